"""How soon the table answers: speech end to decision and CPU an utterance, per language and ear.

    python benchmarks/ear_speed.py [--ear builtin|vosk] [RECORDING ...]

Without recordings, those of the tests. Each is given to the listener as a microphone would give it; the
time of the decision is the clock of the sound plus the time that hearing and thinking took. CPU time is
this process's, voice activity and all; a silent minute and a minute of steady noise say what listening
costs while nobody speaks.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from statistics import mean, median

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402

from engine import rulesets  # noqa: E402
from engine.position import Position  # noqa: E402
from grammars.decisions import Reject  # noqa: E402
from grammars.language import load_language  # noqa: E402
from grammars.phrases import phrases  # noqa: E402
from voice.ears.ear import RATE, Ear, Sound  # noqa: E402
from voice.hear import hear_files, open_file_ear  # noqa: E402
from voice.listening import Listener  # noqa: E402

TABLE = Position.from_options(rulesets.load("nl-perudo-open"), dice=30)


def line(name: str, waits: list[float], cpu: list[float]) -> str:
    """Median and 95th percentile of waits, mean CPU."""
    ordered = sorted(waits)
    tail = ordered[int(0.95 * (len(ordered) - 1))]
    waited = f"speech end to decision {median(waits):.2f} s, p95 {tail:.2f} s"
    return f"{name}: {len(waits)} acts, {waited}, CPU {mean(cpu):.3f} s"


def idle(ear: Ear, language: str, sound: Sound) -> float:
    """Share of a core that listening to `sound` takes, in which nobody speaks."""
    listener = Listener(ear)
    listener.expect(phrases(load_language(language), TABLE), lambda heard: Reject("not-understood"))
    began = time.process_time()
    for start in range(0, len(sound), RATE // 50):
        list(listener.feed(sound[start : start + RATE // 50]))
    return (time.process_time() - began) / (len(sound) / RATE)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--ear", default="builtin")
    options.add_argument("recordings", nargs="*", type=Path)
    chosen = options.parse_args()
    files = chosen.recordings or sorted((ROOT / "tests/voice/recordings").glob("dev_*.flac"))
    for language in ("sv", "nl", "en"):
        ear = open_file_ear(chosen.ear, language)
        spoken = [file for file in files if f"_{language}_" in file.name or f"/{language}/" in str(file)]
        told = list(hear_files(spoken, ear, language, TABLE))
        waits = [t["decided_s"] - t["speech_end_s"] for t in told if t["decision"] == "act"]
        print(line(f"{chosen.ear} {language}", waits, [t["cpu_s"] for t in told]))
        noise = np.random.default_rng(1).normal(0, 0.02, 60 * RATE).astype(np.float32)
        quiet, loud = (idle(ear, language, noise * level) for level in (0.001, 1.0))
        print(f"  a silent minute {quiet:.1%} of a core, a noisy one {loud:.1%}")
        ear.close()


if __name__ == "__main__":
    main()
