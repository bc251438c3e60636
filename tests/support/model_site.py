"""A model site on this machine that can break off, lie about sizes, forget ranges, and send something
else."""

from __future__ import annotations

import contextlib
import io
import threading
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

FILES = ("am/final.mdl", "conf/mfcc.conf", "conf/model.conf", "graph/HCLr.fst", "graph/Gr.fst", "README")


def model_zip(name: str, *, without: str = "", extra: dict[str, bytes] | None = None) -> bytes:
    """A zip file with the files of a dynamic model (their content is nonsense)."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for file in FILES:
            if file != without:
                archive.writestr(f"{name}/{file}", file.encode() * 2000)
        for path, content in (extra or {}).items():
            archive.writestr(path, content)
    return out.getvalue()


class Site:
    """Serves `files` by path; `requests` are those that came."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.requests: list[tuple[str, str | None]] = []
        self.break_after: list[int] = []
        """Bytes after which each next answer breaks off."""
        self.ranges = True
        """Whether it knows ranges."""
        self.announce: int | None = None
        """The length that it announces, instead of the true one."""
        site = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                site.answer(self)

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def answer(self, to: BaseHTTPRequestHandler) -> None:
        asked = to.headers.get("Range")
        self.requests.append((to.path, asked))
        to.close_connection = True
        if to.path not in self.files:
            to.send_error(404)
            return
        content = self.files[to.path]
        start = int(asked.removeprefix("bytes=").rstrip("-")) if asked and self.ranges else 0
        if start and start >= len(content):
            to.send_response(416)
            to.send_header("Content-Range", f"bytes */{len(content)}")
            to.send_header("Content-Length", "0")
            to.end_headers()
            return
        rest = content[start:]
        to.send_response(206 if start else 200)
        if start:
            to.send_header("Content-Range", f"bytes {start}-{len(content) - 1}/{len(content)}")
        to.send_header("Content-Length", str(self.announce if self.announce is not None else len(rest)))
        to.end_headers()
        with contextlib.suppress(OSError):
            to.wfile.write(rest[: self.break_after.pop(0)] if self.break_after else rest)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextlib.contextmanager
def model_site() -> Iterator[Site]:
    """A site while the block runs."""
    site = Site()
    try:
        yield site
    finally:
        site.close()
