"""The rule cases: journals, and what the referee must make of them; each with the sentence it comes from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.record import within
from engine.referee import replay

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))


def journal(case: dict[str, Any]) -> bytes:
    lines = (
        line if isinstance(line, str) else json.dumps(line, ensure_ascii=False) for line in case["journal"]
    )
    return "".join(line + "\n" for line in lines).encode()


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.stem)
def test_case(file: Path) -> None:
    case = json.loads(file.read_text(encoding="utf-8"))
    expect = case["expect"]
    told = list(replay(journal(case)))
    if "error" in expect:
        assert within(expect["error"], told[-1])
        return
    standing = told[-1]
    assert standing.get("event") == "standing", standing
    rest = iter(told)
    for wanted in expect.get("events", []):
        assert any(within(wanted, event) for event in rest), f"{wanted} in its place"
    assert within(expect.get("standing", {}), standing), standing
    legal = standing["legal"]
    for bid in expect.get("bids_include", []):
        assert bid in legal["bids"]
    for bid in expect.get("bids_exclude", []):
        assert bid not in legal["bids"]
    for claim in expect.get("claims_include", []):
        assert claim in legal["claims"]
    for claim in expect.get("claims_exclude", []):
        assert claim not in legal["claims"]
    for key, member in (("bluffstopp_may", "bluffstopp"), ("exact_may", "exact"), ("challenge", "challenge")):
        if key in expect:
            assert legal[member] == expect[key]
