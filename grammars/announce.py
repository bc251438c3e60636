"""The announcer: what happened, what is asked and what was not understood, as sentences that can be spoken.

    announcer = Announcer("sv", rules, you="Anna", verbosity="normal")

    announcer.greeting(["Anna", "Bo", "Cia"])   "Bluff. Tre spelare, fem tärningar var. Allt stannar på ..."
    announcer.event({"event": "lose", "player": "Bo", "dice": 1, "left": 4})
                                                ["Bo förlorar en tärning och har fyra kvar."]
    announcer.event({"by": "Bo", "act": "bid", "quantity": 5, "face": 3})          ["Bo säger fem treor."]
    announcer.event({"event": "reveal", ...}, hands={"Anna": [3, 1, 2], ...})      a line a hand, the total
    announcer.prompt(scene)                     "Din tur. Budet är fem treor. Sjutton tärningar."
    announcer.decision(Ask("face", {"act": "bid", "quantity": 5}), scene)          "Fem vad?"
    announcer.decision(Reject("not-understood"), scene, misses=2)    what can be said now, with an example
    announcer.answer(Control("counts"), scene)  "Du har fem och Bo har fyra. Nio tärningar i spel."
    announcer.help(scene)                       what can be said now
    announcer.notice("microphone-lost")         "Mikrofonen är borta. Skriv så länge."
    announcer.say_bid(Bid(5, 3))                "fem treor"
    announcer.say_card(Card("Q", "H"))          "hjärter dam"
    announcer.say_action(Challenge())           "jag synar": what a person would say to do it

How to use it at a table
* `event` takes the derived events and the deeds of the contracts as they stand in a journal, one at a time,
  in order, and gives the lines to be spoken for each: none where an event needs no word (a roll) or where
  `brief` leaves it out.
* Where bots have voices of their own, let the bot's mouth say `say_action(deed)` and leave the deed's
  `event` unsaid.
* The bid of a human is echoed by the next `prompt`, so its `event` need not be spoken either.
* `you` is the one player that the words address ("du förlorar"); None: several people share the table, all
  by name.
* `verbosity` ("brief", "normal", "verbose") and `you` may be changed between calls.
* `decision(..., misses)`: how many times in this turn nothing was understood, from 1. 1: "Va?"; 2:
  what can be said now, with an example; 3: the keys and the typed form; from 4 on the empty string: be quiet.
* `answer` speaks one line a query, and the word of confirmation for `slower`, `undo`, `brief` and the like,
  which the dialogue carries out; for `quit` it is the question whether to. `repeat` and `stop_talking` have
  none. What else the table says of itself are notices, the ids "notice-..." of answers.ftl.
* `decision(Ask("count"), scene)` asks a table with real dice or cards what lay there after a call.
* Lines never hold a digit or a markup; they can be sent to any mouth.
* Where the rule set hides totals ("nl-perudo": "juist geheim") nothing here tells how many dice others have
  or are in play, whatever the scene holds.

Every human word is data: the .ftl files of languages/LANGUAGE (Fluent), number words come from Unicode's
rule-based number formats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.actions import Action, Bid, Control
from engine.cards import Card
from engine.rulesets import RuleSet
from grammars.decisions import Decision
from grammars.messages import VERBOSITIES
from grammars.scene import Scene
from grammars.speech_decisions import Answers
from grammars.speech_events import Event, Events, Hands
from grammars.speech_phrases import Phrases
from grammars.speech_queries import Queries


class Announcer:
    """Speaks one language, at one table, under one rule set."""

    def __init__(
        self, language: str, rules: RuleSet, *, you: str | None = None, verbosity: str = "normal"
    ) -> None:
        """Raises ValueError where there is no such language or verbosity."""
        self.language = language
        self.rules = rules
        self.you = you
        """The player that the words address; None: all by name."""
        self.verbosity = verbosity
        self.phrases = Phrases(language, rules)
        """Bids, cards and acts as words."""
        self._events = Events(self.phrases)
        self._answers = Answers(self.phrases)
        self._queries = Queries(self.phrases, self._answers)

    @property
    def verbosity(self) -> str:
        """How much is said: "brief", "normal" or "verbose"."""
        return self._verbosity

    @verbosity.setter
    def verbosity(self, verbosity: str) -> None:
        if verbosity not in VERBOSITIES:
            raise ValueError(f"no verbosity: {verbosity!r}")
        self._verbosity = verbosity

    # What happened

    def event(self, event: Event, hands: Hands | None = None) -> list[str]:
        """The lines for an event or a deed as it stands in a journal. `hands`, for a reveal: everybody's
        dice, each told in a line of its own; without them (a table with real dice) the count alone is
        told."""
        return self._events.lines(event, self.verbosity, self.you, hands)

    # What is next

    def greeting(self, players: Sequence[str], each: int | None = None) -> str:
        """The first words: the game, how many play, with how many dice or cards `each` (default: of the
        rule set), that nothing leaves the machine. Who starts comes with the first `round`."""
        cards = self.rules.kind == "cards"
        message = "greeting-cards" if cards else "greeting"
        dice = each if each is not None else _CARDS_DEALT if cards else self.rules.dice_per_player
        names = self.phrases.messages.listing(list(players))
        return self._say(message, players=len(players), dice=dice, names=names)

    def prompt(self, scene: Scene) -> str:
        """Whose turn it is and what stands, to `scene.player`, who is in turn."""
        position = scene.position
        who = {"person": "you" if self.you == scene.player else "other", "player": scene.player}
        if self.rules.kind == "cards":
            if position.claim is None:
                return self._say("turn-lead", **who)
            return self._say("turn-claim", card=self.phrases.say_card(position.claim), **who)
        if position.bid is None:
            return self._say("turn-opening", **who)
        bidder = "none" if scene.by is None else "you" if scene.by == self.you else scene.by
        told = self._say("turn-bid", bid=self.phrases.say_bid(position.bid), bidder=bidder, **who)
        if self.rules.dice_totals_visible != "open":
            return told
        return " ".join(filter(None, (told, self._say("turn-total", total=position.dice))))

    # What was heard

    def decision(self, decision: Decision, scene: Scene, misses: int = 1, expect: str | None = None) -> str:
        """What to say to a question or a refusal; empty for Act. `misses`: the how-manieth utterance in
        this turn that was not understood; `expect`: what a question is open for ("yesno", "count", "name",
        "card"), as for the interpreter."""
        return self._answers.decision(decision, scene, self.verbosity, misses, expect)

    def answer(self, control: Control, scene: Scene) -> str:
        """The line for a query or a control, to `scene.player`; empty where there is nothing to say."""
        if control.act == "rules":
            from grammars.rules_in_words import explain

            return explain(self.rules, self.language)
        return self._queries.answer(control, scene, self.verbosity, self.you)

    def help(self, scene: Scene) -> str:
        """What can be said now."""
        return self._queries.help(scene, self.verbosity)

    def why(self, decision: Decision | None, heard: str, scene: Scene) -> str:
        """Why the last utterance was taken so: what was `heard` (empty: not known), and the rule or the
        doubt. None: there was none yet."""
        return self._queries.why(decision, scene, heard, self.verbosity)

    def notice(self, name: str, **details: Any) -> str:
        """A line about the machine or the table, by its name in answers.ftl without "notice-". Raises
        KeyError for a name that is not there."""
        return self._say(f"notice-{name}", **details)

    # What a person says

    def say_bid(self, bid: Bid) -> str:
        """ "fem treor"; the interpreter understands it as this bid."""
        return self.phrases.say_bid(bid)

    def say_card(self, card: Card) -> str:
        """ "hjärter dam"; the interpreter understands it as this card."""
        return self.phrases.say_card(card)

    def say_action(self, action: Action) -> str:
        """What a person would say to do `action`; the interpreter understands it so where the action is
        legal."""
        return self.phrases.say_action(action)

    def _say(self, message: str, /, **arguments: Any) -> str:
        return self.phrases.messages.sentence(message, self.verbosity, **arguments)


_CARDS_DEALT = 7
"""sv-bluffstopp: dela ut 7 kort till varje spelare."""
