"""The mouth that prints: a plain line a sentence, appended, for eyes and screen readers."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable
from typing import TextIO

from voice.ears.ear import Sound
from voice.mouths.mouth import RATE_DEFAULT, MouthError


class PrintMouth:
    """Writes every sentence on `out` (standard output) at once."""

    name = "print"
    rate = RATE_DEFAULT
    volume = 1.0

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out

    def say(self, text: str, *, voice: int = 0) -> None:
        print(text, file=self._out or sys.stdout, flush=True)

    def play(self, sound: Sound) -> None:
        """A sound is nothing to print; whoever plays one says it in words too."""

    def prepare(self, texts: Iterable[str], *, voice: int = 0) -> None:
        """Printing needs no preparation."""

    def wait(self, timeout: float | None = None) -> bool:
        return True

    def stop(self) -> None:
        """What is printed stays."""

    def quiet_for(self) -> float:
        return math.inf

    def render(self, text: str, *, voice: int = 0) -> Sound:
        raise MouthError("the print mouth makes no sound; take --mouth pyttsx3")

    def close(self) -> None:
        """Nothing to free."""
