"""Drawing tiles and loading trucks [ZOO-4]."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from soloist.engine.flow import Flow, Refusal, choose, draw_one
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.answers import TAKE, TRUCKS, Action, Truck
from soloist.games.zooloretto.components import END_STACK
from soloist.games.zooloretto.events import EndStackOpened, TileLoaded
from soloist.games.zooloretto.questions import OnWhichTruck, TileDrawn
from soloist.games.zooloretto.state import Board
from soloist.games.zooloretto.tiles import TILES

NOT_LOADABLE = Refusal("ZOO-4.1", msg("that truck has been taken, or has no free space"))
TILE_DRAWN, TILE_LOADED = TileDrawn(), cache(TileLoaded)
ON_WHICH_TRUCK = {tile: OnWhichTruck(tile) for tile in TILES}
TRUCK_CODES = tuple(truck.code for truck in TRUCKS)


def next_in_round(players: tuple[Seat, ...], taken_by: Sequence[Seat | None], last: Seat) -> Seat | None:
    """Clockwise the next player who has not taken a truck; None if all have [ZOO-3.2, 3.3]."""
    for seat in players[last + 1 :] + players[: last + 1]:
        if seat not in taken_by:
            return seat
    return None


def trucks_left(board: Board) -> tuple[list[Action], list[Truck]]:
    """The untaken trucks that can be taken, those with a tile, and loaded, those with a free space [ZOO-4.2, 5.1]."""
    takeable, loadable = [], []
    spaces, taken_by = board.setup.counts.truck_spaces, board.taken_by
    for number, tiles in enumerate(board.trucks):
        if taken_by[number] is None:
            if tiles:
                takeable.append(TAKE[number])
            if len(tiles) < spaces[number]:
                loadable.append(TRUCKS[number])
    return takeable, loadable


def load(board: Board, seat: Seat, onto: int | None = None) -> Flow[None]:
    """Draw a tile, show it, then choose the truck, unless a rule names it [ZOO-4.1]."""
    tile = board.drawn = yield from draw_one(board.pile, ask=TILE_DRAWN, why="ZOO-4.1")
    if len(board.pile.rest) < END_STACK and not board.last_round:
        board.last_round = True  # [ZOO-10.1]
        yield EndStackOpened()
    trucks = trucks_left(board)[1] if onto is None else [TRUCKS[onto]]
    truck = trucks[0]
    if len(trucks) > 1:
        truck = yield from choose(
            seat,
            lambda: trucks,
            ask=ON_WHICH_TRUCK[tile],
            why="ZOO-4.1",
            refuse=lambda code: NOT_LOADABLE if code in TRUCK_CODES else None,
            about=tile,
        )
    board.trucks[truck.number].append(tile)
    board.drawn = None
    yield TILE_LOADED(seat, tile, truck.number)
