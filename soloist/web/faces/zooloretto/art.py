"""The picture of Zooloretto on the home page: trucks on a road."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.web.html import Node
from soloist.web.statics import static_url

TRUCKS = (  # where on the road, how large, with what
    ("translate(128 38) scale(.82)", ("flamingo", "", "")),
    ("translate(22 88)", ("panda", "zebra", "money")),
    ("translate(188 88)", ("leopard", "elephant", "")),
)


def art() -> Node:
    """330 × 150, in the colours of the page."""
    return h.svg(".zoo-art", viewBox="0 0 330 150", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        h.rect(".zoo-art-sky", width="330", height="150"),
        h.path(".zoo-art-hill", d="M0 52C60 30 110 34 170 48s120 16 160-6v108H0z"),
        h.path(".zoo-art-road", d="M0 60c90 4 240 8 330 0v14c-90 8-240 4-330 0zM0 112h330v38H0z"),
        (truck(place, loads) for place, loads in TRUCKS),
    ]


def truck(place: str, loads: Sequence[str]) -> h.Element:
    return h.g(transform=place)[
        h.rect(".zoo-art-bed", y="-6", width="92", height="32", rx="4"),
        h.path(".zoo-art-cab", d="M92 2h14c7 0 13 6 13 14v10H92z"),
        h.rect(".zoo-art-window", x="97", y="6", width="14", height="9", rx="2"),
        (load(4 + 29 * place, name) for place, name in enumerate(loads)),
        (h.circle(".zoo-art-wheel", cx=cx, cy="28", r="8") for cx in ("20", "102")),
        (h.circle(".zoo-art-hub", cx=cx, cy="28", r="3") for cx in ("20", "102")),
    ]


def load(x: int, name: str) -> Node:
    """A tile on a truck, or an empty space."""
    if not name:
        return h.rect(".zoo-art-gap", x=str(x), y="-14", width="26", height="30", rx="4")
    kind = "coin" if name == "money" else name
    return h.g(class_=f"zoo-art-tile piece-{kind}")[
        h.rect(x=str(x), y="-14", width="26", height="30", rx="4"),
        h.use(href=f"{static_url('icons.svg')}#i-{name}", x=str(x + 4), y="-9", width="18", height="20"),
    ]
