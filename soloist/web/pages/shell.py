"""What pages without a table have around them: the head with the ways to go, and the foot; and the page for what goes
wrong, which has little more."""

from __future__ import annotations

import htpy as h

from soloist.engine.words import Message, msg
from soloist.web.html import Node, icon
from soloist.web.pages.layout import Frame, language_buttons, logo, theme_button

WAYS = (("/", msg("Games")), ("/rules", msg("Rules")))


def shell(frame: Frame, *inside: Node, here: str = "", wide: bool = False) -> Node:
    """The whole body of a page; `here` is the address of the way that is marked in the head."""
    return h.fragment[
        page_head(frame, here),
        h.main(class_="page" if wide else "inside page", id="question", tabindex="-1")[inside],
        page_foot(frame),
    ]


def page_head(frame: Frame, here: str) -> h.Element:
    device = frame.read(msg("Open on another device"))
    return h.header(".page-head")[
        h.div(".inside")[
            logo(frame),
            h.nav(".page-nav", aria_label=frame.read(msg("Pages")))[
                (
                    h.a(href=address, aria_current="page" if address == here else None)[frame.read(name)]
                    for address, name in WAYS
                )
            ],
            h.span(".grow"),
            h.a(".button.button-small.button-quiet.page-device", href="/device", aria_label=device)[
                icon("qr"), h.span(".page-device-text")[device]
            ],
            h.div(".only-wide")[language_buttons(frame)],
            theme_button(frame),
        ]
    ]


def page_foot(frame: Frame) -> h.Element:
    return h.footer(".page-foot")[
        h.div(".inside")[
            h.p[frame.read(msg(
                "Unofficial fan project. No artwork and no card texts of any publisher; rules in our own words, "
                "drawings our own."
            ))],
            h.span(".grow"),
            h.a(href="/style")[frame.read(msg("Style guide"))],
            h.div(".only-narrow")[language_buttons(frame)],
        ]
    ]  # fmt: skip


def error_page(frame: Frame, message: Message) -> Node:
    """What happened in a sentence, and the ways out."""
    return shell(
        frame,
        h.section(".error-page")[
            icon("help"),
            h.h1(".sign")[frame.read(msg("That did not work"))],
            h.p(role="alert")[capital(frame.read(message))],
            h.p(".row.wrap")[
                h.a(".button.button-primary", href="/")[icon("home"), frame.read(msg("To the start page"))],
                h.a(".button", href="/rules")[icon("rules"), frame.read(msg("Rules"))],
            ],
        ],
    )


def capital(sentence: str) -> str:
    """A sentence that stands alone begins with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
