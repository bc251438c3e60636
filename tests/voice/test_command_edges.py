"""The edges of the command line: closed streams, letters that cannot be written, unexpected errors."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import click
import pytest

from tests.voice.test_commands import BLUFFBORD, TYPED, run
from voice import cli

ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}


@pytest.mark.skipif(os.name != "posix", reason="closes a stream by the shell")
@pytest.mark.parametrize("command", [["play", *TYPED], ["interpret"]])
@pytest.mark.parametrize("closed", ["<&-", "</dev/null >&-", "</dev/null 2>&-"])
def test_a_closed_stream_is_an_empty_one(tmp_path: Path, command: list[str], closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$@" {closed}', "sh", *BLUFFBORD, *command],
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_letters_that_the_locale_lacks_stop_no_game(tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    done = run("play", "--lang", "sv", *TYPED, "--name", "Åsa", "--journal", str(journal), **ASCII)
    assert done.returncode == 0 and "Traceback" not in done.stderr
    refused = run("play", "--name", "Sjå", "--lang", "sv", "--bots", "Åke,Åke", **ASCII)
    assert refused.returncode == 2 and len(refused.stderr.splitlines()) == 1


def test_json_is_utf_8_whatever_the_locale() -> None:
    done = run("interpret", "--lang", "nl", "vijf drieën", **ASCII)
    assert json.loads(done.stdout)["text"] == "vijf drieën"


def test_an_error_that_nobody_expected_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    @click.command()
    def doctor() -> None:
        raise ZeroDivisionError("by\nnothing")

    monkeypatch.setattr("voice.commands.doctor.doctor", doctor)
    with pytest.raises(SystemExit) as ended:
        cli.main(["doctor"])
    complaint = capsys.readouterr().err
    assert ended.value.code == 1
    assert (
        complaint.count("\n") == 1
        and "ZeroDivisionError" in complaint
        and "bluffbord, not yours" in complaint
    )
    monkeypatch.setenv(cli.DEBUG, "1")
    with pytest.raises(ZeroDivisionError):
        cli.main(["doctor"])
