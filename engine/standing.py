"""Where a game stands: the last object that the referee prints, with all that is legal now."""

from __future__ import annotations

from engine.actions import Bluffstopp, Challenge, Exact, Palifico, Pass
from engine.card_game import CardGame
from engine.dice_game import DiceGame, bid_json
from engine.errors import Event


def standing(game: DiceGame | CardGame) -> Event:
    """The standing of the contracts: the whole truth, not for players."""
    return _cards(game) if isinstance(game, CardGame) else _dice(game)


def _dice(game: DiceGame) -> Event:
    name = game.players
    bid = None
    if game.bid is not None and game.bidder is not None:
        bid = {"by": name[game.bidder], **bid_json(game.bid)}
    return {
        "event": "standing",
        "round": game.round,
        "dice": dict(zip(name, game.counts, strict=True)),
        "out": [name[seat] for seat in game.out],
        "turn": None if game.turn is None else name[game.turn],
        "bid": bid,
        "palifico": None if game.palifico is None else name[game.palifico],
        "winner": None if game.winner is None else name[game.winner],
        "legal": _legal_dice(game),
    }


def _legal_dice(game: DiceGame) -> Event:
    positions = {name: game.position(seat) for seat, name in enumerate(game.players)}
    here = None if game.turn is None else positions[game.players[game.turn]]
    bids = here.legal_bids() if here else ()
    announced = game.rules.palifico == "optional"
    found: Event = {
        "bids": [
            [bid.quantity, bid.face] if bid.stake is None else [bid.quantity, bid.face, bid.stake]
            for bid in bids
        ],
        "challenge": here is not None and here.refusal(Challenge()) is None,
        "exact": [name for name, position in positions.items() if position.refusal(Exact()) is None],
        "palifico": announced and any(there.refusal(Palifico()) is None for there in positions.values()),
    }
    if not game.rules.capped and game.phase != "over":
        found["unlimited"] = True
    return found


def _cards(game: CardGame) -> Event:
    name = game.players
    return {
        "event": "standing",
        "cards": {player: len(hand) for player, hand in zip(name, game.hands, strict=True)},
        "out": [name[seat] for seat in game.out],
        "turn": None if game.turn is None else name[game.turn],
        "claim": None if game.claim is None else str(game.claim),
        "stock": len(game.stock),
        "pile": len(game.pile),
        "winner": None if game.winner is None else name[game.winner],
        "legal": _legal_cards(game),
    }


def _legal_cards(game: CardGame) -> Event:
    positions = {name: game.position(seat) for seat, name in enumerate(game.players)}
    here = None if game.turn is None else positions[game.players[game.turn]]
    return {
        "claims": [str(card) for card in here.legal_claims()] if here else [],
        "pass": here is not None and here.refusal(Pass()) is None,
        "bluffstopp": [
            name for name, position in positions.items() if position.refusal(Bluffstopp()) is None
        ],
    }
