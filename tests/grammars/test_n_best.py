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
