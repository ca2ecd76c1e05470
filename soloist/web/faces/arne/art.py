"""The picture of ARNE Total on the home page: a fan of cards."""

from __future__ import annotations

import htpy as h

from soloist.web.html import Node
from soloist.web.statics import static_url

CARDS = (
    ("red", "50", 42, 96, -26),
    ("blue", "200", 102, 70, -12),
    ("green", "×2", 165, 60, 0),
    ("yellow", "500", 228, 70, 12),
    ("purple", "100", 288, 96, 26),
)


def art() -> Node:
    return h.svg(viewBox="0 0 330 150", preserveAspectRatio="xMidYMid meet", aria_hidden="true")[
        h.rect(width="330", height="150", fill="var(--scoring-soft)"), (_card(*card) for card in CARDS), _crash()
    ]


def _card(colour: str, figure: str, x: int, y: int, turn: int) -> h.Element:
    ink = f"var(--suit-{colour})"
    sign = f"{static_url('icons.svg')}#i-suit-{colour}"
    return h.g(transform=f"translate({x} {y}) rotate({turn})")[
        h.rect(x="-29", y="-41", width="58", height="82", rx="8", fill="var(--panel)", stroke=ink, stroke_width="2.5"),
        h.text(y="7", fill=ink, font_family="var(--font-sign)", font_size="22", font_weight="700",
               text_anchor="middle")[figure],
        h.use(href=sign, x="-24", y="-36", width="13", height="13", color=ink),
        h.use(href=sign, x="11", y="23", width="13", height="13", color=ink),
    ]  # fmt: skip


def _crash() -> h.Element:
    """A black card across the fan."""
    return h.g(transform="translate(228 88) rotate(4)")[
        h.rect(x="-36", y="-11", width="72", height="22", rx="4", fill="var(--black-card)",
               stroke="var(--black-card-edge)"),
        h.use(href=f"{static_url('icons.svg')}#i-crash", x="-8", y="-8", width="16", height="16",
              color="var(--black-card-ink)"),
    ]  # fmt: skip
