"""The AI at the digital table: moves the pieces of the game on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.flow import Flow, roll
from soloist.games.orichalcum import gains, placing, state
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.questions import AiDice
from soloist.games.orichalcum.ai.steps import DiscardsCard
from soloist.games.orichalcum.ai.turn import take_turn
from soloist.games.orichalcum.pieces import Building, Creature, Terrain, Tile
from soloist.games.orichalcum.rounds import discard_offer, pass_turn, slide
from soloist.games.orichalcum.state import BoardCard


def ai_turn(table: state.OrichalcumTable) -> Flow[None]:
    ai = table.realms[table.active]
    assert isinstance(ai, Ai)
    table.turn += 1
    setup = table.setup
    yield from take_turn(ai, DigitalTable(table), setup.box, setup.settings)
    pass_turn(table)


class DigitalTable:
    """The table as the game has it."""

    def __init__(self, table: state.OrichalcumTable) -> None:
        self.table = table
        self.seat = table.active

    def roll_dice(self, dice: AiDice) -> Flow[Sequence[int]]:
        faces: list[int] = []
        for _ in range(dice.count):
            faces.append((yield from roll(why=dice.rule, ask=dice)))
        return faces

    @property
    def cards(self) -> int:
        return len(self.table.row)

    def take_card(self, place: int) -> Flow[BoardCard]:
        yield from ()
        offer = slide(self.table, place)
        self.table.discard.append(offer.card)
        return offer

    def discard_card(self, place: int, face: int) -> Flow[None]:
        offer = slide(self.table, place)
        discard_offer(self.table, offer)
        yield DiscardsCard(self.seat, offer.card, face)

    def throw_tile(self, tile: Tile, creatures: tuple[Creature, ...]) -> Flow[None]:
        yield from ()
        placing.throw_tile(self.table, tile, creatures)

    def titan_comes(self, terrain: Terrain) -> Flow[None]:
        yield from ()
        self.table.take_titan_from_all(terrain)

    def has_token(self) -> bool:
        return self.table.tokens_left > 0

    def has_temple(self) -> bool:
        return self.table.temples_left > 0 and self.table.tokens_left > 0

    def first_building(self, priority: Sequence[Terrain]) -> Flow[tuple[Terrain, Building] | None]:
        yield from ()
        filled = ((terrain, self.table.slots[terrain]) for terrain in priority)
        return next(((terrain, building) for terrain, building in filled if building is not None), None)

    def take_building(self, terrain: Terrain) -> Flow[None]:
        yield from ()
        self.table.fill_slot(terrain, None)

    def give_back(self, creatures: tuple[Creature, ...]) -> Flow[None]:
        yield from ()
        self.table.bag.shuffle_in(creatures)

    def from_supply(self, hoplites: int, nuggets: int) -> tuple[int, int]:
        table = self.table
        if not table.setup.settings.supply_limited:
            return hoplites, nuggets
        return min(hoplites, table.hoplites_left), min(nuggets, table.nuggets_left)

    def look_at_victory(self) -> None:
        gains.look_at_victory(self.table)
