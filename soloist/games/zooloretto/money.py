"""The five money actions [ZOO-6]. Each guard stands above the flow it guards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from soloist.engine.flow import Flow, Refusal, choose
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.zooloretto import answers
from soloist.games.zooloretto.answers import BARN, FOR_SALE, MOVES, Action, ForSale, Placement
from soloist.games.zooloretto.automa.ledger import KEYS, Ledger
from soloist.games.zooloretto.components import PRICES
from soloist.games.zooloretto.events import ExpansionOpened, TileBought, TileDiscarded, TileMoved
from soloist.games.zooloretto.exchange import exchange, why_not_exchange
from soloist.games.zooloretto.place import has_home, homes, place, placements, refuse_placement
from soloist.games.zooloretto.questions import WHICH_DISCARD, WHICH_MOVE, PlaceBought, WhichPurchase
from soloist.games.zooloretto.state import Board, Zoo
from soloist.games.zooloretto.tiles import TILE, TILES, Tile

Guard = Callable[[Board, Seat, Zoo], Refusal | None]  # what a seat with this zoo lacks
Deed = Callable[[Board, Seat], Flow[None]]

TOO_POOR = {
    action: Refusal("ZOO-6.1", nmsg("it costs {n} coin", "it costs {n} coins", n=PRICES[action.code]))
    for action in (answers.MOVE, answers.EXCHANGE, answers.PURCHASE, answers.DISCARD, answers.EXPAND)
}


def why_too_poor(zoo: Zoo, action: Action) -> Refusal | None:
    """The full price must be owned before the action [ZOO-6.1]."""
    return TOO_POOR[action] if zoo.coins < PRICES[action.code] else None


# move

NOTHING_TO_MOVE = Refusal("ZOO-6.2", msg("no animal in your barn fits anywhere, and no stall has another free space"))
ANIMALS_STAY = Refusal("ZOO-6.3", msg("animals cannot be moved out of an enclosure"))
STALL_STAYS = Refusal("ZOO-6.4", msg("a stall can only be moved to another free stall space"))


def moves(zoo: Zoo, stall_to_barn: bool) -> Iterator[Placement]:
    """Animals from the barn to a gap; stalls from the barn or a space to another free space [ZOO-6.2, ZOO-6.3]."""
    for tile in dict.fromkeys(zoo.barn):
        for home in homes(zoo, tile):
            yield MOVES[tile][BARN.number][home]
    for number, source in enumerate(zoo.enclosures):
        for stall in dict.fromkeys(source.stalls):
            for home in homes(zoo, stall):
                if home != number:
                    yield MOVES[stall][number][home]
            if stall_to_barn:  # [ZOO-6.4, the other reading]
                yield MOVES[stall][number][BARN.number]


def why_not_move(board: Board, seat: Seat, zoo: Zoo) -> Refusal | None:
    for tile in zoo.barn:
        if has_home(zoo, tile):
            return None
    if has_stalls(zoo):
        for _ in moves(zoo, board.setup.settings.stall_to_barn):
            return None
    return NOTHING_TO_MOVE


def has_stalls(zoo: Zoo) -> bool:
    for enclosure in zoo.enclosures:  # noqa: SIM110 - looked at so often that `any` would count
        if enclosure.stalls:
            return True
    return False


def refuse_move(zoo: Zoo, code: str) -> Refusal | None:
    """Why a tile cannot be moved like that."""
    for origin in zoo.enclosures:
        for tile in (*origin.animals, *origin.stalls):
            if code.startswith(f"{tile.code} {origin.ground.id} "):
                return STALL_STAYS if tile.is_stall else ANIMALS_STAY
    return refuse_placement(zoo, zoo.barn, code)


def move(board: Board, seat: Seat) -> Flow[None]:
    """One tile within the own zoo [ZOO-6.2]."""
    zoo = board.zoo(seat)
    chosen = yield from choose(
        seat,
        lambda: list(moves(zoo, board.setup.settings.stall_to_barn)),
        ask=WHICH_MOVE,
        why="ZOO-6.2",
        refuse=lambda code: refuse_move(zoo, code),
        about=answers.MOVE,
    )
    board.pay_bank(zoo, PRICES["move"])
    origin = chosen.origin
    assert origin is not None
    if origin is BARN:
        zoo.barn.remove(chosen.tile)
    else:
        zoo.enclosures[origin.number] = zoo.enclosures[origin.number].without_stall(chosen.tile)
    yield TileMoved(seat, chosen)
    yield from place(board, seat, chosen)


# purchase

NOTHING_TO_BUY = Refusal("ZOO-6.12", msg("there is nothing in the other barns"))


def barn_of(board: Board, seller: Seat, buyer: Seat) -> list[Tile]:
    """What a seat may buy from another: its barn, or AutoMammoth's small stacks [ZOO-6.12, MAM-6.8]."""
    zoo = board.zoos[seller]
    if zoo is not None:
        return zoo.barn
    if not board.setup.settings.buy_from_automa and board.zoos[buyer] is not None:
        return []  # [MAM-6.8, the other reading]
    ledger = ledger_of(board, seller)
    return [tile for key in ledger.in_barn() for tile in ledger.stack(key)]


def ledger_of(board: Board, seat: Seat) -> Ledger:
    ledger = board.ledgers[seat]
    assert ledger is not None
    return ledger


def offers(board: Board, buyer: Seat) -> list[ForSale]:
    """Every tile in another barn."""
    return [
        FOR_SALE[tile][seller] for seller in board.players if seller != buyer for tile in barn_of(board, seller, buyer)
    ]


def why_not_purchase(board: Board, seat: Seat, zoo: Zoo) -> Refusal | None:
    for seller in board.players:
        if seller != seat and barn_of(board, seller, seat):
            return None
    return NOTHING_TO_BUY


NOT_FOR_SALE = Refusal("ZOO-6.12", msg("that tile is not in another player's barn"))
SAFE = Refusal("MAM-6.8", msg("AutoMammoth sells from stacks of one or two tiles only"))
NOT_TO_PEOPLE = Refusal("MAM-6.8", msg("it was agreed that people buy nothing from AutoMammoth"))


def refuse_offer(board: Board, seat: Seat, code: str) -> Refusal | None:
    """Why a tile cannot be bought."""
    for seller, ledger in zip(board.players, board.ledgers, strict=True):
        if ledger is not None and any(
            code == FOR_SALE[tile][seller].code.lower() for stack in ledger.stacks for tile in stack
        ):
            return SAFE if board.setup.settings.buy_from_automa else NOT_TO_PEOPLE
    known = any(code == FOR_SALE[tile][seller].code.lower() for seller in board.players for tile in TILES)
    return NOT_FOR_SALE if known else None


def hand_over(board: Board, offer: ForSale) -> None:
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
    """Take one tile out of another barn; one coin to its owner, one to the bank [ZOO-6.12, ZOO-6.13]."""
    offer = yield from choose(
        seat,
        lambda: list(dict.fromkeys(offers(board, seat))),
        ask=WhichPurchase(),
        why="ZOO-6.12",
        refuse=lambda code: refuse_offer(board, seat, code),
        about=answers.PURCHASE,
    )
    zoo, tile = board.zoo(seat), offer.tile
    refuse = partial(refuse_placement, zoo, (tile,))
    home = yield from choose(
        seat, lambda: placements(zoo, (tile,)), ask=PlaceBought(tile), why="ZOO-6.14", refuse=refuse, about=tile
    )
    zoo.coins -= PRICES["purchase"]
    board.bank += PRICES["purchase"] - 1
    hand_over(board, offer)
    yield TileBought(seat, offer, home.home)
    yield from place(board, seat, home)


# discard and expand

EMPTY_BARN = Refusal("ZOO-6.16", msg("your barn is empty"))
NOT_IN_BARN = Refusal("ZOO-6.16", msg("only tiles in your own barn can be discarded"))
NO_BOARD = Refusal("ZOO-6.17", msg("you have no closed expansion board left"))


def why_not_discard(board: Board, seat: Seat, zoo: Zoo) -> Refusal | None:
    return None if zoo.barn else EMPTY_BARN


def discard(board: Board, seat: Seat) -> Flow[None]:
    """One tile from the barn leaves the game [ZOO-6.16]."""
    zoo = board.zoo(seat)
    tile = yield from choose(
        seat,
        lambda: list(dict.fromkeys(zoo.barn)),
        ask=WHICH_DISCARD,
        why="ZOO-6.16",
        refuse=lambda code: NOT_IN_BARN if code in TILE else None,
        about=answers.DISCARD,
    )
    board.pay_bank(zoo, PRICES["discard"])
    zoo.barn.remove(tile)
    board.removed.append(tile)
    yield TileDiscarded(seat, tile)


def why_not_expand(board: Board, seat: Seat, zoo: Zoo) -> Refusal | None:
    return None if zoo.closed else NO_BOARD


def expand(board: Board, seat: Seat) -> Flow[None]:
    """Open one own expansion board [ZOO-6.17]."""
    zoo = board.zoo(seat)
    board.pay_bank(zoo, PRICES["expand"])
    zoo.open_expansion()
    yield ExpansionOpened(seat)


# all of them

MONEY: dict[Action, tuple[Guard, Deed]] = {
    answers.MOVE: (why_not_move, move),
    answers.EXCHANGE: (why_not_exchange, exchange),
    answers.PURCHASE: (why_not_purchase, purchase),
    answers.DISCARD: (why_not_discard, discard),
    answers.EXPAND: (why_not_expand, expand),
}


PRICED = tuple((action, PRICES[action.code], guard) for action, (guard, _) in MONEY.items())


def why_not_money(board: Board, seat: Seat, action: Action) -> Refusal | None:
    zoo = board.zoo(seat)
    return why_too_poor(zoo, action) or MONEY[action][0](board, seat, zoo)


def money_actions(board: Board, seat: Seat) -> list[Action]:
    """The money actions one can pay and carry out."""
    found: list[Action] = []
    zoo = board.zoo(seat)
    coins = zoo.coins
    if coins:
        for action, price, guard in PRICED:
            if price <= coins and guard(board, seat, zoo) is None:
                found.append(action)
    return found
