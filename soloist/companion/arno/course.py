"""The course of an evening: the people's turns are told, ARNO's are played."""

from __future__ import annotations

from soloist.companion.arno.books import correct
from soloist.companion.arno.breaks import begin_break, end_break, income, table_of
from soloist.companion.arno.deeds import deeds, supported_by_number
from soloist.companion.arno.ending import final_points, score_arnos
from soloist.companion.arno.evening import PERSON, Evening, Stage
from soloist.companion.arno.questions import PersonsTurn
from soloist.companion.arno.setting_up import begin, first_cards
from soloist.companion.arno.told import (
    ArnosTurnBegins,
    BreakEnds,
    EndTriggered,
    NothingReported,
    PersonReachedBreak,
    PersonsTurnBegins,
    Reported,
)
from soloist.engine.events import TurnEnds
from soloist.engine.flow import Flow, choose
from soloist.engine.seats import Seat
from soloist.games.arknova import board
from soloist.games.arknova.arno.entries import CORRECT, DONE, END, END_IN_BREAK, PROJECT, SKIP, TEN, Entry
from soloist.games.arknova.arno.events import FIRST_AT_TEN, CardToSlotOne, DisplayRefilled
from soloist.games.arknova.arno.turn import take_turn


def next_step(evening: Evening) -> Flow[None] | None:
    match evening.stage:
        case Stage.SETUP:
            return begin(evening)
        case Stage.FIRST_CARDS:
            return first_cards(evening)
        case Stage.TURN:
            assert evening.active is not None
            return arno_turn(evening) if evening.is_arno(evening.active) else human_turn(evening)
        case Stage.BREAK:
            return begin_break(evening)
        case Stage.INCOME:
            return income(evening)
        case Stage.BREAK_END:
            return go_on_after_break(evening)
        case Stage.SCORING:
            return score_arnos(evening)
        case Stage.POINTS:
            return final_points(evening)
    return None


# people


def human_turn(evening: Evening) -> Flow[None]:
    """One short entry, again and again until that is all [AN-2.1]."""
    seat = evening.active
    assert seat is not None
    ask = PersonsTurn(seat, goes_on=evening.entries > 0)
    entry: Entry = yield from choose(
        PERSON, lambda: deeds(evening, seat), ask=ask, why="AN-2.1", passing=DONE, about=seat
    )
    if entry is PROJECT:
        entry = yield from supported_by_number(evening)
    if entry is CORRECT:
        yield from correct(evening)
        if evening.active != seat:
            yield TurnEnds(seat)
            yield from begin_turn(evening)
        return
    if entry is DONE or entry is SKIP:
        yield from finish_human_turn(evening, entry)
        return
    evening.entries += 1
    yield Reported(seat, entry)
    entry.apply(evening.known, seat)
    yield from note_entry(evening, entry, seat)


def note_entry(evening: Evening, entry: Entry, seat: Seat) -> Flow[None]:
    """What follows for everybody from what a person did."""
    if entry is END:
        evening.ended_by = seat
    elif entry is END_IN_BREAK:
        assert evening.since is not None
        evening.ended_by = seat
        yield from announce_end(evening, len(evening.seats) - evening.since, seat)
    elif entry is TEN:
        yield FIRST_AT_TEN
    elif evening.known.break_called_by == seat and evening.caller is None:
        evening.caller = seat
        yield PersonReachedBreak(seat)


def finish_human_turn(evening: Evening, entry: Entry) -> Flow[None]:
    seat = evening.active
    assert seat is not None
    if entry is SKIP or not evening.agreed.tells:
        evening.known.doubt_everything()
        if entry is SKIP or not evening.entries:
            yield NothingReported(seat, is_left_open=True)
    elif not evening.entries:
        yield NothingReported(seat, is_left_open=False)
    yield from end_turn(evening)


# ARNO


def arno_turn(evening: Evening) -> Flow[None]:
    """The die picks a card, its effects follow; then the row and the display [ARNO-5.1 to 5.5]."""
    seat = evening.active
    assert seat is not None
    evening.known.refill_display()
    yield ArnosTurnBegins(seat, evening.turn)
    arno, table = evening.arno(seat), table_of(evening, seat)
    yield from take_turn(arno, table, evening.agreed.rulings)
    yield from table.why(CardToSlotOne(seat, "ARNO-5.3", arno.order[0]))
    if evening.known.emptied:
        yield from table.why(DisplayRefilled(seat, "ARNO-5.4", evening.known.marine))
    yield from end_turn(evening)


# the end of a turn


def end_turn(evening: Evening) -> Flow[None]:
    """The end of the game is looked at, then comes a break, the next turn or the scoring [ARNO-5.5, AN-11.1]."""
    seat = evening.active
    assert seat is not None
    evening.entries = 0
    if evening.since is not None:
        evening.since += 1
    if evening.last_turns is not None:
        evening.last_turns -= 1
    else:
        ended_by = evening.ended_by if evening.ended_by is not None else met(evening)
        if ended_by is not None:
            yield from announce_end(evening, len(evening.seats) - 1, evening.next_after(seat))
            evening.ended_by = ended_by
    yield TurnEnds(seat)
    if evening.known.break_called_by is not None:
        evening.stage = Stage.BREAK
    else:
        yield from pass_on(evening)


def met(evening: Evening) -> Seat | None:
    """An ARNO whose counters have met or passed each other [ARNO-14.9]."""
    for seat in evening.automas():
        arno = evening.arno(seat)
        if arno.appeal >= board.target(arno.conservation):
            return seat
    return None


def announce_end(evening: Evening, turns: int, first: Seat) -> Flow[None]:
    """Who still has a turn [AN-11.2]."""
    evening.last_turns = turns
    yield EndTriggered(evening.from_seat(first)[:turns])


def pass_on(evening: Evening) -> Flow[None]:
    """To the next seat, or to the scoring once nobody has a turn left."""
    assert evening.active is not None
    if evening.last_turns == 0:
        evening.stage = Stage.SCORING
        return
    evening.stage = Stage.TURN
    evening.active = evening.next_after(evening.active)
    evening.turn += 1
    yield from begin_turn(evening)


def begin_turn(evening: Evening) -> Flow[None]:
    """What a person says from now on belongs to this turn; ARNO's is told when it is played."""
    seat = evening.active
    assert seat is not None
    if not evening.is_arno(seat):
        yield PersonsTurnBegins(seat, evening.turn)


def go_on_after_break(evening: Evening) -> Flow[None]:
    """Counters may have met in the break: then everybody has one more turn [AN-11.2]."""
    yield from end_break(evening)
    assert evening.active is not None
    if evening.ended_by is None:
        evening.ended_by = met(evening)
    if evening.last_turns is None and evening.ended_by is not None:
        yield from announce_end(evening, len(evening.seats), evening.next_after(evening.active))
    yield BreakEnds()
    yield from pass_on(evening)
