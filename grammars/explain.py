"""Why a decision was made, for a person who wants to know: the alignment, the costs, the runner-up, the
reason."""

from __future__ import annotations

from typing import Any

from grammars.interpret import ACT, ASK, MARGIN, SAME, Thought
from grammars.nbest import Weighed
from grammars.reading import Path
from grammars.sentences import Intent

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
    if item.reading and item.reading.path:
        found["alignment"] = [_step(path) for path in item.reading.path.row()]
    return found


def _step(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = {"heard": path.heard}
    if isinstance(path.meant, Intent):
        found |= {"meant": path.meant.said, "as": "sentence"}
        origin = path.meant.origin
    else:
        found["meant"] = " ".join(entry.meant for entry in path.meant)
        found["as"] = " ".join(entry.category.name.lower() for entry in path.meant)
        origin = ", ".join(entry.origin for entry in path.meant if entry.origin)
    found["cost"] = round(path.cost, 3)
    return found | ({"origin": origin} if origin else {})
