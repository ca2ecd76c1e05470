"""The addresses around the matches: home and new matches."""

from __future__ import annotations

import os

import htpy as h
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from soloist.companion import AUTOMAS, find_any
from soloist.engine.seats import SEATS
from soloist.games import all_games
from soloist.seating import read_seating, usual_seats
from soloist.web.pages.layout import logo
from soloist.web.people import remember, visitor_of
from soloist.web.room import Beginning
from soloist.web.site import read_form, site_of


async def home(request: Request) -> Response:
    site, visitor = site_of(request), visitor_of(request)
    frame = site.frame(request, visitor)
    body = h.fragment[
        logo(frame),
        h.main(id="question")[[h.p[h.a(href=f"/new/{name}")[name]] for name in (*[g.id for g in all_games()], *AUTOMAS)]],
    ]
    return site.page(request, visitor, "Soloist", body, styles=("pages.css",))


async def new(request: Request) -> Response:
    site, visitor = site_of(request), visitor_of(request)
    frame = site.frame(request, visitor)
    game = find_any(request.path_params["game"])
    if request.method == "POST":
        await read_form(request, visitor)
        if game.id in AUTOMAS:
            match = Beginning(game.id, seed=int.from_bytes(os.urandom(8)) % 1_000_000_000).match()
            held = [SEATS[0]]
        else:
            words = usual_seats(game, {s.name: s.default for s in game.settings})
            match = Beginning(game.id, words, seed=int.from_bytes(os.urandom(8)) % 1_000_000_000).match()
            held = list(read_seating(game, words).people)
        name = await site.rooms.begin(match, visitor.person, held)
        response = RedirectResponse(f"/m/{name}", 303)
        remember(response, visitor, request.url.scheme == "https")
        return response
    body = h.form(method="post")[h.input(type="hidden", name="csrf", value=frame.csrf), h.button(type="submit")["Start"]]
    return site.page(request, visitor, game.title, body, styles=("pages.css",))


ROUTES = [
    Route("/", home),
    Route("/new/{game}", new, methods=["GET", "POST"]),
]
