"""Earcons: short sounds that say what a line says too, so that nobody has to wait for the words."""

from __future__ import annotations

from functools import cache

import numpy as np

from voice.ears.ear import RATE, Sound

NOTES: dict[str, tuple[float, ...]] = {
    "tick": (1200.0,),
}
"""Each earcon as its notes, in hertz."""
LONGEST = 0.2
"""Seconds."""
LOUDNESS = 0.2


@cache
def earcon(name: str) -> Sound:
    """The sound called `name` (16 kHz mono, at most 0.2 s). Raises KeyError for a name not in NOTES."""
    notes = NOTES[name]
    length = int(min(0.07, LONGEST / len(notes)) * RATE)
    clock = np.arange(length) / RATE
    # A raised cosine keeps the ends of each note from clicking.
    envelope = np.sin(np.pi * np.arange(length) / length) ** 2
    sound = np.concatenate([np.sin(2 * np.pi * note * clock) * envelope for note in notes])
    return np.asarray(LOUDNESS * sound, np.float32)
