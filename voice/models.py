"""Where speech models are, and how they get there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from voice.ears.vosk_model import is_dynamic, missing_files

SITE = "https://alphacephei.com/vosk/models"


@dataclass(frozen=True, slots=True)
class Model:
    """An official Vosk model."""

    language: str
    name: str
    size: int
    """Bytes of the zip file."""
    sha256: str | None
    """Digest of the zip file; None: the site's own list says its md5."""
    licence: str
    grammar: bool
    """Whether its graph takes a grammar."""
    exact: bool = True
    """Whether `size` is known to the byte."""

    @property
    def url(self) -> str:
        return f"{SITE}/{self.name}.zip"


MODELS = (
    Model(
        "en",
        "vosk-model-small-en-us-0.15",
        41205931,
        "30f26242c4eb449f948e42cb302dd7a686cb29a3423a8367f99ff41780942498",
        "Apache-2.0",
        True,
    ),
    Model("nl", "vosk-model-small-nl-0.22", 40441176, None, "Apache-2.0", True),
    Model(
        "sv",
        "vosk-model-small-sv-rhasspy-0.15",
        304_000_000,
        "5b54f2ca8cacf9766588d05f6c8ca7e8921f054f050726e29d3516e78aefe054",
        "MIT",
        False,
        exact=False,
    ),
)
BUILTIN_FILES = ("encoder.onnx", "head.npz")


def folders() -> list[Path]:
    """Where models are looked for, in order: $BLUFFBORD_MODELS, models/ here and beside the program, the
    user's data."""
    chosen = os.environ.get("BLUFFBORD_MODELS")
    places = [Path(chosen)] if chosen else []
    places += [Path("models"), Path(__file__).resolve().parent.parent / "models", user_folder()]
    return list(dict.fromkeys(place.absolute() for place in places))


def user_folder() -> Path:
    """The user's own folder of models."""
    return Path(platformdirs.user_data_dir("bluffbord", appauthor=False)) / "models"


def writable_folder() -> Path:
    """Where a new model goes: $BLUFFBORD_MODELS, a checkout's models/, or the user's own folder."""
    if chosen := os.environ.get("BLUFFBORD_MODELS"):
        return Path(chosen)
    checkout = Path(__file__).resolve().parent.parent / "models"
    return checkout if (checkout / "README.md").is_file() and os.access(checkout, os.W_OK) else user_folder()


def find_vosk(language: str) -> Path | None:
    """The whole Vosk model of a language that listens best: one that takes a grammar first, then by
    folder."""
    whole = [model for model in vosk_folders(language) if not missing_files(model)]
    return min(whole, key=lambda model: not is_dynamic(model), default=None)


def vosk_folders(language: str) -> Iterator[Path]:
    """Folders named like a Vosk model of the language (vosk-model-small-nl-0.22), whole or not."""
    named = name_pattern(language)
    for folder in folders():
        if folder.is_dir():
            yield from sorted(path for path in folder.iterdir() if path.is_dir() and named.match(path.name))


def name_pattern(language: str) -> re.Pattern[str]:
    """What the folder of a language's Vosk model is called."""
    return re.compile(rf"vosk-model-(small-)?{re.escape(language)}(-|$)")


def builtin_ear_missing() -> list[str]:
    """Files of the built-in ear that are in none of the folders."""
    return [
        name
        for name in BUILTIN_FILES
        if not any((folder / "builtin" / name).is_file() for folder in folders())
    ]
