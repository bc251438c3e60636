"""What this machine has for the game and what it lacks, with the way to get it; a line each, on any
machine."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from voice import devices, models
from voice.ears.vosk_model import is_dynamic, missing_files

LANGUAGES = ("sv", "nl", "en")
OLDEST_PYTHON = (3, 11)
LEAST_FREE = 500_000_000
"""Bytes on the disk below which a model does not fit."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    what: str
    here: bool
    says: str
    """What was found, or what is missing and how to get it."""
    needed: bool = True
    """Whether the game is poorer without it; False: an extra."""
    vital: bool = False
    """Whether the program is broken without it: `bluffbord doctor` ends with 1 then."""


def examine() -> Iterator[Finding]:
    """Looks at everything; what goes wrong while looking is a finding too."""
    for name, look in LOOKS.items():
        try:
            yield from look()
        except Exception as error:
            yield Finding(name, False, f"could not be looked at: {type(error).__name__}: {error}")


def _python() -> Iterator[Finding]:
    has = sys.version_info[:2]
    where = f"{platform.python_version()} on {platform.system()} {platform.machine()}"
    says = where if has >= OLDEST_PYTHON else f"{where}; 3.11 or newer is needed: https://www.python.org"
    yield Finding("python", has >= OLDEST_PYTHON, says, vital=True)


def _packages() -> Iterator[Finding]:
    missing = set()
    for requirement in importlib.metadata.requires("bluffbord") or []:
        name = re.split(r"[<>=!~\[; ]", requirement, maxsplit=1)[0]
        try:
            importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            missing.add(name)
    says = f"missing: {', '.join(sorted(missing))}; run: make setup" if missing else "all here"
    yield Finding("packages", not missing, says, vital=True)


def _voices() -> Iterator[Finding]:
    from voice.mouths.mouth import MouthError
    from voice.mouths.pyttsx3 import Pyttsx3Renderer

    for language in LANGUAGES:
        renderer = Pyttsx3Renderer(language)
        try:
            voices = renderer.voices()
            yield Finding(f"voice {language}", True, f"{len(voices)} for several speakers, first {voices[0]}")
        except MouthError as error:
            yield Finding(f"voice {language}", False, f"{error}; sentences are printed")
        finally:
            renderer.close()


def _microphone() -> Iterator[Finding]:
    yield _device("microphone", "input", "connect one to speak; until then you can type")


def _loudspeaker() -> Iterator[Finding]:
    yield _device("loudspeaker", "output", "connect one to hear the table; until then it prints")


def _device(what: str, kind: str, hint: str) -> Finding:
    try:
        devices.check(kind, None, 16000)
    except devices.DeviceError as error:
        return Finding(what, False, f"{error}; {hint}")
    found = devices.names(kind)
    return Finding(
        what, True, ", ".join(found[:4]) + (f" and {len(found) - 4} more" if len(found) > 4 else "")
    )


def _builtin_ear() -> Iterator[Finding]:
    lacks = models.builtin_ear_missing()
    says = (
        f"lacks {', '.join(lacks)}; they come with the program: get it again"
        if lacks
        else "all its files are here"
    )
    yield Finding("built-in ear", not lacks, says, vital=True)


def _vosk_models() -> Iterator[Finding]:
    for model in models.MODELS:
        get = f"bluffbord models get {model.language}"
        found = models.find_vosk(model.language)
        broken = [path for path in models.vosk_folders(model.language) if missing_files(path)]
        if found:
            how = "takes a grammar" if is_dynamic(found) else "free text, so the built-in ear goes first"
            yield Finding(f"vosk model {model.language}", True, f"{found.name}: {how}", needed=False)
        elif broken:
            says = f"{broken[0]} is incomplete; {get}"
            yield Finding(f"vosk model {model.language}", False, says, needed=False)
        else:
            says = f"not here, the built-in ear listens; {get} ({model.size / 1e6:.0f} MB)"
            yield Finding(f"vosk model {model.language}", False, says, needed=False)


def _folders() -> Iterator[Finding]:
    places: dict[str, Callable[..., str]] = {
        "settings": platformdirs.user_config_dir,
        "journals": platformdirs.user_data_dir,
        "downloads": platformdirs.user_cache_dir,
    }
    for what, where in places.items():
        folder = Path(where("bluffbord", appauthor=False))
        existing = next(path for path in (folder, *folder.parents) if path.exists())
        try:
            with tempfile.TemporaryFile(dir=existing):
                pass
        except OSError as error:
            says = f"{folder} cannot be written ({error.strerror}); mend its owner or its rights"
            yield Finding(f"folder for {what}", False, says, vital=True)
        else:
            yield Finding(f"folder for {what}", True, str(folder), vital=True)
    free = shutil.disk_usage(tempfile.gettempdir()).free
    says = f"{free / 1e9:.1f} GB free" if free > LEAST_FREE else f"{free / 1e6:.0f} MB free: make room"
    yield Finding("disk", free > LEAST_FREE, says)


def _locale() -> Iterator[Finding]:
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "")
    name = os.environ.get("LC_ALL") or os.environ.get("LC_CTYPE") or os.environ.get("LANG") or "not set"
    is_utf8 = encoding in ("utf8", "cp65001")
    says = f"{name}, written as {encoding}" if is_utf8 else f"{name}: set LANG=C.UTF-8 to see å, ä, ö and ë"
    yield Finding("letters", is_utf8, says)


LOOKS: dict[str, Callable[[], Iterator[Finding]]] = {
    "python": _python,
    "packages": _packages,
    "built-in ear": _builtin_ear,
    "vosk models": _vosk_models,
    "voices": _voices,
    "microphone": _microphone,
    "loudspeaker": _loudspeaker,
    "folders": _folders,
    "letters": _locale,
}


def versions() -> dict[str, str]:
    """The versions of what listens and speaks, for a report of a fault."""
    names = ("bluffbord", "vosk", "pyttsx3", "sounddevice", "onnxruntime")
    found = {}
    for name in names:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            found[name] = "missing"
    return found
