"""The easy bot: goes by the count that is to be expected, and now and then by a whim."""

from __future__ import annotations

import random

from engine.actions import Bid, Challenge, Deed
from engine.bots import cards, odds
from engine.view import View

SLIPS = 0.1
"""How often it does something else that is nearly as good, as people do who do not count."""
NERVE = 0.5
"""Dice above the expected count that it still believes."""


class EasyBot:
    """Believes a bid up to the expected count, and raises where there is most room under it."""

    def __init__(self, seed: int = 0) -> None:
        self._whim = random.Random(seed)

    def decide(self, view: View) -> Deed | None:
        """Challenges what is above the expected count, else makes the raise that stays furthest below it."""
        if view.rules.kind == "cards":
            return cards.decide(view, self._whim, bluffs=0.6, believes=0.35)
        if view.turn != view.player:
            return None
        standing = view.bid
        raises = odds.raises(view.position, more=1)
        slip = self._whim.random() < SLIPS
        if standing is not None:
            doubt = standing.quantity - self.expected(view, standing.face) > NERVE
            if view.rules.less_loser == "challenger":  # the losers the wrong way round: a true bid is called
                doubt = self.expected(view, standing.face) - standing.quantity > NERVE
            if not raises or doubt != slip:
                return Challenge()
        room = {bid: self.expected(view, bid.face) - bid.quantity for bid in raises}
        if view.rules.less_loser == "challenger":
            room = {bid: -under for bid, under in room.items()}
        best = sorted(raises, key=lambda bid: (-room[bid], bid.quantity, bid.face, bid.stake or 0))
        if standing is None and not slip:
            return self._opening(view)
        return self._whim.choice(best[:3]) if slip else best[0]

    def expected(self, view: View, face: int) -> float:
        """Dice that count for `face`, on average: one's own and a third (a sixth) of all others."""
        return odds.own_count(view, face) + odds.others(view) * odds.die_counts(view.position, face)

    def _opening(self, view: View) -> Bid:
        """Opens on the face it has most of, a die or two below what is to be expected."""
        position = view.position
        legal = {bid.face: bid for bid in reversed(odds.raises(position, more=0))}
        face = max(sorted(legal), key=lambda face: self.expected(view, face))
        wanted = max(1, int(self.expected(view, face) - self._whim.choice((0.5, 1.5))))
        bid = Bid(wanted, face, legal[face].stake)
        return bid if position.refusal(bid) is None else legal[face]
