"""The turns of a session, and its end: the people's turns are told, AutoMammoth's are played."""

from __future__ import annotations

from soloist.companion import PERSON
from soloist.companion.corrections import correct
from soloist.companion.mammoth import reports
from soloist.companion.mammoth.session import MammothSession, corrections
from soloist.companion.mammoth.setting_up import laid_out
from soloist.companion.people import Reported, SetUpBegins, Starts, WhatDid, WhoStarts, count, count_points
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.flow import Flow, choose
from soloist.games.zooloretto.automa.orders import EmptyTrucks
from soloist.games.zooloretto.automa.physical import PhysicalTable
from soloist.games.zooloretto.automa.score import carry_out_sale
from soloist.games.zooloretto.automa.turn import take_turn
from soloist.games.zooloretto.trucks import next_in_round


def begin(session: MammothSession) -> Flow[None]:
    """What people should know before, and what they lay out; then they decide who starts [MAM-1.9]."""
    yield from session.remarks
    yield SetUpBegins()
    yield from laid_out(session)
    session.active = yield from choose(PERSON, lambda: session.seats, ask=WhoStarts(), why="MAM-1.9")
    yield Starts(session.active)


def human_turn(session: MammothSession) -> Flow[None]:
    """One short answer: loaded, took, only money, or bought from AutoMammoth [MAM-6.8]."""
    seat = session.acting
    did = yield from choose(PERSON, lambda: reports.reports(session), ask=WhatDid(seat), why="ZOO-3.1", about=seat)
    session.turn += 1
    yield TurnBegins(seat)
    match did.what:
        case "loaded":
            session.known.loaded(did.truck)
            yield from watch_end(session)
        case "took":
            session.known.trucks[did.truck] = 0
            session.known.taken_by[did.truck] = seat
        case "bought":
            assert did.key is not None
            assert did.seller is not None
            ledger = session.ledger(did.seller)
            ledger.stack(did.key).pop()
            ledger.coins += 1
    yield Reported(seat, did)
    yield TurnEnds(seat)
    yield from pass_turn_on(session)


def put_right(session: MammothSession) -> Flow[bool]:
    """Numbers are put right; of the tiles drawn it may follow that the end nears [MAM-1.2]."""
    corrected, _ = yield from correct(session, corrections, why="MAM-1.2")
    if not session.sold:
        yield from watch_end(session)
    elif corrected.seat in session.automas():
        yield reports.Scored(corrected.seat, session.score(corrected.seat).total)
    return True


def mammoth_turn(session: MammothSession) -> Flow[None]:
    """AutoMammoth plays its cards on the physical table [MAM-2.1]."""
    seat = session.acting
    session.turn += 1
    yield TurnBegins(seat)
    table = PhysicalTable(session.known, session.ledgers, seat, PERSON)
    yield from take_turn(session.ledger(seat), table, session.agreed.settings)
    yield from watch_end(session)
    yield TurnEnds(seat)
    yield from pass_turn_on(session)


def pass_turn_on(session: MammothSession) -> Flow[None]:
    """Clockwise to the next without a truck; the last taker starts the next round [ZOO-3.2 to ZOO-3.5]."""
    known = session.known
    following = next_in_round(session.seats, known.taken_by, session.acting)
    if following is not None:
        session.active = following
        return
    known.trucks = [0] * len(known.trucks)
    known.taken_by = [None] * len(known.taken_by)
    for ledger in session.ledgers:
        if ledger is not None:
            ledger.turns_in_round = 0
    if known.last_round:
        yield from sell(session)
        return
    session.round += 1
    yield EmptyTrucks()
    yield reports.RoundBegins(session.round, session.acting)


# the end


def watch_end(session: MammothSession) -> Flow[None]:
    """The tiles are counted: the first of the end stack makes the round the last [ZOO-10.1]."""
    stack, before, session.counted = session.known.stack, session.counted, session.known.drawn
    if before <= stack < session.counted:
        yield reports.LastRoundBegins()
    elif before < stack == session.counted:
        yield reports.MainStackUsedUp()


def sell(session: MammothSession) -> Flow[None]:
    """AutoMammoth sells barn stacks while its coins last [MAM-9.1]."""
    session.sold = True
    yield reports.LastRoundOver()
    for seat in session.automas():
        for key, _ in carry_out_sale(session.ledger(seat)):
            yield reports.StackSold(seat, key)
        yield reports.Scored(seat, session.score(seat).total)


def final_points(session: MammothSession) -> Flow[None]:
    """The people's points, and coins where points are tied; then the winner [ZOO-11.9, MAM-9.6]."""
    yield from count_points(session, lambda seat: count(lambda: reports.HowManyPoints(seat)), reports.HowManyCoins)
    session.over = True
