"""What the announcer says of a bid, a card or an act, the interpreter understands, in every language: people
can say what they hear, and bots and `demo` can be heard."""

import pytest

from engine.actions import (
    CONTROLS,
    Accuse,
    Bid,
    Bluffstopp,
    Challenge,
    Control,
    DropDie,
    Exact,
    Palifico,
    Pass,
    Play,
    Warn,
)
from engine.cards import DECK, Card
from engine.position import Position
from engine.rulesets import ids, load
from grammars.announce import Announcer
from grammars.decisions import Act
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.language import load_language

LANGUAGES = ("sv", "nl", "en")
DICE_RULES = [id for id in ids() if load(id).kind == "dice"]


def understood(language, text, position, expect=None):
    decision = interpret(Heard.of(text), position, load_language(language), expect, ("Anna", "Bo"))
    return decision.action if isinstance(decision, Act) else decision


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", DICE_RULES)
def test_every_bid(language, rules):
    """1-40 dice of every face that may be bid; ones open a one-die round or follow a bid."""
    rule_set = load(rules)
    announcer = Announcer(language, rule_set)
    stakes = (1, 2) if rule_set.stake_in_bid else (None,)
    opening = Position.from_options(rule_set, dice=40)
    after = Position.from_options(rule_set, Bid(1, 6, stakes[0]), dice=40)
    for quantity in range(1, 41):
        for face in range(1, 7):
            for stake in stakes:
                bid = Bid(quantity, face, stake)
                legal = [position for position in (opening, after) if position.refusal(bid) is None]
                assert legal or face == 1
                for position in legal[:1]:
                    assert understood(language, announcer.say_bid(bid), position) == bid


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card(language):
    rules = load("sv-bluffstopp")
    announcer, position = Announcer(language, rules), Position.from_options(rules)
    for card in DECK:
        assert understood(language, announcer.say_card(card), position) == Play(card)


ACTS = [
    # (rules, what is done, where)
    ("nl-perudo-open", Challenge(), {"after": Bid(3, 4)}),
    ("nl-perudo-open", Exact(), {"after": Bid(3, 4)}),
    ("sv-bluff", Challenge(), {"after": Bid(3, 4)}),
    ("sv-bluff", Exact(), {"after": Bid(3, 4), "turn": "other"}),
    ("en-stakes", Challenge(), {"after": Bid(3, 4, 1)}),
    ("sv-perudo", Challenge(), {"after": Bid(3, 4)}),
    ("sv-perudo", Exact(), {"after": Bid(3, 4), "turn": "other", "own": 4}),
    ("sv-perudo", Palifico(), {"one_die": True}),
    ("sv-perudo", Warn("Bo"), {"after": Bid(3, 4)}),
    ("sv-perudo", DropDie(), {"after": Bid(3, 4)}),
    ("sv-perudo", DropDie(5), {"after": Bid(3, 4)}),
    ("sv-bluffstopp", Pass(), {"after": Card("8", "S")}),
    ("sv-bluffstopp", Bluffstopp(), {"after": Card("8", "S")}),
    ("sv-bluffstopp", Accuse("Bo"), {"after": Card("8", "S")}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules, action, where", ACTS)
def test_every_act(language, rules, action, where):
    rule_set = load(rules, {"dropp": "on"} if isinstance(action, Accuse) else {})
    said = Announcer(language, rule_set).say_action(action)
    assert understood(language, said, Position.from_options(rule_set, **where)) == action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["nl-perudo-open", "sv-bluffstopp"])
def test_every_control(language, rules):
    rule_set = load(rules)
    announcer, position = Announcer(language, rule_set), Position.from_options(rule_set)
    for act in sorted(CONTROLS - {"number", "player"}):
        expect = "yesno" if act in ("yes", "no") else None
        assert understood(language, announcer.say_action(Control(act)), position, expect) == Control(act)
    about = Control("counts", player="Bo")
    assert understood(language, announcer.say_action(about), position) == about
    name = Control("player", player="Bo")
    assert understood(language, announcer.say_action(name), position, "name") == name
    if rule_set.kind == "dice":  # at a table with real dice: how many there were
        number = Control("number", 4)
        assert understood(language, announcer.say_action(number), position, "count") == number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", DICE_RULES)
def test_the_example_in_the_help_can_be_said(language, rules):
    """The second time that nothing was understood an example is given: it must be understood, and legal."""
    rule_set = load(rules)
    stake = 1 if rule_set.stake_in_bid else None
    for after in (None, Bid(3, 4, stake), Bid(2, 6, stake)):
        position = Position.from_options(rule_set, after)
        smallest = position.smallest()
        said = Announcer(language, rule_set).say_bid(smallest)
        assert understood(language, said, position) == smallest
