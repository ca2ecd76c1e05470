"""The picture of Ark Nova on the home page: a corner of a zoo map."""

from __future__ import annotations

import htpy as h

from soloist.games.arknova.buildings import KIND, Kind, lying
from soloist.games.arknova.hexes import HEX, PLACES
from soloist.games.arknova.maps import MAPS
from soloist.web.faces.arknova.ground import terrain, use
from soloist.web.faces.arknova.shapes import cells_of, hex_path, label_place, middle_of, outline_of
from soloist.web.faces.arknova.wood import drawing_of, look_of
from soloist.web.html import Node

SEEN = (-4, 60, 330 * 1.02, 150 * 1.02)
BUILT = (  # what stands where, and who lives there
    ("enclosure_4", "1.3", 0, "predator"),
    ("enclosure_3", "3.1", 0, "herbivore"),
    ("petting_zoo", "2.4", 0, "petting"),
    ("kiosk", "3.3", 0, ""),
    ("pavilion", "0.2", 0, ""),
    ("enclosure_2", "4.3", 1, "bird"),
)
"""330 × 150, in the colours of the page."""


def art() -> Node:
    zoo_map = MAPS["0"]
    return h.svg(".ark-art", viewBox=" ".join(f"{n:.0f}" for n in SEEN), preserveAspectRatio="xMidYMid slice",
                 aria_hidden="true")[
        (h.path(class_=terrain(zoo_map, n), d=hex_path(n)) for n in range(len(PLACES)) if PLACES[n][0] < 7),
        (mark(number) for number in range(len(PLACES)) if PLACES[number][0] < 7),
        (house(KIND[code], HEX[name], turn, who) for code, name, turn, who in BUILT),
    ]  # fmt: skip


def mark(number: int) -> Node:
    """Waves and rocks."""
    zoo_map, (x, y) = MAPS["0"], middle_of(number)
    if zoo_map.water >> number & 1:
        return use("water", x, y, 26, "ark-water-mark")
    return use("rock", x, y, 30, "ark-rock-mark") if zoo_map.rock >> number & 1 else None


def house(kind: Kind, anchor: int, turn: int, who: str) -> Node:
    spot = lying(kind, anchor, turn)
    assert spot is not None
    x, y = label_place(cells_of(spot.mask))
    return h.g(class_=f"ark-wood {look_of(kind, 1)}")[
        h.path(".ark-planks", d=outline_of(spot.mask)),
        h.path(".ark-fence", d=outline_of(spot.mask)),
        use(who or drawing_of(kind), x, y, 36, "ark-who"),
    ]
