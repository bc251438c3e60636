"""An object in a watched child process: native speech engines crash, hang and leak, and the game goes on.

The parent holds a `Child` and calls methods of an object that lives in another Python process; the child is
`serve`. Frames are pickles with a length before them, over its standard input and output, so that it works
alike on Linux, macOS and Windows. A child leads its own process group (Ctrl-C at the table is for the game)
and ends when its input does, even if the game was killed.
"""

from __future__ import annotations

import contextlib
import importlib
import itertools
import logging
import os
import pickle
import queue
import signal
import struct
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from pathlib import Path
from typing import Any, BinaryIO

log = logging.getLogger(__name__)

START_TIMEOUT = 120.0
"""Seconds that an engine may take to load (a Vosk model of 300 MB from a slow disk)."""
CALL_TIMEOUT = 15.0
"""Seconds after which a call counts as hung."""
RESTARTS = 3
"""Crashes in a row, without one answered call between them, after which a child is given up."""


class ChildCrashError(RuntimeError):
    """The child died or hung in the middle of things; it is being restarted, what it had in hand is lost."""


class ChildLostError(ChildCrashError):
    """The child crashed too often in a row and is not started again."""


class Child:
    """Calls an object in a child process; `factory` is "module:callable", called there with `args`, `kwargs`.

    It starts at once and loads in the background; the first `call` (or `ready`) waits for it. Safe to
    use from several threads.
    """

    def __init__(
        self, name: str, factory: str, *args: Any, start_timeout: float = START_TIMEOUT, **kwargs: Any
    ) -> None:
        self.name = name
        self._order = (factory, args, kwargs)
        self._start_timeout = start_timeout
        self._kept: dict[str, tuple[Any, ...]] = {}
        self._crashes = 0
        self._lock = threading.RLock()
        self._process: _Process | None = _Process(self._order)

    @property
    def pid(self) -> int | None:
        """The process id, None after it was closed or given up."""
        return self._process.popen.pid if self._process else None

    def revive(self) -> bool:
        """Starts the process again if it died while nobody waited for it; whether that was so."""
        with self._lock:
            if not self._process or self._process.popen.poll() is None:
                return False
            with contextlib.suppress(ChildCrashError):
                self._recover("died while idle")
            return True

    def ready(self) -> None:
        """Waits until the object was made; raises what its factory raised, or ChildCrashError."""
        self.call(None)

    def send(self, method: str, *args: Any, keep: bool = False) -> None:
        """Calls without waiting; an error comes with the next `call`. `keep`: call again after a restart."""
        with self._lock:
            if keep:
                self._kept[method] = args
            if self._process:
                self._process.send(None, method, args)

    def call(self, method: str | None, *args: Any, timeout: float = CALL_TIMEOUT) -> Any:
        """Calls and waits for the answer, `timeout` seconds at most once the engine is loaded.

        Raises what the method raised, ChildCrashError if the process died or hung (it has been restarted),
        ChildLostError if it died too often.
        """
        with self._lock:
            if not self._process:
                raise ChildLostError(f"{self.name} is closed or was given up")
            process = self._process
            try:
                process.await_ready(self._start_timeout)
                answer = process.ask(method, args, timeout)
            except _GoneError as gone:
                self._recover(str(gone))
            except BaseException:
                if process.failed:  # its factory raised: starting it again would raise again
                    self.close()
                raise
            else:
                self._crashes = 0
                return answer

    def close(self) -> None:
        """Ends the process; harmless when done twice."""
        with self._lock:
            process, self._process = self._process, None
        if process:
            process.end()

    def _recover(self, why: str) -> None:
        assert self._process
        last_words = self._process.last_words()
        self._process.kill()
        self._crashes += 1
        if self._crashes >= RESTARTS:
            self._process = None
            raise ChildLostError(
                f"{self.name} {why}, {self._crashes} times in a row, and is given up{last_words}"
            )
        log.warning("%s %s and is started again%s", self.name, why, last_words)
        self._process = _Process(self._order)
        for method, args in self._kept.items():
            self._process.send(None, method, args)
        raise ChildCrashError(f"{self.name} {why} and is started again")


class _GoneError(Exception):
    """This process is no use any more; the text says why."""


class _Process:
    """One life of a child: the process, a thread that writes to it, and two that read from it."""

    def __init__(self, order: tuple[str, tuple[Any, ...], dict[str, Any]]) -> None:
        root = str(Path(__file__).resolve().parent.parent)
        path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
        group: dict[str, Any] = {"start_new_session": True}
        if sys.platform == "win32":
            group = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW}
        self.popen = subprocess.Popen(
            [sys.executable, "-P", "-m", "voice.child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={"OPENBLAS_NUM_THREADS": "1", **os.environ, "PYTHONPATH": path},  # small matrices: one core
            **group,
        )
        self.failed = False
        self._ready = False
        self._numbers = itertools.count(1)
        self._out: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._in: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._said: deque[str] = deque(maxlen=20)
        for work in (self._write, self._read, self._read_errors):
            threading.Thread(target=work, daemon=True, name=f"{order[0]} {work.__name__}").start()
        self._finalizer = weakref.finalize(self, _kill, self.popen)  # also at the end of the program
        self._out.put(order)

    def send(self, number: int | None, method: str | None, args: tuple[Any, ...]) -> None:
        self._out.put((number, method, args))

    def await_ready(self, timeout: float) -> None:
        if self._ready:
            return
        _, error, _ = self._next(time.monotonic() + timeout, "did not start")
        if error is not None:
            self.failed = True
            raise error
        self._ready = True

    def ask(self, method: str | None, args: tuple[Any, ...], timeout: float) -> Any:
        number = next(self._numbers)
        self.send(number, method, args)
        deadline = time.monotonic() + timeout
        while True:
            answered, error, value = self._next(deadline, "hung")
            if answered == number:
                if error is not None:
                    raise error
                return value

    def last_words(self) -> str:
        """The last line on its standard error, to say why it died."""
        time.sleep(0.05)  # the reader of its last words may be a moment behind
        return f" ({self._said[-1]})" if self._said else ""

    def end(self) -> None:
        self._out.put(None)  # the writer closes its input, and it ends by itself
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.popen.wait(2.0)
        self.kill()

    def kill(self) -> None:
        self._out.put(None)
        self._finalizer()

    def _next(self, deadline: float, slow: str) -> Any:
        try:
            answer = self._in.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise _GoneError(f"{slow} in time") from None
        if answer is None:
            self._in.put(None)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.popen.wait(2.0)
            code = self.popen.returncode
            end = signal.Signals(-code).name if code and code < 0 else f"status {code}"
            raise _GoneError(f"died ({end})")
        return answer

    def _write(self) -> None:
        assert self.popen.stdin
        with contextlib.suppress(OSError, ValueError), self.popen.stdin as pipe:
            for frame in iter(self._out.get, None):
                _put(pipe, frame)

    def _read(self) -> None:
        assert self.popen.stdout
        with contextlib.suppress(OSError, EOFError, pickle.UnpicklingError), self.popen.stdout as pipe:
            while True:
                self._in.put(_get(pipe))
        self._in.put(None)

    def _read_errors(self) -> None:
        assert self.popen.stderr
        with contextlib.suppress(OSError, ValueError), self.popen.stderr as pipe:
            for line in pipe:
                text = line.decode("utf-8", "replace").strip()
                if text:
                    self._said.append(text)
                    log.debug("%s", text)


def _kill(popen: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        popen.kill()
    with contextlib.suppress(subprocess.TimeoutExpired):
        popen.wait(5.0)  # no zombie


def _put(pipe: BinaryIO | Any, frame: Any) -> None:
    data = pickle.dumps(frame, protocol=pickle.HIGHEST_PROTOCOL)
    pipe.write(struct.pack("<Q", len(data)) + data)
    pipe.flush()


def _get(pipe: BinaryIO | Any) -> Any:
    head = pipe.read(8)
    if len(head) < 8:
        raise EOFError
    return pickle.loads(pipe.read(struct.unpack("<Q", head)[0]))


def serve() -> None:
    """The child's half: makes the object that the first frame orders, answers calls until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what engines print must not get among the frames
    frames: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(frames,), daemon=True).start()
    target = None
    try:
        target = _make(*frames.get())
        _put(answers, (0, None, None))
    except Exception as error:
        _put(answers, (0, _portable(error), None))
    else:
        _answer(target, frames, answers)
    if target is not None and hasattr(target, "close"):
        target.close()
    os._exit(0)  # engines that crash while they are torn down do so unheard


def _make(factory: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    module, _, name = factory.partition(":")
    return getattr(importlib.import_module(module), name)(*args, **kwargs)


def _answer(target: Any, frames: queue.SimpleQueue[Any], answers: Any) -> None:
    pending: Exception | None = None  # the first error since the last answer
    for number, method, args in iter(frames.get, None):
        value = None
        try:
            value = getattr(target, method)(*args) if method else None
        except Exception as error:
            pending = pending or error
        if number is not None:
            _put(answers, (number, _portable(pending), value))
            pending = None


def _listen(frames: queue.SimpleQueue[Any]) -> None:
    with contextlib.suppress(EOFError, OSError):
        while True:
            frames.put(_get(sys.stdin.buffer))
    frames.put(None)
    time.sleep(1.0)
    os._exit(1)  # an engine that hangs must not outlive the game


def _portable(error: Exception | None) -> Exception | None:
    """The error as the parent can load it: itself, or its text where it cannot travel."""
    if error is None:
        return None
    try:
        copy = pickle.loads(pickle.dumps(error))
        return copy if isinstance(copy, Exception) else RuntimeError(str(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    importlib.import_module("voice.child").serve()  # under its own name, so that its errors can be pickled
