"""The addresses around the matches: the start page, new matches, the style guide, files that browsers ask for."""

from __future__ import annotations

import time
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from soloist.engine.errors import BadSetting, SoloistError
from soloist.engine.game import Game
from soloist.engine.record import Record
from soloist.engine.words import Message, msg
from soloist.registry import ENTRIES, all_games, find
from soloist.web.listing import Listed
from soloist.web.match_settings import MatchSettings, beginning_of, settings_from_form, settings_like, usual_settings
from soloist.web.pages.home import home_page, known_start, styles_of
from soloist.web.pages.setup import game_title, setup_page
from soloist.web.pages.shell import BODY_CLASS, STYLES, title_of
from soloist.web.pages.style import style_page
from soloist.web.people import Visitor, remember, visitor_of
from soloist.web.routes import importing, rules, share
from soloist.web.site import Refused, Site, read_form, site_of
from soloist.web.statics import static_url

LATEST, ALL = 20, 300  # how many matches are listed


async def home(request: Request) -> Response:
    """The games, and the matches of this browser; at the machine itself all there are."""
    site, visitor = site_of(request), visitor_of(request)
    frame = site.frame(request, visitor)
    limit = ALL if "all" in request.query_params else LATEST
    matches = await site.rooms.run(listed, site, visitor, limit)
    games = all_games()
    start = known_start(request.query_params.get("start", ""), matches, games)
    body = home_page(frame, games, matches, start, is_local=visitor.is_local, has_more=len(matches) == LATEST)
    return site.page(request, visitor, "Soloist", body, styles=(*STYLES, *styles_of(games)), body_class=BODY_CLASS)


def listed(site: Site, visitor: Visitor, limit: int) -> list[Listed]:
    """The latest matches this browser may see in a list."""
    found = site.store.listing(None if visitor.is_local else visitor.person, limit)
    held = site.store.all_held(visitor.person)
    now = time.time()
    return [
        Listed(kept, held.get(kept.id, frozenset()), visitor.likes.language, now, visitor.is_local) for kept in found
    ]


# new matches


async def new(request: Request) -> Response:
    """The form; with `?like=` filled in as an earlier match was."""
    site, visitor = site_of(request), visitor_of(request)
    game = known_game(request)
    like = request.query_params.get("like", "")
    chosen = await site.rooms.run(earlier_wish, site, visitor, game, like) if like else None
    return show_form(request, visitor, game, chosen or usual_settings(game))


async def begin(request: Request) -> Response:
    """A new match, and on to it; or the form again, saying what is wrong."""
    site, visitor = site_of(request), visitor_of(request)
    game = known_game(request)
    await read_form(request, visitor)
    form = await request.form()
    chosen = settings_from_form(game, ((name, value) for name, value in form.multi_items() if isinstance(value, str)))
    try:
        beginning, seats = beginning_of(game, chosen)
        match = await site.rooms.run(beginning.match)
    except BadSetting as problem:
        return show_form(request, visitor, game, chosen, problem.message)
    name = await site.rooms.begin(match, visitor.person, seats)
    response = RedirectResponse(f"/m/{name}", 303)
    remember(response, visitor, request.url.scheme == "https")
    return response


def known_game(request: Request) -> Game[Any, Any]:
    name = request.path_params["game"]
    if name not in ENTRIES:
        raise Refused(404, msg("There is no such game."))
    return find(name)


def earlier_wish(site: Site, visitor: Visitor, game: Game[Any, Any], like: str) -> MatchSettings | None:
    """How a match was set up, if this browser holds a seat of it."""
    held = site.store.held(like, visitor.person)
    kept = site.store.load(like) if held else None
    if kept is None or kept.game != game.id:
        return None
    try:
        return settings_like(game, Record.read(kept.head), held)
    except SoloistError:
        return None


def show_form(
    request: Request, visitor: Visitor, game: Game[Any, Any], chosen: MatchSettings, problem: Message | None = None
) -> Response:
    site = site_of(request)
    frame = site.frame(request, visitor)
    return site.page(
        request, visitor, f"{game_title(frame, game)} · Soloist", setup_page(frame, game, chosen, problem),
        styles=(*STYLES, *styles_of([game])), body_class=BODY_CLASS, status=200 if problem is None else 400,
    )  # fmt: skip


# the rest


async def style(request: Request) -> Response:
    site, visitor = site_of(request), visitor_of(request)
    frame = site.frame(request, visitor)
    title = title_of(frame, msg("Style guide"))
    return site.page(request, visitor, title, style_page(frame), styles=STYLES, body_class=BODY_CLASS)


async def robots(request: Request) -> Response:
    return PlainTextResponse("User-agent: *\nDisallow: /\n")


async def favicon(request: Request) -> Response:
    return RedirectResponse(static_url("favicon.svg"), 302)


ROUTES = [
    Route("/", home),
    Route("/new/{game}", new),
    Route("/new/{game}", begin, methods=["POST"]),
    Route("/style", style),
    Route("/robots.txt", robots),
    Route("/favicon.ico", favicon),
    *share.ROUTES,
    *importing.ROUTES,
    *rules.ROUTES,
]
