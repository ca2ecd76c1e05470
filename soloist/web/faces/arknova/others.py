"""Everybody else: at a glance and, opened, in full; and the icons of all zoos side by side."""

from __future__ import annotations

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.arknova.cards import CATEGORIES, CONTINENTS, Action, Icon
from soloist.games.arknova.state import Stage
from soloist.games.arknova.view import View, ZooView
from soloist.web.faces.arknova.actions import SIDES, tokens
from soloist.web.faces.arknova.arno_mat import panel as arno_panel
from soloist.web.faces.arknova.arno_turns import before_turn, last_turn
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.seats import middle_seat, others_of, zoo_of
from soloist.web.faces.arknova.shown import played_cards
from soloist.web.faces.arknova.signs import action_icon, gain, icon_name, icon_tint, tracks
from soloist.web.faces.arknova.zoo import left_edge, map_drawing, miniature, right_edge
from soloist.web.faces.base import Panel
from soloist.web.html import Node, classes, icon, look_link, seat_chip, seat_class, seat_mark
from soloist.web.parts import part
from soloist.web.scene import Scene

TALLIED = (*CATEGORIES, Icon.SCIENCE, *CONTINENTS, Icon.ROCK, Icon.WATER)
FEW = 2  # with so many players there is room for the own cards beside the others
GROUP_ENDS = (Icon.SCIENCE, Icon.EUROPE)


def zoos(scene: Scene) -> Panel:
    """The others and the tally; alone only one's own icons and cards."""
    view: View = scene.view
    others = others_of(scene)
    body = h.div(class_=f"ark-others ark-others-{len(others)}")[
        (
            part(f"zoo-{seat.code}", other(scene, seat) if view.zoos[seat].arno is None else arno(scene, seat))
            for seat in others
        ),
        part("tally", tally(scene)),
        own_cards(scene),
    ]
    return Panel("seats", msg("Zoos"), "people", body)


def other(scene: Scene, seat: Seat) -> h.Element:
    zoo = zoo_of(scene, seat)
    return h.section(class_=classes("ark-other", seat_class(seat), is_next=scene.view.active == seat),
                     aria_label=scene.text(seat), data_piece=key_of(seat), data_zoo=seat.code)[
        h.div(".ark-other-head")[
            seat_chip(scene.person(seat)),
            h.span(".grow"),
            gain(scene, "money", zoo.money, msg("money")),
            gain(scene, "x-token", zoo.x_tokens, msg("X-tokens")),
            tracks(scene, zoo),
        ],
        actions_at_a_glance(scene, seat, zoo),
        holdings(scene, zoo),
        h.details(".ark-whole", data_keep=f"zoo-{seat.code}")[
            h.summary(data_tip=scene.text(msg("The whole zoo")))[
                h.span(".ark-miniature")[miniature(scene, zoo)],
                h.span(".ark-whole-name")[
                    h.span(".is-closed")[icon("eye", scene.text(msg("The whole zoo")))],
                    h.span(".is-open")[icon("close"), scene.read(msg("Close"))],
                ],
            ],
            h.div(".ark-whole-body.panel")[
                h.div(".ark-whole-head")[
                    seat_chip(scene.person(seat)),
                    h.span(".muted")[scene.read(msg("Map {id}", id=zoo.map.id)), " · ", scene.read(zoo.map)],
                ],
                h.div(".ark-ground")[
                    left_edge(scene, seat), h.div(".ark-mapbox")[map_drawing(scene, zoo)], right_edge(scene, seat)
                ],
                played_cards(scene, zoo),
            ],
        ],
    ]  # fmt: skip


def arno(scene: Scene, seat: Seat) -> h.Element:
    """An ARNO has a mat instead of a zoo; what its last turn changed is ringed; the turn itself is told in the log."""
    view: View = scene.view
    sight = view.zoos[seat].arno
    assert sight is not None
    turn = last_turn(scene, seat) if view.stage is not Stage.OVER else None
    return arno_panel(
        scene, seat, sight,
        before=before_turn(scene, turn) if turn is not None else None,
        is_next=view.active == seat,
        module=view.setup.settings.arno.module,
    )  # fmt: skip


TOKEN_NAMES = {
    "multiplier": msg("multiplier token"),
    "venom": msg("venom token"),
    "constriction": msg("constriction token"),
}


def actions_at_a_glance(scene: Scene, seat: Seat, zoo: ZooView) -> h.Element:
    def card(slot: int, action: Action) -> h.Element:
        side, lying = zoo.upgraded >> action & 1, tokens(scene, zoo, action, TOKEN_NAMES)
        name = scene.text(msg("{action} {side} in slot {n}", action=action, side=SIDES[side], n=slot))
        return h.li(data_tip=name, data_vt=f"act-{seat.code.lower()}-{action.code}")[
            h.b[str(slot)],
            icon(action_icon(action), name),
            h.span(class_=f"ark-side is-{side + 1}")[SIDES[side]],
            h.span(".ark-tokens")[lying] if lying else None,
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


def own_cards(scene: Scene) -> Node:
    """One's own cards in play, behind a click."""
    seat = middle_seat(scene)
    zoo = zoo_of(scene, seat)
    number = len(zoo.animals) + len(zoo.sponsors)
    if not number:
        return None
    title = msg("Your cards in play") if seat == scene.seat else msg("{seat}'s cards in play", seat=seat)
    return part("own-cards", h.details(".ark-own", data_keep="own-cards", open=scene.view.setup.players <= FEW)[
        h.summary[icon("eye"), h.b[scene.read(title)], h.span(".muted")[str(number)]], played_cards(scene, zoo)
    ])  # fmt: skip


def tally(scene: Scene) -> h.Element:
    """The icons of all zoos: what projects and conditions look at."""
    ends = dict.fromkeys(GROUP_ENDS, "is-end")

    def head(kind: Icon) -> h.Element:
        name = scene.text(kind)
        drawn = icon(icon_name(kind), name, class_=icon_tint(kind))
        return h.th(scope="col", class_=ends.get(kind))[look_link(scene, key_of(kind), data_tip=name)[drawn]]

    def row(seat: Seat) -> h.Element:
        name, held = scene.text(seat), [(kind, zoo_of(scene, seat).icons[kind]) for kind in TALLIED]
        return h.tr(class_=seat_class(seat))[
            h.th(scope="row", data_tip=name)[seat_mark(scene.person(seat)), h.span(".visually-hidden")[name]],
            (h.td(class_=classes(ends.get(kind), is_none=not n) or None)[str(n or "·")] for kind, n in held),
        ]

    return h.div(".ark-tally")[
        h.table(aria_label=scene.text(msg("Icons in the zoos")))[
            h.thead[h.tr[h.th, (head(kind) for kind in TALLIED)]],
            h.tbody[(row(seat) for seat in (middle_seat(scene), *others_of(scene)))],
        ]
    ]
