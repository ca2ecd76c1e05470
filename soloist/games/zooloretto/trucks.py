"""Drawing tiles and loading trucks [ZOO-4]."""

from __future__ import annotations

from soloist.engine.flow import Flow, choose, draw_one, tell
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.components import END_STACK
from soloist.games.zooloretto.options import TRUCKS, Truck
from soloist.games.zooloretto.state import Board
from soloist.games.zooloretto.tiles import Tile

ASK_TILE = msg("Draw a tile")


def draw_tile(board: Board) -> Flow[Tile]:
    """The top tile, shown to all; the first of the end stack makes this round the last [ZOO-4.1, 10.1]."""
    tile = yield from draw_one(board.pile, ask=ASK_TILE, why="ZOO-4.1")
    if len(board.pile) < END_STACK and not board.last_round:
        board.last_round = True
        yield from tell(msg("The end stack is open: this is the last round"))
    return tile


def load(board: Board, seat: Seat) -> Flow[None]:
    """Draw, show, then choose the truck [ZOO-4.1]."""
    tile = yield from draw_tile(board)
    trucks = board.loadable()
    truck = TRUCKS[trucks[0]]
    if len(trucks) > 1:
        truck = yield from choose(
            seat,
            lambda: [TRUCKS[number] for number in trucks],
            ask=msg("{tile}: on which truck?", tile=tile),
            why="ZOO-4.1",
            about=tile,
        )
    yield from put_on_truck(board, seat, tile, truck)


def put_on_truck(board: Board, seat: Seat, tile: Tile, truck: Truck) -> Flow[None]:
    board.trucks[truck.number].append(tile)
    yield from tell(msg("{seat}: {tile} on truck {truck}", seat=seat, tile=tile, truck=truck.number + 1))
