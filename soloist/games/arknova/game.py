"""Ark Nova, as the rest of Soloist knows it."""

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
from soloist.engine.seats import SEATS, Seat
from soloist.engine.settings import read_automa_seats
from soloist.engine.words import msg, nmsg
from soloist.games.arknova import turn as course
from soloist.games.arknova import view as sight
from soloist.games.arknova.arno.ledger import seat_arnos
from soloist.games.arknova.arno.values import level_of
from soloist.games.arknova.cards import FINAL_CARDS, FINAL_CARDS_V2
from soloist.games.arknova.events import LOGGED
from soloist.games.arknova.holdings import holdings
from soloist.games.arknova.scoring import result
from soloist.games.arknova.settings import MAP_WAYS, SETTINGS, Settings, maps_for
from soloist.games.arknova.state import ArkNovaTable, Setup
from soloist.games.arknova.view import View


class ArkNova(Game[ArkNovaTable, View]):
    """The zoo game Ark Nova by Mathias Wigge, for 1 to 4, with ARNO in some of the seats."""

    id = "arknova"
    title = "Ark Nova"
    rules_version = 2
    player_counts = (1, 2, 3, 4)
    settings = SETTINGS
    automas = ("arno",)
    summary = msg(
        "Plan and build a zoo, fill it with animals, support conservation projects. For 1 to 4 players, with "
        "or without ARNO."
    )

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        super().check(seats, settings)
        self.check_first_seat(seats, settings)
        arnos = read_automa_seats(settings["automas"])
        check_arnos(seats, list(arnos), settings["first_seat"])
        people, maps = seats - len(arnos), settings["maps"]
        if maps not in MAP_WAYS and len(named := maps.split(",")) not in (1, people):
            raise BadSetting(
                nmsg("option maps: {maps} maps are named for {n} player",
                     "option maps: {maps} maps are named for {n} players", maps=len(named), n=people)
            )  # fmt: skip

    def new(self, seats: int, settings: Mapping[str, Any]) -> ArkNovaTable:
        table = ArkNovaTable(make_setup(seats, Settings.of(settings)))
        seat_arnos(table)
        return table

    def hush(self, state: ArkNovaTable, heard: Collection[type[Event]]) -> None:
        state.setup = replace(state.setup, is_told=bool(heard), is_logged=not LOGGED.isdisjoint(heard))

    def next_step(self, state: ArkNovaTable) -> Flow[None] | None:
        return course.next_step(state)

    def view(self, state: ArkNovaTable, seat: Seat | None) -> View:
        return sight.view(state, seat)

    def imagine(self, view: View, seat: Seat, since: Sequence[Seen], chance: Stream) -> ArkNovaTable:
        return sight.imagine(view, seat, since, chance)

    def result(self, state: ArkNovaTable) -> Result:
        return result(state)

    def holdings(self, view: View, seat: Seat) -> list[Holding]:
        return holdings(view, seat)

    def turns(self, state: ArkNovaTable) -> int:
        return state.turn


def check_arnos(seats: int, arnos: Sequence[Seat], first: str) -> None:
    """Raise BadSetting unless one to three seats at the table are ARNO's and a human starts [ARNO-1.1, ARNO-1.3]."""
    for seat in arnos:
        if seat >= seats:
            raise BadSetting(msg("option automas: there is no seat {seat} in a game with {n} seats",
                                 seat=seat.code, n=seats))  # fmt: skip
    if len(arnos) == seats:
        raise BadSetting(msg("ARNO cannot play alone: leave a seat for a player"))
    if any(seat.code.lower() == first for seat in SEATS if seat in arnos):
        raise BadSetting(msg("option first_seat: ARNO never starts; name the seat of a player"))


def make_setup(players: int, settings: Settings) -> Setup:
    arnos = {seat: level_of(word) for seat, word in read_automa_seats(settings.automas).items()}
    finals = FINAL_CARDS if settings.final_scoring == "v1" else FINAL_CARDS_V2
    if players == 1:
        finals = tuple(card for card in finals if card.solo)  # [AN-14.8]
    return Setup(players, maps_for(players, settings.maps, arnos), finals, settings, arnos)
