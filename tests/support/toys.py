"""Objects that misbehave in a child process as native engines do."""

from __future__ import annotations

import os
import time


class Engine:
    """Counts what it is told, and hangs, dies or raises when asked."""

    def __init__(self, start: int = 0, load_seconds: float = 0.0) -> None:
        time.sleep(load_seconds)
        self.total = start

    def add(self, number: int) -> None:
        self.total += number

    def value(self) -> int:
        return self.total

    def hang(self) -> None:
        time.sleep(1000)

    def die(self) -> None:
        os.write(2, b"engine: out of luck\n")
        os.abort()

    def complain(self) -> None:
        raise ValueError("no such voice")

    def chatter(self) -> str:
        print("engines print on standard output", flush=True)
        os.write(1, b"behind Python's back too\n")
        return "answered"


class Stillborn:
    """Dies while it loads, as Vosk does on some broken models."""

    def __init__(self) -> None:
        os.abort()


class Refuses:
    """Cannot be made, and says so."""

    def __init__(self) -> None:
        raise ValueError("the folder is empty")
