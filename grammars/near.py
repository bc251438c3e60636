"""Whole sentences that sound like what was heard.

The same sound in another spelling is taken for it ("twaifel"). A call that is only near is worth a
question, never an act; a query that is near in a long sentence changes no game, and is answered.
"""

from __future__ import annotations

from functools import lru_cache

from rapidfuzz import process
from rapidfuzz.distance import Levenshtein

from grammars.language import Language
from grammars.sentences import FACE, NAME, Intent

FARTHEST = 1.8
"""No whole sentence that is farther from what was heard is worth asking about."""
ONLY_NEAR = 1.05
"""The least cost of a call that only resembles what was heard: enough to ask, never to act."""
EVERYDAY = 0.3
"""What it costs more where a word that differs is an everyday word."""
CONTROL = 0.9
"""The greatest cost of a query or control: nobody is asked about those, they are said again sooner."""
SHORTEST, LONGEST = 4, 24
"""Letters of a sentence that is held against others."""
ONE_DIFFERS, TWO_DIFFER = 5, 8
"""From this many sounds on one sound may differ, and two: half the words of a language are one sound from a
short call."""
WEIGHT = 1.2
"""A whole sentence that differs says more than a word that does."""
KEEP_THEIR_WORDS = ("quit", "undo", "yes", "no")
"""Controls that change something, or answer: never by resemblance."""

Row = tuple[Intent, tuple[str, str]]


def sentences(tokens: tuple[str, ...], language: Language, kind: str) -> list[tuple[Intent, float]]:
    """The intents that `tokens` are near to, each once, and how far they are."""
    heard = "".join(tokens)
    if not SHORTEST <= len(heard) <= LONGEST or len(tokens) > 5 or not heard.isalpha():
        return []
    if any(token in language.talk for token in tokens):
        return []
    sound = language.sound.keys(heard)
    length = len(sound[1])
    most = 0 if length < ONE_DIFFERS else 1 if length < TWO_DIFFER else 2
    by_length = _by_length(language, kind)
    best: dict[str, tuple[Intent, float]] = {}
    for size in range(length - most, length + most + 1):
        rows, coarse = by_length.get(size, ((), ()))
        if not rows:
            continue
        for _, _, index in process.extract(
            sound[1], coarse, scorer=Levenshtein.distance, score_cutoff=most, limit=None, processor=None
        ):
            intent, keys = rows[index]
            cost = _cost(tokens, sound, intent, keys, most, language)
            if cost is not None and (intent.name not in best or cost < best[intent.name][1]):
                best[intent.name] = (intent, cost)
    return list(best.values())


def _cost(
    tokens: tuple[str, ...],
    sound: tuple[str, str],
    intent: Intent,
    keys: tuple[str, str],
    most: int,
    language: Language,
) -> float | None:
    """How far `tokens` are from the sentence of `intent`; None: too far."""
    cost = 0.05 + WEIGHT * language.sound.distance(sound, keys, most)
    same = sound[0] == keys[0]
    words = intent.said.replace("'", "").lower().split()
    strange = [word for word in tokens if word not in words]
    everyday = any(word in language.everyday or word in language.words for word in strange)
    if intent.is_control:
        near = same or (len(keys[1]) >= TWO_DIFFER and intent.name not in KEEP_THEIR_WORDS)
        return cost if near and not everyday and cost <= CONTROL else None
    if everyday or not same:
        cost = max(cost, ONLY_NEAR)
    if everyday:
        cost += EVERYDAY
    return cost if cost <= FARTHEST else None


@lru_cache(maxsize=8)
def _by_length(language: Language, kind: str) -> dict[int, tuple[list[Row], list[str]]]:
    """The whole sentences that may be misheard, with their sounds, by the length of the coarse one."""
    found: dict[int, tuple[list[Row], list[str]]] = {}
    for form, intents in language.sentences(kind).items():
        if NAME in form or FACE in form or len(form) < SHORTEST or intents[0].cost:
            continue
        keys = language.sound.keys(form)
        rows, coarse = found.setdefault(len(keys[1]), ([], []))
        rows.append((intents[0], keys))
        coarse.append(keys[1])
    return found
