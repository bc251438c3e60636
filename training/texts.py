"""What the synthetic voices say: sentences of the game, and made-up words that keep the head a model of
phones.

The sentences come from the project's own grammars; the made-up words from letter trigrams of its own
words, so that no word list of anybody is needed.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache

from engine import rulesets
from engine.position import Position
from grammars.language import load_language
from grammars.phrases import PhraseSet, Word, phrases
from voice.ears.expected_graphs import said_texts


@cache
def said(language: str, rules: str = "nl-perudo-open") -> PhraseSet:
    """What may be said in a game of the rule set."""
    return phrases(load_language(language), Position.from_options(rulesets.load(rules)))


def sentence(language: str, chance: random.Random) -> str:
    """Something for the game, half of the time; else one to four made-up words."""
    kind = chance.random()
    if kind < 0.32:
        return bid(language, chance)
    if kind < 0.47:
        return chance.choice(said(language).commands)
    if kind < 0.53:
        cards = said(language, "sv-bluffstopp")
        return f"{chance.choice(cards.suits).text} {chance.choice(cards.ranks).text}"
    return " ".join(made_up(language, chance) for _ in range(chance.choice((1, 1, 2, 3, 4))))


def bid(language: str, chance: random.Random) -> str:
    """A bid as people say it: now and then with an opener, a filler, a counter, a tail or a correction."""
    game = said(language)
    count, face = _word(game.counts, chance), _word(game.faces, chance)
    words = [count, face]
    if chance.random() < 0.15:
        words = [count]
    elif chance.random() < 0.1:
        words.insert(1, chance.choice(game.counters))
    elif chance.random() < 0.06:
        words.insert(1, chance.choice(game.fillers))
    if chance.random() < 0.06:
        words += [chance.choice(game.repairs), _word(game.counts, chance), _word(game.faces, chance)]
    if chance.random() < 0.25:
        words.insert(0, chance.choice(game.openers))
    elif chance.random() < 0.1:
        words.insert(0, chance.choice(game.fillers))
    if chance.random() < 0.05:
        words.append(chance.choice(game.tails))
    return " ".join(words)


def made_up(language: str, chance: random.Random) -> str:
    """A word that looks like one of the language and is mostly none."""
    following = _trigrams(language)
    for _ in range(20):
        word = "^^"
        while not word.endswith("$") and len(word) < 12:
            letters, weights = following[word[-2:]]
            word += chance.choices(letters, weights)[0]
        word = word.strip("^$")
        if 2 <= len(word) <= 9:
            return word
    return word


@cache
def _trigrams(language: str) -> dict[str, tuple[list[str], list[int]]]:
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    words = {
        word
        for rules in ("nl-perudo-open", "sv-bluffstopp")
        for text in said_texts(said(language, rules))
        for word in text.split()
    }
    for word in sorted(words):
        padded = f"^^{word.lower()}$"
        for i in range(2, len(padded)):
            counts[padded[i - 2 : i]][padded[i]] += 1
    return {pair: (list(after), list(after.values())) for pair, after in counts.items()}


def _word(words: Sequence[Word], chance: random.Random) -> str:
    """A value first, so that values with many names are not said more often, then one of its names."""
    value = chance.choice(sorted({word.value for word in words}))
    names = [word.text for word in words if word.value == value]
    return names[0] if chance.random() < 0.7 else chance.choice(names)
