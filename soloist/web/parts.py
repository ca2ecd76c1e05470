"""A page in parts: each has a name and a digest of what it shows, so that a browser that has one is not sent it again.

A part may hold other parts; its own text has a hole where one of them is. A browser says which parts it has, and gets a
*frame*: the parts that differ, with holes for those inside them that do not. Nothing is kept of this on the server.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TypeAlias, cast
from zlib import adler32, compress, decompress

from soloist.web import markup as h
from soloist.web.lit import LitTag

ROOT = "app"  # the whole page; its attributes are sent every time
DIGEST_LENGTH = 6  # letters: two texts look the same once in 64 ** 6 times
LONGEST_LIST = 16_000

Known = Mapping[str, str]  # digests by the names of parts


class Pressed(tuple[bytes]):
    """A text that is kept small, and made whole again whenever it is written."""

    __slots__ = ()

    @classmethod
    def of(cls, text: str) -> Pressed:
        return cls((compress(text.encode()),))

    @property
    def text(self) -> str:
        return decompress(self[0]).decode()


@dataclass(slots=True)
class Drawn(h.Kept):
    """A part of a page as text, with the parts inside it."""

    name: str
    tag: str
    attributes: str
    inside: Sequence[Piece] | Pressed
    lit: Sequence[str] = ()  # the lit pieces it is or has, but for those of the parts inside it
    digest: str = ""

    def seal(self) -> None:
        """Work out the digests."""
        if self.digest:
            return
        own = []
        for piece in self.pieces:
            if isinstance(piece, Drawn):
                piece.seal()
                own.append(f"\0{piece.name}\0")
            else:
                own.append(piece)
        text = ("" if self.name == ROOT else self.attributes) + "\0" + "".join(own)
        digest = blake2b(text.encode(), digest_size=6).digest()
        self.digest = urlsafe_b64encode(digest).decode()[:DIGEST_LENGTH]

    @property
    def pieces(self) -> Sequence[Piece]:
        """Its texts and the parts between them."""
        return (self.inside.text,) if isinstance(self.inside, Pressed) else self.inside

    @property
    def parts(self) -> list[Drawn]:
        """The parts inside it, for which no text has to be made whole."""
        return [piece for piece in self.inside if isinstance(piece, Drawn)]

    def pressed(self) -> Drawn:
        """The same, to be kept for later pages; nothing in it may differ from page to page, or hold other parts."""
        self.seal()
        return replace(self, inside=Pressed.of("".join(cast(Sequence[str], self.pieces))))

    @property
    def opening(self) -> str:
        return f'<{self.tag}{self.attributes} data-part="{self.name}" data-digest="{self.digest}">'

    def plain(self) -> str:
        inside = "".join([piece if isinstance(piece, str) else piece.plain() for piece in self.pieces])
        return f"<{self.tag}{self.attributes}>{inside}</{self.tag}>"

    def everything(self) -> Iterator[Drawn]:
        """This part and those inside it, in the order in which they begin."""
        yield self
        for each in self.parts:
            yield from each.everything()

    def digests(self) -> dict[str, str]:
        return {each.name: each.digest for each in self.everything()}


Piece: TypeAlias = str | Drawn


def part(name: str, element: h.Element) -> Drawn:
    """Make an element a part; its name stands once on a page."""
    start, *inside, _ = element.pieces
    lit = [piece.key for piece in element.pieces if type(piece) is LitTag]
    return Drawn(name, element.name, str(start)[len(element.name) + 1 : -1], joined(inside), lit)


def joined(pieces: Sequence[h.Piece]) -> list[Piece]:
    """The same with all texts between two parts in one."""
    found: list[Piece] = []
    done = 0
    for place in [place for place, piece in enumerate(pieces) if type(piece) is Drawn]:
        found += "".join(cast(Sequence[str], pieces[done:place])), cast(Drawn, pieces[place])
        done = place + 1
    return [*found, "".join(cast(Sequence[str], pieces[done:]))]


def whole_text(pieces: Sequence[Piece]) -> str:
    """All of it as text."""
    return "".join(piece if isinstance(piece, str) else _whole_part(piece) for piece in pieces)


def _whole_part(drawn: Drawn) -> str:
    return f"{drawn.opening}{whole_text(drawn.pieces)}</{drawn.tag}>"


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
        for each in page.parts:
            _collect(each, known, found)
    else:
        _write(page, known, found)
    return f'<template data-frame="{checksum(page)}">{"".join(found)}</template>'


def _collect(drawn: Drawn, known: Known, found: list[str]) -> None:
    """Add a part if the browser lacks it, or those inside it that it lacks."""
    if known.get(drawn.name) != drawn.digest:
        _write(drawn, known, found)
        return
    for inner in drawn.parts:
        _collect(inner, known, found)


def _write(drawn: Drawn, known: Known, found: list[str]) -> None:
    """Add a part with holes, and after it what has changed inside the parts that go into the holes."""
    filled: list[Drawn] = []
    found.append(_with_holes(drawn, known, filled))
    for part_kept in filled:
        for inner in part_kept.parts:
            _collect(inner, known, found)


def _with_holes(drawn: Drawn, known: Known, filled: list[Drawn]) -> str:
    texts = [drawn.opening]
    for piece in drawn.pieces:
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
