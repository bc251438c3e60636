"""A language: all that is known of how people say things at the table, read from its folder and checked.

load_language("sv")      -> Language; LanguageError names the file, line and key where data are wrong
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from grammars import lexicon, schema, sentences
from grammars.categories import Category, Entry
from grammars.lexicon import MISHEARD, Table, squeeze
from grammars.schema import LanguageError
from grammars.sentences import Sentences
from grammars.sound import Sound
from grammars.templates import TemplateError, expand
from grammars.tokens import fold

FOLDER = Path(__file__).parent / "languages"


@dataclass(frozen=True, eq=False)
class Language:
    """One language, ready to read sentences. Made once and shared: it is never changed."""

    id: str
    """"sv", "nl", "en"."""
    data: Mapping[str, Mapping[str, Any]] = field(repr=False)
    """The checked data files, by name."""
    table: Table = field(repr=False)
    """The lexicon: squeezed form -> entries."""
    dice_sentences: Sentences = field(repr=False)
    """The whole sentences of dice games."""
    everyday: frozenset[str] = field(repr=False)
    """Everyday words (folded) that resemble words of the game without sounding the same: never taken for
    them unasked."""
    common: tuple[str, ...] = field(default=(), repr=False)
    """Words that people say most at a table, beside the game."""

    @cached_property
    def prefixes(self) -> frozenset[str]:
        """Every beginning of a form in the lexicon: what can still become one."""
        return frozenset(form[:end] for form in self.table for end in range(1, len(form) + 1))

    @cached_property
    def choices(self) -> Mapping[str, tuple[tuple[tuple[Entry, ...], float], ...]]:
        """The lexicon as the lattice wants it: what a form may be, each with its cost."""
        return {
            form: tuple(((entry,), entry.cost) for entry in entries) for form, entries in self.table.items()
        }

    @cached_property
    def fillers(self) -> frozenset[str]:
        """The first and last words of all that may stand around a whole sentence."""
        around = (
            Category.FILLER,
            Category.LEAD,
            Category.ARTICLE,
            Category.NO,
            Category.TAIL,
            Category.POLITE,
        )
        said = [
            fold(entry.meant).replace("'", "").split()
            for entries in self.table.values()
            for entry in entries
            if entry.category in around
        ]
        return frozenset(word for words in said for word in (words[0], words[-1]))

    @cached_property
    def praise(self) -> frozenset[str]:
        """Leads that belong to a call right after them: "good" of "good call"."""
        return frozenset(fold(word) for word in self.data["bids"]["leads"]["praise"])

    @cached_property
    def sound(self) -> Sound:
        """How this language spells its sounds."""
        return Sound(self.data["confusions"]["sound"])

    def targets(self, kind: str) -> tuple[tuple[str, Entry], ...]:
        """The words that bids, or claims, are made of, each sound once, to hold misheard ones against.

        Not those that are other words too, and no second names or rare forms of faces: "ess" and "duck"
        resemble too much.
        """
        others = [face.get("others", ()) for face in self.data["faces"]["faces"].values()]
        left_out = {squeeze(name) for forms in others for name in forms}
        faces = self.data["faces"]
        stems = [stem for face in faces["faces"].values() for stem in face["stems"]]
        left_out.update(squeeze(stem + ending) for stem in stems for ending in faces["endings"])
        left_out.difference_update(squeeze(stem + ending) for stem in stems for ending in faces["heard"])
        own = (Category.SUIT, Category.RANK) if kind == "cards" else (Category.FACE,)
        found: dict[tuple[Category, int | str | None, str], tuple[str, Entry]] = {}
        for form, entries in self.table.items():
            if len(form) < 2 or form in left_out:
                continue
            for entry in entries:
                usual = entry.cost <= lexicon.ENDING_COST and not entry.weak and entry.value
                if usual and (entry.category is Category.NUMBER or entry.category in own):
                    key = (entry.category, entry.value, self.sound.keys(form)[0])
                    found.setdefault(key, (form, entry))
        return tuple(found.values())

    @cached_property
    def misheard(self) -> tuple[tuple[str, Entry], ...]:
        """Every word that bids and claims are made of, with second names: no player should be called so."""
        return tuple(
            (form, entry)
            for form, entries in self.table.items()
            for entry in entries[:1]
            if entry.category in MISHEARD
            and entry.cost <= lexicon.ENDING_COST
            and not entry.weak
            and len(form) > 1
        )

    @cached_property
    def words(self) -> frozenset[str]:
        """Every single word of openers, fillers, repairs and whole sentences: what a word misspelt may be."""
        found = {
            word
            for entries in self.table.values()
            for entry in entries
            if entry.category not in MISHEARD
            for word in fold(entry.meant).replace("'", "").split()
        }
        for kind in ("dice", "cards"):
            for intents in self.sentences(kind).values():
                for intent in intents:
                    found.update(fold(intent.said).replace("'", "").split())
        return frozenset(word for word in found if not word.startswith("{"))

    @cached_property
    def face_sentences(self) -> frozenset[str]:
        """The first words of the whole sentences with a face in them: "I dropped a five"."""
        calls = self.data["calls"]
        return frozenset(
            fold(said).replace("'", "").split()[0]
            for form in calls["drop_die"]["face"]
            for said in expand(form, calls["macros"])
        )

    @cached_property
    def same_sound(self) -> Mapping[str, str]:
        """Words that sound like another: heard -> meant, folded."""
        return {fold(heard): fold(meant) for heard, meant in self.data["confusions"]["same"].items()}

    @cached_property
    def talk(self) -> Mapping[str, str]:
        """Words that make a sentence talk: the word (folded) -> "negations", "questions", "reports",
        "conditions"."""
        return {
            fold(word).replace("'", ""): why
            for why, words in self.data["bids"]["talk"].items()
            for word in words
        }

    def sentences(self, kind: str) -> Sentences:
        """The whole sentences of a game of `kind`, "dice" or "cards"."""
        return self._card_sentences if kind == "cards" else self.dice_sentences

    @cached_property
    def _card_sentences(self) -> Sentences:
        return sentences.build(self.data, "cards")

    @cached_property
    def face_endings(self) -> frozenset[str]:
        """What makes a digit a face: "s" of "3s", "or" of "3:or", squeezed."""
        return frozenset(squeeze(ending) for ending in self.data["numbers"]["digits"]["face_endings"])

    @cached_property
    def loose_endings(self) -> frozenset[str]:
        """The same as a word of its own after the digit: "6 is"."""
        return frozenset(squeeze(ending) for ending in self.data["numbers"]["digits"]["misheard_endings"])


@cache
def languages() -> tuple[str, ...]:
    """The ids of all languages that people can speak to the table."""
    return tuple(sorted(path.parent.name for path in FOLDER.glob("*/numbers.toml")))


@cache
def load_language(id: str) -> Language:
    """The language called `id`. Raises LanguageError, in one line."""
    if id not in languages():
        raise LanguageError(f"no language is called {id!r} (but: {', '.join(languages())})")
    return read_language(FOLDER / id)


def read_language(folder: Path) -> Language:
    """The language in `folder`. Raises LanguageError with the file, line and key at fault."""
    data = {name: schema.read_file(folder / f"{name}.toml") for name in schema.FILES}
    try:
        table = lexicon.build(data)
        said = sentences.build(data, "dice")  # which reads every template of every file
    except TemplateError as error:
        raise LanguageError(f"{_place(error.template, folder)}: {error}: {error.template}") from None
    common, resembling = _everyday(folder / "everyday.txt")
    return Language(folder.name, data, table, said, frozenset((*common, *resembling)), common)


def _place(template: str, folder: Path) -> str:
    """The file and the line that hold `template`."""
    for name in schema.FILES:
        lines = (folder / f"{name}.toml").read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            if f'"{template}"' in line:
                return f"{folder.name}/{name}.toml, line {number}"
    return folder.name


def _everyday(path: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words of everyday.txt, folded: those before the line "[resembling]", and those after it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LanguageError(f"{path.parent.name}/{path.name}: cannot be read: {error}") from None
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    if "[resembling]" not in lines:
        raise LanguageError(f"{path.parent.name}/{path.name}, line 1: the line [resembling] is missing")
    at = lines.index("[resembling]")
    before, after = (
        tuple(fold(word).replace("'", "") for line in part for word in line.split())
        for part in (lines[:at], lines[at + 1 :])
    )
    return before, after
