"""The lines of a journal: JSON objects read into what they mean, and refused as "malformed" where they mean
nothing.

Only the form is looked at here, and whether names and cards exist. Whether a deed is legal the game knows.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.actions import DEEDS, Deed
from engine.cards import Card
from engine.errors import Event, IllegalAction
from engine.rulesets import RuleSet, RuleSetError, load

VERSION = 1
"""The version of the journal that is written and read here."""

CHANCE = ("throw", "start", "roll", "deal", "restock", "window")
"""Events that are inputs: nothing that went before tells them."""
DERIVED: dict[str, tuple[str, ...]] = {
    "round": ("number", "starts"),
    "palifico": ("player",),
    "reveal": ("by", "call", "bid", "count", "card", "claim"),
    "lose": ("player", "dice", "left", "why"),
    "gain": ("player", "dice", "left"),
    "out": ("player",),
    "win": ("player",),
    "warning": ("player", "warnings"),
    "draw": ("player", "cards"),
    "take-pile": ("player", "cards"),
    "lead": ("player",),
}
"""Events that follow from the inputs, with the members that they may have."""
NAMES = ("player", "starts", "by")
"""Members of derived events that name a player."""


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a journal: which rules, who plays, and the seed of all that is random."""

    rules: RuleSet
    players: tuple[str, ...]
    switches: Mapping[str, object] = field(default_factory=dict)
    """House rules, as they are written in the line."""
    seed: int | str | None = None
    physical: bool = False
    """Real dice or cards on a real table."""
    table: Mapping[str, object] = field(default_factory=dict)
    """What the table itself wants to find again when it resumes (who is a person, which language); no rule
    reads it."""

    def to_json(self) -> Event:
        """The line, as the contracts have it."""
        found: Event = {
            "bluffbord": VERSION,
            "rules": self.rules.id,
            "switches": dict(self.switches),
            "players": list(self.players),
            "seed": self.seed,
        }
        found |= {"physical": True} if self.physical else {}
        return found | ({"table": dict(self.table)} if self.table else {})


@dataclass(frozen=True, slots=True)
class Line:
    """One line after the header."""

    event: Event
    """The object as it stands in the journal."""
    player: str | None = None
    """Who did it, if it is a deed."""
    action: Deed | None = None
    """What was done, if it is a deed."""

    @property
    def kind(self) -> str:
        """ "deed", "chance", "derived" or "undo"."""
        if self.action is not None:
            return "deed"
        name = self.event["event"]
        return "chance" if name in CHANCE else "undo" if name == "undo" else "derived"


def malformed(why: str) -> IllegalAction:
    """The refusal of a line that has no meaning."""
    return IllegalAction("malformed", why)


def read_object(text: str | bytes) -> Event:
    """The JSON object in one line of a journal. Raises IllegalAction ("malformed")."""
    try:
        found = json.loads(text.decode("utf-8") if isinstance(text, bytes) else text)
        json.dumps(found, ensure_ascii=False).encode(
            "utf-8"
        )  # half a character of a name could never be printed
    except (ValueError, RecursionError):
        raise malformed("this is not JSON in UTF-8") from None
    if not isinstance(found, dict):
        raise malformed("this is not a JSON object")
    return found


def read_header(found: Event) -> Header:
    """The header in a journal's first line. Raises IllegalAction ("malformed")."""
    if not _whole(found.get("bluffbord")):
        raise malformed('a journal begins with {"bluffbord": 1, "rules": ..., "players": [...]}')
    if found["bluffbord"] != VERSION:
        raise malformed(f"this program does not know version {found['bluffbord']} of the journal")
    players = found.get("players")
    if not isinstance(players, list) or not all(isinstance(name, str) and name.strip() for name in players):
        raise malformed("players must be a list of names")
    if len(players) < 2:
        raise malformed("there must be two players or more")
    if len(set(players)) < len(players):
        raise malformed("two players have the same name")
    switches, seed, physical = found.get("switches", {}), found.get("seed"), found.get("physical", False)
    if not isinstance(found.get("rules"), str) or not isinstance(switches, dict):
        raise malformed("rules must be the id of a rule set, switches an object")
    if not isinstance(physical, bool):
        raise malformed("physical must be true or false")
    if not (seed is None or isinstance(seed, str) or _whole(seed)):
        raise malformed("seed must be a whole number")
    try:
        rules = load(found["rules"], switches)
    except RuleSetError as error:
        raise malformed(str(error)) from None
    table = found.get("table")
    return Header(rules, tuple(players), switches, seed, physical, table if isinstance(table, dict) else {})


def read_line(found: Event, header: Header) -> Line:
    """What an object after the header means. Raises IllegalAction ("malformed")."""
    if ("event" in found) == ("act" in found):
        raise malformed('a line has either "event" or "act"')
    if "act" in found:
        return _read_deed(found, header)
    name = found["event"]
    if name in CHANCE:
        _check_chance(found, header)
    elif name == "undo":
        _members(found, ("event", "line"))
        if not _whole(found["line"]):
            raise malformed("line must be a whole number")
    elif isinstance(name, str) and name in DERIVED:
        _check_derived(found, header)
    else:
        raise malformed(f"no event is called {name!r}")
    return Line(found)


def _read_deed(found: Event, header: Header) -> Line:
    kind = DEEDS.get(found["act"]) if isinstance(found["act"], str) else None
    if kind is None:
        raise malformed(f"no act is called {found['act']!r}")
    required, optional = _FIELDS[kind.act]
    _members(found, ("by", "act", *required), optional)
    _player(found["by"], header)
    values = {name: found[name] for name in (*required, *optional) if name in found}
    for name, value in values.items():
        if name in ("card", "claim"):
            values[name] = _card(value)
        elif name == "player":
            _player(value, header)
        elif not _whole(value):
            raise malformed(f"{name} must be a whole number")
        elif name == "quantity" and value < 1:
            raise malformed("a quantity is 1 or more")
    needs_card = kind.act in ("play", "dropp") and header.rules.kind == "cards" and not header.physical
    if needs_card and "card" not in values:
        raise malformed("the card must be named")
    return Line(found, found["by"], kind(**values))


_FIELDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "bid": (("quantity", "face"), ("stake",)),
    "challenge": ((), ()),
    "exact": ((), ()),
    "palifico": ((), ()),
    "warn": (("player",), ()),
    "drop_die": ((), ("face",)),
    "pass": ((), ()),
    "play": (("claim",), ("card",)),
    "bluffstopp": ((), ()),
    "dropp": ((), ("card",)),
    "accuse": (("player",), ()),
}
"""For each deed the members that it must have and those that it may have."""


def _check_chance(found: Event, header: Header) -> None:
    match found["event"]:
        case "throw":
            _members(found, ("event", "dice"))
            _dice(found["dice"], header)
        case "roll":
            _members(found, ("event", "dice"), ("community",))
            _dice(found["dice"], header)
            if "community" in found:
                _die(found["community"])
        case "start":
            _members(found, ("event", "player"))
            _player(found["player"], header)
        case "deal" if header.physical and header.rules.kind == "cards":
            _members(found, ("event", "start"), ("dealer",))
        case "deal":
            _members(found, ("event", "hands", "stock", "start"), ("dealer",))
            if not isinstance(found["hands"], dict):
                raise malformed("hands must be an object of players and their cards")
            for player, hand in found["hands"].items():
                _player(player, header)
                _cards(hand)
            _cards(found["stock"])
        case "restock":
            _members(found, ("event",), ("stock",))
            if "stock" in found:
                _cards(found["stock"])
            elif not header.physical:
                raise malformed("the cards must be named")
        case _:
            _members(found, ("event", "closed"))
            if found["closed"] is not True:
                raise malformed("closed must be true")
    if found["event"] == "deal":
        _card(found["start"])
        if "dealer" in found:
            _player(found["dealer"], header)


def _check_derived(found: Event, header: Header) -> None:
    _members(found, ("event",), DERIVED[found["event"]])
    for name in NAMES:
        if name in found:
            _player(found[name], header)
    for name in ("card", "claim"):
        if name in found:
            _card(found[name])


def check_reveal(found: Event, header: Header) -> None:
    """Raises IllegalAction ("malformed") where the reveal of a real table does not tell what was found."""
    wanted = "card" if header.rules.kind == "cards" else "count"
    if wanted not in found:
        raise malformed(f"the reveal of a real table tells the {wanted}")
    if wanted == "count" and not (_whole(found["count"]) and found["count"] >= 0):
        raise malformed("count must be a whole number")


def _members(found: Event, required: Sequence[str], optional: Sequence[str] = ()) -> None:
    for name in required:
        if name not in found:
            raise malformed(f"{name} is missing")
    for name in found:
        if name not in required and name not in optional:
            raise malformed(f"{name!r} does not belong there")


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _player(name: object, header: Header) -> None:
    if not isinstance(name, str) or name not in header.players:
        raise malformed(f"nobody at the table is called {name!r}")


def _card(text: object) -> Card:
    if not isinstance(text, str):
        raise malformed(f"no card: {text!r}")
    try:
        return Card.parse(text)
    except ValueError as error:
        raise malformed(str(error)) from None


def _cards(listed: object) -> None:
    if not isinstance(listed, list):
        raise malformed('cards are listed like ["9S", "10H"]')
    for card in listed:
        _card(card)


def _dice(dice: Any, header: Header) -> None:
    if not isinstance(dice, dict):
        raise malformed("dice must be an object of players and their dice")
    for player, thrown in dice.items():
        _player(player, header)
        if not isinstance(thrown, list):
            raise malformed("dice are listed like [1, 3, 6]")
        for die in thrown:
            _die(die)


def _die(die: object) -> None:
    if not _whole(die) or not 1 <= die <= 6:  # type: ignore[operator]
        raise malformed(f"no die shows {die!r}")
