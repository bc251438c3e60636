"""Every word that may be said has pronunciations, and the graphs hold every phrase."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np
import pytest

from engine.position import Position
from engine.rulesets import ids, load
from grammars.language import load_language
from grammars.phrases import PhraseSet, phrases
from voice.ears.ctc import Forward, greedy
from voice.ears.expected_graphs import free_graph, plain_graph, said_texts
from voice.ears.phones import NUMBER, PHONES, fold
from voice.ears.pronunciations import Pronunciations, is_pronunciation

LANGUAGES = Path(__file__).parents[2] / "grammars" / "languages"


@pytest.mark.parametrize("language", ["sv", "nl", "en"])
def test_every_word_has_a_pronunciation(language: str) -> None:
    stored = tomllib.loads((LANGUAGES / language / "pronunciations.toml").read_text("utf-8"))["words"]
    said = {
        word.lower()
        for rules in ids()
        for text in said_texts(phrases(load_language(language), Position(rules=load(rules))))
        for word in text.split()
    }
    missing = sorted(said - set(stored))
    assert not missing, f"run `python -m training.pronunciations`: {', '.join(missing[:20])}"
    assert all(is_pronunciation(phones) for found in stored.values() for phones in found.split())


@pytest.mark.parametrize(
    ("language", "ipa", "phones"),
    [
        ("sv", "fˈɛm trˈeːɵr", "fɛmtreɵr"),
        ("nl", "vˈɛif drˈiən", "vɛifdriən"),
        ("en", "fˈaɪv θɹˈiːz", "faɪvθriz"),
    ],
)
def test_folds_ipa_into_the_inventory(language: str, ipa: str, phones: str) -> None:
    assert fold(ipa, language) == phones


def sound_of(phones: str) -> np.ndarray:
    """Log-probabilities as if `phones` had been said clearly: two frames a phone, a blank between."""
    frames = []
    for phone in phones:
        for output in (NUMBER[phone], NUMBER[phone], 0):
            row = np.full(len(PHONES) + 1, 0.02 / len(PHONES))
            row[output] = 0.98
            frames.append(row)
    return np.log(np.array(frames, np.float32))


@pytest.mark.parametrize("language", ["sv", "nl", "en"])
def test_each_plain_phrase_is_its_own_best(language: str) -> None:
    """Said clearly in its first pronunciation, a bid is heard as itself or as another of the same sound."""
    said = phrases(load_language(language), Position(rules=load("nl-perudo-open")))
    pronounce = Pronunciations(language)
    graph = plain_graph(said, pronounce)
    for text in [f"{count.text} {face.text}" for count in said.counts[::9] for face in said.faces[::9]]:
        log_probs = sound_of("".join(pronounce(word)[0] for word in text.split()))
        best = Forward(graph, log_probs).best(3)
        assert best[0].score >= greedy(log_probs).score - 12, text
        value = _values(said, text)
        assert value in [_values(said, found.text) for found in best], (text, best)


def _values(said: PhraseSet, text: str) -> tuple[object, ...]:
    groups = (*said.counts, *said.bare_faces, *said.faces)
    words = {word.text: word.value for word in groups}
    for split in range(1, len(text.split())):
        head, tail = " ".join(text.split()[:split]), " ".join(text.split()[split:])
        if head in words and tail in words:
            return words[head], words[tail]
    return (text,)


def test_the_free_graph_hears_a_correction() -> None:
    said = phrases(load_language("sv"), Position(rules=load("nl-perudo-open")))
    pronounce = Pronunciations("sv")
    graph = free_graph(said, pronounce)
    assert graph is not None
    words = "fem nej sex stycken treor".split()
    best = Forward(graph, sound_of("".join(pronounce(word)[0] for word in words))).best(1)[0]
    assert best.text == "fem nej sex treor"
