"""What other people's bids tell: the odds of each hand, given what its holder said and what else could have
been said.

A bid is weighed by policy models: how likely would somebody with this hand, who thinks like this, have made
it, instead of another raise or a call? A forced bid so tells little. How each opponent thinks is learnt
from every reveal.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from engine import bidding
from engine.actions import Bid
from engine.bots import hands
from engine.bots.hands import Floats
from engine.rulesets import RuleSet

MODELS = 3
"""Ways to think: by the expected count, by the odds, and anyhow."""
BEFORE = np.log(np.array([0.45, 0.4, 0.15]))
"""How common each way is before anything was seen."""
ROOM = 0.15
"""Dice of room that make a raise e times likelier for who goes by the expected count."""
NERVE = 0.5
"""Dice above the expected count that such a one still believes."""
SAFETY = 0.07
"""Probability that makes a raise e times likelier for who goes by the odds."""
SLIP = 0.1
"""How often anybody does something else."""
FORGETS = 0.9
"""How much of what was learnt is kept at each further round: people change."""
FAR = 10**6
"""More dice than any bid: no raise on that face."""


@dataclass(frozen=True, slots=True)
class Table:
    """What the raises of a round depend on, besides the standing bid."""

    rules: RuleSet
    dice: int
    """All dice in play."""
    wild: bool
    locked: bool
    """Is the face locked (a one-die round)?"""


@dataclass(slots=True)
class Mind:
    """How one opponent thinks, as far as reveals told: log weights of the models."""

    weights: Floats = field(default_factory=lambda: BEFORE.copy())

    def learn(self, likelihoods: Floats) -> None:
        """Takes in the log-likelihood, under each model, of what was bid with the hand that was then seen."""
        self.weights = (
            FORGETS * (self.weights - BEFORE) + BEFORE + np.clip(likelihoods - likelihoods.max(), -4, 0)
        )

    @property
    def shares(self) -> Floats:
        """(MODELS,): how likely it thinks each way."""
        found = np.exp(self.weights - self.weights.max())
        shares: Floats = found / found.sum()
        return shares


def least_raises(table: Table, standing: Bid | None) -> Floats:
    """(6,): the least quantity on each face that overbids `standing`, FAR where there is none."""
    found = np.full(6, float(FAR))
    for face in bidding.FACES:
        if standing is None:
            opens = face > 1 or table.locked or table.rules.face_range_opening == "1-6"
            limits: tuple[int, int] | None = (1, FAR) if opens else None
        elif table.locked and face != standing.face:
            limits = None
        else:
            limits = bidding.overbids(table.rules, standing, face, table.wild)
        if limits is not None and (limits[0] <= table.dice or not table.rules.capped):
            found[face - 1] = limits[0]
    if table.rules.ones_biddable == "never":
        found[0] = FAR
    return found


def likelihoods(table: Table, standing: Bid | None, bid: Bid, own: int) -> Floats:
    """(MODELS, H): log-likelihood of `bid` over `standing` for each hand of `own` dice, under each model."""
    count = hands.matches(own, table.wild).astype(float)
    others = table.dice - own
    chance = np.full(6, 2 / 6 if table.wild else 1 / 6)
    chance[0] = 1 / 6
    expected = count + others * chance
    found = np.zeros((MODELS, len(count)))
    if standing is None:
        # Who opens names what there is most of, a die or so below what is to be expected.
        faces = expected[:, 1:] if least_raises(table, None)[0] == FAR else expected
        face = bid.face - 1 if faces.shape[1] == 6 else bid.face - 2
        liked = faces / ROOM
        liked = np.exp(liked - liked.max(axis=1, keepdims=True))
        said = (1 - SLIP) * liked[:, face] / liked.sum(axis=1) + SLIP / faces.shape[1]
        below = expected[:, bid.face - 1] - 1.0 - bid.quantity
        height = np.exp(-0.5 * (below / 1.1) ** 2) + 0.05
        found[0] = found[1] = np.log(said * height)
        return found
    least = least_raises(table, standing)
    options = np.append(least, float(bid.quantity))
    faces = np.append(np.arange(6), bid.face - 1)
    if least[bid.face - 1] >= bid.quantity:
        options, faces = options[:6], faces[:6]
    mine = bid.face - 1 if len(options) == 6 else 6
    possible = options < FAR
    # By the expected count: the raise with most room, and no call unless the bid is above it.
    room = np.where(possible, (expected[:, faces] - options) / ROOM, -1e9)
    room = np.exp(room - room.max(axis=1, keepdims=True))
    stays = 1 / (1 + np.exp((standing.quantity - expected[:, standing.face - 1] - NERVE) / 0.3))
    chosen = (1 - SLIP) * room[:, mine] / room.sum(axis=1) + SLIP / possible.sum()
    found[0] = np.log((SLIP + (1 - SLIP) * stays) * chosen)
    # By the odds: the safest raise, and a call where that is safer still.
    safe = _safety(options, faces, count, others, table.wild)
    call = 1 - _safety(
        np.array([float(standing.quantity)]), np.array([standing.face - 1]), count, others, table.wild
    )
    every = np.concatenate([np.where(possible, safe, -9.0), call], axis=1) / SAFETY
    every = np.exp(every - every.max(axis=1, keepdims=True))
    found[1] = np.log((1 - SLIP) * every[:, mine] / every.sum(axis=1) + SLIP / (possible.sum() + 1))
    return found


def _safety(options: Floats, faces: Floats, count: Floats, others: int, wild: bool) -> Floats:
    """(H, options): the probability that each raise holds, seen from each hand alone."""
    found = np.empty((len(count), len(options)))
    for column, (quantity, face) in enumerate(zip(options, faces, strict=True)):
        tail = hands.tails(others, 1 / 6 if face == 0 or not wild else 2 / 6)
        wanted = np.clip(quantity - count[:, int(face)] + hands.SLACK, 0, len(tail) - 1).astype(int)
        found[:, column] = tail[wanted]
    return found
