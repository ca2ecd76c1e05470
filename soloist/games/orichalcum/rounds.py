"""Setting up, and the end of a round: cards, tiles, creatures, buildings, initiative [ORI-2, ORI-10]."""

from __future__ import annotations

from soloist.engine.flow import Flow, draw, draw_one, who_starts
from soloist.engine.seats import Seat
from soloist.games.orichalcum.events import Cause, NobodyWon, RoundBegins
from soloist.games.orichalcum.gains import gain
from soloist.games.orichalcum.pieces import BASE, Card, Creature, Tile
from soloist.games.orichalcum.questions import BUILDING_FROM_BAG, CREATURES_FROM_BAG, NEXT_CARD, NEXT_TILE
from soloist.games.orichalcum.state import BoardCard, OrichalcumTable, Stage

START_HOPLITES, START_NUGGETS = 1, 1


def set_up(table: OrichalcumTable) -> Flow[None]:
    """Goods, cards, buildings, the pawn [ORI-2.1 to ORI-2.8]."""
    for realm in table.realms:
        if not realm.is_ai:
            realm.hoplites, realm.nuggets = START_HOPLITES, START_NUGGETS
    yield from fill_row(table)
    yield from fill_slots(table)
    if table.setup.ai is not None:
        table.pawn = next(seat for seat in table.players if seat != table.setup.ai)  # [OAI-1.4]
    else:
        table.pawn = yield from who_starts(table.players, table.setup.settings.first_seat, why="ORI-2.8")
    yield from begin_round(table)


def begin_round(table: OrichalcumTable) -> Flow[None]:
    """The others gain hoplites for playing later [ORI-2.8, ORI-10.5]."""
    order = table.order_from(table.pawn)
    yield RoundBegins(table.round, table.pawn)
    for seat, hoplites in zip(order, table.setup.box.initiative[table.setup.players], strict=True):
        yield from gain(table, seat, hoplites=hoplites, cause=Cause.PLAYING_LATER)
    table.active, table.last = order[0], order[-1]
    table.stage = Stage.TURN


# the action board


def fill_row(table: OrichalcumTable) -> Flow[None]:
    """Cards from left to right, each with a tile and its creatures [ORI-2.4, ORI-2.5, ORI-10.1]."""
    while len(table.row) < table.setup.box.cards_laid[table.setup.players]:
        if not len(table.deck):
            table.deck.shuffle_in(table.discard)
            table.discard = []
        if not len(table.deck):
            return
        card: Card = yield from draw_one(table.deck, ask=NEXT_CARD, why="ORI-2.4")
        tile = yield from draw_tile(table, card.size)
        creatures: list[Creature] = []
        if tile is not None and tile.volcanoes:
            creatures = yield from draw(table.bag, tile.volcanoes, ask=CREATURES_FROM_BAG, why="ORI-2.5")
        table.row.append(BoardCard(card, tile, tuple(creatures)))


def draw_tile(table: OrichalcumTable, size: int) -> Flow[Tile | None]:
    """The next of its stack, which is made again of discarded ones once it is used up [ORI-2.5, ORI-10.6]."""
    stack = table.stacks[size - 1]
    if not len(stack):
        stack.shuffle_in([tile for tile in table.thrown if tile.size == size])
        table.thrown = [tile for tile in table.thrown if tile.size != size]
    if not len(stack):
        return None
    return (yield from draw_one(stack, ask=NEXT_TILE, why="ORI-2.5"))


def slide(table: OrichalcumTable, place: int) -> BoardCard:
    """Take a card off the board; those to the right slide left [ORI-4.4]."""
    return table.row.pop(place)


def discard_offer(table: OrichalcumTable, offer: BoardCard) -> None:
    """The tile under its stack, the creatures into the bag, the card to the discard pile [ORI-9.4]."""
    table.discard.append(offer.card)
    table.bag.shuffle_in(offer.creatures)
    if offer.tile is not None:
        table.stacks[offer.tile.size - 1].put_at_bottom(offer.tile)


def fill_slots(table: OrichalcumTable) -> Flow[None]:
    """A building for each empty place of the construction board [ORI-2.6, ORI-10.2]."""
    for terrain in BASE:
        if table.slots[terrain] is None and len(table.buildings):
            table.fill_slot(terrain, (yield from draw_one(table.buildings, ask=BUILDING_FROM_BAG, why="ORI-2.6")))


def pass_turn(table: OrichalcumTable) -> None:
    """Clockwise, until everybody has had a turn [ORI-3.1]."""
    if table.active == table.last:
        table.stage = Stage.ROUND_END
    else:
        table.stage = Stage.TURN
        table.active = table.order_from(table.active)[1]


# the end of a round


def end_round(table: OrichalcumTable) -> Flow[None]:
    """Cards, buildings, initiative; or the end if nobody wins in time [ORI-10, ORI-12.1]."""
    if table.round >= table.setup.settings.most_rounds:
        table.stage = Stage.OVER
        yield NobodyWon(table.round)
        return
    yield from fill_row(table)
    yield from fill_slots(table)
    table.pawn = next_pawn(table)
    table.round += 1
    yield from begin_round(table)


def next_pawn(table: OrichalcumTable) -> Seat:
    """Most hoplites; tied: the first clockwise after the holder, who comes last [ORI-10.3, ORI-10.4]."""
    later = [*table.order_from(table.pawn)[1:], table.pawn]
    strengths = {seat: strength(table, seat) for seat in later}
    return max(later, key=lambda seat: strengths[seat])


def strength(table: OrichalcumTable, seat: Seat) -> int:
    """Hoplites in reserve; those with creatures only by the other reading [ORI-8.7, ORI-Q3]."""
    realm = table.realms[seat]
    counted = table.setup.settings.standing_hoplites
    return realm.hoplites + (realm.standing if counted else 0)
