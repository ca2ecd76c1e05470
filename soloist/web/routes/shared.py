"""Addresses that belong to no match: files for browsers, and what somebody likes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from soloist.engine.words import msg
from soloist.web.people import changed_likes, remember, remember_likes, visitor_of
from soloist.web.site import Refused, read_form
from soloist.web.statics import contents, fingerprint, media_type


async def static(request: Request) -> Response:
    name = request.path_params["name"]
    content = contents().get(name)
    if content is None:
        raise Refused(404, msg("There is no such page."))
    kept = "public, max-age=31536000, immutable" if request.path_params["print"] == fingerprint() else "no-cache"
    return Response(content, media_type=media_type(name), headers={"cache-control": kept})


async def likes(request: Request) -> Response:
    """Language, theme, pace; then back to where one was."""
    visitor = visitor_of(request)
    form = await read_form(request, visitor)
    response = RedirectResponse(own_address(form.get("back", "/")), 303)
    secure = request.url.scheme == "https"
    remember(response, visitor, secure)
    remember_likes(response, changed_likes(visitor.likes, form), secure)
    return response


def own_address(address: str) -> str:
    """An address on this site; home for any other."""
    shown = "".join(letter for letter in address if letter.isprintable())
    return shown if shown.startswith("/") and not shown.startswith(("//", "/\\")) else "/"


ROUTES = [
    Route("/static/{print}/{name}", static),
    Route("/likes", likes, methods=["POST"]),
]
