"""The table: a game, the people and bots who sit at it, and the announcer who tells them what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.actions import Bid, Deed, Exact, Play
from engine.bots import Bot, odds
from engine.cards import Card
from engine.errors import IllegalAction
from engine.game import Game
from engine.lines import read_line
from engine.position import Position
from engine.view import View
from grammars.announce import Announcer
from grammars.scene import Scene

Event = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence to be spoken."""

    text: str
    voice: int = 0
    """0 is the table's own voice, 1 up those of the bots."""
    slow: bool = False
    by: str = ""
    """Who says it, if it is not the table: for the eye, a voice of one's own tells the ear."""

    def __str__(self) -> str:
        return f"{self.by}: {self.text}" if self.by else self.text


class Table:
    """Does deeds in the game, lets bots play, and gives what is to be said of it."""

    def __init__(self, game: Game, announcer: Announcer, bots: Mapping[str, Bot]) -> None:
        self.game = game
        self.announcer = announcer
        self.bots = bots
        """By name; everybody else is a person."""
        self.people = tuple(name for name in game.players if name not in bots)
        self._voices = {name: number for number, name in enumerate(bots, 1)}
        self._told = 0
        self._last_deed_by: str | None = None

    # ---- where the game stands

    @property
    def over(self) -> bool:
        """Has somebody won?"""
        return self.game.winner is not None

    @property
    def turn(self) -> str | None:
        """Whose turn it is."""
        return self.game.turn

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody at the table, in seat order."""
        return self.game.players

    @property
    def counts(self) -> Mapping[str, int]:
        """Dice or cards of everybody still in: the truth, for the table's own use."""
        standing = self.game.standing()
        return {name: n for name, n in standing.get("cards", standing.get("dice", {})).items() if n}

    @property
    def people_in(self) -> tuple[str, ...]:
        """The people still in."""
        counts = self.counts
        return tuple(name for name in self.people if name in counts)

    @property
    def owed(self) -> str | None:
        """What only a real table can tell now, as a question of `voice.pending.OWED`; None: nothing."""
        if not self.game.header.physical:
            return None
        if self.game.waits_for == "reveal":
            return "count" if self.game.rules.kind == "dice" else "turned-over"
        return "start-card" if self.game.waits_for == "deal" else None

    def position(self, player: str) -> Position:
        """What the rules allow `player` now."""
        return self.game.position(player)

    def scene(self, player: str) -> Scene:
        """What the announcer may tell `player`."""
        view = self.game.view(player)
        return Scene(
            position=view.position,
            player=player,
            turn=view.turn,
            by=(view.bids[-1][0] if view.bids else None) or view.claimer,
            counts={name: count for name, count in view.counts.items() if count is not None},
            hand=view.hand,
            deeds=tuple((e["by"], self._deed(e)) for e in _this_round(view.events) if "act" in e),
            chance=_chance(view),
        )

    def _deed(self, event: Event) -> Deed:
        if event["act"] == "play":  # the card itself is not in what others saw
            return Play(Card.parse(event["claim"]))
        action = read_line(event, self.game.header).action
        assert action is not None
        return action

    def call_open_to_people(self) -> bool:
        """May a person who is not in turn call exact now?"""
        return any(
            name != self.turn and self.position(name).refusal(Exact()) is None for name in self.people_in
        )

    # ---- what is said

    def greeting(self) -> list[Line]:
        """The first words."""
        return [Line(self.announcer.greeting(self.names))]

    def begin(self) -> list[Line]:
        """What happened before anybody could act: the throw for who starts, the first round."""
        return self._news()

    def announced(self, event: Event) -> list[Line]:
        """The lines for one event."""
        return [Line(text) for text in self.announcer.event(event, self.game.hands_shown() or None)]

    def _news(self, skip: int = 0) -> list[Line]:
        """The lines for all that happened since the last time, but the first `skip`."""
        told = [self.announced(event) for event in self.game.events[self._told :]]  # it keeps track of all
        self._told = len(self.game.events)
        return [line for lines in told[skip:] for line in lines]

    # ---- what is done

    def do(self, player: str, deed: Deed, *, announced: bool = False) -> list[Line]:
        """Does a person's deed. A held call was told before; a bid is echoed in short, so that what was heard
        wrongly can be taken back, and not at all where the next prompt says it anyway."""
        self.game.apply(player, deed)
        self._last_deed_by = player
        if not isinstance(deed, Bid):
            return [*self._news(skip=1 if announced else 0), *self._bots_call()]
        lines = self._news()
        if self.turn not in self.bots:
            return self._bots_call()
        if player == self.announcer.you:
            lines = [Line(self.announcer.say_bid(deed))]
        return [*lines, *self._bots_call()]

    def bot_moves(self) -> list[Line]:
        """The bot in turn plays; its own voice says it."""
        name = self.turn
        assert name is not None
        deed = self.bots[name].decide(self.game.view(name))
        if deed is None:
            raise ValueError(f"the bot {name} does nothing in its turn")
        return self._by_bot(name, deed)

    def _by_bot(self, name: str, deed: Deed) -> list[Line]:
        said = Line(self.announcer.say_action(deed), self._voices[name], by=name)
        self.game.apply(name, deed)
        self._last_deed_by = name
        return [said, *self._news(skip=1), *self._bots_call()]

    def _bots_call(self) -> list[Line]:
        """A bot that is not in turn may call too, where the rules let others call."""
        for name, bot in self.bots.items():
            if self.over or name == self.turn or name not in self.counts:
                continue
            view = self.game.view(name)
            deed = bot.decide(view) if view.legal_actions() else None
            if deed is not None and view.position.refusal(deed) is None:
                return self._by_bot(name, deed)
        return []

    def counted(self, count: int) -> list[Line]:
        """At a table with real dice: how many there were. Raises IllegalAction where there cannot be so
        many."""
        self.game.reveal(count=count)
        return self._news()

    def turned_over(self, card: Card) -> list[Line]:
        """At a table with real cards: which card it was."""
        self.game.reveal(card=card)
        if self.game.waits_for == "restock":  # what is in the pile nobody knows, so nobody has to say
            self.game.chance({"event": "restock"})
        return self._news()

    def dealt(self, start: Card) -> list[Line]:
        """At a table with real cards: everybody has theirs, and this one was shown."""
        self.game.chance({"event": "deal", "start": str(start)})
        return self._news()

    def close_window(self) -> list[Line]:
        """The last card of somebody stands: they have won."""
        self.game.close_window()
        return self._news()

    def catch_up(self) -> None:
        """After a break: what happened before it is known, and not told again."""
        self._news()

    @property
    def fresh_bid(self) -> Bid | None:
        """The standing bid, if a person made it and nobody has acted since: it can still be corrected."""
        return self.position(self._last_deed_by).bid if self._last_deed_by in self.people else None

    def undo(self, player: str) -> bool:
        """Takes back the last deed, if it is `player`'s own and nothing was seen since."""
        if self._last_deed_by != player:
            return False
        try:
            self.game.undo()
        except IllegalAction:
            return False
        self._news()
        self._last_deed_by = None
        return True


def _chance(view: View) -> float | None:
    """The probability that the standing bid holds, as the player sees it; None where it would tell a hidden
    total."""
    if view.bid is None or view.rules.totals_hidden or not view.hand:
        return None
    wanted = view.bid.quantity - odds.own_count(view, view.bid.face)
    return odds.at_least(odds.others(view), odds.die_counts(view.position, view.bid.face), wanted)


def _this_round(events: Sequence[Event]) -> Sequence[Event]:
    """The events since the last roll or deal."""
    start = max((i for i, e in enumerate(events) if e.get("event") in ("roll", "deal")), default=-1)
    return events[start + 1 :]
