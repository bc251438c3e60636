"""The options that describe what one speaker faces, for `interpret` and `hear` (contracts: Options)."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from voice.commands.options import rules_option

if TYPE_CHECKING:
    from engine.rulesets import RuleSet

EXPECTATIONS = ("bid", "yesno", "count", "name", "card")


def position_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Adds the table options; the command gets them as one argument, `position`, and `expect`."""

    @wraps(function)
    def with_position(
        *,
        rules: str,
        after: str | None,
        dice: int,
        turn: str,
        own: int | None,
        seats: int | None,
        palifico: str | None,
        one_die: bool,
        **others: Any,
    ) -> Any:
        from engine import rulesets
        from engine.position import Position

        standing = _standing(after) if after is not None else None
        face = _face(palifico)
        played = rulesets.load(rules)
        _check_standing(standing, dice, played)
        try:
            position = Position.from_options(
                played,
                standing,
                dice,
                "own" if turn == "own" else "other",
                own,
                seats,
                face,
                one_die,
            )
        except ValueError as error:
            raise click.UsageError(str(error)) from None
        return function(position=position, **others)

    for decorate in (
        click.option(
            "--expect", type=click.Choice(EXPECTATIONS), default=None, help="What was asked, if anything."
        ),
        click.option("--one-die", is_flag=True, help="The speaker just fell to one die."),
        click.option(
            "--palifico", default=None, metavar="FACE|any", help="A one-die round is on, opened on this face."
        ),
        click.option("--seats", type=click.IntRange(2), default=None, help="How many players are in."),
        click.option("--own", type=click.IntRange(0), default=None, help="How many dice the speaker holds."),
        click.option(
            "--turn", type=click.Choice(("own", "other")), default="own", help="Is it the speaker's turn?"
        ),
        click.option(
            "--dice", type=click.IntRange(1), default=15, show_default=True, help="All dice on the table."
        ),
        click.option("--after", default=None, metavar="Q,F[,STAKE]|CARD", help="The standing bid or claim."),
        rules_option,
    ):
        with_position = decorate(with_position)
    return with_position


def _standing(value: str) -> Any:
    """The bid or the card that `value` writes."""
    from engine.actions import Bid
    from engine.cards import Card

    parts = value.split(",")
    try:
        if len(parts) == 1:
            return Card.parse(value.strip().upper())
        numbers = [int(part) for part in parts]
        if not 2 <= len(numbers) <= 3 or not 1 <= numbers[1] <= 6 or min(numbers) < 1:
            raise ValueError
        return Bid(*numbers)
    except ValueError:
        raise click.BadParameter(
            f"{value!r} must be a bid such as 5,4 (or 5,4,2 with a stake) or a card such as QS",
            param_hint="--after",
        ) from None


def _check_standing(standing: Any, dice: int, rules: RuleSet) -> None:
    """Raises UsageError for a bid that nobody could have made."""
    from engine.actions import Bid

    if not isinstance(standing, Bid) or rules.kind != "dice":
        return
    if standing.stake is not None and not rules.stake_in_bid:
        raise click.UsageError(f"--after: there are no stakes in {rules.id}; leave out the third number")
    if rules.capped and standing.quantity > dice:
        raise click.UsageError(
            f"--after: nobody bids {standing.quantity} dice where there are {dice} (see --dice)"
        )


def _face(value: str | None) -> Any:
    if value is None or value == "any":
        return value
    if value in tuple("123456"):
        return int(value)
    raise click.BadParameter(f"{value!r} must be a face from 1 to 6, or any", param_hint="--palifico")
