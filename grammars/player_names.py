"""Names at the table: those of the bots, and whether a person's name can be told from the words of the game.

A name that sounds like a number, a face, a card or a call would be taken for it, or it for the name
("Nia" and nine, "Ace" and the ace): such a player is asked for another name before the game begins.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from grammars.language import Language, load_language
from grammars.messages import LANGUAGES
from grammars.tokens import fold

TOO_NEAR = 0.8
"""The cost (see `grammars.sound`) below which a name is too near a word: one letter more or another
consonant is far enough ("Eva" and "elva"), another spelling or a like vowel is not ("Mia" and "nia")."""
STYLES = ("careful", "bold", "sly")
VOICES = ("female", "male")


@dataclass(frozen=True, slots=True)
class BotName:
    """How a bot is called and how it comes across."""

    name: str
    style: str
    """One of STYLES: a hint for who gives it a way of playing."""
    voice: str
    """One of VOICES: a hint for who gives it a voice."""


@cache
def bot_names(language: str) -> tuple[BotName, ...]:
    """The bots of a language (names.toml), in the order in which they sit down: enough for a full table.

    Raises ValueError, naming the file and the entry, where it is wrong, and for an unknown language.
    """
    found = []
    entries = _names(language).get("bots", [])
    for number, entry in enumerate(entries, 1):
        name, style, voice = (entry.get(key) for key in ("name", "style", "voice"))
        if not isinstance(name, str) or style not in STYLES or voice not in VOICES or len(entry) != 3:
            needs = f"a name, a style ({', '.join(STYLES)}) and a voice ({', '.join(VOICES)})"
            raise ValueError(f"names.toml of {language}, bot {number}: needs {needs}")
        found.append(BotName(name, style, voice))
    return tuple(found)


def person_name(language: str) -> str:
    """What a person is called who plays alone and gave no name. Raises ValueError for an unknown language."""
    name = _names(language).get("person")
    if not isinstance(name, str):
        raise ValueError(f"names.toml of {language}: person must be a name")
    return name


@cache
def _names(language: str) -> dict[str, Any]:
    path = LANGUAGES / language / "names.toml"
    if not path.is_file():
        raise ValueError(f"no names in {language!r}: names.toml is missing")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def name_clash(name: str, language: str) -> str | None:
    """The word of the game that `name` sounds like, or None: then the name will do. Raises LanguageError (a
    ValueError) for an unknown language."""
    known = load_language(language)
    words = _words_of_the_game(known)
    for part in fold(name).replace("'", "").split():
        keys = known.sound.keys(re.sub(r"[^\w]", "", part))
        nearest = min(words, key=lambda word: known.sound.distance(keys, known.sound.keys(word)))
        if known.sound.distance(keys, known.sound.keys(nearest)) < TOO_NEAR:
            return nearest
    return None


@cache
def _words_of_the_game(language: Language) -> tuple[str, ...]:
    """The words that are a bid, a card, a call or an order by themselves, folded."""
    found = {form for form, _ in language.misheard}
    for kind in ("dice", "cards"):
        for intents in language.sentences(kind).values():
            found.update(fold(intent.said).replace("'", "") for intent in intents if " " not in intent.said)
    return tuple(sorted(found))
