"""The five money actions [ZOO-6]. Each guard stands above the flow it guards."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.flow import Flow, Refusal, choose, tell
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.automa.ledger import KEYS, Ledger
from soloist.games.zooloretto.components import PRICES
from soloist.games.zooloretto.options import (
    BARN,
    DISCARD,
    EXCHANGE,
    EXPAND,
    HOMES,
    MOVE,
    PURCHASE,
    Action,
    Offer,
    Placement,
    Swap,
)
from soloist.games.zooloretto.place import breed, place, placements, takes
from soloist.games.zooloretto.state import Board, Enclosure, Zoo
from soloist.games.zooloretto.tiles import Species, Tile

Guard = Callable[[Board, Seat], Refusal | None]
Deed = Callable[[Board, Seat], Flow[None]]

TOO_POOR = {
    action: Refusal("ZOO-6.1", msg("it costs {price} coins, and you have fewer", price=PRICES[action.code]))
    for action in (MOVE, EXCHANGE, PURCHASE, DISCARD, EXPAND)
}


def why_too_poor(board: Board, seat: Seat, action: Action) -> Refusal | None:
    """The full price must be owned before the action [ZOO-6.1]."""
    return TOO_POOR[action] if board.zoo(seat).coins < PRICES[action.code] else None


# ---------------------------------------------------------------------- move

NOTHING_TO_MOVE = Refusal("ZOO-6.2", msg("no animal in your barn finds a gap, and no stall another free space"))
ASK_MOVE = msg("Move: which tile, where to?")


def moves(board: Board, seat: Seat) -> list[Placement]:
    """Animals from the barn to a gap; stalls from the barn or a space to another free space [ZOO-6.2, 6.3]."""
    zoo = board.zoo(seat)
    found = [
        Placement(tile, HOMES[number], BARN)
        for tile in dict.fromkeys(zoo.barn)
        for number, enclosure in enumerate(zoo.enclosures)
        if takes(enclosure, tile)
    ]
    for origin, source in enumerate(zoo.enclosures):
        for stall in dict.fromkeys(source.stalls):
            found += [
                Placement(stall, HOMES[number], HOMES[origin])
                for number, enclosure in enumerate(zoo.enclosures)
                if number != origin and enclosure.has_stall_space
            ]
            if board.setup.rulings.stall_to_barn:  # [ZOO-6.4, the other reading]
                found.append(Placement(stall, BARN, HOMES[origin]))
    return found


def can_move(zoo: Zoo, stall_to_barn: bool) -> bool:
    """Whether `moves` would list anything, without listing it."""
    enclosures = zoo.enclosures
    for tile in zoo.barn:
        for enclosure in enclosures:
            if takes(enclosure, tile):
                return True
    standing = [enclosure for enclosure in enclosures if enclosure.stalls]
    if not standing or stall_to_barn:
        return bool(standing)
    return any(enclosure.has_stall_space for enclosure in enclosures if len(standing) > 1 or enclosure not in standing)


def why_not_move(board: Board, seat: Seat) -> Refusal | None:
    return None if can_move(board.zoo(seat), board.setup.rulings.stall_to_barn) else NOTHING_TO_MOVE


def move(board: Board, seat: Seat) -> Flow[None]:
    """One tile within the own zoo [ZOO-6.2]."""
    chosen = yield from choose(seat, lambda: moves(board, seat), ask=ASK_MOVE, why="ZOO-6.2", about=MOVE)
    zoo = board.zoo(seat)
    board.pay_bank(zoo, PRICES["move"])
    origin = chosen.origin
    assert origin is not None
    (zoo.barn if origin is BARN else zoo.enclosures[origin.number].stalls).remove(chosen.tile)
    yield from tell(msg("{seat}: Move, {placement}", seat=seat, placement=chosen))
    yield from place(board, seat, chosen)


# ---------------------------------------------------------------------- exchange

NOTHING_TO_EXCHANGE = Refusal("ZOO-6.7", msg("no two groups of different species that fit each other's places"))
ASK_EXCHANGE = msg("Exchange: which groups?")


def barn_groups(zoo: Zoo) -> dict[Species, int]:
    """How many animals of each species are in the barn."""
    groups: dict[Species, int] = {}
    for tile in zoo.barn:
        if tile.species is not None:
            groups[tile.species] = groups.get(tile.species, 0) + 1
    return groups


def swaps(board: Board, seat: Seat) -> list[Swap]:
    """Two enclosures, or an enclosure and a species in the barn, that fit each other [ZOO-6.6 to 6.8]."""
    zoo = board.zoo(seat)
    groups = barn_groups(zoo)
    found: list[Swap] = []
    for number, here in enumerate(zoo.enclosures):
        species = here.species
        if species is None:
            continue
        for later in range(number + 1, len(zoo.enclosures)):
            there = zoo.enclosures[later]
            other = there.species
            if other is not None and other is not species and fit(here, there):
                found.append(Swap(HOMES[number], HOMES[later], other))
        found += [
            Swap(HOMES[number], BARN, kind)
            for kind, count in groups.items()
            if kind is not species and count <= here.ground.spaces
        ]
    return found


def fit(here: Enclosure, there: Enclosure) -> bool:
    return len(there.animals) <= here.ground.spaces and len(here.animals) <= there.ground.spaces


def can_exchange(zoo: Zoo) -> bool:
    """Whether `swaps` would list anything, without listing it."""
    held = [enclosure for enclosure in zoo.enclosures if enclosure.animals]
    if not held:
        return False
    for number, here in enumerate(held):
        for there in held[number + 1 :]:
            if here.animals[0].species is not there.animals[0].species and fit(here, there):
                return True
    if not zoo.barn:
        return False
    groups = barn_groups(zoo)
    return any(
        kind is not here.animals[0].species and count <= here.ground.spaces
        for here in held
        for kind, count in groups.items()
    )


def why_not_exchange(board: Board, seat: Seat) -> Refusal | None:
    return None if can_exchange(board.zoo(seat)) else NOTHING_TO_EXCHANGE


def exchange(board: Board, seat: Seat) -> Flow[None]:
    """Two groups change places; pairs from the barn breed, never for a bonus [ZOO-6.6, 6.10, 6.11]."""
    swap = yield from choose(seat, lambda: swaps(board, seat), ask=ASK_EXCHANGE, why="ZOO-6.6", about=EXCHANGE)
    zoo = board.zoo(seat)
    board.pay_bank(zoo, PRICES["exchange"])
    here = zoo.enclosures[swap.here.number]
    yield from tell(msg("{seat}: Exchange, {swap}", seat=seat, swap=swap))
    if swap.there is BARN:
        incoming = [tile for tile in zoo.barn if tile.species is swap.species]
        zoo.barn = [tile for tile in zoo.barn if tile.species is not swap.species] + here.animals
        here.animals = incoming
        yield from breed(board, seat, here, bonus=False)
    else:
        there = zoo.enclosures[swap.there.number]
        here.animals, there.animals = there.animals, here.animals


# ---------------------------------------------------------------------- purchase

NOTHING_TO_BUY = Refusal("ZOO-6.12", msg("there is nothing in the other barns"))
ASK_PURCHASE = msg("Buy: which tile?")
ASK_HOME = msg("Where does it go?")


def barn_of(board: Board, seat: Seat) -> list[Tile]:
    """What others may buy from a seat: its barn, or AutoMammoth's small stacks [ZOO-6.12, MAM-6.8]."""
    zoo = board.zoos[seat]
    if zoo is not None:
        return zoo.barn
    ledger = ledger_of(board, seat)
    return [tile for key in ledger.in_barn() for tile in ledger.stack(key)]


def ledger_of(board: Board, seat: Seat) -> Ledger:
    ledger = board.ledgers[seat]
    assert ledger is not None
    return ledger


def offers(board: Board, seat: Seat) -> list[Offer]:
    return [
        Offer(seller, tile)
        for seller in board.players
        if seller != seat
        for tile in dict.fromkeys(barn_of(board, seller))
    ]


def why_not_purchase(board: Board, seat: Seat) -> Refusal | None:
    for seller in board.players:
        if seller != seat and barn_of(board, seller):
            return None
    return NOTHING_TO_BUY


def hand_over(board: Board, offer: Offer) -> None:
    """The tile leaves the seller's barn, and one coin goes to the seller [ZOO-6.12]."""
    zoo = board.zoos[offer.seller]
    if zoo is not None:
        zoo.barn.remove(offer.tile)
        zoo.coins += 1
        return
    ledger = ledger_of(board, offer.seller)
    next(ledger.stack(key) for key in KEYS if offer.tile in ledger.stack(key)).remove(offer.tile)
    ledger.coins += 1


def purchase(board: Board, seat: Seat) -> Flow[None]:
    """Take one tile out of another barn; one coin to its owner, one to the bank [ZOO-6.12, 6.13]."""
    offer = yield from choose(seat, lambda: offers(board, seat), ask=ASK_PURCHASE, why="ZOO-6.12", about=PURCHASE)
    zoo = board.zoo(seat)
    home = yield from choose(
        seat, lambda: placements(zoo, (offer.tile,)), ask=ASK_HOME, why="ZOO-6.14", about=offer.tile
    )
    zoo.coins -= PRICES["purchase"]
    board.bank += PRICES["purchase"] - 1
    hand_over(board, offer)
    yield from tell(msg("{seat}: Purchase, {offer}", seat=seat, offer=offer))
    yield from place(board, seat, home)


# ---------------------------------------------------------------------- discard and expand

EMPTY_BARN = Refusal("ZOO-6.16", msg("your barn is empty"))
ASK_DISCARD = msg("Discard: which tile?")
NO_BOARD = Refusal("ZOO-6.17", msg("you have no closed expansion board left"))


def why_not_discard(board: Board, seat: Seat) -> Refusal | None:
    return None if board.zoo(seat).barn else EMPTY_BARN


def discard(board: Board, seat: Seat) -> Flow[None]:
    """One tile from the barn leaves the game [ZOO-6.16]."""
    zoo = board.zoo(seat)
    tile = yield from choose(
        seat, lambda: list(dict.fromkeys(zoo.barn)), ask=ASK_DISCARD, why="ZOO-6.16", about=DISCARD
    )
    board.pay_bank(zoo, PRICES["discard"])
    zoo.barn.remove(tile)
    board.removed.append(tile)
    yield from tell(msg("{seat}: Discard, {tile}", seat=seat, tile=tile))


def why_not_expand(board: Board, seat: Seat) -> Refusal | None:
    return None if board.zoo(seat).closed else NO_BOARD


def expand(board: Board, seat: Seat) -> Flow[None]:
    """Open one own expansion board [ZOO-6.17]."""
    zoo = board.zoo(seat)
    board.pay_bank(zoo, PRICES["expand"])
    zoo.open_expansion()
    yield from tell(msg("{seat}: an expansion board is open", seat=seat))


# ---------------------------------------------------------------------- all of them

MONEY: dict[Action, tuple[Guard, Deed]] = {
    MOVE: (why_not_move, move),
    EXCHANGE: (why_not_exchange, exchange),
    PURCHASE: (why_not_purchase, purchase),
    DISCARD: (why_not_discard, discard),
    EXPAND: (why_not_expand, expand),
}


PRICED = tuple((action, PRICES[action.code], guard) for action, (guard, _) in MONEY.items())


def why_not_money(board: Board, seat: Seat, action: Action) -> Refusal | None:
    return why_too_poor(board, seat, action) or MONEY[action][0](board, seat)


def money_actions(board: Board, seat: Seat) -> list[Action]:
    """The money actions one can pay and carry out."""
    coins = board.zoo(seat).coins
    if not coins:
        return []
    return [action for action, price, guard in PRICED if price <= coins and guard(board, seat) is None]
