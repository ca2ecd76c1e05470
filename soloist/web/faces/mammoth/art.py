"""The picture on the home page: a mammoth beside a truck."""

from __future__ import annotations

import htpy as h

from soloist.web.html import Node
from soloist.web.statics import static_url


def art() -> Node:
    """A truck with a leopard, a stall and a coin, and AutoMammoth's stacks beside it."""

    def use(name: str, x: int, y: int, size: int, class_: str) -> h.Element:
        return h.use(href=f"{static_url('icons.svg')}#i-{name}", x=str(x), y=str(y), width=str(size), height=str(size),
                     class_=class_)  # fmt: skip

    return h.svg(viewBox="0 0 330 150", preserveAspectRatio="xMidYMid slice", aria_hidden="true", class_="mammoth-art")[
        h.rect(".mammoth-art-ground", x="0", y="118", width="330", height="32"),
        use("truck", 24, 34, 96, "mammoth-art-truck"),
        (h.rect(".mammoth-art-tile", x=str(150 + 44 * place), y=str(74 - 10 * row), width="38", height="38", rx="6")
         for place, rows in enumerate((4, 3, 1)) for row in range(rows)),
        (use(name, 155 + 44 * place, 79 - 10 * (rows - 1), 28, f"mammoth-art-{name}")
         for place, (name, rows) in enumerate((("leopard", 4), ("zebra", 3), ("kiosk", 1)))),
        use("seat-automa", 286, 62, 34, "mammoth-art-mark"),
    ]  # fmt: skip
