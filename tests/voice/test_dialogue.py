"""The dialogue at the table, as people would talk: what is done, what is asked, what is left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.actions import Bid, Challenge, Control, Deed, Exact
from engine.game import Game
from engine.view import View
from grammars.announce import Announcer
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.language import load_language
from voice.dialogue import Dialogue
from voice.table import Table


class Scripted:
    """A bot that does what it was told to, and nothing out of turn."""

    def __init__(self, *deeds: Deed) -> None:
        self.deeds = list(deeds)

    def decide(self, view: View) -> Deed | None:
        return self.deeds.pop(0) if view.turn == view.player else None


def table_of(
    people: str = "Vera",
    bots: dict[str, Scripted] | None = None,
    rules: str = "nl-perudo-open",
    seed: int = 1,
    physical: bool = False,
    language: str = "sv",
) -> Dialogue:
    names = [*people.split(), *(bots or {})]
    game = Game(rules, names, seed=seed, physical=physical)
    you = people if " " not in people else None
    table = Table(game, Announcer(language, game.rules, you=you), bots or {})
    return Dialogue(table, load_language(language))


def opened_by_vera(**options: object) -> Dialogue:
    """A table at which Vera is to open."""
    for seed in range(50):
        dialogue = table_of(seed=seed, **options)  # type: ignore[arg-type]
        if dialogue.table.turn == "Vera":
            dialogue.start()
            return dialogue
    raise AssertionError("no seed lets Vera begin")


def told(dialogue: Dialogue, *texts: str) -> str:
    """What the table answers to the last of several utterances."""
    lines = []
    for text in texts:
        lines = dialogue.hear(Heard.of(text))
    return " ".join(line.text for line in lines)


def spoken(dialogue: Dialogue, text: str) -> str:
    """What the table answers to something said aloud, which may not have been meant for it."""
    decision = interpret(Heard.of(text), dialogue.position, dialogue.language, dialogue.expected)
    return " ".join(line.text for line in dialogue.decided(decision, text))


def standing(dialogue: Dialogue) -> Bid | None:
    return dialogue.table.position("Vera").bid


def test_a_bid_is_played_and_the_next_player_has_the_turn() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted(Bid(3, 5))})
    told(dialogue, "tre fyror")
    assert standing(dialogue) == Bid(3, 4)
    assert dialogue.bot_to_move
    lines = dialogue.bot_moves()
    assert str(lines[0]) == "Bo: tre femmor" and lines[0].voice == 1
    assert "Budet är tre femmor" in lines[-1].text


def test_an_illegal_bid_changes_nothing_and_is_told_with_the_smallest_legal_one() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted(Bid(3, 5))})
    told(dialogue, "tre fyror")
    dialogue.bot_moves()
    assert "tre sexor" in told(dialogue, "tre treor")
    assert standing(dialogue) == Bid(3, 5)


@pytest.mark.parametrize(
    ("half", "other", "meant"),
    [
        ("fem", "treor", Bid(5, 3)),
        ("treor", "fem", Bid(5, 3)),
        ("fem", "tre", Bid(5, 3)),
        ("fem", "sex fyror", Bid(6, 4)),  # a whole bid is not bound to the half before it
    ],
)
def test_half_a_bid_waits_for_the_other_half(half: str, other: str, meant: Bid) -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted()})
    assert told(dialogue, half).endswith("?")
    told(dialogue, other)
    assert standing(dialogue) == meant
    assert dialogue.pending is None


@pytest.mark.parametrize(
    ("answer", "meant"), [("fem treor", Bid(5, 3)), ("sex", Bid(6, 3)), ("sex treor", Bid(6, 3))]
)
def test_an_either_or_question_is_answered_by_either(answer: str, meant: Bid) -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted()})
    assert told(dialogue, "fem eller sex treor").endswith("?")
    told(dialogue, answer)
    assert standing(dialogue) == meant


def test_no_to_a_question_drops_it() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted()})
    told(dialogue, "fem", "nej")
    assert dialogue.pending is None and standing(dialogue) is None


def test_a_challenge_is_held_until_nobody_takes_it_back() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted(Bid(9, 5))})
    told(dialogue, "tre fyror")
    dialogue.bot_moves()
    told(dialogue, "jag synar")
    assert dialogue.pending is not None and standing(dialogue) == Bid(9, 5)
    told(dialogue, "nej")
    assert standing(dialogue) == Bid(9, 5), "the call was taken back"
    told(dialogue, "jag synar")
    lines = dialogue.settle()
    assert standing(dialogue) is None
    assert any("Budet höll" in line.text for line in lines)


def test_calza_is_not_held() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted(Bid(9, 5))})
    told(dialogue, "tre fyror")
    dialogue.bot_moves()
    told(dialogue, "calza")
    assert dialogue.table.game.view("Vera").past[-1].call == "exact"


def test_quitting_takes_a_yes() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted()})
    assert told(dialogue, "avsluta spelet").endswith("?")
    told(dialogue, "nej")
    assert not dialogue.over
    told(dialogue, "avsluta spelet", "ja")
    assert dialogue.over


def test_undo_is_free_until_the_next_player_acts_and_never_after() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted(Bid(3, 5))})
    told(dialogue, "tre fyror", "ångra")
    assert standing(dialogue) is None
    told(dialogue, "tre fyror")
    dialogue.bot_moves()
    told(dialogue, "ångra")
    assert standing(dialogue) == Bid(3, 5)


@pytest.mark.parametrize(
    ("correction", "meant"),
    [
        ("nej, fem", Bid(5, 4)),
        ("nej, femmor", Bid(3, 5)),
        ("nej, fem treor", Bid(5, 3)),
        ("fem treor", Bid(5, 3)),
        ("nej", None),
        ("fem", Bid(3, 4)),  # without a word of repair a number is no correction
    ],
)
def test_a_bid_can_be_corrected_until_the_next_player_acts(correction: str, meant: Bid | None) -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted(Bid(9, 6))})
    told(dialogue, "tre fyror", correction)
    assert standing(dialogue) == meant


def test_repeat_says_the_last_words_again_and_then_slower() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted()})
    first = dialogue.hear(Heard.of("vems tur"))
    again = dialogue.hear(Heard.of("igen"))
    assert [line.text for line in again] == [line.text for line in first]
    assert not any(line.slow for line in again)
    assert all(line.slow for line in dialogue.hear(Heard.of("igen")))


def test_while_paused_nothing_is_done_until_they_go_on() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted()})
    told(dialogue, "paus")
    assert spoken(dialogue, "tre fyror") == "" and standing(dialogue) is None
    assert told(dialogue, "tre fyror") and standing(dialogue) is None, "typed words get an answer"
    told(dialogue, "fortsätt", "tre fyror")
    assert standing(dialogue) == Bid(3, 4)


def test_what_is_not_understood_is_asked_back_helped_with_and_then_let_be() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted()})
    answers = [spoken(dialogue, "tänd ljuset i köket") for _ in range(5)]
    assert answers[0] and answers[1] != answers[0] and answers[2] not in answers[:2]
    assert answers[3:] == ["", ""]
    assert told(dialogue, "tänd ljuset i köket"), "typed words always get an answer"
    told(dialogue, "tre fyror")
    assert standing(dialogue) == Bid(3, 4)


def test_an_everyday_exact_word_is_confirmed_first() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted(Bid(9, 5))})
    told(dialogue, "tre fyror")
    dialogue.bot_moves()
    assert told(dialogue, "exakt").endswith("?")
    told(dialogue, "ja")
    assert dialogue.table.game.view("Vera").past[-1].call == "exact"


def test_controls_for_the_devices_are_handed_on() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted()})
    told(dialogue, "långsammare", "höj volymen", "tyst")
    assert dialogue.effects == ["slower", "louder", "stop_talking"]


def test_of_several_people_who_may_call_the_table_asks_who_it_was() -> None:
    dialogue = table_of("Vera Olle Tora")
    dialogue.start()
    first = dialogue.speaker
    told(dialogue, "tre fyror", "calza")
    assert dialogue.pending is not None and dialogue.pending.question == "player"
    caller = next(name for name in ("Vera", "Olle", "Tora") if name != first)
    told(dialogue, caller)
    past = dialogue.table.game.view("Vera").past
    assert past and past[-1].by == caller and past[-1].call == "exact"


def test_at_a_real_table_the_dice_are_counted_by_those_who_see_them() -> None:
    dialogue = table_of("Vera Olle", physical=True)
    dialogue.start()
    told(dialogue, "tre fyror", "jag synar")
    assert dialogue.settle()[-1].text.endswith("?"), "how many were there?"
    told(dialogue, "två")
    counts = dialogue.table.counts
    assert counts == {"Vera": 4, "Olle": 5}


def test_more_dice_than_there_are_cannot_have_been_counted() -> None:
    dialogue = table_of("Vera Olle", physical=True)
    dialogue.start()
    told(dialogue, "tre fyror", "jag synar")
    question = dialogue.settle()[-1].text
    assert told(dialogue, "tjugo") == question
    assert told(dialogue, "fem treor") != "" and dialogue.pending is not None, "nothing else goes on before"
    told(dialogue, "fyra")
    assert dialogue.table.counts == {"Vera": 5, "Olle": 4}


def test_a_table_that_broke_off_before_the_count_is_asked_for_it_again(tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    game = Game("nl-perudo-open", ["Vera", "Olle"], physical=True, journal=journal)
    game.apply("Vera", Bid(3, 4))
    game.apply("Olle", Challenge())
    game.close()
    game = Game.resume(journal)
    dialogue = Dialogue(Table(game, Announcer("sv", game.rules), {}), load_language("sv"))
    assert dialogue.go_on()[-1].text.endswith("?")
    told(dialogue, "fyra")
    assert dialogue.table.counts == {"Vera": 5, "Olle": 4}


def test_real_cards_are_told_where_only_the_table_sees_them() -> None:
    dialogue = table_of("Vera Olle Tora", rules="sv-bluffstopp", physical=True)
    assert dialogue.start()[-1].text.endswith("?"), "which card lies face up?"
    told(dialogue, "spader sexa", "spader åtta")
    assert str(dialogue.table.position("Olle").claim) == "8S"
    told(dialogue, "bluffstopp", "Olle")
    if dialogue.pending and dialogue.pending.question == "hold":
        dialogue.settle()
    told(dialogue, "hjärter kung")
    assert dialogue.table.counts == {"Vera": 9, "Olle": 7, "Tora": 7}


def test_a_hand_is_not_read_aloud_where_others_listen() -> None:
    dialogue = table_of("Vera Olle")
    dialogue.start()
    assert told(dialogue, "mina tärningar").endswith("?"), "is the room clear?"
    told(dialogue, "nej")
    hand = told(dialogue, "mina tärningar", "ja")
    assert hand == dialogue.table.announcer.answer(Control("my_dice"), dialogue.table.scene(dialogue.speaker))


def test_a_bluff_in_cards_is_asked_for_the_card_that_is_really_played() -> None:
    dialogue = opened_by_vera(bots={"Bo": Scripted()}, rules="sv-bluffstopp")
    view = dialogue.table.game.view("Vera")
    claim = next(card for card in view.position.legal_claims() if card not in view.hand)
    assert told(dialogue, dialogue.table.announcer.say_card(claim)).endswith("?")
    told(dialogue, dialogue.table.announcer.say_card(view.hand[0]))  # type: ignore[arg-type]
    assert dialogue.table.position("Bo").claim == claim
    assert len(dialogue.table.game.view("Vera").hand) == 6


def test_a_last_card_that_nobody_doubts_has_won_when_the_next_one_plays() -> None:
    dialogue = table_of("Vera Olle", rules="sv-bluffstopp", physical=True)
    dialogue.start()
    told(dialogue, "spader tvåa")
    for claim in ("trea", "fyra", "femma", "sexa", "sjua", "åtta"):  # Vera climbs, Olle passes
        told(dialogue, f"spader {claim}", "pass")
    told(dialogue, "spader nia")
    assert not dialogue.table.over and dialogue.table.counts == {"Olle": 7}
    assert "Vera" in told(dialogue, "spader tia")
    assert dialogue.table.game.winner == "Vera"


def test_a_bot_may_call_exact_out_of_turn() -> None:
    class Caller(Scripted):
        def decide(self, view: View) -> Deed | None:
            return Exact() if view.bid is not None and view.position.refusal(Exact()) is None else Bid(1, 2)

    dialogue = opened_by_vera(bots={"Bo": Scripted(Challenge()), "Cia": Caller()})
    told(dialogue, "tre fyror")
    past = dialogue.table.game.view("Vera").past
    assert past[-1].by == "Cia" and past[-1].call == "exact"
