"""Links with a QR code: a seat of a match, a match to watch, the start page on another device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import segno
from markupsafe import Markup

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.seating import LONGEST_NAME
from soloist.web import markup as h
from soloist.web.html import Node, classes, icon, seat_chip
from soloist.web.pages.layout import SEAT_LINKS, Frame, capital, shell
from soloist.web.scene import Person

LOOKED_AT_AGAIN = 3  # seconds, while somebody is waited for


@dataclass(frozen=True)
class Link:
    """An address for somebody; without a person it is for those who watch."""

    url: str
    person: Person | None = None
    is_held: bool = False  # by this browser
    is_taken: bool = False  # by anybody
    taken: Taken | None = None  # by somebody else


@dataclass(frozen=True)
class Taken:
    """Who sits at a seat, as far as it is known."""

    name: str | None
    when: Message | None


@dataclass(frozen=True)
class Sharing:
    """What there is to give away of a match."""

    title: str
    address: str
    links: Sequence[Link]
    is_reachable: bool
    nameless: Seat | None = None  # the seat of whoever looks, while others would call it by its letter
    can_renew: bool = False


def share_page(frame: Frame, sharing: Sharing, *, is_begun: bool = False) -> Node:
    """The links of a match that this browser may give away; when it has just begun, those of the others first."""
    seats = [link for link in sharing.links if link.person is not None and not (is_begun and link.is_held)]
    own = [link for link in sharing.links if link.person is not None and link not in seats]
    watching = [link for link in sharing.links if link.person is None]
    hint = msg("Whoever opens a link takes that seat, so send each link to one person only.")
    is_open = any(not link.is_taken for link in seats)

    def part(name: str, title: Message, some: Sequence[Link], *hint: Node) -> Node:
        cards = (link_card(frame, sharing, link) for link in some)
        section = h.section(aria_labelledby=name)
        return section[h.h2(id=name)[frame.read(title)], hint, h.div(".share-list")[cards]] if some else None

    return shell(
        frame,
        h.div(".share-head")[
            h.div[
                h.p(".eyebrow")[sharing.title],
                h.h1(".page-title")[frame.read(msg("Send the links") if is_begun else SEAT_LINKS)],
            ],
            way_back(frame, sharing, is_begun),
        ],
        unreachable(frame) if not sharing.is_reachable else None,
        part("seats", msg("To play"), seats, h.p(".muted.share-hint")[frame.read(hint)], all_here(frame, is_open)),
        name_panel(frame, sharing) if is_begun and sharing.nameless is not None else None,
        part("own", msg("Your seats on another device"), own),
        part("watching", msg("To watch"), watching),
    )


def way_back(frame: Frame, sharing: Sharing, is_begun: bool) -> h.Element:
    text = msg("To the table") if is_begun else msg("Back to the match")
    return h.a(class_=classes("button", button_primary=is_begun), href=sharing.address)[icon("play"), frame.read(text)]


def all_here(frame: Frame, is_open: bool) -> h.Element:
    """Whether somebody is still waited for; the script looks again while it is so."""
    text = (
        msg("You can go to the table already; the others join when they open their links.")
        if is_open
        else msg("Everybody is here.")
    )
    return h.p(".share-all", data_waits="all", data_open=LOOKED_AT_AGAIN if is_open else None, role="status")[
        frame.read(text)
    ]


def presence(frame: Frame, link: Link) -> Node:
    """Whether whoever is to sit there has come."""
    if link.person is None:
        return None
    if link.is_held:
        return h.span(".badge")[frame.read(msg("this browser"))]
    state = msg("here") if link.is_taken else msg("waiting for {name}", name=link.person.name)
    return h.span(class_=classes("badge", "share-state", badge_ok=link.is_taken), data_waits=link.person.seat.code)[
        icon("check" if link.is_taken else "hourglass"), frame.read(state)
    ]


# what others call somebody


def name_panel(frame: Frame, sharing: Sharing) -> h.Element:
    """For whoever began the match, beside the links."""
    assert sharing.nameless is not None
    return h.section(".panel.share-own")[
        name_form(frame, sharing.address, sharing.nameless, frame.likes.name, msg("Save"), then="share")
    ]


def name_form(frame: Frame, address: str, seat: Seat, name: str, button: Message, then: str = "") -> h.Element:
    return h.form(".name-form", method="post", action=f"{address}/name")[
        h.input(type="hidden", name="csrf", value=frame.csrf),
        h.input(type="hidden", name="seat", value=seat.code),
        h.input(type="hidden", name="then", value=then) if then else None,
        h.label(for_="name")[frame.read(msg("What shall the others call you?"))],
        h.div(".name-row")[
            h.input(".input", id="name", name="name", value=name, maxlength=str(LONGEST_NAME), autocomplete="nickname"),
            h.button(".button.button-primary", type="submit")[frame.read(button)],
        ],
    ]


def name_page(
    frame: Frame, title: str, address: str, people: Sequence[Person], seat: Seat, name: str, problem: Message | None
) -> Node:
    """Somebody has opened a link to a seat that has no name yet."""
    others = ", ".join(f"{each.name} {each.level}".strip() for each in people if each.seat != seat)
    return shell(
        frame,
        h.section(".narrow.setup.panel")[
            h.div[
                h.p(".eyebrow")[title],
                h.h1(".sign.import-title")[frame.read(msg("Welcome to the table"))],
                h.p(".muted")[frame.read(msg("You play with {names}.", names=others))],
            ],
            h.p(".note.note-bad", role="alert")[icon("warning"), h.span[capital(frame.read(problem))]]
            if problem is not None
            else None,
            name_form(frame, address, seat, name, msg("Sit down")),
            h.p(".small")[
                h.a(href=f"{address}?seat={seat.code}")[frame.read(msg("Play without a name"))],
                " · ",
                frame.read(msg("It is remembered on this device for the next time.")),
            ],
        ],
    )


def link_card(frame: Frame, sharing: Sharing, link: Link) -> h.Element:
    """A seat and its link; a code only if a camera that reads it could get there."""
    watching = h.span(".share-name")[icon("eye"), frame.read(msg("Watching"))]
    name = watching if link.person is None else seat_chip(link.person)
    return h.article(".share.panel")[
        h.h3(".row.wrap")[name, presence(frame, link)],
        code(frame, link.url) if sharing.is_reachable else None,
        copy_field(frame, link.url, sharing.links.index(link)),
        h.p(".hint")[frame.read(who_sits(link.taken))] if link.taken is not None else None,
        renewing(frame, sharing.address, link.person.seat) if sharing.can_renew and link.person is not None else None,
    ]


def who_sits(taken: Taken) -> Message:
    """Who has the seat, and since when, as far as it is known."""
    name, when = taken.name, taken.when
    if name is None:
        return msg("Somebody sits here.") if when is None else msg("Somebody took this seat {when}.", when=when)
    if when is None:
        return msg("{name} sits here.", name=name)
    return msg("{name} took this seat {when}.", name=name, when=when)


def renewing(frame: Frame, address: str, seat: Seat) -> h.Element:
    """For whoever began the match, in two steps: somebody may lose the seat."""
    what = msg("The old link stops working, and other devices lose this seat until they open the new one.")
    return h.details(".sure.share-renew")[
        h.summary(".button.button-small.button-quiet")[icon("refresh"), frame.read(msg("Renew this link"))],
        h.form(".sure-body", method="post", action=f"{address}/renew")[
            h.input(type="hidden", name="csrf", value=frame.csrf),
            h.input(type="hidden", name="seat", value=seat.code),
            h.p[frame.read(what)],
            h.button(".button.button-danger", type="submit")[frame.read(msg("Yes, renew it"))],
        ],
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


def device_page(frame: Frame, url: str, is_reachable: bool, *, is_alone: bool = False) -> Node:
    """The start page on the phone."""
    how = msg("At the table you need only a phone; Soloist itself runs on this computer.")
    if is_reachable:
        how = msg("Point the camera of a phone or tablet in the same network at this code.")
    hint = msg("To take a match with you, open it, choose “Seat links” and scan the code for your seat.")
    if is_alone:
        how = msg(
            "Point the camera of the other device at this code. It gets a Soloist of its own, with its own matches."
        )
        hint = msg("To take a match with you, open its menu and choose “Take it along”.")
    section = h.section(".share.share-alone.panel")[
        h.h1(".sign")[frame.read(msg("Open on another device"))],
        h.p(".muted")[frame.read(how)],
        [code(frame, url), copy_field(frame, url, 0)] if is_reachable else unreachable(frame),
        h.p(".hint")[frame.read(hint)],
    ]
    return shell(frame, section)
