"""Reads the tensors of a CTranslate2 model file (`model.bin`)."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

TYPES = (np.float32, np.int8, np.int16, np.int32, np.float16)
"""The element types by their number in the file (CTranslate2: `DataType`)."""


def read_weights(path: Path) -> dict[str, NDArray[np.generic]]:
    """Every variable of the model by its name, aliases included. The format: CTranslate2, `model_spec.py`."""
    with path.open("rb") as file:
        _unpack(file, "I")  # version of the format
        _string(file)  # name of the model's kind
        _unpack(file, "I")  # its revision
        tensors: dict[str, NDArray[np.generic]] = {}
        for _ in range(_unpack(file, "I")[0]):
            name = _string(file)
            rank = _unpack(file, "B")[0]
            shape = _unpack(file, f"{rank}I")
            kind, size = _unpack(file, "B")[0], _unpack(file, "I")[0]
            tensors[name] = np.frombuffer(file.read(size), TYPES[kind]).reshape(shape)
        for _ in range(_unpack(file, "I")[0]):
            alias, name = _string(file), _string(file)
            tensors[alias] = tensors[name]
    return tensors


def _unpack(file: BinaryIO, layout: str) -> tuple[int, ...]:
    layout = "<" + layout
    return struct.unpack(layout, file.read(struct.calcsize(layout)))


def _string(file: BinaryIO) -> str:
    return file.read(_unpack(file, "H")[0])[:-1].decode()
