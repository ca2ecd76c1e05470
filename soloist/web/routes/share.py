"""The addresses by which matches get to other people and devices."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from soloist.engine.words import msg
from soloist.web.pages.share import Link, device_page, share_page
from soloist.web.pages.shell import BODY_CLASS, STYLES, title_of
from soloist.web.people import LOOPBACK_NAMES, host_name, visitor_of
from soloist.web.room import Room
from soloist.web.site import Site, owns, site_of


async def share(request: Request) -> Response:
    """The links of a match: to all people's seats for its owner, to one's own for others, to watch for everybody."""
    site, visitor = site_of(request), visitor_of(request)
    frame = site.frame(request, visitor)
    name = request.path_params["match"]
    held = await site.held(name, visitor)
    base = base_of(request, site)
    language = frame.likes.language
    links, title = await site.rooms.look(
        name, lambda room: (links_of(site, room, held, base, language), room.match.game.title)
    )
    body = share_page(frame, title, f"/m/{name}", links, is_reachable(request, site))
    return site.page(
        request, visitor, title_of(frame, msg("Seat links")), body, styles=STYLES, body_class=BODY_CLASS
    )  # fmt: skip


def links_of(site: Site, room: Room, held: frozenset[str], base: str, language: str) -> list[Link]:
    people = {person.seat: person for person in room.people(language, None)}
    seats = [seat for seat in room.seating.people if owns(held) or seat.code in held]
    address = f"{base}/m/{room.id}"
    given = [
        Link(f"{address}/join/{site.signer.seat_token(room.id, seat)}", people[seat], seat.code in held)
        for seat in seats
    ]
    return [*given, Link(address)]


async def device(request: Request) -> Response:
    """The start page for the phone."""
    site, visitor = site_of(request), visitor_of(request)
    frame = site.frame(request, visitor)
    body = device_page(frame, f"{base_of(request, site)}/", is_reachable(request, site))
    title = title_of(frame, msg("Open on another device"))
    return site.page(request, visitor, title, body, styles=STYLES, body_class=BODY_CLASS)


def base_of(request: Request, site: Site) -> str:
    """The address other devices know us by: the one that was asked for, unless that is only good on this machine."""
    if came_by_loopback(request) and site.is_reachable and site.addresses:
        return site.addresses[0].rstrip("/")
    return str(request.base_url).rstrip("/")


def is_reachable(request: Request, site: Site) -> bool:
    return site.is_reachable or not came_by_loopback(request)


def came_by_loopback(request: Request) -> bool:
    return host_name(request) in LOOPBACK_NAMES


ROUTES = [Route("/m/{match}/share", share), Route("/device", device)]
