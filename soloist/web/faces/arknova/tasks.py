"""The tasks of the Association while one is asked for: rows that say what they bring, and every choice beside its task,
so that one tap names both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soloist.engine import notation
from soloist.engine.words import Message, joined, msg, nmsg, pmsg
from soloist.games.arknova import board
from soloist.games.arknova.actions.association import donation_price, partner_zoos_for, universities_for
from soloist.games.arknova.board import Task, University
from soloist.games.arknova.cards import Action, Icon
from soloist.games.arknova.conditions import PARTNER_DISCOUNT
from soloist.games.arknova.maps import Reward
from soloist.games.arknova.projects import supportable
from soloist.games.arknova.questions import WHICH_PARTNER_ZOO, WHICH_UNIVERSITY, WhichTask
from soloist.games.arknova.state import Zoo
from soloist.games.arknova.turn_context import Turn
from soloist.web import markup as h
from soloist.web.faces.arknova.pieces import DONATION, key_of, partner_key
from soloist.web.faces.arknova.seats import table_seen
from soloist.web.faces.arknova.signs import gain, icon_name, school_signs
from soloist.web.html import FIRST_LIT, Node, answer_button, classes, icon, key_cap, piece
from soloist.web.parts import part
from soloist.web.scene import AND, Light, Scene

TASK_ICONS = {
    Task.REPUTATION: "reputation",
    Task.PARTNER_ZOO: "partner",
    Task.UNIVERSITY: "university",
    Task.PROJECT: "conservation",
}
Offered = Icon | University
YOURS, TAKEN = msg("yours"), pmsg("partner zoo or university", "taken")


def is_asked(scene: Scene) -> bool:
    """Whether a task, a partner zoo or a university is to be chosen."""
    return isinstance(scene.ask, WhichTask) or scene.ask in (WHICH_PARTNER_ZOO, WHICH_UNIVERSITY)


def task_list(scene: Scene) -> h.Element:
    """All four, and a donation where one may be made."""
    return h.ul(".ark-task-list")[
        (part(f"task-{place}", row(scene, each)) for place, each in enumerate(Task)),
        donation_row(scene) if DONATION in scene.lights else None,
    ]


def row(scene: Scene, task: Task) -> h.Element:
    """What answers by itself is lit; a task with choices is plain, and they are lit."""
    light, chips = scene.lights.get(key_of(task)), list(choices(scene, task))
    has_choice = light is not None or any(key in scene.lights for _, key, _, _ in chips)
    inside = head(scene, task)
    if chips and light is not None:
        named: Node = answer_button(
            scene, light.choices[0], class_="ark-task-head", data_piece=key_of(task), data_number=str(light.number)
        )[inside]
    else:
        why = task.code if isinstance(scene.ask, WhichTask) else ""
        named = piece(scene, key_of(task), class_="ark-task-head", tag=h.span, why=why)[
            inside, key_cap(light) if not chips else None
        ]
    return h.li(class_=classes("ark-task-row", is_off=not has_choice))[
        named, h.span(".ark-task-choices")[(chip(scene, task, light, *each) for each in chips)] if chips else None
    ]


def head(scene: Scene, task: Task) -> Node:
    """Its value, its drawing and name, what it brings or why it cannot be done, what everybody gains there."""
    is_shut = isinstance(scene.ask, WhichTask) and key_of(task) not in scene.lights
    refusal = scene.why_not(task.code) if is_shut else None
    line = h.span(".reason")[scene.read(refusal.reason)] if refusal is not None else scene.read(brings(scene, task))
    worth = gain(scene, "reputation", f"+{board.TASK_REPUTATION}", msg("reputation"))
    return [
        h.b(".ark-task-value")[str(int(task))],
        h.span(".ark-task-icon")[icon(TASK_ICONS[task], class_=f"tint-{TASK_ICONS[task]}")],
        h.span(".ark-task-text")[h.b[scene.read(task)], h.small[line]],
        worth if task is Task.REPUTATION else None,
    ]


def own_zoo(scene: Scene) -> Zoo:
    assert scene.seat is not None
    return table_seen(scene).zoos[scene.seat]


def brings(scene: Scene, task: Task) -> Message:
    """What the task gives, for this zoo now."""
    zoo = own_zoo(scene)
    match task:
        case Task.REPUTATION:
            return msg("You have {n}; range 1–{range}", n=zoo.reputation, range=zoo.range)
        case Task.PARTNER_ZOO:
            gives = msg("An icon; its animals cost {n} less", n=PARTNER_DISCOUNT)
            return with_slot(gives, zoo.map.partner_zoos, len(zoo.partner_zoos))
        case Task.UNIVERSITY:
            return with_slot(msg("What it shows, for good"), zoo.map.universities, len(zoo.universities))
        case Task.PROJECT:
            assert scene.seat is not None
            upgraded = zoo.is_upgraded(Action.ASSOCIATION)
            found = supportable(Turn(table_seen(scene), scene.seat), upgraded)
            return joined(found) if found else msg("a level of a project that your zoo reaches")


def with_slot(gives: Message, slots: Sequence[tuple[Reward, ...]], filled: int) -> Message:
    """And what the slot gives that it will lie on."""
    rewards = slots[filled] if filled < len(slots) else ()
    return msg("{gives}. Its slot: {rewards}", gives=gives, rewards=joined(rewards)) if rewards else gives


# partner zoos and universities


def choices(scene: Scene, task: Task) -> Iterator[tuple[Offered, str, Node, Message]]:
    """What there is to choose at a task: the thing, its piece, its drawing, a few words."""
    if task is Task.PARTNER_ZOO:
        for zoo in board.PARTNER_ZOOS:
            yield zoo, partner_key(zoo), icon(icon_name(zoo)), zoo.say()
    if task is Task.UNIVERSITY:
        for school in board.UNIVERSITIES:
            yield school, key_of(school), h.span(".ark-signs")[school_signs(scene, school)], in_short(school)


def in_short(school: University) -> Message:
    if school.hand_limit:
        return msg("hand limit {n}", n=school.hand_limit)
    return nmsg("{n} research", "{n} research", n=school.research)


def chip(
    scene: Scene, task: Task, light: Light | None, thing: Offered, key: str, drawing: Node, name: Message
) -> h.Element:
    """One thing to take; together with its task where the task is still to be named."""
    zoo = own_zoo(scene)
    inside = [drawing, h.small[scene.text(name)]]
    if key in scene.lights:
        return piece(scene, key, class_="ark-task-choice")[inside, key_cap(scene.lights[key])]
    offered = open_choices(scene, task)
    if light is None or thing not in offered:
        owned = thing in (*zoo.partner_zoos, *zoo.universities)
        on_offer = thing in (*scene.view.partner_offer, *scene.view.university_offer)
        gone = None if on_offer and not owned else YOURS if owned else TAKEN
        return h.span(class_=classes("ark-task-choice is-off", is_gone=gone is not None))[
            drawing, h.small[scene.text(gone or name)], visible_name(scene, thing) if gone is not None else None
        ]
    answer = task.code if len(offered) == 1 else AND.join((task.code, notation.code(thing)))
    said = scene.text(msg("{task}: {thing}", task=task, thing=thing))
    place = offered.index(thing) + 1
    first = FIRST_LIT if (light.number, place) == (1, 1) else None
    return h.button(
        ".ark-task-choice.lit", type="submit", form="answer", name="answer", value=answer, data_says=said,
        aria_description=said, data_number=f"{light.number}.{place}", id=first,
    )[inside]  # fmt: skip


def visible_name(scene: Scene, thing: Offered) -> h.Element:
    return h.span(".visually-hidden")[scene.text(thing)]


def open_choices(scene: Scene, task: Task) -> list[Offered]:
    """Those of a task that may be taken now."""
    table, zoo = table_seen(scene), own_zoo(scene)
    return [*(partner_zoos_for(table, zoo) if task is Task.PARTNER_ZOO else universities_for(table, zoo))]


def donation_row(scene: Scene) -> h.Element:
    light, price = scene.lights[DONATION], donation_price(table_seen(scene))
    return h.li(".ark-task-row")[
        piece(scene, DONATION, class_="ark-task-head")[
            h.span,
            h.span(".ark-task-icon")[icon("donate", class_="tint-conservation")],
            h.span(".ark-task-text")[
                h.b[scene.read(msg("Donation"))], h.small[scene.read(msg("costs {n} money", n=price))]
            ],
            gain(scene, "conservation", "+1", msg("conservation")),
            key_cap(light),
        ]
    ]
