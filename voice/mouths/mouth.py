"""What every mouth can do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from voice.ears.ear import Sound

RATE_SLOWEST, RATE_DEFAULT, RATE_FASTEST = 120, 180, 600
"""Words a minute; blind listeners are at home between 300 and 550."""


class Mouth(Protocol):
    """Speaks sentences of one language, one after another."""

    name: str
    rate: int
    """Words a minute, from the next sentence on; kept between RATE_SLOWEST and RATE_FASTEST."""
    volume: float
    """0 (silent) to 1, from the next sentence on."""

    def say(self, text: str, *, voice: int = 0) -> None:
        """Queues a sentence, spoken by the `voice`-th voice of the language (wraps round); returns at
        once."""

    def play(self, sound: Sound) -> None:
        """Queues a sound (16 kHz mono), an earcon for instance, in its place among the sentences."""

    def prepare(self, texts: Iterable[str], *, voice: int = 0) -> None:
        """These may be said soon: render them while there is nothing else to do, so that they start at
        once."""

    def wait(self, timeout: float | None = None) -> bool:
        """Blocks until everything queued was spoken; False if `timeout` seconds passed first."""

    def stop(self) -> None:
        """Silence within 0.2 s, and an empty queue."""

    def quiet_for(self) -> float:
        """Seconds since the last sound ended; 0 while speaking or about to, infinite if nothing was ever
        said. A microphone beside a loudspeaker hears an echo for 0.3 s more."""

    def render(self, text: str, *, voice: int = 0) -> Sound:
        """The sentence as sound (16 kHz mono), not played. Raises MouthError if the engine cannot."""

    def close(self) -> None:
        """Quiet, and frees the engine."""


class MouthError(RuntimeError):
    """The speech engine failed; the message says what and how to mend it."""
