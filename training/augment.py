"""Makes a clean synthetic voice sound like somebody at a table: other throats, rooms, microphones, noise.

Every effect has its chance; all are drawn from the given generator, so a clip's seed decides.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import soxr
from numpy.typing import NDArray
from scipy.signal import butter, fftconvolve, lfilter

from training.noise import coloured
from voice.ears.ear import RATE, Sound

HALF = RATE / 2
SILENT_BELOW = -36.0
"""dB below the loudest frame under which the ends of a clip are cut off."""


def augmented(sound: Sound, generator: np.random.Generator, others: Sequence[Sound] = ()) -> Sound:
    """Another version of a clip; `others` are clips that may babble behind it."""
    sound = trimmed(sound)
    if generator.random() < 0.6:  # pitch, formants and tempo together
        factor = float(np.clip(np.exp(generator.normal(0, 0.07)), 0.84, 1.19))
        sound = soxr.resample(sound, RATE * factor, RATE)
    sound = _coloured_by_microphone(sound / (np.abs(sound).max() + 1e-6), generator)
    if generator.random() < 0.4:
        sound = _in_a_room(sound, generator)
    sound = sound / (np.abs(sound).max() + 1e-6)
    level = float(np.sqrt((sound**2).mean()))
    lead, tail = (np.zeros(int(generator.uniform(0.02, 0.35) * RATE), np.float32) for _ in range(2))
    sound = np.concatenate([lead, sound, tail])
    if generator.random() < 0.75:
        sound = sound + _behind(len(sound), generator, others) * level * 10 ** (
            -generator.uniform(6, 40) / 20
        )
    if generator.random() < 0.03:
        sound = np.clip(sound, -0.3, 0.3)
    loudest = generator.uniform(0.04, 0.9)
    return (sound * loudest / (np.abs(sound).max() + 1e-6)).astype(np.float32)


def trimmed(sound: Sound) -> Sound:
    """Without the silence at both ends."""
    frames = sound[: len(sound) // 160 * 160].reshape(-1, 160)
    if len(frames) < 4:
        return sound
    levels = np.sqrt((frames**2).mean(axis=1) + 1e-12)
    loud = np.flatnonzero(levels > levels.max() * 10 ** (SILENT_BELOW / 20))
    return sound[max(0, loud[0] * 160 - 320) : (loud[-1] + 1) * 160 + 640]


def _coloured_by_microphone(sound: Sound, generator: np.random.Generator) -> NDArray[np.float64]:
    if generator.random() < 0.5:
        sound = lfilter([1, -generator.uniform(-0.5, 0.7)], [1], sound)
    kind = generator.random()
    if kind < 0.15:  # a telephone
        edges = [generator.uniform(150, 350) / HALF, generator.uniform(3000, 3700) / HALF]
        sound = lfilter(*butter(2, edges, "band"), sound)
    elif kind < 0.4:
        sound = lfilter(*butter(2, generator.uniform(3500, 7400) / HALF), sound)
    if generator.random() < 0.3:
        sound = lfilter(*butter(1, generator.uniform(60, 220) / HALF, "high"), sound)
    if generator.random() < 0.4:  # a resonance
        centre, width = generator.uniform(300, 5000), generator.uniform(0.5, 2)
        edges = [centre / (1 + 0.5 / width) / HALF, min(7800.0, centre * (1 + 0.5 / width)) / HALF]
        sound = sound + generator.uniform(-0.7, 2) * lfilter(*butter(1, edges, "band"), sound)
    return sound


def _in_a_room(sound: NDArray[np.float64], generator: np.random.Generator) -> NDArray[np.float64]:
    samples = int(generator.uniform(0.08, 0.5) * RATE)
    room = generator.standard_normal(samples) * np.exp(-6.9 * np.arange(samples) / samples)
    room[: int(generator.uniform(0.001, 0.02) * RATE)] = 0
    room *= generator.uniform(0.1, 0.6) / np.sqrt((room**2).sum() + 1e-12)
    room[0] = 1.0
    return fftconvolve(sound, room)[: len(sound) + int(0.15 * RATE)]


def _behind(samples: int, generator: np.random.Generator, others: Sequence[Sound]) -> Sound:
    """Noise or babble of root mean square 1."""
    if len(others) < 3 or generator.random() > 0.15:
        return coloured(samples, str(generator.choice(["white", "pink", "brown"])), generator)
    babble = np.zeros(samples, np.float32)
    for i in generator.choice(len(others), 3, replace=False):
        voice = others[i]
        babble += np.tile(voice, samples // len(voice) + 1)[:samples]
    return babble / np.sqrt((babble**2).mean() + 1e-9)
