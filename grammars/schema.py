"""The schema of a language's data files: which tables and keys each file has, and what they hold.

An error names the file, the line and the key, in one line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any


class LanguageError(ValueError):
    """A language that does not exist or whose data are wrong; the message is one line."""


def _texts(value: Any) -> str | None:
    if not isinstance(value, list) or not value:
        return "must be a list of texts"
    wrong = [item for item in value if not isinstance(item, str) or not item.strip()]
    return f"must be a list of texts, not {wrong[0]!r}" if wrong else None


def _text(value: Any) -> str | None:
    return None if isinstance(value, str) and value else "must be a text"


def _confusion(value: Any) -> str | None:
    fine = (
        isinstance(value, list)
        and len(value) == 3
        and isinstance(value[0], str)
        and isinstance(value[1], int | float)
        and 0 <= value[1] <= 5
        and isinstance(value[2], str)
        and value[2]
    )
    return None if fine else "must be [word, cost from 0 to 5, origin]"


def _pairs(value: Any) -> str | None:
    fine = isinstance(value, list) and all(
        isinstance(pair, list) and len(pair) == 2 and all(isinstance(part, str) for part in pair)
        for pair in value
    )
    return None if fine else "must be a list of pairs of texts"


def _costs(value: Any) -> str | None:
    fine = isinstance(value, dict) and all(
        isinstance(cost, int | float) and 0 <= cost <= 5 for cost in value.values()
    )
    return None if fine else "must be a table of costs from 0 to 5"


def _order(value: Any) -> str | None:
    return None if value in ("tens-first", "unit-first") else "must be tens-first or unit-first"


def _card_order(value: Any) -> str | None:
    return None if value in ("suit-rank", "rank-link-suit") else "must be suit-rank or rank-link-suit"


def _number_texts(value: Any) -> str | None:
    if not isinstance(value, dict):
        return "must be a table"
    return next(
        (why for key, item in value.items() for why in [_texts(item)] if why or not key.isdigit()), None
    )


def _links(value: Any) -> str | None:
    fine = isinstance(value, list) and value and all(isinstance(link, str) for link in value)
    return None if fine else "must be a list of texts"


Check = Callable[[Any], str | None]
FORMS: dict[str, Check] = {"forms": _texts}
MACROS: dict[str, Check] = {"*": _text}
NUMBERED: dict[str, Check] = {"#": _texts}

FILES: dict[str, dict[str, dict[str, Check]]] = {
    "numbers": {
        "words": NUMBERED,
        "compounds": {"order": _order, "links": _links, "#": _texts},
        "use": {"weak": _texts, "ordinals": _texts, "function?": _texts, "compound_words": _number_texts},
        "digits": {"face_endings": _texts, "misheard_endings": _texts, "times": _texts},
    },
    "faces": {
        "": {"endings": _texts, "heard": _texts, "misheard": _costs},
        "faces": {"#": lambda table: None if isinstance(table, dict) else "must be a table"},
        "beyond": NUMBERED,
    },
    "bids": {
        "macros": MACROS,
        **dict.fromkeys("openers wishes at_least counters fillers articles choices vague".split(), FORMS),
        "leads": {"forms": _texts, "praise": _texts},
        "tails": {"forms": _texts, "polite": _texts},
        "repairs": {"forms": _texts, "no": _texts, "said": _texts},
        "relative": dict.fromkeys(("more", "plus", "one_more", "same", "but"), _texts),
        "stakes": dict.fromkeys(("dice", "on", "after?", "openers"), _texts),
        "talk": dict.fromkeys(("negations", "questions", "reports", "conditions"), _texts),
    },
    "cards": {
        "openers": FORMS,
        "links": {"forms": _texts, "order": _card_order},
        "plain": FORMS,
        "suits": dict.fromkeys("SHDC", _texts),
        "ranks": dict.fromkeys("2 3 4 5 6 7 8 9 10 J Q K A".split(), _texts),
    },
    "calls": {
        "macros": MACROS,
        "challenge": {"dice": _texts, "cards": _texts, "both": _texts},
        "exact": {"at_once": _texts, "asked": _texts, "agreement": _texts},
        "palifico": FORMS,
        "pass": FORMS,
        "special": dict.fromkeys("dogspangle advanced_dogspangle jaydee aced blues teknorav".split(), _texts),
        "warn": {"forms": _texts, "who": _texts},
        "drop_die": {"forms": _texts, "face": _texts},
        "accuse": {"forms": _texts, "who": _texts},
    },
    "controls": {
        "macros": MACROS,
        "controls": dict.fromkeys(
            "yes no repeat help rules undo pause resume stop_talking quit slower faster louder quieter brief "
            "normal verbose my_dice turn bid_query counts history odds why".split(),
            _texts,
        ),
        "answers": {"yes": _texts, "no": _texts},
        "about": {"counts": _texts},
        "names": FORMS,
    },
    "confusions": {
        "sound": {"spelling": _pairs, "classes": _texts},
        "same": {"*": _text},
        "likely": {"*": _confusion},
    },
}
FACE: dict[str, Check] = {"singular": _text, "plural": _text, "stems": _texts, "others?": _texts}


def line_of(key: str, text: str) -> int:
    """The line (1 up) on which `key` is set or its table begins; 1 where it is not there."""
    pattern = re.compile(rf"\s*(\[\s*(\w+\.)?)?[\"']?{re.escape(key)}[\"']?\s*[=\]]")
    return next((number for number, line in enumerate(text.splitlines(), 1) if pattern.match(line)), 1)


def read_file(path: Path) -> dict[str, Any]:
    """The checked data of one file. Raises LanguageError."""
    name = f"{path.parent.name}/{path.name}"
    try:
        text = path.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except (OSError, UnicodeDecodeError) as error:
        raise LanguageError(f"{name}: cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise LanguageError(f"{name}: {error}") from None
    check(data, path.stem, name, text)
    return data


def check(data: Mapping[str, Any], kind: str, name: str, text: str) -> None:
    """Holds `data`, written in `text`, against the schema of `kind`. Raises LanguageError."""
    tables = FILES[kind]
    top = tables.get("", {})
    for table in data:
        if table not in tables and table not in top:
            raise LanguageError(f"{name}, line {line_of(table, text)}, {table}: no such key here")
    for table, keys in tables.items():
        part = {key: data[key] for key in top if key in data} if table == "" else data.get(table)
        if part is None and "*" not in keys:
            raise LanguageError(f"{name}, line 1, {table}: the table is missing")
        _check_table(part or {}, keys, name, text, table)
    if kind == "faces":
        for face, part in data["faces"].items():
            _check_table(part, FACE, name, text, f"faces.{face}")


def _check_table(part: Any, keys: Mapping[str, Check], name: str, text: str, table: str) -> None:
    if not isinstance(part, dict):
        raise LanguageError(f"{name}, line {line_of(table, text)}, {table}: must be a table")
    for key in keys:
        if key not in part and key not in ("*", "#") and not key.endswith("?"):
            raise LanguageError(f"{name}, line {line_of(table, text)}, {table}.{key}: is missing")
    for key, value in part.items():
        found = (
            keys.get(key)
            or keys.get(key + "?")
            or keys.get("*")
            or ("#" in keys and key.isdigit() and keys["#"])
        )
        where = f"{name}, line {line_of(key, text)}, {table}.{key}".replace(", .", ", ")
        if not found:
            raise LanguageError(f"{where}: no such key here")
        if why := found(value):
            raise LanguageError(f"{where}: {why}")
