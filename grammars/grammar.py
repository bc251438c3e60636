"""The grammars of bids and of claims, over categories of words, whatever the language.

A sentence is a row of *fragments*: a count, a face, a whole bid (or a rank, a suit, a whole claim), each
with what stood before it: nothing, a hesitation, a repair, a choice. `extend` takes what was understood so
far and one more word to what can be understood then; there is no rule for a word that does not fit, so
nothing is ever skipped. What a row of fragments means is for `fragments.fold`.
"""

from __future__ import annotations

from enum import IntFlag
from typing import NamedTuple

from grammars.categories import Category


class Flag(IntFlag):
    """What else was said."""

    ARTICLE = 1
    """One [unk], article or "oh" was passed over; a second is not."""
    TRAILING = 2
    """It stood after the bid."""
    VAGUE = 4
    """"about", "a few"."""
    DASHED = 8
    """A dash between two bare digits: "2-6"."""
    CORRECTION = 16
    """The sentence begins with a repair: it corrects an earlier one."""
    SAID = 32
    """"I said" begins the sentence."""
    WEAK = 64
    """The last number is another word too ("to", "en")."""
    WITHDRAWN = 128
    """A no ends the sentence."""
    COUNTED = 256
    """A counter names a number without a doubt."""


class Fragment(NamedTuple):
    """A piece of a bid or a claim."""

    join: str
    """What stood before it: "" nothing, "hesitation", "repair", "choice", "tail" (only what a repair may
    follow)."""
    first: int | str | None
    """Count, or rank."""
    second: int | str | None
    """Face, or suit."""
    form: str
    """How it was said: see `extend`."""


class State(NamedTuple):
    """What was understood so far."""

    fragments: tuple[Fragment, ...] = ()
    join: str = ""
    first: int | str | None = None
    second: int | str | None = None
    form: str = ""
    stake: int | None = None
    flags: int = 0


START = State()
COMPLETE = frozenset(
    (
        "count-face",
        "count-bare",
        "face-count-counter",
        "face-count",
        "relative",
        "same-face",
        "convert-face",
        "card",
    )
)
PENDING = frozenset(("plus", "same", "but", "convert", "times", "dice"))
"""Forms that need another word: a hesitation does not end them."""
NEEDS_FACE_WORD = 20
"""From this count on a bare number is no face: "twenty six" is 26."""
FACES = range(1, 7)


def close(state: State, join: str, flags: int = 0) -> State:
    """The fragment ends, the next one is joined by `join`."""
    fragments, before, first, second, form, stake, known = state
    if form:
        fragments = (*fragments, Fragment(before, first, second, form))
    return State(fragments, join, None, None, "", stake, known | flags)


def extend_bid(state: State, category: Category, value: int | str | None, weak: bool) -> tuple[State, ...]:
    """What is understood of a bid after one more word; empty where the word does not fit."""
    if category is Category.NUMBER:
        return _number(state, value, weak)
    if category is Category.FACE:
        return _face(state, value)
    fragments, join, first, second, form, stake, flags = state
    if category is Category.COUNTER:
        if form in ("count", "count-counter", "dice"):
            return (State(fragments, join, first, second, "count-counter", stake, flags & ~Flag.WEAK),)
        if form in ("face-count", "face-count-counter"):
            return (State(fragments, join, first, second, "face-count-counter", stake, flags),)
        return (state,) if form == "same" else ()
    if category is Category.TIMES:
        return (State(fragments, join, first, second, "times", stake, flags),) if form == "count" else ()
    if category is Category.DASH:
        return (state._replace(flags=flags | Flag.DASHED),) if form in ("count", "count-bare") else ()
    if category is Category.MORE:
        if form == "count":
            return (State(fragments, join, first, None, "relative", stake, flags),)
        return (state,) if form == "relative" else ()
    if category is Category.DICE:
        return (State(fragments, join, first, None, "dice", stake, flags),) if form == "count" else ()
    if category is Category.ON:
        if form in ("count", "dice") and stake is None and isinstance(first, int):
            return (State(fragments, join, None, None, "", first, flags & ~Flag.WEAK),)
        return ()
    if not form and join != "tail":
        if category is Category.PLUS:
            return (state._replace(form="plus"),)
        if category is Category.ONE_MORE:
            return (state._replace(first=1, form="relative"),)
        if category is Category.SAME:
            return (state._replace(form="same"),)
        if category is Category.BUT:
            return (state._replace(form="but"),)
        if category is Category.CONVERT:
            return (state._replace(form="convert"),)
    elif (form == "same" and category is Category.BUT) or (form == "same-face" and category is Category.SAME):
        return (state,)
    return extend_around(state, category)


def _number(state: State, value: int | str | None, weak: bool) -> tuple[State, ...]:
    fragments, join, first, second, form, stake, flags = state
    if (join == "tail" and not form) or not isinstance(value, int):
        return ()
    flags = flags | Flag.WEAK if weak else flags & ~Flag.WEAK
    if not form:
        return (State(fragments, join, value, None, "count", stake, flags),)
    if form in ("count", "count-counter", "times"):
        new = close(state, "")._replace(first=value, form="count", flags=flags)
        limit = form == "times" or (isinstance(first, int) and first < NEEDS_FACE_WORD)
        if value in FACES and limit:
            bare = State(fragments, join, first, value, "count-bare", stake, flags)
            return (bare, new) if form == "count" else (bare,)
        return (new,) if form == "count" else ()
    if form == "face":
        return (
            State(fragments, join, value, second, "face-count", stake, flags),
            close(state, "")._replace(first=value, form="count", flags=flags),
        )
    if form == "plus":
        return (State(fragments, join, value, None, "relative", stake, flags),)
    if form in ("same", "convert"):
        return (State(fragments, join, None, value, f"{form}-face", stake, flags),) if value in FACES else ()
    if form in COMPLETE:
        return (close(state, "")._replace(first=value, form="count", flags=flags),)
    return ()


def _face(state: State, value: int | str | None) -> tuple[State, ...]:
    fragments, join, first, second, form, stake, flags = state
    if join == "tail" and not form:
        return ()
    flags &= ~Flag.WEAK
    if not form:
        return (State(fragments, join, None, value, "face", stake, flags),)
    if form in ("count", "count-counter", "times"):
        return (State(fragments, join, first, value, "count-face", stake, flags),)
    if form in ("same", "but"):
        return (State(fragments, join, None, value, "same-face", stake, flags),)
    if form == "convert":
        return (State(fragments, join, None, value, "convert-face", stake, flags),)
    if form == "face-count" and second == value:
        return (
            State(
                (*fragments, Fragment(join, None, second, "face")),
                "",
                first,
                value,
                "count-face",
                stake,
                flags,
            ),
        )
    if form in COMPLETE or form == "face":
        return (close(state, "")._replace(second=value, form="face", flags=flags),)
    return ()


def extend_card(state: State, category: Category, value: int | str | None, weak: bool) -> tuple[State, ...]:
    """What is understood of a claim after one more word; empty where the word does not fit."""
    fragments, join, first, second, form, stake, flags = state
    tail = join == "tail" and not form
    if category is Category.NUMBER:
        if not isinstance(value, int) or not 2 <= value <= 10:
            return ()
        category, value = Category.RANK, str(value)
        flags = flags | Flag.WEAK if weak else flags & ~Flag.WEAK
    if category is Category.RANK:
        if tail:
            return ()
        if not form:
            return (State(fragments, join, value, None, "rank", stake, flags),)
        if form == "suit":
            return (State(fragments, join, value, second, "card", stake, flags & ~Flag.WEAK),)
        return (close(state, "")._replace(first=value, form="rank"),) if form in ("rank", "card") else ()
    if category is Category.SUIT:
        if tail:
            return ()
        if not form:
            return (State(fragments, join, None, value, "suit", stake, flags),)
        if form in ("rank", "rank-link"):
            return (State(fragments, join, first, value, "card", stake, flags & ~Flag.WEAK),)
        return (close(state, "")._replace(second=value, form="suit"),) if form in ("suit", "card") else ()
    if category is Category.LINK:
        return (state._replace(form="rank-link"),) if form == "rank" else ()
    if category is Category.PLAIN:
        return (state,) if not form and not tail else ()
    if category is Category.CARD_OPENER:
        return (state,) if not form and (not fragments or join == "repair") else ()
    return extend_around(state, category)


def extend_around(state: State, category: Category) -> tuple[State, ...]:
    """The words around bids and claims: openers, fillers, repairs, choices."""
    fragments, join, _, _, form, _, flags = state
    empty = not form
    if category is Category.FILLER:
        if empty or form in PENDING:
            return (state,)
        return (close(state, "hesitation"),)
    if category is Category.LEAD:
        return (state,) if empty and not fragments else ()
    if category is Category.OPENER or category is Category.STAKE:
        return (state,) if empty and (not fragments or join == "repair") else ()
    if category is Category.AT_LEAST:
        return (state,) if empty and join != "tail" else ()
    if category is Category.TAIL:
        if empty:
            return (state,) if join in ("tail", "hesitation") and fragments else ()
        return () if form in PENDING else (close(state, "tail"),)
    if category is Category.ARTICLE:
        if flags & Flag.ARTICLE:
            return ()
        if empty and join != "tail":
            return (state._replace(flags=flags | Flag.ARTICLE),)
        return (state._replace(flags=flags | Flag.ARTICLE | Flag.TRAILING),) if form in COMPLETE else ()
    if category is Category.VAGUE:
        if empty:
            return (state._replace(flags=flags | Flag.VAGUE),) if join != "tail" else ()
        return () if form in PENDING else (close(state, "tail", Flag.VAGUE),)
    if category is Category.NO or category is Category.REPAIR:
        ends = Flag.WITHDRAWN if category is Category.NO else 0
        if not empty:
            return (close(state, "repair", ends),)
        if fragments:
            return (state._replace(join="repair", flags=flags | ends),)
        return (state._replace(join="repair", flags=flags | Flag.CORRECTION),)
    if category is Category.SAID:
        if not empty:
            return (close(state, "repair"),)
        if fragments or join == "repair":
            return (state._replace(join="repair"),)
        return (state._replace(flags=flags | Flag.SAID),)
    if category is Category.CHOICE:
        if not empty:
            return () if form in PENDING else (close(state, "choice"),)
        return (state._replace(join="choice"),) if fragments and join == "hesitation" else ()
    return ()
