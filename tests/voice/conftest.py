"""What several tests of the voice package need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support import korean_model
from tests.support.virtual_audio import VirtualAudio, virtual_audio
from voice.audio_files import read_sound
from voice.ears.ear import Sound
from voice.ears.process import ProcessEar, open_ear

RECORDINGS = Path(__file__).parent / "recordings"


@pytest.fixture
def recording() -> Callable[[str], Sound]:
    """Reads a recording by its name: recording("dev_en_002")."""
    return lambda name: read_sound(RECORDINGS / f"{name}.flac")


@pytest.fixture(scope="session")
def vosk_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small, real Vosk model of a dynamic graph that hears some English (see
    korean_model)."""
    return korean_model.make_model(tmp_path_factory.mktemp("models") / "vosk-model-small-en-korean")


@pytest.fixture(scope="session")
def loaded_vosk_ear(vosk_model: Path) -> Iterator[ProcessEar]:
    ear = open_ear("vosk", "en", model=vosk_model, ear_words=korean_model.EAR_WORDS, decoys=0)
    assert isinstance(ear, ProcessEar)
    yield ear
    ear.close()


@pytest.fixture
def vosk_ear(loaded_vosk_ear: ProcessEar) -> ProcessEar:
    """One Vosk ear for all tests (it takes seconds to load), forgetful between them."""
    loaded_vosk_ear.reset()
    loaded_vosk_ear.expect(korean_model.PHRASES)
    return loaded_vosk_ear


@pytest.fixture
def audio(tmp_path: Path) -> Iterator[VirtualAudio]:
    """A microphone and a loudspeaker in software."""
    with virtual_audio(tmp_path / "audio") as devices:
        yield devices
