"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from engine.actions import Deed
from engine.view import View


class Bot(Protocol):
    """A player that decides by a view and by nothing else."""

    def decide(self, view: View) -> Deed | None:
        """What to do now.

        In turn it must be legal. Out of turn the bot is asked too, after each deed: an exact call or
        "bluffstopp" where the rules let others call, or None.
        """
