"""For whom a request speaks: the seat its token opens."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.web.room import Room
from soloist.web.site import Refused, Site, seat_named

NO_TOKEN = msg("Send the seat's token: Authorization: Bearer TOKEN.")
WRONG_TOKEN = msg("This token opens no seat of this match.")
NO_OWNER = msg("Send the owner's key: Authorization: Bearer KEY.")
NOT_THE_OWNER = msg("This is not the key of whoever began this match.")
NOT_YOUR_EYES = msg("Another seat's view is open to all only when the match is over.")

bearer = HTTPBearer(
    auto_error=False, scheme_name="seat", description="The token of a seat, as the creation of the match gave it."
)
OPTIONAL: dict[str, Any] = {"security": [{}]}
FOR_OWNER = "x-for-owner"  # in the description: the token is not of a seat, but of who began the match
"""Said of an operation that also spectators may use, who have no token."""


def token_of(credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str | None:
    return None if credentials is None else credentials.credentials


Token = Annotated[str | None, Depends(token_of)]


def seat_held(site: Site, room: Room, token: str | None) -> Seat:
    """The seat a request may act for; raises Refused."""
    if token is None:
        raise Refused(401, NO_TOKEN)
    seat = site.signer.seat_of(room.id, token, room.seating.people, room.epochs)
    if seat is None:
        raise Refused(401, WRONG_TOKEN)
    return seat


def expect_owner(site: Site, match: str, token: str | None) -> None:
    """Raise Refused unless the request comes from whoever began the match."""
    if token is None:
        raise Refused(401, NO_OWNER)
    if not site.signer.is_owner(match, token):
        raise Refused(401, NOT_THE_OWNER)


def eyes(site: Site, room: Room, token: str | None, wanted: str | None) -> Seat | None:
    """With whose eyes a request looks: its own seat's, a spectator's without a token, after the end anybody's."""
    own = None if token is None else seat_held(site, room, token)
    seat = seat_named(wanted or "")
    if seat is None or seat == own:
        return own
    if not room.match.over or seat >= room.match.seats:
        raise Refused(403, NOT_YOUR_EYES)
    return seat
