"""The arena: bots against bots, with how sure one can be of the shares won."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt

from engine.bots import Bot, make
from engine.errors import Event
from engine.game import Game
from engine.rulesets import RuleSet

Z = 1.96
"""Standard deviations of a 95 % interval."""
LONGEST = 5_000
"""Deeds after which a game is given up as nobody's (bots that never call)."""


@dataclass(slots=True)
class Tally:
    """What one kind of bot did."""

    seats: int
    wins: int = 0
    milliseconds: list[float] = field(default_factory=list)
    """Processor time of each decision in turn."""


def play(rules: RuleSet, kinds: Sequence[str], games: int, seed: int) -> Event:
    """Plays `games` games of one bot of each of `kinds` a seat (a kind may be named twice), the seats
    moving on by one each game. Gives the object of the contracts: {"event": "arena", ...}.
    """
    began = time.perf_counter()
    tallies = {kind: Tally(kinds.count(kind)) for kind in dict.fromkeys(kinds)}
    for number in range(games):
        seated = list(kinds[number % len(kinds) :]) + list(kinds[: number % len(kinds)])
        winner = play_one(rules, seated, f"{seed}/{number}", tallies)
        if winner is not None:
            tallies[winner].wins += 1
    return {
        "event": "arena",
        "rules": rules.id,
        "games": games,
        "seconds": round(time.perf_counter() - began, 3),
        "bots": [_summary(kind, tally, games) for kind, tally in tallies.items()],
    }


def play_one(rules: RuleSet, seated: Sequence[str], seed: str, tallies: dict[str, Tally]) -> str | None:
    """Plays one game and adds the time of each decision. Gives the kind that won, None where nobody did."""
    source = random.Random(seed)
    names = [f"{kind} {seat}" for seat, kind in enumerate(seated, 1)]
    bots = {name: make(kind, source.randrange(1 << 30)) for name, kind in zip(names, seated, strict=True)}
    kinds = dict(zip(names, seated, strict=True))
    game = Game(rules, names, seed=source.randrange(1 << 30))
    for _ in range(LONGEST):
        turn = game.turn
        if turn is None:
            break
        if call_out_of_turn(game, bots, source):
            continue
        began = time.process_time()
        action = bots[turn].decide(game.view(turn))
        tallies[kinds[turn]].milliseconds.append(1000 * (time.process_time() - began))
        if action is None:
            raise ValueError(f"the bot {kinds[turn]} does nothing in its turn")
        game.apply(turn, action)
    return None if game.winner is None else kinds[game.winner]


def call_out_of_turn(game: Game, bots: dict[str, Bot], source: random.Random) -> bool:
    """Asks all who are not in turn, in any order, whether they call; does the first call that is legal."""
    if not open_to_others(game):
        return False
    names = [name for name in bots if name != game.turn]
    source.shuffle(names)
    for name in names:
        view = game.view(name)
        if view.legal_actions():
            action = bots[name].decide(view)
            if action is not None and view.position.refusal(action) is None:
                game.apply(name, action)
                return True
    return False


def open_to_others(game: Game) -> bool:
    """May anybody call now whose turn it is not?"""
    state, rules = game.state, game.rules
    if rules.kind == "cards":
        return rules.bluffstopp_who == "anyone_but_player" and getattr(state, "claimer", None) is not None
    return (
        rules.exact_call
        and rules.exact_who not in ("none", "turn_only")
        and getattr(state, "bid", None) is not None
    )


def _summary(kind: str, tally: Tally, games: int) -> Event:
    low, high = wilson(tally.wins, games)
    return {
        "bot": kind,
        "seats": tally.seats,
        "wins": tally.wins,
        "share": round(tally.wins / games, 4) if games else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
        "ms_p50": round(percentile(tally.milliseconds, 0.5), 3),
        "ms_p99": round(percentile(tally.milliseconds, 0.99), 3),
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927), which stays between 0 and 1 also at the ends."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which `part` (0-1) of `values` lie; 0 where there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def results(event: Event) -> Iterator[str]:
    """The arena's object as lines for people."""
    yield f"{event['games']} games of {event['rules']} in {event['seconds']} s"
    for bot in event["bots"]:
        share, low, high = (100 * bot[key] for key in ("share", "low", "high"))
        won = f"won {bot['wins']} = {share:.1f} % [{low:.1f}, {high:.1f}]"
        took = f"{bot['ms_p50']} ms a decision, p99 {bot['ms_p99']} ms"
        yield f"{bot['bot']:>10}  {bot['seats']} seats  {won}  {took}"
