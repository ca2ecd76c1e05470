"""Tips for the first turns of Zooloretto."""

from __future__ import annotations

from soloist.engine.words import msg
from soloist.games.zooloretto.questions import OnWhichTruck, PlaceFromTruck, YourTurn
from soloist.games.zooloretto.view import View, ZooView
from soloist.web.faces.teaching import Tip
from soloist.web.faces.zooloretto.pieces import STACK
from soloist.web.faces.zooloretto.yard import own_zoo
from soloist.web.scene import Scene

WORTH_TAKING = 2  # tiles on a truck


def lit_with(scene: Scene, kind: str) -> str:
    """The first lit piece of a kind."""
    return next((key for key in scene.lights if key.partition(":")[0] == kind), "")


def money(scene: Scene) -> str:
    return lit_with(scene, "money")


def fullest_truck(scene: Scene) -> str:
    """The truck with the most tiles among those that can be taken."""
    view: View = scene.view
    found = [(len(tiles), f"truck:{number}") for number, tiles in enumerate(view.trucks, 1)]
    lit = [(count, key) for count, key in found if key in scene.lights]
    return max(lit, default=(0, ""))[1]


def can_take(scene: Scene) -> bool:
    view: View = scene.view
    key = fullest_truck(scene)
    return bool(key) and max(map(len, view.trucks)) >= WORTH_TAKING


def stack(scene: Scene) -> str:
    return STACK if STACK in scene.lights else fullest_truck(scene)


def has_in_barn(scene: Scene) -> bool:
    zoo: ZooView | None = own_zoo(scene)
    return zoo is not None and bool(zoo.barn)


def has_money_action(scene: Scene) -> bool:
    return bool(money(scene))


def is_last_round(scene: Scene) -> bool:
    view: View = scene.view
    return view.last_round or not view.main_stack


TIPS = (
    Tip(
        "zoo-last",
        (YourTurn,),
        msg("The last round"),
        msg(
            "The first tile of the end stack makes it the last one. Take the truck that helps you "
            "most, and spend your coins before you do: afterwards you are out of the round."
        ),
        "ZOO-10.1",
        at=fullest_truck,
        when=is_last_round,
    ),
    Tip(
        "zoo-turn",
        (YourTurn,),
        msg("Draw a tile, or take a truck"),
        msg(
            "You draw a tile and choose the truck it goes on. You want three or four species; more of "
            "them end in your barn."
        ),
        "ZOO-3.1",
        at=stack,
    ),
    Tip(
        "zoo-take",
        (YourTurn,),
        msg("Take a truck when it suits you"),
        msg(
            "You must place everything on it, and then you wait for the next round. Tiles with a "
            "hatched edge would end in your barn."
        ),
        "ZOO-5.7",
        at=fullest_truck,
        when=can_take,
    ),
    Tip(
        "zoo-money",
        (YourTurn,),
        msg("What coins are for"),
        msg(
            "Instead of loading or taking a truck you may do one of these. An extra board for 3 coins "
            "is one more enclosure."
        ),
        "ZOO-6.1",
        at=money,
        when=has_money_action,
    ),
    Tip(
        "zoo-barn",
        (YourTurn,),
        msg("Your barn costs points"),
        msg(
            "Every species and every type of stall in it is −2 at the end. For 1 coin Move takes an "
            "animal out, if an enclosure has room for it."
        ),
        "ZOO-11.6",
        at=money,
        when=has_in_barn,
    ),
    Tip(
        "zoo-load",
        (OnWhichTruck,),
        msg("Which truck?"),
        msg("Put what you need beside other things you need. What nobody wants spoils a truck for the others."),
        "ZOO-4.1",
    ),
    Tip(
        "zoo-place",
        (PlaceFromTruck,),
        msg("Place the tiles one by one"),
        msg(
            "Point at a tile, then at its place. An enclosure takes one species only; filling its "
            "last gap may pay a coin."
        ),
        "ZOO-8.1",
    ),
)
