"""From what was said to what that would do at this table: an action that is legal or not, a question, or
nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from engine.actions import (
    Accuse,
    Action,
    Bid,
    Bluffstopp,
    Challenge,
    Control,
    Deed,
    DropDie,
    Exact,
    Palifico,
    Pass,
    Play,
    Warn,
)
from engine.cards import Card
from engine.position import Position
from grammars.decisions import Ask
from grammars.fragments import Meaning
from grammars.reading import Reading
from grammars.sentences import CONTROL_NAMES

KNOW_SPECIAL_BIDS = ("sv-perudo",)
"""The rule sets that know bids by names of their own ("sv-perudo": Dogspangle, Jaydee, Aced, Blues,
Teknorav)."""
MOST_COUNT = 60
"""Nobody is asked for the face of a greater count."""
OPENINGS: Mapping[str, Bid] = {
    "dogspangle": Bid(2, 6),
    "advanced_dogspangle": Bid(3, 6),
    "jaydee": Bid(1, 2),
}
"""Special bids that only open a round."""


class Candidate(NamedTuple):
    """What one meaning would do here."""

    action: Action | None = None
    rule: str | None = None
    """The rule that forbids the action; None: legal."""
    ask: Ask | None = None
    """The question that comes first."""
    why: str = ""
    """Why nothing would be done."""

    @property
    def acts(self) -> bool:
        """Would something be done?"""
        return self.action is not None and self.rule is None and self.ask is None

    @property
    def illegal(self) -> bool:
        return self.rule is not None


def candidate(
    reading: Reading, position: Position, expect: str | None, names: Mapping[str, str]
) -> Candidate:
    """What `reading` would do for a speaker who faces `position`; `names` are the players by their folded
    names."""
    meaning = reading.meaning
    kind = meaning.kind
    if kind == "sentence":
        return _sentence(meaning, position, expect, names)
    if kind == "bid":
        bid = _bid(meaning, position, expect, reading.weak)
        if bid.ask is not None and meaning.corrects:
            return bid._replace(ask=replace(bid.ask, corrects=True))
        return bid
    if kind == "card":
        return _card(meaning, position, reading.weak)
    if kind == "which":
        options = tuple(
            found for option in meaning.options if (found := _whole(option, position)) is not None
        )
        return Candidate(ask=Ask("which", options=options)) if options else nothing("a choice of nothing")
    if kind == "withdrawn":
        return nothing("said and taken back")
    if kind in ("relative", "same", "convert"):
        return _from_standing(meaning, position)
    return nothing("several pieces that make no bid")


def nothing(why: str) -> Candidate:
    """No act, and the reason."""
    return Candidate(why=why)


def deed(action: Deed, position: Position) -> Candidate:
    """A deed, with the rule that forbids it, if any."""
    rule = position.refusal(action)
    return nothing("no such thing") if rule == "malformed" else Candidate(action, rule)


def _whole(meaning: Meaning, position: Position) -> Deed | None:
    """The bid or claim of a meaning that lacks nothing."""
    if meaning.kind == "bid" and isinstance(meaning.first, int) and isinstance(meaning.second, int):
        return Bid(meaning.first, meaning.second, meaning.stake)
    if meaning.kind == "card" and isinstance(meaning.first, str) and isinstance(meaning.second, str):
        return Play(Card(meaning.first, meaning.second))
    return None


def _bid(meaning: Meaning, position: Position, expect: str | None, weak: bool) -> Candidate:
    count, face, stake = meaning.first, meaning.second, meaning.stake
    if isinstance(count, int) and isinstance(face, int):
        return _whole_bid(count, face, stake, position)
    if isinstance(count, int):
        return _count(count, stake, position, expect, weak)
    if not position.in_turn:
        return nothing("half a bid by somebody whose turn it is not")
    if isinstance(face, int) and 1 <= face <= 6:
        return Candidate(ask=Ask("quantity", _partial(face=face, stake=stake)))
    return nothing("no face of a die")


def _whole_bid(count: int, face: int, stake: int | None, position: Position) -> Candidate:
    if count == 0:
        return nothing("a bid is on one die or more")
    if stake is None and position.rules.stake_in_bid:
        stakes = position.stakes
        usual = position.bid.stake if position.bid and position.bid.stake in stakes else None
        rule = position.refusal(Bid(count, face, usual or (stakes[0] if len(stakes) else 1)))
        if rule is None or rule in ("stake", "raise"):
            return Candidate(ask=Ask("stake", _partial(count, face)))
    found = deed(Bid(count, face, stake), position)
    if found.acts and count > position.seats * position.rules.max_dice:
        # legal where totals are hidden, but more than all cups could ever hold: surely not what was meant
        return Candidate(ask=Ask("confirm", options=(Bid(count, face, stake),)))
    return found


def _count(count: int, stake: int | None, position: Position, expect: str | None, weak: bool) -> Candidate:
    """A number alone: the answer to "how many?", or half a bid."""
    if expect == "count":
        return Candidate(Control("number", value=count))
    if weak and stake is None:
        return nothing("a word that is a number too")
    if not 1 <= count <= MOST_COUNT:
        return nothing("no count that anybody bids")
    if not position.in_turn:
        return nothing("half a bid by somebody whose turn it is not")
    locked = position.locked_face
    if locked is not None and position.refusal(Bid(count, locked, stake)) is None:
        return Candidate(ask=Ask("confirm", options=(Bid(count, locked, stake),)))
    return Candidate(ask=Ask("face", _partial(count, stake=stake)))


def _partial(count: int | None = None, face: int | None = None, stake: int | None = None) -> dict[str, Any]:
    found = {"act": "bid", "quantity": count, "face": face, "stake": stake}
    return {key: value for key, value in found.items() if value is not None}


def _card(meaning: Meaning, position: Position, weak: bool) -> Candidate:
    rank, suit = meaning.first, meaning.second
    if isinstance(rank, str) and isinstance(suit, str):
        return deed(Play(Card(rank, suit)), position)
    if isinstance(rank, str):
        if weak:
            return nothing("a word that is a number too")
        return Candidate(ask=Ask("suit", {"act": "play", "rank": rank}))
    if isinstance(suit, str):
        return Candidate(ask=Ask("rank", {"act": "play", "suit": suit}))
    return nothing("no card")


def _from_standing(meaning: Meaning, position: Position) -> Candidate:
    """Bids that are said by the standing one: "one more", "same in fives", "teknorav fives"."""
    standing = position.bid
    if standing is None:
        return nothing("no bid to go by")
    stake = standing.stake if meaning.stake is None else meaning.stake
    if meaning.kind == "relative":
        if not isinstance(meaning.first, int) or meaning.first < 1:
            return nothing("no more than before")
        return deed(Bid(standing.quantity + meaning.first, standing.face, stake), position)
    count = standing.quantity
    if meaning.kind == "convert":
        if position.rules.id not in KNOW_SPECIAL_BIDS or standing.face != 1 or not position.wild:
            return nothing("no such conversion here")
        count = 2 * standing.quantity + 1
    if not isinstance(meaning.second, int):
        return Candidate(ask=Ask("face", _partial(count)))
    if meaning.kind == "convert" and meaning.second == 1:
        return nothing("a conversion away from ones")
    return deed(Bid(count, meaning.second, stake), position)


def _sentence(
    meaning: Meaning, position: Position, expect: str | None, names: Mapping[str, str]
) -> Candidate:
    intent = str(meaning.first)
    cards = position.rules.kind == "cards"
    if intent in CONTROL_NAMES:
        return Candidate(Control(intent))
    if intent.startswith("answer-"):
        return Candidate(Control(intent[7:])) if expect == "yesno" else nothing("an answer to no question")
    if intent == "agreement" or (intent == "exact-asked" and expect == "yesno"):
        return Candidate(Control("yes"))
    if intent == "challenge":
        return deed(Bluffstopp() if cards else Challenge(), position)
    if intent == "challenge-other":
        return deed(Challenge() if cards else Bluffstopp(), position)
    if intent == "exact-asked":
        exact = deed(Exact(), position)
        return Candidate(ask=Ask("confirm", options=(Exact(),))) if exact.acts else exact
    if intent in ("exact", "palifico", "pass"):
        return deed({"exact": Exact(), "palifico": Palifico(), "pass": Pass()}[intent], position)
    if intent in OPENINGS or intent in ("aced", "blues"):
        return _special_bid(intent, position)
    if intent == "teknorav":
        return _from_standing(Meaning("convert"), position)
    return _about(intent, meaning.argument, position, names)


def _special_bid(intent: str, position: Position) -> Candidate:
    if position.rules.id not in KNOW_SPECIAL_BIDS:
        return nothing("these rules know no bid of that name")
    standing = position.bid
    if intent == "blues":
        if standing is None or standing.face == 1 or not position.wild:
            return nothing("no bid to convert to ones")
        return deed(Bid((standing.quantity + 1) // 2, 1), position)
    if intent == "aced":
        return deed(Bid(3, 1), position)
    found = deed(OPENINGS[intent], position)
    if found.acts and standing is not None:
        return Candidate(ask=Ask("confirm", options=(OPENINGS[intent],)))
    return found


def _about(
    intent: str, argument: str | int | None, position: Position, names: Mapping[str, str]
) -> Candidate:
    """Sentences about a player, or about a die that fell."""
    rules = position.rules
    if intent == "drop_die":
        return deed(DropDie(), position)
    if intent == "drop_die-face":
        face = argument if isinstance(argument, int) else None
        return deed(DropDie(face), position)
    if intent == "warn-who":
        return (
            Candidate(ask=Ask("player", {"act": "warn"})) if rules.warnings else nothing("no warnings here")
        )
    if intent == "accuse-who":
        return Candidate(ask=Ask("player", {"act": "accuse"})) if rules.dropp else nothing("no Dropp here")
    name = names.get(argument, argument) if isinstance(argument, str) else None
    if name is None:
        return nothing("nobody of that name")
    if intent == "warn":
        return deed(Warn(name), position)
    if intent == "accuse":
        return deed(Accuse(name), position)
    if intent == "counts-about":
        return Candidate(Control("counts", player=name))
    return Candidate(Control("player", player=name))
