"""What may be said now, for ears that listen for phrases: words per slot, and whole sentences.

    said = phrases(language, position)            what a player at the table may say
    said = phrases(language, position, "yesno")   what answers a question
    said.counts -> (Word("fem", 5), ...)   said.faces -> (Word("treor", 3), ...)   said.commands -> ("jag synar", ...)

An ear builds its graph or its list from the slots: a bid is [opener] count [counter] face [tail], a card is [opener] suit rank
or rank link suit (`card_order`), a repair is a bid or a half, a repair word, and a bid or a half. Bids that are illegal now are in it on
purpose: what is not listened for is heard as something else, and acted on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Word:
    """One way to say a value in a slot."""

    text: str
    value: Any
    """Counts and faces: int; ranks and suits: as in `engine.cards`."""


@dataclass(frozen=True, slots=True)
class PhraseSet:
    """Words per slot, and whole sentences. An empty slot is not to be listened for."""

    counts: tuple[Word, ...] = ()
    """1-40, one or several ways each; joined ("tjugoen")."""
    faces: tuple[Word, ...] = ()
    """1-6: plural, singular and other names."""
    bare_faces: tuple[Word, ...] = ()
    """1-6 by the bare number, after a count below twenty: "fem tre"."""
    openers: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    fillers: tuple[str, ...] = ()
    tails: tuple[str, ...] = ()
    repairs: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    vague: tuple[str, ...] = ()
    ranks: tuple[Word, ...] = ()
    suits: tuple[Word, ...] = ()
    card_links: tuple[str, ...] = ()
    """"of": between rank and suit."""
    card_openers: tuple[str, ...] = ()
    card_order: str = "suit-rank"
    """The usual order, "suit-rank" or "rank-link-suit"; both are understood."""
    commands: tuple[str, ...] = ()
    """Whole sentences: calls, relative bids, special bids, queries, controls, answers, names."""
    names: tuple[str, ...] = ()
    """Players at the table."""
    decoys: tuple[str, ...] = ()
    """Everyday words that resemble those of the game or are common, so that talk is not heard as a bid."""
