"""Standing passes: let the windows pass until something of interest happens [ARNE-7.7]."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.engine.game import Trigger
from soloist.engine.words import Message, msg
from soloist.games.arne.state import Stage
from soloist.web.faces.base import Panel
from soloist.web.html import Node, form_fields, post_form
from soloist.web.scene import Scene


def side(scene: Scene) -> Sequence[Panel]:
    if scene.seat is None or scene.view.stage is Stage.OVER:
        return ()
    note = scene.read(msg("your turn always asks"))
    return (Panel("pass", msg("Pass until…"), "hourglass", pass_form(scene), note),)


def pass_form(scene: Scene) -> Node:
    """What may wake one; nothing of it: until one's own turn."""
    passing = scene.passing_until
    return post_form(scene, "watch", id="watch", class_="arne-watch")[
        form_fields(scene),
        [_box(scene, trigger) for trigger in scene.match.game.triggers],
        h.p(".small.muted.arne-watch-state")[scene.read(_state(passing))],
        h.div(".row.wrap")[
            h.button(".button.button-small", type="submit")[
                scene.read(msg("Pass until then") if passing is None else msg("Pass until these"))
            ],
            h.button(".button.button-small", type="submit", name="until", value="never")[
                scene.read(msg("Ask me again"))
            ]
            if passing is not None
            else None,
        ],
    ]


def _state(passing: tuple[str, ...] | None) -> Message:
    if passing is None:
        return msg("Nothing ticked: until your own turn.")
    return msg("You pass until one of these.") if passing else msg("You pass until your own turn.")


def _box(scene: Scene, trigger: Trigger) -> h.Element:
    passing = scene.passing_until
    ticked = trigger.default if passing is None else trigger.code in passing
    return h.label(".check")[
        h.input(type="checkbox", name="trigger", value=trigger.code, checked=ticked),
        h.span[scene.read(trigger.label)],
    ]
