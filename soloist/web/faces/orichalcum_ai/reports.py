"""What the player did, as far as the AI has to know it: Titans, buildings, the win; then done."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.companion.orichalcum_ai.reports import (
    LOST,
    SKIP,
    WON,
    Built,
    DiceFrom,
    HasPoints,
    SentHome,
    TookCard,
    TookTitan,
)
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.pieces import BASE, Terrain
from soloist.web.faces.companion_widgets import big, lit, of_kind, question_head
from soloist.web.faces.orichalcum_ai.pictures import terrain_picture
from soloist.web.html import Node, icon
from soloist.web.scene import Choice, Scene


def turn_question(scene: Scene) -> Node:
    """One tap for each thing, then Done at the thumb [OAI-1.6]."""
    hint = msg("Play it as always, with the discard. Then tap what changed of these things, or just Done.")
    won, lost = scene.choice(WON.code), scene.choice(LOST.code)
    points = scene.view.agreed.box.victory_points
    goal = msg("{n} points and no creature on my island", n=points)
    return [
        question_head(scene, msg("Your turn"), hint, "OAI-1.6"),
        cards(scene),
        terrains(scene, msg("You took the Titan of"), TookTitan),
        terrains(scene, msg("A Titan of yours went home"), SentHome),
        terrains(scene, msg("You built from the place of"), Built),
        h.div(".answers")[
            big(scene, won, icon("flag"), msg("I have won"), goal, key="w") if won is not None else None,
            big(scene, lost, icon("seat-automa"), msg("The AI has won"), msg("by the safeguard"), key="a")
            if lost
            else None,
        ],
        more(scene),
    ]


def terrains(scene: Scene, title: Message, kind: type) -> Node:
    """A button for each terrain that is possible, always in the same place."""
    choices = {choice.option.terrain: choice for choice in of_kind(scene, kind)}
    if not choices:
        return None
    return h.section(".oai-entries")[
        h.h2(".eyebrow")[scene.read(title)],
        h.div(".answers.answers-4")[(terrain_button(scene, each, choices.get(each)) for each in BASE)],
    ]


def terrain_button(scene: Scene, terrain: Terrain, choice: Choice | None) -> h.Element:
    name = h.b(aria_hidden="true")[scene.text(terrain)]
    if choice is None:
        return h.span(".answer.is-off", aria_hidden="true")[terrain_picture(terrain), name]
    from_ai = isinstance(choice.option, TookTitan) and choice.option.from_ai
    note = h.small(aria_hidden="true")[scene.read(msg("from the AI"))] if from_ai else None
    return lit(scene, choice, terrain_picture(terrain), name, note, told=True, number="")


def cards(scene: Scene) -> Node:
    """Which card left the action board, where they are named."""
    choices = of_kind(scene, TookCard)
    if not choices:
        return None
    title = msg("You discarded card") if choices[0].option.discarded else msg("You took card")
    return h.section(".oai-entries")[
        h.h2(".eyebrow")[scene.read(title)], chips(scene, choices)
    ]  # fmt: skip


def chips(scene: Scene, choices: Sequence[Choice]) -> h.Element:
    return h.div(".book-chips")[
        (
            lit(scene, choice, h.span(aria_hidden="true")[scene.read(choice.offer.short or choice.offer.text)],
                class_="book-chip", told=True, number="")
            for choice in choices
        )
    ]  # fmt: skip


def more(scene: Scene) -> Node:
    """Points, dice, and to say nothing."""
    points, dice, skip = of_kind(scene, HasPoints), of_kind(scene, DiceFrom), scene.choice(SKIP.code)
    return h.details(".oai-more", data_keep="more")[
        h.summary[scene.read(msg("More: my points, dice"))],
        h.section(".oai-entries")[h.h2(".eyebrow")[scene.read(msg("My victory points now"))], chips(scene, points)],
        h.div(".answers")[
            (big(scene, choice, icon("d6-skull"), dice_words(choice.option), key="d") for choice in dice),
            untold(scene, skip) if skip is not None else None,
        ],
    ]


def dice_words(dice: DiceFrom) -> Message:
    return msg("I roll the dice and type them") if dice.typed else msg("Soloist rolls the dice")


def untold(scene: Scene, choice: Choice) -> h.Element:
    """To say nothing now."""
    return big(
        scene, choice, icon("step-forward"), msg("I do not say"), msg("Soloist asks when it matters"), key="k"
    )  # fmt: skip
