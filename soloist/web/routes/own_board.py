"""The address at which the board of Orichalcum's AI is looked at, and made one's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from soloist.engine.errors import BadSetting
from soloist.engine.words import msg
from soloist.registry import find
from soloist.web.match_settings import usual_settings
from soloist.web.own_board.editing import Editing, read_editing, tapped
from soloist.web.own_board.ends import ADDRESS, FILE_NAME, GAME, SCRIPTS, TITLE
from soloist.web.own_board.page import STYLES, board_page
from soloist.web.pages.layout import document
from soloist.web.pages.wizard import READY, Wizard
from soloist.web.routes.home import show_wizard
from soloist.web.site import Visit

NO_TEXT = msg("this file is not a text in UTF-8")


async def look(request: Request) -> Response:
    return respond(Visit(request), Editing())


async def tap(request: Request) -> Response:
    """The page after a tap; all there is to know comes with the form."""
    visit = Visit(request)
    fields = await visit.form()
    file = (await request.form()).get("upload")
    content = await file.read() if isinstance(file, UploadFile) else b""
    await request.close()
    return await visit.site.rooms.run(answer, visit, fields, content)


def answer(visit: Visit, fields: Mapping[str, str], content: bytes) -> Response:
    """A file that was chosen takes the place of the text."""
    try:
        editing, what = read_editing(fields), fields.get("do", "stay")
    except BadSetting as problem:  # the file so far is not one of ours
        return respond(visit, Editing(problem=problem.message), status=400)
    try:
        fields = {**fields, "file": content.decode("utf-8-sig")} if content else fields
    except UnicodeDecodeError:
        return respond(visit, replace(editing, problem=NO_TEXT), status=400)
    if what == "use" and editing.own.problem is None:
        usual = usual_settings(find(GAME))
        chosen = replace(usual, options={"box": editing.document})
        return show_wizard(visit, Wizard(visit.frame, find(GAME), chosen, usual, ""), READY)
    if what == "download" and editing.own.problem is None:
        headers = {"content-disposition": f'attachment; filename="{FILE_NAME}"'}
        return visit.remembered(PlainTextResponse(editing.document, headers=headers))
    after = tapped(editing, what, fields)
    if after.problem is not None and what == "read":
        return respond(visit, after, fields.get("file", ""), status=400)
    return respond(visit, after)  # a tap that cannot be says so, and everything stays as it was


def respond(visit: Visit, editing: Editing, typed: str | None = None, status: int = 200) -> Response:
    body = board_page(visit.frame, editing, typed)
    title = f"{visit.frame.read(TITLE)} · Soloist"
    html = document(visit.frame, title, body, styles=STYLES, scripts=SCRIPTS, body_class="on-companion")
    return visit.respond(html, status)


ROUTES = [Route(ADDRESS, look), Route(ADDRESS, tap, methods=["POST"])]
