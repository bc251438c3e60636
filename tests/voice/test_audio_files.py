"""Any sound file is heard as 16 kHz mono; what is no sound is refused in one line that names it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from voice.audio_files import AudioFileError, read_sound, to_ear, write_sound
from voice.ears.ear import RATE

SECOND = np.sin(2 * np.pi * 440 * np.arange(48000) / 48000).astype(np.float32) / 2


@pytest.mark.parametrize("ending", ["wav", "flac", "ogg"])
@pytest.mark.parametrize("rate", [8000, 16000, 22050, 44100, 48000])
@pytest.mark.parametrize("channels", [1, 2])
def test_any_rate_and_channels(tmp_path: Path, ending: str, rate: int, channels: int) -> None:
    tone = np.sin(2 * np.pi * 440 * np.arange(rate) / rate) / 2
    path = tmp_path / f"tone.{ending}"
    soundfile.write(path, np.repeat(tone[:, None], channels, axis=1), rate)
    sound = read_sound(path)
    assert sound.dtype == np.float32 and sound.ndim == 1
    assert abs(len(sound) - RATE) <= 2
    assert np.argmax(np.abs(np.fft.rfft(sound[:RATE]))) == pytest.approx(440, abs=2)
    assert np.abs(sound).max() == pytest.approx(0.5, abs=0.05)


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"", "empty"), (b"hello\nthere", "no sound file"), (b"RIFF\x24\0\0\0WAVEfmt ", "no sound file")],
)
def test_what_is_no_sound_is_refused_in_one_line(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "broken.wav"
    path.write_bytes(content)
    with pytest.raises(AudioFileError, match=says) as caught:
        read_sound(path)
    assert "broken.wav" in str(caught.value) and "\n" not in str(caught.value)


def test_no_samples_no_file_and_a_folder(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "none.wav", np.zeros((0, 1)), RATE)
    for path, says in [
        (tmp_path / "none.wav", "0 samples"),
        (tmp_path / "x.wav", "no such"),
        (tmp_path, "folder"),
    ]:
        with pytest.raises(AudioFileError, match=says):
            read_sound(path)


def test_broken_floats_are_silence() -> None:
    sound = to_ear(np.array([0.5, np.nan, np.inf, -np.inf, 3.0]), RATE)
    assert sound.tolist() == [0.5, 0.0, 0.0, 0.0, 1.0]


def test_written_sound_is_read_again(tmp_path: Path) -> None:
    sound = to_ear(SECOND, 48000)
    write_sound(tmp_path / "a.flac", sound)
    assert np.allclose(read_sound(tmp_path / "a.flac"), sound, atol=1e-4)
