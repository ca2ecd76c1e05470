"""What to move now, phase by phase with its reasons, and the AI's board after it; what has happened, above a question
and in the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from soloist.companion.orichalcum_ai import reports
from soloist.companion.orichalcum_ai.session import AI, AiSession
from soloist.companion.people import WhatDid
from soloist.engine.words import Message, filled, joined, msg, template
from soloist.games.orichalcum.ai import steps as told_steps
from soloist.games.orichalcum.ai.questions import DiscardDie, WhatDieShows, WhichBuilding
from soloist.games.orichalcum.ai.steps import Doing, Fights, Instruction, LaysTile, Phase, Step
from soloist.games.orichalcum.pieces import Action
from soloist.web.faces.base import YOUR_TURN, Leaf
from soloist.web.faces.companion_frame import is_correcting
from soloist.web.faces.companion_story import Told, is_fresh, is_resting, log_of
from soloist.web.faces.companion_widgets import ToDo, by, headline, note, recap_list, step, steps, why
from soloist.web.faces.company import is_you
from soloist.web.faces.orichalcum.board import terrain_row
from soloist.web.faces.orichalcum.hint import dice
from soloist.web.faces.orichalcum.signs import ACTION_ICONS, creature_icon, said
from soloist.web.faces.orichalcum_ai import setting_up
from soloist.web.faces.orichalcum_ai.pictures import board, sign_of, tile_as_laid
from soloist.web.faces.orichalcum_ai.story import Chapter, chapters, face_rolled, fresh_chapters, story
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Scene

TITLES = {"setup": msg("Setup"), "refill": template("End of round {number}"), "start": template("Round {number}")}
"""Of the chapters that belong to no turn."""


def shown(scene: Scene) -> list[Chapter]:
    """What is to be done since the last answer; in the middle of the AI's turn only once its tile is laid."""

    def is_worth(chapter: Chapter) -> bool:
        if chapter.kind != "turn":
            return chapter.kind in TITLES
        return is_resting(scene) or any(is_fresh(scene, moment) for moment, _ in chapter.phases[Phase.TILE])

    return [chapter for chapter in fresh_chapters(scene) if is_worth(chapter)]


def news(scene: Scene) -> list[Leaf]:
    """The page between two questions."""
    told = [] if is_correcting(scene) else shown(scene)
    first = [leaf for each in told if each.kind == "setup" for leaf in setting_up.leaves(scene, each)]
    some = [each for each in told if each.kind != "setup"]
    if not some:
        return first
    parts = [(turn_part if each.kind == "turn" else orders_part)(scene, each, each is some[0]) for each in some]
    return [*first, Leaf(parts, msg("its turn"))]


def orders_part(scene: Scene, chapter: Chapter, first: bool) -> Node:
    """Things to do that belong to no turn, each to be ticked off."""
    title = summary(chapter)
    match chapter.kind:
        case "refill":
            text, symbol = msg("fill up the boards"), "card"
        case _:
            begun = chapter.first(reports.BeginRound)
            is_yours = begun is not None and is_you(scene, begun.first)
            text, symbol = msg("you go first") if is_yours else msg("the AI goes first"), "flag"
    return [
        headline(scene, title, text, symbol, seat_class(AI), first=first),
        steps(
            scene,
            str(chapter.moment),
            (ToDo(icon(sign_of(each)), said(scene, each.what), by(each.rule)) for each in chapter.all(Instruction)),
        ),
    ]


# the AI's turn


def turn_part(scene: Scene, turn: Chapter, first: bool) -> Node:
    """The phases so far, its board after them, and what is still to come."""
    phases, over = turn.phases, is_resting(scene)
    reached = max((phase for phase in Phase if over or phases[phase]), default=Phase.CARD)
    to_come = [phase for phase in Phase if phase > reached]
    return [
        h.div(id="question" if first else None, tabindex="-1", role="status" if first else None)[
            h.h1(".visually-hidden")[scene.read(msg("Its turn"))],
            h.ol(class_=classes("steps", "oai-turn", seat_class(AI), is_whole=over))[
                (phase_step(scene, turn, phase, phases[phase]) for phase in Phase if phase <= reached)
            ],
        ],
        board(scene, msg("Its board after this step"), fresh=True),
        h.ol(class_=f"steps oai-turn is-later {seat_class(AI)}")[(later(scene, turn, phase) for phase in to_come)]
        if to_come
        else None,
    ]


def phase_step(scene: Scene, turn: Chapter, phase: Phase, told: Sequence[Told]) -> h.Element:
    """One phase: what to do in it, each thing with its rule."""
    face, card = face_rolled(told), turn.card
    rolled = None if face is None else dice(scene, [face])
    if phase is Phase.CARD and card is not None:
        text = [
            scene.read(msg("Card {n}:", n=turn.place)), " ", h.b[scene.read(card.action)], ", ",
            scene.read(msg("size-{size} tile", size=card.size)),
        ]  # fmt: skip
        never_pays = [scene.read(msg("It never pays.")), " ", rule_link(told_steps.TakesCard.rule)]
        reason = h.span(".why")[rolled, " ", rule_link("OAI-3.1"), " ", never_pays]
        return phase_row(scene, turn, phase, text, reason)
    lines = [what for _, what in told if is_shown(what)]
    if not lines:
        return phase_row(scene, turn, phase, h.span(".oai-nothing.muted")[scene.read(nothing(phase, turn))])
    return phase_row(scene, turn, phase, [thing(scene, what, rolled and [" ", rolled]) for what in lines])


def phase_row(scene: Scene, turn: Chapter, phase: Phase, text: Node, reason: Node = None) -> h.Element:
    return step(scene, f"{turn.moment}.{phase}", ToDo(None, text, reason))


def nothing(phase: Phase, turn: Chapter) -> Message:
    """A phase that brought nothing."""
    if phase is Phase.TILE:
        return msg("There is no tile")
    if phase is Phase.EXTRA:
        return msg("No additional action: it cannot pay, or nothing is possible")
    return msg("Nothing to do") if turn.action is None else msg("{action}: nothing is possible", action=turn.action)


def thing(scene: Scene, what: Doing, more: Node = None) -> h.Element:
    """Something to do, with its picture and rule, and perhaps the die behind it."""
    match what:
        case LaysTile():
            return laid(scene, what)
        case Fights():  # which faces, if they were told
            text = msg("{creature}: no skull, lost", creature=what.creature)
            if what.is_won:
                text = msg("{creature}: a skull, won", creature=what.creature)
            words = [scene.read(text), " ", dice(scene, what.faces) if len(what.faces) > 1 else None]
        case _:
            words = [said(scene, what.what)]
    return h.span(".oai-do")[icon(sign_of(what)), h.span[words, " ", rule_link(what.rule), more]]


def laid(scene: Scene, laying: LaysTile) -> h.Element:
    """Where the tile goes, and how it is turned."""
    view: AiSession = scene.view
    layout, tile, sector = view.box.ai, laying.tile, laying.sector
    text = msg("Place the tile in sector {n}", n=sector)
    turned: Node = None
    if tile.size > 1:
        _, leftmost = min(zip(laying.spot, tile.terrains, strict=True))  # circles are numbered from the left [OAI-4.6]
        text = msg("Place the tile in sector {n}, {terrain} on the left", n=sector, terrain=leftmost)
        turned = ["; ", terrain_row(layout.priority, scene.reader), " ", rule_link("OAI-4.4")]
    names = ", ".join(laying.where.split())
    reason = msg("{names}: lowest sector with a free spot of {size}", names=names, size=tile.size)
    return h.span(".oai-laid")[
        tile_as_laid(layout.ground, laying.spot, tile),
        h.b[scene.read(text)],
        h.span(".why")[scene.read(reason), " ", rule_link("OAI-4.1"), turned],
    ]


def later(scene: Scene, turn: Chapter, phase: Phase) -> h.Element:
    """A phase that has not come yet."""
    view: AiSession = scene.view
    action, beasts = turn.action, view.ai.beasts
    sign, words, reason = "card", msg("Discard a card, one die"), by(DiscardDie.rule)
    if phase is Phase.ACTION and action is Action.CAPTURE and beasts:
        creature = beasts[0].creature
        sign, words = creature_icon(creature), msg("{action}: fights {creature}", action=action, creature=creature)
        reason = why(scene, msg("the leftmost of {n}", n=len(beasts)), "OAI-6.1")
    elif phase is Phase.ACTION and action is not None:
        sign, words = ACTION_ICONS[action], msg("{action}", action=action)
        reason = by("OAI-5.1")
    elif phase is Phase.EXTRA:
        sign, words = "plus", msg("Additional action, if it can pay")
        payments = [each.goods.amount(each.amount) for each in view.box.ai.payment]
        first = msg("the first it has of: {payments}", payments=joined(payments))
        reason = why(scene, first, told_steps.PaysAction.rule)
    return h.li[
        h.div(".step")[
            h.span(".step-piece")[icon(sign)],
            h.span(".step-text")[scene.read(words), reason],
            h.span(".step-check", aria_hidden="true")[str(phase)],
        ]
    ]


def is_shown(what: Doing) -> bool:
    """Not the die, which is drawn, nor what an instruction beside it says as well."""
    return not isinstance(what, told_steps.RollsDie | told_steps.GetsTitan)


# above a question


def recap(scene: Scene) -> Node:
    """What the player has reported; in the AI's turn what has to be moved before the question."""
    if scene.past:
        return [note(scene, summary(each)) for each in chapters(scene)[-1:]]
    if isinstance(scene.ask, WhatDid):
        return recap_list(scene, [h.li[icon("check"), h.span[scene.read(what)]] for what in reported(scene)])
    if is_resting(scene) or is_correcting(scene) or shown(scene):
        return None
    turn = next((chapter for chapter in fresh_chapters(scene) if chapter.kind == "turn"), None)
    if turn is None:
        return None
    told = [each for phase, some in turn.phases.items() if phase is not Phase.CARD for each in some]
    lines = [h.li[thing(scene, each[1])] for each in told if is_fresh(scene, each[0]) and is_shown(each[1])]
    return recap_list(scene, lines, "oai-recap")


def reported(scene: Scene) -> list[object]:
    """The reports of this turn and what was said to them, or what has just been corrected."""
    found, fresh = chapters(scene), fresh_chapters(scene)
    turn = [chapter for chapter in found if chapter.kind != "correction"][-1:]
    if scene.view.reported and turn and turn[0].kind == "deed":
        return [what.did if isinstance(what, reports.Reported) else what for _, what in turn[0].told]
    return [what for _, what in fresh[-1].told] if fresh and fresh[-1].kind == "correction" else []


def summary(chapter: Chapter) -> Message:
    """A chapter in a line."""
    if chapter.kind == "turn":
        return msg("Its turn") if chapter.card is None else msg("{card}", card=chapter.card)
    if chapter.kind in TITLES:
        return filled(TITLES[chapter.kind], chapter)
    first: Message = chapter.told[0][1].say()
    return first


# the button


def then(scene: Scene) -> Message:
    """What comes after the news."""
    match scene.ask:
        case WhatDieShows(dice=DiscardDie()):
            return msg("the discard")
        case WhatDieShows(creature=None):
            return msg("its turn")
        case WhatDieShows():
            return msg("the fight")
        case WhichBuilding():
            return msg("the building")
        case reports.WhoHasMoreHoplites():
            return msg("who goes first?")
        case WhatDid():
            return YOUR_TURN
    return msg("a question") if is_resting(scene) else msg("its turn")


# the log

UNTOLD = {
    reports.Deed.DONE: msg("Nothing the AI needs to know"),
    reports.Deed.SKIP: msg("Skipped; Soloist will ask when it matters"),
}


def head(scene: Scene, chapter: Chapter) -> Node:
    match chapter.kind:
        case "turn":
            return [h.b[scene.read(summary(chapter)), "."], " ", signs(scene, chapter)]
        case "deed" if chapter.reports:
            return [[scene.read(did), ". "] for did in chapter.reports]
        case "deed":
            return [scene.read(UNTOLD[told.did.deed]) for told in chapter.all(reports.Reported)]
        case "setup" | "refill" | "start":
            return h.b[scene.read(summary(chapter))]
    return scene.read(summary(chapter))


def signs(scene: Scene, chapter: Chapter) -> Node:
    """What the turn brought, in small pictures."""
    lines = [what for phase in (Phase.TILE, Phase.ACTION, Phase.EXTRA) for _, what in chapter.phases[phase]]
    return [
        h.span(".gain", title=scene.text(what.what))[icon(sign_of(what))]
        for what in lines
        if isinstance(what, Step) and not isinstance(what, told_steps.FindsNoSpot)
    ]


def details(scene: Scene, chapter: Chapter) -> Iterator[Node]:
    """Every line with its rule; what was said beside them."""
    for _, what in chapter.told:
        match what:
            case reports.HoldsTitans() | reports.ReconstructedValues():
                yield why(scene, what)
            case told_steps.GetsTitan():
                pass  # the instruction beside it says so too
            case Doing() if chapter.kind == "turn":
                yield thing(scene, what)
            case Doing():
                yield [h.span[said(scene, what.what)], " ", rule_link(what.rule)]


log = log_of(story, head, details)
