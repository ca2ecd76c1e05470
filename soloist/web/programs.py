"""The JSON interface, as the app knows it: made when it is first asked for, so that who only looks at pages need not
load what describes and checks it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from soloist.engine.words import msg
from soloist.web.routes.matches import base_of
from soloist.web.site import Site, Visit

if TYPE_CHECKING:
    from fastapi import FastAPI

PATH = "/api"


class Programs:
    """An app of its own, mounted at /api."""

    def __init__(self, site: Site) -> None:
        self._site = site

    @cached_property
    def app(self) -> FastAPI:
        from soloist.web.api import api_app

        return api_app(self._site)

    @property
    def routes(self) -> list[str]:
        """Its addresses."""
        return [f"{PATH}{path}" for path in (*self.app.openapi()["paths"], "/openapi.json")]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    async def docs(self, request: Request) -> Response:
        """The interface as a page to read."""
        from soloist.web.pages.api_docs import api_page

        visit = Visit(request)
        return visit.page(msg("API"), api_page(visit.frame, self.app.openapi(), f"{base_of(visit)}{PATH}"))


async def programs_sorry(request: Request, problem: Exception) -> Response:
    """What is said to a program whose request does not even reach the interface."""
    from soloist.web.api.trouble import sorry

    return await sorry(request, problem)
