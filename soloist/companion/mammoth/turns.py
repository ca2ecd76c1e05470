"""The turns of a session, and its end: the people's turns are told, AutoMammoth's are played."""

from __future__ import annotations

from soloist.companion.base import PERSON
from soloist.companion.corrections import Correct, correct
from soloist.companion.mammoth import events
from soloist.companion.mammoth.corrections import MOST_COINS, corrections
from soloist.companion.mammoth.reports import HowManyCoins, HowManyPoints, WhatDid, WhoStarts, reports
from soloist.companion.mammoth.session import MammothSession
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.flow import Flow, choose
from soloist.engine.game import Result, Score
from soloist.engine.seats import Seat
from soloist.games.zooloretto.automa.orders import EmptyTrucks
from soloist.games.zooloretto.automa.physical import PhysicalTable
from soloist.games.zooloretto.automa.score import carry_out_sale, points
from soloist.games.zooloretto.automa.turn import take_turn
from soloist.games.zooloretto.trucks import next_in_round

POINTS = range(-30, 121)


def next_step(session: MammothSession) -> Flow[None] | None:
    if session.over:
        return None
    if session.active is None:
        return begin(session)
    if session.sold:
        return final_points(session)
    if session.active in session.agreed.automas:
        return mammoth_turn(session)
    return human_turn(session)


def begin(session: MammothSession) -> Flow[None]:
    """What people should know before; then they decide who starts [MAM-1.9]."""
    yield from session.remarks
    session.active = yield from choose(PERSON, lambda: session.seats, ask=WhoStarts(), why="MAM-1.9")
    yield events.GameBegins(session.active)


def human_turn(session: MammothSession) -> Flow[None]:
    """One short answer: loaded, took, only money, or bought from AutoMammoth [MAM-6.8]."""
    seat = session.active
    assert seat is not None
    drawn = session.known.drawn
    did = yield from choose(PERSON, lambda: reports(session), ask=WhatDid(seat), why="ZOO-3.1", about=seat)
    if isinstance(did, Correct):
        yield from correct(session, corrections, why="MAM-1.2")
        yield from watch_end(session, drawn)
        return
    session.turn += 1
    yield TurnBegins(seat)
    match did.what:
        case "loaded":
            session.known.loaded(did.truck)
            yield from watch_end(session, drawn)
        case "took":
            session.known.trucks[did.truck] = 0
            session.known.taken_by[did.truck] = seat
        case "bought":
            assert did.key is not None
            assert did.seller is not None
            ledger = session.ledger(did.seller)
            ledger.stack(did.key).pop()
            ledger.coins += 1
    yield events.Reported(seat, did)
    yield TurnEnds(seat)
    yield from pass_turn_on(session)


def mammoth_turn(session: MammothSession) -> Flow[None]:
    """AutoMammoth plays its cards on the physical table [MAM-2.1]."""
    seat = session.active
    assert seat is not None
    session.turn += 1
    drawn = session.known.drawn
    yield TurnBegins(seat)
    table = PhysicalTable(session.known, session.ledgers, seat, PERSON)
    yield from take_turn(session.ledger(seat), table, session.agreed.settings)
    yield from watch_end(session, drawn)
    yield TurnEnds(seat)
    yield from pass_turn_on(session)


def pass_turn_on(session: MammothSession) -> Flow[None]:
    """Clockwise to the next without a truck; the last taker starts the next round [ZOO-3.2 to ZOO-3.5]."""
    assert session.active is not None
    known = session.known
    following = next_in_round(session.seats, known.taken_by, session.active)
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
    yield events.RoundBegins(session.round, session.active)


# the end


def watch_end(session: MammothSession, drawn: int) -> Flow[None]:
    """The tiles are counted, `drawn` before: the first of the end stack makes the round the last [ZOO-10.1]."""
    stack = session.known.stack
    if drawn <= stack < session.known.drawn:
        yield events.LastRoundBegins()
    elif drawn < stack == session.known.drawn:
        yield events.MainStackUsedUp()


def sell(session: MammothSession) -> Flow[None]:
    """AutoMammoth sells barn stacks while its coins last [MAM-9.1]."""
    session.sold = True
    yield events.LastRoundOver()
    for seat in session.automas():
        ledger = session.ledger(seat)
        for key, _ in carry_out_sale(ledger):
            yield events.StackSold(seat, key)
        yield events.Scored(seat, total_of(session, seat))


def final_points(session: MammothSession) -> Flow[None]:
    """The people's points, and coins where points are tied; then the winner [ZOO-11.9, MAM-9.6]."""
    for seat in session.people():
        ask = HowManyPoints(seat)
        session.points[seat] = yield from choose(PERSON, lambda: POINTS, ask=ask, why="ZOO-11.9", about=seat)
    totals = {seat: total_of(session, seat) for seat in session.seats}
    leaders = [seat for seat in session.seats if totals[seat] == max(totals.values())]
    if len(leaders) > 1:
        for seat in leaders:
            if session.ledgers[seat] is None:
                session.tie_coins[seat] = yield from choose(
                    PERSON, lambda: range(MOST_COINS + 1), ask=HowManyCoins(seat), why="ZOO-11.9", about=seat
                )
    session.over = True
    for winner in result(session).winners:
        yield events.Won(winner, totals[winner])


def total_of(session: MammothSession, seat: Seat) -> int:
    ledger = session.ledgers[seat]
    return session.points.get(seat, 0) if ledger is None else sum(value for _, value in points(ledger))


def coins_of(session: MammothSession, seat: Seat) -> int:
    ledger = session.ledgers[seat]
    return session.tie_coins.get(seat, 0) if ledger is None else ledger.coins


def result(session: MammothSession) -> Result:
    scores = tuple(
        Score(
            seat, total_of(session, seat), () if session.ledgers[seat] is None else tuple(points(session.ledger(seat)))
        )
        for seat in session.seats
    )
    if not session.over:
        return Result(scores, ())
    standing = {entry.seat: (entry.total, coins_of(session, entry.seat)) for entry in scores}
    best = max(standing.values())
    return Result(scores, tuple(seat for seat in session.seats if standing[seat] == best))
