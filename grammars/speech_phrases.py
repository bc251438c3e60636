"""Bids, cards, hands and acts as phrases of a language: the words that sentences are made of."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from engine.actions import (
    Accuse,
    Action,
    Bid,
    Challenge,
    Control,
    Deed,
    DropDie,
    Dropp,
    Play,
    Warn,
)
from engine.cards import SUITS, Card
from engine.rulesets import RuleSet
from grammars.messages import Messages

WORDS = "words.ftl"
"""The phrases that sentences are made of, and what a player says, in every language folder."""
FILES = (WORDS, "announcements.ftl", "answers.ftl")
"""All messages of the table."""


class Phrases:
    """The phrases of one language under one rule set: "fem treor", "hjärter dam", "jag synar"."""

    def __init__(self, language: str, rules: RuleSet) -> None:
        """Raises ValueError where there is no such language."""
        self.rules = rules
        self.messages = Messages(language, *FILES, rules=rules.id, ones=name_of_ones(rules))

    def say_bid(self, bid: Bid) -> str:
        """ "fem treor"; with a stake "två tärningar på fem femmor"."""
        return self.messages.phrase("bid", n=bid.quantity, face=bid.face, stake=bid.stake or 0)

    def faces(self, quantity: int, face: int) -> str:
        """ "fem treor", "en etta", "inga sexor"."""
        return self.messages.phrase("faces", n=quantity, face=face)

    def faces_held(self, quantity: int, face: int) -> str:
        """The same as dice that lie there, not as a bid: "a six", "een drie"."""
        return self.messages.phrase("faces-held", n=quantity, face=face)

    def face_name(self, face: int) -> str:
        """The faces as a kind: "treor"."""
        return self.messages.phrase("face", n=2, face=face)

    def say_card(self, card: Card) -> str:
        """ "hjärter dam"."""
        return self.messages.phrase("card", rank=rank_number(card.rank), suit=card.suit)

    def hand(self, hand: Sequence[int] | Sequence[Card]) -> str:
        """Dice by face, "en etta, två treor och en sexa", or cards by suit, "spader åtta och hjärter dam"."""
        dice = Counter(die for die in hand if isinstance(die, int))
        cards = sorted(
            (card for card in hand if isinstance(card, Card)),
            key=lambda card: (SUITS.index(card.suit), card.height),
        )
        parts = [self.faces_held(dice[face], face) for face in sorted(dice)]
        return self.messages.listing(parts + [self.say_card(card) for card in cards])

    def say_action(self, action: Action) -> str:
        """What a person would say to do `action`; empty for a secret one (Dropp), which nobody says."""
        match action:
            case Bid():
                return self.say_bid(action)
            case Play():
                return self.say_card(action.claim)
            case Dropp():
                return ""
            case Warn() | Accuse():
                return self._act(action.act, accused=action.player)
            case DropDie() if action.face is not None:
                return self._act("drop-die-face", dropped=self.faces_held(1, action.face))
            case Control(act="number"):
                return self.messages.phrase("number", n=action.value or 0, form="count")
            case Control(act="player"):
                return action.player or ""
            case Control(act="counts") if action.player:
                return self._act("counts-of", accused=action.player)
            case Control(act="my_dice") if self.rules.kind == "cards":
                return self._act("my-cards")
            case Deed() | Control():
                return self._act(action.act)

    def option(self, action: Action) -> str:
        """`action` as one of the choices in a question: "syna", "fem treor"."""
        if isinstance(action, Challenge):
            return self.messages.phrase("option-challenge")
        return self.say_action(action)

    def options(self, actions: Iterable[Action]) -> str:
        """ "sex treor eller sexton treor"."""
        return self.messages.listing(list(dict.fromkeys(self.option(action) for action in actions)), "or")

    def without_digits(self, text: str) -> str:
        """`text` as something that can be spoken: numbers written in digits become words."""
        return re.sub(r"\d+", lambda digits: self._number(digits.group()), text)

    def _number(self, digits: str) -> str:
        if len(digits) > 3:
            return " ".join(map(self._number, digits))
        return self.messages.phrase("number", n=int(digits), form="count")

    def _act(self, act: str, **arguments: str) -> str:
        return self.messages.phrase("say-" + act.replace("_", "-"), **arguments)


def rank_number(rank: str) -> int:
    """2-10, jack 11, queen 12, king 13, ace 14: how messages choose among ranks."""
    return Card(rank, SUITS[0]).height + 2


def name_of_ones(rules: RuleSet) -> str:
    """ "star" on the dice of the board edition, "paco" where the rules call them so ("nl-perudo"), else
    "one"."""
    if rules.wild_face_shown == "star":
        return "star"
    return "paco" if rules.id.startswith("nl-") else "one"


def special_name(bid: Bid, before: Bid | None, one_die_round: bool) -> str | None:
    """The name that `bid` has when it follows `before` (None: it opens), or None ("sv-perudo": Särskilda
    namn på vissa bud)."""
    if before is None and (name := _OPENINGS.get((bid.quantity, bid.face))):
        return name
    if (bid.quantity, bid.face) == (3, 1):
        return "aced"
    if before is None or one_die_round:
        return None
    if bid.face == 1 != before.face and bid.quantity == (before.quantity + 1) // 2:
        return "blues"
    if before.face == 1 != bid.face and bid.quantity == 2 * before.quantity + 1:
        return "teknorav"
    return None


_OPENINGS = {(2, 6): "dogspangle", (3, 6): "advanced-dogspangle", (1, 2): "jaydee"}
