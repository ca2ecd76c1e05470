"""The frame of the editor: where one is, what can be taken back, the page itself; and the forms that carry the file."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.words import msg
from soloist.web import markup as h
from soloist.web.html import Node, icon
from soloist.web.own_board import ai_parts, box_parts, ends
from soloist.web.own_board.drawing import FORM
from soloist.web.own_board.editing import CHAIN, DONE, FILE, LOOK, MORE, Editing
from soloist.web.own_board.ends import ADDRESS, GAME, SETUP, STYLE
from soloist.web.own_board.widgets import Shown, tap
from soloist.web.pages.layout import Frame, capital, language_buttons, size_buttons, theme_button

STYLES = ("companion.css", "island.css", STYLE)
PAGES: dict[str, Callable[[Frame, Editing], Shown]] = {
    LOOK: ends.look_page, "spots": ai_parts.spots_page, "arrows": ai_parts.arrows_page, "order": ai_parts.order_page,
    "start": ai_parts.start_page, "track": ai_parts.track_page, "payment": ai_parts.payment_page,
    "cards": box_parts.cards_page, DONE: ends.done_page, MORE: ends.more_page, "prices": box_parts.prices_page,
    "numbers": box_parts.numbers_page, "creatures": box_parts.creatures_page, "buildings": box_parts.buildings_page,
    "titans": box_parts.titans_page, "tiles": box_parts.tiles_page, "islands": box_parts.islands_page,
    FILE: ends.file_page,
}  # fmt: skip


def board_page(frame: Frame, editing: Editing, typed: str | None = None) -> h.Element:
    """The whole page; `typed` is a file that was refused."""
    shown = PAGES[editing.step](frame, editing) if typed is None else ends.file_page(frame, editing, typed)
    is_sound = editing.own.problem is None
    return h.div(
        ".companion.own-board.seat-2", id="app", data_step=editing.step, data_sound="yes" if is_sound else None
    )[
        carried(frame, editing, is_sound),
        file_form(frame, editing) if editing.step == FILE else None,
        head(frame, editing, shown),
        h.section(".end-watch", aria_label=frame.read(msg("How far you are")))[progress(frame, editing)],
        h.main(".companion-main")[shown.main, refused(frame, editing)],
        h.footer(".companion-foot")[shown.foot],
    ]


def carried(frame: Frame, editing: Editing, is_sound: bool) -> h.Element:
    """The file so far; its first button is the one that Enter presses in a field."""
    return h.form(id=FORM, method="post", action=ADDRESS, hidden=True)[
        h.button(type="submit", name="do", value="stay"),
        hidden(frame, editing),
        h.input(type="hidden", name="option-box", value=editing.document) if is_sound else None,
        h.input(type="hidden", name="name", value=editing.name) if editing.step != DONE else None,
    ]


def hidden(frame: Frame, editing: Editing) -> Node:
    return [
        h.input(type="hidden", name="csrf", value=frame.csrf),
        (h.input(type="hidden", name=name, value=value) for name, value in editing.fields().items()),
    ]


def file_form(frame: Frame, editing: Editing) -> h.Element:
    return h.form(id="own-file", method="post", action=ADDRESS, enctype="multipart/form-data", hidden=True)[
        hidden(frame, editing), h.input(type="hidden", name="name", value=editing.name)
    ]


def refused(frame: Frame, editing: Editing) -> Node:
    """Why a tap could not be; at the lower edge, so that nothing moves."""
    if editing.problem is None:
        return None
    return h.p(".note.note-bad.own-refused", role="alert")[
        icon("warning"), h.span[capital(frame.read(editing.problem))]
    ]


def head(frame: Frame, editing: Editing, shown: Shown) -> h.Element:
    read = frame.read
    return h.header(".companion-head")[
        back(frame, editing),
        h.div(".grow")[
            h.span(".seat")[
                h.span(".seat-mark")[icon("seat-automa")], h.span(".seat-name")[read(msg("Orichalcum AI"))]
            ],
            h.p(".companion-note")[read(shown.about)],
        ],
        tap("undo", icon("undo"), class_="button button-icon", aria_label=read(msg("Undo")), data_key="u",
            aria_disabled=None if editing.past else "true"),
        h.details(".menu.text-size")[
            h.summary(".button.button-icon", aria_label=read(msg("Text size")))[h.span(aria_hidden="true")["Aa"]],
            h.div(".menu-body")[h.p(".eyebrow")[read(msg("Text size"))], size_buttons(frame)],
        ],
        h.details(".menu")[
            h.summary(".button.button-icon", aria_label=read(msg("Menu")), data_key="m")[icon("menu")],
            h.div(".menu-body")[
                tap(f"go:{DONE}", icon("eye"), read(msg("Your AI board")), class_=WIDE),
                tap(f"go:{FILE}", icon("upload"), read(msg("Read a file")), class_=WIDE),
                h.a(class_=WIDE, href=f"/rules/{GAME}", target="_blank", rel="noopener")[
                    icon("rules"), read(msg("Rules"))
                ],
                h.a(class_=WIDE, href="/")[icon("home"), read(msg("Home"))],
                h.div(".row")[language_buttons(frame), h.span(".grow"), theme_button(frame)],
            ],
        ],
    ]  # fmt: skip


WIDE = "button button-large button-wide"


def back(frame: Frame, editing: Editing) -> h.Element:
    """The page before; from the first one to the set-up."""
    look = "button button-quiet button-icon"
    arrow = icon("chevron", class_="flip")
    if editing.step == LOOK:
        return h.a(class_=look, href=SETUP, aria_label=frame.read(msg("Back to the set-up")), data_key="escape")[arrow]
    before = CHAIN[CHAIN.index(editing.step) - 1] if editing.step in CHAIN else DONE
    before = MORE if editing.step not in (*CHAIN, MORE, FILE) else before
    return tap(f"go:{before}", arrow, class_=look, aria_label=frame.read(msg("One page back")), data_key="escape")


def progress(frame: Frame, editing: Editing) -> Node:
    """Dots for the pages that follow each other."""
    if editing.step not in CHAIN:
        return h.p[frame.read(msg("Beside the board"))]
    here = CHAIN.index(editing.step)

    def dot(place: int) -> h.Element:
        return h.li(class_="is-done" if place < here else "is-now" if place == here else None)

    return [
        h.ol(".chapter-dots", aria_hidden="true")[map(dot, range(len(CHAIN)))],
        h.span(".grow"),
        h.p(".chapter-count")[frame.read(msg("{n} of {of}", n=here + 1, of=len(CHAIN)))],
    ]
