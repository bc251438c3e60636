"""Templates of what people say: "(a|b)" is a choice, "[a]" may be left out, "<name>" is a macro, "{name}"
stays as it is.

expand("jag (säger|tror) [minst]", {})  ->  ["jag säger", "jag säger minst", "jag tror", "jag tror minst"]
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_PART = re.compile(r"[()\[\]|]|<[^<>]*>|[^()\[\]|<>]+")
MOST = 400
"""No template may stand for more sentences than this: a slip in a data file should not fill the memory."""


class TemplateError(ValueError):
    """A template that cannot be read; the message says why."""

    template = ""
    """The template at fault."""


def expand(template: str, macros: Mapping[str, str]) -> list[str]:
    """Every sentence that `template` stands for, each once, in the order written. Raises TemplateError."""
    try:
        return _expanded(template, macros)
    except TemplateError as error:
        error.template = template
        raise


def _expanded(template: str, macros: Mapping[str, str]) -> list[str]:
    parts = _PART.findall(template)
    if "".join(parts) != template:
        raise TemplateError("a stray < or >")
    found, rest = _choice(parts, 0, macros, 0)
    if rest != len(parts):
        raise TemplateError("a bracket too many")
    sentences = dict.fromkeys(" ".join(sentence.split()) for sentence in found)
    if len(sentences) > MOST:
        raise TemplateError(f"stands for {len(sentences)} sentences, more than {MOST}")
    return [sentence for sentence in sentences if sentence]


def _choice(parts: list[str], at: int, macros: Mapping[str, str], depth: int) -> tuple[list[str], int]:
    found: list[str] = []
    while True:
        sequence, at = _sequence(parts, at, macros, depth)
        found += sequence
        if at < len(parts) and parts[at] == "|":
            at += 1
        else:
            return found, at


def _sequence(parts: list[str], at: int, macros: Mapping[str, str], depth: int) -> tuple[list[str], int]:
    found = [""]
    while at < len(parts) and parts[at] not in ("|", ")", "]"):
        part = parts[at]
        if part in ("(", "["):
            inner, at = _choice(parts, at + 1, macros, depth)
            close = ")" if part == "(" else "]"
            if at >= len(parts) or parts[at] != close:
                raise TemplateError(f"{part} without {close}")
            if part == "[":
                inner = [*inner, ""]
        elif part.startswith("<"):
            name = part[1:-1]
            if name not in macros or depth > 4:
                raise TemplateError(
                    f"no macro is called {name!r}" if name not in macros else "macros in a circle"
                )
            inner = expand_macro(macros[name], macros, depth + 1)
        else:
            inner = [part]
        at += 1
        found = [before + after for before in found for after in inner]
        if len(found) > 4 * MOST:
            raise TemplateError("stands for too many sentences")
    return found, at


def expand_macro(template: str, macros: Mapping[str, str], depth: int) -> list[str]:
    parts = _PART.findall(template)
    found, rest = _choice(parts, 0, macros, depth)
    if rest != len(parts):
        raise TemplateError(f"a bracket too many in {template!r}")
    return found
