"""What must always hold, in random games of every rule set: an account kept apart from the engine agrees."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import rulesets
from engine.actions import (
    Accuse,
    Bid,
    Bluffstopp,
    Challenge,
    Deed,
    DropDie,
    Dropp,
    Exact,
    Palifico,
    Pass,
    Play,
    Warn,
)
from engine.cards import DECK, RANKS
from engine.errors import REASONS, IllegalAction
from engine.game import Game
from engine.referee import replay

NAMES = ["Anna", "Bo", "Cia", "Dan", "Eva", "Fia"]
HOUSE_RULES: dict[str, dict[str, object]] = {
    "dice": {"dropsi": "on", "warnings": "on"},
    "cards": {"dropp": "on"},
}
LONGEST = 3000
"""Deeds; random games are over long before."""

games = st.builds(
    lambda rules, players, seed, house: (rules, NAMES[:players], seed, house),
    st.sampled_from(rulesets.ids()),
    st.integers(2, 6),
    st.integers(0, 10**6),
    st.booleans(),
)


def new_game(rules: str, players: list[str], seed: int, house: bool) -> Game:
    switches = HOUSE_RULES[rulesets.load(rules).kind] if house else {}
    return Game(rules, players, seed=seed, switches=switches)


def everything(game: Game, player: str, whim: random.Random) -> list[Deed]:
    """Deeds of every kind, legal or not, a few of each."""
    hand = game.view(player).hand
    cards = [card for card in hand if not isinstance(card, int)]
    other = whim.choice(game.players)
    top = game.position(player).dice + 2
    return [
        *(Bid(whim.randint(1, top), whim.randint(0, 7)) for _ in range(6)),
        *(Bid(whim.randint(1, top), whim.randint(1, 6), whim.randint(0, 6)) for _ in range(3)),
        Bid(0, 3),
        Challenge(),
        Exact(),
        Palifico(),
        Warn(other),
        DropDie(whim.choice([None, 1, 4, 9])),
        Pass(),
        Bluffstopp(),
        Accuse(other),
        Dropp(whim.choice(DECK)),
        *(Play(whim.choice(DECK), whim.choice(cards or DECK)) for _ in range(4)),
        Play(whim.choice(DECK), whim.choice(DECK)),
        Play(whim.choice(DECK)),
    ]


def moves(game: Game, whim: random.Random) -> Iterator[tuple[str, Deed]]:
    """Legal deeds, mostly of the player in turn, until the game is over."""
    for _ in range(LONGEST):
        turn = game.turn
        if turn is None:
            return
        player = turn if whim.random() < 0.9 else whim.choice(game.players)
        legal: list[Deed] = list(game.legal_actions(player))
        if whim.random() < 0.05:
            position = game.position(player)
            every = [deed for deed in everything(game, player, whim) if not wants_more(game, deed)]
            legal = [deed for deed in every if position.refusal(deed) is None] or legal
        if legal:
            yield player, whim.choice(legal)
    pytest.fail("the game does not end")


def truth(game: Game) -> str:
    """All there is to know of a game, to see whether it changed."""
    state = game.state
    inside = {
        name: repr(getattr(state, name)) for name in type(state).__slots__ if name not in ("rules", "_open")
    }
    return json.dumps([inside, game.events, game.standing()], ensure_ascii=False)


@settings(max_examples=80, deadline=None)
@given(games)
def test_random_games_end_and_their_journal_tells_the_same(drawn: tuple[str, list[str], int, bool]) -> None:
    game = new_game(*drawn)
    for player, deed in moves(game, random.Random(drawn[2])):
        game.apply(player, deed)
    assert game.winner is not None
    journal = [game.header.to_json(), *(entry.line.event for entry in game._record.entries)]
    told = list(replay("\n".join(json.dumps(line, ensure_ascii=False) for line in journal).encode()))
    assert told[-1] == game.standing()
    assert [
        {key: value for key, value in event.items() if key != "line"} for event in told[:-1]
    ] == game.events


@settings(max_examples=40, deadline=None)
@given(games)
def test_what_is_illegal_is_refused_by_its_rule_and_changes_nothing(
    drawn: tuple[str, list[str], int, bool],
) -> None:
    game = new_game(*drawn)
    whim = random.Random(drawn[2])
    for step, (player, deed) in enumerate(moves(game, whim)):
        if step % 3 == 0:
            who = whim.choice(game.players)
            before = truth(game)
            for wrong in everything(game, who, whim):
                try:
                    rule = game.position(who).refusal(wrong)
                    if rule is None and not wants_more(game, wrong):
                        continue  # legal: tried in the other test
                    game.apply(who, wrong)
                except IllegalAction as refusal:
                    assert refusal.rule in REASONS
                    assert rule is None or refusal.rule in (rule, "malformed")
                    assert truth(game) == before, wrong
                else:
                    pytest.fail(f"{wrong} of {who} was let through, though {rule}")
        if step > 60:
            return
        game.apply(player, deed)


def wants_more(game: Game, deed: Deed) -> bool:
    """Is the card left out? A position judges the claim alone; the game must have the card, too."""
    return isinstance(deed, Play | Dropp) and deed.card is None and game.rules.kind == "cards"


@settings(max_examples=40, deadline=None)
@given(games)
def test_every_legal_action_applies(drawn: tuple[str, list[str], int, bool]) -> None:
    """Each is tried on a copy that a replay makes."""
    game = new_game(*drawn)
    whim = random.Random(drawn[2])
    for step, (player, deed) in enumerate(moves(game, whim)):
        if step % 7 == 0:
            legal = list(game.legal_actions(player))
            for action in whim.sample(legal, min(4, len(legal))):
                copy = new_game(*drawn)
                for entry in game._record.entries[len(copy._record.entries) :]:
                    copy._take(entry.line)
                copy.apply(player, action)
        if step > 30:
            return
        game.apply(player, deed)


def dice_account(game: Game) -> None:
    """Follows the dice of a game by its events alone, and settles every call a second time, by hand."""
    rules = game.rules
    dice = dict.fromkeys(game.players, rules.dice_per_player)
    dropped = dict.fromkeys(game.players, 0)
    hands: dict[str, list[int]] = {}
    bid: dict[str, Any] = {}
    one_die_round = False
    owed: list[tuple[str, int]] = []
    for event in game.events:
        name = event.get("event") or event["act"]
        if name == "roll":
            hands = {player: list(rolled) for player, rolled in event["dice"].items()}
            assert {player: len(rolled) for player, rolled in hands.items()} == {
                p: n for p, n in dice.items() if n
            }
        elif name == "round":
            assert not owed
            one_die_round = False
            bid = {}
        elif name == "palifico" and "event" in event:
            one_die_round = True
        elif name == "bid":
            bid = event
        elif name == "drop_die":
            hand = hands[event["by"]]
            hand.remove(event["face"]) if "face" in event else hand.pop()
        elif name == "reveal":
            wild = rules.id != "sv-bluff-no-wilds" and not one_die_round and bid["face"] != 1
            shown = [die for hand in hands.values() for die in hand]
            count = shown.count(bid["face"]) + (shown.count(1) if wild else 0)
            assert event["count"] == count
            owed = losses(rules.id, bid, event["by"], event["call"], count, dice, list(game.players))
        elif name == "lose":
            player = event["player"]
            dice[player] -= event["dice"]
            assert dice[player] == event["left"] >= 0
            if event.get("why") == "dropped":
                dropped[player] += 1
            elif "why" not in event:
                assert owed.pop(0) == (player, event["dice"])
        elif name == "gain":
            dice[event["player"]] += 1
            assert dice[event["player"]] == event["left"] <= rules.dice_per_player - dropped[event["player"]]
        elif name == "out":
            assert dice[event["player"]] == 0
        elif name == "win":
            assert [player for player, left in dice.items() if left] == [event["player"]]
    assert game.standing()["dice"] == dice


def losses(
    rules: str,
    bid: dict[str, Any],
    caller: str,
    call: str,
    count: int,
    dice: dict[str, int],
    players: list[str],
) -> list[tuple[str, int]]:
    """Who pays how much, written down once more from the sources."""
    bidder, asked = bid["by"], bid["quantity"]
    if call == "exact":
        found = [] if count == asked else [(caller, 1)]
    elif rules.startswith("en-stakes") and count == asked:
        after = players.index(bidder) + 1
        found = [(player, 1) for player in players[after:] + players[: after - 1] if dice[player]]
    elif rules == "en-stakes":
        found = [(bidder if count < asked else caller, bid["stake"])]
    elif rules == "en-stakes-literal":
        found = [(caller if count < asked else bidder, bid["stake"])]
    else:
        found = [(bidder if count < asked else caller, 1)]
    return [(player, min(due, dice[player])) for player, due in found if dice[player]]


@settings(max_examples=80, deadline=None)
@given(games.filter(lambda drawn: rulesets.load(drawn[0]).kind == "dice"))
def test_dice_are_conserved_and_move_by_the_rules_only(drawn: tuple[str, list[str], int, bool]) -> None:
    game = new_game(*drawn)
    for player, deed in moves(game, random.Random(drawn[2])):
        game.apply(player, deed)
    dice_account(game)


@settings(max_examples=40, deadline=None)
@given(games.filter(lambda drawn: rulesets.load(drawn[0]).kind == "cards"))
def test_cards_are_conserved_and_claims_rise(drawn: tuple[str, list[str], int, bool]) -> None:
    game = new_game(*drawn)
    claim: str | None = game.events[0]["start"]
    for player, deed in moves(game, random.Random(drawn[2])):
        told = game.apply(player, deed)
        state = game.state
        cards = [card for pile in (*state.hands, state.stock, state.pile) for card in pile]  # type: ignore[union-attr]
        assert len(cards) == 52
        assert set(cards) == set(DECK)
        if isinstance(deed, Play):
            if claim is not None:
                assert claim[-1] == deed.claim.suit
                assert RANKS.index(claim[:-1]) < RANKS.index(deed.claim.rank)
            claim = str(deed.claim)
        if any(event.get("event") == "lead" for event in told):
            claim = None
