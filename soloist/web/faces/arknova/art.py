"""The picture of Ark Nova on the home page: a corner of a zoo map."""

from __future__ import annotations

import htpy as h

from soloist.games.arknova.buildings import KIND, Kind
from soloist.games.arknova.hexes import NAMES, hexes
from soloist.games.arknova.maps import MAPS
from soloist.web.faces.arknova.ground import ground, use
from soloist.web.faces.arknova.shapes import cells_of, label_place, middle_of, outline_of
from soloist.web.faces.arknova.wood import drawing_of, look_of
from soloist.web.html import Node

SEEN = "0 122 500 227"  # 330 × 150 of a corner of the map
BUILT = (  # what stands where, and who lives there
    ("enclosure_2", "0.2 0.3", "herbivore"),
    ("enclosure_3", "1.2 1.3 2.2", "bird"),
    ("enclosure_4", "3.2 3.3 4.1 4.2", "predator"),
    ("enclosure_1", "1.4", "primate"),
    ("petting_zoo", "2.4 3.4 4.4", "petting"),
    ("pavilion", "2.1", ""),
    ("kiosk", "4.3", ""),
    ("kiosk", "6.3", ""),
    ("enclosure_2", "7.3 7.4", "reptile"),
)


def art() -> Node:
    """In the colours of the page."""
    return h.svg(".ark-art", viewBox=SEEN, preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        ground("0"),
        (mark(number) for number in range(len(NAMES))),
        (house(KIND[code], hexes(names), who) for code, names, who in BUILT),
    ]


def mark(number: int) -> Node:
    """Waves and rocks."""
    zoo_map, (x, y) = MAPS["0"], middle_of(number)
    if zoo_map.water >> number & 1:
        return use("water", x, y, 26, "ark-water-mark")
    return use("rock", x, y, 30, "ark-rock-mark") if zoo_map.rock >> number & 1 else None


def house(kind: Kind, mask: int, who: str) -> Node:
    x, y = label_place(cells_of(mask))
    return h.g(class_=f"ark-wood {look_of(kind, 1)}")[
        h.path(".ark-planks", d=outline_of(mask)),
        h.path(".ark-fence", d=outline_of(mask)),
        use(who or drawing_of(kind), x, y, 36, "ark-who"),
    ]
