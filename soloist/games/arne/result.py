"""Who has how many points, and who wins [ARNE-9.4, 10.4, 11]."""

from __future__ import annotations

from soloist.engine.game import Result, Score
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arne.state import Stage, Table


def parts_of(table: Table, person: Seat) -> list[tuple[Message, int]]:
    """A person's points, by where they come from."""
    if table.colour_at[table.place_of[person]] is None:
        return []
    colour = table.colour_of(person)
    parts = [(msg("{colour} row", colour=colour), table.totals[colour])]
    if table.neutral is not None and table.neutral_place == table.place_of[person]:
        parts.append((msg("neutral {colour} row", colour=table.neutral), table.totals[table.neutral]))
    return parts


def standings(table: Table) -> list[int]:
    """The points of this game, per person."""
    return [sum(points for _, points in parts_of(table, person)) for person in table.persons]


def score(table: Table, person: Seat) -> Score:
    parts = parts_of(table, person)
    if table.setup.rulings.games > 1:
        parts.append((msg("earlier games"), table.carried[person]))
    return Score(person, sum(points for _, points in parts), tuple(parts))


def result(table: Table) -> Result:
    """Most points win, in Minimum the fewest; ties are shared unless agreed otherwise [ARNE-9.4, Q19]."""
    scores = tuple(score(table, person) for person in table.persons)
    if table.stage is not Stage.OVER:
        return Result(scores, ())
    best = (min if table.setup.rulings.minimum else max)(entry.total for entry in scores)
    winners = [entry.seat for entry in scores if entry.total == best]
    return Result(scores, tuple(break_tie(table, winners)))


def break_tie(table: Table, tied: list[Seat]) -> list[Seat]:
    match table.setup.rulings.tie:
        case "items":
            fewest = min(len(table.row_of(person)) for person in tied)
            return [person for person in tied if len(table.row_of(person)) == fewest]
        case "order":
            last = [person for person in table.after(table.active) if person in tied][-1]
            colour = table.colour_of(last)  # partners win together [ARNE-11.4]
            return [person for person in tied if table.colour_of(person) is colour]
        case _:
            return tied
