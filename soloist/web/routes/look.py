"""Looking at a piece of a match without choosing it: a page, and the same for the sheet that the script opens."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from soloist.engine.words import msg
from soloist.web.faces import face_of
from soloist.web.faces.base import TableFace
from soloist.web.html import Node
from soloist.web.pages.look import look_page, look_sheet
from soloist.web.room import Room
from soloist.web.site import LONGEST_QUERY, Refused, Visit, read_ask

Shown = tuple[str, Node, tuple[str, ...]]  # the game, what is shown, the stylesheets


async def look(request: Request) -> Response:
    """What a seat may know of a piece; `?bare=1` for the sheet. What is hidden from it is not there."""
    visit, key = Visit(request), request.path_params["key"][:LONGEST_QUERY]
    ask, is_bare = read_ask(request.query_params), request.query_params.get("bare") == "1"

    def draw(room: Room) -> Shown | None:
        face = face_of(room.match.game.id)
        if not isinstance(face, TableFace):
            return None
        held = visit.site.seats_of(visit.match, visit.visitor)
        scene = visit.site.scene(room, visit.frame, visit.site.eyes(room, held, ask), ask, held)
        shown = look_sheet(scene, face, key, is_page=not is_bare)
        return None if shown is None else (room.match.game.title, shown, face.stylesheets)

    found = await visit.look(draw)
    if found is None:
        raise Refused(404, msg("There is nothing to look at here. What is hidden from you cannot be looked at."))
    title, shown, styles = found
    if is_bare:
        return visit.respond(shown)
    return visit.page(title, look_page(visit.frame, shown), styles=("look.css", *styles))


ROUTES = [Route("/m/{match}/look/{key:path}", look)]
