"""Who sits down, checked as it is asked for: names that can be told apart and said, and no more than a table
holds."""

from __future__ import annotations

import re
from collections.abc import Sequence

import click

from engine.rulesets import load
from grammars.player_names import bot_names
from grammars.tokens import fold
from voice import opening
from voice.commands.options import MOST_PLAYERS

LONGEST_NAME = 40
"""Characters."""


def people_named(option: str, names: Sequence[str], language: str) -> list[str]:
    """`names` as people, in their order. Raises UsageError, naming the `option`, for one that is no name, and
    for two that sound the same; OpeningError for one that sounds like a word of the game."""
    people = [" ".join(name.split()) for name in names]
    for name in people:
        if not any(letter.isalpha() for letter in name):
            raise click.UsageError(f"{option}: {name!r} is no name: it needs a letter, or nobody can say it")
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise click.UsageError(f"{option}: {name[:LONGEST_NAME]!r}... is no name that can be said")
    _tell_apart(option, people)
    opening.check_names(people, language)
    return people


def bots_named(wanted: str, language: str, people: Sequence[str]) -> tuple[str, ...]:
    """The names of the bots that --bots asks for: a number, or names. Raises UsageError as `people_named`."""
    wanted = wanted.strip()
    if re.fullmatch(r"[0-9]+", wanted):
        taken = {fold(name) for name in people}
        alike = [bot.name for bot in bot_names(language) if fold(bot.name) in taken]
        return opening.seat_bots(wanted[:4], language, [*people, *alike])
    if re.fullmatch(r"[-+.,\d]*", wanted):
        raise click.UsageError(f"--bots: {wanted!r} must be how many bots, 0 or more, or their names")
    bots = people_named("--bots", wanted.split(","), language)
    _tell_apart("--bots", [*people, *bots])
    return tuple(bots)


def check_room(rules: str, players: Sequence[str]) -> None:
    """Raises UsageError for more players than a table holds."""
    most = MOST_PLAYERS[load(rules).kind]
    if len(players) > most:
        raise click.UsageError(f"{len(players)} players are too many: {rules} seats {most} at the most")


def _tell_apart(option: str, names: Sequence[str]) -> None:
    seen: dict[str, str] = {}
    for name in names:
        if fold(name) in seen:
            other = seen[fold(name)]
            also = "" if other == name else f" and {other}"
            raise click.UsageError(f"{option}: two players are called {name}{also}; rename one of them")
        seen[fold(name)] = name
