"""What to move now, phase by phase with its reasons, and the AI's board after it."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.companion.orichalcum_ai.events import BeginRound, Entered, HoldsTitans, ReconstructedValues
from soloist.companion.orichalcum_ai.questions import WhoHasMoreHoplites
from soloist.companion.orichalcum_ai.session import AI
from soloist.companion.orichalcum_ai.view import View
from soloist.engine.events import Event
from soloist.engine.words import Message, joined, msg
from soloist.games.orichalcum.ai.questions import DiscardDie, WhatDieShows, WhichBuilding
from soloist.games.orichalcum.ai.steps import Fights, Instruction, LaysTile, PaysAction, Phase, TakesCard
from soloist.games.orichalcum.pieces import Action, Card, Terrain, Tile
from soloist.web.faces.companion_widgets import headline, linked, step, why
from soloist.web.faces.company import is_you
from soloist.web.faces.orichalcum.board import terrain_row
from soloist.web.faces.orichalcum.signs import ACTION_ICONS, creature_icon, said
from soloist.web.faces.orichalcum.told import dice
from soloist.web.faces.orichalcum_ai.pictures import board, sign_of, tile_as_laid
from soloist.web.faces.orichalcum_ai.progress import (
    ask_of,
    chapters,
    fresh_chapters,
    is_correcting,
    is_fresh,
    is_human_turn,
    is_resting,
    since,
)
from soloist.web.faces.orichalcum_ai.story import Chapter, Doing, Told, face_rolled, is_shown
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Scene

PARTS = ("setup", "turn", "refill", "start")  # the chapters that stand on the page


def shown(scene: Scene) -> list[Chapter]:
    """What is to be done since the last answer; in the middle of the AI's turn only once its tile is laid."""

    def is_worth(chapter: Chapter) -> bool:
        if chapter.kind != "turn":
            return chapter.kind in PARTS
        laid = any(is_fresh(scene, told) for told in chapter.phases[Phase.TILE])
        return laid or is_resting(scene)

    return [chapter for chapter in fresh_chapters(scene) if is_worth(chapter)]


def news(scene: Scene) -> Node:
    """The page between two questions."""
    some = [] if is_correcting(scene) else shown(scene)
    if not some:
        return None
    return [told_chapter(scene, chapter, chapter is some[0]) for chapter in some]


def told_chapter(scene: Scene, chapter: Chapter, first: bool) -> Node:
    match chapter.kind:
        case "turn":
            return turn_part(scene, chapter, first)
        case "setup":
            return orders_part(scene, chapter, msg("Lay out the AI"), msg("tick off what is done"), "partner", first)
        case "refill":
            title, text = msg("End of round {n}", n=chapter.round), msg("fill up the boards")
            return orders_part(scene, chapter, title, text, "card", first)
    title = msg("Round {n}", n=chapter.round)
    return orders_part(scene, chapter, title, begins(scene, chapter), "flag", first)


def begins(scene: Scene, chapter: Chapter) -> Message:
    """Who plays first in the round."""
    seat = next((order.first for order in chapter.all(BeginRound)), AI)
    return msg("you begin") if is_you(scene, seat) else msg("the AI begins")


def orders_part(scene: Scene, chapter: Chapter, title: Message, text: Message, symbol: str, first: bool) -> Node:
    """Things to do that belong to no turn, each to be ticked off."""
    return [
        headline(scene, title, text, symbol, seat_class(AI), first=first),
        h.ol(".steps")[
            (
                step(number, icon(sign_of(order)), said(scene, order.what),
                     h.span(".why")[rule_link(order.rule)])
                for number, order in enumerate(chapter.all(Instruction), 1)
            )
        ],
        [h.p(".note")[icon("help"), h.span[linked(scene, what)]] for what in chapter.all(ReconstructedValues)],
    ]  # fmt: skip


# the AI's turn


def turn_part(scene: Scene, turn: Chapter, first: bool) -> Node:
    """The phases so far, its board after them, and what is still to come."""
    phases, over = turn.phases, is_resting(scene)
    reached = max((phase for phase in Phase if phases[phase]), default=Phase.CARD)
    so_far = [phase for phase in Phase if over or phase <= reached]
    to_come = [phase for phase in Phase if phase not in so_far]
    return [
        h.div(id="question" if first else None, tabindex="-1", role="status" if first else None)[
            h.h1(".visually-hidden")[scene.read(msg("Its turn"))],
            h.ol(class_=classes("steps", "oai-turn", seat_class(AI), is_whole=over))[
                (phase_step(scene, turn, phase, phases[phase]) for phase in so_far)
            ],
        ],
        board(scene, msg("Its board after this step"), fresh=True),
        h.ol(class_=f"steps oai-turn is-later {seat_class(AI)}")[(later(scene, turn, phase) for phase in to_come)]
        if to_come
        else None,
    ]


def phase_step(scene: Scene, turn: Chapter, phase: Phase, told: Sequence[Told]) -> h.Element:
    """One phase: what to do in it, each thing with its rule; those before the last answer are ticked."""
    done = not any(is_fresh(scene, each) for each in told)
    if phase is Phase.CARD and turn.card is not None:
        return step(phase, None, card_words(scene, turn, turn.card), card_reason(scene, told), done=True)
    lines = [what for _, what in told if is_shown(what)]
    if not lines:
        return step(phase, None, h.span(".oai-nothing.muted")[scene.read(nothing(phase, turn))], None, done=True)
    face = face_rolled(told)
    rolled = None if face is None else [" ", dice(scene, [face])]
    return step(phase, None, [thing(scene, what, rolled) for what in lines], None, done=done)


def card_words(scene: Scene, turn: Chapter, card: Card) -> Node:
    return [
        scene.read(msg("Card {n}:", n=turn.place)), " ", h.b[scene.read(card.action)], ", ",
        scene.read(msg("tile of {size}", size=card.size)),
    ]  # fmt: skip


def card_reason(scene: Scene, told: Sequence[Told]) -> h.Element:
    face = face_rolled(told)
    return h.span(".why")[
        dice(scene, [face]) if face is not None else None, " ", rule_link("OAI-3.1"), " ",
        scene.read(msg("It never pays.")), " ", rule_link(TakesCard.rule),
    ]  # fmt: skip


def nothing(phase: Phase, turn: Chapter) -> Message:
    """A phase that brought nothing."""
    if phase is Phase.TILE:
        return msg("There is no tile")
    if phase is Phase.EXTRA:
        return msg("No additional action: it cannot pay, or nothing is possible")
    return NOTHING if turn.action is None else msg("{action}: nothing is possible", action=turn.action)


NOTHING = msg("Nothing to do")


def thing(scene: Scene, what: Doing, more: Node = None) -> h.Element:
    """Something to do, with its picture and rule, and perhaps the die behind it."""
    if isinstance(what, LaysTile):
        return laid(scene, what)
    sign = icon(sign_of(what))
    if isinstance(what, Fights):
        return h.span(".oai-do")[sign, h.span[fight(scene, what), " ", rule_link(what.rule)]]
    return h.span(".oai-do")[sign, h.span[said(scene, what.what), " ", rule_link(what.rule), more]]


def fight(scene: Scene, roll: Fights) -> Node:
    """One roll of four dice; which faces, if they were told."""
    text = msg("{creature}: no skull, lost", creature=roll.creature)
    if roll.is_won:
        text = msg("{creature}: a skull, won", creature=roll.creature)
    return [scene.read(text), " ", dice(scene, roll.faces) if len(roll.faces) > 1 else None]


def laid(scene: Scene, laying: LaysTile) -> h.Element:
    """Where the tile goes, and how it is turned."""
    view: View = scene.view
    layout = view.agreed.box.ai
    tile, circles, sector = laying.tile, laying.spot, laying.sector
    text = msg("Lay the tile in sector {n}", n=sector)
    turned: Node = None
    if tile.size > 1:
        text = msg("Lay the tile in sector {n}, {terrain} on the left", n=sector, terrain=leftmost(circles, tile))
        turned = ["; ", terrain_row(layout.priority, scene.reader), " ", rule_link("OAI-4.4")]
    names = ", ".join(laying.where.split())
    reason = msg("{names}: lowest sector with a free spot of {size}", names=names, size=tile.size)
    return h.span(".oai-laid")[
        tile_as_laid(layout.ground, circles, tile),
        h.b[scene.read(text)],
        h.span(".why")[scene.read(reason), " ", rule_link("OAI-4.1"), turned],
    ]


def leftmost(circles: Sequence[int], tile: Tile) -> Terrain:
    """Circles are numbered from left to right [OAI-4.6]."""
    return min(zip(circles, tile.terrains, strict=True))[1]


def later(scene: Scene, turn: Chapter, phase: Phase) -> h.Element:
    """A phase that has not come yet."""
    view: View = scene.view
    sign, words, reason = "card", msg("Discard a card, one die"), h.span(".why")[rule_link(DiscardDie.rule)]
    if phase is Phase.ACTION and turn.action is not None:
        sign, words, reason = action_to_come(scene, turn.action)
    elif phase is Phase.EXTRA:
        sign = "plus"
        words = msg("Additional action, if it can pay")
        payments = [each.goods.amount(each.amount) for each in view.agreed.box.ai.payment]
        reason = why(scene, msg("the first it has of: {payments}", payments=joined(payments)), PaysAction.rule)
    return h.li[
        h.div(".step")[
            h.span(".step-piece")[icon(sign)],
            h.span(".step-text")[scene.read(words), reason],
            h.span(".step-check", aria_hidden="true")[str(phase)],
        ]
    ]


def action_to_come(scene: Scene, action: Action) -> tuple[str, Message, h.Element]:
    beasts = scene.view.ai.beasts
    if action is Action.CAPTURE and beasts:
        creature = beasts[0].creature
        return (
            creature_icon(creature), msg("{action}: fights {creature}", action=action, creature=creature),
            why(scene, msg("the leftmost of {n}", n=len(beasts)), "OAI-6.1"),
        )  # fmt: skip
    return ACTION_ICONS[action], msg("{action}", action=action), h.span(".why")[rule_link("OAI-5.1")]


# above a question


def recap(scene: Scene) -> Node:
    """What the player has entered; in the AI's turn what has to be moved before the question."""
    if scene.past:
        return [h.p(".note")[icon("flag"), h.span[scene.read(summary(each))]] for each in chapters(scene)[-1:]]
    if is_human_turn(scene):
        return entered(scene)
    if is_resting(scene) or is_correcting(scene) or shown(scene):
        return None
    turn = next((chapter for chapter in fresh_chapters(scene) if chapter.kind == "turn"), None)
    if turn is None:
        return None
    phases = turn.phases
    told = [each for phase in Phase if phase is not Phase.CARD for each in phases[phase] if is_fresh(scene, each)]
    lines = [what for _, what in told if is_shown(what)]
    if not lines:
        return None
    return h.ul(".recap.oai-recap", aria_label=scene.text(msg("What has just happened")))[
        (h.li[thing(scene, what)] for what in lines)
    ]


def entered(scene: Scene) -> Node:
    """The entries of this turn, and what was said to them."""
    found = chapters(scene)
    now = found[-1] if found and found[-1].last >= since(scene) else None
    turn = [chapter for chapter in found if chapter.kind != "correction"][-1:]
    lines: list[Node] = []
    if scene.view.entries and turn and turn[0].kind == "deed":
        lines = [h.li[icon("check"), h.span[deed(scene, what)]] for what in turn[0].all(Entered, HoldsTitans)]
    elif now is not None and now.kind == "correction":
        lines = [h.li[icon("check"), h.span[scene.read(what)]] for _, what in now.told]
    return h.ul(".recap", aria_label=scene.text(msg("What has just happened")))[lines] if lines else None


def deed(scene: Scene, what: object) -> Node:
    return scene.read(what.entry if isinstance(what, Entered) else what)


def summary(chapter: Chapter) -> Message:
    """A chapter in a line."""
    match chapter.kind:
        case "turn" if chapter.card is not None:
            return msg("{card}", card=chapter.card)
        case "turn":
            return msg("Its turn")
        case "setup":
            return msg("Set-up")
        case "refill":
            return msg("End of round {n}", n=chapter.round)
        case "start":
            return msg("Round {n}", n=chapter.round)
    first: Event = chapter.told[0][1]
    return first.say()


# the button


def done(scene: Scene) -> Message:
    """What comes after the news."""
    match ask_of(scene):
        case WhatDieShows(dice=DiscardDie()):
            return msg("Done, next: the discard")
        case WhatDieShows(creature=None):
            return msg("Done, its turn")
        case WhatDieShows():
            return msg("Laid, next: the fight")
        case WhichBuilding():
            return msg("Laid, next: the building")
        case WhoHasMoreHoplites():
            return msg("Done, who begins?")
    if is_human_turn(scene):
        return msg("Done, my turn")
    return msg("Done, go on") if is_resting(scene) else msg("Done, its turn")
