"""Listens to a stream of sound: finds speech, lets an ear hear it, and decides as soon as it is clear.

The sound may come from a microphone or a file, in chunks of any size; time is counted in samples of the
stream, so that a file gives the same answers as the same sound through a microphone.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from grammars.decisions import Decision, Reject
from grammars.heard import Heard
from grammars.phrases import PhraseSet
from voice.ears.ear import RATE, Ear, Sound
from voice.ears.errors import EarCrashed
from voice.endpoint import NOTHING, Growth, silence_needed
from voice.vad import FRAME, FRAME_SECONDS, VoiceActivity

BEFORE = 0.30
"""Seconds of sound before speech was noticed that are heard too: an "f" or "s" begins softly."""
ONSET, ONSET_OF = 3, 5
"""Speech begins when 3 of the last 5 frames are speech; a click is shorter."""
HEARD_AFTER = 0.10
"""Seconds of silence after which the ear is asked for the first time."""
LONGEST = 5.5
"""Seconds of speech beyond which it is talk, no utterance of the game; it is let pass."""
SHORTEST = 0.10
"""Seconds of speech below which nothing heard is not worth mentioning."""
HALF_DEAF = 0.80
"""Where noise hides the end of speech, the ear is asked this often, and what it heard says when the last
phone was."""
PHONE_LASTS = 0.06
"""Seconds that a phone goes on after the frame in which an ear places it."""
NOISE_PATIENCE = 0.10
"""Seconds of silence more where noise hides soft syllables."""

Judge = Callable[[Heard], Decision]
"""`interpret` for the language and the position at the table."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """Something was said, and what it leads to."""

    heard: Heard
    decision: Decision
    began: float
    ended: float
    """When speech began and ended, seconds of the stream."""
    decided: float
    """When it was decided, seconds of the stream; the time that hearing and thinking took is in it."""
    cpu: float
    """Processor seconds of this process, hearing and voice activity included."""
    lost: bool = False
    """The ear crashed on it: it should be said again."""


class Listener:
    """Turns sound into utterances; one thread, one stream."""

    def __init__(
        self, ear: Ear, *, on_partial: Callable[[Heard], None] | None = None, partial_every: float = 0.2
    ) -> None:
        self._ear = ear
        self._on_partial = on_partial
        self._partial_every = partial_every
        self._judge: Judge = lambda heard: Reject("not-understood")
        self._grows: Callable[[str], bool] = lambda text: False
        self._voice = VoiceActivity()
        self._rest = np.zeros(0, np.float32)
        self._clock = 0
        self._fed = 0
        self._before: deque[Sound] = deque(maxlen=round(BEFORE / FRAME_SECONDS))
        self._recent: deque[bool] = deque(maxlen=ONSET_OF)
        self._cpu = 0.0
        self._open: _Open | None = None

    @property
    def now(self) -> float:
        """Seconds of the stream listened to so far."""
        return self._clock / RATE

    @property
    def hearing(self) -> bool:
        """Is somebody speaking, or has not yet finished?"""
        return self._open is not None

    def expect(self, phrases: PhraseSet, judge: Judge, names: Sequence[str] = ()) -> None:
        """What may be said from now on, and what it leads to."""
        self._ear.expect(phrases, names)
        self._judge = judge
        self._grows = Growth(phrases, judge)

    def feed(self, sound: Sound) -> Iterator[Utterance]:
        """The next piece of the stream (16 kHz mono, any length); yields what was decided in it."""
        self._rest = np.concatenate([self._rest, np.asarray(sound, np.float32)])
        while len(self._rest) >= FRAME:
            frame, self._rest = self._rest[:FRAME], self._rest[FRAME:]
            started = time.process_time()
            utterance = self._frame(frame)
            self._cpu += time.process_time() - started
            if utterance is not None:
                yield replace(utterance, cpu=self._cpu)
                self._cpu = 0.0
            elif self._open is None:
                self._cpu = 0.0

    def flush(self) -> Iterator[Utterance]:
        """The stream has ended: silence until whatever was being said is decided."""
        silence = np.zeros(FRAME, np.float32)
        yield from self.feed(silence[: (FRAME - len(self._rest)) % FRAME])
        for _ in range(round(2 * NOTHING / FRAME_SECONDS)):
            if self._open is None:
                break
            yield from self.feed(silence)

    def reset(self) -> None:
        """Forgets what is being said: the game's own voice was heard, or the position changed."""
        if self._open is not None:
            self._ear.reset()
            self._open = None
        self._recent.clear()
        self._before.clear()

    def _frame(self, frame: Sound) -> Utterance | None:
        self._clock += FRAME
        speech, before = self._voice.is_speech(frame), bool(self._recent) and self._recent[-1]
        self._recent.append(speech)
        if self._open is None:
            self._before.append(frame)
            if sum(self._recent) < ONSET:
                return None
            self._begin()
            return None
        said = self._open
        if speech and (not self._voice.noisy or before):  # in noise a lone frame is the noise's own
            said.ended = self.now
            said.judged = None
        if self.now - said.began > LONGEST:
            said.too_long = True
        if said.too_long:
            return self._let_pass(said)
        self._feed_ear(frame)
        return self._decide(said)

    def _begin(self) -> None:
        before = np.concatenate(list(self._before))
        self._open = _Open(began=self.now - ONSET * FRAME_SECONDS, ended=self.now, asked=self.now)
        self._before.clear()
        self._fed = 0
        self._feed_ear(before)

    def _let_pass(self, said: _Open) -> Utterance | None:
        """Talk that goes on and on: waits for its end, and hears nothing in it."""
        if self.now - said.ended < NOTHING:
            return None
        self._open = None
        self._recent.clear()
        self._ear.reset()
        return Utterance(Heard(()), Reject("not-understood"), said.began, said.ended, self.now, 0.0)

    def _decide(self, said: _Open) -> Utterance | None:
        """Asks the ear where it is worth it, and closes the utterance once the silence is long enough."""
        silence = self.now - said.ended
        paused = silence >= HEARD_AFTER and said.judged is None
        hidden = silence == 0 and self.now - said.asked >= HALF_DEAF and self._voice.noisy
        wanted = self._on_partial is not None and self.now - said.asked >= self._partial_every
        if paused or hidden or wanted:
            started = time.perf_counter()
            try:
                heard = self._ear.partial()
            except EarCrashed:
                return self._close(said, lost=True)
            said.asked = self.now
            if self._on_partial is not None:
                self._on_partial(heard)
            phones_end = self._in_stream(heard.ended)
            if phones_end is not None and (paused or hidden):
                said.ended = phones_end if hidden else max(said.ended, phones_end)
            if self.now - said.ended >= HEARD_AFTER and (paused or hidden):
                needed = silence_needed(heard, self._judge(heard), self._grows)
                needed += NOISE_PATIENCE if self._voice.noisy else 0.0
                said.judged = _Judged(needed, self.now + time.perf_counter() - started)
        if said.judged is not None and self.now - said.ended >= said.judged.needed:
            return self._close(said)
        return None

    def _in_stream(self, of_ear: float | None) -> float | None:
        """A time that the ear tells, in seconds of the utterance's sound, as a time of the stream."""
        return None if of_ear is None else self.now - self._fed / RATE + of_ear + PHONE_LASTS

    def _feed_ear(self, sound: Sound) -> None:
        self._ear.feed(sound)
        self._fed += len(sound)

    def _close(self, said: _Open, *, lost: bool = False) -> Utterance | None:
        self._open = None
        self._recent.clear()
        started = time.perf_counter()
        heard = Heard(())
        if not lost:
            try:
                heard = self._ear.finish()
            except EarCrashed:
                lost = True
        decision = self._judge(heard)
        ready = max(self.now, said.judged.ready if said.judged else 0.0) + time.perf_counter() - started
        if not heard.alternatives and not lost and said.ended - said.began < SHORTEST:
            return None
        heard = replace(heard, began=said.began, ended=said.ended)
        return Utterance(heard, decision, said.began, said.ended, ready, 0.0, lost)


@dataclass(slots=True)
class _Judged:
    needed: float
    """Seconds of silence after which the utterance is closed."""
    ready: float
    """When the answer of the ear was there, seconds of the stream."""


@dataclass(slots=True)
class _Open:
    """An utterance that is not finished."""

    began: float
    ended: float
    """When the last frame of speech ended so far."""
    asked: float
    """When the ear was last asked."""
    judged: _Judged | None = None
    too_long: bool = False
