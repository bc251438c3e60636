"""Listening to a stream: when speech is found, when it is decided, and that no bid is cut short."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from engine.actions import Bid, Challenge, Control
from engine.position import Position
from engine.rulesets import load
from grammars.decisions import Act, Decision, Reject
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.language import load_language
from grammars.phrases import PhraseSet, phrases
from voice.ears.builtin import BuiltinEar
from voice.ears.ear import RATE, Sound
from voice.ears.errors import EarCrashed
from voice.endpoint import GROWING, WHOLE, Growth, silence_needed
from voice.listening import Listener, Utterance
from voice.vad import FRAME, VoiceActivity

OPENING = Position(rules=load("nl-perudo-open"), dice=30)
ANSWERING = Position(rules=load("nl-perudo-open"), bid=Bid(3, 2), dice=30)


def judge_in(language: str, position: Position = OPENING) -> Callable[[Heard], Decision]:
    words = load_language(language)
    return lambda heard: interpret(heard, position, words)


def said_in(language: str, position: Position = OPENING) -> PhraseSet:
    return phrases(load_language(language), position)


def listen(sound: Sound, language: str, position: Position = OPENING, chunk: int = 700) -> list[Utterance]:
    listener = Listener(BuiltinEar(language))
    listener.expect(said_in(language, position), judge_in(language, position))
    found = []
    for start in range(0, len(sound), chunk):
        found += listener.feed(sound[start : start + chunk])
    return [*found, *listener.flush()]


def silence(seconds: float) -> Sound:
    return np.random.default_rng(0).normal(0, 1e-4, int(seconds * RATE)).astype(np.float32)


ACTS = [
    ("sv", "dev_sv_015", OPENING, Bid(6, 3)),
    ("sv", "dev_sv_026", OPENING, Bid(11, 6)),  # "jag bjuder elva sexor"
    ("sv", "dev_sv_006", ANSWERING, Challenge()),  # "dudo"
    ("sv", "dev_sv_150", ANSWERING, Control("turn")),  # "vems tur"
    ("sv", "dev_sv_132_noise", OPENING, Bid(11, 2)),
    ("nl", "dev_nl_028", OPENING, Bid(5, 3)),
    ("nl", "dev_nl_045", ANSWERING, Challenge()),  # "ik twijfel"
    ("nl", "dev_nl_044", OPENING, Bid(1, 6)),  # "één zes"
    ("nl", "dev_nl_118", OPENING, Bid(8, 4)),  # "zeven ik bedoel acht vieren"
    ("en", "dev_en_099", OPENING, Bid(5, 4)),
    ("en", "dev_en_006", OPENING, Bid(6, 3)),  # "five no six threes"
    ("en", "dev_en_120", ANSWERING, Control("turn")),
]


@pytest.mark.parametrize(("language", "name", "position", "action"), ACTS)
def test_one_utterance_one_act(
    recording: Callable[[str], Sound], language: str, name: str, position: Position, action: object
) -> None:
    found = listen(recording(name), language, position)
    assert [u.decision.action for u in found if isinstance(u.decision, Act)] == [action]


@pytest.mark.parametrize("chunk", [160, 320, 999, 100_000])
def test_the_size_of_the_chunks_does_not_matter(recording: Callable[[str], Sound], chunk: int) -> None:
    (found,) = listen(recording("dev_sv_015"), "sv", chunk=chunk)
    assert found.decision.to_json()["action"] == {"act": "bid", "quantity": 6, "face": 3}
    assert found.ended == pytest.approx(listen(recording("dev_sv_015"), "sv")[0].ended)


@pytest.mark.parametrize(
    ("language", "name"), [("sv", "dev_sv_040"), ("nl", "dev_nl_005"), ("en", "dev_en_149")]
)
def test_talk_is_no_act(recording: Callable[[str], Sound], language: str, name: str) -> None:
    """ "Det kostar bara tjugo kronor.\""""
    assert not [u for u in listen(recording(name), language, ANSWERING) if isinstance(u.decision, Act)]


def test_two_bids_in_one_stream_are_two_utterances(recording: Callable[[str], Sound]) -> None:
    sound = np.concatenate([recording("dev_sv_015"), silence(1.0), recording("dev_sv_026")])
    found = listen(sound, "sv")
    assert [u.decision.to_json().get("action") for u in found] == [
        {"act": "bid", "quantity": 6, "face": 3},
        {"act": "bid", "quantity": 11, "face": 6},
    ]
    assert found[0].ended < found[0].decided < found[1].began


def test_a_pause_inside_a_bid_does_not_cut_it(recording: Callable[[str], Sound]) -> None:
    """ "Jag bjuder ... elva sexor", with 0.4 s between: one bid."""
    sound = recording("dev_sv_026")
    quiet = 0.53 * RATE  # between "bjuder" and "elva"; the cut may fall a little inside a sound
    cut = int(quiet)
    paused = np.concatenate([sound[:cut], silence(0.4), sound[cut:]])
    acts = [u.decision.to_json()["action"] for u in listen(paused, "sv") if isinstance(u.decision, Act)]
    assert acts == [{"act": "bid", "quantity": 11, "face": 6}]


def test_long_talk_is_bounded_and_rejected(recording: Callable[[str], Sound]) -> None:
    """A minute of talk without a pause is one utterance that means nothing, and what follows is heard."""
    talk = np.concatenate([recording("dev_sv_040")[4000:26000]] * 6)
    found = listen(np.concatenate([talk, silence(1.2), recording("dev_sv_015")]), "sv")
    assert [type(u.decision) for u in found[:-1]] == [Reject] * (len(found) - 1)
    assert found[-1].decision.to_json()["action"] == {"act": "bid", "quantity": 6, "face": 3}


@pytest.mark.parametrize(
    ("gain", "offset"), [(0.05, 0.0), (2.5, 0.0), (0.5, 0.2)], ids=["soft", "clipped", "offset"]
)
def test_soft_clipped_and_offset_sound(recording: Callable[[str], Sound], gain: float, offset: float) -> None:
    sound = np.concatenate([silence(0.6), recording("dev_nl_028"), silence(0.6)])
    (found,) = listen(np.clip(sound * gain + offset, -1, 1).astype(np.float32), "nl")
    assert found.decision.to_json()["action"] == {"act": "bid", "quantity": 5, "face": 3}


def test_silence_and_clicks_are_no_utterance() -> None:
    clicks = silence(3.0)
    clicks[16000:16200] += 0.5
    assert listen(clicks, "sv") == []


class Scripted:
    """An ear that says what it is told, to test the listener alone."""

    name = "scripted"

    def __init__(self, *texts: str, crash: bool = False) -> None:
        self.texts, self.crash, self.fed, self.partials = texts, crash, 0, 0

    def expect(self, phrases: PhraseSet | Sequence[str], names: Sequence[str] = ()) -> None: ...

    def feed(self, sound: Sound) -> None:
        self.fed += len(sound)

    def partial(self) -> Heard:
        self.partials += 1
        return Heard.of(*self.texts)

    def finish(self) -> Heard:
        if self.crash:
            raise EarCrashed("gone")
        self.fed = 0
        return Heard.of(*self.texts)

    def reset(self) -> None:
        self.fed = 0

    def close(self) -> None: ...


def test_a_crash_costs_the_utterance_and_no_more(recording: Callable[[str], Sound]) -> None:
    ear = Scripted("sex treor", crash=True)
    listener = Listener(ear)
    listener.expect(said_in("sv"), judge_in("sv"))
    (lost,) = [*listener.feed(recording("dev_sv_015")), *listener.flush()]
    assert lost.lost and isinstance(lost.decision, Reject)
    ear.crash = False
    (found,) = [*listener.feed(recording("dev_sv_015")), *listener.flush()]
    assert not found.lost and isinstance(found.decision, Act)


def test_partials_come_while_somebody_speaks(recording: Callable[[str], Sound]) -> None:
    told: list[Heard] = []
    listener = Listener(Scripted("sex"), on_partial=told.append, partial_every=0.2)
    listener.expect(said_in("sv"), judge_in("sv"))
    list(listener.feed(recording("dev_sv_015")))
    assert len(told) >= 3


def test_what_may_grow_waits() -> None:
    judge = judge_in("sv")
    grows = Growth(said_in("sv"), judge)
    assert grows("sex") and grows("jag säger sex") and grows("tjugo")
    assert not grows("sex treor") and not grows("dudo")
    assert silence_needed(Heard.of("sex"), judge(Heard.of("sex")), grows) == GROWING
    assert silence_needed(Heard.of("sex treor"), judge(Heard.of("sex treor")), grows) == WHOLE


def test_voice_activity_costs_nothing_to_fool_with_silence() -> None:
    voice = VoiceActivity()
    assert not any(voice.is_speech(np.zeros(FRAME, np.float32)) for _ in range(100))
    assert not any(voice.is_speech(silence(0.02)[:FRAME]) for _ in range(100))
