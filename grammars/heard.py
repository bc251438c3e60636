"""What an ear heard: the n-best texts of one utterance."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Alternative:
    """One text that an utterance may have been."""

    text: str
    score: float | None = None
    """Natural log-likelihood, higher is likelier; comparable within one Heard only. None: the ear gives
    none."""


@dataclass(frozen=True, slots=True)
class Heard:
    """An utterance, or as much of it as was spoken so far."""

    alternatives: tuple[Alternative, ...]
    """Best first; empty: nothing that could be meant for the game."""
    final: bool = True
    """False while somebody still speaks."""
    began: float | None = None
    """When speech began, in seconds of the stream."""
    ended: float | None = None
    """When speech ended, in seconds of the stream."""
    confidence: float | None = None
    """Probability (0-1) that the best text was said, where the ear has a calibrated one."""

    @classmethod
    def of(cls, *texts: str) -> Heard:
        """An utterance from texts without scores, as typed."""
        return cls(tuple(Alternative(text) for text in texts))

    @property
    def text(self) -> str:
        """The best text, or the empty string."""
        return self.alternatives[0].text if self.alternatives else ""
