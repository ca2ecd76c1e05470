"""What the tables of games on the screen are made of: panels, parts of strip and dock, cards of the end, figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, TypeVar

from markupsafe import Markup

from soloist.engine.events import TurnBegins
from soloist.engine.game import Score
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, joined, msg
from soloist.web import markup as h
from soloist.web.faces.base import Panel
from soloist.web.html import KIND_ICONS, Node, classes, icon, seat_chip, seat_class
from soloist.web.markup import render
from soloist.web.reading import Reading, drawn_for_all
from soloist.web.scene import Scene
from soloist.web.statics import static_url

T = TypeVar("T")


# what a scene tells


def latest(scene: Scene, *kinds: type[T]) -> T | None:
    """The last thing of these kinds that has been told."""
    return next((what for _, what in reversed(scene.told) if isinstance(what, kinds)), None)


def automa_turns(scene: Scene) -> list[tuple[Seat, list[Any]]]:
    """What each automa has done last, since one's own last turn, for the question after it."""
    automas = [person.seat for person in scene.people if person.kind == "automa"]
    own = [place for place, (_, what) in enumerate(scene.every_event) if is_begun(what, scene.seat)]
    turns: list[tuple[Seat, list[Any]]] = []
    for _, what in scene.every_event[own[-2] if len(own) > 1 else 0 : own[-1] if own else None]:
        if isinstance(what, TurnBegins):
            turns.append((what.seat, []))
        elif turns:
            turns[-1][1].append(what)
    return list({seat: told for seat, told in turns if seat in automas}.items())


def is_begun(what: object, seat: Seat | None) -> bool:
    return isinstance(what, TurnBegins) and what.seat == seat


def deeds_said(turns: Sequence[tuple[Seat, Sequence[Message]]]) -> Message | None:
    """As one line: who did what."""
    said = [msg("{seat}: {deeds}.", seat=seat, deeds=joined(deeds)) for seat, deeds in turns if deeds]
    return reduce(lambda some, one: msg("{some} {one}", some=some, one=one), said) if said else None


# who is drawn where


def middle_of(scene: Scene, owners: Sequence[Seat]) -> Seat | None:
    """Whose things are drawn large: one's own; for spectators those of the one who plays, or of the first."""
    return next((seat for seat in (scene.seat, scene.view.active, *owners) if seat in owners), None)


def others_than(scene: Scene, middle: Seat | None) -> list[Seat]:
    """Everybody but the one in the middle, in the order of play from there."""
    everybody = list(seats(scene.view.setup.players))
    return everybody if middle is None else everybody[middle + 1 :] + everybody[:middle]


def others_panel(
    scene: Scene, others: Sequence[Seat], class_: str, holdings: Callable[[Scene, Seat], Node],
    figures: Callable[[Scene, Seat], Node], one_of_many: Callable[[Scene, Seat], Node],
) -> Sequence[Panel]:  # fmt: skip
    """Everybody else; if it is only one, the head of the panel has the name already."""
    if not others:
        return ()
    if len(others) > 1:
        body = h.div(class_=f"{class_} is-many")[(one_of_many(scene, seat) for seat in others)]
        return (Panel("seats", msg("The others"), "people", body),)
    seat = others[0]
    body = h.div(class_=f"{class_} {seat_class(seat)}")[holdings(scene, seat)]
    return (Panel("seats", msg("{seat}", seat=seat), KIND_ICONS[scene.person(seat).kind], body, figures(scene, seat)),)


# parts of the page


def left_panel(scene: Scene, class_: str, symbol: str, title: Message, note: Message, *inside: Node) -> h.Element:
    """The column left of the board."""
    return h.section(class_=f"panel panel-grow {class_}", aria_label=scene.text(title))[
        h.div(".panel-head")[icon(symbol), h.span(".grow")[scene.read(title)], h.span(".muted")[scene.read(note)]],
        inside,
    ]


def dock_part(
    scene: Scene, class_: str, title: Message, note: Message | None, *inside: Node, end: Node = None
) -> h.Element:
    """A part of the dock under its heading; `end` stands at the right of that."""
    return h.div(class_=f"dock-part {class_}")[
        h.div(".dock-head")[
            h.b[scene.read(title)], h.span(".muted")[scene.read(note)] if note is not None else None, end
        ],
        inside,
    ]  # fmt: skip


def strip_part(label: Node, *inside: Node, class_: str = "") -> h.Element:
    return h.div(class_=classes("strip-part", class_))[h.div(".strip-label")[label], inside]


def points_row(scene: Scene, what: Message, points: Node, *, bad: bool = False, class_: str | None = None) -> h.Element:
    """A line of a table: where points come from, and how many."""
    return h.tr(class_=class_)[h.th(scope="row")[scene.read(what)], h.td(class_=classes("number", bad=bad))[points]]


def final_card(scene: Scene, score: Score, class_: str, points: str, *inside: Node) -> h.Element:
    """Somebody's points at the end, and what they come from."""
    won = score.seat in scene.match.result.winners
    return h.section(class_=classes("panel", f"{class_}-card", seat_class(score.seat), is_winner=won))[
        h.div(class_=f"{class_}-head")[
            seat_chip(scene.person(score.seat)),
            icon("flag", scene.text(msg("winner"))) if won else None,
            h.span(".grow"),
            h.b(".sign")[points],
        ],
        inside,
    ]


def place_buttons(scene: Scene, what: str, text: Message, *, turns: bool) -> Node:
    """With a script: turn a tile or building, and place it where its ghost is."""
    rotate: dict[str, Any] = {"type": "button", f"data_turn_{what}": True, "data_key": "r"}
    place: dict[str, Any] = {"form": "answer", "name": "answer", "value": "", f"data_place_{what}": True}
    return [
        h.button(".button.needs-script", **rotate)[icon("rotate"), scene.read(msg("Rotate")), h.kbd["R"]]
        if turns
        else None,
        h.button(".button.button-primary.needs-script", type="submit", **place, data_key="enter", aria_disabled="true")[
            scene.read(text), h.kbd["↵"]
        ],
    ]


# small things


def gain(scene: Reading, symbol: str, number: Any, label: Message, class_: str = "") -> h.Element:
    """So many of something, which its drawing names."""
    text = scene.text(label)
    return h.span(class_=classes("gain", class_), data_tip=text)[icon(symbol, text), str(number)]


@drawn_for_all
def use(name: str, x: float, y: float, size: float, class_: str = "") -> h.Element:
    """An icon of the sprite inside a drawing, by its middle."""
    return h.use(
        href=f"{static_url('icons.svg')}#i-{name}", x=f"{x - size / 2:.1f}", y=f"{y - size / 2:.1f}",
        width=f"{size:g}", height=f"{size:g}", class_=class_ or None,
    )  # fmt: skip


def word(symbol: str, text: str, class_: str, icon_class: str) -> str:
    """A piece inside a sentence: a small drawing and its name."""
    return render(h.span(class_=class_)[h.span(class_=icon_class)[icon(symbol)], Markup(text)])


def rule_mark(rule: str) -> h.Element:
    """A rule id inside a line that is a link itself."""
    return h.span(".rule", data_rule=rule)[rule]
