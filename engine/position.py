"""The position that one speaker faces now: what is public, and what of their own matters for the rules.

The game makes it (`Game.position(seat)`), the command line makes it from options (`Position.from_options`),
and the interpreter asks it. It is the only way for the languages to know a rule, and the game refuses by it
too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, cast

from engine import bidding
from engine.actions import (
    Accuse,
    Action,
    Bid,
    Bluffstopp,
    Challenge,
    Control,
    DropDie,
    Dropp,
    Exact,
    Palifico,
    Pass,
    Play,
    Warn,
)
from engine.cards import DECK, RANKS, Card
from engine.rulesets import RuleSet

DICE_ACTS = (Bid, Challenge, Exact, Palifico, Warn, DropDie)
CARD_ACTS = (Play, Pass, Bluffstopp, Dropp, Accuse)
MOST_KNOWN = 20_000
"""Standing bids whose legal raises are kept: a game of six meets a few thousand."""


@dataclass(frozen=True, slots=True)
class Position:
    """What one speaker may do, as far as the public state and their own hand decide it."""

    rules: RuleSet
    bid: Bid | None = None
    """The standing bid; None: the round opens."""
    claim: Card | None = None
    """The standing claim of a card game; None: the player in turn leads."""
    dice: int = 15
    """All dice in play. Not to be told where the rule set hides totals."""
    own: int = 5
    """The speaker's own dice (or cards)."""
    seats: int = 3
    """Players still in."""
    in_turn: bool = True
    """Is it the speaker's turn? Otherwise only what is open to everyone."""
    own_bid: bool = False
    """Is the standing bid or claim the speaker's own?"""
    one_die_round: bool = False
    """A palifico (calzone) round is on, or about to be opened."""
    opened_face: int | None = None
    """The face that a one-die round was opened on; None: not opened yet."""
    may_announce: bool = False
    """The speaker just fell to one die and may say palifico; where it is automatic, that changes nothing."""
    players: tuple[str, ...] = ()
    """Names at the table, in seat order; empty: not known here."""
    gone: tuple[str, ...] = ()
    """Names of those who are out: nobody warns or accuses them."""
    bids: tuple[Bid, ...] = ()
    """The bids of this round so far, oldest first, the standing one last."""
    next_own: int | None = None
    """Dice of the player to the left, who may challenge; None: not known here."""
    hand: tuple[int, ...] | tuple[Card, ...] | None = None
    """The speaker's own dice or cards; None: not known here (real dice, real cards)."""
    waiting: Literal["", "roll", "deal"] = ""
    """The rule that is broken while chance comes first: dice are to be rolled, cards to be dealt, or a real
    table is to be counted."""
    over: bool = False
    """Somebody has won."""
    out: bool = False
    """The speaker is out of the game."""
    window: bool = True
    """May the standing claim still be challenged? The starting card may not, nor a card after the next
    deed."""
    last_card: bool = False
    """The standing claim was somebody's last card: unless it is challenged, the game is won."""

    @classmethod
    def from_options(
        cls,
        rules: RuleSet,
        after: Bid | Card | None = None,
        dice: int = 15,
        turn: Literal["own", "other"] = "own",
        own: int | None = None,
        seats: int | None = None,
        palifico: int | Literal["any"] | None = None,
        one_die: bool = False,
    ) -> Position:
        """The position that the options of `interpret` and `hear` describe (contracts: Options).

        `palifico` is the face that a one-die round was opened on, or "any": about to be opened. Raises
        ValueError, naming the option, where they cannot all be true.
        """
        cards = rules.kind == "cards"
        if isinstance(after, Bid if cards else Card):
            raise ValueError(f"--after must be a {'card' if cards else 'bid'} in {rules.id}")
        if dice < 1:
            raise ValueError("--dice must be 1 or more")
        if own is None:
            own = 1 if one_die and not cards else min(5, dice)
        if not cards and not 0 <= own <= dice:
            raise ValueError("--own must be at most --dice")
        opens_one_die_round = one_die and after is None and rules.palifico == "auto"
        standing = after if isinstance(after, Bid) else None
        if standing and rules.stake_in_bid and standing.stake is None:
            standing = Bid(standing.quantity, standing.face, rules.stake_opening_min)
        return cls(
            rules=rules,
            bid=standing,
            claim=after if isinstance(after, Card) else None,
            dice=dice,
            own=own,
            seats=max(2, dice // 5) if seats is None else seats,
            in_turn=turn == "own",
            one_die_round=palifico is not None or opens_one_die_round,
            opened_face=palifico if isinstance(palifico, int) else None,
            may_announce=one_die and after is None and rules.palifico != "off",
            bids=(standing,) if standing else (),
        )

    @property
    def wild(self) -> bool:
        """Do ones count as any face now?"""
        return bidding.ones_wild(self.rules, self.one_die_round)

    @property
    def stakes(self) -> range:
        """The stakes that the speaker could put up."""
        most = self.own
        if self.rules.stake_cap == "none":
            most = max(self.dice, 1)
        elif self.rules.stake_cap == "min(own,challenger)" and self.next_own is not None:
            most = min(self.own, self.next_own)
        return range(self.rules.stake_opening_min if self.bid is None else 1, most + 1)

    @property
    def locked_face(self) -> int | None:
        """The only face that the speaker may bid on, in a one-die round; None: any.

        "sv-perudo": who has one die themselves may change it.
        """
        if not self.one_die_round or self.rules.palifico_face_lock == "none":
            return None
        if self.rules.palifico_face_lock == "all_but_one_die_players" and self.own == 1:
            return None
        return self.bid.face if self.bid else self.opened_face

    def refusal(self, action: Action) -> str | None:
        """The name of the first rule of the contracts that `action` breaks here; None: legal. Controls are
        always legal."""
        if isinstance(action, Control):
            return None
        kind = type(action)
        if kind is Bid and not _well_formed(cast(Bid, action)):
            return "malformed"
        if isinstance(action, Warn | Accuse):
            unknown = self.players and action.player not in self.players
            if unknown or action.player in self.gone:
                return "malformed"
        if self.over:
            return "finished"
        if kind not in (CARD_ACTS if self.rules.kind == "cards" else DICE_ACTS):
            return "not-in-these-rules"
        return _CHECKS[kind](self, action)

    def _bid_refusal(self, bid: Bid) -> str | None:
        rules = self.rules
        if bid.stake is not None and not rules.stake_in_bid:
            return "not-in-these-rules"
        if not self.in_turn or self.out:
            return "turn"
        if self.waiting:
            return self.waiting
        if not 1 <= bid.face <= 6:
            return "face-range"
        if bid.face == 1 and rules.ones_biddable == "never":
            return "ones-not-biddable"
        if bid.quantity > self.dice and rules.capped:
            return "too-many"
        if rules.stake_in_bid and bid.stake not in self.stakes:
            return "stake"
        if bid.face == 1 and self.bid is None and not self.may_open_on_ones:
            return "opening-ones"
        locked = self.locked_face
        if locked is not None and bid.face != locked:
            return "face-lock"
        if self.bid is not None and not bidding.raises(rules, self.bid, bid, self.wild):
            return "raise"
        return None

    @property
    def may_open_on_ones(self) -> bool:
        """May this round be opened with a bid on ones?"""
        return self.rules.face_range_opening == "1-6" or (
            self.one_die_round and self.rules.palifico_open_ones
        )

    def _challenge_refusal(self, _: Challenge) -> str | None:
        anyone = self.rules.who_may_challenge == "anyone" and not self.own_bid
        if self.out or not (self.in_turn or anyone):
            return "turn"
        if self.bid is None:
            return "no-bid"
        return self.waiting or None

    def _exact_refusal(self, _: Exact) -> str | None:
        if self.bid is None:
            return "no-bid"
        rules = self.rules
        who = {
            "none": False,
            "turn_only": self.in_turn,
            "any_but_bidder": not self.own_bid,
            "not_turn_not_bidder": not self.in_turn and not self.own_bid,
        }
        allowed = (
            rules.exact_call
            and not self.out
            and who[rules.exact_who]
            and self.seats >= rules.exact_min_players
            and (rules.exact_full_hand_may_call or self.own < rules.full_hand)
            and (rules.exact_in_palifico or not self.one_die_round)
        )
        if not allowed:
            return "exact-not-allowed"
        return self.waiting or None

    def _palifico_refusal(self, _: Palifico) -> str | None:
        allowed = self.may_announce and not self.out and self.bid is None and self.rules.palifico != "off"
        return None if allowed else "palifico-not-allowed"

    def _warn_refusal(self, _: Warn) -> str | None:
        if not self.rules.warnings:
            return "not-in-these-rules"
        return "turn" if self.out else self.waiting or None

    def _drop_die_refusal(self, drop: DropDie) -> str | None:
        if not self.rules.dropsi:
            return "not-in-these-rules"
        if self.out:
            return "turn"
        if self.waiting:
            return self.waiting
        if drop.face is not None and not 1 <= drop.face <= 6:
            return "face-range"
        missing = drop.face is not None and self.hand is not None and drop.face not in self.hand
        return "not-in-hand" if missing else None

    def _pass_refusal(self, _: Pass) -> str | None:
        if not self.in_turn or self.out:
            return "turn"
        return "must-lead" if self.claim is None else self.waiting or None

    def _play_refusal(self, play: Play) -> str | None:
        if not self.in_turn or self.out:
            return "turn"
        if self.last_card:
            return "finished"
        if self.waiting:
            return self.waiting
        unknown = play.card is not None and self.hand is not None and play.card not in self.hand
        if unknown or self.own < 1:
            return "not-in-hand"
        if self.claim is not None:
            if play.claim.suit != self.claim.suit:
                return "suit"
            if play.claim.height <= self.claim.height:
                return "rank"
        return None

    def _bluffstopp_refusal(self, _: Bluffstopp) -> str | None:
        allowed = (
            self.claim is not None
            and self.window
            and not self.own_bid
            and not self.out
            and (self.in_turn or self.rules.bluffstopp_who == "anyone_but_player")
        )
        return (self.waiting or None) if allowed else "no-claim"

    def _dropp_refusal(self, dropp: Dropp) -> str | None:
        if not self.rules.dropp:
            return "not-in-these-rules"
        if self.out:
            return "turn"
        if self.waiting:
            return self.waiting
        missing = dropp.card is not None and self.hand is not None and dropp.card not in self.hand
        return "not-in-hand" if missing or self.own < 2 else None

    def _accuse_refusal(self, _: Accuse) -> str | None:
        if not self.rules.dropp:
            return "not-in-these-rules"
        return "turn" if self.out else self.waiting or None

    def smallest(self) -> Bid | Play | None:
        """The least legal bid by (quantity, face), ones k standing at (2k, 7) where wild; None where nothing
        is legal.

        With stakes: the same tally and one die more if the speaker has it, else one tally more. In a card
        game the least legal claim, None for who leads or cannot follow.
        """
        if self.rules.kind == "cards":
            claims = self.legal_claims() if self.claim else ()
            return Play(claims[0]) if claims else None
        legal = [bid for bid in self._least_bids() if self.refusal(bid) is None]
        return min(legal, key=lambda bid: bidding.standing_order(bid, self.wild), default=None)

    def _least_bids(self) -> list[Bid]:
        """For each face the least bid that could be legal; with stakes also the standing tally with one die
        more."""
        stake = (
            (self.bid.stake if self.bid else self.rules.stake_opening_min)
            if self.rules.stake_in_bid
            else None
        )
        if self.bid is None:
            return [Bid(1, face, stake) for face in bidding.FACES]
        limits = ((face, bidding.overbids(self.rules, self.bid, face, self.wild)) for face in bidding.FACES)
        found = [Bid(limit[0], face, stake) for face, limit in limits if limit]
        if stake is not None:
            found.append(Bid(self.bid.quantity, self.bid.face, stake + 1))
        return found

    def legal_bids(self) -> tuple[Bid, ...]:
        """Every legal bid of the speaker up to the dice on the table, by (quantity, face[, stake])."""
        if self.rules.kind == "cards" or self.over or self.waiting or self.out or not self.in_turn:
            return ()
        stakes = self.stakes if self.rules.stake_in_bid else None
        key = (self.bid, stakes, self.dice, self.wild, self.locked_face, self.may_open_on_ones)
        known = self.rules.bids_known
        if key not in known:
            if len(known) > MOST_KNOWN:
                known.clear()
            if stakes is None:
                known[key] = self._bids_by_limits()
            else:
                every = bidding.all_bids(self.dice, stakes)
                known[key] = tuple(bid for bid in every if self._bid_refusal(bid) is None)
        return cast(tuple[Bid, ...], known[key])

    def _bids_by_limits(self) -> tuple[Bid, ...]:
        """Every legal bid without a stake: on each face that may be bid on, all quantities in its limits."""
        limits: dict[int, tuple[int, int]] = {}
        for face in bidding.FACES:
            limit = bidding.overbids(self.rules, self.bid, face, self.wild) if self.bid else (1, self.dice)
            if limit and limit[0] <= self.dice and self._bid_refusal(Bid(limit[0], face)) is None:
                limits[face] = limit
        return tuple(
            bidding.bid(quantity, face)
            for quantity in range(1, self.dice + 1)
            for face, (least, greatest) in limits.items()
            if least <= quantity <= greatest
        )

    def legal_claims(self) -> tuple[Card, ...]:
        """Every claim that the speaker may make now, lowest first; who leads may claim any card, by suit as
        in DECK."""
        if (
            self.rules.kind != "cards"
            or self.over
            or self.waiting
            or self.out
            or not self.in_turn
            or self.last_card
            or self.own < 1
        ):
            return ()
        if self.claim is None:
            return DECK
        return tuple(Card(rank, self.claim.suit) for rank in RANKS[self.claim.height + 1 :])


def _well_formed(bid: Bid) -> bool:
    whole = (int,)
    return (
        type(bid.quantity) in whole
        and bid.quantity >= 1
        and type(bid.face) in whole
        and (bid.stake is None or type(bid.stake) in whole)
    )


_CHECKS: dict[type, Callable[[Position, Any], str | None]] = {
    Bid: Position._bid_refusal,
    Challenge: Position._challenge_refusal,
    Exact: Position._exact_refusal,
    Palifico: Position._palifico_refusal,
    Warn: Position._warn_refusal,
    DropDie: Position._drop_die_refusal,
    Play: Position._play_refusal,
    Pass: Position._pass_refusal,
    Bluffstopp: Position._bluffstopp_refusal,
    Dropp: Position._dropp_refusal,
    Accuse: Position._accuse_refusal,
}
