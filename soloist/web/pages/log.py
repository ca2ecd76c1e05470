"""The log of a match: one group for each turn, read downwards, the newest at the bottom.

A group is its head and its lines. Older groups are folded to their head. What was drawn once is kept, because what has
happened stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from markupsafe import Markup

from soloist.engine.events import TurnBegins, TurnEnds, is_quiet
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.web import markup as h
from soloist.web.faces.base import TableFace
from soloist.web.faces.log_lines import LogLine, Telling, change_sign, summed
from soloist.web.html import Node, classes, icon, rule_link, seat_class, seat_mark
from soloist.web.markup import render
from soloist.web.parts import Drawn, part
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import DrawnTurn, DrawnTurns, Heard, Person, Scene, TurnTexts
from soloist.web.showing import since_last_decision, steps_since

OPEN_TURNS = 2  # the latest ones can be read at once
WHOLE_GROUPS = 8  # the latest ones come with their lines; those of older ones are fetched when somebody opens them
KEPT_GROUPS = 16  # of the latest ones the lines are kept; pages of steps show them again
HEADS_AT_ONCE = 12  # of older turns
FEW_SEATS = 2  # whose names fit beside each other
BEFORE, BETWEEN = msg("Set-up"), msg("Between turns")


@dataclass
class Group:
    """What was told in one turn, or between two of them."""

    place: int  # of its first event, by which it is known
    number: int = 0  # of the turn
    seat: Seat | None = None
    told: list[Heard] = field(default_factory=list)

    @property
    def is_turn(self) -> bool:
        return self.seat is not None

    @property
    def last_moment(self) -> int:
        return self.told[-1][0]


def groups_of(scene: Scene, face: TableFace) -> tuple[list[Group], int]:
    """All that was told, by turns; and the number of the turn that has begun last."""
    groups: list[Group] = []
    turns, within = 0, False
    for place, (moment, what) in enumerate(scene.every_event):
        if isinstance(what, TurnBegins):
            turns, within = turns + 1, True
            groups.append(Group(place, turns, what.seat))
        elif isinstance(what, TurnEnds):
            within = False
            groups.append(Group(place, turns))
        elif not is_quiet(what):
            if not groups or (not within and face.begins(what)):
                groups.append(Group(place, turns))
            groups[-1].told.append((moment, what))
    return [group for group in groups if group.told], turns


# the panel


def log_panel(scene: Scene, face: TableFace) -> h.Element:
    """What happened, turn by turn, and what is asked now."""
    groups, turns = groups_of(scene, face)
    whole = scene.text(msg("The log over the whole column"))
    return h.section(".panel.log-panel", data_panel="log", aria_label=scene.text(msg("Log")))[
        part("log-head", h.div(".panel-head")[
            icon("log"), h.span(".grow")[scene.read(msg("Log"))], again_button(scene, face),
            filters(scene, tuple(scene.people)),
            h.button(".button.button-small.button-quiet.button-icon.needs-script.log-whole", type="button",
                     data_key="l", data_log_whole=True, aria_pressed="false", aria_label=whole, data_tip=whole)[
                icon("expand")
            ],
        ]),
        part("log", h.div(
            ".log.log-turns", tabindex="0", role="group", aria_label=scene.text(msg("Log")), data_keep_scroll="log"
        )[
            h.div(".log-all")[drawn_groups(scene, face, groups)]
        ]),
        now(scene, turns),
    ]  # fmt: skip


def again_button(scene: Scene, face: TableFace) -> Node:
    """What others did since one last decided, once more: shown by the script, without it the first of the steps."""
    if scene.past:
        return None
    since = since_last_decision(scene.match, scene.seat)
    found = steps_since(scene.match, scene.seat, since, face.shows)
    if not found:
        return None
    label = scene.text(msg("Watch other players' moves again"))
    return h.a(".button.button-small.button-quiet.button-icon", href=scene.link(f"at={found[0].moment}"),
               aria_label=label, data_tip=label, data_again=str(since), data_key="w")[icon("play")]  # fmt: skip


@drawn_once
def filters(scene: Reading, people: tuple[Person, ...]) -> h.Element:
    """Everybody's turns, or those of one; style sheets do it, so no script is needed."""
    many = len(people) > FEW_SEATS

    def choice(value: str, label: Node, name: str) -> h.Element:
        return h.label(data_tip=name)[
            h.input(type="radio", name="log-by", value=value, checked=value == "all", autocomplete="off"),
            h.span[label],
        ]

    everybody = scene.text(msg("All"))
    return h.fieldset(class_=classes("log-filter", is_many=many))[
        h.legend(".visually-hidden")[scene.read(msg("Whose turns are shown"))],
        choice("all", everybody, everybody),
        (
            choice(
                str(person.seat + 1),
                [seat_mark(person), h.span(".visually-hidden")[person.name]] if many else person.name,
                person.name,
            )
            for person in people
        ),
    ]


def now(scene: Scene, turns: int) -> Node:
    """The question that is open, below the log."""
    if scene.past or scene.match.over:
        return None
    seats = [scene.seat] if scene.asked is not None else [seat for seat in scene.waiting_for if seat >= 0]
    people = [scene.person(seat) for seat in seats if seat is not None]
    if not people:  # a turn that waits to be confirmed
        return None
    asked = scene.read(scene.asked.ask) if scene.asked is not None else scene.read(msg("Waiting for"))
    names = None if scene.asked is not None else [" ", ", ".join(person.name for person in people)]
    return part("log-now", h.p(class_=classes("log-now", is_waiting=scene.asked is None), aria_hidden="true")[
        h.span(".log-number")[str(turns) if turns else ""],
        [seat_mark(person) for person in people[:1]],
        h.span(".log-what")[asked, names],
    ])  # fmt: skip


# groups


def drawn_groups(scene: Scene, face: TableFace, groups: Sequence[Group]) -> Iterator[Drawn]:
    """Each of the latest turns is a part of its own, older ones are sent together."""
    shown = scene.match.moment if scene.past else -1
    telling = Telling(scene, face.paint, face.opening)
    latest = [group.place for group in groups if group.is_turn][-OPEN_TURNS:]
    since = latest[0] if latest else 0

    def is_shown(group: Group) -> bool:
        return shown >= 0 and any(moment == shown for moment, _ in group.told)

    def drawn_one(place: int) -> Drawn:
        group, name = groups[place], f"log-turn-{place}"
        if is_shown(group):
            inside = draw(telling, face, group, shown)
            return part(name, box(scene, group, inside, is_open=True, is_whole=True, is_shown=True))
        is_open = shown < 0 and group.place >= since
        return replace(drawn(telling, face, group, len(groups) - place, is_open=is_open), name=name)

    def drawn_some(first: int, end: int) -> Drawn:
        return part(
            f"log-{first}", h.div(".log-some")[(Markup(drawn_one(place).plain()) for place in range(first, end))]
        )

    old = max(len(groups) - WHOLE_GROUPS, 0)
    for first in range(0, old, HEADS_AT_ONCE):
        end = min(first + HEADS_AT_ONCE, old)
        some = groups[first:end]
        stay = end <= len(groups) - KEPT_GROUPS and some[-1].place < since and not any(map(is_shown, some))
        yield kept(scene, first, some, partial(drawn_some, first, end)) if stay else drawn_some(first, end)
    for place in range(old, len(groups)):
        yield drawn_one(place)


def kept(scene: Scene, first: int, groups: Sequence[Group], draw_them: Callable[[], Drawn]) -> Drawn:
    """Turns that are not drawn again unless somebody takes them back: what is kept of them takes little room."""
    told = [each for group in groups for heard in ((group.place, None), *group.told) for each in heard]
    known = scene.drawn.together.get(first)
    if known is None or known.told != told:
        known = scene.drawn.together[first] = DrawnTurns(told, draw_them().pressed())
    for group in groups:
        scene.drawn.pop(group.place, None)
    return known.part


def box(
    scene: Scene, group: Group, inside: TurnTexts, *, is_open: bool, is_whole: bool, is_shown: bool = False
) -> h.Element:
    """A turn in the log, folded or open; its lines come with it or later."""
    whose = "" if group.seat is None else seat_class(group.seat)
    named = classes("log-turn", whose, inside.who, is_shown=is_shown)
    turn = h.details(class_=named, data_turn=str(group.place), open=is_open)
    return h.div(class_=classes("log-group", inside.who))[
        inside.number, turn[inside.head, inside.lines if is_whole else later(scene, group)]
    ]


def later(scene: Scene, group: Group) -> h.Element:
    """Where the lines of an older turn are: at its own moment, from where a script brings them here."""
    link = h.a(href=scene.link(f"at={group.last_moment}"), data_swap=True, data_lines=True)
    return h.p(".log-later")[link[scene.read(msg("Show these lines"))]]


def drawn(telling: Telling, face: TableFace, group: Group, left: int, *, is_open: bool) -> Drawn:
    """A turn as an earlier page has drawn it, if nothing has changed; it is the last but `left` - 1."""
    scene, is_whole = telling.scene, left <= WHOLE_GROUPS
    known, form = scene.drawn.get(group.place), (is_open, is_whole)
    if known is None or known.told != group.told or (known.form != form and known.inside is None):
        inside = draw(telling, face, group, -1)
        made = part("", box(scene, group, inside, is_open=is_open, is_whole=is_whole)).pressed()
        known = scene.drawn[group.place] = DrawnTurn(group.told, inside.pressed(), form, made)
    elif known.form != form and known.inside is not None:
        inside = TurnTexts.read(known.inside)
        made = part("", box(scene, group, inside, is_open=is_open, is_whole=is_whole)).pressed()
        known.form, known.box = form, made
    if left > KEPT_GROUPS:
        known.inside = None
    return known.box


def draw(telling: Telling, face: TableFace, group: Group, shown: int) -> TurnTexts:
    """What a turn is put together from; `shown` is the moment that is looked at."""
    found = [(moment, line) for moment, what in group.told if (line := face.line(what, telling)) is not None]
    who = {seat for seat in (group.seat, *(line.seat for _, line in found)) if seat is not None}
    return TurnTexts(
        render(number_of(telling.scene, group)),
        render(head(telling.scene, group, [line for _, line in found])),
        render(h.ol(".log-lines")[list(lines(telling.scene, group, found, shown))]),
        Markup(" ".join(f"by-{seat + 1}" for seat in sorted(who))),
    )


def number_of(scene: Scene, group: Group) -> h.Element:
    """The number of the turn, which leads to its end; it stands over the head, where a link may not be."""
    label = scene.text(msg("Look at turn {n}", n=group.number) if group.is_turn else msg("Look at this moment"))
    link = h.a(
        ".log-number", href=scene.link(f"at={group.last_moment}"), data_swap=True, aria_label=label, data_tip=label
    )
    return link[str(group.number) if group.is_turn else icon("clock")]


def head(scene: Scene, group: Group, found: Sequence[LogLine]) -> h.Element:
    """Whose turn it was, what was done, and what it brought."""
    whose = scene.seat if group.seat is None else group.seat
    net = summed([change for line in found if line.seat == whose for change in line.changes])
    own = [line for line in found if line.seat in (None, group.seat) or not group.is_turn]
    what = list(dict.fromkeys(line.head for line in own if line.head is not None))
    title = [[" · " if place else None, h.b[each]] for place, each in enumerate(what)]
    if not title and not group.is_turn:
        title = [[None, h.b[scene.read(BETWEEN if group.number else BEFORE)]]]
    short = [line.short for line in own if line.short is not None]
    return h.summary(".log-head")[
        h.span,
        mark(scene, group.seat),
        h.span(".log-what")[title, [[", " if place else " ", each] for place, each in enumerate(short)]],
        h.span(".log-net")[[change_sign(scene, change) for change in net]] if net else None,
    ]


def mark(scene: Scene, seat: Seat | None) -> Node:
    if seat is None:
        return h.span(".log-nobody")
    person = scene.person(seat)
    return [seat_mark(person), h.span(".visually-hidden")[person.name]]


def lines(scene: Scene, group: Group, found: Sequence[tuple[int, LogLine]], shown: int) -> Iterator[h.Element]:
    """In their order; what was not possible is one line."""
    folded = [line for _, line in found if line.is_impossible]
    for moment, line in found:
        if line.is_impossible:
            if line is folded[0]:
                yield impossible(scene, folded)
        elif line.cause is not None:
            yield log_line(scene, group, moment, line, moment == shown)


def log_line(scene: Scene, group: Group, moment: int, line: LogLine, is_shown: bool) -> h.Element:
    """What changed, which leads to its moment, and why."""
    lead: Node = [change_sign(scene, change) for change in line.changes] if line.changes else line.lead
    other = line.seat if line.seat is not None and line.seat != group.seat else None
    ring = "|".join(line.ring)
    label = None if line.changes else scene.text(msg("Look at this moment"))
    return h.li(class_=classes("log-line", is_shown=is_shown), data_ring=ring or None)[
        h.a(".log-at", href=scene.link(f"at={moment}"), data_swap=True, aria_label=label)[
            lead if lead is not None else h.span(".log-dot")
        ],
        h.span(".log-cause")[whose(scene, other), line.cause, [" ", rule_link(line.rule)] if line.rule else None],
    ]


def whose(scene: Scene, seat: Seat | None) -> Node:
    """Somebody else than the one whose turn it is."""
    if seat is None:
        return None
    person = scene.person(seat)
    return h.span(class_=classes("log-whose", seat_class(seat)))[seat_mark(person), person.name, ":", " "]


def impossible(scene: Scene, folded: Sequence[LogLine]) -> h.Element:
    count = nmsg("{n} not possible", "{n} not possible", n=len(folded))
    return h.li(".log-line.log-folded")[
        h.span(".log-at")[h.span(".log-dot")],
        h.details(".log-cause")[
            h.summary[scene.read(count)],
            h.ul[(h.li[line.cause, " ", rule_link(line.rule)] for line in folded)],
        ],
    ]
