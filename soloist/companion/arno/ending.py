"""The end: ARNO's tokens are counted, people's points asked for, a winner named [ARNO-14.9 to ARNO-14.12]."""

from __future__ import annotations

from soloist.companion.arno.events import ArnoWonTie, EndBegins, Final, Won
from soloist.companion.arno.reports import ProjectsSupported, VictoryPoints
from soloist.companion.arno.session import ArnoSession, Stage
from soloist.companion.base import PERSON
from soloist.engine.flow import Flow, choose
from soloist.engine.game import Result, Score
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arknova import board
from soloist.games.arknova.arno.events import NOBODY_AT_TEN, PERHAPS_NOBODY_AT_TEN
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.table_knowledge import Thing
from soloist.games.arknova.arno.why import signed

POINTS = range(-120, 121)
SUPPORTS = range(13)


def score_arnos(session: ArnoSession) -> Flow[None]:
    """Final scoring cards of people, then the tokens of every ARNO [AN-11.4, ARNO-14.10]."""
    session.active = None
    yield EndBegins()
    if not session.known.ten_reached:
        yield (PERHAPS_NOBODY_AT_TEN if Thing.TEN in session.known.doubtful else NOBODY_AT_TEN)
    for seat in session.automas():
        arno = session.ledger(seat)
        found = arno.token_parts()
        gained = sum(number for _, number in found)
        arno.conservation = min(arno.conservation + gained, board.MOST_CONSERVATION)
        yield Final(seat, tuple(found), arno.appeal, arno.conservation, arno.score)
    session.stage = Stage.POINTS


def final_points(session: ArnoSession) -> Flow[None]:
    """The people's points, and supported projects where only they decide; then the winner [ARNO-14.12]."""
    for seat in session.people():
        points = VictoryPoints(seat)
        session.points[seat] = yield from choose(PERSON, lambda: POINTS, ask=points, why="AN-11.6", about=seat)
    first = leaders(session)
    for seat in first if len(first) > 1 and not session.is_arno(first[0]) else ():
        tie = ProjectsSupported(seat)
        session.supports[seat] = yield from choose(PERSON, lambda: SUPPORTS, ask=tie, why="AN-11.9", about=seat)
    session.stage = Stage.OVER
    winners = result(session).winners
    for winner in winners:
        yield Won(winner, total_of(session, winner))
    best = total_of(session, winners[0])
    if session.is_arno(winners[0]) and best in session.points.values():
        yield ArnoWonTie()


def total_of(session: ArnoSession, seat: Seat) -> int:
    arno = session.ledgers[seat]
    return session.points.get(seat, 0) if arno is None else arno.score


def leaders(session: ArnoSession) -> list[Seat]:
    """Most victory points; an ARNO comes before people with as many [ARNO-14.12]."""
    best = max(total_of(session, seat) for seat in session.seats)
    first = [seat for seat in session.seats if total_of(session, seat) == best]
    return [seat for seat in first if session.is_arno(seat)] or first


def result(session: ArnoSession) -> Result:
    scores = tuple(
        Score(seat, total_of(session, seat), () if arno is None else score_parts(arno))
        for seat, arno in zip(session.seats, session.ledgers, strict=True)
    )
    if session.stage is not Stage.OVER:
        return Result(scores, ())
    first = leaders(session)
    most = max(session.supports.get(seat, 0) for seat in first)
    return Result(scores, tuple(seat for seat in first if session.supports.get(seat, 0) == most))


def score_parts(arno: Arno) -> tuple[tuple[Message, int], ...]:
    """Appeal less the target of the conservation [ARNO-14.11]."""
    target = msg("target for {n} conservation", n=signed(arno.conservation))
    return (msg("appeal"), arno.appeal), (target, -board.target(arno.conservation))
