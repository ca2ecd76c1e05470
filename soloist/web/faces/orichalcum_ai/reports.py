"""What the player did, as far as the AI has to know it: Titans, buildings, the win; then done. And what is wrong in the
books."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.companion.corrections import WhatToCorrect
from soloist.companion.orichalcum_ai.corrections import Ground
from soloist.companion.orichalcum_ai.reports import Deed, Did
from soloist.companion.orichalcum_ai.session import AI
from soloist.companion.people import WhatDid
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.pieces import BASE, Building, Creature, Terrain
from soloist.web.faces.base import nothing
from soloist.web.faces.companion_frame import items
from soloist.web.faces.companion_widgets import answers, big, lit, question_head
from soloist.web.faces.orichalcum.island import hole
from soloist.web.faces.orichalcum.signs import R, middle, view_box
from soloist.web.faces.orichalcum_ai.pictures import board, building_sign, creature_picture, terrain_picture
from soloist.web.html import Node, icon
from soloist.web.scene import Choice, Scene

WORDS = {  # reports with a picture, a few words, what they mean, and a key
    Deed.SKIP: ("step-forward", msg("Skip this"), msg("Soloist asks when it matters"), "k"),
    Deed.WON: ("flag", msg("I have won"), None, "w"),
    Deed.LOST: ("seat-automa", msg("The AI has won"), msg("by the round limit"), "a"),
    Deed.DICE_TYPED: ("d6-skull", msg("I roll the dice and enter them"), None, "d"),
    Deed.DICE_APP: ("d6-skull", msg("Soloist rolls the dice"), None, "d"),
}


def of_deeds(scene: Scene, *deeds: Deed) -> list[Choice]:
    """In the order of the deeds."""
    said = [choice for choice in scene.choices if isinstance(choice.option, Did)]
    return [choice for deed in deeds for choice in said if choice.option.deed is deed]


def turn_question(scene: Scene, _: WhatDid) -> Node:
    """One tap for each thing, then Done at the thumb [OAI-1.6]."""
    hint = msg("Take your turn as usual, including the discard. Then tap whatever you changed, or just tap Done.")
    return [
        question_head(scene, msg("Your turn"), hint, "OAI-1.6"),
        entries(scene, msg("You took card"), chips(scene, of_deeds(scene, Deed.CARD))),
        entries(scene, msg("You discarded card"), chips(scene, of_deeds(scene, Deed.DISCARDED))),
        entries(scene, msg("You took the Titan"), terrains(scene, Deed.TITAN, Deed.TITAN_OF_AI)),
        entries(scene, msg("You returned a Titan"), terrains(scene, Deed.HOME)),
        entries(scene, msg("You took the building on"), terrains(scene, Deed.BUILT)),
        answers(scene, in_words, "", of_deeds(scene, Deed.WON, Deed.LOST)),
        h.details(".oai-more", data_keep="more")[
            h.summary[scene.read(msg("More: my points, dice"))],
            entries(scene, msg("My victory points now"), chips(scene, of_deeds(scene, Deed.POINTS))),
            answers(scene, in_words, "", of_deeds(scene, Deed.DICE_TYPED, Deed.DICE_APP, Deed.SKIP)),
        ],
    ]


def entries(scene: Scene, title: Message, body: Node) -> Node:
    return h.section(".oai-entries")[h.h2(".eyebrow")[scene.read(title)], body] if body is not None else None


def terrains(scene: Scene, *deeds: Deed) -> Node:
    """A button for each terrain that is possible, always in the same place."""
    choices = {choice.option.of: choice for choice in of_deeds(scene, *deeds)}
    if not choices:
        return None
    return h.div(".answers.answers-4")[(terrain_button(scene, each, choices.get(each)) for each in BASE)]


def terrain_button(scene: Scene, terrain: Terrain, choice: Choice | None) -> h.Element:
    name = h.b(aria_hidden="true")[scene.text(terrain)]
    if choice is None:
        return h.span(".answer.is-off", aria_hidden="true")[terrain_picture(terrain), name]
    from_ai = choice.option.deed is Deed.TITAN_OF_AI
    note = h.small(aria_hidden="true")[scene.read(msg("from the AI"))] if from_ai else None
    return lit(scene, choice, terrain_picture(terrain), name, note, told=True, number="")


def chips(scene: Scene, choices: Sequence[Choice]) -> Node:
    def chip(choice: Choice) -> h.Element:
        short = h.span(aria_hidden="true")[scene.read(choice.offer.short or choice.offer.text)]
        return lit(scene, choice, short, class_="book-chip", told=True, number="")

    return h.div(".book-chips")[(chip(choice) for choice in choices)] if choices else None


def in_words(scene: Scene, choice: Choice) -> h.Element:
    """What is no deed is to say nothing now."""
    deed = choice.option.deed if isinstance(choice.option, Did) else Deed.SKIP
    sign, words, meaning, key = WORDS[deed]
    if deed is Deed.WON:
        meaning = msg("{n} points and no creature on my island", n=scene.view.box.victory_points)
    return big(scene, choice, icon(sign), words, meaning, key=key)


# corrections


def items_question(scene: Scene, _: WhatToCorrect) -> Node:
    """The AI's goods, its board with every circle to tap, what lies on the table."""
    circles = [choice for choice in scene.choices if isinstance(choice.option.of, str)]
    others = [choice for choice in scene.choices if choice.option.seat == AI and choice not in circles]
    table = [choice for choice in scene.choices if choice.option.seat is None]
    return [
        question_head(scene, msg("What is wrong?"), msg("You can correct anything Soloist keeps."), "OAI-1.1"),
        items(scene, AI, others, nothing),
        board(scene, msg("Its board: tap a circle"), over=circle_buttons(scene, circles)),
        items(scene, None, table, nothing),
    ]


def circle_buttons(scene: Scene, choices: Sequence[Choice]) -> h.Element:
    """A button over each circle of the board."""
    ground = scene.view.ai.ground

    def button(choice: Choice) -> h.Element:
        at = middle(ground.places[ground.number[choice.option.of]])
        return hole(at, lit(scene, choice, class_="oai-spot", told=True, number=""), R + 1)

    label, spots = scene.text(msg("Circles of its board")), [button(choice) for choice in choices]
    return h.svg(".oai-spots", viewBox=view_box(ground), role="group", aria_label=label)[spots]


def picture_of(value: object, scene: Scene) -> Node:
    """What may be right."""
    match value:
        case Ground(creature=Creature() as creature):
            return creature_picture(creature)
        case Ground(terrain=terrain):
            return terrain_picture(terrain)
        case Building():
            return icon(building_sign(value))
    return None
