"""What reaches the table from outside: typed lines, and utterances from a microphone, in one queue."""

from __future__ import annotations

import queue
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

from grammars.phrases import PhraseSet
from voice.devices import DeviceError
from voice.ears.errors import EarError
from voice.listening import Judge, Listener, Utterance
from voice.microphone import Microphone, MicrophoneLost

TAIL = 0.3
"""Seconds after our own speech during which a loudspeaker still rings in the room and the microphone stays
closed."""
REOPEN_EVERY = 2.0
"""Seconds between two looks for a microphone that went away."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A line from the keyboard."""

    text: str


@dataclass(frozen=True, slots=True)
class Spoken:
    """An utterance, and what was decided about it."""

    utterance: Utterance


@dataclass(frozen=True, slots=True)
class Closed:
    """Standard input ended: nothing more will be typed."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """The microphone went away, or is there again (`back`); or the ear is lost for good (`ear`)."""

    message: str
    back: bool = False
    ear: bool = False


Event = Typed | Spoken | Closed | Trouble
Events = queue.Queue[Event]


class TypedLines(threading.Thread):
    """Reads a text stream, line by line, to its end."""

    def __init__(self, events: Events, stream: TextIO | None = None) -> None:
        super().__init__(name="typed lines", daemon=True)
        self._events = events
        self._stream = stream if stream is not None else sys.stdin

    def run(self) -> None:
        try:
            for line in self._stream:
                self._events.put(Typed(line.rstrip("\r\n")))
        except (OSError, ValueError):  # the terminal went away, or what was typed is no text
            pass
        self._events.put(Closed())


class Listening(threading.Thread):
    """Feeds the microphone to a listener; half duplex unless `headphones`: it is deaf while we speak."""

    def __init__(
        self, events: Events, microphone: Microphone, listener: Listener, *, headphones: bool
    ) -> None:
        super().__init__(name="listening", daemon=True)
        self._events = events
        self._microphone = microphone
        self._listener = listener
        self._headphones = headphones
        self._expected: Callable[[], None] | None = None
        self._deaf_until = 0.0
        self._ended = threading.Event()

    @property
    def hearing(self) -> bool:
        """Is somebody in the middle of an utterance?"""
        return self._listener.hearing

    def expect(self, phrases: PhraseSet, judge: Judge, names: tuple[str, ...]) -> None:
        """What may be said from now on, and what decides about it."""
        self._expected = lambda: self._listener.expect(phrases, judge, names)

    def deafen(self) -> None:
        """We begin to speak: what the microphone picks up now is our own voice."""
        if not self._headphones:
            self._deaf_until = float("inf")

    def listen(self) -> None:
        """We have spoken."""
        if not self._headphones:
            self._deaf_until = time.monotonic() + TAIL

    def close(self) -> None:
        """Ends the thread and lets the microphone go."""
        self._ended.set()
        self.join(timeout=2.0)
        self._microphone.close()

    def run(self) -> None:
        while not self._ended.is_set():
            try:
                self._hear()
            except MicrophoneLost as lost:
                self._events.put(Trouble(str(lost)))
                self._wait_for_microphone()
            except EarError as error:
                self._events.put(Trouble(str(error), ear=True))
                return

    def _hear(self) -> None:
        """One piece of sound."""
        sound = self._microphone.read(0.2)
        expected, self._expected = self._expected, None
        if expected is not None:
            expected()
        if sound is None:
            return
        if time.monotonic() < self._deaf_until:
            self._listener.reset()
            return
        for utterance in self._listener.feed(sound):
            self._events.put(Spoken(utterance))

    def _wait_for_microphone(self) -> None:
        """Until there is one again."""
        while not self._ended.wait(REOPEN_EVERY):
            try:
                self._microphone.reopen()
            except DeviceError:
                continue
            self._listener.reset()
            self._events.put(Trouble("", back=True))
            return
