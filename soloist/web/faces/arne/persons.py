"""Who sits where: names, sizes of hands, and who comes when."""

from __future__ import annotations

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arne.events import Happening, What
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.web.faces.arne.pieces import asks, seat_key
from soloist.web.html import classes, icon, key_cap, piece, seat_chip
from soloist.web.scene import Scene

PLAYING = (Stage.TURNS, Stage.MAIN, Stage.WINDOW, Stage.ANNOUNCED, Stage.EFFECT, Stage.CLOSING)
WINDOWS = (Stage.WINDOW, Stage.ANNOUNCED, Stage.CLOSING)


def person_line(scene: Scene, seat: Seat) -> h.Element:
    """A person, how many cards they hold, and what they are about to do."""
    view: View = scene.view
    key = seat_key(seat)
    hand = view.hand_sizes[seat]
    words = nmsg("{n} card", "{n} cards", n=hand)
    cards = h.span(".arne-cards", title=scene.text(words))[
        icon("card"), h.span(".arne-cards-words")[scene.read(words)], h.span(".arne-cards-number")[str(hand)]
    ]
    now = status(scene, seat)
    why = seat.code.lower() if asks(scene, Seat) else ""
    return piece(scene, key, class_=classes("arne-person", is_asked=seat in asked_seats(scene)), why=why, tag=h.div,
                 title=scene.person(seat).name, data_vt=f"seat-{seat.code}")[
        seat_chip(scene.person(seat)),
        None if view.stage is Stage.OVER else cards,
        None if now is None else h.span(".arne-status")[scene.read(now)],
        key_cap(scene.lights.get(key)),
    ]  # fmt: skip


def asked_seats(scene: Scene) -> tuple[Seat, ...]:
    """Who is asked at the moment that is shown."""
    asked = [question.seat for question in scene.match.questions] if scene.past else scene.waiting_for
    return tuple(seat for seat in asked if seat >= 0)


def is_active(view: View, seat: Seat) -> bool:
    return view.stage in PLAYING and seat == view.active


def status(scene: Scene, seat: Seat) -> Message | None:
    """What a person does now, in two or three words."""
    view: View = scene.view
    if view.stage is Stage.OVER:
        return None
    if seat in asked_seats(scene):
        return msg("asked now")
    if is_active(view, seat):
        return msg("has the turn")
    if view.stage in PLAYING and view.queue and seat == view.queue[0]:
        return msg("next turn")
    if view.stage in WINDOWS and view.passed_at[seat] >= view.version:
        return msg("has passed")
    return None


def claims(scene: Scene) -> list[What | None]:
    """By which card each turn in the queue was claimed: the last so many Stops and Changes [ARNE-8.2]."""
    waiting = len(scene.view.queue)
    played = [
        what.what for _, what in scene.told if isinstance(what, Happening) and what.what in (What.STOPPED, What.TURNED)
    ]
    known: list[What | None] = [*played[len(played) - waiting :]] if waiting and len(played) >= waiting else []
    return [None] * (waiting - len(known)) + known
