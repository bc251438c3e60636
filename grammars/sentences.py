"""Whole sentences: calls, special bids, queries and controls, each with its intent, from calls.toml and
controls.toml.

Looked up squeezed, like the lexicon: "blufstop", "bluff stopp" and "bluffstopp" are one. A name at the
table stands as NAME, a face as FACE.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from grammars.lexicon import squeeze
from grammars.sound import SAME_SOUND
from grammars.templates import expand

NAME, FACE = "\x01", "\x02"
SPECIAL = ("dogspangle", "advanced_dogspangle", "jaydee", "aced", "blues", "teknorav")


class Intent(NamedTuple):
    """What a whole sentence is for."""

    name: str
    """"challenge", "exact", "pass", ..., the name of a special bid, or of a control."""
    said: str
    """The sentence as it is written in the data."""
    cost: float = 0.0
    origin: str = ""
    """Where a confusion was seen, when it is one."""

    @property
    def is_control(self) -> bool:
        return self.name in CONTROL_NAMES


CONTROL_NAMES = frozenset(
    "yes no repeat help rules undo pause resume stop_talking quit slower faster louder quieter brief "
    "normal verbose my_dice turn bid_query counts history odds why".split()
)
Sentences = dict[str, tuple[Intent, ...]]


def build(data: Mapping[str, Mapping[str, Any]], kind: str) -> Sentences:
    """All whole sentences of a game of `kind` ("dice" or "cards"), by their letters. Raises TemplateError."""
    found: dict[str, dict[str, Intent]] = {}
    for name, said in _said(data, kind):
        key = squeeze(said.replace("{name}", NAME).replace("{face}", FACE))
        found.setdefault(key, {}).setdefault(name, Intent(name, said))
    confusions = data["confusions"]
    pairs = [(heard, meant, SAME_SOUND, "same sound") for heard, meant in confusions["same"].items()]
    pairs += [(heard, meant, cost, origin) for heard, (meant, cost, origin) in confusions["likely"].items()]
    for heard, meant, cost, origin in pairs:
        if squeeze(heard) not in found and (intents := found.get(squeeze(meant))):
            found[squeeze(heard)] = {
                name: intent._replace(cost=cost, origin=origin) for name, intent in intents.items()
            }
    return {key: tuple(intents.values()) for key, intents in found.items()}


def _said(data: Mapping[str, Mapping[str, Any]], kind: str) -> Iterator[tuple[str, str]]:
    """Every sentence with its intent; deeds come before controls, so that they are tried first."""
    calls, controls = data["calls"], data["controls"]
    lists: list[tuple[str, list[str]]] = [
        ("challenge", calls["challenge"][kind] + calls["challenge"]["both"]),
        ("challenge-other", calls["challenge"]["cards" if kind == "dice" else "dice"]),
        ("exact", calls["exact"]["at_once"]),
        ("exact-asked", calls["exact"]["asked"]),
        ("agreement", calls["exact"]["agreement"]),
        ("palifico", calls["palifico"]["forms"]),
        ("pass", calls["pass"]["forms"]),
        *((name, calls["special"][name]) for name in SPECIAL),
        ("warn", calls["warn"]["forms"]),
        ("warn-who", calls["warn"]["who"]),
        ("drop_die", calls["drop_die"]["forms"]),
        ("drop_die-face", calls["drop_die"]["face"]),
        ("accuse", calls["accuse"]["forms"]),
        ("accuse-who", calls["accuse"]["who"]),
    ]
    for name, forms in lists:
        for form in forms:
            for said in expand(form, calls["macros"]):
                yield name, said
    macros = controls["macros"]
    for name, forms in controls["controls"].items():
        for form in forms:
            for said in expand(form, macros):
                yield name, said
    for name, forms in controls["answers"].items():
        for form in forms:
            yield f"answer-{name}", form
    for form in controls["about"]["counts"]:
        for said in expand(form, macros):
            yield "counts-about", said
    for form in controls["names"]["forms"]:
        for said in expand(form, macros):
            yield "name", said
