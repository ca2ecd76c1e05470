"""The addresses of the lessons, and the first match that each of them begins."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from soloist.engine.game import Game
from soloist.engine.words import msg
from soloist.registry import find, game_ids
from soloist.web.coach import guided
from soloist.web.faces.teaching import Lesson, ReadyTable
from soloist.web.lessons import lesson_of, taught_games
from soloist.web.match_settings import MatchSettings, Sitter, beginning_of, most_seats
from soloist.web.pages.home import styles_of
from soloist.web.pages.learn import learn_page, lesson_page
from soloist.web.people import remember_likes
from soloist.web.site import Refused, Visit


async def shelf(request: Request) -> Response:
    """All lessons."""
    visit, games = Visit(request), taught_games()
    return visit.page(msg("Learn"), learn_page(visit.frame, games), styles=("learn.css", *styles_of(games)))


async def lesson(request: Request) -> Response:
    """A game in two minutes."""
    visit = Visit(request)
    game, found = taught(request)
    title = msg("{game} in two minutes", game=game.title)
    return visit.page(title, lesson_page(visit.frame, game, found), styles=(*styles_of([game]), "learn.css"))


async def begin(request: Request) -> Response:
    """The first match: a normal one, with settings for newcomers; whoever begins it sees the tips of the game."""
    visit = Visit(request)
    game, found = taught(request)
    await visit.form()
    beginning, seats = beginning_of(game, first_settings(game, found.first))
    match = await visit.site.rooms.run(beginning.match)
    name = await visit.site.rooms.begin(match, visit.visitor.person, seats)
    response = visit.go_to(f"/m/{name}")
    remember_likes(response, guided(visit.visitor.likes, game.id), visit.is_secure)
    return response


def taught(request: Request) -> tuple[Game[Any, Any], Lesson]:
    name = request.path_params["game"]
    found = lesson_of(name) if name in game_ids() else None
    if found is None:
        raise Refused(404, msg("There is no lesson for this game."))
    return find(name), found


def first_settings(game: Game[Any, Any], first: ReadyTable) -> MatchSettings:
    """As a set-up form would have them."""
    empty = [Sitter()] * (most_seats(game) - len(first.seats))
    return MatchSettings((*(Sitter(who) for who in first.seats), *empty), dict(first.options))


ROUTES = [
    Route("/learn", shelf),
    Route("/learn/{game}", lesson),
    Route("/learn/{game}", begin, methods=["POST"]),
]
