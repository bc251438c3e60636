# ruff: noqa: E501  (one line a case)
"""Positions: the first rule that is broken gives the name, in the order of the contracts; the least legal bid."""

from __future__ import annotations

import pytest

from engine.actions import (
    Accuse,
    Bid,
    Bluffstopp,
    Challenge,
    Control,
    Deed,
    DropDie,
    Dropp,
    Exact,
    Palifico,
    Pass,
    Play,
    Warn,
)  # fmt: skip
from engine.cards import Card
from engine.position import Position
from engine.rulesets import load

NL, OPEN, BLUFF, PERUDO = load("nl-perudo"), load("nl-perudo-open"), load("sv-bluff"), load("sv-perudo")
STAKES, CARDS = load("en-stakes"), load("sv-bluffstopp")
DROPP = load("sv-bluffstopp", {"dropp": "on"})
QS, KS, KH, NINE = Card("Q", "S"), Card("K", "S"), Card("K", "H"), Card("9", "S")


@pytest.mark.parametrize(
    ("position", "action", "rule"),
    [
        # each row breaks the rule named and some that come later
        (Position(NL, over=True), Bid(0, 9), "malformed"),
        (Position(NL, over=True, in_turn=False), Bid(99, 9), "finished"),
        (Position(BLUFF, in_turn=False), Bid(2, 9, 1), "not-in-these-rules"),
        (Position(BLUFF, in_turn=False), Play(QS), "not-in-these-rules"),
        (Position(BLUFF, in_turn=False), Warn("Bo"), "not-in-these-rules"),
        (Position(BLUFF, in_turn=False), DropDie(), "not-in-these-rules"),
        (Position(CARDS, in_turn=False), Bid(99, 9), "not-in-these-rules"),
        (Position(CARDS, in_turn=False), Dropp(QS), "not-in-these-rules"),
        (Position(CARDS, in_turn=False), Accuse("Bo"), "not-in-these-rules"),
        (Position(NL, in_turn=False), Bid(2, 9), "turn"),
        (Position(NL, in_turn=False), Challenge(), "turn"),
        (Position(NL), Challenge(), "no-bid"),
        (Position(NL), Exact(), "no-bid"),
        (Position(NL, bid=Bid(2, 2)), Exact(), "exact-not-allowed"),
        (Position(load("sv-bluff-simple")), Palifico(), "palifico-not-allowed"),
        (Position(NL, waiting="roll"), Bid(99, 9), "roll"),
        (Position(NL), Bid(99, 7), "face-range"),
        (Position(OPEN), Bid(99, 0), "face-range"),
        (Position(STAKES), Bid(99, 1, 99), "ones-not-biddable"),
        (Position(BLUFF), Bid(16, 1), "too-many"),
        (Position(STAKES, bid=Bid(9, 5, 2)), Bid(2, 2), "stake"),
        (Position(STAKES, bid=Bid(9, 5, 2)), Bid(2, 2, 6), "stake"),
        (Position(STAKES, bid=Bid(9, 5, 2)), Bid(2, 2, 0), "stake"),
        (Position(STAKES, bid=Bid(9, 5, 2)), Bid(9, 5, 1), "raise"),
        (Position(STAKES, bid=Bid(9, 5, 2)), Bid(10, 6, 2), "raise"),
        (Position(BLUFF), Bid(2, 1), "opening-ones"),
        (Position(NL, bid=Bid(5, 3), one_die_round=True, opened_face=3), Bid(3, 4), "face-lock"),
        (Position(NL, bid=Bid(5, 3)), Bid(5, 3), "raise"),
        (Position(CARDS), Pass(), "must-lead"),
        (Position(CARDS), Bluffstopp(), "no-claim"),
        (Position(CARDS, claim=QS, own_bid=True), Bluffstopp(), "no-claim"),
        (Position(CARDS, claim=QS, window=False), Bluffstopp(), "no-claim"),
        (Position(CARDS, claim=QS, hand=(KS,)), Play(NINE, KH), "not-in-hand"),
        (Position(CARDS, claim=QS), Play(Card("2", "H")), "suit"),
        (Position(CARDS, claim=QS), Play(NINE), "rank"),
        (Position(CARDS, claim=QS, last_card=True), Play(KS), "finished"),
        (Position(CARDS, claim=QS, last_card=True, in_turn=False), Play(KS), "turn"),
        (Position(DROPP, own=1), Dropp(QS), "not-in-hand"),
        (Position(DROPP, players=("Anna", "Bo")), Accuse("Zed"), "malformed"),
        (Position(PERUDO, players=("Anna", "Bo"), gone=("Bo",)), Warn("Bo"), "malformed"),
        (Position(PERUDO, waiting="roll"), Warn("Bo"), "roll"),
        (Position(PERUDO, hand=(2, 2)), DropDie(3), "not-in-hand"),
        (Position(PERUDO, out=True, in_turn=False), DropDie(3), "turn"),
        (Position(PERUDO, out=True, bid=Bid(2, 2), in_turn=False), Exact(), "exact-not-allowed"),
        (Position(NL, bid=Bid(30, 3)), Bid(31, 3), None),
        (Position(NL, over=True), Control("repeat"), None),
        (Position(CARDS, claim=QS, last_card=True), Pass(), None),
        (Position(CARDS, claim=QS, in_turn=False), Bluffstopp(), None),
        (Position(DROPP, own=2, in_turn=False), Dropp(QS), None),
    ],
)  # fmt: skip
def test_first_rule_broken(position: Position, action: Deed | Control, rule: str | None) -> None:
    assert position.refusal(action) == rule


@pytest.mark.parametrize(
    ("position", "smallest"),
    [
        (Position(NL), Bid(1, 2)),
        (Position(NL, bid=Bid(5, 4)), Bid(5, 5)),
        (Position(NL, bid=Bid(5, 6)), Bid(6, 2)),  # three ones stand above six sixes
        (Position(NL, bid=Bid(4, 6)), Bid(2, 1)),  # two ones stand just above four sixes
        (Position(NL, bid=Bid(3, 1)), Bid(7, 2)),
        (Position(NL, bid=Bid(1, 6)), Bid(2, 2)),  # one one stands above two sixes
        (Position(NL, bid=Bid(15, 1)), Bid(31, 2)),  # hidden totals: no cap
        (Position(OPEN, bid=Bid(15, 1)), None),
        (Position(OPEN, bid=Bid(15, 6)), Bid(8, 1)),
        (Position(BLUFF, bid=Bid(5, 6)), Bid(6, 6)),
        (Position(BLUFF, bid=Bid(4, 6)), Bid(2, 1)),
        (Position(BLUFF, bid=Bid(5, 4), in_turn=False), None),
        (Position(OPEN, one_die_round=True, own=1), Bid(1, 1)),
        (Position(OPEN, one_die_round=True, bid=Bid(2, 3), opened_face=3), Bid(3, 3)),
        (Position(load("sv-bluff-no-wilds")), Bid(1, 1)),
        (Position(STAKES), Bid(1, 2, 1)),
        (Position(STAKES, bid=Bid(4, 5, 2)), Bid(4, 5, 3)),
        (Position(STAKES, bid=Bid(4, 5, 2), own=2), Bid(5, 5, 2)),
        (Position(STAKES, bid=Bid(4, 5, 2), own=1), None),
        (Position(STAKES, bid=Bid(15, 5, 5)), None),
        (Position(CARDS, claim=QS), Play(KS)),
        (Position(CARDS, claim=Card("A", "S")), None),
        (Position(CARDS), None),
    ],
)
def test_smallest(position: Position, smallest: Deed | None) -> None:
    assert position.smallest() == smallest


@pytest.mark.parametrize("own", range(1, 6))
@pytest.mark.parametrize("stake", range(1, 6))
def test_who_holds_fewer_dice_than_the_stake_can_only_challenge(own: int, stake: int) -> None:
    position = Position(STAKES, bid=Bid(4, 5, stake), own=own)
    assert position.refusal(Challenge()) is None
    assert bool(position.legal_bids()) == (own >= stake)
    assert (position.smallest() is None) == (own < stake)


def test_from_options() -> None:
    assert Position.from_options(NL) == Position(NL, dice=15, own=5, seats=3)
    after = Position.from_options(OPEN, after=Bid(5, 4), dice=9, turn="other", own=2, seats=4)
    assert (after.bid, after.dice, after.own, after.seats, after.in_turn) == (Bid(5, 4), 9, 2, 4, False)
    assert Position.from_options(OPEN, dice=4).own == 4
    assert Position.from_options(OPEN, dice=4).seats == 2
    assert Position.from_options(CARDS, after=QS).claim == QS
    opened = Position.from_options(BLUFF, after=Bid(3, 4), palifico=4)
    assert opened.refusal(Bid(4, 5)) == "face-lock"
    assert Position.from_options(BLUFF, palifico="any").refusal(Bid(2, 1)) is None
    announces = Position.from_options(PERUDO, one_die=True)
    assert announces.refusal(Palifico()) is None
    assert announces.refusal(Bid(2, 1)) == "opening-ones"
    assert Position.from_options(BLUFF, one_die=True).refusal(Bid(2, 1)) is None


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"after": QS}, "--after must be a bid"),
        ({"dice": 0}, "--dice must be 1 or more"),
        ({"dice": 3, "own": 4}, "--own must be at most --dice"),
    ],
)
def test_options_that_cannot_be(options: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Position.from_options(NL, **options)  # type: ignore[arg-type]
