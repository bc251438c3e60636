"""bluffbord table: the referee at a real table, with people, and bots in the seats that are free."""

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
    "--players",
    required=True,
    metavar="A,B,C",
    callback=readable,
    help="Who sits at the table, clockwise.",
)
@click.option(
    "--bots", default="0", show_default=True, callback=readable, help="How many bots join, or their names."
)
@level_option
@click.option(
    "--dice",
    type=click.Choice(("physical", "virtual")),
    default="physical",
    show_default=True,
    help="Real dice (or cards) on the table, or dice that the program throws.",
)
@voice_options
@seed_option
@journal_option
def table(
    lang: str | None,
    rules: str,
    switches: dict[str, str],
    players: str,
    bots: str,
    level: str,
    dice: str,
    ear: str,
    mouth: str,
    headphones: bool,
    seed: int | None,
    journal: Path | None,
) -> None:
    """The referee at a table of people."""
    from voice import opening
    from voice.commands.evening import game_kept_at, open_evening
    from voice.commands.seats import bots_named, check_room, people_named

    settings = opening.own_settings()
    language = lang or settings.language or local_language()
    with open_evening():
        people = people_named("--players", players.split(","), language)
        seated = bots_named(bots, language, people)
        check_room(rules, [*people, *seated])
        physical = dice == "physical"
        if physical and seated:
            raise opening.OpeningError("bots cannot hold real dice; take --dice virtual, or no bots")
        game = game_kept_at(
            journal,
            rules,
            switches,
            people,
            dict.fromkeys(seated, level),
            language,
            seed=seed,
            physical=physical,
        )
        kept, _ = opening.seated(game, settings, you=False)
        opening.play_at(kept, language, opening.Wishes(ear, mouth, headphones), settings)
