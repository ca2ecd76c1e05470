"""Single games of a run: what there is to see, the command that plays them again, and in the app a way to watch."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.words import Message, msg, nmsg
from soloist.lab.figures import Problem
from soloist.lab.notable import Notable, Why
from soloist.language import Reader
from soloist.registry import find_game
from soloist.web import markup as h
from soloist.web.html import Node, icon
from soloist.web.lab.live import Live
from soloist.web.lab.names import called, seated

MOST_PROBLEMS = 20


def command_box(reader: Reader, command: str) -> h.Element:
    """A command with a button that copies it."""
    return h.div(".lab-command")[
        h.code[command],
        h.button(".button.button-small.needs-script", type="button", data_copy=command)[
            icon("copy"), reader.read(msg("Copy"))
        ],
    ]


def notable_list(reader: Reader, found: Sequence[Notable], live: Live | None) -> h.Element:
    return h.ul(".lab-games")[(notable(reader, each, live) for each in found)]


def notable(reader: Reader, game: Notable, live: Live | None) -> h.Element:
    where = msg("{seats}, game {n}", seats=seated(game.cell.seats, reader), n=reader.number(game.number))
    what = h.span(".grow")[h.b[reader.read(said(reader, game))], " ", h.span(".muted")[reader.read(where)]]
    return h.li[
        h.div(".row")[what, None if live is None else watch(reader, game, live)],
        h.details[h.summary[reader.read(msg("The command that plays it again"))], command_box(reader, game.command)],
    ]


def watch(reader: Reader, game: Notable, live: Live) -> Node:
    """The whole game as a replay: nothing in it is hidden any more."""
    return live.form(
        "watch",
        h.input(type="hidden", name="cell", value=game.cell.key),
        h.input(type="hidden", name="number", value=str(game.number)),
        h.button(".button.button-small", type="submit")[icon("eye"), reader.read(msg("Watch"))],
    )


def said(reader: Reader, game: Notable) -> Message:
    amount, player = reader.number(game.amount), called(game.player, reader) if game.player else ""
    match game.why:
        case Why.LONGEST:
            return msg("Longest: {n} turns in all", n=amount)
        case Why.CLOSEST if game.amount == 0:
            return msg("Closest: level on points")
        case Why.CLOSEST:
            return msg("Closest: {n} between the first two", n=amount)
        case Why.HIGHEST:
            return msg("Highest score: {n} of {player}", n=amount, player=player)
        case Why.UPSET:
            return msg("Least expected: {player} wins", player=player)


def problem_list(reader: Reader, found: Sequence[Problem]) -> h.Element:
    """What broke, each problem once, with the first game in which it came up."""
    alike: dict[tuple[str, str], list[Problem]] = {}
    for each in found:
        alike.setdefault((each.cell.game, each.problem), []).append(each)
    rest = len(alike) - MOST_PROBLEMS
    return h.ul(".lab-problems")[
        (problem(reader, each[0], len(each)) for each in list(alike.values())[:MOST_PROBLEMS]),
        h.li[reader.read(nmsg("and {n} other problem", "and {n} other problems", n=rest))] if rest > 0 else None,
    ]


def problem(reader: Reader, first: Problem, games: int) -> h.Element:
    where = msg("{game}: {seats}, game {n}", game=find_game(first.cell.game).title,
                seats=seated(first.cell.seats, reader), n=reader.number(first.number))  # fmt: skip
    others = nmsg("and {n} other game", "and {n} other games", n=games - 1)
    said = [reader.read(each) for each in (where, *([others] if games > 1 else []))]
    return h.li[h.p[first.problem, " ", h.span(".muted")[" ".join(said)]], command_box(reader, first.command)]


def broken(found: Sequence[Problem]) -> Message:
    return nmsg("{n} game broke", "{n} games broke", n=len(found))
