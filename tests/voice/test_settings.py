"""Settings are kept, checked, and never stop a game."""

import pytest

from voice.settings import Settings, load_settings, save_settings, settings_path


def test_kept(tmp_path):
    path = tmp_path / "new" / "settings.toml"
    assert load_settings(path) == (Settings(), None)
    for settings in (Settings("nl", "brief", 300, 0.5), Settings(), Settings("sv", volume=0)):
        save_settings(settings, path)
        assert load_settings(path) == (settings, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.toml"]


BROKEN = [
    ('verbosity = "loud"', ", line 1: verbosity must be one of brief, normal, verbose, not 'loud'"),
    ('language = "sv"\nrate = 60', ", line 2: rate must be a whole number from 120 to 600, not 60"),
    ("rate = true", ", line 1: rate must be a whole number"),
    ("volume = 11", ", line 1: volume must be a number from 0 to 1, not 11"),
    ('language = "de"', ", line 1: language must be one of sv, nl, en, not 'de'"),
    ("language = 3", ", line 1: language must be one of"),
    ("\nspeed = 2", ", line 2: speed is no setting (but: language, verbosity, rate, volume)"),
    ("rate = ", "at end of document"),
    ("[[[", "line 1"),
]


@pytest.mark.parametrize("text, problem", BROKEN)
def test_a_broken_file_gets_one_clear_line(tmp_path, text, problem):
    path = tmp_path / "settings.toml"
    path.write_text(text)
    settings, said = load_settings(path)
    assert settings == Settings()
    assert problem in said and str(path) in said and "\n" not in said
    assert path.read_text() == text


def test_a_file_that_is_no_text(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert load_settings(path)[1] == f"{path} cannot be read (it is no text); the usual settings hold"
    assert "cannot be read" in load_settings(tmp_path)[1]


def test_they_stand_in_the_users_own_config_folder():
    assert settings_path().name == "settings.toml"
    assert settings_path().parent.name == "bluffbord"
