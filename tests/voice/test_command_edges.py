"""The edges of the command line: closed streams, letters that cannot be written, unexpected errors."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import click
import pytest

from tests.voice.test_commands import BLUFFBORD, TYPED, run
from voice import cli
from voice.doctor import Finding

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


needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")


@needs_full
def test_a_full_disk_is_named_with_what_to_do(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*BLUFFBORD, "rules", "list"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "standard output" in done.stderr and done.stderr.count("bluffbord:") == 1


def test_a_folder_that_cannot_be_written_is_named_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "game.jsonl"

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as context:
        context.setattr(os, "fsync", full)
        with pytest.raises(SystemExit) as ended:
            cli.main(["play", *TYPED, "--journal", str(journal)])
    complaint = capsys.readouterr().err
    assert ended.value.code == 1
    assert complaint.count("\n") == 1 and complaint.count("bluffbord:") == 1
    assert str(journal) in complaint and "--journal FILE" in complaint and "bluffbord doctor" in complaint
    done = run("play", *TYPED, "--journal", str(tmp_path / "file" / "game.jsonl"))
    assert done.returncode == 0
    (tmp_path / "no-folder").write_text("")
    done = run("play", *TYPED, "--journal", str(tmp_path / "no-folder" / "game.jsonl"))
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1 and "is a file" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="sends SIGINT")
def test_one_game_at_a_time_on_a_journal_and_ctrl_c_keeps_it(tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    playing = subprocess.Popen(
        [*BLUFFBORD, "play", "--lang", "en", *TYPED, "--seed", "3", "--journal", str(journal)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert playing.stdout and playing.stdin
    while "Your turn" not in playing.stdout.readline():
        pass
    other = run("resume", str(journal), *TYPED)
    assert other.returncode == 2
    assert len(other.stderr.splitlines()) == 1 and "another game is being played on" in other.stderr
    assert run("referee", str(journal)).returncode == 0
    time.sleep(0.2)
    playing.send_signal(signal.SIGINT)
    _, complaint = playing.communicate(timeout=30)
    assert playing.returncode == 1
    assert complaint.strip() == f"bluffbord resume {journal}"
    assert run("resume", str(journal), *TYPED).returncode == 0


def test_a_finished_game_is_resumed_with_who_won(tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    lines = [
        {
            "bluffbord": 1,
            "rules": "nl-perudo-open",
            "switches": {"dice_per_player": 1},
            "players": ["Anna", "Bo"],
            "table": {"language": "sv"},
        },
        {"event": "start", "player": "Anna"},
        {"event": "roll", "dice": {"Anna": [2], "Bo": [3]}},
        {"by": "Anna", "act": "bid", "quantity": 2, "face": 5},
        {"by": "Bo", "act": "challenge"},
    ]
    journal.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    done = run("resume", str(journal), *TYPED)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Bo vinner")


@pytest.mark.parametrize(("what", "status"), [("built-in ear", 1), ("microphone", 0)])
def test_the_doctor_tells_by_its_status_whether_the_program_is_broken(
    monkeypatch: pytest.MonkeyPatch, what: str, status: int
) -> None:
    found = [Finding(what, False, "is not here", vital=what == "built-in ear")]
    monkeypatch.setattr("voice.doctor.examine", lambda: iter(found))
    with pytest.raises(SystemExit) as ended:
        cli.main(["doctor"])
    assert ended.value.code == status


def test_models_alone_lists_them() -> None:
    done = run("models")
    assert done.returncode == 0 and "the built-in ear" in done.stdout
