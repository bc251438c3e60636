"""The hard bot."""

from __future__ import annotations

from engine.bots.medium import MediumBot


class HardBot(MediumBot):
    """To come."""
