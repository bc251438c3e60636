"""The position that one speaker faces now: what is public, and what of their own matters for the rules.

The game makes it (`Game.position(seat)`), the command line makes it from options, and the interpreter asks it. It is the
only way for the languages to know a rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.actions import Action, Bid
from engine.cards import Card
from engine.rulesets import RuleSet


@dataclass(frozen=True, slots=True)
class Position:
    """What one speaker may do, as far as the public state and their own counts decide it."""

    rules: RuleSet
    bid: Bid | None = None
    """The standing bid; None: the round opens."""
    claim: Card | None = None
    """The standing claim of a card game; None: the player in turn leads."""
    dice: int = 15
    """All dice in play. Not to be told where the rule set hides totals."""
    own: int = 5
    """The speaker's own dice (or cards)."""
    seats: int = 3
    """Players still in."""
    in_turn: bool = True
    """Is it the speaker's turn? Otherwise only what is open to everyone."""
    own_bid: bool = False
    """Is the standing bid or claim the speaker's own?"""
    one_die_round: bool = False
    """A palifico (calzone) round is on, or about to be opened."""
    opened_face: int | None = None
    """The face that a one-die round was opened on; None: not opened yet."""
    may_announce: bool = False
    """The speaker just fell to one die and may announce palifico where it is not automatic."""
    players: tuple[str, ...] = ()
    """Names at the table, in seat order."""
    bids: tuple[Bid, ...] = field(default=())
    """The bids of this round so far, oldest first, the standing one last."""

    def refusal(self, action: Action) -> str | None:
        """The name of the first rule of the contracts that `action` breaks here; None: legal. Controls are always legal."""
        raise NotImplementedError

    def smallest(self) -> Bid | None:
        """The least legal bid by (quantity, face), ones k standing at (2k, 7) where wild; None where nothing is legal."""
        raise NotImplementedError

    def legal_bids(self) -> tuple[Bid, ...]:
        """Every legal bid of the speaker up to the dice on the table, by (quantity, face[, stake])."""
        raise NotImplementedError
