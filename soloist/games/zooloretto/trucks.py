"""Drawing tiles and loading trucks [ZOO-4]."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.flow import Chance, Flow, Refusal, decision
from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg
from soloist.games.zooloretto.answers import TRUCKS, Truck
from soloist.games.zooloretto.components import END_STACK
from soloist.games.zooloretto.events import EndStackOpened, TileLoaded
from soloist.games.zooloretto.questions import TILE_DRAWN, OnWhichTruck
from soloist.games.zooloretto.state import Board
from soloist.games.zooloretto.tiles import TILES, Tile

ON_WHICH_TRUCK = {tile: OnWhichTruck(tile) for tile in TILES}
TILE_LOADED = {
    tile: [[TileLoaded(seat, tile, truck.number) for truck in TRUCKS] for seat in seats(5)] for tile in TILES
}
NO_ROOM = Refusal("ZOO-4.1", msg("that truck has been taken, or has no free space"))
NOT_LOADABLE = {truck.code: NO_ROOM for truck in TRUCKS}


def next_in_round(players: tuple[Seat, ...], taken_by: Sequence[Seat | None], last: Seat) -> Seat | None:
    """Clockwise the next player who has not taken a truck; None if all have [ZOO-3.2, ZOO-3.3]."""
    seat = players[last + 1 - len(players)]
    while seat in taken_by:
        if seat == last:
            return None
        seat = players[seat + 1 - len(players)]
    return seat


def loadable(board: Board) -> list[Truck]:
    """Untaken trucks with a free space [ZOO-4.2]."""
    spaces = board.setup.counts.truck_spaces
    found = []
    for truck, taker in enumerate(board.taken_by):
        if taker is None and len(board.trucks[truck]) < spaces[truck]:
            found.append(TRUCKS[truck])
    return found


def load(board: Board, seat: Seat, onto: int | None = None) -> Flow[None]:
    """Draw a tile, show it, then choose the truck, unless a rule names it [ZOO-4.1]."""
    pile = board.pile
    tile: Tile = yield Chance(lambda: pile.rest, TILE_DRAWN, "ZOO-4.1")
    pile.remove(tile)
    board.drawn = tile
    if len(pile.rest) < END_STACK and not board.last_round:
        board.last_round = True  # [ZOO-10.1]
        yield EndStackOpened()
    trucks = loadable(board) if onto is None else [TRUCKS[onto]]
    if len(trucks) > 1:
        ask, refuse = ON_WHICH_TRUCK[tile], NOT_LOADABLE.get
        truck: Truck = yield decision(seat, lambda: trucks, ask, "ZOO-4.1", refuse, tile)
    else:
        truck = trucks[0]
    board.trucks[truck.number].append(tile)
    board.drawn = None
    if board.setup.tells_loads:
        yield TILE_LOADED[tile][seat][truck.number]
