"""When has somebody finished? How long a silence must last before what was heard counts as all of it.

A fixed pause is either slow or cuts "jag säger ... fem ... treor" in three. What was heard so far knows
better: a bid that is whole is answered at once, a count that waits for its face is given time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.actions import Action
from grammars.decisions import Act, Ask, Decision, Reject
from grammars.heard import Heard
from grammars.phrases import PhraseSet, Word

WHOLE = 0.18
"""Seconds of silence after which something clear, legal and whole is done."""
REFUSED = 0.30
"""After something whole that is refused, or asked about: nothing is lost by a moment's patience."""
GROWING = 0.60
"""After something that asks for more words: "fem", where a bid is due."""
GROWING_ACT = 0.40
"""After something that can be done as it is, and that more words would make something else: "no", "no
way"."""
NOTHING = 0.60
"""After speech that is nothing yet: an opener, half a word, talk at the table."""
CLOSE = 2.5
"""A reading that grows counts if its score is within this of the best (natural logarithm)."""


def silence_needed(heard: Heard, decision: Decision, grows: Callable[[str], bool]) -> float:
    """Seconds of silence after which `heard` is final, given what it would lead to now."""
    if not heard.alternatives:
        return NOTHING
    growing = any(grows(text) for text in _likely(heard))
    if isinstance(decision, Act):
        return GROWING_ACT if growing else WHOLE
    if growing:
        return GROWING
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

    def __init__(self, said: PhraseSet, judge: Callable[[Heard], Decision]) -> None:
        self._judge = judge
        self._known: dict[str, bool] = {}
        self._longer: dict[str, list[str]] = {}
        for text in (*said.commands, *(count.text for count in said.counts)):
            words = text.split()
            for size in range(1, len(words)):
                self._longer.setdefault(" ".join(words[:size]), []).append(text)
        suits = [f"{link} {suit.text}" for link in said.card_links[:1] for suit in said.suits[:2]]
        self._followed = {count.text: _texts(said.faces, said.bare_faces) for count in said.counts}
        self._followed |= {suit.text: _texts(said.ranks) for suit in said.suits}
        self._followed |= {rank.text: suits for rank in said.ranks}

    def __call__(self, text: str) -> bool:
        if text not in self._known:
            self._known[text] = self._means_more(text)
        return self._known[text]

    def _means_more(self, text: str) -> bool:
        """What was said before it does not matter: any tail of `text` that begins something longer counts."""
        words, now = text.split(), self._action(text)
        for start in range(len(words)):
            head, tail = words[:start], " ".join(words[start:])
            after_count = (
                bool(head) and head[-1] in self._followed
            )  # "en fyra" is whole: no "fyra sexor" follows
            longer = [f"{tail} {more}" for more in self._followed.get(tail, ()) if not after_count]
            for more in (*longer, *self._longer.get(tail, ())[:SAMPLED]):
                action = self._action(" ".join([*head, more]))
                if action is not None and action != now:
                    return True
        return False

    def _action(self, text: str) -> Action | None:
        """What would be done, or refused, if it were all that was said; None: nothing."""
        decision = self._judge(Heard.of(text))
        return decision.action if isinstance(decision, Act | Reject) else None


SAMPLED = 6
"""Longer commands of one beginning that are looked at; they are alike."""


def _texts(*groups: Sequence[Word]) -> list[str]:
    """One text for each value of each group, as samples of what may follow."""
    return list(
        {(i, word.value): word.text for i, words in enumerate(groups) for word in reversed(words)}.values()
    )
