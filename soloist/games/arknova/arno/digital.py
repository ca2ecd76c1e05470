"""ARNO at the digital table: moves the pieces of the game on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from soloist.engine.flow import Flow, pick_at_random
from soloist.engine.words import Sayable
from soloist.games.arknova import board, state
from soloist.games.arknova.arno.events import BreakAdvanced, BreakReached, CardReceived, Occasion
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.rolls import Rolled
from soloist.games.arknova.arno.table import Laid, Received
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.board import BonusTile, University
from soloist.games.arknova.cards import Animal, Card, Icon, Level, Project, Sponsor
from soloist.games.arknova.draws import take_from_deck
from soloist.games.arknova.gains import discard_finals, note_meeting
from soloist.games.arknova.icons import counts_of
from soloist.games.arknova.ordering import in_any_order
from soloist.games.arknova.triggers import icons_come
from soloist.games.arknova.turn_context import Turn

T = TypeVar("T", bound=Sayable)

OCCASIONS = {state.Stage.SETUP: Occasion.SETUP, state.Stage.BREAK: Occasion.BREAK}


class DigitalTable:
    """The table as the game has it."""

    printed = False

    def __init__(self, table: state.ArkNovaTable, arno: Arno) -> None:
        self.table = table
        self.arno = arno
        self.seat = arno.seat
        self.turn = Turn(table, arno.seat)

    def roll_for(self, options: Sequence[T], *, ask: Rolled, why: str) -> Flow[T]:
        if len(options) == 1:
            return options[0]
        chosen = yield from pick_at_random(lambda: options, ask=ask, why=why)
        yield from self.why(Roll(self.seat, ask, tuple(options), chosen, why))
        return chosen

    # cards

    def folders(self) -> Sequence[int]:
        return [number for number, card in enumerate(self.table.display, 1) if card is not None]

    def receive_from(self, folder: int) -> Flow[Received]:
        card = self.table.display[folder - 1]
        assert card is not None
        self.table.take_from_display(card)
        yield from ()
        return Received(type(card), card)

    def next_cards(self, count: int) -> Flow[Sequence[Received]]:
        cards: list[Card] = yield from take_from_deck(self.table, count, why=self.occasion.rule, seen_by=None)
        return [Received(type(card), card) for card in cards]

    def take_in(self, received: Received) -> Flow[None]:
        card = received.card
        assert card is not None
        yield from self.why(CardReceived(self.seat, self.occasion.rule, self.occasion, *received, is_kept=True))
        if isinstance(card, Animal):
            yield from self.show_icons(card.counts)

    def throw_away(self, received: Received) -> Flow[None]:
        card = received.card
        assert card is not None
        self.table.discard.append(card)
        if self.table.stage is state.Stage.SETUP:
            return  # seen by all, but nothing comes of it [ARNO-15.5]
        yield from self.why(CardReceived(self.seat, self.occasion.rule, self.occasion, *received, is_kept=False))
        if isinstance(card, Sponsor):
            yield from self.show_passing(card)

    @property
    def occasion(self) -> Occasion:
        """When ARNO receives cards now: in the set-up, in a break, or by an action."""
        return OCCASIONS.get(self.table.stage, Occasion.ACTION)

    def show_icons(self, counts: Sequence[int]) -> Flow[None]:
        """Icons into a zoo: human cards that look at any zoo fire [ARNO-15.2, ARNO-15.3]."""
        yield from in_any_order(self.turn, icons_come(self.turn, counts))

    def show_passing(self, sponsor: Sponsor) -> Flow[None]:
        """A sponsor's research icons fire human cards, but do not stay [ARNO-15.4, ARNO-Q11]."""
        counts = list(sponsor.counts)
        if self.table.setup.settings.arno.sponsor_icons == "research":
            counts = [number if icon == Icon.SCIENCE else 0 for icon, number in enumerate(counts)]
        if any(counts):
            yield from self.show_icons(counts)
            self.arno.remove_icons(tuple(counts))  # they only pass by

    # the association board

    def partner_zoos(self) -> Flow[Sequence[Icon]]:
        yield from ()
        return self.table.partner_offer

    def take_partner_zoo(self, continent: Icon) -> Flow[None]:
        table = self.table
        table.partner_offer = tuple(other for other in table.partner_offer if other is not continent)
        yield from self.show_icons(counts_of((continent,)))

    def universities(self) -> Flow[Sequence[University]]:
        yield from ()
        return self.table.university_offer

    def take_university(self, university: University) -> Flow[None]:
        table = self.table
        table.university_offer = tuple(other for other in table.university_offer if other is not university)
        yield from self.show_icons(counts_of((Icon.SCIENCE,) * university.research))

    def donate(self) -> Flow[None]:
        prices = board.DONATION_PRICES[self.table.setup.players]
        if self.table.donations < len(prices):
            self.table.donations += 1
        yield from ()

    # projects

    def projects(self) -> Flow[Sequence[Laid]]:
        yield from ()
        return [Laid(each.project, each.levels) for each in (*self.table.bases, *self.table.row)]

    def bring_into_play(self, project: Project) -> Flow[None]:
        self.table.lay(project)
        yield from ()

    def reward_of(self, project: Project, level: int) -> Flow[tuple[Project, Level]]:
        yield from ()
        return project, project.levels[level]

    def stand_on(self, project: Project, level: int) -> Flow[None]:
        laid = next(each for each in (*self.table.bases, *self.table.row) if each.project is project)
        self.table.put_token(laid, level, self.seat)
        yield from ()

    # the tracks

    def tiles(self, space: int) -> Flow[Sequence[BonusTile]]:
        yield from ()
        return self.table.tiles[board.TILE_SPACES.index(space)]

    def lift_tile(self, space: int, tile: BonusTile) -> Flow[None]:
        self.table.remove_tile(space, tile)
        yield from ()

    def advance_break(self, steps: int) -> Flow[None]:
        """As for people, but without an X-token [ARNO-12.1]."""
        table = self.table
        last = table.break_steps
        if table.break_step < last:
            table.break_step = min(table.break_step + steps, last)
            yield from self.why(BreakAdvanced(self.seat, "ARNO-5.2", steps, table.break_step, last))
            if table.break_step == last:
                table.break_called_by = self.seat
                yield from self.why(BreakReached(self.seat, "ARNO-12.1"))

    def reach_ten(self) -> Flow[None]:
        if not self.table.ten_reached:
            self.table.ten_reached = True
            yield from discard_finals(self.table)

    def why(self, line: ArnoLine | Roll) -> Flow[None]:
        """Each step is told; where the end is looked at at any moment, also after each of ARNO's [AN-Q7]."""
        note_meeting(self.table, self.arno)
        yield line
