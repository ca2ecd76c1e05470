"""The end of an evening: the last round is announced, AutoMammoth sells, points are asked for, a winner named."""

from __future__ import annotations

from soloist.companion.mammoth.evening import PERSON, Evening
from soloist.engine.flow import Flow, choose, tell
from soloist.engine.game import Result, Score
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.automa.score import carry_out_sale, points

POINTS = range(-30, 121)
MOST_COINS = 42


def watch_end(evening: Evening, drawn: int) -> Flow[None]:
    """The tiles are counted, `drawn` before: the first of the end stack makes the round the last [ZOO-10.1]."""
    stack = evening.known.stack
    if drawn <= stack < evening.known.drawn:
        yield from tell(msg("That was a tile of the end stack: this is the last round"))
    elif drawn < stack == evening.known.drawn:
        yield from tell(msg("The main stack is used up; the next tile comes from the end stack"))


def sell(evening: Evening) -> Flow[None]:
    """AutoMammoth sells barn stacks while its coins last [MAM-9.1]."""
    evening.sold = True
    yield from tell(msg("The last round is over"))
    for seat in evening.mammoths():
        ledger = evening.ledger(seat)
        for key, _ in carry_out_sale(ledger):
            yield from tell(msg("{seat} sells its barn stack for 2 coins: {key} [MAM-9.1]", seat=seat, key=key))
        total = sum(value for _, value in points(ledger))
        yield from tell(msg("{seat} has {points} points", seat=seat, points=total))


def final_points(evening: Evening) -> Flow[None]:
    """The people's points, and coins where points are tied; then the winner [ZOO-11.9, MAM-9.6]."""
    for seat in evening.people():
        evening.points[seat] = yield from choose(
            PERSON, lambda: POINTS, ask=msg("How many points has {seat}?", seat=seat), why="ZOO-11.9", about=seat
        )
    totals = {seat: total_of(evening, seat) for seat in evening.seats}
    leaders = [seat for seat in evening.seats if totals[seat] == max(totals.values())]
    if len(leaders) > 1:
        for seat in leaders:
            if evening.ledgers[seat] is None:
                evening.tie_coins[seat] = yield from choose(
                    PERSON,
                    lambda: range(MOST_COINS + 1),
                    ask=msg("A tie: how many coins has {seat}?", seat=seat),
                    why="ZOO-11.9",
                    about=seat,
                )
    evening.over = True
    for winner in result(evening).winners:
        yield from tell(msg("{seat} wins with {points} points", seat=winner, points=totals[winner]))


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
