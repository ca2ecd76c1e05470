"""The addresses of one match: looking, answering, taking back, hearing of changes; and how it gets to other people and
devices."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import replace
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from soloist.companion.corrections import CORRECT, WhatIsRight, WhatToCorrect
from soloist.engine.errors import SoloistError, StaleAnswer
from soloist.engine.record import Record
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.web.carrying import carrying_address
from soloist.web.confirming import NEVER, is_confirmed
from soloist.web.listing import ago
from soloist.web.pages.carry import Carrying, carry_page
from soloist.web.pages.layout import SEAT_LINKS, TAKE_ALONG
from soloist.web.pages.share import Link, Sharing, Taken, device_page, name_page, share_page
from soloist.web.people import LOOPBACK_NAMES, changed_likes, host_name, remember_likes
from soloist.web.played import text_of
from soloist.web.room import NoSuchMatch, Room
from soloist.web.rooms import Unreadable
from soloist.web.site import Ask, Refused, Site, Visit, owns, read_ask, seat_named, site_of, whole
from soloist.web.store import OWNER, Sitter, Store

Sitters = Mapping[str, Sequence[Sitter]]
SAID_ALL = 1_000_000  # beyond any moment: the news have been read
BEGUN = "begun"  # in the address of the links: the match has just begun
STILL_HIDDEN = msg("A match in progress cannot be downloaded: its record contains hidden information.")
NOT_YOURS = msg("This seat is not yours; open the link you were sent, or watch.")


async def look(request: Request) -> Response:
    """The page of a match."""
    return await Visit(request).match_page(read_ask(request.query_params))


async def join(request: Request) -> Response:
    """A seat link: this browser holds the seat from now on."""
    visit = Visit(request)
    name, token = visit.match, request.path_params["token"]
    seats, epochs = await visit.look(lambda room: (room.seating.people, dict(room.epochs)))
    seat = visit.site.signer.seat_of(name, token, seats, epochs)
    if seat is None:
        raise Refused(404, msg("This seat link is incomplete or no longer valid; please ask for a new one."))
    is_known = seat.code in await visit.held()
    await visit.site.rooms.run(visit.site.store.hold, name, visit.visitor.person, [seat.code])
    is_asked = not is_known and await visit.look(lambda room: room.lacks_name(seat))
    return visit.go_to(f"/m/{name}/name?seat={seat.code}" if is_asked else f"/m/{name}?seat={seat.code}")


async def ask_for_name(request: Request) -> Response:
    """What others call somebody who has just come."""
    visit = Visit(request)
    seat = await own_seat(visit, request.query_params.get("seat", ""))
    return await show_name(visit, seat, visit.visitor.likes.name)


async def give_name(request: Request) -> Response:
    """The name, kept for the next match too; without one the seat keeps its letter."""
    visit = Visit(request)
    form = await visit.form()
    seat, name = await own_seat(visit, form.get("seat", "")), form.get("name", "").strip()
    where = f"/m/{visit.match}/share?{BEGUN}=1" if form.get("then") == "share" else f"/m/{visit.match}?seat={seat.code}"
    if not name:
        return visit.go_to(where)
    try:
        await visit.site.rooms.change(visit.match, lambda room: room.rename(seat, name))
    except SoloistError as problem:
        return await show_name(visit, seat, name, problem.message)
    response = visit.go_to(where)
    remember_likes(response, changed_likes(visit.visitor.likes, {"name": name}), visit.is_secure)
    return response


async def own_seat(visit: Visit, code: str) -> Seat:
    """The seat of this letter; raises Refused if the browser does not hold it."""
    seat = seat_named(code)
    if seat is None or seat.code not in await visit.held():
        raise Refused(403, NOT_YOURS)
    return seat


async def show_name(visit: Visit, seat: Seat, name: str, problem: Message | None = None) -> Response:
    title, people = await visit.look(
        lambda room: (room.match.game.title, room.people(visit.frame.likes.language, seat))
    )
    body = name_page(visit.frame, title, f"/m/{visit.match}", people, seat, name, problem)
    return visit.page(title, body, status=200 if problem is None else 400)


# changing


def watch(room: Room, seat: Seat, form: dict[str, str]) -> None:
    """Pass until something of interest happens, or be asked in every window again."""
    if form.get("until") == "never":
        room.stop_passing(seat)
    else:
        room.pass_until(seat, [code for code in form.get("trigger", "").split(",") if code])


def number(form: dict[str, str], name: str) -> int:
    """A whole number in a form; -1 if there is none."""
    found = whole(form.get(name))
    return -1 if found is None else found


CHANGES: dict[str, Callable[[Room, Seat, dict[str, str]], None]] = {
    "answer": lambda room, seat, form: room.answer(seat, form.get("stamp", ""), form.get("answer", "")),
    "roll": lambda room, seat, form: room.roll(seat, form.get("stamp", "")),
    "undo": lambda room, seat, form: room.undo(seat, form.get("stamp", ""), anything=form.get("anything") == "1"),
    "restart": lambda room, seat, form: room.restart(seat, form.get("stamp", "")),
    "redo": lambda room, seat, form: room.redo(seat, form.get("stamp", "")),
    "back": lambda room, seat, form: room.back(seat, form.get("stamp", ""), number(form, "to")),
    "without": lambda room, seat, form: room.without(seat, form.get("stamp", ""), number(form, "entry")),
    "tick": lambda room, _, form: room.aids.tick(form.get("step", ""), room.match.moment, is_on=form.get("on") == "1"),
    "give-up": lambda room, seat, _: room.give_up(seat),
    "watch": watch,
}
"""What a seat does; the stamp names the question the form was drawn for."""


async def change(request: Request) -> Response:
    """Something a seat does. Refused: the page as it is, and the reason on it."""
    visit, action = Visit(request), request.scope["path"].rpartition("/")[2]
    do = CHANGES[action]
    form = await visit.form()
    form["trigger"] = ",".join(str(value) for value in (await request.form()).getlist("trigger"))
    seat = seat_named(form.get("seat", ""))
    if seat is None or seat.code not in await visit.held():
        raise Refused(403, NOT_YOURS)
    is_last_word = action != "answer" or form.get("confirmed") == "1"
    if not is_last_word and await visit.look(lambda room: must_confirm(visit, room, seat, form)):
        asked = urlencode({"seat": seat.code, "confirm": form["answer"], "stamp": form["stamp"]})
        return await visit.after(asked)
    page = ""

    def changed(room: Room) -> None:
        nonlocal page
        is_aside = corrects(room, seat, form)
        do(room, seat, form)
        if is_aside:
            page = f"&said={room.match.moment}.{number(form, 'leaf')}"

    try:
        await visit.site.rooms.change(visit.match, changed)
    except StaleAnswer as problem:
        again = action == "answer" and await visit.look(lambda room: is_repeated(room, seat, form))
        if not again:
            return await too_late(visit, seat, problem)
    except SoloistError as problem:
        return await visit.match_page(Ask(seat, said=SAID_ALL), problem.message, 409)
    if form.get("tip"):  # whoever answers has seen the tip for it
        visit.frame = replace(visit.frame, likes=changed_likes(visit.visitor.likes, {"seen": form["tip"]}))
    response = await visit.after(f"seat={seat.code}{page}")
    if form.get("tip"):
        remember_likes(response, visit.frame.likes, visit.is_secure)
    return response


def must_confirm(visit: Visit, room: Room, seat: Seat, form: dict[str, str]) -> bool:
    """Whether an answer ends a turn that this person wants to confirm first; in a worker thread."""
    wished = visit.site.wish(room, visit.frame)
    if wished == NEVER:
        return False
    try:
        ahead = room.ahead(seat, form.get("stamp", ""), form.get("answer", ""))
    except SoloistError:
        return False  # it is refused with its reason
    return ahead is not None and is_confirmed(wished, room.match, ahead, seat)


def corrects(room: Room, seat: Seat, form: dict[str, str]) -> bool:
    """Whether an answer belongs to a correction: after it the page goes on where it was."""
    question = room.asked(seat)
    if question is None or number(form, "leaf") < 0:
        return False
    return form.get("answer") == CORRECT.code or isinstance(question.ask, WhatToCorrect | WhatIsRight)


def is_repeated(room: Room, seat: Seat, form: dict[str, str]) -> bool:
    """Whether an answer was sent twice, because nobody heard that it had arrived: it counts once, and all is well."""
    return room.has_taken(seat, form.get("stamp", ""), form.get("answer", ""))


async def too_late(visit: Visit, seat: Seat, problem: SoloistError) -> Response:
    """Somebody else has answered. Beside a box that is the other phone: the page as it is, the automa's news first."""
    if await visit.look(lambda room: room.at_table):
        return await visit.match_page(Ask(seat), status=409)
    return await visit.match_page(Ask(seat, said=SAID_ALL), problem.message, 409)


async def delete(request: Request) -> Response:
    """Throw a match away; only who began it may, or who sits at this machine."""
    visit = Visit(request)
    await visit.form()
    if not owns(await visit.held()) and not visit.visitor.is_local:
        raise Refused(403, msg("Only the person who started a match can delete it."))
    await visit.site.rooms.remove(visit.match)
    return RedirectResponse("/", 303)


async def take(request: Request) -> Response:
    """At the machine itself: take the people's seats of a match that another browser began here."""
    visit = Visit(request)
    await visit.form()
    if not visit.visitor.is_local:
        raise Refused(403, NOT_YOURS)
    people = await visit.look(lambda room: room.seating.people)
    seats = [OWNER, *(seat.code for seat in people)]
    await visit.site.rooms.run(visit.site.store.hold, visit.match, visit.visitor.person, seats)
    return RedirectResponse(f"/m/{visit.match}", 303)


# reading


async def record(request: Request) -> Response:
    """The match as a file: when it is over, beside a box, where nothing is hidden, or when it cannot go on."""
    visit = Visit(request)
    is_held, is_local = bool(await visit.held()), visit.visitor.is_local
    try:
        text, file = await visit.look(lambda room: record_text(room, is_held, is_local=is_local))
    except Unreadable:
        text, file = await visit.site.rooms.run(kept_text, visit.site.store, visit.match, is_held or is_local)
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return PlainTextResponse(text, headers=headers)


def record_text(room: Room, is_held: bool, *, is_local: bool = False) -> tuple[str, str]:
    """A match as text and the name of its file; raises Refused while something in it is hidden."""
    match = room.match
    if room.stuck is not None:
        return kept_text(room.store, room.id, is_held or is_local)
    if not match.over and not (is_held and match.game.is_companion):
        raise Refused(403, STILL_HIDDEN)
    return Record.of(match).text(), f"{match.game.id}-{room.id[:6]}.soloist"


def kept_text(store: Store, match: str, is_held: bool) -> tuple[str, str]:
    """A match that cannot go on, with all its answers; whoever played it may have them, as nothing can come of it."""
    kept = store.load(match)
    if kept is None:
        raise NoSuchMatch
    if not kept.is_over and not is_held:
        raise Refused(403, STILL_HIDDEN)
    return text_of(kept), f"{kept.game}-{kept.id[:6]}.soloist"


async def turn(request: Request) -> Response:
    """Whose turn it is, for a page that nobody looks at."""
    visit = Visit(request)
    held = await visit.held()
    notice = await visit.look(lambda room: visit.site.notice(room, visit.frame, held))
    return JSONResponse({"turn": notice.turn.value, "title": notice.title})


async def events(request: Request) -> Response:
    """Tells when the match has changed; what has, every page asks for itself."""
    return await event_stream(site_of(request), request.path_params["match"])


async def event_stream(site: Site, match: str) -> Response:
    """The version of a match whenever it changes; raises NoSuchMatch."""
    if await site.rooms.run(site.store.version, match) is None:
        raise NoSuchMatch

    async def lines() -> AsyncIterator[str]:
        yield "retry: 1000\n\n"
        async for version in site.rooms.changes(match):
            yield ": still here\n\n" if version is None else f"event: version\ndata: {version}\n\n"
        yield "event: closing\ndata: \n\n"  # the match is gone, or the server stops

    return StreamingResponse(lines(), media_type="text/event-stream", headers={"x-accel-buffering": "no"})


# sharing


async def share(request: Request) -> Response:
    """The links of a match: to all people's seats for its owner, to one's own for others, to watch for everybody."""
    visit = Visit(request)
    held = await visit.held()
    if visit.site.is_alone:
        carrying = await visit.look(lambda room: carrying_of(visit, room, held))
        return visit.page(TAKE_ALONG, carry_page(visit.frame, carrying))
    sitters = await visit.site.rooms.run(visit.site.store.sitters, visit.match)
    sharing = await visit.look(lambda room: sharing_of(visit, room, held, sitters))
    body = share_page(visit.frame, sharing, is_begun=BEGUN in request.query_params)
    return visit.page(SEAT_LINKS, body, is_secret=True)


async def renew(request: Request) -> Response:
    """Whoever began a match renews the link of a seat: the old one opens nothing any more."""
    visit = Visit(request)
    seat = seat_named((await visit.form()).get("seat", ""))
    if seat is None or not owns(await visit.held()):
        raise Refused(403, msg("Only the person who started a match can renew its links."))
    await visit.site.rooms.change(visit.match, lambda room: room.renew_link(seat, visit.visitor.person))
    return visit.go_to(f"/m/{visit.match}/share")


def carrying_of(visit: Visit, room: Room, held: frozenset[str]) -> Carrying:
    """How a match gets out of a browser without a server; while something in it is hidden it does not."""
    try:
        record, _ = record_text(room, bool(held))
    except Refused:
        record = ""
    code = carrying_address(base_of(visit), record) if record else ""
    free = [seat for seat in room.seating.people if owns(held) and seat.code not in held]
    links = [(room.people(visit.frame.likes.language, None)[seat], seat_address(visit, room, seat)) for seat in free]
    return Carrying(room.match.game.title, f"/m/{room.id}", bool(record), code, links)


def seat_address(visit: Visit, room: Room, seat: Seat) -> str:
    token = visit.site.signer.seat_token(room.id, seat, room.epochs.get(seat.code, 0))
    return f"/m/{room.id}/join/{token}"


def sharing_of(visit: Visit, room: Room, held: frozenset[str], sitters: Sitters) -> Sharing:
    """What the page of links shows; whoever has no name among others is asked for one there."""
    nameless = [seat for seat in room.seating.people if seat.code in held and room.lacks_name(seat)]
    return Sharing(
        room.match.game.title, f"/m/{room.id}", links_of(visit, room, held, sitters), is_reachable(visit),
        nameless[0] if len(nameless) == 1 else None, can_renew=owns(held) and not room.at_table,
    )  # fmt: skip


def links_of(visit: Visit, room: Room, held: frozenset[str], sitters: Sitters) -> list[Link]:
    now, language = time.time(), visit.frame.likes.language
    people = {person.seat: person for person in room.people(visit.frame.likes.language, None)}
    seats = [seat for seat in room.seating.people if owns(held) or seat.code in held]
    base = base_of(visit)

    def link_of(seat: Seat) -> Link:
        others = [each for each in sitters.get(seat.code, ()) if each.person != visit.visitor.person]
        came = [ago(each.since, now, language) for each in others if each.since is not None]
        name = None if room.lacks_name(seat) else people[seat].name
        taken = Taken(name, came[-1] if came else None) if others else None
        url = base + seat_address(visit, room, seat)
        return Link(url, people[seat], seat.code in held, seat.code in sitters, taken)

    return [*map(link_of, seats), Link(f"{base}/m/{room.id}")]


async def device(request: Request) -> Response:
    """The start page for the phone."""
    visit = Visit(request)
    body = device_page(visit.frame, f"{base_of(visit)}/", is_reachable(visit), is_alone=visit.site.is_alone)
    return visit.page(msg("Open on another device"), body)


def base_of(visit: Visit) -> str:
    """The address other devices know us by: the one that was asked for, unless that is only good on this machine."""
    if (visit.site.is_alone or came_by_loopback(visit.request)) and visit.site.is_reachable and visit.site.addresses:
        return visit.site.addresses[0].rstrip("/")
    return str(visit.request.base_url).rstrip("/")


def is_reachable(visit: Visit) -> bool:
    return visit.site.is_reachable or not came_by_loopback(visit.request)


def came_by_loopback(request: Request) -> bool:
    return host_name(request.headers) in LOOPBACK_NAMES


ROUTES = [
    Route("/m/{match}", look),
    Route("/m/{match}/join/{token}", join),
    Route("/m/{match}/name", ask_for_name),
    Route("/m/{match}/name", give_name, methods=["POST"]),
    *(Route(f"/m/{{match}}/{name}", change, methods=["POST"]) for name in CHANGES),
    Route("/m/{match}/delete", delete, methods=["POST"]),
    Route("/m/{match}/take", take, methods=["POST"]),
    Route("/m/{match}/record", record),
    Route("/m/{match}/events", events),
    Route("/m/{match}/turn", turn),
    Route("/m/{match}/share", share),
    Route("/m/{match}/renew", renew, methods=["POST"]),
    Route("/device", device),
]
