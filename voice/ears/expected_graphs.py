"""The phrase graphs of what may be said now, from a `PhraseSet` of the grammars.

plain   (opener | filler | vague)* -> count -> face | count | face; suit -> rank, rank -> link -> suit;
commands; decoys.
        A tree of faces for each count, so that every bid has its exact score.
free    plain bids with what people put in between and after: counters, hesitations, tails, corrections and
choices
        ("fem eh nej sex stycken treor tror jag"). One tree of faces for all; who led there is found on the
        way back.

A text is given in the first form of each value: "tjutre treer" is heard as "tjugotre treor", which means
the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from grammars.phrases import PhraseSet, Word
from voice.ears.phrase_graph import START, GraphBuilder, PhraseGraph

Pronounce = Callable[[str], Sequence[str]]
"""The phone strings of one word."""
MOST_PRONUNCIATIONS = 12
"""Combinations of word variants kept of one phrase; the first are the likeliest."""
OPENER, FILLER, VAGUE, COUNTER, TAIL, REPAIR = 0.03, 0.01, 0.02, 0.1, 0.03, 0.05
"""How often, roughly, each is said where it could be; keeps noise from becoming one of them."""
ANSWERS = {"count": ("count",), "yesno": ("command",), "name": ("command",), "card": ("card", "half")}
"""Kinds of ending that answer a question."""
KINDS = ("bid", "count", "face", "card", "half", "command", "decoy", "mended")
NO_ANSWER = -2.0
"""Logarithm of how much less likely anything else is after a question."""
BARE_BELOW = 20
"""Only counts below this are followed by a bare number, or what sounds like one, for the face (grammars:
"tjugofem" is no "tjugo fem")."""


def plain_graph(said: PhraseSet, pronounce: Pronounce) -> PhraseGraph:
    """Everything that is said without stumbling, each with its exact score."""
    answers = ANSWERS.get(said.asked or "")
    made = GraphBuilder()
    speak = _Speaker(pronounce)
    before = made.new_junction([START])  # before commands: hesitations only
    opened = made.new_junction([START])  # before bids and cards
    for junction in (before, opened):
        _around(made, junction, [(said.fillers, FILLER)], speak)
    _around(made, opened, [(said.openers, OPENER), (said.vague, VAGUE)], speak)
    for text, nodes in made.tree(before, speak.texts(said.commands)).items():
        made.end(nodes, text, "command")
    for text, nodes in made.tree(before, speak.texts(said.decoys)).items():
        made.end(nodes, text, "decoy")
    faces, bare = _by_value(said.faces, speak), _by_value(_bare_faces(said), speak)
    clear = _by_value(_clear_faces(said), speak)
    for value, nodes in made.tree(opened, _by_value(said.counts, speak)).items():
        count = _first(said.counts, value)
        made.end(nodes, count, "count")
        after = made.new_junction()
        made.lead(after, nodes, 1.0)
        small = isinstance(value, int) and value < BARE_BELOW
        for face, ends in made.tree(after, faces if small else clear).items():
            made.end(ends, f"{count} {_first(said.faces, face)}", "bid")
        if small:
            for face, ends in made.tree(after, bare).items():
                made.end(ends, f"{count} {_first(said.bare_faces, face)}", "bid")
    for face, nodes in made.tree(opened, faces).items():
        made.end(nodes, _first(said.faces, face), "face")
    _cards(made, said, speak)
    return made.built({} if answers is None else {kind: NO_ANSWER for kind in KINDS if kind not in answers})


def free_graph(said: PhraseSet, pronounce: Pronounce) -> PhraseGraph | None:
    """Bids with stumbling, counters, tails, corrections and choices; None where no bid may be said."""
    if not said.counts:
        return None
    made = GraphBuilder()
    speak = _Speaker(pronounce)
    opened = made.new_junction([START])
    _around(made, opened, [(said.fillers, FILLER), (said.openers, OPENER), (said.vague, VAGUE)], speak)
    counted, faced, turned = made.new_junction(), made.new_junction(), made.new_junction()
    counts = _by_first(said.counts, speak)
    faces = [*_by_first(_bare_faces(said), speak), *_by_first(said.faces, speak)]
    clear = [(_first(said.faces, word.value), speak.phones(word.text)) for word in _clear_faces(said)]
    small = {_first(said.counts, word.value) for word in said.counts if word.value < BARE_BELOW}
    tailed, great = made.new_junction(), made.new_junction()
    for begun in (opened, turned):
        for text, nodes in made.tree(begun, counts).items():
            made.lead(counted if text in small else great, nodes, 1.0, told=text)
            made.lead(faced, nodes, REPAIR, told=text)
            if begun == turned:
                made.end(nodes, text, "mended")
        for text, nodes in made.tree(begun, faces).items():
            made.lead(faced, nodes, REPAIR, told=text)
            if begun == turned:
                made.end(nodes, text, "mended")
    between = [(said.counters, COUNTER), (said.fillers, FILLER)]
    for after, followed_by in ((counted, faces), (great, clear)):
        _around(made, after, between, speak, told=False)
        for text, nodes in made.tree(after, followed_by).items():
            made.end(nodes, text, "mended")
            made.lead(faced, nodes, REPAIR, told=text)
            made.lead(tailed, nodes, TAIL, told=text)
    _around(made, faced, [(said.fillers, FILLER)], speak)
    for text, nodes in made.tree(faced, speak.texts((*said.repairs, *said.choices))).items():
        made.lead(turned, nodes, 1.0, told=text)
    _around(made, turned, [(said.fillers, FILLER)], speak)
    for text, nodes in made.tree(tailed, speak.texts(said.tails)).items():
        made.end(nodes, text, "mended")
    return made.built()


def _bare_faces(said: PhraseSet) -> tuple[Word, ...]:
    """The first form of each bare number: a weak form hides in the end of a count ("een" in "negen")."""
    return tuple(word for word in said.bare_faces if word.text == _first(said.bare_faces, word.value))


def _clear_faces(said: PhraseSet) -> tuple[Word, ...]:
    """Faces that sound like no bare number: after "tjugo" a "fyra" is the end of 24, no face."""
    bare = {word.text for word in said.bare_faces}
    return tuple(word for word in said.faces if word.text not in bare)


def said_texts(said: PhraseSet) -> Iterator[str]:
    """Every text of every slot: what an ear must know how to pronounce."""
    for words in (said.counts, said.faces, said.bare_faces, said.ranks, said.suits):
        yield from (word.text for word in words)
    for texts in (
        *(said.openers, said.counters, said.fillers, said.tails, said.repairs, said.choices, said.vague),
        *(said.card_links, said.card_openers, said.commands, said.names, said.decoys),
    ):
        yield from texts


def _around(
    made: GraphBuilder,
    junction: int,
    groups: Sequence[tuple[Sequence[str], float]],
    speak: _Speaker,
    *,
    told: bool = True,
) -> None:
    """Words that may be said, any number of them, before what follows a junction."""
    weights = {text: weight for texts, weight in groups for text in texts}
    for text, nodes in made.tree(junction, speak.texts(weights)).items():
        made.lead(junction, nodes, weights[text], told=text if told else None)


def _cards(made: GraphBuilder, said: PhraseSet, speak: _Speaker) -> None:
    """A suit and a rank in either order, or a rank alone."""
    if not said.ranks:
        return
    opened = made.new_junction([START])
    _around(made, opened, [(said.fillers, FILLER), (said.card_openers, OPENER)], speak)
    ranks, suits = _by_value(said.ranks, speak), _by_value(said.suits, speak)
    for suit, nodes in made.tree(opened, suits).items():
        made.end(nodes, _first(said.suits, suit), "half")
        after = made.new_junction(nodes)
        for rank, ends in made.tree(after, ranks).items():
            made.end(ends, f"{_first(said.suits, suit)} {_first(said.ranks, rank)}", "card")
    for rank, nodes in made.tree(opened, ranks).items():
        name = _first(said.ranks, rank)
        made.end(nodes, name, "half")
        after = made.new_junction(nodes)
        for text, link_ends in made.tree(after, speak.texts(said.card_links)).items():
            linked = made.new_junction(link_ends)
            for suit, ends in made.tree(linked, suits).items():
                made.end(ends, f"{name} {text} {_first(said.suits, suit)}", "card")


class _Speaker:
    """Pronunciations of whole texts."""

    def __init__(self, pronounce: Pronounce) -> None:
        self._pronounce = pronounce

    def texts(self, texts: Iterable[str]) -> list[tuple[str, list[str]]]:
        return [(text, self.phones(text)) for text in texts]

    def phones(self, text: str) -> list[str]:
        found = [""]
        for word in text.split():
            said = self._pronounce(word)
            found = [before + phones for before in found for phones in said][:MOST_PRONUNCIATIONS]
        return [phones for phones in found if phones]


def _by_value(words: Sequence[Word], speak: _Speaker) -> list[tuple[object, list[str]]]:
    return [(word.value, speak.phones(word.text)) for word in words]


def _by_first(words: Sequence[Word], speak: _Speaker) -> list[tuple[str, list[str]]]:
    """The pronunciations of all forms of each value, under its first form."""
    return [(_first(words, word.value), speak.phones(word.text)) for word in words]


def _first(words: Sequence[Word], value: object) -> str:
    """The first form of a value."""
    return next(word.text for word in words if word.value == value)
