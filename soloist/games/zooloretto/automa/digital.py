"""AutoMammoth at the digital table: moves the pieces of the game on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.flow import Flow, pick_at_random, tell
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.automa.ledger import Key, key_of
from soloist.games.zooloretto.automa.why import Line
from soloist.games.zooloretto.components import TRUCK_SPACES
from soloist.games.zooloretto.money import barn_of, hand_over, offers
from soloist.games.zooloretto.options import Offer
from soloist.games.zooloretto.state import Board
from soloist.games.zooloretto.tiles import Tile
from soloist.games.zooloretto.trucks import load

ASK_SELLER = msg("From which barn AutoMammoth buys")


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
        yield from tell(msg("{seat}: truck {truck} taken", seat=self.seat, truck=truck + 1))
        for tile in tiles:
            yield from tell(msg("{seat}: {tile} from the truck", seat=self.seat, tile=tile))
        return tiles

    def for_sale(self, key: Key) -> list[Offer]:
        return [offer for offer in offers(self.board, self.seat) if key_of(offer.tile) is key]

    def first_for_sale(self, keys: Sequence[Key]) -> Flow[Key | None]:
        yield from ()
        return next((key for key in keys if self.for_sale(key)), None)

    def buy(self, key: Key) -> Flow[Tile]:
        """A random seller, then a random tile of that kind [MAM-6.4]."""
        sellers = sorted({offer.seller for offer in self.for_sale(key)})
        seller = yield from pick_at_random(lambda: sellers, ask=ASK_SELLER, why="MAM-6.4")
        found = [Offer(seller, tile) for tile in barn_of(self.board, seller) if key_of(tile) is key]
        offer = yield from pick_at_random(lambda: found, ask=ASK_SELLER, why="MAM-6.4")
        hand_over(self.board, offer)
        self.board.bank += 1
        yield from tell(msg("{seat}: Purchase, {offer}", seat=self.seat, offer=offer))
        return offer.tile

    def why(self, line: Line) -> Flow[None]:
        yield from tell(line.by(self.seat))
