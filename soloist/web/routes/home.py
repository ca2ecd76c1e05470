"""The addresses around the matches: the start page, new matches, the style guide, what somebody likes, files that
browsers ask for."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from soloist.engine.errors import BadRecord, BadSetting, SoloistError
from soloist.engine.game import Game
from soloist.engine.match import Match
from soloist.engine.record import Record
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.registry import ENTRIES, all_games, find
from soloist.web.carrying import unpack
from soloist.web.faces import TableFace, face_of
from soloist.web.keeping import seating_of
from soloist.web.listing import Listed
from soloist.web.match_settings import (
    LINK,
    MatchSettings,
    beginning_of,
    settings_from_form,
    settings_like,
    things_setting,
    usual_settings,
    with_colours,
)  # fmt: skip
from soloist.web.own_board import offer as own_board
from soloist.web.pages.choosing import Choosing, choosing_of, choosing_page
from soloist.web.pages.home import home_page, known_start, styles_of
from soloist.web.pages.layout import document
from soloist.web.pages.setup import game_title, import_page, setup_page
from soloist.web.pages.style import style_page
from soloist.web.pages.wizard import READY, WHAT, Wizard, wizard_page
from soloist.web.people import Visitor, changed_likes, remember_likes, seems_near
from soloist.web.played import things_played
from soloist.web.pressing import file_response
from soloist.web.records import read_match
from soloist.web.routes import learn, rules, sheets
from soloist.web.routes.matches import BEGUN
from soloist.web.site import Refused, Site, Visit
from soloist.web.statics import contents, fingerprint, static_url

LATEST, ALL = 20, 300  # how many matches are listed


async def home(request: Request) -> Response:
    """The games, and the matches of this browser; at the machine itself all there are."""
    visit = Visit(request)
    limit = ALL if "all" in request.query_params else LATEST
    matches = await visit.site.rooms.run(listed, visit.site, visit.visitor, limit)
    games = all_games()
    start = known_start(request.query_params.get("start", ""), matches, games)
    is_local, has_more = visit.visitor.is_local, len(matches) == LATEST
    lacks_key = not is_local and not visit.site.front.public_url and seems_near(request)
    body = home_page(visit.frame, games, matches, start, is_local=is_local, has_more=has_more, lacks_key=lacks_key)
    return visit.page("", body, styles=styles_of(games))


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
    """The form, or beside a box one thing after the other; filled in as an earlier match was: the one that `?like=`
    names, beside a box the latest of this browser."""
    visit, game, given = Visit(request), known_game(request), request.query_params
    like, before = await visit.site.rooms.run(begun_with, visit.site, visit.visitor, game, given.get("like", ""))
    chosen = settings_from_form(game, given.multi_items(), before)
    choosing = choosing_at(visit, game, chosen, given)
    if choosing is not None:
        person = None if visit.visitor.is_local else visit.visitor.person
        played = await visit.site.rooms.run(things_played, visit.site.store, person, game, choosing.setting)
        return show_choosing(visit, replace(choosing, played=played), given)
    if not game.is_companion or "all" in given:
        return show_form(visit, game, chosen)
    usual = READY if "like" in given and "step" not in given and like else WHAT
    wizard = Wizard(visit.frame, game, with_colours(game, chosen), before, like, given.get("then", ""))
    step = wizard.after(given["after"]) if "after" in given else given.get("step", usual)
    return show_wizard(visit, replace(wizard, then="") if "after" in given else wizard, step)


async def begin(request: Request) -> Response:
    """A new match, and on to it; or the form again, saying what is wrong."""
    visit, game = Visit(request), known_game(request)
    fields = await visit.form()
    form = await request.form()
    like, before = "", usual_settings(game)
    if game.is_companion and fields.get("like"):
        like, before = await visit.site.rooms.run(begun_with, visit.site, visit.visitor, game, fields["like"])
    pairs = [(name, value) for name, value in form.multi_items() if isinstance(value, str)]
    chosen = settings_from_form(game, pairs, before)
    choosing = choosing_at(visit, game, chosen, fields)
    if choosing is not None:
        return visit.go_to(choosing.link(choosing.at))
    try:
        beginning, seats = beginning_of(game, chosen)
        match = await visit.site.rooms.run(beginning.match)
    except BadSetting as problem:
        if "wizard" in fields:
            wizard = Wizard(visit.frame, game, chosen, before, like, problem=problem.message)
            return show_wizard(visit, wizard, READY)
        return show_form(visit, game, chosen, problem.message)
    name = await visit.site.rooms.begin(match, visit.visitor.person, seats)
    is_shared = any(sitter.who == LINK for sitter in chosen.seated)
    return visit.go_to(f"/m/{name}/share?{BEGUN}=1" if is_shared else f"/m/{name}")


def begun_with(site: Site, visitor: Visitor, game: Game[Any, Any], like: str) -> tuple[str, MatchSettings]:
    """The earlier match that a new one is to be like, if there is one, and its settings; else the usual ones."""
    if not like and game.is_companion and not visitor.is_new:
        like = next((kept.id for kept in site.store.listing(visitor.person, LATEST) if kept.game == game.id), "")
    found = earlier_wish(site, visitor, game, like) if like else None
    return ("", usual_settings(game)) if found is None else (like, found)


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


def show_form(visit: Visit, game: Game[Any, Any], chosen: MatchSettings, problem: Message | None = None) -> Response:
    title, body = game_title(visit.frame, game), setup_page(visit.frame, game, chosen, problem)
    board_styles, scripts = own_board.parts_of(game.id)
    styles = (*styles_of([game]), *choosing_styles(game), *board_styles)
    return visit.page(title, body, styles=styles, scripts=scripts, status=200 if problem is None else 400)


def choosing_styles(game: Game[Any, Any]) -> Sequence[str]:
    return ("choosing.css",) if things_setting(game) is not None else ()


def choosing_at(visit: Visit, game: Game[Any, Any], chosen: MatchSettings, given: Mapping[str, str]) -> Choosing | None:
    """The page on which each player is given something, if that is asked for and there is such a page."""
    face, setting = face_of(game.id), things_setting(game)
    choice = face.choice if isinstance(face, TableFace) else None
    if choice is None or setting is None or given.get("step") != choice.setting:
        return None
    at, way = given.get("to") or given.get("at", ""), given.get(f"{setting.name}-way", "")
    return choosing_of(visit.frame, game, choice, setting, chosen, at, way, given.get("group", ""))


def show_choosing(visit: Visit, choosing: Choosing, given: Mapping[str, str]) -> Response:
    """The page, or where its buttons lead: to the next player, back to the form, to any other thing."""
    if "surprise" in given:
        others = [thing for thing in choosing.choice.known if thing is not choosing.now]
        name = f"{choosing.setting.name}-{choosing.at.code}"
        pairs = [*choosing.fields, (name, secrets.choice(others).code)]
        surprised = replace(choosing, chosen=settings_from_form(choosing.game, pairs))
        return visit.go_to(surprised.link(choosing.at))
    following = choosing.after() if "take" in given else None
    if following is not None:
        return visit.go_to(choosing.link(following))
    if "take" in given or "done" in given:
        return visit.go_to(choosing.back())
    styles = (*styles_of([choosing.game]), *choosing_styles(choosing.game))
    return visit.page(choosing.choice.title, choosing_page(choosing), styles=styles, scripts=("choosing.js",))


def show_wizard(visit: Visit, wizard: Wizard, step: str) -> Response:
    """A page before an evening beside a box; an unknown one is the first."""
    body = wizard_page(wizard, step if step in wizard.steps else WHAT)
    title = f"{visit.frame.read(game_title(visit.frame, wizard.game))} · Soloist"
    board_styles, scripts = own_board.parts_of(wizard.game.id)
    styles = ("companion.css", *face_of(wizard.game.id).stylesheets, *board_styles)
    html = document(visit.frame, title, body, styles=styles, scripts=scripts, body_class="on-companion")
    return visit.respond(html, 200 if wizard.problem is None else 400)


# the rest


async def style(request: Request) -> Response:
    visit = Visit(request)
    return visit.page(msg("Style guide"), style_page(visit.frame))


async def robots(request: Request) -> Response:
    return PlainTextResponse("User-agent: *\nDisallow: /\n")


async def favicon(request: Request) -> Response:
    return RedirectResponse(static_url("favicon.svg"), 302)


async def static(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in contents():
        raise Refused(404, msg("There is no such page."))
    kept = "public, max-age=31536000, immutable" if request.path_params["print"] == fingerprint() else "no-cache"
    return file_response(request.headers, name, kept)


async def likes(request: Request) -> Response:
    """Language, theme, pace; then back to where one was."""
    visit = Visit(request)
    form = await visit.form()
    response = visit.go_to(own_address(form.get("back", "/")))
    remember_likes(response, changed_likes(visit.visitor.likes, form), visit.is_secure)
    return response


def own_address(address: str) -> str:
    """An address on this site; home for any other."""
    shown = "".join(letter for letter in address if letter.isprintable())
    return shown if shown.startswith("/") and not shown.startswith(("//", "/\\")) else "/"


# opening a saved match: checked as strictly as if somebody had made it up


async def ask_for_record(request: Request) -> Response:
    return show_import(Visit(request))


async def open_record(request: Request) -> Response:
    """Keep the match of a file, held by this browser in all people's seats."""
    visit = Visit(request)
    try:
        content = await uploaded(visit)
        match, seats = await visit.site.rooms.run(opened, content)
    except SoloistError as problem:
        return show_import(visit, problem.message)
    finally:
        await request.close()
    name = await visit.site.rooms.begin(match, visit.visitor.person, seats)
    return visit.go_to(f"/m/{name}")


async def uploaded(visit: Visit) -> bytes:
    """The file of the form, or what the address of the page carried; raises BadRecord if there is none."""
    packed = (await visit.form()).get("packed", "")
    if packed:
        return unpack(packed)
    file = (await visit.request.form()).get("file")
    content = await file.read() if isinstance(file, UploadFile) else b""
    if not content:
        raise BadRecord(msg("choose a file first"))
    return content


def opened(content: bytes) -> tuple[Match, Sequence[Seat]]:
    """The match of a record and the seats people sit at; raises BadRecord if anything in it does not fit."""
    try:
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadRecord(msg("this is not a Soloist record")) from None
    match = read_match(text)
    return match, seating_of(match).people


def show_import(visit: Visit, problem: Message | None = None) -> Response:
    body = import_page(visit.frame, problem)
    status = 200 if problem is None else 400
    return visit.page(msg("Open a saved file"), body, scripts=("carried.js",), status=status)


ROUTES = [
    Route("/", home),
    Route("/new/{game}", new),
    Route("/new/{game}", begin, methods=["POST"]),
    Route("/style", style),
    Route("/robots.txt", robots),
    Route("/favicon.ico", favicon),
    Route("/static/{print}/{name}", static),
    Route("/likes", likes, methods=["POST"]),
    Route("/import", ask_for_record),
    Route("/import", open_record, methods=["POST"]),
    *learn.ROUTES,
    *rules.ROUTES,
    *sheets.ROUTES,
]
