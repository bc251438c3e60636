"""How a written word sounds, roughly, and how far two sounds are apart.

A word gets two keys: the fine one spells its sound by the language's rules ("c" as "k", doubled letters
once), the coarse one also merges letters that sound much alike ("e" and "ä", "b" and "p"). The distance is
a weighted edit distance over both, relative to the length: a letter more matters less in a long word.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from rapidfuzz.distance import Levenshtein

FINE, COARSE = 0.35, 0.75
"""The cost of one edit in each key, in a word of four letters; set by hand so that "fäm" (fem), "firor"
(fyror), "sevn" (seven) act and "attor" (åttor? ettor?) is asked about."""
SAME_SOUND = 0.15
"""The cost of another spelling of the same sound."""
_DOUBLED = re.compile(r"(.)\1+")


class Sound:
    """The sound rules of one language (confusions.toml, [sound])."""

    def __init__(self, rules: Mapping[str, Any]) -> None:
        self._spelling: Sequence[tuple[str, str]] = [(a, b) for a, b in rules["spelling"]]
        classes: list[str] = rules["classes"]
        self._classes = str.maketrans({letter: letters[0] for letters in classes for letter in letters})
        self.keys = lru_cache(maxsize=4096)(self._keys)

    def _keys(self, word: str) -> tuple[str, str]:
        """The fine and the coarse key of a folded word."""
        for written, sounds in self._spelling:
            if written in word:
                word = word.replace(written, sounds)
        fine = _DOUBLED.sub(r"\1", word)
        return fine, _DOUBLED.sub(r"\1", fine.translate(self._classes))

    def distance(self, heard: tuple[str, str], meant: tuple[str, str], most: int = 3) -> float:
        """The cost of taking what has the keys `heard` for what has the keys `meant`; infinite when `most`
        edits are not enough."""
        if heard[0] == meant[0]:
            return SAME_SOUND
        coarse = Levenshtein.distance(heard[1], meant[1], score_cutoff=most)
        if coarse > most:
            return float("inf")
        fine = Levenshtein.distance(heard[0], meant[0])
        return (FINE * fine + COARSE * coarse) * 4 / max(3, len(heard[1]), len(meant[1]))
