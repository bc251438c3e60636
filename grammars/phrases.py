"""What may be said now, for ears that listen for phrases: words per slot, and whole sentences.

    said = phrases(language, position)            what a player at the table may say
    said = phrases(language, position, "yesno")   what answers a question
    said.counts -> (Word("fem", 5), ...)   said.faces -> (Word("treor", 3), ...)   said.commands -> ("jag
    synar", ...)

An ear builds its graph or its list from the slots: a bid is [opener] count [counter] face [tail], a card is
[opener] suit rank or rank link suit (`card_order`), a repair is a bid or a half, a repair word, and a bid
or a half. Bids that are illegal now are in it on purpose: what is not listened for is heard as something
else, and acted on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from engine.position import Position
from grammars.candidates import KNOW_SPECIAL_BIDS
from grammars.language import Language
from grammars.numbers import number_words
from grammars.sentences import SPECIAL, Intent
from grammars.templates import expand


@dataclass(frozen=True, slots=True)
class Word:
    """One way to say a value in a slot."""

    text: str
    value: Any
    """Counts and faces: int; ranks and suits: as in `engine.cards`."""


@dataclass(frozen=True, slots=True)
class PhraseSet:
    """Words per slot, and whole sentences. An empty slot is not to be listened for."""

    counts: tuple[Word, ...] = ()
    """1-40, one or several ways each; joined ("tjugoen")."""
    faces: tuple[Word, ...] = ()
    """1-6: plural, singular and other names."""
    bare_faces: tuple[Word, ...] = ()
    """1-6 by the bare number, after a count below twenty: "fem tre"."""
    openers: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    fillers: tuple[str, ...] = ()
    tails: tuple[str, ...] = ()
    repairs: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    vague: tuple[str, ...] = ()
    ranks: tuple[Word, ...] = ()
    suits: tuple[Word, ...] = ()
    card_links: tuple[str, ...] = ()
    """"of": between rank and suit."""
    card_openers: tuple[str, ...] = ()
    card_order: str = "suit-rank"
    """The usual order, "suit-rank" or "rank-link-suit"; both are understood."""
    commands: tuple[str, ...] = ()
    """Whole sentences: calls, relative bids, special bids, queries, controls, answers, names."""
    names: tuple[str, ...] = ()
    """Players at the table."""
    decoys: tuple[str, ...] = ()
    """Everyday words that resemble those of the game or are common, so that talk is not heard as a bid."""
    asked: str | None = None
    """The question that is to be answered, if any ("bid", "yesno", "count", "name", "card"): what answers
    it is likelier than all else."""


MOST_COUNT = 40
"""The greatest count that is listened for."""
FORMS = 8
"""Ways to say one count that are listened for; the first ones of the data."""
WORDS = 6
"""The words of the longest command that is listened for: what is longer is typed, or said in fewer words."""


def phrases(language: Language, position: Position, expect: str | None = None) -> PhraseSet:
    """What may be said now, legal or not, by a speaker who faces `position` and was asked `expect`, if
    anything."""
    special = position.rules.id in KNOW_SPECIAL_BIDS
    if expect == "yesno":
        said = _answers(language, position.rules.kind)
    elif expect == "name":
        said = replace(_answers(language, position.rules.kind), counts=(), faces=(), ranks=(), suits=())
    else:
        said = _everything(language, position.rules.kind, special)
        if position.rules.stake_in_bid:
            said = replace(said, openers=said.openers + _stakes(language))
    names = position.players
    commands = (*_about(language, names), *said.commands) if names else said.commands
    return replace(said, names=names, commands=commands, asked=expect)


def _about(language: Language, names: tuple[str, ...]) -> Iterator[str]:
    """Sentences about a player, with every name at the table."""
    for template in _about_player(language):
        for name in names:
            yield template.replace("{name}", name)


@lru_cache(maxsize=8)
def _about_player(language: Language) -> tuple[str, ...]:
    controls, calls = language.data["controls"], language.data["calls"]
    forms = [*controls["about"]["counts"][:2], *controls["names"]["forms"][:3]]
    found = [said for form in forms for said in expand(form, controls["macros"])]
    found += [said for form in calls["warn"]["forms"][:2] for said in expand(form, calls["macros"])]
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=16)
def _everything(language: Language, kind: str, special: bool) -> PhraseSet:
    """All that is said in a game of `kind`, but for names."""
    data = language.data
    bids = data["bids"]
    macros = bids["macros"]
    commands = [intent.said for intent in _intents(language, kind) if special or intent.name not in SPECIAL]
    shared = PhraseSet(
        fillers=tuple(_said(bids["fillers"]["forms"], macros)),
        tails=tuple(_said([*bids["tails"]["forms"], *bids["tails"]["polite"]], macros)),
        repairs=tuple(_said([*bids["repairs"]["forms"], *bids["repairs"]["no"]], macros)),
        choices=tuple(_said(bids["choices"]["forms"], macros)),
        decoys=decoys(language),
    )
    if kind == "cards":
        return replace(
            shared,
            counts=_counts(language, 10),
            ranks=_card_words(language, "ranks"),
            suits=_card_words(language, "suits"),
            card_links=tuple(data["cards"]["links"]["forms"]),
            card_openers=tuple(_said(data["cards"]["openers"]["forms"], {})),
            card_order=data["cards"]["links"].get("order", "suit-rank"),
            commands=tuple(dict.fromkeys(commands)),
        )
    return replace(
        shared,
        counts=_counts(language, MOST_COUNT),
        faces=_faces(language),
        bare_faces=tuple(word for word in _counts(language, 6) if word.value and len(word.text) > 1),
        openers=tuple(
            _said(
                [form for part in ("openers", "wishes", "leads", "at_least") for form in bids[part]["forms"]],
                bids["macros"],
            )
        ),
        counters=tuple(_said(bids["counters"]["forms"], bids["macros"])),
        vague=tuple(_said(bids["vague"]["forms"], macros)),
        commands=tuple(dict.fromkeys([*commands, *_relative_bids(language)])),
    )


MOST_STAKE = 5
"""The greatest stake that is listened for: nobody holds more dice."""
STAKE_FORMS = 2
"""Ways to begin and to end a stake that are listened for; the first ones of the data."""


@lru_cache(maxsize=8)
def _stakes(language: Language) -> tuple[str, ...]:
    """What stands before a bid with a stake: "two dice on", "i stake two on" ("en-stakes")."""
    data = language.data["bids"]["stakes"]
    counts = [word.text for word in _counts(language, MOST_STAKE) if word.value and len(word.text) > 1]
    links = data["on"][:STAKE_FORMS]
    found = [f"{count} {dice} {link}" for count in counts for dice in data["dice"] for link in links]
    found += [f"{begin} {count} {links[0]}" for begin in data["openers"][:STAKE_FORMS] for count in counts]
    return tuple(found)


@lru_cache(maxsize=16)
def _answers(language: Language, kind: str) -> PhraseSet:
    """What answers a yes/no question: yes, no, a control, or a whole new bid as a correction."""
    everything = _everything(language, kind, False)
    controls = [
        intent.said
        for intent in _intents(language, kind)
        if intent.is_control or intent.name.startswith("answer-")
    ]
    return replace(everything, commands=tuple(dict.fromkeys(controls)))


def _intents(language: Language, kind: str) -> Iterator[Intent]:
    """Every whole sentence that is short enough to be listened for, written as in the data."""
    for intents in language.sentences(kind).values():
        for intent in intents:
            if not intent.cost and "{" not in intent.said and intent.said.count(" ") < WORDS:
                yield intent


def _said(forms: Iterable[str], macros: dict[str, str]) -> Iterator[str]:
    return iter(dict.fromkeys(said for form in forms for said in expand(form, macros)))


def _counts(language: Language, most: int) -> tuple[Word, ...]:
    found: dict[int, list[str]] = {}
    for form, value in number_words(language.data["numbers"]).items():
        if 0 <= value <= most and len(found.setdefault(value, [])) < FORMS:
            found[value].append(form)
    return tuple(Word(form, value) for value in sorted(found) for form in found[value])


def _faces(language: Language) -> tuple[Word, ...]:
    found = []
    for face, words in language.data["faces"]["faces"].items():
        forms = [words["plural"], words["singular"], *words.get("others", ())]
        found += [Word(form, int(face)) for form in dict.fromkeys(forms)]
    return tuple(found)


def _card_words(language: Language, slot: str) -> tuple[Word, ...]:
    words = [(form, value) for value, forms in language.data["cards"][slot].items() for form in forms]
    if slot == "ranks":
        words += [(word.text, str(word.value)) for word in _counts(language, 10) if word.value > 1]
    return tuple(Word(form, value) for form, value in words if len(form) > 1)


def _relative_bids(language: Language) -> Iterator[str]:
    """ "One more", "same in fives": bids that go by the standing one."""
    relative = language.data["bids"]["relative"]
    few = _counts(language, 4)
    yield from relative["one_more"]
    for word in few:
        yield from (f"{word.text} {more}" for more in relative["more"][:2])
        yield f"{relative['plus'][0]} {word.text}"
    for face in language.data["faces"]["faces"].values():
        yield from (f"{same} {face['plural']}" for same in relative["same"][:4])


@lru_cache(maxsize=8)
def decoys(language: Language) -> tuple[str, ...]:
    """Words that people say at a table beside the game, and words of talk about it."""
    game = set(language.table)
    talk = [word for word in language.talk if word.isalpha()]
    return tuple(dict.fromkeys(word for word in (*language.common, *talk) if word not in game))
