"""Short ways to write bids and journals in tests."""

from __future__ import annotations

import json
import re
from typing import Any

from engine.actions import Bid
from engine.referee import replay


def bids(text: str) -> list[Bid]:
    """Bids from "5x3 4x5/2": five threes, and four fives at a stake of two."""
    found = []
    for written in text.split():
        match = re.fullmatch(r"(\d+)x(\d+)(?:/(\d+))?", written)
        assert match, written
        quantity, face, stake = match.groups()
        found.append(Bid(int(quantity), int(face), int(stake) if stake else None))
    return found


def header(rules: str, players: list[str], **members: Any) -> dict[str, Any]:
    return {"bluffbord": 1, "rules": rules, "switches": {}, "players": players, "seed": 1} | members


def dice_journal(
    rules: str, hands: dict[str, list[int]], *lines: dict[str, Any], switches: dict[str, object] | None = None
) -> list[dict[str, Any]]:
    """A journal in which the first of `hands` starts, all roll those hands, and `lines` follow."""
    players = list(hands)
    return [
        header(rules, players, switches=switches or {}),
        {"event": "start", "player": players[0]},
        {"event": "roll", "dice": hands},
        *lines,
    ]


def text_of(journal: list[Any]) -> bytes:
    lines = (line if isinstance(line, str) else json.dumps(line, ensure_ascii=False) for line in journal)
    return "".join(line + "\n" for line in lines).encode()


def events_of(journal: list[Any]) -> list[dict[str, Any]]:
    """What the referee tells of a journal, and no refusal in it."""
    told = list(replay(text_of(journal)))
    assert "error" not in told[-1], told[-1]
    return told


def refusal_of(journal: list[Any]) -> tuple[int, str]:
    """The line and the rule at which the referee refuses a journal."""
    last = list(replay(text_of(journal)))[-1]
    assert "error" in last, last
    return last["line"], last["rule"]
