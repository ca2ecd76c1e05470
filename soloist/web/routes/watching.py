"""For programs that watch over the server: whether it is well, and its numbers."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from soloist.engine.words import msg
from soloist.web import metrics
from soloist.web.guard import HEALTH
from soloist.web.metrics import Number, counted, single
from soloist.web.people import same
from soloist.web.site import Refused, Site, Visit, site_of

NOT_FOR_YOU = msg(
    "These numbers are for whoever hosts Soloist: start it with --metrics-token and send the token as "
    "Authorization: Bearer TOKEN, or open them in a browser that has a key of this machine."
)


async def health(request: Request) -> Response:
    """Whether requests can be served: 200, or 503 if the database does not answer."""
    site = site_of(request)
    is_well = await site.rooms.run(site.store.is_well)
    return JSONResponse({"database": "ok" if is_well else "away"}, 200 if is_well else 503)


async def numbers(request: Request) -> Response:
    """How the server is doing, in numbers; for its host only."""
    site = site_of(request)
    if not may_read(site, request):
        raise Refused(403, NOT_FOR_YOU)
    open_matches = await site.rooms.run(site.store.open_matches)
    found = [single("soloist_open_matches", "Matches that are not over.", open_matches)]  # which all workers share
    found += metrics.of_everybody(site.metrics, own_numbers(site))
    return Response(metrics.text(found), media_type=metrics.KIND)


def own_numbers(site: Site) -> list[Number]:
    """Those of this process."""
    return [
        *metrics.of_requests(site.metrics),
        single("soloist_rooms", "Matches in memory.", site.rooms.in_memory),
        single("soloist_listeners", "Pages that hear of changes.", site.rooms.listening),
        counted("soloist_answers_total", "Answers and other changes that people made and that are kept.",
                site.rooms.changes_kept),
        counted("soloist_bot_seconds_total", "Seconds in which bots and automas played.", site.rooms.bot_seconds),
        counted("soloist_database_errors_total", "Errors of the database.", site.store.errors),
        *metrics.of_process(site.metrics),
    ]  # fmt: skip


async def tell_others(site: Site) -> None:
    """Where several workers serve, let the others know our numbers: any of them may be asked."""
    metrics.tell_others(site.metrics, own_numbers(site))


def may_read(site: Site, request: Request) -> bool:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if site.metrics_token and scheme.lower() == "bearer" and same(token.strip(), site.metrics_token):
        return True
    return Visit(request).visitor.is_local


ROUTES = [Route(HEALTH, health), Route("/metrics", numbers)]
