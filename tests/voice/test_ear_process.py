"""Ears in child processes: a crash costs one utterance; which ear is chosen, and why."""

from __future__ import annotations

import io
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.korean_model import PHRASES
from voice.ears import process
from voice.ears.ear import Sound
from voice.ears.process import EarCrashed, EarError, ProcessEar, choose_ear, open_ear
from voice.ears.typed import TypedEar


def test_a_killed_ear_costs_the_utterance_and_hears_the_next(
    vosk_ear: ProcessEar, recording: Callable[[str], Sound]
) -> None:
    vosk_ear.feed(recording("dev_en_002"))
    vosk_ear.partial()
    assert vosk_ear.pid
    os.kill(vosk_ear.pid, signal.SIGKILL)
    with pytest.raises(EarCrashed, match="SIGKILL"):
        vosk_ear.finish()
    vosk_ear.feed(recording("dev_en_078"))
    assert vosk_ear.finish().text == "six sixes"  # it was told again what may be said


def test_an_ear_killed_between_utterances_costs_nothing(
    vosk_ear: ProcessEar, recording: Callable[[str], Sound]
) -> None:
    vosk_ear.finish()
    assert vosk_ear.pid
    os.kill(vosk_ear.pid, signal.SIGKILL)
    os.waitid(os.P_PID, vosk_ear.pid, os.WEXITED | os.WNOWAIT)
    vosk_ear.feed(recording("dev_en_002"))
    assert vosk_ear.finish().text == "seven fives"


def test_a_hung_ear_is_noticed(
    vosk_ear: ProcessEar, recording: Callable[[str], Sound], monkeypatch: pytest.MonkeyPatch
) -> None:
    vosk_ear.finish()
    monkeypatch.setattr(process, "PARTIAL_TIMEOUT", 0.5)
    assert vosk_ear.pid
    os.kill(vosk_ear.pid, signal.SIGSTOP)
    for _ in range(50):  # more than a pipe holds: the game must not wait for it
        vosk_ear.feed(recording("dev_en_041"))
    with pytest.raises(EarCrashed, match="hung"):
        vosk_ear.partial()
    vosk_ear.reset()
    vosk_ear.feed(recording("dev_en_041"))
    assert vosk_ear.finish().text == "challenge"


def test_an_ear_that_keeps_dying_is_given_up() -> None:
    ear = ProcessEar("toy", "tests.support.toys:Stillborn")
    with pytest.raises(EarCrashed):
        ear.finish()
    with pytest.raises(EarCrashed):
        ear.finish()
    with pytest.raises(EarError, match="given up"):
        ear.finish()


def test_unchanged_phrases_are_not_sent_again(vosk_ear: ProcessEar, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    monkeypatch.setattr(vosk_ear._child, "send", lambda method, *args, keep=False: sent.append(method))
    vosk_ear.expect(PHRASES)
    vosk_ear.expect(PHRASES, ["Anna"])
    vosk_ear.expect(list(PHRASES), ["Anna"])
    monkeypatch.undo()
    assert sent.count("expect") <= 2


def test_auto_takes_vosk_where_a_model_takes_a_grammar(
    vosk_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BLUFFBORD_MODELS", str(vosk_model.parent))
    choice = choose_ear("auto", "en")
    assert choice.kind == "vosk" and vosk_model.name in choice.why


def test_auto_takes_the_built_in_ear_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "find_vosk", lambda language: None)
    monkeypatch.setattr(process, "builtin_ear_missing", list)
    choice = choose_ear("auto", "sv")
    assert choice.kind == "builtin" and "sv" in choice.why


def test_auto_types_where_nothing_can_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choose_ear("auto", "sv", microphone=False).kind == "typed"
    monkeypatch.setattr(process, "find_vosk", lambda language: None)
    monkeypatch.setattr(process, "builtin_ear_missing", lambda: ["head.npz"])
    choice = choose_ear("auto", "sv")
    assert choice.kind == "typed" and "head.npz" in choice.why


def test_what_is_asked_for_is_taken() -> None:
    assert choose_ear("builtin", "en", microphone=False).kind == "builtin"


def test_a_model_that_is_not_here_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "find_vosk", lambda language: None)
    with pytest.raises(EarError, match="bluffbord models get nl"):
        open_ear("vosk", "nl")


def test_an_unknown_kind_is_the_callers_mistake() -> None:
    with pytest.raises(ValueError, match="trumpet"):
        open_ear("trumpet", "en")


def test_typed_lines_are_utterances() -> None:
    ear = TypedEar(io.StringIO("fem treor\n\n  syna \n"))
    assert [heard.text for _ in range(3) if (heard := ear.listen(5)) is not None] == ["fem treor", "", "syna"]
    for _ in range(2):
        with pytest.raises(EOFError):
            ear.listen(5)


def test_typing_nothing_yet_is_no_utterance() -> None:
    read, write = os.pipe()
    ear = TypedEar(os.fdopen(read, encoding="utf-8"))
    assert ear.listen(0.05) is None
    os.write(write, b"dudo\n")
    heard = ear.listen(5)
    assert heard and heard.text == "dudo"
    os.close(write)
    with pytest.raises(EOFError):
        ear.listen(5)
