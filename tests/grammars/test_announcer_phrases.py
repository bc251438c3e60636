"""Bids, cards and acts as words: the right singular, plural and gender, and never a digit."""

import pytest

from engine.actions import (
    CONTROLS,
    Accuse,
    Bid,
    Bluffstopp,
    Challenge,
    Control,
    DropDie,
    Dropp,
    Exact,
    Palifico,
    Pass,
    Play,
    Warn,
)
from engine.cards import DECK, Card
from engine.rulesets import load
from grammars.announce import Announcer
from grammars.messages import Messages
from grammars.speech_phrases import FILES

LANGUAGES = ("sv", "nl", "en")
FACES = {
    # language: (singular, plural) of each face; the gender shows in the number before it
    "sv": [
        ("etta", "ettor"),
        ("tvåa", "tvåor"),
        ("trea", "treor"),
        ("fyra", "fyror"),
        ("femma", "femmor"),
        ("sexa", "sexor"),
    ],
    "nl": [
        ("paco", "paco's"),
        ("twee", "tweeën"),
        ("drie", "drieën"),
        ("vier", "vieren"),
        ("vijf", "vijven"),
        ("zes", "zessen"),
    ],
    "en": [
        ("one", "ones"),
        ("two", "twos"),
        ("three", "threes"),
        ("four", "fours"),
        ("five", "fives"),
        ("six", "sixes"),
    ],
}
NUMBERS = {
    "sv": "en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton "
    "arton nitton tjugo tjugoen tjugotvå tjugotre tjugofyra tjugofem tjugosex tjugosju tjugoåtta "
    "tjugonio trettio trettioen trettiotvå trettiotre trettiofyra trettiofem trettiosex "
    "trettiosju trettioåtta trettionio fyrtio",
    "nl": "één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien "
    "zestien zeventien achttien negentien twintig eenentwintig tweeëntwintig drieëntwintig "
    "vierentwintig vijfentwintig zesentwintig zevenentwintig achtentwintig negenentwintig dertig "
    "eenendertig tweeëndertig drieëndertig vierendertig vijfendertig zesendertig zevenendertig "
    "achtendertig negenendertig veertig",
    "en": "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four "
    "twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty thirty-one thirty-two "
    "thirty-three thirty-four thirty-five thirty-six thirty-seven thirty-eight thirty-nine forty",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bid(language):
    """1-40 dice of six faces: "en etta", "två ettor", "één drie", "twee drieën", "one six", "two sixes"."""
    announcer = Announcer(language, load("nl-perudo"))
    numbers = NUMBERS[language].split()
    assert len(numbers) == 40
    for quantity, number in enumerate(numbers, 1):
        for face, (singular, plural) in enumerate(FACES[language], 1):
            expected = f"{number} {singular if quantity == 1 else plural}"
            assert announcer.say_bid(Bid(quantity, face)) == expected


def test_what_ones_are_called():
    """nl-perudo: "Een 1 heet Paco"; the board edition has stars; the others have ones."""
    assert Announcer("nl", load("sv-bluff")).say_bid(Bid(2, 1)) == "twee enen"
    assert Announcer("nl", load("sv-bluff")).say_bid(Bid(1, 1)) == "één één"
    assert Announcer("sv", load("sv-bluff-board")).say_bid(Bid(1, 1)) == "en stjärna"
    assert Announcer("en", load("sv-bluff-board")).say_bid(Bid(3, 1)) == "three stars"
    assert Announcer("nl", load("sv-bluff-board")).say_bid(Bid(3, 1)) == "drie sterren"


def test_bids_with_a_stake():
    """en-stakes: "two dice that there are at least four fives\""""
    bid = Bid(4, 5, 2)
    assert Announcer("en", load("en-stakes")).say_bid(bid) == "two dice on four fives"
    assert Announcer("nl", load("en-stakes")).say_bid(bid) == "twee stenen op vier vijven"
    assert Announcer("sv", load("en-stakes")).say_bid(Bid(1, 5, 1)) == "en tärning på en femma"


CARDS = [
    ("QH", "hjärter dam", "harten vrouw", "queen of hearts"),
    ("AS", "spader ess", "schoppen aas", "ace of spades"),
    ("10D", "ruter tio", "ruiten tien", "ten of diamonds"),
    ("6C", "klöver sexa", "klaveren zes", "six of clubs"),  # "sexa", for "sex" sounds like "ess"
    ("KC", "klöver kung", "klaveren heer", "king of clubs"),
    ("JD", "ruter knekt", "ruiten boer", "jack of diamonds"),
    ("7H", "hjärter sju", "harten zeven", "seven of hearts"),
]


@pytest.mark.parametrize("card, sv, nl, en", CARDS)
def test_cards(card, sv, nl, en):
    said = [Announcer(language, load("sv-bluffstopp")).say_card(Card.parse(card)) for language in LANGUAGES]
    assert said == [sv, nl, en]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bids_or_cards_are_said_alike(language):
    dice = Announcer(language, load("sv-bluff"))
    bids = {dice.say_bid(Bid(quantity, face)) for quantity in range(1, 41) for face in range(1, 7)}
    assert len(bids) == 240
    cards = Announcer(language, load("sv-bluffstopp"))
    assert len({cards.say_card(card) for card in DECK}) == 52


ACTIONS = [
    (Challenge(), "sv-bluff", "jag synar", "ik twijfel", "I doubt it"),
    (Challenge(), "sv-perudo", "perudo", "ik twijfel", "I doubt it"),
    (Challenge(), "en-stakes", "jag synar", "ik twijfel", "I challenge"),
    (Exact(), "sv-bluff", "calza", "calza", "calza"),
    (Exact(), "sv-perudo", "jonti", "jonti", "jonti"),
    (Palifico(), "sv-perudo", "calzone", "calzone", "calzone"),
    (Pass(), "sv-bluffstopp", "pass", "ik pas", "pass"),
    (Bluffstopp(), "sv-bluffstopp", "bluffstopp", "bluf", "bluff"),
    (
        Play(Card("Q", "S"), Card("3", "H")),
        "sv-bluffstopp",
        "spader dam",
        "schoppen vrouw",
        "queen of spades",
    ),
    (Warn("Bo"), "sv-perudo", "varning till Bo", "waarschuwing voor Bo", "warning for Bo"),
    (DropDie(5), "sv-perudo", "jag tappade en femma", "ik liet een vijf vallen", "I dropped a five"),
    (Accuse("Bo"), "sv-bluffstopp", "Bo droppade", "Bo liet een kaart vallen", "Bo dropped a card"),
    (Dropp(Card("2", "C")), "sv-bluffstopp", "", "", ""),  # nobody says it
    (Control("yes"), "sv-bluff", "ja", "ja", "yes"),
    (Control("number", 4), "sv-bluff", "fyra", "vier", "four"),
    (Control("player", player="Bo"), "sv-bluff", "Bo", "Bo", "Bo"),
    (
        Control("counts", player="Bo"),
        "sv-bluff",
        "hur många har Bo",
        "hoeveel stenen heeft Bo",
        "how many does Bo have",
    ),
    (Control("my_dice"), "sv-bluff", "mina tärningar", "mijn stenen", "my dice"),
    (Control("my_dice"), "sv-bluffstopp", "mina kort", "mijn kaarten", "my cards"),
]


@pytest.mark.parametrize("action, rules, sv, nl, en", ACTIONS)
def test_what_a_person_says(action, rules, sv, nl, en):
    said = [Announcer(language, load(rules)).say_action(action) for language in LANGUAGES]
    assert said == [sv, nl, en]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_can_be_said(language):
    announcer = Announcer(language, load("sv-bluff"))
    assert all(announcer.say_action(Control(act, value=1, player="Bo")) for act in CONTROLS)


def test_all_languages_have_the_same_messages():
    """Alike in ids and in their brief and verbose forms, helpers of one language apart."""
    ids = {language: Messages(language, *FILES).ids() for language in LANGUAGES}
    plain = {language: {name for name in found if "." not in name} for language, found in ids.items()}
    assert plain["sv"] == plain["nl"] == plain["en"]
    rules = {
        language: {name for name in Messages(language, "rules.ftl").ids() if "--" in name or "_" in name}
        for language in LANGUAGES
    }
    assert rules["sv"] == rules["nl"] == rules["en"]


def test_unknown_language_and_verbosity():
    with pytest.raises(ValueError, match="'de'"):
        Announcer("de", load("sv-bluff"))
    with pytest.raises(ValueError, match="'loud'"):
        Announcer("sv", load("sv-bluff"), verbosity="loud")
