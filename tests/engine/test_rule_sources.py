# ruff: noqa: E501  (one line a case, the whole sentence beside it)
"""Every worked example and every question that the sources answer, with its sentence beside it."""

from __future__ import annotations

import pytest
from tables import bids, dice_journal, events_of

from engine import rulesets
from engine.actions import Bid, Bluffstopp, Challenge, Exact, Palifico, Pass, Play
from engine.bots.odds import die_counts
from engine.cards import Card
from engine.game import Game
from engine.position import Position
from engine.referee import replay

# (rule set, standing bid, legal raises, illegal raises with the rule, the source's own sentence)
RAISES = [
    ("nl-perudo", None, "5x3", "", "Het eerste bod: bijvoorbeeld vijf drieën."),
    ("nl-perudo", None, "", "2x1:opening-ones", "Een ronde openen met een bod op Paco's mag niet, behalve in een palifico-ronde."),
    ("nl-perudo", None, "", "1x1:opening-ones", "Mag je een ronde beginnen met een bod op Paco's? Nee, behalve als je palifico bent."),
    ("nl-perudo", "5x4", "9x4 5x6", "5x4:raise 4x4:raise 5x3:raise", "Na vijf vieren mag je dus negen vieren zeggen, maar ook vijf zessen."),
    ("nl-perudo", "11x4", "6x1", "5x1:raise", "Na elf vieren is zes Paco's het laagste Paco-bod, want 11 gedeeld door 2 is 5,5."),
    ("nl-perudo", "3x1", "7x2 7x6 4x1", "6x6:raise 3x1:raise", "Na drie Paco's is dat dus minstens zeven van een andere waarde."),
    ("nl-perudo", "3x1", "7x5", "6x5:raise", "Na een Paco-bod terugstappen met alleen het dubbele. Het is het dubbele plus één: na drie Paco's minstens zeven."),
    ("nl-perudo", "4x5", "2x1", "1x1:raise", "| 4 van een waarde | 2 Paco's |"),
    ("nl-perudo", "5x5", "3x1", "2x1:raise", "| 5 van een waarde | 3 Paco's |"),
    ("nl-perudo", "7x5", "4x1", "3x1:raise", "| 7 van een waarde | 4 Paco's |"),
    ("nl-perudo", "8x5", "4x1", "3x1:raise", "| 8 van een waarde | 4 Paco's |"),
    ("nl-perudo", "11x5", "6x1", "5x1:raise", "| 11 van een waarde | 6 Paco's |"),
    ("nl-perudo", "7x2", "4x1", "3x1:raise", "Na zeven van een waarde is het minimum vier Paco's, niet drie."),
    ("nl-perudo", "5x4", "6x2", "", "De online versie staat het toe: bij een hoger aantal is elke waarde goed (van vijf vieren naar zes tweeën)."),
    ("sv-bluff", "4x5", "5x5 5x6", "5x4:raise", "Höj antalet: behåll samma tärningsvärde eller välj ett högre, men öka antalet (t.ex. ”fyra femmor” → ”fem femmor”)."),
    ("sv-bluff", "4x5", "4x6", "4x4:raise", "Höj värdet: behåll samma antal men välj ett högre tärningsvärde (t.ex. ”fyra femmor” → ”fyra sexor”)."),
    ("sv-bluff", "4x5", "", "3x4:raise", "Du kan inte sänka antalet och samtidigt sänka värdet"),
    ("sv-bluff", "8x5", "4x1 5x1", "3x1:raise", "Efter ”åtta femmor” kan du alltså säga ”fyra ettor” (hälften av åtta)."),
    ("sv-bluff", "4x1", "9x2 9x6", "8x6:raise", "Efter ”fyra ettor” krävs minst ”nio” av ett vanligt värde."),
    ("sv-bluff", None, "1x2 3x6", "1x1:opening-ones", "rundan måste öppnas på ett vanligt värde (2–6)"),
    ("sv-bluff-no-wilds", None, "1x1", "", "Utan vilda ettor: nybörjarvänlig variant där ettor räknas som ett vanligt värde"),
    ("sv-bluff-no-wilds", "3x1", "3x2 4x1", "7x7:face-range 2x6:raise", "ettor räknas som ett vanligt värde"),
    ("sv-perudo", None, "5x3", "", "Spelaren säger då ”fem treor”."),
    ("sv-perudo", "5x3", "6x3 7x3 8x3", "4x3:raise", "”sex treor” (eller ”sju treor” eller ”åtta treor” och så vidare)"),
    ("sv-perudo", "5x3", "5x4 5x5 5x6", "", "”fem fyror” (eller ”fem femmor” eller ”fem sexor”)"),
    ("sv-perudo", "5x3", "", "5x2:raise", "Däremot kan spelaren inte gissa samma antal tärningar och ett lägre värde som ”fem tvåor”."),
    ("sv-perudo", "5x3", "6x4 6x5 7x4", "", "”sex fyror” (eller ”sex femmor” eller ”sju fyror” och så vidare)"),
    ("sv-perudo", "4x3", "2x1", "1x1:raise", "Ett bud på ”fyra treor” kan alltså följas av ett bud på (minst) ”två ettor”."),
    ("sv-perudo", "7x5", "4x1", "3x1:raise", "Ett bud på ”sju femmor” kan följas av ett bud på (minst) ”fyra ettor”."),
    ("sv-perudo", "4x1", "9x2 9x3 9x4 9x5 9x6", "8x2:raise 8x6:raise", "Ett bud på ”fyra ettor” kan följas av ett bud på (minst) nio tvåor, treor, fyror, femmor eller sexor."),
    ("sv-perudo", None, "2x6 3x6 1x2", "2x1:opening-ones", "Dogspangle ”två sexor”, Avancerad Dogspangle ”tre sexor”, Jaydee ”en tvåa”"),
    ("sv-perudo", "6x4", "3x1", "", "Aced - Budet ”tre ettor”."),
    ("sv-perudo", "5x2", "3x1", "2x1:raise", "Blues - Konverterar ett vanligt bud till ett bud på ettor"),
    ("sv-perudo", "3x1", "7x2 8x6", "6x6:raise", "Teknorav - En konvertering från ett bud på ettor till ett bud med högre värde."),
    ("en-stakes", "4x5/2", "4x5/3", "4x5/2:raise", "a) Bet three dice that there are at least four fives. or,"),
    ("en-stakes", "4x5/2", "5x5/2", "5x5/1:raise", "b) Bet two dice that there are at least five fives."),
    ("en-stakes", None, "4x5/3", "4x5:stake", "For example, a player might bet ”three dice that there are at least four fives”."),
    ("en-stakes", None, "2x2/1 2x6/1", "2x1/1:ones-not-biddable", "A player bets on the number of dice showing a specific number from two to six. A player may not bid on the number one."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "standing", "legal", "illegal", "sentence"), RAISES, ids=[row[4][:60] for row in RAISES]
)
def test_raise(rules: str, standing: str | None, legal: str, illegal: str, sentence: str) -> None:
    position = Position(rulesets.load(rules), bid=bids(standing)[0] if standing else None, dice=15)
    for bid in bids(legal):
        assert position.refusal(bid) is None, bid
    for written in illegal.split():
        text, rule = written.split(":")
        assert position.refusal(bids(text)[0]) == rule, written


# (rule set, hands, who bids what, who calls, the count, dice lost or won by whom, who starts, the sentence)
HANDS = {"Anna": [1, 3, 3, 5, 6], "Bo": [2, 2, 4, 6, 6], "Cia": [1, 1, 2, 5, 5]}
SETTLEMENTS = [
    ("nl-perudo", "4x4", "Bo challenge", 4, "Bo-1", "Bo", "Verliest de bieder als er precies zoveel liggen als geboden? Nee. Een bod betekent minstens zoveel."),
    ("nl-perudo", "3x4", "Bo challenge", 4, "Bo-1", "Bo", "Liggen er minstens zoveel als geboden, dan klopt het bod en verliest de twijfelaar 1 dobbelsteen."),
    ("nl-perudo", "5x4", "Bo challenge", 4, "Anna-1", "Anna", "Liggen er minder, dan verliest de bieder 1 dobbelsteen."),
    ("nl-perudo", "7x6", "Bo challenge", 6, "Anna-1", "Anna", "Een 1 heet Paco en telt als joker mee met elke waarde."),
    ("nl-perudo-open", "4x4", "Cia exact", 4, "", "Cia", "Mag je door calza meer dan vijf dobbelstenen krijgen? Nee, dat kan niet."),
    ("nl-perudo-open", "5x4", "Cia exact", 4, "Cia-1", "Cia", "Heb je ongelijk, dan verlies je een dobbelsteen."),
    ("nl-perudo-open", "5x4", "Bo exact", 4, "Bo-1", "Bo", "in de online versie is dat de speler die calza riep, als hij nog een dobbelsteen heeft"),
    ("sv-bluff", "4x4", "Bo challenge", 4, "Bo-1", "Bo", "Är antalet lika med eller större än budet hade budgivaren rätt – då är det du som synade som förlorar en tärning."),
    ("sv-bluff", "7x5", "Bo challenge", 6, "Anna-1", "Anna", "Är antalet lägre än budet var det en bluff – då förlorar budgivaren en tärning."),
    ("sv-bluff", "6x5", "Cia exact", 6, "", "Cia", "vinner du tillbaka en tärning (dock aldrig fler än fem)"),
    ("sv-bluff", "5x5", "Cia exact", 6, "Cia-1", "Cia", "Stämmer det inte förlorar du en tärning."),
    ("sv-bluff-no-wilds", "3x5", "Bo challenge", 3, "Bo-1", "Bo", "ettor räknas som ett vanligt värde"),
    ("sv-bluff-board", "6x2", "Bo challenge", 6, "Bo-1", "Bo", "retailutgåvan från 1990-talet använder stjärntärningar"),
    ("sv-perudo", "5x3", "Bo challenge", 5, "Bo-1", "Bo", "Den av de två spelarna som hade fel förlorar en tärning"),
    ("sv-perudo", "6x3", "Bo challenge", 5, "Anna-1", "Anna", "den spelare som förlorade en tärning börjar gissa"),
    ("en-stakes", "7x5/2", "Bo challenge", 6, "Anna-2", "Anna", "Less Than (read sensibly): a bet is ”at least”, so the better was wrong and pays the stake."),
    ("en-stakes", "4x5/3", "Bo challenge", 6, "Bo-3", "Bo", "Greater Than (read sensibly): the bet was true, the challenger pays the stake."),
    ("en-stakes-literal", "7x5/2", "Bo challenge", 6, "Bo-2", "Bo", "Less Than: the person who challenged gives up the number of dice specified in the bet."),
    ("en-stakes-literal", "4x5/3", "Bo challenge", 6, "Anna-3", "Anna", "Greater Than: the person who placed the bet has bluffed. He must thus give up the number of dice specified in his bet."),
    ("en-stakes", "5x3/3", "Bo challenge", 5, "Bo-1 Cia-1", "Anna", "Equal To: all players except the better relinquish one dice."),
    ("en-stakes-literal", "5x3/3", "Bo challenge", 5, "Bo-1 Cia-1", "Anna", "Equal To: all players except the better relinquish one dice."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "bid", "call", "count", "changes", "starts", "sentence"),
    SETTLEMENTS,
    ids=[f"{row[0]} {row[6][:50]}" for row in SETTLEMENTS],
)
def test_settlement(
    rules: str, bid: str, call: str, count: int, changes: str, starts: str, sentence: str
) -> None:
    caller, act = call.split()
    told = events_of(
        dice_journal(rules, HANDS, {"by": "Anna", **bids(bid)[0].to_json()}, {"by": caller, "act": act})
    )
    reveal = next(event for event in told if event.get("event") == "reveal")
    assert (reveal["by"], reveal["call"], reveal["count"]) == (caller, act, count)
    changed = [
        f"{event['player']}{'-' if event['event'] == 'lose' else '+'}{event['dice']}"
        for event in told
        if event.get("event") in ("lose", "gain")
    ]
    assert changed == changes.split()
    begun = [event for event in told if event.get("event") == "round"][-1]
    assert (begun["number"], begun["starts"]) == (2, starts)


def test_five_fours_counts_fours_and_ones() -> None:
    """”Bjuder någon 'fem fyror' räknas alltså både fyror och ettor som fyror” (sv-bluff)."""
    hands = {"Anna": [1, 4, 4, 5, 2], "Bo": [1, 3, 3, 6, 6], "Cia": [4, 2, 2, 5, 5]}
    told = events_of(
        dice_journal(
            "sv-bluff", hands, {"by": "Anna", **Bid(5, 4).to_json()}, {"by": "Bo", "act": "challenge"}
        )
    )
    assert next(event for event in told if event.get("event") == "reveal")["count"] == 5


@pytest.mark.parametrize(
    ("rules", "players", "dice", "sentence"),
    [
        ("nl-perudo-open", 6, 30, "30 dobbelstenen: 5 per speler, elke speler een eigen kleur"),
        (
            "nl-perudo-open",
            2,
            10,
            "Perudo met 2 personen: Je speelt met 10 dobbelstenen en kent de helft daarvan",
        ),
        (
            "sv-bluff",
            3,
            15,
            "Om tre personer spelar med fem tärningar var finns det 15 tärningar i spel i den första rundan.",
        ),
        (
            "sv-bluff",
            6,
            30,
            "Hur många tärningar har man i Bluff? Varje spelare börjar med fem tärningar och en bägare.",
        ),
        ("sv-bluff-board", 4, 20, "Grundreglerna med dolda tärningar och stigande bud är desamma."),
        ("sv-perudo", 4, 20, "Fem sexsidiga tärningar (T6) per spelare"),
        (
            "en-stakes",
            7,
            35,
            "The game can be played in groups of any size. ... each player start with five dice and a shaker",
        ),
    ],
)
def test_dice_in_the_first_round(rules: str, players: int, dice: int, sentence: str) -> None:
    game = Game(rules, [f"player {seat}" for seat in range(players)], seed=1)
    assert game.turn is not None
    position = game.position(game.turn)
    stake = 1 if rules == "en-stakes" else None
    assert (position.dice, len(position.hand or ())) == (dice, 5)
    assert position.refusal(Bid(dice, 2, stake)) is None
    assert position.refusal(Bid(dice + 1, 2, stake)) == "too-many"


def test_six_twos_of_fifteen() -> None:
    """”Att säga 'sex tvåor' betyder då att du tror att minst sex av dessa 15 tärningar visar två” (sv-bluff)."""
    hands = {"Anna": [1, 2, 2, 4, 5], "Bo": [2, 3, 3, 6, 6], "Cia": [1, 2, 4, 5, 6]}
    told = events_of(
        dice_journal(
            "sv-bluff", hands, {"by": "Anna", **Bid(6, 2).to_json()}, {"by": "Bo", "act": "challenge"}
        )
    )
    assert next(event for event in told if event.get("event") == "reveal")["count"] == 6


def test_who_keeps_count_knows_that_there_are_fewer() -> None:
    """”Tel bij wat er verloren is. Wie weet dat er nog 17 dobbelstenen liggen in plaats van 20 ...” (nl-perudo)"""
    game = Game("nl-perudo", ["Anna", "Bo", "Cia", "Dan"], seed=1)
    while game.standing()["round"] < 4:
        assert game.turn is not None
        game.apply(game.turn, game.legal_actions(game.turn)[-1])
    assert sum(game.view("Anna").remembered.values()) == 17
    assert game.view("Anna").counts["Bo"] is None


@pytest.mark.parametrize(
    ("rules", "one_die_round", "face", "dice", "least", "most", "sentence"),
    [
        ("nl-perudo", False, 5, 20, 6, 7, "bij 20 dobbelstenen liggen er gemiddeld zes à zeven van elke waarde"),
        ("nl-perudo", True, 5, 18, 3, 3, "Bij 18 dobbelstenen is drie al het gemiddelde."),
        ("nl-perudo", False, 1, 18, 3, 3, "bij een bod op Paco's telt maar 1 van de 6 kanten"),
        ("sv-bluff", False, 4, 15, 5, 5, "en tredjedel av alla dolda tärningar matchar ett valt värde när ettorna är vilda"),
    ],
)  # fmt: skip
def test_what_is_to_be_expected(
    rules: str, one_die_round: bool, face: int, dice: int, least: int, most: int, sentence: str
) -> None:
    expected = dice * die_counts(Position(rulesets.load(rules), one_die_round=one_die_round), face)
    assert least <= round(expected, 6) <= most


def palifico(rules: str, after: Bid | None, own: int = 5) -> Position:
    face = after.face if after else None
    return Position(rulesets.load(rules), bid=after, dice=15, own=own, one_die_round=True, opened_face=face)


@pytest.mark.parametrize(
    ("rules", "own", "standing", "bid", "rule", "sentence"),
    [
        ("nl-perudo", 5, "5x3", "7x3", None, "Opent hij met vijf drieën, dan mag de volgende zeven drieën zeggen"),
        ("nl-perudo", 5, "5x3", "5x4", "face-lock", "maar niet vijf vieren"),
        ("nl-perudo", 1, None, "1x1", None, "De palifico-speler mag zijn ronde wel openen met een bod op Paco's."),
        ("nl-perudo", 5, "5x3", "3x1", "face-lock", "niemand mag de waarde van het bod veranderen"),
        ("sv-bluff", 1, None, "1x1", None, "två regler ändras under rundan"),
        ("sv-bluff", 5, "2x4", "3x4", None, "får efterföljande spelare bara höja antalet, inte byta värde"),
        ("sv-bluff", 1, "2x4", "2x5", "face-lock", "får efterföljande spelare bara höja antalet, inte byta värde"),
        ("sv-perudo", 1, None, "2x1", None, "öppningsbudet får vara ettor"),
        ("sv-perudo", 2, "2x3", "2x4", "face-lock", "Spelare som har mer än en tärning måste följa värdet"),
        ("sv-perudo", 2, "2x3", "3x3", None, "och kan därför endast lägga bud genom att öka antalet (se Tabba)"),
        ("sv-perudo", 1, "2x3", "2x4", None, "Alla spelare som endast har en tärning kan ändra både värdet och antalet enligt vanliga regler."),
        ("sv-perudo", 1, "2x3", "1x1", "raise", "Bud på ettor behandlas som vilket annat bud som helst"),
        ("sv-perudo", 1, "2x1", "2x2", None, "Bud på ettor behandlas som vilket annat bud som helst"),
    ],
)  # fmt: skip
def test_one_die_round(
    rules: str, own: int, standing: str | None, bid: str, rule: str | None, sentence: str
) -> None:
    position = palifico(rules, bids(standing)[0] if standing else None, own)
    assert position.refusal(bids(bid)[0]) == rule


@pytest.mark.parametrize(
    ("rules", "in_turn", "own_bid", "own", "seats", "rule", "sentence"),
    [
        ("nl-perudo", True, False, 4, 3, "exact-not-allowed", "Het regelboek noemt calza als variant voor ervaren spelers."),
        ("nl-perudo-open", True, False, 4, 3, None, "Wie mag calza roepen? ... iedere speler behalve de bieder"),
        ("nl-perudo-open", False, False, 4, 3, None, "In sommige uitgaven en online mag elke speler behalve de bieder op elk moment calza roepen."),
        ("nl-perudo-open", False, True, 4, 3, "exact-not-allowed", "elke speler behalve de bieder"),
        ("nl-perudo-open", False, False, 5, 3, None, "Wie nog alle vijf heeft, heeft niets om terug te pakken."),
        ("sv-bluff", False, False, 4, 3, None, "Alla utom den som lade det aktuella budet får ropa calza."),
        ("sv-bluff", True, False, 4, 3, None, "I stället för att höja eller syna kan du ropa ”calza”"),
        ("sv-bluff", False, True, 4, 3, "exact-not-allowed", "Alla utom den som lade det aktuella budet"),
        ("sv-bluff-simple", True, False, 4, 3, "exact-not-allowed", "många hoppar över calza eller palifico"),
        ("sv-perudo", False, False, 4, 3, None, "Om någon spelare (utom den spelare vars tur det är att gissa)"),
        ("sv-perudo", True, False, 4, 3, "exact-not-allowed", "utom den spelare vars tur det är att gissa"),
        ("sv-perudo", False, False, 5, 3, "exact-not-allowed", "därför kan inte en spelare som har fem tärningar säga Jonti"),
        ("sv-perudo", False, False, 4, 2, "exact-not-allowed", "förekommer det aldrig när det bara är 2 spelare kvar"),
        ("en-stakes", True, False, 4, 3, "exact-not-allowed", "increase the bet or challenge the bet"),
    ],
)  # fmt: skip
def test_who_may_call_exact(
    rules: str, in_turn: bool, own_bid: bool, own: int, seats: int, rule: str | None, sentence: str
) -> None:
    position = Position(
        rulesets.load(rules), bid=Bid(3, 4), own=own, seats=seats, in_turn=in_turn, own_bid=own_bid
    )
    assert position.refusal(Exact()) == rule


@pytest.mark.parametrize(
    ("claim", "deed", "rule", "sentence"),
    [
        ("10S", Play(Card("Q", "S"), Card("3", "H")), None, "Om föregående spelare till exempel påstått sig lägga ♠10, så kan spelaren lägga ♥3 och påstå att det är ♠D."),
        ("10S", Play(Card("J", "C"), Card("J", "C")), "suit", "Det gäller att lägga ett kort som är av samma färg"),
        ("10S", Play(Card("9", "S"), Card("9", "S")), "rank", "men av högre valör än det kortet som ligger i spelhögen"),
        ("KS", Play(Card("A", "S"), Card("A", "S")), None, "Lägsta kortet man kan lägga är en 2:a och det högsta är Äss."),
        ("AS", Play(Card("2", "S"), Card("2", "S")), "rank", "det högsta är Äss"),
        ("AS", Pass(), None, "Säg Pass! och turen går vidare till nästa spelare."),
        (None, Pass(), "must-lead", "så får spelaren lägga ett valfritt kort"),
        (None, Play(Card("2", "D"), Card("2", "D")), None, "så får spelaren lägga ett valfritt kort"),
        (None, Bluffstopp(), "no-claim", "vända på det senast spelade kortet"),
        ("10S", Bluffstopp(), None, "Syna en bluff gör man genom att säga ”Bluffstopp”"),
    ],
)  # fmt: skip
def test_bluffstopp(
    claim: str | None, deed: Play | Pass | Bluffstopp, rule: str | None, sentence: str
) -> None:
    rules = rulesets.load("sv-bluffstopp")
    assert Position(rules, claim=Card.parse(claim) if claim else None, own=7).refusal(deed) == rule


def test_deal_of_seven_each() -> None:
    """”Blanda korten och dela ut 7 kort till varje spelare. Lägg resten av korten med baksidan uppåt.”"""
    game = Game("sv-bluffstopp", ["Anna", "Bo", "Cia"], seed=1)
    standing = game.standing()
    assert standing["cards"] == {"Anna": 7, "Bo": 7, "Cia": 7}
    assert (standing["stock"], standing["pile"], standing["turn"]) == (52 - 21 - 1, 1, "Anna")


def test_challenge_instead_of_a_raise() -> None:
    """”Varje efterföljande spelare måste antingen höja budet eller syna det föregående budet.” (sv-bluff)"""
    position = Position(rulesets.load("sv-bluff"), bid=Bid(4, 5))
    assert position.refusal(Challenge()) is None
    assert Position(rulesets.load("sv-bluff"), bid=Bid(4, 5), in_turn=False).refusal(Challenge()) == "turn"


def test_calzone_is_chosen_before_the_first_bid() -> None:
    """”Den spelare som just förlorat en tärning och nu endast har en tärning kvar får säga Calzone innan det första
    budet”; ”Det är spelaren själv som väljer” (sv-perudo).
    """
    rules = rulesets.load("sv-perudo")
    assert Position(rules, own=1, may_announce=True).refusal(Palifico()) is None
    assert (
        Position(rules, own=1, may_announce=True, bid=Bid(1, 2)).refusal(Palifico()) == "palifico-not-allowed"
    )
    assert Position(rules, own=1).refusal(Palifico()) == "palifico-not-allowed"


def test_the_loser_left_neighbour_starts_if_the_loser_is_out() -> None:
    """”Was dat zijn laatste dobbelsteen, dan ligt hij uit het spel en begint de speler links van hem.” (nl-perudo)"""
    told = events_of(
        dice_journal(
            "nl-perudo",
            {"Anna": [2], "Bo": [3], "Cia": [4]},
            {"by": "Anna", **Bid(3, 6).to_json()},
            {"by": "Bo", "act": "challenge"},
            switches={"dice_per_player": 1},
        )
    )
    assert [event["event"] for event in told if "event" in event][-4:] == ["lose", "out", "round", "standing"]
    assert told[-2]["starts"] == "Bo"


def test_nothing_is_left_over() -> None:
    """The referee gives an empty journal its first line back."""
    assert list(replay(b""))[-1]["line"] == 1
