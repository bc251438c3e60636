"""The dialogue at the table: from what was decided about an utterance to what is done and what is said.

No devices and no clock: `decided` takes a decision of the interpreter and gives the lines to be spoken,
`bot_moves` lets the
bot in turn play, `settle` carries out a call that nobody took back. Whoever drives it (`voice.play`,
`voice.demo`) has the
devices. The three failures of an utterance stay apart here as everywhere: not understood, illegal, ambiguous.
"""

from __future__ import annotations

from dataclasses import replace

from engine.actions import (
    Accuse,
    Action,
    Bid,
    Bluffstopp,
    Challenge,
    Control,
    Deed,
    DropDie,
    Dropp,
    Exact,
    Palifico,
    Play,
    Warn,
)
from engine.errors import IllegalAction
from engine.position import Position
from grammars.decisions import Act, Ask, Decision, Reject
from grammars.heard import Heard
from grammars.interpret import interpret
from grammars.language import Language
from voice.pending import OWED, Pending
from voice.table import Line, Table

HELD_CALLS = (Challenge, Bluffstopp)
"""Calls that show what is hidden: a "no" in time still takes them back (calza and jonti act at once)."""
OPEN_TO_ALL = (Exact, Bluffstopp, Palifico, Warn, DropDie, Dropp, Accuse)
"""Deeds that do not wait for a turn: at a table of several people the one who spoke may have to be asked
for."""
LAST_ANSWER = 3
"""The how-manieth miss gets the last answer; after that the table is quiet about what it does not
understand."""
TO_DEVICES = ("slower", "faster", "louder", "quieter", "stop_talking")
"""Controls that change how we speak; the driver of the dialogue finds them in `effects`."""


class Dialogue:
    """What is being talked about at one table."""

    def __init__(self, table: Table, language: Language, *, hold: bool = True) -> None:
        self.table = table
        self.language = language
        self.hold = hold
        """Hold a call until `settle`, so that a "no" can take it back? Not where lines are typed."""
        self.pending: Pending | None = None
        self.paused = False
        self.left = False
        """Did somebody end the evening?"""
        self.effects: list[str] = []
        """Controls for the devices, oldest first; the driver takes them out."""
        self._before: Position | None = None
        """What the person faced who made the last bid: a correction is heard as if that bid had not been."""
        self._last: list[Line] = []
        self._repeats = 0
        self._misses = 0
        self._taken: tuple[Decision | None, str] = (None, "")
        """The last decision that was no answer to a query, and what was heard then: for "why"."""

    @property
    def over(self) -> bool:
        """Nothing more will be played here."""
        return self.left or self.table.over

    @property
    def speaker(self) -> str:
        """Whose words are expected: who was asked, else the person in turn, else the first person still
        in."""
        if self.pending is not None:
            return self.pending.to
        if self.table.turn in self.table.people:
            return self.table.turn
        still_in = [name for name in self.table.people if name in self.table.counts]
        return (still_in or list(self.table.people))[0]

    @property
    def correctable(self) -> bool:
        """Was a bid just made that can still be corrected ("nej, sex")?"""
        return self._before is not None and self.bot_to_move and self.table.fresh_bid is not None

    @property
    def position(self) -> Position:
        """What the rules allow the one whose words are expected."""
        if self.correctable and self._before is not None:
            return self._before
        return self.table.position(self.speaker)

    @property
    def expected(self) -> str | None:
        """What `interpret` is to expect."""
        return self.pending.expected if self.pending else None

    @property
    def bot_to_move(self) -> bool:
        """Is a bot to play now, with nothing else to wait for?"""
        return (
            not self.over and not self.paused and self.pending is None and self.table.turn in self.table.bots
        )

    def start(self) -> list[Line]:
        """The greeting, and who begins."""
        return self._said([*self.table.greeting(), *self.table.begin(), *self._prompt()])

    def go_on(self) -> list[Line]:
        """The words after a break: where the game stands."""
        self.table.catch_up()
        return self._said(self._prompt())

    def hear(self, heard: Heard) -> list[Line]:
        """Interprets an utterance and answers it."""
        decision = interpret(heard, self.position, self.language, self.expected, self.table.names)
        return self.decided(decision, heard.text, typed=True)

    def decided(self, decision: Decision, text: str = "", *, typed: bool = False) -> list[Line]:
        """Answers an utterance, heard as `text`, about which `decision` was made. What was `typed` was meant
        for the table, so that it always gets an answer."""
        if self.paused and not _is_control(decision, "resume", "quit"):
            return self._lines(self.table.announcer.notice("pause")) if typed else []
        answered = self._answered(decision)
        if answered is None:
            answered = self._corrected(decision)
        if answered is not None:
            return self._said(answered)
        if isinstance(decision, Act) and isinstance(decision.action, Control):
            return self._controlled(decision.action)
        self._taken = (decision, text)
        if isinstance(decision, Act):
            return self._said(self._deed(decision.action))
        if isinstance(decision, Ask):
            return self._said(self._asked(decision))
        self._misses += decision.reason == "not-understood"
        misses = min(self._misses, LAST_ANSWER) if typed else self._misses
        return self._said(self._refused(decision, max(1, misses)))

    def settle(self) -> list[Line]:
        """Carries out the held call: the time for a "no" is over."""
        if self.pending is None or self.pending.question != "hold":
            return []
        held, self.pending = self.pending, None
        return self._said(self._done(held.to, held.options[0], announced=True))

    def bot_moves(self) -> list[Line]:
        """The bot in turn plays."""
        self._misses = 0
        return self._said([*self.table.bot_moves(), *self._prompt()])

    # ---- answers to a question

    def _answered(self, decision: Decision) -> list[Line] | None:
        """What follows if `decision` answers the pending question; None: it does not, and stands for
        itself."""
        pending = self.pending
        if pending is None:
            return None
        action = pending.answer(decision)
        if action is not None:
            self.pending = None
            return self._carried_out(pending, action)
        if pending.question in OWED:
            return None
        if pending.declined(decision):
            self.pending = None
            notice = "quit-cancelled" if pending.question == "quit" else "declined"
            return [*self._lines(self.table.announcer.notice(notice)), *self._prompt()]
        if (
            isinstance(decision, Reject)
            and decision.reason == "not-understood"
            and pending.question != "which"
        ):
            return None  # asked again by the usual way: what can be said, and the question stays
        if pending.question != "hold":
            self.pending = None
        return None

    def _carried_out(self, pending: Pending, action: Action) -> list[Line]:
        if pending.question == "quit":
            self.left = True
            return []
        if pending.question == "player" and isinstance(action, Control):
            return self._named(pending, action.player or "")
        if pending.question == "room" and isinstance(action, Control):
            return self._lines(self.table.announcer.answer(action, self._scene()))
        if pending.question in OWED:
            return self._told_by_table(pending.question, action)
        if isinstance(action, Deed):
            return self._deed(action, by=pending.to, sure=True)
        return []

    def _told_by_table(self, question: str, action: Action) -> list[Line]:
        """Takes what a real table told; what cannot be is asked again."""
        try:
            if isinstance(action, Control):
                return [*self.table.counted(action.value or 0), *self._prompt()]
            if isinstance(action, Play):
                take = self.table.dealt if question == "start-card" else self.table.turned_over
                return [*take(action.claim), *self._prompt()]
        except IllegalAction:
            pass
        return self._prompt()

    def _corrected(self, decision: Decision) -> list[Line] | None:
        """What follows if `decision` corrects the bid just made; None: it does not."""
        wrong = self.table.fresh_bid
        if not self.correctable or wrong is None:
            return None
        if isinstance(decision, Act) and decision.action == Control("no"):
            return self._undone()
        right: Action | None = decision.action if isinstance(decision, Act) else None
        if isinstance(decision, Ask) and decision.corrects:
            half = {key: value for key, value in (decision.partial or {}).items() if key != "act"}
            right = replace(wrong, **half)
        if not isinstance(right, Bid):
            return None
        if right == wrong or not self.table.undo(self.speaker):
            return []
        return self._deed(right, by=self.speaker)

    def _named(self, pending: Pending, name: str) -> list[Line]:
        """A name answers who called, or whom a warning or an accusation is for."""
        if pending.options:
            deed = pending.options[0]
            return self._deed(deed, by=name, sure=True) if isinstance(deed, Deed) else []
        kind = {"warn": Warn, "accuse": Accuse}[pending.partial["act"]]
        return self._deed(kind(name), by=pending.to)

    def _asked(self, question: Ask) -> list[Line]:
        self._misses = 0
        self.pending = Pending(
            question.question, self.speaker, question.options, dict(question.partial or {})
        )
        return self._lines(self.table.announcer.decision(question, self._scene()))

    # ---- deeds

    def _deed(self, deed: Deed, by: str | None = None, sure: bool = False) -> list[Line]:
        """Does `deed`, after asking who did it, or holding it, where that is due."""
        self._misses = 0
        player = by or self._doer(deed)
        if player is None:
            self.pending = Pending("player", self.speaker, (deed,))
            return self._lines(
                self.table.announcer.decision(Ask("player", deed.to_json(), ()), self._scene())
            )
        refused = self.table.position(player).refusal(deed)
        if refused is not None:
            return self._refused(Reject("illegal", deed, refused, self.table.position(player).smallest()), 1)
        if isinstance(deed, Play) and deed.card is None and not self.table.game.header.physical:
            hand = self.table.game.view(player).hand
            if deed.claim not in hand:  # a bluff: which card it really is, the claim does not tell
                self.pending = Pending("card", player, partial={"claim": deed.claim})
                return self._lines(
                    self.table.announcer.decision(Ask("card", deed.to_json(), ()), self._scene())
                )
            deed = replace(deed, card=deed.claim)
        if self.hold and not sure and isinstance(deed, HELD_CALLS):
            self.pending = Pending("hold", player, (deed,))
            return self.table.announced({"by": player, **deed.to_json()})
        self._before = self.table.position(player) if isinstance(deed, Bid) else None
        return self._done(player, deed)

    def _refused(self, why: Reject, misses: int) -> list[Line]:
        """Nothing is done, and why; but who plays on after a last card lets it stand, and it has won."""
        if why.rule == "finished" and not self.table.over:
            return self.table.close_window()
        return self._lines(self.table.announcer.decision(why, self._scene(), misses, self.expected))

    def _doer(self, deed: Deed) -> str | None:
        """Who did it: the one in turn; of several people, for what is open to all, nobody knows unless it is
        said."""
        if isinstance(deed, OPEN_TO_ALL) and len(self.table.people_in) > 1:
            may = [name for name in self.table.people_in if self.table.position(name).refusal(deed) is None]
            return may[0] if len(may) == 1 else None
        return self.speaker

    def _done(self, player: str, deed: Deed, announced: bool = False) -> list[Line]:
        return [*self.table.do(player, deed, announced=announced), *self._prompt()]

    # ---- queries and controls

    def _controlled(self, control: Control) -> list[Line]:
        """Answers a query; it costs no turn and never changes what is pending, but quit."""
        announcer, act = self.table.announcer, control.act
        if act == "repeat":
            self._repeats += 1
            return [replace(line, slow=self._repeats > 1) for line in self._last]
        if act in TO_DEVICES:
            self.effects.append(act)
            return [] if act == "stop_talking" else self._said(self._lines(announcer.notice(act)))
        if act in ("brief", "normal", "verbose"):
            announcer.verbosity = act
            return self._said(self._lines(announcer.notice(act)))
        if act in ("pause", "resume"):
            self.paused = act == "pause"
            return self._said([*self._lines(announcer.notice(act)), *([] if self.paused else self._prompt())])
        if act == "quit":
            self.pending = Pending("quit", self.speaker, (control,))
            return self._said(self._lines(announcer.notice("quit")))
        if act == "undo":
            return self._said(self._undone())
        if act == "why":
            return self._said(self._lines(announcer.why(*self._taken, self._scene())))
        if act == "help":
            return self._said(self._lines(announcer.help(self._scene())))
        if act == "my_dice" and len(self.table.people_in) > 1 and not self.table.game.header.physical:
            self.pending = Pending("room", self.speaker, (control,))
            return self._said(self._lines(announcer.notice("room-clear")))
        if act in ("yes", "no", "number", "player"):
            return self._said(self._lines(announcer.notice("nothing-asked")))
        return self._said(self._lines(announcer.answer(control, self._scene())))

    def _undone(self) -> list[Line]:
        """Takes back the speaker's last deed, if nobody has acted since and nothing was shown."""
        done = self.table.undo(self.speaker)
        return [
            *self._lines(self.table.announcer.notice("undone" if done else "cannot-undo")),
            *self._prompt(),
        ]

    # ---- saying

    def _scene(self):  # type: ignore[no-untyped-def]
        return self.table.scene(self.speaker)

    def _prompt(self) -> list[Line]:
        """What a real table has to tell, or whose turn it is and what stands, where a person is to speak."""
        owed = self.table.owed
        if owed is not None and self.pending is None:
            self.pending = Pending(owed, self.speaker)
            announcer = self.table.announcer
            if owed == "start-card":
                return self._lines(announcer.notice("start-card"))
            return self._lines(announcer.decision(Ask("count"), self._scene()))
        if self.table.over or self.table.turn not in self.table.people or self.pending is not None:
            return []
        self._repeats = 0
        return self._lines(self.table.announcer.prompt(self.table.scene(self.table.turn)))

    def _lines(self, text: str) -> list[Line]:
        return [Line(text)] if text else []

    def _said(self, lines: list[Line]) -> list[Line]:
        if lines:
            self._last = lines
        return lines


def _is_control(decision: Decision, *acts: str) -> bool:
    return isinstance(decision, Act) and isinstance(decision.action, Control) and decision.action.act in acts
