"""What Zooloretto says of a piece that somebody looks at: what a tile is good for, what an enclosure counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.zooloretto.answers import BARN, HOMES, LOAD, TAKE
from soloist.games.zooloretto.components import PRICES
from soloist.games.zooloretto.money import MONEY
from soloist.games.zooloretto.scoring import barn_points
from soloist.games.zooloretto.state import Enclosure
from soloist.games.zooloretto.tiles import TILE, Species, Tile
from soloist.games.zooloretto.view import View, ZooView
from soloist.web import markup as h
from soloist.web.faces.looks import NAME, Look, Looks, Remark, explained
from soloist.web.faces.zooloretto.tiles import species_tile
from soloist.web.faces.zooloretto.tiles import tile as draw_tile
from soloist.web.html import Node, icon
from soloist.web.scene import Scene
from soloist.wording.zooloretto.pieces import CARDS, barn_reason, code_of, reason_of, sign_of

MAMMOTH_CARD = "mammoth-card"
"""The name under which the cards of AutoMammoth are looked at."""


def picture(*inside: Node) -> h.Element:
    return h.span(".look-drawing.is-tiles.zoo-tiles")[inside]


def sign(name: str) -> h.Element:
    return h.span(".look-drawing.is-sign")[icon(name)]


def own_zoo(scene: Scene) -> ZooView | None:
    view: View = scene.view
    return None if scene.seat is None else view.zoos[scene.seat]


# tiles


def tile(scene: Scene, rest: str) -> Look | None:
    """A tile, wherever it lies: all tiles are known, and those face down are not drawn."""
    found = TILE.get(rest.rpartition(":")[2])
    return None if found is None else of_tile(scene, found)


def of_tile(scene: Scene, found: Tile) -> Look | None:
    return explained(scene, found, body=picture(draw_tile(found, scene)), now=list(kept(scene, found)))


def kept(scene: Scene, found: Tile) -> Iterator[Remark]:
    """Where animals of this species live in one's own zoo, or which stalls there are."""
    zoo = own_zoo(scene)
    if zoo is None or found.is_coin:
        return
    if found.is_stall:
        stalls = {stall.stall for shown in zoo.enclosures for stall in shown.stalls}
        said = msg("You have this type already.") if found.stall in stalls else msg("You do not have this type yet.")
        yield Remark("kiosk", scene.read(said))
        return
    for shown in zoo.enclosures:
        if shown.species is found.species:
            lives = msg("Yours: {n} of {spaces} spaces.", n=len(shown.animals), spaces=shown.ground.spaces)
            yield Remark("move", scene.read(lives))
    if any(each.species is found.species for each in zoo.barn):
        yield Remark("barn", scene.read(msg("Some are in your barn, where each kind costs 2 points.")))


def group(scene: Scene, rest: str) -> Look | None:
    """All animals of a species in one place."""
    found = next((each for each in Species if each.code == rest.rpartition(":")[2]), None)
    return None if found is None else explained(scene, found, body=picture(species_tile(found, scene)))


def named(scene: Scene, code: str) -> Look | None:
    """What the log names: a tile, or a card of AutoMammoth."""
    if code == MAMMOTH_CARD:
        text, rules = CARDS
        return Look(msg("Cards of AutoMammoth"), text, body=sign("seat-automa"), rules=rules)
    return tile(scene, code)


# places


def home(scene: Scene, code: str) -> Look | None:
    """An enclosure or the barn of one's own zoo: who lives there, what it counts and why."""
    zoo = own_zoo(scene)
    if zoo is None:
        return None
    if code == BARN.code:
        return barn(scene, zoo)
    place = next((place for place, each in enumerate(HOMES) if each.code == code), len(zoo.enclosures))
    return enclosure(scene, zoo.enclosures[place]) if place < len(zoo.enclosures) else None


def lying(scene: Scene, tiles: Sequence[Tile]) -> Node:
    return picture([draw_tile(each, scene) for each in tiles]) if tiles else None


def worth(scene: Scene, points: int, why: Message) -> Remark:
    return Remark("chart", scene.read(nmsg("{n} point now: {why}", "{n} points now: {why}", n=points, why=why)))


def barn(scene: Scene, zoo: ZooView) -> Look:
    text = msg("Each species and each stall type in your barn costs 2 points at the end.")
    now = [worth(scene, barn_points(zoo.barn), barn_reason(zoo.barn))]
    return Look(BARN, text, body=lying(scene, zoo.barn) or sign("barn"), now=now, rules=("ZOO-11.6",))


def enclosure(scene: Scene, shown: Enclosure) -> Look:
    ground = shown.ground
    text = msg("{spaces} spaces. Full: {full} points; one free: {missing}; with a stall each animal counts 1.",
               spaces=ground.spaces, full=ground.full, missing=ground.one_missing)  # fmt: skip
    now = [worth(scene, shown.points, reason_of(shown))]
    bonus = nmsg("{n} coin when it is filled.", "{n} coins when it is filled.", n=ground.bonus)
    if ground.bonus:
        now.append(Remark("money", scene.read(bonus), "tint-money"))
    return Look(
        sign_of(shown), text, msg("Enclosure {code}", code=code_of(ground)),
        lying(scene, (*shown.animals, *shown.stalls)), now, ("ZOO-11.1", "ZOO-11.2", "ZOO-11.3"),
    )  # fmt: skip


def truck(scene: Scene, number: str) -> Look | None:
    """A truck and what lies on it."""
    view: View = scene.view
    if not number.isdecimal() or not 0 < int(number) <= len(view.trucks):
        return None
    place = int(number) - 1
    tiles, room, taker = view.trucks[place], view.setup.counts.truck_spaces[place], view.taken_by[place]
    now = [Remark("truck", scene.read(msg("{n} of {spaces} spaces taken", n=len(tiles), spaces=room)))]
    if taker is not None:
        now.append(Remark("people", scene.read(msg("Taken by {seat}", seat=taker))))
    if tiles:
        now.append(Remark("eye", scene.read(joined(tiles))))
    drawn = lying(scene, tiles) or sign("truck")
    return explained(scene, TAKE[place], body=drawn, now=now, why=TAKE[place].code)


def stack(scene: Scene, _: str) -> Look | None:
    view: View = scene.view
    left = msg("{n} tiles before the disc, {end} behind it.", n=view.main_stack, end=view.end_stack)
    now = [Remark("pile", scene.read(left))]
    return explained(scene, LOAD, body=sign("pile"), now=now, why=LOAD.code)


def money(scene: Scene, code: str) -> Look | None:
    """A money action and its price."""
    found = next((each for each in MONEY if each.code == code), None)
    if found is None:
        return None
    zoo = own_zoo(scene)
    price = nmsg("It costs {n} coin.", "It costs {n} coins.", n=PRICES[code])
    if zoo is not None:
        price = msg("It costs {n} of your {coins} coins.", n=PRICES[code], coins=zoo.coins)
    return explained(scene, found, now=[Remark("money", scene.read(price), "tint-money")], why=code)


LOOKS: Looks = {
    "tile": tile, "offer": tile, "group": group, NAME: named, "home": home, "truck": truck, "stack": stack,
    "money": money,
}  # fmt: skip
