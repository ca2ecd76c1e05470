"""Tips for the first turns of Orichalcum."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.orichalcum.questions import (
    WhatToConstruct,
    WhereTile,
    WhetherToBuyAction,
    WhichCardLeaves,
    WhichCardToTake,
    WhichPort,
    WhichTitansStay,
    WhomToFight,
)
from soloist.games.orichalcum.view import RealmView, View
from soloist.web.faces.teaching import Tip, nowhere
from soloist.web.scene import Scene

ENOUGH = 5  # points [ORI-1.2]
CLOSE = 3  # points from which on the end is near


def realms(scene: Scene) -> tuple[RealmView, ...]:
    view: View = scene.view
    return view.realms


def somebody_is_close(scene: Scene) -> bool:
    return max(realm.points for realm in realms(scene)) >= CLOSE


def best_so_far(scene: Scene) -> Message:
    most = max(realm.points for realm in realms(scene))
    return msg(
        "Somebody has {n} of the {enough} points that win. A Titan can be taken away, a creature "
        "on the island keeps its owner from winning.",
        n=most,
        enough=ENOUGH,
    )


def is_later(scene: Scene) -> bool:
    view: View = scene.view
    return view.round > 1


TIPS = (
    Tip(
        "ori-points",
        (WhichCardToTake,),
        msg("The end can come at once"),
        best_so_far,
        "ORI-1.2",
        when=somebody_is_close,
    ),
    Tip(
        "ori-card",
        (WhichCardToTake,),
        msg("Take a card with its tile"),
        msg(
            "You get both: the tile for your island, and the action. The first two places are free. A "
            "volcano brings a creature."
        ),
        "ORI-4.1",
    ),
    Tip(
        "ori-round",
        (WhichCardToTake,),
        msg("A new round"),
        msg(
            "Cards and buildings were filled up. Whoever has the most hoplites plays first; with two "
            "players the other one gains a hoplite."
        ),
        "ORI-10.3",
        when=is_later,
    ),
    Tip(
        "ori-port",
        (WhichPort,),
        msg("Your metropolis"),
        msg("It takes what the port pays, and counts as a mine and a training camp. Your tiles grow from here."),
        "ORI-5.3",
    ),
    Tip(
        "ori-tile",
        (WhereTile,),
        msg("Place the tile"),
        msg(
            "It must touch your metropolis or another tile. Lay equal terrains together for a Titan; "
            "four different ones in a rhombus are room for a temple."
        ),
        "ORI-5.5",
        at=nowhere,
    ),
    Tip(
        "ori-titan",
        (WhereTile,),
        msg("Three of a kind bring a Titan"),
        msg(
            "Three circles of one terrain that touch each other, with this tile among them: its Titan "
            "is yours, and 1 point, until somebody else does the same."
        ),
        "ORI-6.1",
        at=nowhere,
        when=is_later,
    ),
    Tip(
        "ori-fight",
        (WhomToFight,),
        msg("How many hoplites?"),
        msg(
            "Each one adds a die. A skull wins, or a sum of at least the strength. If you lose, they "
            "stay there and help next time."
        ),
        "ORI-8.3",
    ),
    Tip(
        "ori-construct",
        (WhatToConstruct,),
        msg("One thing for each Construct"),
        msg(
            "A medallion or a temple is a point at once. Mines and training camps pay again and "
            "again; build them early."
        ),
        "ORI-7.3",
    ),
    Tip(
        "ori-titans-stay",
        (WhichTitansStay,),
        msg("You may hold one Titan"),
        msg("Each oratory lets you hold one more. What you give back lies free for everybody."),
        "ORI-6.6",
    ),
    Tip(
        "ori-buy",
        (WhetherToBuyAction,),
        msg("One more action"),
        msg(
            "Any of the four, paid with 2 of one kind. Captured creatures are good for nothing else, "
            "so spend them first."
        ),
        "ORI-9.2",
    ),
    Tip(
        "ori-leave",
        (WhichCardLeaves,),
        msg("Your turn ends"),
        msg("With two players you remove one card with its tile. Take away what the other side would like."),
        "ORI-9.4",
    ),
)
