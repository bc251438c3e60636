"""Why a decision was made, for a person who wants to know: the alignment, the costs, the runner-up, the
reason."""

from __future__ import annotations

from typing import Any

from grammars.interpret import ACT, ASK, MARGIN, SAME, Thought
from grammars.nbest import Weighed

MOST_READINGS = 5


def explanation(thought: Thought) -> dict[str, Any]:
    """An object for JSON: "reason", "thresholds", and "readings", the cheapest first, each with its
    alignment."""
    return {
        "reason": thought.reason,
        "thresholds": {"act": ACT, "ask": ASK, "margin": MARGIN, "same": SAME},
        "readings": [_reading(item) for item in thought.weighed[:MOST_READINGS]],
    }


def _reading(item: Weighed) -> dict[str, Any]:
    found: dict[str, Any] = {"cost": round(item.cost, 3)}
    if item.candidate is None:
        return found | {"means": "talk"}
    if item.candidate.action is not None:
        found["means"] = item.candidate.action.to_json()
    elif item.candidate.ask is not None:
        found["means"] = item.candidate.ask.to_json()
    else:
        found["means"] = None
        found["why"] = item.candidate.why
    if item.candidate.rule:
        found["forbidden_by"] = item.candidate.rule
    found["text"] = item.text
    if item.reading and item.reading.last:
        found["alignment"] = [
            {"heard": step.heard, "meant": step.meant, "as": step.category, "cost": round(step.cost, 3)}
            | ({"origin": step.origin} if step.origin else {})
            for step in item.reading.last.row()
        ]
    return found
