"""A set of phrases as a bigram grammar wants it: every pair that may follow one another, no sentence of
many slots."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from grammars.phrases import PhraseSet, Word
from voice.ears.ear import Sound
from voice.ears.phrase_list import phrase_list
from voice.ears.process import ProcessEar

SAID = PhraseSet(
    counts=(Word("five", 5), Word("six", 6), Word("seven", 7)),
    faces=(Word("fives", 5), Word("sixes", 6)),
    bare_faces=(Word("five", 5),),
    openers=("I say",),
    counters=("of the",),
    fillers=("well",),
    tails=("please",),
    repairs=("no",),
    commands=("call", "challenge"),
    names=("Anna",),
)


@pytest.mark.parametrize(
    "sentence",
    [
        "seven fives",
        "five five",
        "I say seven fives please",
        "six of the fives",
        "five no six",
        "five fives no six",
        "challenge",
        "well",
        "Anna",
    ],
)
def test_every_pair_of_words_in_a_sentence_stands_in_some_phrase(sentence: str) -> None:
    phrases = phrase_list(SAID)
    pairs = {pair for phrase in phrases for pair in pairwise(phrase.split())}
    assert set(pairwise(sentence.split())) <= pairs or sentence in phrases


def test_a_plain_list_stays_as_it_is_each_once() -> None:
    assert phrase_list(["a b", "c", "a b"]) == ["a b", "c"]
    assert phrase_list(PhraseSet()) == []


def test_the_vosk_ear_hears_by_slots(vosk_ear: ProcessEar, recording: Callable[[str], Sound]) -> None:
    vosk_ear.expect(SAID, ["Bo"])
    for name, said in (("dev_en_002", "seven fives"), ("dev_en_041", "challenge")):
        vosk_ear.feed(recording(name))
        heard = vosk_ear.finish()
        assert heard.text == said
        assert heard.began is not None and heard.ended is not None
        assert 0 <= heard.began <= heard.ended <= 2
