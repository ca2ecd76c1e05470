"""The picture of ARNO beside the box: its five action cards, a die and its token."""

from __future__ import annotations

import htpy as h

from soloist.web.html import Node
from soloist.web.statics import static_url

CARDS = ("act-association", "act-sponsors", "act-cards", "act-animals", "act-build")
USED = 3  # the card that the die picked


def art() -> Node:
    """The action row with slot 1 pale, the die above the card it picked."""

    def use(name: str, x: int, y: int, size: int, class_: str) -> h.Element:
        return h.use(href=f"{static_url('icons.svg')}#i-{name}", x=str(x), y=str(y), width=str(size), height=str(size),
                     class_=class_)  # fmt: skip

    def card(place: int, name: str) -> Node:
        x, y = 22 + 58 * place, 62 if place == USED else 70
        look = "is-never" if place == 0 else "is-used" if place == USED else ""
        return h.g(class_=f"arno-art-card {look}".strip())[
            h.rect(x=str(x), y=str(y), width="52", height="68", rx="7"),
            use(name, x + 12, y + 14, 28, ""),
            h.text(x=str(x + 8), y=str(y + 15))[str(place + 1)],
        ]

    return h.svg(".arno-art", viewBox="0 0 330 150", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        h.rect(".arno-art-ground", x="0", y="118", width="330", height="32"),
        (card(place, name) for place, name in enumerate(CARDS)),
        use("d6-4", 201, 12, 40, "arno-art-die"),
        use("seat-automa", 26, 16, 38, "arno-art-mark"),
    ]
