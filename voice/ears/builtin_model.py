"""The two networks of the built-in ear: sound -> log-probabilities of phones, 50 frames a second.

Whisper base's encoder (int8 ONNX, one thread) gives 512 numbers a frame; a small head of convolutions,
computed here in numpy, makes log-probabilities of the phones and CTC's blank of them.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import numpy as np
import onnxruntime
import platformdirs
from numpy.typing import NDArray

from voice.ears.ear import RATE, Sound
from voice.ears.log_mel import log_mel

LANGUAGES = {"sv": 0, "nl": 1, "en": 2}
"""Row of each language in the head's table of languages."""
LONGEST = 6
"""Seconds: the longest window of the encoder."""
FRAMES_A_SECOND = 50
LogProbs = NDArray[np.float32]
"""(frames, 49): natural log-probabilities of the blank and of each phone."""


class ModelMissingError(FileNotFoundError):
    """A file of the built-in ear is nowhere to be found; the message names the folders that were looked
    in."""


def find(name: str) -> Path:
    """A file of the built-in ear: in $BLUFFBORD_MODELS, the checkout's models/, or the user's data folder."""
    roots = [
        Path(__file__).parents[2] / "models",
        Path("models"),
        Path(platformdirs.user_data_dir("bluffbord"), "models"),
    ]
    if chosen := os.environ.get("BLUFFBORD_MODELS"):
        roots.insert(0, Path(chosen))
    for root in roots:
        if (path := root / "builtin" / name).is_file():
            return path
    looked = ", ".join(str(root / "builtin") for root in roots)
    raise ModelMissingError(f"the built-in ear's {name} is in none of {looked}")


class PhoneModel:
    """Encoder and head, loaded once; use from one thread."""

    def __init__(self, encoder: Path | None = None, head: Path | None = None) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self._encoder = onnxruntime.InferenceSession(
            str(encoder or find("encoder.onnx")), options, providers=["CPUExecutionProvider"]
        )
        self._head = Head(head or find("head.npz"))

    def log_probs(self, sound: Sound, language: str) -> LogProbs:
        """The phones of up to LONGEST seconds of sound (of a longer one, the last LONGEST seconds)."""
        return self._head(self.frames(sound), language)

    def frames(self, sound: Sound) -> NDArray[np.float32]:
        """(frames, 512) of the encoder, as many as the sound covers and 0.06 s more."""
        sound = sound[-LONGEST * RATE :]
        sound = sound - sound.mean() if len(sound) else sound  # many sound cards add a constant
        seconds = len(sound) / RATE
        window = min(LONGEST, max(1.0, np.ceil((seconds + 0.1) * 2) / 2))
        padded = np.zeros(int(window * RATE), np.float32)
        padded[: len(sound)] = sound * (0.5 / max(1e-4, float(np.abs(sound).max(initial=0.0))))
        frames = self._encoder.run(None, {"mel": log_mel(padded)[None]})[0][0]
        return frames[: int(np.ceil((seconds + 0.06) * FRAMES_A_SECOND))]


class Head:
    """Frames of the encoder -> log-probabilities of phones, in numpy."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as stored:
            self._layers, self._width = int(stored["cfg"][1]), int(stored["cfg"][2])
            self._weights = {name: stored[name].astype(np.float32) for name in stored.files if name != "cfg"}

    def __call__(self, frames: NDArray[np.float32], language: str) -> LogProbs:
        w = self._weights
        x = (
            (frames - w["mu"]) / w["sd"] @ w["win"]
            + w["bin"]
            + w["lang"][LANGUAGES.get(language, len(LANGUAGES))]
        )
        reach = self._width // 2
        for i in range(self._layers):
            normed = np.pad(_layer_norm(x, w[f"g{i}"], w[f"h{i}"]), ((reach, reach), (0, 0)))
            around = np.concatenate([normed[j : j + len(x)] for j in range(self._width)], axis=1)
            x = x + _gelu(around @ w[f"w{i}"] + w[f"b{i}"])
        logits = _layer_norm(x, w["go"], w["ho"]) @ w["wo"] + w["bo"]
        logits -= logits.max(axis=1, keepdims=True)
        return logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))


def _layer_norm(
    x: NDArray[np.float32], gain: NDArray[np.float32], shift: NDArray[np.float32]
) -> NDArray[np.float32]:
    centred = x - x.mean(axis=1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(axis=1, keepdims=True) + 1e-5) * gain + shift


def _gelu(x: NDArray[np.float32]) -> NDArray[np.float32]:
    return 0.5 * x * (1 + np.tanh(0.7978845608 * (x + 0.044715 * x**3)))


@cache
def shared_model() -> PhoneModel:
    """The one model of this process: 60 MB and half a second to load."""
    return PhoneModel()
