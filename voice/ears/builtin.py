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
from grammars.phrases import PhraseSet
from voice.ears.builtin_model import FRAMES_A_SECOND, LONGEST, LogProbs, PhoneModel, shared_model
from voice.ears.ctc import Forward, GreedyPath, Scored, greedy
from voice.ears.ear import RATE, Sound
from voice.ears.expected_graphs import ANSWERS, free_graph, plain_graph
from voice.ears.phones import BLANK
from voice.ears.phrase_graph import PhraseGraph
from voice.ears.pronunciations import Pronunciations
from voice.ears.rejection import Evidence, accepted, probability

ALTERNATIVES = 10
LEAST_SOUND = 0.08
"""Seconds below which nothing can have been said."""
SILENCE = 0.1
"""Share of the loudest sample under which a sound after it is silence."""
FITS = -0.05
"""Score a frame, beside the greedy path, of a plain phrase that needs no second look."""
DECOY = "decoy"
"""Kind of the words that are only listened for to be rejected."""
GRAPHS_KEPT = 4
"""Finished graphs of recent expectations: a game comes back to the same few."""


class BuiltinEar:
    """Implements `voice.ears.ear.Ear`."""

    name = "builtin"

    def __init__(self, language: str, *, model: PhoneModel | None = None) -> None:
        self.language = language
        self._model = model or shared_model()
        self._pronounce = Pronunciations(language)
        self._graphs: dict[PhraseSet, tuple[PhraseGraph, PhraseGraph | None]] = {}
        self._expected: tuple[PhraseGraph, PhraseGraph | None] | None = None
        self._answers: Sequence[str] = ()
        self._sound = np.zeros(0, np.float32)
        self._heard_up_to = 0
        self._heard = Heard(())
        self._last: tuple[list[Scored], GreedyPath, int, float] | None = None

    def expect(self, phrases: PhraseSet | Sequence[str], names: Sequence[str] = ()) -> None:
        said = phrases if isinstance(phrases, PhraseSet) else PhraseSet(commands=tuple(phrases))
        if said not in self._graphs:
            if len(self._graphs) >= GRAPHS_KEPT:
                del self._graphs[next(iter(self._graphs))]
            self._graphs[said] = (plain_graph(said, self._pronounce), free_graph(said, self._pronounce))
        self._expected = self._graphs[said]
        self._answers = ANSWERS.get(said.asked or "", ())

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
        nbest, path, frames, chance = self._last
        return {
            "phones": path.phones,
            "greedy": round(path.score, 2),
            "best": [{"text": s.text, "score": round(s.score, 2)} for s in nbest],
            "ratio": round((nbest[0].score - path.score) / max(1, frames), 4) if nbest else None,
            "probability": round(chance, 4),
            "reason": "said" if nbest and accepted(nbest[0].kind, chance) else "unlike any phrase",
        }

    def _hear(self) -> Heard:
        seconds = len(self._sound) / RATE
        if self._expected is None or not LEAST_SOUND <= seconds <= LONGEST:
            self._last = None
            return Heard(())
        log_probs = self._model.log_probs(self._sound, self.language)
        nbest, path = self._nbest(log_probs)
        chance = probability(Evidence.of(nbest, path, len(log_probs), self._answers)) if nbest else 0.0
        self._last = (nbest, path, len(log_probs), chance)
        phones_at = np.flatnonzero(log_probs.argmax(axis=1) != BLANK) / FRAMES_A_SECOND
        began, ended = (float(phones_at[0]), float(phones_at[-1])) if len(phones_at) else (None, None)
        if not nbest or nbest[0].kind == DECOY or not accepted(nbest[0].kind, chance):
            return Heard((), began=began, ended=ended, confidence=chance)
        texts = tuple(Alternative(found.text, found.score) for found in nbest if found.kind != DECOY)
        return Heard(texts, began=began, ended=ended, confidence=chance)

    def scored(self, sound: Sound) -> tuple[list[Scored], GreedyPath, int]:
        """The n-best of a sound, its greedy path and how many frames it has; for fitting `rejection`."""
        log_probs = self._model.log_probs(sound, self.language)
        return *self._nbest(log_probs), len(log_probs)

    def _nbest(self, log_probs: LogProbs) -> tuple[list[Scored], GreedyPath]:
        """Plain phrases; where none of them fits, also those with stumbling, which cost a second pass."""
        assert self._expected is not None
        path = greedy(log_probs)
        if not path.phones:
            return [], path
        plain, free = self._expected
        nbest = Forward(plain, log_probs).best(ALTERNATIVES)
        fits = nbest and (nbest[0].score - path.score) / len(log_probs) > FITS
        if free is not None and not fits:
            both = [*nbest, *Forward(free, log_probs).best(ALTERNATIVES)]
            best: dict[str, Scored] = {}
            for found in sorted(both, key=lambda s: -s.score):
                best.setdefault(found.text, found)
            nbest = list(best.values())[:ALTERNATIVES]
        return nbest, path
