"""The journal on disk: one JSON object a line, each there for good before it is told to anybody.

Kill the program at any moment: `Journal.reopen` goes on from the last whole line.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from types import TracebackType

from engine import lines
from engine.errors import Event, IllegalAction
from engine.journal_lock import lock


class JournalError(ValueError):
    """A journal that cannot be gone on with. The message is one line that names file, line and rule."""

    def __init__(self, path: Path, line: int, refusal: IllegalAction) -> None:
        self.line = line
        self.rule = refusal.rule
        super().__init__(f"{path}, line {line}: {refusal.rule}: {refusal.message}")


class JournalBusyError(OSError):
    """Another process, or this one, writes to the journal already."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EBUSY, "another game is being played on this journal", str(path))


class Journal:
    """A journal that is written to, by nobody else until it is closed."""

    def __init__(self, path: Path, file: FileIO, written: int) -> None:
        self.path = path
        self._file = file
        self.written = written
        """Lines in the file, blank ones counted."""

    @classmethod
    def create(cls, path: Path) -> Journal:
        """A new, empty journal. Raises FileExistsError where there is one: nothing is ever written over."""
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("xb", buffering=0)
        if not lock(file):  # somebody resumes it already
            file.close()
            raise JournalBusyError(path)
        journal = cls(path, file, 0)
        if os.name == "posix":  # the name must be on disk as well as the lines
            folder = os.open(path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
        return journal

    @classmethod
    def reopen(cls, path: Path) -> tuple[Journal, list[tuple[int, Event]]]:
        """A journal to go on with, and its objects with their line numbers; half a last line is cut off.

        Raises JournalError for a whole line that is no object, JournalBusyError while another game is played
        on it, OSError where the file cannot be read or written.
        """
        file = path.open("r+b", buffering=0)
        try:
            if not lock(file):
                raise JournalBusyError(path)
            return cls._reopened(path, file)
        except BaseException:
            file.close()
            raise

    @classmethod
    def _reopened(cls, path: Path, file: FileIO) -> tuple[Journal, list[tuple[int, Event]]]:
        text = file.readall()
        whole = whole_lines(text)
        found = []
        for number, line in numbered(whole):
            try:
                found.append((number, lines.read_object(line)))
            except IllegalAction as refusal:
                raise JournalError(path, number, refusal) from None
        if not found:
            raise JournalError(path, 1, lines.malformed("there is no whole line in this journal"))
        kept = min(len(whole), len(text))
        file.truncate(kept)
        file.seek(kept)
        file.write(whole[kept:])  # the line end that a whole last line lacks
        os.fsync(file.fileno())
        return cls(path, file, whole.count(b"\n")), found

    def append(self, event: Event) -> int:
        """Writes one line and waits until it is on disk. Gives its number.

        Raises OSError where the disk does not take it; then the journal is as it was before.
        """
        end = self._file.tell()
        line = json.dumps(event, ensure_ascii=False).encode("utf-8") + b"\n"
        try:
            if self._file.write(line) != len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.path))
            os.fsync(self._file.fileno())
        except OSError as error:
            error.filename = error.filename or str(self.path)
            self._file.seek(end)
            self._file.truncate(end)
            raise
        self.written += 1
        return self.written

    def close(self) -> None:
        """No more is written."""
        self._file.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def whole_lines(text: bytes) -> bytes:
    """`text` up to the end of its last whole line, with a line end after it; a last line that is no JSON is
    half one."""
    head, end, last = text.rpartition(b"\n")
    if not last.strip():
        return head + end
    try:
        lines.read_object(last)
    except IllegalAction:
        return head + end
    return text + b"\n"


def numbered(text: bytes) -> Iterator[tuple[int, bytes]]:
    """The lines of a journal that are not blank, each with its number (1 up)."""
    for number, line in enumerate(text.removeprefix(b"\xef\xbb\xbf").split(b"\n"), 1):
        if line.strip():
            yield number, line
