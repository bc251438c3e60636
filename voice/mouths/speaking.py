"""The mouth that sounds: sentences are rendered by an engine, kept, and played by us.

Playing them ourselves is what lets speech be stopped at once, its true end be known, and a sentence that
was said before start without delay. What cannot be spoken is never lost: it goes to `unspoken`.
"""

from __future__ import annotations

import logging
import math
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol

from voice.devices import DeviceError
from voice.ears.ear import RATE, Sound
from voice.loudspeaker import Loudspeaker
from voice.mouths.mouth import RATE_DEFAULT, RATE_FASTEST, RATE_SLOWEST, MouthError

log = logging.getLogger(__name__)

KEPT_SECONDS = 1800
"""Seconds of rendered speech kept in memory (115 MB at most; a game uses a tenth of that)."""
RETRY_AFTER = 5.0
"""Seconds after which a loudspeaker that failed is tried again."""


class Renderer(Protocol):
    """An engine that makes sound of sentences."""

    def render(self, text: str, voice: int, rate: int) -> Sound:
        """The sentence at `rate` words a minute by the `voice`-th voice (wraps round); MouthError if it
        fails."""

    def close(self) -> None:
        """Frees the engine."""


Key = tuple[str, int, int]


class SpeakingMouth:
    """A `Mouth` over any `Renderer`. `unspoken` gets the sentences that could not be heard, to be printed.

    The loudspeaker is opened at the first sentence, so that a mouth that only renders needs none.
    """

    def __init__(
        self,
        name: str,
        renderer: Renderer,
        *,
        rate: int = RATE_DEFAULT,
        volume: float = 1.0,
        unspoken: Callable[[str], None] = print,
        loudspeaker: Loudspeaker | None = None,
    ) -> None:
        self.name = name
        self._renderer = renderer
        self._unspoken = unspoken
        self._rate, self._volume = RATE_DEFAULT, 1.0
        self.rate, self.volume = rate, volume
        self._kept: OrderedDict[Key, Sound] = OrderedDict()
        self._kept_samples = 0
        self._rendering = ThreadPoolExecutor(1, "mouth renders")
        self._urgent = 0
        self._queue: deque[tuple[str, Future[Sound]]] = deque()
        self._change = threading.Condition()
        self._speaking = False
        self._ended = -math.inf
        self._closed = False
        self._loudspeaker = loudspeaker
        self._failed_at = -math.inf
        self._speaker = threading.Thread(target=self._speak, daemon=True, name="mouth speaks")
        self._speaker.start()

    @property
    def rate(self) -> int:
        return self._rate

    @rate.setter
    def rate(self, words_a_minute: int) -> None:
        self._rate = max(RATE_SLOWEST, min(RATE_FASTEST, int(words_a_minute)))

    @property
    def volume(self) -> float:
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = max(0.0, min(1.0, volume))

    def say(self, text: str, *, voice: int = 0) -> None:
        if not text.strip():
            return
        with self._change:
            self._urgent += 1
        future = self._rendering.submit(self._render_now, (text, voice, self.rate))
        self._enqueue(text, future)

    def play(self, sound: Sound) -> None:
        future: Future[Sound] = Future()
        future.set_result(sound)
        self._enqueue("", future)

    def prepare(self, texts: Iterable[str], *, voice: int = 0) -> None:
        for text in texts:
            self._rendering.submit(self._render_later, (text, voice, self.rate))

    def wait(self, timeout: float | None = None) -> bool:
        with self._change:
            return self._change.wait_for(lambda: not self._speaking and not self._queue, timeout)

    def stop(self) -> None:
        with self._change:
            for _, future in self._queue:
                if future.cancel():
                    self._urgent -= 1
            self._queue.clear()
            if self._loudspeaker and self._speaking:
                self._loudspeaker.stop()
            self._stopped = True
            self._change.notify_all()

    def quiet_for(self) -> float:
        with self._change:
            return 0.0 if self._speaking or self._queue else time.monotonic() - self._ended

    def render(self, text: str, *, voice: int = 0) -> Sound:
        return self._rendered((text, voice, self.rate))

    def close(self) -> None:
        self.stop()
        with self._change:
            self._closed = True
            self._change.notify_all()
        self._rendering.shutdown(wait=False, cancel_futures=True)
        self._speaker.join(2.0)
        self._renderer.close()

    def _enqueue(self, text: str, future: Future[Sound]) -> None:
        with self._change:
            self._queue.append((text, future))
            self._change.notify_all()

    def _render_now(self, key: Key) -> Sound:
        try:
            return self._rendered(key)
        finally:
            with self._change:
                self._urgent -= 1

    def _render_later(self, key: Key) -> None:
        if self._urgent and not self._closed:  # behind those that are waited for
            self._rendering.submit(self._render_later, key)
            return
        try:
            self._rendered(key)
        except MouthError as error:
            log.debug("not prepared: %s", error)

    def _rendered(self, key: Key) -> Sound:
        with self._change:
            sound = self._kept.get(key)
            if sound is not None:
                self._kept.move_to_end(key)
                return sound
        sound = self._renderer.render(*key)
        with self._change:
            self._kept[key] = sound
            self._kept_samples += len(sound)
            while self._kept_samples > KEPT_SECONDS * RATE:
                self._kept_samples -= len(self._kept.popitem(last=False)[1])
        return sound

    def _speak(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._queue or self._closed)
                if self._closed:
                    return
                text, future = self._queue.popleft()
                self._speaking = True
                self._stopped = False
            try:
                self._out(future.result())
            except (MouthError, DeviceError) as error:
                self._give_up_on(text, error)
            finally:
                with self._change:
                    self._speaking = False
                    self._ended = time.monotonic()
                    self._change.notify_all()

    def _out(self, sound: Sound) -> None:
        if time.monotonic() - self._failed_at < RETRY_AFTER:
            raise DeviceError("")
        try:
            loudspeaker = self._loudspeaker or Loudspeaker()
            with self._change:
                self._loudspeaker = loudspeaker
                if self._stopped:
                    return
                loudspeaker.arm()
            loudspeaker.play(sound, self._volume)
        except DeviceError:
            self._failed_at = time.monotonic()
            raise

    def _give_up_on(self, text: str, error: Exception) -> None:
        if str(error):
            log.warning("%s", error)
        if text:
            self._unspoken(text)
