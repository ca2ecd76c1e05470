"""What a seat does: answering, taking back, letting windows pass, giving up. Each changes the match or says why not."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter
from starlette.requests import Request

from soloist.engine.seats import Seat
from soloist.web.api import sight
from soloist.web.api.bodies import MeasuredRoute
from soloist.web.api.models import Answer, Language, MatchName, Now, Passing, Stamped, Undoing
from soloist.web.api.seats import Token, seat_held
from soloist.web.api.trouble import ILLEGAL, NO_TOKEN, NOT_FOUND, STALE, Responses, language_of
from soloist.web.room import Room
from soloist.web.site import site_of

router = APIRouter(tags=["moves"], route_class=MeasuredRoute)
TROUBLES: Responses = {**ILLEGAL, **NO_TOKEN, **NOT_FOUND, **STALE}


async def change(request: Request, match: str, token: str | None, do: Callable[[Room, Seat], None]) -> Now:
    """Let the token's seat do something; what comes back is how the match stands then."""
    site, speaking = site_of(request), language_of(request)
    await site.rooms.change(match, lambda room: do(room, seat_held(site, room, token)))
    return await site.rooms.look(match, lambda room: sight.now(room, speaking))


@router.post("/matches/{match}/answer", operation_id="answer", summary="Answer", responses=TROUBLES)
async def answer(request: Request, match: MatchName, token: Token, given: Answer, language: Language = None) -> Now:
    """Answer the open question. It is kept when this returns; an answer that is refused changes nothing."""
    return await change(request, match, token, lambda room, seat: room.answer(seat, given.stamp, given.answer))


@router.post("/matches/{match}/undo", operation_id="undo", summary="Take back", responses=TROUBLES)
async def undo(request: Request, match: MatchName, token: Token, given: Undoing, language: Language = None) -> Now:
    """Take back the seat's last answer. It is refused beyond what was revealed since, and `stop` says what that was;
    alone against automas and bots `anything` goes beyond it, and the match is `with_undo` from then on."""
    return await change(request, match, token, lambda room, seat: room.undo(seat, given.stamp, anything=given.anything))


@router.post("/matches/{match}/restart", operation_id="restart", summary="Take back the turn", responses=TROUBLES)
async def restart(request: Request, match: MatchName, token: Token, given: Stamped, language: Language = None) -> Now:
    """Take back all that the seat has answered in the running turn, or since the last thing revealed in it."""
    return await change(request, match, token, lambda room, seat: room.restart(seat, given.stamp))


@router.post("/matches/{match}/redo", operation_id="redo", summary="Do again", responses=TROUBLES)
async def redo(request: Request, match: MatchName, token: Token, given: Stamped, language: Language = None) -> Now:
    """Give the answers again that the last undo took back."""
    return await change(request, match, token, lambda room, seat: room.redo(seat, given.stamp))


@router.post("/matches/{match}/roll", operation_id="roll", summary="Roll or draw", responses=TROUBLES)
async def roll(request: Request, match: MatchName, token: Token, given: Stamped, language: Language = None) -> Now:
    """Beside a box where people roll and draw by hand: let Soloist do it this once."""
    return await change(request, match, token, lambda room, seat: room.roll(seat, given.stamp))


@router.post("/matches/{match}/give-up", operation_id="give_up", summary="Give up", responses=TROUBLES)
async def give_up(request: Request, match: MatchName, token: Token, language: Language = None) -> Now:
    """Give up at any time, for good. The others play on against a stand-in, or have won."""
    return await change(request, match, token, lambda room, seat: room.give_up(seat))


@router.put("/matches/{match}/pass", operation_id="pass_until", summary="Let windows pass", responses=TROUBLES)
async def pass_until(
    request: Request, match: MatchName, token: Token, given: Passing, language: Language = None
) -> Now:
    """Pass for the seat in every window until something of interest happens."""
    return await change(request, match, token, lambda room, seat: room.pass_until(seat, given.until))


@router.delete("/matches/{match}/pass", operation_id="stop_passing", summary="Be asked again", responses=TROUBLES)
async def stop_passing(request: Request, match: MatchName, token: Token, language: Language = None) -> Now:
    """Be asked in every window again."""
    return await change(request, match, token, lambda room, seat: room.stop_passing(seat))
