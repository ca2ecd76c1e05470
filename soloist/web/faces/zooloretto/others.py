"""Everybody else: zoos at a glance and, opened, in full; what AutoMammoth holds."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.scoring import barn_points
from soloist.games.zooloretto.tiles import Tile, in_order
from soloist.games.zooloretto.view import EnclosureView, View, ZooView
from soloist.web.faces.base import Panel
from soloist.web.faces.zooloretto.mammoth import mammoth_holdings
from soloist.web.faces.zooloretto.names import code_of, gaps_of, minus, points_of, sign_of, species_of
from soloist.web.faces.zooloretto.site import Site
from soloist.web.faces.zooloretto.tiles import species_tile
from soloist.web.faces.zooloretto.tiles import tile as draw_tile
from soloist.web.faces.zooloretto.zoo import zoo_drawing
from soloist.web.html import KIND_ICONS, Node, icon, seat_chip, seat_class
from soloist.web.scene import Scene


def side(scene: Scene) -> Sequence[Panel]:
    others = others_of(scene)
    if not others:
        return ()
    if len(others) == 1:
        return (lone(scene, others[0]),)
    body = h.div(".zoo-others.is-many")[(other(scene, seat) for seat in others)]
    return (Panel("seats", msg("The others"), "people", body),)


def lone(scene: Scene, seat: Seat) -> Panel:
    """Only one other: the head of the panel has the name already."""
    body = h.div(class_=f"zoo-others {seat_class(seat)}")[holdings(scene, seat)]
    return Panel("seats", msg("{seat}", seat=seat), KIND_ICONS[scene.person(seat).kind], body, figures(scene, seat))


def others_of(scene: Scene) -> list[Seat]:
    """Everybody but the one whose zoo is in the middle, in the order of play from there."""
    view: View = scene.view
    everybody = list(seats(view.setup.players))
    middle = middle_seat(scene)
    if middle is None:
        return everybody
    return everybody[middle + 1 :] + everybody[:middle]


def middle_seat(scene: Scene) -> Seat | None:
    """Whose zoo is drawn large: one's own; for spectators the one who plays, or the first."""
    view: View = scene.view
    owners = [seat for seat in seats(view.setup.players) if view.zoos[seat] is not None]
    for seat in (scene.seat, view.active):
        if seat in owners:
            return seat
    return owners[0] if owners else None


def other(scene: Scene, seat: Seat) -> h.Element:
    return h.section(class_=f"zoo-other {seat_class(seat)}", aria_label=scene.text(seat))[
        h.div(".zoo-other-head")[seat_chip(scene.person(seat)), figures(scene, seat)], holdings(scene, seat)
    ]


def holdings(scene: Scene, seat: Seat) -> Node:
    view: View = scene.view
    zoo = view.zoos[seat]
    return mammoth_holdings(scene, seat) if zoo is None else glance(scene, seat, zoo)


def figures(scene: Scene, seat: Seat) -> h.Element:
    """Coins, AutoMammoth's cards, points."""
    view: View = scene.view
    zoo, mammoth = view.zoos[seat], view.mammoths[seat]
    owner = zoo if zoo is not None else mammoth
    assert owner is not None
    coins = scene.text(msg("coins"))
    return h.span(".zoo-figures")[
        h.span(".gain.tint-money", title=coins)[icon("money", coins), str(owner.coins)],
        h.span(".gain.muted", title=scene.text(msg("cards left")))[
            icon("pile", scene.text(msg("cards left"))), str(len(mammoth.cards))
        ]
        if mammoth is not None
        else None,
        h.b(".zoo-total", title=scene.text(msg("Points now")))[minus(view.scores[seat])],
    ]


# a zoo at a glance


def glance(scene: Scene, seat: Seat, zoo: ZooView) -> Node:
    """One line for each enclosure, one for the barn, and the whole zoo for those who open it."""
    return [
        h.ul(".zoo-glance")[
            (glance_line(scene, shown) for shown in zoo.enclosures if shown.animals or shown.stalls),
            barn_line(scene, zoo.barn) if zoo.barn else None,
        ]
        if any(shown.animals or shown.stalls for shown in zoo.enclosures) or zoo.barn
        else h.p(".muted.small")[scene.read(msg("Nothing in the zoo yet."))],
        h.details(".zoo-whole", data_keep=f"zoo-{seat.code}")[
            h.summary[icon("eye"), scene.read(msg("The whole zoo"))],
            zoo_drawing(Site(scene, seat, zoo)),
        ],
    ]


def glance_line(scene: Scene, shown: EnclosureView) -> h.Element:
    """Species, how full, stalls, points."""
    species = species_of(shown)
    what = scene.text(filling(shown))
    return h.li[
        h.span(".zoo-code")[code_of(shown.ground)],
        species_tile(species, scene, class_="piece-small", named=False)
        if species is not None
        else h.span(".piece.piece-small.is-gap"),
        h.span(".zoo-dots", role="img", aria_label=what, title=what)[
            (h.i(class_=dot_class(tile)) for tile in shown.animals), (h.i(".is-gap") for _ in range(gaps_of(shown)))
        ],
        h.span(".zoo-few.zoo-tiles")[(draw_tile(stall, scene, named=False) for stall in shown.stalls)],
        h.b(".number")[minus(points_of(shown))],
    ]


def filling(shown: EnclosureView) -> Message:
    return msg("{animals}: {n} of {spaces}", animals=sign_of(shown), n=len(shown.animals), spaces=shown.ground.spaces)


def dot_class(tile: Tile) -> str | None:
    """Fertile animals that have not bred stand out."""
    return "is-fertile" if tile.sex and not tile.bred else None


def barn_line(scene: Scene, barn: Sequence[Tile]) -> h.Element:
    """What lies in the barn, and may be bought."""
    name = scene.text(msg("Barn, for sale"))
    return h.li(".zoo-barn-line")[
        h.span(".zoo-code", title=name)[icon("barn", name)],
        h.span(".zoo-few.zoo-tiles")[(draw_tile(tile, scene, named=False) for tile in sorted(barn, key=in_order))],
        h.b(".number.bad")[minus(barn_points(barn))],
    ]
