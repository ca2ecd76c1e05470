"""Beginning a match: who sits where, and what is agreed; or opening a saved one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from soloist.companion.strength import Strength, bot_strength, strength_of
from soloist.descriptions import counts
from soloist.engine.game import Game
from soloist.engine.seats import SEATS, Seat
from soloist.engine.settings import AutomaSeats, Some
from soloist.engine.words import Message, msg
from soloist.names import bot_called, known_as
from soloist.registry import automa_called, bots_of, printable_ids
from soloist.seating import lineup
from soloist.web import markup as h
from soloist.web import match_settings
from soloist.web.faces import face_of
from soloist.web.faces.teaching import ReadyTable
from soloist.web.html import Node, icon, seat_class
from soloist.web.lessons import lesson_of
from soloist.web.match_settings import MatchSettings, Sitter, form_settings
from soloist.web.own_board.offer import board_offer
from soloist.web.pages.layout import Frame, capital, shell
from soloist.web.pages.opponents import opponent_list, strength_bars, strong
from soloist.web.pages.options import card_field, is_changed, option_groups, setting_field, variants
from soloist.web.ready import ready_tables
from soloist.web.sheets import sheets_of

ROWS_SHOWN = 3  # further empty seats are behind "More seats"
LONGEST_NAME = 24
PEOPLE = {
    match_settings.YOU: msg("You"),
    match_settings.HERE: msg("Another person at this screen"),
    match_settings.LINK: msg("Somebody with a link"),
}
AT_MY_TABLE = {"orichalcum-ai": msg("Orichalcum's AI at my table")}  # automas that have no name of their own
DICE = {
    match_settings.BY_SOLOIST: (msg("Soloist"), msg("It draws the automa's cards and picks at random for it.")),
    match_settings.BY_HAND: (msg("I roll and draw myself"), msg("You enter what was drawn or rolled.")),
}


def setup_page(frame: Frame, game: Game[Any, Any], chosen: MatchSettings, problem: Message | None) -> Node:
    """Tables that stand ready, and the form; newcomers press Start at once."""
    at_table = game.is_companion
    return shell(
        frame,
        h.div(".setup-title")[h.h1(".page-title")[game_title(frame, game)], h.p(".muted")[frame.read(game.summary)]],
        None if at_table else ready_part(frame, game),
        h.form(".setup-page", method="post", action=f"/new/{game.id}", novalidate=True)[
            h.input(type="hidden", name="csrf", value=frame.csrf),
            h.button(type="submit", hidden=True),  # what Enter presses
            h.div(".setup-main")[
                None if at_table else h.h2(id="own-table")[frame.read(msg("Or set your own table"))],
                trouble(frame, problem),
                h.div(".setup.panel")[
                    seats_field(frame, game, chosen),
                    None if at_table else variants(frame, game, chosen),
                    at_table_fields(frame, game, chosen) if at_table else None,
                    board_offer(frame, game.id),
                    start_button(frame),
                ],
                options_part(frame, game, chosen, problem is not None),
            ],
            beside(frame, game),
        ],
        here="/",
    )


def game_title(frame: Frame, game: Game[Any, Any]) -> str:
    if game.is_companion:
        usual = msg("{automa} at my table", automa=known_as(automa_called(game.id)))
        return frame.read(AT_MY_TABLE.get(game.id, usual))
    return game.title


# tables that stand ready


def ready_part(frame: Frame, game: Game[Any, Any]) -> h.Element:
    """A press starts one of them."""
    return h.section(".ready", aria_labelledby="ready")[
        h.h2(id="ready")[frame.read(msg("Ready to play"))],
        h.ul(".ready-tables")[(h.li[ready_card(frame, game, table)] for table in ready_tables(game))],
    ]


def ready_card(frame: Frame, game: Game[Any, Any], table: ReadyTable) -> h.Element:
    against = [strength for who in table.seats if (strength := strength_at(game, who)) is not None]
    return table_form(
        frame, game, table,
        h.button(".ready-table.panel", type="submit")[
            h.span(".ready-marks", aria_hidden="true")[
                (h.span(class_=f"seat {seat_class(seat)}")[h.span(".seat-mark")[icon(mark_of(who))]]
                 for seat, who in zip(SEATS, table.seats, strict=False))
            ],
            h.b[frame.read(table.title)],
            h.small[frame.read(table.text)],
            strength_bars(frame, against) if against else None,
        ],
    )  # fmt: skip


def table_form(frame: Frame, game: Game[Any, Any], table: ReadyTable, *inside: Node, class_: str = "") -> h.Element:
    """The form that starts such a table; inside is its button. The first game comes with a guide."""
    lesson = lesson_of(game.id)
    way = "learn" if lesson is not None and table == lesson.first else "new"
    fields = {f"seat-{seat.code}": who for seat, who in zip(SEATS, table.seats, strict=False)}
    fields |= {f"option-{name}": value for name, value in table.options.items()}
    return h.form(class_=class_ or None, method="post", action=f"/{way}/{game.id}")[
        (h.input(type="hidden", name=name, value=value) for name, value in {"csrf": frame.csrf, **fields}.items()),
        inside,
    ]


def mark_of(who: str) -> str:
    """The drawing of who sits there."""
    return {"automa": "seat-automa", "bot": "seat-bot"}.get(who.partition(":")[0], "seat-human")


def strength_at(game: Game[Any, Any], who: str) -> Strength | None:
    """How hard whoever sits there is to beat; None for people."""
    kind, _, which = who.partition(":")
    automa = lineup(game)
    if kind == "automa" and automa is not None:
        return strength_of(automa.automa, which)
    return bot_strength(game.id, which) if kind == "bot" else None


def trouble(frame: Frame, problem: Message | None) -> Node:
    if problem is None:
        return None
    return h.p(".note.note-bad", role="alert", tabindex="-1", autofocus=True)[
        icon("warning"), h.span[capital(frame.read(problem))]
    ]


def start_button(frame: Frame) -> h.Element:
    return h.div(".setup-foot")[
        h.button(".button.button-primary.button-large.button-wide", type="submit")[
            icon("play"), frame.read(msg("Start"))
        ]
    ]


def reconstructed(frame: Frame, game: Game[Any, Any]) -> Node:
    """What of the game is our reconstruction, and the option by which an owner of the box puts it right."""
    return [
        [h.dt[frame.read(msg("Reconstructed"))], h.dd[capital(frame.read(each.what)), ". ", frame.read(each.own())]]
        for each in game.reconstructed()
    ]


# who sits where


def seats_field(frame: Frame, game: Game[Any, Any], chosen: MatchSettings) -> h.Element:
    rows = list(zip(SEATS, chosen.sitters, strict=False))
    last = max((seat for seat, sitter in rows if sitter.who), default=0)
    shown = max(last + 2, ROWS_SHOWN)
    more = rows[shown:]
    return h.fieldset(".field-group")[
        h.legend[frame.read(msg("Who plays"))],
        h.ol(".setup-seats")[(seat_row(frame, game, *row) for row in rows[:shown])],
        h.details(".setup-more")[
            h.summary(".button.button-small")[icon("plus"), frame.read(msg("More seats"))],
            h.ol(".setup-seats")[(seat_row(frame, game, *row) for row in more)],
        ]
        if more
        else None,
    ]


def seat_row(frame: Frame, game: Game[Any, Any], seat: Seat, sitter: Sitter) -> h.Element:
    label = frame.read(seat.say())
    person = match_settings.PERSON if game.is_companion else match_settings.YOU
    return h.li(class_=seat_class(seat))[
        h.label(for_=f"seat-{seat.code}")[
            h.span(".seat-mark")[
                icon("seat-human", class_="for-person"),
                icon("seat-bot", class_="for-bot"),
                icon("seat-automa", class_="for-automa"),
            ],
            h.span(".visually-hidden")[label],
            h.b(".setup-letter", aria_hidden="true")[seat.code],
        ],
        h.select(".input", id=f"seat-{seat.code}", name=f"seat-{seat.code}")[who_options(frame, game, seat, sitter)],
        h.input(
            ".input", type="text", name=f"name-{seat.code}", value=sitter.name, maxlength=LONGEST_NAME,
            autocomplete="off", placeholder=frame.read(msg("Name")),
            aria_label=frame.read(msg("Name at {seat}", seat=seat)), data_person=person,
        ),
    ]  # fmt: skip


def who_options(frame: Frame, game: Game[Any, Any], seat: Seat, sitter: Sitter) -> Node:
    """All that can sit there, in groups."""
    people = {match_settings.PERSON: msg("A person")} if game.is_companion else PEOPLE
    groups = [(msg("People"), "is-person", {value: frame.read(text) for value, text in people.items()})]
    if lineup(game) is not None:
        groups.append((msg("Automa"), "is-automa", automa_options(frame, game)))
    if bots_of(game):
        bots = {f"bot:{bot}": frame.read(strong(bot_called(bot), bot_strength(game.id, bot)))
                for bot in reversed(list(bots_of(game)))}  # fmt: skip
        groups.append((msg("Bots"), "is-bot", bots))
    known = {value for _, _, values in groups for value in values}
    return [
        h.option(".is-nobody", value="", selected=not sitter.who)[frame.read(msg("nobody"))],
        (
            h.optgroup(label=frame.read(title))[
                (
                    h.option(class_=kind, value=value, selected=value == sitter.who)[text]
                    for value, text in values.items()
                )
            ]
            for title, kind, values in groups
        ),
        h.option(value=sitter.who, selected=True)[sitter.who[:40]] if sitter.who and sitter.who not in known else None,
    ]


def automa_options(frame: Frame, game: Game[Any, Any]) -> dict[str, str]:
    automa = lineup(game)
    assert automa is not None
    name = known_as(automa_called(automa.automa))
    found = {}
    for level in automa.levels:
        text = msg("{automa} {level}", automa=name, level=level) if len(automa.levels) > 1 else msg("{name}", name=name)
        found[f"automa:{level}"] = frame.read(strong(text, strength_of(automa.automa, level)))
    return found


def strengths(automa: AutomaSeats) -> Sequence[Message | None]:
    """How hard each level is, where there are several and we have a word for it."""
    found = [strength_of(automa.automa, level) if len(automa.levels) > 1 else None for level in automa.levels]
    return [None if each is None else each.words for each in found]


def at_table_fields(frame: Frame, game: Game[Any, Any], chosen: MatchSettings) -> Node:
    """What only matters beside a box: who rolls, and what is in play tonight."""
    played = [setting for setting in form_settings(game) if isinstance(setting, Some)]
    return h.fragment[
        card_field(
            frame, msg("Who rolls and draws for the automa"), "dice", DICE, chosen.dice, ".choice-cards.choice-cards-2"
        ),
        (setting_field(frame, setting, chosen) for setting in played),
    ]


# what is agreed


def options_part(frame: Frame, game: Game[Any, Any], chosen: MatchSettings, is_open: bool) -> h.Element:
    """Everything a newcomer need not look at."""
    changed = any(is_changed(setting, chosen) for setting in form_settings(game))
    return h.details(".setup-options.panel", open=is_open or changed)[
        h.summary[icon("gear"), frame.read(msg("Options")), h.span(".muted")[frame.read(msg("rules, undo, seed"))]],
        h.div(".setup")[option_groups(frame, game, chosen), start_button(frame)],
    ]


# beside the form


def beside(frame: Frame, game: Game[Any, Any]) -> h.Element:
    """The picture, and what there is to know."""
    face = face_of(game.id)
    family = f"family-{face.family}"
    return h.aside(class_=f"setup-beside panel {family}", aria_label=frame.read(msg("About the game")))[
        h.div(".game-art", aria_hidden="true")[face.art()],
        h.div(".panel-body")[
            h.dl(".facts")[
                None
                if game.is_companion
                else [
                    [h.dt[frame.read(msg("Seats"))], h.dd[counts(game)]],
                    [h.dt[frame.read(msg("Opponents"))], h.dd(".opponents-fact")[opponent_list(frame, game)]],
                ],
                h.dt[frame.read(msg("Rules"))],
                h.dd[h.a(href=f"/rules/{game.id}")[frame.read(msg("numbered, in our own words"))]],
                reconstructed(frame, game),
                print_links(frame, dict.fromkeys((game.id, *game.automas))),
                h.dt[frame.read(msg("Saved"))],
                h.dd[frame.read(msg("after every answer; you can close the page at any time"))],
            ]
        ],
    ]


def print_links(frame: Frame, names: Iterable[str]) -> Node:
    """The way to what can be printed for these games or automas."""
    return [
        [h.dt[frame.read(msg("Print and play"))],
         h.dd[h.a(href=f"/print/{name}")[frame.read(sheets_of(name).link)]]]
        for name in names
        if name in printable_ids()
    ]  # fmt: skip


# a saved match


def import_page(frame: Frame, problem: Message | None = None) -> Node:
    """A file, and what comes of it."""
    read, accept = frame.read, ".soloist,.txt,text/plain"
    text = msg("A finished match opens as a replay. An unfinished one continues, and you take its people's seats.")
    form = h.form(".narrow.setup.panel", method="post", action="/import", enctype="multipart/form-data")[
        h.input(type="hidden", name="csrf", value=frame.csrf),
        h.div[h.h1(".sign.import-title")[read(msg("Open a saved file"))], h.p(".muted")[read(text)]],
        trouble(frame, problem),
        h.p(".note.note-info", hidden=True, data_carried=True, role="status")[
            icon("info"), h.span[read(msg("A match has come along in the address. Open it to play on here."))]
        ],
        h.input(type="hidden", name="packed", value=""),
        h.div(".field", data_file=True)[
            h.label(for_="file")[read(msg("A file that Soloist has saved"))],
            h.input(".input.file-input", type="file", id="file", name="file", required=True, accept=accept),
            h.p(".hint")[read(msg("Downloaded from a match, or written by: soloist play … --save"))],
        ],
        h.button(".button.button-primary.button-large", type="submit")[icon("upload"), read(msg("Open"))],
    ]
    return shell(frame, form)
