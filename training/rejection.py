"""Fits the weights of `voice/ears/rejection.py`: was the best phrase really said?

    python -m training.rejection MANIFEST.jsonl [MANIFEST.jsonl ...]

A line of a manifest is a recording beside it: {"file", "lang", "expect": {"act": ...} or {"act": null}}.
Each is heard at a table where what is meant would be legal; what leads to the act that was meant counts as
said, what leads to another act as not said. A logistic regression with a small ridge, measured by leaving
out an eighth at a time.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from engine import rulesets
from engine.actions import Bid
from engine.cards import Card
from engine.position import Position
from grammars.decisions import Act
from grammars.heard import Alternative, Heard
from grammars.interpret import interpret
from grammars.language import load_language
from grammars.phrases import phrases
from voice.audio_files import read_sound
from voice.ears.builtin import BuiltinEar
from voice.ears.builtin_model import LONGEST
from voice.ears.ear import RATE
from voice.ears.expected_graphs import ANSWERS
from voice.ears.rejection import Evidence

PARTS, RIDGE, STEPS = 8, 1.0, 60
NAMES = (
    *("BIAS", "A_FRAME", "A_PHONE", "GAP", "SHORT", "COMMAND", "PART", "ANSWER"),
    *("COMMAND_A_PHONE", "COMMAND_SHORT", "BID_WEAKEST"),
)


@dataclass(frozen=True, slots=True)
class Example:
    """What spoke for the best phrase of a recording, and whether that was said."""

    evidence: Evidence
    said: bool


def table(expect: dict[str, Any]) -> tuple[Position, str | None]:
    """A position in which what is expected is legal, and the question it answers."""
    act = expect["act"]
    if act == "play":
        return Position.from_options(rulesets.load("sv-bluffstopp")), None
    if act in ("pass", "bluffstopp"):
        return Position.from_options(rulesets.load("sv-bluffstopp"), Card.parse("5S")), None
    if act == "palifico":
        return Position.from_options(rulesets.load("sv-perudo"), one_die=True), None
    dice = rulesets.load("nl-perudo-open")
    if act == "bid":
        ones = Bid(min(30, 2 * expect["quantity"] - 1), 2) if expect["face"] == 1 else None
        return Position.from_options(dice, ones, dice=30), None
    asked = {"yes": "yesno", "no": "yesno", "number": "count"}.get(act)
    return Position.from_options(dice, Bid(3, 2), dice=30), asked


def examples(manifests: list[Path]) -> Iterator[Example]:
    """One for each recording in which something would be done."""
    ears: dict[str, BuiltinEar] = {}
    lines = [
        (m.parent, json.loads(line)) for m in manifests for line in m.read_text("utf-8").splitlines() if line
    ]
    for folder, line in tqdm(lines, desc="hearing", unit="clip"):
        sound, language = read_sound(folder / line["file"]), load_language(line["lang"])
        if len(sound) > (LONGEST - 0.1) * RATE:
            continue
        position, asked = table(line["expect"])
        ear = ears.setdefault(line["lang"], BuiltinEar(line["lang"]))
        ear.expect(phrases(language, position, asked))
        nbest, path, frames = ear.scored(sound)
        if not nbest:
            continue
        heard = Heard(tuple(Alternative(found.text, found.score) for found in nbest))
        decision = interpret(heard, position, language, asked)
        if isinstance(decision, Act):
            done, meant = decision.action.to_json(), line["expect"]
            said = meant["act"] is not None and all(done.get(key) == value for key, value in meant.items())
            yield Example(Evidence.of(nbest, path, frames, ANSWERS.get(asked or "", ())), said)


def columns(found: list[Example]) -> NDArray[np.float64]:
    """(examples, 10): the numbers of the evidence as `rejection.probability` uses them; NAMES tells which."""
    rows = []
    for example in found:
        e = example.evidence
        numbers = (e.a_frame, e.a_phone, e.gap, e.short, e.command, e.part, e.answer)
        rows.append([*numbers, e.command * e.a_phone, e.command * e.short, e.bid * e.weakest])
    return np.array(rows, float)


def fit(x: NDArray[np.float64], said: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Bias and weights, by Newton's method on standardised columns."""
    mean, deviation = x.mean(axis=0), x.std(axis=0) + 1e-9
    z = np.column_stack([np.ones(len(x)), (x - mean) / deviation])
    weights, ridge = np.zeros(z.shape[1]), RIDGE * np.eye(z.shape[1])
    ridge[0, 0] = 0.0
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-z @ weights))
        gradient = z.T @ (chance - said) + ridge @ weights
        curvature = (z * (chance * (1 - chance))[:, None]).T @ z + ridge + 1e-9 * np.eye(len(ridge))
        weights -= np.linalg.solve(curvature, gradient)
    slopes = weights[1:] / deviation
    return np.concatenate([[weights[0] - slopes @ mean], slopes])


def left_out(x: NDArray[np.float64], said: NDArray[np.bool_]) -> NDArray[np.float64]:
    """The probability of each example by weights that never saw it."""
    part = np.random.default_rng(0).integers(0, PARTS, len(x))
    chance = np.zeros(len(x))
    for i in range(PARTS):
        weights = fit(x[part != i], said[part != i])
        chance[part == i] = 1 / (1 + np.exp(-(weights[0] + x[part == i] @ weights[1:])))
    return chance


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("manifests", nargs="+", type=Path)
    found = list(examples(options.parse_args().manifests))
    x, said = columns(found), np.array([example.said for example in found])
    chance = left_out(x, said)
    for least in (0.3, 0.5, 0.6, 0.7, 0.8, 0.9):
        refused, taken = int((chance[said] < least).sum()), int((chance[~said] >= least).sum())
        print(
            f"from {least}: {refused} of {said.sum()} said refused, {taken} of {(~said).sum()} others taken"
        )
    print("calibration: probability told, how often it was said, examples")
    edges = np.linspace(0, 1, 11)
    for low, high in pairwise(edges):
        inside = (chance >= low) & (chance < high + (high == 1))
        if inside.any():
            share = said[inside].mean()
            print(f"  {chance[inside].mean():.2f}  {share:.2f}  {'#' * round(20 * share):20}  {inside.sum()}")
    for name, weight in zip(NAMES, fit(x, said), strict=True):
        print(f"{name} = {weight:.3f}")


if __name__ == "__main__":
    main()
