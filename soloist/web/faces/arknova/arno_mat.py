"""ARNO's mat: everything an ARNO has, on the screen and beside the box; what its last turn changed is ringed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg, numeral
from soloist.games.arknova import board
from soloist.games.arknova.arno.sight import ArnoSight
from soloist.games.arknova.arno.values import MODULE_KIOSKS, MODULE_TRACK, MOST_SCORING_TOKENS, module_spot
from soloist.games.arknova.board import University
from soloist.games.arknova.cards import Action, Icon
from soloist.games.arknova.maps import MAPS, Reward
from soloist.web import markup as h
from soloist.web.faces.arknova.actions import SIDES
from soloist.web.faces.arknova.signs import (
    SHORT_ACTIONS,
    action_icon,
    gain,
    icon_name,
    icon_tint,
    reward_sign,
    school_signs,
)
from soloist.web.faces.arknova.zoo import slots
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.reading import Reading, drawn_once

MAP = MAPS["A"]  # only its right side is used [ARNO-2.1]
CONDITIONS = ("III", "II", "I")  # by level from the left, as the module's track names them [ARNO-16.3]


def mat(
    scene: Reading, seat: Seat, sight: ArnoSight, *, before: ArnoSight | None = None, title: Sayable | None = None,
    module: bool = False,
) -> h.Element:  # fmt: skip
    """The whole mat of one ARNO; `before` is what it was when its turn began."""
    parts = Parts(scene, seat, sight, before)
    has_changes = before is not None and before != sight
    return h.figure(class_=classes("arno-mat", seat_class(seat)))[
        h.figcaption[
            h.b[scene.read(title if title is not None else msg("{seat}'s mat", seat=seat))],
            h.span(".seat-level")[f"L{sight.level}"],
            h.span(".grow"),
            h.span(".arno-key")[scene.read(msg("just changed"))] if has_changes else None,
        ],
        parts.action_row(),
        h.div(".arno-grid")[
            (h.div(".arno-group")[h.p(".eyebrow")[scene.read(name)], drawn] for _, name, drawn in parts.groups())
        ],
        parts.module() if module else None,
        h.div(".arno-tracks")[parts.tracks(), parts.notepad()],
        parts.belongings(),
    ]


@drawn_once
def whole_mat(scene: Reading, seat: Seat, sight: ArnoSight, before: ArnoSight | None, module: bool) -> Node:
    return mat(scene, seat, sight, before=before, module=module)


def action_row(scene: Reading, seat: Seat, sight: ArnoSight, before: ArnoSight | None = None) -> h.Element:
    """Slots 1 to 5 alone; `before` is what they were when its turn began."""
    return Parts(scene, seat, sight, before).action_row()


def below_zero(scene: Reading, conservation: int) -> Node:
    """The tokens that stand for what is missing to 0 [ARNO-2.8]."""
    missing = -conservation
    if missing <= 0:
        return None
    said = scene.text(nmsg("{n} token beside the counter", "{n} tokens beside the counter", n=missing))
    return h.span(".arno-missing", role="img", aria_label=said, data_tip=said)[(h.i for _ in range(missing))]


@dataclass(frozen=True)
class Parts:
    """What lies on one mat, and what lay there before."""

    scene: Reading
    seat: Seat
    sight: ArnoSight
    before: ArnoSight | None

    def has_changed(self, name: str) -> bool:
        return self.before is not None and getattr(self.before, name) != getattr(self.sight, name)

    def action_row(self, *, moves: bool = False) -> h.Element:
        """Slots 1 to 5; slot 1 is never used [ARNO-4.1]. With `moves` the cards glide to their new slots."""
        scene, code, before = self.scene, self.seat.code.lower(), self.before

        def card(slot: int, action: Action) -> h.Element:
            side = self.sight.upgraded >> action & 1
            is_new = before is not None and (before.order[slot - 1], before.upgraded >> action & 1) != (action, side)
            name = msg("{action} {side} in slot {n}", action=action, side=SIDES[side], n=slot)
            return h.li(class_=classes(is_never=slot == 1, is_changed=is_new) or None, data_tip=scene.text(name),
                        data_vt=f"act-{code}-{action.code}" if moves else None)[
                h.b(".arno-slot")[str(slot)],
                icon(action_icon(action)),
                h.span(".arno-card-name")[scene.read(SHORT_ACTIONS.get(action, action))],
                h.span(class_=f"arno-side is-{side + 1}")[SIDES[side]],
            ]  # fmt: skip

        return h.ol(".arno-row", aria_label=scene.text(msg("{seat}'s action cards", seat=self.seat)))[
            (card(slot, action) for slot, action in enumerate(self.sight.order, 1))
        ]

    # spaces of map A, workers and tokens

    def groups(self) -> Iterator[tuple[str, Message, h.Element]]:
        """What lies on spaces, each with its icon and its name."""
        scene, sight, before = self.scene, self.sight, self.before
        partners = [icon(icon_name(each), scene.text(each)) for each in sight.partner_zoos]
        had = None if before is None else len(before.partner_zoos)
        yield "partner", msg("Partner zoos"), self.spaces(partners, MAP.partner_zoos, had)
        schools = [self.school(each) for each in sight.universities]
        had = None if before is None else len(before.universities)
        yield "university", msg("Universities"), self.spaces(schools, MAP.universities, had)
        yield "worker", msg("Workers"), self.workers()
        yield "hourglass", msg("Scoring tokens"), self.scoring_tokens()

    def spaces(self, filled: Sequence[Node], rewards: Sequence[tuple[Reward, ...]], had: int | None) -> h.Element:
        """What is on spaces, what the next ones give [ARNO-11.4, ARNO-11.5]; `had`: how many were there before."""
        return h.ul(".arno-spaces")[slots(self.scene, filled, rewards, had=had)]

    def school(self, university: University) -> h.Element:
        """What it brings; a generic one has an animal icon besides [ARNO-11.7]."""
        name = self.scene.text(university)
        generic = None if university in board.UNIVERSITIES else self.sight.generic
        return h.span(".arno-school", role="img", aria_label=name, data_tip=name)[
            school_signs(self.scene, university), icon(icon_name(generic)) if generic is not None else None
        ]

    def workers(self) -> h.Element:
        """On the notepad, on a task, in reserve with what hiring brings [ARNO-2.9, ARNO-14.5]."""
        scene, sight, before = self.scene, self.sight, self.before
        out, tasks = sight.hired - sight.workers, tasks_of(sight)
        known = tasks if before is None else tasks_of(before)
        fresh = [task for task in tasks if task not in known]
        more = 0 if before is None else sight.workers - before.workers + len(fresh)

        def placed(place: int) -> h.Element:
            task = tasks[place] if place < len(tasks) else None
            said = scene.text(msg("placed") if task is None else msg("on the task {task}", task=task))
            return h.li(class_=classes("is-out", is_changed=task in fresh), data_tip=said)[
                icon("worker", said), str(int(task)) if task is not None else None
            ]

        def reserve(rewards: tuple[Reward, ...]) -> h.Element:
            said = ", ".join([scene.text(msg("in reserve")), *(scene.text(reward) for reward in rewards)])
            return h.li(".is-reserve", data_tip=said)[
                icon("worker", said), h.small[(reward_sign(reward) for reward in rewards)] if rewards else None
            ]

        ready = scene.text(msg("ready"))
        said = nmsg("{n} worker ready, {out} placed", "{n} workers ready, {out} placed", n=sight.workers, out=out)
        rings = [classes("is-filled", is_changed=place >= sight.workers - more) for place in range(sight.workers)]
        return h.ul(".arno-spaces", aria_label=scene.text(said))[
            (h.li(class_=ring, data_tip=ready)[icon("worker", ready)] for ring in rings),
            (placed(place) for place in range(out)),
            (reserve(rewards) for rewards in MAP.workers[sight.hired - board.START_WORKERS :]),
        ]

    def scoring_tokens(self) -> h.Element:
        """Up to six on the scoring card [ARNO-10.1]."""
        now, of = self.sight.scoring_tokens, MOST_SCORING_TOKENS
        had = now if self.before is None else self.before.scoring_tokens
        said = self.scene.text(msg("{n} of {of} scoring tokens", n=now, of=of))
        return h.span(".arno-tokens", role="img", aria_label=said, data_tip=said)[
            (h.i(class_=classes(is_on=place < now, is_changed=had <= place < now)) for place in range(of))
        ]

    def notepad(self) -> h.Element:
        """Any number of tokens on the notepad [ARNO-10.3]."""
        return h.span(".arno-notepad")[
            self.counter("edit", "notepad", msg("tokens on the notepad")), self.scene.read(msg("notepad"))
        ]

    def module(self) -> h.Element:
        """Where the module's token stands, the condition it asks for, and the kiosks [ARNO-16.1]."""
        scene, spot = self.scene, module_spot(self.sight.sponsors_seen)
        return h.p(class_=classes("arno-module", is_changed=self.has_changed("sponsors_seen")))[
            scene.read(msg("Module: spot {n} of {of}", n=spot + 1, of=len(MODULE_TRACK))),
            h.span(".gain.tint-conservation")[
                icon("conservation"), scene.read(msg("level {roman}", roman=CONDITIONS[MODULE_TRACK[spot]]))
            ],
            gain(scene, "kiosk", MODULE_KIOSKS[spot], msg("kiosks")),
        ]

    # tracks, cards and icons

    def counter(self, sign: str, name: str, label: Message) -> h.Element:
        """A number with its icon, and by how much it has changed."""
        now: int = getattr(self.sight, name)
        more: int = 0 if self.before is None else now - getattr(self.before, name)
        said = self.scene.text(label)
        return h.span(class_=classes("gain", f"tint-{sign}", is_changed=more != 0), data_tip=said)[
            icon(sign, said), numeral(now), h.small[f"+{more}" if more > 0 else numeral(more)] if more else None
        ]

    def tracks(self) -> Node:
        conservation = self.counter("conservation", "conservation", msg("conservation"))
        return [
            self.counter("appeal", "appeal", msg("appeal")),
            h.span(".arno-below-zero")[conservation, below_zero(self.scene, self.sight.conservation)],
            self.counter("reputation", "reputation", msg("reputation")),
        ]

    def at_a_glance(self) -> Iterator[h.Element]:
        """What it has, counted, where there is little room: partner zoos and universities by their drawings."""
        sight = self.sight
        zoos = [(icon_name(each), each.say()) for each in sight.partner_zoos]
        schools = [("science" if each.research else "card", each.say()) for each in sight.universities]
        yield self.drawings("partner", msg("Partner zoos"), zoos, "partner_zoos")
        yield self.drawings("university", msg("Universities"), schools, "universities")
        workers = msg("{n} of {of} workers ready", n=sight.workers, of=sight.hired)
        yield self.number("worker", f"{sight.workers}/{sight.hired}", workers, "workers", "hired")
        tokens = msg("{n} of {of} scoring tokens", n=sight.scoring_tokens, of=MOST_SCORING_TOKENS)
        yield self.number("hourglass", f"{sight.scoring_tokens}/{MOST_SCORING_TOKENS}", tokens, "scoring_tokens")
        yield self.number("edit", sight.notepad, msg("tokens on the notepad"), "notepad")
        cards, supported = len(sight.projects), len(sight.supported)
        yield self.number("card", cards, nmsg("{n} project card", "{n} project cards", n=cards), "projects")
        projects = nmsg("{n} project supported", "{n} projects supported", n=supported)
        yield self.number("conservation", supported, projects, "supported")
        animals = len(sight.animals) + sight.unnamed
        yield self.number("act-animals", animals, nmsg("{n} animal", "{n} animals", n=animals), "animals", "unnamed")

    def number(self, sign: str, shown: object, label: Message, *names: str) -> h.Element:
        """So many of something; ringed if one of these has changed."""
        said, is_new = self.scene.text(label), any(map(self.has_changed, names))
        return h.span(class_=classes("gain", is_changed=is_new), data_tip=said)[icon(sign, said), str(shown)]

    def drawings(self, sign: str, label: Message, things: Sequence[tuple[str, Message]], name: str) -> h.Element:
        """What it has of a kind, one drawing each; ringed if one has come."""
        drawn = [icon(each, self.scene.text(what), class_="is-had") for each, what in things]
        return h.span(class_=classes("ark-has", is_changed=self.has_changed(name)))[
            icon(sign, self.scene.text(label)), drawn or "0"
        ]

    def belongings(self) -> h.Element:
        """Project cards, supported projects, animals and icons: counted, and named when opened."""
        scene, sight = self.scene, self.sight
        animals = len(sight.animals) + sight.unnamed
        had = animals if self.before is None else len(self.before.animals) + self.before.unnamed
        counted = (
            ("card", nmsg("{n} project card", "{n} project cards", n=len(sight.projects)),
             self.has_changed("projects")),
            ("conservation", nmsg("{n} supported", "{n} supported", n=len(sight.supported)),
             self.has_changed("supported")),
            ("act-animals", nmsg("{n} animal", "{n} animals", n=animals), had != animals),
        )  # fmt: skip
        names = [animal.name for animal in sight.animals]
        if sight.unnamed:
            names.append(scene.text(nmsg("{n} not named", "{n} not named", n=sight.unnamed)))
        listed = (
            (msg("Its project cards"), ", ".join(card.name for card in sight.projects)),
            (msg("Supported projects"), ", ".join(scene.text(card) for card in sight.supported)),
            (msg("Animals"), ", ".join(names)),
            (msg("Icons"), self.icons()),
        )
        return h.details(".arno-more", data_keep=f"arno-{self.seat.code}")[
            h.summary[
                (h.span(class_=classes("gain", is_changed=is_new))[icon(sign), scene.read(text)]
                 for sign, text, is_new in counted)
            ],
            (h.p(".arno-names")[h.span(".eyebrow")[scene.read(title)], " ", some or "–"] for title, some in listed),
        ]  # fmt: skip

    def icons(self) -> Node:
        """What human cards may count [ARNO-15.1]."""
        held = [(kind, self.scene.text(kind), n) for kind, n in zip(Icon, self.sight.icons, strict=True) if n]
        return h.span(".arno-icons")[
            (
                h.span(".gain", data_tip=name)[icon(icon_name(kind), name, class_=icon_tint(kind)), str(n)]
                for kind, name, n in held
            )
        ] if held else None  # fmt: skip


def tasks_of(sight: ArnoSight) -> list[board.Task]:
    """The task of each placed worker."""
    return [task for task, there in zip(board.Task, sight.on_task, strict=True) for _ in range(there)]
