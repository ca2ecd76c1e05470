"""Showing a site on this machine: plain files, as any web host serves them."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = "127.0.0.1"


class Files(SimpleHTTPRequestHandler):
    """Says nothing of every file, and knows the kinds that some systems do not."""

    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript", ".js": "text/javascript", ".webmanifest": "application/manifest+json",
    }  # fmt: skip

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of a folder; port 0 takes a free one."""
    return ThreadingHTTPServer((HERE, port), partial(Files, directory=str(folder)))
