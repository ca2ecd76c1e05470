"""Orichalcum, as the rest of Soloist knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.errors import BadSetting
from soloist.engine.events import Event
from soloist.engine.flow import Flow
from soloist.engine.game import Game, Result, Seen
from soloist.engine.holdings import Holding
from soloist.engine.seats import Seat
from soloist.engine.settings import read_automa_seats
from soloist.engine.words import msg
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.box import PLAYERS, Box, read_box
from soloist.games.orichalcum.circles import Island
from soloist.games.orichalcum.events import LOGGED
from soloist.games.orichalcum.holdings import holdings
from soloist.games.orichalcum.rounds import end_round, set_up
from soloist.games.orichalcum.scoring import result
from soloist.games.orichalcum.settings import SETTINGS, Settings
from soloist.games.orichalcum.state import OrichalcumTable, Setup, Stage
from soloist.games.orichalcum.turn import turn_step
from soloist.games.orichalcum.view import View, imagine, view

AI_SEAT = Seat(1)


class Orichalcum(Game[OrichalcumTable, View]):
    """The island game Orichalcum by Bruno Cathala and Johannes Goupy, for 2 to 4, or one against the AI."""

    id = "orichalcum"
    title = "Orichalcum"
    rules_version = 1
    player_counts = PLAYERS
    settings = SETTINGS
    automas = ("orichalcum-ai",)
    summary = msg(
        "Explore an island, capture creatures, win Titans, forge medallions. 2 to 4 players, or one against the AI."
    )

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        super().check(seats, settings)
        self.check_first_seat(seats, settings)
        automas = list(read_automa_seats(settings["automas"]))
        if automas and (automas != [AI_SEAT] or seats != 2):
            raise BadSetting(msg("the AI plays against one player, in the second seat of two"))
        if automas and settings["first_seat"] == AI_SEAT.code.lower():
            raise BadSetting(msg("option first_seat: the AI never starts; name the seat of the player"))
        islands_for(seats, settings["islands"], read_box(settings["box"]))

    def new(self, seats: int, settings: Mapping[str, Any]) -> OrichalcumTable:
        table = OrichalcumTable(make_setup(seats, Settings.of(settings)))
        seat_ai(table)
        return table

    def hush(self, state: OrichalcumTable, heard: Collection[type[Event]]) -> None:
        state.setup = replace(state.setup, is_told=bool(heard), is_logged=not LOGGED.isdisjoint(heard))

    def next_step(self, state: OrichalcumTable) -> Flow[None] | None:
        if state.stage is Stage.TURN or state.stage is Stage.ADDITIONAL:
            return turn_step(state)
        if state.stage is Stage.ROUND_END:
            return end_round(state)
        return set_up(state) if state.stage is Stage.SETUP else None

    def view(self, state: OrichalcumTable, seat: Seat | None) -> View:
        return view(state, seat)

    def imagine(self, view: View, seat: Seat, since: Sequence[Seen], chance: Stream) -> OrichalcumTable:
        return imagine(view, seat, since, chance)

    def result(self, state: OrichalcumTable) -> Result:
        return result(state)

    def holdings(self, view: View, seat: Seat) -> list[Holding]:
        return holdings(view, seat)

    def turns(self, state: OrichalcumTable) -> int:
        return state.turn


def make_setup(players: int, settings: Settings) -> Setup:
    box = read_box(settings.box)
    ai = next(iter(read_automa_seats(settings.automas)), None)
    return Setup(players, box, islands_for(players, settings.islands, box), settings, ai)


def seat_ai(table: OrichalcumTable) -> None:
    """The AI's board in the place of an island, with the Titan printed on it [OAI-1.1, OAI-1.3]."""
    if table.setup.ai is not None:
        table.realms[table.setup.ai] = Ai(table.setup.box.ai)
        table.common = tuple(terrain for terrain in table.common if terrain is not table.setup.box.ai.titan)


def islands_for(players: int, islands: str, box: Box) -> tuple[Island, ...]:
    """The island of each seat; raises BadSetting for one that is not in the box [ORI-2.1]."""
    words = islands.split(",")
    if len(words) not in (1, players):
        raise BadSetting(msg("option islands: {n} islands are named for {seats} seats", n=len(words), seats=players))
    for word in words:
        if word not in box.islands:
            known = ", ".join(box.islands)
            raise BadSetting(
                msg("option islands: there is no island '{word}'; available: {known}", word=word, known=known)
            )
    found = tuple(box.islands[word] for word in words)
    return found * players if len(found) == 1 else found
