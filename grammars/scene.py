"""The scene at the table, as far as the announcer may tell it to the one it speaks to.

The table (`voice`) makes it from a game; nothing in it may be what that listener must not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.actions import Deed
from engine.cards import Card
from engine.position import Position


@dataclass(frozen=True, slots=True)
class Scene:
    """What one player faces, and the names that go with it."""

    position: Position
    """The position of `player`."""
    player: str
    """Whom the words are for: who is asked, who spoke."""
    turn: str | None = None
    """Whose turn it is; None: the game is over, or dice are being thrown."""
    by: str | None = None
    """Who made the standing bid or claim."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """Dice (or cards) of everyone still in, in seat order. Other people's are told only where the rule set
    shows them."""
    hand: tuple[int, ...] | tuple[Card, ...] = ()
    """The dice or cards of `player`, for `my_dice`; empty: not known here (real dice), or not to be said
    aloud."""
    deeds: tuple[tuple[str, Deed], ...] = ()
    """Who did what in this round, oldest first, for `history`."""
    chance: float | None = None
    """Probability (0-1) that the standing bid holds, seen from `player`, for `odds`."""
