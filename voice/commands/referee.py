"""bluffbord referee: a journal replayed and checked."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click


@click.command()
@click.argument("journal", type=click.Path(path_type=Path, exists=True, dir_okay=False))
def referee(journal: Path) -> None:
    """Replays a JOURNAL, prints every event, then the standing; refuses the first illegal line by number."""
    from engine.referee import replay

    told = {}
    for told in replay(journal):
        sys.stdout.write(json.dumps(told, ensure_ascii=False) + "\n")
    sys.exit(2 if "error" in told else 0)
