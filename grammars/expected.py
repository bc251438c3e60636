"""What the question that was asked makes of an answer: only what can answer it is weighed."""

from __future__ import annotations

from grammars.categories import Category
from grammars.fragments import Meaning
from grammars.reading import Path, Reading, Table
from grammars.sentences import NAME, Intent
from grammars.tokens import tokenise

CALL_AS_ANSWER = 1.1
"""A call where a yes or a no was asked for: enough to ask."""
EXPECTATIONS = ("bid", "yesno", "count", "name", "card")


def narrowed(
    text: str, readings: tuple[Reading, ...], table: Table, expect: str | None
) -> tuple[Reading, ...]:
    """`readings` of `text` as far as they answer what was asked."""
    if expect == "yesno":
        return tuple(found for reading in readings if (found := _yes_or_no(reading, text, table)) is not None)
    if expect == "name":
        named = tuple(reading for reading in readings if reading.meaning.first in ("name", *_ANSWER_CONTROLS))
        return named or _new_name(text, table)
    return readings


_ANSWER_CONTROLS = ("repeat", "help", "pause", "undo", "quit", "no", "yes", "stop_talking", "resume")


def _yes_or_no(reading: Reading, text: str, table: Table) -> Reading | None:
    meaning = reading.meaning
    if meaning.kind != "sentence":
        return reading
    if meaning.first == "challenge":
        if any(_says_no(token, table) for token in tokenise(text)):
            return reading._replace(meaning=Meaning("sentence", "no"))
        return reading._replace(cost=reading.cost + CALL_AS_ANSWER)
    return reading


def _says_no(token: str, table: Table) -> bool:
    """Is `token` a no or a negation, as in "no way", "inte en chans"?"""
    entries = table.language.table.get(token, ())
    return table.language.talk.get(token) == "negations" or any(
        entry.category is Category.NO for entry in entries
    )


def _new_name(text: str, table: Table) -> tuple[Reading, ...]:
    """A name that nobody at the table has yet, where the names are not known: one word, or after "my name
    is"."""
    if table.names:
        return ()
    words = [word.strip(".,!?\"'") for word in text.split()]
    words = [word for word in words if word]
    tokens = tokenise(text)
    if not 1 <= len(words) <= 6 or len(words) != len(tokens):
        return ()
    sentences = table.language.sentences(table.kind)
    for at, word in enumerate(words):
        rest = "".join(("".join(tokens[:at]), NAME, "".join(tokens[at + 1 :])))
        intents = sentences.get(rest, ())
        if any(intent.name == "name" for intent in intents) and _may_be_name(tokens[at], word, table):
            name = word[:1].upper() + word[1:]
            return (
                Reading(
                    Meaning("sentence", "name", argument=name),
                    0.2,
                    path=Path(None, text, Intent("name", name), 0.2),
                ),
            )
    return ()


def _may_be_name(token: str, word: str, table: Table) -> bool:
    language = table.language
    return (
        len(token) > 1
        and token.isalpha()
        and token not in language.table
        and token not in language.talk
        and (token not in language.words or word[0].isupper())
        and token not in language.everyday
    )
