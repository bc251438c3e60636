# ruff: noqa: E501  (one line a case)
"""Switches that no source sets, one line each: what the deeds so far are, and what follows."""

from __future__ import annotations

from typing import Any

import pytest
from tables import dice_journal, events_of, header, refusal_of

from engine.actions import Bid, Challenge, Exact
from engine.position import Position
from engine.rulesets import load

HANDS = {"Anna": [1, 3, 3, 5, 6], "Bo": [2, 2, 4, 6, 6], "Cia": [1, 1, 2, 5, 5]}
CHALLENGE, EXACT = {"act": "challenge"}, {"act": "exact"}


def told(rules: str, switches: dict[str, object], *deeds: dict[str, Any]) -> list[dict[str, Any]]:
    return events_of(dice_journal(rules, HANDS, *deeds, switches=switches))


def bid(by: str, quantity: int, face: int, stake: int | None = None) -> dict[str, Any]:
    return {"by": by, **Bid(quantity, face, stake).to_json()}


@pytest.mark.parametrize(
    ("switches", "deeds", "wanted"),
    [
        ({"loss_amount": "difference"}, [bid("Anna", 7, 4), {"by": "Bo", **CHALLENGE}], {"player": "Anna", "dice": 3}),
        ({"next_starter": "winner"}, [bid("Anna", 7, 4), {"by": "Bo", **CHALLENGE}], {"number": 2, "starts": "Bo"}),
        ({"next_starter": "bidder"}, [bid("Anna", 2, 4), {"by": "Bo", **CHALLENGE}], {"number": 2, "starts": "Anna"}),
        ({"who_may_challenge": "anyone"}, [bid("Anna", 2, 4), {"by": "Cia", **CHALLENGE}], {"player": "Cia", "dice": 1}),
        ({"exact_next_starter": "bidder"}, [bid("Anna", 5, 4), {"by": "Cia", **EXACT}], {"number": 2, "starts": "Anna"}),
        ({"exact_next_starter": "next_of_bidder"}, [bid("Anna", 5, 4), {"by": "Cia", **EXACT}], {"number": 2, "starts": "Bo"}),
        ({"ones_count_in_tally": "no"}, [bid("Anna", 2, 4), {"by": "Bo", **CHALLENGE}], {"count": 1}),
        ({"tally_equal": "exact_rule", "equal_loss": "all_but_bidder_1"}, [bid("Anna", 4, 4), {"by": "Bo", **CHALLENGE}], {"player": "Cia", "dice": 1}),
    ],
)  # fmt: skip
def test_settlements(
    switches: dict[str, object], deeds: list[dict[str, Any]], wanted: dict[str, Any]
) -> None:
    found = told("sv-bluff", switches, *deeds)
    assert any(wanted.items() <= event.items() for event in found), found


@pytest.mark.parametrize(
    ("switches", "standing", "legal", "illegal"),
    [
        ({"jump_raise": "one_step"}, Bid(5, 4), [Bid(6, 4), Bid(5, 6), Bid(3, 1)], [Bid(7, 4), Bid(4, 1)]),
        ({"jump_raise": "one_step"}, Bid(2, 1), [Bid(3, 1), Bid(5, 3)], [Bid(6, 3)]),
        ({"face_at_higher_qty": "any"}, Bid(5, 4), [Bid(6, 2)], [Bid(5, 2)]),
        ({"face_at_higher_qty": "same_only"}, Bid(5, 4), [Bid(6, 4), Bid(5, 5)], [Bid(6, 5), Bid(6, 3)]),
        ({"raise_face_at_same_qty": "never"}, Bid(5, 4), [Bid(6, 4), Bid(6, 5)], [Bid(5, 5)]),
        ({"lower_qty_higher_face": "yes"}, Bid(5, 4), [Bid(3, 6)], [Bid(3, 4), Bid(3, 3)]),
        ({"to_ones_min_strict": "no"}, Bid(8, 5), [Bid(5, 1)], [Bid(4, 1)]),
        ({"max_qty": "unlimited"}, Bid(15, 5), [Bid(16, 5)], []),
        ({"dice_totals_visible": "hidden"}, Bid(15, 5), [Bid(16, 5)], []),
        ({"ones_biddable": "never"}, Bid(5, 4), [Bid(6, 4)], [Bid(4, 1)]),
        ({"ones_wild": "no"}, None, [Bid(1, 1)], []),
    ],
)
def test_raises(
    switches: dict[str, object], standing: Bid | None, legal: list[Bid], illegal: list[Bid]
) -> None:
    position = Position(load("sv-bluff", switches), bid=standing)
    assert [position.refusal(made) for made in legal] == [None] * len(legal)
    assert None not in [position.refusal(made) for made in illegal]


@pytest.mark.parametrize(
    ("switches", "standing", "legal", "illegal"),
    [
        ({}, Bid(4, 5, 2), [Bid(5, 5, 3), Bid(6, 5, 2)], [Bid(5, 5, 1)]),
        ({"stake_raise": "stake_or_tally"}, Bid(4, 5, 2), [Bid(4, 5, 4), Bid(6, 5, 2)], [Bid(5, 5, 3)]),
        (
            {"stake_raise": "strict_one"},
            Bid(4, 5, 2),
            [Bid(4, 5, 3), Bid(5, 5, 2)],
            [Bid(4, 5, 4), Bid(6, 5, 2)],
        ),
        ({"stake_cap": "none"}, Bid(4, 5, 2), [Bid(4, 5, 9)], []),
        ({"stake_opening_min": 2}, None, [Bid(1, 2, 2)], [Bid(1, 2, 1)]),
    ],
)
def test_stakes(
    switches: dict[str, object], standing: Bid | None, legal: list[Bid], illegal: list[Bid]
) -> None:
    position = Position(load("en-stakes", switches), bid=standing)
    assert [position.refusal(made) for made in legal] == [None] * len(legal)
    assert None not in [position.refusal(made) for made in illegal]


def test_a_stake_no_higher_than_the_challenger_can_pay() -> None:
    rules = load("en-stakes", {"stake_cap": "min(own,challenger)"})
    assert Position(rules, next_own=2).refusal(Bid(1, 2, 3)) == "stake"
    assert Position(rules, next_own=2).refusal(Bid(1, 2, 2)) is None


@pytest.mark.parametrize(
    ("switches", "rule"),
    [({"exact_in_palifico": "no"}, "exact-not-allowed"), ({}, None), ({"exact_min_players": 3}, None)],
)
def test_exact_in_a_one_die_round(switches: dict[str, object], rule: str | None) -> None:
    position = Position(load("sv-bluff", switches), bid=Bid(2, 3), one_die_round=True, opened_face=3, seats=3)
    assert position.refusal(Exact()) == rule


TWO = {"Anna": [2, 3], "Bo": [4, 4], "Cia": [5, 6]}
FALLS = [bid("Anna", 1, 2), {"by": "Bo", **CHALLENGE}]  # Bo is wrong and falls to one die


@pytest.mark.parametrize(
    ("switches", "palifico"),
    [
        ({}, "Bo"),
        ({"palifico": "off"}, None),
        ({"palifico": "optional"}, None),
        ({"palifico_2p": "no"}, "Bo"),
        ({"palifico_when": "first_time"}, "Bo"),
        ({"palifico_when": "while_one_die"}, "Bo"),
    ],
)
def test_who_falls_to_one_die(switches: dict[str, object], palifico: str | None) -> None:
    found = events_of(dice_journal("sv-bluff", TWO, *FALLS, switches={"dice_per_player": 2} | switches))
    assert found[-1]["palifico"] == palifico
    assert found[-1]["legal"]["palifico"] == (switches.get("palifico") == "optional")


def test_no_one_die_round_with_two_left_where_it_is_switched_off() -> None:
    hands = {"Anna": [2, 3], "Bo": [4, 4]}
    for value, palifico in (("yes", "Bo"), ("no", None)):
        switches = {"dice_per_player": 2, "palifico_2p": value}
        assert (
            events_of(dice_journal("sv-bluff", hands, *FALLS, switches=switches))[-1]["palifico"] == palifico
        )


def test_a_wrong_exact_call_brings_no_one_die_round_where_it_is_switched_off() -> None:
    for value, palifico in (("yes", "Cia"), ("no", None)):
        switches = {"dice_per_player": 2, "palifico_calza_drop": value}
        deeds = [bid("Anna", 1, 6), bid("Bo", 2, 6), {"by": "Cia", **EXACT}]
        assert events_of(dice_journal("sv-bluff", TWO, *deeds, switches=switches))[-1]["palifico"] == palifico


def test_every_round_of_a_single_die() -> None:
    """while_one_die: also the next round that the player with one die opens."""
    switches = {"dice_per_player": 2, "palifico_when": "while_one_die"}
    again = [
        *FALLS,
        {"event": "roll", "dice": {"Anna": [2, 3], "Bo": [4], "Cia": [5, 6]}},
        bid("Bo", 1, 4),
        bid("Cia", 2, 4),
        {"by": "Anna", **EXACT},
    ]
    found = events_of(dice_journal("sv-bluff", TWO, *again, switches=switches))
    assert (found[-1]["turn"], found[-1]["palifico"]) == ("Anna", "Anna")


@pytest.mark.parametrize(
    ("switches", "throws", "starts"),
    [
        ({"starter_tie": "leftmost"}, [{"Anna": [2], "Bo": [5], "Cia": [5]}], "Bo"),
        ({"starter_tie": "reroll_all"}, [{"Anna": [2], "Bo": [5], "Cia": [5]}, {"Anna": [6], "Bo": [1], "Cia": [2]}], "Anna"),
        ({"first_starter": "lowest_roll"}, [{"Anna": [2], "Bo": [5], "Cia": [5]}], "Anna"),
        ({"first_starter": "highest_sum_two_dice"}, [{"Anna": [2, 6], "Bo": [5, 1], "Cia": [5, 2]}], "Anna"),
    ],
)  # fmt: skip
def test_throws(switches: dict[str, object], throws: list[dict[str, list[int]]], starts: str) -> None:
    journal = [
        header("sv-bluff", list(HANDS), switches=switches),
        *({"event": "throw", "dice": dice} for dice in throws),
    ]
    assert events_of(journal)[-1]["turn"] == starts


@pytest.mark.parametrize("method", ["random", "highest_of_round_roll"])
def test_these_starts_are_written_as_a_line(method: str) -> None:
    journal = [
        header("sv-bluff", list(HANDS), switches={"first_starter": method}),
        {"event": "start", "player": "Cia"},
    ]
    assert events_of(journal)[-1]["turn"] == "Cia"
    throw = {"event": "throw", "dice": {name: [3] for name in HANDS}}
    assert refusal_of([journal[0], throw]) == (2, "roll")


def test_a_die_that_lies_open_counts_where_it_is_switched_on() -> None:
    journal = dice_journal("sv-bluff", HANDS, bid("Anna", 5, 4), {"by": "Bo", **CHALLENGE})
    journal[0]["switches"] = {"community_die": "open_die_counts"}
    journal[2]["community"] = 4
    assert any(event.get("count") == 5 for event in events_of(journal))
    journal[0]["switches"] = {}
    assert refusal_of(journal) == (3, "roll")


def test_anyone_may_challenge_but_the_bidder() -> None:
    rules = load("sv-bluff", {"who_may_challenge": "anyone"})
    assert Position(rules, bid=Bid(2, 3), in_turn=False).refusal(Challenge()) is None
    assert Position(rules, bid=Bid(2, 3), in_turn=False, own_bid=True).refusal(Challenge()) == "turn"
