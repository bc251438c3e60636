"""Options that several commands share, checked as they are read."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

LANGUAGES = ("sv", "nl", "en")
DEFAULT_RULES = "nl-perudo-open"
MOST_PLAYERS = {"dice": 10, "cards": 7}
"""Players at one table: more dice than ten people hold nobody guesses at, and seven leave a card to start
from."""


def local_language() -> str:
    """The language of this machine's settings, if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name, "")[:2] in LANGUAGES:
            return os.environ[name][:2]
    named = locale.getlocale()[0] or ""
    return named[:2] if named[:2] in LANGUAGES else "en"


def readable(context: click.Context, parameter: click.Parameter, value: Any) -> Any:
    """A callback for options that hold words: their bytes as UTF-8, whatever the locale took them for. File
    names are left as they are, since the system wants them back so."""
    if isinstance(value, tuple):
        return tuple(readable(context, parameter, one) for one in value)
    if not isinstance(value, str) or value.isprintable():
        return value
    return os.fsencode(value).decode("utf-8", "replace")


def _rules(context: click.Context, parameter: click.Parameter, value: str) -> str:
    from engine.rulesets import ids

    if value not in ids():
        raise click.BadParameter(f"no rule set is called {value!r}; there are {', '.join(ids())}")
    return value


def language_option(default: str | None = None) -> Callable[[F], F]:
    """--lang; without `default` it may be left out, and is None then."""
    return click.option(
        "--lang", type=click.Choice(LANGUAGES), default=default, help="The language spoken [from the locale]."
    )


def rules_option(function: F) -> F:
    """--rules, the id of a rule set."""
    decorate = click.option(
        "--rules", default=DEFAULT_RULES, show_default=True, callback=_rules, help="The rule set."
    )
    return decorate(function)


def switches_option(function: F) -> F:
    """--switch NAME=VALUE, house rules."""
    decorate = click.option(
        "--switch",
        "switches",
        multiple=True,
        metavar="NAME=VALUE",
        callback=_switches,
        help="A house rule; may be repeated ('bluffbord rules show ID' lists them).",
    )
    return decorate(function)


def _switches(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    found = {}
    for value in values:
        name, equals, setting = value.partition("=")
        if not equals:
            raise click.BadParameter(f"{value!r} must be NAME=VALUE")
        found[name.strip()] = setting.strip()
    return found


def seed_option(function: F) -> F:
    """--seed."""
    return click.option("--seed", type=int, default=None, help="The same seed gives the same dice.")(function)


def journal_option(function: F) -> F:
    """--journal, where the game is kept."""
    decorate = click.option(
        "--journal",
        type=click.Path(path_type=Path, dir_okay=False),
        default=None,
        help="Where the game is kept [a new file in your data folder].",
    )
    return decorate(function)


def level_option(function: F) -> F:
    """--level, how well bots play."""
    decorate = click.option(
        "--level",
        type=click.Choice(("easy", "medium", "hard")),
        default="medium",
        show_default=True,
        help="How well the bots play.",
    )
    return decorate(function)


def voice_options(function: F) -> F:
    """--ear, --mouth and --headphones."""
    for decorate in (
        click.option("--headphones", is_flag=True, help="Nobody else hears it: listen also while it speaks."),
        mouth_option,
        ear_option,
    ):
        function = decorate(function)
    return function


def ear_option(function: F) -> F:
    """--ear, checked."""
    decorate = click.option(
        "--ear",
        default="auto",
        show_default=True,
        callback=_ear,
        help="auto, builtin, vosk, typed or wyoming://host:port.",
    )
    return decorate(function)


def mouth_option(function: F) -> F:
    """--mouth, checked."""
    decorate = click.option(
        "--mouth",
        default="pyttsx3",
        show_default=True,
        callback=_mouth,
        help="pyttsx3, print or wyoming://host:port.",
    )
    return decorate(function)


def _ear(context: click.Context, parameter: click.Parameter, value: str) -> str:
    return _known("ear", value, ("auto", "builtin", "vosk", "typed"))


def _mouth(context: click.Context, parameter: click.Parameter, value: str) -> str:
    return _known("mouth", value, ("pyttsx3", "print"))


def _known(what: str, value: str, names: tuple[str, ...]) -> str:
    if value in names:
        return value
    if value.startswith("wyoming://"):
        _check_address(value)
        return value
    raise click.BadParameter(
        f"no {what} is called {value!r}; there are {', '.join(names)}, wyoming://host:port"
    )


def _check_address(value: str) -> None:
    """Raises BadParameter for what is no address of a speech server."""
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(value)
        whole = bool(parts.hostname and parts.port) and not (parts.path or parts.query or parts.fragment)
    except ValueError:  # a port that is none, a bracket that is not closed
        whole = False
    if not whole or any(letter.isspace() for letter in value):
        raise click.BadParameter(f"{value!r} must be wyoming://host:port, with a port from 1 to 65535")
