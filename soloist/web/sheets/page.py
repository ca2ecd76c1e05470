"""The page around the sheets: one for browsers that visit Soloist, and one that is a whole in itself, as a file.

Both are light whatever the app shows. A file has its styles and drawings inside, so that it needs no network.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from soloist.engine.game import Game
from soloist.engine.words import Message, msg
from soloist.language import Reader, tag
from soloist.web import markup as h
from soloist.web.html import Node, icon
from soloist.web.markup import render
from soloist.web.match_settings import MatchSettings, form_settings
from soloist.web.pages.layout import SHARED_STYLES, Frame, capital, language_buttons, logo
from soloist.web.pages.options import setting_field
from soloist.web.sheets.frame import Printed, Sheet, Sheets
from soloist.web.standalone import with_drawings
from soloist.web.statics import contents, static_url

STYLE = "print.css"


def styles_of(printed: Printed) -> tuple[str, ...]:
    return (*SHARED_STYLES, *printed.styles, STYLE)


# a page of the app


def print_page(
    frame: Frame, game: Game[Any, Any], sheets: Sheets, chosen: MatchSettings, printed: Printed, problem: Message | None
) -> h.Element:  # fmt: skip
    """The sheets under a bar with what one may do; after a mistake as they are without it."""
    head: Node = [
        (h.link(rel="stylesheet", href=static_url(name)) for name in styles_of(printed)),
        h.link(rel="icon", href=static_url("favicon.svg"), type="image/svg+xml"),
        h.script(src=static_url("print.js"), type="module"),
    ]
    form = f"/print/{game.id}"
    buttons = [
        h.button(".button.button-primary", type="button", data_print=True, hidden=True)[
            icon("print"), frame.read(msg("Print at 100 %"))
        ],
        h.button(".button", type="submit", form="own", name="save", value="1")[
            icon("download"), frame.read(msg("Save as one file"))
        ],
        h.a(".button", href=f"/new/{game.id}")[icon("play"), frame.read(msg("To the set-up"))],
    ]
    own = h.form(".print-own", id="own", method="post", action=form)[
        h.input(type="hidden", name="csrf", value=frame.csrf),
        h.details(open=problem is not None)[
            h.summary(".button.button-small")[icon("edit"), frame.read(msg("As in your copy, or by other readings"))],
            wrong(frame, problem),
            h.div(".print-fields")[
                (setting_field(frame, each, chosen) for each in form_settings(game) if each.name in sheets.options)
            ],
            h.button(".button.button-primary", type="submit")[icon("refresh"), frame.read(msg("Draw the sheets"))],
        ],
    ]
    top = h.div(".print-top")[logo(frame.likes.language), h.span(".grow"), language_buttons(frame)]
    reader = frame.reader
    return document(reader, printed, head, [top, bar(reader, printed, buttons), own], drawn(reader, printed))


def wrong(frame: Frame, problem: Message | None) -> Node:
    if problem is None:
        return None
    return h.p(".note.note-bad", role="alert")[icon("warning"), h.span[capital(frame.read(problem))]]


# a file


def print_file(reader: Reader, printed: Printed) -> str:
    """One page with everything inside."""
    styles = "\n".join(contents()[name].decode() for name in styles_of(printed))
    inside = with_drawings(drawn(reader, printed))
    page = document(reader, printed, h.style[Markup(styles)], bar(reader, printed, None), inside)
    return f"{render(page)}\n"


# both


def document(reader: Reader, printed: Printed, head: Node, top: Node, sheets: Node) -> h.Element:
    return h.html(lang=tag(reader.language), data_theme="light")[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.meta(name="color-scheme", content="light"),
            h.title[f"{capital(reader.read(printed.title))} · Soloist"],
            head,
        ],
        h.body(".on-print")[h.header(".print-head")[top], h.main(".print-sheets", tabindex="0")[sheets]],
    ]


def bar(reader: Reader, printed: Printed, buttons: Node) -> h.Element:
    """What this is, what to mind when printing, and the way to each sheet."""
    how = msg("A4 or Letter, at 100 %, without headers and footers.")
    return h.div(".print-bar")[
        h.h1(".sign")[capital(reader.read(printed.title))],
        h.p[reader.read(printed.about), " ", reader.read(how)],
        h.p(".print-buttons")[buttons] if buttons else None,
        pager(reader, printed) if len(printed.sheets) > 1 else None,
    ]


def pager(reader: Reader, printed: Printed) -> h.Element:
    """From sheet to sheet."""
    return h.nav(".print-pager", aria_label=reader.read(msg("Sheets")))[
        h.span[reader.read(msg("Sheets"))],
        (h.a(href=f"#sheet-{number}")[str(number)] for number, _ in enumerate(printed.sheets, 1)),
    ]


def drawn(reader: Reader, printed: Printed) -> list[h.Element]:
    return [one_sheet(reader, printed, number, sheet) for number, sheet in enumerate(printed.sheets, 1)]


def one_sheet(reader: Reader, printed: Printed, number: int, sheet: Sheet) -> h.Element:
    place = msg("{title}, sheet {n} of {all}.", title=printed.title, n=number, all=len(printed.sheets))
    which = capital(reader.read(place))
    note = "" if sheet.note is None else reader.read(sheet.note)
    mark = [reader.read(sheet.reconstructed)] if sheet.reconstructed is not None else []
    return h.section(class_=f"print-sheet is-{printed.paper.name}", id=f"sheet-{number}", aria_label=which)[
        sheet.body,
        h.footer(".print-foot")[
            h.span[h.b[which], f" {note}"],
            h.span(".print-mark")[" · ".join([*mark, reader.read(msg("Soloist, unofficial"))])],
        ],
    ]
