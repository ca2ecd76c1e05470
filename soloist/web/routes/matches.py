"""The addresses of one match: looking, answering, taking back, hearing of changes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from soloist.engine.errors import SoloistError
from soloist.engine.record import Record
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.web.people import remember, visitor_of
from soloist.web.room import NoSuchMatch, Room
from soloist.web.site import Ask, Refused, owns, read_ask, read_form, seat_named, site_of
from soloist.web.store import OWNER

SAID_ALL = 1_000_000  # beyond any moment: the news have been read
NOT_YOURS = msg("This seat is not yours; open the link you were sent, or watch.")


async def look(request: Request) -> Response:
    """The page of a match."""
    visitor = visitor_of(request)
    ask = read_ask(request.query_params)
    return await site_of(request).match_page(request, visitor, request.path_params["match"], ask)


async def join(request: Request) -> Response:
    """A seat link: this browser holds the seat from now on."""
    site, visitor = site_of(request), visitor_of(request)
    name, token = request.path_params["match"], request.path_params["token"]
    seats = await site.rooms.look(name, lambda room: room.seating.people)
    seat = next((seat for seat in seats if site.signer.seat_of(name, token, seat + 1) == seat), None)
    if seat is None:
        raise Refused(404, msg("This seat link is not complete or not from here; ask for it again."))
    await site.rooms.run(site.store.hold, name, visitor.person, [seat.code])
    response = RedirectResponse(f"/m/{name}?seat={seat.code}", 303)
    remember(response, visitor, request.url.scheme == "https")
    return response


# changing


async def answer(request: Request) -> Response:
    return await change(request, lambda room, seat, form: room.answer(seat, stamp_in(form), form.get("answer", "")))


async def roll(request: Request) -> Response:
    return await change(request, lambda room, seat, form: room.roll(seat, stamp_in(form)))


async def undo(request: Request) -> Response:
    return await change(request, lambda room, seat, form: room.undo(seat, stamp_in(form)))


async def redo(request: Request) -> Response:
    return await change(request, lambda room, seat, form: room.redo(seat, stamp_in(form)))


async def give_up(request: Request) -> Response:
    return await change(request, lambda room, seat, _: room.give_up(seat))


async def watch(request: Request) -> Response:
    """Pass until something of interest happens, or be asked in every window again."""

    def begin(room: Room, seat: Seat, form: dict[str, str]) -> None:
        if form.get("until") == "never":
            room.stop_passing(seat)
        else:
            room.pass_until(seat, [code for code in form.get("trigger", "").split(",") if code])

    return await change(request, begin)


def stamp_in(form: dict[str, str]) -> str:
    """The question the form was drawn for."""
    return form.get("stamp", "")


async def change(request: Request, do: Callable[[Room, Seat, dict[str, str]], None]) -> Response:
    """Something a seat does. Refused: the page as it is, and the reason on it."""
    site, visitor = site_of(request), visitor_of(request)
    name = request.path_params["match"]
    form = await read_form(request, visitor)
    form["trigger"] = ",".join(str(value) for value in (await request.form()).getlist("trigger"))
    seat = seat_named(form.get("seat", ""))
    if seat is None or seat.code not in await site.held(name, visitor):
        raise Refused(403, NOT_YOURS)
    try:
        await site.rooms.change(name, lambda room: do(room, seat, form))
    except SoloistError as problem:
        ask = Ask(seat, said=SAID_ALL)
        return await site.match_page(request, visitor, name, ask, refused=problem.message, status=409)
    return RedirectResponse(f"/m/{name}?seat={seat.code}", 303)


async def delete(request: Request) -> Response:
    """Throw a match away; only who began it may, or who sits at this machine."""
    site, visitor = site_of(request), visitor_of(request)
    name = request.path_params["match"]
    await read_form(request, visitor)
    if not owns(await site.held(name, visitor)) and not visitor.is_local:
        raise Refused(403, msg("Only who began a match can throw it away."))
    await site.rooms.remove(name)
    return RedirectResponse("/", 303)


async def take(request: Request) -> Response:
    """At the machine itself: take the people's seats of a match that another browser began here."""
    site, visitor = site_of(request), visitor_of(request)
    name = request.path_params["match"]
    await read_form(request, visitor)
    if not visitor.is_local:
        raise Refused(403, NOT_YOURS)
    people = await site.rooms.look(name, lambda room: room.seating.people)
    await site.rooms.run(site.store.hold, name, visitor.person, [OWNER, *(seat.code for seat in people)])
    return RedirectResponse(f"/m/{name}", 303)


# reading


async def record(request: Request) -> Response:
    """The match as a file: when it is over, or beside a box, where nothing is hidden."""
    site, visitor = site_of(request), visitor_of(request)
    name = request.path_params["match"]
    held = await site.held(name, visitor)
    text, file = await site.rooms.look(name, lambda room: record_text(room, bool(held)))
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return PlainTextResponse(text, headers=headers)


def record_text(room: Room, is_held: bool) -> tuple[str, str]:
    """A match as text and the name of its file; raises Refused while something in it is hidden."""
    match = room.match
    if not match.over and not (is_held and match.game.is_companion):
        raise Refused(403, msg("A running match cannot be downloaded: its record holds what is hidden."))
    return Record.of(match).text(), f"{match.game.id}-{room.id[:6]}.soloist"


async def events(request: Request) -> Response:
    """Tells when the match has changed; what has, every page asks for itself."""
    site = site_of(request)
    name = request.path_params["match"]
    if await site.rooms.run(site.store.version, name) is None:
        raise NoSuchMatch
    return event_stream(site.rooms.changes(name))


def event_stream(changes: AsyncIterator[int | None]) -> Response:
    async def lines() -> AsyncIterator[str]:
        yield "retry: 1000\n\n"
        async for version in changes:
            yield ": still here\n\n" if version is None else f"event: version\ndata: {version}\n\n"

    return StreamingResponse(lines(), media_type="text/event-stream", headers={"x-accel-buffering": "no"})


ROUTES = [
    Route("/m/{match}", look),
    Route("/m/{match}/join/{token}", join),
    Route("/m/{match}/answer", answer, methods=["POST"]),
    Route("/m/{match}/roll", roll, methods=["POST"]),
    Route("/m/{match}/undo", undo, methods=["POST"]),
    Route("/m/{match}/redo", redo, methods=["POST"]),
    Route("/m/{match}/give-up", give_up, methods=["POST"]),
    Route("/m/{match}/watch", watch, methods=["POST"]),
    Route("/m/{match}/delete", delete, methods=["POST"]),
    Route("/m/{match}/take", take, methods=["POST"]),
    Route("/m/{match}/record", record),
    Route("/m/{match}/events", events),
]
