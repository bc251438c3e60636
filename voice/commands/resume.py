"""bluffbord resume: going on with a game from its journal."""

from __future__ import annotations

from pathlib import Path

import click

from voice.commands.options import language_option, voice_options


@click.command()
@click.argument("journal", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@language_option()
@voice_options
def resume(journal: Path, lang: str | None, ear: str, mouth: str, headphones: bool) -> None:
    """Goes on with the game in JOURNAL, from its last whole line."""
    from engine.game import Game
    from voice import opening
    from voice.commands.evening import open_evening, tell_how_to_resume

    settings = opening.own_settings()
    with open_evening():
        game = Game.resume(journal)
        table, language = opening.seated(game, settings, lang)
        if game.winner is not None:  # nothing is left to play, and nobody to wait for
            for line in table.announcer.event({"event": "win", "player": game.winner}):
                click.echo(line)
            game.close()
            return
        tell_how_to_resume(game, journal)
        opening.play_at(table, language, opening.Wishes(ear, mouth, headphones), settings, resumed=True)
