"""The whole way on real sound: from a microphone to an act, from an announcement to an ear, and no echo
between."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from engine.actions import Bid
from engine.position import Position
from engine.rulesets import load
from grammars.decisions import Act, Decision
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.language import load_language
from grammars.phrases import phrases
from tests.support.virtual_audio import VirtualAudio
from voice.audio_files import read_sound
from voice.ears.ear import Ear, Sound
from voice.ears.process import ProcessEar, open_ear
from voice.inputs import Events, Listening, Spoken, Trouble
from voice.listening import Listener, Utterance
from voice.microphone import Microphone
from voice.mouths.choice import open_mouth

RECORDINGS = Path(__file__).parent / "recordings"
BIDS = {"sv": "fem treor", "nl": "vijf drieën", "en": "five threes"}


@pytest.fixture(scope="module")
def ears() -> Iterator[Callable[[str], Ear]]:
    """The built-in ear of a language, in its child process."""
    opened: dict[str, Ear] = {}
    yield lambda language: opened.setdefault(language, open_ear("builtin", language))
    for ear in opened.values():
        ear.close()


def judge_in(language: str) -> Callable[[Heard], Decision]:
    words, position = load_language(language), position_at_table()
    return lambda heard: interpret(heard, position, words)


def position_at_table() -> Position:
    """A round that opens, fifteen dice."""
    return Position(rules=load("nl-perudo-open"))


def listen(ear: Ear, language: str, sound: Sound) -> list[Utterance]:
    """What a listener makes of sound."""
    listener = Listener(ear)
    listener.expect(phrases(load_language(language), position_at_table()), judge_in(language))
    return [*listener.feed(sound), *listener.flush()]


@pytest.mark.parametrize(("language", "bid"), BIDS.items())
def test_an_announcement_in_the_loudspeaker_is_recognised(
    ears: Callable[[str], Ear], audio: VirtualAudio, language: str, bid: str
) -> None:
    mouth = open_mouth("pyttsx3", language)
    with audio.recording() as recording:
        mouth.say(bid)
        assert mouth.wait(20)
        mouth.close()
    heard = listen(ears(language), language, recording.sound)
    (said,) = heard
    assert isinstance(said.decision, Act) and said.decision.action == Bid(5, 3)


class Room:
    """A table with a microphone: what is said into it arrives in `events`."""

    def __init__(self, ear: Ear, language: str) -> None:
        self.events: Events = queue.Queue()
        self.microphone = Microphone()
        assert self.microphone.read(5) is not None
        self.listening = Listening(self.events, self.microphone, Listener(ear), headphones=False)
        said = phrases(load_language(language), position_at_table())
        self.listening.expect(said, judge_in(language), ())
        self.listening.start()

    def acts(self, seconds: float) -> list[Decision]:
        """What was acted on within some seconds; the first act ends the wait."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                event = self.events.get(timeout=left)
            except queue.Empty:
                break
            if isinstance(event, Spoken) and isinstance(event.utterance.decision, Act):
                return [event.utterance.decision]
        return []


@pytest.fixture
def room(audio: VirtualAudio, ears: Callable[[str], Ear]) -> Iterator[Room]:
    room = Room(ears("en"), "en")
    yield room
    room.listening.close()


def test_a_bid_said_into_the_microphone_is_acted_on(
    room: Room, audio: VirtualAudio, recording: Callable[[str], Sound]
) -> None:
    audio.speak(recording("dev_en_002"), wait=False)
    (decision,) = room.acts(10)
    assert isinstance(decision, Act) and decision.action == Bid(7, 5)


def test_a_microphone_that_stalls_is_told_and_found_again(
    room: Room, audio: VirtualAudio, recording: Callable[[str], Sound]
) -> None:
    audio.stall()
    lost = room.events.get(timeout=10)
    assert isinstance(lost, Trouble) and not lost.back
    audio.recover()
    back = room.events.get(timeout=20)
    assert isinstance(back, Trouble) and back.back
    time.sleep(0.5)
    audio.speak(recording("dev_en_002"), wait=False)
    (decision,) = room.acts(10)
    assert isinstance(decision, Act) and decision.action == Bid(7, 5)


def test_the_table_does_not_hear_itself(room: Room, audio: VirtualAudio) -> None:
    audio.loop_back()
    mouth = open_mouth("pyttsx3", "en")
    mouth.say("five threes")
    (decision,) = room.acts(10)  # the microphone does hear the loudspeaker
    assert isinstance(decision, Act) and decision.action == Bid(5, 3)
    mouth.wait(10)

    for _ in range(2):
        room.listening.deafen()
        mouth.say("six fours")
        mouth.wait(10)
        room.listening.listen()
    assert room.acts(2) == []

    mouth.say("six fours")  # and it listens again afterwards
    (decision,) = room.acts(10)
    assert isinstance(decision, Act) and decision.action == Bid(6, 4)
    mouth.close()


def test_vosk_hears_a_bid_in_the_microphone(
    vosk_ear: ProcessEar, audio: VirtualAudio, recording: Callable[[str], Sound]
) -> None:
    room = Room(vosk_ear, "en")
    try:
        for _ in range(3):  # a machine that is busy may lose a piece of sound: said again, as a person would
            audio.speak(recording("dev_en_002"), wait=False)
            if acts := room.acts(10):
                break
        (decision,) = acts
        assert isinstance(decision, Act) and decision.action == Bid(7, 5)
    finally:
        room.listening.close()


class Game:
    """`bluffbord play` in a process of its own, at a table with one bot."""

    def __init__(self, journal: Path, *words: str) -> None:
        self.journal = journal
        self.lines: list[str] = []
        command = [sys.executable, "-m", "voice.cli", "play", "--lang", "en", "--bots", "1", "--seed", "1"]
        self.process = subprocess.Popen(
            [*command, "--journal", str(journal), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        threading.Thread(target=self._read, daemon=True).start()

    def wait_for(self, text: str, seconds: float = 60) -> None:
        """Until the table has said something."""
        end = time.monotonic() + seconds
        while not any(text in line for line in self.lines):
            assert self.process.poll() is None and time.monotonic() < end, (
                f"never said {text!r}: {self.lines}"
            )
            time.sleep(0.05)

    def deeds(self) -> list[dict[str, object]]:
        """What the person did so far."""
        lines = self.journal.read_text(encoding="utf-8").splitlines()
        person = json.loads(lines[0])["players"][0]
        return [deed for line in lines if (deed := json.loads(line)).get("by") == person]

    def end(self) -> str:
        """Interrupts it; what it wrote on standard error."""
        self.process.terminate()
        assert self.process.stderr
        told = self.process.stderr.read()
        self.process.wait(10)
        return told

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))


def test_a_recorded_bid_is_played_in_a_real_game(audio: VirtualAudio, tmp_path: Path) -> None:
    game = Game(tmp_path / "game.jsonl", "--ear", "builtin")
    try:
        with audio.recording() as recording:
            game.wait_for("Your turn")
            end = time.monotonic() + 60
            while not game.deeds():  # it is deaf while it speaks: said again, as a person would
                assert time.monotonic() < end, f"nothing was played: {game.lines}"
                audio.speak(read_sound(RECORDINGS / "dev_en_002.flac"))
                time.sleep(1.5)
        assert {"act": "bid", "quantity": 7, "face": 5}.items() <= game.deeds()[0].items()
        assert np.abs(recording.sound).max() > 0.1  # it spoke, too
    finally:
        told = game.end()
    assert "the builtin ear" in told and "Traceback" not in told and "ALSA" not in told
