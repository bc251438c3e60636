# ruff: noqa: E501  (short values, many to a line)
"""Journals with anything in them: a refusal that names line and rule, never an exception."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import header, refusal_of

from engine.errors import REASONS
from engine.referee import replay

CASES = [
    json.loads(file.read_text(encoding="utf-8"))
    for file in sorted((Path(__file__).parent / "cases").glob("*.json"))
]
MEMBERS = (
    "by act event quantity face stake player dice left why count card claim hands stock start dealer number "
    "starts closed line bid call cards warnings rules switches players physical seed bluffbord"
).split()
VALUES: list[Any] = [
    None, True, False, 0, 1, 3, 6, 7, -1, 16, 10**30, 1.5, float("nan"), "", "Anna", "Bo", "Zed", "QS", "1S", "\ud800",
    "å", [], {}, [1], {"a": 1}, [[]], "bid", "reveal", "roll", "challenge", "undo", "window", "restock", "deal",
]  # fmt: skip


def changed(value: Any, whim: random.Random) -> Any:
    """Something near `value`, or far from it."""
    if isinstance(value, dict) and value:
        found, member, kind = dict(value), whim.choice(list(value)), whim.randrange(4)
        if kind == 0:
            del found[member]
        elif kind == 1:
            found[whim.choice(MEMBERS)] = whim.choice(VALUES)
        else:
            found[member] = changed(found[member], whim)
        return found
    if isinstance(value, list) and value:
        found_list, place = list(value), whim.randrange(len(value))
        if whim.random() < 0.5:
            found_list[place] = changed(found_list[place], whim)
        else:
            found_list.insert(place, found_list[place])
        return found_list
    if isinstance(value, int) and whim.random() < 0.5:
        return value + whim.choice((-1, 1, 2))
    return whim.choice(VALUES)


def broken(case: dict[str, Any], whim: random.Random) -> bytes:
    journal = list(case["journal"])
    for _ in range(whim.choice((1, 1, 2, 4))):
        place, kind = whim.randrange(len(journal)), whim.randrange(6)
        if kind < 3:
            journal[place] = changed(journal[place], whim) if isinstance(journal[place], dict) else {}
        elif kind == 3 and len(journal) > 1:
            del journal[place]
        elif kind == 4:
            journal.insert(place, whim.choice(whim.choice(CASES)["journal"]))
        else:
            journal.insert(place + 1, {"event": "undo", "line": whim.randint(1, len(journal) + 1)})
    lines = (
        line if isinstance(line, str) else json.dumps(line, ensure_ascii=whim.random() < 0.5)
        for line in journal
    )
    text = bytearray("\n".join(lines).encode("utf-8", "surrogatepass"))
    if whim.random() < 0.2:
        text[whim.randrange(len(text))] = whim.randrange(256)
    return bytes(text[: whim.randrange(len(text))] if whim.random() < 0.1 else text)


@settings(max_examples=800, deadline=None)
@given(st.integers(0, 10**9))
def test_a_broken_journal_is_refused_in_one_object(seed: int) -> None:
    whim = random.Random(seed)
    told = list(replay(broken(whim.choice(CASES), whim)))
    for event in told:
        json.dumps(event, ensure_ascii=False).encode()  # can be printed
    if "error" in told[-1]:
        assert told[-1]["rule"] in REASONS
        assert told[-1]["line"] >= 1
    else:
        assert told[-1]["event"] == "standing"
    assert not any("error" in event for event in told[:-1])


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\n\n",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b"1e999",
        b"[" * 100_000,
        b'{"bluffbord": ' + b"1" * 10_000 + b"}",
    ],
)
def test_no_header(text: bytes) -> None:
    told = list(replay(text))
    assert [(event["error"], event["rule"]) for event in told] == [("illegal", "malformed")]


@pytest.mark.parametrize(
    "change",
    [
        {"bluffbord": 2}, {"bluffbord": True}, {"bluffbord": "1"}, {"rules": "en-perudo"}, {"rules": None},
        {"players": "Anna"}, {"players": ["Anna"]}, {"players": ["Anna", "Anna"]}, {"players": ["Anna", 3]},
        {"players": ["Anna", " "]}, {"switches": {"wild_sixes": "on"}}, {"switches": {"exact_call": "perhaps"}},
        {"switches": {"penalty": "pile"}}, {"switches": []}, {"switches": {"dice_per_player": 10**9}}, {"physical": "yes"},
        {"seed": []},
    ],
    ids=str,
)  # fmt: skip
def test_header_malformed(change: dict[str, Any]) -> None:
    assert refusal_of([header("nl-perudo", ["Anna", "Bo"]) | change]) == (1, "malformed")


def test_keys_beyond_the_contract_are_ignored_in_the_header() -> None:
    journal = [
        header("nl-perudo", ["Anna", "Bo"], table="by the window", version=7),
        {"event": "start", "player": "Zed"},
    ]
    assert refusal_of(journal) == (2, "malformed")
