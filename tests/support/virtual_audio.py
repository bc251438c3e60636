"""A microphone and a loudspeaker in software only: a private PulseAudio, as any user, without systemd or
hardware."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from voice import devices
from voice.ears.ear import RATE, Sound

TOOLS = ("pulseaudio", "pactl", "pacat", "parec")
SET_UP = """
load-module module-native-protocol-unix socket={socket} auth-anonymous=1
load-module module-null-sink sink_name=mic_in rate=16000 channels=1 format=s16le norewinds=1
load-module module-remap-source source_name=mic master=mic_in.monitor
load-module module-null-sink sink_name=speaker rate=48000 channels=2 format=s16le norewinds=1
set-default-source mic
set-default-sink speaker
"""
"""norewinds: without it the first sound arrives a second or two late."""


class VirtualAudio:
    """Starts at once; `stop` ends the server and whatever it started."""

    def __init__(self, folder: Path) -> None:
        for tool in TOOLS:
            if shutil.which(tool) is None:
                raise RuntimeError(
                    f"{tool} is missing: apt-get install pulseaudio pulseaudio-utils libasound2-plugins"
                )
        self._folder = folder
        (folder / "run").mkdir(parents=True, mode=0o700)
        socket = folder / "native"
        (folder / "virtual.pa").write_text(SET_UP.format(socket=socket), encoding="utf-8")
        self.environment = {**os.environ, "PULSE_SERVER": f"unix:{socket}"}
        self._players: list[subprocess.Popen[bytes]] = []
        self._server = subprocess.Popen(
            [
                *(
                    "pulseaudio",
                    "-n",
                    "-F",
                    str(folder / "virtual.pa"),
                    "--daemonize=no",
                    "--exit-idle-time=-1",
                ),
                *("--use-pid-file=no", "--disable-shm=yes", f"--log-target=file:{folder / 'log'}"),
            ],
            env={**os.environ, "XDG_RUNTIME_DIR": str(folder / "run"), "HOME": str(folder)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 10
        while not self._answers():
            if time.monotonic() > deadline:
                self.stop()
                raise RuntimeError(
                    f"PulseAudio did not start: {(folder / 'log').read_text(errors='replace')}"
                )
            time.sleep(0.05)

    def speak(self, sound: Sound, *, wait: bool = True) -> None:
        """Plays sound into the microphone."""
        command = ["pacat", "--playback", "--device=mic_in", "--latency-msec=30", *_raw()]
        player = subprocess.Popen(command, env=self.environment, stdin=subprocess.PIPE)
        self._players.append(player)
        feeder = threading.Thread(target=_feed, args=(player, sound), daemon=True)
        feeder.start()
        if wait:
            feeder.join()
            player.wait(30)

    @contextlib.contextmanager
    def recording(self) -> Iterator[Recording]:
        """Records what the loudspeaker plays while the block runs."""
        command = ["parec", "--device=speaker.monitor", "--latency-msec=20", *_raw()]
        with subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE) as recorder:
            recording = Recording(recorder)
            recording.started.wait(5)
            try:
                yield recording
            finally:
                time.sleep(0.15)  # what was played last is still on its way
                recorder.terminate()

    def loop_back(self) -> None:
        """From now on the microphone hears the loudspeaker."""
        self._control(
            "load-module", "module-loopback", "source=speaker.monitor", "sink=mic_in", "latency_msec=30"
        )

    def stall(self) -> None:
        """The microphone stays there and gives no sound any more."""
        self._control("suspend-source", "mic", "1")
        self._control("suspend-sink", "mic_in", "1")

    def recover(self) -> None:
        """The microphone gives sound again."""
        self._control("suspend-sink", "mic_in", "0")
        self._control("suspend-source", "mic", "0")

    def stall_speaker(self) -> None:
        """The loudspeaker takes no sound any more."""
        self._control("suspend-sink", "speaker", "1")

    def vanish(self) -> None:
        """All devices go away at once, as when a headset is unplugged."""
        self._server.kill()
        self._server.wait()

    def stop(self) -> None:
        """Ends the server."""
        for player in self._players:
            player.kill()
            player.wait()
        self._server.terminate()
        try:
            self._server.wait(5)
        except subprocess.TimeoutExpired:
            self.vanish()

    def _control(self, *words: str) -> None:
        subprocess.run(
            ["pactl", *words], env=self.environment, check=True, stdout=subprocess.DEVNULL, timeout=10
        )

    def _answers(self) -> bool:
        return (
            subprocess.run(
                ["pactl", "info"], env=self.environment, capture_output=True, timeout=10
            ).returncode
            == 0
        )


class Recording:
    """What the loudspeaker played so far."""

    def __init__(self, recorder: subprocess.Popen[bytes]) -> None:
        self._pieces: list[bytes] = []
        self.started = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(recorder,), daemon=True)
        self._reader.start()

    @property
    def sound(self) -> Sound:
        data = b"".join(self._pieces)
        return np.frombuffer(data[: len(data) // 2 * 2], "<i2").astype(np.float32) / 32768

    def _read(self, recorder: subprocess.Popen[bytes]) -> None:
        assert recorder.stdout
        while piece := recorder.stdout.read1(4096):
            self._pieces.append(piece)
            self.started.set()


@contextlib.contextmanager
def virtual_audio(folder: Path) -> Iterator[VirtualAudio]:
    """Virtual devices that this process and its children use while the block runs."""
    audio = VirtualAudio(folder)
    before = os.environ.get("PULSE_SERVER")
    os.environ["PULSE_SERVER"] = audio.environment["PULSE_SERVER"]
    devices.rescan()
    try:
        yield audio
    finally:
        if before is None:
            del os.environ["PULSE_SERVER"]
        else:
            os.environ["PULSE_SERVER"] = before
        audio.stop()
        devices.rescan()


def _raw() -> tuple[str, ...]:
    return (f"--rate={RATE}", "--channels=1", "--format=s16le", "--raw")


def _feed(player: subprocess.Popen[bytes], sound: Sound) -> None:
    assert player.stdin
    with contextlib.suppress(BrokenPipeError), player.stdin as pipe:
        pipe.write((np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes())
