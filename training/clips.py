"""Step 1: the voices speak. Writes training/work/clips/SOURCE-NUMBER.npz, a hundred clips each.

    python -m training.clips [SOURCE ...]

Resumable: shards that are there are kept. Deterministic: a shard depends on its source and number only.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
from tqdm import tqdm

from training.noise import made_noise
from training.sources import Source, read_sources
from training.speakers import Clip, Kokoro, espeak, flite
from training.texts import sentence

WORK = Path(__file__).parent / "work"
SHARD = 100
LONGEST = 4.5
"""Seconds; longer clips are left out."""
Speaker = Callable[[str, str, random.Random], Clip]


def speak(source: Source, folder: Path) -> None:
    """Makes the shards of a source that are missing."""
    missing = [n for n in range(-(-source.clips // SHARD)) if not _path(source, folder, n).exists()]
    if not missing:
        return
    speaker = _speaker(source)
    for number in tqdm(missing, desc=f"{source.name} clips", unit="shard"):
        chance = random.Random(f"{source.name} {number}")
        clips = []
        while len(clips) < min(SHARD, source.clips - number * SHARD):
            language = source.languages[len(clips) % len(source.languages)]
            text = "" if source.name == "noise" else sentence(language, chance)
            clip = speaker(text, language, chance)
            if len(clip.sound) <= LONGEST * 16000 and (clip.phones or not text) and len(clip.sound) > 1600:
                clips.append(clip)
        _write(_path(source, folder, number), clips)


def _speaker(source: Source) -> Speaker:
    if source.name == "kokoro":
        return Kokoro(source, WORK / "kokoro")
    return {"espeak-ng": espeak, "flite": flite, "noise": made_noise}[source.name]


def _path(source: Source, folder: Path, number: int) -> Path:
    return folder / f"{source.name}-{number:03}.npz"


def _write(path: Path, clips: list[Clip]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    sounds = [(np.clip(clip.sound, -1, 1) * 32767).astype(np.int16) for clip in clips]
    unfinished = path.with_suffix(".part.npz")
    np.savez(
        unfinished,
        sound=np.concatenate(sounds),
        length=np.array([len(sound) for sound in sounds]),
        phones=np.array([clip.phones for clip in clips]),
        language=np.array([clip.language for clip in clips]),
        voice=np.array([clip.voice for clip in clips]),
        text=np.array([clip.text for clip in clips]),
    )
    unfinished.rename(path)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("sources", nargs="*")
    chosen = options.parse_args()
    for name, source in read_sources().items():
        if not chosen.sources or name in chosen.sources:
            speak(source, WORK / "clips")


if __name__ == "__main__":
    main()
