"""Ear words: what a recogniser listens for where it lacks a word, and the way back to the word that was
meant.

A Vosk model hears only words of its own list, and "dudo" is in none. `grammars/languages/L/ear_words.toml`
names, for such words, sound-alikes made of words that models have; the model is given those, and the text
that comes back says "dudo" again.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

UNKNOWN = "[unk]"
"""Stands in a text for a word that is none of the game's."""


@dataclass(frozen=True, slots=True)
class SoundAlikes:
    """The ear words of a language, as its data has them."""

    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """A word and its sound-alikes, likeliest first."""
    parts: Sequence[str] = ()
    """Words that others are made of: who lacks "twentyfive" listens for "twenty five"."""


def load_ear_words(language: str, model: str = "", file: Path | None = None) -> SoundAlikes:
    """The ear words of a language; those for `model` (a folder's name) before the general ones. A language
    without a file has none."""
    source = file or files("grammars") / "languages" / language / "ear_words.toml"
    if not source.is_file():
        return SoundAlikes()
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    tables = (data.get("any", {}), data.get("models", {}).get(model, {}))
    words = {word: tuple(alikes) for table in tables for word, alikes in table.items()}
    return SoundAlikes(words, tuple(data.get("parts", ())))


class EarWords:
    """Phrases of the game -> phrases of the model's own words, and back. `knows` asks the model for one
    word."""

    def __init__(self, alikes: SoundAlikes, knows: Callable[[str], bool]) -> None:
        self._knows = knows
        self._alikes = {
            word: found
            for word, texts in alikes.words.items()
            if (found := [split for text in texts if all(map(knows, split := tuple(text.split())))])
        }
        self._parts = tuple(filter(knows, alikes.parts))
        self._forms: dict[str, list[tuple[str, ...]]] = {}
        self._back: dict[tuple[str, ...], str] = {}
        self._longest = 1
        self.missing: set[str] = set()
        """Words asked for that the model can hear in no way."""

    def phrases(self, phrases: Iterable[str]) -> list[str]:
        """The phrases in words of the model, each sound-alike of each word in one of them at least (a Vosk
        grammar joins words in any order, so all combinations are not needed). What cannot be heard is left
        out."""
        self._back = {}
        heard: dict[str, None] = {}
        for phrase in phrases:
            forms = [self._of(word) for word in phrase.split()]
            if not forms or not all(forms):
                continue
            for choice in range(max(map(len, forms))):
                words = [form[min(choice, len(form) - 1)] for form in forms]
                heard[" ".join(part for form in words for part in form)] = None
        self._longest = max(map(len, self._back), default=1)
        return list(heard)

    def read(self, words: Sequence[str]) -> list[str]:
        """Words that the model heard as words of the game: sound-alikes put back, longest first; a word
        that is none of the game's (a decoy) becomes UNKNOWN."""
        text, i = [], 0
        while i < len(words):
            for n in range(min(self._longest, len(words) - i), 0, -1):
                if (word := self._back.get(tuple(words[i : i + n]))) is not None:
                    break
            else:
                n, word = 1, UNKNOWN
            text.append(word)
            i += n
        return text

    @property
    def words(self) -> set[str]:
        """The model's words that stand for something in the phrases last given."""
        return {part for form in self._back for part in form}

    def _of(self, word: str) -> list[tuple[str, ...]]:
        if word not in self._forms:
            own: list[tuple[str, ...]] = [(form,) for form in (word, word.lower()) if self._knows(form)]
            self._forms[word] = own[:1] or self._alikes.get(word, []) or self._in_parts(word)
            if not self._forms[word]:
                self.missing.add(word)
        forms = self._forms[word]
        for form in forms:
            if form in ((word,), (word.lower(),)):  # a real word outranks one that only sounds like it
                self._back[form] = word
            else:
                self._back.setdefault(form, word)
        return forms

    def _in_parts(self, word: str) -> list[tuple[str, ...]]:
        """The word as parts that the model has, in the one or two ways that there are."""
        if word in self._parts:
            return [(word,)]
        return [
            (part, *rest)
            for part in self._parts
            if word.startswith(part) and part != word
            for rest in self._in_parts(word[len(part) :])
        ]
