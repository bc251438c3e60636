"""What a rule forbids, named as in the contracts and explained in one sentence for whoever reads a
journal."""

from __future__ import annotations

from typing import Any

Event = dict[str, Any]
"""A deed or an event as the JSON object of the contracts."""

REASONS = {
    "malformed": "not a line that a journal can hold",
    "finished": "the game is over",
    "not-in-these-rules": "these rules have no such act",
    "turn": "it is not that player's turn",
    "no-bid": "there is no bid to call",
    "no-claim": "there is no claim that this player may call",
    "exact-not-allowed": "this player may not call exact now",
    "palifico-not-allowed": "this player may not announce a one-die round now",
    "must-lead": "who leads plays a card",
    "roll": "not the dice that are to be thrown now, or the dice come first",
    "face-range": "a die has the faces one to six",
    "ones-not-biddable": "nobody may bid on ones",
    "too-many": "more than all dice on the table",
    "stake": "a stake must be named that this player can put up",
    "opening-ones": "a round may not open on ones",
    "face-lock": "the face may not change in this round",
    "raise": "not higher than the standing bid",
    "not-in-hand": "not in this player's hand",
    "suit": "another suit than the standing claim",
    "rank": "not higher than the standing claim",
    "deal": "not the cards that are to be dealt or turned over now, or the cards come first",
    "derived": "not what follows from what happened",
}
"""Every rule that a line can break, in the order in which the first one broken gives the name."""


class IllegalAction(ValueError):  # noqa: N818  named as by those who play
    """A deed or an event that the rules forbid; the game is as it was before."""

    def __init__(self, rule: str, message: str | None = None, before: list[Event] | None = None) -> None:
        self.rule = rule
        """The first rule that is broken, one of REASONS."""
        self.message = message or REASONS[rule]
        self.before = before or []
        """What happened before the refusal all the same: a win whose window the refused deed would have
        closed."""
        super().__init__(f"{rule}: {self.message}")
