# ruff: noqa: E501  (one line a case)
"""Bots: legal in every rule set, by the view alone, the same with the same seed; the arena and its intervals."""

from __future__ import annotations

import random

import pytest

from engine import arena, bots, rulesets
from engine.bots import odds
from engine.game import Game


@pytest.mark.parametrize("kind", bots.LEVELS)
@pytest.mark.parametrize("rules", rulesets.ids())
def test_bots_play_every_rule_set_legally_to_the_end(rules: str, kind: str) -> None:
    seated = [kind, "easy", "random"]
    players = {
        name: bots.make(level, place) for place, (name, level) in enumerate(zip("ABC", seated, strict=True))
    }
    source = random.Random(1)
    game = Game(rules, list(players), seed=2)
    for _ in range(1500):
        if game.turn is None:
            break
        if not arena.call_out_of_turn(game, players, source):
            action = players[game.turn].decide(game.view(game.turn))
            assert action is not None
            game.apply(game.turn, action)
    assert game.winner


@pytest.mark.parametrize("kind", ["easy", "medium", "hard"])
@pytest.mark.parametrize("rules", ["nl-perudo-open", "sv-bluff", "sv-bluffstopp"])
def test_each_level_beats_chance(rules: str, kind: str) -> None:
    result = arena.play(rulesets.load(rules), [kind, "random"], 12, seed=3)
    assert result["bots"][0]["wins"] >= 10


def test_the_arena_tells_what_the_contracts_say() -> None:
    result = arena.play(rulesets.load("sv-bluff"), ["medium", "easy", "easy"], 6, seed=1)
    assert list(result) == ["event", "rules", "games", "seconds", "bots"]
    assert [(bot["bot"], bot["seats"]) for bot in result["bots"]] == [("medium", 1), ("easy", 2)]
    assert set(result["bots"][0]) == {"bot", "seats", "wins", "share", "low", "high", "ms_p50", "ms_p99"}
    assert sum(bot["wins"] for bot in result["bots"]) == 6
    assert len(list(arena.results(result))) == 3


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (
        arena.play(rulesets.load("nl-perudo-open"), ["hard", "medium"], 4, seed=5) for _ in range(2)
    )
    assert [bot["wins"] for bot in first["bots"]] == [bot["wins"] for bot in second["bots"]]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (75, 100, 0.6570, 0.8245),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    """Against the values that the formula gives elsewhere (Newcombe 1998, method 3)."""
    assert arena.wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_unknown_bots_are_named() -> None:
    with pytest.raises(ValueError, match="no bot is called 'huge'"):
        bots.make("huge")


def test_a_bot_can_be_plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    class Entry:
        name = "always-first"

        def load(self) -> object:
            from engine.bots.random_bot import RandomBot

            return RandomBot

    monkeypatch.setattr(bots, "entry_points", lambda group: [Entry()] if group == "bluffbord.bots" else [])
    assert bots.kinds()[-1] == "always-first"
    assert bots.make("always-first", 3).decide is not None


@pytest.mark.parametrize(
    ("dice", "chance", "wanted", "probability"),
    [
        (0, 1 / 3, 0, 1.0),
        (0, 1 / 3, 1, 0.0),
        (1, 1 / 6, 1, 1 / 6),
        (2, 1 / 3, 1, 5 / 9),
        (5, 1 / 3, 6, 0.0),
        (3, 1 / 2, 2, 0.5),
    ],
)
def test_odds(dice: int, chance: float, wanted: int, probability: float) -> None:
    assert odds.at_least(dice, chance, wanted) == pytest.approx(probability)


def test_posterior_of_nothing_said_is_chance() -> None:
    """Before a word is said, the hard bot counts others' dice like the binomial."""
    from engine.bots.hard import HardBot

    game = Game("nl-perudo-open", ["Anna", "Bo", "Cia"], seed=1)
    assert game.turn is not None
    view = game.view(game.turn)
    bot = HardBot(1)
    bot._listen(view)
    own = odds.own_count(view, 4)
    count = bot._count(view, 4)
    assert count.sum() == pytest.approx(1)
    assert count[own + 3] == pytest.approx(odds.exactly(10, 1 / 3, 3))
