"""The Vosk ear: streaming and n-best; held to the phrases that may be said where the model's graph takes a
grammar.

Runs inside a child process (`voice.ears.process`): Vosk ends the whole process on bad models and bad
grammars. A grammar of Vosk is no list of phrases but a bigram over their words, and it presses unrelated
speech into them at full confidence: decoy words soak that up, and the grammars verify whole phrases.
"""

from __future__ import annotations

import json
import random
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import vosk  # type: ignore[import-untyped]
from rapidfuzz import fuzz, process

from grammars.heard import Alternative, Heard
from grammars.phrases import PhraseSet
from voice.ears.ear import RATE, Sound
from voice.ears.ear_words import EarWords, load_ear_words
from voice.ears.errors import EarError
from voice.ears.phrase_list import phrase_list
from voice.ears.vosk_model import is_dynamic, missing_files, word_list

ALTERNATIVES = 10
DECOYS = 400
"""Words of the model that nobody says at this table; with 400 of them an unrelated sentence was rejected
whole."""
DECOY_LIKENESS = 60
"""A decoy that resembles a word of the game more than this (rapidfuzz ratio, 0-100) would steal it."""
SEGMENT_ALTERNATIVES = 3
"""How many readings of each piece are kept when the engine cuts an utterance at a pause."""
KEPT = 4
"""Recognisers kept for what was expected before: a game comes back to the same few expectations."""
TAIL = int(0.08 * RATE)
"""Samples at the end that must be silent for a pause."""
SILENCE = 0.1
"""Share of the loudest sample under which sound is silence."""
ANSWER_EVERY = int(0.3 * RATE)
"""Samples after which `partial` asks for all alternatives also while it is loud: noise may hide a pause."""
NOISE = np.random.default_rng(0).normal(0, 300, RATE // 4).astype("<i2")
"""Heard once at the start: the first sound that a recogniser hears stalls it for up to a second."""


class VoskEar:
    """One model, a recogniser for each expectation. Raises EarError if the folder holds no model that
    works."""

    name = "vosk"

    def __init__(
        self, language: str, model: Path, *, decoys: int = DECOYS, ear_words: Path | None = None
    ) -> None:
        vosk.SetLogLevel(-1)
        self._model = _load(model)
        self._takes_grammar = is_dynamic(model)
        self._alikes = load_ear_words(language, model.name, ear_words)
        self._list = word_list(model) if self._takes_grammar and decoys else []
        self._decoys = decoys
        self._expected: tuple[str, ...] | None = None
        self._held: OrderedDict[tuple[str, ...] | None, _Held] = OrderedDict()
        try:
            self._now = self._held[None] = self._hold(None)
        except Exception as error:  # some broken models load and fail only when they hear
            raise EarError(describe(model, str(error))) from None
        self._start_over()

    def expect(self, phrases: PhraseSet | Sequence[str], names: Sequence[str] = ()) -> None:
        """What may be said from the next utterance on; without effect on a model with a static graph."""
        if self._takes_grammar:
            self._expected = (*phrase_list(phrases), *names)
        if not self._samples:
            self._apply()

    def feed(self, sound: Sound) -> None:
        self._sound.append(sound)
        self._samples += len(sound)
        if self._answer is None:
            self._give(sound)

    def partial(self) -> Heard:
        """While somebody speaks, the engine's own running text, which lags by up to 0.35 s; once they
        pause, all that was said, n-best."""
        if self._answer_stands():
            assert self._answer
            return replace(self._answer, final=False)
        if self._loud(self._samples - TAIL) and self._samples - self._answered_at < ANSWER_EVERY:
            if self._answer is not None:
                self._give_again()
            text = json.loads(self._now.recogniser.PartialResult()).get("partial", "")
            return self._heard(
                [*self._segments, [Alternative(" ".join(self._read(text.split())))]], final=False
            )
        return replace(self._ask(), final=False)

    def finish(self) -> Heard:
        heard = self._answer if self._answer_stands() and self._answer else self._ask()
        self._start_over()
        return heard

    def reset(self) -> None:
        self._now.recogniser.Reset()
        self._start_over()

    def close(self) -> None:
        self._held.clear()

    def missing_words(self) -> list[str]:
        """Words of the phrases last expected that this model can hear in no way."""
        return sorted(self._now.words.missing) if self._now.words else []

    def _start_over(self) -> None:
        self._sound: list[Sound] = []
        self._samples = 0
        self._answer: Heard | None = None
        """What the engine said of all sound up to `_answered_at`; it has forgotten that sound then."""
        self._answered_at = 0
        self._apply()
        self._begin()

    def _begin(self) -> None:
        """The engine hears the utterance from its beginning."""
        self._segments: list[list[Alternative]] = []
        self._times: list[float] = []
        self._began_at = self._now.given

    def _give(self, sound: Sound) -> None:
        self._now.given += len(sound)
        pcm = (np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes()
        if pcm and self._now.recogniser.AcceptWaveform(pcm):  # the engine's own endpoint: more may follow
            self._segments.append(self._alternatives(self._now.recogniser.Result()))

    def _give_again(self) -> None:
        """More came after an answer: the whole utterance once more, which takes a twentieth of its time."""
        self._answer = None
        self._begin()
        for piece in self._sound:
            self._give(piece)

    def _ask(self) -> Heard:
        if self._answer is not None:
            self._give_again()
        segments = [*self._segments, self._alternatives(self._now.recogniser.FinalResult())]
        self._answer, self._answered_at = self._heard(segments, final=True), self._samples
        return self._answer

    def _answer_stands(self) -> bool:
        return self._answer is not None and not self._loud(self._answered_at)

    def _loud(self, since: int) -> bool:
        """Is there more than silence after so many samples?"""
        sound = np.abs(np.concatenate([np.zeros(1, np.float32), *self._sound]))
        return bool(sound[max(0, since) + 1 :].max(initial=0.0) > SILENCE * sound.max())

    def _apply(self) -> None:
        """Takes the recogniser for what is expected; only between utterances."""
        if self._expected not in self._held:
            if len(self._held) >= KEPT:
                self._held.popitem(last=False)
            self._held[self._expected] = self._hold(self._expected)
        self._held.move_to_end(self._expected)
        self._now = self._held[self._expected]

    def _hold(self, expected: tuple[str, ...] | None) -> _Held:
        """A recogniser held to some phrases, or free, that has heard a little noise: the first sound is slow.

        Setting another grammar on one takes 0.1 s for the five thousand phrases of a table; another
        recogniser takes that once, and 2 MB.
        """
        words = EarWords(self._alikes, self._knows)
        phrases = words.phrases(expected or ())
        if phrases:  # an empty grammar ends the process
            grammar = [*phrases, *self._decoy_words(words), *filter(self._knows, ("[unk]", "<unk>"))]
            told = json.dumps(grammar, ensure_ascii=False)  # Vosk does not decode \u escapes
            recogniser = vosk.KaldiRecognizer(self._model, float(RATE), told)
        else:
            recogniser = vosk.KaldiRecognizer(self._model, float(RATE))
        recogniser.SetMaxAlternatives(ALTERNATIVES)
        recogniser.SetWords(True)
        recogniser.AcceptWaveform(NOISE.tobytes())
        recogniser.FinalResult()
        return _Held(recogniser, None if expected is None else words, len(NOISE))

    def _decoy_words(self, words: EarWords) -> list[str]:
        game = sorted(words.words)
        chosen: list[str] = []
        shuffled = random.Random(len(self._list))  # the same ones each time
        while self._list and len(chosen) < self._decoys:
            drawn = shuffled.choices(self._list, k=self._decoys)
            usable = [word for word in drawn if word.isalpha() and len(word) > 1]
            likeness = process.cdist(usable, game, scorer=fuzz.ratio, score_cutoff=DECOY_LIKENESS)
            chosen += [word for word, row in zip(usable, likeness, strict=True) if not row.any()]
        return chosen[: self._decoys]

    def _alternatives(self, result: str) -> list[Alternative]:
        best: dict[str, float] = {}
        alternatives = json.loads(result).get("alternatives", [])
        for alternative in alternatives[:1]:
            self._note_times(alternative.get("result", []))
        for alternative in alternatives:
            text = " ".join(self._read(alternative["text"].split()))
            best[text] = max(alternative["confidence"], best.get(text, -np.inf))
        return [Alternative(text, score) for text, score in best.items()]

    def _read(self, words: list[str]) -> list[str]:
        return self._now.words.read(words) if self._now.words else words

    def _heard(self, segments: list[list[Alternative]], *, final: bool) -> Heard:
        joined = [Alternative("", 0.0)]
        for segment in segments:
            joined = [
                Alternative(f"{a.text} {b.text}".strip(), (a.score or 0.0) + (b.score or 0.0))
                for a in joined
                for b in (
                    segment[: ALTERNATIVES if len(segments) == 1 else SEGMENT_ALTERNATIVES]
                    or [Alternative("")]
                )
            ]
            joined = sorted(joined, key=lambda a: -(a.score or 0.0))[:ALTERNATIVES]
        alternatives = tuple(a for a in joined if a.text)
        began, ended = (min(self._times), max(self._times)) if self._times else (None, None)
        return Heard(alternatives, final=final, began=began, ended=ended)

    def _note_times(self, words: list[dict[str, Any]]) -> None:
        """The engine counts seconds since it began; ours are those since the utterance began."""
        began_at = self._began_at / RATE
        self._times += [max(0.0, word[edge] - began_at) for word in words for edge in ("start", "end")]

    def _knows(self, word: str) -> bool:
        return bool(self._model.vosk_model_find_word(word) > 0)  # 0 is the empty word


@dataclass(slots=True)
class _Held:
    """A recogniser, and how to read what it hears."""

    recogniser: Any
    words: EarWords | None
    """None: it hears freely."""
    given: int
    """Samples that it was ever given: its clock."""


def describe(model: Path, why: str) -> str:
    """One line on a model that does not work: what is missing, and how to mend it."""
    missing = missing_files(model)
    what = f"lacks {', '.join(missing)}" if missing else f"does not work ({why})"
    return f"the Vosk model in {model} {what}; remove it and get it again with: bluffbord models get"


def _load(path: Path) -> vosk.Model:
    if not path.is_dir():
        raise EarError(f"{path} is no folder with a Vosk model")
    try:
        return vosk.Model(model_path=str(path))
    except Exception as error:
        raise EarError(describe(path, str(error))) from None
