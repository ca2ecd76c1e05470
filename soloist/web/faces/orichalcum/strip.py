"""How far the end is: everybody's points as pips, creatures still to be captured, the pawn."""

from __future__ import annotations

import htpy as h

from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.state import Stage
from soloist.games.orichalcum.view import RealmView, View
from soloist.web.faces.orichalcum.signs import creature_icon, hoplites, terrain_class
from soloist.web.html import Node, classes, icon, rule_link, seat_chip
from soloist.web.scene import Scene


def strip(scene: Scene) -> Node:
    view: View = scene.view
    return [
        h.div(class_=f"ori-points is-{view.setup.players}")[
            (points_row(scene, seat) for seat in seats(view.setup.players))
        ],
        goal(scene),
    ]


def note(scene: Scene) -> Node:
    view: View = scene.view
    if view.stage is Stage.OVER:
        return scene.read(msg("over"))
    return scene.read(msg("round {n}", n=view.round))


def points_row(scene: Scene, seat: Seat) -> h.Element:
    view: View = scene.view
    realm, goal_points = view.realm(seat), view.setup.box.victory_points
    acts = seat == view.active and view.stage is not Stage.OVER
    return h.div(class_=classes("ori-score", is_acting=acts), aria_current="true" if acts else None)[
        seat_chip(scene.person(seat)),
        pips(scene, realm, goal_points),
        h.span(".ori-total")[h.b[str(realm.points)], " ", scene.read(msg("of {n}", n=goal_points))],
        condition(scene, realm),
    ]


def pips(scene: Scene, realm: RealmView, most: int) -> h.Element:
    """Medallions, temples, Titans, then what is missing."""
    found: list[tuple[str, Message, str]] = []
    found += [("medallion", msg("medallion"), "")] * realm.medallions
    found += [("pavilion", msg("temple"), "")] * len(realm.temples)
    for titan in realm.titans:
        name = msg("Titan of {terrain}", terrain=titan.terrain)
        state = name if titan.active else msg("{titan}, inactive", titan=name)
        found.append(("titan", state, terrain_class(titan.terrain) + ("" if titan.active else " is-inactive")))
    label = scene.text(nmsg("{n} point of {of}", "{n} points of {of}", n=realm.points, of=most))
    return h.ol(".ori-pips", aria_label=label)[
        (
            h.li(class_=f"is-won {class_}".strip(), title=scene.text(name))[icon(symbol, scene.text(name))]
            for symbol, name, class_ in found
        ),
        (h.li(".is-open")[str(number)] for number in range(len(found) + 1, most + 1)),
    ]


def condition(scene: Scene, realm: RealmView) -> Node:
    """Creatures on the island: nobody wins with one [ORI-1.2]."""
    if not realm.beasts:
        return None
    text = scene.text(nmsg("{n} creature to capture", "{n} creatures to capture", n=len(realm.beasts)))
    return h.span(".ori-beasts", title=text)[
        icon(creature_icon(realm.beasts[0].creature), text), h.span(".ori-beasts-text")[text],
        h.span(".ori-beasts-count")[str(len(realm.beasts))],
    ]  # fmt: skip


def most_of_others(view: View) -> int:
    """Hoplites of whoever could take the pawn [ORI-10.3]."""
    return max(view.realm(seat).hoplites for seat in seats(view.setup.players) if seat != view.pawn)


def goal(scene: Scene) -> h.Element:
    """What wins, and who has the initiative."""
    view: View = scene.view
    points = view.setup.box.victory_points
    return h.div(".ori-goal")[
        h.p[scene.read(msg("{n} points and no creature win at once", n=points)), " ", rule_link("ORI-1.2")],
        h.p[
            scene.read(msg("Pawn:")), " ", h.b[scene.read(view.pawn)], " ",
            [hoplites(scene, view.realm(view.pawn).hoplites), " : ", hoplites(scene, most_of_others(view)), " "],
            rule_link("ORI-10.3"),
        ],
    ]  # fmt: skip
