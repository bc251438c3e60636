"""Rollouts: the rest of a round played out in many worlds at once, to see who pays for a bid.

A world is one hand for each other player, drawn from what their bids tell. Shapes: K bids to try, W worlds,
B = K * W.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.actions import Bid
from engine.bots.hands import Floats
from engine.bots.opponents import FAR, NERVE, Table, least_raises

STEPS = 14
"""Bids after which a round that still goes on is taken as called."""
NOISE = 0.2
"""Dice by which people misjudge, one standard deviation."""
SLIPS = 0.1
"""How often people call what they believe, or let pass what they doubt."""


class Raises:
    """The least raises after every bid, looked up by (quantity, face)."""

    def __init__(self, table: Table, most: int) -> None:
        self.most = most
        self.table = np.full((most + 1, 6, 6), float(FAR))
        for quantity in range(1, most + 1):
            for face in range(1, 7):
                self.table[quantity, face - 1] = least_raises(table, Bid(quantity, face))
        self.table[self.table > most] = FAR


def losers(
    bids: Sequence[Bid],
    counts: NDArray[np.int64],
    order: Sequence[int],
    dice: Sequence[int],
    raises: Raises,
    chance: Floats,
    me: int,
    source: np.random.Generator,
) -> NDArray[np.int64]:
    """(K, W): the seat that loses a die after each bid in each world.

    counts: (seats, W, 6), what counts for each face under each cup; order: the seats in turn, who bids now
    first; dice: how many each seat has; chance: (6,) that an unseen die counts for a face; me: the seat
    that knows the average world, where the others know their own dice only.
    """
    tries, worlds = len(bids), counts.shape[1]
    quantity = np.repeat([float(min(bid.quantity, raises.most)) for bid in bids], worlds).astype(int)
    face = np.repeat([bid.face - 1 for bid in bids], worlds)
    world = np.tile(np.arange(worlds), tries)
    true = counts.sum(axis=0)[world]
    known = counts.sum(axis=0).mean(axis=0)
    total = sum(dice)
    loser = np.full(tries * worlds, -1)
    running = np.arange(tries * worlds)
    bidder = order[0]
    for step in range(1, STEPS + 1):
        seat = order[step % len(order)]
        q, f = quantity[running], face[running]
        here = counts[seat][world[running]]
        expected = here + (total - dice[seat]) * chance if seat != me else np.broadcast_to(known, here.shape)
        rows = np.arange(len(running))
        options = raises.table[q, f]
        doubt = q - expected[rows, f] - NERVE + NOISE * source.standard_normal(len(running))
        room = expected - options + NOISE * source.standard_normal(options.shape)
        best = room.argmax(axis=1)
        calls = (doubt > 0) ^ (source.random(len(running)) < SLIPS)
        calls |= options[rows, best] >= FAR
        if step == STEPS:
            calls[:] = True
        ended = running[calls]
        loser[ended] = np.where(true[ended, face[ended]] >= quantity[ended], seat, bidder)
        goes = ~calls
        running = running[goes]
        if not len(running):
            break
        face[running] = best[goes]
        quantity[running] = options[rows, best][goes].astype(int)
        bidder = seat
    return loser.reshape(tries, worlds)
