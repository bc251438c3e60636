"""Recordings -> what was heard in them and decided, with the times, as if they had come through a microphone.

One ear and one listener serve all files; nothing of one file is left when the next begins.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.position import Position
from grammars.decisions import Decision, Reject
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.language import load_language
from grammars.phrases import phrases
from voice.audio_files import read_sound
from voice.ears.ear import RATE, Ear, Sound
from voice.listening import Listener, Utterance

CHUNK = RATE // 50
"""Samples given to the listener at a time, as a microphone would."""


def open_file_ear(kind: str, language: str) -> Ear:
    """The ear for files. The built-in one runs in this process: it has no native engine that may crash, and
    starts
    sooner. Raises EarError as `voice.ears.process.open_ear`."""
    if kind == "builtin":
        from voice.ears.builtin import BuiltinEar

        return BuiltinEar(language)
    from voice.ears.process import open_ear

    return open_ear(kind, language)


def hear_files(
    files: Iterable[Path],
    ear: Ear,
    language: str,
    position: Position,
    expect: str | None = None,
    *,
    explain: bool = False,
) -> Iterator[dict[str, Any]]:
    """The objects of the contracts, one an utterance, in the order of the files; a file without speech gets
    one too.

    Raises AudioFileError for a file that is no sound.
    """
    words = load_language(language)
    said = phrases(words, position, expect)

    def judge(heard: Heard) -> Decision:
        return interpret(heard, position, words, expect)

    for file in files:
        sound = read_sound(file)
        listener = Listener(ear)
        listener.expect(said, judge)
        utterances = 0
        for utterance in _listened(listener, sound):
            utterances += 1
            yield _told(file, utterance, ear if explain else None)
        if not utterances:
            yield _told(file, _nothing(len(sound) / RATE), None)


def _listened(listener: Listener, sound: Sound) -> Iterator[Utterance]:
    for start in range(0, len(sound), CHUNK):
        yield from listener.feed(sound[start : start + CHUNK])
    yield from listener.flush()


def _nothing(seconds: float) -> Utterance:
    """What is told of a recording in which nobody speaks."""
    return Utterance(Heard(()), Reject("not-understood"), seconds, seconds, seconds, 0.0)


def _told(file: str | os.PathLike[str], utterance: Utterance, explaining: Ear | None) -> dict[str, Any]:
    heard = utterance.heard
    told: dict[str, Any] = {
        "file": str(file),
        "text": heard.text,
        "alternatives": _alternatives(heard),
        "confidence": None if heard.confidence is None else round(heard.confidence, 4),
        "speech_start_s": round(utterance.began, 3),
        "speech_end_s": round(utterance.ended, 3),
        "decided_s": round(utterance.decided, 3),
        "cpu_s": round(utterance.cpu, 4),
    }
    told |= utterance.decision.to_json()
    explain = getattr(explaining, "explain", None)
    return told | {"explain": explain()} if explain else told


def _alternatives(heard: Heard) -> Sequence[dict[str, Any]]:
    return [
        {"text": found.text, "score": None if found.score is None else round(found.score, 2)}
        for found in heard.alternatives
    ]
