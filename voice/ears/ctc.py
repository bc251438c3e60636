"""The CTC forward pass over a phrase graph: log P(text | sound) of everything that may be said, in one go.

Probabilities are kept scaled by their largest each frame, one vectorised step a frame (Graves 2006,
section 4.1, over trees instead of one string). Runs of frames that are nearly surely blank count as one:
that alters no score by more than 1 % and halves the work.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from voice.ears.builtin_model import LogProbs
from voice.ears.phones import BLANK, PHONES
from voice.ears.phrase_graph import NO_JUNCTION, NOTHING, START, PhraseGraph

SURELY_BLANK = float(np.log(0.998))
"""Frames of a greater log-probability of blank are skipped after the first of a run."""
ALIVE = 1e-9
"""Nodes less likely than this share of the likeliest are dropped after each frame."""
BRANCHES = 3
"""Members of a junction that are followed back for further alternatives."""
FOLLOWED = 3
"""Endings for which that is done."""
UNLIKELY = 25.0
"""Endings less likely than the best by more than this (natural logarithm) are no alternatives."""
NEVER = -12.0
"""Log-probability of a phone that was not heard at all."""
FAR = 8.0
"""Alternatives less likely than the best by more than this (natural logarithm) are not followed back."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A text that may have been said."""

    text: str
    score: float
    """log P(text | sound), priors included."""
    kind: str
    """As in `Ending.kind`."""
    weakest: float = 0.0
    """Log-probability, where it is greatest, of the phone of the text that was heard least."""


@dataclass(frozen=True, slots=True)
class _Way:
    """A way back from an ending to the start."""

    said: tuple[str, ...] = ()
    """What was said on it before the ending's own text, in order."""
    less: float = 0.0
    """How much less likely it is than the likeliest way."""
    weakest: float = 0.0
    """As in `Scored`."""


class Forward:
    """One pass over a graph; `best` gives its n-best texts."""

    def __init__(self, graph: PhraseGraph, log_probs: LogProbs) -> None:
        self._graph = graph
        surely = log_probs[:, BLANK] > SURELY_BLANK
        skipped = surely & np.concatenate([[False], surely[:-1]])
        self._skipped_score = float(log_probs[skipped, BLANK].sum())
        self._kept = log_probs[~skipped]
        self._rows, self._log_scale = _forward(graph, self._kept)

    def best(self, count: int) -> list[Scored]:
        """The `count` likeliest texts, each once, best first."""
        graph, last = self._graph, self._rows[-1]
        final = np.zeros(graph.size)
        final[last.nodes] = last.blank + last.phone
        with np.errstate(divide="ignore"):
            scores = np.log(final[graph.ending_nodes]) + self._log_scale + self._skipped_score
        scores += graph.ending_priors
        found: dict[str, Scored] = {}
        seen: set[str] = set()
        for i in np.argsort(-scores, kind="stable"):
            if not scores[i] > scores.max() - UNLIKELY or len(seen) >= count:
                break
            ending = graph.endings[i]
            if ending.text in seen:  # another pronunciation of the same, less likely
                continue
            seen.add(ending.text)
            branches = BRANCHES if len(seen) <= FOLLOWED else 1
            for way in self._back(ending.node, len(self._rows) - 1, branches):
                text = " ".join((*way.said, ending.text))
                if text not in found:
                    found[text] = Scored(text, float(scores[i]) - way.less, ending.kind, way.weakest)
        return sorted(found.values(), key=lambda s: -s.score)[:count]

    def _back(self, node: int, frame: int, branches: int) -> list[_Way]:
        """Follows the likeliest path back to the junction before `node`, and through its likeliest
        members, the likeliest way first."""
        graph, rows = self._graph, self._rows
        if node == START:
            return [_Way()]
        blank, phone = rows[frame].at(node)
        in_phone, weakest, heard = phone >= blank, 0.0, NEVER
        while frame > 0:
            if in_phone:
                heard = max(heard, float(self._kept[frame - 1, graph.label[node]]))
            frame -= 1
            blank, phone = rows[frame].at(node)
            if not in_phone:  # the blank after the phone
                in_phone = phone >= blank
                continue
            parent, junction = int(graph.parent[node]), int(graph.junction[node])
            repeat = graph.label[parent] == graph.label[node]
            parent_blank, parent_phone = rows[frame].at(parent)
            from_parent = parent_blank + (0.0 if repeat else parent_phone)
            if phone >= max(from_parent, rows[frame].junctions[junction]):
                continue
            weakest, heard = min(weakest, heard), NEVER
            if junction != NO_JUNCTION:
                return self._through(junction, frame, branches, weakest)
            in_phone = not repeat and parent_phone >= parent_blank
            node = parent
        return [_Way(weakest=weakest)]

    def _through(self, junction: int, frame: int, branches: int, weakest: float) -> list[_Way]:
        nodes, weights = self._graph.members(junction)
        shares = self._rows[frame].both(nodes) * weights
        best = float(shares.max())
        ways: list[_Way] = []
        for i in np.argsort(-shares, kind="stable")[:branches]:
            if shares[i] <= 0 or best <= 0:
                break
            less = float(np.log(best / shares[i]))
            if less > FAR:
                break
            node = int(nodes[i])
            here = (self._graph.told[node],) if node in self._graph.told else ()
            for way in self._back(node, frame, max(1, branches - 1)):
                ways.append(_Way(way.said + here, less + way.less, min(weakest, way.weakest)))
        return sorted(ways, key=lambda way: way.less)


@dataclass(frozen=True, slots=True)
class _Row:
    """The nodes that are alive after a frame."""

    nodes: NDArray[np.int64]
    """In rising order."""
    blank: NDArray[np.float64]
    phone: NDArray[np.float64]
    """Probability of having come to each node's blank and to its phone, scaled."""
    junctions: NDArray[np.float64]
    """(junctions + 1,) what each junction has gathered."""

    def at(self, node: int) -> tuple[float, float]:
        """(blank, phone) of a node; zeros where it is not alive."""
        i = int(np.searchsorted(self.nodes, node))
        if i < len(self.nodes) and self.nodes[i] == node:
            return float(self.blank[i]), float(self.phone[i])
        return 0.0, 0.0

    def both(self, nodes: NDArray[np.int64]) -> NDArray[np.float64]:
        """blank + phone of many nodes."""
        i = np.minimum(np.searchsorted(self.nodes, nodes), len(self.nodes) - 1)
        return np.where(self.nodes[i] == nodes, self.blank[i] + self.phone[i], 0.0)


def _forward(graph: PhraseGraph, log_probs: LogProbs) -> tuple[list[_Row], float]:
    """The rows before the first frame and after each, and the logarithm of what they were scaled by."""
    probabilities = np.exp(log_probs.astype(np.float64))
    changes = np.where(
        graph.label == graph.label[graph.parent], 0.0, 1.0
    )  # a phone twice needs a blank between
    blank, phone = np.zeros((2, graph.size))
    blank[START] = 1.0
    alive = np.array([START])
    rows = [_Row(alive, blank[alive], phone[alive], _gathered(graph, blank, phone))]
    log_scale = 0.0
    reached = np.zeros(graph.size, bool)
    for frame in probabilities:
        reached[:] = False
        reached[alive] = True
        reached[graph.children.of(alive)] = True
        reached[graph.roots.of(np.flatnonzero(rows[-1].junctions > ALIVE))] = True
        reached[NOTHING] = False
        here = np.flatnonzero(reached)
        before = graph.parent[here]
        inflow = blank[before] + changes[here] * phone[before] + phone[here]
        inflow += rows[-1].junctions[graph.junction[here]]
        new_phone = inflow * frame[graph.label[here]]
        if here[0] == START:
            new_phone[0] = 0.0
        new_blank = (blank[here] + phone[here]) * frame[BLANK]
        both = new_blank + new_phone
        top = float(both.max())
        if top <= 0.0:  # nothing fits at all
            return rows, -np.inf
        log_scale += float(np.log(top))
        kept = both > ALIVE * top
        blank[alive] = phone[alive] = 0.0
        alive = here[kept]
        blank[alive], phone[alive] = new_blank[kept] / top, new_phone[kept] / top
        rows.append(_Row(alive, blank[alive], phone[alive], _gathered(graph, blank, phone)))
    return rows, log_scale


def _gathered(
    graph: PhraseGraph, blank: NDArray[np.float64], phone: NDArray[np.float64]
) -> NDArray[np.float64]:
    """What each junction holds, by its number."""
    out = np.zeros(len(graph.member_starts) + 1)
    if len(graph.member_starts):
        flow = (blank[graph.member_nodes] + phone[graph.member_nodes]) * graph.member_weights
        out[1:] = np.add.reduceat(flow, graph.member_starts)
    return out


@dataclass(frozen=True, slots=True)
class GreedyPath:
    """The likeliest string of phones if anything could be said."""

    phones: str
    score: float
    """log P of the likeliest path."""


def greedy(log_probs: LogProbs) -> GreedyPath:
    """The best output of each frame, repeats and blanks taken out."""
    if not len(log_probs):
        return GreedyPath("", 0.0)
    best = log_probs.argmax(axis=1)
    changed = np.concatenate([[True], best[1:] != best[:-1]])
    phones = "".join(PHONES[output - 1] for output in best[changed] if output != BLANK)
    return GreedyPath(phones, float(log_probs.max(axis=1).sum()))
