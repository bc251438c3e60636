"""What a folder with a Vosk model holds, read from disk: whether it is whole, takes a grammar, and which
words it has.

Layout: https://alphacephei.com/vosk/models; a model with `graph/HCLr.fst` and `graph/Gr.fst` (dynamic
graph) takes a grammar, one with `graph/HCLG.fst` (static graph) ignores it and says so only in its log.
"""

from __future__ import annotations

import struct
from pathlib import Path

NEEDED = ("am/final.mdl", "conf/mfcc.conf", "conf/model.conf")
DYNAMIC = ("graph/HCLr.fst", "graph/Gr.fst")
STATIC = ("graph/HCLG.fst",)
IVECTOR = ("final.dubm", "final.ie", "final.mat", "global_cmvn.stats", "online_cmvn.conf", "splice.conf")
"""Where there is a folder `ivector`, Vosk crashes later unless it holds all of these."""

FST_MAGIC = 2125659606
SYMBOLS_MAGIC = 2125658996
HAS_SYMBOLS = 3


def is_dynamic(model: Path) -> bool:
    """Whether the model takes a grammar."""
    return not (model / STATIC[0]).exists() and all((model / name).exists() for name in DYNAMIC)


def missing_files(model: Path) -> list[str]:
    """Files that the model needs and lacks (or that are empty); an empty list is a whole model."""
    graph = STATIC if (model / STATIC[0]).exists() else DYNAMIC
    ivector = [f"ivector/{name}" for name in IVECTOR] if (model / "ivector").is_dir() else []
    return [name for name in (*NEEDED, *graph, *ivector) if not _has_content(model / name)]


def word_list(model: Path) -> list[str]:
    """All words of the model, from graph/words.txt or the symbols inside graph/Gr.fst; empty if neither
    tells."""
    plain = model / "graph" / "words.txt"
    if plain.exists():
        lines = plain.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line.split()[0] for line in lines if line.strip()]
    grammar = model / DYNAMIC[1]
    return _symbols(grammar.read_bytes()) if grammar.exists() else []


def _symbols(data: bytes) -> list[str]:
    """The symbol table in the head of an OpenFst file (openfst/src/lib/fst.cc, symbol-table.cc)."""
    try:
        magic, at = struct.unpack_from("<i", data)[0], 4
        for _ in range(2):  # the types of the machine and of its arcs
            at += 4 + struct.unpack_from("<i", data, at)[0]
        flags = struct.unpack_from("<ii", data, at)[1]
        at += 40
        if (
            magic != FST_MAGIC
            or not flags & HAS_SYMBOLS
            or struct.unpack_from("<i", data, at)[0] != SYMBOLS_MAGIC
        ):
            return []
        at += 4
        at += 4 + struct.unpack_from("<i", data, at)[0]
        size = struct.unpack_from("<qq", data, at)[1]
        at += 16
        words = []
        for _ in range(size):
            start = at + 4
            at = start + int.from_bytes(data[at:start], "little")
            words.append(data[start:at])
            at += 8
    except struct.error:
        return []
    return [word.decode("utf-8", "replace") for word in words]


def _has_content(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0
