"""bluffbord interpret: text as heard -> decision, one JSON object a line."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from voice.commands.options import language_option, readable
from voice.commands.position_options import position_options

if TYPE_CHECKING:
    from engine.position import Position
    from grammars.heard import Heard


@click.command()
@language_option("en")
@position_options
@click.option("--names", default="", metavar="A,B,C", callback=readable, help="The players at the table.")
@click.option("--explain", is_flag=True, help="Say how the decision came about.")
@click.argument("texts", nargs=-1, callback=readable)
def interpret(
    lang: str, position: Position, expect: str | None, names: str, explain: bool, texts: tuple[str, ...]
) -> None:
    """What TEXTs mean at the table; with no TEXT, one utterance a line from standard input.

    A line that is a JSON object {"alternatives": [{"text": ..., "score": ...}, ...]} is an n-best list.
    """
    from grammars.decisions import Reject
    from grammars.interpret import think
    from grammars.language import LanguageError, load_language

    try:
        language = load_language(lang)
    except LanguageError as error:
        raise click.ClickException(str(error)) from None
    players = _players(names)
    malformed = False
    for number, (text, heard) in enumerate(_utterances(texts), 1):
        if isinstance(heard, str):  # the stream goes on: every line gets its answer
            malformed = True
            print(f"bluffbord: line {number}: {heard}", file=sys.stderr, flush=True)
            print(
                json.dumps({"text": text} | Reject("not-understood").to_json(), ensure_ascii=False),
                flush=True,
            )
            continue
        thought = think(heard, position, language, expect, players)
        answer: dict[str, Any] = {"text": heard.text} | thought.decision.to_json()
        if explain:
            from grammars.explain import explanation

            answer["explain"] = explanation(thought)
        print(json.dumps(answer, ensure_ascii=False), flush=True)
    sys.exit(2 if malformed else 0)


def _players(names: str) -> tuple[str, ...]:
    """The names of --names; a person is one of them by name, whatever its letters' case."""
    players = tuple(name.strip() for name in names.split(",") if name.strip())
    seen: set[str] = set()
    for player in players:
        if player.casefold() in seen:
            raise click.UsageError(f"--names: two players are called {player}")
        seen.add(player.casefold())
    return players


def _utterances(texts: tuple[str, ...]) -> Iterator[tuple[str, Heard | str]]:
    """Each text with its utterance, or with what is wrong with its line."""
    from grammars.heard import Heard

    if texts:
        yield from ((text, Heard.of(text)) for text in texts)
        return
    stream = sys.stdin.buffer
    for line in stream:
        text = line.decode("utf-8", "replace").rstrip("\r\n")
        yield text, _n_best(text) if text.lstrip().startswith("{") else Heard.of(text)


def _n_best(text: str) -> Heard | str:
    """The n-best list of a JSON line; any other line that begins with a brace is a text."""
    from grammars.heard import Alternative, Heard

    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return Heard.of(text)
    alternatives = found.get("alternatives")
    if not isinstance(alternatives, list):
        return 'an n-best list needs "alternatives", a list'
    rows = []
    for item in alternatives:
        if not isinstance(item, dict) or not isinstance(item.get("text"), str):
            return 'each alternative needs a "text"'
        score = item.get("score")
        if score is not None and (isinstance(score, bool) or not isinstance(score, int | float)):
            return 'a "score" must be a number'
        if score is not None and not _finite(score):
            return 'a "score" must be a finite number'
        rows.append(Alternative(item["text"], None if score is None else float(score)))
    return Heard(tuple(rows))


def _finite(score: int | float) -> bool:
    """Is it a number that can be reckoned with? An integer may be too large for one."""
    try:
        return math.isfinite(score)
    except OverflowError:
        return False
