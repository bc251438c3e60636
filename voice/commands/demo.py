"""bluffbord demo: a whole game by voice with nobody there."""

from __future__ import annotations

import json
import time
from typing import Any

import click

from voice.commands.options import (
    ear_option,
    language_option,
    level_option,
    local_language,
    mouth_option,
    readable,
    rules_option,
    switches_option,
)


@click.command()
@language_option()
@rules_option
@switches_option
@click.option(
    "--bots",
    default="2",
    show_default=True,
    callback=readable,
    help="How many bots play along, or their names.",
)
@level_option
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same dice.")
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True)
@ear_option
@mouth_option
@click.option("--json", "as_json", is_flag=True, help="What was meant, heard and done, an object a line.")
def demo(
    lang: str | None,
    rules: str,
    switches: dict[str, str],
    bots: str,
    level: str,
    seed: int,
    games: int,
    ear: str,
    mouth: str,
    as_json: bool,
) -> None:
    """A whole game by voice with nobody there: one seat speaks through a mouth into an ear."""
    from engine.rulesets import load
    from grammars.player_names import person_name
    from voice import opening
    from voice.commands.evening import open_evening
    from voice.commands.seats import bots_named, check_room
    from voice.demo import Demo, Stage, Tally

    settings = opening.own_settings()
    language = lang or settings.language or local_language()
    if ear == "typed":
        raise click.UsageError(
            "--ear typed: a demo needs an ear that hears: builtin, vosk, wyoming://host:port"
        )
    if mouth == "print":
        raise click.UsageError(
            "--mouth print: a demo needs a mouth that speaks: pyttsx3, wyoming://host:port"
        )
    person = person_name(language)
    with open_evening():
        seats = bots_named(bots, language, [person])
        check_room(rules, [person, *seats])
        if not seats:
            raise click.UsageError("--bots: a demo needs a bot or more")
        played = load(rules, switches)
    tally, winner, began = Tally(), None, time.perf_counter()
    with open_evening(), Stage(language, ear, mouth, settings, aloud=not as_json) as stage:
        kinds = dict.fromkeys(seats, level)
        for number in range(seed, seed + games):
            game = opening.new_game(played, [person], kinds, language, seed=number)
            table, _ = opening.seated(game, settings)
            show = stage.show if not as_json else lambda line: None
            winner = Demo(table, stage, seed=number, tell=_tell if as_json else _keep, show=show).run(tally)
    told = tally.to_json(winner, time.perf_counter() - began)
    if as_json:
        _tell(told)
    else:
        click.echo(" ".join(f"{name} {value}" for name, value in told.items() if name != "event"), err=True)


def _tell(told: dict[str, Any]) -> None:
    print(json.dumps(told, ensure_ascii=False), flush=True)


def _keep(told: dict[str, Any]) -> None:
    """Nothing is told but what is said."""
