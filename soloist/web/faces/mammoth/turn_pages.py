"""A turn of AutoMammoth as a page: the order in large letters, what to move, one thing a line, and its card."""

from __future__ import annotations

from types import SimpleNamespace

from soloist.companion.mammoth.session import MammothSession
from soloist.engine.seats import Seat
from soloist.engine.words import Message, filled, msg, nmsg, template
from soloist.games.zooloretto.automa.deck import Op
from soloist.games.zooloretto.automa.ledger import key_of
from soloist.games.zooloretto.automa.orders import BuyTile, LoadTruck, Order, ShuffleCards, TakeTruck
from soloist.games.zooloretto.automa.questions import WhichTile
from soloist.games.zooloretto.components import TRUCK_SPACES
from soloist.web import markup as h
from soloist.web.faces.base import Around, Leaf
from soloist.web.faces.companion_story import is_fresh
from soloist.web.faces.companion_widgets import ToDo, headline, steps, why
from soloist.web.faces.company import chip, is_you
from soloist.web.faces.mammoth.cards import turn_card
from soloist.web.faces.mammoth.holdings import changes, holdings, watch
from soloist.web.faces.mammoth.story import Chapter, Doing, Fate, doings, recent, turns
from soloist.web.faces.zooloretto.tiles import coin_tile, key_tile, tile
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.scene import Scene

WORDS = (  # what AutoMammoth does in a turn, as an order and as a sentence, and the picture beside it
    ({Op.TAKE}, template("Take truck {truck}"), template("{seat} took truck {truck}"), "truck"),
    ({Op.PURCHASE, Op.DRAW}, template("Buy, and load truck {truck}"),
     template("{seat} bought ({key}) and loaded truck {truck}"), "truck"),
    ({Op.DRAW}, template("Load truck {truck}"), template("{seat} loaded truck {truck}"), "truck"),
    ({Op.PURCHASE}, template("Buy: {key}"), template("{seat} bought: {key}"), "buy"),
    ({Op.SHUFFLE}, template("Shuffle its cards"), template("{seat} shuffled its cards: nothing to move"), "shuffle"),
    (set[Op](), template("Its turn"), template("{seat} is in the middle of its turn"), "shuffle"),
)  # fmt: skip
OPS: dict[type[Order], Op] = {
    TakeTruck: Op.TAKE, LoadTruck: Op.DRAW, BuyTile: Op.PURCHASE, ShuffleCards: Op.SHUFFLE,
}  # fmt: skip


def words_of(turn: Chapter) -> tuple[Message, str]:
    """What AutoMammoth did in this turn, as a sentence, and a picture."""
    said, symbol = next((said, symbol) for ops, _, said, symbol in WORDS if ops <= turn.ops)
    return filled(said, turn), symbol


def order_of(orders: list[Order]) -> tuple[Message, str]:
    """What to do, as one order, and a picture."""
    found = {OPS[type(order)] for order in orders}
    text, symbol = next((text, symbol) for ops, text, _, symbol in WORDS if ops <= found)
    trucks = [order.truck for order in orders if isinstance(order, LoadTruck | TakeTruck)]
    keys = [order.key for order in orders if isinstance(order, BuyTile)]
    return filled(text, SimpleNamespace(truck=trucks[-1:] and trucks[-1], key=keys[-1:] and keys[-1])), symbol


# pages


def turn_leaves(scene: Scene, turn: Chapter) -> list[Leaf]:
    """A page for what was told in one go; of a truck that is being taken the question says so."""
    found = doings(scene, turn)
    if isinstance(scene.ask, WhichTile) and turn is turns(recent(scene))[-1]:
        left = [order for order in found[-1].orders if not isinstance(order, TakeTruck)]
        found[-1:] = [Doing(left, found[-1].moment)] if left else []
    return [turn_leaf(scene, turn, doing, place) for place, doing in enumerate(found)]


def turn_leaf(scene: Scene, turn: Chapter, doing: Doing, place: int) -> Leaf:
    seat, is_new = turn.turn_of, is_fresh(scene, doing.moment)
    return Leaf(
        lambda: turn_page(scene, turn, doing.orders, place), msg("{seat}'s turn", seat=seat), is_new,
        lambda: around(scene, turn),
    )  # fmt: skip


def turn_page(scene: Scene, turn: Chapter, orders: list[Order], place: int) -> Node:
    """What to move, its card, and behind a button what it has."""
    seat = turn.turn_of
    order, symbol = order_of(orders)
    things = [each for order in orders for each in steps_of(scene, turn, order, brief=len(orders) > 1)]
    loaded = [each.truck for each in orders if isinstance(each, LoadTruck)]
    return [
        headline(scene, order, card_line(turn), symbol, seat_class(seat)),
        steps(scene, f"{turn.moment}.{place}", things, seat_class(seat)),
        turn_card(scene, turn),
        counts(scene, loaded[-1] - 1) if len(orders) == len(loaded) == 1 else None,
        its_stacks(scene, turn),
    ]


def around(scene: Scene, turn: Chapter) -> Around:
    """Whose turn it is, and how far the end is."""
    title = chip(scene, turn.turn_of, level=len(scene.view.automas()) == 1)
    return Around(title, msg("Round {n}, its turn", n=turn.number), watch(scene))


def card_line(turn: Chapter) -> Message | None:
    """Which line of which card acted."""
    if turn.fallback is not None or not turn.cards:
        return None
    card = turn.cards[-1]
    done = [str(place) for place, (_, fate, _) in enumerate(card.tries(), 1) if fate is Fate.DONE]
    lines = nmsg("line {lines}", "lines {lines}", n=len(done), lines=" + ".join(done))
    return msg("card {code}, {lines}", code=card.card.code, lines=lines)


# things to do


def steps_of(scene: Scene, turn: Chapter, order: Order, *, brief: bool) -> list[ToDo]:
    match order:
        case LoadTruck(truck=truck) if brief:
            lay = msg("Draw a tile and put it on truck {truck}", truck=truck)
            return [to_do_now(scene, icon("truck"), lay, msg("whatever it shows"), "MAM-4.4")]
        case LoadTruck(truck=truck):
            draw, lay = msg("Draw the top tile"), msg("Put it on truck {truck}", truck=truck)
            return [to_do_now(scene, icon("pile"), draw),
                    to_do_now(scene, icon("truck"), lay, msg("whatever it shows"), "MAM-4.4")]  # fmt: skip
        case TakeTruck():
            sort = msg("Put its tiles on {seat}'s stacks", seat=order.seat)
            return [ToDo(icon("truck"), [scene.read(sort), tiles(scene, turn)])]
        case ShuffleCards():
            text, rule = msg("Shuffle its deck, its discard pile and this card"), "MAM-7.1"
            if order.only_discard:
                text, rule = msg("Shuffle its discard pile"), "MAM-7.2"
            return [to_do_now(scene, icon("shuffle"), text, msg("a new deck"), rule)]
        case BuyTile():
            return purchase(scene, order)
    raise AssertionError(order)


def to_do_now(scene: Scene, picture: Node, text: Message, reason: Message | None = None, rule: str = "") -> ToDo:
    return ToDo(picture, scene.read(text), None if reason is None else why(scene, reason, rule))


def purchase(scene: Scene, order: BuyTile) -> list[ToDo]:
    """Which tile from whom, and the coins for it."""
    seller, buyer = order.seller, order.buyer
    take = msg("Move 1 {tile} from {seat}'s barn to its stack", seat=seller, tile=order.what)
    pay = msg("Pay 1 of its coins to the seller, 1 to the bank")
    if is_you(scene, seller):
        take = msg("Move 1 {tile} from your barn to its stack", tile=order.what)
        pay = msg("Take 1 of its coins, put 1 in the bank")
    elif order.from_automa:
        take = msg("Move 1 {tile} from {seat} to {buyer}", seat=seller, buyer=buyer, tile=order.what)
        pay = msg("{buyer} pays 1 coin to {seat}, 1 to the bank", buyer=buyer, seat=seller)
    picture, drawn = key_tile(order.key, scene, class_="piece-small"), msg("the only one there")
    if order.tile is not None:
        picture, drawn = tile(order.tile, scene, class_="piece-small"), msg("drawn at random")
    price = msg("a purchase costs 2 coins")
    return [to_do_now(scene, picture, take, drawn, "MAM-6.4"), to_do_now(scene, icon("money"), pay, price, "MAM-6.1")]


# pictures


def tiles(scene: Scene, turn: Chapter) -> Node:
    """What lay on the truck it took, as tiles."""
    if not turn.tiles:
        return None
    return h.span(".recap-tiles")[
        (
            coin_tile(scene, class_="piece-tiny", named=False)
            if each.is_coin
            else key_tile(key_of(each), scene, class_="piece-tiny")
            for each in turn.tiles
        )
    ]


def counts(scene: Scene, loaded: int = -1) -> Node:
    """How many tiles lie on the trucks now; the one that was just loaded stands out."""
    view: MammothSession = scene.view

    def truck(number: int) -> h.Element:
        count, room = view.known.trucks[number], view.known.counts.truck_spaces[number]
        fresh = number == loaded and count > 0
        names = ["is-full"] * (count - fresh) + ["is-new"] * fresh + [""] * (room - count)
        names += ["is-blocked"] * (TRUCK_SPACES - room)
        return h.li(class_=classes(is_changed=fresh) or None)[
            h.span(".spaces", aria_hidden="true")[(h.i(class_=each or None) for each in names)],
            h.span[scene.read(msg("Truck {truck}: {n}", truck=number + 1, n=count))],
        ]

    free = [number for number, taker in enumerate(view.known.taken_by) if taker is None]
    return h.ul(".counts", aria_label=scene.text(msg("Tiles on the trucks")))[(truck(number) for number in free)]


def its_stacks(scene: Scene, turn: Chapter) -> Node:
    """What it has, behind a button; on a larger screen it lies beside the page."""
    seat: Seat = turn.turn_of
    return h.details(".popover-holder.opens-up.its-stacks")[
        h.summary(".button.button-large")[icon("pile"), scene.read(msg("Its stacks"))],
        h.div(".popover")[holdings(scene, seat, changes([turn], seat))],
    ]
