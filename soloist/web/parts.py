"""A page in parts: each has a name and a digest of what it shows, so that a browser that has one is not sent it again.

A part may hold other parts; its own text has a hole where one of them is. A browser says which parts it has, and gets a
*frame*: the parts that differ, with holes for those inside them that do not. Nothing is kept of this on the server.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeAlias
from zlib import adler32

import htpy as h

from soloist.web.lit import Lit

ROOT = "app"  # the whole page; its attributes are sent every time
DIGEST_LENGTH = 6  # letters: two texts look the same once in 64 ** 6 times
LONGEST_LIST = 16_000

Known = Mapping[str, str]  # digests by the names of parts


class Part(h.Element):
    """An element that is a part; elsewhere it is drawn like any other."""

    __slots__ = ("lit", "part")
    part: str
    lit: str  # the lit piece it is; none: empty


def part(name: str, element: h.Element) -> Part:
    """Make an element a part; its name stands once on a page."""
    made = Part(element._name, element._attrs, element._children)
    made.part = name
    made.lit = element.key if isinstance(element, Lit) else ""
    return made


@dataclass(slots=True)
class Drawn:
    """A part as text, with the parts inside it."""

    name: str
    tag: str
    attributes: str
    inside: list[Piece]
    digest: str = ""
    lit: str = ""  # the lit piece it is

    def seal(self, fresh: str) -> None:
        """Work out the digests; `fresh` is a text that differs on every page and means the same: the forms' token."""
        if self.digest:
            return
        own = []
        for piece in self.inside:
            if isinstance(piece, Drawn):
                piece.seal(fresh)
                own.append(f"\0{piece.name}\0")
            else:
                own.append(piece)
        text = ("" if self.name == ROOT else self.attributes) + "\0" + "".join(own)
        digest = blake2b((text.replace(fresh, "") if fresh else text).encode(), digest_size=6).digest()
        self.digest = urlsafe_b64encode(digest).decode()[:DIGEST_LENGTH]

    @property
    def opening(self) -> str:
        return f'<{self.tag}{self.attributes} data-part="{self.name}" data-digest="{self.digest}">'

    def __html__(self) -> str:
        """As part of another page."""
        return _whole_part(self)

    def everything(self) -> Iterator[Drawn]:
        """This part and those inside it, in the order in which they begin."""
        yield self
        for piece in self.inside:
            if isinstance(piece, Drawn):
                yield from piece.everything()

    def digests(self) -> dict[str, str]:
        return {each.name: each.digest for each in self.everything()}


Piece: TypeAlias = str | Drawn


def whole_text(pieces: Sequence[Piece]) -> str:
    """All of it as text."""
    return "".join(piece if isinstance(piece, str) else _whole_part(piece) for piece in pieces)


def _whole_part(drawn: Drawn) -> str:
    return f"{drawn.opening}{whole_text(drawn.inside)}</{drawn.tag}>"


# what a browser has, and what it lacks


def read_known(header: str | None) -> dict[str, str] | None:
    """The parts a browser says it has: `name:digest name:digest`; None if it wants a whole page."""
    if header is None or len(header) > LONGEST_LIST:
        return None
    pairs = (item.rpartition(":") for item in header.split())
    return {name: digest for name, _, digest in pairs}


def frame_text(page: Drawn, known: Known) -> str:
    """What makes the page of a browser that has these parts this page."""
    found: list[str] = []
    if known.get(page.name) == page.digest:
        found.append(f"{page.opening}</{page.tag}>")
        for piece in page.inside:
            _collect(piece, known, found)
    else:
        _write(page, known, found)
    return f'<template data-frame="{checksum(page)}">{"".join(found)}</template>'


def _collect(piece: Piece, known: Known, found: list[str]) -> None:
    """Add a part if the browser lacks it, or those inside it that it lacks."""
    if isinstance(piece, str):
        return
    if known.get(piece.name) != piece.digest:
        _write(piece, known, found)
        return
    for inner in piece.inside:
        _collect(inner, known, found)


def _write(drawn: Drawn, known: Known, found: list[str]) -> None:
    """Add a part with holes, and after it what has changed inside the parts that go into the holes."""
    filled: list[Drawn] = []
    found.append(_with_holes(drawn, known, filled))
    for part_kept in filled:
        for inner in part_kept.inside:
            _collect(inner, known, found)


def _with_holes(drawn: Drawn, known: Known, filled: list[Drawn]) -> str:
    texts = [drawn.opening]
    for piece in drawn.inside:
        if isinstance(piece, str):
            texts.append(piece)
        elif known.get(piece.name) == piece.digest:
            texts.append(f'<template data-hole="{piece.name}"></template>')
            filled.append(piece)
        else:
            texts.append(_with_holes(piece, known, filled))
    return "".join((*texts, f"</{drawn.tag}>"))


def checksum(page: Drawn) -> int:
    """Of all names and digests in their order: the script works it out too, and fetches a whole page if it differs."""
    return adler32(" ".join(f"{each.name}:{each.digest}" for each in page.everything()).encode())
