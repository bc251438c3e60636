"""The random bot: any legal deed, each as likely as the other. For tests and as the bottom of the ladder."""

from __future__ import annotations

import random

from engine.actions import Deed
from engine.view import View


class RandomBot:
    """Picks a legal deed by chance, and does nothing out of turn."""

    def __init__(self, seed: int = 0) -> None:
        self._whim = random.Random(seed)

    def decide(self, view: View) -> Deed | None:
        """Any legal deed."""
        return self._whim.choice(view.legal_actions()) if view.turn == view.player else None
