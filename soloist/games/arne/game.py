"""ARNE Total, as the rest of Soloist knows it."""

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
from soloist.engine.words import Sayable, msg
from soloist.games.arne import standing, turn
from soloist.games.arne.cards import Kind
from soloist.games.arne.deck import block_for, read_deck
from soloist.games.arne.events import LOGGED
from soloist.games.arne.holdings import amounts_on, holdings
from soloist.games.arne.result import result, sides
from soloist.games.arne.settings import SETTINGS, Settings
from soloist.games.arne.state import HAND_SIZE, ArneTable, Setup, Stage
from soloist.games.arne.view import View, imagine, view
from soloist.games.arne.white import carry_out_announced, take_two

COUNTS = {"standard": range(2, 7), "minimum": range(2, 7), "ghost": range(2, 6), "teams": range(4, 13, 2)}


class Arne(Game[ArneTable, View]):
    """The card game ARNE Total by Arne Lauwers, for 2 to 6 (in teams up to 12)."""

    id = "arne"
    title = "ARNE Total"
    rules_version = 1
    player_counts = (2, 3, 4, 5, 6, 8, 10, 12)
    settings = SETTINGS
    triggers = standing.TRIGGERS
    summary = msg("Collect your colour, sabotage the others, react at any time. 2 to 6 players, in teams up to 12.")

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        counts = COUNTS[settings["variant"]]
        if seats not in counts:
            raise BadSetting(
                msg(
                    "{title}, variant {variant}, needs {counts} seats, not {n}",
                    title=self.title, variant=settings["variant"], counts=", ".join(map(str, counts)), n=seats,
                )
            )  # fmt: skip
        self.check_first_seat(seats, settings)
        setup = make_setup(seats, Settings.of(settings))
        needed = HAND_SIZE * seats + 1
        cards = fewest_cards(setup)
        if cards < needed:
            problem = msg("the deck has {n} cards; {seats} seats need at least {needed}",
                          n=cards, seats=seats, needed=needed)  # fmt: skip
            raise BadSetting(problem)

    def new(self, seats: int, settings: Mapping[str, Any]) -> ArneTable:
        return ArneTable(make_setup(seats, Settings.of(settings)))

    def hush(self, state: ArneTable, heard: Collection[type[Event]]) -> None:
        state.setup = replace(state.setup, is_told=bool(heard), is_logged=not LOGGED.isdisjoint(heard))

    def next_step(self, state: ArneTable) -> Flow[None] | None:
        match state.stage:
            case Stage.SETUP:
                return turn.set_up(state)
            case Stage.TURNS:
                return turn.begin_turn(state)
            case Stage.MAIN:
                return turn.main_move(state, state.active)
            case Stage.EFFECT:
                return carry_out_announced(state) if state.demand is None else take_two(state, state.demand)
            case Stage.FINAL:
                return turn.final_move(state)
            case Stage.OVER:
                return None
        return turn.react(state)

    def view(self, state: ArneTable, seat: Seat | None) -> View:
        return view(state, seat)

    def imagine(self, view: View, seat: Seat, since: Sequence[Seen], chance: Stream) -> ArneTable:
        return imagine(view, seat, since, chance)

    def result(self, state: ArneTable) -> Result:
        return result(state)

    def sides(self, state: ArneTable) -> list[tuple[Seat, ...]]:
        return sides(state)

    def fired(self, triggers: Collection[str], seat: Seat, now: View, heard: Sequence[Sayable]) -> list[str]:
        return standing.fired(triggers, seat, now, heard)

    def is_always_asked(self, now: View) -> bool:
        return standing.is_always_asked(now)

    def holdings(self, view: View, seat: Seat) -> list[Holding]:
        return holdings(view, seat)

    def amounts(self, state: ArneTable, result: Result) -> list[dict[str, int]]:
        return amounts_on(state)

    def turns(self, state: ArneTable) -> int:
        return state.turn


def fewest_cards(setup: Setup) -> int:
    """The cards that are sure to be dealt from, whichever colours are picked [ARNE-Q18]."""
    if setup.settings.unowned_colours == "stay":
        return len(setup.deck)
    left_over = len(setup.colours) - setup.rows - setup.settings.ghost
    by_colour = sorted(sum(card.colour is colour for card in setup.deck) for colour in setup.colours)
    return len(setup.deck) - sum(by_colour[len(by_colour) - left_over :])


def make_setup(persons: int, settings: Settings) -> Setup:
    """The card set for so many persons and this variant [ARNE-1.2, ARNE-1.3, ARNE-11.3, ARNE-11.4]."""
    deck = read_deck(settings.deck)
    size = persons
    if settings.teams:
        size = persons // 2
    elif settings.ghost:
        size = persons + 1  # a colour has to be left over for the ghost [ARNE-Q26]
    block = block_for(size)
    cards = deck.cards(block, settings.first_game)
    if settings.teams:
        cards = [card for card in cards * 2 if card.kind not in (Kind.STOP, Kind.CHANGE)]
    return Setup(persons, settings, deck.colours(block), tuple(cards))
