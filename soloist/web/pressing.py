"""Compressed responses: pages and files, for browsers that take gzip.

Event streams are not, they would be held back; nor is what is short, and what holds a secret that is the same every
time, such as seat links: who could have a page drawn with a guess of theirs, and see how long it is on the wire, would
learn the secret. The token of the forms is on most pages, so it is masked anew for each (`people.Signer`).
"""

from __future__ import annotations

import zlib
from functools import cache

from starlette.datastructures import Headers
from starlette.responses import Response

from soloist.web.statics import contents, media_type

SHORT = 800  # bytes: in one packet with its head anyway
QUICK, BEST = 3, 9  # for pages, which are made once: 4 takes twice as long for 6 % less; for files, pressed once
GZIP = 16 + zlib.MAX_WBITS


def takes_gzip(headers: Headers) -> bool:
    for offer in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = offer.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def pressed(content: bytes, level: int = QUICK) -> bytes:
    """In the format of gzip, without the time, so that the same is pressed the same."""
    press = zlib.compressobj(level, zlib.DEFLATED, GZIP)
    return press.compress(content) + press.flush()


def page_response(headers: Headers, text: str, status: int = 200, *, is_secret: bool = False) -> Response:
    """A page for who sent these headers; best in a worker thread, pressing takes some milliseconds."""
    content = text.encode()
    kind, varies = "text/html; charset=utf-8", {"vary": "accept-encoding"}
    if is_secret or len(content) < SHORT or not takes_gzip(headers):
        return Response(content, status, varies, kind)
    return Response(pressed(content), status, {"content-encoding": "gzip", **varies}, kind)


@cache
def pressed_file(name: str) -> bytes:
    """A file, pressed when it is first asked for."""
    return pressed(contents()[name], BEST)


def press_files() -> None:
    """Press all of them now, before there are several processes that would each do it."""
    for name in contents():
        pressed_file(name)


def file_response(headers: Headers, name: str, kept: str) -> Response:
    """A file that browsers load and may keep."""
    said = {"cache-control": kept, "vary": "accept-encoding"}
    if len(contents()[name]) < SHORT or not takes_gzip(headers):
        return Response(contents()[name], media_type=media_type(name), headers=said)
    return Response(pressed_file(name), media_type=media_type(name), headers={"content-encoding": "gzip", **said})
