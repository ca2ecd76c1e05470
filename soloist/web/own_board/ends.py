"""The first page, which says what is reconstructed; the last one, which sums up; the list of the other pieces; and the
file."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.web import markup as h
from soloist.web.html import Node, icon
from soloist.web.own_board.drawing import FORM, board
from soloist.web.own_board.editing import BESIDE, CHAIN, DONE, FILE, LONGEST_NAME, LOOK, MORE, Editing, status
from soloist.web.own_board.widgets import PART_NAMES, STATUSES, Shown, hint, tap, title
from soloist.web.pages.layout import Frame

GAME = "orichalcum-ai"
SETUP = f"/new/{GAME}"
PRINT = f"/print/{GAME}"
ADDRESS = f"{SETUP}/board"
STYLE, SCRIPTS = "board-editor.css", ("board-editor.js",)
TITLE = msg("The AI's board")
FILE_NAME = "my-box.toml"
AI_PAGES = CHAIN[1:-1]


# before anything else


def look_page(frame: Frame, editing: Editing) -> Shown:
    """Our board, and plainly that we never saw the printed one."""
    never = msg("We have never seen the printed one. This board follows the rules text, so its places may be "
                "elsewhere than on yours.")  # fmt: skip
    ours = msg("Ours are: where the spots and arrows are, the terrain order, the Titan, the track, what it pays with; "
               "also the numbers of cards, tiles, creatures and buildings, and their prices.")  # fmt: skip
    main = h.div(".board-page")[
        title(frame, msg("Does your AI board look like this?")),
        board(frame, editing.plan),
        h.div(".board-words")[
            h.p(".own-say")[frame.read(never)],
            kept_boards(frame),
            h.details(".own-more")[h.summary[frame.read(msg("What exactly is reconstructed?"))], h.p[frame.read(ours)]],
            h.div(".row.wrap.own-tools")[print_button(frame), tap(f"go:{FILE}", icon("upload"), frame.read(
                msg("I have a file")), class_="button button-small")],
        ],
    ]  # fmt: skip
    foot = [
        h.a(".button.button-large", href=SETUP, data_key="o")[frame.read(msg("Play with ours"))],
        tap("go:spots", h.span(".done-words")[
            h.b[frame.read(msg("Make it your board"))], " ", h.small[frame.read(msg("two minutes, once"))]
        ], class_="button button-primary button-large grow", data_key="enter"),
    ]  # fmt: skip
    return Shown(msg("before you start"), main, foot)


def kept_boards(frame: Frame) -> h.Element:
    """Filled by the script with what this device has kept."""
    return h.div(".own-kept-list", hidden=True, data_kept=LOOK)[
        h.template[
            h.div(".own-kept")[
                tap(f"go:{DONE}", icon("check"), h.span[frame.read(YOURS)], " ", h.b(data_name=True),
                    class_="button grow", data_open=True),
                h.button(".button.button-icon.button-quiet", type="button", data_forget=True,
                         aria_label=frame.read(msg("Forget this board")))[icon("trash")],
            ]
        ],
        h.template(data_draft=True)[
            h.div(".own-kept")[
                tap("stay", icon("edit"), frame.read(msg("Go on with the one you began")), class_="button grow",
                    data_open=True)
            ]
        ],
    ]  # fmt: skip


YOURS = msg("Your board:")


def print_button(frame: Frame) -> h.Element:
    """The sheet of this board, ours or the owner's."""
    return h.button(".button.button-small", type="submit", form=FORM, formaction=PRINT)[
        icon("card"), frame.read(msg("Print"))
    ]


# in the end


def done_page(frame: Frame, editing: Editing) -> Shown:
    problem = editing.own.problem
    main = h.div(".board-page")[
        title(frame, msg("Your AI board")),
        board(frame, editing.plan, class_="is-small"),
        h.div(".board-words")[
            trouble(frame, problem),
            facts(frame, editing, AI_PAGES, MORE),
            h.div(".own-field")[
                h.label(for_="board-name")[frame.read(msg("Name"))],
                h.input(".input", id="board-name", name="name", value=editing.name, form=FORM, data_board_name=True,
                        maxlength=str(LONGEST_NAME), autocomplete="off", placeholder=frame.read(msg("My board"))),
            ],
            h.div(".row.wrap.own-tools")[
                h.button(".button.button-small", type="submit", form=FORM, name="do", value="download", data_whole=True,
                         aria_disabled="true" if problem is not None else None)[
                    icon("download"), frame.read(msg("As a file"))
                ],
                tap(f"go:{FILE}", icon("upload"), frame.read(msg("Read a file")), class_="button button-small"),
                print_button(frame) if problem is None else None,
            ],
            h.p(".own-hint.only-script")[frame.read(msg("Kept on this device."))],
        ],
    ]  # fmt: skip
    off = "true" if problem is not None else None
    foot = [
        h.button(".button.button-large", type="submit", form=FORM, name="do", value="use", data_whole=True,
                 aria_disabled=off)[frame.read(msg("Set-up"))],
        h.button(".button.button-primary.button-large.grow", type="submit", form=FORM, formaction=SETUP,
                 data_key="enter", aria_disabled=off)[
            h.span(".done-words")[h.b[frame.read(msg("Start"))], " ", h.small[frame.read(msg("with this board"))]]
        ],
    ]  # fmt: skip
    return Shown(msg("your board"), main, foot)


def trouble(frame: Frame, problem: Message | None) -> Node:
    if problem is None:
        return None
    return h.p(".note.note-bad", role="alert")[
        icon("warning"), h.span[frame.read(msg("Not to be played with yet: {problem}.", problem=problem))]
    ]


def facts(frame: Frame, editing: Editing, parts: tuple[str, ...], more: str = "") -> h.Element:
    """Each part, and whether it is ours, looked at or changed."""

    def fact(part: str) -> h.Element:
        state = status(editing, part)
        return tap(f"go:{part}", h.span[frame.read(PART_NAMES[part])], " ",
                   h.small(class_=f"is-{state}")[frame.read(STATUSES[state])])  # fmt: skip

    return h.div(".own-facts")[(fact(part) for part in parts), more_fact(frame, editing) if more else None]


def more_fact(frame: Frame, editing: Editing) -> h.Element:
    """The other pieces in a word: the most that was done to any of them."""
    states = {status(editing, part) for part in BESIDE}
    state = next(each for each in ("changed", "checked", "ours") if each in states)
    return tap(f"go:{MORE}", h.span[frame.read(msg("More of your box"))], " ",
               h.small(class_=f"is-{state}")[frame.read(STATUSES[state])])  # fmt: skip


def more_page(frame: Frame, editing: Editing) -> Shown:
    main = [
        title(frame, msg("More of your box"), msg("The AI asks you for most of it. Put right what you like.")),
        facts(frame, editing, BESIDE),
    ]
    foot = tap(f"go:{DONE}", frame.read(msg("Your AI board")), class_="button button-primary button-large grow",
               data_key="enter")  # fmt: skip
    return Shown(msg("other pieces"), main, foot)


# the file


def file_page(frame: Frame, editing: Editing, typed: str | None = None) -> Shown:
    """Read what somebody has passed on, or write it as text."""
    main = [
        title(frame, msg("Your box as a file")),
        hint(frame, msg("Choose a file that Soloist has written for somebody, or change the text.")),
        h.input(".input.file-input", type="file", name="upload", form="own-file", accept=".toml,.txt,text/plain",
                aria_label=frame.read(msg("A file"))),
        h.textarea(".input.own-text", name="file", form="own-file", spellcheck="false",
                   aria_label=frame.read(msg("As text")))["\n", editing.document if typed is None else typed],
    ]  # fmt: skip
    foot = [
        tap(f"go:{DONE}", frame.read(msg("Leave it")), class_="button button-large", data_key="escape"),
        h.button(".button.button-primary.button-large.grow", type="submit", form="own-file", name="do", value="read")[
            frame.read(msg("Read it"))
        ],
    ]
    return Shown(msg("as a file"), main, foot)
