"""Answers to what players ask and order at any time; each one line."""

from __future__ import annotations

from typing import Any

from engine.actions import Bid, Bluffstopp, Challenge, Control, Pass
from grammars.decisions import Act, Ask, Decision, Reject
from grammars.messages import capitals
from grammars.scene import Scene
from grammars.speech_decisions import Answers
from grammars.speech_phrases import Phrases

_ALIKE = "quit pause resume slower faster louder quieter brief normal verbose".split()
_CONFIRMED = {act: act for act in _ALIKE} | {"undo": "undone"}
"""Controls that are answered by a notice, the same at any time."""
_SURE_PERCENT = 97
_STEP_PERCENT = 5


class Queries:
    """The sentences that answer queries and controls."""

    def __init__(self, phrases: Phrases, answers: Answers) -> None:
        self._phrases = phrases
        self._messages = phrases.messages
        self._rules = phrases.rules
        self._answers = answers

    def answer(self, control: Control, scene: Scene, verbosity: str, you: str | None) -> str:
        """The answer to `control`; empty where the table acts and says nothing (stop_talking, repeat). At a
        table of several people (`you` is None) nobody is "you": everybody is told about by name."""

        def say(message: str, **arguments: Any) -> str:
            return self._messages.sentence(message, verbosity, **arguments)

        match control.act:
            case act if act in _CONFIRMED:
                return say(f"notice-{_CONFIRMED[act]}")
            case "turn":
                return say("answer-turn", **_who(scene.turn, you, nobody="none"))
            case "bid_query":
                return self._standing(scene, verbosity, you)
            case "counts" if control.player:
                return self._count_of(control.player, scene, verbosity, you)
            case "counts":
                return self._counts(scene, verbosity, you)
            case "my_dice" if scene.hand:
                return say("answer-hand", hand=self._phrases.hand(scene.hand))
            case "my_dice":
                cards = "-cards" if self._rules.kind == "cards" else ""
                return say(f"answer-hand-unknown{cards}")
            case "history":
                return self._history(scene, verbosity, you)
            case "odds":
                return self._odds(scene, verbosity)
            case "help":
                return self.help(scene, verbosity)
            case "yes" | "no" | "number" | "player":
                return say("notice-nothing-asked")
            case _:
                return ""

    def help(self, scene: Scene, verbosity: str) -> str:
        """What can be said now, and what always can."""
        more = "help-more-cards" if self._rules.kind == "cards" else "help-more"
        lines = [*self._answers.possible(scene, verbosity), self._messages.sentence(more, verbosity)]
        return " ".join(line for line in lines if line)

    def why(self, decision: Decision | None, scene: Scene, heard: str, verbosity: str) -> str:
        """Why the last utterance was answered by `decision`; `heard`: its words, where they are known."""
        said = self._phrases.without_digits(heard.strip())

        def say(message: str, **arguments: Any) -> str:
            name = message if said else f"{message}-unheard"
            return self._messages.sentence(name, verbosity, heard=said, **arguments)

        match decision:
            case None:
                return self._messages.sentence("why-nothing", verbosity)
            case Act():
                meant = self._phrases.say_action(decision.action)
                if said.casefold() == meant.casefold():  # taken word for word
                    return self._messages.sentence("why-heard", verbosity, meant=meant)
                return say("why-act", meant=meant)
            case Reject(reason="illegal", action=action) if action is not None:
                meant = self._phrases.say_action(action)
                told = self._messages.sentence("why-heard", verbosity, meant=meant)
                return f"{told} {self._answers.refusal(decision, scene, verbosity)}"
            case Ask():
                question = self._answers.decision(decision, scene, verbosity, 1, None)
                return f"{say('why-ask')} {question}"
            case _:
                return say("why-not-understood")

    def _standing(self, scene: Scene, verbosity: str, you: str | None) -> str:
        position = scene.position
        if self._rules.kind == "cards":
            if position.claim is None:
                return self._messages.sentence("answer-no-claim", verbosity)
            return self._messages.sentence(
                "answer-claim", verbosity, card=self._phrases.say_card(position.claim)
            )
        if position.bid is None:
            return self._messages.sentence("answer-no-bid", verbosity)
        own = position.own_bid and you is not None
        bidder = "you" if own else scene.by or "none"
        bid = self._phrases.say_bid(position.bid)
        return self._messages.sentence("answer-bid", verbosity, bid=bid, bidder=bidder)

    def _counts(self, scene: Scene, verbosity: str, you: str | None) -> str:
        """How many dice or cards everyone has, the asker first; the asker's own only where totals are
        hidden."""
        if self._rules.kind == "dice" and self._rules.totals_hidden:
            if scene.player in scene.counts:
                own = scene.counts[scene.player]
                who = _who(scene.player, you)
                return self._messages.sentence("answer-count-own-only", verbosity, n=own, **who)
            return self._messages.sentence("answer-count-secret", verbosity)
        message = "count-part-cards" if self._rules.kind == "cards" else "count-part"
        others = [player for player in scene.counts if player != scene.player]
        asked = [scene.player] * (scene.player in scene.counts) + others
        parts = [
            self._messages.phrase(message, n=scene.counts[player], **_who(player, you)) for player in asked
        ]
        told = self._messages.listing(parts)
        if self._rules.kind == "cards":
            return self._messages.sentence("answer-counts", verbosity, counts=told)
        total = sum(scene.counts.values())
        return self._messages.sentence("answer-counts-total", verbosity, counts=told, total=total)

    def _count_of(self, player: str, scene: Scene, verbosity: str, you: str | None) -> str:
        cards = self._rules.kind == "cards"
        if not cards and self._rules.totals_hidden and player != scene.player:
            return self._messages.sentence("answer-count-secret", verbosity)
        if player not in scene.counts:
            return self._messages.sentence("answer-count-out", verbosity, player=player)
        message = "answer-count-cards" if cards else "answer-count"
        return self._messages.sentence(message, verbosity, n=scene.counts[player], **_who(player, you))

    def _history(self, scene: Scene, verbosity: str, you: str | None) -> str:
        parts = []
        for player, deed in scene.deeds:
            who = _who(player, you)
            match deed:
                case Pass():
                    what = self._messages.phrase("history-pass", **who)
                case Challenge() | Bluffstopp():
                    what = self._messages.phrase("history-challenge", **who)
                case _:
                    what = self._phrases.say_action(deed)
            if what:
                parts.append(self._messages.phrase("history-part", what=what, **who))
        if not parts:
            return self._messages.sentence("answer-history-none", verbosity)
        told = ". ".join(parts)
        return capitals(self._messages.phrase("answer-history", verbosity, deeds=told))

    def _odds(self, scene: Scene, verbosity: str) -> str:
        """The chance of the standing bid, never where it would give hidden totals away."""
        if self._rules.kind == "cards" or not isinstance(scene.position.bid, Bid) or scene.chance is None:
            message = "answer-odds-none"
        elif self._rules.totals_hidden:
            message = "answer-odds-secret"
        elif scene.chance * 100 >= _SURE_PERCENT:
            message = "answer-odds-sure"
        elif scene.chance * 100 <= 100 - _SURE_PERCENT:
            message = "answer-odds-hopeless"
        else:
            percent = max(_STEP_PERCENT, round(scene.chance * 100 / _STEP_PERCENT) * _STEP_PERCENT)
            return self._messages.sentence(
                "answer-odds", verbosity, percent=min(percent, 100 - _STEP_PERCENT)
            )
        return self._messages.sentence(message, verbosity)


def _who(player: str | None, you: str | None, nobody: str = "other") -> dict[str, str]:
    """The arguments that say who; `you` is addressed."""
    if player is None:
        return {"person": nobody, "player": ""}
    return {"person": "you" if player == you else "other", "player": player}
