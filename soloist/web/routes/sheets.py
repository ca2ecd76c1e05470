"""The addresses of the sheets to print."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from soloist.engine.errors import BadSetting
from soloist.engine.words import Message, msg
from soloist.registry import find, printable_ids
from soloist.web.match_settings import MatchSettings, settings_from_form
from soloist.web.sheets import printed, sheets_of
from soloist.web.sheets.frame import Printed
from soloist.web.sheets.page import print_file, print_page
from soloist.web.site import Refused, Visit


async def show(request: Request) -> Response:
    """The sheets; an option in the address as `?mammoth_deck=…`."""
    visit, name = Visit(request), known_name(request)
    pairs = [(f"option-{option}", value) for option, value in request.query_params.multi_items()]
    return await respond(visit, name, settings_from_form(find(name), pairs))


async def show_own(request: Request) -> Response:
    """The same with what a form says: an owner's cards, or the file to keep."""
    visit, name = Visit(request), known_name(request)
    fields = await visit.form()
    return await respond(visit, name, settings_from_form(find(name), fields.items()), is_file="save" in fields)


def known_name(request: Request) -> str:
    name: str = request.path_params["name"]
    if name not in printable_ids():
        raise Refused(404, msg("There is nothing to print under this name."))
    return name


async def respond(visit: Visit, name: str, chosen: MatchSettings, *, is_file: bool = False) -> Response:
    return await visit.site.rooms.run(drawn, visit, name, chosen, is_file)


def drawn(visit: Visit, name: str, chosen: MatchSettings, is_file: bool) -> Response:
    """The page, the file, or what is wrong with the options above the sheets as we have them."""
    reader, problem = visit.frame.reader, None
    try:
        drawing = printed(name, chosen.options, reader)
    except BadSetting as wrong:
        drawing, problem = printed(name, {}, reader), wrong.message
    if is_file and problem is None:
        headers = {"content-disposition": f'attachment; filename="{name}.html"'}
        return visit.remembered(HTMLResponse(print_file(reader, drawing), headers=headers))
    return page(visit, name, chosen, drawing, problem)


def page(visit: Visit, name: str, chosen: MatchSettings, drawing: Printed, problem: Message | None) -> Response:
    html = print_page(visit.frame, find(name), sheets_of(name), chosen, drawing, problem)
    return visit.respond(html, 200 if problem is None else 400)


ROUTES = [Route("/print/{name}", show), Route("/print/{name}", show_own, methods=["POST"])]
