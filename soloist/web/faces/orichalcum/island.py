"""The islands: that in the middle with buttons on it and the reserve below, those of everybody else beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from markupsafe import Markup

from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.orichalcum.ai.steps import LaysTile
from soloist.games.orichalcum.answers import Fight, Lay
from soloist.games.orichalcum.circles import bits, mask_of
from soloist.games.orichalcum.questions import WhereTemple
from soloist.games.orichalcum.turn import extra_price
from soloist.games.orichalcum.view import RealmView
from soloist.web import markup as h
from soloist.web.faces.base import Panel
from soloist.web.faces.orichalcum import signs
from soloist.web.faces.orichalcum.board import ai_drawing, island_drawing, temple_ring, terrain_row, track
from soloist.web.faces.orichalcum.placing import Chart, Placing, ghosts
from soloist.web.faces.orichalcum.seats import is_asked, laid_on, middle_seat, realm_seen, table_seen
from soloist.web.faces.orichalcum.signs import ACROSS, centre_of, hoplites, middle, nuggets, points_of, token
from soloist.web.faces.table_widgets import gain, latest, others_panel, others_than
from soloist.web.html import Node, piece, rule_link, seat_chip, seat_class
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Person, Scene, piece_key


def land_drawing(
    scene: Scene, seat: Seat, *, lit: int = 0, anchors: int = 0, fresh: int = 0, more: Node = None
) -> Node:
    """Somebody's island, or the AI's board."""
    realm = scene.view.realm(seat)
    if realm.is_ai:
        return ai_drawing(scene.view.setup.box.ai, realm, scene.reader, fresh=fresh)
    label = scene.text(msg("Your island") if seat == scene.seat else msg("{seat}'s island", seat=seat))
    return island_drawing(realm, laid_on(scene, seat), scene.reader, label, lit=lit, anchors=anchors, more=more)


def island_box(scene: Scene, seat: Seat, asked: Placing | None, charted: Chart | None) -> h.Element:
    """The island, and over it the buttons for what may be pointed at."""
    if asked is None or charted is None:
        drawn = land_drawing(scene, seat, lit=mask_of(lit_circles(scene, seat)))
    else:
        more = ghosts(asked, charted.sites)
        drawn = land_drawing(scene, seat, lit=asked.mask, anchors=asked.anchors, more=more)
    return h.div(
        class_=f"ori-mapbox {seat_class(seat)}",
        data_zoo=seat.code,
        data_spots=None if charted is None else charted.data,
    )[drawn, buttons(scene, seat, asked) if is_asked(scene, seat) else None]


# what answers


def lit_circles(scene: Scene, seat: Seat) -> Iterator[int]:
    """Circles of ports, of sites for buildings, of creatures."""
    if not is_asked(scene, seat) or isinstance(scene.ask, WhereTemple):
        return
    ground = realm_seen(scene, seat).ground
    for choice in scene.choices:
        if isinstance(choice.option, Lay):
            yield from (ground.number[name] for name in choice.option.where.split())
        elif isinstance(choice.option, Fight) and piece_key("beast", choice.option.where) in scene.lights:
            yield ground.number[choice.option.where]


def buttons(scene: Scene, seat: Seat, asked: Placing | None) -> Node:
    inside = list(circle_buttons(scene, asked) if asked is not None else site_buttons(scene, seat))
    if not inside:
        return None
    box = signs.view_box(scene.view.realm(seat).ground)
    return h.svg(".ori-spots", viewBox=box, role="group", aria_label=scene.text(msg("Places on the island")))[inside]


def circle_buttons(scene: Scene, asked: Placing) -> Iterator[Node]:
    """One for each circle of the tile's first terrain, and for the script a target on every other lit circle."""
    for circle in bits(asked.mask):
        name = asked.ground.names[circle]
        label = scene.text(msg("{tile} on {where}", tile=asked.tile, where=name))
        if asked.anchors >> circle & 1:
            inside = piece(
                scene, piece_key("circle", name), class_="ori-spot", tag=h.span, data_circle=name, aria_label=label
            )
        else:
            inside = h.span(".ori-spot", data_circle=name)
        yield hole(middle(asked.ground.places[circle]), inside)


def site_buttons(scene: Scene, seat: Seat) -> Iterator[Node]:
    """Ports, sites for buildings and temples, creatures to fight."""
    ground = realm_seen(scene, seat).ground
    fought: list[str] = []

    def spot(key: str, label: object, class_: str = "ori-spot", **more: Any) -> h.Element:
        return piece(scene, key, class_=class_, tag=h.span, aria_label=scene.text(label), **more)

    for choice in scene.choices:
        option = choice.option
        if isinstance(option, Lay) and isinstance(scene.ask, WhereTemple):
            circles = ground.numbers(option.where)
            at = centre_of(points_of(ground, bits(mask_of(circles))))
            yield h.g(".ori-site")[
                temple_ring(ground, mask_of(circles)), hole(at, spot(piece_key("site", option), option), 14)
            ]
        elif isinstance(option, Lay):
            for place, at in enumerate(points_of(ground, ground.numbers(option.where))):
                again = {"tabindex": "-1"} if place else {}
                yield hole(at, spot(piece_key("site", option), option, **again))
        elif isinstance(option, Fight) and option.where not in fought and choice.path[0].startswith("beast:"):
            fought.append(option.where)
            [at] = points_of(ground, ground.numbers(option.where))
            label = msg("{creature} on {where}", creature=option.creature, where=option.where)
            yield hole(at, spot(choice.path[0], label, "ori-spot is-beast"))


def hole(at: signs.Point, inside: Node, radius: float = ACROSS / 2) -> h.Element:
    """A square of the drawing in which there is a button; for fingers it reaches to its neighbours."""
    x, y = at
    return h.foreignobject(
        x=f"{x - radius:.1f}", y=f"{y - radius:.1f}", width=f"{2 * radius:g}", height=f"{2 * radius:g}"
    )[inside]


# the reserve


def reserve(scene: Scene, seat: Seat) -> Markup:
    price = extra_price(table_seen(scene), realm_seen(scene, seat))
    return goods(scene, scene.person(seat), scene.view.realm(seat), scene.view.setup.box.medallion_price, price)


@drawn_once
def goods(scene: Reading, person: Person, realm: RealmView, medallion_price: int, price: int) -> h.Element:
    """Goods, captured creatures, and what they would pay."""
    extra = msg("Additional action: {n} of a kind", n=price)
    return h.div(".ori-reserve", data_keep_clear=True)[
        seat_chip(person),
        hoplites(scene, realm.hoplites),
        nuggets(scene, realm.nuggets),
        h.span(".muted")[scene.read(msg("medallion at {n}", n=medallion_price)), " ", rule_link("ORI-7.4")],
        works(scene, realm.mines, realm.camps),
        h.span(".grow"),
        h.span(".ori-captured")[
            h.span(".muted")[scene.read(msg("Captured"))],
            [token(scene, creature) for creature in realm.captured] or h.span(".muted")["–"],
        ],
        h.span(".muted.only-wide")[scene.read(extra), " ", rule_link("ORI-9.2")],
    ]


@drawn_once
def works(scene: Reading, mines: int, camps: int) -> h.Element:
    """How much Produce and Recruit bring."""
    dug = nmsg("{n} mine, the metropolis counted", "{n} mines, the metropolis counted", n=mines)
    trained = nmsg("{n} training camp, the metropolis counted", "{n} training camps, the metropolis counted", n=camps)
    return h.span(".ori-works")[gain(scene, "mine", mines, dug), gain(scene, "camp", camps, trained)]


# everybody else


def side(scene: Scene) -> Sequence[Panel]:
    return others_panel(scene, others_than(scene, middle_seat(scene)), "ori-others", holdings, figures, folded)


def folded(scene: Scene, seat: Seat) -> h.Element:
    """One of several islands; opening it closes the others. That of who plays is open, or the first."""
    others, active = others_than(scene, middle_seat(scene)), scene.view.active
    is_open = seat == (active if active in others else others[0])
    return h.details(
        class_=f"ori-other {seat_class(seat)}", name="ori-others", open=is_open, data_keep=f"island-{seat.code}"
    )[h.summary[seat_chip(scene.person(seat)), h.span(".grow"), figures(scene, seat)], holdings(scene, seat)]


def figures(scene: Scene, seat: Seat) -> h.Element:
    realm = scene.view.realm(seat)
    return h.span(".ori-figures")[
        hoplites(scene, realm.hoplites), nuggets(scene, realm.nuggets), works(scene, realm.mines, realm.camps)
    ]


def holdings(scene: Scene, seat: Seat) -> Node:
    """The island of somebody else and what they captured; the AI's board with its track."""
    realm, board = scene.view.realm(seat), scene.view.setup.box.ai
    captured = h.p(".ori-captured")[
        h.span(".muted")[scene.read(msg("Captured"))], [token(scene, creature) for creature in realm.captured]
    ] if realm.captured else None  # fmt: skip
    if not realm.is_ai:
        return [h.div(data_zoo=seat.code)[land_drawing(scene, seat)], captured]
    return [
        land_drawing(scene, seat, fresh=freshly_laid(scene)),
        track(scene, board.track, realm.track),
        h.div(".ori-ai-foot")[
            h.span(".ori-ai-order")[
                h.span(".muted")[scene.read(msg("Priority"))],
                terrain_row(scene, board.priority),
                rule_link("OAI-4.5"),
            ],
            captured,
        ],
    ]


def freshly_laid(scene: Scene) -> int:
    """The circles of the tile the AI has laid last."""
    laid = latest(scene, LaysTile)
    return 0 if laid is None else mask_of(laid.spot)
