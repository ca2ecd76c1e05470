"""A zoo: enclosures with their signs, spaces and stalls, the barn, boards that are still closed."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg, numeral
from soloist.games.zooloretto.answers import BARN, EXPAND, HOMES, Home, Placement
from soloist.games.zooloretto.components import EXPANSIONS, PRICES, Ground
from soloist.games.zooloretto.scoring import barn_points
from soloist.games.zooloretto.tiles import STALL_TYPES, Species, Tile
from soloist.games.zooloretto.view import ZooView
from soloist.web import markup as h
from soloist.web.faces.table_widgets import gain
from soloist.web.faces.zooloretto.site import Site, picked_tile, short_effect
from soloist.web.faces.zooloretto.tiles import gap
from soloist.web.faces.zooloretto.tiles import tile as draw_tile
from soloist.web.html import Node, classes, icon, key_cap, look_link, piece, seat_chip
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Light, Scene, piece_key
from soloist.wording.zooloretto.pieces import barn_reason, code_of, reason_of, sign_of

BOARD_NAMES = (msg("Expansion board"), msg("Second board"))


def zoo_drawing(site: Site) -> h.Element:
    """The whole zoo."""
    open_boards = len(site.zoo.enclosures) - len(HOMES) + len(EXPANSIONS)
    boards = EXPANSIONS[: open_boards + site.zoo.closed]
    return h.div(class_=classes("zoo", "zoo-tiles", f"zoo-boards-{len(boards)}"), data_zoo=site.seat.code)[
        (enclosure(site, number) for number in range(len(site.zoo.enclosures))),
        (closed_board(site.scene, ground, place) for place, ground in enumerate(boards) if place >= open_boards),
        barn(site),
    ]


# enclosures


def enclosure(site: Site, number: int) -> h.Element:
    shown = site.zoo.enclosures[number]
    home = HOMES[number]
    light = site.placing(home)
    return h.section(class_=classes("zoo-enclosure", f"zoo-{home.code}", is_home=light is not None),
                     data_place=piece_key("home", home),
                     aria_label=f"{site.scene.text(sign_of(shown))} {code_of(shown.ground)}")[
        h.div(".zoo-sign")[
            home_name(site, home)[
                h.b(class_=classes("sign", is_free=not shown.animals))[site.scene.read(sign_of(shown))]
            ],
            h.span(".zoo-code")[code_of(shown.ground)],
            refusal(site, home) or print_of(site.scene, shown.ground),
            worth(site.scene, shown.points, site.scene.text(reason_of(shown))),
        ],
        h.div(".zoo-field")[
            h.div(".zoo-spaces")[spaces(site, home, home.code, shown.animals, shown.ground.spaces, light)],
            h.div(".zoo-stalls")[spaces(site, home, f"{home.code}-stalls", shown.stalls, shown.ground.stalls, light)],
        ],
        cover(site, piece_key("home", home)),
        cover(site, piece_key("group", home, species)) if (species := shown.species) is not None else None,
    ]  # fmt: skip


def home_name(site: Site, home: Home) -> h.Element:
    """In one's own zoo the name of a place says more."""
    return look_link(site.table, piece_key("home", home)) if site.table is not None else h.span


@drawn_once
def print_of(scene: Reading, ground: Ground) -> h.Element:
    """What is printed there: points when full and with one free, coins for filling it."""
    read = scene.read
    coins = scene.text(msg("coins when it is filled"))
    return h.span(".zoo-print")[
        h.span[
            read(msg("full")), " ", h.b[str(ground.full)],
            h.span(".gain.tint-money", data_tip=coins)[icon("money", coins), f"+{ground.bonus}"]
            if ground.bonus
            else None,
        ],
        h.span[read(msg("one free")), " ", h.b[str(ground.one_missing)]],
    ]  # fmt: skip


@drawn_once
def worth(scene: Reading, points: int, why: str) -> h.Element:
    return h.span(class_=classes("zoo-worth", bad=points < 0), data_tip=scene.text(msg("Points now")))[
        h.b[numeral(points)], h.small[why]
    ]


def refusal(site: Site, home: Home) -> Node:
    """Why the picked tile cannot go there."""
    scene = site.table
    if scene is None or piece_key("home", home) in scene.lights or (tile := picked_tile(scene)) is None:
        return None
    code = f"{tile.code} {home.code}"
    refused = scene.why_not(code)
    if refused is None:
        return None
    return h.button(".zoo-refusal.reason", type="submit", form="why", name="why", value=code)[
        icon("lock"), h.span[scene.read(refused.reason)]
    ]


def spaces(site: Site, home: Home, where: str, tiles: Sequence[Tile], room: int, light: Light | None) -> Node:
    """What lies on spaces for animals or for stalls; the picked tile would land on the first free one."""
    of_stalls = where.endswith("stalls")
    gaps: list[Node] = [gap("zoo-stall-gap" if of_stalls else "") for _ in range(room - len(tiles))]
    if light is not None and light.choices[0].option.tile.is_stall is of_stalls and gaps:
        gaps[0] = landing(site, home, light)
    return [(site.tile(tile, where, place) for place, tile in enumerate(tiles)), gaps]


def landing(site: Site, home: Home, light: Light) -> h.Element:
    """The space where the picked tile would lie, and what that would do; the whole enclosure answers."""
    scene = site.table
    assert scene is not None
    option = light.choices[0].option
    effect = None if site.effects is None else site.effects.of(option)
    change: Node = None
    if effect is not None:
        points = scene.read(nmsg("point", "points", n=abs(effect.points)))
        change = h.span(".zoo-effect")[short_effect(effect, scene), h.small[points]]
    return piece(scene, piece_key("home", home), class_="zoo-landing")[
        h.span(".zoo-landing-space")[draw_tile(option.tile, scene, class_="zoo-ghost"), change, key_cap(light)]
    ]


def cover(site: Site, key: str) -> Node:
    """For an exchange a whole place is pointed at."""
    scene, light = site.table, site.light(key)
    if scene is None:
        return None
    if site.is_picked(key):
        label = scene.text(msg("Selected; tap it again to put it back"))
        return piece(scene, key, class_="zoo-cover", aria_label=label)
    if light is None or isinstance(light.choices[0].option, Placement) or site.effects is None:
        return None
    effect = site.effects.best(light.choices)
    several = scene.read(msg("up to")) if light.answer is None else None
    said: dict[str, str] = {}
    if light.answer is None:
        home = next(home for home in HOMES if piece_key("home", home) == key)
        animals = sign_of(site.zoo.enclosures[home.number])
        said = {"aria_label": scene.text(msg("{animals} in {home}", animals=animals, home=home))}
    return piece(scene, key, class_="zoo-cover", **said)[
        h.span(".zoo-effect")[several, short_effect(effect, scene), key_cap(light)]
    ]


# boards that are closed, and the barn


@drawn_once
def closed_board(scene: Reading, ground: Ground, place: int) -> h.Element:
    """What an expansion board will be."""
    read = scene.read
    size = msg("{spaces} spaces, {stalls} stall space", spaces=ground.spaces, stalls=ground.stalls)
    return h.section(class_=f"zoo-enclosure zoo-closed zoo-{ground.id}")[
        h.b(".sign")[read(BOARD_NAMES[place])],
        h.span(".zoo-closed-size")[read(size)],
        print_of(scene, ground),
        h.span(".muted")[read(msg("closed · Expand, {price} coins", price=PRICES[EXPAND.code]))],
    ]


def barn(site: Site) -> h.Element:
    """Every tile in the barn, species by species: an exchange takes all of one."""
    tiles = site.zoo.barn
    light = site.placing(BARN)
    return h.section(class_=classes("zoo-enclosure", "zoo-barn", is_home=light is not None),
                     data_place=piece_key("home", BARN), aria_label=site.scene.text(msg("Barn")))[
        h.div(".zoo-sign")[
            icon("barn"),
            home_name(site, BARN)[h.b(".sign")[site.scene.read(msg("Barn"))]],
            h.span(".zoo-print")[site.scene.read(msg("−2 for each kind"))],
            worth(site.scene, barn_points(tiles), site.scene.text(barn_reason(tiles))),
        ],
        h.div(".zoo-field")[
            h.div(".zoo-spaces")[
                (barn_group(site, species) for species in Species if any(tile.species is species for tile in tiles)),
                (
                    site.tile(tile, "barn", place)
                    for place, tile in sorted(enumerate(tiles), key=lambda entry: entry[1].order)
                    if tile.is_stall
                ),
                landing(site, BARN, light) if light is not None else None,
            ]
        ],
    ]  # fmt: skip


def barn_group(site: Site, species: Species) -> h.Element:
    """All animals of one species in the barn, overlapping."""
    return h.div(".zoo-group")[
        (site.tile(tile, "barn", place) for place, tile in enumerate(site.zoo.barn) if tile.species is species),
        cover(site, piece_key("group", BARN, species)),
    ]


# the line under a zoo


def purse(scene: Scene, seat: Seat) -> h.Element:
    """Whose it is, coins, stall types, what the barn costs."""
    zoo: ZooView = scene.view.zoos[seat]
    types = len({stall for shown in zoo.enclosures for stall in shown.stalls})
    return h.div(".zoo-purse", data_keep_clear=True)[
        seat_chip(scene.person(seat)),
        gain(scene, "money", zoo.coins, msg("coins"), "tint-money zoo-coins"),
        h.span(".grow"),
        h.span(".muted")[scene.read(msg("Stall types {n} of {all}", n=types, all=len(STALL_TYPES)))],
        h.span(".muted")[scene.read(msg("Barn: {what}", what=barn_reason(zoo.barn)))],
        h.b(".sign.zoo-total", data_tip=scene.text(msg("Points now")))[numeral(scene.view.scores[seat])],
    ]
