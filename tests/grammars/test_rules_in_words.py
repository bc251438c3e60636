"""The rules in words: every value of every switch has its sentence, with its source."""

import re

import pytest

from engine import switches
from engine.rulesets import ids, load
from grammars.messages import Messages
from grammars.rules_in_words import about, explain, rules_in_words, show, slug

LANGUAGES = ("sv", "nl", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_switch_has_a_sentence(language):
    found = Messages(language, "words.ftl", "rules.ftl").ids()
    for name in (*switches.DICE, *switches.CARDS):
        values = switches.values(name)
        if name in ("exact_min_players", "dropp_cards") or not values:
            assert name in found
        else:
            wanted = {f"{name}--{slug(value)}" for value in values if value != "by_penalty"}
            assert wanted <= found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ids())
def test_every_rule_set_is_shown_and_explained(language, rules):
    rule_set = load(rules)
    told = rules_in_words(rule_set, language)
    assert [rule.switch for rule in told] == list(rule_set.switches)
    for rule in told:
        assert re.fullmatch(r"[^\W\d_][^\d{}$_]*\.", rule.sentence), rule
        assert rule.source
    shown = show(rule_set, language)
    assert shown.startswith(f"{rules}: ") and rule_set.source in shown
    assert re.fullmatch(r"[^\W\d_][^\d{}$_]*\.", explain(rule_set, language))


EXPLAINED = [
    # (rules, what the explanation must say, what it must not)
    ("nl-perudo", "Hoeveel stenen de anderen hebben is geheim.", "calza"),
    ("nl-perudo-open", "Iedereen behalve de bieder mag dat roepen.", "geheim"),
    ("sv-bluff-simple", "Een één is een joker", "palifico"),
    ("sv-bluff-no-wilds", "Een één is een gewone waarde, de laagste.", "joker"),
    ("en-stakes", "Liggen er minder, dan verliest de bieder de inzet.", "palifico"),
    ("en-stakes-literal", "Liggen er minder, dan verliest de twijfelaar de inzet.", "palifico"),
    ("sv-perudo", "calzone", "calza"),
    ("sv-bluffstopp", "Wie ongelijk heeft pakt drie kaarten.", "stapel"),
    ("sv-bluffstopp-pile", "Wie ongelijk heeft pakt de hele stapel.", "drie kaarten"),
]


@pytest.mark.parametrize("rules, says, not_says", EXPLAINED)
def test_what_is_explained(rules, says, not_says):
    told = explain(load(rules), "nl")
    assert says in told
    assert not_says not in told


def test_a_house_rule_is_marked():
    rules = load("nl-perudo", {"exact_call": "on"})
    assert "exact_call = on (huisregel)" in show(rules, "nl")
    assert "calza" in explain(rules, "nl")


def test_what_another_switch_decides_is_told_as_it_is_played():
    """A cap on bids would tell hidden totals; the penalty decides who leads after a true card."""
    told = {rule.switch: rule.sentence for rule in rules_in_words(load("nl-perudo"), "en")}
    assert told["max_qty"] == "You may bid more dice than there are."
    pile = {rule.switch: rule.sentence for rule in rules_in_words(load("sv-bluffstopp-pile"), "en")}
    assert pile["true_card_leads"] == "If the card was true, the next player follows it."


@pytest.mark.parametrize(
    "language, stars", [("sv", "Stjärnor är vilda"), ("nl", "Een ster is"), ("en", "Stars are wild")]
)
def test_the_board_has_stars_for_ones(language, stars):
    """sv-bluff, "Bluff med spelbräde": "retailutgåvan från 1990-talet använder stjärntärningar\""""
    assert stars in explain(load("sv-bluff-board"), language)


@pytest.mark.parametrize(
    ("language", "told"),
    [("sv", "Två eller fler kan spela."), ("nl", "Twee of meer spelers."), ("en", "Two or more can play.")],
)
def test_one_number_of_players_is_the_fewest(language, told):
    assert told in show(load("sv-perudo"), language)


@pytest.mark.parametrize("language", ["sv", "nl", "en"])
def test_every_rule_set_is_told_apart_in_a_sentence(language):
    told = [about(load(id), language) for id in ids()]
    assert len(set(told)) == len(told)
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in told)
