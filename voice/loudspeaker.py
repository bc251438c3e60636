"""The loudspeaker: plays one sound at a time, can be silenced at once, and knows when it really was quiet
again."""

from __future__ import annotations

import contextlib
import threading
import time
from typing import Any

import numpy as np
import soxr  # type: ignore[import-untyped]

from voice import devices
from voice.devices import FIRST_CALLBACK, STALLED, DeviceError
from voice.ears.ear import RATE, Sound


class Loudspeaker:
    """The default loudspeaker, or the one whose name contains `device`. Raises DeviceError if there is
    none."""

    def __init__(self, device: str | int | None = None) -> None:
        self._device = device
        self._rate = devices.check("output", device, RATE)
        self._stop = threading.Event()
        self._turn = threading.Lock()

    def arm(self) -> None:
        """Forgets a `stop` that came before: the next `play` sounds. Whoever may be stopped between the two
        calls sees to it that nobody stops before this."""
        self._stop.clear()

    def play(self, sound: Sound, volume: float = 1.0) -> bool:
        """Plays and returns when it is quiet again: True if all was heard, False if `stop` cut it (see
        `arm`).

        Looks for another device once if this one went away; DeviceError if there is none.
        """
        with self._turn:
            start = 0
            for attempt in (1, 2):
                try:
                    return self._play(np.clip(sound[start:] * volume, -1.0, 1.0))
                except _Interrupted as interrupted:
                    start += interrupted.heard
                    if self._stop.is_set():
                        return False
                    if attempt == 2:
                        raise DeviceError(f"{interrupted}; the sentences are printed instead") from None
                    devices.rescan()
                    self._rate = devices.check("output", self._device, RATE)
        return False

    def stop(self) -> None:
        """Quiet at once; safe from any thread, harmless when nothing plays."""
        self._stop.set()

    def close(self) -> None:
        """Quiet; the device is held only while something plays."""
        self.stop()

    def _play(self, sound: Sound) -> bool:
        with devices.playing:
            return self._play_alone(sound)

    def _play_alone(self, sound: Sound) -> bool:
        sounddevice = devices.portaudio()
        samples = soxr.resample(sound, RATE, self._rate) if self._rate != RATE else sound
        playing = _Playing(samples)
        try:
            with devices.opening:
                stream = sounddevice.OutputStream(
                    samplerate=self._rate,
                    device=self._device,
                    channels=1,
                    dtype="float32",
                    callback=playing.fill,
                    finished_callback=playing.ended.set,
                )
                stream.start()
        except Exception as error:
            raise _Interrupted(f"the loudspeaker does not open ({error})", 0) from None
        try:
            return self._watch(playing)
        finally:
            with contextlib.suppress(Exception):
                stream.abort(ignore_errors=True)  # never stop(): it waits for a stalled device for ever
                stream.close(ignore_errors=True)

    def _watch(self, playing: _Playing) -> bool:
        while not playing.ended.wait(0.02):
            if self._stop.is_set():
                return False
            quiet = time.monotonic() - playing.clock
            if quiet > (STALLED if playing.at else FIRST_CALLBACK):
                raise _Interrupted("the loudspeaker takes no sound any more", self._heard(playing))
        if playing.at < len(playing.samples):
            raise _Interrupted("the loudspeaker went away", self._heard(playing))
        return True

    def _heard(self, playing: _Playing) -> int:
        return int(playing.at * RATE / self._rate)


class _Interrupted(Exception):  # noqa: N818
    """The device failed in the middle; `heard` samples (at RATE) had gone out."""

    def __init__(self, why: str, heard: int) -> None:
        super().__init__(why)
        self.heard = heard


class _Playing:
    """One sound on its way out; `fill` is called by PortAudio's own thread."""

    def __init__(self, samples: Sound) -> None:
        self.samples = samples
        self.at = 0
        self.clock = time.monotonic()
        self.ended = threading.Event()
        """Set when the last sample was played, not only handed over."""

    def fill(self, out: Sound, frames: int, clock: Any, status: Any) -> None:
        self.clock = time.monotonic()
        piece = self.samples[self.at : self.at + frames]
        out[: len(piece), 0] = piece
        out[len(piece) :, 0] = 0
        self.at += len(piece)
        if len(piece) < frames:
            raise devices.portaudio().CallbackStop  # plays what it was given, then ends
