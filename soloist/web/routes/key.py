"""The address with a key, which is printed and opened when Soloist starts."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from soloist.engine.words import msg
from soloist.web.keys import PATH, era, use_key
from soloist.web.people import remember_machine
from soloist.web.site import Refused, Site, Visit

USED = msg(
    "This key has been used already, or is more than a day old. The command “soloist key” prints an address with a new "
    "one. Without a key you can play all the same, and own the matches you begin."
)


async def enter(request: Request) -> Response:
    """Let a browser have the rights of whoever sits at this machine, from now on."""
    visit = Visit(request)
    if not visit.visitor.is_local and not await visit.site.rooms.run(
        use_key, visit.site.store, request.path_params["key"]
    ):
        raise Refused(403, USED)
    response = visit.go_to("/")
    remember_machine(response, visit.site.signer.machine_token(visit.visitor), visit.is_secure)
    return response


async def hear_of_era(site: Site) -> None:
    """Notice if the host has taken the right from all browsers."""
    with suppress(SQLAlchemyError):  # the database is away; whoever asks for something is told so
        site.signer.era = await site.rooms.run(era, site.store)


ROUTES = [Route(PATH + "{key}", enter)]
