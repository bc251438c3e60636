"""Chance: dice and cards from a seed. The n-th chance of a game depends on the seed and n alone.

So a game that is resumed throws the same dice as the one that was not broken off.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from hashlib import blake2b

from engine import opening
from engine.card_game import HAND, CardGame
from engine.cards import DECK
from engine.dice_game import DiceGame
from engine.errors import Event

FAIR = 252
"""The bytes below it are as many for each face; those from it up are left out."""
FACE_OF = bytes(byte % 6 + 1 for byte in range(256))
UNFAIR = bytes(range(FAIR, 256))


def draw(state: DiceGame | CardGame, kind: str, seed: int | str | None, n: int) -> Event:
    """The chance event of `kind` that `state` waits for, the n-th of the game with this seed."""
    name = f"{seed}/{n}"
    if isinstance(state, CardGame):
        source = random.Random(name)
        return _deal(state, source) if kind == "deal" else _restock(state, source)
    if kind == "throw":
        each = opening.THROWS[state.rules.first_starter]
        return {"event": "throw", "dice": _dice(state, [(seat, each) for seat in state.throwing], name)}
    if kind == "start":
        return {"event": "start", "player": state.players[_starter(state, seed, n)]}
    rolled: Event = {"event": "roll", "dice": _dice(state, enumerate(state.counts), name)}
    if state.rules.community_die == "open_die_counts":
        rolled["community"] = throw(f"{name}/community", 1)[0]
    return rolled


def throw(name: str, dice: int) -> bytes:
    """`dice` fair dice, a byte (1-6) each, that depend on `name` alone: a hash of it, byte by byte."""
    found = b""
    block = 0
    while len(found) < dice:
        found += blake2b(f"{name}/{block}".encode()).digest().translate(FACE_OF, UNFAIR)
        block += 1
    return found[:dice]


def _dice(state: DiceGame, counts: Iterable[tuple[int, int]], name: str) -> dict[str, list[int]]:
    players = state.players
    wanted = [(players[seat], count) for seat, count in counts if count]
    thrown = throw(name, sum([count for _, count in wanted]))
    found, first = {}, 0
    for player, count in wanted:
        found[player] = sorted(thrown[first : first + count])
        first += count
    return found


def _starter(state: DiceGame, seed: int | str | None, n: int) -> int:
    """Any seat, or the one whose dice of the first round, which come next, are the highest."""
    if state.rules.first_starter == "random":
        return random.Random(f"{seed}/{n}").randrange(len(state.players))
    dice = draw(state, "roll", seed, n + 1)["dice"]
    return max(range(len(state.players)), key=lambda seat: sum(dice[state.players[seat]]))


def _deal(state: CardGame, source: random.Random) -> Event:
    cards = [str(card) for card in source.sample(DECK, len(DECK))]
    hands = {player: cards[HAND * seat : HAND * (seat + 1)] for seat, player in enumerate(state.players)}
    rest = cards[HAND * len(state.players) :]
    return {"event": "deal", "hands": hands, "stock": rest[1:], "start": rest[0]}


def _restock(state: CardGame, source: random.Random) -> Event:
    turned = [str(card) for card in state.pile[:-1]]
    return {"event": "restock", "stock": source.sample(turned, len(turned))}
