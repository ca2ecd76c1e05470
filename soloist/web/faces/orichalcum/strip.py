"""How far the end is: everybody's points as pips, creatures still to be captured, the pawn; and the result."""

from __future__ import annotations

import htpy as h

from soloist.engine.game import Score
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg, nmsg, numeral
from soloist.games.orichalcum.gains import has_won
from soloist.games.orichalcum.state import Stage
from soloist.games.orichalcum.view import RealmView, View
from soloist.results import best_first
from soloist.web.faces.orichalcum.island import land_drawing
from soloist.web.faces.orichalcum.seats import realm_seen, table_seen
from soloist.web.faces.orichalcum.signs import creature_icon, hoplites, terrain_class
from soloist.web.faces.table_widgets import final_card, points_row
from soloist.web.html import Node, classes, icon, rule_link, seat_chip
from soloist.web.scene import Scene


def strip(scene: Scene) -> Node:
    players = scene.view.setup.players
    return [h.div(class_=f"ori-points is-{players}")[(score_line(scene, seat) for seat in seats(players))], goal(scene)]


def note(scene: Scene) -> Node:
    return scene.read(msg("over") if scene.view.stage is Stage.OVER else msg("round {n}", n=scene.view.round))


def score_line(scene: Scene, seat: Seat) -> h.Element:
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
        name = msg("{terrain} Titan", terrain=titan.terrain)
        state = name if titan.active else msg("{titan}, inactive", titan=name)
        found.append(("titan", state, terrain_class(titan.terrain) + ("" if titan.active else " is-inactive")))
    label = scene.text(msg("{n} of {of} points", n=realm.points, of=most))
    return h.ol(".ori-pips", aria_label=label)[
        (
            h.li(class_=f"is-won {class_}".strip(), data_tip=scene.text(name))[icon(symbol, scene.text(name))]
            for symbol, name, class_ in found
        ),
        (h.li(".is-open")[str(number)] for number in range(len(found) + 1, most + 1)),
    ]


def condition(scene: Scene, realm: RealmView) -> Node:
    """Creatures on the island: nobody wins with one [ORI-1.2]."""
    if not realm.beasts:
        return None
    text = scene.text(nmsg("{n} creature to capture", "{n} creatures to capture", n=len(realm.beasts)))
    return h.span(".ori-beasts", data_tip=text)[
        icon(creature_icon(realm.beasts[0].creature), text), h.span(".ori-beasts-text")[text],
        h.span(".ori-beasts-count")[str(len(realm.beasts))],
    ]  # fmt: skip


def goal(scene: Scene) -> h.Element:
    """What wins, and who has the initiative: more hoplites would take it away [ORI-10.3]."""
    view: View = scene.view
    points = view.setup.box.victory_points
    most = max(view.realm(seat).hoplites for seat in seats(view.setup.players) if seat != view.pawn)
    return h.div(".ori-goal")[
        h.p[scene.read(msg("Win at once with {n} points and no creature", n=points)), " ", rule_link("ORI-1.2")],
        h.p[
            scene.read(msg("Pawn:")), " ", h.b[scene.read(view.pawn)], " ",
            [hoplites(scene, view.realm(view.pawn).hoplites), " : ", hoplites(scene, most), " "],
            rule_link("ORI-10.3"),
        ],
    ]  # fmt: skip


# the end


def final(scene: Scene) -> h.Element:
    """One card for each seat, the best first."""
    result = scene.match.result
    return h.div(class_=f"ori-final is-{len(result.scores)}")[
        h.p(".ori-verdict")[icon("flag"), h.span[verdict(scene)]], (card(scene, score) for score in best_first(result))
    ]


def verdict(scene: Scene) -> Node:
    """Why it has ended, with the rule."""
    view: View = scene.view
    for seat in scene.match.result.winners:
        if has_won(table_seen(scene), realm_seen(scene, seat)):
            text = msg("{seat}: {n} points and no creature left.", seat=seat, n=view.realm(seat).points)
            return [scene.read(text), " ", rule_link("ORI-1.2")]
    text = nmsg(
        "Nobody reached {goal} points in {n} round: most points wins, then fewest creatures, then most hoplites.",
        "Nobody reached {goal} points in {n} rounds: most points wins, then fewest creatures, then most hoplites.",
        n=view.round, goal=view.setup.box.victory_points,
    )  # fmt: skip
    return [scene.read(text), " ", rule_link("ORI-12.1")]


def card(scene: Scene, score: Score) -> h.Element:
    """Somebody's points by kind, what decides a tie, and the island."""
    realm = scene.view.realm(score.seat)
    return final_card(
        scene, score, "ori-final", numeral(score.total), pips(scene, realm, scene.view.setup.box.victory_points),
        h.table(".data.data-compact")[
            h.tbody[
                (points_row(scene, what, numeral(points)) for what, points in score.parts),
                points_row(scene, msg("creatures left on the island"), str(len(realm.beasts))),
                points_row(scene, msg("hoplites"), hoplites(scene, realm.hoplites)),
            ]
        ],
        condition(scene, realm),
        land_drawing(scene, score.seat),
    )  # fmt: skip
