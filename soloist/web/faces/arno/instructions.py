"""What to move for ARNO now: a page for each of its turns, one thing a line, with reasons and rolls; the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from soloist.companion.arno.reports import Final, IncomeOf, NoRewards
from soloist.companion.arno.session import COUNTING, ArnoSession, Stage
from soloist.companion.people import Counting, Starts, WhatDid
from soloist.engine.events import TurnEnds
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.arno.events import BreakReached, DiscardFinalCard, Upgraded
from soloist.games.arknova.arno.questions import BreakCard, FirstProject
from soloist.games.arknova.arno.triggers import Reminder
from soloist.games.arknova.arno.why import Roll
from soloist.games.arknova.cards import Resource
from soloist.web import markup as h
from soloist.web.faces import companion_frame
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces.arknova.arno_mat import action_row
from soloist.web.faces.arknova.signs import action_icon, gain
from soloist.web.faces.arno import breaks, setting_up, story
from soloist.web.faces.arno.signs import picture_of
from soloist.web.faces.arno.story import Chapter, Kind, Step
from soloist.web.faces.base import Leaf, nothing
from soloist.web.faces.companion_frame import final_page, part_list, part_row
from soloist.web.faces.companion_story import is_fresh, is_resting
from soloist.web.faces.company import chip, is_you, whose, winner
from soloist.web.html import Node, icon, rule_link, seat_class
from soloist.web.scene import Scene


def news(scene: Scene) -> list[Leaf]:
    """What to do since a person's last turn: a page for every turn of an ARNO, every part of a break, everything that
    is laid out."""
    return [leaf for chapter in story.recent(scene) for leaf in leaves_of(scene, chapter)]


def leaves_of(scene: Scene, chapter: Chapter) -> list[Leaf]:
    match chapter.kind:
        case Kind.ARNO if chapter.first(TurnEnds) is not None:
            return turn_leaves(scene, chapter)
        case Kind.BREAK:
            return breaks.leaves(scene, chapter)
        case Kind.SETUP:
            return setting_up.leaves(scene, chapter)
        case Kind.END:
            return end_leaves(scene, chapter)
    return []


# a turn of an ARNO


ROOM = 505  # pixels below the headline on a phone of 390 × 844
ROW = 110  # its action cards, if there is room for them
STEP, LINE, LETTERS = 68, 25, 21  # a step of two lines, each line more, and how many letters stand in one
NOTE = 62


def turn_leaves(scene: Scene, turn: Chapter) -> list[Leaf]:
    """What its die and card have it do, one thing a line, on as many pages as it needs; then what else was said, and
    its row."""
    steps = [each for each in turn.steps if not is_no_order(each.told)]
    said = [
        *(upgrade_note(scene, each) for each in turn.all(Upgraded) if not each.by_hand), *reminder_notes(scene, turn),
        *notes(scene, turn), *([note] if (note := ending_note(scene)) is not None else []),
    ]  # fmt: skip
    pages: list[list[Step]] = [[]]
    room = ROOM
    for each in steps:
        needed = height(scene, each)
        if needed > room:
            pages.append([])
            room = ROOM
        pages[-1].append(each)
        room -= needed
    if said and NOTE * len(said) > room:
        pages.append([])
        room = ROOM
    has_row = room - NOTE * len(said) >= ROW
    last = len(pages) - 1

    def more() -> Node:
        return [said, row_after(scene, turn) if has_row else None]

    return [turn_leaf(scene, turn, place, some, more if place == last else nothing) for place, some in enumerate(pages)]


def height(scene: Scene, each: Step) -> int:
    """About as much as a step needs."""
    lines = len(scene.text(each.told.what)) // LETTERS + 1
    return STEP + max(lines - 2, 0) * LINE


def turn_leaf(scene: Scene, turn: Chapter, place: int, some: Sequence[Step], more: Callable[[], Node]) -> Leaf:
    def draw() -> Node:
        things = [ui.ToDo(picture_of(each.told), ui.linked(scene, each.told.what), story.reasons(scene, each))
                  for each in some]  # fmt: skip
        orders = ui.steps(scene, f"{turn.moment}.{place}", things) if things else None
        return [turn_headline(scene, turn), orders, more()]

    seat, note = turn.turn_of, msg("Turn {n}, {what}", n=turn.number, what=story.summary(turn))
    about = msg("{seat}'s turn", seat=seat) if place == 0 else msg("the rest of its turn")
    is_new = is_fresh(scene, turn.last)
    return Leaf(draw, about, is_new, note=note, class_=seat_class(seat))


def is_no_order(what: object) -> bool:
    """That the break is reached says the token's step; a card that is not printed nobody has to turn."""
    return isinstance(what, BreakReached) or (isinstance(what, Upgraded) and not what.by_hand)


def upgrade_note(scene: Scene, each: Upgraded) -> h.Element:
    text = msg("Its {action} is now side II. Nothing to turn: the row is kept here.", action=each.action)
    return h.p(".note")[icon("upgrade"), h.span[scene.read(text), " ", ui.by(each.rule)]]


def row_after(scene: Scene, turn: Chapter) -> Node:
    """Its action cards as they lie now; what the turn has changed is ringed."""
    seat, before = turn.turn_of, story.sight_before(scene, turn.turn_of, turn.moment)
    return h.figure(class_=f"arno-after {seat_class(seat)}")[
        h.figcaption[
            scene.read(msg("{seat}'s row after this turn", seat=seat)),
            h.span(".arno-key")[scene.read(msg("just changed"))],
        ],
        action_row(scene, seat, story.sight_of(scene, seat), before),
    ]


def end_leaves(scene: Scene, chapter: Chapter) -> list[Leaf]:
    """What is said of the end, then each ARNO's points, a page for each."""
    counting, is_new = msg("ARNO's tokens are counted, then your points."), is_fresh(scene, chapter.last)
    said, about = notes(scene, chapter), msg("the final scoring")
    first = [Leaf(lambda: [ui.headline(scene, story.OVER, counting, "flag"), said], about, is_new)] if said else []
    return [*first, *(Leaf(partial(points_page, scene, each), about, is_new) for each in chapter.all(Final))]


def points_page(scene: Scene, each: Final) -> Node:
    title = msg("{seat}'s points", seat=each.seat)
    return [ui.headline(scene, title, None, "flag", seat_class(each.seat)), parts(scene, each, named=False)]


def turn_headline(scene: Scene, turn: Chapter) -> Node:
    card, seat = turn.card, turn.turn_of
    if card is None:
        return ui.headline(scene, msg("Its turn"), None, "seat-automa", seat_class(seat))
    text = msg("slot {n}, strength {n}, side {side}", n=card.strength, side=card.side)
    return ui.headline(
        scene, card.action, text, action_icon(card.action), f"arno-hero {seat_class(seat)}",
        rule=card.rule, lead=action_die(scene, turn.roll), above=whose(scene, seat),
    )  # fmt: skip


def action_die(scene: Scene, roll: Roll | None) -> Node:
    if roll is None or not roll.sides:
        return None
    said, face = scene.text(story.rolled(roll)), roll.faces[-1]
    return h.span(".arno-die", role="img", aria_label=said, data_tip=said)[
        ui.die_face(roll.sides, face), h.b(aria_hidden="true")[str(face)] if roll.sides != len(ui.DIE_FACES) else None
    ]


def reminder_notes(scene: Scene, chapter: Chapter) -> list[h.Element]:
    return [reminder_note(scene, each) for each in chapter.all(Reminder)]


def reminder_note(scene: Scene, each: Reminder) -> h.Element:
    """A card of a person fires on what ARNO did; of a card that nobody named they look for the icon themselves."""
    sign, label = ("appeal", msg("appeal")) if each.card.what is Resource.APPEAL else ("money", msg("money"))
    reason = msg("{icon}: {card}", icon=each.icon, card=each.card)
    if not each.times:
        reason = msg("for every {icon} on the card: {card}", icon=each.icon, card=each.card)
    gives = gain(scene, sign, f"+{each.n}", label)
    return h.div(".note.arno-reminder")[
        icon(sign, class_=f"tint-{sign}"),
        h.div[chip(scene, each.seat), " ", gives, " ", ui.why(scene, reason, each.rule)],
    ]


def notes(scene: Scene, chapter: Chapter) -> list[h.Element]:
    """What else was said: who starts, that the end is triggered; to the person who reads it if it is about them."""
    said = chapter.all(*story.NOTES)
    return [
        ui.note(scene, msg("You go first") if isinstance(what, Starts) and is_you(scene, what.seat) else what)
        for what in said
    ]


# the end


def parts(scene: Scene, each: Final, *, named: bool) -> h.Element:
    """Tokens become conservation; appeal less its target are the points [ARNO-14.10, ARNO-14.11]."""

    def row(sign: str, what: object, number: int, reason: Node = None) -> h.Element:
        return part_row(scene, h.span(".step-piece")[icon(sign, class_=f"tint-{sign}")], what, number, reason)

    gained, target = sum(number for _, number in each.parts), board.target(each.conservation)
    at_end = ui.why(scene, msg("at the end"), "ARNO-14.10")
    less = ui.why(scene, msg("appeal minus target"), "ARNO-14.11")
    rows: Node = [
        row("conservation", msg("conservation before"), each.conservation - gained),
        [row("conservation", what, number, at_end) for what, number in each.parts],
        row("appeal", msg("appeal"), each.appeal),
        row("flag", msg("target for {n} conservation", n=each.conservation), -target, less),
    ]
    return part_list(scene, each.seat, rows, msg("Victory points"), each.points, named=named)


def final(scene: Scene) -> Node:
    """The points, the winner, the parts of each ARNO's points; a tie goes to ARNO, or to who has supported more
    projects [ARNO-14.12]."""
    several, tie = len(scene.view.automas()) > 1, msg("{seat} wins the tie.", seat=scene.match.result.winners[0])
    outcome = winner(scene, msg("A tie: the win is shared."), tie)
    finals = [parts(scene, each, named=several) for chapter in story.chapters(scene) for each in chapter.all(Final)]
    return final_page(scene, outcome, "ARNO-14.12", finals)


def ending_note(scene: Scene) -> h.Element | None:
    """Who still has a turn, once the end is triggered."""
    view: ArnoSession = scene.view
    if view.last_turns is None or view.stage in (*COUNTING, Stage.OVER):
        return None
    left = nmsg("The end is triggered: {n} turn left.", "The end is triggered: {n} turns left.", n=view.last_turns)
    return h.div(".note.arno-ending", role="status")[
        icon("flag"),
        h.span[
            h.b[scene.read(left)], " ", rule_link("ARNO-14.9"),
            h.span(".arno-still")[(chip(scene, seat, level=False) for seat in view.still_to_play)],
        ],
    ]  # fmt: skip


# above a question

ENTERED = (*story.NOTES, DiscardFinalCard, NoRewards)


def recap(scene: Scene) -> Node:
    """What was said of what the person whose turn it is has entered; who still has a turn."""
    if scene.past:
        return [ui.note(scene, story.summary(chapter)) for chapter in story.recent(scene)[-1:]]
    if not is_resting(scene):
        return None
    entered = [chapter for chapter in story.recent(scene) if chapter.kind in (Kind.PERSON, Kind.CORRECTION)]
    said = [what for chapter in entered for what in chapter.all(*ENTERED)]
    return [[ui.note(scene, what) for what in said], ending_note(scene)]


def then(scene: Scene) -> Message:
    """What comes after the news."""
    match scene.ask:
        case BreakCard():
            return msg("{seat}'s cards", seat=scene.ask.seat)
        case FirstProject():
            return msg("{n} cards", n=scene.ask.of)
        case IncomeOf() if is_you(scene, scene.ask.seat):
            return msg("your income")
        case IncomeOf():
            return msg("{seat}'s income", seat=scene.ask.seat)
        case WhatDid() | Counting() | None:
            return companion_frame.then(scene)
    return msg("a question")
