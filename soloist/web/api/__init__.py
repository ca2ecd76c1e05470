"""The JSON API: everything a page can do, for programs; an app of its own, mounted at /api."""

from __future__ import annotations

from fastapi import FastAPI

from soloist.web.api import games, matches, moves
from soloist.web.api.trouble import ALWAYS, handle_trouble
from soloist.web.site import Site

ABOUT = """Everything a page of Soloist can do, for other programs: list games, begin matches, look, answer, undo.

Whoever begins a match gets a token for every person's seat and sends it as `Authorization: Bearer …`. A seat is sent
only what it may know. Every answer quotes the `stamp` of the question it is meant for, so that a late or repeated one
changes nothing. Errors are one sentence in `error`; nothing has been changed then."""


def api_app(site: Site) -> FastAPI:
    """The API of a site."""
    app = FastAPI(
        title="Soloist",
        version="1",
        description=ABOUT,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        responses=ALWAYS,
        servers=[{"url": "/api"}],
        root_path_in_servers=False,
    )
    app.state.site = site
    for part in (games, matches, moves):
        app.include_router(part.router)
    handle_trouble(app)
    app.openapi()  # builds the routes too, so that the first request need not wait for it
    return app
