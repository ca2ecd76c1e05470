"""What to move now, phase by phase with its reasons, and the AI's board after it."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.companion.orichalcum_ai.evening import AI
from soloist.companion.orichalcum_ai.setting_up import Hoplites
from soloist.companion.orichalcum_ai.view import View
from soloist.engine.seats import Seat
from soloist.engine.why import Line
from soloist.engine.words import Message, joined, msg
from soloist.games.orichalcum.ai.physical import DieFace, InSlot, OnDice, Order
from soloist.games.orichalcum.ai.turn import sector_of
from soloist.games.orichalcum.pieces import Action, Card, Terrain, Tile
from soloist.web.faces.beside import headline, linked, step, why
from soloist.web.faces.company import is_you
from soloist.web.faces.orichalcum.board import terrain_row
from soloist.web.faces.orichalcum.signs import ACTION_ICONS, creature_icon, said
from soloist.web.faces.orichalcum.told import dice, faces_in
from soloist.web.faces.orichalcum_ai.pictures import board, sign_of, tile_as_laid
from soloist.web.faces.orichalcum_ai.story import (
    ACTION,
    CARD,
    EXTRA,
    FREE_CARD,
    PAID,
    PHASES,
    TILE,
    Chapter,
    Told,
    die_of,
    is_deed,
    is_fight,
    is_quiet,
    is_said_twice,
    is_won,
    round_in,
)
from soloist.web.faces.orichalcum_ai.who import (
    DISCARDS,
    chapters,
    fresh_chapters,
    is_correcting,
    is_fresh,
    is_human_turn,
    is_resting,
    since,
)
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Scene

PARTS = ("setup", "turn", "refill", "start")  # the chapters that stand on the page


def shown(scene: Scene) -> list[Chapter]:
    """What is to be done since the last answer; in the middle of the AI's turn only once its tile is laid."""

    def is_worth(chapter: Chapter) -> bool:
        if chapter.kind != "turn":
            return chapter.kind in PARTS
        laid = any(is_fresh(scene, told) for told in chapter.phases[TILE])
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
    seats = [order.what.gaps["seat"] for order in chapter.all(Order) if order.what.text.endswith("begins")]
    seat = seats[0] if seats else AI
    return msg("you begin") if isinstance(seat, Seat) and is_you(scene, seat) else msg("the AI begins")


def orders_part(scene: Scene, chapter: Chapter, title: Message, text: Message, symbol: str, first: bool) -> Node:
    """Things to do that belong to no turn, each to be ticked off."""
    return [
        headline(scene, title, text, symbol, seat_class(AI), first=first),
        h.ol(".steps")[
            (
                step(number, icon(order_sign(order)), said(scene, order.what),
                     h.span(".why")[rule_link(order.rule)])
                for number, order in enumerate(chapter.all(Order), 1)
            )
        ],
        [h.p(".note")[icon("help"), h.span[linked(scene, what)]] for what in chapter.all(Message)],
    ]  # fmt: skip


def order_sign(order: Order) -> str:
    gains = "n" in order.what.gaps and order.rule in ("OAI-1.4", "OAI-8.3") and not round_in(order)
    return "hoplite" if gains else sign_of(order.about, order.rule)


# the AI's turn


def turn_part(scene: Scene, turn: Chapter, first: bool) -> Node:
    """The phases so far, its board after them, and what is still to come."""
    phases, over = turn.phases, is_resting(scene)
    reached = max((phase for phase in PHASES if phases[phase]), default=CARD)
    so_far = [phase for phase in PHASES if over or phase <= reached]
    to_come = [phase for phase in PHASES if phase not in so_far]
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


def phase_step(scene: Scene, turn: Chapter, phase: int, told: Sequence[Told]) -> h.Element:
    """One phase: what to do in it, each thing with its rule; those before the last answer are ticked."""
    done = not any(is_fresh(scene, each) for each in told)
    if phase == CARD and turn.card is not None:
        return step(phase, None, card_words(scene, turn, turn.card), card_reason(scene, told), done=True)
    lines = [what for _, what in told if not is_said_twice(what) and not isinstance(what.about, DieFace)]
    if not lines:
        return step(phase, None, h.span(".oai-nothing.muted")[scene.read(nothing(phase, turn))], None, done=True)
    die = die_of(told)
    rolled = None if die is None else [" ", die_picture(scene, die)]
    return step(phase, None, [thing(scene, what, rolled) for what in lines], None, done=done)


def card_words(scene: Scene, turn: Chapter, card: Card) -> Node:
    return [
        scene.read(msg("Card {n}:", n=turn.place)), " ", h.b[scene.read(card.action)], ", ",
        scene.read(msg("tile of {size}", size=card.size)),
    ]  # fmt: skip


def card_reason(scene: Scene, told: Sequence[Told]) -> h.Element:
    die = die_of(told)
    return h.span(".why")[
        die_picture(scene, die) if die is not None else None, " ", rule_link("OAI-3.1"), " ",
        scene.read(msg("It never pays.")), " ", rule_link(FREE_CARD),
    ]  # fmt: skip


def die_picture(scene: Scene, die: DieFace) -> h.Element:
    return dice(scene, [die.face])


def nothing(phase: int, turn: Chapter) -> Message:
    """A phase that brought nothing."""
    if phase == TILE:
        return msg("There is no tile")
    if phase == EXTRA:
        return msg("No additional action: it cannot pay, or nothing is possible")
    return NOTHING if turn.action is None else msg("{action}: nothing is possible", action=turn.action)


NOTHING = msg("Nothing to do")


def thing(scene: Scene, what: Line | Order, more: Node = None) -> h.Element:
    """Something to do, with its picture and rule, and perhaps the die behind it."""
    if isinstance(what, Line) and isinstance(what.about, Tile):
        return laid(scene, what, what.about)
    sign = icon(sign_of(what.about, what.rule))
    if isinstance(what, Line) and is_fight(what):
        return h.span(".oai-do")[sign, h.span[fight(scene, what), " ", rule_link(what.rule)]]
    return h.span(".oai-do")[sign, h.span[said(scene, what.what), " ", rule_link(what.rule), more]]


def fight(scene: Scene, line: Line) -> Node:
    """One roll of four dice; which faces, if they were told."""
    creature = line.what.gaps["creature"]
    text = msg("{creature}: no skull, lost", creature=creature)
    if is_won(line):
        text = msg("{creature}: a skull, won", creature=creature)
    faces = list(faces_in(line.what))
    return [scene.read(text), " ", dice(scene, faces) if len(faces) > 1 else None]


def laid(scene: Scene, line: Line, tile: Tile) -> h.Element:
    """Where the tile goes, and how it is turned."""
    view: View = scene.view
    layout = view.agreed.box.ai
    names = str(line.what.gaps["where"]).split()
    circles = [layout.ground.number[name] for name in names]
    sector = sector_of(layout, circles)
    text = msg("Lay the tile in sector {n}", n=sector)
    turned: Node = None
    if tile.size > 1:
        text = msg("Lay the tile in sector {n}, {terrain} on the left", n=sector, terrain=leftmost(circles, tile))
        turned = ["; ", terrain_row(layout.priority, scene.reader), " ", rule_link("OAI-4.4")]
    reason = msg("{names}: lowest sector with a free spot of {size}", names=", ".join(names), size=tile.size)
    return h.span(".oai-laid")[
        tile_as_laid(layout.ground, circles, tile),
        h.b[scene.read(text)],
        h.span(".why")[scene.read(reason), " ", rule_link("OAI-4.1"), turned],
    ]


def leftmost(circles: Sequence[int], tile: Tile) -> Terrain:
    """Circles are numbered from left to right [OAI-4.6]."""
    return min(zip(circles, tile.terrains, strict=True))[1]


def later(scene: Scene, turn: Chapter, phase: int) -> h.Element:
    """A phase that has not come yet."""
    view: View = scene.view
    sign, words, reason = "card", msg("Discard a card, one die"), h.span(".why")[rule_link(DISCARDS)]
    if phase == ACTION and turn.action is not None:
        sign, words, reason = action_to_come(scene, turn.action)
    elif phase == EXTRA:
        sign = "plus"
        words = msg("Additional action, if it can pay")
        payments = [each.goods.amount(each.amount) for each in view.agreed.box.ai.payment]
        reason = why(scene, msg("the first it has of: {payments}", payments=joined(payments)), PAID)
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
    told = [each for phase in PHASES if phase != CARD for each in phases[phase] if is_fresh(scene, each)]
    lines = [what for _, what in told if not is_said_twice(what) and not isinstance(what.about, DieFace)]
    if not lines:
        return None
    return h.ul(".recap.oai-recap", aria_label=scene.text(msg("What has just happened")))[
        (h.li[thing(scene, what)] for what in lines)
    ]


def entered(scene: Scene) -> Node:
    """The entries of this turn, and what was said to them."""
    found = chapters(scene)
    now = found[-1] if found and found[-1].last >= since(scene) else None
    turn = [chapter for chapter in found if chapter.kind not in ("note", "correction")][-1:]
    lines: list[Node] = []
    if scene.view.entries and turn and turn[0].kind == "deed":
        lines = [h.li[icon("check"), h.span[deed(scene, what)]] for _, what in turn[0].told if not is_quiet(what)]
    elif now is not None and now.kind == "correction":
        lines = [h.li[icon("check"), h.span[scene.read(what)]] for _, what in now.told]
    return h.ul(".recap", aria_label=scene.text(msg("What has just happened")))[lines] if lines else None


def deed(scene: Scene, what: object) -> Node:
    if is_deed(what) and isinstance(what, Message):
        return scene.read(what.gaps["did"])
    return scene.read(what)


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
    first = chapter.told[0][1] if chapter.told else msg("Its turn")
    return first if isinstance(first, Message) else msg("{what}", what=first)


# the button


def done(scene: Scene) -> Message:
    """What comes after the news."""
    asked = scene.asked
    match None if asked is None else asked.about:
        case OnDice(count=1) if asked is not None and asked.why == DISCARDS:
            return msg("Done, next: the discard")
        case OnDice(count=1):
            return msg("Done, its turn")
        case OnDice():
            return msg("Laid, next: the fight")
        case InSlot():
            return msg("Laid, next: the building")
        case Hoplites():
            return msg("Done, who begins?")
    if is_human_turn(scene):
        return msg("Done, my turn")
    return msg("Done, go on") if is_resting(scene) else msg("Done, its turn")
