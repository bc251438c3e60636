"""Opens a table: who sits at it, where its journal lies, and which ear and mouth serve it, with word of what
is missing."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from engine.bots import Bot, make
from engine.game import Game
from engine.rulesets import RuleSet
from grammars.announce import Announcer
from grammars.language import load_language
from grammars.player_names import bot_names, name_clash
from voice import devices
from voice.dialogue import Dialogue
from voice.ears.errors import EarError
from voice.ears.process import Choice, choose_ear, open_ear
from voice.inputs import Events, Listening, TypedLines
from voice.listening import Listener
from voice.microphone import Microphone
from voice.mouths.choice import open_mouth
from voice.mouths.mouth import Mouth, MouthError
from voice.play import Play
from voice.settings import Settings, load_settings
from voice.table import Line, Table

Say = Callable[[str], None]


class OpeningError(ValueError):
    """A wish that cannot be fulfilled: a name twice, too many players; one line that says so."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line, as far as it concerns ears and mouths."""

    ear: str = "auto"
    mouth: str = "pyttsx3"
    headphones: bool = False


def complain(message: str) -> None:
    """A line on standard error."""
    print(message, file=sys.stderr, flush=True)


def own_settings() -> Settings:
    """The user's settings; a file that cannot be used is told on standard error."""
    settings, problem = load_settings()
    if problem:
        complain(problem)
    return settings


def seat_bots(wanted: str, language: str, taken: Sequence[str]) -> tuple[str, ...]:
    """The names of the bots that `wanted` ("2", "Erik,Maja") asks for. Raises OpeningError."""
    names = [bot.name for bot in bot_names(language)]
    if wanted.strip().isdigit():
        free = [name for name in names if name not in taken]
        if int(wanted) > len(free):
            raise OpeningError(f"there are {len(free)} bots at the most")
        return tuple(free[: int(wanted)])
    found = tuple(name.strip() for name in wanted.split(",") if name.strip())
    check_names((*taken, *found), language, given=found)
    return found


def check_names(names: Sequence[str], language: str, given: Sequence[str] | None = None) -> None:
    """Raises OpeningError where two are called alike, or one of those `given` sounds like a word of the
    game."""
    for name in names:
        if names.count(name) > 1:
            raise OpeningError(f"two players are called {name}; give one of them another name")
    for name in given if given is not None else names:
        clash = name_clash(name, language)
        if clash:
            raise OpeningError(f"{name} sounds like {clash!r}, a word of the game; give a nickname instead")


def new_journal(folder: Path | None = None) -> Path:
    """A file for the journal of a game that begins now."""
    folder = folder or user_data_path("bluffbord", appauthor=False) / "journals"
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    tries = [folder / f"{stamp}{suffix}.jsonl" for suffix in ("", *(f"-{n}" for n in range(2, 100)))]
    return next(path for path in tries if not path.exists())


def new_game(
    rules: RuleSet,
    people: Sequence[str],
    bots: Mapping[str, str],
    language: str,
    *,
    seed: int | None = None,
    journal: Path | None = None,
    physical: bool = False,
) -> Game:
    """A new game of `people` and `bots` (name -> kind), with the journal on disk."""
    try:
        return Game(
            rules,
            [*people, *bots],
            seed=seed,
            journal=journal,
            physical=physical,
            table={"bots": dict(bots), "language": language},
        )
    except ValueError as error:
        raise OpeningError(str(error)) from None


def seated(
    game: Game, settings: Settings, language: str | None = None, you: bool = True
) -> tuple[Table, str]:
    """The table of `game`, as its journal says who sits there, and its language.

    Bots remember nothing between two evenings but what a view tells them, so they are made anew.
    """
    kept: Mapping[str, Any] = game.header.table
    spoken = language or str(kept.get("language", "en"))
    kinds = kept.get("bots")
    bots: dict[str, Bot] = {}
    for number, (name, kind) in enumerate(kinds.items() if isinstance(kinds, dict) else ()):
        bots[name] = make(str(kind), random.Random(f"{game.header.seed}/{number}").getrandbits(31))
    people = [name for name in game.players if name not in bots]
    alone = people[0] if you and len(people) == 1 else None
    announcer = Announcer(spoken, game.rules, you=alone, verbosity=settings.verbosity)
    return Table(game, announcer, bots), spoken


def mouth_for(kind: str, announcer: Announcer, settings: Settings, unspoken: Say) -> Mouth:
    """The mouth asked for, or one that prints, with a line on standard error that says why."""
    language = announcer.language
    try:
        return open_mouth(kind, language, rate=settings.rate, volume=settings.volume, unspoken=unspoken)
    except MouthError as error:
        lacks = "no-voice" if devices.names("output") else "no-loudspeaker"
        complain(f"{announcer.notice(lacks)} ({error})")
        return open_mouth("print", language)


def listening_for(wishes: Wishes, announcer: Announcer, events: Events) -> Listening | None:
    """Microphone and ear, listening; None where lines are typed. One line on standard error says which ear
    and why."""
    if wishes.ear == "typed":
        return None
    try:
        microphone = Microphone()
    except devices.DeviceError as error:
        complain(f"{announcer.notice('no-microphone')} ({error})")
        return None
    choice = choose_ear(wishes.ear, announcer.language)
    try:
        ear = None if choice.kind == "typed" else open_ear(choice.kind, announcer.language)
    except EarError as error:
        ear, choice = None, Choice("typed", str(error))
    if ear is None:
        microphone.close()
        complain(f"{announcer.notice('ear-failed')} ({choice.why})")
        return None
    complain(choice.why)
    listening = Listening(events, microphone, Listener(ear), headphones=wishes.headphones)
    listening.start()
    return listening


def dialogue_at(table: Table, language: str, *, hold: bool) -> Dialogue:
    """The dialogue of `table` in a language."""
    return Dialogue(table, load_language(language), hold=hold)


def play_at(
    table: Table, language: str, wishes: Wishes, settings: Settings, *, resumed: bool = False
) -> bool:
    """Plays at `table` by voice or keyboard until it is over, left, or nothing more can come in. True if
    somebody won."""
    events: Events = Events()
    mouth = mouth_for(wishes.mouth, table.announcer, settings, unspoken=print)
    listening = listening_for(wishes, table.announcer, events)
    live = listening is not None or sys.stdin.isatty()
    dialogue = dialogue_at(table, language, hold=live)
    shown = mouth.name != "print"  # else the mouth itself puts every line on the screen
    play = Play(dialogue, mouth, events, _shown if shown else _not_shown, listening=listening, live=live)
    TypedLines(events).start()
    try:
        play.run(dialogue.go_on() if resumed else dialogue.start())
        if not table.over:
            play.say([Line(table.announcer.notice("saved"))])
    finally:
        if listening is not None:
            listening.close()
        mouth.close()
        table.game.close()
    return table.over


def _shown(line: Line) -> None:
    print(line, flush=True)


def _not_shown(line: Line) -> None:
    """The mouth prints it."""
