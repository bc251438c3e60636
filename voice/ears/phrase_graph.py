"""A graph of phones in which texts end, for the CTC pass of `voice.ears.ctc`: prefix trees joined by
junctions.

A prefix tree shares what texts begin with. A junction gathers what has ended and lets trees begin after
it: behind the junction of "fem" stands a tree of the faces. What a junction gathers is summed, so that one
pass gives log P(text | sound) of every ending exactly; which member led through a junction is looked up on
the way back.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from voice.ears.phones import NUMBER

START, NOTHING = 0, 1
"""The node before any phone, and a node that is never reached."""
NO_JUNCTION = 0
Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Ending:
    """A text that may end an utterance at a node."""

    node: int
    text: str
    """What was said since the last junction that is told (see `PhraseGraph.told`)."""
    kind: str
    """"bid", "count", "face", "card", "command", "decoy", ...: what kind of thing it is, for its prior and
    its test."""
    log_prior: float = 0.0


@dataclass(frozen=True, slots=True)
class Grouped:
    """Nodes in groups, to be looked up many groups at once."""

    nodes: NDArray[np.int64]
    starts: NDArray[np.int64]
    sizes: NDArray[np.int64]

    @classmethod
    def by(cls, group: NDArray[np.int64], groups: int) -> Grouped:
        """All node numbers by their group."""
        sizes = np.bincount(group, minlength=groups)
        return cls(np.argsort(group, kind="stable"), np.cumsum(sizes) - sizes, sizes)

    def of(self, chosen: NDArray[np.int64]) -> NDArray[np.int64]:
        """The nodes of the chosen groups."""
        sizes = self.sizes[chosen]
        ends = np.cumsum(sizes)
        if not len(ends) or not ends[-1]:
            return ends[:0]
        return self.nodes[np.repeat(self.starts[chosen] - (ends - sizes), sizes) + np.arange(ends[-1])]


@dataclass(slots=True)
class PhraseGraph:
    """The finished graph as arrays."""

    label: NDArray[np.int64]
    """(nodes,) the head's output of each node's phone."""
    parent: NDArray[np.int64]
    """(nodes,) the node before each node; NOTHING at the root of a tree."""
    junction: NDArray[np.int64]
    """(nodes,) the junction before each root of a tree; NO_JUNCTION elsewhere."""
    member_nodes: NDArray[np.int64]
    """Nodes that lead into junctions, grouped by junction."""
    member_starts: NDArray[np.int64]
    """Where each junction's group begins in `member_nodes`; junction 1 first."""
    member_weights: NDArray[np.float64]
    """Probability with which each member goes on through its junction."""
    endings: list[Ending]
    told: dict[int, str] = field(default_factory=dict)
    """The text that has ended at a node which leads through a junction, where that belongs to what was
    said."""

    ending_nodes: NDArray[np.int64] = field(init=False)
    ending_priors: NDArray[np.float64] = field(init=False)
    children: Grouped = field(init=False)
    """Nodes by their parent."""
    roots: Grouped = field(init=False)
    """Nodes by the junction before them."""

    def __post_init__(self) -> None:
        self.ending_nodes = np.array([ending.node for ending in self.endings], np.int64)
        self.ending_priors = np.array([ending.log_prior for ending in self.endings])
        self.children = Grouped.by(np.where(self.junction == NO_JUNCTION, self.parent, NOTHING), self.size)
        self.roots = Grouped.by(self.junction, len(self.member_starts) + 1)

    @property
    def size(self) -> int:
        """Nodes."""
        return len(self.label)

    def members(self, junction: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """The nodes that lead into a junction, and their weights."""
        begin = self.member_starts[junction - 1]
        end = self.member_starts[junction] if junction < len(self.member_starts) else len(self.member_nodes)
        return self.member_nodes[begin:end], self.member_weights[begin:end]


class GraphBuilder:
    """Grows a graph tree by tree; `built` makes the arrays."""

    def __init__(self) -> None:
        self._label, self._parent, self._junction = [0, 0], [NOTHING, NOTHING], [NO_JUNCTION, NO_JUNCTION]
        self._members: list[list[tuple[int, float]]] = []
        self._endings: list[Ending] = []
        self._told: dict[int, str] = {}

    def new_junction(self, members: Iterable[int] = (), weight: float = 1.0) -> int:
        """A junction that `members` lead into."""
        self._members.append([(node, weight) for node in members])
        return len(self._members)

    def lead(self, junction: int, nodes: Iterable[int], weight: float, told: str | None = None) -> None:
        """Lets `nodes` lead into a junction; `told` is what has been said by then."""
        for node in nodes:
            self._members[junction - 1].append((node, weight))
            if told is not None:
                self._told[node] = told

    def tree(self, junction: int, texts: Iterable[tuple[Key, Sequence[str]]]) -> dict[Key, list[int]]:
        """A prefix tree after a junction: the nodes where each key's pronunciations end."""
        children: dict[tuple[int, str], int] = {}
        ends: dict[Key, list[int]] = {}
        for key, pronunciations in texts:
            for phones in pronunciations:
                node = NOTHING
                for phone in phones:
                    known = children.get((node, phone))
                    if known is None:
                        self._label.append(NUMBER[phone])
                        self._parent.append(node)
                        self._junction.append(junction if node == NOTHING else NO_JUNCTION)
                        known = children[node, phone] = len(self._label) - 1
                    node = known
                if node != NOTHING and node not in ends.setdefault(key, []):
                    ends[key].append(node)
        return ends

    def end(self, nodes: Iterable[int], text: str, kind: str) -> None:
        """An utterance may end at `nodes`, having said `text`."""
        self._endings += [Ending(node, text, kind) for node in nodes]

    def built(self, log_priors: Mapping[str, float] | None = None) -> PhraseGraph:
        """The graph as arrays; `log_priors` by kind of ending, 0 where not told."""
        priors = log_priors or {}
        members = [group or [(NOTHING, 1.0)] for group in self._members]
        flat = [member for group in members for member in group]
        return PhraseGraph(
            label=np.array(self._label),
            parent=np.array(self._parent),
            junction=np.array(self._junction),
            member_nodes=np.array([node for node, _ in flat], np.int64),
            member_starts=np.cumsum([0, *(len(group) for group in members[:-1])]),
            member_weights=np.array([weight for _, weight in flat]),
            endings=[replace(end, log_prior=priors.get(end.kind, 0.0)) for end in self._endings],
            told=self._told,
        )
