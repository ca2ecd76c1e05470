"""PIGLET at the table, beside a real die: people say what they have banked, PIGLET's turns are played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pig.automa import PhysicalTable, take_turn
from pig.events import Banked, Lost
from pig.game import PIGLETS, TARGET
from soloist.companion import PERSON
from soloist.companion.base import Companion, Session, dice_setting, players_setting
from soloist.companion.corrections import Correction, correct
from soloist.companion.people import WhoStarts
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.flow import Ask, Flow, choose
from soloist.engine.notation import Word
from soloist.engine.plain import Plain
from soloist.engine.seats import Seat
from soloist.engine.settings import read_automa_seats
from soloist.engine.words import msg, template


@dataclass(frozen=True)
class Agreed:
    players: int
    automas: Mapping[Seat, str]
    target: int
    typed: bool  # PIGLET's die is rolled by a person


class PigSession(Session[Plain]):
    """PIGLET needs to know nothing but everybody's points."""

    agreed: Agreed


HELD, ROLLED_ONE = Word("held", msg("Held, and banked points")), Word("lost", msg("Rolled a 1"))
REPORTS = [HELD, ROLLED_ONE]


@dataclass(frozen=True, slots=True)
class HowDidItGo(Ask):
    seat: Seat
    text = template("How did the turn of {seat} go?")


@dataclass(frozen=True, slots=True)
class HowManyBanked(Ask):
    seat: Seat
    text = template("How many points does {seat} bank?")


def begin(session: PigSession) -> Flow[None]:
    session.active = yield from choose(PERSON, lambda: session.seats, ask=WhoStarts(), why="PIG-1.2")


def turn(session: PigSession, seat: Seat) -> Flow[None]:
    """PIGLET's is played, a person's is told [PIG-4.2]."""
    agreed, said = session.agreed, HELD
    if seat not in agreed.automas:
        said = yield from choose(PERSON, lambda: REPORTS, ask=HowDidItGo(seat), why="PIG-4.2", about=seat)
    session.turn += 1
    yield TurnBegins(seat)
    heap = 0
    if seat in agreed.automas:
        needed = agreed.target - session.points.get(seat, 0)
        heap = yield from take_turn(seat, needed, PhysicalTable(PERSON, agreed.typed))
    elif said is HELD:
        heap = yield from choose(PERSON, lambda: range(2, 201), ask=HowManyBanked(seat), why="PIG-2.3", about=seat)
    else:
        yield Lost(seat)
    if heap:
        session.points[seat] = session.points.get(seat, 0) + heap
        yield Banked(seat, heap, session.points[seat])
    yield TurnEnds(seat)
    session.active = Seat((seat + 1) % agreed.players)


def corrections(session: PigSession) -> list[Correction[PigSession]]:
    """Everybody's points."""

    def of(seat: Seat) -> Correction[PigSession]:
        def put(now: PigSession, number: int) -> None:
            now.points[seat] = number

        now, values = session.points.get(seat, 0), range(session.agreed.target)
        return Correction(f"points {seat.code}", msg("Points"), now, values, put, seat=seat)

    return [of(seat) for seat in session.seats]


class PigletCompanion(Companion[PigSession]):
    """PIGLET beside the die, as the rest of Soloist knows it."""

    id = "piglet"
    title = "PIGLET beside the die"
    rules_version = 1
    settings = (players_setting(6, "PIG-1.1"), PIGLETS, TARGET, dice_setting(msg("PIGLET's die"), "PIG-4.2"))
    summary = msg("PIGLET for Pig at your table: it plays its turns and keeps everybody's points.")

    def new(self, seats: int, settings: Mapping[str, Any]) -> PigSession:
        automas = read_automa_seats(settings["automas"])
        return PigSession(Agreed(settings["players"], automas, settings["target"], settings["dice"] == "typed"))

    def step(self, state: PigSession) -> Flow[None] | None:
        if any(points >= state.agreed.target for points in state.points.values()):
            return None
        return begin(state) if state.active is None else turn(state, state.active)

    def put_right(self, state: PigSession) -> Flow[bool]:
        yield from correct(state, corrections, why="PIG-4.2")
        return True


GAME = PigletCompanion()
