"""What the player did, as far as the AI has to know it: Titans, buildings, the win; then done. And what is wrong in the
books."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.companion.corrections import Corrected, WhatToCorrect
from soloist.companion.orichalcum_ai.corrections import Ground
from soloist.companion.orichalcum_ai.reports import Deed, Did
from soloist.companion.orichalcum_ai.session import AI
from soloist.companion.people import WhatDid
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.pieces import BASE, Building, Creature, Terrain
from soloist.web import markup as h
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces.base import nothing
from soloist.web.faces.companion_frame import items
from soloist.web.faces.companion_story import answered
from soloist.web.faces.companion_widgets import Entry, answers, big, lit, question_head
from soloist.web.faces.orichalcum.island import hole
from soloist.web.faces.orichalcum.signs import R, middle, view_box
from soloist.web.faces.orichalcum_ai import turns
from soloist.web.faces.orichalcum_ai.instructions import leaves_of
from soloist.web.faces.orichalcum_ai.pictures import board, building_sign, creature_picture, terrain_picture
from soloist.web.faces.orichalcum_ai.story import recent
from soloist.web.html import Node, icon, rule_link, seat_class, seat_mark
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
    """What the AI did, in a line; one tap for each thing that changed, then Done at the thumb [OAI-1.6]. Every row
    stays where it is, whatever is entered."""
    hint = msg("Play, then tap what changed.")
    held = scene.view.known.titans
    titans = msg("Titan taken")
    if held:
        titans = msg("Titan taken, or returned: you hold {n}", n=len(held))
    return [
        its_last_turn(scene),
        h.div(".question", id="question", tabindex="-1", role="status")[
            h.h1[scene.read(msg("Your turn"))], h.p(".say.is-spare")[scene.read(hint), " ", rule_link("OAI-1.6")]
        ],
        card_row(scene) if scene.view.agreed.names_cards else None,
        row(scene, titans, of_deeds(scene, Deed.TITAN, Deed.TITAN_OF_AI, Deed.HOME)),
        row(scene, msg("Building taken"), of_deeds(scene, Deed.BUILT)),
        ui.entered_strip(scene, entered(scene), ui.offered_again(scene)),
        answers(scene, in_words, "oai-ends", of_deeds(scene, Deed.WON, Deed.LOST)),
        h.details(".oai-more", data_keep="more")[
            h.summary[scene.read(msg("More: my points, dice"))],
            section(scene, msg("My victory points now"), chips(scene, of_deeds(scene, Deed.POINTS))),
            answers(scene, in_words, "", of_deeds(scene, Deed.DICE_TYPED, Deed.DICE_APP, Deed.SKIP)),
        ],
    ]  # fmt: skip


def its_last_turn(scene: Scene) -> Node:
    """Opens the AI's turn again, from its first page on."""
    before = 0
    found: Node = None
    for chapter in recent(scene):
        leaves = leaves_of(scene, chapter)
        if chapter.kind == "turn" and leaves:
            words = h.span[scene.read(turns.in_short(chapter))]
            found = ui.turn_line(scene, before, seat_mark(scene.person(AI)), words, seat_class(AI))
        before += len(leaves)
    return found


def section(scene: Scene, title: Message, body: Node) -> Node:
    return h.section(".oai-entries")[h.h2(".eyebrow")[scene.read(title)], body]


def row(scene: Scene, title: Message, choices: Sequence[Choice]) -> h.Element:
    """A button for each terrain, always in the same place."""
    found = {choice.option.of: choice for choice in choices}
    buttons = h.div(".answers.answers-4")[(terrain_button(scene, each, found.get(each)) for each in BASE)]
    return h.section(".oai-entries")[h.h2(".eyebrow")[scene.read(title)], buttons]


NOTES = {Deed.TITAN_OF_AI: msg("from the AI"), Deed.HOME: msg("return it")}


def terrain_button(scene: Scene, terrain: Terrain, choice: Choice | None) -> h.Element:
    """Its note has a line of its own, also where it is empty."""
    name = h.b(aria_hidden="true")[scene.text(terrain)]
    if choice is None:
        return h.span(".answer.is-off", aria_hidden="true")[terrain_picture(terrain), name, h.small]
    words = NOTES.get(choice.option.deed)
    note = h.small(aria_hidden="true")[scene.read(words) if words is not None else None]
    return lit(scene, choice, terrain_picture(terrain), name, note, told=True, number="")


def card_row(scene: Scene) -> h.Element:
    """Where cards are named: first the one that was taken, then the one that was discarded."""
    taken, discarded = of_deeds(scene, Deed.CARD), of_deeds(scene, Deed.DISCARDED)
    title = msg("You took card") if taken else msg("You discarded card")
    none = h.p(".book-chips.muted")[scene.read(msg("Both cards are entered."))]
    return h.section(".oai-entries.oai-row-cards")[
        h.h2(".eyebrow")[scene.read(title)], chips(scene, taken or discarded) or none
    ]


def chips(scene: Scene, choices: Sequence[Choice]) -> Node:
    def chip(choice: Choice) -> h.Element:
        short = h.span(aria_hidden="true")[scene.read(choice.offer.short or choice.offer.text)]
        return lit(scene, choice, short, class_="book-chip", told=True, number="")

    return h.div(".book-chips")[(chip(choice) for choice in choices)] if choices else None


# what is entered


def entered(scene: Scene) -> list[Entry]:
    """The reports of this turn, each with its place among the answers; then what was corrected."""
    said = [(place, answer) for place, answer in scene.answers if isinstance(answer, Did)]
    mine = said[len(said) - len(scene.view.reported) :]
    found = [Entry(place, entry_picture(did), did) for place, did in mine]
    first = mine[0][0] if mine else max(answered(scene), default=0)
    return found + [Entry(None, icon("edit"), what) for moment, what in scene.told
                    if isinstance(what, Corrected) and moment > first]  # fmt: skip


def entry_picture(did: Did) -> Node:
    if isinstance(did.of, Terrain):
        return terrain_picture(did.of)
    return icon({Deed.POINTS: "medallion", Deed.CARD: "card", Deed.DISCARDED: "card"}.get(did.deed, "d6-skull"))


def entered_note(scene: Scene) -> Message | None:
    """Under Done."""
    return ui.entered_words(len(scene.view.reported)) if isinstance(scene.ask, WhatDid) else None


def in_words(scene: Scene, choice: Choice) -> h.Element:
    """What is no deed is to say nothing now."""
    deed = choice.option.deed if isinstance(choice.option, Did) else Deed.SKIP
    sign, words, meaning, key = WORDS[deed]
    if deed is Deed.WON:
        meaning = msg("{n} points, no creature left", n=scene.view.box.victory_points)
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
