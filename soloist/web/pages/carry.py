"""How a match gets from a browser that has no server to another device, and what cannot be without one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from soloist.engine.words import msg
from soloist.web import markup as h
from soloist.web.html import Node, icon
from soloist.web.pages.layout import TAKE_ALONG, Frame, shell
from soloist.web.pages.share import code, copy_field
from soloist.web.scene import Person


@dataclass(frozen=True)
class Carrying:
    """What there is to take along of a match."""

    title: str
    address: str
    has_file: bool  # nothing in it is hidden any more
    url: str  # that carries all of it; empty if it is too long
    free: Sequence[tuple[Person, str]] = ()  # seats that were meant for others, and where they are taken


def carry_page(frame: Frame, carrying: Carrying) -> Node:
    """A code, or a file; seats that others were to take can be taken here."""
    read = frame.read
    here = msg("This Soloist runs in this browser alone: nobody can join from another device. Pass this one around.")
    return shell(
        frame,
        h.div(".share-head")[
            h.div[h.p(".eyebrow")[carrying.title], h.h1(".page-title")[read(TAKE_ALONG)]],
            h.a(".button.button-primary", href=carrying.address)[icon("play"), read(msg("Back to the match"))],
        ],
        h.div(".note.note-info")[icon("info"), h.p[read(here)]],
        seats(frame, carrying),
        h.div(".share-list")[by_code(frame, carrying), by_file(frame, carrying)],
    )


def seats(frame: Frame, carrying: Carrying) -> Node:
    """Each opens in this browser."""
    if not carrying.free:
        return None
    return h.section[
        h.h2[frame.read(msg("Seats of others"))],
        h.p(".row.wrap")[
            (
                h.a(".button", href=link)[frame.read(msg("Play for {name} here", name=person.name))]
                for person, link in carrying.free
            )
        ],
    ]


def by_code(frame: Frame, carrying: Carrying) -> Node:
    if not carrying.url:
        return None
    how = msg("Point the camera of the other device at it: it opens Soloist there, with the match as it stands now.")
    return h.article(".share.panel")[
        h.h2[frame.read(msg("As a code"))],
        h.p(".muted")[frame.read(how)],
        code(frame, carrying.url),
        copy_field(frame, carrying.url, 0),
    ]


def by_file(frame: Frame, carrying: Carrying) -> h.Element:
    how = msg("Open the file there: on the start page, “Open a saved file”. The computer’s Soloist takes it too.")
    hidden = msg(
        "A match on the screen can be taken along when it is over: until then its record holds what is hidden."
    )
    return h.article(".share.panel")[
        h.h2[frame.read(msg("As a file"))],
        h.p(".muted")[frame.read(how if carrying.has_file else hidden)],
        h.a(".button", href=f"{carrying.address}/record", download=True)[icon("download"), frame.read(msg("Download"))]
        if carrying.has_file
        else None,
    ]
