"""Everybody else: zoos at a glance and, opened, in full; what AutoMammoth holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg, nmsg, numeral
from soloist.games.zooloretto.automa.deck import SALE_PRICE
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, KEYS, Key
from soloist.games.zooloretto.automa.score import final_sale, stack_points
from soloist.games.zooloretto.scoring import barn_points
from soloist.games.zooloretto.state import Enclosure
from soloist.games.zooloretto.tiles import Tile, in_order
from soloist.games.zooloretto.view import MammothView, View, ZooView, ledger_from
from soloist.web import markup as h
from soloist.web.faces.base import Panel
from soloist.web.faces.table_widgets import gain, middle_of, others_panel, others_than
from soloist.web.faces.zooloretto.hint import card_text
from soloist.web.faces.zooloretto.site import Site
from soloist.web.faces.zooloretto.tiles import key_tile, species_tile
from soloist.web.faces.zooloretto.tiles import tile as draw_tile
from soloist.web.faces.zooloretto.zoo import zoo_drawing
from soloist.web.html import Node, classes, icon, rule_link, seat_chip, seat_class
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Scene
from soloist.wording.zooloretto.pieces import code_of, sign_of


def side(scene: Scene) -> Sequence[Panel]:
    return others_panel(scene, others_than(scene, middle_seat(scene)), "zoo-others", holdings, figures, other)


def middle_seat(scene: Scene) -> Seat | None:
    """Whose zoo is drawn large."""
    return middle_of(scene, [seat for seat in seats(scene.view.setup.players) if scene.view.zoos[seat] is not None])


def other(scene: Scene, seat: Seat) -> h.Element:
    return h.section(class_=f"zoo-other {seat_class(seat)}", aria_label=scene.text(seat))[
        h.div(".zoo-other-head")[seat_chip(scene.person(seat)), figures(scene, seat)], holdings(scene, seat)
    ]


def holdings(scene: Scene, seat: Seat) -> Node:
    zoo = scene.view.zoos[seat]
    return mammoth_holdings(scene, seat) if zoo is None else glance(scene, seat, zoo)


def figures(scene: Scene, seat: Seat) -> h.Element:
    """Coins, AutoMammoth's cards, points."""
    zoo, mammoth = scene.view.zoos[seat], scene.view.mammoths[seat]
    return h.span(".zoo-figures")[
        gain(scene, "money", (mammoth or zoo).coins, msg("coins"), "tint-money"),
        gain(scene, "pile", len(mammoth.cards), msg("cards left"), "muted") if mammoth is not None else None,
        h.b(".zoo-total", data_tip=scene.text(msg("Points now")))[numeral(scene.view.scores[seat])],
    ]


# a zoo at a glance


@drawn_once
def glance(scene: Reading, seat: Seat, zoo: ZooView) -> Node:
    """One line for each enclosure, one for the barn, and the whole zoo for those who open it."""
    lived_in = [shown for shown in zoo.enclosures if shown.animals or shown.stalls]
    return [
        h.ul(".zoo-glance")[
            (glance_line(scene, shown) for shown in lived_in), barn_line(scene, zoo.barn) if zoo.barn else None
        ]
        if lived_in or zoo.barn
        else h.p(".muted.small")[scene.read(msg("Nothing in the zoo yet."))],
        h.details(".zoo-whole", data_keep=f"zoo-{seat.code}")[
            h.summary[icon("eye"), scene.read(msg("The whole zoo"))], zoo_drawing(Site(scene, seat, zoo))
        ],
    ]


@drawn_once
def glance_line(scene: Reading, shown: Enclosure) -> h.Element:
    """Species, how full, stalls, points; fertile animals that have not bred stand out."""
    species = shown.species
    what = scene.text(msg("{animals}: {n} of {spaces}",
                          animals=sign_of(shown), n=len(shown.animals), spaces=shown.ground.spaces))  # fmt: skip
    return h.li[
        h.span(".zoo-code")[code_of(shown.ground)],
        species_tile(species, scene, class_="piece-small", named=False)
        if species is not None
        else h.span(".piece.piece-small.is-gap"),
        h.span(".zoo-dots", role="img", aria_label=what, data_tip=what)[
            (h.i(class_="is-fertile" if tile.sex and not tile.bred else None) for tile in shown.animals),
            (h.i(".is-gap") for _ in range(shown.free_spaces)),
        ],
        few(scene, shown.stalls),
        h.b(".number")[numeral(shown.points)],
    ]


@drawn_once
def barn_line(scene: Reading, barn: tuple[Tile, ...]) -> h.Element:
    """What lies in the barn, and may be bought."""
    name = scene.text(msg("Barn, for sale"))
    return h.li(".zoo-barn-line")[
        h.span(".zoo-code", data_tip=name)[icon("barn", name)],
        few(scene, sorted(barn, key=in_order)),
        h.b(".number.bad")[numeral(barn_points(barn))],
    ]


def few(scene: Reading, tiles: Iterable[Tile]) -> h.Element:
    return h.span(".zoo-few.zoo-tiles")[(draw_tile(tile, scene, named=False) for tile in tiles)]


# AutoMammoth


def mammoth_holdings(scene: Scene, seat: Seat) -> Node:
    """Safe stacks, stacks in its barn, the card it played last [MAM-1.5]."""
    view: View = scene.view
    mammoth = view.mammoths[seat]
    assert mammoth is not None
    sold = () if view.over else tuple(final_sale(ledger_from(view.setup, mammoth)))
    return mammoth_things(scene, seat, mammoth, sold)


@drawn_once
def mammoth_things(scene: Reading, seat: Seat, mammoth: MammothView, sold: tuple[Key, ...]) -> Node:
    held = {key: sorted(mammoth.stacks[key.number], key=in_order) for key in KEYS if mammoth.stacks[key.number]}
    lines = {key: stack(scene, key, tiles, key in sold) for key, tiles in held.items()}
    parts = (
        (msg("Safe, 3 or more"), [line for key, line in lines.items() if len(held[key]) > BARN_SIZE]),
        (msg("In its barn, for sale"), [line for key, line in lines.items() if len(held[key]) <= BARN_SIZE]),
    )
    return [
        [h.div(".zoo-stacks")[h.span(".eyebrow")[scene.read(title)], h.ul[some]] for title, some in parts if some],
        None if held else h.p(".muted.small")[scene.read(msg("It holds no tiles yet."))],
        sale_note(scene, len(sold)) if sold else None,
        last_card(scene, seat, mammoth) if mammoth.discard else None,
    ]


def stack(scene: Reading, key: Key, tiles: Sequence[Tile], sold: bool) -> h.Element:
    """A safe stack as filled bars; of one or two the tiles themselves, as they may be bought [MAM-6.8]."""
    barn = len(tiles) <= BARN_SIZE
    points = 0 if sold else stack_points(len(tiles))
    size = scene.text(nmsg("{n} tile", "{n} tiles", n=len(tiles)))
    return h.li(class_=classes(is_barn=barn, is_sold=sold) or None)[
        few(scene, tiles) if barn else key_tile(key, scene, class_="piece-small"),
        h.span(".grow")[scene.read(key.say()), h.small[scene.read(msg("will be discarded"))] if sold else None],
        h.span(".zoo-bars", role="img", aria_label=size, data_tip=size)[(h.i for _ in tiles)],
        h.b(class_=classes("zoo-stack-points", bad=points < 0))[numeral(points)],
    ]


def sale_note(scene: Reading, sold: int) -> h.Element:
    """Its points count the sale at the end [MAM-9.1]."""
    text = nmsg(
        "Already counted: at the end {coins} of its coins pay to discard {n} barn stack.",
        "Already counted: at the end {coins} of its coins pay to discard {n} barn stacks.",
        n=sold,
        coins=sold * SALE_PRICE,
    )
    return h.p(".why.hide-low")[scene.read(text), " ", rule_link("MAM-9.1")]


def last_card(scene: Reading, seat: Seat, mammoth: MammothView) -> h.Element:
    """The card played last; and what may still come, as everybody may count it."""
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
