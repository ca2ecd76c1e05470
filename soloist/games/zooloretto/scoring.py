"""What zoos are worth [ZOO-11]."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.game import Result, Score, best
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.deck import SALE_PRICE
from soloist.games.zooloretto.automa.score import final_sale
from soloist.games.zooloretto.automa.score import points as mammoth_points
from soloist.games.zooloretto.components import GROUNDS, POINTS
from soloist.games.zooloretto.money import ledger_of
from soloist.games.zooloretto.state import Board, Zoo
from soloist.games.zooloretto.tiles import Tile

ENCLOSURE = {ground: msg("enclosure {name}", name=ground.id.upper()) for ground in GROUNDS}
STALLS, BARN = msg("stalls"), msg("barn")


def stall_points(stalls: Sequence[Tile]) -> int:
    """For each different stall type on stall spaces [ZOO-11.4]."""
    return POINTS["stall_type"] * len(set(stalls))


def barn_points(barn: Sequence[Tile]) -> int:
    """For each different stall type and species in the barn [ZOO-11.5, ZOO-11.6]."""
    if not barn:
        return 0
    stalls = {tile for tile in barn if tile.is_stall}
    species = {tile.species for tile in barn if tile.species is not None}
    return POINTS["barn_stall_type"] * len(stalls) + POINTS["barn_species"] * len(species)


def zoo_parts(zoo: Zoo) -> list[tuple[Message, int]]:
    """A zoo's points by where they come from."""
    parts = [(ENCLOSURE[enclosure.ground], enclosure.points) for enclosure in zoo.enclosures]
    stalls = [stall for enclosure in zoo.enclosures for stall in enclosure.stalls]
    return [*parts, (STALLS, stall_points(stalls)), (BARN, barn_points(zoo.barn))]


def points(board: Board, seat: Seat) -> int:
    """All of them, without where they come from."""
    zoo = board.zoos[seat]
    if zoo is None:
        return score(board, seat).total
    return outside_barn(zoo) + barn_points(zoo.barn)


def outside_barn(zoo: Zoo) -> int:
    """The points of the enclosures and of the stalls beside them."""
    stalls: list[Tile] = []
    total = 0
    for enclosure in zoo.enclosures:
        total += enclosure.points
        if enclosure.stalls:
            stalls += enclosure.stalls
    return total + stall_points(stalls) if stalls else total


def score(board: Board, seat: Seat) -> Score:
    zoo = board.zoos[seat]
    parts = mammoth_points(ledger_of(board, seat)) if zoo is None else zoo_parts(zoo)
    total = sum([points for _, points in parts])
    return Score(seat, total, tuple(parts), (total, coins(board, seat)))


def coins(board: Board, seat: Seat) -> int:
    """Coins for the tie; AutoMammoth's after its sale [ZOO-11.9, MAM-9.6]."""
    zoo = board.zoos[seat]
    if zoo is not None:
        return zoo.coins
    ledger = ledger_of(board, seat)
    return ledger.coins - SALE_PRICE * len(final_sale(ledger))


def result(state: Board) -> Result:
    """Most points win; tie: more coins; still tied: shared [ZOO-11.9]."""
    scores = tuple([score(state, seat) for seat in state.players])
    return Result(scores, best(scores) if state.over else ())
