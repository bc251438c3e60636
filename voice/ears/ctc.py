"""The CTC forward pass over a phrase graph: log P(text | sound) of everything that may be said, in one go.

Probabilities are kept scaled by their largest each frame, one vectorised step a frame (Graves 2006,
section 4.1, over a tree instead of one string).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from voice.ears.builtin_model import LogProbs
from voice.ears.phones import BLANK, PHONES
from voice.ears.phrase_graph import NO_JUNCTION, NOTHING, START, Ending, PhraseGraph


@dataclass(frozen=True, slots=True)
class Scored:
    """A text that may have been said."""

    text: str
    score: float
    """log P(text | sound)."""
    phones: int
    """How many phones its pronunciation has, of the phrase itself."""
    kind: str
    """"phrase" or "corrected"."""


class Forward:
    """One pass over a graph; `best` gives its n-best texts."""

    def __init__(self, graph: PhraseGraph, log_probs: LogProbs) -> None:
        self._graph = graph
        self._blank, self._phone, self._junctions, self._log_scale = _forward(graph, log_probs)

    def best(self, count: int) -> list[Scored]:
        """The `count` likeliest texts, each once, best first."""
        graph = self._graph
        if not graph.endings or not len(self._blank):
            return []
        last = (self._blank[-1] + self._phone[-1])[graph.ending_nodes]
        found: dict[str, Scored] = {}
        for i in np.argsort(-last, kind="stable")[: 4 * count]:
            if last[i] <= 0:
                break
            ending = graph.endings[i]
            before = self._said_before(ending)
            text = " ".join((*before, ending.text))
            if text not in found:
                score = float(np.log(last[i]) + self._log_scale)
                found[text] = Scored(text, score, self._depth(ending.node), ending.kind)
            if len(found) == count:
                break
        return list(found.values())

    def _depth(self, node: int) -> int:
        depth = 0
        while node not in (START, NOTHING):
            node = int(self._graph.parent[node])
            depth += 1
        return depth

    def _said_before(self, ending: Ending) -> list[str]:
        """Openers, fillers and what was corrected, in the order said: the likeliest way back to the start."""
        graph, words = self._graph, list[str]()
        node, frame, in_phone = ending.node, len(self._blank) - 1, True
        blank, phone = self._blank, self._phone
        in_phone = phone[frame, node] >= blank[frame, node]
        while node != START and frame > 0:
            if not in_phone:  # a blank after the phone: stay on the node
                frame -= 1
                in_phone = phone[frame, node] >= blank[frame, node]
                continue
            frame -= 1
            parent, junction = int(graph.parent[node]), int(graph.junction[node])
            repeat = parent != START and graph.label[parent] == graph.label[node]
            from_parent = blank[frame, parent] + (0.0 if repeat else phone[frame, parent])
            from_junction = self._junctions[frame, junction] if junction != NO_JUNCTION else 0.0
            stay = phone[frame, node]
            if stay >= from_parent and stay >= from_junction:
                continue
            if from_parent >= from_junction:
                in_phone = not repeat and phone[frame, parent] >= blank[frame, parent]
                node = parent
                continue
            node = self._member(junction, frame)
            in_phone = phone[frame, node] >= blank[frame, node]
            if node in graph.inner:
                words.append(graph.inner[node].text)
            elif node in graph.text_before_repair:
                words.append(graph.text_before_repair[node])
        return words[::-1]

    def _member(self, junction: int, frame: int) -> int:
        starts = self._graph.member_starts
        begin = starts[junction - 1]
        end = starts[junction] if junction < len(starts) else len(self._graph.member_nodes)
        nodes = self._graph.member_nodes[begin:end]
        weights = self._graph.member_weights[begin:end]
        return int(nodes[np.argmax((self._blank[frame, nodes] + self._phone[frame, nodes]) * weights)])


Table = NDArray[np.float64]


def _forward(graph: PhraseGraph, log_probs: LogProbs) -> tuple[Table, Table, Table, float]:
    """Probabilities (frames, nodes) of having come to each node's blank and phone, of the junctions, and
    log scale."""
    frames = len(log_probs)
    probabilities = np.exp(log_probs.astype(np.float64))
    emitted = probabilities[:, graph.label]
    emitted[:, :2] = 0.0
    changes = np.where(
        graph.label == graph.label[graph.parent], 0.0, 1.0
    )  # a phone twice needs a blank between
    blank = np.zeros((frames + 1, graph.size))
    phone = np.zeros((frames + 1, graph.size))
    junctions = np.zeros((frames + 1, len(graph.member_starts) + 1))
    blank[0, START] = 1.0
    log_scale = 0.0
    gathered = np.zeros(graph.size)
    for t in range(frames):
        b, p = blank[t], phone[t]
        both = b + p
        inflow = b[graph.parent] + changes * p[graph.parent] + p + junctions[t][graph.junction]
        np.multiply(inflow, emitted[t], out=phone[t + 1])
        np.multiply(both, probabilities[t, BLANK], out=blank[t + 1])
        top = max(blank[t + 1].max(), phone[t + 1].max())
        if top <= 0.0:  # nothing fits at all: every score is -inf
            return blank, phone, junctions, -np.inf
        blank[t + 1] /= top
        phone[t + 1] /= top
        log_scale += float(np.log(top))
        np.add(blank[t + 1], phone[t + 1], out=gathered)
        junctions[t + 1, 1:] = np.add.reduceat(
            gathered[graph.member_nodes] * graph.member_weights, graph.member_starts
        )
    return blank, phone, junctions, log_scale


@dataclass(frozen=True, slots=True)
class GreedyPath:
    """The likeliest string of phones if anything could be said."""

    phones: str
    score: float
    """log P of the likeliest path."""


def greedy(log_probs: LogProbs) -> GreedyPath:
    """The best output of each frame, repeats and blanks taken out."""
    best = log_probs.argmax(axis=1)
    changed = np.concatenate([[True], best[1:] != best[:-1]]) if len(best) else np.zeros(0, bool)
    phones = "".join(PHONES[output - 1] for output in best[changed] if output != BLANK)
    return GreedyPath(phones, float(log_probs.max(axis=1).sum()) if len(best) else 0.0)
