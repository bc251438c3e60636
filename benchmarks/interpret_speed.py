"""What it costs to understand a sentence: CPU a text and a 10-best list, beside hassil and a plain
rapidfuzz one-liner.

    python benchmarks/interpret_speed.py

The sentences are those of tests/grammars/cases. Peers get the same texts, and the phrases that can be said
(bids up to 30 and calls); where one is not installed (`pip install hassil`), that is said. CPU time of this
process, so that a busy machine does not count; the first round only warms up.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from engine import rulesets  # noqa: E402
from engine.actions import Bid  # noqa: E402
from engine.position import Position  # noqa: E402
from grammars import lattice  # noqa: E402
from grammars.heard import Alternative, Heard  # noqa: E402
from grammars.interpret import interpret  # noqa: E402
from grammars.language import Language, load_language  # noqa: E402
from grammars.phrases import phrases  # noqa: E402

ROUNDS = 3
TABLE = Position.from_options(rulesets.load("nl-perudo-open"), Bid(3, 2), dice=30)


def texts(language: str) -> list[str]:
    """The sentences of the tests that are said at a dice table."""
    lines = (ROOT / "tests/grammars/cases" / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    cases = [line.split("|") for line in lines if line.strip() and not line.startswith("#")]
    return [text.strip() for text, _, table in cases if "bluffstopp" not in table]


def measured(
    do: Callable[[str], object], said: list[str], before: Callable[[], None] | None = None
) -> list[float]:
    """Microseconds of CPU a text, the least of some rounds."""
    best = [float("inf")] * len(said)
    for turn in range(ROUNDS + 1):
        for at, text in enumerate(said):
            if before:
                before()
            began = time.thread_time()
            do(text)
            if turn:
                best[at] = min(best[at], (time.thread_time() - began) * 1e6)
    return best


def line(name: str, figures: list[float]) -> str:
    ordered = sorted(figures)
    tail = ordered[int(0.95 * len(ordered))]
    middle = f"mean {mean(figures):7.0f} us   median {median(figures):7.0f}"
    return f"{name:<44} {middle}   p95 {tail:7.0f}   max {ordered[-1]:7.0f}"


def n_best(said: list[str], size: int = 10) -> list[Heard]:
    """Lists of `size` neighbouring sentences, as an unsure ear might give."""
    return [
        Heard(tuple(Alternative(said[(at + step) % len(said)], -float(step)) for step in range(size)))
        for at in range(0, len(said), 3)
    ]


def peers(language: Language, said: list[str]) -> None:
    listened = phrases(language, TABLE)
    bids = [
        f"{count.text} {face.text}"
        for count in listened.counts
        if count.value <= 30
        for face in listened.faces
    ]
    sentences = [*bids, *listened.commands]
    from rapidfuzz import fuzz, process

    figures = measured(
        lambda text: process.extractOne(text, sentences, scorer=fuzz.WRatio, score_cutoff=80), said
    )
    print(line(f"  rapidfuzz extractOne, {len(sentences)} sentences", figures))
    try:
        from hassil import Intents, recognize
    except ImportError:
        print("  hassil: not installed (pip install hassil)")
        return
    lists = {
        "count": {"values": [{"in": word.text, "out": word.value} for word in listened.counts]},
        "face": {"values": [{"in": word.text, "out": word.value} for word in listened.faces]},
    }
    commands = [text.replace("'", "") for text in listened.commands]
    intents = Intents.from_dict(
        {
            "language": language.id,
            "intents": {
                "Bid": {"data": [{"sentences": ["{count} {face}"]}]},
                "Call": {"data": [{"sentences": commands}]},
            },
            "lists": lists,
        }
    )
    print(line("  hassil recognize", measured(lambda text: recognize(text, intents), said)))


def main() -> None:
    for id in ("sv", "nl", "en"):
        language = load_language(id)
        said = texts(id)
        print(f"{id}: {len(said)} sentences")

        def understand(text: str, language: Language = language) -> object:
            return interpret(Heard.of(text), TABLE, language)

        def forget(language: Language = language) -> None:
            lattice._mishearings.cache_clear()
            language.sound.keys.cache_clear()

        print(line("  one text", measured(understand, said)))
        print(line("  one text, every word new", measured(understand, said, forget)))
        lists = n_best(said)
        costs = []
        for heard in lists:
            interpret(heard, TABLE, language)
            began = time.thread_time()
            interpret(heard, TABLE, language)
            costs.append((time.thread_time() - began) * 1e6)
        print(line("  a 10-best list", costs))
        began = time.thread_time()
        for _ in range(100):
            phrases(language, TABLE)
        print(f"  phrases to listen for: {(time.thread_time() - began) * 10:.3f} ms a turn")
        peers(language, said)


if __name__ == "__main__":
    main()
