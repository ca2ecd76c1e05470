"""A line of the log: what changed, and what made it change. Faces make lines of facts, `pages/log.py` turns of lines.

return LogLine(say(msg("from {cause}", cause=what.cause)), what.seat, changes=(Change("money", 5, MONEY),))
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import quote

from markupsafe import Markup

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, numeral
from soloist.language import Paint
from soloist.web import markup as h
from soloist.web.faces.looks import NAME
from soloist.web.html import Node, classes, icon
from soloist.web.markup import render
from soloist.web.scene import Scene


@dataclass(frozen=True)
class Change:
    """So much more or less of something that is counted."""

    sign: str  # its drawing
    amount: int
    what: Message  # for those who cannot see the drawing
    class_: str = ""


@dataclass(frozen=True)
class LogLine:
    """What changed and why. Without a cause it is no line of its own, but says in the head what the turn was."""

    cause: Node
    seat: Seat | None = None  # whose it is
    changes: tuple[Change, ...] = ()
    lead: Node = None  # stands before the cause where nothing is counted: a die, a card, a piece
    rule: str = ""  # at the end
    ring: tuple[str, ...] = ()  # pieces that are ringed while somebody looks at the line
    head: Node = None  # what the turn was: the action and its strength
    short: Node = None  # what else the head says, in a word or two
    is_impossible: bool = False  # what an automa could not do: folded


@dataclass(frozen=True)
class Opening:
    """What opens from a name: all that is said of a thing, by its key or its code."""

    thing: str
    class_: str = ""


class Telling:
    """What a face needs to put a fact into a line: the scene, and names that open."""

    def __init__(self, scene: Scene, paint: Paint, opening: Callable[[object], Opening | None]) -> None:
        self.scene = scene
        self._reader = scene.reader.painting(opened_by(paint, opening, scene))

    def read(self, thing: object) -> Markup:
        return Markup(self._reader.read(thing))

    def plain(self, thing: object) -> Markup:
        """For the head of a turn, which opens the turn: names in it open nothing."""
        return self.scene.read(thing)


def opened_by(paint: Paint, opening: Callable[[object], Opening | None], scene: Scene) -> Paint:
    """Names as a face paints them; those of which there is more to say are links to it."""
    eyes = "" if scene.seat is None else f"?seat={scene.seat.code}"  # the log is drawn once for all moments

    def painted(thing: object, text: str) -> str:
        inside, found = paint(thing, text), opening(thing)
        if found is None:
            return inside
        key = f"{NAME}:{found.thing}"
        address = f"{scene.address}/look/{quote(key, safe=':')}{eyes}"
        return render(h.a(class_=classes("card-name", found.class_), href=address, data_look=key)[Markup(inside)])

    return painted


def plain_line(what: Sayable, telling: Telling) -> LogLine:
    """For games without lines of their own: the sentence as it is told."""
    return LogLine(telling.read(what))


def signed(number: int) -> str:
    """A number with its sign: +2, −2, 0."""
    return f"+{number}" if number > 0 else numeral(number)


def change_sign(scene: Scene, change: Change) -> h.Element:
    """How much of what: the number and its drawing."""
    return h.span(class_=classes("log-change", change.class_))[
        signed(change.amount), icon(change.sign, scene.text(change.what))
    ]


def summed(changes: list[Change]) -> list[Change]:
    """What is left of all changes together, in the order in which they came."""
    found: dict[str, Change] = {}
    for each in changes:
        before = found[each.sign].amount if each.sign in found else 0
        found[each.sign] = Change(each.sign, before + each.amount, each.what, each.class_)
    return [each for each in found.values() if each.amount]
