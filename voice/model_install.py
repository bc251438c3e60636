"""Puts a speech model where the game finds it: checked, whole, and all at once."""

from __future__ import annotations

import re
import shutil
import stat
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath, PureWindowsPath

import platformdirs

from engine.position import Position
from engine.rulesets import load
from grammars.language import load_language
from grammars.phrases import phrases
from voice import models
from voice.ears.errors import EarError
from voice.ears.process import ProcessEar, open_ear
from voice.ears.vosk_model import missing_files
from voice.model_download import DownloadError, download, fetch_json, matches
from voice.models import Model

STAGING = ".bluffbord-"
UNPACKED = "unpacked"
STALE = 3600
"""Seconds after which what a killed installation left behind is cleared away."""
SPARE = 50_000_000
"""Bytes that must stay free on the disk."""


class ModelError(RuntimeError):
    """The model could not be had; the message says why, and what to do, in one line."""


def get(language: str, source: str | None = None, *, folder: Path | None = None, probe: bool = True) -> Path:
    """The folder of a language's model, after getting it from the official site or from `source` (a zip
    file, a folder or a web address) into `folder`. With `probe` an ear tries it first. Raises ModelError."""
    model = official(language)
    folder = folder or models.writable_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _clear_stale(folder)
        if source and not _is_url(source):
            return _from_disk(Path(source), model, folder, probe)
        return _from_site(source, model, folder, probe)
    except OSError as error:
        raise ModelError(f"{error.filename or folder}: {error.strerror or error}") from None
    except DownloadError as error:
        raise ModelError(f"{error}; until then the game listens with the built-in ear") from None


def official(language: str) -> Model:
    """The official model of a language; ModelError if there is none."""
    for model in models.MODELS:
        if model.language == language:
            return model
    known = ", ".join(model.language for model in models.MODELS)
    raise ModelError(f"no model for {language!r}; there are models for {known}")


def install_zip(file: Path, model: Model, folder: Path, *, probe: bool = True) -> Path:
    """Unpacks a zip file and swaps the model in. Raises ModelError and leaves everything as it was
    otherwise."""
    with _staging(folder) as stage:
        try:
            with zipfile.ZipFile(file) as archive:
                _check_members(file, archive, folder)
                archive.extractall(stage / UNPACKED)
        except (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError) as error:
            raise ModelError(f"{file} is no whole zip file ({error})") from None
        return _swap_in(_model_root(stage / UNPACKED, file), stage, model, folder, probe)


def _from_site(source: str | None, model: Model, folder: Path, probe: bool) -> Path:
    base = (source or models.SITE).rstrip("/")
    url = base if base.endswith(".zip") else f"{base}/{model.name}.zip"
    is_official = url.endswith(f"/{model.name}.zip")
    digest = _digest(model, url.rpartition("/")[0]) if is_official else None
    size = model.size if is_official and model.exact else None
    cache = Path(platformdirs.user_cache_dir("bluffbord", appauthor=False))
    file = download(url, cache, url.rpartition("/")[2], digest=digest, size=size)
    path = install_zip(file, model, folder, probe=probe)
    file.unlink(missing_ok=True)
    return path


def _from_disk(source: Path, model: Model, folder: Path, probe: bool) -> Path:
    if source.is_dir():
        root = _model_root(source, source)
        with _staging(folder) as stage:
            copy = stage / UNPACKED / root.resolve().name
            shutil.copytree(root, copy)
            return _swap_in(copy, stage, model, folder, probe)
    if not source.is_file():
        raise ModelError(f"{source}: no such file or folder")
    if source.name == f"{model.name}.zip" and model.sha256 and not matches(source, f"sha256:{model.sha256}"):
        raise ModelError(f"{source} is not the official {model.name} (its sha256 differs); get it again")
    return install_zip(source, model, folder, probe=probe)


def _digest(model: Model, site: str) -> str:
    """The digest of the zip file: known here, or the md5 of the site's own list."""
    if model.sha256:
        return f"sha256:{model.sha256}"
    for entry in fetch_json(f"{site}/model-list.json"):
        if (
            isinstance(entry, dict)
            and entry.get("name") == model.name
            and re.fullmatch("[0-9a-f]{32}", entry.get("md5", ""))
        ):
            return f"md5:{entry['md5']}"
    raise ModelError(f"{site}/model-list.json names no md5 for {model.name}: it cannot be checked")


def _check_members(file: Path, archive: zipfile.ZipFile, folder: Path) -> None:
    """Nothing may land outside the folder, and all of it must fit."""
    for member in archive.infolist():
        posix, windows = PurePosixPath(member.filename), PureWindowsPath(member.filename)
        outside = (
            posix.is_absolute() or windows.drive or windows.root or ".." in (*posix.parts, *windows.parts)
        )
        if outside or stat.S_ISLNK(member.external_attr >> 16):
            raise ModelError(f"{file} holds {member.filename!r}, which leads out of the folder: refused")
    size = sum(member.file_size for member in archive.infolist())
    free = shutil.disk_usage(folder).free
    if size + SPARE > free:
        raise ModelError(f"{folder} has {free / 1e6:.0f} MB free and {size / 1e6:.0f} MB are needed")


def _model_root(place: Path, source: Path) -> Path:
    """The folder with the model in it, at most one level down."""
    for root in (place, *sorted(path for path in place.iterdir() if path.is_dir())):
        if (root / "am").is_dir() or (root / "graph").is_dir():
            missing = missing_files(root)
            if missing:
                raise ModelError(f"the model in {source} is incomplete: it lacks {', '.join(missing)}")
            return root
    raise ModelError(f"{source} holds no Vosk model (no folder with am/ and graph/)")


def _swap_in(root: Path, stage: Path, model: Model, folder: Path, probe: bool) -> Path:
    """From the staging folder to its place in one step; an older one goes only after that."""
    name = root.name if models.name_pattern(model.language).match(root.name) else model.name
    if probe:
        try:
            open_ear("vosk", model.language, model=root).close()
        except EarError as error:
            raise ModelError(str(error)) from None
    place, old = folder / name, stage / "old"
    if place.exists():
        place.replace(old)
    try:
        root.replace(place)
    except OSError:
        if old.exists():
            old.replace(place)
        raise
    return place


@contextmanager
def _staging(folder: Path) -> Iterator[Path]:
    """A folder on the same disk that is gone afterwards, whatever happens."""
    stage = Path(tempfile.mkdtemp(prefix=STAGING, dir=folder))
    try:
        yield stage
    finally:
        shutil.rmtree(stage, ignore_errors=True)


def _clear_stale(folder: Path) -> None:
    for left in folder.glob(f"{STAGING}*"):
        if time.time() - left.stat().st_mtime > STALE:
            shutil.rmtree(left, ignore_errors=True)


def _is_url(source: str) -> bool:
    return bool(re.match(r"https?://", source))


def check(path: Path, language: str) -> str | None:
    """What is wrong with an installed model, tried with an ear; None if it hears."""
    missing = missing_files(path)
    if missing:
        return f"lacks {', '.join(missing)}"
    try:
        open_ear("vosk", language, model=path).close()
    except EarError as error:
        return str(error)
    return None


def deaf_to(path: Path, language: str) -> list[str]:
    """The words of the game that a model can hear in no way (see `voice.ears.ear_words`); none where it hears
    freely, and nobody can tell. Raises EarError."""
    ear = open_ear("vosk", language, model=path)
    assert isinstance(ear, ProcessEar)
    words = load_language(language)
    missing: set[str] = set()
    for rules in ("nl-perudo-open", "sv-bluffstopp"):
        ear.expect(phrases(words, Position(rules=load(rules))))
        missing.update(ear.missing_words())
    ear.close()
    return sorted(missing)
