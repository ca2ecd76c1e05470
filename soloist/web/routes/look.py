"""All that is printed on a card, for the names in the log; nothing of a match, so it is open to everybody."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from soloist.engine.errors import SoloistError
from soloist.engine.words import msg
from soloist.registry import find
from soloist.web.faces import face_of
from soloist.web.faces.base import TableFace
from soloist.web.pages.look import bare_look, look_page
from soloist.web.site import Refused, Visit


async def look(request: Request) -> Response:
    """By game and code; `?bare=1` for a popover."""
    visit, name, code = Visit(request), request.path_params["game"], request.path_params["code"]
    try:
        game = find(name)
    except SoloistError:
        raise Refused(404, msg("There is no such card: {name}", name=code[:40])) from None
    face = face_of(game.id)
    shown = face.look(code, visit.frame.likes.language) if isinstance(face, TableFace) else None
    if shown is None:
        raise Refused(404, msg("There is no such card: {name}", name=code[:40]))
    if request.query_params.get("bare") == "1":
        return visit.respond(bare_look(shown))
    return visit.page(game.title, look_page(visit.frame, game, shown), styles=face.stylesheets)


ROUTES = [Route("/look/{game}/{code}", look)]
