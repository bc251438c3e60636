"""What happened at the table, as lines to be spoken: one or a few for each event of the contracts.

Nothing said here may tell more than the table may know: where totals are hidden ("nl-perudo": "juist
geheim") a loss is told without what is left, except to the one who lost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.actions import Bid
from engine.cards import Card
from grammars.speech_phrases import Phrases, special_name

Event = Mapping[str, Any]
Hands = Mapping[str, Sequence[int]]


class Events:
    """The sentences for events and deeds. It remembers the bids of the round, to know a special bid by its
    name."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._messages = phrases.messages
        self._rules = phrases.rules
        self._deeds: list[Bid | None] = []
        self._one_die_round = False

    def lines(self, event: Event, verbosity: str, you: str | None, hands: Hands | None = None) -> list[str]:
        """The lines for `event`; none where nothing is to be said. `hands`: every player's dice, for a
        reveal."""
        kind = str(event.get("event") or event.get("act") or "")
        telling = _Telling(self, event, verbosity, you, hands or {})
        tell: Callable[[], list[str]] | None = getattr(telling, "tell_" + kind.replace("-", "_"), None)
        lines = tell() if tell else []
        self._remember(event, kind)
        return [line for line in lines if line]

    def _remember(self, event: Event, kind: str) -> None:
        if kind in ("round", "reveal"):
            self._deeds.clear()
            self._one_die_round = False
        elif kind == "palifico" and "event" in event:
            self._one_die_round = True
        elif kind == "undo" and self._deeds:
            self._deeds.pop()
        elif "act" in event:
            bid = Bid(event["quantity"], event["face"], event.get("stake")) if kind == "bid" else None
            self._deeds.append(bid)

    def special(self, bid: Bid) -> str | None:
        """The name of `bid` where it has one now and the rules know such names ("sv-perudo")."""
        if self._rules.id != "sv-perudo":
            return None
        before = [deed for deed in self._deeds if deed]
        return special_name(bid, before[-1] if before else None, self._one_die_round)

    @property
    def announced(self) -> bool:
        """Was the one-die round just announced by a deed, so that its name was said already?"""
        return self._rules.palifico == "optional"


class _Telling:
    """One event being told. Each method `tell_KIND` gives the lines of the event or deed called KIND."""

    def __init__(self, events: Events, event: Event, verbosity: str, you: str | None, hands: Hands) -> None:
        self.events, self.event, self.verbosity, self.you, self.hands = events, event, verbosity, you, hands
        self.phrases = events._phrases
        self.rules = events._rules

    def say(self, message: str, /, **arguments: Any) -> str:
        return self.phrases.messages.sentence(message, self.verbosity, **arguments)

    def of(self, player: object) -> dict[str, str]:
        """The arguments that say who."""
        return {
            "person": "you" if self.you is not None and player == self.you else "other",
            "player": str(player),
        }

    @property
    def doer(self) -> dict[str, str]:
        return self.of(self.event.get("by", self.event.get("player", "")))

    # Deeds

    def tell_bid(self) -> list[str]:
        bid = Bid(self.event["quantity"], self.event["face"], self.event.get("stake"))
        said = self.phrases.say_bid(bid)
        if special := self.events.special(bid):
            return [self.say("deed-special", special=special, bid=said, **self.doer)]
        return [self.say("deed-bid", bid=said, **self.doer)]

    def tell_challenge(self) -> list[str]:
        return [self.say("deed-challenge", **self.doer)]

    def tell_exact(self) -> list[str]:
        return [self.say("deed-exact", **self.doer)]

    def tell_pass(self) -> list[str]:
        return [self.say("deed-pass", **self.doer)]

    def tell_play(self) -> list[str]:
        """The claim, never the card."""
        return [self.say("deed-play", card=self._card("claim"), **self.doer)]

    def tell_bluffstopp(self) -> list[str]:
        return [self.say("deed-bluffstopp", **self.doer)]

    def tell_accuse(self) -> list[str]:
        return [self.say("deed-accuse", accused=self.event["player"], **self.doer)]

    def tell_drop_die(self) -> list[str]:
        if face := self.event.get("face"):
            return [self.say("deed-drop-die-face", dropped=self.phrases.faces_held(1, face), **self.doer)]
        return [self.say("deed-drop-die", **self.doer)]

    # A warning is told by its own event, and a Dropp is told to nobody: tell_warn and tell_dropp do not
    # exist.

    # Chance and what follows

    def tell_throw(self) -> list[str]:
        parts = [
            self.phrases.messages.phrase("throw-part", sum=sum(dice), **self.of(player))
            for player, dice in self.event["dice"].items()
        ]
        lowest = "yes" if self.rules.first_starter == "lowest_roll" else "no"
        return [self.say("throw", throws=self.phrases.messages.listing(parts), lowest=lowest)]

    def tell_round(self) -> list[str]:
        return [self.say("round", number=self.event["number"], **self.of(self.event["starts"]))]

    def tell_roll(self) -> list[str]:
        return [self.say("roll")]

    def tell_deal(self) -> list[str]:
        each = max((len(hand) for hand in self.event.get("hands", {}).values()), default=7)
        return [self.say("deal", each=each, card=self._card("start"))]

    def tell_restock(self) -> list[str]:
        return [self.say("restock")]

    def tell_undo(self) -> list[str]:
        return [self.say("undo")]

    def tell_palifico(self) -> list[str]:
        if "act" in self.event:
            return [self.say("deed-palifico", **self.doer)]
        lines = [] if self.events.announced else [self.say("one-die-round", **self.doer)]
        effects = []
        if self.rules.ones_wild and not self.rules.palifico_ones_wild:
            effects.append("effect-not-wild")
        if self.rules.palifico_face_lock != "none":
            locked_for_all = self.rules.palifico_face_lock == "all"
            effects.append("effect-lock" if locked_for_all else "effect-lock-many")
        if effects and (self.verbosity != "brief" or self.events.announced):
            told = self.phrases.messages.listing([self.phrases.messages.phrase(effect) for effect in effects])
            lines.append(self.say("one-die-effects", effects=told))
        return lines

    # Settlement

    def tell_reveal(self) -> list[str]:
        return self._reveal_card() if "claim" in self.event else self._reveal_dice()

    def _reveal_dice(self) -> list[str]:
        quantity, face = self.event["bid"]["quantity"], self.event["bid"]["face"]
        count = self.event["count"]
        plain = sum(list(dice).count(face) for dice in self.hands.values())
        wild = (
            count - plain if self.hands else 0
        )  # what the count has more than the face itself are wild ones
        lines = self._reveal_hands(face, wild > 0)
        if wild > 0:
            parts = [self.phrases.faces_held(n, f) for n, f in ((plain, face), (wild, 1)) if n]
            parts_told = self.phrases.messages.listing(parts)
            message = "reveal-total-wild" if len(parts) > 1 else "reveal-total"
            found = parts_told if len(parts) == 1 else self.phrases.faces(count, face)
            lines.append(self.say(message, parts=parts_told, found=found, n=count))
        else:
            lines.append(self.say("reveal-total", found=self.phrases.faces(count, face), n=count))
        return [*lines, self._verdict(quantity, count)]

    def _reveal_hands(self, face: int, wild: bool) -> list[str]:
        """A line for everyone who has some; for everyone, when verbose; wild ones told apart."""
        if self.verbosity == "brief":
            return []
        lines = []
        for player, dice in self.hands.items():
            shown = (face, 1) if wild else (face,)
            parts = [self.phrases.faces_held(list(dice).count(each), each) for each in shown if each in dice]
            if parts:
                told = self.phrases.messages.listing(parts)
                lines.append(self.say("reveal-hand", dice=told, **self.of(player)))
            elif self.verbosity == "verbose" and dice:
                lines.append(self.say("reveal-hand-none", **self.of(player)))
        return lines

    def _verdict(self, quantity: int, count: int) -> str:
        if self.event["call"] == "exact":
            return self.say("reveal-exact" if count == quantity else "reveal-not-exact")
        if count == quantity and self.rules.tally_equal == "exact_rule":
            return self.say("reveal-equal")
        if self.rules.less_loser == "challenger":
            return ""  # as printed in "en-stakes" the loser is not who a listener would think
        return self.say("reveal-holds" if count >= quantity else "reveal-fails")

    def _reveal_card(self) -> list[str]:
        card, claim = self.event.get("card"), self.event["claim"]
        if card is None and "true" not in self.event:
            return []
        true = self.event.get("true", card == claim)
        if card is None or self.rules.bluff_card_seen == "challenger_only":
            return [self.say("card-true-unseen" if true else "card-bluff-unseen")]
        message = "card-true" if true else "card-bluff"
        return [self.say(message, card=self._card("card"), claim=self._card("claim"))]

    def tell_lose(self) -> list[str]:
        if self.event.get("why") == "dropped":
            return [self.say("lose-dropped")]
        if self.event.get("why") == "warnings":
            return [self.say("lose-warnings", **self.doer)]
        return [self._dice_moved("lose")]

    def tell_gain(self) -> list[str]:
        return [self._dice_moved("gain")]

    def _dice_moved(self, message: str) -> str:
        left = self.event["left"]
        told = self.rules.dice_totals_visible == "open" or self.doer["person"] == "you" or left == 0
        return self.say(
            message if told else f"{message}-hidden", n=self.event["dice"], left=left, **self.doer
        )

    def tell_out(self) -> list[str]:
        return [self.say("out", **self.doer)]

    def tell_win(self) -> list[str]:
        return [self.say("win", **self.doer)]

    def tell_warning(self) -> list[str]:
        return [self.say("warning", warnings=self.event["warnings"], **self.doer)]

    def tell_draw(self) -> list[str]:
        return [self.say("draw", cards=self.event["cards"], **self.doer)]

    def tell_take_pile(self) -> list[str]:
        return [self.say("take-pile", cards=self.event["cards"], **self.doer)]

    def tell_lead(self) -> list[str]:
        return [self.say("lead", **self.doer)]

    def _card(self, name: str) -> str:
        return self.phrases.say_card(Card.parse(self.event[name]))
