"""What one player may know: their own hand, what is public, and nothing from which hidden dice or cards
follow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.actions import Bid, Bluffstopp, Challenge, Deed, Exact, Palifico, Pass, Play
from engine.cards import Card
from engine.errors import Event
from engine.position import Position
from engine.rulesets import RuleSet


@dataclass(frozen=True, slots=True)
class PastRound:
    """A round of dice that was settled: what was bid, and what all then saw."""

    bids: tuple[tuple[str, Bid], ...]
    """Who bid what, oldest first."""
    hands: Mapping[str, tuple[int, ...]]
    """What lay under the cups; empty at a real table."""
    one_die_round: bool
    by: str
    """Who called."""
    call: str
    """ "challenge" or "exact"."""
    count: int


@dataclass(frozen=True, slots=True)
class View:
    """The game as `player` may see it. Bots get nothing else."""

    rules: RuleSet
    player: str
    players: tuple[str, ...]
    """Everybody, in seat order, those out too."""
    turn: str | None
    hand: tuple[int, ...] | tuple[Card, ...]
    """The player's own dice or cards; empty at a real table."""
    counts: Mapping[str, int | None]
    """Dice or cards of those still in; None: not to be known. Cards dropped in secret are counted until
    noticed."""
    position: Position
    """What the rules allow the player now."""
    events: tuple[Event, ...]
    """What happened, as far as the player saw it, oldest first: deeds and events of the contracts."""
    round: int = 0
    bid: Bid | None = None
    bids: tuple[tuple[str, Bid], ...] = ()
    """Who bid what in this round, oldest first."""
    palifico: str | None = None
    past: tuple[PastRound, ...] = ()
    """Rounds that were settled, oldest first."""
    claim: Card | None = None
    claimer: str | None = None
    """Who made the standing claim; None: it is the starting card."""
    stock: int = 0
    pile: int = 0
    out: tuple[str, ...] = ()
    winner: str | None = None
    remembered: Mapping[str, int] = field(default_factory=dict)
    """Dice of those still in as anybody knows who kept count of every loss, also where totals are hidden."""

    def legal_actions(self) -> tuple[Deed, ...]:
        """What moves the game on and is legal for the player now: bids, calls, plays and passes."""
        return legal_actions(self.position)


def legal_actions(position: Position) -> tuple[Deed, ...]:
    """Every deed that is legal here and moves the game on: bids up to the dice on the table, calls, plays,
    passes.

    Not in it: warnings, dice and cards that fall to the floor, accusations (ask `Position.refusal` for
    those).
    """
    found: list[Deed] = []
    if position.rules.kind == "cards":
        claims = position.legal_claims()
        cards = position.hand if position.hand is not None else (None,)
        found += [Play(claim, card) for card in cards for claim in claims if not isinstance(card, int)]
        others: tuple[Deed, ...] = (Pass(), Bluffstopp())
    else:
        found += position.legal_bids()
        others = (Challenge(), Exact())
        if position.rules.palifico == "optional":
            others = (*others, Palifico())
    return (*found, *(deed for deed in others if position.refusal(deed) is None))


def seen_by(player: str, event: Event, rules: RuleSet) -> Event | None:
    """What `player` sees of a deed or event; None: nothing."""
    match event.get("event") or event.get("act"):
        case "roll":
            return event | {"dice": {name: dice for name, dice in event["dice"].items() if name == player}}
        case "deal":
            mine = {name: hand for name, hand in event.get("hands", {}).items() if name == player}
            return {key: value for key, value in event.items() if key != "stock"} | {"hands": mine}
        case "restock":
            return {"event": "restock"}
        case "play" if event["by"] != player:
            return _without("card", event)
        case "dropp" if event["by"] != player:
            return None
        case "reveal" if rules.bluff_card_seen == "challenger_only" and event["by"] != player:
            return _without("card", event)
        case "lose" | "gain" if rules.totals_hidden and event["player"] != player:
            return _without("left", event)
    return event


def _without(key: str, event: Event) -> Event:
    return {name: value for name, value in event.items() if name != key}


def remember(players: Iterable[str], dice: int, events: Iterable[Event]) -> dict[str, int]:
    """Dice that each still has, by who lost and won how many: what a player with a good memory knows."""
    counts = dict.fromkeys(players, dice)
    for event in events:
        if event.get("event") == "lose":
            counts[event["player"]] -= event["dice"]
        elif event.get("event") == "gain":
            counts[event["player"]] += event["dice"]
    return {player: count for player, count in counts.items() if count}
