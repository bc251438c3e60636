"""What a player has chosen for good: language, how much is said, how fast and how loud.

    settings, problem = load_settings()     problem: one line about a file that cannot be used, or None
    save_settings(replace(settings, rate=240))

They stand in one TOML file, settings.toml in the user's own config folder; a file that is broken is left as
it is and costs the choices, never the game.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, fields
from pathlib import Path

from grammars.messages import VERBOSITIES
from voice.mouths.mouth import RATE_DEFAULT, RATE_FASTEST, RATE_SLOWEST

LANGUAGE_CODES = ("sv", "nl", "en")
FILE_NAME = "settings.toml"


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices of one user."""

    language: str | None = None
    """One of LANGUAGE_CODES; None: that of the system."""
    verbosity: str = "normal"
    """One of "brief", "normal", "verbose"."""
    rate: int = RATE_DEFAULT
    """Words a minute."""
    volume: float = 1.0
    """0 (silent) to 1."""

    def __post_init__(self) -> None:
        """Raises ValueError, naming the setting, for what cannot be."""
        if self.language is not None and self.language not in LANGUAGE_CODES:
            raise ValueError(f"language must be one of {', '.join(LANGUAGE_CODES)}, not {self.language!r}")
        if self.verbosity not in VERBOSITIES:
            raise ValueError(f"verbosity must be one of {', '.join(VERBOSITIES)}, not {self.verbosity!r}")
        if type(self.rate) is not int or not RATE_SLOWEST <= self.rate <= RATE_FASTEST:
            raise ValueError(
                f"rate must be a whole number from {RATE_SLOWEST} to {RATE_FASTEST}, not {self.rate!r}"
            )
        if type(self.volume) not in (int, float) or not 0 <= self.volume <= 1:
            raise ValueError(f"volume must be a number from 0 to 1, not {self.volume!r}")


def settings_path() -> Path:
    """Where the settings of this user stand."""
    from platformdirs import user_config_path

    return user_config_path("bluffbord", appauthor=False) / FILE_NAME


def load_settings(path: Path | None = None) -> tuple[Settings, str | None]:
    """The settings, and what is wrong with their file (one line with file and line), if anything: then the
    defaults hold. A file that does not exist is no problem."""
    path = path or settings_path()
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings(), None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        return Settings(), f"{path} cannot be read ({reason}); the usual settings hold"
    try:
        found = tomllib.loads(text)
        unknown = [name for name in found if name not in _NAMES]
        if unknown:
            raise ValueError(f"{unknown[0]} is no setting (but: {', '.join(_NAMES)})")
        return Settings(**found), None
    except ValueError as error:  # also what tomllib raises
        where = _line_of(str(error), text)
        return Settings(), f"{path}{where}: {' '.join(str(error).split())}; the usual settings hold"


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Writes the settings, whole or not at all. Raises OSError where the folder cannot be written to."""
    path = path or settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [
        f"{name} = {_toml(getattr(settings, name))}" for name in _NAMES if getattr(settings, name) is not None
    ]
    beside = path.with_suffix(".new")
    beside.write_text("\n".join(lines) + "\n", encoding="utf-8")
    beside.replace(path)


_NAMES = tuple(field.name for field in fields(Settings))


def _toml(value: str | int | float) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _line_of(message: str, text: str) -> str:
    """Where in `text` the setting stands that `message` begins with, as ", line 3"; empty if that is unknown
    or the message says so itself."""
    name = message.split()[0]
    for number, line in enumerate(text.splitlines(), 1):
        if re.match(rf"\s*{re.escape(name)}\s*=", line):
            return f", line {number}"
    return ""
