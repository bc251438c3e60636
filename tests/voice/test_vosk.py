"""The Vosk ear on the real library and a real model: streaming, grammar, n-best, what it lacks, broken
folders."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tests.support.korean_model import EAR_WORDS, PHRASES
from voice.ears.ear import RATE, Sound
from voice.ears.process import EarError, ProcessEar, open_ear
from voice.ears.vosk_model import is_dynamic, missing_files, word_list
from voice.models import find_vosk

SAID = {
    "dev_en_002": "seven fives",
    "dev_en_041": "challenge",
    "dev_en_078": "six sixes",
    "dev_en_103": "liar",
    "dev_en_122": "liar",
}


def stream(ear: ProcessEar, sound: Sound, piece: float = 0.1) -> list[str]:
    """Feeds sound as it would come from a microphone; the partial texts on the way."""
    size = int(piece * RATE)
    partials = []
    for start in range(0, len(sound), size):
        ear.feed(sound[start : start + size])
        partials.append(ear.partial().text)
    return partials


@pytest.mark.parametrize(("name", "said"), SAID.items())
def test_hears_what_was_said(
    vosk_ear: ProcessEar, recording: Callable[[str], Sound], name: str, said: str
) -> None:
    stream(vosk_ear, recording(name))
    heard = vosk_ear.finish()
    assert heard.text == said and heard.final


def test_hears_the_same_in_one_piece_and_again(
    vosk_ear: ProcessEar, recording: Callable[[str], Sound]
) -> None:
    for _ in range(2):
        vosk_ear.feed(recording("dev_en_002"))
        assert vosk_ear.finish().text == "seven fives"


def test_partials_grow_while_somebody_speaks(vosk_ear: ProcessEar, recording: Callable[[str], Sound]) -> None:
    partials = stream(vosk_ear, recording("dev_en_002"))
    assert partials[0] == "" and "seven" in partials[-1]
    assert not vosk_ear.partial().final
    vosk_ear.reset()
    assert vosk_ear.partial().text == ""


def test_alternatives_have_falling_scores(vosk_ear: ProcessEar, recording: Callable[[str], Sound]) -> None:
    most = 0
    for name in SAID:
        vosk_ear.feed(recording(name))
        heard = vosk_ear.finish()
        scores = [alternative.score or 0.0 for alternative in heard.alternatives]
        assert scores == sorted(scores, reverse=True)
        assert len({alternative.text for alternative in heard.alternatives}) == len(scores)
        most = max(most, len(scores))
    assert most > 1


def test_a_pause_gives_all_that_was_said_and_more_may_follow(
    vosk_ear: ProcessEar, recording: Callable[[str], Sound]
) -> None:
    stream(vosk_ear, recording("dev_en_041"))
    vosk_ear.feed(np.zeros(RATE // 10, np.float32))
    paused = vosk_ear.partial()
    assert paused.text == "challenge" and paused.alternatives[0].score is not None and not paused.final
    stream(vosk_ear, recording("dev_en_103"))
    vosk_ear.feed(np.zeros(RATE // 5, np.float32))
    assert vosk_ear.partial().text == "challenge liar"
    assert vosk_ear.finish().text == "challenge liar"


def test_only_what_is_expected_is_heard(vosk_ear: ProcessEar, recording: Callable[[str], Sound]) -> None:
    vosk_ear.expect(["call", "yes", "no"])
    vosk_ear.feed(recording("dev_en_041"))
    assert set(vosk_ear.finish().text.split()) <= {"call", "yes", "no"}


def test_new_phrases_in_the_middle_of_an_utterance_wait_for_its_end(
    vosk_ear: ProcessEar, recording: Callable[[str], Sound]
) -> None:
    sound = recording("dev_en_002")
    vosk_ear.feed(sound[:8000])
    vosk_ear.expect(["yes", "no"])
    vosk_ear.feed(sound[8000:])
    assert vosk_ear.finish().text == "seven fives"
    vosk_ear.feed(sound)
    assert set(vosk_ear.finish().text.split()) <= {"yes", "no"}


@pytest.mark.parametrize("phrases", [[], [""], ["dudo"], ["<eps>"], ["å" * 200], ['"\\']])
def test_phrases_that_would_end_the_process_do_not(
    vosk_ear: ProcessEar, recording: Callable[[str], Sound], phrases: list[str]
) -> None:
    pid = vosk_ear.pid
    vosk_ear.expect(phrases)
    vosk_ear.feed(recording("dev_en_041"))
    vosk_ear.finish()
    assert vosk_ear.pid == pid


def test_silence_and_nothing_are_no_text(vosk_ear: ProcessEar) -> None:
    assert vosk_ear.finish().alternatives == ()
    vosk_ear.feed(np.zeros(RATE, np.float32))
    assert vosk_ear.finish().alternatives == ()
    vosk_ear.feed(np.zeros(0, np.float32))
    assert vosk_ear.finish().alternatives == ()


def test_a_pause_inside_a_bid_is_one_utterance(
    vosk_ear: ProcessEar, recording: Callable[[str], Sound]
) -> None:
    pause = np.zeros(3 * RATE, np.float32)  # the engine's own endpointing cuts there
    stream(vosk_ear, np.concatenate([recording("dev_en_041"), pause, recording("dev_en_103"), pause]))
    assert vosk_ear.finish().text == "challenge liar"


def test_decoys_keep_the_game_out_of_other_talk(vosk_model: Path, recording: Callable[[str], Sound]) -> None:
    ear = open_ear("vosk", "en", model=vosk_model, ear_words=EAR_WORDS)
    assert isinstance(ear, ProcessEar)
    ear.expect(["yes", "no", "help"])
    ear.feed(recording("dev_en_002"))
    heard = ear.finish()
    ear.close()
    assert "[unk]" in heard.text


def test_an_incomplete_folder_is_one_clear_line(vosk_model: Path, tmp_path: Path) -> None:
    broken = tmp_path / "vosk-model-small-en-broken"
    for path in vosk_model.rglob("*"):
        if path.is_file() and path.name != "final.ie":
            (broken / path.relative_to(vosk_model)).parent.mkdir(parents=True, exist_ok=True)
            (broken / path.relative_to(vosk_model)).symlink_to(path.resolve())
    assert missing_files(broken) == ["ivector/final.ie"]
    with pytest.raises(EarError, match=r"ivector/final\.ie") as caught:
        open_ear("vosk", "en", model=broken)
    assert "\n" not in str(caught.value)


def test_no_folder_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(EarError, match="no folder"):
        open_ear("vosk", "en", model=tmp_path / "nowhere")


def test_the_graph_is_seen_on_disk(vosk_model: Path, tmp_path: Path) -> None:
    assert is_dynamic(vosk_model) and not missing_files(vosk_model)
    static = tmp_path / "static" / "graph"
    static.mkdir(parents=True)
    (static / "HCLG.fst").write_bytes(b"x")
    assert not is_dynamic(static.parent)


def test_the_word_list_is_read_from_the_graph(vosk_model: Path, tmp_path: Path) -> None:
    words = word_list(vosk_model)
    assert len(words) > 500_000 and {"식스", "세븐"} <= set(words)
    (tmp_path / "graph").mkdir()
    (tmp_path / "graph" / "Gr.fst").write_bytes(b"no machine at all")
    assert word_list(tmp_path) == []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_official_model_hears_the_game(language: str, recording: Callable[[str], Sound]) -> None:
    model = find_vosk(language)
    if model is None or not is_dynamic(model):
        pytest.skip(f"the official model is not here; get it with: bluffbord models get {language}")
    ear = open_ear("vosk", language, model=model)
    assert isinstance(ear, ProcessEar)
    ear.expect(PHRASES if language == "en" else ["vijf drieën", "zes zessen"])
    if language == "en":
        ear.feed(recording("dev_en_002"))
        assert ear.finish().text == "seven fives"
    ear.close()
