"""bluffbord hear: recordings -> text -> decision, one JSON object an utterance."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from voice.commands.options import ear_option, language_option
from voice.commands.position_options import position_options

if TYPE_CHECKING:
    from engine.position import Position


@click.command()
@language_option("en")
@ear_option
@position_options
@click.option("--explain", is_flag=True, help="Say how the ear heard it: phones, scores, the reason.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
def hear(
    lang: str, ear: str, position: Position, expect: str | None, explain: bool, files: tuple[Path, ...]
) -> None:
    """What is said in each FILE (WAV or FLAC), and what it means at the table, with the times."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only cost
    from voice.audio_files import AudioFileError
    from voice.ears.errors import EarError
    from voice.hear import hear_files, open_file_ear

    for file in files:
        if not file.exists():
            raise click.UsageError(f"{file}: no such file")
        if file.is_dir():
            raise click.UsageError(f"{file}: is a folder, not a sound file")
    if ear == "typed":
        raise click.UsageError(
            "--ear typed: hear needs an ear for sound: builtin, vosk or wyoming://host:port"
        )
    if ear == "auto":
        from voice.ears.process import choose_ear

        choice = choose_ear("auto", lang)
        print(f"bluffbord: {choice.why}", file=sys.stderr)
        ear = choice.kind
    if ear == "typed":  # what `auto` came to
        raise click.ClickException("hear needs an ear for sound: builtin, vosk or wyoming://host:port")
    try:
        listening = open_file_ear(ear, lang)
    except (EarError, FileNotFoundError) as error:
        raise click.ClickException(str(error)) from None
    unheard = False
    try:
        for file in files:  # one that is no sound does not keep the others from being heard
            try:
                for told in hear_files([file], listening, lang, position, expect, explain=explain):
                    print(json.dumps(told, ensure_ascii=False), flush=True)
            except AudioFileError as error:
                unheard = True
                print(f"bluffbord: {error}", file=sys.stderr, flush=True)
    except EarError as error:
        raise click.ClickException(str(error)) from None
    finally:
        listening.close()
    sys.exit(2 if unheard else 0)
