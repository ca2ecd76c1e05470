"""Zooloretto, as the rest of Soloist knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.errors import BadSetting
from soloist.engine.events import Event, TurnBegins
from soloist.engine.flow import Flow
from soloist.engine.game import Game, Result, Seen
from soloist.engine.holdings import Holding
from soloist.engine.seats import Seat
from soloist.engine.settings import read_automa_seats
from soloist.engine.words import msg
from soloist.games.zooloretto.automa.deck import DECK, Difficulty, read_deck
from soloist.games.zooloretto.components import BY_PLAYERS
from soloist.games.zooloretto.events import LOGGED, TileLoaded, TilePlaced, TruckTaken
from soloist.games.zooloretto.holdings import amounts_on, holdings
from soloist.games.zooloretto.scoring import result
from soloist.games.zooloretto.settings import SETTINGS, Settings
from soloist.games.zooloretto.state import Board, Setup, counts_for
from soloist.games.zooloretto.turn import automa_turn, set_up, turn
from soloist.games.zooloretto.view import View, imagine, view


class Zooloretto(Game[Board, View]):
    """The tile game Zooloretto by Michael Schacht, for 2 to 5, with AutoMammoth in any seats."""

    id = "zooloretto"
    title = "Zooloretto"
    rules_version = 1
    player_counts = tuple(BY_PLAYERS)
    settings = SETTINGS
    automas = ("mammoth",)
    summary = msg(
        "Load trucks, take the right one in time, fill your enclosures. For 2 to 5 players, with or without "
        "AutoMammoth."
    )

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        super().check(seats, settings)
        self.check_first_seat(seats, settings)
        for seat in read_automa_seats(settings["automas"]):
            if seat >= seats:
                raise BadSetting(msg("option automas: there is no seat {seat} in a game with {n} seats",
                                     seat=seat.code, n=seats))  # fmt: skip

    def new(self, seats: int, settings: Mapping[str, Any]) -> Board:
        return Board(make_setup(seats, Settings.of(settings)))

    def hush(self, state: Board, heard: Collection[type[Event]]) -> None:
        state.setup = replace(
            state.setup, is_logged=not LOGGED.isdisjoint(heard), tells_turns=TurnBegins in heard,
            tells_loads=TileLoaded in heard, tells_trucks=TruckTaken in heard, tells_places=TilePlaced in heard,
        )  # fmt: skip

    def next_step(self, state: Board) -> Flow[None] | None:
        """Set-up, then turn after turn."""
        if state.over:
            return None
        if not state.ready:
            return set_up(state)
        return turn(state) if state.ledgers[state.active] is None else automa_turn(state)

    def imagine(self, view: View, seat: Seat, since: Sequence[Seen], chance: Stream) -> Board:
        return imagine(view)

    def view(self, state: Board, seat: Seat | None) -> View:
        return view(state, seat)

    def result(self, state: Board) -> Result:
        return result(state)

    def holdings(self, view: View, seat: Seat) -> list[Holding]:
        return holdings(view, seat)

    def amounts(self, state: Board, result: Result) -> list[dict[str, int]]:
        return amounts_on(state, result)

    def turns(self, state: Board) -> int:
        return state.turn


def make_setup(players: int, settings: Settings) -> Setup:
    automas = {seat: Difficulty(level) for seat, level in read_automa_seats(settings.automas).items()}
    deck = read_deck(settings.mammoth_deck) if settings.mammoth_deck else DECK
    return Setup(players, counts_for(players, settings), settings, automas, deck)
