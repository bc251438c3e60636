"""bluffbord play: one person against bots."""

from __future__ import annotations

from pathlib import Path

import click

from voice.commands.options import (
    journal_option,
    language_option,
    level_option,
    local_language,
    readable,
    rules_option,
    seed_option,
    switches_option,
    voice_options,
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
    help="How many bots, or their names: Erik,Maja.",
)
@level_option
@click.option("--name", default=None, callback=readable, help="What you are called.")
@voice_options
@seed_option
@journal_option
def play(
    lang: str | None,
    rules: str,
    switches: dict[str, str],
    bots: str,
    level: str,
    name: str | None,
    ear: str,
    mouth: str,
    headphones: bool,
    seed: int | None,
    journal: Path | None,
) -> None:
    """A game by voice against bots."""
    from grammars.player_names import person_name
    from voice import opening
    from voice.commands.evening import game_kept_at, open_evening
    from voice.commands.seats import bots_named, check_room, people_named

    settings = opening.own_settings()
    language = lang or settings.language or local_language()
    with open_evening():
        you = person_name(language) if name is None else people_named("--name", [name], language)[0]
        seated = bots_named(bots, language, [you])
        check_room(rules, [you, *seated])
        game = game_kept_at(
            journal, rules, switches, [you], dict.fromkeys(seated, level), language, seed=seed
        )
        table, _ = opening.seated(game, settings)
        opening.play_at(table, language, opening.Wishes(ear, mouth, headphones), settings)
