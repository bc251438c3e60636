"""Every decision can be explained: alignment, costs, runner-up, reason."""

from engine import rulesets
from engine.actions import Bid
from engine.position import Position
from grammars.explain import explanation
from grammars.heard import Alternative, Heard
from grammars.interpret import think
from grammars.language import load_language

TABLE = Position.from_options(rulesets.load("nl-perudo-open"), Bid(4, 3), dice=15)


def explained(heard: Heard, language: str = "sv"):
    return explanation(think(heard, TABLE, load_language(language)))


def test_the_alignment_says_what_was_taken_for_what():
    found = explained(Heard.of("eh fäm tre or"))
    steps = [(step["heard"], step["meant"], step["as"]) for step in found["readings"][0]["alignment"]]
    assert steps == [("eh", "eh", "filler"), ("fäm", "fem", "number"), ("treor", "treor", "face")]
    assert found["readings"][0]["means"] == {"act": "bid", "quantity": 5, "face": 3}
    assert found["reason"]


def test_a_confusion_names_its_origin():
    found = explained(Heard.of("Neo sexor"))
    assert found["readings"][0]["alignment"][0]["origin"] == "whisper-base"


def test_the_runner_up_stands_second():
    found = explained(Heard((Alternative("fem treor", -1.0), Alternative("sju treor", -1.5))))
    costs = [reading["cost"] for reading in found["readings"]]
    assert [reading["text"] for reading in found["readings"]] == ["fem treor", "sju treor"]
    assert 0 < costs[1] - costs[0] < found["thresholds"]["margin"]


def test_an_illegal_reading_names_its_rule():
    assert explained(Heard.of("tre treor"))["readings"][0]["forbidden_by"] == "raise"


def test_talk_has_no_reading():
    assert explained(Heard.of("tänd lampan"))["readings"] == []
