"""Options that several commands share, checked as they are read."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

LANGUAGES = ("sv", "nl", "en")
DEFAULT_RULES = "nl-perudo-open"


def local_language() -> str:
    """The language of this machine's settings, if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name, "")[:2] in LANGUAGES:
            return os.environ[name][:2]
    named = locale.getlocale()[0] or ""
    return named[:2] if named[:2] in LANGUAGES else "en"


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
