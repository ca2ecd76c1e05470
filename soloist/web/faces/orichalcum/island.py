"""The island in the middle: the drawing, the buttons on it, and the reserve below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.orichalcum.answers import Fight, Lay
from soloist.games.orichalcum.circles import bits, mask_of
from soloist.games.orichalcum.questions import WhereTemple
from soloist.games.orichalcum.turn import extra_price
from soloist.games.orichalcum.view import View
from soloist.web.faces.orichalcum.board import island_drawing, temple_ring
from soloist.web.faces.orichalcum.pieces import beast_key, circle_key, site_key
from soloist.web.faces.orichalcum.placing import Chart, Placing, ghosts, placing
from soloist.web.faces.orichalcum.seats import is_asked, laid_on, realm_seen, table_seen
from soloist.web.faces.orichalcum.shapes import Point, R, centre_of, middle, points_of, view_box
from soloist.web.faces.orichalcum.signs import hoplites, nuggets, token
from soloist.web.html import Node, icon, piece, rule_link, seat_chip, seat_class
from soloist.web.scene import Scene


def island_box(scene: Scene, seat: Seat, charted: Chart | None) -> h.Element:
    """The island, and over it the buttons for what may be pointed at."""
    view: View = scene.view
    realm = view.realm(seat)
    asked = placing(scene) if is_asked(scene, seat) else None
    lit = asked.mask if asked is not None else mask_of(lit_circles(scene, seat))
    more = ghosts(scene, asked, charted.sites) if asked is not None and charted is not None else None
    label = scene.text(msg("The island of {seat}", seat=seat))
    return h.div(class_=f"ori-mapbox {seat_class(seat)}", data_spots=charted.data if charted is not None else None)[
        island_drawing(
            realm, laid_on(scene, seat), scene.reader, label,
            lit=lit, anchors=asked.anchors if asked is not None else 0, more=more,
        ),
        buttons(scene, seat, asked) if is_asked(scene, seat) else None,
    ]  # fmt: skip


# what answers


def lit_circles(scene: Scene, seat: Seat) -> Iterator[int]:
    """Circles of ports, of sites for buildings, of creatures."""
    if not is_asked(scene, seat) or is_temple(scene):
        return
    ground = realm_seen(scene, seat).ground
    for choice in scene.choices:
        if isinstance(choice.option, Lay):
            yield from (ground.number[name] for name in choice.option.where.split())
        elif isinstance(choice.option, Fight) and beast_key(choice.option.where) in scene.lights:
            yield ground.number[choice.option.where]


def is_temple(scene: Scene) -> bool:
    return scene.asked is not None and isinstance(scene.asked.ask, WhereTemple)


def lit_temples(scene: Scene, seat: Seat) -> dict[Lay, int]:
    if not is_temple(scene):
        return {}
    number = realm_seen(scene, seat).ground.number
    lays = [choice.option for choice in scene.choices if isinstance(choice.option, Lay)]
    return {lay: mask_of(number[name] for name in lay.where.split()) for lay in lays}


def buttons(scene: Scene, seat: Seat, asked: Placing | None) -> Node:
    view: View = scene.view
    ground = view.realm(seat).ground
    inside = list(circle_buttons(scene, asked) if asked is not None else site_buttons(scene, seat))
    if not inside:
        return None
    label = scene.text(msg("Places on the island"))
    return h.svg(".ori-spots", viewBox=view_box(ground), role="group", aria_label=label)[inside]


def circle_buttons(scene: Scene, asked: Placing) -> Iterator[Node]:
    """One for each circle of the tile's first terrain, and for the script a target on every other lit circle."""
    for circle in bits(asked.mask):
        name = asked.ground.names[circle]
        label = scene.text(msg("{tile} on {where}", tile=asked.tile, where=name))
        if asked.anchors >> circle & 1:
            inside = piece(scene, circle_key(name), class_="ori-spot", tag=h.span, data_circle=name, aria_label=label)
        else:
            inside = h.span(".ori-spot", data_circle=name)
        yield hole(middle(asked.ground.places[circle]), inside)


def site_buttons(scene: Scene, seat: Seat) -> Iterator[Node]:
    """Ports, sites for buildings and temples, creatures to fight."""
    ground = realm_seen(scene, seat).ground
    temples = lit_temples(scene, seat)
    fought: list[str] = []
    for choice in scene.choices:
        option = choice.option
        if isinstance(option, Lay) and option in temples:
            at = centre_of(points_of(ground, bits(temples[option])))
            yield h.g(".ori-site")[
                temple_ring(ground, temples[option]), hole(at, spot_piece(scene, site_key(option), option), 14)
            ]
        elif isinstance(option, Lay):
            for place, name in enumerate(option.where.split()):
                again = {"tabindex": "-1"} if place else {}
                at = middle(ground.places[ground.number[name]])
                yield hole(at, spot_piece(scene, site_key(option), option, **again))
        elif isinstance(option, Fight) and option.where not in fought and choice.path[0] == beast_key(option.where):
            fought.append(option.where)
            at = middle(ground.places[ground.number[option.where]])
            label = scene.text(msg("{creature} on {where}", creature=option.creature, where=option.where))
            yield hole(
                at, piece(scene, beast_key(option.where), class_="ori-spot is-beast", tag=h.span, aria_label=label)
            )


def spot_piece(scene: Scene, key: str, lay: Lay, **more: Any) -> h.Element:
    return piece(scene, key, class_="ori-spot", tag=h.span, aria_label=scene.text(lay), **more)


def hole(at: Point, inside: Node, radius: float = R - 2) -> h.Element:
    """A square of the drawing in which there is a button."""
    x, y = at
    return h.foreignobject(
        x=f"{x - radius:.1f}", y=f"{y - radius:.1f}", width=f"{2 * radius:g}", height=f"{2 * radius:g}"
    )[inside]


# the reserve


def reserve(scene: Scene, seat: Seat) -> h.Element:
    """Goods, captured creatures, and what they would pay."""
    view: View = scene.view
    realm, box = view.realm(seat), view.setup.box
    price = extra_price(table_seen(scene), realm_seen(scene, seat))
    extra = msg("Additional action: {n} of a kind", n=price)
    return h.div(".ori-reserve")[
        seat_chip(scene.person(seat)),
        hoplites(scene, realm.hoplites),
        nuggets(scene, realm.nuggets),
        h.span(".muted")[scene.read(msg("medallion at {n}", n=box.medallion_price)), " ", rule_link("ORI-7.4")],
        works(scene, seat),
        h.span(".grow"),
        h.span(".ori-captured")[
            h.span(".muted")[scene.read(msg("Captured"))],
            [token(scene, creature) for creature in realm.captured] or h.span(".muted")["–"],
        ],
        h.span(".muted.only-wide")[scene.read(extra), " ", rule_link("ORI-9.2")],
    ]


def works(scene: Scene, seat: Seat) -> h.Element:
    """How much Produce and Recruit bring."""
    view: View = scene.view
    realm = view.realm(seat)
    mines = scene.text(nmsg("{n} mine, the metropolis counted", "{n} mines, the metropolis counted", n=realm.mines))
    camps = scene.text(
        nmsg("{n} training camp, the metropolis counted", "{n} training camps, the metropolis counted", n=realm.camps)
    )
    return h.span(".ori-works")[
        h.span(".gain", title=mines)[icon("mine", mines), str(realm.mines)],
        h.span(".gain", title=camps)[icon("camp", camps), str(realm.camps)],
    ]
