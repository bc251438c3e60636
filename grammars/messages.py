"""The messages of a language: Fluent files in, sentences out.

A message is formatted by its id with named arguments. Its plain value is what `normal` verbosity says; the
attributes `.brief` and `.verbose`, where it has them, say it shorter or longer, and an empty text means
that nothing is said.

Messages build on each other by one function of ours, `PHRASE("dice", $left)`: the message `dice` with $n =
$left, so that a noun and its number words are written once a language; `form: "ordinal"` is handed on as
$form. `SPELL($n, rules: "spellout-numbering")` is Unicode's rule-based number format (CLDR), the source of
all number words.

The libraries behind it take about 0.2 s to load and are loaded when the first message is asked for, not
before.
"""

from __future__ import annotations

import logging
import re
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = Path(__file__).with_name("languages")
"""A folder a language."""
VERBOSITIES = ("brief", "normal", "verbose")
"""How much is said, least first."""

_log = logging.getLogger(__name__)
_SENTENCE_START = re.compile(r"(?:^|(?<=[.?!]\s))\w")


class Messages:
    """The messages of one language."""

    def __init__(self, language: str, *files: str, **common: str | int) -> None:
        """`files` of languages/`language`, later ones may use the messages of earlier ones; `common` are
        arguments that every message may use. Raises ValueError where there is no such language."""
        folder = LANGUAGES / language
        self._paths = [folder / name for name in files]
        if missing := [path for path in self._paths if not path.is_file()]:
            raise ValueError(f"no messages in {language!r}: {missing[0].name} is missing")
        self.language = language
        self.common = common

    def ids(self) -> set[str]:
        """The ids of all messages, attributes as "id.attribute"."""
        found = self._bundle._messages
        return set(found) | {f"{name}.{part.id.name}" for name in found for part in found[name].attributes}

    def has(self, message: str) -> bool:
        """Is there a message of this id?"""
        return self._bundle.has_message(message)

    def phrase(self, message: str, verbosity: str = "normal", /, **arguments: Any) -> str:
        """The text of `message`, on one line. Raises KeyError where there is no such message; an argument
        that the message needs and does not get is logged and stands in the text as {$name}: a game never
        ends by a slip of a word."""
        entry = self._bundle.get_message(message)
        pattern = entry.attributes.get(verbosity, entry.value) if entry.attributes else entry.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, {**self.common, **arguments})
        for error in errors:
            _log.error("%s, message %s: %s", self.language, message, error)
        return " ".join(str(text).split())

    def sentence(self, message: str, verbosity: str = "normal", /, **arguments: Any) -> str:
        """`phrase`, with a capital at the start of every sentence."""
        return capitals(self.phrase(message, verbosity, **arguments))

    def listing(self, parts: list[str], last: str = "and") -> str:
        """ "a, b and c"; `last` is "and" or "or". Empty for no parts."""
        if len(parts) < 2:
            return "".join(parts)
        text = parts[0]
        for part in parts[1:-1]:
            text = self.phrase("list-middle", first=text, next=part)
        return self.phrase(f"list-{last}", first=text, next=parts[-1])

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"PHRASE": self._counted, "SPELL": self._spelled}
        bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        for path in self._paths:
            bundle.add_resource(_resource(path))
        return bundle

    def _counted(self, message: str, number: Any, form: str = "") -> str:
        return self.phrase(str(message), n=int(number), form=str(form))

    def _spelled(self, number: Any, rules: Any = "spellout-numbering") -> str:
        return number_words(self.language, int(number), str(rules))


@cache
def _resource(path: Path) -> Resource:
    """The parsed file; parsing is most of the cost of a language."""
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=1024)
def number_words(language: str, number: int, rules: str) -> str:
    """`number` spelt by one of the language's rule sets for number formats, such as
    "spellout-cardinal-neuter"."""
    from unicode_rbnf import RbnfEngine

    global _engines
    engine = _engines.get(language) or _engines.setdefault(language, RbnfEngine.for_language(language))
    words: str = engine.format_number(number, ruleset_names=[rules]).text
    return words.replace("\u00ad", "")  # soft hyphens, where a compound may be broken on paper


_engines: dict[str, Any] = {}


def capitals(text: str) -> str:
    """`text` with a capital at the start of every sentence."""
    return _SENTENCE_START.sub(lambda match: match.group().upper(), text)
