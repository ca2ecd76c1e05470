"""The app: routes, the guard before them, and pages for what goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp

from soloist.engine.errors import SoloistError
from soloist.engine.words import Message, msg
from soloist.garbage import look_rarely
from soloist.web.front import Arrival, Front
from soloist.web.guard import Guard
from soloist.web.metrics import Measured
from soloist.web.pages.layout import error_page
from soloist.web.pages.stuck import unreadable_page
from soloist.web.programs import Programs, programs_sorry
from soloist.web.room import NoSuchMatch
from soloist.web.rooms import Unreadable
from soloist.web.routes import home, key, look, matches, own_board, plays, watching
from soloist.web.site import Refused, Site, Visit
from soloist.web.store import Store
from soloist.web.trouble import BROKEN, KNOWN, NO_MATCH, of_database

NO_PAGE = msg("There is no such page.")
TROUBLE = msg("This cannot be done.")
ROUND_SECONDS = 1.0  # how old what others know of us may be


def make_app(
    store: Store, *, hosts: Collection[str] = (), addresses: tuple[str, ...] = (), is_reachable: bool = False,
    limited: bool = True, folder: Path | None = None, put_away: int | None = None, front: Front | None = None,
    metrics_token: str = "",
) -> ASGIApp:  # fmt: skip
    """The whole app on a store; `hosts` are the names it answers to, all if there are none."""
    site = Site(
        store, addresses=addresses, is_reachable=is_reachable, folder=folder, put_away=put_away, front=front,
        metrics_token=metrics_token,
    )  # fmt: skip
    return app_of(site, hosts, limited=limited)


def app_of(site: Site, hosts: Collection[str] = (), *, limited: bool = True) -> ASGIApp:
    """The whole app of a site."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        look_rarely()
        await site.rooms.start()
        closing = asyncio.Event()
        round_by_round = asyncio.create_task(go_round(site, closing))
        yield
        closing.set()
        await round_by_round
        await site.rooms.stop()
        site.store.close()

    programs = Programs(site)
    parts = (home, key, own_board, plays, matches, look, watching)
    pages = [*(route for each in parts for route in each.ROUTES), *lab_pages(site), Route("/api/docs", programs.docs)]
    app = Starlette(
        routes=[*pages, Mount("/api", programs)],
        exception_handlers=dict.fromkeys(KNOWN, sorry),
        lifespan=life,
    )
    app.state.site = site
    guard = Guard(app, hosts, limited=limited, trusts_machine=site.front.trusts_machine)
    routes = [*(route.path for route in pages), *(() if site.is_alone else programs.routes)]
    return Arrival(Measured(guard, site.metrics, routes), site.front)


def lab_pages(site: Site) -> Sequence[Route]:
    """The lab plays in processes of its own, which a browser alone does not have."""
    if site.is_alone:
        return ()
    from soloist.web.routes import lab

    return lab.ROUTES


async def go_round(site: Site, closing: asyncio.Event) -> None:
    """Until it closes, see again and again to what workers and the host tell each other."""
    while not closing.is_set():
        await watching.tell_others(site)
        await key.hear_of_era(site)
        with suppress(TimeoutError):
            async with asyncio.timeout(ROUND_SECONDS):
                await closing.wait()


async def sorry(request: Request, problem: Exception) -> Response:
    """The page for what went wrong."""
    match problem:
        case NoSuchMatch():
            return show(request, 404, NO_MATCH)
        case Unreadable():
            visit = Visit(request)
            can_download = bool(await visit.held()) or visit.visitor.is_local
            body = unreadable_page(visit.frame, f"/m/{visit.match}", problem.message, can_download=can_download)
            return visit.page("", body, status=409)
        case Refused():
            return show(request, problem.status, problem.message)
        case SoloistError():
            return show(request, 400, problem.message)
        case SQLAlchemyError():
            return show(request, *of_database(problem))
        case HTTPException():
            if request.scope["path"].startswith("/api/"):  # one with a line break does not reach the interface itself
                return await programs_sorry(request, problem)
            return show(request, problem.status_code, NO_PAGE if problem.status_code == 404 else TROUBLE)
    return show(request, 500, BROKEN)  # a mistake of ours; the log has the details


def show(request: Request, status: int, message: Message) -> Response:
    visit = Visit(request)
    return visit.page("", error_page(visit.frame, message), status=status)
