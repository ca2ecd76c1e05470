"""Bodies that programs send: looked at before they are read, like all that comes from outside."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from soloist.engine.documents import misshapen_json
from soloist.engine.words import msg
from soloist.web.site import Refused

NO_TEXT = msg("This request is not written in UTF-8, so it was not read.")


class MeasuredRoute(APIRoute):
    """An address that reads no body before its shape is known: how deep it is, how many values, how long numbers."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def measured(request: Request) -> Response:
            check_body(await request.body())
            return await handle(request)

        return measured


def check_body(body: bytes) -> None:
    """Raises Refused for what would cost more to read than it is worth."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refused(400, NO_TEXT) from None
    if "\0" in text[:4]:  # would be taken for another way of writing
        raise Refused(400, NO_TEXT)
    problem = misshapen_json(text)
    if problem is not None:
        raise Refused(400, msg("this request cannot be read: {problem}", problem=problem))
