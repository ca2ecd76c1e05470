"""The second line of the question, the phases of a turn, and the buttons that turn and place a tile."""

from __future__ import annotations

import htpy as h

from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum import questions as ask
from soloist.games.orichalcum.answers import Fight, Take
from soloist.games.orichalcum.state import Stage
from soloist.games.orichalcum.view import View
from soloist.web.faces.orichalcum.placing import Placing, placing
from soloist.web.faces.orichalcum.seats import PHASES, phase
from soloist.web.faces.orichalcum.signs import said
from soloist.web.html import Node, icon
from soloist.web.scene import Scene


def hint(scene: Scene) -> Node:
    text = said_of(scene)
    return None if text is None else said(scene, text)


def said_of(scene: Scene) -> Message | None:
    view: View = scene.view
    match scene.ask:
        case None if view.stage is not Stage.OVER:
            return msg("Round {n}. Pawn: {seat}.", n=view.round, seat=view.pawn)
        case ask.WhereTile():
            asked = placing(scene)
            assert asked is not None
            return nmsg("{n} place, {circles} circles highlighted; it must touch your land.",
                        "{n} places, {circles} circles highlighted; it must touch your land.", n=len(asked.lays),
                        circles=asked.mask.bit_count())  # fmt: skip
        case ask.WhichCardToTake():
            takes = sum(isinstance(choice.option, Take) for choice in scene.choices)
            if takes == len(view.row):
                return msg("You can pay for all {n}. Its tile is placed first, then the action.", n=takes)
            return nmsg("You can pay for {n}. Its tile is placed first, then the action.",
                        "You can pay for {n}. Its tile is placed first, then the action.", n=takes)  # fmt: skip
        case ask.WhichPort():
            return msg("It is a mine and a training camp, and pays what the port shows.")
        case ask.WhomToFight():
            beasts = {choice.option.where for choice in scene.choices if isinstance(choice.option, Fight)}
            if len(beasts) > 1 and not scene.reached:
                return msg("Pick a creature on your island, then the number of hoplites.")
            return msg("A skull wins, or numbers that add up to its strength.")
        case ask.WhereBuilding() | ask.WhereTemple():
            return msg("The sites are highlighted on your island.")
        case ask.WhetherToBuyAction():
            return msg("Choose an action and what it is paid with, or pass.")
        case ask.WhichCardLeaves():
            return msg("Its tile goes under the stack, its creatures into the bag.")
    return None


# in the prompt


def words(scene: Scene) -> Node:
    asked = placing(scene)
    return [phases(scene), place_buttons(scene, asked) if asked is not None else None]


def phases(scene: Scene) -> h.Element:
    """The five steps of a turn, the present one by its name."""
    now = phase(scene)
    shown = [number for number in PHASES if number < 5 or scene.view.setup.players == 2]
    return h.ol(".ori-phases", aria_label=scene.text(msg("Phases of the turn")))[
        (
            h.li(class_="is-now" if number == now else "is-done" if number < now else None,
                 aria_current="step" if number == now else None, title=scene.text(PHASES[number]))[
                h.b[str(number)], h.span[scene.read(PHASES[number])]
            ]
            for number in shown
        )
    ]  # fmt: skip


def place_buttons(scene: Scene, asked: Placing) -> Node:
    """With a script: turn the tile, and place it where it is held."""
    return [
        h.button(".button.needs-script", type="button", data_turn_tile=True, data_key="r")[
            icon("rotate"), scene.read(msg("Rotate")), h.kbd["R"]
        ]
        if asked.tile.size > 1
        else None,
        h.button(".button.button-primary.needs-script", type="submit", form="answer", name="answer", value="",
                 data_place_tile=True, data_key="enter", aria_disabled="true")[
            scene.read(msg("Place")), h.kbd["↵"]
        ],
    ]  # fmt: skip
