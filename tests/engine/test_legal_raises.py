"""An oracle that shares no code with the engine: how many raises each standing bid has, by closed formulas.

D: dice on the table; (q, f): the standing bid; n: one's own dice, s: the stake.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

import pytest

from engine import rulesets
from engine.actions import Bid
from engine.position import Position

TABLES = (1, 2, 3, 7, 10, 15, 30)

DICE_SETS = [name for name in rulesets.ids() if rulesets.load(name).kind == "dice"]


def place(bid: Bid, wild: bool) -> tuple[int, int]:
    """Where a bid stands in the line of all bids."""
    return (2 * bid.quantity, 7) if wild and bid.face == 1 else (bid.quantity, bid.face)


def ones_after(q: int, dice: int) -> int:
    """Bids on wild ones after q of another face: from half of q, rounded up, to all dice."""
    return max(0, dice - ceil(q / 2) + 1)


def any_face(q: int, f: int, dice: int) -> int:
    """Any face at more dice, a higher face at as many; ones are half, back is twice and one ("nl-perudo")."""
    if f == 1:
        return (dice - q) + 5 * max(0, dice - 2 * q)
    return (6 - f) + 5 * (dice - q) + ones_after(q, dice)


def same_or_higher(q: int, f: int, dice: int) -> int:
    """The same face or a higher one at more dice ("sv-bluff": behåll samma tärningsvärde eller välj ett
    högre)."""
    if f == 1:
        return (dice - q) + 5 * max(0, dice - 2 * q)
    return (6 - f) + (7 - f) * (dice - q) + ones_after(q, dice)


def ordinary_ones(q: int, f: int, dice: int) -> int:
    """The same where ones are the lowest ordinary face."""
    return (6 - f) + (7 - f) * (dice - q)


RAISES: dict[str, Callable[[int, int, int], int]] = {
    "nl-perudo": any_face,
    "nl-perudo-open": any_face,
    "sv-bluff": same_or_higher,
    "sv-bluff-simple": same_or_higher,
    "sv-bluff-board": same_or_higher,
    "sv-perudo": same_or_higher,
    "sv-bluff-no-wilds": ordinary_ones,
}


def test_every_dice_rule_set_has_a_formula() -> None:
    assert set(RAISES) | {"en-stakes", "en-stakes-literal"} == set(DICE_SETS)


@pytest.mark.parametrize("dice", TABLES)
@pytest.mark.parametrize("rules", RAISES)
def test_raises_of_every_standing_bid(rules: str, dice: int) -> None:
    named = rulesets.load(rules)
    for q in range(1, dice + 1):
        for f in range(1, 7):
            position = Position(named, bid=Bid(q, f), dice=dice)
            assert len(position.legal_bids()) == RAISES[rules](q, f, dice), (q, f)


@pytest.mark.parametrize("dice", TABLES)
@pytest.mark.parametrize("rules", RAISES)
def test_openings(rules: str, dice: int) -> None:
    faces = 6 if rules == "sv-bluff-no-wilds" else 5
    assert len(Position(rulesets.load(rules), dice=dice).legal_bids()) == faces * dice


@pytest.mark.parametrize("rules", ["nl-perudo", "nl-perudo-open", "sv-bluff", "sv-bluff-board", "sv-perudo"])
@pytest.mark.parametrize("dice", TABLES)
def test_one_die_rounds(rules: str, dice: int) -> None:
    """Ones are no jokers, a round may open on them, and the face is locked: only the count can grow."""
    named = rulesets.load(rules)
    assert len(Position(named, dice=dice, own=1, one_die_round=True).legal_bids()) == 6 * dice
    for q in range(1, dice + 1):
        for f in range(1, 7):
            many = Position(named, bid=Bid(q, f), dice=dice, own=2, one_die_round=True, opened_face=f)
            assert len(many.legal_bids()) == dice - q
            one = Position(named, bid=Bid(q, f), dice=dice, own=1, one_die_round=True, opened_face=f)
            free = rules == "sv-perudo"  # who has one die may change the face as well
            assert len(one.legal_bids()) == (ordinary_ones(q, f, dice) if free else dice - q)


@pytest.mark.parametrize("rules", ["en-stakes", "en-stakes-literal"])
def test_stakes(rules: str) -> None:
    """Neither tally nor stake may fall and one of them rises, the face stays: (D - q + 1)(n - s + 1) - 1
    raises."""
    named = rulesets.load(rules)
    for dice in (5, 10, 15):
        for own in range(1, 6):
            assert len(Position(named, dice=dice, own=own).legal_bids()) == 5 * dice * own
            for q in range(1, dice + 1):
                for s in range(1, 6):
                    position = Position(named, bid=Bid(q, 4, s), dice=dice, own=own)
                    wanted = (dice - q + 1) * (own - s + 1) - 1 if own >= s else 0
                    assert len(position.legal_bids()) == wanted, (q, s, own)


@pytest.mark.parametrize("rules", DICE_SETS)
def test_the_smallest_bid_is_the_least_of_all_legal_ones(rules: str) -> None:
    """By (quantity, face), k wild ones standing at (2k, 7); counted out, with room for the bids above all
    dice."""
    named = rulesets.load(rules)
    stakes = range(1, 6) if named.stake_in_bid else [None]
    for one_die_round in (False, True):
        wild = named.ones_wild and not one_die_round
        for q in range(1, 12):
            for f in range(1, 7):
                for s in stakes:
                    standing = Bid(q, f, s)
                    position = Position(
                        named, bid=standing, dice=30, one_die_round=one_die_round, opened_face=f
                    )
                    legal = position.legal_bids()
                    key = {bid: place(bid, wild) for bid in legal}
                    wanted = min(legal, key=lambda bid: (*key[bid], bid.stake or 0), default=None)
                    assert position.smallest() == wanted, standing


@pytest.mark.parametrize("rules", ["nl-perudo", "nl-perudo-open"])
def test_any_face_at_more_dice_is_one_line(rules: str) -> None:
    """k ones stand between 2k sixes and 2k + 1 twos, so that of any two bids one overbids the other."""
    named = rulesets.load(rules)
    bids = [Bid(q, f) for q in range(1, 9) for f in range(1, 7)]
    line = sorted(bids, key=lambda bid: (2 * bid.quantity, 7) if bid.face == 1 else (bid.quantity, bid.face))
    for place, standing in enumerate(line):
        position = Position(named, bid=standing, dice=30)
        for other in range(len(line)):
            assert (position.refusal(line[other]) is None) == (other > place)
