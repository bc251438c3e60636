"""The rules of a rule set in words: each switch with its value and source, or all of it aloud in short.

Each value of each switch is one sentence of languages/LANGUAGE/rules.ftl, so that what is shown and what is
explained is what the engine plays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.rulesets import UNSAID, RuleSet
from grammars.messages import Messages
from grammars.speech_phrases import WORDS, name_of_ones


@dataclass(frozen=True, slots=True)
class Rule:
    """One switch of a rule set, in words."""

    switch: str
    """The name of the switch, as in a journal's header."""
    value: str
    """Its value, as in a journal's header."""
    sentence: str
    """What that means."""
    source: str
    """What the source says to it, in the source's own language, or that it is silent."""
    house_rule: bool = False
    """Was it set otherwise than the rule set has it?"""


def rules_in_words(rules: RuleSet, language: str) -> list[Rule]:
    """Every switch that matters in this kind of game, in the order of the rules. Raises ValueError for an
    unknown language."""
    book = _Book(rules, language)
    return [
        Rule(name, written(value), book.sentence(name), rules.note(name), name in rules.changed)
        for name, value in rules.switches.items()
    ]


def about(rules: RuleSet, language: str) -> str:
    """What sets a rule set apart from the others, in one sentence, for somebody who has to choose. Raises
    ValueError for an unknown language."""
    return _Book(rules, language).messages.sentence(f"about--{rules.id}")


def show(rules: RuleSet, language: str) -> str:
    """What `bluffbord rules show` prints: a heading, then for each switch its value, its sentence and its
    source."""
    say = _Book(rules, language).messages.phrase
    blocks = [f"{say('show-rules', rules=rules.id)}\n{say('show-source', source=rules.source)}"]
    for rule in rules_in_words(rules, language):
        house_rule = f" ({say('show-house-rule')})" if rule.house_rule else ""
        silent = rule.source == UNSAID
        source = say("show-unsaid") if silent else say("show-source", source=rule.source)
        blocks.append(f"{rule.switch} = {rule.value}{house_rule}\n    {rule.sentence}\n    {source}")
    return "\n\n".join(blocks)


def explain(rules: RuleSet, language: str) -> str:
    """The rules read aloud in short, from the switches. Raises ValueError for an unknown language."""
    book = _Book(rules, language)
    parts = _cards_explained(rules) if rules.kind == "cards" else _dice_explained(rules)
    return " ".join(
        book.sentence(part) if part in rules.switches else book.messages.sentence(part) for part in parts
    )


def _dice_explained(rules: RuleSet) -> Iterator[str]:
    """The sentences of a dice game, in an order to listen to: switches, and messages that begin with
    "explain"."""
    yield from ("explain-dice", "dice_per_player", "raise_face_at_same_qty")
    if rules.raise_face_at_same_qty == "higher":
        yield "face_at_higher_qty"
    if rules.stake_in_bid:
        yield from ("stake_in_bid", "stake_raise")
    yield "ones_wild"
    if rules.ones_biddable == "never":
        yield "ones_biddable"
    else:
        if rules.ones_wild:
            yield from ("to_ones", "from_ones")
        yield "face_range_opening"
    yield from ("challenge_words", "less_loser", "greater_loser")
    yield "tally_equal" if rules.equal_loss == "none" else "equal_loss"
    yield "next_starter"
    if rules.exact_call:
        yield from ("exact_call", "exact_who", "exact_right", "exact_wrong")
    if rules.palifico != "off":
        yield "palifico"
        if rules.ones_wild:
            yield "palifico_ones_wild"
        yield "palifico_face_lock"
    yield from (name for name in ("dropsi", "warnings") if rules.switches[name])
    if rules.dice_totals_visible != "open":
        yield "dice_totals_visible"
    yield "explain-last"


def _cards_explained(rules: RuleSet) -> Iterator[str]:
    """The sentences of the card game, likewise."""
    yield from ("explain-cards", "explain-follow", "explain-pass", "bluffstopp_who", "penalty")
    yield from ("true_card_leads", "bluff_leads", "all_pass_lead")
    if rules.dropp:
        yield from ("dropp", "dropp_cards")
    yield from ("explain-last-cards", "last_card")


def written(value: object) -> str:
    """A value as it is written in a journal's header."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ", ".join(value) or "-" if isinstance(value, tuple) else str(value)


class _Book:
    """The sentences of one rule set in one language."""

    def __init__(self, rules: RuleSet, language: str) -> None:
        self.rules = rules
        common = {"rules": rules.id, "ones": name_of_ones(rules)}
        self.messages = Messages(language, WORDS, "rules.ftl", **common)

    def sentence(self, switch: str) -> str:
        """What the value of `switch` means."""
        value = self._effective(switch)
        arguments: dict[str, Any] = {
            "loss": "one" if self.rules.loss_amount == "1" else self.rules.loss_amount
        }
        if switch == "players":
            least, _, most = str(value).partition("-")
            if not most:  # one number is the fewest: the source names no most
                return self.messages.sentence("players-or-more", least=int(least))
            return self.messages.sentence(switch, least=int(least), most=int(most))
        if isinstance(value, tuple):
            return self.messages.sentence(switch, **arguments)
        if isinstance(value, int) and not isinstance(value, bool):
            return self.messages.sentence(switch, n=value)
        return self.messages.sentence(f"{switch}--{slug(value)}", **arguments)

    def _effective(self, switch: str) -> Any:
        """The value of `switch`, or what it comes to where another switch decides."""
        rules = self.rules
        if switch == "max_qty" and not rules.capped:
            return "unlimited"
        if switch == "true_card_leads" and rules.true_card_leads == "by_penalty":
            return "challenged" if rules.penalty == "stock3" else "next_follows"
        return rules.switches[switch]


def slug(value: object) -> str:
    """A value as part of a message's id: "ceil(q/2)" is "ceil-q-2"; true and false are yes and no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return re.sub(r"[^A-Za-z0-9_]+", "-", str(value)).strip("-")
