"""Step 4: how well heads hear voices that they never heard.

    python -m training.evaluate HEAD.npz [HEAD.npz ...]

Kokoro's held-out voices read game sentences and made-up words: the share of sentences that come first
among all phrases of a dice game, and of the made-up ones that are rejected. Clean, and in pink noise at 10
dB.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import numpy as np
from tqdm import tqdm

from engine import rulesets
from engine.position import Position
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.language import load_language
from training.clips import WORK
from training.noise import coloured
from training.sources import read_sources
from training.speakers import Clip, Kokoro
from training.texts import bid, made_up, said
from voice.ears.builtin import BuiltinEar
from voice.ears.builtin_model import PhoneModel
from voice.ears.ear import Sound

SENTENCES, OTHERS = 24, 12
"""Of each language."""


def measuring_clips(folder: Path) -> list[tuple[Clip, bool]]:
    """Clips by the held-out voices, and whether each is said to the game; made once."""
    path = folder / "measuring.npz"
    if not path.exists():
        source = read_sources()["kokoro"]
        speaker, chance = Kokoro(source, WORK / "kokoro", source.held_out), random.Random(0)
        clips = []
        for language in tqdm(("sv", "nl", "en"), desc="measuring clips", unit="language"):
            for _ in range(SENTENCES):
                clips.append((speaker(bid(language, chance), language, chance), True))
            for _ in range(OTHERS):
                words = " ".join(made_up(language, chance) for _ in range(chance.randint(1, 3)))
                clips.append((speaker(words, language, chance), False))
        folder.mkdir(parents=True, exist_ok=True)
        np.savez(path, clips=np.array(clips, dtype=object))
    with np.load(path, allow_pickle=True) as stored:
        return [(clip, bool(meant)) for clip, meant in stored["clips"]]


def measure(head: Path, clips: list[tuple[Clip, bool]]) -> None:
    """Prints a line a language and loudness of noise."""
    model = PhoneModel(head=head)
    for language in ("sv", "nl", "en"):
        ear = BuiltinEar(language, model=model)
        ear.expect(said(language))
        for noise in (None, 10.0):
            right = accepted = 0
            chosen = [(clip, meant) for clip, meant in clips if clip.language == language]
            for clip, meant in chosen:
                ear.feed(_in_noise(clip.sound, noise))
                text = ear.finish().text
                right += meant and _same(text, clip.text, language)
                accepted += not meant and bool(text)
            spoken = sum(meant for _, meant in chosen)
            where = "clean" if noise is None else f"{noise:.0f} dB"
            others = len(chosen) - spoken
            print(f"{head} {language} {where}: {right}/{spoken} right, {accepted}/{others} taken wrongly")


def _same(heard: str, said_text: str, language: str) -> bool:
    """Do both texts mean the same at a table where all is legal?"""
    words, table = load_language(language), Position.from_options(rulesets.load("nl-perudo-open"), dice=50)
    first, second = (interpret(Heard.of(text), table, words).to_json() for text in (heard, said_text))
    return all(first.get(key) == second.get(key) for key in ("decision", "action", "question", "partial"))


def _in_noise(sound: Sound, decibels: float | None) -> Sound:
    if decibels is None:
        return sound
    level = float(np.sqrt((sound**2).mean()))
    noise = coloured(len(sound), "pink", np.random.default_rng(len(sound)))
    return (sound + noise * level * 10 ** (-decibels / 20)).astype(np.float32)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("heads", nargs="+", type=Path)
    clips = measuring_clips(WORK)
    for head in options.parse_args().heads:
        measure(head, clips)


if __name__ == "__main__":
    main()
