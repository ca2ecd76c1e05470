"""Lists of matches on the start page."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.words import Message, msg, numeral
from soloist.web import markup as h
from soloist.web.faces import face_of
from soloist.web.html import Node, icon
from soloist.web.listing import Listed
from soloist.web.pages.layout import SEAT_LINKS, TAKE_ALONG, Frame, capital

FINISHED_SHOWN = 5


def running_list(frame: Frame, running: Sequence[Listed]) -> h.Element:
    return h.section(aria_labelledby="running")[
        h.h2(id="running")[frame.read(msg("Resume"))],
        h.ul(".match-list.panel")[(running_row(frame, match) for match in running)]
        if running
        else h.p(".empty")[frame.read(msg("Nothing here yet. A match you start waits here until it is over."))],
    ]


def finished_list(frame: Frame, finished: Sequence[Listed]) -> Node:
    if not finished:
        return None
    older = finished[FINISHED_SHOWN:]
    return h.section(aria_labelledby="finished")[
        h.h2(id="finished")[frame.read(msg("Finished"))],
        h.ul(".match-list.panel")[(finished_row(frame, match) for match in finished[:FINISHED_SHOWN])],
        h.details(".older")[
            h.summary(".button.button-small")[frame.read(msg("Earlier matches"))],
            h.ul(".match-list.panel")[(finished_row(frame, match) for match in older)],
        ]
        if older
        else None,
    ]


def running_row(frame: Frame, match: Listed) -> h.Element:
    state: Node = None
    if match.is_yours:
        state = h.span(".is-yours")[h.span(".turn-dot"), frame.read(msg("your turn"))]
    elif match.is_stuck:
        state = h.span[frame.read(msg("cannot go on"))]
    elif match.waits_for:
        state = h.span[frame.read(msg("waiting for {names}", names=", ".join(match.waits_for)))]
    turn = frame.read(msg("Turn {turn}", turn=match.kept.summary["turn"]))
    return row(frame, match, turn, state, frame.read(match.when))


def finished_row(frame: Frame, match: Listed) -> h.Element:
    outcome, is_won = match.outcome
    points = ", ".join(f"{person.name} {numeral(total)}" for person, total in match.points)
    ended = frame.read(msg("finished {when}", when=match.when))
    if match.is_with_undo:
        outcome = msg("{outcome}, with undo", outcome=outcome)
    state = h.span(class_="is-won" if is_won else None)[frame.read(outcome)]
    return row(frame, match, capital(points), state, ended)


def row(frame: Frame, match: Listed, text: str, state: Node, when: str) -> h.Element:
    if match.kept.is_away:
        when = frame.read(msg("{when}, put away", when=when))
    picture = "flag" if match.kept.is_over else face_of(match.kept.game).icon
    return h.li[
        h.a(href=f"/m/{match.kept.id}")[
            h.span(".match-icon")[icon(picture)],
            h.span(".grow")[h.b[frame.read(match.title)], h.span[text]],
            h.span(".match-state")[state, h.small[when]],
            icon("chevron"),
        ],
        h.div(".match-actions")[take_button(frame, match), menu(frame, match)],
    ]


def take_button(frame: Frame, match: Listed) -> Node:
    """At the machine itself: take the people's seats of a match another browser began."""
    if not match.can_take:
        return None
    return post(frame, match, "take", h.button(".button.button-small", type="submit")[frame.read(msg("Take the seat"))])


def menu(frame: Frame, match: Listed) -> h.Element:
    """What else can be done with a match; throwing it away takes two steps."""
    address = f"/m/{match.kept.id}"
    label = msg("More: {match}", match=match.title)
    return h.details(".menu")[
        h.summary(".button.button-small.button-quiet.button-icon", aria_label=frame.read(label))[icon("menu")],
        h.div(".menu-body")[
            item(f"/new/{match.kept.game}?like={match.kept.id}", "refresh", frame.read(msg("Rematch")))
            if match.held
            else None,
            item(f"{address}/share", "qr", frame.read(TAKE_ALONG if frame.is_alone else SEAT_LINKS))
            if not match.is_stuck
            else None,
            item(f"{address}/record", "download", frame.read(msg("Download the match")), download=True)
            if match.kept.is_over or match.is_stuck
            else None,
            throw_away(frame, match) if match.can_delete else None,
        ],
    ]


def item(address: str, picture: str, text: str, *, download: bool = False) -> h.Element:
    return h.a(".button.button-quiet.button-wide", href=address, download=download)[icon(picture), text]


def throw_away(frame: Frame, match: Listed) -> h.Element:
    sure: Message = msg("Delete this match? This cannot be undone.")
    return h.details(".sure")[
        h.summary(".button.button-quiet.button-wide")[icon("trash"), frame.read(msg("Delete"))],
        h.div(".sure-body")[
            h.p[frame.read(sure)],
            post(frame, match, "delete", h.button(".button.button-danger.button-wide", type="submit")[
                frame.read(msg("Yes, delete it"))
            ]),
        ],
    ]  # fmt: skip


def post(frame: Frame, match: Listed, action: str, *inside: Node) -> h.Element:
    return h.form(".inline-form", method="post", action=f"/m/{match.kept.id}/{action}")[
        h.input(type="hidden", name="csrf", value=frame.csrf), inside
    ]
