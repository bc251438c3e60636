"""The built-in ear: holds sound to exactly what may be said now, in three languages, with nothing to
download.

Sound -> Whisper's encoder -> phones (`builtin_model`) -> every phrase scored at once (`phrase_graph`,
`ctc`) -> was it said at all (`rejection`). One window of up to six seconds costs about 0.05 s of one core.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from grammars.heard import Alternative, Heard
from voice.ears.builtin_model import FRAMES_A_SECOND, LONGEST, PhoneModel, shared_model
from voice.ears.ctc import Forward, GreedyPath, Scored, greedy
from voice.ears.ear import RATE, Sound
from voice.ears.phones import BLANK
from voice.ears.phrase_graph import Connectors, PhraseGraph, build
from voice.ears.pronunciations import Pronunciations
from voice.ears.rejection import ACCEPTED, Evidence, probability

ALTERNATIVES = 10
LEAST_SOUND = 0.08
"""Seconds below which nothing can have been said."""
SILENCE = 0.1
"""Share of the loudest sample under which a sound after it is silence."""
GRAPHS_KEPT = 4
"""Finished graphs of recent expectations: a game comes back to the same few."""


class BuiltinEar:
    """Implements `voice.ears.ear.Ear`."""

    name = "builtin"

    def __init__(self, language: str, *, model: PhoneModel | None = None) -> None:
        self.language = language
        self._model = model or shared_model()
        self._pronounce = Pronunciations(language)
        self._graphs: dict[Any, PhraseGraph] = {}
        self._graph: PhraseGraph | None = None
        self._sound = np.zeros(0, np.float32)
        self._heard_up_to = 0
        self._heard = Heard(())
        self._last: tuple[list[Scored], GreedyPath, float] | None = None

    def expect(self, phrases: Sequence[str], names: Sequence[str] = ()) -> None:
        key = (phrases if isinstance(phrases, str) else tuple(phrases), _connectors(phrases), tuple(names))
        if key not in self._graphs:
            if len(self._graphs) >= GRAPHS_KEPT:
                del self._graphs[next(iter(self._graphs))]
            self._graphs[key] = build(key[0], key[1], self._pronounce)
        self._graph = self._graphs[key]

    def feed(self, sound: Sound) -> None:
        self._sound = np.concatenate([self._sound, sound])
        if len(self._sound) > (LONGEST + 1) * RATE:
            self._sound, self._heard_up_to = self._sound[-(LONGEST + 1) * RATE :], 0

    def partial(self) -> Heard:
        self._heard, self._heard_up_to = self._hear(), len(self._sound)
        return replace(self._heard, final=False)

    def finish(self) -> Heard:
        if not self._heard_up_to or self._more_than_silence_since():
            self._heard = self._hear()
        self.reset()
        return self._heard

    def _more_than_silence_since(self) -> bool:
        """Is there sound after what `partial` heard? If not, its answer stands, and half the work is
        saved."""
        since = np.abs(self._sound[self._heard_up_to :]).max(initial=0.0)
        return bool(since > SILENCE * np.abs(self._sound).max(initial=0.0))

    def reset(self) -> None:
        self._sound = np.zeros(0, np.float32)
        self._heard_up_to = 0

    def close(self) -> None:
        self.reset()

    def explain(self) -> dict[str, Any]:
        """How the last window was heard: the phone path, the best texts with their scores, the
        probability."""
        if self._last is None:
            return {}
        nbest, path, chance = self._last
        return {
            "phones": path.phones,
            "greedy": round(path.score, 2),
            "best": [{"text": s.text, "score": round(s.score, 2)} for s in nbest],
            "probability": round(chance, 4),
            "reason": "said" if chance >= ACCEPTED else "unlike any phrase",
        }

    def _hear(self) -> Heard:
        seconds = len(self._sound) / RATE
        if self._graph is None or not LEAST_SOUND <= seconds <= LONGEST:
            self._last = None
            return Heard(())
        log_probs = self._model.log_probs(self._sound, self.language)
        path = greedy(log_probs)
        nbest = Forward(self._graph, log_probs).best(ALTERNATIVES) if path.phones else []
        chance = probability(Evidence.of(nbest, path, len(log_probs))) if nbest else 0.0
        self._last = (nbest, path, chance)
        phones_at = np.flatnonzero(log_probs.argmax(axis=1) != BLANK) / FRAMES_A_SECOND
        began, ended = (float(phones_at[0]), float(phones_at[-1])) if len(phones_at) else (None, None)
        if chance < ACCEPTED:
            return Heard((), began=began, ended=ended, confidence=chance)
        texts = tuple(Alternative(found.text, found.score) for found in nbest)
        return Heard(texts, began=began, ended=ended, confidence=chance)


def _connectors(phrases: Sequence[str]) -> Connectors:
    """Openers and the like of a `PhraseSet`; a plain list of texts has none."""
    return Connectors(
        openers=tuple(getattr(phrases, "openers", ())),
        fillers=tuple(getattr(phrases, "fillers", ())),
        repairs=tuple(getattr(phrases, "repairs", ())),
        counts=frozenset(getattr(phrases, "counts", ())),
        bids=frozenset(getattr(phrases, "bids", ())),
    )
