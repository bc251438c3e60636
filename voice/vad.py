"""Voice activity: which 20 ms frames of a sound are speech.

Two tests, the cheap one first: a frame must stand out from the noise floor, and WebRTC's detector must
take it for a voice. In silence only the first runs, at a few microseconds a frame. (Silero's network hears
better in noise but costs 1.0-1.8 ms a frame of 32 ms here, more than the whole ear.)
"""

from __future__ import annotations

from collections import deque

import numpy as np
import webrtcvad

from voice.ears.ear import RATE, Sound

FRAME = 320
"""Samples a frame: 20 ms."""
FRAME_SECONDS = FRAME / RATE
AGGRESSIVENESS = 2
"""WebRTC's own scale, 0 to 3."""
QUIETEST = -62.0
"""dB below full scale under which nothing is speech."""
ABOVE_FLOOR = 7.0
"""dB by which speech stands out from the noise floor."""
FLOOR_FRAMES = 75
"""The floor is the softest 0.1 s of the last 1.5 s."""
SETTLING_FRAMES = 15
"""For the first 0.3 s of a stream the floor is not known and taken to be at most UNKNOWN_FLOOR."""
UNKNOWN_FLOOR = -45.0
NOISY = -45.0
"""dB of a noise floor above which soft endings may drown."""


class VoiceActivity:
    """Tells speech from silence and noise, frame by frame; one for each stream."""

    def __init__(self) -> None:
        self._detector = webrtcvad.Vad(AGGRESSIVENESS)
        self._levels: deque[float] = deque(maxlen=5)
        self._means: deque[float] = deque(maxlen=FLOOR_FRAMES)
        self._seen = 0
        self.level = -100.0
        """dB of the last frame."""

    @property
    def floor(self) -> float:
        """dB of the noise floor."""
        floor = min(self._means, default=-100.0)
        return min(floor, UNKNOWN_FLOOR) if self._seen < SETTLING_FRAMES else floor

    @property
    def noisy(self) -> bool:
        """Is the background so loud that the end of speech may drown in it?"""
        return self.floor > NOISY

    def is_speech(self, frame: Sound) -> bool:
        """Whether the next FRAME samples of the stream are speech."""
        swing = frame - frame.mean()  # many sound cards add a constant
        self.level = 10 * float(np.log10(np.dot(swing, swing) / len(frame) + 1e-10))
        self._levels.append(self.level)
        if len(self._levels) == self._levels.maxlen:
            self._means.append(sum(self._levels) / len(self._levels))
        self._seen += 1
        if self.level < max(QUIETEST, self.floor + ABOVE_FLOOR):
            return False
        samples = (np.clip(frame, -1.0, 1.0) * 32767).astype(np.int16)
        return bool(self._detector.is_speech(samples.tobytes(), RATE))
