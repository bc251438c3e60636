"""Every way to cut the heard tokens into words of the lexicon.

Nodes stand between the tokens; an arc says that the tokens from one node to another are a form of the
lexicon, at a cost. One form may span several tokens ("fem tre or": fem + treor, "een en twintig": 21), and
one token may hold several forms ("femtreor"), so joins and splits need no lists: they follow from the
lexicon. A token that is in no form is held against the words that bids are made of, by sound
(`mishearings`). A token on no arc cannot be explained, and then neither can the sentence.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import Levenshtein

from grammars import lexicon
from grammars.categories import Category, Entry
from grammars.language import Language
from grammars.lexicon import MISHEARD
from grammars.sound import SAME_SOUND
from grammars.tokens import DASH, UNKNOWN

FARTHEST = 1.9
"""No mishearing that costs more is worth asking about."""
EVERYDAY = 1.1
"""What it costs more to take an everyday word for another: enough to ask, never to act."""
SPLIT_TOKEN = 0.05
"""Two words written as one ("femtreor")."""
MOST_UNKNOWN = 2
"""With more tokens than this in no form a sentence is talk: bids are short."""
LONGEST_HALF = 8
"""Letters of the longest half of a word that was cut in two."""
_SHORTEST = 2
"""Letters of the shortest word that may be misheard."""


Choice = tuple[tuple[Entry, ...], float]
"""Words, one after the other, and what it costs to take what was heard for them."""


class Arc(NamedTuple):
    """Tokens from one node up to `end`, and what they may be."""

    end: int
    heard: str
    choices: tuple[Choice, ...]


Lattice = list[list[Arc]]
"""For each node the arcs that leave it."""


def build(tokens: tuple[str, ...], language: Language, kind: str) -> Lattice | None:
    """The lattice of `tokens`; None where some of them cannot be explained."""
    choices, prefixes = language.choices, language.prefixes
    size = len(tokens)
    arcs: Lattice = [[] for _ in range(size)]
    covered = 0
    """The tokens on an arc, as bits."""
    for start in range(size):
        form = ""
        here = arcs[start]
        for end in range(start, size):
            form += tokens[end]
            if form not in prefixes:
                break
            found = choices.get(form)
            if found:
                here.append(Arc(end + 1, form, found))
                covered |= (2 << end) - (1 << start)
    if covered == (1 << size) - 1:
        return arcs
    on_arc = [bool(covered >> at & 1) for at in range(size)]
    return arcs if _explain_rest(tokens, language, kind, arcs, on_arc) else None


def _explain_rest(
    tokens: tuple[str, ...], language: Language, kind: str, arcs: Lattice, covered: list[bool]
) -> bool:
    """Adds arcs over the tokens in no form: digits, marks, joined words, misheard words. False where one
    stays unexplained."""
    unknown = 0
    for at, token in enumerate(tokens):
        if covered[at]:
            continue
        if special := _special(tokens, at, language):
            arcs[at] += special
            for on_arc in range(at, max(arc.end for arc in special)):
                covered[on_arc] = True
        elif not token[0].isalpha():
            return False
        elif joined := split_token(token, language):
            arcs[at].append(Arc(at + 1, token, joined))
            covered[at] = True
        else:
            unknown += 1
            if unknown > MOST_UNKNOWN:
                return False
    return all(covered[at] or _mishear(tokens, at, language, kind, arcs) for at, token in enumerate(tokens))


def _single(end: int, heard: str, entry: Entry) -> Arc:
    return Arc(end, heard, (((entry,), entry.cost),))


def _special(tokens: tuple[str, ...], at: int, language: Language) -> list[Arc]:
    """Arcs of digits and marks."""
    token = tokens[at]
    if mark := MARKS.get(token):
        return [_single(at + 1, token, mark)]
    if token.isdecimal():
        if len(token) > MOST_DIGITS:
            return []
        value = int(token)
        found = [_single(at + 1, token, Entry(Category.NUMBER, value, 0.0, token))]
        if len(token) == 1 and at + 1 < len(tokens) and tokens[at + 1] in language.loose_endings:
            face = Entry(Category.FACE, value, LOOSE_ENDING, token)
            found.append(_single(at + 2, f"{token} {tokens[at + 1]}", face))
        return found
    digits = token[: len(token) - len(token.lstrip("0123456789"))]
    if 0 < len(digits) <= MOST_DIGITS:
        number = Entry(Category.NUMBER, int(digits), 0.0, digits)
        joined = tuple(
            ((number, entry), entry.cost + SPLIT_TOKEN)
            for entry in language.table.get(token[len(digits) :].strip(":'-"), ())
            if entry.category in (Category.COUNTER, Category.FACE)
        )
        if joined:
            return [Arc(at + 1, token, joined)]  # "7st", "10-twos"
    if token[0].isdecimal() and not token[1].isdecimal() and token[1:].strip(":'-") in language.face_endings:
        return [_single(at + 1, token, Entry(Category.FACE, int(token[0]), 0.0, token))]
    return []


MARKS = {
    UNKNOWN: Entry(Category.ARTICLE, None, 0.1, UNKNOWN),
    DASH: Entry(Category.DASH, None, 0.0, DASH),
    "×": Entry(Category.TIMES, None, 0.0, "×"),
}
MOST_DIGITS = 3
LOOSE_ENDING = 0.6
"""A digit and the ending of a face as a word of its own: "6 is"."""


def split_token(token: str, language: Language) -> tuple[Choice, ...]:
    """`token` as two or three words of bids or claims written together: "femtreor", "hjärterdam"."""
    found: list[Choice] = []
    table = language.table
    for cut in range(2, len(token) - 1):
        first = table.get(token[:cut])
        if not first:
            continue
        rest = table.get(token[cut:])
        for one in first:
            if one.category not in MISHEARD or one.weak:
                continue
            if rest:
                found += [
                    ((one, two), one.cost + two.cost + SPLIT_TOKEN)
                    for two in rest
                    if two.category in MISHEARD and not two.weak
                ]
            elif one.category in (Category.NUMBER, Category.SUIT, Category.RANK):
                found += [
                    ((one, *more), one.cost + cost) for more, cost in _split_rest(token[cut:], language)
                ]
    return tuple(found)


def _split_rest(rest: str, language: Language) -> list[Choice]:
    """The second and third word of three: counter and face, link and suit."""
    table = language.table
    return [
        ((one, two), one.cost + two.cost + 2 * SPLIT_TOKEN)
        for cut in range(1, len(rest) - 1)
        for one in table.get(rest[:cut], ())
        if one.category in (Category.COUNTER, Category.LINK)
        for two in table.get(rest[cut:], ())
        if two.category in MISHEARD and not two.weak
    ]


def _mishear(tokens: tuple[str, ...], at: int, language: Language, kind: str, arcs: Lattice) -> bool:
    """Adds arcs for what `token` may have been, alone or with a neighbour. False: nothing near enough."""
    found = False
    token = tokens[at]
    for entry in mishearings(token, language, kind):
        arcs[at].append(_single(at + 1, token, entry))
        found = True
    if joined := _misheard_join(token, language, kind):
        arcs[at].append(Arc(at + 1, token, joined))
        found = True
    for start in (at - 1, at):
        if start < 0 or start + 1 >= len(tokens):
            continue
        pair = tokens[start : start + 2]
        neighbour = pair[1] if start == at else pair[0]
        if (
            _is_word(token, language)
            or not neighbour[0].isalpha()
            or len(neighbour) > LONGEST_HALF
            or len(token) > LONGEST_HALF
        ):
            continue
        own_face = _own_face(neighbour, language) if start != at else None
        word = _is_word(neighbour, language)
        for entry in mishearings(pair[0] + pair[1], language, kind):
            same_sound = entry.cost <= SAME_SOUND + lexicon.ENDING_COST
            if word and not same_sound and entry[:2] != (Category.FACE, own_face):
                continue  # a word is no half of another, but for "tre ton" (tretton) and "six us" (sixes)
            cost = entry.cost + SPLIT_TOKEN
            arcs[start].append(_single(start + 2, " ".join(pair), entry._replace(cost=cost)))
            found = True
    return found


@lru_cache(maxsize=4096)
def _misheard_join(token: str, language: Language, kind: str) -> tuple[Choice, ...]:
    """`token` as a count and a face written together, both badly: "sjugofemora". Two doubts are worth a
    question, never an act."""
    if not LONG <= len(token) <= 16 or kind != "dice" or _is_word(token, language):
        return ()
    best: dict[tuple[int | str | None, int | str | None], Choice] = {}
    for cut in range(3, len(token) - 3):
        counts = _either(token[:cut], Category.NUMBER, language, kind)
        for face in _either(token[cut:], Category.FACE, language, kind) if counts else ():
            for count in counts:
                cost = max(JOINED_BADLY, count.cost + face.cost + SPLIT_TOKEN)
                key = (count.value, face.value)
                if cost <= FARTHEST and (key not in best or cost < best[key][1]):
                    best[key] = ((count, face), cost)
    return tuple(best.values())


LONG = 8
"""Letters of a word that may be two misheard ones."""
JOINED_BADLY = 1.05
"""The least cost of such a word: enough to ask."""


def _either(part: str, category: Category, language: Language, kind: str) -> tuple[Entry, ...]:
    """What `part` is, or else what it sounds like, of `category`."""
    exact = tuple(
        entry for entry in language.table.get(part, ()) if entry.category is category and not entry.weak
    )
    return exact or tuple(entry for entry in mishearings(part, language, kind) if entry.category is category)


def _is_word(token: str, language: Language) -> bool:
    """Does `token` mean something by itself? Then it is no half of another word."""
    return (
        token in language.table
        or token in language.talk
        or token in language.everyday
        or token in language.words
    )


def _own_face(token: str, language: Language) -> int | None:
    """The face that a number word may be the beginning of: "six" of "six us"."""
    for entry in language.table.get(token, ()):
        if entry.category is Category.NUMBER and isinstance(entry.value, int) and not entry.weak:
            return entry.value
    return None


def mishearings(heard: str, language: Language, kind: str) -> tuple[Entry, ...]:
    """The words of bids and claims that `heard`, in no form of the lexicon, may have been; the nearest of
    each meaning."""
    return _mishearings(heard, language, kind)


@lru_cache(maxsize=8192)
def _mishearings(heard: str, language: Language, kind: str) -> tuple[Entry, ...]:
    if len(heard) < _SHORTEST or len(heard) > 16 or heard in language.talk:
        return ()
    sound = language.sound
    keys = sound.keys(heard)
    words, coarse = _targets(language, kind)
    most = 1 if len(keys[1]) < 5 else 2
    penalty = EVERYDAY if heard in language.everyday or heard in language.words else 0.0
    best: dict[tuple[Category, int | str | None], Entry] = {}
    for _, _, index in process.extract(
        keys[1], coarse, scorer=Levenshtein.distance, score_cutoff=most, limit=None, processor=None
    ):
        form, entry, meant = words[index]
        cost = sound.distance(keys, meant, most) + entry.cost + penalty
        if heard[0] != form[0] and keys[1][:1] != meant[1][:1]:
            cost += FIRST_LETTER
        if cost <= FARTHEST and (entry[:2] not in best or cost < best[entry[:2]].cost):
            best[entry[:2]] = entry._replace(cost=cost, origin="sound")
    if len(heard) >= SWAPPED_FROM and not penalty:
        for at in range(1, len(heard) - 1):
            swapped = heard[:at] + heard[at + 1] + heard[at] + heard[at + 2 :]
            for entry in language.table.get(swapped, ()) if swapped != heard else ():
                if entry.category in MISHEARD and not entry.weak and entry.cost <= lexicon.ENDING_COST:
                    best[entry[:2]] = entry._replace(cost=entry.cost + SWAPPED, origin="spelling")
    nearest = min((entry.cost for entry in best.values()), default=0.0)
    limit = SAME_SOUND + lexicon.ENDING_COST if nearest <= SAME_SOUND + lexicon.ENDING_COST else FARTHEST
    return tuple(entry for entry in best.values() if entry.cost <= limit)


SWAPPED, SWAPPED_FROM = 0.4, 4
"""Two letters typed the wrong way round ("eigth"), not the first one, and the shortest word that is one."""
FIRST_LETTER = 0.25
"""What it costs more when the first sounds differ: the beginning of a word is heard best."""


@lru_cache(maxsize=8)
def _targets(language: Language, kind: str) -> tuple[list[tuple[str, Entry, tuple[str, str]]], list[str]]:
    words = [(form, entry, language.sound.keys(form)) for form, entry in language.targets(kind)]
    return words, [keys[1] for _, _, keys in words]
