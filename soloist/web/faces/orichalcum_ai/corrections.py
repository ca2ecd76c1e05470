"""Corrections: what is in the books, circles on the board itself, and what is right."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.companion.orichalcum_ai.corrections import Ground, Item
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.pieces import Building, Creature, Terrain
from soloist.web.faces.companion_widgets import lit, numbers, question_head
from soloist.web.faces.orichalcum.island import hole
from soloist.web.faces.orichalcum.shapes import R, middle, view_box
from soloist.web.faces.orichalcum_ai.pictures import board, building_sign, creature_picture, terrain_picture
from soloist.web.html import Node, icon
from soloist.web.scene import Choice, Scene

RULE = "OAI-1.1"


def items_question(scene: Scene) -> Node:
    """The AI's goods, its board with every circle to tap, what lies on the table."""
    mine = [choice for choice in scene.choices if choice.option.mine]
    circles = [choice for choice in mine if choice.option.what == "circle"]
    others = [choice for choice in mine if choice not in circles]
    table = [choice for choice in scene.choices if not choice.option.mine]
    return [
        question_head(scene, msg("What is wrong?"), msg("Everything Soloist keeps can be set right."), RULE),
        group(scene, msg("The AI has"), others),
        board(scene, msg("Its board: tap a circle"), over=circle_buttons(scene, circles)),
        group(scene, msg("On the table"), table),
    ]


def group(scene: Scene, title: Message, choices: Sequence[Choice]) -> h.Element:
    def chip(choice: Choice) -> h.Element:
        item: Item = choice.option
        inside = h.span[scene.read(item.label), " ", h.b[value_of(scene, item.now)]]
        return lit(scene, choice, inside, class_="book-chip", number="")

    return h.section(".oai-entries")[
        h.h2(".eyebrow")[scene.read(title)], h.div(".book-chips")[(chip(choice) for choice in choices)]
    ]


def value_of(scene: Scene, value: object) -> Node:
    return str(value) if type(value) is int else scene.read(value)


def circle_buttons(scene: Scene, choices: Sequence[Choice]) -> h.Element:
    """A button over each circle of the board."""
    ground = scene.view.ai.ground

    def button(choice: Choice) -> h.Element:
        at = middle(ground.places[ground.number[choice.option.of.where]])
        return hole(at, lit(scene, choice, class_="oai-spot", told=True, number=""), R + 1)

    label = scene.text(msg("Circles of its board"))
    return h.svg(".oai-spots", viewBox=view_box(ground), role="group", aria_label=label)[
        (button(choice) for choice in choices)
    ]


def correction_question(scene: Scene, item: Item) -> Node:
    """The right value: a number, or what it may be in pictures."""
    head = question_head(scene, msg("{item}", item=item), msg("That is in the books. What is right?"), RULE)
    if type(scene.choices[0].option) is int:
        return [head, numbers(scene, item.now if type(item.now) is int else None, msg("Set it right"))]
    return [head, h.div(".answers.answers-3")[(value_button(scene, choice) for choice in scene.choices)]]


def value_button(scene: Scene, choice: Choice) -> h.Element:
    return lit(
        scene, choice, h.span(".answer-icon", aria_hidden="true")[picture_of(choice.option)],
        h.b[scene.read(choice.offer.text)],
    )  # fmt: skip


def picture_of(value: object) -> Node:
    match value:
        case Ground(creature=Creature() as creature):
            return creature_picture(creature)
        case Ground(terrain=Terrain() as terrain):
            return terrain_picture(terrain)
        case Building():
            return icon(building_sign(value))
    return None
