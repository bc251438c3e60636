"""Playing cards: a rank and a suit, written as in a journal ("10S", "QH")."""

from __future__ import annotations

from dataclasses import dataclass

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Lowest first; the ace is the highest ("sv-bluffstopp")."""
SUITS = ("S", "H", "D", "C")
"""Spades, hearts, diamonds, clubs."""


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 52 cards."""

    rank: str
    """One of RANKS."""
    suit: str
    """One of SUITS."""

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card that a journal writes as `text`. Raises ValueError for anything else."""
        rank, suit = text[:-1], text[-1:]
        if rank not in RANKS or suit not in SUITS:
            raise ValueError(f"no card: {text!r}")
        return cls(rank, suit)

    @property
    def height(self) -> int:
        """0 for the two up to 12 for the ace."""
        return RANKS.index(self.rank)

    def __str__(self) -> str:
        return self.rank + self.suit


DECK = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
"""All 52 cards, spades first, each suit from the two up."""
