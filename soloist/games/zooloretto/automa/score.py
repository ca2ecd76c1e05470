"""AutoMammoth's final sale and points [MAM-9]."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.deck import BARN_STACK_POINTS, SALE_PRICE, STACK_POINTS
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, Key, Ledger
from soloist.games.zooloretto.tiles import Tile

LARGEST = max(STACK_POINTS)


def final_sale(ledger: Ledger) -> list[Key]:
    """Sell whole barn stacks while coins last: smallest first, then by species, stalls last [MAM-9.1, MAM-9.2]."""
    order = sorted(ledger.in_barn(), key=lambda key: (len(ledger.stack(key)), key.number))
    return order[: ledger.coins // SALE_PRICE]


def carry_out_sale(ledger: Ledger) -> list[tuple[Key, list[Tile]]]:
    """Sold stacks leave the game, and their price goes to the bank [MAM-9.1]."""
    sold = [(key, ledger.stack(key)) for key in final_sale(ledger)]
    for key, _ in sold:
        ledger.stacks[key.number] = []
        ledger.coins -= SALE_PRICE
    return sold


def stack_points(size: int) -> int:
    """3, 7, 12, 18, 25 for stacks of 3 to 7 and more; barn stacks cost 2 [MAM-9.3, MAM-9.4]."""
    if size == 0:
        return 0
    return BARN_STACK_POINTS if size <= BARN_SIZE else STACK_POINTS[min(size, LARGEST)]


def points(ledger: Ledger) -> list[tuple[Message, int]]:
    """What each stack would bring now, the final sale already counted."""
    sold = final_sale(ledger)
    return [
        (msg("{size} × {key}", key=key, size=len(ledger.stack(key))), stack_points(len(ledger.stack(key))))
        for key in ledger.owned()
        if key not in sold
    ]
