"""Rule sets: every switch of the rules with its value, read from one TOML file each.

    load("nl-perudo")                               the rule set as it stands in rules/nl-perudo.toml
    load("nl-perudo", {"exact_call": "on"})         the same with a house rule

A file holds `kind` ("dice" or "cards"), `source` (whose rules), a table [switches] and a table [notes] with
what the source says to each switch. One that has `based_on` holds only what it changes.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Literal

from engine import switches as switchboard
from engine.switches import Switches

UNSAID = "the source says nothing; this is the default"
"""The note of a switch that a rule file gives no note for."""


class RuleSetError(ValueError):
    """A rule set, a switch or a value that does not exist; the message is one line that names the file, line
    and key."""


@dataclass(frozen=True, kw_only=True)
class RuleSet(Switches):
    """The rules of one game: a value for every switch (see `engine.switches`)."""

    id: str
    kind: Literal["dice", "cards"] = "dice"
    source: str = ""
    """Whose rules they are."""
    notes: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    """What the source says to a switch, in its own words where it has any."""
    changed: tuple[str, ...] = field(default=(), compare=False)
    """The switches that were set otherwise than in the file: house rules."""
    bids_known: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """The legal bids of standing bids met before (`Position.legal_bids`): games ask for the same ones again
    and again."""

    @property
    def switches(self) -> dict[str, Any]:
        """The switches that matter in this kind of game, in the order of the rules, with their values."""
        names = switchboard.CARDS if self.kind == "cards" else switchboard.DICE
        return {name: getattr(self, name) for name in names}

    def note(self, switch: str) -> str:
        """What the source says to `switch`, or that it is silent."""
        return self.notes.get(switch, UNSAID)

    @property
    def totals_hidden(self) -> bool:
        """May nobody be told how many dice others hold?"""
        return self.dice_totals_visible == "hidden"

    @property
    def capped(self) -> bool:
        """Is a bid above all dice on the table illegal? Never where totals are hidden: it would tell the
        total."""
        return self.max_qty == "total_dice" and self.dice_totals_visible != "hidden"

    @property
    def full_hand(self) -> int:
        """The most dice that somebody can have: nobody wins back more."""
        return min(self.max_dice, self.dice_per_player)

    def with_switches(self, changes: Mapping[str, object]) -> RuleSet:
        """The same rules with house rules. Raises RuleSetError for an unknown switch or value."""
        if not changes:
            return self
        names = self.switches
        found: dict[str, Any] = {}
        for name, value in changes.items():
            if name not in names:
                raise RuleSetError(f"{self.id}: no switch of these rules is called {name!r}")
            try:
                found[name] = switchboard.read(name, value)
            except ValueError as error:
                raise RuleSetError(f"{self.id}: {error}") from None
        return replace(self, **(found | _implied(self, found)), changed=(*self.changed, *found))


def _implied(rules: RuleSet, changes: Mapping[str, Any]) -> dict[str, Any]:
    """What a house rule brings with it, unless it is said otherwise.

    An exact call needs somebody who may make it: the player in turn ("nl-perudo": Ben je aan de beurt). Ones
    that are not wild are ordinary, and a round may open on them ("sv-bluff": Utan vilda ettor).
    """
    implied: dict[str, Any] = {}
    if changes.get("exact_call") and changes.get("exact_who", rules.exact_who) == "none":
        implied["exact_who"] = "turn_only"
    if changes.get("ones_wild") is False and "face_range_opening" not in changes:
        implied["face_range_opening"] = "1-6"
    return implied


def _folder() -> Traversable:
    return resources.files("engine") / "rules"


@cache
def ids() -> tuple[str, ...]:
    """The ids of all rule sets, in alphabetical order."""
    return tuple(sorted(file.name[:-5] for file in _folder().iterdir() if file.name.endswith(".toml")))


def load(id: str, switches: Mapping[str, object] | None = None) -> RuleSet:
    """The rule set called `id`, with `switches` set otherwise.

    Raises RuleSetError, in one line, where there is no such rule set, switch or value, or the file is wrong.
    """
    return _load(id).with_switches(switches or {})


@cache
def _load(id: str) -> RuleSet:
    if id not in ids():
        raise RuleSetError(f"no rule set is called {id!r} (but: {', '.join(ids())})")
    return read_rules(id, (_folder() / f"{id}.toml").read_text(encoding="utf-8"), f"{id}.toml")


def read_rules(id: str, text: str, file: str) -> RuleSet:
    """The rule set written in `text`, which stands in `file`. Raises RuleSetError with the file, line and
    key at fault."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RuleSetError(f"{file}: {error}") from None

    def wrong(key: str, why: str) -> RuleSetError:
        return RuleSetError(f"{file}, line {_line_of(key, text)}, {key}: {why}")

    for key in table:
        if key not in ("based_on", "kind", "source", "switches", "notes"):
            raise wrong(key, "no such key in a rule set")
    if "based_on" in table:
        if table["based_on"] not in ids():
            raise wrong("based_on", f"no rule set is called {table['based_on']!r}")
        base = _load(table["based_on"])
        if "kind" in table:
            raise wrong("kind", "stands in the rule set that this one is based on")
    elif table.get("kind") in ("dice", "cards"):
        base = RuleSet(id=id, kind=table["kind"])
    else:
        raise wrong("kind", "must be dice or cards")
    for part, kind in (("source", str), ("switches", dict), ("notes", dict)):
        if not isinstance(table.get(part, kind()), kind):
            raise wrong(part, "must be a text" if kind is str else "must be a table")
    found: dict[str, Any] = {}
    for name, value in table.get("switches", {}).items():
        if name not in base.switches:
            raise wrong(name, f"no switch of {base.kind} is called so")
        try:
            found[name] = switchboard.read(name, value)
        except ValueError as error:
            raise wrong(name, str(error)) from None
    notes = table.get("notes", {})
    for name, note in notes.items():
        if name not in base.switches or not isinstance(note, str):
            raise wrong(name, "a note is a text about a switch")
    return replace(
        base,
        id=id,
        source=table.get("source", base.source),
        notes={name: note for name, note in base.notes.items() if name not in found} | notes,
        **found,
    )


def _line_of(key: str, text: str) -> int:
    """The line (1 up) on which `key` is set or its table begins, 1 where it is not there."""
    pattern = re.compile(rf"\s*(\[\s*)?[\"']?{re.escape(key)}[\"']?\s*[=\]]")
    return next((number for number, line in enumerate(text.splitlines(), 1) if pattern.match(line)), 1)
