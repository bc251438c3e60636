"""The voice of another machine: sentences go to a Wyoming server in the house, their sound comes back."""

from __future__ import annotations

import numpy as np
from wyoming.audio import AudioChunk, AudioStop
from wyoming.tts import Synthesize, SynthesizeVoice

from voice.audio_files import to_ear
from voice.ears.ear import Sound
from voice.mouths.mouth import MouthError
from voice.speech_server import ServerError, SpeechServer

WIDTHS = {1: ("u1", 128.0, 128.0), 2: ("<i2", 0.0, 32768.0), 4: ("<i4", 0.0, 2147483648.0)}
"""Bytes a sample: its type, its zero, its full scale."""


class WyomingRenderer:
    """A `voice.mouths.speaking.Renderer`. The protocol knows no rate: the server's own is kept."""

    def __init__(self, language: str, address: str) -> None:
        self._language = language
        self._server = SpeechServer(address)
        self._voices: list[str] = []

    def ready(self) -> None:
        """Asks for the voices of the language; MouthError if there is no server, or it has none."""
        try:
            programs = self._server.info().tts
        except ServerError as error:
            raise MouthError(str(error)) from None
        self._voices = [
            voice.name
            for program in programs
            for voice in program.voices
            if any(name.replace("_", "-").split("-")[0].lower() == self._language for name in voice.languages)
        ]
        if not self._voices:
            raise MouthError(f"{self._server.address} has no voice for {self._language}")

    def render(self, text: str, voice: int, rate: int) -> Sound:
        if not self._voices:
            self.ready()
        speaker = SynthesizeVoice(name=self._voices[voice % len(self._voices)])
        pieces: list[np.ndarray] = []
        own_rate = 0
        try:
            for answer in self._server.ask([Synthesize(text=text, voice=speaker)]):
                if AudioChunk.is_type(answer.type):
                    chunk = AudioChunk.from_event(answer)
                    own_rate = chunk.rate
                    pieces.append(_samples(chunk))
                elif AudioStop.is_type(answer.type):
                    break
        except ServerError as error:
            raise MouthError(str(error)) from None
        except (KeyError, TypeError, ValueError) as error:
            raise MouthError(f"{self._server.address} sent no sound that can be read ({error!r})") from None
        if not own_rate:
            return np.zeros(0, np.float32)
        return to_ear(np.concatenate(pieces), own_rate)

    def close(self) -> None:
        """Connections last no longer than a sentence."""


def _samples(chunk: AudioChunk) -> np.ndarray:
    """Samples of shape (n, channels), -1 to 1."""
    kind, zero, scale = WIDTHS[chunk.width]
    whole = len(chunk.audio) // (chunk.width * chunk.channels) * chunk.width * chunk.channels
    raw = np.frombuffer(chunk.audio[:whole], kind)
    return ((raw.astype(np.float32) - zero) / scale).reshape(-1, chunk.channels)
