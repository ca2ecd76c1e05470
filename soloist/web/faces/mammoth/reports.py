"""What did you do? The trucks as pictures: a tap on a space says it was loaded, a tap beside it that it was taken."""

from __future__ import annotations

import htpy as h

from soloist.companion.mammoth.reports import Did
from soloist.companion.mammoth.view import View
from soloist.engine.words import msg, nmsg
from soloist.games.zooloretto.components import TRUCK_SPACES
from soloist.web.faces.companion_widgets import big, cap, lit, question_head
from soloist.web.faces.company import chip, is_you
from soloist.web.faces.mammoth.holdings import all_holdings
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.scene import Choice, Scene

MANY = 4  # trucks that stand closer together


def deeds_question(scene: Scene) -> Node:
    """One tap: the space, the truck, only money, or what was bought from AutoMammoth."""
    view: View = scene.view
    seat = view.active
    assert seat is not None
    ask = msg("What did you do?") if is_you(scene, seat) else msg("What did {seat} do?", seat=seat)
    found = {choice.option: choice for choice in scene.choices}
    return [
        question_head(scene, ask, msg("One tap: the space, the truck, or money."), "MAM-3.1"),
        h.div(class_=classes("truck-rows", is_many=len(view.trucks) >= MANY))[
            (truck_row(scene, view, number, found) for number in range(len(view.trucks)))
        ],
        h.div(".answers")[
            big(scene, found[Did("money")], icon("money"), msg("Only money"), msg("trucks and its stacks as they were"),
                class_="tint-money")
        ],
        all_holdings(scene, sells=True),
    ]  # fmt: skip


def truck_row(scene: Scene, view: View, number: int, found: dict[Did, Choice]) -> h.Element:
    """A truck with what is counted on it, and the two things that can be done with it."""
    taker = view.taken_by[number]
    name = scene.text(msg("Truck {truck}", truck=number + 1))
    if taker is not None:
        return h.div(class_=classes("truck-row is-gone", seat_class(taker)), role="group", aria_label=name)[
            h.span(".truck-gone")[icon("truck"), h.b[str(number + 1)]],
            h.span(".row")[h.span(".muted.small")[scene.read(msg("taken"))], chip(scene, taker)],
        ]
    return h.div(".truck-row", role="group", aria_label=name)[
        h.div(".truck", data_vt=f"truck-{number + 1}")[
            h.span(".truck-bed")[spaces(scene, view, number, found.get(Did("loaded", number)))],
            h.span(".truck-cab", aria_hidden="true")[h.b[str(number + 1)]],
        ],
        take(scene, view, number, found.get(Did("took", number))),
    ]


def spaces(scene: Scene, view: View, number: int, load: Choice | None) -> list[h.Element]:
    """Full, the next one to load, free, blocked."""
    count, room = view.trucks[number], view.truck_spaces[number]
    tiles = scene.text(nmsg("{n} tile", "{n} tiles", n=count))
    found = [
        h.span(".truck-space.is-full", role="img" if place == count else None,
               aria_label=tiles if place == count else None, aria_hidden=None if place == count else "true")[str(place)]
        for place in range(1, count + 1)
    ]  # fmt: skip
    if load is not None:
        found.append(lit(scene, load, icon("plus"), cap(scene, load), class_="truck-space", told=True))
        count += 1
    found += [h.span(".truck-space", aria_hidden="true") for _ in range(room - count)]
    return found + [
        h.span(".truck-space.is-blocked", aria_hidden="true") for _ in range(TRUCK_SPACES - max(room, count))
    ]


def take(scene: Scene, view: View, number: int, choice: Choice | None) -> h.Element:
    if choice is None:
        return h.span(".truck-take.is-off")[scene.read(msg("empty"))]
    text = msg("I took it") if is_you(scene, view.active) else msg("took it")
    return lit(scene, choice, scene.read(text), cap(scene, choice), class_="truck-take", told=True)
