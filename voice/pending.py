"""A question that the table has asked, and what an answer to it comes to.

The interpreter decides what was said; a pending question gives the answer its place: the missing half joins
the half that is
known, a yes confirms, a name tells who spoke. What does not answer is taken as something new, so nobody is
ever stuck in a
question.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.actions import Action, Bid, Control, Deed, Play
from engine.cards import Card
from grammars.decisions import Act, Ask, Decision

EXPECTED = {
    "quantity": "count",
    "count": "count",
    "confirm": "yesno",
    "quit": "yesno",
    "hold": "yesno",
    "player": "name",
    "card": "card",
    "turned-over": "card",
    "start-card": "card",
    "room": "yesno",
}
"""What the interpreter is told to expect as the answer to each question; to the others anything may be
said."""

OWED = ("count", "turned-over", "start-card")
"""Nothing goes on at a real table before these are told: how many dice show it, which card it was, which
card lies face up at the start. No other words drop such a question."""


@dataclass(frozen=True, slots=True)
class Pending:
    """One question, to one person."""

    question: str
    """As in Ask, or "quit" (really?), "hold" (a call that a "no" takes back), "room" (may it be said aloud?);
    "card": which one lies under the claim? And what only a real table can tell: OWED."""
    to: str
    """Whose answer it is."""
    options: tuple[Action, ...] = ()
    """What a yes does, or what there is to choose from."""
    partial: dict[str, Any] = field(default_factory=dict)
    """The half that is known, as members of the JSON; for "card" the claim."""

    @property
    def expected(self) -> str | None:
        """What `interpret` should expect."""
        return EXPECTED.get(self.question)

    def answer(self, decision: Decision) -> Action | None:
        """The action that `decision`, taken as the answer, comes to; None: it is no answer to this
        question."""
        if self.question in ("confirm", "quit", "hold", "room"):
            return self._confirmed(decision)
        if self.question == "player":
            return self._of_player(decision)
        if self.question == "which":
            return self._chosen(decision)
        if self.question == "count":
            return _number(decision)
        if self.question in ("card", "turned-over", "start-card"):
            return self._card(decision)
        return self._completed(decision)

    def declined(self, decision: Decision) -> bool:
        """Did they say no?"""
        return isinstance(decision, Act) and decision.action == Control("no")

    def _confirmed(self, decision: Decision) -> Action | None:
        if isinstance(decision, Act) and decision.action in (Control("yes"), *self.options):
            return self.options[0]
        return None

    def _of_player(self, decision: Decision) -> Action | None:
        if (
            isinstance(decision, Act)
            and isinstance(decision.action, Control)
            and decision.action.act == "player"
        ):
            return decision.action
        return None

    def _chosen(self, decision: Decision) -> Action | None:
        """One of the options, said in full or by what tells it from the others."""
        said: dict[str, Any] = {}
        if isinstance(decision, Act):
            if decision.action in self.options:
                return decision.action
            number = _number(decision)
            said = {"quantity": number.value} if number else {}
        elif isinstance(decision, Ask):
            said = dict(decision.partial or {})
        said.pop("act", None)
        if not said:
            return None
        fitting = [o for o in self.options if said.items() <= o.to_json().items()]
        return fitting[0] if len(fitting) == 1 else None

    def _card(self, decision: Decision) -> Action | None:
        """The card named: what really lies there, or (for "card") what is played under the claim. It need be
        no
        legal claim."""
        said = None if isinstance(decision, Ask) else decision.action
        if not isinstance(said, Play):
            return None
        return Play(self.partial["claim"], said.claim) if self.question == "card" else Play(said.claim)

    def _completed(self, decision: Decision) -> Action | None:
        """The known half together with the half just said."""
        missing = "quantity" if "face" in self.partial else "face"
        said: dict[str, Any] = {}
        number = _number(decision)
        if number is not None:
            said = {missing: number.value}
        elif isinstance(decision, Ask):
            said = dict(decision.partial or {})
            if missing == "face" and said.keys() == {"act", "quantity"}:  # "fem" - "fem vad?" - "tre"
                said = {missing: said["quantity"]}
        if said.get("face", 1) not in range(1, 7):
            return None
        whole = {**said, **self.partial}
        whole.pop("act", None)
        return whole_action(whole)


def _number(decision: Decision) -> Control | None:
    """The bare number that was said, if it was one."""
    if isinstance(decision, Act) and isinstance(decision.action, Control) and decision.action.act == "number":
        return decision.action
    return None


def whole_action(parts: dict[str, Any]) -> Deed | None:
    """The bid or claim that `parts` (JSON members without "act") make, if they make one."""
    if parts.keys() >= {"quantity", "face"}:
        return Bid(parts["quantity"], parts["face"], parts.get("stake"))
    if parts.keys() >= {"rank", "suit"}:
        return Play(Card(parts["rank"], parts["suit"]))
    return None
