"""The command line: options in, one call, results out. All else is imported where it is used: a quick start."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """A table for bluff games, played by voice."""


@main.command()
@click.argument("journal", type=click.Path(path_type=Path, exists=True, dir_okay=False))
def referee(journal: Path) -> None:
    """Replays a JOURNAL, prints every event, then the standing."""
    from engine.referee import replay

    told = {}
    for told in replay(journal):
        sys.stdout.write(json.dumps(told, ensure_ascii=False) + "\n")
    sys.exit(2 if "error" in told else 0)


if __name__ == "__main__":
    main()
