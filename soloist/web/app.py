"""The app: routes, the guard before them, and pages for what goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp

from soloist.engine.errors import SoloistError
from soloist.engine.words import Message, msg
from soloist.web.api import api_app, trouble
from soloist.web.guard import Guard
from soloist.web.pages.api_docs import api_page
from soloist.web.pages.layout import error_page
from soloist.web.room import NoSuchMatch
from soloist.web.routes import home, look, matches, own_board, plays
from soloist.web.routes.matches import base_of
from soloist.web.site import Refused, Site, Visit
from soloist.web.store import Store

NO_PAGE = msg("There is no such page.")
TROUBLE = msg("This cannot be done.")


def make_app(
    store: Store, *, hosts: Collection[str] = (), addresses: tuple[str, ...] = (), is_reachable: bool = False,
    limited: bool = True, folder: Path | None = None,
) -> ASGIApp:  # fmt: skip
    """The whole app on a store; `hosts` are the names it answers to, all if there are none."""
    site = Site(store, addresses=addresses, is_reachable=is_reachable, folder=folder)
    return app_of(site, hosts, limited=limited)


def app_of(site: Site, hosts: Collection[str] = (), *, limited: bool = True) -> ASGIApp:
    """The whole app of a site."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await site.rooms.start()
        yield
        await site.rooms.stop()
        site.store.close()

    api = api_app(site)

    async def api_docs(request: Request) -> Response:
        """The API as a page to read."""
        visit = Visit(request)
        return visit.page(msg("API"), api_page(visit.frame, api.openapi(), f"{base_of(visit)}/api"))

    parts = (home, own_board, plays, matches, look)
    pages = [*(route for each in parts for route in each.ROUTES), Route("/api/docs", api_docs)]
    app = Starlette(
        routes=[*pages, Mount("/api", api)],
        exception_handlers=dict.fromkeys((NoSuchMatch, Refused, SoloistError, HTTPException, Exception), sorry),
        lifespan=life,
    )
    app.state.site = site
    return Guard(app, hosts, limited=limited)


async def sorry(request: Request, problem: Exception) -> Response:
    """The page for what went wrong."""
    match problem:
        case NoSuchMatch():
            return show(request, 404, trouble.NO_MATCH)
        case Refused():
            return show(request, problem.status, problem.message)
        case SoloistError():
            return show(request, 400, problem.message)
        case HTTPException():
            if request.scope["path"].startswith("/api/"):  # one with a line break does not reach the interface itself
                return await trouble.sorry(request, problem)
            return show(request, problem.status_code, NO_PAGE if problem.status_code == 404 else TROUBLE)
    return show(request, 500, trouble.BROKEN)  # a mistake of ours; the log has the details


def show(request: Request, status: int, message: Message) -> Response:
    visit = Visit(request)
    return visit.page("", error_page(visit.frame, message), status=status)
