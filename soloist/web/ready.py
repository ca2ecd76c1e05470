"""Tables that stand ready: a newcomer picks one, and is playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from soloist.engine.errors import BadSetting
from soloist.engine.game import Game
from soloist.engine.words import msg
from soloist.names import known_as
from soloist.registry import automa_called, bots_of
from soloist.seating import lineup
from soloist.web.faces import TableFace, face_of
from soloist.web.faces.teaching import ReadyTable
from soloist.web.match_settings import AUTOMA, HERE, LINK, YOU

BOT = "bot:"
FRIEND = "greedy"  # who completes a table of people
OPPOSITE = {"orichalcum-ai": msg("You against the AI")}  # automas that have no name of their own


def ready_tables(game: Game[Any, Any]) -> list[ReadyTable]:
    """The first game first; none twice, and none that the game does not allow."""
    face = face_of(game.id)
    assert isinstance(face, TableFace)
    found: list[ReadyTable] = []
    for table in (*_beginnings(game, face), *face.tables, *_with_people(game)):
        is_known = any((each.seats, each.options) == (table.seats, table.options) for each in found)
        if not is_known and _fits(game, table):
            found.append(table)
    return found


def first_table(game: Game[Any, Any]) -> ReadyTable:
    return ready_tables(game)[0]


def _beginnings(game: Game[Any, Any], face: TableFace) -> Iterator[ReadyTable]:
    automa, bots = lineup(game), list(bots_of(game))
    if face.lesson is not None:
        yield face.lesson.first
    if automa is not None:
        name, several = known_as(automa_called(automa.automa)), len(automa.levels) > 1
        easy, usual = automa.levels[0], automa.usual_level
        if several and face.lesson is None:
            text = msg("You against {automa} {level}, the easiest.", automa=name, level=easy)
            yield ReadyTable(msg("First game"), text, (YOU, f"{AUTOMA}{easy}"))
        text = msg("At its usual level, {level}.", level=usual) if several else msg("The usual solo game.")
        title = OPPOSITE.get(automa.automa) or msg("You against {automa}", automa=name)
        yield ReadyTable(title, text, (YOU, f"{AUTOMA}{usual}"))
    elif face.lesson is None:
        yield ReadyTable(msg("First game"), msg("You against a bot."), (YOU, f"{BOT}{bots[-1]}"))


def _with_people(game: Game[Any, Any]) -> Iterator[ReadyTable]:
    yield ReadyTable(msg("Two people"), msg("You send somebody a link; each plays on their own device."), (YOU, LINK))
    if FRIEND in bots_of(game):
        yield ReadyTable(
            msg("Two people and a bot"), msg("You send somebody a link; a bot completes the table."),
            (YOU, LINK, f"{BOT}{FRIEND}"),
        )  # fmt: skip
    yield ReadyTable(msg("At one screen"), msg("Two people take turns at this screen."), (YOU, HERE))


def _fits(game: Game[Any, Any], table: ReadyTable) -> bool:
    try:
        game.check(len(table.seats), game.read_settings(dict(table.options)))
    except BadSetting:
        return False
    return True
