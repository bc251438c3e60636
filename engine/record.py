"""A game as its journal has it: lines taken one after the other, each checked, with what follows from it.

This is the one place where deeds, chance, derived lines and undo meet. `engine.referee` replays a journal
through it, and `engine.game` plays through it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine import lines
from engine.card_game import CardGame
from engine.dice_game import DiceGame
from engine.errors import Event, IllegalAction
from engine.lines import Header, Line

PutOut = list[Event]
"""What a line gives: the line itself and what follows from it, in the order in which it is told."""

FIXED = ("reveal", "throw", "roll", "deal")
"""Events that no undo goes back behind."""


@dataclass(slots=True)
class Entry:
    """An input that stands."""

    number: int
    """The line in the journal."""
    line: Line
    told: PutOut
    """The line itself and what followed from it, in the order in which it is told."""


class Record:
    """Takes the lines of one journal. `state` is the game after the lines taken so far."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.state = _new(header)
        self.seats = {player: seat for seat, player in enumerate(header.players)}
        self.entries: list[Entry] = []
        """The inputs that stand, oldest first."""
        self._unconfirmed: list[Event] = []
        """What followed from the last input and may be repeated by derived lines."""

    def take(self, found: Event, number: int) -> PutOut:
        """Takes the object in line `number`. Raises IllegalAction, and then nothing has changed."""
        line = lines.read_line(found, self.header)
        return self.take_line(line, number)

    def take_line(self, line: Line, number: int) -> PutOut:
        """Takes a line that was read already. Raises IllegalAction, and then nothing has changed."""
        if line.player is not None and line.action is not None:
            return self._entered(line, number, self.state.deed(self.seats[line.player], line.action))
        match line.kind:
            case "undo":
                return self._undo(line, number)
            case "derived" if not self._is_input(line.event):
                return self._confirm(line.event)
            case _:
                if line.event["event"] == "start" and self._starts_already():
                    return self._confirm(line.event)
                if line.event["event"] == "reveal":
                    lines.check_reveal(line.event, self.header)
                events = self.state.chance(line.event)
        return self._entered(line, number, events)

    def _entered(self, line: Line, number: int, events: list[Event]) -> PutOut:
        if line.event.get("event") == "reveal":  # a real table's: told whole, once
            told, self._unconfirmed = events, events[1:]
        else:
            before = [_plain(event) for event in events if "before" in event]
            after = [event for event in events if "before" not in event]
            told, self._unconfirmed = [*before, line.event, *after], before + after
        self.entries.append(Entry(number, line, told))
        return told

    def _is_input(self, event: Event) -> bool:
        """Is a reveal told by a real table, not derived?"""
        return event["event"] == "reveal" and self.state.due() == "reveal"

    def _starts_already(self) -> bool:
        """Did the last line settle who starts, so that a start line repeats it?"""
        return any(event["event"] == "start" for event in self._unconfirmed)

    def _confirm(self, event: Event) -> PutOut:
        """A derived line: true if it is among what followed from the last input, after those confirmed so
        far."""
        for position, derived in enumerate(self._unconfirmed):
            if derived["event"] == event["event"] and within(event, derived):
                del self._unconfirmed[: position + 1]
                return []
        due = self.state.due()
        if due == "reveal":
            raise IllegalAction("roll", "the table is to be counted first")
        if due == "restock":
            raise IllegalAction("deal", "the pile is to be turned over first")
        raise IllegalAction("derived")

    def _undo(self, line: Line, number: int) -> PutOut:
        """Takes the last deed that still stands back, with what followed, if no reveal and no roll came
        after it."""
        deeds = [position for position, entry in enumerate(self.entries) if entry.line.kind == "deed"]
        if not deeds or self.entries[deeds[-1]].number != line.event["line"]:
            raise IllegalAction("malformed", "only the last deed that still stands can be taken back")
        gone = self.entries[deeds[-1] :]
        happened = [event for entry in gone for event in entry.told]
        if any(event.get("event") in FIXED for event in happened):
            raise IllegalAction("malformed", "dice or cards that were seen cannot be taken back")
        self._rebuild(self.entries[: deeds[-1]])
        return [line.event]

    def forget_last(self) -> None:
        """Forgets the last input as if it had never come: it could not be written down."""
        self._rebuild(self.entries[:-1])

    def _rebuild(self, kept: list[Entry]) -> None:
        self.state = _new(self.header)
        for entry in kept:
            player, action = entry.line.player, entry.line.action
            if player is not None and action is not None:
                self.state.deed(self.seats[player], action)
            else:
                self.state.chance(entry.line.event)
        self.entries = kept
        self._unconfirmed = []


def _new(header: Header) -> DiceGame | CardGame:
    kind = CardGame if header.rules.kind == "cards" else DiceGame
    return kind(header.rules, header.players, header.physical)


def _plain(event: Event) -> Event:
    return {key: value for key, value in event.items() if key != "before"}


def within(wanted: Any, found: Any) -> bool:
    """Is `wanted` part of `found`? Objects are compared by the members of `wanted`, all else by value and
    type."""
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(
            key in found and within(wanted[key], found[key]) for key in wanted
        )
    return type(wanted) is type(found) and bool(wanted == found)
