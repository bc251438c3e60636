"""Step 2: frames of the encoder for augmented clips. Writes training/work/features/SOURCE-NUMBER.npz.

    python -m training.features [SOURCE ...]

Resumable and deterministic, as step 1. The encoder is the int8 one that the product runs.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from tqdm import tqdm

from training.augment import augmented
from training.clips import WORK
from training.sources import read_sources
from voice.ears.builtin_model import LONGEST, PhoneModel
from voice.ears.ear import RATE, Sound

VERSIONS = {"kokoro": 5, "espeak-ng": 1, "flite": 3, "noise": 1}
"""How often each clip is augmented: the more natural the voice, the more often."""
TIGHTEST = 0.55
"""Phones a frame above which CTC has no room."""


def extract(clips: Path, out: Path, model: PhoneModel, versions: int) -> None:
    """The features of one shard of clips."""
    generator = np.random.default_rng(list(clips.stem.encode()))
    with np.load(clips) as stored:
        ends = np.cumsum(stored["length"])
        sounds = [
            stored["sound"][end - n : end] / 32768 for n, end in zip(stored["length"], ends, strict=True)
        ]
        labels = {name: stored[name] for name in ("phones", "language", "voice", "text")}
    frames, kept = [], []
    for i, sound in enumerate(sounds):
        for _ in range(versions):
            version: Sound = augmented(sound.astype(np.float32), generator, sounds)
            if len(version) > LONGEST * RATE:
                continue
            found = model.frames(version).astype(np.float16)
            if len(labels["phones"][i]) <= TIGHTEST * len(found):
                frames.append(found)
                kept.append(i)
    unfinished = out.with_suffix(".part.npz")
    np.savez(
        unfinished,
        frames=np.concatenate(frames),
        length=np.array([len(found) for found in frames]),
        **{name: values[kept] for name, values in labels.items()},
    )
    unfinished.rename(out)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("sources", nargs="*")
    chosen = options.parse_args()
    folder = WORK / "features"
    folder.mkdir(parents=True, exist_ok=True)
    model = PhoneModel()
    for name in read_sources():
        if chosen.sources and name not in chosen.sources:
            continue
        shards = sorted((WORK / "clips").glob(f"{name}-[0-9]*.npz"))
        missing = [
            path for path in shards if not path.stem.endswith(".part") and not (folder / path.name).exists()
        ]
        for path in tqdm(missing, desc=f"{name} features", unit="shard"):
            extract(path, folder / path.name, model, VERSIONS[name])


if __name__ == "__main__":
    main()
