"""The short form on the start page: one game, a level, and off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h

from soloist.engine.game import Game
from soloist.engine.seats import SEATS, Seat
from soloist.engine.words import Message, msg
from soloist.names import known_as
from soloist.registry import automa_called, companion_ids, find, is_companion
from soloist.seating import lineup
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.match_settings import PERSON, YOU, Sitter, usual_settings
from soloist.web.pages.layout import Frame
from soloist.web.pages.setup import strengths

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
        name, mark = frame.read(known_as(which.capitalize())), "seat-bot"
    return chip(seat_class(seat), mark, name)


def more(frame: Frame, game: Game[Any, Any]) -> h.Element:
    """Other seats and options are on the page of their own."""
    label = frame.read(msg("More seats and options"))
    return h.a(".button.button-small.button-icon", href=f"/new/{game.id}", aria_label=label, title=label)[icon("plus")]


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
    found = [
        level_button(frame, place, level, word, is_usual=usual == f"automa:{level}")
        for level, word in zip(automa.levels, strengths(automa), strict=True)
    ]
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


def level_button(frame: Frame, place: Seat, level: str, word: Message | None, *, is_usual: bool) -> h.Element:
    return h.label[
        h.input(type="radio", name=f"seat-{place.code}", value=f"automa:{level}", checked=is_usual),
        h.span[h.b[level], h.small[frame.read(word)] if word is not None else None],
    ]


def more_levels(frame: Frame, levels: Sequence[str], buttons: Sequence[h.Element]) -> h.Element:
    return h.details(".more-levels")[
        h.summary(".button.button-small")[
            icon("plus"), frame.read(msg("{first} to {last}", first=levels[0], last=levels[-1]))
        ],
        h.div(".levels.levels-many")[buttons],
    ]
