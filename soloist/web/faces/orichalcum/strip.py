"""How far the end is: everybody's points as pips, creatures still to be captured, the pawn; and the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from soloist.engine.game import Score
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg, nmsg, numeral
from soloist.games.orichalcum.gains import has_won
from soloist.games.orichalcum.pieces import Creature
from soloist.games.orichalcum.state import Stage, Titan
from soloist.games.orichalcum.view import RealmView, View
from soloist.results import best_first
from soloist.web import markup as h
from soloist.web.faces.orichalcum.island import land_drawing
from soloist.web.faces.orichalcum.seats import realm_seen, table_seen
from soloist.web.faces.orichalcum.signs import creature_icon, hoplites, terrain_class
from soloist.web.faces.table_widgets import final_card, points_row
from soloist.web.html import Node, classes, icon, rule_link, seat_chip
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Person, Scene


def strip(scene: Scene) -> Node:
    players = scene.view.setup.players
    return [h.div(class_=f"ori-points is-{players}")[(score_line(scene, seat) for seat in seats(players))], goal(scene)]


def note(scene: Scene) -> Node:
    return scene.read(msg("over") if scene.view.stage is Stage.OVER else msg("round {n}", n=scene.view.round))


def score_line(scene: Scene, seat: Seat) -> Markup:
    view: View = scene.view
    acts = seat == view.active and view.stage is not Stage.OVER
    return score_of(scene, scene.person(seat), standing(scene, seat), acts)


class Standing(NamedTuple):
    """What somebody's points are, and what is missing."""

    medallions: int
    temples: int
    titans: tuple[Titan, ...]
    points: int
    goal: int
    beasts: tuple[Creature, ...]


def standing(scene: Scene, seat: Seat) -> Standing:
    realm: RealmView = scene.view.realm(seat)
    beasts = tuple(beast.creature for beast in realm.beasts)
    most = scene.view.setup.box.victory_points
    return Standing(realm.medallions, len(realm.temples), realm.titans, realm.points, most, beasts)


@drawn_once
def score_of(scene: Reading, person: Person, now: Standing, acts: bool) -> h.Element:
    return h.div(class_=classes("ori-score", is_acting=acts), aria_current="true" if acts else None)[
        seat_chip(person),
        pips(scene, now),
        h.span(".ori-total")[h.b[str(now.points)], " ", scene.read(msg("of {n}", n=now.goal))],
        condition(scene, now.beasts),
    ]


def pips(scene: Reading, now: Standing) -> h.Element:
    """Medallions, temples, Titans, then what is missing."""
    found: list[tuple[str, Message, str]] = []
    found += [("medallion", msg("medallion"), "")] * now.medallions
    found += [("pavilion", msg("temple"), "")] * now.temples
    for titan in now.titans:
        name = msg("{terrain} Titan", terrain=titan.terrain)
        state = name if titan.active else msg("{titan}, inactive", titan=name)
        found.append(("titan", state, terrain_class(titan.terrain) + ("" if titan.active else " is-inactive")))
    label = scene.text(msg("{n} of {of} points", n=now.points, of=now.goal))
    return h.ol(".ori-pips", aria_label=label)[
        (
            h.li(class_=f"is-won {class_}".strip(), data_tip=scene.text(name))[icon(symbol, scene.text(name))]
            for symbol, name, class_ in found
        ),
        (h.li(".is-open")[str(number)] for number in range(len(found) + 1, now.goal + 1)),
    ]


def condition(scene: Reading, beasts: Sequence[Creature]) -> Node:
    """Creatures on the island: nobody wins with one [ORI-1.2]."""
    if not beasts:
        return None
    text = scene.text(nmsg("{n} creature to capture", "{n} creatures to capture", n=len(beasts)))
    return h.span(".ori-beasts", data_tip=text)[
        icon(creature_icon(beasts[0]), text), h.span(".ori-beasts-text")[text],
        h.span(".ori-beasts-count")[str(len(beasts))],
    ]  # fmt: skip


def goal(scene: Scene) -> Markup:
    view: View = scene.view
    most = max(view.realm(seat).hoplites for seat in seats(view.setup.players) if seat != view.pawn)
    return goal_line(scene, view.setup.box.victory_points, view.pawn, view.realm(view.pawn).hoplites, most)


@drawn_once
def goal_line(scene: Reading, points: int, pawn: Seat, own: int, most: int) -> h.Element:
    """What wins, and who has the initiative: more hoplites would take it away [ORI-10.3]."""
    return h.div(".ori-goal")[
        h.p[scene.read(msg("Win at once with {n} points and no creature", n=points)), " ", rule_link("ORI-1.2")],
        h.p[
            scene.read(msg("Pawn:")), " ", h.b[scene.read(pawn)], " ",
            [hoplites(scene, own), " : ", hoplites(scene, most), " "], rule_link("ORI-10.3"),
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
    realm, now = scene.view.realm(score.seat), standing(scene, score.seat)
    return final_card(
        scene, score, "ori-final", numeral(score.total), pips(scene, now),
        h.table(".data.data-compact")[
            h.tbody[
                (points_row(scene, what, numeral(points)) for what, points in score.parts),
                points_row(scene, msg("creatures left on the island"), str(len(now.beasts))),
                points_row(scene, msg("hoplites"), hoplites(scene, realm.hoplites)),
            ]
        ],
        condition(scene, now.beasts),
        land_drawing(scene, score.seat),
    )  # fmt: skip
