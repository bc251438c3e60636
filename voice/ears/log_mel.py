"""Whisper's input features in numpy: 80 log-mel bins a 10 ms step (OpenAI whisper, `audio.py`)."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from voice.ears.ear import RATE, Sound

WIDTH, STEP, BINS = 400, 160, 80
"""Samples a frame and between frames (25 and 10 ms), mel bins."""


def log_mel(sound: Sound) -> NDArray[np.float32]:
    """(80, len(sound) / 160) features of a sound that is silence-padded to the window of the encoder."""
    padded = np.pad(sound, WIDTH // 2, mode="reflect")
    frames = np.lib.stride_tricks.sliding_window_view(padded, WIDTH)[:-1:STEP]
    power = np.abs(np.fft.rfft(frames * _hann(), axis=1).astype(np.complex64)) ** 2
    logs = np.log10(np.maximum(_filters() @ power.T, 1e-10))
    logs = np.maximum(logs, logs.max() - 8.0)
    return ((logs + 4.0) / 4.0).astype(np.float32)


@cache
def _hann() -> NDArray[np.float32]:
    return (0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WIDTH) / WIDTH)).astype(np.float32)


@cache
def _filters() -> NDArray[np.float32]:
    """(80, 201) triangular filters on Slaney's mel scale (linear to 1 kHz, then logarithmic), each of unit
    area."""
    edges = _hertz(np.linspace(0.0, _mel(RATE / 2), BINS + 2))
    bins = np.fft.rfftfreq(WIDTH, 1 / RATE)
    widths = np.diff(edges)
    slopes = edges[:, None] - bins[None, :]
    rising, falling = -slopes[:-2] / widths[:-1, None], slopes[2:] / widths[1:, None]
    triangles = np.maximum(0.0, np.minimum(rising, falling))
    return (triangles * (2.0 / (edges[2:] - edges[:-2]))[:, None]).astype(np.float32)


_LINEAR = 200.0 / 3
"""Hertz a mel below 1 kHz."""
_LOG_STEP = np.log(6.4) / 27.0
"""Growth of the logarithm of hertz a mel above 1 kHz."""
_KNEE = 1000.0


def _mel(hertz: float) -> float:
    return float(_KNEE / _LINEAR + np.log(hertz / _KNEE) / _LOG_STEP) if hertz > _KNEE else hertz / _LINEAR


def _hertz(mel: NDArray[np.float64]) -> NDArray[np.float64]:
    knee = _KNEE / _LINEAR
    return np.where(mel < knee, mel * _LINEAR, _KNEE * np.exp(_LOG_STEP * (mel - knee)))
