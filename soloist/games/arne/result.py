"""Who has how many points, and who wins [ARNE-9.4, ARNE-10.4, ARNE-11]."""

from __future__ import annotations

from soloist.engine.game import Result, Score, best
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arne.state import ArneTable, Stage


def parts_of(table: ArneTable, person: Seat) -> list[tuple[Message, int]]:
    """A person's points, by where they come from."""
    if table.colour_at[table.place_of[person]] is None:
        return []
    colour = table.colour_of(person)
    parts = [(msg("{colour} row", colour=colour), table.totals[colour])]
    if table.neutral is not None and table.neutral_place == table.place_of[person]:
        parts.append((msg("neutral {colour} row", colour=table.neutral), table.totals[table.neutral]))
    return parts


def standings(table: ArneTable) -> list[int]:
    """The points of this game, per person, without where they come from."""
    totals, colour_at = table.totals, table.colour_at
    points = [0 if (colour := colour_at[place]) is None else totals[colour] for place in table.place_of]
    if table.neutral is not None and table.neutral_place is not None:
        points[table.person_at[table.neutral_place]] += totals[table.neutral]
    return points


def score(table: ArneTable, person: Seat) -> Score:
    parts = parts_of(table, person)
    if table.setup.settings.games > 1:
        parts.append((msg("earlier games"), table.carried[person]))
    total = sum(points for _, points in parts)
    wanted = -total if table.setup.settings.minimum else total
    return Score(person, total, tuple(parts), (wanted, in_a_tie(table, person)))


def result(state: ArneTable) -> Result:
    """Most points win, in Minimum the fewest; ties are shared unless agreed otherwise [ARNE-9.4, ARNE-Q19]."""
    scores = tuple(score(state, person) for person in state.persons)
    return Result(scores, best(scores) if state.stage is Stage.OVER else ())


def in_a_tie(table: ArneTable, person: Seat) -> int:
    """What breaks a tie at the end, the greater the better: fewer items, or a later turn."""
    if table.stage is not Stage.OVER:
        return 0
    match table.setup.settings.tie:
        case "items":
            return -len(table.row_of(person))
        case "order":
            colour = table.colour_of(person)  # partners win together [ARNE-11.4]
            return max(at for at, each in enumerate(table.after(table.active)) if table.colour_of(each) is colour)
        case _:
            return 0


def sides(state: ArneTable) -> list[tuple[Seat, ...]]:
    """Everybody plays alone, or with the partner at the same row [ARNE-11.4]."""
    rows = state.setup.rows
    return [tuple(state.person_at[place::rows]) for place in range(rows)]
