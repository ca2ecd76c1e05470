"""The AI's board as a drawing whose circles are buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from soloist.engine.words import Message, msg
from soloist.games.orichalcum.box import CENTRE, AiPlan
from soloist.games.orichalcum.circles import LETTERS, Place, column, leftness
from soloist.games.orichalcum.own_box import circle, circles_of, spot_at
from soloist.web import markup as h
from soloist.web.faces.orichalcum.board import arrow_to, centre_at, spot_drawing
from soloist.web.faces.orichalcum.signs import EDGE, R, around, middle
from soloist.web.html import Node, classes
from soloist.web.pages.layout import Frame

FORM = "own-board"
CELL = 50.0  # how wide and high a circle's button is
Said = Callable[[Place], Message]


def near(rings: int) -> Iterable[Place]:
    """The circles of a hexagon round the metropolis."""
    for r in range(-rings, rings + 1):
        yield from ((q, r) for q in range(-rings, rings + 1) if abs(q + r) <= rings)


def names(places: Sequence[Place]) -> Iterator[str]:
    """`c4`: the row from above, and the place in it, for those who cannot see the drawing."""
    top, left = min(r for _, r in places), min(column(place) for place in places)
    for place in places:
        row = place[1] - top
        yield f"{LETTERS[row] if row < len(LETTERS) else row + 1}{column(place) - left + 1}"


def view_box(places: Sequence[Place]) -> str:
    points = [middle(place) for place in places]
    left, top = min(x for x, _ in points) - EDGE * 0.8, min(y for _, y in points) - EDGE * 0.8
    right, bottom = max(x for x, _ in points) + EDGE * 0.8, max(y for _, y in points) + EDGE * 0.8
    return f"{left:.1f} {top:.1f} {right - left:.1f} {bottom - top:.1f}"


def board(frame: Frame, plan: AiPlan, *, class_: str = "") -> h.Element:
    """To look at."""
    places = sorted(circles_of(plan), key=leftness)
    label = frame.read(msg("The AI's board, {n} sectors", n=len(plan.sectors)))
    return h.svg(class_=classes("ori-island is-ai board", class_), viewBox=view_box(places), role="img",
                 aria_label=label)[spots(plan), centre_at(CENTRE), arrows(plan)]  # fmt: skip


def board_to_tap(
    frame: Frame, plan: AiPlan, rings: int, tap: str, said: Said, *, picked: Sequence[Place] = (), hot: int = -1,
    marked: Iterable[Place] = (),
) -> h.Element:  # fmt: skip
    """Every circle within reach is a button that posts `tap` with its place."""
    places = sorted({*near(rings), *circles_of(plan)}, key=lambda place: (place[1], place[0]))
    label = frame.read(msg("The AI's board, {n} sectors", n=len(plan.sectors)))
    return h.svg(".ori-island.is-ai.board.is-open", viewBox=view_box(places), role="group", aria_label=label)[
        (empty(place, "") for place in places if place != CENTRE and spot_at(plan, place) is None),
        spots(plan, hot),
        (empty(place, "is-picked") for place in picked),
        centre_at(CENTRE),
        arrows(plan),
        (h.circle(".board-mark", **at(place), r=f"{R - 3:g}") for place in marked),
        (
            button(
                frame,
                place,
                f"{tap}:{circle(place)}",
                msg("{circle}: {what}", circle=name, what=said(place)),
                place in picked,
            )
            for place, name in zip(places, names(places), strict=True)
        ),
    ]


def spots(plan: AiPlan, hot: int = -1) -> Node:
    return [
        spot_drawing(number, points, around(points, R - 2), "is-hot" if number == hot else "")
        for number, sector in enumerate(plan.sectors, 1)
        for points in ([middle(place) for place in spot] for spot in sector)
    ]


def arrows(plan: AiPlan) -> Node:
    return [arrow_to(CENTRE, place) for place in plan.arrows if place != CENTRE]


def empty(place: Place, class_: str) -> h.Element:
    return h.circle(class_=classes("board-empty", class_), **at(place), r=f"{R - 3:g}")


def at(place: Place) -> dict[str, str]:
    x, y = middle(place)
    return {"cx": f"{x:.1f}", "cy": f"{y:.1f}"}


def button(frame: Frame, place: Place, tap: str, said: Message, is_picked: bool) -> h.Element:
    x, y = middle(place)
    return h.foreignobject(x=f"{x - CELL / 2:.1f}", y=f"{y - CELL / 2:.1f}", width=f"{CELL:g}", height=f"{CELL:g}")[
        h.button(".board-circle", type="submit", form=FORM, name="do", value=tap, data_circle=True,
                 aria_label=frame.read(said), aria_pressed="true" if is_picked else None)
    ]  # fmt: skip
