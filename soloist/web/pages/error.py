"""The page for what goes wrong."""

from __future__ import annotations

import htpy as h

from soloist.engine.words import Message, msg
from soloist.web.html import Node, icon
from soloist.web.pages.layout import Frame
from soloist.web.pages.shell import shell


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
