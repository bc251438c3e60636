"""pyttsx3 inside its child process: lists the voices of a language, and renders sentences to sound.

What works with pyttsx3, of all that it offers, is one engine that does nothing but `save_to_file` (see the
reports 41, 126, 156, 193, 194 and 219 of nateshmbhat/pyttsx3); whatever else happens in it, the parent
starts the child again.
"""

from __future__ import annotations

import sys
import tempfile
import time
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pyttsx3  # type: ignore[import-untyped]
import soundfile  # type: ignore[import-untyped]

from voice.audio_files import to_ear
from voice.ears.ear import RATE, Sound
from voice.mouths.mouth import RATE_DEFAULT, MouthError

SETTLE = 0.3
"""Seconds given to an engine to take a voice and a rate on: eSpeak NG does so in a thread of its own, and a
sentence that is begun before comes out at the rate of the last one (half of them did)."""
QUIET = 0.002
"""Samples below this at either end are silence of the engine's own, and would only delay the answer."""
MARGIN = int(0.03 * RATE)
"""Samples of silence that are left at either end."""


class Engine:
    """Renders the sentences of one language. Raises MouthError where there is no engine or no voice for
    it."""

    def __init__(self, language: str) -> None:
        try:
            self._engine: Any = pyttsx3.init()
            found = self._engine.getProperty("voices")
        except Exception as error:
            raise MouthError(f"no speech engine ({_line(error)}); {_how_to_get(language)}") from None
        self._voices = voices_of(language, [(voice.id, _languages(voice)) for voice in found])
        if not self._voices:
            raise MouthError(f"no voice for {language} among {len(found)}; {_how_to_get(language)}")
        self._settles = False  # pyttsx3 takes on nothing before its first sentence
        self.render("1", 0, RATE_DEFAULT)
        self._settles = True

    def voices(self) -> list[str]:
        """The voices' own names, best first."""
        return self._voices

    def render(self, text: str, voice: int, rate: int) -> Sound:
        """The sentence at `rate` words a minute; MouthError if the engine gives no sound."""
        if not text.strip():
            return np.zeros(0, np.float32)
        wanted = self._voices[voice % len(self._voices)]
        self._engine.setProperty("voice", wanted)
        self._engine.setProperty("rate", rate)
        if self._settles:
            self._settle(wanted, rate)
        with tempfile.TemporaryDirectory(prefix="bluffbord-") as folder:
            file = Path(folder) / "sentence.wav"
            self._engine.save_to_file(text, str(file))
            self._engine.runAndWait()
            try:
                samples, own_rate = soundfile.read(file, dtype="float32")
            except (OSError, soundfile.LibsndfileError) as error:
                raise MouthError(f"the speech engine gave no sound for {text!r} ({_line(error)})") from None
        return _trim(to_ear(samples, own_rate))

    def close(self) -> None:
        """The process ends with it; pyttsx3's own ways to stop hang."""

    def _settle(self, voice: str, rate: int) -> None:
        deadline = time.monotonic() + SETTLE
        while time.monotonic() < deadline:
            taken = self._engine.getProperty("rate")
            if abs(float(taken) - rate) < 1 and self._engine.getProperty("voice") in (voice, voice.lower()):
                return
            time.sleep(0.002)


def voices_of(language: str, found: list[tuple[str, list[str]]]) -> list[str]:
    """The ids of the voices for a language among all (id, languages), several of them for several
    speakers."""
    known = {name.lower(): name for name, _ in found}
    data = tomllib.loads((files("voice.mouths") / "voices.toml").read_text(encoding="utf-8"))
    chosen: list[str] = []
    for voice in data["espeak"].get(language, []):
        base, plus, variant = voice.partition("+")
        if base.lower() in known:
            chosen.append(known[base.lower()] + plus + variant)
    if chosen:
        return chosen
    # a voice of MBROLA is listed by eSpeak NG whether it is installed or not
    return [name for name, languages in found if language in languages and not name.startswith("mb/")]


def _languages(voice: Any) -> list[str]:
    """The two-letter languages of a voice, however its engine writes them: sv, sv-SE, sv_SE, b"\\x05sv"."""
    written = [
        item.decode("utf-8", "ignore") if isinstance(item, bytes) else str(item) for item in voice.languages
    ]
    return [
        item.strip("\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09").replace("_", "-").split("-")[0].lower()
        for item in written
    ]


def _trim(sound: Sound) -> Sound:
    loud = np.flatnonzero(np.abs(sound) > QUIET)
    if not len(loud):
        return np.zeros(0, np.float32)
    return sound[max(0, loud[0] - MARGIN) : loud[-1] + MARGIN]


def _how_to_get(language: str) -> str:
    if sys.platform == "win32":
        return f"add a voice for {language} under Settings, Time & language, Speech"
    if sys.platform == "darwin":
        return f"add a voice for {language} under System Settings, Accessibility, Spoken Content"
    return "on Debian: apt-get install espeak-ng libespeak-ng1"


def _line(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]
