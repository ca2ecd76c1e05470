"""The course of an evening: the people's turns are told, AutoMammoth's are played."""

from __future__ import annotations

from soloist.companion.corrections import correct
from soloist.companion.mammoth.asking import WhatDid, WhoStarts
from soloist.companion.mammoth.books import corrections
from soloist.companion.mammoth.deeds import CORRECT, deeds
from soloist.companion.mammoth.ending import final_points, sell, watch_end
from soloist.companion.mammoth.evening import PERSON, Evening
from soloist.companion.mammoth.events import GameBegins, Reported, RoundBegins
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.flow import Flow, choose
from soloist.games.zooloretto.automa.orders import EmptyTrucks
from soloist.games.zooloretto.automa.physical import PhysicalTable
from soloist.games.zooloretto.automa.turn import take_turn
from soloist.games.zooloretto.trucks import next_in_round


def next_step(evening: Evening) -> Flow[None] | None:
    if evening.over:
        return None
    if evening.active is None:
        return begin(evening)
    if evening.sold:
        return final_points(evening)
    if evening.active in evening.agreed.automas:
        return mammoth_turn(evening)
    return human_turn(evening)


def begin(evening: Evening) -> Flow[None]:
    """What people should know before; then they decide who starts [MAM-1.9]."""
    yield from evening.remarks
    evening.active = yield from choose(PERSON, lambda: evening.seats, ask=WhoStarts(), why="MAM-1.9")
    yield GameBegins(evening.active)


def human_turn(evening: Evening) -> Flow[None]:
    """One short answer: loaded, took, only money, or bought from AutoMammoth [MAM-6.8]."""
    seat = evening.active
    assert seat is not None
    drawn = evening.known.drawn
    did = yield from choose(PERSON, lambda: deeds(evening), ask=WhatDid(seat), why="ZOO-3.1", about=seat)
    if did is CORRECT:
        yield from correct(evening, corrections, person=PERSON, why="MAM-1.2", opened_by=CORRECT)
        yield from watch_end(evening, drawn)
        return
    evening.turn += 1
    yield TurnBegins(seat)
    match did.what:
        case "loaded":
            evening.known.loaded(did.truck)
            yield from watch_end(evening, drawn)
        case "took":
            evening.known.trucks[did.truck] = 0
            evening.known.taken_by[did.truck] = seat
        case "bought":
            assert did.key is not None
            assert did.seller is not None
            ledger = evening.ledger(did.seller)
            ledger.stack(did.key).pop()
            ledger.coins += 1
    yield Reported(seat, did)
    yield TurnEnds(seat)
    yield from pass_turn_on(evening)


def mammoth_turn(evening: Evening) -> Flow[None]:
    """AutoMammoth plays its cards on the physical table [MAM-2.1]."""
    seat = evening.active
    assert seat is not None
    evening.turn += 1
    drawn = evening.known.drawn
    yield TurnBegins(seat)
    table = PhysicalTable(evening.known, evening.ledgers, seat, PERSON)
    yield from take_turn(evening.ledger(seat), table, evening.agreed.rulings)
    yield from watch_end(evening, drawn)
    yield TurnEnds(seat)
    yield from pass_turn_on(evening)


def pass_turn_on(evening: Evening) -> Flow[None]:
    """Clockwise to the next without a truck; the last taker starts the next round [ZOO-3.2 to 3.5]."""
    assert evening.active is not None
    known = evening.known
    following = next_in_round(evening.seats, known.taken_by, evening.active)
    if following is not None:
        evening.active = following
        return
    known.trucks = [0] * len(known.trucks)
    known.taken_by = [None] * len(known.taken_by)
    for ledger in evening.ledgers:
        if ledger is not None:
            ledger.turns_in_round = 0
    if known.last_round:
        yield from sell(evening)
        return
    evening.round += 1
    yield EmptyTrucks()
    yield RoundBegins(evening.round, evening.active)
