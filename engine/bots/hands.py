"""All hands of dice, as tables: how often each comes, and what it counts for.

Shapes: H hands of n dice (252 for five), six faces. Order does not matter, so a hand is how many dice show
each face.
"""

from __future__ import annotations

from functools import cache
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


@cache
def hands(dice: int) -> NDArray[np.int64]:
    """(H, 6): dice of each face, for every hand of `dice` dice."""

    def every(left: int, faces: int) -> list[tuple[int, ...]]:
        if faces == 1:
            return [(left,)]
        return [(here, *rest) for here in range(left + 1) for rest in every(left - here, faces - 1)]

    return np.array(every(dice, 6), dtype=np.int64).reshape(-1, 6)


@cache
def chances(dice: int) -> Floats:
    """(H,): how often each hand is thrown."""
    counts = hands(dice)
    ways = [factorial(dice) / prod(factorial(int(count)) for count in hand) for hand in counts]
    found: Floats = np.array(ways) / 6**dice
    return found


@cache
def matches(dice: int, wild: bool) -> NDArray[np.int64]:
    """(H, 6): dice that count for a bid on each face."""
    counts = hands(dice).copy()
    if wild:
        counts[:, 1:] += counts[:, :1]
    return counts


@cache
def which(dice: int) -> dict[tuple[int, ...], int]:
    """The place of a hand in `hands`, by how many dice show each face."""
    return {tuple(int(count) for count in hand): place for place, hand in enumerate(hands(dice))}


def place_of(dice: tuple[int, ...]) -> int:
    """The place of a hand, given as dice in any order."""
    return which(len(dice))[tuple(dice.count(face) for face in range(1, 7))]


@cache
def spread(dice: int, wild: bool, face: int) -> NDArray[np.float64]:
    """(H, dice + 1): 1 where a hand has just that many dice for `face`; turns weights of hands into odds of
    counts."""
    found = np.zeros((len(hands(dice)), dice + 1))
    found[np.arange(len(found)), matches(dice, wild)[:, face - 1]] = 1
    return found


@cache
def tails(dice: int, chance: float) -> Floats:
    """(dice + 2 + SLACK,): the probability of at least k of `dice`, where each counts with `chance`; index
    k + SLACK."""
    from engine.bots.odds import binomial

    at_least = np.concatenate([np.cumsum(np.array(binomial(dice, chance))[::-1])[::-1], [0.0]])
    return np.concatenate([np.ones(SLACK), at_least])


SLACK = 8
"""How far below none the tables of `tails` reach: more dice may be in the hand than are asked for."""
