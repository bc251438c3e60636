"""The typed ear: what would be said is typed, a line an utterance."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Sequence
from typing import TextIO

from grammars.heard import Heard
from grammars.phrases import PhraseSet
from voice.ears.ear import Sound


class TypedEar:
    """Reads lines in the background, so that a game may go on and be interrupted while nobody types."""

    name = "typed"

    def __init__(self, lines: TextIO | None = None) -> None:
        self._lines = lines or sys.stdin
        self._typed: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reader: threading.Thread | None = None
        self._over = False

    def listen(self, timeout: float | None = None) -> Heard | None:
        """The next line as an utterance, None if `timeout` seconds pass first; EOFError when the input has
        ended."""
        if self._reader is None:
            self._reader = threading.Thread(target=self._read, daemon=True, name="typed ear")
            self._reader.start()
        if self._over:
            raise EOFError("the input has ended")
        try:
            line = self._typed.get(timeout=timeout)
        except queue.Empty:
            return None
        if line is None:
            self._over = True
            raise EOFError("the input has ended")
        return Heard.of(line) if line else Heard(())

    def expect(self, phrases: PhraseSet | Sequence[str], names: Sequence[str] = ()) -> None:
        """Anything may be typed."""

    def feed(self, sound: Sound) -> None:
        """Sound is nothing to it."""

    def partial(self) -> Heard:
        return Heard((), final=False)

    def finish(self) -> Heard:
        return Heard(())

    def reset(self) -> None:
        """Nothing to forget."""

    def close(self) -> None:
        self._over = True

    def _read(self) -> None:
        try:
            for line in self._lines:
                self._typed.put(line.strip())
        except (OSError, ValueError, UnicodeDecodeError):  # closed under our hands, or no text
            pass
        self._typed.put(None)
