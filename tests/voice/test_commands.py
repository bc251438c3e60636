"""The command line as a user meets it: real child processes, exit status, one line for every mistake."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

BLUFFBORD = [sys.executable, "-m", "voice.cli"]
TYPED = ["--ear", "typed", "--mouth", "print"]
RECORDING = Path(__file__).parent / "recordings" / "dev_sv_015.flac"


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*BLUFFBORD, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | environment,
    )


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["play", "--lang", "de"], "--lang"),
        (["play", "--rules", "poker"], "poker"),
        (["play", "--bots", "99"], "bots"),
        (["play", "--bots", "Erik,Erik"], "Erik"),
        (["play", "--name", "Sju", "--lang", "sv"], "sju"),
        (["play", "--ear", "nose"], "nose"),
        (["play", "--mouth", "foot"], "foot"),
        (["play", "--switch", "exact_call=perhaps"], "exact_call"),
        (["play", "--switch", "nonsense=on"], "nonsense"),
        (["play", "--level", "grandmaster"], "--level"),
        (["table", "--players", "Anna"], "two players"),
        (["table"], "--players"),
        (["resume", "nowhere.jsonl"], "nowhere.jsonl"),
        (["referee", "nowhere.jsonl"], "nowhere.jsonl"),
        (["arena", "--bots", "easy,wizard"], "wizard"),
        (["arena", "--bots", "easy,easy", "--games", "0"], "--games"),
        (["arena", "--bots", ",".join(["easy"] * 12), "--rules", "sv-bluffstopp"], "too many"),
        (["arena", "--bots", "easy,easy", "--switch", "nonsense=on"], "nonsense"),
        (["interpret", "--lang", "sv", "--after", "five"], "--after"),
        (["interpret", "--lang", "sv", "--after", "5,9", "x"], "--after"),
        (["hear", "--lang", "sv", "nowhere.wav"], "nowhere.wav"),
        (["interpret", "--after", "99,4", "x"], "--after"),
        (["interpret", "--after", "5,4,2", "x"], "--after"),
        (["interpret", "--after", "", "x"], "--after"),
        (["interpret", "--names", "Anna,anna", "x"], "--names"),
        (["hear", "--ear", "wyoming://localhost", "nowhere.wav"], "--ear"),
        (["hear", "--ear", "typed", str(RECORDING)], "--ear"),
        (["hear", str(RECORDING), "nowhere.wav"], "nowhere.wav"),
        (["play", "--bots", "-1"], "--bots"),
        (["play", "--bots", "2.5"], "--bots"),
        (["play", "--bots", ","], "--bots"),
        (["play", "--bots", "²"], "--bots"),
        (["play", "--bots", "Erik,"], "--bots"),
        (["play", "--bots", "10"], "players"),
        (["play", "--rules", "sv-bluffstopp", "--bots", "7"], "players"),
        (["play", "--name", ""], "--name"),
        (["play", "--name", "🎲"], "--name"),
        (["play", "--name", "erik", "--bots", "Erik"], "Erik"),
        (["table", "--players", "Anna,anna"], "anna"),
        (["table", "--players", "José,Jose"], "Jose"),
        (["table", "--players", "Anna,,Bo"], "--players"),
        (["demo", "--bots", "0"], "--bots"),
        (["demo", "--ear", "typed"], "--ear"),
        (["demo", "--mouth", "print"], "--mouth"),
        (["demo", "--switch", "nonsense=on"], "nonsense"),
        (["demo", "--ear", "wyoming://localhost:99999"], "--ear"),
        (["demo", "--ear", "wyoming://"], "--ear"),
        (["demo", "--ear", "wyoming://[::1"], "--ear"),
        (["demo", "--mouth", "wyoming://localhost"], "--mouth"),
        (["demo", "--mouth", "wyoming://localhost:0"], "--mouth"),
        (["rules", "show", "poker"], "poker"),
        (["models", "get", "nl", "--from", "/nonexistent"], "/nonexistent"),
        (["models", "get", "nl", "--from", "ftp://x"], "ftp://x"),
        (["models", "get", "nl", "--from", "https://"], "--from"),
        (["models", "get", "nl", "--from", ""], "--from"),
        (["models", "get", "de"], "de"),
        (["play", "--switch", "dice_per_player=0"], "1 to 100"),
        (["play", "--switch", "dice_per_player=1000000"], "1 to 100"),
        (["frobnicate"], "frobnicate"),
    ],
)
def test_a_mistake_is_one_line_that_names_it(arguments: list[str], names: str) -> None:
    done = run(*arguments)
    complaint = done.stderr.strip().splitlines()
    assert done.returncode == 2
    assert len(complaint) == 1 and names in complaint[0]
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("language", "lines", "answers"),
    [
        ("sv", "tre fyror\nhjälp\nvems tur", "hjälp när du vill"),
        ("nl", "drie vieren\nhelp\nwie is aan de beurt", "Perudo"),
        ("en", "three fours\nhelp\nwhose turn", "say help"),
    ],
)
def test_a_typed_game_ends_with_its_input_and_says_how_to_go_on(
    tmp_path: Path, language: str, lines: str, answers: str
) -> None:
    journal = tmp_path / "game.jsonl"
    done = run(
        "play", "--lang", language, *TYPED, "--seed", "3", "--journal", str(journal), typed=lines + "\n"
    )
    assert done.returncode == 0, done.stderr
    assert answers.lower() in done.stdout.lower()
    assert f"bluffbord resume {journal}" in done.stderr
    assert run("referee", str(journal)).returncode == 0


def test_a_game_is_never_written_over(tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    run("play", "--lang", "en", *TYPED, "--journal", str(journal))
    before = journal.read_bytes()
    again = run("play", "--lang", "en", *TYPED, "--journal", str(journal))
    assert again.returncode == 2 and "resume" in again.stderr
    assert journal.read_bytes() == before


def test_without_a_microphone_and_a_loudspeaker_the_game_is_typed_and_printed(tmp_path: Path) -> None:
    done = run(
        "play",
        "--lang",
        "sv",
        "--journal",
        str(tmp_path / "game.jsonl"),
        typed="hjälp\n",
        PULSE_SERVER="unix:/nowhere",
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "Perudo" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="kills with SIGKILL")
@pytest.mark.parametrize("moment", [0.05, 0.2, 0.4])
def test_killed_at_any_moment_nothing_is_lost_or_played_twice(tmp_path: Path, moment: float) -> None:
    journal = tmp_path / "game.jsonl"
    playing = subprocess.Popen(
        [*BLUFFBORD, "play", "--lang", "en", *TYPED, "--seed", "1", "--journal", str(journal)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert playing.stdin and playing.stdout
    assert "Perudo" in playing.stdout.readline()
    playing.stdin.write("three fours\nliar\n" * 30)
    playing.stdin.flush()
    time.sleep(moment)
    playing.send_signal(signal.SIGKILL)
    told = playing.stdout.read()
    playing.wait()
    before = [
        json.loads(line) for line in journal.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")
    ]
    resumed = run("resume", str(journal), *TYPED)
    assert resumed.returncode == 0, resumed.stderr
    after = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
    assert after[: len(before)] == before
    assert run("referee", str(journal)).returncode == 0
    rounds = [event for event in after if event.get("event") == "roll"]
    assert told.count("Round") <= len(rounds), "what was announced was on disk before"


def test_a_journal_cut_in_a_line_is_refused_by_the_referee_and_resumed_from_the_line_before(
    tmp_path: Path,
) -> None:
    journal = tmp_path / "game.jsonl"
    run("play", "--lang", "nl", *TYPED, "--seed", "1", "--journal", str(journal))
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-5])
    refused = run("referee", str(journal))
    error = json.loads(refused.stdout.splitlines()[-1])
    assert refused.returncode == 2
    assert (error["rule"], error["line"]) == ("malformed", len(whole.splitlines()))
    assert run("resume", str(journal), *TYPED).returncode == 0


@pytest.mark.parametrize("language", ["sv", "nl", "en"])
def test_a_demo_speaks_and_listens_until_somebody_has_won(language: str) -> None:
    done = run("demo", "--lang", language, "--seed", "2", "--bots", "1", "--ear", "builtin", "--json")
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    summary = told[-1]
    said = [one for one in told if "meant" in one]
    assert summary["event"] == "demo" and summary["winner"]
    assert summary["utterances"] == len(said) > 0
    otherwise = [one for one in said if one["decision"] == "act" and one["action"] != one["meant"]]
    assert summary["wrong"] == len(otherwise)
    assert summary["right"] > 0.8 * len(said)
    assert any(one.get("event") == "win" for one in told)


def test_the_arena_tells_shares_with_their_intervals() -> None:
    done = run("arena", "--bots", "random,easy", "--games", "20", "--seed", "1", "--json")
    told = json.loads(done.stdout)
    assert told["event"] == "arena" and told["games"] == 20
    assert sum(bot["wins"] for bot in told["bots"]) == 20
    for bot in told["bots"]:
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1


def test_no_line_moves_the_cursor_or_writes_over_another() -> None:
    done = run("play", "--lang", "sv", *TYPED, "--seed", "4", typed="tre fyror\nva\njag synar\n" * 5)
    assert not set(done.stdout + done.stderr) & {"\r", "\x1b", "\x08"}
