"""How words are pronounced: from the language's data, else from espeak-ng if it is here, else by rules of
the data.

The data (`grammars/languages/*/pronunciations.toml`) is made by `training/pronunciations.py` and covers
every word that may be said; players' names and words that a user adds are met only at run time.
"""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from functools import cache
from importlib import resources

from voice.ears.phones import NUMBER, fold

VOICES = {"sv": ("sv",), "nl": ("nl",), "en": ("en-us", "en-gb")}
"""espeak-ng's voices for each language."""


class Pronunciations:
    """The pronunciations of one language; call it with a word."""

    def __init__(self, language: str) -> None:
        self.language = language
        stored, letters = _stored(language)
        self._known: dict[str, tuple[str, ...]] = dict(stored)
        self._letters = letters

    def __call__(self, word: str) -> tuple[str, ...]:
        """The phone strings of a word, the likeliest first; never empty for a word with a letter in it."""
        key = word.lower()
        if key not in self._known:
            self._known[key] = self._spoken(key) or self._spelt(key)
        return self._known[key]

    def _spoken(self, word: str) -> tuple[str, ...]:
        return tuple(
            dict.fromkeys(p for voice in VOICES[self.language] if (p := espeak(word, voice, self.language)))
        )

    def _spelt(self, word: str) -> tuple[str, ...]:
        """Letter by letter, the longest groups first; rough, but better than a name that cannot be said."""
        phones, rest = "", word
        while rest:
            for size in (4, 3, 2, 1):
                if (sound := self._letters.get(rest[:size])) is not None and len(rest) >= size:
                    phones, rest = phones + sound, rest[size:]
                    break
            else:
                rest = rest[1:]
        return (phones,) if phones else ()


@cache
def _stored(language: str) -> tuple[dict[str, tuple[str, ...]], dict[str, str]]:
    path = resources.files("grammars") / "languages" / language / "pronunciations.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    words = {word: tuple(phones.split()) for word, phones in data["words"].items()}
    return words, dict(data["letters"])


@cache
def _espeak_path() -> str | None:
    return shutil.which("espeak-ng")


@cache
def espeak(word: str, voice: str, language: str) -> str:
    """espeak-ng's pronunciation in our phones; empty where it is not installed or says nothing."""
    program = _espeak_path()
    if program is None:
        return ""
    command = [program, "-q", "-v", voice, "--ipa", "--", word]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=5, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return fold(run.stdout, language) if run.returncode == 0 else ""


def is_pronunciation(phones: str) -> bool:
    """Whether `phones` is a string over the inventory."""
    return bool(phones) and all(phone in NUMBER for phone in phones)
