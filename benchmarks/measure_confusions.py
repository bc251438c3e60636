"""What comes back when every phrase is spoken with several voices through an ear.

    python benchmarks/measure_confusions.py --ear builtin --lang sv --voices 3
    python benchmarks/measure_confusions.py --ear whisper:FOLDER --lang nl     (pip install faster-whisper)
    python benchmarks/measure_confusions.py --derive --lang sv

With no arguments it sums up what was measured. The first two write benchmarks/heard/LANG-EAR.tsv: said,
heard, how often, of how many. The last holds those files against the lexicon and prints the lines that
confusions.toml lacks: words that came back for a word of the game, each with a cost from how often, and its
origin. They are put there by hand, after a look: a word that came back once is no proof.

The voices are eSpeak NG's variants, its sound in 10-20 dB of pink noise for every second one; the same
seed, the same noise.
"""

from __future__ import annotations

import argparse
import io
import math
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import soundfile

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from engine import rulesets  # noqa: E402
from engine.actions import Bid  # noqa: E402
from engine.position import Position  # noqa: E402
from grammars.language import Language, load_language  # noqa: E402
from grammars.lexicon import MISHEARD, squeeze  # noqa: E402
from grammars.phrases import PhraseSet, phrases  # noqa: E402
from grammars.tokens import tokenise  # noqa: E402
from voice.audio_files import to_ear  # noqa: E402
from voice.ears.ear import RATE, Sound  # noqa: E402

HEARD = Path(__file__).parent / "heard"
VARIANTS = ("", "+f2", "+m3", "+f4", "+m7", "+croak")
SPEEDS = (150, 130, 170)
NOISE_DB = 15.0
ESPEAK = {"sv": "sv", "nl": "nl", "en": "en-gb"}
CALLS = (
    "challenge",
    "exact",
    "palifico",
    "pass",
    "repeat",
    "help",
    "undo",
    "pause",
    "turn",
    "bid_query",
    "counts",
    "yes",
    "no",
)
NAT = 0.4
"""The cost of a nat, as in grammars.nbest."""

Hearing = Callable[[Sound], str]


def said(language: Language) -> list[str]:
    """Bids that hold every count to thirty and every face five times, and calls; what a table says most."""
    table = phrases(language, Position.from_options(rulesets.load("nl-perudo-open"), Bid(3, 2), dice=40))
    words = {word.value: word.text for word in reversed(table.counts)}
    faces = [data["plural"] for data in language.data["faces"]["faces"].values()]
    singular = [data["singular"] for data in language.data["faces"]["faces"].values()]
    bids = [
        f"{words[count]} {singular[face] if count == 1 else faces[face]}"
        for count in range(1, 31)
        for face in ((count - 1) % 6, (count + 2) % 6)
    ]
    found: dict[str, int] = {}
    calls = []
    for intents in language.sentences("dice").values():
        intent = intents[0]
        if intent.name in CALLS and "{" not in intent.said and found.get(intent.name, 0) < 6:
            found[intent.name] = found.get(intent.name, 0) + 1
            calls.append(intent.said)
    return bids + calls


def spoken(text: str, language: str, voice: int, noise: np.random.Generator) -> Sound:
    """`text` by the `voice`-th voice; every second one in noise."""
    name = ESPEAK[language] + VARIANTS[voice % len(VARIANTS)]
    command = ["espeak-ng", "-v", name, "-s", str(SPEEDS[voice % len(SPEEDS)]), "--stdout", text]
    wav = subprocess.run(command, capture_output=True, check=True).stdout
    samples, rate = soundfile.read(io.BytesIO(wav), dtype="float32")
    sound = to_ear(samples, rate)
    if voice % 2:
        spectrum = np.fft.rfft(noise.standard_normal(len(sound)))
        pink = np.fft.irfft(spectrum / np.sqrt(np.maximum(1, np.arange(len(spectrum)))), len(sound))
        pink *= np.sqrt(np.mean(sound**2)) / np.sqrt(np.mean(pink**2)) / 10 ** (NOISE_DB / 20)
        sound = (sound + pink).astype(np.float32)
    return sound


def builtin(language: Language) -> Hearing:
    from voice.ears.builtin import BuiltinEar

    ear = BuiltinEar(language.id)
    expected: PhraseSet = phrases(
        language, Position.from_options(rulesets.load("nl-perudo-open"), Bid(3, 2), dice=40)
    )
    ear.expect(expected)

    def hear(sound: Sound) -> str:
        ear.feed(sound)
        return ear.finish().text

    return hear


def whisper(language: Language, folder: str) -> Hearing:
    from faster_whisper import WhisperModel

    model = WhisperModel(folder, device="cpu", compute_type="int8", cpu_threads=1)

    def hear(sound: Sound) -> str:
        quiet = np.zeros(RATE // 4, np.float32)
        segments, _ = model.transcribe(
            np.concatenate([quiet, sound, quiet]),
            language=language.id,
            beam_size=1,
            without_timestamps=True,
            temperature=0.0,
        )
        return " ".join(segment.text.strip() for segment in segments)

    return hear


def measure(language: Language, ear: str, voices: int) -> Path:
    """Speaks and writes down; the file that was written."""
    kind, _, folder = ear.partition(":")
    hear = builtin(language) if kind == "builtin" else whisper(language, folder)
    noise = np.random.default_rng(1)
    rows = []
    for text in said(language):
        heard = Counter(
            " ".join(tokenise(hear(spoken(text, language.id, voice, noise)))) for voice in range(voices)
        )
        rows += [(text, other, times, voices) for other, times in heard.most_common()]
    path = HEARD / f"{language.id}-{kind}.tsv"
    lines = [f"# said, heard, times, of; eSpeak NG, {voices} voices, through {kind}"]
    lines += ["\t".join(map(str, row)) for row in rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def read(path: Path) -> Iterator[tuple[str, str, int, int]]:
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            text, heard, times, of = line.split("\t")
            yield text, heard, int(times), int(of)


def summary(path: Path) -> str:
    """How much of what was said came back, and what was heard for something else most often."""
    rows = list(read(path))
    spoken_times = sum(times for _, _, times, _ in rows)
    same = sum(times for text, heard, times, _ in rows if squeeze(text) == squeeze(heard))
    nothing = sum(times for _, heard, times, _ in rows if not heard)
    return (
        f"{path.stem}: of {spoken_times} {same} came back word for word, {nothing} as nothing, "
        f"{spoken_times - same - nothing} as something else"
    )


def derive(language: Language) -> list[str]:
    """Lines for confusions.toml: what came back for a word of the game, in a sentence of as many words."""
    came: Counter[tuple[str, str, str]] = Counter()
    spoke: Counter[tuple[str, str]] = Counter()
    for path in sorted(HEARD.glob(f"{language.id}-*.tsv")):
        ear = path.stem.partition("-")[2]
        for text, heard, times, _ in read(path):
            words, others = text.split(), heard.split()
            for word in words:
                spoke[ear, word] += times
            if len(words) == len(others) == 2:
                for word, other in zip(words, others, strict=True):
                    came[ear, word, other] += times
    known = set(language.table) | set(language.data["confusions"]["likely"])
    lines = []
    for (ear, word, other), times in came.most_common():
        entries = language.table.get(squeeze(word), ())
        game = any(entry.category in MISHEARD for entry in entries)
        if game and times > 1 and other not in known and other.isalpha():
            cost = round(min(1.5, 0.2 + NAT * math.log(spoke[ear, word] / times)), 2)
            lines.append(f'"{other}" = ["{word}", {cost}, "{ear}, {times} of {spoke[ear, word]}"]')
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--ear", help="speak and listen through it: builtin, or whisper:FOLDER")
    parser.add_argument("--lang", choices=("sv", "nl", "en"), nargs="*", default=["sv", "nl", "en"])
    parser.add_argument("--voices", type=int, default=3)
    parser.add_argument("--derive", action="store_true")
    options = parser.parse_args()
    HEARD.mkdir(exist_ok=True)
    for id in options.lang:
        language = load_language(id)
        if options.derive:
            print("\n".join(derive(language)) or f"{id}: nothing that came back twice is missing")
            continue
        if options.ear:
            measure(language, options.ear, options.voices)
        for path in sorted(HEARD.glob(f"{id}-*.tsv")):
            print(summary(path))


if __name__ == "__main__":
    main()
