"""What every ear can do. An ear runs in a child process (`voice.ears.process`); this is the shape on both
sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from grammars.heard import Heard
from grammars.phrases import PhraseSet

RATE = 16000
"""Samples a second of all sound that reaches an ear; mono."""

Sound = NDArray[np.float32]
"""Mono samples at RATE, -1 to 1."""


class Ear(Protocol):
    """Hears one utterance at a time: `expect` whenever the legal phrases change, then `feed`, `partial`
    ..., `finish`."""

    name: str

    def expect(self, phrases: PhraseSet | Sequence[str], names: Sequence[str] = ()) -> None:
        """Only these texts may be said now; `names` are the players' names among their words. Cheap when
        unchanged."""

    def feed(self, sound: Sound) -> None:
        """The next piece of the utterance."""

    def partial(self) -> Heard:
        """What was heard since the last finish or reset, n-best, not final."""

    def finish(self) -> Heard:
        """The utterance as a whole, n-best; the next `feed` begins another."""

    def reset(self) -> None:
        """Forgets the sound fed since the last finish."""

    def close(self) -> None:
        """Frees the engine."""
