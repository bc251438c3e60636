"""Mouths: sentences become sound in the right language, are heard whole, stopped at once, and never lost."""

from __future__ import annotations

import io
import logging
import math
import os
import signal
import threading
import time
from collections.abc import Iterator

import numpy as np
import pytest

from tests.support.virtual_audio import VirtualAudio
from voice import devices
from voice.ears.ear import RATE, Sound
from voice.mouths.choice import open_mouth
from voice.mouths.mouth import RATE_FASTEST, RATE_SLOWEST, MouthError
from voice.mouths.print import PrintMouth
from voice.mouths.pyttsx3 import Pyttsx3Renderer
from voice.mouths.pyttsx3_engine import voices_of
from voice.mouths.speaking import SpeakingMouth

SENTENCES = {
    "sv": "Erik. Budet är fem treor. Sjutton tärningar.",
    "nl": "Erik. Bod: vijf drieën. Zeventien stenen.",
    "en": "Erik. Five threes. Seventeen dice.",
}


@pytest.fixture(scope="module")
def renderer() -> Iterator[Pyttsx3Renderer]:
    renderer = Pyttsx3Renderer("sv")
    renderer.ready()
    yield renderer
    renderer.close()


@pytest.fixture
def printed() -> list[str]:
    return []


@pytest.fixture
def mouth(audio: VirtualAudio, printed: list[str]) -> Iterator[SpeakingMouth]:
    mouth = open_mouth("pyttsx3", "sv", unspoken=printed.append)
    assert isinstance(mouth, SpeakingMouth)
    yield mouth
    mouth.close()


def seconds(sound: Sound) -> float:
    return len(sound) / RATE


@pytest.mark.parametrize("language", SENTENCES)
def test_each_language_has_voices_for_several_speakers(language: str) -> None:
    renderer = Pyttsx3Renderer(language)
    voices = renderer.voices()
    sounds = [renderer.render(SENTENCES[language], voice, 180) for voice in range(3)]
    renderer.close()
    assert len(voices) >= 3 and len(set(voices)) == len(voices)
    for sound in sounds:
        assert sound.dtype == np.float32 and 1.5 < seconds(sound) < 6
        assert 0.2 < np.abs(sound).max() <= 1
    assert len({len(sound) for sound in sounds}) == 3


def test_voices_wrap_round(renderer: Pyttsx3Renderer) -> None:
    count = len(renderer.voices())
    lengths = [len(renderer.render("tre", voice, 180)) for voice in (1, 1 + count)]
    assert lengths[0] == pytest.approx(lengths[1], rel=0.01)  # eSpeak NG breathes at random


def test_the_rate_is_kept_when_it_changes_from_sentence_to_sentence(renderer: Pyttsx3Renderer) -> None:
    lengths = {
        rate: [seconds(renderer.render(SENTENCES["sv"], voice, rate)) for voice in (0, 1, 0)]
        for rate in (300, 120, 180, 600)
    }
    for slower, faster in ((120, 180), (180, 300), (300, 600)):
        assert min(lengths[slower]) > 1.2 * max(lengths[faster])


def test_no_words_are_no_sound(renderer: Pyttsx3Renderer) -> None:
    for text in ("", "  ", "."):
        assert seconds(renderer.render(text, 0, 180)) < 0.3


def test_a_killed_engine_speaks_the_same_sentence_after_all(renderer: Pyttsx3Renderer) -> None:
    assert renderer.pid
    os.kill(renderer.pid, signal.SIGKILL)
    assert seconds(renderer.render("fem treor", 0, 180)) > 0.5


def test_no_voice_of_the_language_is_one_line() -> None:
    with pytest.raises(MouthError, match="no voice for xx") as caught:
        open_mouth("pyttsx3", "xx", needs_loudspeaker=False)
    assert "\n" not in str(caught.value)


def test_voices_are_found_whatever_the_engine_calls_them() -> None:
    espeak = [("gmw/nl", ["nl"]), ("gmq/sv", ["sv"]), ("mb/mb-sw1", ["sv"])]
    assert voices_of("sv", espeak)[:2] == ["gmq/sv", "gmq/sv+f2"]
    windows = [(r"HKEY\Bengt", ["sv"]), (r"HKEY\Zira", ["en"])]
    assert voices_of("sv", windows) == [r"HKEY\Bengt"]
    assert voices_of("nl", windows) == []


def test_kinds_of_mouths() -> None:
    assert open_mouth("print", "sv").name == "print"
    with pytest.raises(ValueError, match="trumpet"):
        open_mouth("trumpet", "sv")


def test_no_loudspeaker_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    devices.rescan()
    with pytest.raises(MouthError, match="no loudspeaker"):
        open_mouth("pyttsx3", "sv")


def test_printing_is_plain_lines() -> None:
    out = io.StringIO()
    mouth = PrintMouth(out)
    mouth.say("Erik. Budet är fem treor.", voice=3)
    mouth.say("Din tur.")
    assert out.getvalue() == "Erik. Budet är fem treor.\nDin tur.\n"
    assert mouth.wait(0) and mouth.quiet_for() == math.inf
    with pytest.raises(MouthError):
        mouth.render("x")


def test_sentences_are_spoken_in_order_and_the_end_is_known(
    mouth: SpeakingMouth, audio: VirtualAudio, printed: list[str]
) -> None:
    assert mouth.quiet_for() == math.inf
    with audio.recording() as recording:
        mouth.say("fem treor")
        mouth.say("sex fyror", voice=1)
        assert mouth.quiet_for() == 0 and not mouth.wait(0.05)
        assert mouth.wait(10)
        assert mouth.quiet_for() < 1
    expected = seconds(mouth.render("fem treor")) + seconds(mouth.render("sex fyror", voice=1))
    loud = np.flatnonzero(np.abs(recording.sound) > 0.02)
    assert expected - 0.35 < (loud[-1] - loud[0]) / RATE < expected + 0.8
    assert printed == []


def test_stopping_is_silence_within_a_fifth_of_a_second(mouth: SpeakingMouth, audio: VirtualAudio) -> None:
    mouth.prepare(["fem treor"])
    with audio.recording() as recording:
        mouth.say(" ".join(["Erik säger fem treor."] * 10))
        mouth.say("och detta hörs aldrig")
        while not np.any(np.abs(recording.sound) > 0.05):
            time.sleep(0.02)
        before = len(recording.sound)
        mouth.stop()
        assert mouth.wait(1)
        time.sleep(0.7)
        after = np.flatnonzero(np.abs(recording.sound[before:]) > 0.02)
    assert len(after) == 0 or after[-1] / RATE < 0.25
    mouth.say("fem treor")
    assert mouth.wait(10) and mouth.quiet_for() < 1


def test_what_was_said_before_starts_at_once(mouth: SpeakingMouth) -> None:
    first = mouth.render("fem treor")
    assert mouth.render("fem treor") is first
    mouth.rate = 300
    assert seconds(mouth.render("fem treor")) < seconds(first)
    mouth.prepare(["sex fyror", "sju femmor"])
    mouth.say("Erik")
    assert mouth.wait(10)


def test_rate_and_volume_stay_in_their_bounds(mouth: SpeakingMouth) -> None:
    mouth.rate, mouth.volume = 10_000, 7.0
    assert (mouth.rate, mouth.volume) == (RATE_FASTEST, 1.0)
    mouth.rate, mouth.volume = 1, -1.0
    assert (mouth.rate, mouth.volume) == (RATE_SLOWEST, 0.0)


def test_an_earcon_sounds_in_its_place(mouth: SpeakingMouth, audio: VirtualAudio) -> None:
    tone = (np.sin(2 * np.pi * 880 * np.arange(RATE // 10) / RATE) / 2).astype(np.float32)
    with audio.recording() as recording:
        mouth.play(tone)
        assert mouth.wait(10)
    spectrum = np.abs(np.fft.rfft(recording.sound))
    assert np.argmax(spectrum) * RATE / len(recording.sound) == pytest.approx(880, abs=10)


def test_sentences_are_printed_once_the_loudspeaker_is_gone(
    mouth: SpeakingMouth, audio: VirtualAudio, printed: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    threading.Timer(0.3, audio.vanish).start()
    with caplog.at_level(logging.WARNING):
        mouth.say(" ".join(["Erik säger fem treor."] * 3))
        mouth.say("Din tur.")
        assert mouth.wait(30)
    assert printed[-1] == "Din tur." and len(printed) == 2
    assert len(caplog.records) == 1  # said once, not with every sentence


class Mute:
    """A renderer whose engine is broken."""

    def render(self, text: str, voice: int, rate: int) -> Sound:
        raise MouthError("the engine is broken")

    def close(self) -> None:
        pass


def test_a_sentence_that_cannot_be_rendered_is_printed(printed: list[str]) -> None:
    mouth = SpeakingMouth("mute", Mute(), unspoken=printed.append)
    mouth.say("fem treor")
    assert mouth.wait(5) and printed == ["fem treor"]
    mouth.close()


def test_closing_while_speaking_is_quick(audio: VirtualAudio) -> None:
    mouth = open_mouth("pyttsx3", "sv")
    mouth.say(" ".join(["Erik säger fem treor."] * 20))
    time.sleep(0.3)
    mouth.close()
    assert threading.active_count() < 20
