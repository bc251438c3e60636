"""N-best lists: the order, the scores, legality between alternatives, talk beside bids."""

from __future__ import annotations

import pytest

from engine import rulesets
from engine.actions import Bid, Challenge
from engine.position import Position
from grammars.decisions import Act, Ask, Reject
from grammars.heard import Alternative, Heard
from grammars.interpret import interpret
from grammars.language import load_language

TABLE = Position.from_options(rulesets.load("nl-perudo-open"), Bid(4, 3), dice=15)

SIX_FOURS = Position.from_options(rulesets.load("nl-perudo-open"), Bid(6, 4), dice=30)


def heard(*rows: tuple[str, float | None]) -> Heard:
    return Heard(tuple(Alternative(text, score) for text, score in rows))


def decide(*rows: tuple[str, float | None]):
    return interpret(heard(*rows), TABLE, load_language("sv"))


@pytest.mark.parametrize("scale", [0.0, -100.0, 1e6])
def test_only_differences_count(scale):
    decision = decide(("fem treor", scale), ("sju treor", scale - 9))
    assert isinstance(decision, Act) and decision.action == Bid(5, 3)


def test_two_likely_bids_are_asked_about():
    decision = decide(("fem treor", -1.0), ("sju treor", -1.2))
    assert isinstance(decision, Ask) and decision.options == (Bid(5, 3), Bid(7, 3))


def test_without_scores_the_second_is_as_good_as_the_first():
    assert isinstance(decide(("fem treor", None), ("sju treor", None)), Ask)


def test_all_that_mean_the_same_are_one():
    decision = decide(("fem treor", -1.0), ("fem tre or", -1.1), ("5 treor", -1.2))
    assert isinstance(decision, Act) and decision.action == Bid(5, 3)


def test_a_garbled_text_does_not_speak_against_a_clear_one():
    decision = decide(("fäm trä åhr", -1.0), ("fem treor", -1.3))
    assert isinstance(decision, Act) and decision.action == Bid(5, 3)


def test_talk_that_is_as_likely_is_asked_about():
    decision = decide(("tänd lampan nu", -1.0), ("fem treor", -1.3))
    assert not isinstance(decision, Act)


def test_talk_that_is_likelier_is_rejected():
    decision = decide(("tänd lampan nu", -1.0), ("fem treor", -8.0))
    assert isinstance(decision, Reject) and decision.reason == "not-understood"


def test_talk_that_is_unlikely_is_passed_over():
    decision = decide(("fem treor", -1.0), ("tänd lampan nu", -9.0))
    assert isinstance(decision, Act)


def test_legality_chooses_between_alternatives():
    """Three threes is no raise; six threes was as likely."""
    decision = decide(("tre treor", -1.0), ("sex treor", -1.1))
    assert isinstance(decision, Act) and decision.action == Bid(6, 3)


def test_legality_does_not_mend_what_is_clear():
    decision = decide(("tre treor", -1.0), ("sex treor", -9.0))
    assert isinstance(decision, Reject) and decision.rule == "raise"


def test_a_call_beside_a_bid():
    decision = decide(("jag synar", -1.0), ("sju sexor", -1.1))
    assert isinstance(decision, Ask) and set(decision.options) == {Challenge(), Bid(7, 6)}


@pytest.mark.parametrize("score", [float("nan"), float("inf"), float("-inf"), 1e308, -1e308])
def test_strange_scores(score):
    decision = decide(("fem treor", score), ("sju treor", -1.0))
    assert decision is not None


def test_nothing_heard():
    assert decide() == Reject("not-understood")
    assert decide(("", None)) == Reject("not-understood")


TALK_FIRST = [
    ("sv", "jag synar inte", "jag synar"),
    ("sv", "inte sju fyror", "sju fyror"),
    ("sv", "ungefär sju fyror", "sju fyror"),
    ("sv", "sju fyror?", "sju fyror"),
    ("sv", "lugn", "lögn"),
    ("sv", "avsluta inte spelet", "avsluta spelet"),
    ("sv", "han synar", "jag synar"),
    ("nl", "ik twijfel niet", "ik twijfel"),
    ("nl", "gevlogen", "gelogen"),
    ("nl", "zei je zeven vieren", "zeven vieren"),
    ("en", "not seven fours", "seven fours"),
    ("en", "cool", "call"),
    ("en", "don't end game", "end game"),
    ("en", "are you lying", "you're lying"),
]


@pytest.mark.parametrize("apart", [None, 0.1, 0.4])
@pytest.mark.parametrize(("language", "talk", "deed"), TALK_FIRST)
def test_what_talk_resembles_is_not_done(language, talk, deed, apart):
    rows = heard((talk, None if apart is None else -1.0), (deed, None if apart is None else -1.0 - apart))
    assert not isinstance(interpret(rows, SIX_FOURS, load_language(language)), Act)


@pytest.mark.parametrize(("language", "talk", "deed"), TALK_FIRST)
def test_talk_that_is_far_less_likely_takes_nothing_away(language, talk, deed):
    decision = interpret(heard((deed, -1.0), (talk, -9.0)), SIX_FOURS, load_language(language))
    assert isinstance(decision, Act)


def test_what_is_left_of_a_clear_bid_says_nothing_against_it():
    rows = heard(("eight threes", 301.2), ("eight trees", 300.9), ("hate trees", 300.1))
    decision = interpret(rows, SIX_FOURS, load_language("en"))
    assert isinstance(decision, Act) and decision.action == Bid(8, 3)


def test_a_word_below_that_turns_it_round_is_asked_about():
    assert isinstance(decide(("jag synar", -1.0), ("jag synar inte", -1.2)), Ask)
