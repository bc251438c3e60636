"""A whole game by voice with nobody there: one seat speaks through a mouth into an ear, so that every stage
runs.

What that player means is chosen by a bot; a mouth says it, the ear hears the sound, and only what was
understood is played.
What was not understood is said again, as a person would.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from types import TracebackType
from typing import Any

import numpy as np

from engine.actions import Action, Bid, Bluffstopp, Challenge, Control, Play
from engine.bots import make
from grammars.decisions import Act, Ask, Decision, Reject
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.language import load_language
from grammars.phrases import phrases
from voice import devices
from voice.dialogue import Dialogue
from voice.ears.ear import RATE, Sound
from voice.ears.errors import EarError
from voice.ears.process import choose_ear, open_ear
from voice.listening import Listener, Utterance
from voice.mouths.choice import open_mouth
from voice.settings import Settings
from voice.table import Line, Table

BEFORE, AFTER = 0.3, 1.5
"""Seconds of silence around what is said."""
PIECE = int(0.02 * RATE)
"""Samples a piece, as a microphone gives them."""
PATIENCE = 4
"""Times a thing is said, after which the player thinks of something else to do."""
IDEAS = 6
"""Things that were never understood in one turn, after which the demo is given up."""


@dataclass(slots=True)
class Tally:
    """How the utterances of a demo went."""

    utterances: int = 0
    right: int = 0
    """Acted on as meant."""
    asked: int = 0
    refused: int = 0
    wrong: int = 0
    """Acted on otherwise than meant."""

    def count(self, meant: Action, decision: Decision | None) -> None:
        """One more utterance that meant `meant`; None: nothing was heard."""
        self.utterances += 1
        meant = _spoken(meant)
        if isinstance(decision, Ask):
            self.asked += 1
        elif not isinstance(decision, Act):
            self.refused += 1
        elif decision.action == meant:
            self.right += 1
        else:
            self.wrong += 1

    def to_json(self, winner: str | None, seconds: float) -> dict[str, Any]:
        """The last object of a demo, as the contracts have it."""
        return {"event": "demo", "winner": winner, **asdict(self), "seconds": round(seconds, 2)}


class Stage:
    """The mouth and the ear of a demo, opened once for all its games.

    Raises MouthError where nothing can speak, EarError where nothing can hear: one line each that says what
    to do.
    """

    def __init__(self, language: str, ear: str, mouth: str, settings: Settings, *, aloud: bool) -> None:
        self.language = load_language(language)
        self.mouth = open_mouth(
            mouth, language, rate=settings.rate, volume=settings.volume, needs_loudspeaker=False
        )
        choice = choose_ear(ear, language)
        if choice.kind == "typed":
            raise EarError(f"a demo needs an ear that hears: {choice.why}")
        print(choice.why, file=sys.stderr, flush=True)
        self._ear = open_ear(choice.kind, language)
        self.listener = Listener(self._ear)
        self._aloud = aloud and bool(devices.names("output"))

    def __enter__(self) -> Stage:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ear.close()
        self.mouth.close()

    def show(self, line: Line) -> None:
        """Prints a line, and speaks it where there is a loudspeaker."""
        print(line, flush=True)
        if self._aloud:
            self.mouth.say(line.text, voice=line.voice)
            self.mouth.wait()


class Demo:
    """One game. `tell` gets the objects of the contracts, `show` the lines to be spoken."""

    def __init__(
        self,
        table: Table,
        stage: Stage,
        *,
        seed: int,
        tell: Callable[[dict[str, Any]], None],
        show: Callable[[Line], None],
    ) -> None:
        self.table = table
        self.dialogue = Dialogue(table, stage.language, hold=False)
        self.person = table.people[0]
        self._player = make("medium", seed)
        self._mouth = stage.mouth
        self._listener = stage.listener
        self._tell = tell
        self._show = show
        self._voice = 0
        self._tally = Tally()
        self._told = 0
        self._given_up: list[Action] = []
        """What was said in this turn and never understood."""

    def run(self, tally: Tally) -> str | None:
        """Plays to the end, and counts into `tally`. Gives the winner."""
        self._tally = tally
        self._out(self.dialogue.start())
        while not self.dialogue.over:
            if self.dialogue.bot_to_move:
                self._out(self.dialogue.bot_moves())
            else:
                self._speak_until_done()
        return self.table.game.winner

    def _speak_until_done(self) -> None:
        """Says what the player means until the turn moves on. Raises EarError where nothing is understood."""
        stood = len(self.table.game.events)
        while len(self._given_up) < IDEAS:
            meant = self._idea()
            for _ in range(PATIENCE):
                self._utter(self._answer_to_question(meant) or meant)
                if len(self.table.game.events) > stood:
                    self._correct(meant)
                    self._given_up.clear()
                    return
            self.dialogue.pending = None
            self._given_up.append(meant)
        raise EarError(f"the ear understood nothing of {len(self._given_up)} things said again and again")

    def _idea(self) -> Action:
        """What the player wants to do: the bot's choice, or a call or another bid where that was never
        understood."""
        view = self.table.game.view(self.person)
        chosen = self._player.decide(view)
        if chosen is not None and chosen not in self._given_up:
            return chosen
        others = [deed for deed in view.legal_actions() if deed not in self._given_up]
        return min(others, key=lambda deed: not isinstance(deed, Challenge | Bluffstopp))

    def _answer_to_question(self, meant: Action) -> Action | None:
        """Yes or no where that was asked, the card that is really played; to any other question the whole is
        said again."""
        pending = self.dialogue.pending
        if pending is None:
            return None
        if pending.question == "card" and isinstance(meant, Play) and meant.card is not None:
            return Play(meant.card)
        return Control("yes" if meant in pending.options else "no") if pending.expected == "yesno" else None

    def _correct(self, meant: Action) -> None:
        """Another bid was heard than meant: a person says so while there is time."""
        if isinstance(meant, Bid) and self.dialogue.correctable and self.table.fresh_bid != meant:
            no = self.table.announcer.say_action(Control("no"))
            self._utter(meant, said=f"{no} {self.table.announcer.say_bid(meant)}")

    def _utter(self, meant: Action, said: str | None = None) -> None:
        """Says `meant` into the ear, and lets the table answer what was heard."""
        said = said or self.table.announcer.say_action(meant)
        self._show(Line(said, voice=self._voice, by=self.person))
        utterance, began = self._heard(self._mouth.render(said, voice=self._voice))
        told: dict[str, Any] = {"meant": _spoken(meant).to_json(), "said": said}
        if utterance is None:
            self._tally.count(meant, None)
            self._tell(
                {**told, "heard": [], "decision": "reject", "reason": "not-understood", "action": None}
            )
            return
        self._tally.count(meant, self._taken(utterance.decision))
        decision = utterance.decision.to_json()
        self._tell(
            {
                **told,
                "heard": [alternative.text for alternative in utterance.heard.alternatives],
                **decision,
                "action": decision.get("action"),
                "speech_end_s": round(utterance.ended - began, 3),
                "decided_s": round(utterance.decided - began, 3),
                "cpu_s": round(utterance.cpu, 4),
            }
        )
        self._out(self.dialogue.decided(utterance.decision, utterance.heard.text))

    def _taken(self, decision: Decision) -> Decision:
        """The decision as the table takes it: a card named as an answer need be no legal claim."""
        pending = self.dialogue.pending
        answers = isinstance(decision, Reject) and pending is not None and pending.question == "card"
        return Act(decision.action) if answers and decision.action is not None else decision

    def _heard(self, sound: Sound) -> tuple[Utterance | None, float]:
        """What the ear makes of `sound`, and when the sound began, in seconds of the ear's stream."""
        self._expect()
        began = self._listener.now
        padded = np.concatenate([_silence(BEFORE), sound, _silence(AFTER)])
        for start in range(0, len(padded), PIECE):
            for utterance in self._listener.feed(padded[start : start + PIECE]):
                self._listener.reset()
                return utterance, began
        self._listener.reset()
        return None, began

    def _expect(self) -> None:
        position, expected = self.dialogue.position, self.dialogue.expected

        def judge(heard: Heard) -> Decision:
            return interpret(heard, position, self.dialogue.language, expected, self.table.names)

        self._listener.expect(phrases(self.dialogue.language, position, expected), judge, self.table.names)

    def _out(self, lines: list[Line]) -> None:
        events = self.table.game.events
        for event in events[self._told :]:
            self._tell(event)
        self._told = len(events)
        for line in lines:
            self._show(line)


def _spoken(meant: Action) -> Action:
    """What can be heard of it: a claim does not tell the card that lies under it."""
    return replace(meant, card=None) if isinstance(meant, Play) else meant


def _silence(seconds: float) -> Sound:
    return np.zeros(int(seconds * RATE), np.float32)
