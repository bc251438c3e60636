"""The ear of another machine: sound goes to a Wyoming server in the house, its transcript comes back.

The server hears free text, one reading an utterance and no partial ones; the grammars make of it what they
can.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop

from grammars.heard import Heard
from grammars.phrases import PhraseSet
from voice.ears.ear import RATE, Sound
from voice.ears.errors import EarCrashed, EarError
from voice.ears.phrase_list import phrase_list
from voice.speech_server import ServerError, SpeechServer

TERMS = 200
"""At most so many phrases are named to the server, for those that can lean towards them."""
QUIET = 0.1
"""Share of the loudest sample below which a sound after it is silence."""


class WyomingEar:
    """Implements `voice.ears.ear.Ear`. Raises EarError if there is no such server, or it cannot hear the
    language."""

    def __init__(self, language: str, address: str) -> None:
        self.name = address
        self._language = language
        self._server = SpeechServer(address)
        self._names: list[str] = []
        self._terms: list[str] = []
        self._sound: list[Sound] = []
        self._heard: Heard | None = None
        self._heard_up_to = 0
        try:
            models = [model for program in self._server.info().asr for model in program.models]
        except ServerError as error:
            raise EarError(str(error)) from None
        if not any(language in _two_letters(model.languages) for model in models):
            raise EarError(f"{address} has no speech recognition for {language}")

    def expect(self, phrases: PhraseSet | Sequence[str], names: Sequence[str] = ()) -> None:
        self._names = [*names, *getattr(phrases, "names", ())]
        spoken = getattr(phrases, "commands", None) or phrases
        self._terms = phrase_list(spoken)[:TERMS]

    def feed(self, sound: Sound) -> None:
        self._sound.append(sound)

    def partial(self) -> Heard:
        """Asks the server for what there is so far; between two of these only new sound makes it ask
        again."""
        if self._heard is None or self._more_since():
            self._heard_up_to = len(self._all)
            self._heard = Heard((), final=False)  # if the server fails now, `finish` need not fail again
            self._heard = self._transcribe()
        return Heard(self._heard.alternatives, final=False)

    def finish(self) -> Heard:
        try:
            return Heard(self.partial().alternatives)
        finally:
            self.reset()

    def reset(self) -> None:
        self._sound, self._heard, self._heard_up_to = [], None, 0

    def close(self) -> None:
        self.reset()

    @property
    def _all(self) -> Sound:
        return np.concatenate([np.zeros(0, np.float32), *self._sound])

    def _more_since(self) -> bool:
        sound = np.abs(self._all)
        return bool(sound[self._heard_up_to :].max(initial=0) > QUIET * sound.max(initial=0))

    def _transcribe(self) -> Heard:
        pcm = (np.clip(self._all, -1, 1) * 32767).astype("<i2").tobytes()
        if not pcm:
            return Heard(())
        shape = {"rate": RATE, "width": 2, "channels": 1}
        said = [
            Transcribe(language=self._language, transcript_names=self._names, transcript_terms=self._terms),
            AudioStart(**shape),
            *(AudioChunk(audio=pcm[at : at + 8192], **shape) for at in range(0, len(pcm), 8192)),
            AudioStop(),
        ]
        try:
            for answer in self._server.ask(said):
                if Transcript.is_type(answer.type):
                    text = str(answer.data.get("text", "")).strip()
                    return Heard.of(text) if text else Heard(())
        except ServerError as error:
            raise EarCrashed(str(error)) from None
        raise AssertionError("an answer ends with a transcript or a ServerError")


def _two_letters(languages: Sequence[str]) -> set[str]:
    return {language.replace("_", "-").split("-")[0].lower() for language in languages}
