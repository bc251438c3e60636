"""Number words, made from the language's own units, tens and joins: 0-100 in every way they are said.

Only letters matter to the reader (see `lexicon`), so a compound is made once, joined; "tjugo två",
"tjugo-två" and "tjugotvå" are the same. A test holds the result against Unicode's rule-based number
formats.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def number_words(data: Mapping[str, Any]) -> dict[str, int]:
    """Every spoken form (joined where it is a compound) with its value, from a language's numbers.toml."""
    words: Mapping[str, list[str]] = data["words"]
    found = {form: int(value) for value, forms in words.items() for form in forms}
    compounds = data["compounds"]
    for value, form in _compounds(words, compounds, data["use"]):
        found.setdefault(form, value)
    return found


def _compounds(
    words: Mapping[str, list[str]], compounds: Mapping[str, Any], use: Mapping[str, Any]
) -> Iterator[tuple[int, str]]:
    units: Mapping[str, list[str]] = use.get("compound_words", {})
    unit_first = compounds["order"] == "unit-first"
    for tens, forms in compounds.items():
        if not tens.isdigit():
            continue
        for unit in range(1, 10):
            for second in units.get(str(unit), words[str(unit)]):
                for first in forms:
                    for link in compounds["links"]:
                        yield int(tens) + unit, second + link + first if unit_first else first + second


def written_numbers(data: Mapping[str, Any], most: int = 40) -> tuple[tuple[str, int], ...]:
    """One way to write each number 1..`most`, joined, for phrases that a recogniser is to listen for."""
    best: dict[int, str] = {}
    for form, value in number_words(data).items():
        best.setdefault(value, form)
    return tuple((best[value], value) for value in range(1, most + 1))
