"""What an AutoMammoth holds: safe stacks, stacks in its barn, the card it played last."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.automa.deck import SALE_PRICE, Entry, MammothCard, Op
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, KEYS, Key
from soloist.games.zooloretto.automa.score import final_sale, stack_points
from soloist.games.zooloretto.tiles import Tile, in_order
from soloist.games.zooloretto.view import MammothView, View, ledger_from
from soloist.web.faces.zooloretto.names import minus
from soloist.web.faces.zooloretto.tiles import key_tile
from soloist.web.faces.zooloretto.tiles import tile as draw_tile
from soloist.web.html import Node, classes, rule_link
from soloist.web.scene import Scene


def mammoth_holdings(scene: Scene, seat: Seat) -> Node:
    view: View = scene.view
    mammoth = view.mammoths[seat]
    assert mammoth is not None
    sold = [] if view.over else final_sale(ledger_from(view.setup, mammoth))
    safe = [key for key in KEYS if len(mammoth.stacks[key.number]) > BARN_SIZE]
    barn = [key for key in KEYS if 1 <= len(mammoth.stacks[key.number]) <= BARN_SIZE]
    return [
        stacks(scene, msg("Safe, 3 or more"), [safe_stack(scene, key, mammoth) for key in safe]),
        stacks(scene, msg("In its barn, for sale"), [barn_stack(scene, key, mammoth, key in sold) for key in barn]),
        h.p(".muted.small")[scene.read(msg("It holds no tiles yet."))] if not safe and not barn else None,
        sale_note(scene, mammoth, len(sold)),
        last_card(scene, seat, mammoth),
    ]


def stacks(scene: Scene, title: Message, lines: Sequence[h.Element]) -> Node:
    if not lines:
        return None
    return h.div(".zoo-stacks")[h.span(".eyebrow")[scene.read(title)], h.ul[lines]]


def safe_stack(scene: Scene, key: Key, mammoth: MammothView) -> h.Element:
    """A stack of three or more: filled bars [MAM-1.5]."""
    size = len(mammoth.stacks[key.number])
    return h.li[
        key_tile(key, scene, class_="piece-small"),
        h.span(".grow")[scene.read(key.say())],
        bars(scene, size),
        h.b(".zoo-stack-points")[minus(stack_points(size))],
    ]


def barn_stack(scene: Scene, key: Key, mammoth: MammothView, sold: bool) -> h.Element:
    """A stack of one or two: the tiles themselves, as they may be bought [MAM-6.8]."""
    tiles: list[Tile] = sorted(mammoth.stacks[key.number], key=in_order)
    points = 0 if sold else stack_points(len(tiles))
    return h.li(class_=classes("is-barn", is_sold=sold))[
        h.span(".zoo-few.zoo-tiles")[(draw_tile(tile, scene, named=False) for tile in tiles)],
        h.span(".grow")[scene.read(key.say()), h.small[scene.read(msg("will be sold"))] if sold else None],
        bars(scene, len(tiles)),
        h.b(class_=classes("zoo-stack-points", bad=points < 0))[minus(points)],
    ]


def bars(scene: Scene, size: int) -> h.Element:
    label = scene.text(nmsg("{n} tile", "{n} tiles", n=size))
    return h.span(".zoo-bars", role="img", aria_label=label, title=label)[(h.i for _ in range(size))]


def sale_note(scene: Scene, mammoth: MammothView, sold: int) -> Node:
    """Its points count the sale at the end [MAM-9.1]."""
    if not sold:
        return None
    text = nmsg(
        "Counted already: at the end {coins} of its coins sell {n} barn stack.",
        "Counted already: at the end {coins} of its coins sell {n} barn stacks.",
        n=sold,
        coins=sold * SALE_PRICE,
    )
    return h.p(".why.hide-low")[scene.read(text), " ", rule_link("MAM-9.1")]


# cards


def last_card(scene: Scene, seat: Seat, mammoth: MammothView) -> Node:
    """The card played last; and what may still come, as everybody may count it."""
    if not mammoth.discard:
        return None
    card = mammoth.discard[-1]
    return h.details(".zoo-cards", data_keep=f"cards-{seat.code}")[
        h.summary[scene.read(msg("Last card {code}:", code=card.code)), " ", card_text(scene, card)],
        h.p(".eyebrow")[scene.read(msg("Still to come"))],
        h.ul[
            (
                h.li[h.b[card.code], " ", card_text(scene, card)]
                for card in sorted(mammoth.cards, key=lambda card: card.order)
            )
        ],
    ]


def card_text(scene: Scene, card: MammothCard) -> list[Node]:
    found: list[Node] = []
    for entry in card.entries:
        found += [", " if found else "", h.span(title=scene.text(entry))[scene.read(entry_text(entry))]]
    return found


def entry_text(entry: Entry) -> Message:
    """As it is printed: the arrow says from which side the truck is looked for."""
    arrow = "→" if entry.leftmost else "←"
    if entry.op is Op.DRAW:
        return msg("draw {count} {arrow}", count=entry.count, arrow=arrow)
    if entry.op is Op.TAKE:
        return msg("take {count} {arrow}", count=entry.count, arrow=arrow)
    return entry.say()
