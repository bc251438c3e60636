"""bluffbord play: one person against bots."""

from __future__ import annotations

from pathlib import Path

import click

from voice.commands.options import (
    journal_option,
    language_option,
    level_option,
    local_language,
    rules_option,
    seed_option,
    switches_option,
    voice_options,
)


@click.command()
@language_option()
@rules_option
@switches_option
@click.option("--bots", default="2", show_default=True, help="How many bots, or their names: Erik,Maja.")
@level_option
@click.option("--name", default=None, help="What you are called.")
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

    settings = opening.own_settings()
    language = lang or settings.language or local_language()
    with open_evening():
        you = name or person_name(language)
        if name:
            opening.check_names([name], language)
        seated = opening.seat_bots(bots, language, [you])
        game = game_kept_at(
            journal, rules, switches, [you], dict.fromkeys(seated, level), language, seed=seed
        )
        table, _ = opening.seated(game, settings)
        opening.play_at(table, language, opening.Wishes(ear, mouth, headphones), settings)
