"""Links with a QR code: a seat of a match, a match to watch, the start page on another device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import htpy as h
import segno
from markupsafe import Markup

from soloist.engine.words import Message, msg
from soloist.web.html import Node, icon, seat_chip
from soloist.web.pages.layout import Frame, shell
from soloist.web.scene import Person


@dataclass(frozen=True)
class Link:
    """An address for somebody; without a person it is for those who watch."""

    url: str
    person: Person | None = None
    is_held: bool = False  # by this browser


def share_page(frame: Frame, title: str, address: str, links: Sequence[Link], is_reachable: bool) -> Node:
    """The links of a match that this browser may give away."""
    seats = [link for link in links if link.person is not None]
    watching = [link for link in links if link.person is None]
    hint = msg("Whoever opens a link takes that seat, so send each link to one person only.")

    def part(name: str, title: Message, some: Sequence[Link], *hint: Node) -> h.Element:
        cards = (link_card(frame, link, links.index(link), is_reachable) for link in some)
        return h.section(aria_labelledby=name)[h.h2(id=name)[frame.read(title)], hint, h.div(".share-list")[cards]]

    return shell(
        frame,
        h.div(".share-head")[
            h.div[h.p(".eyebrow")[title], h.h1(".page-title")[frame.read(msg("Seat links"))]],
            h.a(".button", href=address)[icon("play"), frame.read(msg("Back to the match"))],
        ],
        unreachable(frame) if not is_reachable else None,
        part("seats", msg("To play"), seats, h.p(".muted.share-hint")[frame.read(hint)]) if seats else None,
        part("watching", msg("To watch"), watching),
    )


def link_card(frame: Frame, link: Link, number: int, is_reachable: bool) -> h.Element:
    """A seat and its link; a code only if a camera that reads it could get there."""
    watching = h.span(".share-name")[icon("eye"), frame.read(msg("Watching"))]
    name = watching if link.person is None else seat_chip(link.person)
    held = h.span(".badge")[frame.read(msg("this browser"))] if link.is_held else None
    return h.article(".share.panel")[
        h.h3(".row")[name, held], code(frame, link.url) if is_reachable else None, copy_field(frame, link.url, number)
    ]


def code(frame: Frame, url: str) -> h.Element:
    """The address as a QR code: dark on light in both themes, or cameras do not see it."""
    drawing = segno.make(url, error="m", micro=False).svg_inline(
        omitsize=True, border=4, dark="#000", light=None, svgclass=None, lineclass=None
    )
    return h.div(".qr", role="img", aria_label=frame.read(msg("QR code of the link below")))[Markup(drawing)]


def copy_field(frame: Frame, url: str, number: int) -> h.Element:
    field = f"link-{number}"
    return h.div(".share-link")[
        h.input(".input", id=field, value=url, readonly=True, aria_label=frame.read(msg("Link"))),
        h.button(".button.needs-script", type="button", data_copy=url, data_copy_from=f"#{field}")[
            icon("copy"), frame.read(msg("Copy"))
        ],
    ]


def unreachable(frame: Frame) -> h.Element:
    """How other devices get in, if only this machine is served."""
    how: Message = msg("Other devices cannot reach Soloist now. Stop it and start it again so that they can:")
    return h.div(".note.note-info")[icon("info"), h.div[h.p[frame.read(how)], h.p[h.code["soloist --host 0.0.0.0"]]]]


def device_page(frame: Frame, url: str, is_reachable: bool) -> Node:
    """The start page on the phone."""
    how = msg("At the table you need only a phone; Soloist itself runs on this computer.")
    if is_reachable:
        how = msg("Point the camera of a phone or tablet in the same network at this code.")
    hint = msg("To take a match with you, open it, choose “Seat links” and scan the code for your seat.")
    section = h.section(".share.share-alone.panel")[
        h.h1(".sign")[frame.read(msg("Open on another device"))],
        h.p(".muted")[frame.read(how)],
        [code(frame, url), copy_field(frame, url, 0)] if is_reachable else unreachable(frame),
        h.p(".hint")[frame.read(hint)],
    ]
    return shell(frame, section)
