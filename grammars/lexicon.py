"""The lexicon of a language: every form that may stand in a bid or a claim, with what it can be.

Forms are kept *squeezed*: folded and without spaces, hyphens and apostrophes. A recogniser may write
"femtreor", "fem tre or" or "fem-treor"; looked up by their letters alone, all joins and splits are the
same, and none is listed by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from grammars.categories import Category, Entry
from grammars.numbers import number_words
from grammars.sound import SAME_SOUND
from grammars.templates import TemplateError, expand
from grammars.tokens import fold

Table = dict[str, tuple[Entry, ...]]
ENDING_COST = 0.05
"""A colloquial ending ("treer", "viere") costs next to nothing; it only must not win from the word itself."""
ARTICLE = 0.1
ARTICLE_OR_NUMBER = 0.7
"""An article that is a number too ("a six") is the number, if there is a bid with it."""
_GONE = str.maketrans("", "", " -'’:")


def squeeze(text: str) -> str:
    """The letters of `text`, folded."""
    return fold(text).translate(_GONE)


class Builder:
    """Collects the entries of one language."""

    def __init__(self) -> None:
        self._found: dict[str, dict[tuple[Category, int | str | None], Entry]] = {}

    def add(self, form: str, entry: Entry) -> None:
        entries = self._found.setdefault(squeeze(form), {})
        known = entries.get(entry[:2])
        if known is None or entry.cost < known.cost:
            entries[entry[:2]] = entry

    def words(self, category: Category, forms: Iterable[str], macros: Mapping[str, str]) -> None:
        """Adds what the templates `forms` stand for, without a value."""
        for form in forms:
            for said in expand(form, macros):
                cost = 0.0
                if category is Category.ARTICLE:
                    number = any(entry.category is Category.NUMBER for entry in self.get(said))
                    cost = ARTICLE_OR_NUMBER if number else ARTICLE
                self.add(said, Entry(category, None, cost, said))

    def get(self, form: str) -> tuple[Entry, ...]:
        return tuple(self._found.get(squeeze(form), {}).values())

    def table(self) -> Table:
        return {form: tuple(entries.values()) for form, entries in self._found.items() if form}


def build(data: Mapping[str, Mapping[str, Any]]) -> Table:
    """The lexicon from the files of a language. Raises TemplateError."""
    builder = Builder()
    _add_numbers(builder, data["numbers"])
    _add_faces(builder, data["faces"])
    _add_bid_words(builder, data["bids"])
    _add_cards(builder, data["cards"])
    for form in data["calls"]["special"]["teknorav"]:
        for said in expand(form, data["calls"]["macros"]):
            builder.add(said, Entry(Category.CONVERT, None, 0.0, said))
    function = frozenset(data["numbers"]["use"].get("function", ()))
    _add_confusions(builder, data["confusions"], function)
    return builder.table()


def _add_numbers(builder: Builder, data: Mapping[str, Any]) -> None:
    weak = {squeeze(form): 1 for form in data["use"]["weak"]}
    written: dict[int, str] = {}
    for form, value in number_words(data).items():
        meant = written.setdefault(value, form)
        builder.add(form, Entry(Category.NUMBER, value, 0.0, meant, weak.get(squeeze(form), 0)))
    for form in data["digits"]["times"]:
        builder.add(form, Entry(Category.TIMES, None, 0.0, form))


def face_forms(data: Mapping[str, Any]) -> Iterator[tuple[str, int, float]]:
    """Every form of the faces 1-6: form, face, cost."""
    for face, words in data["faces"].items():
        for form in (words["singular"], words["plural"]):
            yield form, int(face), 0.0
        for form in words.get("others", ()):
            yield form, int(face), 0.0
        for stem in words["stems"]:
            for ending in data["endings"]:
                yield stem + ending, int(face), ENDING_COST
            for ending, cost in data["misheard"].items():
                yield stem + ending, int(face), cost


def _add_faces(builder: Builder, data: Mapping[str, Any]) -> None:
    plural = {int(face): words["plural"] for face, words in data["faces"].items()}
    for form, face, cost in face_forms(data):
        if not any(entry.category is Category.NUMBER and not entry.weak for entry in builder.get(form)):
            builder.add(form, Entry(Category.FACE, face, cost, plural[face]))
    for face, forms in data["beyond"].items():
        for form in forms:
            builder.add(form, Entry(Category.FACE, int(face), 0.0, forms[0]))


def _add_bid_words(builder: Builder, data: Mapping[str, Any]) -> None:
    macros, repairs, relative, stakes = data["macros"], data["repairs"], data["relative"], data["stakes"]
    for category, forms in (
        (Category.OPENER, data["openers"]["forms"]),
        (Category.WISH, data["wishes"]["forms"]),
        (Category.AT_LEAST, data["at_least"]["forms"]),
        (Category.COUNTER, data["counters"]["forms"]),
        (Category.FILLER, data["fillers"]["forms"]),
        (Category.LEAD, data["leads"]["forms"]),
        (Category.TAIL, data["tails"]["forms"]),
        (Category.POLITE, data["tails"]["polite"]),
        (Category.TAIL, stakes.get("after", ())),
        (Category.ARTICLE, data["articles"]["forms"]),
        (Category.REPAIR, repairs["forms"]),
        (Category.NO, repairs["no"]),
        (Category.SAID, repairs["said"]),
        (Category.CHOICE, data["choices"]["forms"]),
        (Category.VAGUE, data["vague"]["forms"]),
        (Category.MORE, relative["more"]),
        (Category.PLUS, relative["plus"]),
        (Category.ONE_MORE, relative["one_more"]),
        (Category.SAME, relative["same"]),
        (Category.BUT, relative["but"]),
        (Category.DICE, stakes["dice"]),
        (Category.ON, stakes["on"]),
        (Category.STAKE, stakes["openers"]),
    ):
        builder.words(category, forms, macros)


def _add_cards(builder: Builder, data: Mapping[str, Any]) -> None:
    builder.words(Category.CARD_OPENER, data["openers"]["forms"], {})
    builder.words(Category.LINK, data["links"]["forms"], {})
    builder.words(Category.PLAIN, data["plain"]["forms"], {})
    for category, words in ((Category.SUIT, data["suits"]), (Category.RANK, data["ranks"])):
        for value, forms in words.items():
            for form in forms:
                builder.add(form, Entry(category, value, 0.0, forms[0]))


def _add_confusions(builder: Builder, data: Mapping[str, Any], function: frozenset[str]) -> None:
    pairs = [(heard, meant, SAME_SOUND, "same sound") for heard, meant in data["same"].items()]
    pairs += [(heard, meant, cost, origin) for heard, (meant, cost, origin) in data["likely"].items()]
    for heard, meant, cost, origin in pairs:
        for entry in builder.get(meant):
            if entry.category in MISHEARD:
                builder.add(
                    heard,
                    entry._replace(
                        cost=entry.cost + cost,
                        meant=entry.meant,
                        weak=2 if heard in function else 1,
                        origin=origin,
                    ),
                )


MISHEARD = frozenset((Category.NUMBER, Category.FACE, Category.SUIT, Category.RANK))
"""The categories whose words may be misheard: what a bid or a claim is made of."""

__all__ = ["MISHEARD", "Builder", "Table", "TemplateError", "build", "face_forms", "squeeze"]
