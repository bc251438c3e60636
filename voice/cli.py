"""The command line. Each command is a file of `voice.commands`, read only when it is called, for a quick
start.

Exit status: 0 done, 1 something failed while running, 2 the caller's mistake; each said in one line on
standard error.
"""

from __future__ import annotations

import contextlib
import errno
import importlib
import importlib.util
import io
import os
import sys
from typing import Any, TextIO, cast

import click

COMMANDS = (
    "play",
    "table",
    "demo",
    "resume",
    "interpret",
    "hear",
    "referee",
    "arena",
    "rules",
    "models",
    "doctor",
    "calibrate",
)
"""Every command, in the order of the help; `voice.commands.NAME` holds a click command of that name."""

DEBUG = "BLUFFBORD_DEBUG"
"""With this environment variable set, an unexpected error shows its traceback."""
FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)


class Commands(click.Group):
    """Finds a command by importing its file."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in COMMANDS if importlib.util.find_spec(f"voice.commands.{name}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command: Any = getattr(importlib.import_module(f"voice.commands.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(package_name="bluffbord", message="bluffbord %(version)s")
def bluffbord() -> None:
    """A table for bluff games, played by voice: offline, in Swedish, Dutch and English."""


def main(arguments: list[str] | None = None) -> None:
    """Runs a command and exits; whatever goes wrong is one line, never a traceback."""
    prepare_streams()
    try:
        try:
            sys.exit(bluffbord.main(arguments, prog_name="bluffbord", standalone_mode=False) or 0)
        finally:
            sys.stdout.flush()  # what cannot be written is found out now, not after the last word
    except click.exceptions.NoArgsIsHelpError as error:
        print(error.format_message(), file=sys.stderr)
        sys.exit(error.exit_code)
    except click.ClickException as error:
        _complain(error.format_message())
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(1)
    except BrokenPipeError:  # the reader of our output has gone: nothing is left to say to it
        _let_go_of_output()
        sys.exit(1)
    except OSError as error:
        _let_go_of_output()
        _complain(_disk_trouble(error))
        sys.exit(1)
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        _complain(
            f"{type(error).__name__} ({error}): this is a mistake in bluffbord, not yours; "
            f"{DEBUG}=1 shows where"
        )
        sys.exit(1)


def prepare_streams() -> None:
    """Standard streams that can always be used: a closed one is empty; what programs read is UTF-8, as the
    contracts of JSON have it; and a letter that a terminal cannot write is a question mark, no error."""
    if sys.stdin is None:
        sys.stdin = _nothing("r")
    if sys.stdout is None:
        sys.stdout = _nothing("w")
    if sys.stderr is None:
        sys.stderr = _nothing("w")
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "replace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            piped = stream is not sys.stderr and not stream.isatty()
            with contextlib.suppress(io.UnsupportedOperation):  # somebody has read from it already
                stream.reconfigure(encoding="utf-8" if piped else None, errors=errors)


def _nothing(mode: str) -> TextIO:
    """A stream that is empty, or takes everything, for as long as the process lives."""
    return cast(TextIO, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123


def _let_go_of_output() -> None:
    """What standard output does not take is thrown away, so that it is not tried again at the very end."""
    try:
        sys.stdout.flush()
    except OSError:
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _disk_trouble(error: OSError) -> str:
    """What the system refused, on which file, and what to do about it."""
    reason = error.strerror or str(error) or type(error).__name__
    said = f"{error.filename or 'standard output'}: {reason}"
    if error.errno in FULL or error.errno in FORBIDDEN:
        mend = "make room" if error.errno in FULL else "mend its rights"
        return f"{said}; {mend}, or keep the game elsewhere (--journal FILE); bluffbord doctor tells more"
    return said


def _complain(message: str) -> None:
    """One line on standard error."""
    print("bluffbord:", " ".join(message.split()), file=sys.stderr)


if __name__ == "__main__":
    main()
