"""Names that would be taken for words of the game are refused; those of the bots never would."""

from itertools import combinations

import pytest

from grammars import player_names
from grammars.language import load_language
from grammars.player_names import STYLES, VOICES, bot_names, name_clash

LANGUAGES = ("sv", "nl", "en")
CLASHES = [
    ("sv", "Nia"),
    ("sv", "Tia"),
    ("sv", "Mia"),
    ("sv", "Jonte"),
    ("sv", "Ess"),
    ("sv", "Anna Nia"),
    ("nl", "Zes"),
    ("nl", "Tien"),
    ("nl", "Dries"),
    ("en", "Ace"),
    ("en", "Jack"),
    ("en", "Trey"),
    ("en", "King"),
]
FINE = [
    ("sv", "Anna"),
    ("sv", "Bo"),
    ("sv", "Cia"),
    ("sv", "Erik"),
    ("sv", "Eva"),
    ("sv", "Peter"),
    ("nl", "Anna"),
    ("nl", "Bo"),
    ("nl", "Jan"),
    ("nl", "Sanne"),
    ("en", "Anna"),
    ("en", "Bo"),
    ("en", "Emma"),
    ("en", "Paul"),
]


@pytest.mark.parametrize("language, name", CLASHES)
def test_a_name_like_a_word_of_the_game(language, name):
    assert name_clash(name, language)


@pytest.mark.parametrize("language, name", FINE)
def test_other_names_will_do(language, name):
    assert name_clash(name, language) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_can_be_told_apart_from_the_game_and_from_each_other(language):
    bots = bot_names(language)
    assert len(bots) >= 6
    assert {bot.style for bot in bots} == set(STYLES) and {bot.voice for bot in bots} == set(VOICES)
    sound = load_language(language).sound
    for bot in bots:
        assert name_clash(bot.name, language) is None
    for one, other in combinations(bots, 2):
        keys = (sound.keys(bot.name.lower()) for bot in (one, other))
        assert sound.distance(*keys, most=9) > 2 * player_names.TOO_NEAR, (one.name, other.name)


def test_what_is_wrong_with_a_list_of_names(tmp_path, monkeypatch):
    monkeypatch.setattr(player_names, "LANGUAGES", tmp_path)
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "names.toml").write_text('[[bots]]\nname = "A"\nstyle = "odd"\nvoice = "male"\n')
    with pytest.raises(ValueError, match="bot 1"):
        bot_names("xx")
    with pytest.raises(ValueError, match="'yy'"):
        bot_names("yy")
