"""Every bid of every language is understood, however it is split or joined: the splits are made from the
data, and so is the understanding, but each in its own way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import rulesets
from engine.actions import Bid
from engine.cards import DECK
from engine.position import Position
from grammars.decisions import Act
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.language import Language, load_language
from grammars.numbers import number_words

LANGUAGES = ("sv", "nl", "en")
ENDINGS = {"sv": ("or", "a", "er"), "nl": ("en", "ën"), "en": ("s", "es")}
"""What a recogniser splits off."""


def table(face: int) -> Position:
    """A table at which any bid on `face` up to 40 is legal."""
    after = Bid(1, 6) if face == 1 else None
    return Position.from_options(rulesets.load("nl-perudo-open"), after, dice=60)


def counts(language: Language, most: int = 40) -> dict[str, int]:
    weak = language.data["numbers"]["use"]["weak"]
    words = number_words(language.data["numbers"])
    return {form: value for form, value in words.items() if 1 <= value <= most and form not in weak}


def faces(language: Language) -> Iterator[tuple[str, int]]:
    for face, words in language.data["faces"]["faces"].items():
        yield words["plural"], int(face)


def splits(word: str, endings: tuple[str, ...]) -> Iterator[str]:
    """`word` as a recogniser may cut it: before an ending."""
    for ending in endings:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) > 1:
            yield f"{stem} {ending}"
            yield f"{stem}-{ending}"


def understood(language: Language, text: str, face: int) -> Bid | None:
    decision = interpret(Heard.of(text), table(face), language)
    return decision.action if isinstance(decision, Act) and isinstance(decision.action, Bid) else None


@pytest.mark.parametrize("id", LANGUAGES)
def test_every_bid_in_every_spoken_form(id: str) -> None:
    language = load_language(id)
    for count, quantity in counts(language).items():
        for noun, face in faces(language):
            assert understood(language, f"{count} {noun}", face) == Bid(quantity, face), f"{count} {noun}"


@pytest.mark.parametrize("id", LANGUAGES)
def test_every_bid_with_its_face_split(id: str) -> None:
    language = load_language(id)
    for count, quantity in counts(language).items():
        for noun, face in faces(language):
            for split in splits(noun, ENDINGS[id]):
                assert understood(language, f"{count} {split}", face) == Bid(quantity, face), (
                    f"{count} {split}"
                )


@pytest.mark.parametrize("id", LANGUAGES)
def test_every_bid_with_its_count_split(id: str) -> None:
    """ "tjugo en treor", "een en twintig drieën", "twenty one threes"."""
    language = load_language(id)
    numbers = language.data["numbers"]
    tens = {
        form: int(value) for value, forms in numbers["compounds"].items() if value.isdigit() for form in forms
    }
    units = numbers["use"]["compound_words"]
    for first, value in tens.items():
        if value > 30:
            continue
        for unit in range(1, 10):
            for second in units.get(str(unit), numbers["words"][str(unit)]):
                if numbers["compounds"]["order"] == "unit-first":
                    count = f"{second} en {first}"
                else:
                    count = f"{first} {second}"
                for noun, face in faces(language):
                    for text in (f"{count} {noun}", f"{count.replace(' ', '-')} {noun}"):
                        assert understood(language, text, face) == Bid(value + unit, face), text


@pytest.mark.parametrize("id", LANGUAGES)
def test_every_bid_in_one_word(id: str) -> None:
    language = load_language(id)
    for count, quantity in counts(language, 20).items():
        for noun, face in faces(language):
            found = understood(language, count.replace(" ", "") + noun, face)
            assert found in (Bid(quantity, face), None), count + noun


@pytest.mark.parametrize("id", LANGUAGES)
def test_every_number_is_that_of_unicode(id: str) -> None:
    """Unicode's rule-based number formats know the numbers of every language; ours must be among them."""
    from unicode_rbnf import RbnfEngine

    engine = RbnfEngine.for_language(id)
    language = load_language(id)
    for value in range(101):
        said = {text.replace("\xad", "") for text in engine.format_number(value).text_by_ruleset.values()}
        found = {
            entry.value
            for text in said
            for entry in language.table.get(
                text.replace(" ", "").replace("-", "").replace("é", "e").replace("ë", "e"), ()
            )
            if entry.category.name == "NUMBER"
        }
        assert value in found, (value, said)


@pytest.mark.parametrize("id", LANGUAGES)
def test_every_card(id: str) -> None:
    language = load_language(id)
    cards = language.data["cards"]
    position = Position.from_options(rulesets.load("sv-bluffstopp"))
    for card in DECK:
        for suit in cards["suits"][card.suit]:
            for rank in cards["ranks"][card.rank]:
                if len(rank) == 1:
                    continue
                for text in (
                    f"{suit} {rank}",
                    f"{rank} {cards['links']['forms'][0]} {suit}",
                    f"{suit}{rank}",
                ):
                    decision = interpret(Heard.of(text), position, language)
                    assert isinstance(decision, Act), text
                    assert decision.action.to_json() == {"act": "play", "claim": str(card)}, text
