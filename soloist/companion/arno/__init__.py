"""ARNO 3 beside the physical box of Ark Nova: keeps its books, asks as little as it can, says what to move and why.

The people's turns are not played here. Short entries say what of them ARNO has to know; what is not told is asked
for when it matters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from soloist.companion.arno.session import Agreed, ArnoSession, Stage
from soloist.companion.arno.turns import STEPS, arno_turn, human_turn, put_right
from soloist.companion.base import (
    Companion,
    automas_setting,
    colours_setting,
    convenience,
    dice_setting,
    players_setting,
)
from soloist.engine.flow import Flow
from soloist.engine.seats import Seat
from soloist.engine.settings import Mark, Setting, Switch, read_automa_seats
from soloist.engine.words import msg
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.rolls import SIDES
from soloist.games.arknova.arno.settings import ARNO_SETTINGS, ArnoSettings
from soloist.games.arknova.arno.table_knowledge import Known
from soloist.games.arknova.arno.values import LEVELS, START_CONSERVATION_MARINE, level_of

COLOURS = {"red": msg("red"), "blue": msg("blue"), "yellow": msg("yellow"), "black": msg("black")}
"""Of the pieces in the box; to be checked against a copy [ARNO-1.6]."""

SETTINGS: tuple[Setting, ...] = (
    players_setting(4, "ARNO-1.1"), automas_setting("arno", msg("Seats played by ARNO"), "B=L1", LEVELS, "ARNO-1.4"),
    Switch(name="marine", label=msg("With Marine Worlds"), default=False, rule="ARNO-2.7", mark=Mark.RULE),
    dice_setting(msg("ARNO's dice"), "ARNO-4.1"),
    convenience("die", msg("Which die"), "ARNO-4.1", {f"d{sides}": msg("with {n} sides", n=sides) for sides in SIDES}),
    convenience("animals", msg("ARNO's animals"), "ARNO-15.1",
            {"count": msg("only counted"), "name": msg("named, so that its icons are complete")}),
    convenience("tracking", msg("Changes to shared components"), "ARNO-15.7",
            {"entries": msg("entered after each turn"), "ask": msg("asked for only when needed")}),
    convenience("printed", msg("ARNO's printed action cards"), "ARNO-2.2",
            {"no": msg("not needed; Soloist shows the row"), "yes": msg("on the table; Soloist says what to move")}),
    colours_setting("ARNO-1.6", COLOURS),
    *ARNO_SETTINGS,
)  # fmt: skip


class ArnoCompanion(Companion[ArnoSession]):
    """ARNO at the table; one person answers for the whole table."""

    id = "arno"
    title = "ARNO at the table"
    rules_version = 2
    settings = SETTINGS
    asked_first = ("marine", "dice")
    summary = msg("ARNO 3 for Ark Nova at your table: it keeps track of its own state, makes only legal "
                  "choices, and tells you what to move and why.")  # fmt: skip

    def new(self, seats: int, settings: Mapping[str, Any]) -> ArnoSession:
        players: int = settings["players"]
        automas = {seat: level_of(level) for seat, level in read_automa_seats(settings["automas"]).items()}
        names, tells = settings["animals"] == "name", settings["tracking"] == "entries"
        agreed = Agreed(players, automas, ArnoSettings.of(settings), names, tells, settings["printed"] == "yes")
        typed, die = settings["dice"] == "typed", int(settings["die"].removeprefix("d"))
        known = Known(players, marine=settings["marine"], typed=typed, die=die)
        arnos = [new_arno(seat, automas[seat], known.marine) if seat in automas else None for seat in known.players]
        return ArnoSession(agreed, known, arnos)

    def step(self, state: ArnoSession) -> Flow[None] | None:
        if state.stage is Stage.TURN:
            return arno_turn(state) if state.is_arno(state.active) else human_turn(state)
        return STEPS[state.stage](state) if state.stage in STEPS else None

    def has_books(self, state: ArnoSession) -> bool:
        return state.stage is not Stage.SETUP

    def put_right(self, state: ArnoSession) -> Flow[bool]:
        return put_right(state)


def new_arno(seat: Seat, level: int, marine: bool) -> Arno:
    """Conservation begins higher with Marine Worlds; a start on or past 2 brings no reward [ARNO-2.7, ARNO-Q15]."""
    arno = Arno(seat, level)
    arno.put_conservation(START_CONSERVATION_MARINE[level - 1] if marine else arno.conservation)
    return arno


GAME = ArnoCompanion()
