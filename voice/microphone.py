"""The microphone: pieces of sound at the ears' rate, and word when it stalls or goes away."""

from __future__ import annotations

import contextlib
import queue
import time
from collections.abc import Iterator
from types import TracebackType
from typing import Any

import numpy as np
import soxr  # type: ignore[import-untyped]

from voice import devices
from voice.devices import FIRST_CALLBACK, STALLED, DeviceError
from voice.ears.ear import RATE, Sound

PIECE = 0.02
"""Seconds of sound in a piece: short enough for an endpoint to be noticed at once."""
BACKLOG = int(60 / PIECE)
"""Pieces kept for a reader that is late (a minute); older ones are dropped and counted."""


class MicrophoneLost(DeviceError):  # noqa: N818 - an event rather than a mistake
    """The microphone stalled or went away; `reopen` tries again."""


class Microphone:
    """The default microphone, or the one whose name contains `device`. Raises DeviceError if there is none.

    Listens from the start until `close`; one reader.
    """

    def __init__(self, device: str | int | None = None) -> None:
        self._device = device
        self._pieces: queue.Queue[Sound] = queue.Queue(BACKLOG)
        self._stream: Any = None
        self._lost: str | None = None
        self._rate = RATE
        self._resampler: soxr.ResampleStream | None = None
        self._clock = 0.0
        self._started = False
        self._wanted = False
        self.dropped = 0
        """Pieces that nobody read in time."""
        self._open()
        devices.register(self)

    def __enter__(self) -> Microphone:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __iter__(self) -> Iterator[Sound]:
        """Pieces until the microphone is lost (MicrophoneLost) or closed."""
        while self._stream is not None or self._lost:
            piece = self.read(0.5)
            if piece is not None:
                yield piece

    @property
    def is_open(self) -> bool:
        """Whether it listens; closed, the device is let go and really off."""
        return self._stream is not None

    def read(self, timeout: float | None = None) -> Sound | None:
        """All that was heard since the last read, waiting for something at most `timeout` seconds (then
        None)."""
        pieces: list[Sound] = []
        end = None if timeout is None else time.monotonic() + timeout
        while not pieces:
            self._check()
            wait = 0.1 if end is None else min(0.1, end - time.monotonic())
            if wait <= 0 and self._pieces.empty():
                return None
            with contextlib.suppress(queue.Empty):
                pieces.append(self._pieces.get(timeout=max(0.0, wait)))
        with contextlib.suppress(queue.Empty):
            while True:
                pieces.append(self._pieces.get_nowait())
        sound = np.concatenate(pieces)
        return self._resampler.resample_chunk(sound) if self._resampler else sound

    def forget(self) -> None:
        """Drops what was heard and not read yet."""
        with contextlib.suppress(queue.Empty):
            while True:
                self._pieces.get_nowait()

    def reopen(self) -> None:
        """Looks for devices anew and opens again; DeviceError if there is still none."""
        self.suspend()
        devices.rescan()
        if self._stream is None:
            self._open()

    def close(self) -> None:
        """Lets the device go."""
        self._lost, self._wanted = None, False
        self.suspend()

    def suspend(self) -> None:
        """Lets the device go for a moment (`devices.rescan`)."""
        stream, self._stream = self._stream, None
        if stream is not None:
            with contextlib.suppress(Exception):
                stream.abort(ignore_errors=True)  # never stop(): it waits for a stalled device for ever
                stream.close(ignore_errors=True)

    def resume(self) -> None:
        """Opens again after `suspend`, unless it was closed; if that fails the reader is told."""
        if self._stream is None and self._wanted:
            try:
                self._open()
            except DeviceError as error:
                self._lost = str(error)

    def _open(self) -> None:
        sounddevice = devices.portaudio()
        self._rate = devices.check("input", self._device, RATE)
        self._resampler = soxr.ResampleStream(self._rate, RATE, 1) if self._rate != RATE else None
        self._lost, self._wanted = None, True
        self._started = False
        self._clock = time.monotonic()
        try:
            with devices.opening:
                self._stream = sounddevice.InputStream(
                    samplerate=self._rate,
                    blocksize=int(PIECE * self._rate),
                    device=self._device,
                    channels=1,
                    dtype="float32",
                    callback=self._hear,
                    finished_callback=self._end,
                )
                self._stream.start()
        except Exception as error:
            self._stream = None
            raise DeviceError(
                f"the microphone does not open ({error}); is another program holding it?"
            ) from None

    def _hear(self, sound: Sound, frames: int, clock: Any, status: Any) -> None:
        self._clock = time.monotonic()
        self._started = True
        try:
            self._pieces.put_nowait(sound[:, 0].copy())
        except queue.Full:
            self.dropped += 1
            with contextlib.suppress(queue.Empty):
                self._pieces.get_nowait()

    def _end(self) -> None:
        if self._stream is not None and not self._lost:  # not by our own hand
            self._lost = "the microphone went away"

    def _check(self) -> None:
        quiet = time.monotonic() - self._clock
        if self._stream is not None and quiet > (STALLED if self._started else FIRST_CALLBACK):
            self._lost = f"the microphone gives no sound any more ({quiet:.1f} s)"
        if self._lost:
            self.suspend()
            raise MicrophoneLost(f"{self._lost}; connect it again, or type")
        if self._stream is None:
            raise MicrophoneLost("the microphone is closed")
