"""What must hold for any text: no exception, nothing illegal done, bounded work, the same answer twice."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import rulesets
from engine.actions import Bid
from engine.cards import DECK
from engine.position import Position
from grammars import reading
from grammars.decisions import Act
from grammars.explain import explanation
from grammars.heard import Alternative, Heard
from grammars.interpret import interpret, think
from grammars.language import load_language
from grammars.tokens import MOST_TOKENS, tokenise

LANGUAGES = ("sv", "nl", "en")
RULES = rulesets.ids()

WORDS = sorted(
    {
        word
        for id in LANGUAGES
        for kind in ("dice", "cards")
        for intents in load_language(id).sentences(kind).values()
        for intent in intents
        for word in intent.said.split()
    }
    | {entry.meant for id in LANGUAGES for entries in load_language(id).table.values() for entry in entries}
)
said = st.lists(
    st.one_of(st.sampled_from(WORDS), st.text(max_size=8), st.integers(0, 999).map(str)), max_size=9
).map(" ".join)
texts = st.one_of(said, st.text(max_size=400))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    rules = rulesets.load(draw(st.sampled_from(RULES)))
    dice = draw(st.integers(2, 30))
    if rules.kind == "cards":
        after = draw(st.one_of(st.none(), st.sampled_from(DECK)))
    else:
        after = draw(st.one_of(st.none(), st.builds(Bid, st.integers(1, dice), st.integers(1, 6))))
    return Position.from_options(
        rules,
        after,
        dice,
        draw(st.sampled_from(("own", "other"))),
        draw(st.integers(0, min(5, dice))),
        None,
        draw(st.sampled_from((None, "any", 1, 3))) if rules.kind == "dice" else None,
        draw(st.booleans()),
    )


@settings(max_examples=400, deadline=None)
@given(
    st.lists(st.tuples(texts, st.one_of(st.none(), st.floats())), min_size=0, max_size=10),
    positions(),
    st.sampled_from(LANGUAGES),
    st.sampled_from((None, "bid", "yesno", "count", "name", "card")),
    st.sampled_from(((), ("Anna", "Bo"))),
)
def test_nothing_illegal_is_done_and_nothing_raises(heard, position, id, expect, names):
    utterance = Heard(tuple(Alternative(text, score) for text, score in heard))
    thought = think(utterance, position, load_language(id), expect, names)
    decision = thought.decision
    json.dumps(decision.to_json(), allow_nan=False)
    json.dumps(explanation(thought), allow_nan=False)
    if isinstance(decision, Act):
        assert position.refusal(decision.action) is None
    assert interpret(utterance, position, load_language(id), expect, names) == decision


@settings(max_examples=200, deadline=None)
@given(texts)
def test_a_text_is_bounded(text):
    """However long a text is, the lattice and the grammar see few words: that bounds the time."""
    assert len(tokenise(text)) <= MOST_TOKENS


@pytest.mark.parametrize("id", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ["sex"],
        ["en", "till"],
        ["fem", "nej"],
        ["eller", "sex"],
        ["one", "to", "for"],
        ["twee", "en", "of"],
        ["x"],
        ["["],
        ["'"],
    ],
)
def test_repetition_does_not_blow_up(id, words, monkeypatch):
    """The same ambiguous words over and over: the number of readings kept at a node is bounded."""
    steps = 0
    extended = reading._extended

    def counted(*arguments):
        nonlocal steps
        steps += 1
        return extended(*arguments)

    monkeypatch.setattr(reading, "_extended", counted)
    text = " ".join((words * MOST_TOKENS)[:MOST_TOKENS])
    interpret(
        Heard.of(text), Position.from_options(rulesets.load("nl-perudo-open"), Bid(3, 2)), load_language(id)
    )
    assert steps < 6000
