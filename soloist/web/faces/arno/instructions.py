"""What to move for ARNO now, one thing a line, with its reasons and rolls; then its mat, with what has changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import htpy as h

from soloist.companion.arno.events import BreakBegins, BreakStep, Corrected, Final, NoRewards, Reported, Starts
from soloist.companion.arno.session import Stage
from soloist.companion.arno.view import View
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.arknova.arno.events import DiscardFinalCard
from soloist.games.arknova.arno.triggers import Reminder
from soloist.games.arknova.arno.turn import Place
from soloist.games.arknova.arno.why import Roll
from soloist.games.arknova.cards import Icon, Resource
from soloist.web.faces.arknova.arno_mat import mat
from soloist.web.faces.arknova.signs import action_icon, gain, icon_name
from soloist.web.faces.arno.final import parts
from soloist.web.faces.arno.progress import (
    arnos,
    is_counting,
    is_resting,
    is_turn,
    recent,
    sight_before,
    sight_of,
    was_shown,
)
from soloist.web.faces.arno.signs import picture_of
from soloist.web.faces.arno.story import NOTES, Chapter, Kind, Step, Told, steps_of
from soloist.web.faces.companion_widgets import die_face, headline, linked, step, why
from soloist.web.faces.company import chip, is_you, name
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Scene

PARTS = (Kind.SETUP, Kind.ARNO, Kind.BREAK, Kind.END)  # the chapters that stand on the page


def shown(scene: Scene) -> list[Chapter]:
    """What is to be done since a person's last turn; before the first turn what is to be laid out now."""
    found = [chapter for chapter in recent(scene) if chapter.kind in PARTS]
    if found and found[-1].kind is Kind.SETUP:
        since = scene.answers[-1][0] + 1 if scene.answers else 0
        fresh = [each for each in found[-1].told if each[0] >= since]
        return [replace(found[-1], told=fresh)] if fresh else []
    return [chapter for chapter in found if chapter.kind is not Kind.SETUP] if is_resting(scene) else []


def news(scene: Scene) -> Node:
    """The page between two questions: what ARNO did since a person's last turn, a break, or what to lay out."""
    view: View = scene.view
    some = shown(scene)
    if not some or (is_turn(scene) and view.entries):
        return None
    return [
        [told_chapter(scene, chapter, chapter is some[0]) for chapter in some],
        ending_note(scene),
        mats(scene, some),
    ]


def told_chapter(scene: Scene, chapter: Chapter, first: bool) -> Node:
    match chapter.kind:
        case Kind.ARNO:
            return turn_part(scene, chapter, first)
        case Kind.BREAK:
            return break_part(scene, chapter, first)
        case Kind.END:
            return end_part(scene, chapter, first)
    return setup_part(scene, chapter, first)


def mats(scene: Scene, some: Sequence[Chapter]) -> Node:
    """The mat of every ARNO that something happened to, as it is after it."""
    view: View = scene.view
    if any(chapter.kind in (Kind.SETUP, Kind.END) for chapter in some):
        return None
    moved = [seat for seat in arnos(view) if any(chapter.seat == seat for chapter in some if chapter.kind is Kind.ARNO)]
    since = min(chapter.moment for chapter in some)
    return [
        mat(
            scene, seat, sight_of(view, seat), before=sight_before(scene, seat, since),
            title=msg("Mat of {seat} after this turn", seat=seat), module=view.agreed.settings.module,
        )
        for seat in moved or arnos(view)
    ]  # fmt: skip


# an ARNO's turn


def turn_part(scene: Scene, turn: Chapter, first: bool) -> Node:
    """The card in use and its strength, and the steps to do."""
    return [
        turn_headline(scene, turn, first),
        h.ol(".steps")[turn_steps(scene, turn)],
        [reminder_note(scene, each) for part in turn.steps for each in part.reminders],
        notes(scene, turn),
    ]


def turn_steps(scene: Scene, turn: Chapter) -> list[h.Element]:
    """Those that stood above a question of another ARNO are ticked off."""
    done = was_shown(scene, turn.last)
    return [turn_step(scene, number, each, done=done) for number, each in enumerate(turn.steps, 1)]


def steps_before(scene: Scene) -> Node:
    """In the middle of a row of turns: what to do of those before, as the display is refilled in between."""
    done = [chapter for chapter in recent(scene)[:-1] if chapter.kind in (Kind.ARNO, Kind.BREAK)]
    pending = [chapter for chapter in done if not was_shown(scene, chapter.last)]
    return [
        h.section(".before")[
            h.p(".eyebrow")[scene.read(msg("First: {what}", what=named(chapter)))],
            h.ol(".steps.steps-small")[
                turn_steps(scene, chapter) if chapter.kind is Kind.ARNO else break_rows(scene, chapter)
            ],
            [reminder_note(scene, each) for each in chapter.all(Reminder)],
        ]
        for chapter in pending
    ]


def named(chapter: Chapter) -> Message:
    """A chapter in a line, and whose it is."""
    if chapter.seat is None:
        return summary(chapter)
    return msg("{seat}, {what}", seat=chapter.seat, what=summary(chapter))


def turn_headline(scene: Scene, turn: Chapter, first: bool) -> Node:
    assert turn.seat is not None
    if turn.action is None:
        return headline(scene, msg("Its turn"), None, "seat-automa", seat_class(turn.seat), first=first)
    card = turn.card
    assert card is not None
    text = msg("slot {n}, strength {n}, side {side}", n=turn.strength, side=card.side)
    heading = h.h1 if first else h.h2
    return h.div(class_=classes("headline", "arno-hero", seat_class(turn.seat)), id="question" if first else None,
                 tabindex="-1", role="status" if first else None)[
        action_die(scene, turn),
        h.div[
            chip(scene, turn.seat) if len(arnos(scene.view)) > 1 else None,
            heading[scene.read(turn.action)],
            h.p[scene.read(text), " ", rule_link(card.rule)],
        ],
        icon(action_icon(turn.action)),
    ]  # fmt: skip


def action_die(scene: Scene, turn: Chapter) -> Node:
    roll = turn.roll
    if roll is None or not roll.sides:
        return None
    said = scene.text(rolled(roll))
    return h.span(".arno-die", role="img", aria_label=said, title=said)[
        die_face(roll.sides, roll.faces[-1]),
        h.b(aria_hidden="true")[str(roll.faces[-1])] if roll.sides != len(SIX) else None,
    ]


SIX = range(6)


def rolled(roll: Roll) -> Message:
    faces = " + ".join(str(face) for face in roll.faces)
    return msg("d{sides} shows {faces}", sides=roll.sides, faces=faces)


def turn_step(scene: Scene, number: int, each: Step, *, done: bool = False) -> h.Element:
    return step(number, picture_of(each.told), linked(scene, each.what), reasons(scene, each), done=done)


def reasons(scene: Scene, each: Step) -> Node:
    """What was rolled for it, of which options, and the rule."""
    rules = dict.fromkeys([*(roll.rule for roll in each.rolls), each.rule])
    return h.span(".why")[
        [[rolled_among(scene, roll), " "] for roll in each.rolls], [[rule_link(rule), " "] for rule in rules]
    ]


def roll_reason(scene: Scene, roll: Roll) -> h.Element:
    return h.span(".why")[rolled_among(scene, roll), " ", rule_link(roll.rule)]


def rolled_among(scene: Scene, roll: Roll) -> Node:
    return [scene.read(rolled(roll) if roll.sides else msg("at random")), " ", among(scene, roll)]


def among(scene: Scene, roll: Roll) -> Node:
    """The options of a roll, the one that came stands out."""
    if all(isinstance(option, Place) for option in roll.options):
        return h.span(".arno-among", aria_hidden="true")[
            (
                h.b(class_="is-hit" if option == roll.chosen else None)[str(option.number)]  # type: ignore[attr-defined]
                for option in roll.options
            )
        ]
    if all(isinstance(option, Icon) for option in roll.options):
        return h.span(".arno-among")[
            (
                h.span(class_="is-hit" if option is roll.chosen else None)[
                    icon(icon_name(option), scene.text(option))  # type: ignore[arg-type]
                ]
                for option in roll.options
            )
        ]
    return h.span[
        [
            [", " if place else None, h.b[scene.read(option)] if option == roll.chosen else scene.read(option)]
            for place, option in enumerate(roll.options)
        ]
    ]


def reminder_note(scene: Scene, each: Reminder) -> h.Element:
    """A card of a person fires on what ARNO did; of a card that nobody named they look for the icon themselves."""
    sign, card = "appeal" if each.card.what is Resource.APPEAL else "money", each.card
    number = each.amount if each.times else card.each
    reason = msg("{icon}: {card}", icon=card.icon, card=card)
    if not each.times:
        reason = msg("for every {icon} on the card: {card}", icon=card.icon, card=card)
    return h.div(".note.arno-reminder")[
        icon(sign, class_=f"tint-{sign}"),
        h.div[
            chip(scene, each.seat), " ", gain(scene, sign, f"+{number}", GAINS[sign]), " ",
            why(scene, reason, each.rule),
        ],
    ]  # fmt: skip


GAINS = {"appeal": msg("appeal"), "money": msg("money")}


def notes(scene: Scene, chapter: Chapter) -> Node:
    """What else was said: who starts, that the end is triggered."""
    return [h.p(".note")[icon("flag"), h.span[linked(scene, spoken(scene, what))]] for what in chapter.all(*NOTES)]


def spoken(scene: Scene, what: Sayable) -> Sayable:
    """The sentence, said to the person who reads it if it is about them."""
    return msg("You start") if isinstance(what, Starts) and is_you(scene, what.seat) else what


# the break


def break_part(scene: Scene, chapter: Chapter, first: bool) -> Node:
    return [
        headline(scene, msg("Break"), caused_by(scene, chapter), "break", "arno-pause", first=first),
        h.ol(".steps")[break_rows(scene, chapter)],
        [reminder_note(scene, each) for each in chapter.all(Reminder)],
        notes(scene, chapter),
    ]


def caused_by(scene: Scene, chapter: Chapter) -> Message | None:
    seat: Seat | None = next((begins.seat for begins in chapter.all(BreakBegins)), None)
    if seat is None:
        return None
    return msg("caused by you") if is_you(scene, seat) else msg("caused by {seat}", seat=seat)


BREAK_SIGNS = ("card", "x-token", "worker", "pile", "money", "break")  # by step of the break


def break_rows(scene: Scene, chapter: Chapter) -> Iterator[h.Element]:
    """Each step of the break, with what came of it for an ARNO."""
    for at, (moment, each, inside) in enumerate(break_steps(chapter), 1):
        more = [h.span(".why")[linked(scene, part.what), " ", rule_link(part.rule)] for part in inside]
        sign = "pile" if each.seat in arnos(scene.view) else BREAK_SIGNS[each.number - 1]
        reason: Node = [more, h.span(".why")[rule_link(each.rule)]]
        yield step(at, icon(sign), break_words(scene, each), reason, done=was_shown(scene, moment))


def break_words(scene: Scene, each: BreakStep) -> Node:
    """A step of the break, and for whom it is."""
    if each.seat is None:
        return linked(scene, each.what)
    return [h.b[scene.read(name(scene, each.seat))], ": ", linked(scene, each.what)]


def break_steps(chapter: Chapter) -> list[tuple[int, BreakStep, list[Step]]]:
    """The steps of a break, the moment of each, and the lines that were told in it."""
    found: list[tuple[int, BreakStep, list[Told]]] = []
    for moment, what in chapter.told:
        if isinstance(what, BreakStep):
            found.append((moment, what, []))
        elif found:
            found[-1][2].append((moment, what))
    return [(moment, each, steps_of(told)) for moment, each, told in found]


# set-up and end


def setup_part(scene: Scene, chapter: Chapter, first: bool) -> Node:
    return [
        headline(scene, msg("Lay out ARNO"), msg("tick off what is done"), "card", first=first),
        h.ol(".steps")[
            (step(number, icon("seat-automa"), linked(scene, each.what), h.span(".why")[rule_link(each.rule)])
             for number, each in enumerate(chapter.steps, 1))
        ],
        notes(scene, chapter),
    ]  # fmt: skip


OVER = msg("The last turn is over")


def end_part(scene: Scene, chapter: Chapter, first: bool) -> Node:
    return [
        headline(
            scene,
            msg("The last turn is over"),
            msg("ARNO's tokens are counted, then your points."),
            "flag",
            first=first,
        ),
        h.ol(".steps")[(turn_step(scene, number, each) for number, each in enumerate(chapter.steps, 1))],
        [parts(scene, final, named=True) for final in chapter.all(Final)],
    ]


def ending_note(scene: Scene) -> Node:
    """Who still has a turn, once the end is triggered."""
    view: View = scene.view
    if view.last_turns is None or view.over or is_counting(view):
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


ENTERED = (*NOTES, Reported, DiscardFinalCard, Corrected, NoRewards)


def recap(scene: Scene) -> Node:
    """What the person whose turn it is has entered so far; who still has a turn."""
    if not is_resting(scene) or scene.past:
        return looking_recap(scene) if scene.past else None
    entered = [chapter for chapter in recent(scene) if chapter.kind in (Kind.PERSON, Kind.CORRECTION)]
    said = [what for chapter in entered for what in chapter.all(*ENTERED)]
    lines = [h.li[icon("check"), h.span[entry_line(scene, what)]] for what in said]
    return [
        h.ul(".recap", aria_label=scene.text(msg("What has just happened")))[lines] if lines else None,
        ending_note(scene),
    ]


def looking_recap(scene: Scene) -> Node:
    found = recent(scene)[-1:]
    return [h.p(".note")[icon("flag"), h.span[scene.read(summary(chapter))]] for chapter in found]


def entry_line(scene: Scene, what: object) -> Node:
    match what:
        case Reported(entry=entry):
            return scene.read(entry)
        case DiscardFinalCard():
            return [linked(scene, what.what), " ", rule_link(what.rule)]
    return linked(scene, what)


def summary(chapter: Chapter) -> Message:
    """A chapter in a line."""
    match chapter.kind:
        case Kind.ARNO if chapter.action is not None:
            return msg("{action} {n}", action=chapter.action, n=chapter.strength)
        case Kind.BREAK:
            return msg("Break")
        case Kind.SETUP:
            return msg("Set-up")
        case Kind.END:
            return OVER
    return msg("{what}", what=chapter.told[0][1])


def done(scene: Scene) -> Message:
    """The button under the news says who is next."""
    view: View = scene.view
    if view.stage in (Stage.SETUP, Stage.FIRST_CARDS):
        return msg("Done, go on")
    if is_counting(view):
        return msg("Done, on to the points")
    if view.active is None or is_you(scene, view.active):
        return msg("Done, my turn")
    return msg("Done, next: {seat}", seat=name(scene, view.active))
