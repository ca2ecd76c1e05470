"""AutoMammoth at the digital table: moves the pieces of the game on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from soloist.engine.flow import Ask, Flow, draw_one, pick_at_random
from soloist.engine.pile import Pile
from soloist.engine.seats import Seat
from soloist.games.zooloretto.answers import ForSale
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import Key, key_of
from soloist.games.zooloretto.automa.questions import FROM_WHICH_BARN
from soloist.games.zooloretto.automa.why import MammothLine
from soloist.games.zooloretto.components import TRUCK_SPACES
from soloist.games.zooloretto.events import TileBought, TileReceived, TruckTaken
from soloist.games.zooloretto.money import hand_over, offers
from soloist.games.zooloretto.state import Board
from soloist.games.zooloretto.tiles import Tile
from soloist.games.zooloretto.trucks import load

T = TypeVar("T")


class DigitalTable:
    """The table as the board has it."""

    def __init__(self, board: Board, seat: Seat) -> None:
        self.board = board
        self.seat = seat

    def untaken(self) -> Sequence[int]:
        return [truck for truck, taker in enumerate(self.board.taken_by) if taker is None]

    def count(self, truck: int) -> int:
        return len(self.board.trucks[truck])

    def blocked(self, truck: int) -> int:
        return TRUCK_SPACES - self.board.setup.counts.truck_spaces[truck]

    def has_room(self, truck: int) -> bool:
        return self.board.free_spaces(truck) > 0

    def load(self, truck: int) -> Flow[None]:
        return load(self.board, self.seat, onto=truck)

    def take(self, truck: int) -> Flow[Sequence[Tile]]:
        tiles = self.board.trucks[truck]
        self.board.trucks[truck] = []
        self.board.taken_by[truck] = self.seat
        yield TruckTaken(self.seat, truck)
        for tile in tiles:
            yield TileReceived(self.seat, tile)
        return tiles

    def for_sale(self, key: Key) -> list[ForSale]:
        """Every tile of this kind in another barn."""
        return [offer for offer in offers(self.board, self.seat) if key_of(offer.tile) is key]

    def first_for_sale(self, keys: Sequence[Key]) -> Flow[Key | None]:
        yield from ()
        return next((key for key in keys if self.for_sale(key)), None)

    def buy(self, key: Key) -> Flow[Tile]:
        """One of all fitting tiles, each equally likely: first whose it is, then which of theirs [MAM-6.4]."""
        found = self.for_sale(key)
        seller = yield from self.at_random([offer.seller for offer in found], ask=FROM_WHICH_BARN, why="MAM-6.4")
        theirs = [offer for offer in found if offer.seller == seller]
        offer = yield from self.at_random(theirs, ask=FROM_WHICH_BARN, why="MAM-6.4")
        hand_over(self.board, offer)
        self.board.bank += 1
        yield TileBought(self.seat, offer)
        return offer.tile

    def draw_card(self, pile: Pile[MammothCard], *, ask: Ask, why: str) -> Flow[MammothCard]:
        return draw_one(pile, ask=ask, why=why)

    def at_random(self, options: Sequence[T], *, ask: Ask, why: str) -> Flow[T]:
        return pick_at_random(lambda: options, ask=ask, why=why)

    def shuffled(self, *, only_discard: bool) -> Flow[None]:
        yield from ()

    def why(self, line: MammothLine) -> Flow[None]:
        yield line.by(self.seat)
