"""A game to be played: the rules, the dice or cards, the journal, and what each player may see.

    >>> from engine.game import Game
    >>> from engine.actions import Bid
    >>> game = Game("nl-perudo-open", ["Anna", "Bo"], seed=7)
    >>> game.turn
    'Bo'
    >>> game.view("Bo").hand
    (1, 2, 4, 4, 6)
    >>> game.apply("Bo", Bid(4, 4))
    [{'by': 'Bo', 'act': 'bid', 'quantity': 4, 'face': 4}]

Illegal deeds raise `IllegalAction`, which names the rule, and change nothing.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from engine import chance, lines
from engine.actions import Challenge, Deed
from engine.card_game import HAND, CardGame
from engine.cards import DECK, Card
from engine.dice_game import DiceGame
from engine.errors import Event, IllegalAction
from engine.journal import Journal, JournalError
from engine.lines import Header, Line
from engine.position import Position
from engine.record import Record
from engine.rulesets import RuleSet, load
from engine.standing import standing
from engine.view import PastRound, View, legal_actions, remember, seen_by

_CHALLENGE = Challenge()

DRAWN = ("throw", "start", "roll", "deal", "restock")
"""Lines that chance writes, which are counted so that a resumed game goes on with the same dice."""


class Game:
    """One game of dice or cards. Players are named; whatever is random comes from `seed`.

    With a journal every line is on disk before the call that caused it returns. At a real table
    (`physical`) dice are not thrown and cards not dealt here: `start`, `chance` and `reveal` tell what
    happened there.
    """

    def __init__(
        self,
        rules: str | RuleSet,
        players: Sequence[str],
        seed: int | str | None = None,
        switches: Mapping[str, object] | None = None,
        physical: bool = False,
        journal: Path | None = None,
        table: Mapping[str, object] | None = None,
    ) -> None:
        """`table` is kept in the journal's header for whoever resumes.

        Raises RuleSetError for unknown rules, ValueError for fewer than two players, two of one name, or
        more than there are cards for; FileExistsError where there is a journal already.
        """
        named = load(rules, switches) if isinstance(rules, str) else rules.with_switches(switches or {})
        changed = (
            switches if isinstance(rules, str) else {name: getattr(named, name) for name in named.changed}
        )
        if seed is None:
            seed = random.SystemRandom().randrange(1 << 32)
        header = Header(named, tuple(players), dict(changed or {}), seed, physical, table or {})
        try:
            lines.read_header(header.to_json())
        except IllegalAction as refusal:
            raise ValueError(refusal.message) from None
        if named.kind == "cards" and len(players) * HAND >= len(DECK):
            raise ValueError(f"there are not cards enough for {len(players)} players")
        self._begin(header, Journal.create(journal) if journal else None)
        if self._journal:
            self._journal.append(header.to_json())
        self._draw_chance()

    def _begin(self, header: Header, journal: Journal | None) -> None:
        self.header = header
        self.rules = header.rules
        self.players = header.players
        self.events: list[Event] = []
        """Everything that happened, hidden dice and cards too: not for players. What was undone is gone."""
        self._record = Record(header)
        self._journal = journal
        self._written = 1
        self._drawn = 0
        self._past: list[PastRound] = []
        self._seen: dict[str, list[Event]] = {player: [] for player in header.players}
        self._looked: dict[str, int] = dict.fromkeys(header.players, 0)

    @classmethod
    def resume(cls, journal: Path) -> Game:
        """The game that a journal holds, to be gone on with; half a last line is cut off.

        Raises JournalError, naming the line, where the journal is illegal; OSError where it cannot be read
        or written.
        """
        file, found = Journal.reopen(journal)
        number, first = found[0]
        game = cls.__new__(cls)
        try:
            game._begin(lines.read_header(first), file)
            for number, event in found[1:]:
                told = game._record.take(event, number)
                game._note(told, event)
        except IllegalAction as refusal:
            file.close()
            raise JournalError(journal, number, refusal) from None
        game._written = file.written
        game._draw_chance()
        return game

    # Playing

    @property
    def state(self) -> DiceGame | CardGame:
        """The whole truth, hidden dice and cards too: not for players."""
        return self._record.state

    @property
    def turn(self) -> str | None:
        """Whose turn it is; None after the end."""
        return None if self.state.turn is None else self.players[self.state.turn]

    @property
    def winner(self) -> str | None:
        """Who has won."""
        return None if self.state.winner is None else self.players[self.state.winner]

    @property
    def waits_for(self) -> str | None:
        """What a real table must tell before anybody may act: "reveal", "restock"; None: nothing."""
        return self.state.due()

    def apply(self, player: str, action: Deed) -> list[Event]:
        """Does `action` for `player`. Gives the deed and what followed, with dice that were rolled or cards
        dealt then.

        Raises IllegalAction, which names the rule, and then nothing has changed; ValueError for an unknown
        player.
        """
        self._seat(player)
        line = Line({"by": player, **action.to_json()}, player, action)
        return self._take(line) + self._draw_chance()

    def chance(self, event: Event) -> list[Event]:
        """Takes an event that a real table tells or that was decided elsewhere: a throw, start, reveal,
        restock, window.

        Raises IllegalAction, and then nothing has changed.
        """
        return self._take(lines.read_line(event, self.header)) + self._draw_chance()

    def start(self, player: str) -> list[Event]:
        """Says who opens, at a real table."""
        return self.chance({"event": "start", "player": player})

    def reveal(self, count: int | None = None, card: Card | None = None) -> list[Event]:
        """Tells what a real table found after a call: how many dice count for the bid, or which card it
        was."""
        told: Event = {"count": count} if card is None else {"card": str(card)}
        return self.chance({"event": "reveal", **told})

    def close_window(self) -> list[Event]:
        """The time to challenge the last card is over ("sv-bluffstopp")."""
        return self.chance({"event": "window", "closed": True})

    def undo(self) -> list[Event]:
        """Takes the last deed back. Raises IllegalAction where dice or cards were seen since, or nothing
        was done."""
        deeds = [entry.number for entry in self._record.entries if entry.line.kind == "deed"]
        return self._take(Line({"event": "undo", "line": deeds[-1] if deeds else 0}))

    def close(self) -> None:
        """Closes the journal."""
        if self._journal:
            self._journal.close()

    def _take(self, line: Line) -> list[Event]:
        told = self._record.take_line(line, self._written + 1)
        if self._journal:
            try:
                self._journal.append(line.event)
            except OSError:  # what is not on disk did not happen
                if line.kind != "undo":
                    self._record.forget_last()
                raise
        self._written += 1
        self._note(told, line.event)
        return told

    def _draw_chance(self) -> list[Event]:
        """Throws, rolls or deals what is to come next, as long as chance has the turn."""
        told: list[Event] = []
        while not self.header.physical and (kind := self.state.due()) is not None:
            told += self._take(Line(chance.draw(self.state, kind, self.header.seed, self._drawn)))
        return told

    def _note(self, told: list[Event], line: Event) -> None:
        """Remembers what was told, for the views."""
        name = line.get("event")
        if name in DRAWN:
            self._drawn += 1
        if name == "undo":
            self.events = [event for entry in self._record.entries for event in entry.told]
            self._seen = {player: [] for player in self.players}
            self._looked = dict.fromkeys(self.players, 0)
            return
        self.events += told
        if isinstance(self.state, DiceGame):
            for event in told:
                if event.get("event") == "reveal":
                    self._past.append(self._past_round(event, self.state))

    def _past_round(self, reveal: Event, state: DiceGame) -> PastRound:
        bids, one_die_round = state.settled
        hands = {self.players[seat]: tuple(hand) for seat, hand in enumerate(state.shown) if hand}
        named = tuple((self.players[seat], bid) for seat, bid in bids)
        return PastRound(named, hands, one_die_round, reveal["by"], reveal["call"], reveal["count"])

    # Seeing

    def _seat(self, player: str) -> int:
        if player not in self.players:
            raise ValueError(f"nobody at the table is called {player!r}")
        return self.players.index(player)

    def position(self, player: str) -> Position:
        """What the rules allow `player` now, as far as the player may know it (where totals are hidden: the
        dice of the start).
        """
        position = self.state.position(self._seat(player))
        if not self.rules.totals_hidden:
            return position
        return replace(position, dice=self.rules.dice_per_player * len(self.players), next_own=None)

    def legal_actions(self, player: str) -> tuple[Deed, ...]:
        """What moves the game on and is legal for `player` now: bids, calls, plays and passes."""
        state = self.state
        plain = isinstance(state, DiceGame) and not self.rules.totals_hidden and player == self.turn
        if plain and not self.rules.exact_call and self.rules.palifico != "optional":
            # only bids and the challenge are open: no whole position is needed
            bids: tuple[Deed, ...] = state.bids_open()[0]  # type: ignore[union-attr]
            return bids if state.phase != "bidding" or state.bid is None else (*bids, _CHALLENGE)  # type: ignore[union-attr]
        return legal_actions(self.position(player))

    def view(self, player: str) -> View:
        """What `player` may know."""
        seat = self._seat(player)
        events = self._events_seen_by(player)
        state = self.state
        if isinstance(state, CardGame):
            return self._view_cards(player, seat, events, state)
        counts: dict[str, int | None] = {
            name: None if self.rules.totals_hidden and name != player else count
            for name, count in zip(self.players, state.counts, strict=True)
            if count
        }
        return View(
            rules=self.rules,
            player=player,
            players=self.players,
            turn=self.turn,
            hand=tuple(state.hands[seat]),
            counts=counts,
            position=self.position(player),
            events=events,
            round=state.round,
            bid=state.bid,
            bids=tuple((self.players[bidder], bid) for bidder, bid in state.bids),
            palifico=None if state.palifico is None else self.players[state.palifico],
            past=tuple(self._past),
            out=tuple(self.players[gone] for gone in state.out),
            winner=self.winner,
            remembered=remember(self.players, self.rules.dice_per_player, events),
        )

    def _view_cards(self, player: str, seat: int, events: tuple[Event, ...], state: CardGame) -> View:
        hidden = {other: state.dropped[other] for other in range(len(self.players)) if other != seat}
        counts = {
            name: len(hand) + hidden.get(other, 0) if hand else 0
            for other, (name, hand) in enumerate(zip(self.players, state.hands, strict=True))
        }
        return View(
            rules=self.rules,
            player=player,
            players=self.players,
            turn=self.turn,
            hand=tuple(card for card in state.hands[seat] if card is not None),
            counts=counts,
            position=self.position(player),
            events=events,
            claim=state.claim,
            claimer=None if state.claimer is None else self.players[state.claimer],
            stock=len(state.stock),
            pile=max(0, len(state.pile) - sum(hidden.values())),
            out=tuple(self.players[gone] for gone in state.out),
            winner=self.winner,
        )

    def _events_seen_by(self, player: str) -> tuple[Event, ...]:
        seen = self._seen[player]
        for event in self.events[self._looked[player] :]:
            shown = seen_by(player, event, self.rules)
            if shown is not None:
                seen.append(shown)
        self._looked[player] = len(self.events)
        return tuple(seen)

    def hands_shown(self) -> dict[str, list[int]]:
        """What lay under the cups when they were last lifted, for all to see; empty at a real table."""
        shown = self.state.shown if isinstance(self.state, DiceGame) else []
        return {player: list(hand) for player, hand in zip(self.players, shown, strict=False) if hand}

    def standing(self) -> Event:
        """The standing of the contracts, as at the end of `referee`: the whole truth, not for players."""
        return standing(self.state)
