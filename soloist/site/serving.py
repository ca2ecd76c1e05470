"""Showing a site on this machine: plain files, as any web host serves them."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path

HERE = "127.0.0.1"
KINDS = {".mjs": "text/javascript", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}


class Files(SimpleHTTPRequestHandler):
    """Says nothing of every file, and knows the kinds that some systems do not."""

    def guess_type(self, path: str | PathLike[str]) -> str:
        return KINDS.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of a folder; port 0 takes a free one."""
    return ThreadingHTTPServer((HERE, port), partial(Files, directory=str(folder)))
