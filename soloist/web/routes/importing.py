"""Opening a saved match: checked as strictly as if somebody had made it up."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from soloist.engine.errors import BadRecord, SoloistError
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.web.pages.importing import import_page
from soloist.web.records import read_match
from soloist.web.room import seating_of
from soloist.web.site import Visit


async def ask(request: Request) -> Response:
    return show(Visit(request))


async def open_record(request: Request) -> Response:
    """Keep the match of a file, held by this browser in all people's seats."""
    visit = Visit(request)
    try:
        content = await uploaded(visit)
        match, seats = await visit.site.rooms.run(opened, content)
    except SoloistError as problem:
        return show(visit, problem.message)
    finally:
        await request.close()
    name = await visit.site.rooms.begin(match, visit.visitor.person, seats)
    return visit.go_to(f"/m/{name}")


async def uploaded(visit: Visit) -> bytes:
    """The file of the form; raises BadRecord if there is none."""
    await visit.form()
    file = (await visit.request.form()).get("file")
    content = await file.read() if isinstance(file, UploadFile) else b""
    if not content:
        raise BadRecord(msg("choose a file first"))
    return content


def opened(content: bytes) -> tuple[Match, Sequence[Seat]]:
    """The match of a record and the seats people sit at; raises BadRecord if anything in it does not fit."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(msg("this is not a Soloist record")) from None
    match = read_match(text)
    return match, seating_of(match).people


def show(visit: Visit, problem: Message | None = None) -> Response:
    body = import_page(visit.frame, problem)
    return visit.page(msg("Open a saved file"), body, status=200 if problem is None else 400)


ROUTES = [Route("/import", ask), Route("/import", open_record, methods=["POST"])]
