"""What the ear may learn from, and what the voices say."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import numpy as np
import pytest

from training.ctranslate2_weights import read_weights
from training.sources import LicenceError, check_licence, read_sources
from training.texts import bid, made_up, sentence
from voice.ears.pronunciations import Pronunciations, is_pronunciation


def test_every_source_of_the_manifest_is_free() -> None:
    assert {"espeak-ng", "kokoro", "flite", "noise"} <= set(read_sources())


@pytest.mark.parametrize(
    "licence", ["Apache-2.0", "MIT", "CC0", "CC BY 4.0", "public domain", "BSD-2-Clause"]
)
def test_free_licences_may_be_learnt_from(licence: str) -> None:
    check_licence("somebody", licence)


@pytest.mark.parametrize(
    "licence",
    ["GPL-2.0", "GPL", "CC BY-SA 4.0", "CC-BY-SA", "CC BY-NC 4.0", "CC BY-ND 4.0", "", "unknown", "fair use"],
)
def test_other_licences_are_refused_by_name(licence: str) -> None:
    with pytest.raises(LicenceError, match="somebody"):
        check_licence("somebody", licence)


def test_a_manifest_without_a_licence_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sources.toml").write_text('[somebody]\nwhat = "a voice"\nlanguages = ["sv"]\nclips = 1\n')
    with pytest.raises(LicenceError, match="somebody"):
        read_sources(tmp_path / "sources.toml")


@pytest.mark.parametrize("language", ["sv", "nl", "en"])
def test_the_same_seed_says_the_same(language: str) -> None:
    first, second = ([sentence(language, random.Random(seed)) for seed in range(20)] for _ in range(2))
    assert first == second and len(set(first)) > 10


@pytest.mark.parametrize("language", ["sv", "nl", "en"])
def test_bids_are_made_of_words_that_are_listened_for(language: str) -> None:
    pronounce, chance = Pronunciations(language), random.Random(1)
    for _ in range(50):
        assert all(is_pronunciation(pronounce(word)[0]) for word in bid(language, chance).split())
        assert 2 <= len(made_up(language, chance)) <= 12


def test_reads_weights_of_ctranslate2(tmp_path: Path) -> None:
    """One tensor of two numbers, and an alias of it."""

    def string(text: str) -> bytes:
        return struct.pack("<H", len(text) + 1) + text.encode() + b"\0"

    numbers = np.array([1.5, -2.0], np.float32).tobytes()
    (tmp_path / "model.bin").write_bytes(
        struct.pack("<I", 6) + string("WhisperSpec") + struct.pack("<II", 3, 1)
        + string("encoder/bias") + struct.pack("<BIBI", 1, 2, 0, len(numbers)) + numbers
        + struct.pack("<I", 1) + string("decoder/bias") + string("encoder/bias")
    )  # fmt: skip
    weights = read_weights(tmp_path / "model.bin")
    assert weights["decoder/bias"].tolist() == [1.5, -2.0]
