"""The course of a session: the people's turns are told, ARNO's are played, points are counted in the end."""

from __future__ import annotations

from soloist.companion import PERSON
from soloist.companion.arno import reports
from soloist.companion.arno.breaks import begin_break, end_break, income, table_of, watch_counters
from soloist.companion.arno.corrections import Unrewarded, corrections
from soloist.companion.arno.reports import (
    TOTALS,
    ProjectsSupported,
    VictoryPoints,
    deeds,
    supported_by_number,
    total_of,
)  # fmt: skip
from soloist.companion.arno.session import ArnoSession, Stage
from soloist.companion.arno.setting_up import begin, first_cards
from soloist.companion.corrections import correct
from soloist.companion.people import Reported, WhatDid, count, count_points
from soloist.engine.events import TurnEnds
from soloist.engine.flow import Flow, choose
from soloist.engine.seats import Seat
from soloist.games.arknova import board
from soloist.games.arknova.arno import events
from soloist.games.arknova.arno.reports import DONE, END, END_IN_BREAK, PROJECT, SKIP, TEN, TRACKS, Entry, Total
from soloist.games.arknova.arno.table_knowledge import Thing
from soloist.games.arknova.arno.turn import take_turn

# people


def human_turn(session: ArnoSession) -> Flow[None]:
    """One short entry, again and again until that is all [AN-2.1]."""
    seat = session.acting
    ask = WhatDid(seat, goes_on=session.entries > 0)
    entry = yield from choose(PERSON, lambda: deeds(session, seat), ask=ask, why="AN-2.1", passing=DONE, about=seat)
    if entry is PROJECT:
        entry = yield from supported_by_number(session)
    elif entry in TRACKS:
        entry = yield from total_of(session, seat, TRACKS[entry], why="AN-11.6")
    if entry is DONE or entry is SKIP:
        yield from finish_human_turn(session, skipped=entry is SKIP)
    else:
        session.entries += 1
        yield Reported(seat, entry)
        entry.apply(session.known, seat)
        yield from note_entry(session, entry, seat)


def put_right(session: ArnoSession) -> Flow[bool]:
    """A correction brings no rewards; if it is somebody else's turn, the step does not go on [ARNO-1.4]."""
    seat = session.active
    corrected, _ = yield from correct(session, corrections, why="ARNO-1.4")
    if isinstance(corrected, Unrewarded):
        yield reports.NoRewards()
    if session.stage is Stage.POINTS and corrected.seat in session.automas():
        yield final(session, corrected.seat)
    if session.active == seat:
        return True
    assert seat is not None
    yield TurnEnds(seat)
    yield from begin_turn(session)
    return False


def note_entry(session: ArnoSession, entry: Entry, seat: Seat) -> Flow[None]:
    """What follows for everybody from what a person did."""
    if entry is END:
        session.ended_by = seat
    elif entry is END_IN_BREAK:
        assert session.since is not None
        session.ended_by = seat
        yield from announce_end(session, len(session.seats) - session.since, seat)
    elif entry is TEN:
        yield events.FIRST_AT_TEN
    elif isinstance(entry, Total):
        yield from watch_counters(session, seat)
    elif session.known.break_called_by == seat and session.caller is None:
        session.caller = seat
        yield reports.PersonReachedBreak(seat)


def finish_human_turn(session: ArnoSession, *, skipped: bool) -> Flow[None]:
    is_left_open = skipped or not session.agreed.tells
    if is_left_open:
        session.known.doubt(*Thing)
    if skipped or not session.entries:
        yield reports.NothingReported(session.acting, is_left_open)
    yield from end_turn(session)


# ARNO


def arno_turn(session: ArnoSession) -> Flow[None]:
    """The die picks a card, its effects follow; then the row and the display [ARNO-5.1 to ARNO-5.5]."""
    seat = session.acting
    yield reports.ArnosTurnBegins(seat, session.turn)
    arno, table = session.ledger(seat), table_of(session, seat)
    yield from take_turn(arno, table, session.agreed.settings)
    in_slot_one = events.CardToSlotOne if table.printed else events.NowInSlotOne
    yield from table.why(in_slot_one(seat, "ARNO-5.3", arno.order[0]))
    if table.emptied:
        yield from table.why(events.DisplayRefilled(seat, "ARNO-5.4", session.known.marine))
    yield from end_turn(session)


# the end of a turn


def end_turn(session: ArnoSession) -> Flow[None]:
    """The end of the game is looked at, then comes a break, the next turn or the scoring [ARNO-5.5, AN-11.1]."""
    seat = session.acting
    session.entries = 0
    if session.since is not None:
        session.since += 1
    if session.last_turns is not None:
        session.last_turns -= 1
    else:
        yield from look_at_end(session, len(session.seats) - 1)
    yield TurnEnds(seat)
    if session.known.break_called_by is not None:
        session.stage = Stage.BREAK
    else:
        yield from pass_on(session)


def look_at_end(session: ArnoSession, turns: int) -> Flow[None]:
    """A person has triggered the end, or somebody's counters have met or passed each other [ARNO-14.9]."""
    if session.ended_by is None:
        session.ended_by = next((seat for seat in session.seats if session.has_met(seat)), None)
    if session.ended_by is not None:
        yield from announce_end(session, turns, session.next_after(session.acting))


def announce_end(session: ArnoSession, turns: int, first: Seat) -> Flow[None]:
    """Who still has a turn [AN-11.2]."""
    session.last_turns = turns
    yield reports.EndTriggered(session.from_seat(first)[:turns])


def pass_on(session: ArnoSession) -> Flow[None]:
    """To the next seat, or to the scoring once nobody has a turn left."""
    if session.last_turns == 0:
        session.stage = Stage.SCORING
        return
    session.stage = Stage.TURN
    session.active = session.next_after(session.acting)
    session.turn += 1
    yield from begin_turn(session)


def begin_turn(session: ArnoSession) -> Flow[None]:
    """What a person says from now on belongs to this turn; ARNO's is told when it is played."""
    if not session.is_arno(session.active):
        yield reports.PersonsTurnBegins(session.acting, session.turn)


def go_on_after_break(session: ArnoSession) -> Flow[None]:
    """Counters may have met in the break: then everybody has one more turn [AN-11.2]."""
    yield from end_break(session)
    if session.last_turns is None:
        yield from look_at_end(session, len(session.seats))
    yield reports.BreakEnds()
    yield from pass_on(session)


# the end of the game


def score_arnos(session: ArnoSession) -> Flow[None]:
    """Final scoring cards of people, then the tokens of every ARNO [AN-11.4, ARNO-14.10]."""
    session.active = None
    yield reports.EndBegins()
    if not session.known.ten_reached:
        yield (events.PERHAPS_NOBODY_AT_TEN if Thing.TEN in session.known.doubtful else events.NOBODY_AT_TEN)
    for seat in session.automas():
        arno = session.ledger(seat)
        arno.conservation = min(arno.conservation + arno.from_tokens, board.MOST_CONSERVATION)
        yield final(session, seat)
    session.stage = Stage.POINTS


def final(session: ArnoSession, seat: Seat) -> reports.Final:
    arno = session.ledger(seat)
    return reports.Final(seat, tuple(arno.token_parts()), arno.appeal, arno.conservation, arno.score)


def final_points(session: ArnoSession) -> Flow[None]:
    """The people's points, and supported projects where only they decide; then the winner [ARNO-14.12]."""
    yield from count_points(session, lambda seat: points_of(session, seat), ProjectsSupported)
    session.stage = Stage.OVER
    best = session.score(session.won_by()[0])
    if session.is_arno(best.seat) and best.total in session.points.values():
        yield reports.ArnoWonTie()


def points_of(session: ArnoSession, seat: Seat) -> Flow[int]:
    """A number, by default the one that was worked out; or both totals as they are now [AN-11.6]."""
    known = session.known
    answer = yield from count(lambda: VictoryPoints(seat, known.totals[seat].points), (TOTALS,))
    if answer is not TOTALS:
        points: int = answer
        return points
    for track in TRACKS.values():
        total = yield from total_of(session, seat, track, why="AN-11.6")
        yield Reported(seat, total)
        total.apply(known, seat)
    worked_out = known.totals[seat].points
    assert worked_out is not None
    yield reports.WorkedOut(seat, worked_out)
    return worked_out


STEPS = {
    Stage.SETUP: begin, Stage.FIRST_CARDS: first_cards, Stage.BREAK: begin_break, Stage.INCOME: income,
    Stage.BREAK_END: go_on_after_break, Stage.SCORING: score_arnos, Stage.POINTS: final_points,
}  # fmt: skip
