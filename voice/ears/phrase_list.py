"""A `PhraseSet` as the list of short phrases that a bigram grammar (Vosk's) is made from.

Such a grammar joins words by pairs, so each pair that may follow one another has to stand in one phrase,
and whole sentences of several slots need not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, product

from grammars.phrases import PhraseSet, Word

ALL_PAIRS = 300
"""Two slots with at most so many pairs give them all."""
PARTNERS = 3
"""Else each word gets so many partners of the other slot."""


def phrase_list(said: PhraseSet | Iterable[str]) -> list[str]:
    """Pairs of neighbours and every whole sentence of `said`, each once; a plain list as it is."""
    phrases = _all(said) if isinstance(said, PhraseSet) else said
    return list(dict.fromkeys(phrases))


def _all(said: PhraseSet) -> Iterator[str]:
    counts, faces = _texts(said.counts), _texts(said.faces)
    bare = _texts(said.bare_faces)
    ranks, suits = _texts(said.ranks), _texts(said.suits)
    yield from _pairs(_first_of_each(said.counts), _first_of_each(said.faces))
    yield from _pairs(counts, [*faces, *bare])
    yield from _pairs(said.openers, counts)
    yield from _pairs(counts, said.counters)
    yield from _pairs(said.counters, [*faces, *bare])
    yield from _pairs(faces, said.tails)
    yield from _pairs(chain(faces, counts), said.repairs)
    yield from _pairs(said.repairs, chain(counts, faces))
    yield from _pairs(counts, said.choices)
    yield from _pairs(said.choices, counts)
    yield from _pairs(said.vague, faces)
    yield from _pairs(said.card_openers, chain(ranks, suits))
    yield from _pairs(suits, ranks)
    yield from _pairs(ranks, said.card_links)
    yield from _pairs(said.card_links, suits)
    for alone in (
        counts,
        faces,
        bare,
        ranks,
        suits,
        said.openers,
        said.fillers,
        said.commands,
        said.names,
        said.decoys,
    ):
        yield from alone


def _texts(words: Iterable[object]) -> list[str]:
    return [getattr(word, "text", str(word)) for word in words]


def _first_of_each(words: Iterable[Word]) -> list[str]:
    """The usual word of each value."""
    return list({word.value: word.text for word in reversed(tuple(words))}.values())[::-1]


def _pairs(first: Iterable[str], second: Iterable[str]) -> Iterator[str]:
    a, b = list(first), list(second)
    if len(a) * len(b) <= ALL_PAIRS:
        yield from (f"{x} {y}" for x, y in product(a, b))
        return
    longer = max(len(a), len(b))
    for n in range(longer * PARTNERS):  # the longer slot three times over, the shorter one round and round
        i, j = (n // PARTNERS, n) if len(a) == longer else (n, n // PARTNERS)
        yield f"{a[i % len(a)]} {b[j % len(b)]}"
