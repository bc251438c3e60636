"""Was the best phrase really said, or only the phrase least unlike what was said?

The scores of `voice.ears.ctc` say which phrase fits best; beside the greedy path, what would be heard if
anything could be said, they tell how well it fits. A logistic regression on a few such numbers, fitted by
`training/rejection.py`, makes a probability of them.
"""

from __future__ import annotations

import math
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
    """log P(phrase) - log P(the next phrase), at most 20."""
    phones: int
    """Phones of the greedy path; short words are easily mistaken."""

    @classmethod
    def of(cls, nbest: list[Scored], path: GreedyPath, frames: int) -> Evidence:
        """The evidence for nbest[0]; `nbest` must not be empty."""
        lost = nbest[0].score - path.score
        gap = nbest[0].score - nbest[1].score if len(nbest) > 1 else 20.0
        phones = max(1, len(path.phones))
        return cls(lost / max(1, frames), lost / phones, min(20.0, gap), phones)


BIAS, A_FRAME, A_PHONE, GAP, SHORT = 4.6, 8.0, 2.2, 0.0, -4.0
"""Weights of the regression."""


def probability(evidence: Evidence) -> float:
    """The probability that the phrase was said, 0 to 1."""
    x = (
        BIAS
        + A_FRAME * evidence.a_frame
        + A_PHONE * evidence.a_phone
        + GAP * evidence.gap
        + SHORT / evidence.phones
    )
    return 1 / (1 + math.exp(-max(-50.0, min(50.0, x))))


ACCEPTED = 0.5
"""Least probability with which a phrase is given at all."""
