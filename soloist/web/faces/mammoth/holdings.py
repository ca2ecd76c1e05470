"""What AutoMammoth holds, as a picture; how far the end is; and in the end what it is worth, and who has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from soloist.companion.mammoth.reports import Did, StackSold
from soloist.companion.mammoth.session import MammothSession
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, KEYS, Key, key_of
from soloist.games.zooloretto.automa.orders import BuyTile
from soloist.games.zooloretto.automa.physical import Known
from soloist.games.zooloretto.automa.score import stack_points
from soloist.games.zooloretto.automa.turn import PURCHASE_PRICE
from soloist.games.zooloretto.components import END_STACK
from soloist.games.zooloretto.events import TileNamed
from soloist.web import markup as h
from soloist.web.faces.companion_frame import final_page, part_list, part_row, points_of
from soloist.web.faces.companion_widgets import info, lit, why
from soloist.web.faces.company import chip, is_you, winner
from soloist.web.faces.mammoth.story import Chapter, chapters
from soloist.web.faces.zooloretto.tiles import key_tile
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.scene import Choice, Scene

COINS = -1  # beside the numbers of the keys


def changes(some: Iterable[Chapter], seat: Seat) -> Counter[int]:
    """By how much these chapters have changed the stacks and coins of an AutoMammoth."""
    found: Counter[int] = Counter()
    for chapter in some:
        if chapter.did is not None and chapter.did.seller == seat and chapter.did.key is not None:
            found[chapter.did.key.number] -= 1
            found[COINS] += 1
        for named in chapter.all(TileNamed):
            if named.seat == seat:
                found[COINS if named.tile.is_coin else key_of(named.tile).number] += 1
        for order in chapter.all(BuyTile):
            found[order.key.number] += (order.buyer == seat) - (order.seller == seat)
            found[COINS] += (order.seller == seat) - PURCHASE_PRICE * (order.buyer == seat)
    return found


def holdings(scene: Scene, seat: Seat, changed: Counter[int] | None = None) -> h.Element:
    """One AutoMammoth's stacks."""
    ledger, changed = scene.view.ledger(seat), changed or Counter()
    shown = [key for key in KEYS if ledger.stack(key) or changed[key.number]]

    def stack(key: Key) -> h.Element:
        now, delta = len(ledger.stack(key)), changed[key.number]
        said = classes(is_risky=now <= BARN_SIZE, is_changed=delta != 0)
        return h.li(class_=said or None)[key_tile(key, scene, class_="piece-small"), h.span[_count(now, delta)]]

    return h.figure(class_=classes("holdings", seat_class(seat)))[
        _caption(scene, seat, changed),
        h.ul[(stack(key) for key in shown)] if shown else h.p(".small.muted")[scene.read(msg("No tiles yet."))],
    ]


def points_text(scene: Scene, seat: Seat) -> str:
    return scene.text(nmsg("{n} point", "{n} points", n=points_of(scene)[seat]))


def _count(now: int, delta: int) -> str:
    return f"{now - delta} → {now}" if delta else str(now)


def _caption(scene: Scene, seat: Seat, changed: Counter[int]) -> h.Element:
    view: MammothSession = scene.view
    whose: Message = msg("Its stacks") if len(view.automas()) == 1 else msg("{seat}", seat=seat)
    coins = icon("money", scene.text(msg("its coins")))
    return h.figcaption[
        h.b[scene.read(whose)], h.span(".gain.tint-money")[coins, _count(view.ledger(seat).coins, changed[COINS])],
        h.span(".number")[points_text(scene, seat)], h.span(".grow"), h.span[scene.read(msg("3 or more are safe"))],
    ]  # fmt: skip


def all_holdings(scene: Scene, some: Iterable[Chapter] = ()) -> Node:
    """Everything every AutoMammoth holds."""
    some = list(some)
    return [holdings(scene, seat, changes(some, seat)) for seat in scene.view.automas()]


def for_sale(scene: Scene) -> Node:
    """What may have been bought from AutoMammoth, behind a button: a tap on a tile says that it was."""
    bought = [choice for choice in scene.choices if isinstance(choice.option, Did) and choice.option.seller is not None]
    if not bought:
        return h.span(".answer.for-sale.is-off")[scene.read(msg("Nothing to buy from it"))]

    def stall(choice: Choice) -> h.Element:
        key, seller = choice.option.key, choice.option.seller
        count = h.span[str(len(scene.view.ledger(seller).stack(key)))]
        picture = h.span(".holding-picture", aria_hidden="true")[key_tile(key, scene, class_="piece-small"), count]
        return h.li[lit(scene, choice, picture, class_="holding", told=True)]

    def barn(seat: Seat, some: list[Choice]) -> h.Element:
        return h.figure(class_=classes("holdings", seat_class(seat)))[
            h.figcaption[chip(scene, seat)], h.ul[(stall(choice) for choice in some)]
        ]

    barns = groupby(bought, key=lambda choice: choice.option.seller)
    return h.details(".popover-holder.opens-up.for-sale")[
        h.summary(".answer")[icon("buy"), h.b[scene.read(msg("Bought from it"))]],
        h.div(".popover")[
            h.h2[scene.read(msg("Which one did you buy?"))],
            (barn(seat, list(some)) for seat, some in barns),
        ],
    ]


# how far the end is


def watch(scene: Scene) -> Node:
    """The tiles of the main stack, drawn and left; then the disc and the end stack."""
    known: Known = scene.view.known
    whole = known.stack + END_STACK
    left, drawn = max(known.stack - known.drawn, 0), min(known.drawn, known.stack)
    into_end = max(known.drawn - known.stack, 0)
    first, disc, end = (f"{100 * part / whole:.1f}%" for part in (drawn, known.stack, known.stack + into_end))
    said = nmsg("{n} tile left, then the end stack", "{n} tiles left, then the end stack", n=left)
    words = nmsg("{n} tile until the end", "{n} tiles until the end", n=left)
    if known.last_round:
        said, words = msg("last round: the end stack has been started"), msg("last round")
    return [
        icon("flag"),
        h.svg(".gauge.gauge-thin", role="img", aria_label=scene.text(said))[
            h.rect(".gauge-used", width=first, height="100%"),
            h.rect(".gauge-rest", x=first, width=f"{100 * left / whole:.1f}%", height="100%"),
            h.rect(".gauge-end", x=disc, width=f"{100 * END_STACK / whole:.1f}%", height="100%"),
            h.rect(".gauge-used", x=disc, width=f"{100 * into_end / whole:.1f}%", height="100%") if into_end else None,
            h.text(".gauge-text", x=f"{100 * (drawn + left / 2) / whole:.1f}%", y="50%")[str(left)]
            if left >= 4
            else None,
            h.circle(".gauge-disc", cx=disc if not into_end else end, cy="50%", r="7"),
        ],
        h.span(".end-words")[scene.read(words)],
    ]


# the end


def final(scene: Scene) -> Node:
    """The points, the winner, the parts of AutoMammoth's points."""
    view: MammothSession = scene.view
    won = scene.match.result.winners[0]
    tie = msg("You win the tie on coins.") if is_you(scene, won) else msg("{seat} wins the tie on coins.", seat=won)
    outcome = winner(scene, msg("A tie, in coins too: the win is shared."), tie)
    mammoths = view.automas()
    made_of = points_so_far(scene) if len(mammoths) > 1 else parts(scene, mammoths[0], named=False)
    return final_page(scene, outcome, "ZOO-11.9", [made_of, sale_note(scene)])


def sale_note(scene: Scene) -> Node:
    if not any(sold(scene, seat) for seat in scene.view.automas()):
        return None
    text = msg("It discards the smallest barn stacks first; the points are the same.")
    return h.div(".sale-note")[info(scene, text, "MAM-9.2")]


def sold(scene: Scene, seat: Seat) -> list[Key]:
    """The barn stacks it sold at the end."""
    return [sale.key for chapter in chapters(scene) for sale in chapter.all(StackSold) if sale.seat == seat]


def parts(scene: Scene, seat: Seat, *, named: bool) -> h.Element:
    """Each stack with its points; then the sum."""
    ledger = scene.view.ledger(seat)

    def row(key: Key) -> h.Element:
        size = len(ledger.stack(key))
        reason = why(scene, msg("left in its barn"), "MAM-9.3")
        if size > BARN_SIZE:
            reason = why(scene, msg("safe stack"), "MAM-9.4")
        picture = key_tile(key, scene, class_="piece-small")
        return part_row(scene, picture, msg("{size} × {key}", size=size, key=key), stack_points(size), reason)

    def sold_row(key: Key) -> h.Element:
        reason = why(scene, msg("discarded for 2 coins"), "MAM-9.1")
        return part_row(scene, key_tile(key, scene, class_="piece-small"), key, 0, reason, is_void=True)

    owned = sorted(ledger.owned(), key=lambda key: -len(ledger.stack(key)))
    rows = [row(key) for key in owned], [sold_row(key) for key in sold(scene, seat)]
    total = nmsg("Total, {n} coin left", "Total, {n} coins left", n=ledger.coins)
    return part_list(scene, seat, rows, total, points_of(scene)[seat], named=named)


def points_so_far(scene: Scene, _: object = None) -> Node:
    """While people count theirs: what AutoMammoth has."""
    return [
        h.details(".its-points")[
            h.summary[chip(scene, seat, level=False), h.b(".number")[points_text(scene, seat)]],
            parts(scene, seat, named=False),
        ]
        for seat in scene.view.automas()
    ]
