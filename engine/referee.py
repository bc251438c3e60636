"""The referee: replays a journal, tells every deed and event with the line that caused it, and where the
game stands.

    for told in replay(Path("game.jsonl")):
        print(json.dumps(told, ensure_ascii=False))

The last object is {"event": "standing", ...}, or {"error": "illegal", "line": ..., "rule": ..., "message":
...} for the first illegal line.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine import lines
from engine.errors import Event, IllegalAction
from engine.journal import numbered
from engine.record import Record
from engine.standing import standing


def replay(journal: Path | bytes) -> Iterator[Event]:
    """Every deed and event of a journal in order, each with "line", then the standing or the error.

    `journal` is a file or what stands in one. Raises OSError where the file cannot be read.
    """
    text = journal if isinstance(journal, bytes) else journal.read_bytes()
    record: Record | None = None
    number = 1
    try:
        for number, line in numbered(text):
            found = lines.read_object(line)
            if record is None:
                record = Record(lines.read_header(found))
                continue
            for event in record.take(found, number):
                yield event | {"line": number}
        if record is None:
            number = 1
            raise lines.malformed("the journal is empty")
    except IllegalAction as refusal:
        for event in refusal.before:
            yield event | {"line": number}
        yield error(number, refusal)
        return
    yield standing(record.state)


def error(number: int, refusal: IllegalAction) -> Event:
    """The object that ends the account of a journal with an illegal line."""
    return {"error": "illegal", "line": number, "rule": refusal.rule, "message": refusal.message}
