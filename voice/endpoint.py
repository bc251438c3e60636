"""When has somebody finished? How long a silence must last before what was heard counts as all of it.

A fixed pause is either slow or cuts "jag säger ... fem ... treor" in three. What was heard so far knows
better: a bid that is whole is answered at once, a count that waits for its face is given time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.actions import Action
from grammars.decisions import Act, Ask, Decision
from grammars.heard import Heard

WHOLE = 0.18
"""Seconds of silence after which something clear, legal and whole is done."""
REFUSED = 0.30
"""After something whole that is refused, or asked about: nothing is lost by a moment's patience."""
GROWING = 0.60
"""After something that more words would make something else: "fem", "jag säger"."""
NOTHING = 0.60
"""After speech that is nothing yet: an opener, half a word, talk at the table."""
CLOSE = 2.5
"""A reading that grows counts if its score is within this of the best (natural logarithm)."""


def silence_needed(heard: Heard, decision: Decision, grows: Callable[[str], bool]) -> float:
    """Seconds of silence after which `heard` is final, given what it would lead to now."""
    if not heard.alternatives:
        return NOTHING
    if any(grows(text) for text in _likely(heard)):
        return GROWING
    if isinstance(decision, Act):
        return WHOLE
    return GROWING if isinstance(decision, Ask) and decision.partial else REFUSED


def _likely(heard: Heard) -> list[str]:
    best = heard.alternatives[0].score
    return [
        found.text
        for found in heard.alternatives
        if found is heard.alternatives[0]
        or (best is not None and found.score is not None and best - found.score < CLOSE)
    ]


class Growth:
    """Which texts may still become something else: those that begin a longer phrase of another meaning."""

    def __init__(self, phrases: Sequence[str], judge: Callable[[Heard], Decision]) -> None:
        self._longer: dict[str, list[str]] = {}
        for phrase in phrases:
            words = phrase.split()
            for size in range(1, len(words)):
                self._longer.setdefault(" ".join(words[:size]), []).append(phrase)
        self._judge = judge
        self._known: dict[str, bool] = {}

    def __call__(self, text: str) -> bool:
        if text not in self._known:
            self._known[text] = self._means_more(text)
        return self._known[text]

    def _means_more(self, text: str) -> bool:
        """Openers before the phrase do not matter: any tail of `text` that begins a phrase counts."""
        words = text.split()
        for start in range(len(words)):
            tail = " ".join(words[start:])
            if longer := self._longer.get(tail):
                now, head = self._action(text), words[:start]
                grown = (self._action(" ".join([*head, more])) for more in longer[:SAMPLED])
                return any(action is not None and action != now for action in grown)
        return False

    def _action(self, text: str) -> Action | None:
        """What would be done if it were all that was said; None: nothing."""
        decision = self._judge(Heard.of(text))
        return decision.action if isinstance(decision, Act) else None


SAMPLED = 6
"""Longer phrases looked at; those of one beginning are alike."""
