"""bluffbord doctor: what this machine has for the game, and how to get what it lacks."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

import click


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def doctor(as_json: bool) -> None:
    """What is here and what is missing, and how to get it; exit status 1 if something lacks without which the
    program is broken (a microphone, a loudspeaker or a voice it can do without)."""
    from voice.doctor import examine, versions

    broken = False
    for finding in examine():
        broken |= finding.vital and not finding.here
        if as_json:
            click.echo(json.dumps(asdict(finding), ensure_ascii=False))
        else:
            mark = "ok     " if finding.here else "missing" if finding.needed else "extra  "
            click.echo(f"{mark}  {finding.what}: {finding.says}")
    if as_json:
        click.echo(json.dumps({"what": "versions", "here": True, **versions()}, ensure_ascii=False))
    else:
        click.echo("versions  " + ", ".join(f"{name} {version}" for name, version in versions().items()))
    sys.exit(1 if broken else 0)
