"""Settlement: who gives up how many dice once the dice are counted, and who opens the next round."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.actions import Bid
from engine.rulesets import RuleSet


@dataclass(slots=True)
class Verdict:
    """What a count means. Seats are numbers; what is due may be more than a loser has left."""

    losses: tuple[tuple[int, int], ...] = ()
    """(seat, dice) for each loser, in the order in which they pay."""
    gains: int | None = None
    """The seat that wins a die back."""
    starter: int = 0
    """Who opens the next round, if still in."""
    substitute: int | None = None
    """Who opens if the starter is out; None: the next one to the left."""


def challenge(
    rules: RuleSet, bid: Bid, count: int, bidder: int, challenger: int, others: Iterable[int]
) -> Verdict:
    """The verdict on a challenge. `others` are all players in but the bidder, clockwise from the bidder's
    left.

    "en-stakes" is printed the wrong way round; `less_loser` and `greater_loser` say how it is read.
    """
    if count == bid.quantity and rules.tally_equal == "exact_rule":
        losses = tuple((seat, 1) for seat in others) if rules.equal_loss == "all_but_bidder_1" else ()
        return Verdict(losses, starter=bidder)
    if count < bid.quantity:
        bidder_loses = rules.less_loser == "bidder"
    elif count > bid.quantity:
        bidder_loses = rules.greater_loser == "bidder"
    else:
        bidder_loses = False  # as many as bid: the bid is true
    loser, winner = (bidder, challenger) if bidder_loses else (challenger, bidder)
    dice = {"1": 1, "stake": bid.stake or 1, "difference": max(1, abs(count - bid.quantity))}[
        rules.loss_amount
    ]
    starter = {"loser": loser, "winner": winner, "bidder": bidder}[rules.next_starter]
    substitute = winner if rules.starter_if_out == "winner" else None
    return Verdict(((loser, dice),), starter=starter, substitute=substitute)


def exact(rules: RuleSet, bid: Bid, count: int, bidder: int, caller: int, next_of_bidder: int) -> Verdict:
    """The verdict on an exact call: right wins a die back, wrong costs one."""
    starter = {"caller": caller, "loser": caller, "bidder": bidder, "next_of_bidder": next_of_bidder}[
        rules.exact_next_starter
    ]
    if count == bid.quantity:
        return Verdict(gains=caller, starter=starter)
    return Verdict(((caller, 1),), starter=starter)
