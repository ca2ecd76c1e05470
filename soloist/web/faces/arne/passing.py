"""Standing passes: let the windows pass until something of interest happens [ARNE-7.7]."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.game import Trigger
from soloist.engine.words import msg
from soloist.games.arne.state import Stage
from soloist.web import markup as h
from soloist.web.faces.base import Panel
from soloist.web.html import Node, form_fields, post_form
from soloist.web.scene import Scene


def side(scene: Scene) -> Sequence[Panel]:
    if scene.seat is None or scene.view.stage is Stage.OVER:
        return ()
    note = scene.read(msg("you are always asked on your own turn"))
    return (Panel("pass", msg("Pass until…"), "hourglass", pass_form(scene), note),)


def pass_form(scene: Scene) -> Node:
    """What may wake one; nothing of it: until one's own turn."""
    passing = scene.passing_until
    state = msg("You will pass until one of these happens.") if passing else msg("You will pass until your own turn.")
    if passing is None:
        state = msg("Nothing ticked: until your own turn.")
    return post_form(scene, "watch", id="watch", class_="arne-watch")[
        form_fields(scene),
        [_box(scene, trigger) for trigger in scene.match.game.triggers],
        h.p(".small.muted.arne-watch-state")[scene.read(state)],
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


def _box(scene: Scene, trigger: Trigger) -> h.Element:
    passing = scene.passing_until
    ticked = trigger.default if passing is None else trigger.code in passing
    return h.label(".check")[
        h.input(type="checkbox", name="trigger", value=trigger.code, checked=ticked), h.span[scene.read(trigger.label)]
    ]


def standing_pass(scene: Scene) -> Node:
    """Pass now and until something of interest happens; what that is stands in the side panel."""
    if scene.asked is None or scene.asked.passing is None or scene.view.stage is Stage.FINAL:
        return None
    return h.button(".button.lit", type="submit", form="watch", data_key="shift+p")[
        scene.read(msg("Pass until…")), h.kbd["⇧P"]
    ]
