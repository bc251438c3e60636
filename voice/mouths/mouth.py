"""What every mouth can do."""

from __future__ import annotations

from typing import Protocol

from voice.ears.ear import Sound


class Mouth(Protocol):
    """Speaks sentences of one language, one after another."""

    name: str

    def say(self, text: str, *, voice: int = 0) -> None:
        """Queues a sentence, spoken by the `voice`-th voice of the language (wraps round); returns at once."""

    def wait(self, timeout: float | None = None) -> bool:
        """Blocks until everything queued was spoken; False if `timeout` seconds passed first."""

    def stop(self) -> None:
        """Silence within 0.2 s, and an empty queue."""

    def render(self, text: str, *, voice: int = 0) -> Sound:
        """The sentence as sound (16 kHz mono), not played. Raises MouthError if the engine cannot."""

    def close(self) -> None:
        """Frees the engine."""


class MouthError(RuntimeError):
    """The speech engine failed; the message says what and how to mend it."""
