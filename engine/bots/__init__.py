"""Bots: players that see what a player may see, and decide.

    bot = make("medium", seed=3)
    deed = bot.decide(view)

Kinds are `random`, `easy`, `medium`, `hard`, and those that other packages plug in: an entry point of the
group "bluffbord.bots" names a callable that takes a seed and gives a Bot.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points

from engine.bots.bot import Bot

LEVELS = ("random", "easy", "medium", "hard")
"""The bots of this package, weakest first."""

__all__ = ["LEVELS", "Bot", "kinds", "make"]


def kinds() -> tuple[str, ...]:
    """Every kind of bot that can be made here."""
    return (*LEVELS, *sorted(plugged.name for plugged in entry_points(group="bluffbord.bots")))


def make(kind: str, seed: int = 0) -> Bot:
    """A bot of `kind` whose whims come from `seed`. Raises ValueError where there is no such kind."""
    own: dict[str, Callable[[int], Bot]] = {
        "random": _random,
        "easy": _easy,
        "medium": _medium,
        "hard": _hard,
    }
    if kind in own:
        return own[kind](seed)
    for plugged in entry_points(group="bluffbord.bots"):
        if plugged.name == kind:
            made: Bot = plugged.load()(seed)
            return made
    raise ValueError(f"no bot is called {kind!r} (but: {', '.join(kinds())})")


def _random(seed: int) -> Bot:
    from engine.bots.random_bot import RandomBot

    return RandomBot(seed)


def _easy(seed: int) -> Bot:
    from engine.bots.easy import EasyBot

    return EasyBot(seed)


def _medium(seed: int) -> Bot:
    from engine.bots.medium import MediumBot

    return MediumBot(seed)


def _hard(seed: int) -> Bot:
    from engine.bots.hard import HardBot

    return HardBot(seed)
