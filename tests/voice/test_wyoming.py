"""Ear and mouth on another machine: what a speech server says, and what happens when it says nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from grammars.phrases import PhraseSet
from tests.support.wyoming_server import WyomingServer, wyoming_server
from voice import speech_server
from voice.ears.ear import RATE, Sound
from voice.ears.errors import EarCrashed, EarError
from voice.ears.process import open_ear
from voice.ears.wyoming import WyomingEar
from voice.mouths.choice import open_mouth
from voice.mouths.mouth import MouthError
from voice.mouths.wyoming import WyomingRenderer


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[WyomingServer]:
    monkeypatch.setattr(speech_server, "ANSWER_TIMEOUT", 0.5)
    with wyoming_server() as server:
        yield server


def test_the_ear_gives_what_the_server_heard(
    server: WyomingServer, recording: Callable[[str], Sound]
) -> None:
    ear = open_ear(server.address, "en")
    ear.expect(PhraseSet(commands=("call", "challenge")), ["Anna"])
    sound = recording("dev_en_002")
    for start in range(0, len(sound), 1600):
        ear.feed(sound[start : start + 1600])
    assert ear.partial().text == "seven fives" and not ear.partial().final
    heard = ear.finish()
    assert heard.text == "seven fives" and heard.final
    assert server.heard_seconds[0] == pytest.approx(len(sound) / RATE, abs=0.01)
    transcribe = next(event for event in server.asked if event.type == "transcribe")
    assert transcribe.data["language"] == "en" and transcribe.data["transcript_names"] == ["Anna"]
    assert ear.finish().alternatives == ()
    ear.close()


def test_silence_after_a_partial_asks_no_second_time(server: WyomingServer) -> None:
    ear = WyomingEar("en", server.address)
    ear.feed(np.full(RATE, 0.5, np.float32))
    ear.partial()
    ear.feed(np.zeros(RATE // 5, np.float32))
    assert ear.finish().text == "seven fives" and len(server.heard_seconds) == 1
    server.text = ""
    ear.feed(np.full(RATE, 0.5, np.float32))
    assert ear.finish().alternatives == () and len(server.heard_seconds) == 2


@pytest.mark.parametrize(
    ("behaviour", "says"),
    [
        ("silent", "in time"),
        ("rude", "without an answer"),
        ("garbage", "without"),
        ("error", "out of memory"),
    ],
)
def test_a_server_that_fails_costs_the_utterance_only(
    server: WyomingServer, behaviour: str, says: str
) -> None:
    ear = WyomingEar("en", server.address)
    server.behaviour = behaviour
    ear.feed(np.full(RATE, 0.5, np.float32))
    with pytest.raises(EarCrashed, match=says):
        ear.finish()
    server.behaviour = "well"
    ear.feed(np.full(RATE, 0.5, np.float32))
    assert ear.finish().text == "seven fives"
    mouth = WyomingRenderer("en", server.address)
    mouth.ready()
    server.behaviour = behaviour
    with pytest.raises(MouthError, match=says):
        mouth.render("Seven fives.", 0, 180)


def test_a_crash_comes_through_the_child(server: WyomingServer) -> None:
    ear = open_ear(server.address, "en")
    server.behaviour = "rude"
    ear.feed(np.full(RATE, 0.5, np.float32))
    with pytest.raises(EarCrashed, match="without an answer"):
        ear.finish()
    ear.close()


def test_the_mouth_gives_what_the_server_speaks(server: WyomingServer) -> None:
    mouth = open_mouth(server.address, "sv", needs_loudspeaker=False)
    sound = mouth.render("Sju femmor.", voice=3)
    mouth.close()
    assert len(sound) == pytest.approx(RATE, abs=50) and 0.3 < np.abs(sound).max() < 0.6
    asked = next(event for event in server.asked if event.type == "synthesize")
    assert asked.data["text"] == "Sju femmor." and asked.data["voice"]["name"] == "b-sv_SE"


def test_a_language_that_the_server_lacks_is_one_line(server: WyomingServer) -> None:
    with pytest.raises(EarError, match="no speech recognition for nl"):
        open_ear(server.address, "nl")
    with pytest.raises(MouthError, match="no voice for nl"):
        open_mouth(server.address, "nl", needs_loudspeaker=False)


def test_no_server_is_one_line() -> None:
    with pytest.raises(EarError, match="cannot be reached") as caught:
        open_ear("wyoming://127.0.0.1:9", "en")
    assert "\n" not in str(caught.value)
    with pytest.raises(MouthError, match="cannot be reached"):
        open_mouth("wyoming://127.0.0.1:9", "en", needs_loudspeaker=False)


@pytest.mark.parametrize(
    "address", ["wyoming://", "wyoming://host", "wyoming://host:port", "wyoming://:10300"]
)
def test_an_address_that_is_none_is_the_callers_mistake(address: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        open_ear(address, "en")
    with pytest.raises(ValueError, match="no address"):
        open_mouth(address, "en", needs_loudspeaker=False)
