"""Views: nobody sees hidden dice or cards, nor anything from which they follow."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from engine import rulesets
from engine.actions import Bid, Dropp, Play
from engine.cards import Card
from engine.game import Game
from engine.record import Record
from engine.view import View

PLAYERS = ["Anna", "Bo", "Cia"]


def halfway(rules: str, seed: int, switches: dict[str, object] | None = None) -> Game:
    """A game some deeds on, not at its end."""
    whim = random.Random(seed)
    game = Game(rules, PLAYERS, seed=seed, switches=switches)
    for _ in range(whim.randrange(25)):
        if game.turn is None:
            return halfway(rules, seed + 1000, switches)
        game.apply(game.turn, whim.choice(game.legal_actions(game.turn)))
    return halfway(rules, seed + 1000, switches) if game.turn is None else game


def all_views_but(game: Game, player: str) -> list[View]:
    return [game.view(other) for other in game.players if other != player]


@pytest.mark.parametrize("rules", [name for name in rulesets.ids() if rulesets.load(name).kind == "dice"])
def test_other_dice_change_nothing_in_a_view(rules: str) -> None:
    """Another roll under a cup since the last reveal leaves everybody else's view as it was."""
    for seed in range(25):
        game = halfway(rules, seed)
        before = all_views_but(game, "Anna")
        last = max(place for place, event in enumerate(game.events) if event.get("event") == "roll")
        dice = game.events[last]["dice"]
        if "Anna" not in dice:
            continue
        other = [7 - die for die in dice["Anna"]]
        game.events[last] = {"event": "roll", "dice": dice | {"Anna": other}}
        game.state.hands[0] = other  # type: ignore[assignment]
        game._seen = {player: [] for player in PLAYERS}
        game._looked = dict.fromkeys(PLAYERS, 0)
        assert all_views_but(game, "Anna") == before


@pytest.mark.parametrize("rules", ["sv-bluffstopp", "sv-bluffstopp-pile"])
def test_other_cards_change_nothing_in_a_view(rules: str) -> None:
    """Cards that Anna holds and the stock has, exchanged from the deal on, leave everybody else's view as
    it was."""
    checked = 0
    for seed in range(40):
        game = halfway(rules, seed, {"dropp": "on"})
        record = game._record
        seen = {str(card) for _, card in game.state.revealed}  # type: ignore[union-attr]
        deal = record.entries[0].line.event
        played = {str(entry.line.event.get("card")) for entry in record.entries}
        drawn = 52 - 21 - 1 - len(game.state.stock)  # type: ignore[union-attr]
        anna = [card for card in deal["hands"]["Anna"] if card not in played | seen]
        deep = [card for card in deal["stock"][drawn:] if card not in played | seen]
        if (
            not anna
            or not deep
            or any(entry.line.event.get("event") == "restock" for entry in record.entries)
        ):
            continue
        mine, theirs = anna[0], deep[0]
        swapped = swap(deal, mine, theirs)
        other = Game.__new__(Game)
        other._begin(game.header, None)
        other._record = Record(game.header)
        for entry in record.entries:
            line = replace(entry.line, event=swapped if entry is record.entries[0] else entry.line.event)
            other._note(other._record.take_line(line, entry.number), line.event)
        assert all_views_but(other, "Anna") == all_views_but(game, "Anna")
        assert other.view("Anna") != game.view("Anna")
        checked += 1
    assert checked > 10


def swap(found: Any, one: str, two: str) -> Any:
    if isinstance(found, dict):
        return {key: swap(value, one, two) for key, value in found.items()}
    if isinstance(found, list):
        return [swap(value, one, two) for value in found]
    return two if found == one else one if found == two else found


def test_hidden_totals_are_in_no_view() -> None:
    """ "dat is juist geheim voor wie niet goed oplet": who paid attention remembers, but nothing tells it."""
    game = Game("nl-perudo", PLAYERS, seed=1)
    assert game.turn is not None
    first = game.turn
    game.apply(first, Bid(9, 6))
    while game.state.round == 1:  # type: ignore[union-attr]
        game.apply(game.turn, game.legal_actions(game.turn)[-1])
    for player in PLAYERS:
        view = game.view(player)
        assert {name for name, count in view.counts.items() if count is not None} == {player}
        assert view.position.dice == 15
        lost = [event for event in view.events if event.get("event") == "lose" and event["player"] != player]
        assert all("left" not in event for event in lost)
        assert sum(view.remembered.values()) == 14  # one die was lost, and that was said aloud


def test_a_dropped_card_is_seen_by_nobody_else() -> None:
    game = Game("sv-bluffstopp", PLAYERS, seed=4, switches={"dropp": "on"})
    before = all_views_but(game, "Bo")
    card = game.view("Bo").hand[0]
    assert isinstance(card, Card)
    game.apply("Bo", Dropp(card))
    assert all_views_but(game, "Bo") == before
    assert len(game.view("Bo").hand) == 6


@pytest.mark.parametrize(("seen", "by"), [("all", PLAYERS), ("challenger_only", ["Cia"])])
def test_who_sees_the_card_that_was_challenged(seen: str, by: list[str]) -> None:
    game = Game("sv-bluffstopp", PLAYERS, seed=4, switches={"bluff_card_seen": seen})
    claim = game.view("Anna").position.legal_claims()[0]
    card = game.view("Anna").hand[0]
    assert isinstance(card, Card)
    from engine.actions import Bluffstopp

    game.apply("Anna", Play(claim, card))
    game.apply("Cia", Bluffstopp())
    told = [
        player
        for player in PLAYERS
        if any(event.get("event") == "reveal" and "card" in event for event in game.view(player).events)
    ]
    assert told == by


def test_after_a_reveal_everybody_knows_what_lay_under_the_cups() -> None:
    game = Game("nl-perudo-open", PLAYERS, seed=1)
    dice = next(event["dice"] for event in game.events if event["event"] == "roll")
    while not game.view("Anna").past:
        assert game.turn is not None
        game.apply(game.turn, game.legal_actions(game.turn)[-1])
    past = game.view("Cia").past[0]
    assert past.hands == {player: tuple(rolled) for player, rolled in dice.items()}
    assert game.hands_shown() == dice
    assert [bid for _, bid in past.bids]
