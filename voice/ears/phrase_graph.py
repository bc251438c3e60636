"""Everything that may be said now as one graph of phones, for the CTC pass of `voice.ears.ctc`.

    start -> (opener | filler)* -> phrase                                   "jag säger" ... "fem treor"
    start -> (opener | filler)* -> bid or count -> repair -> bid or count   "fem" "nej" "sex treor"
    inside a phrase, after a count: -> filler ->                            "sju" "eh" "fyror"

The phrases stand in a prefix tree, so that one pass gives log P(phrase | sound) of each exactly. Openers,
fillers and repairs hang on junctions: a junction gathers what has ended before it, and what begins after
it draws from it. The words of a language come from its data; this file knows only their roles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from voice.ears.phones import NUMBER

Pronounce = Callable[[str], Sequence[str]]
"""The phone strings of one word."""

START, NOTHING = 0, 1
"""The node before any phone, and a node that is never reached."""
NO_JUNCTION = 0
MOST_PRONUNCIATIONS = 32
"""Combinations of word variants kept of one phrase; the first are the likeliest."""


@dataclass(frozen=True, slots=True)
class Connectors:
    """The small words of a language that may stand around and inside the phrases."""

    openers: Sequence[str] = ()
    """Said before a bid: "jag säger"."""
    fillers: Sequence[str] = ()
    """Said while thinking: "eh"."""
    repairs: Sequence[str] = ()
    """Said before a correction: "nej"."""
    counts: frozenset[str] = frozenset()
    """Texts of all counts; one may be followed by a filler, or corrected."""
    bids: frozenset[str] = frozenset()
    """Those of the phrases that a repair may correct, and that may correct; of all others neither."""


@dataclass(slots=True)
class Ending:
    """Where a text ends in the graph."""

    text: str
    node: int
    kind: str
    """"phrase", "opener", "filler", "repair" or "corrected" (a phrase after a repair)."""


@dataclass(slots=True)
class PhraseGraph:
    """The finished graph as arrays; see `build`."""

    label: NDArray[np.int64]
    """(nodes,) the head's output of each node's phone."""
    parent: NDArray[np.int64]
    """(nodes,) the node before each node; NOTHING if only its junction leads here."""
    junction: NDArray[np.int64]
    """(nodes,) the junction that also leads to each node, or NO_JUNCTION."""
    member_nodes: NDArray[np.int64]
    """Nodes that lead into junctions, grouped by junction."""
    member_starts: NDArray[np.int64]
    """Where each junction's group begins in `member_nodes`; junction 1 first."""
    member_weights: NDArray[np.float64]
    """Probability with which each member goes on through its junction."""
    endings: list[Ending] = field(default_factory=list)
    """Every text that may end an utterance: kinds "phrase" and "corrected"."""
    ending_nodes: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    inner: dict[int, Ending] = field(default_factory=dict)
    """Endings inside an utterance by node (openers, fillers, repairs), to name what stood before a phrase."""
    text_before_repair: dict[int, str] = field(default_factory=dict)
    """Text of the bid or count that ends at a node which may be corrected."""

    @property
    def size(self) -> int:
        return len(self.label)


OPENER_WEIGHT = 0.05
FILLER_WEIGHT = 0.05
REPAIR_WEIGHT = 0.02
"""How often, roughly, an opener, filler or repair is said where it could be; keeps noise from becoming a
filler."""


class _Builder:
    """Grows the graph; a prefix tree a block."""

    def __init__(self, pronounce: Pronounce) -> None:
        self.pronounce = pronounce
        self.label, self.parent, self.junction = [0, 0], [START, NOTHING], [NO_JUNCTION, NO_JUNCTION]
        self.members: list[list[tuple[int, float]]] = []
        self.endings: list[Ending] = []
        self.inner: dict[int, Ending] = {}
        self.before_repair: dict[int, str] = {}

    def new_junction(self) -> int:
        self.members.append([])
        return len(self.members)

    def lead(self, junction: int, node: int, weight: float) -> None:
        self.members[junction - 1].append((node, weight))

    def node(self, phone: str, parent: int, junction: int = NO_JUNCTION) -> int:
        self.label.append(NUMBER[phone])
        self.parent.append(parent)
        self.junction.append(junction)
        return len(self.label) - 1

    def tree(
        self,
        parent: int,
        junction: int,
        phrases: Iterable[str],
        counts: frozenset[str],
        fillers: Sequence[str],
    ) -> dict[str, set[int]]:
        """A prefix tree of `phrases` that begins after `parent` and `junction`; the nodes where each text
        ends.

        Counts that begin a longer phrase are among the texts, and fillers may follow them.
        """
        children: dict[tuple[int, str], int] = {}
        waits: dict[int, int] = {}
        ends: dict[str, set[int]] = {}

        def walk(node: int, wait: int, phones: str) -> int:
            for phone in phones:
                key = (node if wait == NO_JUNCTION else -wait, phone)
                if key not in children:
                    root = node == parent
                    children[key] = self.node(phone, node, junction if root else wait)
                node, wait = children[key], NO_JUNCTION
            return node

        for phrase in phrases:
            words = phrase.split()
            places = {(parent, NO_JUNCTION)}
            for i, word in enumerate(words, start=1):
                reached = {
                    walk(node, wait, phones) for node, wait in places for phones in self.pronounce(word)
                }
                text, kept = " ".join(words[:i]), sorted(reached)[:MOST_PRONUNCIATIONS]
                if i == len(words) or text in counts:
                    ends.setdefault(text, set()).update(reached)
                places = {(node, NO_JUNCTION) for node in kept}
                if i < len(words) and text in counts and fillers:
                    for node in kept:
                        if node not in waits:
                            waits[node] = self._fillers_after(node, fillers)
                    places = {(node, waits[node]) for node in kept}
        return ends

    def _fillers_after(self, node: int, fillers: Sequence[str]) -> int:
        """A junction that is reached from `node` by one filler, which is not told: it means nothing there."""
        wait = self.new_junction()
        ended: set[int] = set()
        children: dict[tuple[int, str], int] = {}
        for filler in fillers:
            for phones in self.phrase_phones(filler):
                here = node
                for phone in phones:
                    if (here, phone) not in children:
                        children[here, phone] = self.node(phone, here)
                    here = children[here, phone]
                if here not in ended:
                    ended.add(here)
                    self.lead(wait, here, FILLER_WEIGHT)
        return wait

    def phrase_phones(self, text: str) -> list[str]:
        found = [""]
        for word in text.split():
            found = [before + p for before in found for p in self.pronounce(word)][:MOST_PRONUNCIATIONS]
        return found


def build(phrases: Sequence[str], connectors: Connectors, pronounce: Pronounce) -> PhraseGraph:
    """The graph of all that may be said: `phrases`, with what the language allows around and inside them."""
    made = _Builder(pronounce)
    before = made.new_junction()
    for kind, texts, weight in (
        ("opener", connectors.openers, OPENER_WEIGHT),
        ("filler", connectors.fillers, FILLER_WEIGHT),
    ):
        for text, nodes in made.tree(START, before, texts, frozenset(), ()).items():
            for node in nodes:
                made.lead(before, node, weight)
                made.inner[node] = Ending(text, node, kind)
    first = made.tree(START, before, phrases, connectors.counts, connectors.fillers)
    for phrase in phrases:
        made.endings += [Ending(phrase, node, "phrase") for node in sorted(first[phrase])]
    repairable = [text for text in first if text in connectors.counts or text in connectors.bids]
    if repairable and connectors.repairs:
        wrong, mended = made.new_junction(), made.new_junction()
        for text in repairable:
            for node in sorted(first[text]):
                made.lead(wrong, node, REPAIR_WEIGHT)
                made.before_repair[node] = text
        for text, nodes in made.tree(NOTHING, wrong, connectors.repairs, frozenset(), ()).items():
            for node in nodes:
                made.lead(mended, node, 1.0)
                made.inner[node] = Ending(text, node, "repair")
        corrections = [p for p in phrases if p in connectors.bids or p in connectors.counts]
        second = made.tree(NOTHING, mended, corrections, connectors.counts, ())
        for text in corrections:
            made.endings += [Ending(text, node, "corrected") for node in sorted(second[text])]
    return _arrays(made)


def _arrays(made: _Builder) -> PhraseGraph:
    members = [group or [(NOTHING, 1.0)] for group in made.members]
    flat = [member for group in members for member in group]
    return PhraseGraph(
        label=np.array(made.label),
        parent=np.array(made.parent),
        junction=np.array(made.junction),
        member_nodes=np.array([node for node, _ in flat]),
        member_starts=np.cumsum([0, *(len(group) for group in members[:-1])]),
        member_weights=np.array([weight for _, weight in flat]),
        endings=made.endings,
        ending_nodes=np.array([ending.node for ending in made.endings], np.int64),
        inner=made.inner,
        text_before_repair=made.before_repair,
    )
