"""The system's own voices (SAPI, AVSpeech, eSpeak NG) by pyttsx3, in a watched child process."""

from __future__ import annotations

import time
from typing import Any

from voice.child import Child, ChildCrashError
from voice.ears.ear import Sound
from voice.mouths.mouth import MouthError

RENDER_TIMEOUT = 10.0
"""Seconds for a sentence (eSpeak NG takes 0.01-0.03), and a hundredth more a letter for a page of rules."""
TRIES = 2


class Pyttsx3Renderer:
    """A `voice.mouths.speaking.Renderer`; the engine starts in the background."""

    def __init__(self, language: str) -> None:
        self._child = Child(
            "the speech engine", "voice.mouths.pyttsx3_engine:Engine", language, start_timeout=30.0
        )

    @property
    def pid(self) -> int | None:
        """The child's process id, for measuring its memory."""
        return self._child.pid

    def ready(self) -> None:
        """Waits until the engine speaks; MouthError says why it cannot."""
        self._call("voices", timeout=30.0)

    def voices(self) -> list[str]:
        """The names of the language's voices."""
        found: list[str] = self._call("voices", timeout=30.0)
        return found

    def render(self, text: str, voice: int, rate: int) -> Sound:
        sound: Sound = self._call("render", text, voice, rate, timeout=RENDER_TIMEOUT + len(text) / 100)
        return sound

    def close(self) -> None:
        self._child.close()

    def _call(self, method: str, *args: object, timeout: float) -> Any:
        for attempt in range(1, TRIES + 1):
            try:
                return self._child.call(method, *args, timeout=timeout)
            except ChildCrashError as crash:  # a fresh engine may well speak the same sentence
                if attempt == TRIES:
                    raise MouthError(f"{crash}; the sentence is printed instead") from None
                time.sleep(0.01)
        raise AssertionError
