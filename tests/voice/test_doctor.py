"""The doctor says in a line each what is here and how to get what is not, on a machine without any sound
too."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.virtual_audio import VirtualAudio
from voice import doctor, models
from voice.doctor import Finding, examine


def findings() -> dict[str, Finding]:
    return {finding.what: finding for finding in examine()}


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "voice.cli", "doctor", *words]
    env = {**os.environ, "PULSE_SERVER": "unix:/nowhere", **environment}
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=60)


def test_without_sound_it_says_so_and_how_to_go_on(tmp_path: Path) -> None:
    told = run("--json", BLUFFBORD_MODELS=str(tmp_path))
    assert told.returncode == 0 and told.stderr == ""
    found = {line["what"]: line for line in map(json.loads, told.stdout.splitlines())}
    assert found["python"]["here"] and found["packages"]["here"] and found["built-in ear"]["here"]
    assert not found["microphone"]["here"] and "type" in found["microphone"]["says"]
    assert not found["loudspeaker"]["here"] and "prints" in found["loudspeaker"]["says"]
    for language in ("sv", "nl", "en"):
        assert found[f"voice {language}"]["here"]
        assert f"bluffbord models get {language}" in found[f"vosk model {language}"]["says"]
        assert not found[f"vosk model {language}"]["needed"]
    assert found["versions"]["vosk"]


def test_each_finding_is_one_plain_line() -> None:
    told = run()
    assert told.returncode == 0
    assert all(
        line.startswith(("ok ", "missing ", "extra ", "versions ")) for line in told.stdout.splitlines()
    )


def test_with_devices_it_names_them(audio: VirtualAudio) -> None:
    found = findings()
    assert found["microphone"].here and "default" in found["microphone"].says
    assert found["loudspeaker"].here


def test_a_model_that_is_here_or_broken(
    vosk_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "vosk-model-small-en-mine").symlink_to(vosk_model)
    (tmp_path / "vosk-model-small-nl-0.22").mkdir()
    monkeypatch.setenv("BLUFFBORD_MODELS", str(tmp_path))
    found = {finding.what: finding for finding in doctor._vosk_models()}
    assert found["vosk model en"].here and "takes a grammar" in found["vosk model en"].says
    assert not found["vosk model nl"].here and "incomplete" in found["vosk model nl"].says


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(models, "builtin_ear_missing", lambda: ["head.npz"])
    monkeypatch.setattr(doctor.importlib.metadata, "requires", lambda name: ["nothing-like-it>=1"])
    monkeypatch.setattr(
        doctor.platformdirs, "user_config_dir", lambda *args, **options: str(tmp_path / "a" / "b")
    )
    found = findings()
    assert not found["built-in ear"].here and "head.npz" in found["built-in ear"].says
    assert not found["packages"].here and "nothing-like-it" in found["packages"].says
    assert found["folder for settings"].here


def test_a_look_that_fails_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> None:
        raise RuntimeError("out of luck")

    monkeypatch.setitem(doctor.LOOKS, "voices", fails)  # type: ignore[arg-type]
    assert findings()["voices"] == Finding(
        "voices", False, "could not be looked at: RuntimeError: out of luck"
    )
