"""The answers to what was heard: the three failures apart, a sentence for every rule, no hidden total."""

import logging
import re
from dataclasses import replace

import pytest

from engine.actions import Accuse, Bid, Bluffstopp, Challenge, Control, Exact, Palifico, Pass, Play, Warn
from engine.cards import Card
from engine.position import Position
from engine.rulesets import ids, load
from grammars.announce import Announcer
from grammars.decisions import Act, Ask, Reject
from grammars.messages import VERBOSITIES
from grammars.scene import Scene

LANGUAGES = ("sv", "nl", "en")
REFUSALS = (
    "malformed finished not-in-these-rules turn no-bid no-claim exact-not-allowed "
    "palifico-not-allowed must-lead roll face-range ones-not-biddable too-many stake opening-ones face-lock "
    "raise not-in-hand suit rank deal derived"
).split()
"""As in the contracts."""


def scene(rules="nl-perudo-open", after=None, **options):
    position = Position.from_options(load(rules), after, **options)
    turn = "Anna" if options.get("turn", "own") == "own" else "Bo"
    return Scene(position, "Anna", turn=turn, by="Bo" if after else None)


def refused(language, action, at, verbosity="normal"):
    rule = at.position.refusal(action)
    assert rule, "this is legal"
    reject = Reject("illegal", action, rule, at.position.smallest())
    return Announcer(language, at.position.rules, you="Anna", verbosity=verbosity).decision(reject, at)


def test_illegal_says_the_rule_and_the_smallest_legal_bid():
    at = scene(after=Bid(5, 3))
    assert at.position.smallest() == Bid(5, 4)
    assert refused("sv", Bid(4, 3), at) == "Du måste över fem treor. Det minsta du kan säga är fem fyror."
    assert refused("nl", Bid(4, 3), at) == "Je moet hoger dan vijf drieën. Het laagste bod is vijf vieren."
    assert (
        refused("en", Bid(4, 3), at)
        == "You have to go over five threes. The lowest you can say is five fours."
    )
    assert refused("sv", Bid(4, 3), at, "brief") == "För lågt. Minst fem fyror."


RAISES = [
    # (rules, standing, said, the rule that matters in Swedish)
    ("nl-perudo", Bid(7, 5), Bid(3, 1), "Byter du till ettor måste det bli minst fyra ettor."),
    ("nl-perudo", Bid(3, 1), Bid(6, 4), "Efter tre ettor måste det bli minst sju fyror."),
    ("sv-bluff", Bid(4, 5), Bid(5, 2), "Höjer du antalet får värdet inte bli lägre."),
    ("en-stakes", Bid(4, 5, 2), Bid(5, 6, 2), "Värdet ligger fast: det måste vara femmor."),
    (
        "en-stakes",
        Bid(4, 5, 2),
        Bid(4, 5, 1),
        "Varken insatsen eller antalet får bli lägre, och något måste höjas.",
    ),
    ("sv-bluff-no-wilds", Bid(4, 5), Bid(2, 1), "Du måste över fyra femmor."),
]


@pytest.mark.parametrize("rules, standing, said, told", RAISES)
def test_why_it_is_no_raise(rules, standing, said, told):
    assert refused("sv", said, scene(rules, standing)).startswith(told)


def test_cards_refused():
    """sv-bluffstopp: "av samma färg men av högre valör\""""
    at = scene("sv-bluffstopp", Card.parse("10H"))
    assert (
        refused("sv", Play(Card.parse("QS")), at)
        == "Det måste vara hjärter. Det minsta du kan säga är hjärter knekt."
    )
    assert refused("en", Play(Card.parse("2H")), at).startswith("It has to be higher than the ten of hearts.")
    ace = scene("sv-bluffstopp", Card.parse("AH"))
    assert refused("nl", Play(Card.parse("2H")), ace) == "Niets is hoger dan het aas. Je moet passen."
    assert refused("en", Pass(), scene("sv-bluffstopp")) == "You have to play a card, so you can't pass."


ANY_ACTION = [
    Bid(2, 3),
    Bid(3, 1),
    Bid(5, 8),
    Bid(2, 3, 2),
    Challenge(),
    Exact(),
    Palifico(),
    Warn("Bo"),
    Pass(),
    Play(Card("3", "S")),
    Bluffstopp(),
    Accuse("Bo"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", REFUSALS)
def test_every_rule_has_its_sentence(language, rule, caplog):
    caplog.set_level(logging.ERROR)
    scenes = [scene(), scene(after=Bid(5, 3)), scene(after=Bid(2, 1)), scene("en-stakes", Bid(4, 5, 2))]
    scenes += [scene("sv-bluffstopp"), scene("sv-bluffstopp", Card("A", "S"))]
    scenes += [scene(after=Bid(2, 3), palifico=3), scene(after=Bid(2, 3), turn="other")]
    vague = Announcer(language, load("nl-perudo-open")).decision(
        Reject("illegal", None, "malformed"), scene()
    )
    for at in scenes:
        for verbosity in VERBOSITIES:
            announcer = Announcer(language, at.position.rules, verbosity=verbosity)
            for action in ANY_ACTION:
                told = announcer.decision(Reject("illegal", action, rule, at.position.smallest()), at)
                assert re.fullmatch(r"[^\W\d_][^\d{}$_]*[.!?]", told), told
    if rule not in ("malformed", "raise", "suit", "rank"):
        told = Announcer(language, load("nl-perudo-open")).decision(Reject("illegal", None, rule), scene())
        assert not told.startswith(vague)
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_totals_never_leak(language):
    """nl-perudo: whatever is refused, asked or answered, the words are the same for any number of dice."""
    rules = load("nl-perudo")
    told = []
    for dice in (6, 9, 15, 30):
        lines = []
        for after in (None, Bid(1, 2), Bid(4, 6), Bid(12, 6), Bid(8, 1)):
            at = Scene(
                Position.from_options(rules, after, dice=dice, own=3),
                "Anna",
                turn="Anna",
                by="Bo",
                chance=0.4,
            )
            counts = {"Anna": 3, "Bo": dice - 3}
            at = Scene(
                at.position, "Anna", turn="Anna", by="Bo", counts=counts, chance=dice / 40, hand=(1, 2, 2)
            )
            for verbosity in VERBOSITIES:
                announcer = Announcer(language, rules, you="Anna", verbosity=verbosity)
                lines.append(announcer.prompt(at))
                lines.append(announcer.help(at))
                lines += [
                    announcer.answer(Control(act), at) for act in ("counts", "odds", "bid_query", "turn")
                ]
                lines.append(announcer.answer(Control("counts", player="Bo"), at))
                lines += [announcer.decision(Reject("not-understood"), at, misses) for misses in (1, 2, 3)]
                for bid in (Bid(1, 2), Bid(5, 1), Bid(40, 6), Bid(2, 1), Bid(3, 7)):
                    if rule := at.position.refusal(bid):
                        lines.append(
                            announcer.decision(Reject("illegal", bid, rule, at.position.smallest()), at)
                        )
        told.append(lines)
    assert all(lines == told[0] for lines in told)


MISSED = [
    ("sv", "Va?", "Säg ett högre bud, till exempel fem fyror, eller jag synar."),
    ("nl", "Wat zeg je?", "Bied hoger, bijvoorbeeld vijf vieren, of zeg ik twijfel."),
    ("en", "Sorry?", "Bid higher, such as five fours, or say I doubt it."),
]


@pytest.mark.parametrize("language, first, second", MISSED)
def test_not_understood_once_twice_thrice_then_quiet(language, first, second):
    at = scene(after=Bid(5, 3))
    announcer = Announcer(language, at.position.rules, you="Anna")
    told = [announcer.decision(Reject("not-understood"), at, misses) for misses in (1, 2, 3, 4, 5)]
    assert told[0] == first
    assert told[1].startswith(second)
    assert len(told[2]) > len(first)
    assert told[3:] == ["", ""]


def test_not_understood_where_something_was_asked():
    at = scene(after=Bid(5, 3))
    announcer = Announcer("sv", at.position.rules)
    assert announcer.decision(Reject("not-understood"), at, 1, "yesno") == "Ja eller nej?"
    assert announcer.decision(Reject("not-understood"), at, 2, "count") == "Hur många, sa du?"


ASKED = [
    # (question, sv, nl, en)
    (Ask("face", {"act": "bid", "quantity": 5}), "Fem vad?", "Vijf wat?", "Five what?"),
    (Ask("face"), "Vilka då?", "Welke dan?", "Of what?"),
    (Ask("quantity", {"act": "bid", "face": 3}), "Hur många treor?", "Hoeveel drieën?", "How many threes?"),
    (
        Ask("which", None, (Bid(6, 3), Bid(16, 3))),
        "Sex treor eller sexton treor?",
        "Zes drieën of zestien drieën?",
        "Six threes or sixteen threes?",
    ),
    (
        Ask("which", None, (Challenge(), Bid(3, 1))),
        "Syna eller tre ettor?",
        "Twijfelen of drie paco's?",
        "A challenge or three ones?",
    ),
    (
        Ask("confirm", None, (Exact(),)),
        "Menade du calza?",
        "Bedoel je calza?",
        "Did you mean calza?",
    ),
    (
        Ask("stake", {"act": "bid", "quantity": 4, "face": 5}),
        "Hur många tärningar satsar du på fyra femmor?",
        "Hoeveel stenen zet je in op vier vijven?",
        "How many dice do you stake on four fives?",
    ),
    (
        Ask("player", {"act": "warn"}),
        "Vem ska ha varningen?",
        "Voor wie is de waarschuwing?",
        "Who gets the warning?",
    ),
    (Ask("player", {"act": "exact"}), "Vem sa det?", "Wie zei dat?", "Who said that?"),
    (Ask("player", {"act": "warn", "player": "Bo"}), "Vem sa det?", "Wie zei dat?", "Who said that?"),
    (
        Ask("suit", {"act": "play", "rank": "Q"}),
        "Dam i vilken färg?",
        "Vrouw in welke kleur?",
        "Queen of what?",
    ),
    (Ask("rank", {"act": "play", "suit": "H"}), "Vilken hjärter?", "Welke harten?", "Which of the hearts?"),
    (Ask("card"), "Vilket kort lägger du?", "Welke kaart leg je?", "Which card do you play?"),
    (
        Ask("count", {"face": 3}),
        "Hur många treor var det?",
        "Hoeveel drieën waren het?",
        "How many threes were there?",
    ),
]


@pytest.mark.parametrize("ask, sv, nl, en", ASKED)
def test_questions(ask, sv, nl, en):
    at = scene(after=Bid(2, 3))
    assert [Announcer(language, at.position.rules).decision(ask, at) for language in LANGUAGES] == [
        sv,
        nl,
        en,
    ]


def test_what_lay_there_at_a_real_table():
    announcer = Announcer("en", load("nl-perudo"))
    assert announcer.decision(Ask("count"), scene(after=Bid(3, 6))) == "How many sixes were there?"
    cards = Announcer("en", load("sv-bluffstopp"))
    at = scene("sv-bluffstopp", Card("9", "S"))
    assert cards.decision(Ask("count"), at) == "Which card was it?"


def test_what_is_done_needs_no_word():
    assert Announcer("sv", load("sv-bluff")).decision(Act(Bid(2, 3)), scene()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ids())
def test_help_and_why_in_every_position(language, rules, caplog):
    caplog.set_level(logging.ERROR)
    cards = load(rules).kind == "cards"
    stake = 2 if load(rules).stake_in_bid else None
    afters = (None, Card("8", "S"), Card("A", "S")) if cards else (None, Bid(2, 3, stake), Bid(14, 6, stake))
    for after in afters:
        for turn in ("own", "other"):
            at = scene(rules, after, turn=turn)
            for verbosity in VERBOSITIES:
                announcer = Announcer(language, load(rules), you="Anna", verbosity=verbosity)
                told = [announcer.help(at), announcer.prompt(at)]
                told += [announcer.decision(Reject("not-understood"), at, misses) for misses in (1, 2, 3)]
                for decision in (None, Act(Bid(2, 3)), Reject("not-understood"), Ask("face"), Ask("which")):
                    told += [announcer.why(decision, "", at), announcer.why(decision, "sex 26 x 1234", at)]
                for line in told:
                    assert re.fullmatch(r"[^\W\d_][^\d{}$_]*[.!?]", line), line
    assert not caplog.records


def test_help_names_what_is_legal_now():
    opening = Announcer("sv", load("nl-perudo-open")).help(scene())
    assert opening.startswith("Säg ett bud, till exempel en tvåa.")
    out_of_turn = Announcer("sv", load("nl-perudo-open"), you="Anna").help(
        scene(after=Bid(2, 3), turn="other")
    )
    assert out_of_turn.startswith("Bo står på tur. Tror du att budet är precis rätt, säg calza.")
    cards = Announcer("sv", load("sv-bluffstopp")).help(scene("sv-bluffstopp", Card("8", "S")))
    assert cards.startswith("Säg ett högre kort i spader, till exempel spader nio, eller säg pass.")


WHY = [
    # (decision, heard, what is answered)
    (None, "", "Jag har inte gjort något än."),
    (Act(Bid(5, 3)), "fem treor", "Jag hörde fem treor."),
    (Act(Bid(5, 3)), "5 tre or", "Jag hörde fem tre or, och tog det som fem treor."),
    (Act(Bid(5, 3)), "", "Jag tog det som fem treor."),
    (Reject("not-understood"), "tänd lampan", "Jag hörde tänd lampan, och det kände jag inte igen."),
    (
        Ask("face", {"act": "bid", "quantity": 5}),
        "fem",
        "Jag hörde fem, och det räckte inte för att vara säker. Fem vad?",
    ),
    (
        Reject("illegal", Bid(4, 3), "raise", Bid(5, 4)),
        "fyra treor",
        "Jag hörde fyra treor. Du måste över fem treor. Det minsta du kan säga är fem fyror.",
    ),
]


@pytest.mark.parametrize("decision, heard, told", WHY)
def test_why(decision, heard, told):
    assert Announcer("sv", load("nl-perudo-open")).why(decision, heard, scene(after=Bid(5, 3))) == told


@pytest.mark.parametrize(
    ("rules", "options", "told"),
    [
        ("nl-perudo", {}, "Det finns inte i de här reglerna."),
        ("sv-perudo", {"own": 2}, "Du får inte ropa jonti när det är din egen tur."),
        ("sv-perudo", {"in_turn": False, "own": 5}, "Den som har fem tärningar får inte ropa jonti."),
        (
            "sv-perudo",
            {"in_turn": False, "own": 2, "seats": 2},
            "För att ropa jonti måste man vara minst tre spelare.",
        ),
        (
            "nl-perudo-open",
            {"in_turn": False, "own_bid": True},
            "Du får inte ropa calza på ditt eget bud.",
        ),
    ],
)
def test_why_an_exact_call_is_not_allowed(rules, options, told):
    position = replace(Position.from_options(load(rules), Bid(5, 3)), **options)
    assert position.refusal(Exact()) in ("exact-not-allowed", "not-in-these-rules")
    reject = Reject("illegal", Exact(), "exact-not-allowed")
    assert Announcer("sv", load(rules), you="Anna").decision(reject, Scene(position, "Anna")) == told


def test_a_card_is_no_bid():
    at = scene("sv-bluffstopp", Card.parse("9H"))
    assert refused("nl", Play(Card.parse("8H")), at).endswith("De laagste kaart is harten tien.")
