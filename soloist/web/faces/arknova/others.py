"""Everybody else: at a glance and, opened, in full; and the icons of all zoos side by side."""

from __future__ import annotations

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova.arno.sight import ArnoSight
from soloist.games.arknova.cards import CATEGORIES, CONTINENTS, Action, Icon
from soloist.games.arknova.state import Stage
from soloist.games.arknova.view import View, ZooView
from soloist.web import markup as h
from soloist.web.faces.arknova.actions import SIDES, lying, tokens
from soloist.web.faces.arknova.arno_mat import Parts, whole_mat
from soloist.web.faces.arknova.arno_turns import before_turn, last_turn
from soloist.web.faces.arknova.finals import finals_first
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.seats import middle_seat, others_of, zoo_of
from soloist.web.faces.arknova.shown import played_cards
from soloist.web.faces.arknova.signs import action_icon, gain, icon_name, icon_tint, tracks
from soloist.web.faces.arknova.zoo import left_edge, map_drawing, miniature, right_edge
from soloist.web.faces.base import Panel
from soloist.web.html import Node, classes, icon, look_link, seat_chip, seat_class, seat_mark
from soloist.web.parts import part
from soloist.web.reading import Reading, drawn_for_all, drawn_once
from soloist.web.scene import Scene

TALLIED = (*CATEGORIES, Icon.SCIENCE, *CONTINENTS, Icon.ROCK, Icon.WATER)
ENDS = {Icon.SCIENCE: "is-end", Icon.EUROPE: "is-end"}  # of groups of icons


def zoos(scene: Scene) -> Panel:
    """The others and the tally; of several others one line each, and the one who moved last in full."""
    others = others_of(scene)
    body = h.div(class_=f"ark-others ark-others-{len(others)}")[
        finals_first(scene, middle_seat(scene)),
        (part(f"zoo-{seat.code}", zoo_line(scene, seat, is_alone=len(others) == 1)) for seat in others),
        part("tally", tally(scene)),
    ]
    return Panel("seats", msg("Zoos"), "people", body)


def zoo_line(scene: Scene, seat: Seat, *, is_alone: bool) -> h.Element:
    """Somebody's head with the counters, and below it what they have."""
    zoo, others = zoo_of(scene, seat), others_of(scene)
    is_next = scene.view.active == seat
    head, inside = arno(scene, seat, zoo.arno) if zoo.arno is not None else other(scene, seat)
    named = classes("ark-other", seat_class(seat), is_next=is_next, arno_panel=zoo.arno is not None)
    attributes = {"aria_label": scene.text(seat), "data_piece": key_of(seat), "data_zoo": seat.code}
    if is_alone:
        return h.section(class_=named, **attributes)[h.div(".ark-other-head")[head], h.div(".ark-other-body")[inside]]
    last_mover = scene.view.active if scene.view.active in others else others[-1]
    return h.details(class_=named, name="zoos", open=seat == last_mover, **attributes)[
        h.summary(".ark-other-head")[head], h.div(".ark-other-body")[inside]
    ]


def other(scene: Scene, seat: Seat) -> tuple[Node, Node]:
    """Somebody's zoo at a glance; opened it is drawn in full."""
    zoo = zoo_of(scene, seat)
    head: list[Node] = [
        seat_chip(scene.person(seat)),
        h.span(".grow"),
        gain(scene, "money", zoo.money, msg("money")),
        gain(scene, "x-token", zoo.x_tokens, msg("X-tokens")),
        tracks(scene, zoo),
    ]
    title: list[Node] = [
        seat_chip(scene.person(seat)),
        h.span(".muted")[scene.read(msg("Map {id}", id=zoo.map.id)), " · ", scene.read(zoo.map)],
    ]
    drawn = h.div(".ark-ground")[
        left_edge(scene, seat), h.div(".ark-mapbox")[map_drawing(scene, seat)], right_edge(scene, seat)
    ]
    opened = whole(
        scene, seat, msg("The whole zoo"), title, [drawn, played_cards(scene, zoo)], miniature(scene, zoo)
    )  # fmt: skip
    return head, [actions_at_a_glance(scene, seat, zoo), holdings(scene, zoo), opened]


def whole(scene: Scene, seat: Seat, name: Message, title: Node, inside: Node, small: Node = None) -> h.Element:
    """Somebody's things in full, over the table."""
    return h.details(".ark-whole", data_keep=f"zoo-{seat.code}")[
        h.summary(data_tip=scene.text(name))[
            h.span(".ark-miniature")[small] if small is not None else None,
            h.span(".ark-whole-name")[
                h.span(".is-closed")[icon("eye", scene.text(name))],
                h.span(".is-open")[icon("close"), scene.read(msg("Close"))],
            ],
        ],
        h.div(".ark-whole-body.panel")[h.div(".ark-whole-head")[title], inside],
    ]


def arno(scene: Scene, seat: Seat, sight: ArnoSight) -> tuple[Node, Node]:
    """An ARNO has a mat instead of a zoo; what its last turn changed is ringed; the turn itself is told in the log."""
    view: View = scene.view
    turn = last_turn(scene, seat) if view.stage is not Stage.OVER else None
    before = before_turn(scene, turn) if turn is not None else None
    full = whole_mat(scene, seat, sight, before, view.setup.settings.arno.module)
    opened = whole(scene, seat, msg("The whole mat"), seat_chip(scene.person(seat)), full)
    head: list[Node] = [seat_chip(scene.person(seat)), h.span(".grow"), mat_tracks(scene, seat, sight, before)]
    return head, [mat_at_a_glance(scene, seat, sight, before), opened]


@drawn_once
def mat_tracks(scene: Reading, seat: Seat, sight: ArnoSight, before: ArnoSight | None) -> Node:
    return Parts(scene, seat, sight, before).tracks()


@drawn_once
def mat_at_a_glance(scene: Reading, seat: Seat, sight: ArnoSight, before: ArnoSight | None) -> Node:
    parts = Parts(scene, seat, sight, before)
    return [parts.action_row(moves=True), h.div(".ark-holdings")[parts.at_a_glance()]]


TOKEN_NAMES = {
    "multiplier": msg("multiplier token"),
    "venom": msg("venom token"),
    "constriction": msg("constriction token"),
}


def actions_at_a_glance(scene: Scene, seat: Seat, zoo: ZooView) -> h.Element:
    def card(slot: int, action: Action) -> h.Element:
        side, discs = zoo.upgraded >> action & 1, tokens(scene, lying(zoo, action), TOKEN_NAMES)
        name = scene.text(msg("{action} {side} in slot {n}", action=action, side=SIDES[side], n=slot))
        return h.li(data_tip=name, data_vt=f"act-{seat.code.lower()}-{action.code}")[
            h.b[str(slot)],
            icon(action_icon(action), name),
            h.span(class_=f"ark-side is-{side + 1}")[SIDES[side]],
            h.span(".ark-tokens")[discs] if discs else None,
        ]

    return h.ol(".ark-glance-row", aria_label=scene.text(msg("{seat}'s action cards", seat=seat)))[
        (card(slot, action) for slot, action in enumerate(zoo.order, 1))
    ]


def holdings(scene: Scene, zoo: ZooView) -> h.Element:
    """Hand, cards in play, partner zoos, universities, workers, projects."""
    said = (
        ("card", len(zoo.hand), nmsg("{n} card in hand", "{n} cards in hand", n=len(zoo.hand))),
        ("act-animals", len(zoo.animals), nmsg("{n} animal", "{n} animals", n=len(zoo.animals))),
        ("act-sponsors", len(zoo.sponsors), nmsg("{n} sponsor", "{n} sponsors", n=len(zoo.sponsors))),
        ("worker", f"{zoo.workers}/{zoo.hired}",
         msg("{n} of {of} workers ready", n=zoo.workers, of=zoo.hired)),
        ("conservation", len(zoo.supported),
         nmsg("{n} project supported", "{n} projects supported", n=len(zoo.supported))),
    )  # fmt: skip
    schools = [("science" if each.research else "card", each.say()) for each in zoo.universities]
    small = (
        ("partner", msg("partner zoos"), [(icon_name(each), each.say()) for each in zoo.partner_zoos]),
        ("university", msg("universities"), schools),
    )
    return h.div(".ark-holdings")[
        (h.span(".gain", data_tip=scene.text(text))[icon(name, scene.text(text)), str(n)] for name, n, text in said),
        (
            h.span(".ark-has")[
                icon(name, scene.text(title)),
                [icon(each, scene.text(what), class_="is-had") for each, what in things] or "0",
            ]
            for name, title, things in small
        ),
    ]


def tally(scene: Scene) -> h.Element:
    """The icons of all zoos: what projects and conditions look at."""

    def row(seat: Seat) -> h.Element:
        name, held = scene.text(seat), [(kind, zoo_of(scene, seat).icons[kind]) for kind in TALLIED]
        return h.tr(class_=seat_class(seat))[
            h.th(scope="row", data_tip=name)[seat_mark(scene.person(seat)), h.span(".visually-hidden")[name]],
            counted(tuple(held)),
        ]

    return h.div(".ark-tally")[
        h.table(aria_label=scene.text(msg("Icons in the zoos")))[
            tally_head(scene),
            h.tbody[(row(seat) for seat in (middle_seat(scene), *others_of(scene)))],
        ]
    ]


@drawn_once
def tally_head(scene: Reading) -> h.Element:
    def head(kind: Icon) -> h.Element:
        name = scene.text(kind)
        drawn = icon(icon_name(kind), name, class_=icon_tint(kind))
        return h.th(scope="col", class_=ENDS.get(kind))[look_link(scene, key_of(kind), data_tip=name)[drawn]]

    return h.thead[h.tr[h.th, (head(kind) for kind in TALLIED)]]


@drawn_for_all
def counted(held: tuple[tuple[Icon, int], ...]) -> Node:
    """How many somebody has of each icon."""
    return (h.td(class_=classes(ENDS.get(kind), is_none=not n) or None)[str(n or "·")] for kind, n in held)
