"""The left column: the stack to draw from, what has been drawn, and the trucks in their row."""

from __future__ import annotations

import htpy as h

from soloist.engine.flow import Ask
from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.answers import LOAD, TAKE, TRUCKS
from soloist.games.zooloretto.components import TRUCK_SPACES
from soloist.games.zooloretto.questions import OnWhichTruck, PlaceBought, YourTurn
from soloist.games.zooloretto.tiles import Tile
from soloist.games.zooloretto.view import View, ZooView
from soloist.web.faces.zooloretto.motion import drawn_name, truck_names, zoo_names
from soloist.web.faces.zooloretto.pieces import STACK, truck_key
from soloist.web.faces.zooloretto.site import tile_piece
from soloist.web.faces.zooloretto.tiles import blocked, gap
from soloist.web.faces.zooloretto.tiles import tile as draw_tile
from soloist.web.faces.zooloretto.trucks import truck_drawing
from soloist.web.html import Node, classes, icon, key_cap, piece, seat_chip
from soloist.web.scene import Scene


def yard(scene: Scene) -> Node:
    view: View = scene.view
    return h.section(".panel.panel-grow.zoo-yard", aria_label=scene.text(msg("Trucks")))[
        h.div(".panel-head")[
            icon("truck"), h.span(".grow")[scene.read(msg("Trucks"))], h.span(".muted")[scene.read(room_note(view))]
        ],
        hand(scene) or stack(scene),
        h.div(class_=f"zoo-trucks zoo-trucks-{len(view.trucks)}")[
            (truck(scene, number) for number in range(len(view.trucks)))
        ],
        legend(scene),
    ]  # fmt: skip


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
    why = asked_why(scene, YourTurn, LOAD.code)
    title = msg("Draw a tile") if why else msg("Tile stack")
    note = draw_note(view) if why else stack_note(view)
    return piece(scene, STACK, class_="zoo-draw", why=why)[
        h.span(class_=classes("card-back card-back-square", is_end=not view.main_stack))[h.b[str(left)]],
        h.span(".grow")[h.b[scene.read(title)], h.small[scene.read(note)]],
        key_cap(scene.lights.get(STACK)),
    ]


def stack_note(view: View) -> Message:
    return msg("before the disc") if view.main_stack else msg("behind the disc: the end stack")


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
    view: View = scene.view
    if view.drawn is not None:
        return held(scene, draw_tile(view.drawn, scene, class_="piece-large", data_vt=drawn_name(view)), view.drawn,
                    msg("drawn: onto which truck?"))  # fmt: skip
    if scene.asked is not None and isinstance(scene.asked.ask, PlaceBought):
        tile = scene.asked.ask.tile
        return held(scene, draw_tile(tile, scene, class_="piece-large"), tile, msg("bought: where does it go?"))
    return None


def held(scene: Scene, drawn: Node, tile: Tile, note: Message) -> h.Element:
    return h.div(".zoo-hand.is-picked")[
        drawn, h.span(".grow")[h.b[scene.read(tile.say())], h.small[scene.read(note)], fitting(scene, tile)]
    ]


def fitting(scene: Scene, tile: Tile) -> Node:
    """Whether it would find a place in one's own zoo."""
    if not is_for_barn(scene, tile):
        return None
    return h.small(".zoo-homeless")[icon("barn"), scene.read(msg("your barn only"))]


def own_zoo(scene: Scene) -> ZooView | None:
    view: View = scene.view
    return None if scene.seat is None else view.zoos[scene.seat]


def is_homeless(zoo: ZooView, tile: Tile) -> bool:
    """No enclosure takes the tile [ZOO-5.4]."""
    if tile.is_coin:
        return False
    if tile.is_stall:
        return all(len(shown.stalls) == shown.ground.stalls for shown in zoo.enclosures)
    return all(
        len(shown.animals) == shown.ground.spaces or (shown.animals and shown.animals[0].species is not tile.species)
        for shown in zoo.enclosures
    )


# the trucks


def truck(scene: Scene, number: int) -> h.Element:
    """One truck: the whole of it answers, unless single tiles on it do."""
    view: View = scene.view
    key = truck_key(number)
    taker = view.taken_by[number]
    why = asked_why(scene, YourTurn, TAKE[number].code) or asked_why(scene, OnWhichTruck, TRUCKS[number].code)
    away = taker is not None and not view.trucks[number]
    mine = taker is not None and taker == scene.seat
    return piece(scene, key, class_=classes("zoo-place", is_away=away, is_mine=mine), why=why)[
        truck_drawing(number + 1, truck_spaces(scene, number), class_="is-away" if away else ""),
        h.span(".zoo-place-foot")[foot(scene, number), key_cap(scene.lights.get(key))],
    ]  # fmt: skip


def asked_why(scene: Scene, kind: type[Ask], code: str) -> str:
    """What to ask "why not?" with, where it could be an answer to the open question."""
    return code if scene.asked is not None and isinstance(scene.asked.ask, kind) else ""


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
    names = truck_names(scene) if taker is None or view.zoos[taker] is None else zoo_names(view, taker)
    if taker is None and is_for_barn(scene, tiles[place]):
        said = msg("{tile}, only your barn would take it", tile=tiles[place])
        return draw_tile(tiles[place], scene, data_vt=names.get(where), class_="zoo-to-barn", said=said)
    return draw_tile(tiles[place], scene, data_vt=names.get(where))


def is_for_barn(scene: Scene, tile: Tile) -> bool:
    """Whether it would find no place but the barn in one's own zoo."""
    zoo = own_zoo(scene)
    return zoo is not None and is_homeless(zoo, tile)


def legend(scene: Scene) -> Node:
    """What the hatched edge of a tile means."""
    view: View = scene.view
    loaded = [tile for tiles, taker in zip(view.trucks, view.taken_by, strict=True) if taker is None for tile in tiles]
    if not any(is_for_barn(scene, tile) for tile in loaded):
        return None
    return h.p(".zoo-legend")[h.span(".zoo-legend-mark"), scene.read(msg("only your barn would take it"))]


def foot(scene: Scene, number: int) -> Node:
    """What the truck is good for now."""
    view: View = scene.view
    taker, tiles = view.taken_by[number], view.trucks[number]
    if taker is not None:
        if taker == scene.seat:
            return h.span[h.b[scene.read(msg("Yours."))], " ", scene.read(left_to_place(tiles)) if tiles else None]
        return seat_chip(scene.person(taker))
    light = scene.lights.get(truck_key(number))
    if light is not None and scene.asked is not None and isinstance(scene.asked.ask, OnWhichTruck):
        return h.span[h.b[scene.read(msg("Load"))], " ", scene.read(load_of(tiles))]
    if light is not None:
        return h.span[h.b[scene.read(msg("Take"))], " ", scene.read(nmsg("{n} tile", "{n} tiles", n=len(tiles)))]
    return h.span[scene.read(standing(view, number))]


def load_of(tiles: tuple[Tile, ...]) -> Message:
    return nmsg("beside {n} tile", "beside {n} tiles", n=len(tiles)) if tiles else msg("the empty one")


def left_to_place(tiles: tuple[Tile, ...]) -> Message:
    return nmsg("{n} tile to place", "{n} tiles to place", n=len(tiles))


def standing(view: View, number: int) -> Message:
    """A truck that nobody has taken."""
    tiles = view.trucks[number]
    room = view.setup.counts.truck_spaces[number] - len(tiles)
    if not tiles:
        return msg("empty")
    if not room:
        return msg("full")
    return nmsg("{n} tile, room for {room}", "{n} tiles, room for {room}", n=len(tiles), room=room)
