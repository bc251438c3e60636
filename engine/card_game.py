"""The card game Bluffstopp ("sv-bluffstopp"), with every question that its text leaves open as a switch.

It takes deeds (`deed`) and chance (`chance`: the deal, a restock, the closing of the window, a real table's
reveal) one at a time and gives back what follows from each, as the events of the contracts. It shuffles
nothing itself and writes nothing down: `Game` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.actions import Accuse, Bluffstopp, Deed, Dropp, Pass, Play
from engine.cards import DECK, Card
from engine.errors import Event, IllegalAction
from engine.position import Position
from engine.rulesets import RuleSet

HAND = 7
"""Cards dealt to each ("Blanda korten och dela ut 7 kort till varje spelare")."""
PENALTY = 3
"""Cards that who was wrong takes from the stock ("ta upp 3 kort från högen")."""


@dataclass(slots=True)
class Pending:
    """Cards still to be drawn when the pile has been turned over, and what happens then."""

    seat: int
    cards: int
    then: Literal["nothing", "lead", "win"]
    leader: int = 0


class CardGame:
    """A game of Bluffstopp from the deal to the winner. Seats are numbers in the order of `players`.

    At a real table (`physical`) cards are known only where they were shown; unknown ones are None in hands,
    stock and pile.
    """

    __slots__ = (
        "_caller",
        "claim",
        "claimer",
        "dealt",
        "dropped",
        "first_passer",
        "hands",
        "leader",
        "out",
        "passes",
        "pending",
        "physical",
        "pile",
        "players",
        "revealed",
        "rules",
        "starts",
        "stock",
        "turn",
        "window",
        "winner",
    )

    def __init__(self, rules: RuleSet, players: Sequence[str], physical: bool = False) -> None:
        self.rules = rules
        self.players = tuple(players)
        self.physical = physical
        everyone = range(len(players))
        self.hands: list[list[Card | None]] = [[] for _ in everyone]
        self.stock: list[Card | None] = []
        """The first is drawn first."""
        self.pile: list[Card | None] = []
        """The last one lies on top."""
        self.dropped = [0 for _ in everyone]
        """Cards that each dropped and was not caught at."""
        self.dealt = False
        self.starts: int | None = None
        """Who plays first, if a start line said so."""
        self.turn: int | None = 0
        self.claim: Card | None = None
        """The standing claim; None: the player in turn leads."""
        self.claimer: int | None = None
        """Who made the standing claim; None: it is the starting card, or nobody's any more."""
        self.window = False
        """May the standing claim be challenged?"""
        self.leader: int | None = None
        """Who played the last card."""
        self.passes = 0
        self.first_passer: int | None = None
        self.pending: Pending | None = None
        self.revealed: list[tuple[int, Card]] = []
        """Cards turned over so far, with who played them."""
        self.out: list[int] = []
        """Who got rid of all cards, in order, where the game is played on."""
        self.winner: int | None = None
        self._caller: int | None = None

    # What everybody may know

    @property
    def seats(self) -> list[int]:
        """Who is still in."""
        return [seat for seat in range(len(self.players)) if seat not in self.out]

    @property
    def over(self) -> bool:
        """Has somebody won?"""
        return self.winner is not None

    @property
    def last_card(self) -> bool:
        """Was the standing claim somebody's last card, so that they win unless it is challenged?"""
        return self.window and self.claimer is not None and not self.hands[self.claimer]

    def position(self, seat: int) -> Position:
        """What the player of `seat` faces."""
        hand = tuple(card for card in self.hands[seat] if card is not None)
        return Position(
            rules=self.rules,
            claim=self.claim,
            dice=len(DECK),
            own=len(self.hands[seat]),
            seats=len(self.seats),
            in_turn=seat == self.turn,
            own_bid=seat == self.claimer,
            players=self.players,
            gone=tuple(self.players[gone] for gone in self.out),
            hand=hand if not self.physical and self.dealt else None,
            waiting=self._waiting,
            over=self.over,
            out=seat in self.out,
            window=self.window,
            last_card=self._closing_ends_it,
        )

    @property
    def _waiting(self) -> Literal["", "roll", "deal"]:
        if self.over:
            return ""
        if self._caller is not None:
            return "roll"
        return "deal" if self.pending or not self.dealt else ""

    @property
    def _caught_at_the_end(self) -> bool:
        """Is the last card a bluff that does not win, where only honest cards do?"""
        return self.rules.honest_win_only and not self.physical and self.pile[-1] != self.claim

    @property
    def _closing_ends_it(self) -> bool:
        """Is the game over as soon as nobody challenges the standing claim?"""
        plays_on = self.rules.play_on == "rank_all" and len(self.seats) > 2
        return self.last_card and not self._caught_at_the_end and not plays_on

    def _left_of(self, seat: int) -> int:
        """The next player clockwise who is still in."""
        total = len(self.players)
        return next(
            (other for step in range(1, total) if (other := (seat + step) % total) not in self.out), seat
        )

    # Deeds

    def deed(self, seat: int, action: Deed) -> list[Event]:
        """Does `action` and gives what follows from it. Raises IllegalAction, and then nothing has changed.

        What a deed brings about before itself (a pass closes the window of a last card, and that wins) has
        "before": True.
        """
        if isinstance(action, Play | Dropp) and action.card is None and not self.physical:
            raise IllegalAction("malformed", "the card must be named")
        rule = "deal" if self.pending and not self.over else self.position(seat).refusal(action)
        if rule:
            wins = rule == "finished" and not self.over and self.claimer is not None
            raise IllegalAction(rule, before=[self._win_event(self._first(self.claimer))] if wins else None)
        match action:
            case Play():
                return self._do_play(seat, action)
            case Pass():
                return self._do_pass(seat)
            case Bluffstopp():
                return self._do_bluffstopp(seat)
            case Dropp():
                return self._do_dropp(seat, action.card)
            case Accuse():
                return self._do_accuse(seat, self.players.index(action.player))
            case _:
                raise IllegalAction("not-in-these-rules")

    def _do_play(self, seat: int, play: Play) -> list[Event]:
        before = [event | {"before": True} for event in self._close_window()]
        self._take_from_hand(seat, play.card)
        self.pile.append(None if self.physical else play.card)
        self.claim, self.claimer, self.leader = play.claim, seat, seat
        self.window = True
        self.passes, self.first_passer = 0, None
        self.turn = self._left_of(seat)
        if self.last_card and self.rules.last_card == "at_once" and not self._caught_at_the_end:
            return before + self._finish(seat)
        return before

    def _do_pass(self, seat: int) -> list[Event]:
        before = [event | {"before": True} for event in self._close_window()]
        if self.over:
            return before
        self.passes += 1
        if self.first_passer is None:
            self.first_passer = seat
        self.turn = self._left_of(seat)
        if self.passes < len(self.seats):
            return before
        leader = self.first_passer
        if (
            self.rules.all_pass_lead == "last_player"
            and self.leader is not None
            and self.leader not in self.out
        ):
            leader = self.leader
        return before + self._lead(leader)

    def _do_bluffstopp(self, caller: int) -> list[Event]:
        if self.physical:
            self._caller = caller
            self.window = False
            return []
        card = self.pile[-1]
        assert card is not None
        return self._settle(caller, card)

    def _do_dropp(self, seat: int, card: Card | None) -> list[Event]:
        self._take_from_hand(seat, card)
        self.pile.insert(0, None if self.physical else card)
        self.dropped[seat] += 1
        return []

    def _do_accuse(self, accuser: int, accused: int) -> list[Event]:
        """One catch covers all that was dropped so far; a wrong accusation costs the accuser as much."""
        caught = self.dropped[accused] > 0
        self.dropped[accused] = 0
        return self._draw(accused if caught else accuser, self.rules.dropp_cards, "nothing")

    def _take_from_hand(self, seat: int, card: Card | None) -> None:
        hand = self.hands[seat]
        if self.physical:
            hand.pop()
        else:
            hand.remove(card)

    # Settling

    def _settle(self, caller: int, card: Card) -> list[Event]:
        """Turns the last card over: who was wrong draws three, or takes the pile; then somebody leads, or
        the turn goes on."""
        claim, claimer = self.claim, self.claimer
        assert claim is not None and claimer is not None
        true = card == claim
        self.revealed.append((claimer, card))
        self.pile[-1] = card
        reveal: Event = {
            "event": "reveal",
            "by": self.players[caller],
            "call": "bluffstopp",
            "card": str(card),
            "claim": str(claim),
        }
        wins = true and not self.hands[claimer]
        self.window = False
        self.passes, self.first_passer = 0, None
        if not true and self.rules.bluff_card == "returns":
            self.pile.pop()
            self.hands[claimer].append(card)
        loser = caller if true else claimer
        follows = self.rules.true_card_leads
        if follows == "by_penalty":
            follows = "next_follows" if self.rules.penalty == "pile" else "challenged"
        then: Literal["nothing", "lead", "win"] = "win" if wins else "lead"
        if true and not wins and follows == "next_follows":
            self.turn = self._left_of(claimer)
            then = "nothing"
        leader = claimer if true else caller
        if then == "lead" or (then == "win" and follows == "challenged"):
            self.claim = self.claimer = None
            self.turn = leader if then == "lead" else self._left_of(claimer)
        if self.rules.penalty == "stock3":
            return [reveal, *self._draw(loser, PENALTY, then, leader)]
        taken = len(self.pile)
        self.hands[loser] += self.pile
        self.pile = []
        took: Event = {"event": "take-pile", "player": self.players[loser], "cards": taken}
        return [reveal, took, *self._then(then, leader)]

    def _draw(
        self, seat: int, cards: int, then: Literal["nothing", "lead", "win"], leader: int = 0
    ) -> list[Event]:
        """Draws what the stock has. If that is too little and there is a pile to turn over, the rest waits
        for that."""
        events, missing = self._draw_now(seat, cards)
        if missing and len(self.pile) > 1 and self.rules.empty_stock == "reshuffle":
            self.pending = Pending(seat, missing, then, leader)
            return events
        return events + self._then(then, leader)

    def _draw_now(self, seat: int, cards: int) -> tuple[list[Event], int]:
        drawn = min(cards, len(self.stock))
        self.hands[seat] += self.stock[:drawn]
        del self.stock[:drawn]
        return [{"event": "draw", "player": self.players[seat], "cards": drawn}], cards - drawn

    def _then(self, then: Literal["nothing", "lead", "win"], leader: int) -> list[Event]:
        if then == "lead":
            return self._lead(leader)
        return self._finish(leader) if then == "win" else []

    def _lead(self, seat: int) -> list[Event]:
        self.claim = self.claimer = None
        self.window = False
        self.passes, self.first_passer = 0, None
        self.turn = seat
        return [{"event": "lead", "player": self.players[seat]}]

    def _close_window(self) -> list[Event]:
        """Nobody challenges the standing claim any more; a last card wins."""
        won = self.last_card
        self.window = False
        if not won or self.claimer is None:
            return []
        if self._caught_at_the_end:
            return self._draw(self.claimer, PENALTY, "nothing")
        return self._finish(self.claimer)

    def _first(self, seat: int | None) -> int:
        """Who got rid of all cards first, now that `seat` has."""
        assert seat is not None
        return self.out[0] if self.out else seat

    def _win_event(self, seat: int) -> Event:
        return {"event": "win", "player": self.players[seat]}

    def _finish(self, seat: int) -> list[Event]:
        """`seat` has no card left: the end, or, where the game is played on, one less to play."""
        self.window = False
        if self.rules.play_on == "rank_all" and len(self.seats) > 2:
            turn = self._left_of(seat) if self.turn == seat else self.turn
            self.out.append(seat)
            self.turn = turn
            gone: Event = {"event": "out", "player": self.players[seat]}
            if self.claim is None:  # it would have been this player's lead
                assert turn is not None
                return [gone, *self._lead(turn)]
            return [gone]
        first = self._first(seat)
        if self.rules.play_on == "rank_all":
            self.out.append(seat)
        self.winner = first
        self.turn = self.claim = self.claimer = None
        return [self._win_event(first)]

    # Chance

    def due(self) -> str | None:
        """What has to come next that is no deed: "deal", "restock", "reveal"; None: somebody's deed."""
        if self.over:
            return None
        if self._caller is not None:
            return "reveal"
        return "restock" if self.pending else None if self.dealt else "deal"

    def chance(self, event: Event) -> list[Event]:
        """Takes a start, deal, restock, window or (real table) reveal. Raises IllegalAction; then nothing
        has changed."""
        kind = event["event"]
        if self.over:
            raise IllegalAction("finished")
        if self._caller is not None and kind not in ("reveal", "deal", "restock"):
            raise IllegalAction("roll", "the card on the table is to be turned over first")
        if self.pending and kind != "restock":
            raise IllegalAction("deal", "the pile is to be turned over first")
        if kind in ("throw", "roll"):
            raise IllegalAction("roll", "there are no dice in this game")
        take = {
            "start": self._start,
            "deal": self._deal,
            "restock": self._restock,
            "window": self._window,
            "reveal": self._reveal,
        }[kind]
        return take(event)

    def _start(self, event: Event) -> list[Event]:
        if self.dealt or self.starts is not None:
            raise IllegalAction("roll", "who starts is settled otherwise")
        self.starts = self.turn = self.players.index(event["player"])
        return []

    def _deal(self, event: Event) -> list[Event]:
        if self.dealt:
            raise IllegalAction("deal", "the cards are dealt already")
        total = len(self.players)
        if "dealer" in event:
            starts = (self.players.index(event["dealer"]) + 1) % total
            if self.starts not in (None, starts):
                raise IllegalAction("deal", "who starts sits to the dealer's left")
        else:
            starts = 0 if self.starts is None else self.starts
        start = Card.parse(event["start"])
        if self.physical:
            left = len(DECK) - HAND * total - 1
            if left < 0:
                raise IllegalAction("deal", "there are not so many cards")
            self.hands = [[None] * HAND for _ in self.players]
            self.stock = [None] * left
        else:
            hands = {player: [Card.parse(card) for card in hand] for player, hand in event["hands"].items()}
            stock = [Card.parse(card) for card in event["stock"]]
            if set(hands) != set(self.players) or any(len(hand) != HAND for hand in hands.values()):
                raise IllegalAction("deal", f"everybody gets {HAND} cards")
            every = [card for hand in hands.values() for card in hand] + [*stock, start]
            if len(every) != len(DECK) or set(every) != set(DECK):
                raise IllegalAction("deal", "every card of the 52 is dealt once")
            self.hands = [list(hands[player]) for player in self.players]
            self.stock = list(stock)
        self.pile = [start]
        self.claim = start
        self.turn = starts
        self.dealt = True
        return []

    def _restock(self, event: Event) -> list[Event]:
        pending = self.pending
        if pending is None:
            raise IllegalAction("deal", "nobody waits for cards")
        turned = self.pile[:-1]
        if self.physical:
            stock: list[Card | None] = [None] * len(turned)
        else:
            if "stock" not in event:
                raise IllegalAction("malformed", "the cards must be named")
            stock = [Card.parse(card) for card in event["stock"]]
            if sorted(map(str, stock)) != sorted(map(str, turned)):
                raise IllegalAction("deal", "the pile without its top card is turned over")
        self.pending = None
        self.stock = stock
        self.pile = self.pile[-1:]
        events, _ = self._draw_now(pending.seat, pending.cards)
        return events + self._then(pending.then, pending.leader)

    def _window(self, _: Event) -> list[Event]:
        if not self.window or self.claimer is None:
            raise IllegalAction("no-claim", "no claim is open")
        return self._close_window()

    def _reveal(self, event: Event) -> list[Event]:
        """The card that a real table turns over. Gives the whole reveal first, then what follows."""
        if self._caller is None:
            raise IllegalAction("derived", "nobody called")
        told = {"by": self.players[self._caller], "call": "bluffstopp", "claim": str(self.claim)}
        if any(event.get(key, value) != value for key, value in told.items()):
            raise IllegalAction("derived")
        caller, self._caller = self._caller, None
        return self._settle(caller, Card.parse(event["card"]))
