"""Rule sets: every switch of the rules with its value, read from one TOML file each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The switches of one set of rules (to be filled in)."""

    id: str
