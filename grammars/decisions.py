"""What the interpreter decides: act, ask one question, or reject with a reason."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.actions import Action, Deed


@dataclass(frozen=True, slots=True)
class Act:
    """Clear and legal: do it."""

    action: Action
    cost: float = 0.0
    """How far the words heard are from the words meant; 0 is word for word."""
    margin: float = float("inf")
    """The cost of the runner-up of another meaning less `cost`."""

    def to_json(self) -> dict[str, Any]:
        margin = None if self.margin == float("inf") else round(self.margin, 3)
        return {
            "decision": "act",
            "action": self.action.to_json(),
            "cost": round(self.cost, 3),
            "margin": margin,
        }


@dataclass(frozen=True, slots=True)
class Ask:
    """One question is needed first."""

    question: str
    """"face" or "quantity" (the missing half), "which" (either/or), "confirm" (one option: did you mean
    it?), "stake", "player", "card", "suit", "rank"."""
    partial: dict[str, Any] | None = None
    """What is known of the action, as JSON, for the missing half."""
    options: tuple[Action, ...] = ()
    """The readings to choose from."""
    corrects: bool = field(default=False, compare=False)
    """Was the half said to mend something ("nej, sex")? Right after a bid it takes the place of its half."""

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"decision": "ask", "question": self.question}
        if self.partial is not None:
            found["partial"] = self.partial
        return found | {"options": [option.to_json() for option in self.options]}


@dataclass(frozen=True, slots=True)
class Reject:
    """Nothing is done, and `reason` says why."""

    reason: str
    """"not-understood", or "illegal": understood, but the rules forbid it."""
    action: Action | None = None
    """What was understood, when illegal."""
    rule: str | None = None
    """The rule that forbids it, named as in the contracts."""
    smallest: Deed | None = None
    """The least legal bid, when a bid was illegal; None where nothing is legal."""

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"decision": "reject", "reason": self.reason}
        if self.action is not None:
            smallest = self.smallest.to_json() if self.smallest else None
            found |= {"action": self.action.to_json(), "rule": self.rule, "smallest": smallest}
        return found


Decision = Act | Ask | Reject
