"""The course of Zooloretto: set-up, turns, rounds, the end [ZOO-1, ZOO-3, ZOO-4, ZOO-5, ZOO-9, ZOO-10]."""

from __future__ import annotations

from functools import partial

from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.flow import Flow, Refusal, decision, pick_at_random, who_starts
from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg
from soloist.games.zooloretto.answers import BARN, LOAD, PLACEMENTS, TAKE, Action, Placement
from soloist.games.zooloretto.automa.deck import SALE_PRICE
from soloist.games.zooloretto.automa.digital import DigitalTable
from soloist.games.zooloretto.automa.score import carry_out_sale
from soloist.games.zooloretto.automa.turn import take_turn
from soloist.games.zooloretto.components import TRUCK_SPACES, square_tiles
from soloist.games.zooloretto.events import GameBegins, LastRoundOver, RoundBegins, StackSold, TilePlaced, TruckTaken
from soloist.games.zooloretto.money import MONEY, ledger_of, money_actions, why_not_money
from soloist.games.zooloretto.place import has_home, place, placements, refuse_placement
from soloist.games.zooloretto.questions import SPECIES_REMOVED, PlaceFromTruck, YourTurn
from soloist.games.zooloretto.state import Board, supply
from soloist.games.zooloretto.tiles import Species
from soloist.games.zooloretto.trucks import load, next_in_round

# set-up


def set_up(board: Board) -> Flow[None]:
    """Remove species, shuffle the tiles, choose who starts [ZOO-1.2 to ZOO-1.9]."""
    yield from board.setup.deck.remarks() if board.setup.automas else ()
    board.species = tuple(Species)
    for _ in range(board.setup.counts.species_removed):
        gone = yield from pick_at_random(lambda: board.species, ask=SPECIES_REMOVED, why="ZOO-1.3")
        board.species = tuple(species for species in board.species if species is not gone)
    board.pile.shuffle_in(square_tiles(board.species))
    board.young = supply(board.species)
    board.active = yield from who_starts(board.players, board.setup.settings.first_seat, why="ZOO-1.9")
    board.ready = True
    board.round = 1
    yield GameBegins(board.active)


# a turn

NO_ROOM = Refusal("ZOO-4.2", msg("no untaken truck has a free space"))
TRUCK_GONE = Refusal("ZOO-5.1", msg("that truck has been taken"))
TRUCK_EMPTY = Refusal("ZOO-5.1", msg("an empty truck cannot be taken"))
YOUR_TURN, PLACE_FROM_TRUCK = YourTurn(), PlaceFromTruck()
TURN_BEGINS = tuple(TurnBegins(seat) for seat in seats(5))
TURN_ENDS = tuple(TurnEnds(seat) for seat in seats(5))
TRUCK_TAKEN = [
    [[TruckTaken(seat, truck, coins) for coins in range(TRUCK_SPACES + 1)] for truck in range(5)] for seat in seats(5)
]
TILE_PLACED = {
    tile: [[TilePlaced(seat, placement) for placement in found] for seat in seats(5)]
    for tile, found in PLACEMENTS.items()
}


def actions(board: Board, seat: Seat) -> list[Action]:
    """Load, take, or one money action [ZOO-3.1]."""
    found = money_actions(board, seat)
    has_room = False
    trucks, spaces = board.trucks, board.setup.counts.truck_spaces
    for truck, taker in enumerate(board.taken_by):
        if taker is None:
            tiles = trucks[truck]
            if tiles:
                found.append(TAKE[truck])  # [ZOO-5.1]
            if len(tiles) < spaces[truck]:
                has_room = True  # [ZOO-4.2]
    if has_room:
        found.append(LOAD)
    return found


def refuse_action(board: Board, seat: Seat, code: str) -> Refusal | None:
    if code == LOAD.code:
        return NO_ROOM
    if (money := next((action for action in MONEY if code == action.code), None)) is not None:
        return why_not_money(board, seat, money)
    for take, taker in zip(TAKE, board.taken_by, strict=False):
        if code == take.code:
            return TRUCK_EMPTY if taker is None else TRUCK_GONE
    return None


def turn(board: Board) -> Flow[None]:
    """Exactly one of: load a tile, take a truck, one money action [ZOO-3.1]."""
    seat, setup = board.active, board.setup
    board.turns[seat] += 1
    if setup.tells_turns:
        yield TURN_BEGINS[seat]
    refuse = partial(refuse_action, board, seat)
    action: Action = yield decision(seat, partial(actions, board, seat), YOUR_TURN, "ZOO-3.1", refuse)
    if action is LOAD:
        yield from load(board, seat)
    elif action.truck >= 0:
        yield from take_truck(board, seat, action.truck)
    else:
        yield from MONEY[action][1](board, seat)
    if setup.is_logged:
        yield TURN_ENDS[seat]
    if not passes_on(board):
        yield from end_round(board)


def automa_turn(board: Board) -> Flow[None]:
    """AutoMammoth plays by its cards [MAM-2.1]."""
    seat = board.active
    board.turns[seat] += 1
    yield TURN_BEGINS[seat]
    yield from take_turn(ledger_of(board, seat), DigitalTable(board, seat), board.setup.settings)
    yield TURN_ENDS[seat]
    if not passes_on(board):
        yield from end_round(board)


# take a truck


def take_truck(board: Board, seat: Seat, number: int) -> Flow[None]:
    """All its tiles are placed, one after the other, in the player's order [ZOO-5.1, ZOO-5.2, ZOO-5.6]."""
    zoo = board.zoo(seat)
    board.taken_by[number] = seat
    rest = [tile for tile in board.trucks[number] if not tile.is_coin]
    coins = len(board.trucks[number]) - len(rest)
    zoo.coins += coins
    if board.setup.tells_trucks:
        yield TRUCK_TAKEN[seat][number][coins]
    board.trucks[number] = rest
    while rest:
        if len(rest) > 1 or has_home(zoo, rest[0]):
            listing, refuse = partial(placements, zoo, rest), partial(refuse_placement, zoo, rest)
            chosen: Placement = yield decision(seat, listing, PLACE_FROM_TRUCK, "ZOO-5.2", refuse, tuple(rest))
        else:
            chosen = PLACEMENTS[rest[0]][BARN.number]  # [ZOO-5.4]
        rest.remove(chosen.tile)
        if board.setup.tells_places:
            yield TILE_PLACED[chosen.tile][seat][chosen.home.number]
        yield from place(board, seat, chosen)


# rounds and the end


def passes_on(board: Board) -> bool:
    """The turn goes to the next who has no truck yet; the round is over if all have one [ZOO-3.4]."""
    following = next_in_round(board.players, board.taken_by, board.active)
    if following is None:
        return False
    board.active = following
    return True


def end_round(board: Board) -> Flow[None]:
    """Trucks go back empty; the last taker goes first, or the game is over [ZOO-3.4, ZOO-3.5, ZOO-9.6, ZOO-10.4]."""
    for number, tiles in enumerate(board.trucks):
        board.removed += tiles
        board.trucks[number] = []
        board.taken_by[number] = None
    for ledger in board.ledgers:
        if ledger is not None:
            ledger.turns_in_round = 0
    if board.last_round:
        yield from end_game(board)
    else:
        board.round += 1
        if board.setup.is_logged:
            yield RoundBegins(board.round, board.active)


def end_game(board: Board) -> Flow[None]:
    """Score; AutoMammoth first sells what it can [ZOO-10.4, MAM-9.1]."""
    board.over = True
    yield LastRoundOver()
    for seat in board.setup.automas:
        for key, tiles in carry_out_sale(ledger_of(board, seat)):
            board.removed += tiles
            board.bank += SALE_PRICE
            yield StackSold(seat, key)
