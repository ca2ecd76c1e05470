"""What to move for ARNO now, one thing a line, with its reasons and rolls; then its mat, with what has changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import htpy as h

from soloist.companion.arno.reports import BreakBegins, BreakStep, Final, NoRewards
from soloist.companion.arno.session import BEFORE_TURNS, COUNTING, ArnoSession, Stage
from soloist.companion.corrections import Corrected
from soloist.companion.people import Reported, Starts, WhatDid
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.arno.events import DiscardFinalCard
from soloist.games.arknova.arno.triggers import Reminder
from soloist.games.arknova.arno.why import Roll
from soloist.games.arknova.cards import Resource
from soloist.web.faces import companion_frame
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces.arknova.arno_mat import mat
from soloist.web.faces.arknova.signs import action_icon, gain
from soloist.web.faces.arno import story
from soloist.web.faces.arno.signs import picture_of
from soloist.web.faces.arno.story import Chapter, Kind
from soloist.web.faces.companion_frame import final_page, part_list, part_row
from soloist.web.faces.companion_story import is_fresh, is_resting
from soloist.web.faces.company import chip, is_you, name, whose, winner
from soloist.web.html import Node, icon, rule_link, seat_class
from soloist.web.scene import Scene


def shown(scene: Scene) -> list[Chapter]:
    """What is to be done since a person's last turn; before the first turn what is to be laid out now."""
    found = [chapter for chapter in story.recent(scene) if chapter.kind in THINGS]
    if found and found[-1].kind is Kind.SETUP:
        since = scene.answers[-1][0] + 1 if scene.answers else 0
        fresh = [each for each in found[-1].told if each[0] >= since]
        return [replace(found[-1], events=fresh)] if fresh else []
    return [chapter for chapter in found if chapter.kind is not Kind.SETUP] if is_resting(scene) else []


def news(scene: Scene) -> Node:
    """The page between two questions: what ARNO did since a person's last turn, a break, or what to lay out."""
    some = shown(scene)
    if not some or (isinstance(scene.ask, WhatDid) and scene.view.entries):
        return None
    told = [part(scene, chapter, chapter is some[0]) for chapter in some]
    return [told, ending_note(scene), mats(scene, some)]


def mats(scene: Scene, some: Sequence[Chapter]) -> Node:
    """The mat of every ARNO that something happened to, as it is after it."""
    if any(chapter.kind in (Kind.SETUP, Kind.END) for chapter in some):
        return None
    view: ArnoSession = scene.view
    acted = [chapter.seat for chapter in some if chapter.kind is Kind.ARNO]
    since = min(chapter.moment for chapter in some)
    return [
        mat(
            scene, seat, story.sight_of(scene, seat), before=story.sight_before(scene, seat, since),
            title=msg("{seat}'s mat after this turn", seat=seat), module=view.agreed.settings.module,
        )
        for seat in [seat for seat in view.automas() if seat in acted] or view.automas()
    ]  # fmt: skip


# the chapters


def part(scene: Scene, chapter: Chapter, first: bool) -> Node:
    """A chapter: its headline, what is to be done in it, what was said beside that."""
    return [
        headline(scene, chapter, first), ui.steps(THINGS[chapter.kind](scene, chapter)), reminder_notes(scene, chapter),
        notes(scene, chapter), [parts(scene, final, named=True) for final in chapter.all(Final)],
    ]  # fmt: skip


def headline(scene: Scene, chapter: Chapter, first: bool) -> Node:
    match chapter.kind:
        case Kind.ARNO:
            return turn_headline(scene, chapter, first)
        case Kind.BREAK:
            return ui.headline(scene, msg("Break"), cause(scene, chapter), "break", "arno-pause", first=first)
        case Kind.SETUP:
            return ui.headline(scene, msg("Lay out ARNO"), msg("tick off what is done"), "card", first=first)
    counting = msg("ARNO's tokens are counted, then your points.")
    return ui.headline(scene, story.OVER, counting, "flag", first=first)


def cause(scene: Scene, chapter: Chapter) -> Message | None:
    begins = chapter.first(BreakBegins)
    if begins is None:
        return None
    return msg("caused by you") if is_you(scene, begins.seat) else msg("caused by {seat}", seat=begins.seat)


def setup_things(scene: Scene, chapter: Chapter) -> Iterator[ui.ToDo]:
    for each in chapter.steps:
        yield ui.ToDo(icon("seat-automa"), ui.linked(scene, each.told.what), ui.by(each.told.rule))


def turn_things(scene: Scene, turn: Chapter) -> Iterator[ui.ToDo]:
    """Those that stood above a question of another ARNO are ticked off."""
    done = not is_fresh(scene, turn.last)
    for each in turn.steps:
        yield ui.ToDo(picture_of(each.told), ui.linked(scene, each.told.what), story.reasons(scene, each), done)


def steps_before(scene: Scene) -> Node:
    """In the middle of a row of turns: what to do of those before, as the display is refilled in between."""

    def first(chapter: Chapter) -> h.Element:
        what = story.summary(chapter)
        if chapter.seat is not None:
            what = msg("{seat}, {what}", seat=chapter.seat, what=what)
        things = THINGS[chapter.kind](scene, chapter)
        return ui.before(scene, msg("First: {what}", what=what), things, reminder_notes(scene, chapter))

    chapters = [each for each in story.recent(scene)[:-1] if each.kind in (Kind.ARNO, Kind.BREAK)]
    return [first(each) for each in chapters if is_fresh(scene, each.last)]


def turn_headline(scene: Scene, turn: Chapter, first: bool) -> Node:
    card, seat = turn.card, turn.turn_of
    if card is None:
        return ui.headline(scene, msg("Its turn"), None, "seat-automa", seat_class(seat), first=first)
    text = msg("slot {n}, strength {n}, side {side}", n=card.strength, side=card.side)
    return ui.headline(
        scene, card.action, text, action_icon(card.action), f"arno-hero {seat_class(seat)}", first=first,
        rule=card.rule, lead=action_die(scene, turn.roll), above=whose(scene, seat),
    )  # fmt: skip


def action_die(scene: Scene, roll: Roll | None) -> Node:
    if roll is None or not roll.sides:
        return None
    said, face = scene.text(story.rolled(roll)), roll.faces[-1]
    return h.span(".arno-die", role="img", aria_label=said, title=said)[
        ui.die_face(roll.sides, face), h.b(aria_hidden="true")[str(face)] if roll.sides != len(ui.DIE_FACES) else None
    ]


def reminder_notes(scene: Scene, chapter: Chapter) -> Node:
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


def notes(scene: Scene, chapter: Chapter) -> Node:
    """What else was said: who starts, that the end is triggered; to the person who reads it if it is about them."""
    said = chapter.all(*story.NOTES)
    return [
        ui.note(scene, msg("You go first") if isinstance(what, Starts) and is_you(scene, what.seat) else what)
        for what in said
    ]


# the break

BREAK_SIGNS = ("card", "x-token", "worker", "pile", "money", "break")  # by step of the break


def break_things(scene: Scene, chapter: Chapter) -> Iterator[ui.ToDo]:
    """Each step of the break, with what came of it for an ARNO."""
    for moment, each, inside in story.break_steps(chapter):
        more = [h.span(".why")[ui.linked(scene, part.told.what), " ", rule_link(part.told.rule)] for part in inside]
        sign = "pile" if each.seat in scene.view.automas() else BREAK_SIGNS[each.number - 1]
        done = not is_fresh(scene, moment)
        yield ui.ToDo(icon(sign), break_words(scene, each), [more, ui.by(each.rule)], done)


def break_words(scene: Scene, each: BreakStep) -> Node:
    """A step of the break, and for whom it is."""
    whose: Node = None if each.seat is None else [h.b[scene.read(name(scene, each.seat))], ": "]
    return [whose, ui.linked(scene, each.what)]


THINGS = {Kind.SETUP: setup_things, Kind.ARNO: turn_things, Kind.BREAK: break_things, Kind.END: turn_things}
"""What is to be done in the chapters that stand on the page."""


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


def ending_note(scene: Scene) -> Node:
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


# above a question, where nothing has to be moved

ENTERED = (*story.NOTES, Reported, DiscardFinalCard, Corrected, NoRewards)


def recap(scene: Scene) -> Node:
    """What the person whose turn it is has entered so far; who still has a turn."""
    if scene.past:
        return [ui.note(scene, story.summary(chapter)) for chapter in story.recent(scene)[-1:]]
    if not is_resting(scene):
        return None
    entered = [chapter for chapter in story.recent(scene) if chapter.kind in (Kind.PERSON, Kind.CORRECTION)]
    said = [what for chapter in entered for what in chapter.all(*ENTERED)]
    lines = [h.li[icon("check"), h.span[entry_line(scene, what)]] for what in said]
    return [ui.recap_list(scene, lines), ending_note(scene)]


def entry_line(scene: Scene, what: object) -> Node:
    match what:
        case Reported(did=did):
            return scene.read(did)
        case DiscardFinalCard():
            return [ui.linked(scene, what.what), " ", rule_link(what.rule)]
    return ui.linked(scene, what)


def done(scene: Scene) -> Message:
    return msg("Done, continue") if scene.view.stage in BEFORE_TURNS else companion_frame.done(scene)
