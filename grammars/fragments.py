"""What a row of fragments means: the policy of repairs, hesitations, stutters and choices.

fem nej sex treor          six threes: after a repair the last number wins
fem treor eh sex           six threes: a bare number after a whole bid and a hesitation
fem eh treor               five threes: a pause inside a bid
fem eller sex treor        a choice: five threes or six threes?
fem treor sex fyror        two bids in one breath: which?
fem fem treor              a stutter
fem treor nej              withdrawn
"""

from __future__ import annotations

from typing import NamedTuple

from grammars.grammar import COMPLETE, Flag, Fragment, State, close

DOUBT = 1.1
"""The cost of what is not said as one says a bid: enough to ask for a yes, never to act."""
STUTTER = 0.7
"""A piece said twice: enough to lose against any other explanation, not enough to ask."""
JUXTAPOSED = 2.0
"""Two pieces with nothing between them, which is not how a bid is said."""


class Meaning(NamedTuple):
    """What a sentence says, before the table is looked at."""

    kind: str
    """"bid", "card", "relative" (first: dice more), "same" (second: face), "convert" (second: face),
    "which" (options), "withdrawn", "muddle"; "sentence" for a whole sentence (first: its intent)."""
    first: int | str | None = None
    """Count or rank; None: not said."""
    second: int | str | None = None
    """Face or suit; None: not said."""
    stake: int | None = None
    options: tuple[Meaning, ...] = ()
    argument: str | int | None = None
    """The player or the face of a whole sentence."""
    corrects: bool = False
    """A half that follows a word of repair and nothing else: it mends what was said before this sentence."""


WITHDRAWN = Meaning("withdrawn")
MUDDLE = Meaning("muddle")


class Slots(NamedTuple):
    first: int | str | None
    second: int | str | None
    form: str

    @property
    def complete(self) -> bool:
        return self.form in COMPLETE


def fold(state: State, kind: str) -> tuple[Meaning, float] | None:
    """The meaning of a sentence that ends in `state`, and what its doubts cost; None where nothing was
    said. `kind` is what a whole fragment is, "bid" or "card"."""
    ended = close(state, "end") if state.form else state
    rows = ended.fragments
    if not rows:
        return None
    flags = state.flags
    cost = _doubts(flags, rows)
    if not state.form:
        if state.join == "repair":
            return WITHDRAWN, cost
        if state.join == "choice":
            return MUDDLE, cost
    current = Slots(*rows[0][1:])
    options: list[Slots] = []
    for row in rows[1:]:
        following = Slots(*row[1:])
        if row.join == "choice":
            options += [_completed(current, following), _completed(following, current)]
            current = options[-1]
            continue
        if options and row.join != "repair":
            return MUDDLE, cost
        if options:
            options = []
        joined = (
            _repaired(current, following) if row.join == "repair" else _followed(current, following, row.join)
        )
        if joined is None:
            return MUDDLE, cost
        found, more = joined
        cost += more
        if len(found) == 2:
            options = found
        current = found[-1]
    if options:
        choices = tuple(dict.fromkeys(_meaning(slots, kind, state.stake) for slots in options))
        if len(choices) == 1:
            return choices[0], cost + DOUBT
        if any(choice.first is None or choice.second is None for choice in choices):
            return MUDDLE, cost
        return Meaning("which", options=choices), cost
    meaning = _meaning(current, kind, state.stake)
    half = meaning.kind == kind and (meaning.first is None or meaning.second is None)
    if half and flags & (Flag.VAGUE | Flag.SAID):
        cost -= DOUBT  # the other half is asked for anyway
    return meaning._replace(corrects=True) if half and flags & Flag.CORRECTION else meaning, cost


def _doubts(flags: int, rows: tuple[Fragment, ...]) -> float:
    cost = 0.0
    if flags & (Flag.VAGUE | Flag.SAID | Flag.BARE_DOUBT | Flag.DENIED):
        cost += DOUBT
    if flags & Flag.TRAILING:
        cost += 0.4
    forms = [row.form for row in rows]
    if flags & Flag.DASHED and "count-bare" in forms:
        cost += DOUBT
    if "face-count" in forms or (flags & Flag.WISH and "relative" in forms):
        cost += DOUBT
    return cost


def _meaning(slots: Slots, kind: str, stake: int | None) -> Meaning:
    first, second, form = slots
    if form in ("relative", "plus"):
        return Meaning("relative", first, None, stake) if form == "relative" else MUDDLE
    if form == "same-face":
        return Meaning("same", None, second, stake)
    if form in ("same", "but", "dice"):
        return MUDDLE
    if form in ("convert-face", "convert"):
        return Meaning("convert", None, second)
    return Meaning(kind, first, second, stake)


def _special(slots: Slots) -> bool:
    return slots.form.startswith(("relative", "plus", "same", "but", "convert"))


def _completed(slots: Slots, other: Slots) -> Slots:
    """`slots` with what it lacks from `other`: "fem eller sex treor" is five threes or six threes."""
    if _special(slots) or _special(other):
        return slots
    first = other.first if slots.first is None else slots.first
    second = other.second if slots.second is None else slots.second
    whole = first is not None and second is not None
    return Slots(first, second, "count-face" if whole else slots.form)


def _repaired(before: Slots, after: Slots) -> tuple[list[Slots], float] | None:
    """After a repair the last number or face wins."""
    if _special(after) or _special(before) or after.complete:
        return [after], 0.0
    merged = _completed(after, before)
    halves = not before.complete and merged.complete and (before.first is None) != (after.first is None)
    return [merged], DOUBT if halves else 0.0


def _followed(before: Slots, after: Slots, join: str) -> tuple[list[Slots], float] | None:
    """Two pieces with a hesitation or nothing between them."""
    if before[:2] == after[:2] and _special(before) == _special(after):
        return [before], 0.0 if before.complete else JUXTAPOSED
    if _special(before) or _special(after):
        return None
    if join == "hesitation":
        if before.complete and after.form == "count":
            return [_completed(after, before)], 0.0
        if not before.complete and not after.complete:
            merged = _completed(before, after)
            return ([merged], 0.0 if before.second is None else DOUBT) if merged.complete else None
    if (
        not before.complete
        and after.complete
        and (before.first == after.first or before.second == after.second)
    ):
        return [after], STUTTER
    if before.complete and after.second == before.second and after.first is None:
        return [before], DOUBT
    if after.complete and (before.complete or before.second is None):
        return [_completed(before, after), after], JUXTAPOSED
    if before.complete and after.second is None:
        return [before, _completed(after, before)], JUXTAPOSED
    return None
