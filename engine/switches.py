"""The switches of the rules: what may be set, to which values, and how a value is written.

A rule set is nothing but a value for each switch. The type of a field says what it may be: true or false, a
whole number, or one of the words listed. Wherever a switch is written (a rule file, a journal's header, the
command line) on, yes and true mean the same, and so do off, no and false.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints


@dataclass(frozen=True, kw_only=True)
class DiceSwitches:
    """The switches of the dice games; the values given here are those of no source in particular, the
    plainest ones."""

    # Set-up and start
    players: str = "2-6"
    """Fewest and most players, as the source tells; more may sit down."""
    dice_per_player: int = 5
    max_dice: int = 5
    """Nobody wins dice back beyond this, nor beyond dice_per_player."""
    community_die: Literal["none", "required-unused", "opening_roll", "open_die_counts"] = "none"
    first_starter: Literal[
        "highest_one_die", "highest_sum_two_dice", "lowest_roll", "highest_of_round_roll", "random"
    ] = "highest_one_die"
    starter_tie: Literal["reroll_tied", "reroll_all", "leftmost"] = "reroll_tied"
    direction: Literal["cw"] = "cw"
    dice_totals_visible: Literal["open", "hidden", "count_on_request"] = "open"
    reveal_discipline: Literal["text only"] = "text only"
    wild_face_shown: Literal["one", "star"] = "one"
    """What the dice show for a one; a name for people, the face is written 1 all the same."""
    # Bids and raising
    bid_meaning: Literal["at_least"] = "at_least"
    raise_face_at_same_qty: Literal["higher", "never"] = "higher"
    face_at_higher_qty: Literal["any", "same_or_higher", "same_only"] = "any"
    jump_raise: Literal["any", "one_step"] = "any"
    lower_qty_higher_face: bool = False
    stake_in_bid: bool = False
    stake_raise: Literal["stake_or_tally", "both_allowed", "strict_one"] = "both_allowed"
    """both_allowed: neither falls, at least one rises; stake_or_tally: one of the two rises; strict_one: by
    one."""
    stake_cap: Literal["own_dice", "min(own,challenger)", "none"] = "own_dice"
    stake_opening_min: int = 1
    max_qty: Literal["total_dice", "unlimited"] = "total_dice"
    """The most dice that may be bid. Hidden totals make it unlimited: a cap would give the total away."""
    face_range_opening: Literal["2-6", "1-6"] = "2-6"
    ones_biddable: Literal["never", "conversion"] = "conversion"
    # Ones
    ones_wild: bool = True
    to_ones: Literal["ceil(q/2)"] = "ceil(q/2)"
    to_ones_min_strict: bool = True
    """Half the quantity, rounded up, is enough; no: it must be more than half."""
    from_ones: Literal["2k+1"] = "2k+1"
    from_ones_exact: Literal["at_least"] = "at_least"
    # Challenge and settlement
    challenge_words: tuple[str, ...] = ()
    who_may_challenge: Literal["next_only", "anyone"] = "next_only"
    tally_equal: Literal["bid_true", "exact_rule"] = "bid_true"
    less_loser: Literal["bidder", "challenger"] = "bidder"
    greater_loser: Literal["challenger", "bidder"] = "challenger"
    loss_amount: Literal["1", "stake", "difference"] = "1"
    equal_loss: Literal["none", "all_but_bidder_1"] = "none"
    next_starter: Literal["loser", "winner", "bidder"] = "loser"
    starter_if_out: Literal["left_of_loser", "winner"] = "left_of_loser"
    ones_count_in_tally: bool = True
    # Exact call
    exact_call: bool = False
    exact_who: Literal["none", "turn_only", "any_but_bidder", "not_turn_not_bidder"] = "none"
    exact_min_players: Literal[2, 3] = 2
    exact_full_hand_may_call: bool = True
    exact_right: Literal["+1"] = "+1"
    exact_wrong: Literal["-1"] = "-1"
    exact_next_starter: Literal["caller", "loser", "bidder", "next_of_bidder"] = "caller"
    exact_in_palifico: bool = True
    exact_race: Literal["first_called", "seat_order"] = "first_called"
    # One-die round
    palifico: Literal["off", "auto", "optional"] = "off"
    palifico_when: Literal["first_time", "every_time_reached", "while_one_die"] = "every_time_reached"
    palifico_opener: Literal["that player"] = "that player"
    palifico_calza_drop: bool = True
    palifico_ones_wild: bool = False
    palifico_open_ones: bool = True
    palifico_face_lock: Literal["all", "all_but_one_die_players", "none"] = "all"
    palifico_2p: bool = True
    tabba: Literal["off", "call_out"] = "off"
    # Round the table
    dropsi: bool = False
    tossa: Literal["off", "honour"] = "off"
    warnings: bool = False


@dataclass(frozen=True, kw_only=True)
class CardSwitches:
    """The options of Bluffstopp, one for each question that its text leaves open ("sv-bluffstopp")."""

    bluffstopp_who: Literal["anyone_but_player", "next_only"] = "anyone_but_player"
    window: Literal["next_deed", "timed"] = "next_deed"
    """Until when a card may be challenged; a timed window is closed by a line of its own."""
    penalty: Literal["stock3", "pile"] = "stock3"
    bluff_card_seen: Literal["all", "challenger_only"] = "all"
    true_card_leads: Literal["by_penalty", "challenged", "next_follows"] = "by_penalty"
    """Who goes on after a true card; by penalty: stock3 the challenged player leads, pile the next one
    follows."""
    bluff_leads: Literal["challenger"] = "challenger"
    bluff_card: Literal["stays", "returns"] = "stays"
    empty_stock: Literal["reshuffle", "draw_rest"] = "reshuffle"
    all_pass_lead: Literal["first_passer", "last_player"] = "first_passer"
    last_card: Literal["after_window", "at_once"] = "after_window"
    honest_win_only: bool = False
    play_on: Literal["first_out", "rank_all"] = "first_out"
    dropp: bool = False
    dropp_cards: Literal[3, 4, 5, 6] = 3


@dataclass(frozen=True, kw_only=True)
class Switches(DiceSwitches, CardSwitches):
    """Every switch there is."""


DICE = tuple(field.name for field in fields(DiceSwitches))
"""Names of the switches of the dice games."""
CARDS = tuple(field.name for field in fields(CardSwitches))
"""Names of the switches of the card game."""

MOST_DICE = 100
"""More dice than this nobody holds; a bound, so that no journal can ask for a million."""

_ON, _OFF = ("on", "yes", "true"), ("off", "no", "false")
_LEAST = {"dice_per_player": 1, "max_dice": 1, "stake_opening_min": 1}
_FREE = {str: "fewest-most"}
_PRINTED_ALSO = {"—": "none", "+1 die": "+1", "caller -1": "-1", "text": "text only"}
"""Other ways in which the tables of the rules print a value."""


@cache
def _types() -> dict[str, Any]:
    return get_type_hints(Switches)


def values(name: str) -> tuple[Any, ...]:
    """What the switch `name` may be: (False, True), the words or numbers listed, or () for free numbers and
    texts.

    Raises KeyError for a name that is no switch.
    """
    kind = _types()[name]
    if kind is bool:
        return (False, True)
    return get_args(kind) if get_origin(kind) is Literal else ()


def read(name: str, value: object) -> Any:
    """The value of switch `name` from how it is written. Raises ValueError, in one line, for an unknown
    switch or value."""
    kind = _types().get(name)
    if kind is None:
        raise ValueError(f"no switch is called {name!r}")
    found = _read(name, kind, value)
    if found is None:
        listed = ("on", "off") if kind is bool else values(name)
        wanted = ", ".join(str(one) for one in listed) or (
            f"a whole number from {_LEAST[name]} to {MOST_DICE}" if kind is int else _FREE.get(kind, "words")
        )
        raise ValueError(f"{name} cannot be {value!r} (but: {wanted})")
    return found


def _read(name: str, kind: Any, value: object) -> Any:
    if kind is bool:
        return _truth(value)
    if kind is int:
        number = _number(value)
        return number if number is not None and _LEAST[name] <= number <= MOST_DICE else None
    if get_origin(kind) is tuple:
        listed = isinstance(value, list | tuple) and all(isinstance(word, str) for word in value)
        return tuple(value) if listed else None  # type: ignore[arg-type]
    text = _plain(value)
    if kind is str:  # players: the only free text
        return text if text and re.fullmatch(r"[1-9]\d*(-[1-9]\d*)?", text) else None
    for allowed in get_args(kind):
        if text == str(allowed):
            return allowed
    if _truth(value) is False:
        return next((word for word in get_args(kind) if word in ("off", "none")), None)
    return None


def _truth(value: object) -> bool | None:
    if isinstance(value, bool):
        return value
    text = value.lower() if isinstance(value, str) else ""
    return True if text in _ON else False if text in _OFF else None


def _number(value: object) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return int(value) if isinstance(value, str) and re.fullmatch(r"\d{1,3}", value) else None


def _plain(value: object) -> str | None:
    if isinstance(value, bool) or not isinstance(value, int | str):
        return None
    text = str(value).replace("–", "-").replace("−", "-")
    return _PRINTED_ALSO.get(text, text)
