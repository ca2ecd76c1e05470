"""The end of a session: the last round is announced, AutoMammoth sells, points are asked for, a winner named."""

from __future__ import annotations

from soloist.companion.base import PERSON
from soloist.companion.mammoth.events import LastRoundBegins, LastRoundOver, MainStackUsedUp, Scored, StackSold, Won
from soloist.companion.mammoth.reports import HowManyCoins, HowManyPoints
from soloist.companion.mammoth.session import MammothSession
from soloist.engine.flow import Flow, choose
from soloist.engine.game import Result, Score
from soloist.engine.seats import Seat
from soloist.games.zooloretto.automa.score import carry_out_sale, points

POINTS = range(-30, 121)
MOST_COINS = 42


def watch_end(session: MammothSession, drawn: int) -> Flow[None]:
    """The tiles are counted, `drawn` before: the first of the end stack makes the round the last [ZOO-10.1]."""
    stack = session.known.stack
    if drawn <= stack < session.known.drawn:
        yield LastRoundBegins()
    elif drawn < stack == session.known.drawn:
        yield MainStackUsedUp()


def sell(session: MammothSession) -> Flow[None]:
    """AutoMammoth sells barn stacks while its coins last [MAM-9.1]."""
    session.sold = True
    yield LastRoundOver()
    for seat in session.automas():
        ledger = session.ledger(seat)
        for key, _ in carry_out_sale(ledger):
            yield StackSold(seat, key)
        yield Scored(seat, total_of(session, seat))


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
        yield Won(winner, totals[winner])


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
