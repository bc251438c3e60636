"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from engine.actions import Bid, Challenge, Control, Exact
from engine.position import Position
from engine.rulesets import ids, load
from grammars.decisions import Act
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.language import load_language

README = Path(__file__).parents[1] / "README.md"
TEXT = README.read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")] for line in TEXT.splitlines() if line[:1] == "|"
]


def test_its_python_runs() -> None:
    outcome = doctest.testfile(str(README), module_relative=False)
    assert outcome.attempted > 10 and outcome.failed == 0


def test_every_rule_set_stands_in_it() -> None:
    named = set(re.findall(r"`((?:sv|nl|en)-[a-z-]+)`", TEXT))
    assert named == set(ids())


@pytest.mark.parametrize(
    ("row", "kind"),
    [("a bid", Bid(5, 3)), ("doubt it", Challenge()), ("exactly right", Exact()), ("stop", Control("quit"))],
)
@pytest.mark.parametrize(("column", "language"), [(1, "sv"), (2, "nl"), (3, "en")])
def test_what_it_says_can_be_said_is_understood(row: str, kind: object, column: int, language: str) -> None:
    position = Position(load("nl-perudo-open"), bid=Bid(3, 2), in_turn=True)
    cells = next(cells for cells in ROWS if cells[0] == row)
    for text in cells[column].split(","):
        decision = interpret(Heard.of(text.strip()), position, load_language(language))
        assert isinstance(decision, Act) and decision.action == kind, text


@pytest.mark.parametrize(("column", "language"), [(1, "sv"), (2, "nl"), (3, "en")])
def test_its_queries_and_controls_are_understood(column: int, language: str) -> None:
    position = Position(load("nl-perudo-open"), bid=Bid(3, 2), in_turn=True)
    said = [text for cells in ROWS if cells[0] in ("ask", "steer") for text in cells[column].split(",")]
    for text in said:
        decision = interpret(Heard.of(text.strip()), position, load_language(language))
        assert isinstance(decision, Act) and isinstance(decision.action, Control), text
