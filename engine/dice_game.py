"""The dice games: one engine for all of them, by switches.

It takes deeds (`deed`) and chance (`chance`: throws, rolls, a real table's count) one at a time and gives
back what follows from each, as the events of the contracts. It rolls no dice itself and writes nothing
down: `Game` does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from engine import bidding, opening, settlement
from engine.actions import Bid, Challenge, Deed, DropDie, Exact, Palifico, Warn
from engine.errors import Event, IllegalAction
from engine.position import Position
from engine.rulesets import RuleSet

WARNINGS_THAT_COST = 3
"""("sv-perudo": Den spelare som ådragit sig tre varningar förlorar en tärning.)"""

Phase = Literal["opening", "throwing", "rolling", "bidding", "counting", "over"]
"""What is waited for: the first throw, start or roll; a further throw of those tied; the dice; a deed; the
count of a real table; nothing more."""


class DiceGame:
    """A game of dice from the opening throw to the winner. Seats are numbers in the order of `players`."""

    __slots__ = (
        "_caller",
        "_open",
        "bid",
        "bidder",
        "bids",
        "community",
        "counts",
        "dropped",
        "fell",
        "hands",
        "one_die_before",
        "out",
        "palifico",
        "phase",
        "physical",
        "players",
        "round",
        "rules",
        "settled",
        "shown",
        "throwing",
        "turn",
        "warnings",
        "winner",
    )

    def __init__(self, rules: RuleSet, players: Sequence[str], physical: bool = False) -> None:
        self.rules = rules
        self.players = tuple(players)
        self.physical = physical
        """Real dice on a real table: no rolls, and the count of a reveal is told."""
        everyone = range(len(players))
        self.counts = [rules.dice_per_player for _ in everyone]
        """Dice that each still has."""
        self.hands: list[list[int]] = [[] for _ in everyone]
        """The dice under each cup; empty before a roll and at a real table."""
        self.shown: list[list[int]] = []
        """What lay under the cups when they were last lifted; empty before that and at a real table."""
        self.settled: tuple[list[tuple[int, Bid]], bool] = ([], False)
        """The bids of the round that was last settled, and whether it was a one-die round."""
        self.community: int | None = None
        """The face of a die that lies open for all, where a house rule counts it."""
        self.dropped = [0 for _ in everyone]
        """Dice on the floor, never to come back."""
        self.warnings = [0 for _ in everyone]
        self.out: list[int] = []
        """Who is out, in the order of going out."""
        self.round = 0
        self.turn: int | None = 0
        self.bid: Bid | None = None
        self.bidder: int | None = None
        self.bids: list[tuple[int, Bid]] = []
        """The bids of this round with who made them, oldest first."""
        self.palifico: int | None = None
        """Whose one-die round it is."""
        self.fell: list[int] = []
        """Who just fell to one die and may say palifico until the first bid, in the order of falling."""
        self.one_die_before: set[int] = set()
        """Who fell to one die at any time."""
        self.winner: int | None = None
        self.phase: Phase = "opening"
        self.throwing: list[int] = list(everyone)
        self._caller: tuple[int, str] | None = None
        self._open: tuple[tuple[Bid, ...], frozenset[Bid]] | None = None
        """What `bids_open` found, until something happens."""

    # What everybody may know

    @property
    def seats(self) -> list[int]:
        """Who is still in."""
        return [seat for seat, count in enumerate(self.counts) if count]

    @property
    def dice(self) -> int:
        """All dice in play."""
        shared = self.rules.community_die == "open_die_counts"
        return sum(self.counts) + (1 if shared else 0)

    @property
    def one_die_round(self) -> bool:
        """Is this a palifico round?"""
        return self.palifico is not None

    def position(self, seat: int) -> Position:
        """What the player of `seat` faces."""
        hand = self.hands[seat]
        return Position(
            rules=self.rules,
            bid=self.bid,
            dice=self.dice,
            own=self.counts[seat],
            seats=len(self.players) - len(self.out),
            in_turn=seat == self.turn,
            own_bid=seat == self.bidder,
            one_die_round=self.palifico is not None,
            opened_face=self.bids[0][1].face if self.bids and self.palifico is not None else None,
            may_announce=self._may_announce(seat),
            players=self.players,
            gone=tuple(self.players[gone] for gone in self.out),
            bids=tuple(bid for _, bid in self.bids),
            next_own=self.counts[self._left_of(seat)],
            hand=tuple(hand) if hand else None,
            waiting=self._waiting,
            over=self.phase == "over",
            out=not self.counts[seat],
        )

    @property
    def _waiting(self) -> Literal["", "roll"]:
        physical_opening = self.phase == "opening" and self.physical
        return "" if self.phase in ("bidding", "over") or physical_opening else "roll"

    def _may_announce(self, seat: int) -> bool:
        if self.bid is not None or self.phase in ("counting", "over"):
            return False
        if self.rules.palifico == "auto":
            return seat == self.palifico
        return self.palifico is None and seat in self.fell

    def _left_of(self, seat: int) -> int:
        """The next player clockwise who is still in."""
        counts, total, other = self.counts, len(self.counts), seat
        for _ in range(total - 1):
            other = other + 1 if other + 1 < total else 0
            if counts[other]:
                return other
        return seat

    def bids_open(self) -> tuple[tuple[Bid, ...], frozenset[Bid]]:
        """The legal bids of the player in turn up to the dice on the table, in order and as a set.

        Games come to the same standing bids again and again: what was found once is kept with the rules.
        """
        if self._open is None:
            self._open = self._find_open()
        return self._open

    def _find_open(self) -> tuple[tuple[Bid, ...], frozenset[Bid]]:
        seat, bid, rules = self.turn, self.bid, self.rules
        if seat is None or self.phase != "bidding":
            bids = self.position(seat).legal_bids() if seat is not None else ()
            return bids, frozenset(bids)
        key: object
        if bid is not None and not rules.stake_in_bid and self.palifico is None:
            key = (bid.quantity, bid.face, self.dice)
        else:
            pays = self.counts[self._left_of(seat)]
            key = (bid, self.counts[seat], pays, self.dice, self.palifico is not None)
        found = rules.bids_known.get(key)
        if found is None:
            bids = self.position(seat).legal_bids()
            found = rules.bids_known[key] = (bids, frozenset(bids))
        return found

    def _clockwise(self, seat: int) -> Iterator[int]:
        """Those in, from the left of `seat` round to the one before it."""
        for step in range(1, len(self.players)):
            other = (seat + step) % len(self.players)
            if self.counts[other]:
                yield other

    # Deeds

    def deed(self, seat: int, action: Deed) -> list[Event]:
        """Does `action` and gives what follows from it. Raises IllegalAction; then nothing has changed."""
        if seat == self.turn and self.phase == "bidding":  # the common case needs no whole position
            if type(action) is Bid and action in (self._open or self.bids_open())[1]:
                if type(action.quantity) is type(action.face) is int:  # 5.0 and True equal numbers, too
                    self._open = None
                    return self._do_bid(seat, action)
            elif type(action) is Challenge and self.bid is not None:
                self._open = None
                return self._do_call(seat, "challenge")
        rule = self.position(seat).refusal(action)
        if rule:
            raise IllegalAction(rule)
        self._open = None
        match action:
            case Bid():
                return self._do_bid(seat, action)
            case Challenge():
                return self._do_call(seat, "challenge")
            case Exact():
                return self._do_call(seat, "exact")
            case Palifico():
                return self._do_palifico(seat)
            case Warn():
                return self._do_warn(self.players.index(action.player))
            case DropDie():
                return self._do_drop(seat, action.face)
            case _:
                raise IllegalAction("not-in-these-rules")

    def _do_bid(self, seat: int, bid: Bid) -> list[Event]:
        begun = self._begin_first_round(seat) if self.phase == "opening" else []
        self.bid, self.bidder = bid, seat
        self.bids.append((seat, bid))
        self.turn = self._left_of(seat)
        return begun

    def _do_call(self, seat: int, call: str) -> list[Event]:
        if self.physical:
            self._caller = (seat, call)
            self.phase = "counting"
            return []
        return self._settle(seat, call, self.count())

    def _do_palifico(self, seat: int) -> list[Event]:
        if self.rules.palifico == "auto":
            return []  # announced where it is automatic: nothing changes
        self.palifico = seat
        return [{"event": "palifico", "player": self.players[seat]}]

    def _do_warn(self, warned: int) -> list[Event]:
        self.warnings[warned] += 1
        return [{"event": "warning", "player": self.players[warned], "warnings": self.warnings[warned]}]

    def _do_drop(self, seat: int, face: int | None) -> list[Event]:
        """A die on the floor is out of the game: not to be won back, and no reason for a one-die round."""
        hand = self.hands[seat]
        if hand:
            position = len(hand) - 1 if face is None else hand.index(face)
            del hand[position]
        self.dropped[seat] += 1
        events = self._lose(seat, 1, why="dropped")
        if self.counts[seat]:
            return events
        if seat in self.fell:
            self.fell.remove(seat)
        if len(self.seats) == 1:
            return [*events, self._win(self.seats[0])]
        if seat == self.turn:
            self.turn = self._left_of(seat)
        return events

    # Counting and settling

    def count(self) -> int:
        """Dice on the table that count for the standing bid (0 where there is none)."""
        if self.bid is None:
            return 0
        wild = bidding.ones_wild(self.rules, self.one_die_round) and self.rules.ones_count_in_tally
        face = self.bid.face
        cups = self.hands if self.community is None else [*self.hands, [self.community]]
        found = sum([hand.count(face) for hand in cups])
        return found + (sum([hand.count(1) for hand in cups]) if wild and face != 1 else 0)

    def _settle(self, caller: int, call: str, count: int) -> list[Event]:
        assert self.bid is not None and self.bidder is not None
        bid, bidder = self.bid, self.bidder
        self.shown = [] if self.physical else self.hands
        self.settled = (self.bids, self.one_die_round)
        events: list[Event] = [
            {
                "event": "reveal",
                "by": self.players[caller],
                "call": call,
                "bid": bid_json(bid),
                "count": count,
            }
        ]
        before = self.counts.copy()
        if call == "challenge":
            verdict = settlement.challenge(self.rules, bid, count, bidder, caller, self._clockwise(bidder))
        else:
            verdict = settlement.exact(self.rules, bid, count, bidder, caller, self._left_of(bidder))
        for seat, dice in verdict.losses:
            if self.counts[seat]:  # who dropped the last die has nothing to pay with, and nobody else pays
                events += self._lose(seat, dice)
        fell = [seat for seat, _ in verdict.losses if self.counts[seat] == 1 < before[seat]]
        if verdict.gains is not None:
            events += self._gain(verdict.gains)
        warned: list[int] = []
        if self.rules.warnings and len(self.seats) > 1:
            order = [*self._clockwise(bidder), bidder]
            events += self._pay_warnings(order)
            losers = [seat for seat, _ in verdict.losses]
            fell = [seat for seat in losers if self.counts[seat] == 1 < before[seat]]
            warned = [seat for seat in order if self.counts[seat] == 1 < before[seat] and seat not in losers]
        if len(self.out) == len(self.players) - 1:
            return [*events, self._win(self.seats[0])]
        if call == "exact" and not self.rules.palifico_calza_drop:
            fell = []
        return events + self._begin_round(self._starter(verdict), fell, warned)

    def _lose(self, seat: int, dice: int, why: str | None = None) -> list[Event]:
        """What is really given up: nobody pays more than they have."""
        dice = min(dice, self.counts[seat])
        self.counts[seat] -= dice
        player = self.players[seat]
        lost: Event = {"event": "lose", "player": player, "dice": dice, "left": self.counts[seat]}
        if why:
            lost["why"] = why
        if self.counts[seat]:
            return [lost]
        self.out.append(seat)
        return [lost, {"event": "out", "player": player}]

    def _gain(self, seat: int) -> list[Event]:
        if self.counts[seat] >= self.rules.full_hand - self.dropped[seat]:
            return []
        self.counts[seat] += 1
        return [{"event": "gain", "player": self.players[seat], "dice": 1, "left": self.counts[seat]}]

    def _pay_warnings(self, order: Sequence[int]) -> list[Event]:
        """Three warnings cost a die, clockwise from the bidder's left, as long as there is a game."""
        events: list[Event] = []
        for seat in order:
            if self.warnings[seat] >= WARNINGS_THAT_COST and self.counts[seat] and len(self.seats) > 1:
                self.warnings[seat] = 0
                events += self._lose(seat, 1, why="warnings")
        return events

    def _starter(self, verdict: settlement.Verdict) -> int:
        if self.counts[verdict.starter]:
            return verdict.starter
        if verdict.substitute is not None and self.counts[verdict.substitute]:
            return verdict.substitute
        return self._left_of(verdict.starter)

    def _win(self, seat: int) -> Event:
        self.winner = seat
        self.phase = "over"
        self.turn = self.bid = self.bidder = self.palifico = None
        self.fell = []
        return {"event": "win", "player": self.players[seat]}

    # Rounds

    def _begin_first_round(self, starter: int) -> list[Event]:
        return self._begin_round(starter, [], [])

    def _begin_round(self, starter: int, fell: list[int], warned: list[int]) -> list[Event]:
        """A new round. `fell` and `warned` are those whom the last settlement, or a third warning, left one
        die."""
        dropped = self._one_die_candidates(fell + warned, starter)
        palifico = None
        if dropped and self.rules.palifico == "auto":
            palifico = starter if starter in dropped else dropped[0]
            if palifico in fell:
                starter = palifico  # "nl-perudo": opent de volgende ronde
        self.round += 1
        self.bid = self.bidder = None
        self.bids = []
        self.hands = [[] for _ in self.players]
        self.turn = starter
        self.palifico = palifico
        self.fell = dropped if self.rules.palifico == "optional" else []
        self.phase = "bidding" if self.physical else "rolling"
        events: list[Event] = [{"event": "round", "number": self.round, "starts": self.players[starter]}]
        if palifico is not None:
            events.append({"event": "palifico", "player": self.players[palifico]})
        return events

    def _one_die_candidates(self, fell: list[int], starter: int) -> list[int]:
        """Of those who fell to one die, the ones whose round may be a one-die round."""
        when = self.rules.palifico_when
        if not fell and when != "while_one_die":
            return []
        found = [seat for seat in fell if when != "first_time" or seat not in self.one_die_before]
        self.one_die_before.update(fell)
        if when == "while_one_die" and self.round and self.counts[starter] == 1 and starter not in found:
            found.append(starter)
        if self.rules.palifico == "off" or (len(self.seats) == 2 and not self.rules.palifico_2p):
            return []
        return found

    # Chance

    def due(self) -> str | None:
        """What has to come next that is no deed: "throw", "start", "roll", "reveal"; None: somebody's
        deed."""
        if self.phase == "counting":
            return "reveal"
        if self.physical:
            return None
        if self.phase in ("opening", "throwing"):
            return "throw" if self.rules.first_starter in opening.THROWS else "start"
        return "roll" if self.phase == "rolling" else None

    def chance(self, event: Event) -> list[Event]:
        """Takes a throw, start, roll or (real table) reveal. Raises IllegalAction, and then nothing has
        changed."""
        kind = event["event"]
        if kind in ("deal", "restock", "window"):
            raise IllegalAction("finished" if self.phase == "over" else "deal")
        if self.phase == "over":
            raise IllegalAction("finished")
        if self.phase == "counting" and kind != "reveal":
            raise IllegalAction("roll", "the dice of the table are to be counted first")
        self._open = None
        if kind == "roll":
            return self._roll(event)
        return {"throw": self._throw, "start": self._start, "reveal": self._reveal}[kind](event)

    def _seated(self, dice: Mapping[str, list[int]]) -> dict[int, list[int]]:
        return {self.players.index(player): thrown for player, thrown in dice.items()}

    def _throw(self, event: Event) -> list[Event]:
        dice = self._seated(event["dice"])
        each = opening.THROWS.get(self.rules.first_starter)
        if self.phase not in ("opening", "throwing") or each is None:
            raise IllegalAction("roll", "nobody throws for the start now")
        if sorted(dice) != sorted(self.throwing) or any(len(thrown) != each for thrown in dice.values()):
            names = ", ".join(self.players[seat] for seat in self.throwing)
            raise IllegalAction("roll", f"{names} throw {each} each")
        best = opening.best(self.rules, dice)
        if len(best) > 1 and self.rules.starter_tie != "leftmost":
            self.throwing = opening.again(self.rules, best, range(len(self.players)))
            self.phase = "throwing"
            return []
        begun = self._begin_first_round(best[0])
        return [{"event": "start", "player": self.players[best[0]]}, *begun]

    def _start(self, event: Event) -> list[Event]:
        if self.phase != "opening":
            raise IllegalAction("roll", "who starts is settled otherwise")
        return self._begin_first_round(self.players.index(event["player"]))

    def _roll(self, event: Event) -> list[Event]:
        if self.physical or self.phase not in ("opening", "rolling"):
            raise IllegalAction("roll", "no dice are to be rolled now")
        dice = event["dice"]
        thrown = [dice.get(player, ()) for player in self.players]
        right = [len(hand) for hand in thrown] == self.counts
        if not right or len(dice) != len(self.players) - len(self.out):
            raise IllegalAction("roll", "everybody in rolls as many dice as they have")
        shared = event.get("community")
        if shared is not None and self.rules.community_die != "open_die_counts":
            raise IllegalAction("roll", "these rules have no die that lies open")
        begun = self._begin_first_round(0) if self.phase == "opening" else []
        self.hands = [list(hand) for hand in thrown]
        self.community = shared
        self.phase = "bidding"
        return begun

    def _reveal(self, event: Event) -> list[Event]:
        """The count that a real table tells. Gives the whole reveal first, then what follows."""
        if self.phase != "counting" or self._caller is None:
            raise IllegalAction("derived", "nobody called")
        if event["count"] > self.dice:
            raise IllegalAction("derived", f"there are {self.dice} dice on the table")
        caller, call = self._caller
        reveal: Event = {"by": self.players[caller], "call": call, "bid": bid_json(self.bid)}
        if any(event.get(key, value) != value for key, value in reveal.items()):
            raise IllegalAction("derived")
        self._caller = None
        return self._settle(caller, call, event["count"])


def bid_json(bid: Bid | None) -> dict[str, Any]:
    """A bid as it stands in a reveal and in the standing."""
    assert bid is not None
    found: dict[str, Any] = {"quantity": bid.quantity, "face": bid.face}
    if bid.stake is not None:
        found["stake"] = bid.stake
    return found
