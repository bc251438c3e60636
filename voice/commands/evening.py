"""What `play`, `table` and `resume` share: a game that is kept in a journal, and how the evening ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import click

from engine.game import Game
from engine.journal import JournalBusyError, JournalError
from engine.rulesets import RuleSetError, load
from voice.ears.errors import EarError
from voice.mouths.mouth import MouthError
from voice.opening import OpeningError, complain, new_game, new_journal


@contextmanager
def open_evening() -> Iterator[None]:
    """Mistakes of the caller become one line and exit status 2, engines that fail one and exit status 1."""
    try:
        yield
    except (OpeningError, RuleSetError, JournalError) as error:
        raise click.UsageError(str(error)) from None
    except (EarError, MouthError) as error:
        raise click.ClickException(str(error)) from None
    except JournalBusyError as error:
        raise click.UsageError(
            f"another game is being played on {error.filename}; end that one first, or name another file"
        ) from None
    except FileExistsError as error:
        kept = error.filename
        raise click.UsageError(
            f"{kept} is there already; go on with it (bluffbord resume {kept}) or name another file"
        ) from None


def game_kept_at(
    journal: Path | None,
    rules: str,
    switches: Mapping[str, str],
    people: Sequence[str],
    bots: Mapping[str, str],
    language: str,
    *,
    seed: int | None = None,
    physical: bool = False,
) -> Game:
    """A new game, kept in `journal` or a new file of its own; how to go on with it is told when it was not
    finished."""
    kept = journal or new_journal()
    played = load(rules, switches)
    try:
        game = new_game(played, people, bots, language, seed=seed, journal=kept, physical=physical)
    except FileExistsError as error:
        if str(error.filename) != str(kept):
            raise click.UsageError(f"--journal: {error.filename} is a file, no folder") from None
        raise
    except JournalBusyError:
        raise
    except OSError as error:  # no journal, no game: nothing of it may be in the way of the next try
        error.filename = error.filename or str(kept)
        with suppress(OSError):
            if kept.is_file() and not kept.stat().st_size:
                kept.unlink()
        raise
    tell_how_to_resume(game, kept)
    return game


def tell_how_to_resume(game: Game, kept: Path) -> None:
    """At the end of this command, the way back into a game that is not over."""

    def tell() -> None:
        if game.winner is None:
            complain(f"bluffbord resume {kept}")

    click.get_current_context().call_on_close(tell)
