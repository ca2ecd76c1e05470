"""The start page: the games, the short form that begins a match at once, and the matches that go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from soloist.descriptions import counts
from soloist.engine.game import Game
from soloist.engine.seats import SEATS, Seat
from soloist.engine.words import Message, msg
from soloist.names import bot_called, known_as
from soloist.registry import ENTRIES, automa_called, companion_ids, find, is_companion, printable_ids
from soloist.seating import lineup
from soloist.web import markup as h
from soloist.web.faces import face_of
from soloist.web.faces.base import About
from soloist.web.html import KIND_ICONS, Node, classes, icon, person_class, seat_class
from soloist.web.lessons import lesson_of
from soloist.web.listing import Listed
from soloist.web.match_settings import PERSON, YOU, Sitter, usual_settings
from soloist.web.pages.layout import Frame, capital, shell
from soloist.web.pages.matches import finished_list, running_list
from soloist.web.pages.opponents import opponent_list
from soloist.web.pages.setup import strengths, table_form
from soloist.web.ready import first_table
from soloist.web.sheets import sheets_of

FEW_GAMES = 3  # fewer than this lie wide, side by side
NO_KEY = msg(
    "Only this browser's matches are shown. For all on this computer, open the address that “soloist key” prints."
)


def home_page(
    frame: Frame, games: Sequence[Game[Any, Any]], matches: Sequence[Listed], start: str, *,
    is_local: bool = False, has_more: bool = False, lacks_key: bool = False,
) -> Node:  # fmt: skip
    """All of it; `start` is the game of the short form that begins a match at once."""
    running = [match for match in matches if not match.kept.is_over]
    finished = [match for match in matches if match.kept.is_over]
    waiting = next((match for match in running if match.is_yours), None)
    return shell(
        frame,
        lead(frame, waiting, first_of(games)),
        h.section(aria_labelledby="games")[
            h.h2(id="games")[frame.read(msg("Games"))],
            h.div(class_=classes("games", games_few=len(games) < FEW_GAMES))[
                (game_card(frame, game) for game in games)
            ],
        ],
        h.div(".two-columns")[
            h.div(".stack.home-lists")[
                running_list(frame, running),
                finished_list(frame, finished),
                list_foot(frame, is_local, has_more, lacks_key),
            ],
            start_panel(frame, games, start),
        ],
        here="/",
    )


def styles_of(games: Sequence[Game[Any, Any]]) -> tuple[str, ...]:
    """The style sheets the pictures of these games need."""
    names = [name for game in games for name in face_of(game.id).stylesheets]
    return tuple(dict.fromkeys(names))


def first_of(games: Sequence[Game[Any, Any]]) -> Game[Any, Any]:
    """The game of the large button for newcomers: the one with the most levels to grow with."""
    return max(games, key=lambda game: 0 if (automa := lineup(game)) is None else len(automa.levels))


def lead(frame: Frame, waiting: Listed | None, first: Game[Any, Any]) -> h.Element:
    return h.section(class_="lead" if waiting else "lead lead-alone")[
        h.div[
            h.h1(".sign")[frame.read(msg("Your opponent is ready."))],
            h.p[
                frame.read(msg(
                    "Play against an automa on screen, or let Soloist run one at your table: it keeps track of "
                    "the automa, rolls its dice, and tells you which pieces to move and why."
                ))
            ],
            first_game(frame, first),
        ],
        go_on(frame, waiting) if waiting is not None else None,
    ]  # fmt: skip


def first_game(frame: Frame, game: Game[Any, Any]) -> h.Element:
    """One press, and a newcomer plays."""
    table, about = first_table(game), face_of(game.id).about
    about_it = msg("{game}. {table}", game=game.title, table=table.text)
    long = msg("About {minutes} minutes.", minutes=about.minutes) if about is not None and about.minutes else None
    return table_form(
        frame, game, table,
        h.button(".button.button-primary.button-large", type="submit")[icon("play"), frame.read(table.title)],
        h.span(".muted")[frame.read(about_it), [" ", frame.read(long)] if long is not None else None],
        class_="lead-first",
    )  # fmt: skip


def go_on(frame: Frame, match: Listed) -> h.Element:
    """The match that waits for whoever looks."""
    where = msg("Continue at my table") if match.at_table else msg("Continue on screen")
    turn = match.kept.summary["turn"]
    title, text = match.title, msg("Turn {turn}, {when}", turn=turn, when=match.when)
    if match.at_table and match.opponent is not None:
        title, text = msg("{automa}, turn {turn}", automa=match.opponent.name, turn=turn), match.when
    return h.a(".continue.panel", href=f"/m/{match.kept.id}")[
        opponent_mark(match),
        h.span(".grow")[
            h.span(".eyebrow")[frame.read(where)],
            h.b(".sign")[frame.read(title)],
            h.span(".continue-text")[capital(frame.read(text))],
        ],
        h.span(".button.button-primary")[icon("play"), frame.read(msg("Resume"))],
    ]


def opponent_mark(match: Listed) -> Node:
    person = match.opponent
    if person is None:
        return h.span(".match-icon")[icon(face_of(match.kept.game).icon)]
    return h.span(class_=classes("seat", person_class(person)))[
        h.span(".seat-mark.seat-mark-large")[icon(KIND_ICONS[person.kind])]
    ]


# games


def game_card(frame: Frame, game: Game[Any, Any]) -> h.Element:
    face, read, tables = face_of(game.id), frame.read, [automa for automa in game.automas if is_companion(automa)]
    which = h.span(".visually-hidden")[f": {game.title}"]  # for those who hear the button without its card
    return h.article(class_=f"game-card panel family-{face.family}")[
        h.div(".game-art", aria_hidden="true")[face.art()],
        h.div(".game-text")[
            h.h3(".sign")[game.title],
            h.p(".game-what")[read(game.summary if face.about is None else face.about.what)],
            game_facts(frame, game, face.about),
            opponent_list(frame, game),
            (
                h.p(".game-reconstructed.muted")[read(msg("Reconstructed: {what}", what=each.what))]
                for each in game.reconstructed()
            ),
            h.div(".game-buttons")[
                h.a(".button.button-primary", href=f"/new/{game.id}")[icon("play"), read(msg("Play here")), which],
                (
                    h.a(".button", href=f"/new/{each}")[icon("seat-automa"), read(msg("At my table")), which]
                    for each in tables
                ),
            ],
            h.p(".small")[h.a(href=f"/learn/{game.id}")[icon("bulb"), " ", read(msg("Learn it in two minutes")), which]]
            if lesson_of(game.id) is not None
            else None,
            (
                h.p(".small")[h.a(href=f"/print/{each}")[icon("print"), " ", read(sheets_of(each).link), which]]
                for each in (game.id, *tables)
                if each in printable_ids()
            ),
        ],
    ]


def game_facts(frame: Frame, game: Game[Any, Any], about: About | None) -> h.Element:
    """How long, how many, how hard."""
    people, long = frame.read(msg("{counts} seats", counts=counts(game))), None
    if about is not None and about.minutes:
        long = frame.read(msg("{minutes} min", minutes=about.minutes))
    return h.ul(".game-facts")[
        h.li[icon("hourglass"), long] if long else None,
        h.li[icon("seat-human"), h.span(".visually-hidden")[people], h.span(aria_hidden="true")[counts(game)]],
        h.li[icon("upgrade"), frame.read(about.weight)] if about is not None and about.weight is not None else None,
    ]


def list_foot(frame: Frame, is_local: bool, has_more: bool, lacks_key: bool) -> h.Element:
    return h.p(".list-foot")[
        h.a(".button.button-small", href="/import")[icon("upload"), frame.read(msg("Open a saved file"))],
        h.a(".button.button-small", href="/plays")[icon("chart"), frame.read(msg("Record of plays"))],
        h.a(".button.button-small", href="/?all=1#running")[frame.read(msg("All matches"))] if has_more else None,
        h.span[frame.read(msg("Everything stays on this computer. No account needed."))] if is_local else None,
        h.span[frame.read(NO_KEY)] if lacks_key else None,
    ]


def known_start(wanted: str, matches: Sequence[Listed], games: Sequence[Game[Any, Any]]) -> str:
    """The game of the short form: the one asked for, the one played last, or one with an automa."""
    last = next((match.kept.game for match in matches if match.held), "")
    usual = next((game.id for game in games if game.automas), games[0].id)
    return next(name for name in (wanted, last, usual) if name in ENTRIES)


# the short form: one game, a level, and off


FEW_LEVELS = 6  # further levels of an automa are behind a click


def start_panel(frame: Frame, games: Sequence[Game[Any, Any]], start: str) -> h.Element:
    """What newcomers play, one press away."""
    game = find(start)
    sitters = zip(SEATS, usual_settings(game).seated, strict=False)
    return h.section(aria_labelledby="start")[
        h.h2(id="start")[frame.read(msg("Start a game"))],
        h.form(".start.panel", method="post", action=f"/new/{game.id}")[
            h.input(type="hidden", name="csrf", value=frame.csrf),
            places(frame, games, game),
            h.dl(".facts")[
                h.dt[frame.read(msg("Game"))],
                h.dd(".row.wrap")[game_links(frame, games, game)],
                h.dt[frame.read(msg("Seats"))],
                h.dd(".start-seats")[(sitter_chip(frame, game, *each) for each in sitters), more(frame, game)],
                level_field(frame, game),
            ],
            h.button(".button.button-primary.button-large.button-wide", type="submit")[
                icon("play"), frame.read(msg("Start"))
            ],
        ],
    ]


def places(frame: Frame, games: Sequence[Game[Any, Any]], game: Game[Any, Any]) -> h.Element:
    """On the screen, or beside the box."""
    screen = next((each.id for each in games if game.id in each.automas), game.id)
    table = next(automa for automa in (*game.automas, *companion_ids()) if is_companion(automa))
    return h.div(".segments", role="group", aria_label=frame.read(msg("Where")))[
        way(screen, frame.read(msg("On screen")), not game.is_companion),
        way(table, frame.read(msg("At my table")), game.is_companion),
    ]


def way(start: str, text: str, is_here: bool) -> h.Element:
    return h.a(href=f"/?start={start}#start", aria_current="true" if is_here else None)[text]


def game_links(frame: Frame, games: Sequence[Game[Any, Any]], game: Game[Any, Any]) -> Node:
    """The games there are at this place; the one that is meant in bold."""
    shown = {each.id: each.title for each in games}
    if game.is_companion:
        shown = {automa: each.title for each in games for automa in each.automas if is_companion(automa)}
    return [
        h.b(".sign.start-game")[title]
        if name == game.id
        else h.a(".button.button-small", href=f"/?start={name}#start")[title]
        for name, title in shown.items()
    ]


def chip(colour: str, mark: str, name: str, level: str = "") -> h.Element:
    """Who could sit there."""
    return h.span(class_=f"seat {colour}")[
        h.span(".seat-mark")[icon(mark)], h.span(".seat-name")[name], h.span(".seat-level")[level] if level else None
    ]


def sitter_chip(frame: Frame, game: Game[Any, Any], seat: Seat, sitter: Sitter) -> h.Element:
    kind, _, which = sitter.who.partition(":")
    automa = lineup(game)
    if kind in (YOU, PERSON):
        name, mark = frame.read(msg("You")), "seat-human"
    elif kind == "automa" and automa is not None:
        name, mark = frame.read(known_as(automa_called(automa.automa))), "seat-automa"
    else:
        name, mark = frame.read(bot_called(which)), "seat-bot"
    return chip(seat_class(seat), mark, name)


def more(frame: Frame, game: Game[Any, Any]) -> h.Element:
    """Other seats and options are on the page of their own."""
    label = frame.read(msg("More seats and options"))
    return h.a(".button.button-small.button-icon", href=f"/new/{game.id}", aria_label=label, data_tip=label)[
        icon("plus")
    ]


def level_field(frame: Frame, game: Game[Any, Any]) -> Node:
    """The automa's level, as radio buttons that name who sits in its seat; the highest of many are behind a click."""
    automa = lineup(game)
    sitters = list(zip(SEATS, usual_settings(game).seated, strict=False))
    if automa is None:
        return None
    place, usual = next((seat, sitter.who) for seat, sitter in sitters if sitter.who.startswith("automa:"))
    if len(automa.levels) == 1:
        return None
    others = [(seat, sitter) for seat, sitter in sitters if seat != place]

    def button(level: str, word: Message | None) -> h.Element:
        who = {"name": f"seat-{place.code}", "value": f"automa:{level}"}
        return h.label[
            h.input(type="radio", **who, checked=usual == who["value"]),
            h.span[h.b[level], h.small[frame.read(word)] if word is not None else None],
        ]

    found = [button(level, word) for level, word in zip(automa.levels, strengths(automa), strict=True)]
    few, many = found[:FEW_LEVELS], found[FEW_LEVELS:]
    return [
        h.dt(id="level")[frame.read(msg("Level"))],
        h.dd[
            (h.input(type="hidden", name=f"seat-{seat.code}", value=sitter.who) for seat, sitter in others),
            h.div(class_=classes("start-levels", seat_class(place)), role="group", aria_labelledby="level")[
                h.div(class_=classes("levels", levels_many=bool(many)))[few],
                more_levels(frame, automa.levels[FEW_LEVELS:], many) if many else None,
            ],
        ],
    ]


def more_levels(frame: Frame, levels: Sequence[str], buttons: Sequence[h.Element]) -> h.Element:
    text = msg("{first} to {last}", first=levels[0], last=levels[-1])
    return h.details(".more-levels")[
        h.summary(".button.button-small")[icon("plus"), frame.read(text)], h.div(".levels.levels-many")[buttons]
    ]
