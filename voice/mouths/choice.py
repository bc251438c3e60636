"""Opens the mouth that was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from voice import devices
from voice.mouths.mouth import RATE_DEFAULT, Mouth, MouthError
from voice.mouths.print import PrintMouth

if TYPE_CHECKING:
    from voice.mouths.wyoming import WyomingRenderer


def open_mouth(
    kind: str,
    language: str,
    *,
    rate: int = RATE_DEFAULT,
    volume: float = 1.0,
    unspoken: Callable[[str], None] = print,
    needs_loudspeaker: bool = True,
) -> Mouth:
    """The mouth of a kind (`pyttsx3`, `print`, `wyoming://host:port`) for a language.

    Raises MouthError, in one line that says what is missing and how to get it, where it cannot speak;
    ValueError for an unknown kind. `unspoken` gets the sentences that fail later. Without
    `needs_loudspeaker` it only renders.
    """
    if kind == "print":
        return PrintMouth()
    if kind != "pyttsx3" and not kind.startswith("wyoming://"):
        raise ValueError(f"no mouth is called {kind!r}; there are pyttsx3, print, wyoming://host:port")
    from voice.mouths.pyttsx3 import Pyttsx3Renderer
    from voice.mouths.speaking import SpeakingMouth

    if needs_loudspeaker:
        try:
            devices.check("output", None, 16000)
        except devices.DeviceError as error:
            raise MouthError(str(error)) from None
    renderer = Pyttsx3Renderer(language) if kind == "pyttsx3" else _server_voice(language, kind)
    try:
        renderer.ready()
    except MouthError:
        renderer.close()
        raise
    return SpeakingMouth(kind, renderer, rate=rate, volume=volume, unspoken=unspoken)


def _server_voice(language: str, address: str) -> WyomingRenderer:
    from voice.mouths.wyoming import WyomingRenderer

    return WyomingRenderer(language, address)
