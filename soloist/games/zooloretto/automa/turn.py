"""AutoMammoth's turn, card by card [MAM-2 to MAM-7]."""

from __future__ import annotations

from soloist.engine.flow import Flow
from soloist.games.zooloretto.automa.deck import Entry, MammothCard, Op
from soloist.games.zooloretto.automa.ledger import KEYS, Key, Ledger
from soloist.games.zooloretto.automa.questions import NextCard, WhichOfEqualStacks
from soloist.games.zooloretto.automa.table import MammothTable
from soloist.games.zooloretto.automa.why import MammothLine, Step
from soloist.games.zooloretto.settings import Settings

PURCHASE_PRICE = 2  # [MAM-6.1]
MOST_TURNS = 200  # in one round, before the safeguard [MAM-7.7]


def take_turn(ledger: Ledger, table: MammothTable, settings: Settings) -> Flow[bool]:
    """Draw cards until one of them does something; True if a truck was taken [MAM-2.2, MAM-2.4]."""
    ledger.turns_in_round += 1
    tried: list[MammothCard] = []
    while len(tried) < ledger.size and ledger.turns_in_round <= MOST_TURNS:
        card = yield from next_card(ledger, table)
        did, took = yield from resolve(card, ledger, table, settings)
        if did:
            return took
        if card not in tried:
            tried.append(card)
    return (yield from fall_back(ledger, table, settings))


def next_card(ledger: Ledger, table: MammothTable) -> Flow[MammothCard]:
    """The top card; an empty deck is made anew from the discard pile, which is no action [MAM-7.2]."""
    if not len(ledger.cards):
        ledger.cards.shuffle_in(ledger.discard)
        ledger.discard.clear()
        yield from table.shuffled(only_discard=True)
    return (yield from table.draw_card(ledger.cards, ask=NextCard(), why="MAM-2.2"))


def is_skipped_after_take(entry: Entry, settings: Settings) -> bool:
    """It has passed; by the other reading it goes on drawing, but never takes a second truck [MAM-2.6]."""
    return entry.op is Op.TAKE or (entry.op is Op.DRAW and settings.after_take == "skip")


def resolve(card: MammothCard, ledger: Ledger, table: MammothTable, settings: Settings) -> Flow[tuple[bool, bool]]:
    """Try the card's actions from top to bottom: (did something, took a truck) [MAM-2.3, MAM-2.6]."""
    did = took = False
    yield from table.why(MammothLine(Step.CARD, card))
    for entry in card.entries:
        if took and is_skipped_after_take(entry, settings):
            continue
        match entry.op:
            case Op.DRAW:
                done = yield from draw_tile(card, entry, table, settings)
            case Op.TAKE:
                done = took = yield from take_truck(card, entry, ledger, table, settings)
            case Op.PURCHASE:
                done = yield from purchase(card, entry, ledger, table, settings)
            case Op.SHUFFLE:
                yield from shuffle(card, entry, ledger, table)
                return True, took  # the turn ends at once [MAM-7.1]
        did = did or done
    ledger.discard.append(card)
    return did, took


# draw and take


def shown(truck: int, table: MammothTable, settings: Settings) -> int:
    """A truck's count; blocking tiles count only by the other reading [MAM-3.2, MAM-3.3]."""
    return table.count(truck) + (table.blocked(truck) if settings.count_blockers else 0)


def pick_truck(entry: Entry, trucks: list[int]) -> int | None:
    """The leftmost or rightmost match [MAM-3.5]."""
    if not trucks:
        return None
    return trucks[0] if entry.leftmost else trucks[-1]


def draw_tile(card: MammothCard, entry: Entry, table: MammothTable, settings: Settings) -> Flow[bool]:
    """Load a tile on the truck with that count, if one has room; otherwise no tile is drawn [MAM-4.1, MAM-4.2]."""
    fitting = [t for t in table.untaken() if table.has_room(t) and shown(t, table, settings) == entry.count]
    truck = pick_truck(entry, fitting)
    if truck is None:
        yield from table.why(MammothLine(Step.NO_TRUCK, card, entry))
        return False
    yield from table.why(MammothLine(Step.LOAD, card, entry, truck + 1))
    yield from table.load(truck)
    return True


def take_truck(card: MammothCard, entry: Entry, ledger: Ledger, table: MammothTable, settings: Settings) -> Flow[bool]:
    """Take the truck with that count and sort its tiles [MAM-5.1]."""
    fitting = [t for t in table.untaken() if table.count(t) and shown(t, table, settings) == entry.count]
    truck = pick_truck(entry, fitting)
    if truck is None:
        yield from table.why(MammothLine(Step.NO_TRUCK, card, entry))
        return False
    yield from table.why(MammothLine(Step.TAKE, card, entry, truck + 1))
    yield from receive(truck, ledger, table)
    return True


def receive(truck: int, ledger: Ledger, table: MammothTable) -> Flow[None]:
    """Coin tiles are coins, animals and stalls go to their stacks; no offspring, no bonus [MAM-5.2, MAM-5.3]."""
    for tile in (yield from table.take(truck)):
        if tile.is_coin:
            ledger.coins += 1
        else:
            ledger.add(tile)


# purchase and shuffle


def wanted(ledger: Ledger, settings: Settings) -> list[list[Key]]:
    """The kinds to buy, the largest own stack first; equal ones together [MAM-6.2, MAM-6.3, MAM-6.6]."""
    keys = list(KEYS) if settings.purchase_new_stack else ledger.owned()
    sizes = sorted({len(ledger.stack(key)) for key in keys}, reverse=True)
    return [[key for key in keys if len(ledger.stack(key)) == size] for size in sizes]


def in_random_order(keys: list[Key], table: MammothTable) -> Flow[list[Key]]:
    """Ties are decided at random [MAM-6.3]."""
    rest, order = keys[:], []
    while len(rest) > 1:
        key = yield from table.at_random(rest, ask=WhichOfEqualStacks(), why="MAM-6.3")
        rest.remove(key)
        order.append(key)
    return order + rest


def purchase(card: MammothCard, entry: Entry, ledger: Ledger, table: MammothTable, settings: Settings) -> Flow[bool]:
    """Buy one tile for the largest own stack that can be added to [MAM-6.1 to MAM-6.5]."""
    if ledger.coins < PURCHASE_PRICE:
        yield from table.why(MammothLine(Step.NO_COINS, card, entry))
        return False
    order: list[Key] = []
    for equal in wanted(ledger, settings):
        order += yield from in_random_order(equal, table)
    key = (yield from table.first_for_sale(order)) if order else None
    if key is None:
        yield from table.why(MammothLine(Step.NO_SALE, card, entry))
        return False
    yield from table.why(MammothLine(Step.BUY, card, entry, key=key))
    tile = yield from table.buy(key)
    ledger.coins = max(ledger.coins - PURCHASE_PRICE, 0)  # beside the box they may just have been corrected
    ledger.add(tile)
    return True


def shuffle(card: MammothCard, entry: Entry, ledger: Ledger, table: MammothTable) -> Flow[None]:
    """Deck, discard pile and this card form a new deck [MAM-7.1]."""
    ledger.cards.shuffle_in([*ledger.discard, card])
    ledger.discard.clear()
    yield from table.why(MammothLine(Step.SHUFFLE, card, entry))
    yield from table.shuffled(only_discard=False)


# dead ends


def fall_back(ledger: Ledger, table: MammothTable, settings: Settings) -> Flow[bool]:
    """No card can act: take the fullest truck, else load the first with room, else nothing [MAM-7.4]."""
    trucks = table.untaken()
    loaded = [truck for truck in trucks if table.count(truck)]
    if loaded:
        truck = max(loaded, key=lambda truck: (shown(truck, table, settings), -truck))
        yield from table.why(MammothLine(Step.FALL_BACK_TAKE, truck=truck + 1))
        yield from receive(truck, ledger, table)
        return True
    roomy = [truck for truck in trucks if table.has_room(truck)]
    if roomy:
        yield from table.why(MammothLine(Step.FALL_BACK_LOAD, truck=roomy[0] + 1))
        yield from table.load(roomy[0])
    return False
