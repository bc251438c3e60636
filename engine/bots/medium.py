"""The medium bot: binomial odds, and bids taken as evidence of what lies under their makers' cups."""

from __future__ import annotations

import random

from engine.actions import Bid, Challenge, Deed, Exact, Palifico
from engine.bots import cards, odds
from engine.view import View

EVIDENCE = 0.6
"""Dice that a bid on a face is taken to show for, on top of the average, for each player who bid on it."""
BLUFFS = 0.06
"""How often it raises on nothing."""


class MediumBot:
    """Does what is likeliest not to cost a die, by the binomial tail."""

    def __init__(self, seed: int = 0) -> None:
        self._whim = random.Random(seed)

    def decide(self, view: View) -> Deed | None:
        """A raise that probably holds, or a call, whichever is safer; an exact call out of turn where it is
        likely."""
        if view.rules.kind == "cards":
            return cards.decide(view, self._whim, bluffs=0.3, believes=0.5)
        position, standing = view.position, view.bid
        exact = -1.0  # not allowed
        if standing is not None and position.refusal(Exact()) is None:
            exact = self.chance(view, standing, exactly=True)
            if view.counts.get(view.player) == view.rules.full_hand:
                exact *= 0.6  # there is nothing to win back but the next opening
        if view.turn != view.player:
            return Exact() if exact > 0.4 else None
        if position.rules.palifico == "optional" and position.refusal(Palifico()) is None:
            return Palifico()
        raises = odds.raises(position)
        safety = {bid: 1 - self._challenge(view, bid) - 0.02 * (bid.stake or 0) for bid in raises}
        if standing is None:
            return self._opening(safety)
        challenge = self._challenge(view, standing)
        best = max(raises, key=lambda bid: safety[bid], default=None)
        if best is None or (challenge > safety[best] and self._whim.random() > BLUFFS):
            return Exact() if exact > challenge else Challenge()
        return Exact() if exact > safety[best] else best

    def _challenge(self, view: View, bid: Bid) -> float:
        """The probability that a challenge of `bid` is right."""
        return odds.challenge_wins(view, bid, self.chance(view, bid), self.chance(view, bid, exactly=True))

    def chance(self, view: View, bid: Bid, exactly: bool = False) -> float:
        """The probability that `bid` holds (or is exactly right), the bids of others on that face taken as
        evidence."""
        dice = odds.others(view)
        bidders = {player for player, made in view.bids if made.face == bid.face and player != view.player}
        shown = min(dice, len(bidders))
        wanted = bid.quantity - odds.own_count(view, bid.face)
        each = odds.die_counts(view.position, bid.face)
        odds_of = odds.exactly if exactly else odds.at_least
        # Each bidder shows EVIDENCE dice: between as many dice sure as there are bidders, and none.
        return EVIDENCE * odds_of(dice - shown, each, wanted - shown) + (1 - EVIDENCE) * odds_of(
            dice, each, wanted
        )

    def _opening(self, safety: dict[Bid, float]) -> Bid:
        """Opens with something that holds more often than not, as high as that goes."""
        sound = [bid for bid, chance in safety.items() if chance > 0.7] or [
            max(safety, key=lambda bid: safety[bid])
        ]
        top = max(bid.quantity for bid in sound)
        return self._whim.choice([bid for bid in sound if bid.quantity == top])
