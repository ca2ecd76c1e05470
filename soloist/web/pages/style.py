"""The style guide: the design system with real components, by day and by night."""

from __future__ import annotations

import re
from functools import cache

import htpy as h

from soloist.engine.words import Message, msg
from soloist.web.html import Node, icon
from soloist.web.pages import style_parts as parts
from soloist.web.pages.layout import Frame, shell
from soloist.web.statics import contents

THEMES = {"light": msg("Light"), "dark": msg("Dark")}
COLOURS: dict[Message, str] = {
    msg(
        "Surfaces, ink, lines"
    ): "table panel panel-2 panel-3 ink ink-2 ink-3 line line-2 line-strong brand brand-soft link focus",
    msg(
        "Meaning"
    ): "lit lit-ring lit-soft lit-ink chosen chosen-soft ok ok-soft warn warn-soft bad bad-soft info info-soft",
    msg(
        "Seats"
    ): "seat-1 seat-2 seat-3 seat-4 seat-5 seat-6 seat-1-soft seat-2-soft seat-3-soft seat-4-soft seat-5-soft "
    "seat-6-soft",
    msg("Resources, families of cards"): "appeal conservation reputation money x-token break science animal sponsor "
    "project scoring",
    msg("Boards and buildings"): "map-ground map-water map-rock map-two building-empty building-full building-kiosk "
    "building-pavilion building-special building-unique truck grass path straw",
    msg("Colours of ARNE, black cards"): "suit-red suit-green suit-yellow suit-blue suit-orange suit-purple black-card "
    "black-card-ink",
    msg("Animals and stalls"): "piece-elephant piece-flamingo piece-panda piece-zebra piece-leopard piece-camel "
    "piece-kangaroo piece-chimpanzee piece-stall piece-coin",
}


def style_page(frame: Frame) -> Node:
    """Everything twice, side by side."""
    return shell(
        frame,
        h.div(".inside.guide-head")[
            h.h1(".page-title")[frame.read(msg("Style guide"))],
            h.p(".muted")[frame.read(msg(
                "What the pages are made of. One question at a time, and only its answers are amber; whatever cannot "
                "be chosen says why."
            ))],
        ],
        h.div(".guide")[(theme(frame, name, title) for name, title in THEMES.items())],
        wide=True,
    )  # fmt: skip


def theme(frame: Frame, name: str, title: Message) -> h.Element:
    sections: list[tuple[Message, Node]] = [
        (msg("Colours"), [swatches(frame, heading, names.split()) for heading, names in COLOURS.items()]),
        (msg("Type"), parts.types(frame)),
        (msg("Buttons"), parts.buttons(frame)),
        (msg("Choices: highlighted, picked, off"), parts.options(frame)),
        (msg("Why, rules, reasons"), parts.reasons(frame)),
        (msg("Seats"), parts.seats(frame)),
        (msg("Pieces"), parts.pieces(frame)),
        (msg("Numbers: gains, prices, meters"), parts.numbers(frame)),
        (msg("Dice and number pad"), parts.dice(frame)),
        (msg("Log"), parts.log(frame)),
        (msg("Toast, dialog"), parts.messages(frame)),
        (msg("Forms"), parts.forms(frame, name)),
        (msg("Tables"), parts.table(frame)),
        (msg("Icons"), icons()),
    ]
    return h.section(data_theme=name, aria_label=frame.read(title))[
        h.h2(".sign")[frame.read(title)],
        (h.section(".panel")[h.h3[frame.read(heading)], body] for heading, body in sections),
    ]


def swatches(frame: Frame, heading: Message, names: list[str]) -> Node:
    return [
        h.h4(".eyebrow")[frame.read(heading)],
        h.div(".swatches")[
            (
                h.div[
                    h.svg(aria_hidden="true")[h.rect(width="100%", height="100%", fill=f"var(--{name})")], h.span[name]
                ]
                for name in names
            )
        ],
    ]


@cache
def icon_names() -> tuple[str, ...]:
    """All drawings of the sprite."""
    return tuple(re.findall(r'<symbol id="i-([a-z0-9-]+)"', contents()["icons.svg"].decode()))


def icons() -> h.Element:
    return h.div(".icon-grid")[(h.figure[icon(name), h.figcaption[name]] for name in icon_names())]
