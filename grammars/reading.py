"""Reading: a text -> everything that it may mean at the table, each with its cost, before anybody asks what
is legal.

The cheapest path through the lattice (`lattice`) and the grammar (`grammar`) at once, for each meaning;
whole sentences come first, by their letters alone.
"""

from __future__ import annotations

from typing import NamedTuple

from grammars import lattice, near
from grammars.categories import Category, Entry
from grammars.fragments import MUDDLE, Meaning, fold
from grammars.grammar import BIDS, CARDS, START, Flag, Rule, State, States
from grammars.language import Language
from grammars.sentences import CONTROL_NAMES, FACE, NAME, SPECIAL, Intent, Sentences
from grammars.sound import SAME_SOUND
from grammars.tokens import OPAQUE, QUESTION, UNKNOWN, tokenise

FARTHEST = 3.0
"""Nothing that costs more is kept."""
MOST_STATES = 32
"""Readings kept at each node of the lattice."""
WORD = 0.01
"""The cost of each word: of two ways to explain a sentence, the one with longer words."""
REPEATED = 0.1
"""A whole sentence said twice: "bluff, bluff"."""
UNLIKE = 1.0
"""Words of bids that cost more leave room for a call of the same sound."""
ASKED = 1.1
"""A deed with a question mark."""


class Path(NamedTuple):
    """How a reading came about: the last words, and the path before them."""

    before: Path | None
    heard: str
    meant: tuple[Entry, ...] | Intent
    cost: float

    def row(self) -> list[Path]:
        """All steps from the first on."""
        found: list[Path] = []
        step: Path | None = self
        while step is not None:
            found.append(step)
            step = step.before
        return found[::-1]


class Reading(NamedTuple):
    """One meaning of a text, at its least cost."""

    meaning: Meaning
    cost: float
    weak: bool = False
    """Does it rest on a number alone that is another word too?"""
    path: Path | None = None
    """The alignment, from its last step back."""


class Table(NamedTuple):
    """What a text is read for."""

    language: Language
    kind: str
    """"dice" or "cards"."""
    names: tuple[str, ...] = ()
    """Players at the table, folded."""


def read(text: str, table: Table) -> tuple[Reading, ...]:
    """Everything that `text` may mean, the cheapest first; empty where it means nothing at the table."""
    tokens = tokenise(text)
    if not tokens or OPAQUE in tokens:
        return ()
    asked = tokens[-1] == QUESTION
    if asked:
        tokens = tokens[:-1]
        if not tokens:
            return ()
    found = _sentence(tokens, table) or _parse(tokens, table)
    far = min((reading.cost for reading in found), default=FARTHEST)
    if far > UNLIKE:
        # "twijvel" is the sound of "twijfel" before it is anything like "tweeën"
        found += [reading for reading in _near_sentence(tokens, table) if not found or reading.cost < UNLIKE]
    if asked:
        found = [
            reading if _harmless(reading.meaning) else reading._replace(cost=reading.cost + ASKED)
            for reading in found
        ]
    return tuple(sorted(found, key=lambda reading: reading.cost))


def _harmless(meaning: Meaning) -> bool:
    return meaning.kind == "sentence" and meaning.first in CONTROL_NAMES


# Whole sentences


def _sentence(tokens: tuple[str, ...], table: Table) -> list[Reading]:
    """The whole sentences that `tokens` are, with fillers around or a word that sounds the same."""
    sentences = table.language.sentences(table.kind)
    whole = "".join(tokens)
    if intents := sentences.get(whole):
        return [_sentence_reading(intent, tokens) for intent in intents]
    half = len(tokens) // 2
    if half and tokens[:half] * 2 == tokens and (intents := sentences.get("".join(tokens[:half]))):
        return [_sentence_reading(intent, tokens, REPEATED) for intent in intents]
    if found := _about_player(tokens, table, sentences):
        return found
    core, cost, loose = _core(tokens, table.language)
    if core is not tokens and core and (intents := sentences.get("".join(core))):
        fits = not loose or all(_may_follow(intent, loose, core) for intent in intents)
        return [_sentence_reading(intent, tokens, cost) for intent in intents] if fits else []
    same = table.language.same_sound
    if not same.keys().isdisjoint(tokens):
        for row, more in ((tokens, 0.0), (core, cost)):
            if intents := sentences.get("".join([same.get(token, token) for token in row])):
                return [
                    _sentence_reading(intent, tokens, more + SAME_SOUND)
                    for intent in intents
                    if row is tokens or not loose or _may_follow(intent, loose, core)
                ]
    return _about_face(core, table, sentences) if core and core[0] in table.language.face_sentences else []


def _sentence_reading(
    intent: Intent, tokens: tuple[str, ...], cost: float = 0.0, argument: str | int | None = None
) -> Reading:
    meaning = Meaning("sentence", intent.name, argument=argument)
    cost += intent.cost
    return Reading(meaning, cost, path=Path(None, " ".join(tokens), intent, cost))


def _about_player(tokens: tuple[str, ...], table: Table, sentences: Sentences) -> list[Reading]:
    """Sentences with the name of a player in them; where nobody's name is known, with a word that may be
    one."""
    known = bool(table.names)
    for at, token in enumerate(tokens):
        name = _name(token, table) if known else _may_be_name(token, table.language)
        if name is None or (not known and len(tokens) == 1):
            continue
        rest = (*tokens[:at], NAME, *tokens[at + 1 :])
        core, cost, loose = _core(rest, table.language)
        for row in (rest, core):
            intents = [
                intent
                for intent in sentences.get("".join(row), ())
                if (known or intent.name in ABOUT_PLAYER)
                and (row is rest or not loose or _may_follow(intent, loose, row))
            ]
            if intents:
                return [_sentence_reading(intent, tokens, cost, name) for intent in intents]
    return []


ABOUT_PLAYER = ("counts-about", "warn", "accuse")
"""Sentences about a player that may hold a name that is not known."""


def _may_be_name(token: str, language: Language) -> str | None:
    """`token` as a name, if it is no word that people say at the table."""
    if len(token) < 2 or not token.isalpha() or token in language.table or token in language.talk:
        return None
    if token in language.words or token in language.everyday:
        return None
    return token[0].upper() + token[1:]


def _name(token: str, table: Table) -> str | None:
    """The player whom `token` names, by its letters or its sound."""
    sound = table.language.sound
    for name in table.names:
        if token == name or token == name + "s":
            return name
    for name in table.names:
        if len(name) > 2 and sound.keys(token)[0] == sound.keys(name)[0]:
            return name
    return None


def _about_face(tokens: tuple[str, ...], table: Table, sentences: Sentences) -> list[Reading]:
    """Sentences with a face in them: "I dropped a five"."""
    for at, token in enumerate(tokens):
        for entry in table.language.table.get(token, ()):
            if entry.category in (Category.FACE, Category.NUMBER) and not entry.weak:
                key = "".join((*tokens[:at], FACE, *tokens[at + 1 :]))
                if intents := sentences.get(key):
                    return [_sentence_reading(intent, tokens, entry.cost, entry.value) for intent in intents]
    return []


LOOSE_ARTICLE, LOOSE_PRAISE = 1, 2
"""What was left out before a sentence and would belong to its first word: "the", [unk]; "good"."""


def _may_follow(intent: Intent, loose: int, core: tuple[str, ...]) -> bool:
    """May `intent`, said as `core`, stand after what was left out before it?

    "the bluff", "den bluffar" and "good call" are talk about a call; "good, I call" is one. Queries and
    special bids may have an article.
    """
    if (intent.is_control and intent.name not in near.KEEP_THEIR_WORDS) or intent.name in SPECIAL:
        return True
    return not loose & LOOSE_ARTICLE and len(core) > 1


def _core(tokens: tuple[str, ...], language: Language) -> tuple[tuple[str, ...], float, int]:
    """`tokens` without fillers before and after, what leaving them out costs, and what of that would
    belong to a call that follows. The longest fillers first, so that "okej då" leaves no "då"."""
    start, end, cost = 0, len(tokens), 0.0
    marks = loose = 0
    fillers = language.fillers
    if tokens[0] not in fillers and tokens[-1] not in fillers and tokens[0] != UNKNOWN:
        return tokens, 0.0, 0
    while start < end:
        length, category = _longest(tokens, start, end, language, forward=True)
        if not length and tokens[start] == UNKNOWN and not marks:
            length, marks = 1, 1
            loose |= LOOSE_ARTICLE
        elif not length or (category is Category.ARTICLE and marks):
            break
        if category is Category.ARTICLE:
            marks = 1
            loose |= LOOSE_ARTICLE
        if length == 1 and tokens[start] in language.praise:
            loose |= LOOSE_PRAISE
        if category is Category.NO:
            cost += ASKED
        start += length
    while end > start:
        length, category = _longest(tokens, start, end, language, forward=False)
        if not length:
            break
        end -= length
    return (tokens if (start, end) == (0, len(tokens)) else tokens[start:end]), cost, loose


_BEFORE = frozenset((Category.FILLER, Category.LEAD, Category.ARTICLE, Category.NO))
_AFTER = frozenset((Category.FILLER, Category.TAIL, Category.POLITE))


def _longest(
    tokens: tuple[str, ...], start: int, end: int, language: Language, forward: bool
) -> tuple[int, Category | None]:
    """The length of the longest filler at the beginning or the end of `tokens[start:end]`, and its
    category."""
    allowed = _BEFORE if forward else _AFTER
    for length in range(min(4, end - start), 0, -1):
        span = tokens[start : start + length] if forward else tokens[end - length : end]
        for entry in language.table.get("".join(span), ()):
            if entry.category in allowed:
                return length, entry.category
    return 0, None


def _near_sentence(tokens: tuple[str, ...], table: Table) -> list[Reading]:
    """The whole sentence that `tokens` sound like, when there is no other explanation."""
    core, cost, loose = _core(tokens, table.language)
    return [
        _sentence_reading(intent, tokens, cost + more)
        for intent, more in near.sentences(core, table.language, table.kind)
        if not loose or _may_follow(intent, loose, core)
    ]


# Bids and claims


def _parse(tokens: tuple[str, ...], table: Table) -> list[Reading]:
    """Every meaning that the grammar of bids, or of claims, finds in `tokens`."""
    arcs = lattice.build(tokens, table.language, table.kind)
    if arcs is None:
        return []
    cards = table.kind == "cards"
    rules = CARDS if cards else BIDS
    size = len(tokens)
    nodes: list[dict[State, tuple[float, Path | None]]] = [{} for _ in range(size + 1)]
    nodes[0][START] = (0.0, None)
    for at in range(size):
        here = nodes[at]
        if len(here) > MOST_STATES:
            here = dict(sorted(here.items(), key=lambda item: item[1][0])[:MOST_STATES])
        for state, (cost, path) in here.items():
            for end, heard, choices in arcs[at]:
                there = nodes[end]
                for entries, more in choices:
                    total = cost + more + WORD
                    if total > FARTHEST:
                        continue
                    for new in _extended(state, entries, rules):
                        known = there.get(new)
                        if known is None or total < known[0]:
                            there[new] = (total, Path(path, heard, entries, more))
    best: dict[Meaning, Reading] = {}
    kind = "card" if cards else "bid"
    for state, (cost, path) in nodes[size].items():
        folded = fold(state, kind)
        if folded is None:
            continue
        meaning, doubt = folded
        total = cost + doubt
        if meaning not in best or total < best[meaning].cost:
            best[meaning] = Reading(meaning, total, bool(state.flags & Flag.WEAK), path)
    if len(best) > 1:
        best.pop(
            MUDDLE, None
        )  # a way to explain the words that makes no bid says nothing against one that does
    return list(best.values())


def _extended(state: State, entries: tuple[Entry, ...], rules: tuple[Rule, ...]) -> States:
    """What may be understood after the words `entries`."""
    category, value, _, _, weak, _ = entries[0]
    states = rules[category](state, value, weak)
    for category, value, _, _, weak, _ in entries[1:]:
        rule = rules[category]
        states = tuple(new for old in states for new in rule(old, value, weak))
    return states
