"""A Wyoming server on this machine that hears by the length of the sound and speaks in tones, well or
badly."""

from __future__ import annotations

import contextlib
import socketserver
import threading
import time
from collections.abc import Iterator

import numpy as np
from wyoming.asr import Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.error import Error
from wyoming.event import Event, Eventable, read_event, write_event
from wyoming.info import AsrModel, AsrProgram, Attribution, Describe, Info, TtsProgram, TtsVoice
from wyoming.tts import Synthesize

RATE = 22050
FACTS = {"attribution": Attribution("a test", ""), "installed": True, "description": None, "version": None}
INFO = Info(
    asr=[AsrProgram("ear", models=[AsrModel("m", languages=["en", "sv-SE"], **FACTS)], **FACTS)],
    tts=[
        TtsProgram(
            "mouth",
            voices=[
                TtsVoice(f"{name}-{language}", languages=[language], **FACTS)
                for language in ("en", "sv_SE")
                for name in "ab"
            ],
            **FACTS,
        )
    ],
)


class WyomingServer:
    """`behaviour`: well, silent (never answers), rude (ends the connection), garbage, error."""

    def __init__(self) -> None:
        self.behaviour = "well"
        self.text = "seven fives"
        self.heard_seconds: list[float] = []
        self.asked: list[Event] = []
        server = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                with contextlib.suppress(OSError):
                    server.talk(self.rfile, self.wfile)

        class Server(socketserver.ThreadingTCPServer):
            allow_reuse_address = True
            daemon_threads = True

        self._server = Server(("127.0.0.1", 0), Handler)
        self.address = f"wyoming://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def talk(self, said: object, answers: object) -> None:
        samples = 0
        while (event := read_event(said)) is not None:  # type: ignore[arg-type]
            self.asked.append(event)
            if Describe.is_type(event.type):
                self._send(answers, INFO)
            elif AudioChunk.is_type(event.type):
                samples += AudioChunk.from_event(event).samples
            elif AudioStop.is_type(event.type):
                self.heard_seconds.append(samples / 16000)
                if self._behaves(answers):
                    self._send(answers, Transcript(self.text))
                return
            elif Synthesize.is_type(event.type):
                if self._behaves(answers):
                    self._speak(answers, Synthesize.from_event(event))
                return

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _behaves(self, answers: object) -> bool:
        if self.behaviour == "silent":
            time.sleep(30)
        elif self.behaviour == "garbage":
            answers.write(b"\xff\xfe no protocol\n")  # type: ignore[attr-defined]
        elif self.behaviour == "error":
            self._send(answers, Error("out of memory"))
        return self.behaviour == "well"

    def _speak(self, answers: object, wanted: Synthesize) -> None:
        stereo = np.repeat(np.sin(2 * np.pi * 440 * np.arange(RATE) / RATE)[:, None], 2, axis=1)
        shape = {"rate": RATE, "width": 2, "channels": 2}
        self._send(answers, AudioStart(**shape))
        for piece in np.array_split((stereo * 16000).astype("<i2"), 5):
            self._send(answers, AudioChunk(audio=piece.tobytes(), **shape))
        self._send(answers, AudioStop())

    def _send(self, answers: object, event: Eventable) -> None:
        write_event(event.event(), answers)  # type: ignore[arg-type]


@contextlib.contextmanager
def wyoming_server() -> Iterator[WyomingServer]:
    """A server while the block runs."""
    server = WyomingServer()
    try:
        yield server
    finally:
        server.close()
