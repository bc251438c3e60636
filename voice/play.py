"""Plays a game with whoever is there: speaks, listens, takes typed lines, and waits as long as a friend
would."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable

from grammars.decisions import Act, Decision
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.phrases import phrases
from voice.dialogue import Dialogue
from voice.earcons import earcon
from voice.inputs import Closed, Event, Events, Listening, Spoken, Trouble, Typed
from voice.mouths.mouth import Mouth
from voice.table import Line

HOLD = 1.5
"""Seconds in which a "no" takes a call back, before dice are shown."""
WINDOW = 1.5
"""Seconds after a bid in which it can be corrected, or a person who may call out of turn can do so."""
REMINDERS = (20.0, 45.0)
"""Seconds of silence after which a person in turn hears a tick, and then whose turn it is. Nobody is ever
played for."""
RATE_STEP, VOLUME_STEP = 1.2, 0.2
SLOW = 0.75
"""What a sentence that is repeated once more is slowed down to."""


class Play:
    """Drives a dialogue with a mouth and what comes in."""

    def __init__(
        self,
        dialogue: Dialogue,
        mouth: Mouth,
        events: Events,
        show: Callable[[Line], None],
        *,
        listening: Listening | None = None,
        live: bool = True,
    ) -> None:
        self.dialogue = dialogue
        self.mouth = mouth
        self.listening = listening
        self.events = events
        self._show = show
        self._live = live
        """Is somebody there in real time? Lines from a pipe are taken one after the other, and nothing
        waits."""
        self._closed = False
        """Has standard input ended?"""
        self._deaf = listening is None
        """Is there nobody to listen, or no microphone for now?"""
        self._kept: list[Event] = []

    def run(self, first: list[Line]) -> None:
        """Until somebody has won or left, or nothing more can come in."""
        self.say(first)
        while not self.dialogue.over:
            if self.dialogue.bot_to_move:
                self._bot_plays()
            elif self._closed and self._deaf:
                return
            else:
                self._person_speaks()

    # ---- who is next

    def _bot_plays(self) -> None:
        """Lets the bot in turn play, after a bid could be corrected, or called by who is not in turn."""
        if self._live and (self.dialogue.correctable or self.dialogue.table.call_open_to_people()):
            self._expect()
            event = self._next(WINDOW)
            if event is not None:
                self._take(event)
                return
        self.say(self.dialogue.bot_moves())

    def _person_speaks(self) -> None:
        self._expect()
        holding = self.dialogue.pending is not None and self.dialogue.pending.question == "hold"
        if holding:
            event = self._next(HOLD)
            if event is None:
                self.say(self.dialogue.settle())
                return
        else:
            event = self._wait_for_person()
        if event is not None:
            self._take(event)

    def _wait_for_person(self) -> Event | None:
        """The next event, with a reminder where nobody says anything for long."""
        waited = 0.0
        for moment in REMINDERS if self._live else ():
            event = self._next(moment - waited)
            if event is not None:
                return event
            waited = moment
            if moment == REMINDERS[-1]:
                self.say(self.dialogue.go_on())
            else:
                self.mouth.play(earcon("tick"))
        return self._next(None)

    def _next(self, timeout: float | None) -> Event | None:
        """The next event, None if `timeout` seconds passed; an utterance that has begun is waited for."""
        if self._kept:
            return self._kept.pop(0)
        end = None if timeout is None else time.monotonic() + timeout
        while True:
            wait = 0.5 if end is None else min(0.5, max(0.0, end - time.monotonic()))
            try:
                return self.events.get(timeout=wait)
            except queue.Empty:
                hearing = self.listening is not None and self.listening.hearing
                if end is not None and time.monotonic() >= end and not hearing:
                    return None

    # ---- what came in

    def _take(self, event: Event) -> None:
        announcer = self.dialogue.table.announcer
        if isinstance(event, Typed):
            self.mouth.stop()
            if event.text.strip():
                self._answer(self.dialogue.hear(Heard.of(event.text)))
        elif isinstance(event, Spoken):
            said = event.utterance
            if said.lost:
                self.say([Line(announcer.notice("ear-lost"))])
            else:
                self._answer(self.dialogue.decided(said.decision, said.heard.text))
        elif isinstance(event, Trouble):
            self._deaf = not event.back
            notice = "ear-failed" if event.ear else "microphone-back" if event.back else "microphone-lost"
            self.say([Line(announcer.notice(notice))])
        elif isinstance(event, Closed):
            self._closed = True

    def _answer(self, lines: list[Line]) -> None:
        """Says `lines`, after doing what was asked of the devices."""
        for effect in self.dialogue.effects:
            self._change(effect)
        self.dialogue.effects.clear()
        self.say(lines)

    def _change(self, effect: str) -> None:
        if effect == "stop_talking":
            self.mouth.stop()
        elif effect in ("slower", "faster"):
            self.mouth.rate = round(self.mouth.rate * (RATE_STEP if effect == "faster" else 1 / RATE_STEP))
        else:
            step = VOLUME_STEP if effect == "louder" else -VOLUME_STEP
            self.mouth.volume = min(1.0, max(VOLUME_STEP, self.mouth.volume + step))

    def _expect(self) -> None:
        """Tells the ear what may be said now."""
        if self.listening is None:
            return
        dialogue, table = self.dialogue, self.dialogue.table
        position, expected = dialogue.position, dialogue.expected

        def judge(heard: Heard) -> Decision:
            return interpret(heard, position, dialogue.language, expected, table.names)

        self.listening.expect(phrases(dialogue.language, position, expected), judge, table.names)

    # ---- what goes out

    def say(self, lines: list[Line]) -> None:
        """Shows and speaks `lines`; a key stops the speech, and what was typed is taken next."""
        if not lines:
            return
        if self.listening is not None:
            self._expect()
            self.listening.deafen()
        normal = self.mouth.rate
        for line in lines:
            self._show(line)
            if line.slow:
                self.mouth.rate = round(normal * SLOW)
            self.mouth.say(self._sound_of(line), voice=line.voice)
            self.mouth.rate = normal
        while not self.mouth.wait(0.05):
            if self._interrupted():
                self.mouth.stop()
        if self.listening is not None:
            self.listening.listen()

    def _sound_of(self, line: Line) -> str:
        """What the mouth is given: a mouth that prints has no voices, so it names who speaks."""
        return str(line) if self.mouth.name == "print" else line.text

    def _interrupted(self) -> bool:
        """Did somebody press a key, or (with headphones) ask for quiet? What they said is kept for later."""
        try:
            event = self.events.get_nowait()
        except queue.Empty:
            return False
        self._kept.append(event)
        if isinstance(event, Spoken):
            decision = event.utterance.decision
            return isinstance(decision, Act)
        return isinstance(event, Typed)
