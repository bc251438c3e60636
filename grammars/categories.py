"""The categories of words in a sentence at the table, whatever the language: the alphabet of the grammars
of bids and cards."""

from __future__ import annotations

from enum import IntEnum, auto
from typing import NamedTuple


class Category(IntEnum):
    """What a word, or a few words together, can be."""

    __hash__ = (
        int.__hash__
    )  # an enumeration's own is written in Python, and this one is looked up all the time

    NUMBER = auto()
    """A number word or digits: a count, or a face by its bare number."""
    FACE = auto()
    """A noun that names a face: "treor"; values above 6 are no face of a die."""
    COUNTER = auto()
    """After a count: "stycken", "stuks", "of the"."""
    TIMES = auto()
    """"x" between digits."""
    DASH = auto()
    """"-" between digits: "9-5s"."""
    AT_LEAST = auto()
    OPENER = auto()
    """"I say", "jag höjer till"."""
    WISH = auto()
    """"gimme": an opener that asks for drinks too."""
    FILLER = auto()
    """"uh": anywhere."""
    LEAD = auto()
    """"okay then": before a bid only."""
    TAIL = auto()
    """"I guess": after a bid only."""
    POLITE = auto()
    """"please": after a whole bid only."""
    ARTICLE = auto()
    """"the", "oh", [unk]: once."""
    REPAIR = auto()
    """"I mean": what follows replaces what stood before."""
    NO = auto()
    """"no": a repair, or a bid withdrawn."""
    SAID = auto()
    """"I said": a repair after something, a report before it."""
    CHOICE = auto()
    """"or", "maybe" between two."""
    VAGUE = auto()
    """"about", "a few"."""
    MORE = auto()
    """After a number: "two more"."""
    PLUS = auto()
    """Before a number: "plus two"."""
    ONE_MORE = auto()
    """"another"."""
    SAME = auto()
    """"same in" fives."""
    BUT = auto()
    """"but" fives."""
    DICE = auto()
    """The noun, in a stake: "three dice"."""
    ON = auto()
    """Between a stake and its bid."""
    STAKE = auto()
    """"I stake"."""
    CONVERT = auto()
    """"teknorav": the least bid on a face after ones ("sv-perudo")."""
    SUIT = auto()
    RANK = auto()
    LINK = auto()
    """"of", between rank and suit."""
    PLAIN = auto()
    """"a", before a rank."""
    CARD_OPENER = auto()
    """"I play"."""


class Entry(NamedTuple):
    """One meaning of a form in the lexicon."""

    category: Category
    value: int | str | None
    cost: float
    """How far the form is from the word meant; 0: the word itself."""
    meant: str
    """The word meant, as it is written."""
    weak: int = 0
    """1: the form is a word of its own beside the game ("won", "en"), and alone means no number. 2: it is a
    word said all the time ("to", "for"), which with another bare number is asked about."""
    origin: str = ""
    """Where a confusion was seen, when it is one."""
