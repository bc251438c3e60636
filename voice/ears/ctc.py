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
from voice.ears.phrase_graph import NO_JUNCTION, NOTHING, START, Ending, PhraseGraph

SURELY_BLANK = float(np.log(0.998))
"""Frames of a greater log-probability of blank are skipped after the first of a run."""
BRANCHES = 3
"""Members of a junction that are followed back for further alternatives."""
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


class Forward:
    """One pass over a graph; `best` gives its n-best texts."""

    def __init__(self, graph: PhraseGraph, log_probs: LogProbs) -> None:
        self._graph = graph
        surely = log_probs[:, BLANK] > SURELY_BLANK
        skipped = surely & np.concatenate([[False], surely[:-1]])
        self._skipped_score = float(log_probs[skipped, BLANK].sum())
        self._blank, self._phone, self._junctions, self._log_scale = _forward(graph, log_probs[~skipped])

    def best(self, count: int) -> list[Scored]:
        """The `count` likeliest texts, each once, best first."""
        graph = self._graph
        if not graph.endings:
            return []
        nodes = np.array([ending.node for ending in graph.endings])
        with np.errstate(divide="ignore"):
            scores = (
                np.log((self._blank[-1] + self._phone[-1])[nodes]) + self._log_scale + self._skipped_score
            )
        scores += np.array([ending.log_prior for ending in graph.endings])
        found: dict[str, Scored] = {}
        for i in np.argsort(-scores, kind="stable")[: 4 * count]:
            if not np.isfinite(scores[i]) or len(found) >= count:
                break
            ending = graph.endings[i]
            for before, less in self._before(ending):
                text = " ".join((*before, ending.text))
                if text not in found:
                    found[text] = Scored(text, float(scores[i]) - less, ending.kind)
        return sorted(found.values(), key=lambda s: -s.score)[:count]

    def _before(self, ending: Ending) -> list[tuple[tuple[str, ...], float]]:
        """What was said before an ending, with how much less likely each way there is than the likeliest."""
        ways = self._back(ending.node, len(self._blank) - 1, 0)
        return sorted(ways, key=lambda way: way[1])

    def _back(self, node: int, frame: int, depth: int) -> list[tuple[tuple[str, ...], float]]:
        """Follows the likeliest path back to the junction before `node`, and through its likeliest
        members."""
        graph, blank, phone = self._graph, self._blank, self._phone
        if node == START:
            return [((), 0.0)]
        in_phone = phone[frame, node] >= blank[frame, node]
        while frame > 0:
            frame -= 1
            if not in_phone:  # the blank after the phone
                in_phone = phone[frame, node] >= blank[frame, node]
                continue
            parent, junction = int(graph.parent[node]), int(graph.junction[node])
            repeat = graph.label[parent] == graph.label[node]
            from_parent = blank[frame, parent] + (0.0 if repeat else phone[frame, parent])
            from_junction = self._junctions[frame, junction]
            if phone[frame, node] >= max(from_parent, from_junction):
                continue
            if junction != NO_JUNCTION:
                return self._through(junction, frame, depth)
            in_phone = not repeat and phone[frame, parent] >= blank[frame, parent]
            node = parent
        return [((), 0.0)]

    def _through(self, junction: int, frame: int, depth: int) -> list[tuple[tuple[str, ...], float]]:
        nodes, weights = self._graph.members(junction)
        shares = (self._blank[frame, nodes] + self._phone[frame, nodes]) * weights
        best = float(shares.max())
        ways: list[tuple[tuple[str, ...], float]] = []
        for i in np.argsort(-shares, kind="stable")[: BRANCHES if depth < 2 else 1]:
            if shares[i] <= 0 or best <= 0:
                break
            less = float(np.log(best / shares[i]))
            if less > FAR:
                break
            node = int(nodes[i])
            here = (self._graph.told[node],) if node in self._graph.told else ()
            ways += [(before + here, more + less) for before, more in self._back(node, frame, depth + 1)]
        return ways


Table = NDArray[np.float64]


def _forward(graph: PhraseGraph, log_probs: LogProbs) -> tuple[Table, Table, Table, float]:
    """(frames + 1, nodes) probabilities of having come to each node's blank and phone, of junctions, and
    log scale."""
    frames = len(log_probs)
    probabilities = np.exp(log_probs.astype(np.float64))
    changes = np.where(
        graph.label == graph.label[graph.parent], 0.0, 1.0
    )  # a phone twice needs a blank between
    blank, phone = np.zeros((2, frames + 1, graph.size))
    junctions = np.zeros((frames + 1, len(graph.member_starts) + 1))
    blank[0, START] = 1.0
    log_scale = 0.0
    _gather(graph, blank[0], junctions[0])
    for t in range(frames):
        b, p = blank[t], phone[t]
        both = b + p
        inflow = b[graph.parent] + changes * p[graph.parent] + p + junctions[t][graph.junction]
        np.multiply(inflow, probabilities[t][graph.label], out=phone[t + 1])
        phone[t + 1, : NOTHING + 1] = 0.0
        np.multiply(both, probabilities[t, BLANK], out=blank[t + 1])
        top = max(blank[t + 1].max(), phone[t + 1].max())
        if top <= 0.0:  # nothing fits at all
            return blank, phone, junctions, -np.inf
        blank[t + 1] /= top
        phone[t + 1] /= top
        log_scale += float(np.log(top))
        _gather(graph, blank[t + 1] + phone[t + 1], junctions[t + 1])
    return blank, phone, junctions, log_scale


def _gather(graph: PhraseGraph, reached: NDArray[np.float64], out: NDArray[np.float64]) -> None:
    """What each junction holds once `reached` are the probabilities of the nodes."""
    if len(graph.member_starts):
        flow = reached[graph.member_nodes] * graph.member_weights
        out[1:] = np.add.reduceat(flow, graph.member_starts)


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
