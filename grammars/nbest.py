"""Weighing all that an ear offers: the readings of every text of the n-best list, each at the cost of its
words and of its rank.

Scores are natural log-likelihoods of which only differences count. Where there are none, the order counts a
little. A text that means nothing at the table, or only something doubtful, speaks for talk, unless it is a
garbled form of one that does: see `_speaks_for_talk`.
"""

from __future__ import annotations

from typing import NamedTuple

from rapidfuzz.distance import Levenshtein

from engine.position import Position
from grammars.candidates import Candidate, candidate
from grammars.expected import narrowed
from grammars.heard import Heard
from grammars.language import Language
from grammars.lexicon import ENDING_COST, squeeze
from grammars.reading import ASKED, Reading, Table, read
from grammars.tokens import fold, tokenise

NAT = 0.4
"""The cost of a text that is one nat less likely than the best one."""
RANK = 0.3
"""The cost of each rank where the ear gives no scores."""
REACH = 1.1
"""A text that is so much less likely than the best reading changes nothing: it is more than MARGIN and NEAR
of `interpret`."""
MOST_PENALTY = 4.0
MOST_ALTERNATIVES = 20
GARBLED = 0.62
"""From this similarity of sound on, a text that means nothing is the same utterance written badly."""


class Weighed(NamedTuple):
    """One thing that may have been meant."""

    candidate: Candidate | None
    """None: talk."""
    cost: float
    """Of the words and of the rank together."""
    reading: Reading | None
    text: str
    """The alternative that it comes from."""
    words: float = 0.0
    """The cost of the words alone."""


class Dubious(NamedTuple):
    """A text that means nothing at the table, or only something to ask about."""

    text: str
    penalty: float
    rank: int
    nothing: bool


def penalties(heard: Heard) -> list[tuple[str, float]]:
    """Each different text with the cost of its rank, the best first."""
    alternatives = heard.alternatives[:MOST_ALTERNATIVES]
    if len(alternatives) == 1:
        return [(alternatives[0].text, 0.0)]
    scores = [item.score for item in alternatives if item.score is not None and item.score == item.score]
    best = max(scores, default=0.0)
    found: dict[str, float] = {}
    for rank, item in enumerate(alternatives):
        if item.score is None or item.score != item.score:
            cost = RANK * rank
        else:
            cost = NAT * (best - item.score) if best > item.score else 0.0
        cost = min(MOST_PENALTY, cost)
        if item.text not in found or cost < found[item.text]:
            found[item.text] = cost
    return sorted(found.items(), key=lambda item: item[1])


def weigh(
    heard: Heard, position: Position, language: Language, expect: str | None, names: tuple[str, ...]
) -> tuple[Weighed, ...]:
    """All that may have been meant, the cheapest first, each once."""
    folded = {fold(name).replace("'", ""): name for name in names}
    table = Table(language, position.rules.kind, tuple(folded))
    best: dict[tuple[object, ...], Weighed] = {}
    dubious: list[Dubious] = []
    order: dict[str, int] = {}
    supporters: dict[tuple[object, ...], list[str]] = {}
    """The texts that mean each thing."""
    nearest = float("inf")
    for text, penalty in penalties(heard):
        if penalty > nearest + REACH:
            break  # too unlikely to speak for or against anything
        order[text] = len(order)
        readings = narrowed(text, read(text, table), table, expect)
        if not readings or readings[0].cost > ASKED - 0.005:
            dubious.append(Dubious(text, penalty, len(order) - 1, not readings))
        for reading, found in _first_that_fits(readings, position, expect, folded):
            cost = reading.cost + penalty
            nearest = min(nearest, cost)
            key = _identity(found)
            supporters.setdefault(key, []).append(text)
            if key not in best or cost < best[key].cost:
                best[key] = Weighed(found, cost, reading, text, reading.cost)
    ranked = sorted(best.values(), key=_order)
    if ranked and dubious:
        chosen = ranked[0]
        forms = supporters[_identity(chosen.candidate)] if chosen.candidate else []
        rank = order[chosen.text]
        talk = [item.penalty for item in dubious if _speaks_for_talk(item, chosen, rank, forms, table)]
        if talk:
            ranked = sorted([*ranked, Weighed(None, min(talk), None, "")], key=_order)
    return tuple(ranked)


def _first_that_fits(
    readings: tuple[Reading, ...], position: Position, expect: str | None, names: dict[str, str]
) -> list[tuple[Reading, Candidate]]:
    """Each reading with what it would do. Of several intents of the same whole sentence ("stopp": a
    challenge, or quiet) only the first that can be done here; deeds come before controls."""
    pairs = [(reading, candidate(reading, position, expect, names)) for reading in readings]
    if (
        len(pairs) > 1
        and all(reading.meaning.kind == "sentence" for reading in readings)
        and readings[0].cost == readings[-1].cost
    ):
        return [next((pair for pair in pairs if pair[1].acts or pair[1].ask), pairs[0])]
    return pairs


def _order(item: Weighed) -> tuple[float, bool]:
    return item.cost, item.candidate is None or not item.candidate.acts


def _identity(found: Candidate) -> tuple[object, ...]:
    """What tells candidates apart: what is done, or what is asked."""
    ask = found.ask
    if ask is None:
        return (found.action, found.why)
    return (ask.question, *sorted((ask.partial or {}).items()), *ask.options)


def _speaks_for_talk(item: Dubious, chosen: Weighed, rank: int, forms: list[str], table: Table) -> bool:
    """Is `item` something else that was said, beside `chosen`, which stands at `rank` and was
    written as `forms`; or the same, written badly?

    An ear that prefers words that people say to the words of a bid has heard talk: "jag synar inte" before
    "jag synar", "lugn" before "lögn". Farther down the list the same words are what is left of a clear bid
    ("eight threes", "hate trees"), unless a word there turns the meaning round.
    """
    if item.text == chosen.text:
        return False
    marked = any(token in table.language.talk for token in tokenise(item.text))
    if item.rank > rank:
        return item.nothing and (marked or not _garbled(item.text, forms, table.language))
    if marked or _known(item.text, table):
        return True
    if not item.nothing:
        return False  # misheard words that mean something near
    lone = chosen.reading is not None and chosen.reading.meaning.kind == "sentence"
    return lone or not _garbled(item.text, forms, table.language)


def _known(text: str, table: Table) -> bool:
    """Are all words of `text` words that people say, spelt as they are spelt?"""
    language = table.language
    return all(
        token in language.talk
        or token in language.words
        or token in language.everyday
        or any(entry.cost <= ENDING_COST for entry in language.table.get(token, ()))
        or not token[0].isalpha()
        for token in tokenise(text)
    )


def _garbled(text: str, forms: list[str], language: Language) -> bool:
    """Does `text` sound much like one of `forms`?"""
    heard = language.sound.keys(squeeze(text)[:80])[1]
    return any(
        Levenshtein.normalized_similarity(heard, language.sound.keys(squeeze(form)[:80])[1]) >= GARBLED
        for form in forms
    )
