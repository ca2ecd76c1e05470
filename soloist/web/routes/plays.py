"""The addresses of the record of plays: the page, the file, and taking a game out of it."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from soloist.engine.words import msg
from soloist.plays import folder
from soloist.plays.play import Play
from soloist.plays.sheet import sheet
from soloist.web.pages.plays import Shown, plays_page
from soloist.web.people import Visitor
from soloist.web.played import plays_of
from soloist.web.site import Refused, Site, Visit
from soloist.web.store import OWNER


async def look(request: Request) -> Response:
    visit = Visit(request)
    shown = await visit.site.rooms.run(shown_to, visit.site, visit.visitor)
    return visit.page(msg("Record of plays"), plays_page(visit.frame, shown), styles=("plays.css",))


def shown_to(site: Site, visitor: Visitor) -> Shown:
    """What a browser may see, and what it may take out."""
    plays = seen_by(site, visitor)
    mine = [play.id for play in plays if visitor.is_local or OWNER in play.mine]
    there = site.store.versions([play.id for play in plays])
    return Shown(plays, mine, there, visitor.is_local, time.time())


def seen_by(site: Site, visitor: Visitor) -> list[Play]:
    """Its own; at the machine itself all, like the matches on the start page."""
    return plays_of(site.store, None if visitor.is_local else visitor.person, site.folder)


async def download(request: Request) -> Response:
    visit = Visit(request)
    plays = await visit.site.rooms.run(seen_by, visit.site, visit.visitor)
    headers = {"content-disposition": 'attachment; filename="soloist-plays.csv"'}
    return PlainTextResponse("\ufeff" + sheet(plays), media_type="text/csv", headers=headers)


async def remove(request: Request) -> Response:
    """Take a game out of the record; who began it may, or who sits at this machine."""
    visit = Visit(request)
    await visit.form()
    await visit.site.rooms.run(take_out, visit.site, visit.visitor, request.path_params["play"])
    return RedirectResponse("/plays", 303)


def take_out(site: Site, visitor: Visitor, name: str) -> None:
    if name not in [play.id for play in seen_by(site, visitor)]:
        raise Refused(404, msg("There is no such game in your record."))
    if not visitor.is_local and OWNER not in site.store.holds_play(name, visitor.person):
        raise Refused(403, msg("Only the person who started a match can take it out of the record."))
    if site.folder is None or not folder.remove_play(site.folder, name):
        site.store.remove_play(name)


ROUTES = [
    Route("/plays", look),
    Route("/plays.csv", download),
    Route("/plays/{play}/remove", remove, methods=["POST"]),
]
