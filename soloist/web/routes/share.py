"""The addresses by which matches get to other people and devices."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from soloist.engine.words import msg
from soloist.web.pages.share import Link, device_page, share_page
from soloist.web.people import LOOPBACK_NAMES, host_name
from soloist.web.room import Room
from soloist.web.site import Visit, owns


async def share(request: Request) -> Response:
    """The links of a match: to all people's seats for its owner, to one's own for others, to watch for everybody."""
    visit = Visit(request)
    held = await visit.held()
    links, title = await visit.look(lambda room: (links_of(visit, room, held), room.match.game.title))
    body = share_page(visit.frame, title, f"/m/{visit.match}", links, is_reachable(visit))
    return visit.page(msg("Seat links"), body)


def links_of(visit: Visit, room: Room, held: frozenset[str]) -> list[Link]:
    people = {person.seat: person for person in room.people(visit.frame.likes.language, None)}
    seats = [seat for seat in room.seating.people if owns(held) or seat.code in held]
    address = f"{base_of(visit)}/m/{room.id}"
    given = [
        Link(f"{address}/join/{visit.site.signer.seat_token(room.id, seat)}", people[seat], seat.code in held)
        for seat in seats
    ]
    return [*given, Link(address)]


async def device(request: Request) -> Response:
    """The start page for the phone."""
    visit = Visit(request)
    body = device_page(visit.frame, f"{base_of(visit)}/", is_reachable(visit))
    return visit.page(msg("Open on another device"), body)


def base_of(visit: Visit) -> str:
    """The address other devices know us by: the one that was asked for, unless that is only good on this machine."""
    if came_by_loopback(visit.request) and visit.site.is_reachable and visit.site.addresses:
        return visit.site.addresses[0].rstrip("/")
    return str(visit.request.base_url).rstrip("/")


def is_reachable(visit: Visit) -> bool:
    return visit.site.is_reachable or not came_by_loopback(visit.request)


def came_by_loopback(request: Request) -> bool:
    return host_name(request.headers) in LOOPBACK_NAMES


ROUTES = [Route("/m/{match}/share", share), Route("/device", device)]
