"""The left column: the stack to draw from, what has been drawn, and the trucks in their row."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.answers import LOAD, TAKE, TRUCKS
from soloist.games.zooloretto.components import TRUCK_SPACES
from soloist.games.zooloretto.questions import OnWhichTruck, PlaceBought, YourTurn
from soloist.games.zooloretto.tiles import Tile
from soloist.games.zooloretto.view import View, ZooView
from soloist.web import markup as h
from soloist.web.faces.table_widgets import left_panel
from soloist.web.faces.zooloretto.pieces import STACK, truck_key
from soloist.web.faces.zooloretto.site import drawn_name, tile_piece, truck_names, zoo_names
from soloist.web.faces.zooloretto.tiles import blocked, gap
from soloist.web.faces.zooloretto.tiles import tile as draw_tile
from soloist.web.html import Node, classes, icon, key_cap, look_mark, piece, seat_chip
from soloist.web.scene import Scene
from soloist.web.statics import static_url


def yard(scene: Scene) -> Node:
    trucks = range(len(scene.view.trucks))
    return left_panel(
        scene, "zoo-yard", "truck", msg("Trucks"), room_note(scene.view), hand(scene) or stack(scene),
        h.div(class_=f"zoo-trucks zoo-trucks-{len(trucks)}")[(truck(scene, number) for number in trucks)],
        legend(scene),
    )  # fmt: skip


def room_note(view: View) -> Message:
    spaces = view.setup.counts.truck_spaces
    if len(set(spaces)) == 1:
        return msg("room for {n} on each", n=spaces[0])
    first, second, third = spaces
    return msg("room for {first}, {second} and {third}", first=first, second=second, third=third)


# the stack


def stack(scene: Scene) -> h.Element:
    """The tiles to draw from; pointing at them draws one."""
    view: View = scene.view
    left = view.main_stack or view.end_stack
    why = LOAD.code if isinstance(scene.ask, YourTurn) else ""
    title, note = msg("Tile stack"), msg("behind the disc: the end stack")
    if why:
        title, note = msg("Draw a tile"), draw_note(view)
    elif view.main_stack:
        note = msg("before the disc")
    return piece(scene, STACK, class_="zoo-draw", why=why)[
        h.span(class_=classes("card-back card-back-square", is_end=not view.main_stack))[h.b[str(left)]],
        h.span(".grow")[h.b[scene.read(title)], h.small[scene.read(note)]],
        key_cap(scene.lights.get(STACK)),
    ]


def draw_note(view: View) -> Message:
    """Where it could go, or why it cannot."""
    spaces = view.setup.counts.truck_spaces
    open_to = [
        number + 1
        for number, tiles in enumerate(view.trucks)
        if view.taken_by[number] is None and len(tiles) < spaces[number]
    ]
    if not open_to:
        return msg("no truck has room")
    if not view.main_stack and not view.last_round:
        return msg("opens the end stack: the last round")
    if len(open_to) == 1:
        return msg("it goes on truck {truck}", truck=open_to[0])
    if len(open_to) == len(view.trucks):
        return msg("then choose its truck")
    *some, last = open_to
    return msg("then load truck {some} or {last}", some=", ".join(map(str, some)), last=last)


def hand(scene: Scene) -> Node:
    """The tile that has just been drawn or bought and has no place yet."""
    if scene.view.drawn is not None:
        return held(scene, scene.view.drawn, msg("drawn: onto which truck?"), drawn_name(scene.view))
    if isinstance(scene.ask, PlaceBought):
        return held(scene, scene.ask.tile, msg("bought: where does it go?"))
    return None


def held(scene: Scene, tile: Tile, note: Message, name: str | None = None) -> h.Element:
    homeless = h.small(".zoo-homeless")[icon("barn"), scene.read(msg("your barn only"))]
    return h.div(".zoo-hand.is-picked")[
        draw_tile(tile, scene, class_="piece-large", data_vt=name),
        h.span(".grow")[
            h.b[scene.read(tile.say())], h.small[scene.read(note)], homeless if is_for_barn(scene, tile) else None
        ],
    ]


def own_zoo(scene: Scene) -> ZooView | None:
    return None if scene.seat is None else scene.view.zoos[scene.seat]


def is_for_barn(scene: Scene, tile: Tile) -> bool:
    """Whether it would find no place but the barn in one's own zoo: no enclosure takes it [ZOO-5.4]."""
    zoo = own_zoo(scene)
    if zoo is None or tile.is_coin:
        return False
    if tile.is_stall:
        return all(len(shown.stalls) == shown.ground.stalls for shown in zoo.enclosures)
    return not any(shown.free_spaces and shown.species in (None, tile.species) for shown in zoo.enclosures)


# the trucks


def truck(scene: Scene, number: int) -> h.Element:
    """A bed with three spaces, a cab with its number, two wheels. The whole answers, unless single tiles on it do."""
    key = truck_key(number)
    taker = scene.view.taken_by[number]
    why = TAKE[number].code if isinstance(scene.ask, YourTurn) else ""
    why = TRUCKS[number].code if isinstance(scene.ask, OnWhichTruck) else why
    away = taker is not None and not scene.view.trucks[number]
    mine = taker is not None and taker == scene.seat
    return piece(scene, key, class_=classes("zoo-place", is_away=away, is_mine=mine), why=why, encloses=mine)[
        h.span(class_=classes("zoo-truck", is_away=away))[
            h.span(".zoo-truck-bed")[truck_spaces(scene, number)],
            h.span(".zoo-truck-cab")[h.b[str(number + 1)]],
            h.span(".zoo-wheel.zoo-wheel-back"),
            h.span(".zoo-wheel.zoo-wheel-front"),
        ],
        h.span(".zoo-place-foot")[foot(scene, number), key_cap(scene.lights.get(key))],
        look_mark(),
    ]  # fmt: skip


def truck_spaces(scene: Scene, number: int) -> list[Node]:
    view: View = scene.view
    spaces, tiles = view.setup.counts.truck_spaces[number], view.trucks[number]
    gaps: list[Node] = [gap() for _ in range(spaces - len(tiles))]
    if gaps and view.drawn is not None and truck_key(number) in scene.lights:
        gaps[0] = h.span(".zoo-gap-ghost")[gap(), draw_tile(view.drawn, scene, class_="zoo-ghost")]
    return [
        *(truck_tile(scene, number, place) for place in range(len(tiles))),
        *gaps,
        *(blocked(scene) for _ in range(TRUCK_SPACES - spaces)),
    ]


def truck_tile(scene: Scene, number: int, place: int) -> Node:
    """A tile on a truck; one's own are placed one after the other."""
    view: View = scene.view
    tiles, taker = view.trucks[number], view.taken_by[number]
    where = (f"truck{number}", place)
    if taker is not None and taker == scene.seat:
        again = tiles[place] in tiles[:place]
        return tile_piece(scene, tiles[place], "truck", zoo_names(view, taker).get(where), again=again)
    names = scene.once("trucks", lambda: truck_names(scene))
    if taker is not None and view.zoos[taker] is not None:
        names = zoo_names(view, taker)
    if taker is None and is_for_barn(scene, tiles[place]):
        said = msg("{tile}, fits only in your barn", tile=tiles[place])
        return draw_tile(tiles[place], scene, data_vt=names.get(where), class_="zoo-to-barn", said=said)
    return draw_tile(tiles[place], scene, data_vt=names.get(where))


def legend(scene: Scene) -> Node:
    """What the hatched edge of a tile means."""
    trucks = zip(scene.view.trucks, scene.view.taken_by, strict=True)
    if not any(is_for_barn(scene, tile) for tiles, taker in trucks if taker is None for tile in tiles):
        return None
    return h.p(".zoo-legend")[h.span(".zoo-legend-mark"), scene.read(msg("fits only in your barn"))]


def foot(scene: Scene, number: int) -> Node:
    """What the truck is good for now."""
    view: View = scene.view
    taker, tiles, count = view.taken_by[number], view.trucks[number], len(view.trucks[number])
    room = view.setup.counts.truck_spaces[number] - count
    if taker is not None and taker != scene.seat:
        return seat_chip(scene.person(taker))
    if taker is not None:
        to_place = nmsg("{n} tile to place", "{n} tiles to place", n=count)
        return h.span[h.b[scene.read(msg("Yours."))], " ", scene.read(to_place) if tiles else None]
    if truck_key(number) in scene.lights and isinstance(scene.ask, OnWhichTruck):
        loaded = nmsg("with {n} tile already on it", "with {n} tiles already on it", n=count)
        load = loaded if tiles else msg("the empty one")
        return h.span[h.b[scene.read(msg("Load"))], " ", scene.read(load)]
    if truck_key(number) in scene.lights:
        return h.span[h.b[scene.read(msg("Take"))], " ", scene.read(nmsg("{n} tile", "{n} tiles", n=count))]
    if tiles and room:
        text = nmsg("{n} tile, room for {room}", "{n} tiles, room for {room}", n=count, room=room)
        return h.span[scene.read(text)]
    return h.span[scene.read(msg("full") if tiles else msg("empty"))]


# the picture of the home page: trucks on a road


PAINTED = (  # where on the road, how large, with what
    ("translate(128 38) scale(.82)", ("flamingo", "", "")),
    ("translate(22 88)", ("panda", "zebra", "money")),
    ("translate(188 88)", ("leopard", "elephant", "")),
)


def art() -> Node:
    """330 × 150, in the colours of the page."""
    return h.svg(".zoo-art", viewBox="0 0 330 150", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        h.rect(".zoo-art-sky", width="330", height="150"),
        h.path(".zoo-art-hill", d="M0 52C60 30 110 34 170 48s120 16 160-6v108H0z"),
        h.path(".zoo-art-road", d="M0 60c90 4 240 8 330 0v14c-90 8-240 4-330 0zM0 112h330v38H0z"),
        (painted_truck(place, loads) for place, loads in PAINTED),
    ]


def painted_truck(place: str, loads: Sequence[str]) -> h.Element:
    return h.g(transform=place)[
        h.rect(".zoo-art-bed", y="-6", width="92", height="32", rx="4"),
        h.path(".zoo-art-cab", d="M92 2h14c7 0 13 6 13 14v10H92z"),
        h.rect(".zoo-art-window", x="97", y="6", width="14", height="9", rx="2"),
        (painted_load(4 + 29 * place, name) for place, name in enumerate(loads)),
        (h.circle(".zoo-art-wheel", cx=cx, cy="28", r="8") for cx in ("20", "102")),
        (h.circle(".zoo-art-hub", cx=cx, cy="28", r="3") for cx in ("20", "102")),
    ]


def painted_load(x: int, name: str) -> Node:
    """A tile on a truck, or an empty space."""
    if not name:
        return h.rect(".zoo-art-gap", x=str(x), y="-14", width="26", height="30", rx="4")
    kind = "coin" if name == "money" else name
    return h.g(class_=f"zoo-art-tile piece-{kind}")[
        h.rect(x=str(x), y="-14", width="26", height="30", rx="4"),
        h.use(href=f"{static_url('icons.svg')}#i-{name}", x=str(x + 4), y="-9", width="18", height="20"),
    ]
