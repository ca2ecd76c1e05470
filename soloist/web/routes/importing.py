"""Opening a saved match: checked as strictly as if somebody had made it up."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from soloist.companion import AUTOMAS
from soloist.engine.errors import BadRecord, SoloistError
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.settings import read_automa_seats
from soloist.engine.words import Message, msg
from soloist.web.pages.importing import import_page
from soloist.web.pages.shell import BODY_CLASS, STYLES, title_of
from soloist.web.people import Visitor, remember, visitor_of
from soloist.web.records import read_match
from soloist.web.room import seating_of
from soloist.web.site import read_form, site_of
from soloist.web.wishes import lineup


async def ask(request: Request) -> Response:
    return show(request, visitor_of(request))


async def open_record(request: Request) -> Response:
    """Keep the match of a file, held by this browser in all people's seats."""
    site, visitor = site_of(request), visitor_of(request)
    await read_form(request, visitor)
    file = (await request.form()).get("file")
    try:
        text = read_text(await file.read() if isinstance(file, UploadFile) else b"")
        match, seats = await site.rooms.run(opened, text)
    except SoloistError as problem:
        return show(request, visitor, problem.message)
    name = await site.rooms.begin(match, visitor.person, seats)
    response = RedirectResponse(f"/m/{name}", 303)
    remember(response, visitor, request.url.scheme == "https")
    return response


def read_text(content: bytes) -> str:
    if not content:
        raise BadRecord(msg("choose a file first"))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(msg("this is not a Soloist record")) from None


def opened(text: str) -> tuple[Match, Sequence[Seat]]:
    """The match of a record and the seats people sit at; raises a SoloistError if anything in it does not fit."""
    match = read_match(text)
    if match.game.id in AUTOMAS:
        return match, seating_of(match).people
    if "seats" not in match.meta:
        match.meta["seats"] = ",".join(seat_words(match))
    seating = seating_of(match)
    if dict(seating.automas) != automas_of(match):
        raise BadRecord(msg("this record does not say who sits where"))
    return match, seating.people


def automas_of(match: Match) -> dict[Seat, str]:
    setting = lineup(match.game)
    return {} if setting is None else read_automa_seats(match.settings[setting.name])


def seat_words(match: Match) -> list[str]:
    """Who sits where in a record that only names its automas."""
    setting, automas = lineup(match.game), automas_of(match)
    return [
        f"{setting.automa}:{automas[seat]}" if setting is not None and seat in automas else "human"
        for seat in (Seat(number) for number in range(match.seats))
    ]


def show(request: Request, visitor: Visitor, problem: Message | None = None) -> Response:
    site = site_of(request)
    frame = site.frame(request, visitor)
    title = title_of(frame, msg("Open a saved file"))
    return site.page(
        request, visitor, title, import_page(frame, problem), styles=STYLES, body_class=BODY_CLASS,
        status=200 if problem is None else 400,
    )  # fmt: skip


ROUTES = [Route("/import", ask), Route("/import", open_record, methods=["POST"])]
