"""Was the best phrase really said, or only the phrase least unlike what was said?

The scores of `voice.ears.ctc` say which phrase fits best; beside the greedy path, what would be heard if
anything could be said, they tell how well it fits. A logistic regression on a few such numbers, fitted by
`training/rejection.py`, makes a probability of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from voice.ears.ctc import GreedyPath, Scored


@dataclass(frozen=True, slots=True)
class Evidence:
    """What speaks for and against the best phrase."""

    a_frame: float
    """(log P(phrase) - log P(greedy path)) per frame of sound; 0 at best."""
    a_phone: float
    """The same per phone of the greedy path."""
    gap: float
    """log P(phrase) - log P(the next phrase), at most MOST_GAP."""
    short: float
    """1 / phones of the greedy path; short words are easily mistaken."""
    command: bool
    """A whole sentence; the others are built of parts and rarer in talk by chance."""
    part: bool
    """Half a bid or a number: at worst it makes a question."""
    answer: bool
    """It answers a question that was just asked."""

    @classmethod
    def of(cls, nbest: list[Scored], path: GreedyPath, frames: int, answers: Sequence[str] = ()) -> Evidence:
        """The evidence for nbest[0]; `nbest` must not be empty. `answers`: kinds that answer a question."""
        best = nbest[0]
        lost = min(0.0, best.score - path.score)
        gap = best.score - nbest[1].score if len(nbest) > 1 else MOST_GAP
        phones = max(1, len(path.phones))
        return cls(
            lost / max(1, frames),
            lost / phones,
            min(MOST_GAP, gap),
            1 / phones,
            best.kind == "command",
            best.kind in ("count", "face", "half"),
            best.kind in answers,
        )


MOST_GAP = 10.0
BIAS, A_FRAME, A_PHONE, GAP, SHORT = 3.13, 6.97, 1.96, 0.23, -0.27
COMMAND, COMMAND_A_PHONE, COMMAND_SHORT, PART = 0.74, 0.44, -11.2, -0.82
ANSWER = 3.1
"""Weights of the regression, from `training/rejection.py`."""


def probability(evidence: Evidence) -> float:
    """The probability that the phrase was said, 0 to 1."""
    x = BIAS + A_FRAME * evidence.a_frame + A_PHONE * evidence.a_phone
    x += GAP * evidence.gap + SHORT * evidence.short
    if evidence.command:
        x += COMMAND + COMMAND_A_PHONE * evidence.a_phone + COMMAND_SHORT * evidence.short
    if evidence.part:
        x += PART
    if evidence.answer:
        x += ANSWER
    return 1 / (1 + math.exp(-max(-50.0, min(50.0, x))))


ACCEPTED = 0.65
"""Least probability with which a phrase is given at all; being wrong costs the table more than asking
again."""
