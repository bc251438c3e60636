"""Words that a model lacks are heard by sound-alikes, and read as themselves again."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice.ears.ear_words import UNKNOWN, EarWords, SoundAlikes, load_ear_words

MODEL = {"five", "fives", "do", "dough", "call", "za", "sa"}
ALIKES = SoundAlikes(
    {"dudo": ["do dough", "doo doe"], "calza": ["call za", "call sa"], "jonti": ["john tea"]},
    ["five", "fives", "do", "za", "gone"],
)


@pytest.fixture
def words() -> EarWords:
    return EarWords(ALIKES, MODEL.__contains__)


def test_sound_alikes_stand_in_for_what_the_model_lacks(words: EarWords) -> None:
    assert words.phrases(["five fives", "dudo", "calza"]) == ["five fives", "do dough", "call za", "call sa"]


def test_and_are_read_as_the_word_that_was_meant(words: EarWords) -> None:
    words.phrases(["five fives", "dudo", "calza", "call"])
    assert words.read("call sa".split()) == ["calza"]
    assert words.read("five fives do dough call".split()) == ["five", "fives", "dudo", "call"]
    assert words.read("call sofa".split()) == ["call", UNKNOWN]


def test_what_can_be_heard_in_no_way_is_left_out_and_named(words: EarWords) -> None:
    assert words.phrases(["jonti", "five palifico", "", "five"]) == ["five"]
    assert words.missing == {"jonti", "palifico"}


def test_a_missing_word_is_heard_in_its_parts(words: EarWords) -> None:
    assert words.phrases(["dozafive call", "dogone"]) == ["do za five call"]
    assert words.read("do za five call".split()) == ["dozafive", "call"]
    assert words.missing == {"dogone"}


@pytest.mark.parametrize(
    ("language", "word"), [("en", "twentyfive"), ("nl", "zesendertig"), ("sv", "tjugoåtta")]
)
def test_joined_numbers_have_parts(language: str, word: str) -> None:
    data = load_ear_words(language)
    words = EarWords(data, set(data.parts).__contains__)
    (phrase,) = words.phrases([word])
    assert phrase.replace(" ", "") == word and words.read(phrase.split()) == [word]


def test_a_real_word_outranks_one_that_sounds_like_it() -> None:
    words = EarWords(SoundAlikes({"paco": ["call"]}), MODEL.__contains__)
    words.phrases(["paco", "call"])
    assert words.read(["call"]) == ["call"]


@given(
    st.lists(
        st.lists(st.sampled_from([*MODEL, *ALIKES.words, "dozafive"]), min_size=1, max_size=4), max_size=6
    )
)
def test_every_phrase_given_to_the_model_reads_as_words_of_the_game(phrases: list[list[str]]) -> None:
    words = EarWords(ALIKES, MODEL.__contains__)
    for phrase in words.phrases(map(" ".join, phrases)):
        assert UNKNOWN not in words.read(phrase.split())
        assert all(word in MODEL for word in phrase.split())


def test_a_list_for_one_model_overrides_the_general_one(tmp_path: Path) -> None:
    file = tmp_path / "ear_words.toml"
    file.write_text('[any]\ndudo = ["a b"]\ncalza = ["c"]\n[models."m-1"]\ndudo = ["d"]\n', encoding="utf-8")
    assert load_ear_words("en", "m-1", file).words == {"dudo": ("d",), "calza": ("c",)}
    assert load_ear_words("en", "m-2", file).words["dudo"] == ("a b",)
    assert load_ear_words("xx") == SoundAlikes()


@pytest.mark.parametrize("language", ["sv", "nl", "en"])
def test_the_calls_of_the_game_have_ear_words(language: str) -> None:
    assert {"dudo", "calza", "palifico"} <= load_ear_words(language).words.keys()
