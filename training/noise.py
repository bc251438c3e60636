"""Sounds in which nothing is said, and noise to mix into speech."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, lfilter

from training.speakers import Clip
from voice.ears.ear import RATE

SLOPES = {"white": 0.0, "pink": 0.5, "brown": 1.0}
"""Exponents of the spectrum's fall."""


def coloured(samples: int, colour: str, generator: np.random.Generator) -> NDArray[np.float32]:
    """Noise of a colour, root mean square 1."""
    spectrum = np.fft.rfft(generator.standard_normal(samples + 1))
    spectrum /= np.arange(1, len(spectrum) + 1) ** SLOPES[colour]
    noise = np.fft.irfft(spectrum, samples + 1)[:samples]
    return (noise / np.sqrt((noise**2).mean() + 1e-12)).astype(np.float32)


def made_noise(text: str, language: str, chance: random.Random) -> Clip:
    """Noise, tones, clicks, gusts or hum, with an empty label."""
    generator = np.random.default_rng(chance.getrandbits(32))
    samples = int(chance.uniform(0.6, 2.5) * RATE)
    made = chance.choice((_steady, _tones, _clicks, _gusts, _hum))(samples, generator)
    return Clip(made.astype(np.float32) * chance.uniform(0.1, 0.9), "", language, "noise", text)


def _steady(samples: int, generator: np.random.Generator) -> NDArray[np.float64]:
    return coloured(samples, str(generator.choice(list(SLOPES))), generator) * 0.2


def _tones(samples: int, generator: np.random.Generator) -> NDArray[np.float64]:
    sound, time = np.zeros(samples), np.arange(samples) / RATE
    for _ in range(generator.integers(3, 12)):
        pitch, start = generator.uniform(80, 1200), generator.integers(0, samples - 1)
        after = time[: samples - start]
        overtones = sum(np.sin(2 * np.pi * pitch * k * after) / k for k in range(1, generator.integers(2, 7)))
        sound[start:] += np.exp(-after * generator.uniform(1, 8)) * overtones
    return sound / (np.abs(sound).max() + 1e-6)


def _clicks(samples: int, generator: np.random.Generator) -> NDArray[np.float64]:
    """Dice, cups, chairs."""
    sound = coloured(samples, "pink", generator) * 0.01
    for _ in range(generator.integers(2, 14)):
        start, length = generator.integers(0, samples - 900), generator.integers(60, 900)
        decay = np.exp(-np.arange(length) / generator.uniform(20, 300))
        sound[start : start + length] += (
            generator.standard_normal(length) * decay * generator.uniform(0.1, 0.5)
        )
    return sound


def _gusts(samples: int, generator: np.random.Generator) -> NDArray[np.float64]:
    swell = np.interp(np.arange(samples), np.linspace(0, samples, 12), generator.uniform(0, 1, 12) ** 2)
    low, high = generator.uniform(100, 2000), generator.uniform(2500, 7500)
    taps = butter(1, [low / (RATE / 2), high / (RATE / 2)], "band")
    return lfilter(*taps, generator.standard_normal(samples)) * swell * 0.3


def _hum(samples: int, generator: np.random.Generator) -> NDArray[np.float64]:
    hum = np.sin(2 * np.pi * 50 * np.arange(samples) / RATE) * 0.3 * (generator.random() < 0.5)
    return generator.standard_normal(samples) * 1e-3 + hum
