"""The journal: on disk before it is told, cut at any byte and gone on with, replayed to the same events."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tables import header, text_of

from engine import rulesets
from engine.game import Game
from engine.journal import Journal, JournalBusyError, JournalError, whole_lines
from engine.referee import replay


def play_out(game: Game, seed: int = 1) -> None:
    """Plays to the end. What is played depends on how far the game is and on nothing before."""
    while game.turn is not None:
        legal = game.legal_actions(game.turn)
        game.apply(game.turn, random.Random(f"{seed}/{len(game.events)}").choice(legal))


def whole_game(path: Path, rules: str, players: list[str], switches: dict[str, object]) -> bytes:
    game = Game(rules, players, seed=5, switches=switches, journal=path)
    play_out(game)
    game.close()
    return path.read_bytes()


@pytest.mark.parametrize(
    ("rules", "players", "switches", "every"),
    [
        ("nl-perudo-open", ["Anna", "Åke"], {"dice_per_player": 2}, 1),
        ("sv-perudo", ["Anna", "Bo", "Cia"], {"dice_per_player": 2}, 7),
        ("en-stakes", ["Anna", "Bo", "Cia"], {}, 7),
        ("sv-bluffstopp", ["Anna", "Bo"], {}, 23),
    ],
)
def test_cut_at_any_byte_nothing_is_lost_and_nothing_played_twice(
    tmp_path: Path, rules: str, players: list[str], switches: dict[str, object], every: int
) -> None:
    text = whole_game(tmp_path / "whole.jsonl", rules, players, switches)
    first = text.index(b"\n")
    path = tmp_path / "cut.jsonl"
    for cut in range(first, len(text) + 1, every):
        path.write_bytes(text[:cut])
        game = Game.resume(path)
        if cut % 13 == 0:
            play_out(game)
            assert path.read_bytes() == text, cut  # the same dice, the same deeds, to the last line
        game.close()
        kept = path.read_bytes()
        assert text.startswith(kept), cut
        assert kept.endswith(b"\n")
        assert kept.count(b"\n") >= text[:cut].count(b"\n"), cut


def test_a_cut_header_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    text = text_of([header("nl-perudo", ["Anna", "Bo"])])
    for cut in range(len(text) - 1):
        path.write_bytes(text[:cut])
        with pytest.raises(JournalError, match=r"game.jsonl, line 1: malformed"):
            Game.resume(path)
        assert path.read_bytes() == text[:cut]


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        (b'{"a": 1}\n{"b": 2}\n', b'{"a": 1}\n{"b": 2}\n'),
        (b'{"a": 1}\n{"b": 2}', b'{"a": 1}\n{"b": 2}\n'),
        (b'{"a": 1}\n{"b": ', b'{"a": 1}\n'),
        (b'{"a": 1}\n{"b": "\xc3', b'{"a": 1}\n'),
        (b'{"a": 1}\n\x00\x00', b'{"a": 1}\n'),
        (b'{"a": 1}\n\n  ', b'{"a": 1}\n\n'),
        (b"", b""),
    ],
)
def test_half_a_last_line_is_cut_off(text: bytes, whole: bytes) -> None:
    assert whole_lines(text) == whole


def test_resume_names_the_line_that_is_illegal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(
        text_of(
            [
                header("sv-bluff", ["Anna", "Bo"], switches={"dice_per_player": 1}),
                {"event": "start", "player": "Anna"},
                {"event": "roll", "dice": {"Anna": [1], "Bo": [2]}},
                {"by": "Anna", "act": "bid", "quantity": 3, "face": 4},
            ]
        )
    )
    with pytest.raises(JournalError, match="line 4: too-many"):
        Game.resume(path)


def test_a_journal_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious")
    with pytest.raises(FileExistsError):
        Game("sv-bluff", ["Anna", "Bo"], journal=path)
    assert path.read_text() == "precious"


@pytest.mark.parametrize("rules", rulesets.ids())
def test_a_replay_tells_what_was_told(tmp_path: Path, rules: str) -> None:
    path = tmp_path / "game.jsonl"
    game = Game(rules, ["Anna", "Bo", "Cia"], seed=3, journal=path)
    play_out(game)
    game.close()
    told = list(replay(path))
    assert [
        {key: value for key, value in event.items() if key != "line"} for event in told[:-1]
    ] == game.events
    assert told[-1] == game.standing()
    assert Game.resume(path).events == game.events


def test_undo_is_written_and_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = Game("sv-bluff", ["Anna", "Bo"], seed=3, journal=path)
    assert game.turn is not None
    first = game.turn
    game.apply(first, game.legal_actions(first)[3])
    last = path.read_bytes().count(b"\n")
    told = game.undo()
    assert told == [{"event": "undo", "line": last}]
    assert (game.turn, game.standing()["bid"]) == (first, None)
    game.apply(first, game.legal_actions(first)[0])
    game.close()
    resumed = Game.resume(path)
    assert resumed.standing() == game.standing()
    assert resumed.events == game.events
    assert list(replay(path))[-1] == game.standing()


def test_every_line_is_on_disk_before_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = Game("sv-bluffstopp", ["Anna", "Bo"], seed=3, journal=path)
    while game.turn is not None:
        before = path.read_bytes().count(b"\n")
        game.apply(game.turn, game.legal_actions(game.turn)[-1])
        assert path.read_bytes().count(b"\n") > before
        if before > 40:
            break


CHILD = """
import sys
from pathlib import Path
from engine.game import Game
game = Game("nl-perudo-open", ["Anna", "Bo", "Cia"], seed=9, journal=Path(sys.argv[1]))
while game.turn is not None:
    for event in game.apply(game.turn, game.legal_actions(game.turn)[0]):
        print(event, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing can be killed that hard here")
def test_killed_at_any_moment_what_was_told_is_in_the_journal(tmp_path: Path) -> None:
    for attempt in range(3):
        path = tmp_path / f"{attempt}.jsonl"
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE, cwd=Path.cwd()
        )
        assert child.stdout is not None
        told = child.stdout.readline()
        time.sleep(0.01 * attempt)
        os.kill(child.pid, signal.SIGKILL)
        told += child.stdout.read()
        child.wait()
        child.stdout.close()
        whole = [eval(line) for line in told.splitlines() if line.endswith(b"}")]
        resumed = Game.resume(path)
        assert [event for event in resumed.events if event in whole][: len(whole)]
        assert all(event in resumed.events for event in whole)
        play_out(resumed)
        assert resumed.winner


def test_lines_are_counted_with_blank_ones(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\n" + text_of([header("sv-bluff", ["Anna", "Bo"])]) + b"\n\n")
    journal, found = Journal.reopen(path)
    assert [number for number, _ in found] == [2]
    assert journal.append({"event": "start", "player": "Bo"}) == 5
    journal.close()
    assert json.loads(path.read_bytes().split(b"\n")[4]) == {"event": "start", "player": "Bo"}


def test_what_the_disk_does_not_take_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    game = Game("sv-bluff", ["Anna", "Bo"], seed=3, journal=path)
    before, standing = path.read_bytes(), game.standing()
    assert game.turn is not None

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as context:
        context.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            game.apply(game.turn, game.legal_actions(game.turn)[0])
    assert (path.read_bytes(), game.standing()) == (before, standing)
    play_out(game)
    game.close()
    assert list(replay(path))[-1] == game.standing()


def test_nobody_else_writes_to_a_journal_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = Game("sv-bluff", ["Anna", "Bo"], seed=3, journal=path)
    before = path.read_bytes()
    with pytest.raises(JournalBusyError):
        Game.resume(path)
    assert path.read_bytes() == before
    assert list(replay(path))[-1] == game.standing()
    game.close()
    Game.resume(path).close()
