"""Queries never cost a turn; each adds one line."""

import logging
import re

import pytest

from engine.actions import CONTROLS, Bid, Challenge, Control, Pass, Play
from engine.cards import Card
from engine.position import Position
from engine.rulesets import ids, load
from grammars.announce import Announcer
from grammars.messages import VERBOSITIES, Messages
from grammars.scene import Scene
from grammars.speech_phrases import FILES

LANGUAGES = ("sv", "nl", "en")


FIVE_THREES = Bid(5, 3)


def scene(rules="nl-perudo-open", after=FIVE_THREES, **options):
    position = Position.from_options(load(rules), after)
    counts = {"Anna": 5, "Bo": 4, "Cia": 1}
    told = {"turn": "Anna", "by": "Bo", "counts": counts, "hand": (1, 3, 3, 5, 6)}
    return Scene(position, "Anna", **(told | options))


ANSWERS = [
    # (query, what differs in the scene, sv, nl, en)
    ("turn", {}, "Det är din tur.", "Jij bent aan de beurt.", "It's your turn."),
    ("turn", {"turn": "Bo"}, "Bo står på tur.", "Bo is aan de beurt.", "It's Bo's turn."),
    (
        "turn",
        {"turn": None},
        "Ingen står på tur just nu.",
        "Niemand is nu aan de beurt.",
        "It's nobody's turn just now.",
    ),
    ("bid_query", {}, "Budet är fem treor.", "Het bod is vijf drieën.", "The bid is five threes."),
    ("bid_query", {"after": None}, "Det finns inget bud än.", "Er is nog geen bod.", "There is no bid yet."),
    (
        "counts",
        {},
        "Du har fem, Bo har fyra och Cia har en. Tio tärningar i spel.",
        "Jij hebt er vijf, Bo heeft er vier en Cia heeft er één. Samen tien stenen.",
        "You have five, Bo has four and Cia has one. Ten dice in play.",
    ),
    (
        "counts",
        {"rules": "nl-perudo"},
        "Du har fem tärningar. Resten är hemligt.",
        "Jij hebt vijf stenen. De rest is geheim.",
        "You have five dice. The rest is secret.",
    ),
    (
        "my_dice",
        {},
        "Du har en etta, två treor, en femma och en sexa.",
        "Je hebt een paco, twee drieën, een vijf en een zes.",
        "You have a one, two threes, a five and a six.",
    ),
    (
        "my_dice",
        {"hand": ()},
        "Dina tärningar ser bara du.",
        "Jouw stenen zie jij alleen.",
        "Only you can see your dice.",
    ),
    (
        "history",
        {"deeds": (("Bo", Bid(3, 4)), ("Anna", Bid(5, 3)), ("Bo", Challenge()))},
        "Bo tre fyror. Du fem treor. Bo tvivlar.",
        "Bo drie vieren. Jij vijf drieën. Bo twijfelt.",
        "Bo three fours. You five threes. Bo doubts it.",
    ),
    (
        "odds",
        {"chance": 0.62},
        "Det är ungefär sextio procents chans att budet håller.",
        "De kans dat het bod klopt is ongeveer zestig procent.",
        "The chance that the bid holds is about sixty percent.",
    ),
    (
        "odds",
        {"chance": 0.99},
        "Budet håller nästan säkert.",
        "Het bod klopt bijna zeker.",
        "The bid almost certainly holds.",
    ),
    (
        "odds",
        {"rules": "nl-perudo", "chance": 0.62},
        "Det kan jag inte säga, för antalet tärningar är hemligt.",
        "Dat kan ik niet zeggen, want het aantal stenen is geheim.",
        "I can't say, because the number of dice is a secret.",
    ),
    (
        "quit",
        {},
        "Vill du avsluta spelet? Ja eller nej?",
        "Wil je het spel beëindigen? Ja of nee?",
        "Do you want to end the game? Yes or no?",
    ),
    (
        "pause",
        {},
        "Paus. Säg fortsätt när du är redo.",
        "Pauze. Zeg ga door als je klaar bent.",
        "Paused. Say continue when you are ready.",
    ),
]


@pytest.mark.parametrize("query, differs, sv, nl, en", ANSWERS)
def test_answers(query, differs, sv, nl, en):
    at = scene(**differs)
    told = [
        Announcer(language, at.position.rules, you="Anna").answer(Control(query), at)
        for language in LANGUAGES
    ]
    assert told == [sv, nl, en]


def test_how_many_one_player_has():
    announcer = Announcer("sv", load("nl-perudo-open"), you="Anna")
    assert announcer.answer(Control("counts", player="Bo"), scene()) == "Bo har fyra tärningar."
    assert announcer.answer(Control("counts", player="Anna"), scene()) == "Du har fem tärningar."
    assert announcer.answer(Control("counts", player="Doris"), scene()) == "Doris är inte med längre."
    hidden = Announcer("sv", load("nl-perudo"), you="Anna")
    at = scene("nl-perudo")
    assert hidden.answer(Control("counts", player="Bo"), at) == "Hur många de andra har är hemligt."
    assert hidden.answer(Control("counts", player="Doris"), at) == "Hur många de andra har är hemligt."
    assert hidden.answer(Control("counts", player="Anna"), at) == "Du har fem tärningar."


def test_cards_at_hand():
    at = scene("sv-bluffstopp", Card("8", "S"), hand=(Card("Q", "H"), Card("3", "S"), Card("A", "S")))
    announcer = Announcer("en", at.position.rules, you="Anna")
    assert (
        announcer.answer(Control("my_dice"), at)
        == "You have three of spades, ace of spades and queen of hearts."
    )
    assert (
        announcer.answer(Control("counts"), at)
        == "You have five cards, Bo has four cards and Cia has one card."
    )
    assert announcer.answer(Control("bid_query"), at) == "The eight of spades is on top."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ids())
def test_every_control_is_answered_in_words(language, rules, caplog):
    caplog.set_level(logging.ERROR)
    rule_set = load(rules)
    cards = rule_set.kind == "cards"
    deeds = (("Bo", Play(Card("2", "S"))), ("Anna", Pass())) if cards else (("Bo", Bid(2, 3)),)
    after = Card("8", "S") if cards else Bid(2, 3)
    for standing in (None, after):
        at = scene(rules, standing, deeds=deeds, chance=0.5, hand=(Card("9", "S"),) if cards else (1, 6))
        for verbosity in VERBOSITIES:
            announcer = Announcer(language, rule_set, you="Anna", verbosity=verbosity)
            for act in sorted(CONTROLS - {"repeat", "stop_talking", "why"}):
                line = announcer.answer(Control(act, value=2, player="Bo"), at)
                assert re.fullmatch(r"([^\W\d_][^\d{}$_]*[.!?])?", line), (act, line)
                assert line or act in ("yes", "no", "number", "player")
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice(language, caplog):
    caplog.set_level(logging.ERROR)
    announcer = Announcer(language, load("sv-bluff"), you="Anna")
    notices = {name for name in Messages(language, *FILES).ids() if name.startswith("notice-")}
    for name in sorted(notice for notice in notices if "." not in notice):
        line = announcer.notice(name.removeprefix("notice-"), person="you", player="Anna", names="Bo")
        assert re.fullmatch(r"[^\W\d_][^\d{}$_]*[.!?]", line), line
    assert not caplog.records
    with pytest.raises(KeyError):
        announcer.notice("nothing-of-the-kind")


GREETINGS = [
    (
        "sv",
        "Bluff. Fyra spelare, fem tärningar var. Allt stannar på den här datorn. Säg hjälp när du vill.",
        "Fyra spelare.",
    ),
    (
        "nl",
        "Bluf. Vier spelers, ieder vijf stenen. Alles blijft op deze computer. Zeg help wanneer je wilt.",
        "Vier spelers.",
    ),
    (
        "en",
        "Bluff. Four players, five dice each. Everything stays on this machine. Say help any time.",
        "Four players.",
    ),
]


@pytest.mark.parametrize("language, normal, brief", GREETINGS)
def test_greeting(language, normal, brief):
    names = ["Anna", "Bo", "Cia", "Doris"]
    announcer = Announcer(language, load("sv-bluff"))
    assert announcer.greeting(names) == normal
    announcer.verbosity = "brief"
    assert announcer.greeting(names) == brief


def test_the_app_says_which_reading_of_the_stakes_it_plays():
    assert "exactly as printed" in Announcer("en", load("en-stakes-literal")).greeting(["Anna", "Bo"])


PROMPTS = [
    # (rules, standing, you, sv)
    ("nl-perudo-open", Bid(5, 3), None, "Anna. Budet är fem treor. Femton tärningar."),
    ("nl-perudo-open", Bid(5, 3), "Anna", "Din tur. Budet är fem treor. Femton tärningar."),
    ("nl-perudo", Bid(5, 3), "Anna", "Din tur. Budet är fem treor."),
    ("nl-perudo", None, "Anna", "Din tur. Lägg första budet."),
    ("sv-bluffstopp", Card("8", "S"), None, "Anna. Spader åtta ligger överst."),
    ("sv-bluffstopp", None, "Anna", "Din tur."),
]


@pytest.mark.parametrize("rules, standing, you, told", PROMPTS)
def test_prompts(rules, standing, you, told):
    assert Announcer("sv", load(rules), you=you).prompt(scene(rules, standing)) == told


@pytest.mark.parametrize("query", ["turn", "bid_query", "counts", "history"])
@pytest.mark.parametrize(
    ("language", "you"),
    [("sv", r"\b[Dd](u|in|itt)\b"), ("nl", r"\b[Jj](ij|ouw|e)\b"), ("en", r"\b[Yy]our?\b")],
)
@pytest.mark.parametrize("rules", ["nl-perudo", "nl-perudo-open"])
def test_at_a_table_of_several_people_nobody_is_you(query, language, you, rules):
    at = scene(rules)
    told = Announcer(language, load(rules), verbosity="verbose").answer(Control(query), at)
    assert told and not re.search(you, told)


def test_a_person_of_several_is_told_to_begin_by_name():
    assert (
        Announcer("sv", load("sv-bluff"))
        .prompt(scene("sv-bluff", None))
        .startswith("Anna lägger första budet.")
    )
