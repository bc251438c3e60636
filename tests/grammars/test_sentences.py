"""What is said at the table, one line a case: tests/grammars/cases/LANGUAGE.txt tells how to read them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import rulesets
from engine.actions import Bid
from engine.cards import DECK, Card
from engine.position import Position
from grammars.decisions import Act, Ask, Decision, Reject
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.language import load_language

CASES = Path(__file__).parent / "cases"
CARDS = {str(card) for card in DECK}


def lines(language: str) -> list[tuple[str, str, str]]:
    """Text, what is done, table, of each case of a language."""
    rows = []
    for line in (CASES / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            text, wanted, table = (part.strip() for part in line.split("|"))
            rows.append((text, wanted, table))
    return rows


ALL = [(language, *line) for language in ("sv", "nl", "en") for line in lines(language)]


def position(options: dict[str, str]) -> Position:
    after: Any = options.get("after")
    if after in CARDS:
        after = Card.parse(after)
    elif after:
        after = Bid(*map(int, after.split(",")))
    palifico: Any = options.get("palifico")
    return Position.from_options(
        rulesets.load(options.get("rules", "nl-perudo-open")),
        after,
        int(options.get("dice", 30)),
        "other" if options.get("turn") == "other" else "own",
        int(options["own"]) if "own" in options else None,
        None,
        int(palifico) if palifico and palifico != "any" else palifico,
        "one_die" in options,
    )


def short(decision: Decision) -> str:
    """A decision as the cases write it."""
    if isinstance(decision, Ask):
        return f"?{decision.question}"
    if isinstance(decision, Reject):
        return f"!{decision.rule}" if decision.rule else "-"
    action = decision.action.to_json()
    if action["act"] == "bid":
        stake = f"${action['stake']}" if "stake" in action else ""
        return f"{action['quantity']}x{action['face']}{stake}"
    return str(action["claim"] if action["act"] == "play" else action["act"])


@pytest.mark.parametrize(
    ("language", "text", "wanted", "table"), ALL, ids=[f"{a}: {b} [{d}]" for a, b, _, d in ALL]
)
def test_what_is_said(language: str, text: str, wanted: str, table: str) -> None:
    options = dict(item.partition("=")[::2] for item in table.split())
    names = tuple(filter(None, options.get("names", "").split(",")))
    decision = interpret(
        Heard.of(text), position(options), load_language(language), options.get("expect"), names
    )
    if wanted == "-":
        assert not isinstance(decision, Act), short(decision)
    else:
        assert short(decision) == wanted
