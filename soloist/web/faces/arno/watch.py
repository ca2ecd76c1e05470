"""How far the end is: each ARNO's appeal from the left and conservation from the right, and the break."""

from __future__ import annotations

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arknova import board
from soloist.games.arknova.arno.sight import ArnoSight
from soloist.web.faces.arknova.race import of_appeal, of_conservation
from soloist.web.faces.company import minus
from soloist.web.html import icon, seat_class, seat_mark
from soloist.web.scene import Scene

ROOM = 46.0  # per cent that the words between the marks need


def race(scene: Scene, seat: Seat, sight: ArnoSight) -> h.Element:
    """The tracks of one ARNO laid side by side; where they meet the end is triggered [ARNO-14.9]."""
    left, right = of_appeal(sight.appeal), of_conservation(sight.conservation)
    gap = board.target(sight.conservation) - sight.appeal
    said = msg("{seat}: appeal {appeal}, conservation {conservation}, {n} apart", seat=seat, appeal=sight.appeal,
               conservation=minus(sight.conservation), n=max(gap, 0))  # fmt: skip
    words = msg("{n} apart", n=gap) if gap > 0 else msg("the end: {points}", points=f"+{-gap}")
    return h.div(class_=f"arno-race {seat_class(seat)}", role="img", aria_label=scene.text(said),
                 title=scene.text(said))[
        seat_mark(scene.person(seat)),
        h.span(".gain.tint-appeal")[icon("appeal"), str(sight.appeal)],
        h.svg(aria_hidden="true")[
            h.rect(width=f"{min(left, 100):.1f}%", height="100%"),
            h.rect(x=f"{right:.1f}%", width=f"{max(100 - right, 0):.1f}%", height="100%"),
            h.text(x=f"{(left + min(right, 100)) / 2 if right - left > ROOM else 50:.1f}%", y="50%")[scene.text(words)],
        ],
        h.span(".gain.tint-conservation")[icon("conservation"), minus(sight.conservation)],
    ]  # fmt: skip


def pause(scene: Scene, step: int, steps: int) -> h.Element:
    """How far the break token has come."""
    said = scene.text(msg("Break track, step {n} of {of}", n=step, of=steps))
    return h.span(".arno-break", title=said)[
        icon("break", said, class_="tint-break"), h.b[str(step)], h.span(aria_hidden="true")[f"/{steps}"]
    ]
