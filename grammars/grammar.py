"""The grammars of bids and of claims, over categories of words, whatever the language.

A sentence is a row of *fragments*: a count, a face, a whole bid (or a rank, a suit, a whole claim), each
with what stood before it: nothing, a hesitation, a repair, a choice. `extend` takes what was understood so
far and one more word to what can be understood then; there is no rule for a word that does not fit, so
nothing is ever skipped. What a row of fragments means is for `fragments.fold`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grammars.categories import Category


class Flag:
    """What else was said; plain bits, since an enumeration of flags is slow to combine."""

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
    """The last number is another word too ("won", "en")."""
    FUNCTION = 128
    """It is a word said all the time ("to", "for")."""
    WISH = 512
    """An opener that asks for drinks too."""
    OPENED = 1024
    """An opener was said, and nothing after it."""
    DENIED = 2048
    """A no right after an opener: "there are no"."""
    BARE_DOUBT = 256
    """Two bare numbers, the first such a word, or the second a word that is weak: "to two", "fem en"."""


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
    return State(fragments, join, None, None, "", stake, (known & ~Flag.OPENED) | flags)


Value = int | str | None
States = tuple[State, ...]
Rule = Callable[[State, Value, int], States]
"""What was understood so far, one more word's value and whether it is weak -> what may be understood then."""


# Words of bids


def _number(state: State, value: Value, weak: int) -> States:
    fragments, join, _, second, form, stake, flags = state
    if not isinstance(value, int) or (join == "tail" and not form):
        return ()
    before, flags = flags, (flags & ~(Flag.WEAK | Flag.FUNCTION)) | WEAKNESS[weak]
    if not form:
        return (State(fragments, join, value, None, "count", stake, flags),)
    if form in ("count", "count-counter", "times"):
        common = weak or before & Flag.FUNCTION
        doubt = Flag.BARE_DOUBT if common and form == "count" else 0
        return _number_after_count(state, value, flags, doubt)
    if form == "face":
        return (
            State(fragments, join, value, second, "face-count", stake, flags),
            close(state, "")._replace(first=value, form="count", flags=flags),
        )
    if form == "plus":
        doubt = Flag.BARE_DOUBT if flags & Flag.FUNCTION else 0
        return (State(fragments, join, value, None, "relative", stake, flags | doubt),)
    if form in ("same", "convert"):
        return (State(fragments, join, None, value, f"{form}-face", stake, flags),) if value in FACES else ()
    if form in COMPLETE:
        return (close(state, "")._replace(first=value, form="count", flags=flags),)
    return ()


WEAKNESS = (0, Flag.WEAK, Flag.WEAK | Flag.FUNCTION)
"""The flags of each weakness of a number (see `categories.Entry`)."""


def _number_after_count(state: State, value: int, flags: int, doubt: int) -> States:
    """A bare face ("fem tre"), or a count of its own."""
    fragments, join, first, _, form, stake, _ = state
    found: States = ()
    small = form == "times" or (isinstance(first, int) and first < NEEDS_FACE_WORD)
    if value in FACES and small:
        found = (State(fragments, join, first, value, "count-bare", stake, flags | doubt),)
    if form == "count":
        found = (*found, close(state, "")._replace(first=value, form="count", flags=flags))
    return found


def _face(state: State, value: Value, weak: int) -> States:
    fragments, join, first, _, form, stake, flags = state
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
    if form in COMPLETE or form == "face":
        return (close(state, "")._replace(second=value, form="face", flags=flags),)
    return ()


def _counter(state: State, value: Value, weak: int) -> States:
    form = state.form
    if form in ("count", "count-counter", "dice"):
        return (state._replace(form="count-counter", flags=state.flags & ~Flag.WEAK),)
    if form in ("face-count", "face-count-counter"):
        return (state._replace(form="face-count-counter"),)
    return (state,) if form == "same" else ()


def _times(state: State, value: Value, weak: int) -> States:
    return (state._replace(form="times"),) if state.form == "count" else ()


def _dash(state: State, value: Value, weak: int) -> States:
    return (state._replace(flags=state.flags | Flag.DASHED),) if state.form in ("count", "count-bare") else ()


def _more(state: State, value: Value, weak: int) -> States:
    if state.form == "count":
        doubt = Flag.BARE_DOUBT if state.flags & Flag.FUNCTION else 0  # "for more"
        return (state._replace(form="relative", flags=state.flags | doubt),)
    return (state,) if state.form == "relative" else ()


def _dice(state: State, value: Value, weak: int) -> States:
    return (state._replace(form="dice"),) if state.form == "count" else ()


def _on(state: State, value: Value, weak: int) -> States:
    """What was counted so far is the stake."""
    stake = state.first
    if state.form not in ("count", "dice") or state.stake is not None or not isinstance(stake, int):
        return ()
    return (State(state.fragments, state.join, None, None, "", stake, state.flags & ~Flag.WEAK),)


def _begins(form: str, first: int | None = None) -> Rule:
    """A word that begins a fragment of its own kind."""

    def rule(state: State, value: Value, weak: int) -> States:
        if state.form or state.join == "tail":
            return ()
        return (state._replace(form=form, first=first),)

    return rule


def _same(state: State, value: Value, weak: int) -> States:
    return (state,) if state.form == "same-face" else _begins("same")(state, value, weak)


def _but(state: State, value: Value, weak: int) -> States:
    return (state,) if state.form == "same" else _begins("but")(state, value, weak)


# Words of claims


def _rank(state: State, value: Value, weak: int) -> States:
    fragments, join, _, second, form, stake, flags = state
    if join == "tail" and not form:
        return ()
    flags = flags | Flag.WEAK if weak else flags & ~Flag.WEAK
    if not form:
        return (State(fragments, join, value, None, "rank", stake, flags),)
    if form == "suit":
        return (State(fragments, join, value, second, "card", stake, flags & ~Flag.WEAK),)
    if form in ("rank", "card"):
        return (close(state, "")._replace(first=value, form="rank", flags=flags),)
    return ()


def _rank_number(state: State, value: Value, weak: int) -> States:
    return _rank(state, str(value), weak) if isinstance(value, int) and 2 <= value <= 10 else ()


def _suit(state: State, value: Value, weak: int) -> States:
    fragments, join, first, _, form, stake, flags = state
    if join == "tail" and not form:
        return ()
    if not form:
        return (State(fragments, join, None, value, "suit", stake, flags),)
    if form in ("rank", "rank-link"):
        return (State(fragments, join, first, value, "card", stake, flags & ~Flag.WEAK),)
    if form in ("suit", "card"):
        return (close(state, "")._replace(second=value, form="suit"),)
    return ()


def _link(state: State, value: Value, weak: int) -> States:
    return (state._replace(form="rank-link"),) if state.form == "rank" else ()


def _plain(state: State, value: Value, weak: int) -> States:
    return (state,) if not state.form and state.join != "tail" else ()


# Words around both


def _filler(state: State, value: Value, weak: int) -> States:
    if not state.form or state.form in PENDING:
        return (state,)
    return (close(state, "hesitation"),)


def _lead(state: State, value: Value, weak: int) -> States:
    return (state,) if not state.form and not state.fragments else ()


def _opener(state: State, value: Value, weak: int) -> States:
    if state.form or (state.fragments and state.join != "repair"):
        return ()
    return (state._replace(flags=state.flags | Flag.OPENED),)


def _wish(state: State, value: Value, weak: int) -> States:
    return tuple(new._replace(flags=new.flags | Flag.WISH) for new in _opener(state, value, weak))


def _tail(state: State, value: Value, weak: int) -> States:
    if not state.form:
        return (state,) if state.fragments and state.join in ("tail", "hesitation") else ()
    return () if state.form in PENDING else (close(state, "tail"),)


def _polite(state: State, value: Value, weak: int) -> States:
    return (
        (close(state, "tail"),)
        if state.form in ("count-face", "count-bare", "face-count-counter", "card")
        else ()
    )


def _article(state: State, value: Value, weak: int) -> States:
    flags = state.flags
    if flags & Flag.ARTICLE:
        return ()
    if not state.form and state.join != "tail":
        return (state._replace(flags=flags | Flag.ARTICLE),)
    if state.form in COMPLETE:
        return (state._replace(flags=flags | Flag.ARTICLE | Flag.TRAILING),)
    return ()


def _vague(state: State, value: Value, weak: int) -> States:
    if not state.form:
        return (state._replace(flags=state.flags | Flag.VAGUE),) if state.join != "tail" else ()
    return () if state.form in PENDING else (close(state, "tail", Flag.VAGUE),)


def _repair(state: State, value: Value, weak: int) -> States:
    if state.form:
        return (close(state, "repair"),)
    flags = state.flags if state.fragments else state.flags | Flag.CORRECTION
    return (state._replace(join="repair", flags=flags),)


def _no(state: State, value: Value, weak: int) -> States:
    """A repair, but for "there are no seven fours": nobody can hear a comma."""
    new = _repair(state, value, weak)
    if state.form or not state.flags & Flag.OPENED:
        return new
    return tuple(item._replace(flags=item.flags | Flag.DENIED) for item in new)


def _said(state: State, value: Value, weak: int) -> States:
    if state.form or state.fragments or state.join == "repair":
        return _repair(state, value, weak)
    return (state._replace(flags=state.flags | Flag.SAID),)


def _choice(state: State, value: Value, weak: int) -> States:
    if state.form:
        return () if state.form in PENDING else (close(state, "choice"),)
    return (state._replace(join="choice"),) if state.fragments and state.join == "hesitation" else ()


def _never(state: State, value: Value, weak: int) -> States:
    return ()


_AROUND: dict[Category, Rule] = {
    Category.FILLER: _filler,
    Category.LEAD: _lead,
    Category.OPENER: _opener,
    Category.STAKE: _opener,
    Category.WISH: _wish,
    Category.AT_LEAST: _plain,
    Category.TAIL: _tail,
    Category.POLITE: _polite,
    Category.ARTICLE: _article,
    Category.VAGUE: _vague,
    Category.NO: _no,
    Category.REPAIR: _repair,
    Category.SAID: _said,
    Category.CHOICE: _choice,
}
_BIDS: dict[Category, Rule] = {
    Category.NUMBER: _number,
    Category.FACE: _face,
    Category.COUNTER: _counter,
    Category.TIMES: _times,
    Category.DASH: _dash,
    Category.MORE: _more,
    Category.PLUS: _begins("plus"),
    Category.ONE_MORE: _begins("relative", 1),
    Category.SAME: _same,
    Category.BUT: _but,
    Category.CONVERT: _begins("convert"),
    Category.DICE: _dice,
    Category.ON: _on,
}
_CARDS: dict[Category, Rule] = {
    Category.NUMBER: _rank_number,
    Category.RANK: _rank,
    Category.SUIT: _suit,
    Category.LINK: _link,
    Category.PLAIN: _plain,
    Category.CARD_OPENER: _opener,
}


def _grammar(own: dict[Category, Rule]) -> tuple[Rule, ...]:
    rules = _AROUND | own
    return tuple(
        rules.get(Category(number), _never) if number else _never for number in range(len(Category) + 1)
    )


BIDS = _grammar(_BIDS)
"""The grammar of bids: the rule of each category, by its number."""
CARDS = _grammar(_CARDS)
"""The grammar of claims."""
