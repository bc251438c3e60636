"""Sound files: WAV, FLAC, Ogg or MP3 of any rate and channels becomes the one sound that ears know."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]
import soxr  # type: ignore[import-untyped]

from voice.ears.ear import RATE, Sound


class AudioFileError(ValueError):
    """The file cannot be heard; the message names it and says why, in one line."""


def read_sound(path: str | os.PathLike[str]) -> Sound:
    """The file as mono samples at RATE. Raises AudioFileError if it is missing, empty or no sound."""
    path = Path(path)
    if not path.exists():
        raise AudioFileError(f"{path}: no such file")
    if path.is_dir():
        raise AudioFileError(f"{path}: is a folder, not a sound file")
    if path.stat().st_size == 0:
        raise AudioFileError(f"{path}: the file is empty")
    try:
        samples, rate = soundfile.read(path, dtype="float32", always_2d=True)
    except (soundfile.LibsndfileError, OSError, ValueError) as error:
        raise AudioFileError(f"{path}: no sound file (WAV, FLAC): {_reason(error)}") from None
    if not len(samples):
        raise AudioFileError(f"{path}: holds no sound (0 samples)")
    return to_ear(samples, rate)


def write_sound(path: str | os.PathLike[str], sound: Sound) -> None:
    """Writes mono sound at RATE as 16-bit samples; the name ends in the format (.wav, .flac)."""
    soundfile.write(path, sound, RATE, subtype="PCM_16")


def to_ear(samples: np.ndarray, rate: int) -> Sound:
    """Samples of shape (n,) or (n, channels) at `rate` as mono at RATE; NaN (broken files) is silence."""
    mono = samples if samples.ndim == 1 else samples.mean(axis=1)
    mono = np.nan_to_num(np.asarray(mono, np.float32), nan=0.0, posinf=0.0, neginf=0.0)
    if rate != RATE:
        mono = soxr.resample(mono, rate, RATE)
    return np.ascontiguousarray(np.clip(mono, -1.0, 1.0), np.float32)


def _reason(error: Exception) -> str:
    return str(getattr(error, "error_string", error)).strip().rstrip(".").splitlines()[0]
