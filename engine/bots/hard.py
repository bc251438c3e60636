"""The hard bot: what others probably hold by what they bid, and the rest of the round played out in many
worlds.

Challenge and exact call are valued exactly, from the odds of each count; bids by rollouts. What a die is
worth follows from how many everybody has: a lead in dice is worth far more than its share of the dice.
"""

from __future__ import annotations

import random
import time

import numpy as np

from engine.actions import Bid, Challenge, Deed, Exact, Palifico
from engine.bots import cards, hands, odds
from engine.bots.hands import Floats
from engine.bots.medium import MediumBot
from engine.bots.opponents import BEFORE, MODELS, Mind, Table, likelihoods
from engine.bots.rollouts import Raises, losers
from engine.view import PastRound, View

WORLDS = 320
"""Worlds for each bid that is tried."""
TRIES = 12
"""Bids that are tried."""
MINE, THEIRS = 3.4, 1.85
"""How the odds of winning grow with one's own dice, and fall with all others', as powers: fitted to 7,000
rounds of six."""
SKILL = 2.5
"""The odds of winning, times this, with one die against one: it takes itself to be the better player."""
LATER = 0.75
"""How much of the dice that rollouts lose it really loses: later in a round it plays better than they do."""
TIME = 0.035
"""Seconds of processor time after which it tries no further bids."""


class HardBot:
    """Posterior and rollouts for the dice games without stakes; the odds for those with, and a keen eye for
    cards."""

    def __init__(self, seed: int = 0) -> None:
        self._whim = random.Random(seed)
        self._source = np.random.default_rng(seed)
        self._by_odds = MediumBot(seed)
        self._minds: dict[str, Mind] = {}
        self._learnt = 0
        self._round: tuple[int, str | None] = (0, None)
        self._read: list[tuple[str, Bid]] = []
        self._told: dict[str, Floats] = {}
        self._raises: dict[Table, Raises] = {}

    def decide(self, view: View) -> Deed | None:
        """The deed that is worth most, in win probability."""
        if view.rules.kind == "cards":
            return cards.decide(view, self._whim, bluffs=0.25, believes=0.5)
        if view.rules.stake_in_bid or not view.hand:
            return self._by_odds.decide(view)
        began = time.process_time()
        self._learn(view)
        self._listen(view)
        position, standing = view.position, view.bid
        in_turn = view.turn == view.player
        if in_turn and position.rules.palifico == "optional" and position.refusal(Palifico()) is None:
            return Palifico()
        worth: dict[Deed, float] = {}
        if standing is not None:
            count = self._count(view, standing.face)
            if position.refusal(Exact()) is None:
                worth[Exact()] = self._worth_of_exact(view, standing, count)
            if not in_turn:
                return Exact() if worth.get(Exact(), 0.0) > self._worth_of_waiting(view, standing) else None
            worth[Challenge()] = self._worth_of_challenge(view, standing, count)
        if not in_turn:
            return None
        worth |= self._worth_of_bids(view, began)
        return max(worth, key=lambda deed: worth[deed])

    # What others hold

    def _table(self, view: View) -> Table:
        dice = sum(view.remembered.values())
        return Table(view.rules, dice, view.position.wild, view.position.one_die_round)

    def _listen(self, view: View) -> None:
        """Weighs the bids of this round that were not weighed yet."""
        here = (view.round, view.palifico)
        if here != self._round or list(view.bids[: len(self._read)]) != self._read:
            self._round, self._read = here, []
            self._told = {
                player: np.zeros((MODELS, len(hands.hands(dice))))
                for player, dice in view.remembered.items()
                if player != view.player
            }
        table = self._table(view)
        for place in range(len(self._read), len(view.bids)):
            player, bid = view.bids[place]
            self._read.append((player, bid))
            told, dice = self._told.get(player), view.remembered.get(player)
            if told is None or dice is None or told.shape[1] != len(hands.hands(dice)):
                continue  # one's own bid, or somebody whose dice fell to the floor
            standing = view.bids[place - 1][1] if place else None
            told += likelihoods(table, standing, bid, dice)

    def _learn(self, view: View) -> None:
        """Sees from each reveal how everybody thinks."""
        for past in view.past[self._learnt :]:
            self._learn_from(view, past)
        self._learnt = len(view.past)

    def _learn_from(self, view: View, past: PastRound) -> None:
        dice = sum(len(hand) for hand in past.hands.values())
        wild = view.rules.ones_wild and not past.one_die_round
        table = Table(view.rules, dice, wild, past.one_die_round)
        learnt: dict[str, Floats] = {}
        for place, (player, bid) in enumerate(past.bids):
            hand = past.hands.get(player)
            if hand is None or player == view.player:
                continue
            standing = past.bids[place - 1][1] if place else None
            like = likelihoods(table, standing, bid, len(hand))[:, hands.place_of(hand)]
            if standing is None:
                continue  # all models open alike
            # Against the average hand: what matters is whether the bid fitted the hand, not whether it was
            # common.
            learnt[player] = learnt.get(player, np.zeros(MODELS)) + np.where(
                np.arange(MODELS) == MODELS - 1, np.log(0.15), like
            )
        for player, like in learnt.items():
            self._minds.setdefault(player, Mind()).learn(like)

    def _weights(self, player: str, dice: int) -> Floats:
        """(H,): how likely each hand of `player` is."""
        told = self._told.get(player)
        chances = hands.chances(dice)
        if told is None or told.shape[1] != len(chances):
            return chances
        shares = self._minds[player].shares if player in self._minds else np.exp(BEFORE)
        found = chances * (shares[:, None] * np.exp(told - told.max(axis=1, keepdims=True))).sum(axis=0)
        weights: Floats = found / found.sum()
        return weights

    def _count(self, view: View, face: int) -> Floats:
        """The probability of each count, from none to all dice, of dice that count for `face`."""
        wild = view.position.wild
        found = np.zeros(odds.own_count(view, face) + 1)
        found[-1] = 1
        for player, dice in view.remembered.items():
            if player != view.player:
                found = np.convolve(found, self._weights(player, dice) @ hands.spread(dice, wild, face))
        return found

    # What things are worth

    def _share(self, view: View, changes: dict[str, int]) -> float:
        """The player's chance to win the game with the dice as they are after `changes`."""
        counts = {player: max(0, dice + changes.get(player, 0)) for player, dice in view.remembered.items()}
        mine = counts.pop(view.player, 0)
        theirs = sum(counts.values())
        if not mine or not theirs:
            return 1.0 if mine else 0.0
        lead = SKILL * mine**MINE / theirs**THEIRS
        return float(lead / (1 + lead))

    def _worth_of_challenge(self, view: View, standing: Bid, count: Floats) -> float:
        holds = float(count[standing.quantity :].sum())
        bidder = view.bids[-1][0]
        return holds * self._share(view, {view.player: -1}) + (1 - holds) * self._share(view, {bidder: -1})

    def _worth_of_exact(self, view: View, standing: Bid, count: Floats) -> float:
        right = float(count[standing.quantity]) if standing.quantity < len(count) else 0.0
        gains = 1 if len(view.hand) < view.rules.full_hand else 0
        return right * self._share(view, {view.player: gains}) + (1 - right) * self._share(
            view, {view.player: -1}
        )

    def _worth_of_waiting(self, view: View, standing: Bid) -> float:
        """What it is worth to let the round go on from the standing bid."""
        bidder = view.bids[-1][0]
        if bidder not in view.remembered:
            return self._share(view, {})
        return float(self._play_on(view, [standing], bidder)[0])

    def _worth_of_bids(self, view: View, began: float) -> dict[Deed, float]:
        bids = self._candidates(view)
        if time.process_time() - began > TIME:
            bids = bids[:3]
        if not bids:
            return {}
        return dict(zip(bids, map(float, self._play_on(view, bids, view.player)), strict=True))

    def _play_on(self, view: View, bids: list[Bid], bidder: str) -> Floats:
        """(K,): what each of `bids`, made by `bidder`, is worth to the player, over many worlds."""
        table = self._table(view)
        if table not in self._raises:
            self._raises[table] = Raises(table, 2 * table.dice + 2)
        players = list(view.remembered)
        counts = np.empty((len(players), WORLDS, 6), dtype=np.int64)
        for seat, player in enumerate(players):
            dice = view.remembered[player]
            every = hands.matches(dice, table.wild)
            if player == view.player:
                counts[seat] = every[
                    hands.place_of(tuple(int(die) for die in view.hand if isinstance(die, int)))
                ]
            else:
                weights = np.cumsum(self._weights(player, dice))
                drawn = np.searchsorted(weights, self._source.random(WORLDS) * weights[-1])
                counts[seat] = every[drawn]
        chance = np.full(6, 2 / 6 if table.wild else 1 / 6)
        chance[0] = 1 / 6
        first = players.index(bidder)
        order = [(first + step) % len(players) for step in range(len(players))]
        held = [view.remembered[player] for player in players]
        value = np.array([self._share(view, {player: -1}) for player in players])
        me = players.index(view.player)
        lost = losers(bids, counts, order, held, self._raises[table], chance, me, self._source)
        mine = lost == me
        weight = np.where(mine, LATER, 1.0)
        worth: Floats = (value[lost] * weight).sum(axis=1) / weight.sum(axis=1)
        return worth

    def _candidates(self, view: View) -> list[Bid]:
        """The bids worth a try: on each face the least raises, and openings about what is to be expected."""
        position = view.position
        found: dict[Bid, float] = {}
        counts = {face: self._count(view, face) for face in range(1, 7)}
        more = 2 if view.bid is not None else max(2, sum(view.remembered.values()) // 2)
        for bid in odds.raises(position, more=more):
            found[bid] = float(counts[bid.face][bid.quantity :].sum())
        if view.bid is None:
            sensible = [bid for bid, holds in found.items() if 0.25 < holds < 0.97]
            found = {bid: found[bid] for bid in sensible} or found
            return sorted(found, key=lambda bid: abs(found[bid] - 0.7))[:TRIES]
        return sorted(found, key=lambda bid: -found[bid])[:TRIES]
