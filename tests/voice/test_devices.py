"""Microphone and loudspeaker on virtual devices: what goes in comes out; stalls and unplugged devices are
noticed."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import numpy as np
import pytest

from tests.support.virtual_audio import VirtualAudio
from voice import devices
from voice.devices import DeviceError
from voice.ears.ear import RATE, Sound
from voice.loudspeaker import Loudspeaker
from voice.microphone import Microphone, MicrophoneLost

TONE = (np.sin(2 * np.pi * 440 * np.arange(RATE) / RATE) / 2).astype(np.float32)


def hear(microphone: Microphone, seconds: float) -> Sound:
    """What a microphone hears for some seconds."""
    end = time.monotonic() + seconds
    pieces = []
    while time.monotonic() < end:
        piece = microphone.read(0.2)
        if piece is not None:
            pieces.append(piece)
    return np.concatenate(pieces)


def loud_seconds(sound: Sound) -> float:
    """For how long there was more than silence."""
    return float((np.abs(sound) > 0.05).sum()) / RATE / (np.abs(TONE) > 0.05).mean()


def test_the_microphone_hears_what_is_said_into_it(audio: VirtualAudio) -> None:
    with Microphone() as microphone:
        assert microphone.read(5) is not None  # the first callback: from here on nothing is lost
        audio.speak(TONE, wait=False)
        heard = hear(microphone, 2.0)
    assert loud_seconds(heard) == pytest.approx(1.0, abs=0.1)
    assert microphone.dropped == 0


def test_a_late_reader_loses_nothing(audio: VirtualAudio) -> None:
    with Microphone() as microphone:
        assert microphone.read(5) is not None
        audio.speak(TONE)
        time.sleep(0.5)
        heard = microphone.read(1)
    assert heard is not None and loud_seconds(heard) == pytest.approx(1.0, abs=0.1)


def test_a_stalled_microphone_is_noticed_and_opens_again(audio: VirtualAudio) -> None:
    microphone = Microphone()
    assert microphone.read(5) is not None
    audio.stall()
    began = time.monotonic()
    with pytest.raises(MicrophoneLost, match="gives no sound"):
        hear(microphone, 10)
    assert time.monotonic() - began < 5
    audio.recover()
    microphone.reopen()
    assert microphone.read(5) is not None
    microphone.close()


def test_a_microphone_that_vanishes_is_noticed_and_none_is_there_to_reopen(audio: VirtualAudio) -> None:
    microphone = Microphone()
    assert microphone.read(5) is not None
    audio.vanish()
    with pytest.raises(MicrophoneLost):
        hear(microphone, 10)
    with pytest.raises(DeviceError, match="no microphone"):
        microphone.reopen()
    microphone.close()
    microphone.close()


def test_a_closed_microphone_is_off(audio: VirtualAudio) -> None:
    microphone = Microphone()
    microphone.close()
    assert not microphone.is_open
    with pytest.raises(MicrophoneLost, match="closed"):
        microphone.read(0.1)
    microphone.reopen()
    assert microphone.is_open and microphone.read(5) is not None
    microphone.close()


def test_an_unknown_device_is_one_line_that_names_those_there_are(audio: VirtualAudio) -> None:
    for kind in (Microphone, Loudspeaker):
        with pytest.raises(DeviceError, match=r"'trumpet'.*default") as caught:
            kind("trumpet")
        assert "\n" not in str(caught.value)


def test_no_device_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    devices.rescan()
    for kind, what in ((Microphone, "no microphone"), (Loudspeaker, "no loudspeaker")):
        with pytest.raises(DeviceError, match=what):
            kind()
    assert devices.names("input") == []


def test_the_loudspeaker_plays_all_of_it_and_knows_the_end(audio: VirtualAudio) -> None:
    loudspeaker = Loudspeaker()
    with audio.recording() as recording:
        began = time.monotonic()
        assert loudspeaker.play(TONE)
        took = time.monotonic() - began
    assert loud_seconds(recording.sound) == pytest.approx(1.0, abs=0.05)
    assert 0.9 <= took < 3


def test_volume(audio: VirtualAudio) -> None:
    loudspeaker = Loudspeaker()
    with audio.recording() as recording:
        loudspeaker.play(TONE, volume=0.5)
    assert np.abs(recording.sound).max() == pytest.approx(0.25, abs=0.02)


def test_stop_is_silence_within_a_fifth_of_a_second(audio: VirtualAudio) -> None:
    loudspeaker = Loudspeaker()
    with audio.recording() as recording:
        finished: list[bool] = []
        playing = threading.Thread(target=lambda: finished.append(loudspeaker.play(np.tile(TONE, 5))))
        playing.start()
        time.sleep(0.6)
        before = loud_seconds(recording.sound)
        loudspeaker.stop()
        playing.join(1)
        time.sleep(0.5)
    assert finished == [False]
    assert loud_seconds(recording.sound) - before < 0.2
    loudspeaker.arm()
    assert loudspeaker.play(TONE[:1600])


def test_a_stalled_loudspeaker_does_not_hang_the_game(audio: VirtualAudio) -> None:
    loudspeaker = Loudspeaker()
    threading.Timer(0.4, audio.stall_speaker).start()
    with pytest.raises(DeviceError, match="loudspeaker"):
        loudspeaker.play(np.tile(TONE, 3))


def test_a_loudspeaker_that_vanishes_is_one_line(audio: VirtualAudio) -> None:
    loudspeaker = Loudspeaker()
    threading.Timer(0.4, audio.vanish).start()
    with pytest.raises(DeviceError, match="loudspeaker"):
        loudspeaker.play(np.tile(TONE, 3))


def test_looking_for_devices_leaves_an_open_microphone_listening(
    audio: VirtualAudio, recording: Callable[[str], Sound]
) -> None:
    with Microphone() as microphone:
        assert microphone.read(5) is not None
        devices.rescan()
        assert microphone.read(5) is not None
        audio.speak(TONE, wait=False)
        assert loud_seconds(hear(microphone, 2.0)) == pytest.approx(1.0, abs=0.1)


def test_looking_for_devices_waits_for_the_end_of_a_sentence(audio: VirtualAudio) -> None:
    loudspeaker = Loudspeaker()
    with audio.recording() as recording:
        playing = threading.Thread(target=loudspeaker.play, args=(np.tile(TONE, 2),))
        playing.start()
        time.sleep(0.3)
        for _ in range(2):
            devices.rescan()
        playing.join(5)
    assert loud_seconds(recording.sound) == pytest.approx(2.0, abs=0.1)
