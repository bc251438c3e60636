"""The data of the languages: complete, checked on load, and errors that say where."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grammars.language import FOLDER, LanguageError, languages, load_language, read_language
from grammars.templates import TemplateError, expand

LANGUAGES = ("sv", "nl", "en")


def test_the_languages():
    assert set(languages()) == set(LANGUAGES)
    with pytest.raises(LanguageError, match="no language is called 'de'"):
        load_language("de")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER / "en", tmp_path / "en"))


def spoil(folder: Path, file: str, before: str, after: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "before", "after", "message"),
    [
        (
            "numbers.toml",
            'order = "tens-first"',
            'order = "backwards"',
            r"en/numbers.toml, line \d+, compounds.order",
        ),
        (
            "numbers.toml",
            '3 = ["three"]',
            '3 = "three"',
            r"en/numbers.toml, line \d+, words.3: must be a list",
        ),
        ("faces.toml", 'plural = "twos"', 'plurals = "twos"', r"en/faces.toml, line \d+, faces.2.plural"),
        ("bids.toml", "[choices]", "[choice]", r"en/bids.toml, line \d+, choice: no such key"),
        ("bids.toml", "[vague]", "[vage]", r"en/bids.toml, line \d+, vage"),
        ("calls.toml", '"liar liar"', '"liar [liar"', r"en/calls.toml, line \d+: \[ without \]"),
        (
            "calls.toml",
            '"liar liar"',
            '"<shout> liar"',
            r"en/calls.toml, line \d+: no macro is called 'shout'",
        ),
        (
            "calls.toml",
            '"liar liar"',
            "7",
            r"en/calls.toml, line \d+, challenge.both: must be a list of texts",
        ),
        ("controls.toml", "repeat = [", "repeet = [", r"en/controls.toml, line \d+, controls"),
        (
            "confusions.toml",
            '"sexes" = ["sixes", 0.4',
            '"sexes" = ["sixes", 40',
            r"en/confusions.toml, line \d+, likely.sexes",
        ),
        ("cards.toml", 'J = ["jack"', 'B = ["jack"', r"en/cards.toml, line \d+, ranks"),
        ("cards.toml", "order = ", "order == ", r"en/cards.toml: .*line \d+"),
        ("everyday.txt", "\n[resembling]\n", "\n", r"en/everyday.txt, line 1: the line \[resembling\]"),
    ],
)
def test_an_error_says_where(folder, file, before, after, message):
    spoil(folder, file, before, after)
    with pytest.raises(LanguageError, match=message) as raised:
        read_language(folder).sentences("dice")
    assert "\n" not in str(raised.value)


def test_a_file_that_is_missing(folder):
    (folder / "cards.toml").unlink()
    with pytest.raises(LanguageError, match=r"en/cards.toml: cannot be read"):
        read_language(folder)


@pytest.mark.parametrize("id", LANGUAGES)
def test_every_confusion_is_of_a_known_word(id):
    """A typing mistake in confusions.toml would be without effect, and so unseen."""
    language = load_language(id)
    confusions = language.data["confusions"]
    meant = list(confusions["same"].values()) + [row[0] for row in confusions["likely"].values()]
    known = language.words | set(language.table)
    for kind in ("dice", "cards"):
        known |= set(language.sentences(kind))
    from grammars.lexicon import squeeze

    assert [word for word in meant if squeeze(word) not in known] == []


@pytest.mark.parametrize("id", LANGUAGES)
def test_no_everyday_word_is_a_word_of_the_game(id):
    language = load_language(id)
    sentences = set(language.sentences("dice")) | set(language.sentences("cards"))
    resembling = language.everyday - set(language.common)
    assert sorted(resembling & (set(language.table) | sentences)) == []


def test_templates():
    assert expand("jag (säger|tror) [minst]", {}) == [
        "jag säger minst",
        "jag säger",
        "jag tror minst",
        "jag tror",
    ]
    assert expand("<who> bid", {"who": "(i|you)"}) == ["i bid", "you bid"]
    for wrong in ("(a|b", "a]", "<nobody>", "a<b"):
        with pytest.raises(TemplateError):
            expand(wrong, {})
    with pytest.raises(TemplateError):
        expand("<a>", {"a": "<a>"})
    with pytest.raises(TemplateError):
        expand("(a|b)" * 12, {})
