"""The examples in the docstrings are true."""

from __future__ import annotations

import doctest

import engine.game


def test_the_game_in_its_docstring() -> None:
    assert doctest.testmod(engine.game).failed == 0
