"""Ark Nova, as the rest of Soloist knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.errors import BadSetting
from soloist.engine.flow import Flow
from soloist.engine.game import Game, Result, Seen
from soloist.engine.seats import Bot, Seat
from soloist.engine.words import msg
from soloist.games.arknova import turn as course
from soloist.games.arknova import view as sight
from soloist.games.arknova.cards import FINAL_CARDS, FINAL_CARDS_V2
from soloist.games.arknova.greedy import Greedy
from soloist.games.arknova.rulings import MAP_WAYS, SETTINGS, Rulings, maps_for
from soloist.games.arknova.scoring import result
from soloist.games.arknova.state import Setup, Table
from soloist.games.arknova.view import View


class ArkNova(Game[Table, View]):
    """The zoo game Ark Nova by Mathias Wigge, for 1 to 4."""

    id = "arknova"
    title = "Ark Nova"
    rules_version = 1
    player_counts = (1, 2, 3, 4)
    settings = SETTINGS
    summary = msg("Plan and build a zoo, fill it with animals, support conservation projects. 1 to 4 players.")

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        super().check(seats, settings)
        self.check_first_seat(seats, settings)
        maps = settings["maps"]
        if maps not in MAP_WAYS and len(named := maps.split(",")) not in (1, seats):
            raise BadSetting(msg("option maps: {n} maps are named for {seats} seats", n=len(named), seats=seats))

    def new(self, seats: int, settings: Mapping[str, Any]) -> Table:
        return Table(make_setup(seats, Rulings.of(settings)))

    def next_step(self, state: Table) -> Flow[None] | None:
        return course.next_step(state)

    def view(self, state: Table, seat: Seat | None) -> View:
        return sight.view(state, seat)

    def imagine(self, view: View, seat: Seat, since: Sequence[Seen], chance: Stream) -> Table:
        return sight.imagine(view, seat, since, chance)

    def result(self, state: Table) -> Result:
        return result(state)

    def turns(self, state: Table) -> int:
        return state.turn

    def hush(self, state: Table) -> None:
        state.heard = False

    def bots(self) -> Mapping[str, type[Bot]]:
        return {**super().bots(), "greedy": Greedy}


def make_setup(players: int, rulings: Rulings) -> Setup:
    finals = FINAL_CARDS if rulings.final_scoring == "v1" else FINAL_CARDS_V2
    if players == 1:
        finals = tuple(card for card in finals if card.solo)  # [AN-14.8]
    return Setup(players, maps_for(players, rulings.maps), finals, rulings)
