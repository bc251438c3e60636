"""What was heard -> what is done: act, ask one question, or reject with the reason.

    interpret(Heard.of("fem treor"), position, load_language("sv"))   -> Act(Bid(5, 3), ...)
    interpret(Heard.of("fem"), position, load_language("sv"))         -> Ask("face", {"act": "bid",
    "quantity": 5})

Pure: the same words at the same table give the same decision. In this order: what the words may mean
(`reading`), over the whole n-best list; what that would do here (`meanings`); what is legal, which chooses
only between words that sound the same or were offered as alternatives; then the thresholds.
docs/understanding.md tells why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Action, Control
from engine.position import Position
from grammars.decisions import Act, Ask, Decision, Reject
from grammars.heard import Heard
from grammars.language import Language
from grammars.nbest import Weighed, weigh

ACT = 1.0
"""The greatest cost of an act."""
ASK = 2.6
"""The greatest cost of something worth a question."""
MARGIN = 0.6
"""How much more any other meaning must cost: 1.5 nats of an ear's score."""
SAME = 0.36
"""Two readings no farther apart sound the same: what is legal decides between them."""
NEAR = 1.0
"""A legal reading no farther from an illegal one is asked about; beyond that the illegal one was said
clearly."""
HALF = 0.5
"""The greatest cost of half a bid: nobody is asked "eight of what?" for a word that was no eight."""
HALVES = ("face", "quantity", "rank", "suit")
IRREVERSIBLE = ("quit", "undo")
"""Controls that are worth a question where they are not clear."""


@dataclass(frozen=True, slots=True)
class Thought:
    """How a decision came about, for `explain`."""

    weighed: tuple[Weighed, ...]
    """What everything heard may mean here, the cheapest first."""
    decision: Decision
    reason: str
    """Which step decided, in a few words."""


def interpret(
    heard: Heard,
    position: Position,
    language: Language,
    expect: str | None = None,
    names: Sequence[str] = (),
) -> Decision:
    """The decision on `heard` by a speaker who faces `position`.

    `expect` is the question that was asked, if any: "bid", "yesno", "count", "name" or "card". `names` are
    the players at the table, where the position does not know them.
    """
    return think(heard, position, language, expect, names).decision


def think(
    heard: Heard,
    position: Position,
    language: Language,
    expect: str | None = None,
    names: Sequence[str] = (),
) -> Thought:
    """The decision, with what was weighed."""
    weighed = weigh(heard, position, language, expect, tuple(names) or position.players)
    decision, reason = _decide(weighed, position)
    return Thought(weighed, decision, reason)


def _decide(weighed: tuple[Weighed, ...], position: Position) -> tuple[Decision, str]:
    if not weighed:
        return Reject("not-understood"), "the words are nothing that is said at the table"
    best = weighed[0]
    if best.cost > ASK:
        return Reject("not-understood"), "too far from anything that is said at the table"
    if best.candidate is None:
        following = weighed[1]
        if following.candidate and following.candidate.acts and following.cost - best.cost <= MARGIN:
            return _confirm(following, "talk is as likely")
        return Reject("not-understood"), "more likely talk than anything for the game"
    if not best.candidate.illegal:
        return _settle(best, weighed)
    for item in weighed[1:]:
        if item.candidate is None or not item.candidate.acts or item.cost > ASK:
            continue
        if item.cost - best.cost <= SAME:
            return _settle(item, weighed)
        if item.cost - best.cost <= NEAR and item.text != best.text:
            return _confirm(item, "the likeliest reading is illegal, another text that was offered is not")
    return _illegal(best, position)


def _illegal(best: Weighed, position: Position) -> tuple[Decision, str]:
    found = best.candidate
    assert found is not None
    if best.cost > ACT:
        return Reject("not-understood"), f"illegal ({found.rule}), and not clear enough to be told so"
    is_bid = found.action is not None and found.action.act in ("bid", "play")
    smallest = position.smallest() if is_bid else None
    return Reject(
        "illegal", found.action, found.rule, smallest
    ), f"understood, but the rule {found.rule} forbids it"


def _settle(chosen: Weighed, weighed: tuple[Weighed, ...]) -> tuple[Decision, str]:
    """Act on `chosen`, which is no illegal act, if it is near and nothing else is; else ask."""
    found = chosen.candidate
    assert found is not None
    if found.ask is not None and found.ask.question in HALVES and chosen.cost > HALF:
        return Reject("not-understood"), "half of something, and not heard clearly"
    if found.ask is not None:
        return found.ask, "half of it is missing, or a choice was said"
    if found.action is None:
        return Reject("not-understood"), found.why
    rivals = [item for item in weighed if item is not chosen and not _ruled_out(item, chosen)]
    margin = min((item.cost for item in rivals), default=float("inf")) - chosen.cost
    if margin < MARGIN:
        near = [item for item in rivals if item.cost - chosen.cost < MARGIN]
        others = [item.candidate.action for item in near if item.candidate and item.candidate.acts]
        options = tuple(dict.fromkeys([found.action, *(action for action in others if action is not None)]))
        if len(options) > 1:
            return Ask("which", options=options[:2]), "two readings are too near each other"
        return _confirm(chosen, "another reading is too near")
    if chosen.cost > ACT:
        return _confirm(chosen, "not near enough to act without a yes")
    return Act(found.action, chosen.cost, margin), "clear, legal, and nothing else is near"


def _ruled_out(item: Weighed, chosen: Weighed) -> bool:
    """Does legality alone speak against `item`? Where both were said word for word, or come from two texts,
    or it is farther away: a garbled word that is as near to an illegal bid stays a doubt."""
    if item.candidate is None:
        return False
    if item.candidate.ask and item.candidate.ask.question in HALVES and item.cost >= chosen.cost - 0.005:
        return True  # half of something explains the words no better than the whole
    if not item.candidate.illegal:
        return False
    return item.text != chosen.text or chosen.words <= SAME or item.cost - chosen.cost > SAME


def _confirm(item: Weighed, reason: str) -> tuple[Decision, str]:
    action: Action | None = item.candidate.action if item.candidate else None
    if action is None or (isinstance(action, Control) and action.act not in IRREVERSIBLE):
        return Reject("not-understood"), reason
    return Ask("confirm", options=(action,)), reason
