"""`bluffbord hear` on files of every kind."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import soundfile
import soxr

from voice.cli import main

RECORDINGS = Path(__file__).parent / "recordings"


def hear(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[dict[str, object]], str]:
    """(exit status, objects printed, standard error)."""
    with pytest.raises(SystemExit) as ended:
        main(["hear", "--ear", "builtin", *arguments])
    printed = capsys.readouterr()
    return int(ended.value.code or 0), [json.loads(line) for line in printed.out.splitlines()], printed.err


def test_the_object_of_the_contracts(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(RECORDINGS / "dev_sv_015.flac")
    status, (told,), _ = hear(capsys, "--lang", "sv", "--dice", "30", file)
    assert status == 0
    assert told["file"] == file
    assert told["text"] == "sex treor"
    assert (told["decision"], told["action"]) == ("act", {"act": "bid", "quantity": 6, "face": 3})
    assert told["alternatives"][0]["text"] == "sex treor"  # type: ignore[index]
    assert 0 < told["speech_end_s"] < told["decided_s"] < told["speech_end_s"] + 1  # type: ignore[operator]
    assert told["cpu_s"] > 0  # type: ignore[operator]


@pytest.mark.parametrize(
    ("name", "rate", "channels"),
    [("stereo.wav", 16000, 2), ("studio.wav", 48000, 1), ("telephone.wav", 8000, 1), ("cd.flac", 44100, 2)],
)
def test_any_rate_and_channels(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, rate: int, channels: int
) -> None:
    sound, at = soundfile.read(RECORDINGS / "dev_sv_015.flac", dtype="float32")
    resampled = soxr.resample(sound, at, rate)
    soundfile.write(tmp_path / name, np.stack([resampled] * channels, axis=1), rate)
    status, (told,), _ = hear(capsys, "--lang", "sv", "--dice", "30", str(tmp_path / name))
    assert (status, told["text"]) == (0, "sex treor")


def test_a_file_without_speech_gets_a_reject(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    soundfile.write(tmp_path / "quiet.wav", np.zeros(16000), 16000)
    status, (told,), _ = hear(capsys, "--lang", "nl", str(tmp_path / "quiet.wav"))
    assert (status, told["decision"], told["reason"], told["text"]) == (0, "reject", "not-understood", "")


@pytest.mark.parametrize(
    ("name", "content"),
    [("empty.wav", b""), ("text.wav", b"not a sound at all, but words"), ("cut.flac", b"fLaC\0")],
)
def test_no_sound_is_one_line_and_status_two(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, content: bytes
) -> None:
    (tmp_path / name).write_bytes(content)
    status, told, errors = hear(capsys, "--lang", "sv", str(tmp_path / name))
    assert (status, told) == (2, [])
    assert len(errors.splitlines()) == 1 and name in errors


def test_a_missing_file_is_said_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    status, told, errors = hear(capsys, "--lang", "sv", "nowhere.wav")
    assert (status, told) == (2, []) and "nowhere.wav" in errors


def test_several_files_and_an_explanation(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(RECORDINGS / name) for name in ("dev_sv_015.flac", "dev_sv_006.flac")]
    status, told, _ = hear(capsys, "--lang", "sv", "--after", "3,2", "--explain", *files)
    assert status == 0
    assert [t["file"] for t in told] == files
    assert [t["text"] for t in told] == ["sex treor", "dudo"]
    assert told[1]["explain"]["reason"] == "said"  # type: ignore[index]


def test_a_file_that_is_no_sound_does_not_silence_the_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.wav"
    bad.write_bytes(b"no sound")
    files = [str(RECORDINGS / "dev_sv_015.flac"), str(bad), str(RECORDINGS / "dev_sv_006.flac")]
    status, told, errors = hear(capsys, "--lang", "sv", "--dice", "30", *files)
    assert status == 2
    assert [one["file"] for one in told] == [files[0], files[2]]
    assert len(errors.splitlines()) == 1 and "bad.wav" in errors
