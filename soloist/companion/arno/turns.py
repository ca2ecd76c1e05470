"""The course of an evening: the people's turns are told, ARNO's are played."""

from __future__ import annotations

from soloist.companion.arno.breaks import begin_break, end_break, income, table_of
from soloist.companion.arno.corrections import correct
from soloist.companion.arno.ending import final_points, score_arnos
from soloist.companion.arno.events import (
    ArnosTurnBegins,
    BreakEnds,
    EndTriggered,
    NothingReported,
    PersonReachedBreak,
    PersonsTurnBegins,
    Reported,
)
from soloist.companion.arno.questions import PersonsTurn
from soloist.companion.arno.reports import deeds, supported_by_number
from soloist.companion.arno.session import PERSON, ArnoSession, Stage
from soloist.companion.arno.setting_up import begin, first_cards
from soloist.engine.events import TurnEnds
from soloist.engine.flow import Flow, choose
from soloist.engine.seats import Seat
from soloist.games.arknova import board
from soloist.games.arknova.arno.events import FIRST_AT_TEN, CardToSlotOne, DisplayRefilled
from soloist.games.arknova.arno.reports import CORRECT, DONE, END, END_IN_BREAK, PROJECT, SKIP, TEN, Entry
from soloist.games.arknova.arno.turn import take_turn


def next_step(session: ArnoSession) -> Flow[None] | None:
    match session.stage:
        case Stage.SETUP:
            return begin(session)
        case Stage.FIRST_CARDS:
            return first_cards(session)
        case Stage.TURN:
            assert session.active is not None
            return arno_turn(session) if session.is_arno(session.active) else human_turn(session)
        case Stage.BREAK:
            return begin_break(session)
        case Stage.INCOME:
            return income(session)
        case Stage.BREAK_END:
            return go_on_after_break(session)
        case Stage.SCORING:
            return score_arnos(session)
        case Stage.POINTS:
            return final_points(session)
    return None


# people


def human_turn(session: ArnoSession) -> Flow[None]:
    """One short entry, again and again until that is all [AN-2.1]."""
    seat = session.active
    assert seat is not None
    ask = PersonsTurn(seat, goes_on=session.entries > 0)
    entry: Entry = yield from choose(
        PERSON, lambda: deeds(session, seat), ask=ask, why="AN-2.1", passing=DONE, about=seat
    )
    if entry is PROJECT:
        entry = yield from supported_by_number(session)
    if entry is CORRECT:
        yield from correct(session)
        if session.active != seat:
            yield TurnEnds(seat)
            yield from begin_turn(session)
        return
    if entry is DONE or entry is SKIP:
        yield from finish_human_turn(session, entry)
        return
    session.entries += 1
    yield Reported(seat, entry)
    entry.apply(session.known, seat)
    yield from note_entry(session, entry, seat)


def note_entry(session: ArnoSession, entry: Entry, seat: Seat) -> Flow[None]:
    """What follows for everybody from what a person did."""
    if entry is END:
        session.ended_by = seat
    elif entry is END_IN_BREAK:
        assert session.since is not None
        session.ended_by = seat
        yield from announce_end(session, len(session.seats) - session.since, seat)
    elif entry is TEN:
        yield FIRST_AT_TEN
    elif session.known.break_called_by == seat and session.caller is None:
        session.caller = seat
        yield PersonReachedBreak(seat)


def finish_human_turn(session: ArnoSession, entry: Entry) -> Flow[None]:
    seat = session.active
    assert seat is not None
    if entry is SKIP or not session.agreed.tells:
        session.known.doubt_everything()
        if entry is SKIP or not session.entries:
            yield NothingReported(seat, is_left_open=True)
    elif not session.entries:
        yield NothingReported(seat, is_left_open=False)
    yield from end_turn(session)


# ARNO


def arno_turn(session: ArnoSession) -> Flow[None]:
    """The die picks a card, its effects follow; then the row and the display [ARNO-5.1 to 5.5]."""
    seat = session.active
    assert seat is not None
    session.known.refill_display()
    yield ArnosTurnBegins(seat, session.turn)
    arno, table = session.arno(seat), table_of(session, seat)
    yield from take_turn(arno, table, session.agreed.settings)
    yield from table.why(CardToSlotOne(seat, "ARNO-5.3", arno.order[0]))
    if session.known.emptied:
        yield from table.why(DisplayRefilled(seat, "ARNO-5.4", session.known.marine))
    yield from end_turn(session)


# the end of a turn


def end_turn(session: ArnoSession) -> Flow[None]:
    """The end of the game is looked at, then comes a break, the next turn or the scoring [ARNO-5.5, AN-11.1]."""
    seat = session.active
    assert seat is not None
    session.entries = 0
    if session.since is not None:
        session.since += 1
    if session.last_turns is not None:
        session.last_turns -= 1
    else:
        ended_by = session.ended_by if session.ended_by is not None else met(session)
        if ended_by is not None:
            yield from announce_end(session, len(session.seats) - 1, session.next_after(seat))
            session.ended_by = ended_by
    yield TurnEnds(seat)
    if session.known.break_called_by is not None:
        session.stage = Stage.BREAK
    else:
        yield from pass_on(session)


def met(session: ArnoSession) -> Seat | None:
    """An ARNO whose counters have met or passed each other [ARNO-14.9]."""
    for seat in session.automas():
        arno = session.arno(seat)
        if arno.appeal >= board.target(arno.conservation):
            return seat
    return None


def announce_end(session: ArnoSession, turns: int, first: Seat) -> Flow[None]:
    """Who still has a turn [AN-11.2]."""
    session.last_turns = turns
    yield EndTriggered(session.from_seat(first)[:turns])


def pass_on(session: ArnoSession) -> Flow[None]:
    """To the next seat, or to the scoring once nobody has a turn left."""
    assert session.active is not None
    if session.last_turns == 0:
        session.stage = Stage.SCORING
        return
    session.stage = Stage.TURN
    session.active = session.next_after(session.active)
    session.turn += 1
    yield from begin_turn(session)


def begin_turn(session: ArnoSession) -> Flow[None]:
    """What a person says from now on belongs to this turn; ARNO's is told when it is played."""
    seat = session.active
    assert seat is not None
    if not session.is_arno(seat):
        yield PersonsTurnBegins(seat, session.turn)


def go_on_after_break(session: ArnoSession) -> Flow[None]:
    """Counters may have met in the break: then everybody has one more turn [AN-11.2]."""
    yield from end_break(session)
    assert session.active is not None
    if session.ended_by is None:
        session.ended_by = met(session)
    if session.last_turns is None and session.ended_by is not None:
        yield from announce_end(session, len(session.seats), session.next_after(session.active))
    yield BreakEnds()
    yield from pass_on(session)
