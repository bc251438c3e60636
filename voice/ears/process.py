"""Ears in a watched child process, and the choice among them.

Speech engines end their process on a bad file, hang, and leak. An ear in a child costs the table one
utterance then: the ear starts again, is told what it was told before, and the game goes on.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grammars.heard import Heard
from grammars.phrases import PhraseSet
from voice.child import Child, ChildCrashError, ChildLostError
from voice.ears.ear import Ear, Sound
from voice.ears.errors import EarCrashed, EarError
from voice.ears.vosk_model import is_dynamic
from voice.models import builtin_ear_missing, find_vosk

__all__ = ["Choice", "EarCrashed", "EarError", "ProcessEar", "choose_ear", "open_ear"]

PARTIAL_TIMEOUT = 5.0
FINISH_TIMEOUT = 10.0
"""Seconds after which an ear that should answer in tenths of one counts as hung."""


class ProcessEar:
    """An `Ear` whose engine lives in a child process; it loads in the background from the start.

    `partial` and `finish` raise EarCrashed once when the engine died or hung (that utterance is lost, the
    next can be fed at once), and EarError when it does so again and again.
    """

    def __init__(self, name: str, factory: str, *args: Any, **kwargs: Any) -> None:
        self.name = name
        self._child = Child(f"the {name} ear", factory, *args, **kwargs)
        self._expected: tuple[PhraseSet | Sequence[str], tuple[str, ...]] | None = None
        self._running = False

    @property
    def pid(self) -> int | None:
        """The child's process id, for measuring its memory."""
        return self._child.pid

    def ready(self) -> None:
        """Waits until the engine is loaded; EarError says why it cannot be."""
        try:
            self._child.ready()
        except ChildCrashError as crash:
            self._child.close()
            raise EarError(str(crash)) from None
        except ImportError as error:
            raise EarError(f"{self._child.name} needs a package that is not installed: {error}") from None

    def expect(self, phrases: PhraseSet | Sequence[str], names: Sequence[str] = ()) -> None:
        expected = (phrases, tuple(names))
        if expected != self._expected:
            self._expected = expected
            self._child.send("expect", *expected, keep=True)

    def feed(self, sound: Sound) -> None:
        if not self._running:
            self._child.revive()
            self._running = True
        self._child.send("feed", sound)

    def partial(self) -> Heard:
        return self._ask("partial", PARTIAL_TIMEOUT)

    def finish(self) -> Heard:
        self._running = False
        return self._ask("finish", FINISH_TIMEOUT)

    def reset(self) -> None:
        self._running = False
        self._child.send("reset")

    def explain(self, *args: Any) -> Any:
        """How the last utterance was heard, from ears that can tell."""
        return self._child.call("explain", *args)

    def missing_words(self) -> list[str]:
        """Words of what is expected that a Vosk model can hear in no way."""
        missing: list[str] = self._child.call("missing_words")
        return missing

    def close(self) -> None:
        self._child.close()

    def _ask(self, method: str, timeout: float) -> Heard:
        try:
            heard: Heard = self._child.call(method, timeout=timeout)
        except ChildLostError as lost:
            raise EarError(str(lost)) from None
        except ChildCrashError as crash:
            self._running = False
            raise EarCrashed(str(crash)) from None
        return heard


@dataclass(frozen=True, slots=True)
class Choice:
    """Which ear listens, and why: one line to be told on standard error."""

    kind: str
    why: str


def choose_ear(kind: str, language: str, *, microphone: bool = True) -> Choice:
    """`auto` as a kind of ear: vosk where a model of the language takes a grammar, else builtin, else
    typed."""
    if kind != "auto":
        return Choice(kind, f"the {kind} ear, as asked for")
    if not microphone:
        return Choice("typed", "typed: there is no microphone; plug one in and start again to speak")
    model = find_vosk(language)
    if model and is_dynamic(model) and importlib.util.find_spec("vosk"):
        return Choice("vosk", f"the vosk ear: {model.name} is here and takes a grammar")
    lacks = builtin_ear_missing()
    if not lacks:
        reason = "takes no grammar" if model else "is not here"
        return Choice("builtin", f"the built-in ear: a Vosk model for {language} {reason}")
    return Choice("typed", f"typed: no Vosk model for {language}, and the built-in ear lacks {lacks[0]}")


def open_ear(
    kind: str, language: str, *, model: Path | None = None, wait: bool = True, **options: Any
) -> Ear:
    """The ear of a kind (`builtin`, `vosk`, `typed`, `wyoming://host:port`); `model` is another Vosk folder.

    Raises EarError in one line if it cannot be had, ValueError for an unknown kind. With `wait` false it
    loads in the background and errors come from `ready`, `partial` or `finish`.
    """
    if kind == "typed":
        from voice.ears.typed import TypedEar

        return TypedEar()
    if kind == "vosk":
        folder = model or find_vosk(language)
        if folder is None:
            raise EarError(
                f"no Vosk model for {language} is here; get it with: bluffbord models get {language}"
            )
        ear = ProcessEar("vosk", "voice.ears.vosk:VoskEar", language, folder, **options)
    elif kind == "builtin":
        ear = ProcessEar("builtin", "voice.ears.builtin:BuiltinEar", language, **options)
    elif kind.startswith("wyoming://"):
        from voice.speech_server import SpeechServer

        SpeechServer(kind)  # an address that is none is the caller's mistake, known at once
        ear = ProcessEar(kind, "voice.ears.wyoming:WyomingEar", language, kind, **options)
    else:
        raise ValueError(
            f"no ear is called {kind!r}; there are auto, builtin, vosk, typed, wyoming://host:port"
        )
    if wait:
        ear.ready()
    return ear
