"""The opening throw: how many dice each throws, and who opens the game by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.rulesets import RuleSet

THROWS = {"highest_one_die": 1, "highest_sum_two_dice": 2, "lowest_roll": 1}
"""Dice that each player throws, for each way to find who opens that has a throw."""


def best(rules: RuleSet, throws: Mapping[int, Sequence[int]]) -> list[int]:
    """The seats whose throw is best, in seat order: the highest sum, or the lowest ("en-stakes": lowest
    roll)."""
    wanted = min if rules.first_starter == "lowest_roll" else max
    winning = wanted(sum(dice) for dice in throws.values())
    return sorted(seat for seat, dice in throws.items() if sum(dice) == winning)


def again(rules: RuleSet, tied: Sequence[int], everyone: Sequence[int]) -> list[int]:
    """Who throws again on a tie: those tied ("nl-perudo": gooien die spelers opnieuw), or all."""
    return list(everyone if rules.starter_tie == "reroll_all" else tied)
