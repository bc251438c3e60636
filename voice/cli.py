"""The command line. Each command is a file of `voice.commands`, read only when it is called, for a quick
start.

Exit status: 0 done, 1 something failed while running, 2 the caller's mistake; each said in one line on
standard error.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from typing import Any

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
    try:
        sys.exit(bluffbord.main(arguments, prog_name="bluffbord", standalone_mode=False) or 0)
    except click.exceptions.NoArgsIsHelpError as error:
        print(error.format_message(), file=sys.stderr)
        sys.exit(error.exit_code)
    except click.ClickException as error:
        _complain(error.format_message())
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output has gone: nothing is left to say to it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        _complain(f"{error.filename or 'bluffbord'}: {error.strerror or error}")
        sys.exit(1)


def _complain(message: str) -> None:
    """One line on standard error."""
    print("bluffbord:", " ".join(message.split()), file=sys.stderr)


if __name__ == "__main__":
    main()
