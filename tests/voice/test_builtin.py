"""The built-in ear on real sound: what was said is heard in three languages, and what was not said is not."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from engine.position import Position
from engine.rulesets import load
from grammars.language import load_language
from grammars.phrases import PhraseSet, phrases
from voice.ears.builtin import BuiltinEar
from voice.ears.ear import RATE, Sound

SAID = [
    ("sv", "dev_sv_015", "sex treor"),
    ("sv", "dev_sv_006", "dudo"),
    ("sv", "dev_sv_150", "vems tur"),
    ("sv", "dev_sv_070", "tjugotre femmor"),  # said "tjutre"
    ("sv", "dev_sv_116", "fem nej sex treor"),
    ("sv", "dev_sv_046", "sju fyror"),  # said "sju eh fyror"
    ("nl", "dev_nl_028", "vijf drieën"),
    ("nl", "dev_nl_045", "ik twijfel"),
    ("nl", "dev_nl_118", "zeven ik bedoel acht vieren"),
    ("nl", "dev_nl_014", "vier vijf"),  # said "vier keer vijf"
    ("en", "dev_en_099", "five fours"),
    ("en", "dev_en_006", "five no six threes"),
    ("en", "dev_en_106", "make it eight sixes"),
    ("en", "dev_en_084", "twenty sixes"),
    ("en", "dev_en_041", "challenge"),
]
NOT_SAID_TO_IT = [("sv", "dev_sv_040"), ("nl", "dev_nl_005"), ("en", "dev_en_149")]


def expected(language: str) -> PhraseSet:
    """What may be said when a round opens."""
    return phrases(load_language(language), Position(rules=load("nl-perudo-open"), dice=30))


@pytest.fixture(scope="module")
def ears() -> Callable[[str], BuiltinEar]:
    made: dict[str, BuiltinEar] = {}

    def ear(language: str) -> BuiltinEar:
        if language not in made:
            made[language] = BuiltinEar(language)
        made[language].reset()
        made[language].expect(expected(language))
        return made[language]

    return ear


@pytest.mark.parametrize(("language", "name", "text"), SAID)
def test_hears_what_was_said(
    ears: Callable[[str], BuiltinEar],
    recording: Callable[[str], Sound],
    language: str,
    name: str,
    text: str,
) -> None:
    ear = ears(language)
    ear.feed(recording(name))
    heard = ear.finish()
    assert text in [found.text for found in heard.alternatives[:2]]
    assert heard.confidence is not None and heard.confidence > 0.5
    scores = [found.score for found in heard.alternatives]
    assert scores == sorted(scores, key=lambda score: -(score or 0))


@pytest.mark.parametrize(("language", "name"), NOT_SAID_TO_IT)
def test_hears_nothing_in_talk(
    ears: Callable[[str], BuiltinEar], recording: Callable[[str], Sound], language: str, name: str
) -> None:
    ear = ears(language)
    ear.feed(recording(name))
    assert ear.finish().alternatives == ()


@pytest.mark.parametrize("colour", ["silence", "white noise", "hum"])
def test_hears_nothing_where_nobody_speaks(ears: Callable[[str], BuiltinEar], colour: str) -> None:
    ear = ears("sv")
    samples = np.arange(2 * RATE)
    sounds = {
        "silence": np.zeros(2 * RATE),
        "white noise": np.random.default_rng(1).normal(0, 0.05, 2 * RATE),
        "hum": 0.2 * np.sin(2 * np.pi * 50 * samples / RATE),
    }
    ear.feed(sounds[colour].astype(np.float32))
    assert ear.finish().alternatives == ()


def test_only_what_may_be_said_is_heard(
    ears: Callable[[str], BuiltinEar], recording: Callable[[str], Sound]
) -> None:
    """A plain list of texts is a set of commands, and a bid is none of these."""
    ear = ears("sv")
    ear.expect(["ja", "nej"])
    ear.feed(recording("dev_sv_015"))
    assert ear.finish().alternatives == ()


def test_a_partial_is_as_good_as_the_whole(
    ears: Callable[[str], BuiltinEar], recording: Callable[[str], Sound]
) -> None:
    """Fed in small pieces, asked on the way, and nothing but silence after: the answer stands."""
    ear, sound = ears("sv"), recording("dev_sv_015")
    for start in range(0, len(sound), 800):
        ear.feed(sound[start : start + 800])
    partial = ear.partial()
    ear.feed(np.zeros(1600, np.float32))
    whole = ear.finish()
    assert not partial.final and whole.final
    assert whole.alternatives == partial.alternatives
    assert ear.finish().alternatives == ()  # and the next utterance begins with nothing


def test_a_name_is_heard_with_its_letters_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """espeak-ng need not be there at run time."""
    from voice.ears import pronunciations

    monkeypatch.setattr(pronunciations, "_espeak_path", lambda: None)
    pronunciations.espeak.cache_clear()
    spelt = pronunciations.Pronunciations("nl")("Wouter")
    pronunciations.espeak.cache_clear()
    assert spelt and all(pronunciations.is_pronunciation(phones) for phones in spelt)


def test_explains_itself(ears: Callable[[str], BuiltinEar], recording: Callable[[str], Sound]) -> None:
    ear = ears("sv")
    ear.feed(recording("dev_sv_015"))
    ear.finish()
    told = ear.explain()
    assert told["phones"] == "sɛkstreur"
    assert told["best"][0]["text"] == "sex treor"
    assert told["reason"] == "said"
