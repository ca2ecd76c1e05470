"""Beginning a match, and looking at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from soloist.engine.errors import BadSetting
from soloist.engine.events import SeedChosen
from soloist.engine.match import Match, Undo
from soloist.engine.seats import SEATS
from soloist.engine.words import msg
from soloist.registry import find, is_companion
from soloist.seating import usual_seats
from soloist.web.api import models, sight
from soloist.web.api.bodies import MeasuredRoute
from soloist.web.api.models import Eyes, Language, MatchName, Moment, Since, Thing
from soloist.web.api.seats import FOR_OWNER, OPTIONAL, Token, expect_owner, eyes, seat_held
from soloist.web.api.trouble import HIDDEN, NO_TOKEN, NOT_FOUND, Responses, language_of
from soloist.web.records import read_match
from soloist.web.room import Beginning, NoSuchMatch, Room, new_seed
from soloist.web.rooms import Unreadable
from soloist.web.routes.matches import event_stream, kept_text
from soloist.web.site import Site, site_of

T = TypeVar("T")
router = APIRouter(tags=["matches"], route_class=MeasuredRoute)
HELD: Responses = {**NO_TOKEN, **NOT_FOUND}
OPEN: dict[str, Any] = {"openapi_extra": OPTIONAL, "responses": {**NO_TOKEN, **HIDDEN, **NOT_FOUND}}


@router.post("/matches", operation_id="begin", status_code=201, summary="Begin a match")
async def begin(request: Request, wanted: models.Begin, language: Language = None) -> models.Begun:
    """A new match, with a token and a link for every person's seat. Bots and automas play by themselves."""
    return await begun(request, new_match, wanted)


def new_match(wanted: models.Begin) -> Match:
    """What the request describes; raises BadSetting."""
    if is_companion(wanted.game) and wanted.seats is not None:
        raise BadSetting(msg("a companion has no seats; say who plays with its options players and automas"))
    if not is_companion(wanted.game) and (wanted.names is not None or wanted.by_hand):
        raise BadSetting(msg("names and by_hand are for companions; a game's people are named as seats: human:NAME"))
    game = find(wanted.game)
    seats = wanted.seats
    if seats is None:
        seats = [] if is_companion(wanted.game) else usual_seats(game, game.read_settings(wanted.options))
    told = None if wanted.seed is None else SeedChosen(wanted.seed)
    seed = new_seed() if told is None else told.seed
    undo, names = Undo(wanted.undo or "screen"), wanted.names or ()
    return Beginning(wanted.game, seats, wanted.options, seed, undo, names, wanted.clock, wanted.by_hand, told).match()


async def begun(request: Request, make: Callable[[T], Match], of: T) -> models.Begun:
    """Make and keep a match, and hand out its keys."""
    site = site_of(request)
    name = await site.rooms.begin(await site.rooms.run(make, of), "", ())
    language = language_of(request)

    def describe(room: Room) -> models.Begun:
        epochs = room.epochs
        tokens = [
            (seat.code, site.signer.seat_token(name, seat, epochs.get(seat.code, 0))) for seat in room.seating.people
        ]
        home = site.front.public_url or f"{request.url.scheme}://{request.url.netloc}"
        keys = [models.Key(seat=seat, token=token, link=f"{home}/m/{name}/join/{token}") for seat, token in tokens]
        owner = site.signer.owner_token(name)
        return models.Begun(match=name, seats=sight.people_in(room, language), keys=keys, owner=owner)

    return await site.rooms.look(name, describe)


@router.post("/records", operation_id="import_record", status_code=201, summary="Import a match")
async def import_record(request: Request, given: models.Recorded, language: Language = None) -> models.Begun:
    """A match from its record: finished ones to look at, others to go on with."""
    return await begun(request, read_match, given.record)


@router.get("/matches/{match}", operation_id="look", summary="How a match stands", responses=NOT_FOUND)
async def look(request: Request, match: MatchName, language: Language = None) -> models.Now:
    """What everybody may know: who sits there, who is asked, and the result when it is over."""
    speaking = language_of(request)
    return await site_of(request).rooms.look(match, lambda room: sight.now(room, speaking))


@router.get("/matches/{match}/view", operation_id="view", summary="The table", **OPEN)
async def view(request: Request, match: MatchName, token: Token, at: Moment = None, seat: Eyes = None) -> models.Seen:
    """The table as the seat of the token may see it; without a token as spectators do."""
    site = site_of(request)
    return await site.rooms.look(match, lambda room: sight.seen(room, eyes(site, room, token, seat), at))


@router.get("/matches/{match}/question", operation_id="question", summary="What the seat is asked", responses=HELD)
async def question(request: Request, match: MatchName, token: Token, language: Language = None) -> models.Asked | None:
    """The open question of the token's seat with all its options; null when it is not asked anything."""
    site, speaking = site_of(request), language_of(request)
    return await site.rooms.look(match, lambda room: sight.asked(room, seat_held(site, room, token), speaking))


@router.get("/matches/{match}/why", operation_id="why", summary="Why can't I?", responses=HELD)
async def why(request: Request, match: MatchName, token: Token, thing: Thing, language: Language = None) -> models.Why:
    """Whether something answers the open question, and if not the reason and its rule."""
    site, speaking = site_of(request), language_of(request)
    return await site.rooms.look(match, lambda room: sight.why(room, seat_held(site, room, token), thing, speaking))


@router.get("/matches/{match}/log", operation_id="log", summary="What happened", **OPEN)
async def log(
    request: Request, match: MatchName, token: Token, since: Since = 0, seat: Eyes = None, language: Language = None
) -> models.Log:
    """What has been told, as the token's seat heard it."""
    site, speaking = site_of(request), language_of(request)
    return await site.rooms.look(match, lambda room: sight.log(room, eyes(site, room, token, seat), since, speaking))


@router.get("/matches/{match}/record", operation_id="record", summary="The match as text", **OPEN)
async def record(request: Request, match: MatchName, token: Token) -> models.Recorded:
    """The whole match, when it is over; with the token also beside a box, where nothing is hidden, and when the match
    cannot go on."""
    site = site_of(request)

    def text(room: Room) -> models.Recorded:
        return sight.record(room, token is not None and seat_held(site, room, token) in room.seating.people)

    try:
        return await site.rooms.look(match, text)
    except Unreadable:
        return models.Recorded(record=await site.rooms.run(unreadable_record, site, match, token))


def unreadable_record(site: Site, match: str, token: str | None) -> str:
    """The record of a match that has no room; in a worker thread."""
    kept = site.store.load(match)
    epochs = {} if kept is None else kept.epochs
    is_held = token is not None and site.signer.seat_of(match, token, SEATS, epochs) is not None
    return kept_text(site.store, match, is_held)[0]


@router.delete(
    "/matches/{match}", operation_id="remove", status_code=204, summary="Throw it away", responses=HELD,
    openapi_extra={FOR_OWNER: True},
)  # fmt: skip
async def remove(request: Request, match: MatchName, token: Token, language: Language = None) -> Response:
    """The match and all that belongs to it are gone; what came of it stays in the record of plays. Takes the key
    `owner` that the beginning of the match gave, not a seat's."""
    site = site_of(request)
    expect_owner(site, match, token)
    if await site.rooms.run(site.store.version, match) is None:
        raise NoSuchMatch
    await site.rooms.remove(match)
    return Response(status_code=204)


@router.get(
    "/matches/{match}/events", operation_id="events", summary="Hear of changes", response_class=Response,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}},
                     "description": "Server-sent events `version`, whose data is the version."}, **NOT_FOUND},
)  # fmt: skip
async def events(request: Request, match: MatchName) -> Response:
    """A stream that tells the present version at once and every later one when it is there."""
    return await event_stream(site_of(request), match)
