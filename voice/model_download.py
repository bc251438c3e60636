"""Downloads that break off and go on: a downloader for pooch that resumes, and says what happened in one
line."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Any, BinaryIO

import pooch  # type: ignore[import-untyped]
import requests
import urllib3
from tqdm import tqdm  # type: ignore[import-untyped]

TIMEOUT = (10, 30)
"""Seconds for the connection, and between two pieces."""
ATTEMPTS = 4
"""How often a download that breaks off goes on by itself."""
PIECE = 1 << 16
CHANGED = 412
NO_SUCH_RANGE = 416


class DownloadError(RuntimeError):
    """The file did not come; the message says why in one line, and what is kept for the next time."""


def download(url: str, folder: Path, name: str, *, digest: str | None, size: int | None) -> Path:
    """The file at `url` as `folder/name`, checked. What came before a download broke off is used.

    `digest` as pooch writes it ("sha256:...", "md5:..."), None: nothing is known; `size` in bytes likewise.
    """
    pooch.get_logger().setLevel("CRITICAL")
    part = folder / f"{name}.part"
    resumed = part.exists()
    fetch = ResumingDownloader(part, size)
    try:
        return Path(pooch.retrieve(url, known_hash=digest, fname=name, path=folder, downloader=fetch))
    except ValueError:  # pooch: the digest is another one; it has thrown the file away
        if resumed:  # the old beginning may have been another file's
            return download(url, folder, name, digest=digest, size=size)
        raise DownloadError(
            f"{url} is not the file that it should be (its {_kind(digest)} differs)"
        ) from None
    except requests.RequestException as error:
        raise DownloadError(f"{_host(url)} cannot be reached ({_reason(error)})") from None
    except OSError as error:
        raise DownloadError(f"{error.filename or folder}: {error.strerror or error}") from None


def fetch_json(url: str) -> Any:
    """A small JSON document."""
    try:
        answer = requests.get(url, timeout=TIMEOUT)
        answer.raise_for_status()
        return answer.json()
    except requests.RequestException as error:
        raise DownloadError(f"{url} cannot be read ({_reason(error)})") from None


def matches(file: Path, digest: str) -> bool:
    """Whether a file has a digest ("sha256:...")."""
    kind, _, value = digest.partition(":")
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, kind).hexdigest() == value.lower()


class ResumingDownloader:
    """For `pooch.retrieve`: what has come so far stays in `part`, and the rest is asked for by Range."""

    def __init__(self, part: Path, size: int | None) -> None:
        self._part = part
        self._size = size

    def __call__(self, url: str, output_file: str, pooch: Any) -> None:
        self._part.parent.mkdir(parents=True, exist_ok=True)
        for attempt in range(1, ATTEMPTS + 1):
            before = self._have
            try:
                self._go_on(url)
                break
            except _BrokenOff as broken:
                if attempt == ATTEMPTS or (attempt > 1 and self._have == before):
                    raise DownloadError(f"{url} {broken}; run it again to go on from there") from None
        self._part.replace(output_file)

    @property
    def _have(self) -> int:
        return self._part.stat().st_size if self._part.exists() else 0

    def _go_on(self, url: str) -> None:
        have = self._have
        asked = {"Accept-Encoding": "identity"}
        if have:
            asked["Range"] = f"bytes={have}-"
        with requests.get(url, stream=True, timeout=TIMEOUT, headers=asked) as answer:
            if have and answer.status_code in (CHANGED, NO_SUCH_RANGE):
                total = answer.headers.get("Content-Range", "").rpartition("/")[2]
                if total == str(have):  # it was all there already
                    return
                self._part.unlink()
                raise _BrokenOff("has changed since it was begun")
            answer.raise_for_status()
            if answer.status_code != requests.codes.partial_content:
                have = 0  # it gives the whole file, or a server that knows no Range
            total_size = self._check_size(url, have, answer.headers.get("Content-Length"))
            with self._part.open("ab" if have else "wb") as file, _bar(self._part, total_size, have) as bar:
                self._copy(answer, file, bar, total_size)

    def _check_size(self, url: str, have: int, length: str | None) -> int | None:
        total = have + int(length) if length and length.isdigit() else self._size
        if self._size is not None and total != self._size:
            raise DownloadError(
                f"{url} has {total} bytes where {self._size} are expected: not the right file"
            )
        return total

    def _copy(self, answer: requests.Response, file: BinaryIO, bar: tqdm[Any], total: int | None) -> None:
        try:
            # iter_content would throw away the piece in which the connection ends
            while piece := answer.raw.read1(PIECE, decode_content=False):
                file.write(piece)
                bar.update(len(piece))
                if total is not None and file.tell() > total:
                    raise DownloadError(f"{answer.url} sends more than the {total} bytes that it announced")
        except urllib3.exceptions.HTTPError:
            raise _BrokenOff(f"broke off after {file.tell()} of {total or '?'} bytes") from None
        if total is not None and file.tell() < total:
            raise _BrokenOff(f"broke off after {file.tell()} of {total} bytes")


class _BrokenOff(Exception):  # noqa: N818
    """The connection ended before the file did."""


def _bar(part: Path, total: int | None, have: int) -> tqdm[Any]:
    """A progress bar on a terminal; nothing that moves for screen readers and logs."""
    still = not sys.stderr.isatty() or bool(os.environ.get("ACCESSIBLE"))
    name = part.name.removesuffix(".part")
    if still and not have:
        print(f"getting {name}" + (f" ({total / 1e6:.0f} MB)" if total else ""), file=sys.stderr)
    return tqdm(total=total, initial=have, unit="B", unit_scale=True, desc=name, disable=still, leave=True)


def _reason(error: Exception) -> str:
    if isinstance(error, requests.HTTPError) and error.response is not None:
        return f"{error.response.status_code} {error.response.reason}"
    if isinstance(error, requests.Timeout):
        return "no answer in time"
    if isinstance(error, requests.ConnectionError):
        return "no connection"
    return (str(error) or type(error).__name__).splitlines()[0]


def _host(url: str) -> str:
    return url.split("/")[2] if "//" in url else url


def _kind(digest: str | None) -> str:
    return (digest or "digest:").partition(":")[0]
