"""Raising: which bids overbid which, how ones convert, and what a bid is worth in dice.

All pure functions of the rules and the standing bid. Whether ones are wild at the moment is passed in, for
it depends on the round: in a one-die round they are not.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.actions import Bid
from engine.rulesets import RuleSet

FACES = (1, 2, 3, 4, 5, 6)
NO_LIMIT = 1 << 30
"""More dice than any table holds."""


def ones_wild(rules: RuleSet, one_die_round: bool) -> bool:
    """Do ones count as any face now? Not in a one-die round ("nl-perudo": Paco's zijn geen jokers)."""
    return rules.ones_wild and (rules.palifico_ones_wild or not one_die_round)


def overbids(rules: RuleSet, standing: Bid, face: int, wild: bool) -> tuple[int, int] | None:
    """The least and the greatest quantity of `face` that overbid `standing`; None: no quantity does. Stakes
    apart.

    Where ones are wild they are half as many as any other face, so that a bid on them needs half the
    quantity, and the way back twice as many and one ("nl-perudo": Overstappen op Paco's). Where not, they
    are the lowest ordinary face.
    """
    quantity, standing_face = standing.quantity, standing.face
    greatest = quantity + 1 if rules.jump_raise == "one_step" else NO_LIMIT
    if face == standing_face:
        return quantity + 1, greatest
    if wild and (face == 1 or standing_face == 1):
        if face == 1:
            least = (quantity + 1) // 2 if rules.to_ones_min_strict else quantity // 2 + 1
        else:
            least = 2 * quantity + 1
        return least, least if rules.jump_raise == "one_step" else NO_LIMIT
    if face > standing_face:
        at_more = rules.face_at_higher_qty != "same_only"
        if rules.lower_qty_higher_face:
            least = 1
        elif rules.raise_face_at_same_qty == "higher":
            least = quantity
        elif at_more:
            least = quantity + 1
        else:
            return None
        return least, greatest if at_more else quantity
    return (quantity + 1, greatest) if rules.face_at_higher_qty == "any" else None


def raises(rules: RuleSet, standing: Bid, bid: Bid, wild: bool) -> bool:
    """Is `bid` higher than `standing`? With stakes neither the tally nor the stake falls, and one of them
    rises."""
    limits = overbids(rules, standing, bid.face, wild)
    tally_rises = limits is not None and limits[0] <= bid.quantity <= limits[1]
    if not rules.stake_in_bid:
        return tally_rises
    stake_rise = (bid.stake or 0) - (standing.stake or 0)
    same_tally = bid.quantity == standing.quantity and bid.face == standing.face
    if stake_rise < 0 or not (tally_rises or (same_tally and stake_rise > 0)):
        return False
    if rules.stake_raise == "both_allowed":
        return True
    if tally_rises and stake_rise:
        return False
    return rules.stake_raise != "strict_one" or max(stake_rise, bid.quantity - standing.quantity) <= 1


def standing_order(bid: Bid, wild: bool) -> tuple[int, int, int]:
    """A key by which bids grow: (quantity, face, stake), where k wild ones stand between 2k sixes and 2k + 1
    twos."""
    if wild and bid.face == 1:
        return 2 * bid.quantity, 7, bid.stake or 0
    return bid.quantity, bid.face, bid.stake or 0


@cache
def bid(quantity: int, face: int) -> Bid:
    """A bid without a stake, the same object for the same bid."""
    return Bid(quantity, face)


def all_bids(most: int, stakes: range) -> Iterator[Bid]:
    """Every bid of up to `most` dice with each of `stakes`, by (quantity, face, stake)."""
    return (
        Bid(quantity, face, stake) for quantity in range(1, most + 1) for face in FACES for stake in stakes
    )
