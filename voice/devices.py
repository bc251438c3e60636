"""PortAudio, which the whole process shares: its library, its devices, and looking for them again."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import weakref
from types import ModuleType
from typing import Any, Protocol

STALLED = 1.5
"""Seconds without a callback after which a device has stalled: PortAudio itself does not notice, and
waiting for such a stream (`stop`, leaving `with`) would take for ever; only `abort` returns."""
FIRST_CALLBACK = 5.0
"""Seconds that a device may take to begin."""


class DeviceError(RuntimeError):
    """There is no such device, or it went away; the message says in one line what to do."""


class _Stream(Protocol):
    def suspend(self) -> None: ...
    def resume(self) -> None: ...


_lock = threading.RLock()
opening = _lock
"""Held while a stream is opened: PortAudio is not made for several threads."""
playing = threading.RLock()
"""Held while something is played: whoever looks for devices waits for the end of the sentence."""
_diverted = False
_streams: weakref.WeakSet[Any] = weakref.WeakSet()


def portaudio() -> ModuleType:
    """The module sounddevice; DeviceError where PortAudio is missing (imported late: it looks at all
    devices)."""
    with _lock:
        _divert_native_errors()
        try:
            import sounddevice  # type: ignore[import-untyped]
        except (OSError, ImportError) as error:
            hint = "; on Debian: apt-get install libportaudio2 libasound2-plugins"
            raise DeviceError(f"no sound on this system ({error}){hint}") from None
    module: ModuleType = sounddevice
    return module


def names(kind: str) -> list[str]:
    """The names of the devices of a kind, `input` or `output`; empty where there are none, or no
    PortAudio."""
    try:
        devices = portaudio().query_devices()
    except Exception:
        return []
    return [device["name"] for device in devices if device[f"max_{kind}_channels"] > 0]


def check(kind: str, device: str | int | None, rate: int) -> int:
    """The rate at which a device can be opened: `rate` if it can, else its own. DeviceError if there is
    none."""
    sounddevice = portaudio()
    what = "microphone" if kind == "input" else "loudspeaker"
    with _lock:
        try:
            own = sounddevice.query_devices(device, kind)
        except (ValueError, sounddevice.PortAudioError):
            asked = f" called {device!r}" if device is not None else ""
            others = f" (there are: {', '.join(found)})" if (found := names(kind)) else ""
            raise DeviceError(f"no {what}{asked}{others}") from None
        settings = getattr(sounddevice, f"check_{kind}_settings")
        for possible in (rate, int(own["default_samplerate"])):
            with contextlib.suppress(sounddevice.PortAudioError):
                settings(device=device, channels=1, dtype="float32", samplerate=possible)
                return possible
    raise DeviceError(f"the {what} {own['name']!r} does not open; is another program holding it?")


def register(stream: _Stream) -> None:
    """Streams to be suspended while devices are looked for."""
    _streams.add(stream)


def rescan() -> None:
    """Looks for devices anew; PortAudio sees those that came since it began only after it was ended."""
    sounddevice = portaudio()
    with playing, _lock:
        open_streams = list(_streams)
        for stream in open_streams:
            stream.suspend()
        with contextlib.suppress(sounddevice.PortAudioError):
            sounddevice._terminate()
            sounddevice._initialize()
        for stream in open_streams:
            stream.resume()


def _divert_native_errors() -> None:
    """ALSA, JACK and PortAudio write pages on file descriptor 2, behind Python's back, about devices that
    are not there or stumble: not for players. What Python itself says on standard error still comes out."""
    global _diverted
    if _diverted or sys.platform != "linux" or sys.stderr is not sys.__stderr__:
        return
    _diverted = True
    if sys.stderr is None:
        return
    with contextlib.suppress(OSError, ValueError):  # it was closed
        kept = os.dup(2)
        encoding = sys.stderr.encoding
        sys.stderr = os.fdopen(kept, "w", buffering=1, encoding=encoding, errors="backslashreplace")
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        os.close(nowhere)
