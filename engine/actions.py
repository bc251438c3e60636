"""What a player can do or ask at the table: deeds of the game, and controls that change no game.

Each writes itself as the JSON object of the contracts, {"act": "bid", "quantity": 5, "face": 3}, and is read
back by `action_from_json`. A deed says nothing of who did it: the journal line or the call of `Game.apply`
does.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done in the game."""

    act: ClassVar[str]
    """The name in JSON."""

    def to_json(self) -> dict[str, Any]:
        """The object of the contracts; members that are None are left out."""
        values = ((f.name, getattr(self, f.name)) for f in fields(self))
        return {"act": self.act} | {
            name: str(value) if isinstance(value, Card) else value
            for name, value in values
            if value is not None
        }


@dataclass(frozen=True, slots=True)
class Bid(Deed):
    """At least `quantity` dice show `face`."""

    act: ClassVar[str] = "bid"
    quantity: int
    """Dice, from 1 up."""
    face: int
    """1-6; 1 are the ones (pacos), wild where the rules say so."""
    stake: int | None = None
    """Dice put at risk on it, where the rule set has stakes ("en-stakes")."""

    def to_json(self) -> dict[str, Any]:
        """As every deed; written out, for nothing is done more often."""
        found: dict[str, Any] = {"act": "bid", "quantity": self.quantity, "face": self.face}
        if self.stake is not None:
            found["stake"] = self.stake
        return found


@dataclass(frozen=True, slots=True)
class Challenge(Deed):
    """Doubting the standing bid: dudo, perudo, syna, twijfel."""

    act: ClassVar[str] = "challenge"


@dataclass(frozen=True, slots=True)
class Exact(Deed):
    """The standing bid is exactly right: calza, jonti."""

    act: ClassVar[str] = "exact"


@dataclass(frozen=True, slots=True)
class Palifico(Deed):
    """Announcing a one-die round: palifico, calzone."""

    act: ClassVar[str] = "palifico"


@dataclass(frozen=True, slots=True)
class Warn(Deed):
    """A warning to `player` ("sv-perudo": Tossa, Varning)."""

    act: ClassVar[str] = "warn"
    player: str


@dataclass(frozen=True, slots=True)
class DropDie(Deed):
    """A die falls to the floor and is out of the game ("sv-perudo": Dropsi)."""

    act: ClassVar[str] = "drop_die"
    face: int | None = None


@dataclass(frozen=True, slots=True)
class Pass(Deed):
    """No card is played ("sv-bluffstopp")."""

    act: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Play(Deed):
    """A card face down, said to be `claim`."""

    act: ClassVar[str] = "play"
    claim: Card
    card: Card | None = None
    """The card really played; None where only the claim is known (a physical table, a sentence heard)."""


@dataclass(frozen=True, slots=True)
class Bluffstopp(Deed):
    """Doubting the claim."""

    act: ClassVar[str] = "bluffstopp"


@dataclass(frozen=True, slots=True)
class Dropp(Deed):
    """Secretly dropping `card` ("sv-bluffstopp": Dropp)."""

    act: ClassVar[str] = "dropp"
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Accuse(Deed):
    """Accusing `player` of a Dropp."""

    act: ClassVar[str] = "accuse"
    player: str


CONTROLS = frozenset(
    "repeat help undo pause resume stop_talking quit slower faster louder quieter brief normal verbose "
    "my_dice turn bid_query counts history odds rules why yes no number player".split()
)
"""Acts that are legal at any time and change no game by themselves."""


@dataclass(frozen=True, slots=True)
class Control:
    """A query or a control, such as repeat, help, quit; also the answers yes, no, number and player."""

    act: str
    """One of CONTROLS."""
    value: int | None = None
    """The number said, for `number`."""
    player: str | None = None
    """The name said, for `player` and for `counts` about one player."""

    def __post_init__(self) -> None:
        if self.act not in CONTROLS:
            raise ValueError(f"no control: {self.act!r}")

    def to_json(self) -> dict[str, Any]:
        """The object of the contracts: number{value}, player{name}, counts{player}."""
        who = "name" if self.act == "player" else "player"
        found = {"act": self.act, "value": self.value, who: self.player}
        return {key: value for key, value in found.items() if value is not None}


Action = Deed | Control

DEEDS: dict[str, type[Deed]] = {
    kind.act: kind
    for kind in (Bid, Challenge, Exact, Palifico, Warn, DropDie, Pass, Play, Bluffstopp, Dropp, Accuse)
}
"""Every deed by its name in JSON."""
