"""What zoos are worth [ZOO-11]."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.game import Result, Score, best
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.deck import SALE_PRICE
from soloist.games.zooloretto.automa.score import final_sale
from soloist.games.zooloretto.automa.score import points as mammoth_points
from soloist.games.zooloretto.components import GROUNDS, POINTS, Ground
from soloist.games.zooloretto.money import ledger_of
from soloist.games.zooloretto.state import Board, Zoo
from soloist.games.zooloretto.tiles import Tile

ENCLOSURE = {ground: msg("enclosure {name}", name=ground.id.upper()) for ground in GROUNDS}
STALLS, BARN = msg("stalls"), msg("barn")


def enclosure_points(ground: Ground, animals: int, stalls: int) -> int:
    """Full, one gap, or one point per animal beside a stall [ZOO-11.1 to ZOO-11.3]."""
    gaps = ground.spaces - animals
    if gaps == 0:
        return ground.full
    if gaps == 1:
        return ground.one_missing
    return animals * POINTS["animal_beside_stall"] if stalls else 0


def stall_points(stalls: Sequence[Tile]) -> int:
    """For each different stall type on stall spaces [ZOO-11.4]."""
    return POINTS["stall_type"] * len(set(stalls))


def barn_points(barn: Sequence[Tile]) -> int:
    """For each different stall type and species in the barn [ZOO-11.5, ZOO-11.6]."""
    stalls = {tile for tile in barn if tile.is_stall}
    species = {tile.species for tile in barn if tile.species is not None}
    return POINTS["barn_stall_type"] * len(stalls) + POINTS["barn_species"] * len(species)


def zoo_parts(zoo: Zoo) -> list[tuple[Message, int]]:
    """A zoo's points by where they come from."""
    parts: list[tuple[Message, int]] = []
    stalls: list[Tile] = []
    for enclosure in zoo.enclosures:
        ground = enclosure.ground
        stalls += enclosure.stalls
        parts.append((ENCLOSURE[ground], enclosure_points(ground, len(enclosure.animals), len(enclosure.stalls))))
    return [*parts, (STALLS, stall_points(stalls)), (BARN, barn_points(zoo.barn))]


def points(board: Board, seat: Seat) -> int:
    """All of them, without where they come from."""
    zoo = board.zoos[seat]
    if zoo is None:
        return score(board, seat).total
    stalls: list[Tile] = []
    total = barn_points(zoo.barn) if zoo.barn else 0
    for enclosure in zoo.enclosures:
        stalls += enclosure.stalls
        if enclosure.animals:
            total += enclosure_points(enclosure.ground, len(enclosure.animals), len(enclosure.stalls))
    return total + stall_points(stalls)


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
