"""The end of an evening: the last round is announced, AutoMammoth sells, points are asked for, a winner named."""

from __future__ import annotations

from soloist.companion.mammoth.asking import HowManyCoins, HowManyPoints
from soloist.companion.mammoth.evening import PERSON, Evening
from soloist.companion.mammoth.events import LastRoundBegins, LastRoundOver, MainStackUsedUp, Scored, StackSold, Won
from soloist.engine.flow import Flow, choose
from soloist.engine.game import Result, Score
from soloist.engine.seats import Seat
from soloist.games.zooloretto.automa.score import carry_out_sale, points

POINTS = range(-30, 121)
MOST_COINS = 42


def watch_end(evening: Evening, drawn: int) -> Flow[None]:
    """The tiles are counted, `drawn` before: the first of the end stack makes the round the last [ZOO-10.1]."""
    stack = evening.known.stack
    if drawn <= stack < evening.known.drawn:
        yield LastRoundBegins()
    elif drawn < stack == evening.known.drawn:
        yield MainStackUsedUp()


def sell(evening: Evening) -> Flow[None]:
    """AutoMammoth sells barn stacks while its coins last [MAM-9.1]."""
    evening.sold = True
    yield LastRoundOver()
    for seat in evening.mammoths():
        ledger = evening.ledger(seat)
        for key, _ in carry_out_sale(ledger):
            yield StackSold(seat, key)
        yield Scored(seat, total_of(evening, seat))


def final_points(evening: Evening) -> Flow[None]:
    """The people's points, and coins where points are tied; then the winner [ZOO-11.9, MAM-9.6]."""
    for seat in evening.people():
        ask = HowManyPoints(seat)
        evening.points[seat] = yield from choose(PERSON, lambda: POINTS, ask=ask, why="ZOO-11.9", about=seat)
    totals = {seat: total_of(evening, seat) for seat in evening.seats}
    leaders = [seat for seat in evening.seats if totals[seat] == max(totals.values())]
    if len(leaders) > 1:
        for seat in leaders:
            if evening.ledgers[seat] is None:
                evening.tie_coins[seat] = yield from choose(
                    PERSON, lambda: range(MOST_COINS + 1), ask=HowManyCoins(seat), why="ZOO-11.9", about=seat
                )
    evening.over = True
    for winner in result(evening).winners:
        yield Won(winner, totals[winner])


def total_of(evening: Evening, seat: Seat) -> int:
    ledger = evening.ledgers[seat]
    return evening.points.get(seat, 0) if ledger is None else sum(value for _, value in points(ledger))


def coins_of(evening: Evening, seat: Seat) -> int:
    ledger = evening.ledgers[seat]
    return evening.tie_coins.get(seat, 0) if ledger is None else ledger.coins


def result(evening: Evening) -> Result:
    scores = tuple(
        Score(
            seat, total_of(evening, seat), () if evening.ledgers[seat] is None else tuple(points(evening.ledger(seat)))
        )
        for seat in evening.seats
    )
    if not evening.over:
        return Result(scores, ())
    standing = {entry.seat: (entry.total, coins_of(evening, entry.seat)) for entry in scores}
    best = max(standing.values())
    return Result(scores, tuple(seat for seat in evening.seats if standing[seat] == best))
