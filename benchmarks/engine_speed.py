"""Random games a second: this engine, TextArena's LiarsDice and OpenSpiel's liars_dice, in one run on one
core.

Like is measured with like. TextArena: whole games, no wild ones, neither number may fall, so here
`sv-bluff-no-wilds` without exact call and one-die round. OpenSpiel: one round of two seats with five dice,
so here the first round of such a game. Everywhere the same player, who picks any legal deed by chance.
Peers that are not installed are said to be so; they may live in any environment: `PEERS=/path/to/python`
runs them there.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable

WINDOWS, SECONDS = 10, 0.25
"""Stretches of processor time for each figure; the best one counts, for others may use the machine, too."""
LIKE_TEXTARENA = {"exact_call": "off", "palifico": "off"}


def rate(play: Callable[[int], None]) -> float:
    """Games a second of processor time, after a moment to warm up."""
    number = 0
    while number < 50:
        play(number)
        number += 1
    best = 0.0
    for _ in range(WINDOWS):
        first, began = number, time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            play(number)
            number += 1
        best = max(best, (number - first) / spent)
    return best


def engine_alone(seats: int, rounds: int | None = None) -> Callable[[int], None]:
    """A game of the bare engine: rules, dice, events; no record, no journal."""
    from engine import chance
    from engine.actions import Bid, Challenge
    from engine.dice_game import DiceGame
    from engine.rulesets import load

    rules, players, call = (
        load("sv-bluff-no-wilds", LIKE_TEXTARENA),
        [f"player {seat}" for seat in range(seats)],
        Challenge(),
    )

    def play(number: int) -> None:
        game, whim, drawn = DiceGame(rules, players), random.Random(number).random, 0
        while (seat := game.turn) is not None and (rounds is None or game.round <= rounds):
            if game.phase != "bidding":
                game.chance(chance.draw(game, game.due() or "", number, drawn))
                drawn += 1
                continue
            bids = game.bids_open()[0]
            pick = int(whim() * (len(bids) + (game.bid is not None)))
            deed: Bid | Challenge = bids[pick] if pick < len(bids) else call
            game.deed(seat, deed)

    return play


def whole_game(seats: int) -> Callable[[int], None]:
    """A game through `Game`, as the README plays it: with the record from which journal, views and undo
    come."""
    from engine.game import Game
    from engine.rulesets import load

    rules, players = load("sv-bluff-no-wilds", LIKE_TEXTARENA), [f"player {seat}" for seat in range(seats)]

    def play(number: int) -> None:
        game, whim = Game(rules, players, seed=number), random.Random(number).random
        while (turn := game.turn) is not None:
            legal = game.legal_actions(turn)
            game.apply(turn, legal[int(whim() * len(legal))])

    return play


def textarena(seats: int) -> Callable[[int], None]:
    """A game of TextArena's LiarsDice as its documentation plays it; its texts are its interface and part
    of the work."""
    import textarena

    def play(number: int) -> None:
        env, whim = textarena.make(env_id="LiarsDice-v0"), random.Random(number)
        env.reset(num_players=seats, seed=number)
        done = False
        while not done:
            env.get_observation()
            state = env.state.game_state
            bid, dice = state["current_bid"], sum(state["remaining_dice"].values())
            low, face = max(1, bid["quantity"]), max(1, bid["face_value"])
            raises = (dice - low + 1) * (7 - face) - (1 if bid["quantity"] else 0)
            pick = whim.randrange(raises + (1 if bid["quantity"] else 0))
            if pick == raises:
                done, _ = env.step("[Call]")
                continue
            pick += 1 if bid["quantity"] else 0
            done, _ = env.step(f"[Bid: {low + pick // (7 - face)}, {face + pick % (7 - face)}]")

    return play


def openspiel() -> Callable[[int], None]:
    """One round of OpenSpiel's liars_dice (C++), two seats, five dice, played from Python."""
    import pyspiel

    game = pyspiel.load_game("liars_dice(players=2,numdice=5)")

    def play(number: int) -> None:
        state, whim = game.new_initial_state(), random.Random(number)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(whim.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(whim.choice(state.legal_actions()))

    return play


def peer(name: str, package: str, make: str) -> float | None:
    """A peer's figure, from this environment or from the one of PEERS; None, and how to get it, where it is
    in neither."""
    python = os.environ.get("PEERS", sys.executable)
    run = subprocess.run([python, __file__, make], capture_output=True, text=True)
    if run.returncode:
        print(f"{name}: not installed here; pip install {package}, or PEERS=/its/python")
        return None
    return float(run.stdout.split()[-1])


def main() -> None:
    for seats in (2, 6):
        alone, recorded = rate(engine_alone(seats)), rate(whole_game(seats))
        print(f"{seats} seats: engine {alone:.0f} games/s, with record {recorded:.0f} games/s")
        theirs = peer("TextArena", "textarena", f"textarena({seats})")
        if theirs:
            times = alone / theirs
            print(f"{seats} seats: TextArena {theirs:.0f} games/s; the engine is {times:.1f} times as fast")
    one_round = rate(engine_alone(2, rounds=1))
    print(f"2 seats, one round: engine {one_round:.0f} rounds/s")
    theirs = peer("OpenSpiel", "open_spiel", "openspiel()")
    if theirs:
        times = theirs / one_round
        print(f"2 seats, one round: OpenSpiel's C++ {theirs:.0f} rounds/s; it is {times:.1f} times as fast")


if __name__ == "__main__":
    if len(sys.argv) > 1:  # one peer, for a parent that runs in another environment
        makers = {
            "textarena(2)": lambda: textarena(2),
            "textarena(6)": lambda: textarena(6),
            "openspiel()": openspiel,
        }
        print(rate(makers[sys.argv[1]]()))
    else:
        main()
