"""ARNO's mat: everything an ARNO has, on the screen and beside the box; what its last turn changed is ringed."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.arno.sight import ArnoSight
from soloist.games.arknova.arno.values import MODULE_KIOSKS, MODULE_TRACK, MOST_SCORING_TOKENS, module_spot
from soloist.games.arknova.board import University
from soloist.games.arknova.cards import Action, Icon
from soloist.games.arknova.maps import MAPS, Reward
from soloist.web.faces.arknova.actions import SIDES
from soloist.web.faces.arknova.association import school_signs
from soloist.web.faces.arknova.signs import action_icon, gain, icon_name, icon_tint, reward_sign
from soloist.web.faces.company import minus
from soloist.web.html import Node, classes, icon, seat_chip, seat_class
from soloist.web.scene import Scene

MAP = MAPS["A"]  # only its right side is used [ARNO-2.1]
CONDITIONS = ("III", "II", "I")  # by level from the left, as the module's track names them [ARNO-16.3]
SHORT_ACTIONS = {Action.ASSOCIATION: msg("Assoc.")}


def mat(
    scene: Scene, seat: Seat, sight: ArnoSight, *, before: ArnoSight | None = None, title: Sayable | None = None,
    module: bool = False,
) -> h.Element:  # fmt: skip
    """The whole mat of one ARNO; `before` is what it was when its turn began."""
    return h.figure(class_=classes("arno-mat", seat_class(seat)))[
        caption(scene, seat, sight, title, has_changes=before is not None and before != sight),
        action_row(scene, seat, sight, before=before),
        h.div(".arno-grid")[
            group(scene, msg("Partner zoos"), partner_zoos(scene, sight, before)),
            group(scene, msg("Universities"), universities(scene, sight, before)),
            group(scene, msg("Workers"), workers(scene, sight, before)),
            group(scene, msg("Scoring tokens"), scoring_tokens(scene, sight, before)),
        ],
        module_line(scene, sight, before) if module else None,
        h.div(".arno-tracks")[tracks(scene, sight, before), notepad(scene, sight, before)],
        belongings(scene, seat, sight, before),
    ]


def panel(
    scene: Scene, seat: Seat, sight: ArnoSight, *, before: ArnoSight | None = None, is_next: bool = False,
    module: bool = False, last: Node = None,
) -> h.Element:  # fmt: skip
    """An ARNO among the other zoos of a table on the screen; `last` says what it did in its last turn."""
    return h.section(class_=classes("ark-other", "arno-panel", seat_class(seat), is_next=is_next),
                     aria_label=scene.text(seat))[
        h.div(".ark-other-head")[
            seat_chip(scene.person(seat)), h.span(".grow"), tracks(scene, sight, before),
        ],
        action_row(scene, seat, sight, before=before, moves=True),
        h.div(".arno-line")[
            line_of(scene, "partner", msg("Partner zoos"), partner_zoos(scene, sight, before)),
            line_of(scene, "university", msg("Universities"), universities(scene, sight, before)),
            line_of(scene, "worker", msg("Workers"), workers(scene, sight, before)),
        ],
        h.div(".arno-line")[
            line_of(scene, "hourglass", msg("Scoring tokens"), scoring_tokens(scene, sight, before)),
            notepad(scene, sight, before),
            module_line(scene, sight, before) if module else None,
        ],
        belongings(scene, seat, sight, before),
        h.div(".arno-last")[last] if last else None,
    ]  # fmt: skip


def caption(scene: Scene, seat: Seat, sight: ArnoSight, title: Sayable | None, *, has_changes: bool) -> h.Element:
    return h.figcaption[
        h.b[scene.read(title if title is not None else msg("Mat of {seat}", seat=seat))],
        h.span(".seat-level")[f"L{sight.level}"],
        h.span(".grow"),
        h.span(".arno-key")[scene.read(msg("changed now"))] if has_changes else None,
    ]


# the action row


def action_row(
    scene: Scene, seat: Seat, sight: ArnoSight, *, before: ArnoSight | None = None, moves: bool = False
) -> h.Element:
    """Slots 1 to 5; slot 1 is never used [ARNO-4.1]. With `moves` the cards glide to their new slots."""

    def card(slot: int, action: Action) -> h.Element:
        side = sight.upgraded >> action & 1
        changed = before is not None and (before.order[slot - 1] is not action or before.upgraded >> action & 1 != side)
        name = msg("{action} {side} in slot {n}", action=action, side=SIDES[side], n=slot)
        return h.li(class_=classes(is_never=slot == 1, is_changed=changed) or None, title=scene.text(name),
                    data_vt=f"act-{seat.code.lower()}-{action.code}" if moves else None)[
            h.b(".arno-slot")[str(slot)],
            icon(action_icon(action)),
            h.span(".arno-card-name")[scene.read(SHORT_ACTIONS.get(action, action))],
            h.span(class_=f"arno-side is-{side + 1}")[SIDES[side]],
        ]  # fmt: skip

    return h.ol(".arno-row", aria_label=scene.text(msg("Action cards of {seat}", seat=seat)))[
        (card(slot, action) for slot, action in enumerate(sight.order, 1))
    ]


# spaces of map A


def group(scene: Scene, title: Message, inside: Node) -> h.Element:
    return h.div(".arno-group")[h.p(".eyebrow")[scene.read(title)], inside]


def line_of(scene: Scene, name: str, title: Message, inside: Node) -> h.Element:
    return h.div(".arno-group")[icon(name, scene.text(title)), inside]


def spaces(
    scene: Scene, filled: Sequence[Node], rewards: Sequence[tuple[Reward, ...]], had: int | None
) -> h.Element:  # fmt: skip
    """What lies on spaces, and what the next ones bring; `had` is how many lay there before."""
    return h.ul(".arno-spaces")[
        (
            h.li(class_=classes("is-filled", is_changed=had is not None and place >= had))[filled[place]]
            if place < len(filled)
            else space_for(scene, reward)
            for place, reward in enumerate(rewards)
        )
    ]


def space_for(scene: Scene, rewards: tuple[Reward, ...]) -> h.Element:
    """An empty space, with what it gives [ARNO-11.4, 11.5]."""
    said = ", ".join(scene.text(reward) for reward in rewards) or scene.text(msg("no reward"))
    return h.li(title=said)[
        [reward_sign(reward) for reward in rewards] or h.span(".muted")["–"],
        h.span(".visually-hidden")[said],
    ]


def partner_zoos(scene: Scene, sight: ArnoSight, before: ArnoSight | None) -> h.Element:
    filled = [icon(icon_name(each), scene.text(each)) for each in sight.partner_zoos]
    return spaces(scene, filled, MAP.partner_zoos, None if before is None else len(before.partner_zoos))


def universities(scene: Scene, sight: ArnoSight, before: ArnoSight | None) -> h.Element:
    filled = [school(scene, each, sight.generic) for each in sight.universities]
    return spaces(scene, filled, MAP.universities, None if before is None else len(before.universities))


def school(scene: Scene, university: University, generic: Icon | None) -> h.Element:
    """What it brings; a generic one has an animal icon besides [ARNO-11.7]."""
    is_generic = university not in board.UNIVERSITIES
    return h.span(".arno-school", role="img", aria_label=scene.text(university), title=scene.text(university))[
        school_signs(scene, university), icon(icon_name(generic)) if is_generic and generic is not None else None
    ]


# workers and tokens


def workers(scene: Scene, sight: ArnoSight, before: ArnoSight | None) -> h.Element:
    """On the notepad, on a task, in reserve with what hiring brings [ARNO-2.9, 14.5]."""
    out, tasks = sight.hired - sight.workers, tasks_of(sight)
    known = tasks if before is None else tasks_of(before)
    fresh = [task for task in tasks if task not in known]
    more = 0 if before is None else sight.workers - before.workers + len(fresh)

    def placed(place: int) -> h.Element:
        task = tasks[place] if place < len(tasks) else None
        said = msg("placed") if task is None else msg("on the task {task}", task=task)
        return h.li(class_=classes("is-out", is_changed=task in fresh), title=scene.text(said))[
            icon("worker", scene.text(said)), str(int(task)) if task is not None else None
        ]

    ready = scene.text(msg("ready"))
    said = nmsg("{n} worker ready, {out} placed", "{n} workers ready, {out} placed", n=sight.workers, out=out)
    return h.ul(".arno-spaces", aria_label=scene.text(said))[
        (h.li(class_=classes("is-filled", is_changed=place >= sight.workers - more), title=ready)[icon("worker", ready)]
         for place in range(sight.workers)),
        (placed(place) for place in range(out)),
        (reserve(scene, MAP.workers[place - board.START_WORKERS])
         for place in range(sight.hired, board.MOST_WORKERS)),
    ]  # fmt: skip


def tasks_of(sight: ArnoSight) -> list[board.Task]:
    """The task of each placed worker."""
    return [task for task, there in zip(board.Task, sight.on_task, strict=True) for _ in range(there)]


def reserve(scene: Scene, rewards: tuple[Reward, ...]) -> h.Element:
    said = ", ".join([scene.text(msg("in reserve")), *(scene.text(reward) for reward in rewards)])
    return h.li(".is-reserve", title=said)[
        icon("worker", said), h.small[(reward_sign(reward) for reward in rewards)] if rewards else None
    ]


def scoring_tokens(scene: Scene, sight: ArnoSight, before: ArnoSight | None) -> h.Element:
    """Up to six on the scoring card [ARNO-10.1]."""
    had = sight.scoring_tokens if before is None else before.scoring_tokens
    said = scene.text(msg("{n} of {of} scoring tokens", n=sight.scoring_tokens, of=MOST_SCORING_TOKENS))
    return h.span(".arno-tokens", role="img", aria_label=said, title=said)[
        (
            h.i(class_=classes(is_on=place < sight.scoring_tokens, is_changed=had <= place < sight.scoring_tokens))
            for place in range(MOST_SCORING_TOKENS)
        )
    ]


def notepad(scene: Scene, sight: ArnoSight, before: ArnoSight | None) -> h.Element:
    """Any number of tokens on the notepad [ARNO-10.3]."""
    had = None if before is None else before.notepad
    return h.span(".arno-notepad")[
        counter(scene, "edit", sight.notepad, had, msg("tokens on the notepad")), scene.read(msg("notepad"))
    ]


def module_line(scene: Scene, sight: ArnoSight, before: ArnoSight | None) -> h.Element:
    """Where the module's token stands, the condition it asks for, and the kiosks [ARNO-16.1]."""
    spot = module_spot(sight.sponsors_seen)
    changed = before is not None and before.sponsors_seen != sight.sponsors_seen
    return h.p(class_=classes("arno-module", is_changed=changed))[
        scene.read(msg("Module: spot {n} of {of}", n=spot + 1, of=len(MODULE_TRACK))),
        h.span(".gain.tint-conservation")[
            icon("conservation"), scene.read(msg("condition {roman}", roman=CONDITIONS[MODULE_TRACK[spot]]))
        ],
        gain(scene, "kiosk", MODULE_KIOSKS[spot], msg("kiosks")),
    ]


# tracks


def counter(scene: Scene, name: str, now: int, had: int | None, label: Message) -> h.Element:
    """A number with its icon, and by how much it has changed."""
    more = 0 if had is None else now - had
    said = scene.text(label)
    return h.span(class_=classes("gain", f"tint-{name}", is_changed=more != 0), title=said)[
        icon(name, said), minus(now), h.small[f"+{more}" if more > 0 else minus(more)] if more else None
    ]


def tracks(scene: Scene, sight: ArnoSight, before: ArnoSight | None) -> Node:
    """Appeal, conservation with the tokens that stand for what is missing to 0 [ARNO-2.8], reputation."""

    def shown(name: str, label: Message) -> h.Element:
        return counter(scene, name, getattr(sight, name), None if before is None else getattr(before, name), label)

    return [
        shown("appeal", msg("appeal")),
        h.span(".arno-below-zero")[shown("conservation", msg("conservation")), below_zero(scene, sight)],
        shown("reputation", msg("reputation")),
    ]


def below_zero(scene: Scene, sight: ArnoSight) -> Node:
    if sight.conservation >= 0:
        return None
    missing = -sight.conservation
    said = scene.text(nmsg("{n} token beside the counter", "{n} tokens beside the counter", n=missing))
    return h.span(".arno-missing", role="img", aria_label=said, title=said)[(h.i for _ in range(missing))]


# cards and icons


def belongings(scene: Scene, seat: Seat, sight: ArnoSight, before: ArnoSight | None) -> h.Element:
    """Project cards, supported projects, animals and icons: counted, and named when opened."""
    animals = len(sight.animals) + sight.unnamed
    counted = (
        ("card", nmsg("{n} own card", "{n} own cards", n=len(sight.projects)),
         before is not None and before.projects != sight.projects),
        ("conservation", nmsg("{n} supported", "{n} supported", n=len(sight.supported)),
         before is not None and before.supported != sight.supported),
        ("act-animals", nmsg("{n} animal", "{n} animals", n=animals),
         before is not None and len(before.animals) + before.unnamed != animals),
    )  # fmt: skip
    return h.details(".arno-more", data_keep=f"arno-{seat.code}")[
        h.summary[
            (h.span(class_=classes("gain", is_changed=changed))[icon(name), scene.read(text)]
             for name, text, changed in counted)
        ],
        names(scene, msg("Own project cards"), [card.name for card in sight.projects]),
        names(scene, msg("Supported projects"), [scene.text(card) for card in sight.supported]),
        names(scene, msg("Animals"), animal_names(scene, sight)),
        icons(scene, sight),
    ]  # fmt: skip


def names(scene: Scene, title: Message, some: Sequence[str]) -> h.Element:
    return h.p(".arno-names")[h.span(".eyebrow")[scene.read(title)], " ", ", ".join(some) or "–"]


def animal_names(scene: Scene, sight: ArnoSight) -> list[str]:
    found = [animal.name for animal in sight.animals]
    if sight.unnamed:
        found.append(scene.text(nmsg("{n} not named", "{n} not named", n=sight.unnamed)))
    return found


def icons(scene: Scene, sight: ArnoSight) -> h.Element:
    """What human cards may count [ARNO-15.1]."""
    found = [kind for kind in Icon if sight.icons[kind]]
    return h.p(".arno-names")[
        h.span(".eyebrow")[scene.read(msg("Icons"))], " ",
        h.span(".arno-icons")[
            (h.span(".gain", title=scene.text(kind))[
                icon(icon_name(kind), scene.text(kind), class_=icon_tint(kind)), str(sight.icons[kind])]
             for kind in found)
        ] if found else "–",
    ]  # fmt: skip
