"""Opening a saved match: checked as strictly as if somebody had made it up."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from soloist.engine.errors import BadRecord, SoloistError
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.web.pages.importing import import_page
from soloist.web.pages.shell import BODY_CLASS, STYLES, title_of
from soloist.web.people import Visitor, remember, visitor_of
from soloist.web.records import read_match
from soloist.web.room import seating_of
from soloist.web.site import read_form, site_of


async def ask(request: Request) -> Response:
    return show(request, visitor_of(request))


async def open_record(request: Request) -> Response:
    """Keep the match of a file, held by this browser in all people's seats."""
    site, visitor = site_of(request), visitor_of(request)
    try:
        content = await uploaded(request, visitor)
        match, seats = await site.rooms.run(opened, content)
    except SoloistError as problem:
        return show(request, visitor, problem.message)
    finally:
        await request.close()
    name = await site.rooms.begin(match, visitor.person, seats)
    response = RedirectResponse(f"/m/{name}", 303)
    remember(response, visitor, request.url.scheme == "https")
    return response


async def uploaded(request: Request, visitor: Visitor) -> bytes:
    """The file of the form; raises BadRecord if there is none."""
    await read_form(request, visitor)
    file = (await request.form()).get("file")
    content = await file.read() if isinstance(file, UploadFile) else b""
    if not content:
        raise BadRecord(msg("choose a file first"))
    return content


def read_text(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(msg("this is not a Soloist record")) from None


def opened(content: bytes) -> tuple[Match, Sequence[Seat]]:
    """The match of a record and the seats people sit at; raises BadRecord if anything in it does not fit."""
    match = read_match(read_text(content))
    return match, seating_of(match).people


def show(request: Request, visitor: Visitor, problem: Message | None = None) -> Response:
    site = site_of(request)
    frame = site.frame(request, visitor)
    title = title_of(frame, msg("Open a saved file"))
    return site.page(
        request, visitor, title, import_page(frame, problem), styles=STYLES, body_class=BODY_CLASS,
        status=200 if problem is None else 400,
    )  # fmt: skip


ROUTES = [Route("/import", ask), Route("/import", open_record, methods=["POST"])]
