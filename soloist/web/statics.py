"""The files browsers load: each address carries a fingerprint of all of them, so that browsers may keep them."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from soloist.registry import homes

KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
FINGERPRINT = "fingerprint"


def folders() -> list[Traversable]:
    """Soloist's own, and those of games from outside."""
    return [files("soloist.web").joinpath("static"), *(files(home).joinpath("static") for home in homes())]


@cache
def contents() -> dict[str, bytes]:
    """Every file by its name."""
    return {
        file.name: file.read_bytes()
        for folder in folders()
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if "." + file.name.rpartition(".")[2] in KINDS
    }


@cache
def fingerprint() -> str:
    """Changes when any of the files does. Where others serve them, only this is kept in their place."""
    kept = files("soloist.web").joinpath("static", FINGERPRINT)
    if kept.is_file():
        return kept.read_text("ascii")
    whole = sha256()
    for name, content in contents().items():
        whole.update(name.encode() + b"\0" + content + b"\0")
    return whole.hexdigest()[:12]


def static_url(name: str) -> str:
    return f"/static/{fingerprint()}/{name}"


def media_type(name: str) -> str:
    return KINDS["." + name.rpartition(".")[2]]
