"""Every event and deed of the contracts, told in every language at every verbosity."""

import logging
import re

import pytest

from engine.rulesets import ids, load
from grammars.announce import Announcer
from grammars.messages import VERBOSITIES

LANGUAGES = ("sv", "nl", "en")
DICE = [
    {"event": "throw", "dice": {"Anna": [6, 3], "Bo": [5, 5]}},
    {"event": "start", "player": "Bo"},
    {"event": "round", "number": 1, "starts": "Bo"},
    {"event": "roll", "dice": {"Anna": [1, 2], "Bo": [3]}},
    {"by": "Bo", "act": "bid", "quantity": 5, "face": 3},
    {"by": "Bo", "act": "bid", "quantity": 1, "face": 1},
    {"by": "Bo", "act": "bid", "quantity": 2, "face": 6, "stake": 2},
    {"by": "Anna", "act": "challenge"},
    {"by": "Anna", "act": "exact"},
    {"by": "Anna", "act": "palifico"},
    {"by": "Anna", "act": "warn", "player": "Bo"},
    {"by": "Bo", "act": "drop_die"},
    {"by": "Bo", "act": "drop_die", "face": 5},
    {"event": "reveal", "by": "Bo", "call": "challenge", "bid": {"quantity": 3, "face": 4}, "count": 4},
    {"event": "reveal", "by": "Bo", "call": "challenge", "bid": {"quantity": 3, "face": 4}, "count": 3},
    {"event": "reveal", "by": "Bo", "call": "challenge", "bid": {"quantity": 3, "face": 4}, "count": 1},
    {"event": "reveal", "by": "Bo", "call": "exact", "bid": {"quantity": 3, "face": 1}, "count": 3},
    {"event": "reveal", "by": "Bo", "call": "exact", "bid": {"quantity": 3, "face": 1}, "count": 0},
    {"event": "lose", "player": "Bo", "dice": 1, "left": 4},
    {"event": "lose", "player": "Anna", "dice": 2, "left": 1},
    {"event": "lose", "player": "Anna", "dice": 2, "left": 0},
    {"event": "lose", "player": "Bo", "dice": 1, "left": 0},
    {"event": "lose", "player": "Bo", "dice": 1, "left": 3, "why": "warnings"},
    {"event": "lose", "player": "Bo", "dice": 1, "left": 3, "why": "dropped"},
    {"event": "gain", "player": "Bo", "dice": 1, "left": 5},
    {"event": "out", "player": "Anna"},
    {"event": "win", "player": "Bo"},
    {"event": "warning", "player": "Bo", "warnings": 2},
    {"event": "palifico", "player": "Anna"},
    {"event": "undo", "line": 7},
    {"event": "standing", "round": 2},
]
CARDS = [
    {"event": "deal", "hands": {"Anna": ["9S"] * 7, "Bo": ["QH"] * 7}, "stock": [], "start": "8S"},
    {"by": "Bo", "act": "play", "card": "3H", "claim": "QS"},
    {"by": "Bo", "act": "play", "claim": "10D"},
    {"by": "Anna", "act": "pass"},
    {"by": "Anna", "act": "bluffstopp"},
    {"by": "Anna", "act": "dropp", "card": "2C"},
    {"by": "Anna", "act": "accuse", "player": "Bo"},
    {"event": "reveal", "by": "Bo", "call": "bluffstopp", "card": "3H", "claim": "QS"},
    {"event": "reveal", "by": "Bo", "call": "bluffstopp", "card": "QS", "claim": "QS"},
    {"event": "draw", "player": "Anna", "cards": 3},
    {"event": "draw", "player": "Bo", "cards": 0},
    {"event": "draw", "player": "Bo", "cards": 1},
    {"event": "take-pile", "player": "Anna", "cards": 7},
    {"event": "lead", "player": "Bo"},
    {"event": "restock", "stock": ["2S"]},
    {"event": "window", "closed": True},
    {"event": "win", "player": "Anna"},
]
HANDS = {"Anna": [4, 1, 2], "Bo": [4, 4, 5], "Cia": [2, 2]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ids())
def test_every_event_is_told_in_words(language, rules, caplog):
    """No digit, no gap, no markup; a capital and a full stop."""
    caplog.set_level(logging.ERROR)
    rule_set = load(rules)
    for verbosity in VERBOSITIES:
        for you in (None, "Anna", "Bo"):
            announcer = Announcer(language, rule_set, you=you, verbosity=verbosity)
            for event in CARDS if rule_set.kind == "cards" else DICE:
                for hands in (None, HANDS) if event.get("event") == "reveal" else (None,):
                    for line in announcer.event(event, hands):
                        assert re.fullmatch(r"[^\W\d_][^\d{}$_]*[.!]", line), (event, line)
                        assert "  " not in line and " ." not in line and " ," not in line, line
    assert not caplog.records


SAID = [
    # (event, sv, nl, en), as a friend at the table would say it; Anna is addressed
    (
        {"event": "round", "number": 2, "starts": "Bo"},
        "Runda två. Bo börjar.",
        "Ronde twee. Bo begint.",
        "Round two. Bo starts.",
    ),
    (
        {"event": "round", "number": 21, "starts": "Anna"},
        "Runda tjugoett. Du börjar.",
        "Ronde eenentwintig. Jij begint.",
        "Round twenty-one. You start.",
    ),
    (
        {"by": "Bo", "act": "bid", "quantity": 5, "face": 3},
        "Bo säger fem treor.",
        "Bo zegt vijf drieën.",
        "Bo says five threes.",
    ),
    ({"by": "Anna", "act": "challenge"}, "Du tvivlar.", "Jij twijfelt.", "You doubt it."),
    ({"by": "Bo", "act": "challenge"}, "Bo tvivlar.", "Bo twijfelt.", "Bo doubts it."),
    ({"by": "Bo", "act": "exact"}, "Bo ropar calza.", "Bo roept calza.", "Bo calls calza."),
    (
        {"event": "lose", "player": "Bo", "dice": 1, "left": 4},
        "Bo förlorar en tärning och har fyra kvar.",
        "Bo verliest een steen en heeft er nog vier.",
        "Bo loses a die and has four left.",
    ),
    (
        {"event": "lose", "player": "Anna", "dice": 1, "left": 1},
        "Du förlorar en tärning och har en kvar.",
        "Jij verliest een steen en hebt er nog één.",
        "You lose a die and have one left.",
    ),
    (
        {"event": "lose", "player": "Bo", "dice": 1, "left": 0},
        "Bo förlorar sin sista tärning.",
        "Bo verliest de laatste steen.",
        "Bo loses the last die.",
    ),
    (
        {"event": "gain", "player": "Bo", "dice": 1, "left": 5},
        "Bo vinner tillbaka en tärning och har fem.",
        "Bo wint een steen terug en heeft er nu vijf.",
        "Bo wins back a die and has five.",
    ),
    ({"event": "out", "player": "Bo"}, "Bo är ute.", "Bo ligt eruit.", "Bo is out."),
    ({"event": "win", "player": "Anna"}, "Du vinner!", "Jij wint!", "You win!"),
    (
        {"event": "palifico", "player": "Cia"},
        "Cia har en tärning kvar: palifico. Ettorna är inte vilda och bara antalet får höjas.",
        "Cia heeft nog één steen: palifico. Paco's zijn geen jokers en alleen het aantal mag omhoog.",
        "Cia has one die left: palifico. Ones are not wild and you can only raise the number.",
    ),
    ({"event": "roll", "dice": {}}, "", "", ""),
]


@pytest.mark.parametrize("at, language", list(enumerate(LANGUAGES, 1)))
def test_said_as_a_friend_would(at, language):
    announcer = Announcer(language, load("nl-perudo-open"), you="Anna")
    for said in SAID:
        assert " ".join(announcer.event(said[0])) == said[at]


def test_a_reveal_tells_a_player_a_line_wild_ones_apart_then_the_total_and_the_result():
    event = {
        "event": "reveal",
        "by": "Bo",
        "call": "challenge",
        "bid": {"quantity": 5, "face": 4},
        "count": 4,
    }
    assert Announcer("sv", load("sv-bluff"), you="Anna").event(event, HANDS) == [
        "Du: en fyra och en etta.",
        "Bo: två fyror.",
        "Det fanns tre fyror och en etta, alltså fyra.",
        "Budet höll inte.",
    ]
    assert Announcer("sv", load("sv-bluff"), verbosity="verbose").event(event, HANDS)[2] == "Cia: inga."
    assert Announcer("sv", load("sv-bluff"), verbosity="brief").event(event, HANDS) == ["Fyra fyror."]
    assert (
        Announcer("nl", load("nl-perudo")).event(event, HANDS)[2]
        == "Er lagen drie vieren en een paco, samen vier."
    )
    assert Announcer("en", load("nl-perudo")).event(event) == [
        "There were four fours.",
        "The bid was too high.",
    ]


def test_ones_that_are_not_wild_are_not_told_as_wild():
    """sv-bluff, palifico: "Ettorna är inte vilda – varje tärning räknas bara som sitt eget värde.\""""
    event = {
        "event": "reveal",
        "by": "Bo",
        "call": "challenge",
        "bid": {"quantity": 3, "face": 4},
        "count": 3,
    }
    assert Announcer("sv", load("sv-bluff")).event(event, HANDS) == [
        "Anna: en fyra.",
        "Bo: två fyror.",
        "Det fanns tre fyror.",
        "Budet höll.",
    ]


def test_only_wild_ones():
    event = {
        "event": "reveal",
        "by": "Bo",
        "call": "challenge",
        "bid": {"quantity": 3, "face": 4},
        "count": 2,
    }
    lines = Announcer("en", load("nl-perudo")).event(event, {"Anna": [1, 2], "Bo": [1, 6]})
    assert lines == ["Anna: a one.", "Bo: a one.", "There were two ones.", "The bid was too high."]


def test_hidden_totals_are_not_told_in_a_loss():
    """nl-perudo: "dat is juist geheim"; one's own dice are always told."""
    announcer = Announcer("nl", load("nl-perudo"), you="Anna")
    assert announcer.event({"event": "lose", "player": "Bo", "dice": 1, "left": 4}) == [
        "Bo verliest een steen."
    ]
    assert announcer.event({"event": "lose", "player": "Anna", "dice": 1, "left": 4}) == [
        "Jij verliest een steen en hebt er nog vier."
    ]


def test_the_card_played_is_never_told_before_it_is_shown():
    announcer = Announcer("en", load("sv-bluffstopp"))
    told = announcer.event({"by": "Bo", "act": "play", "card": "3H", "claim": "QS"})
    assert told == ["Bo plays the queen of spades."]
    assert announcer.event({"by": "Bo", "act": "dropp", "card": "3H"}) == []
    shown = {"event": "reveal", "by": "Bo", "call": "bluffstopp", "card": "3H", "claim": "QS"}
    assert announcer.event(shown) == ["It was the three of hearts, not the queen of spades. A bluff!"]
    seen_by_one = Announcer("en", load("sv-bluffstopp", {"bluff_card_seen": "challenger_only"}))
    assert seen_by_one.event(shown) == ["The card was not what they said. It was a bluff."]


def bid(quantity, face):
    return {"by": "Bo", "act": "bid", "quantity": quantity, "face": face}


ROUND = {"event": "round", "number": 1, "starts": "Bo"}
SPECIAL = [
    # sv-perudo: "Särskilda namn på vissa bud"
    ([bid(2, 6)], "Bo säger dogspangle, två sexor."),
    ([bid(3, 6)], "Bo säger avancerad dogspangle, tre sexor."),
    ([bid(1, 2)], "Bo säger jaydee, en tvåa."),
    ([bid(6, 4), bid(3, 1)], "Bo säger aced, tre ettor."),
    ([bid(7, 5), bid(4, 1)], "Bo säger blues, fyra ettor."),
    ([bid(4, 1), bid(9, 2)], "Bo säger teknorav, nio tvåor."),
    ([bid(1, 6), bid(2, 6)], "Bo säger två sexor."),
    ([bid(7, 5), bid(5, 1)], "Bo säger fem ettor."),
    ([bid(2, 6), {"event": "undo", "line": 5}, bid(3, 6)], "Bo säger avancerad dogspangle, tre sexor."),
]


@pytest.mark.parametrize("events, said", SPECIAL)
def test_special_bids_have_their_name(events, said):
    announcer = Announcer("sv", load("sv-perudo"))
    assert [announcer.event(event) for event in (ROUND, *events)][-1] == [said]
    plain = Announcer("sv", load("sv-bluff"))
    assert "dogspangle" not in " ".join(plain.event(ROUND) + plain.event(bid(2, 6)))


def test_an_announced_one_die_round_is_not_named_twice():
    announcer = Announcer("sv", load("sv-perudo"), you="Anna")
    assert announcer.event({"by": "Bo", "act": "palifico"}) == ["Bo säger calzone."]
    assert announcer.event({"event": "palifico", "player": "Bo"}) == [
        "Ettorna är inte vilda och bara den som har en enda tärning får byta värde."
    ]


def test_an_equal_tally_with_stakes():
    """en-stakes: "all players except the better relinquish one dice\""""
    event = {
        "event": "reveal",
        "by": "Bo",
        "call": "challenge",
        "bid": {"quantity": 4, "face": 5},
        "count": 4,
    }
    assert Announcer("en", load("en-stakes")).event(event) == [
        "There were four fives.",
        "Exactly that many: everybody pays but the bidder.",
    ]
    less = {**event, "count": 2}
    assert Announcer("en", load("en-stakes-literal")).event(less) == ["There were two fives."]
