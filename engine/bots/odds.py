"""Odds: how many dice of a face lie under other people's cups, and which raises are worth a thought."""

from __future__ import annotations

from functools import lru_cache

from engine import bidding
from engine.actions import Bid
from engine.position import Position
from engine.view import View


@lru_cache(maxsize=4096)
def binomial(dice: int, chance: float) -> tuple[float, ...]:
    """The probability of each count from 0 to `dice`, where each die counts with `chance`."""
    found = [1.0]
    for _ in range(dice):
        found = [
            (found[count] * (1 - chance) if count < len(found) else 0.0)
            + (found[count - 1] * chance if count else 0.0)
            for count in range(len(found) + 1)
        ]
    return tuple(found)


def at_least(dice: int, chance: float, wanted: int) -> float:
    """The probability that `wanted` or more of `dice` count."""
    if wanted <= 0:
        return 1.0
    return sum(binomial(dice, chance)[wanted:]) if wanted <= dice else 0.0


def exactly(dice: int, chance: float, wanted: int) -> float:
    """The probability that just `wanted` of `dice` count."""
    return binomial(dice, chance)[wanted] if 0 <= wanted <= dice else 0.0


def die_counts(position: Position, face: int) -> float:
    """The probability that a die counts for a bid on `face` in this round: a third where ones are wild."""
    return 2 / 6 if position.wild and face != 1 else 1 / 6


def others(view: View) -> int:
    """Dice under other people's cups, as who kept count knows."""
    return sum(dice for player, dice in view.remembered.items() if player != view.player)


def own_count(view: View, face: int) -> int:
    """How many of the player's own dice count for a bid on `face`."""
    return sum(1 for die in view.hand if die == face or (die == 1 and view.position.wild))


def raises(position: Position, more: int = 2) -> list[Bid]:
    """For each face the least legal bids, up to `more` dice above the least; with stakes the least stake
    and one more."""
    stakes: tuple[int | None, ...] = (None,)
    if position.rules.stake_in_bid:
        least = position.stakes.start if position.bid is None else (position.bid.stake or 1)
        stakes = (least, least + 1)
    found = []
    for face in bidding.FACES:
        if position.bid is None:
            limits: tuple[int, int] | None = (1, position.dice)
        else:
            limits = bidding.overbids(position.rules, position.bid, face, position.wild)
        if limits is None:
            continue
        first = limits[0] - 1 if stakes[0] is not None else limits[0]  # the same tally for a higher stake
        quantities = range(first, limits[0] + more + 1)
        bids = (Bid(quantity, face, stake) for quantity in quantities for stake in stakes if quantity > 0)
        found += [bid for bid in bids if position.refusal(bid) is None]
    return found


def challenge_wins(view: View, bid: Bid, holds: float, exact: float) -> float:
    """The probability that a challenge of `bid` costs the challenger nothing, by the probabilities that it
    holds at all and that it is exactly right. Where the losers are printed the wrong way round
    ("en-stakes-literal") a true bid loses.
    """
    rules = view.rules
    less, greater = 1 - holds, holds - exact
    won = (less if rules.less_loser == "bidder" else 0.0) + (
        greater if rules.greater_loser == "bidder" else 0.0
    )
    return min(1.0, max(0.0, won))
