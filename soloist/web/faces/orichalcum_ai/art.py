"""The picture of the AI beside the box: its board with two tiles, and the die that chose them."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from soloist.games.orichalcum.box import BOX
from soloist.games.orichalcum.pieces import Terrain
from soloist.web.faces.orichalcum.board import Laid, arrow, centre, piece_drawing, sector_spot, shore
from soloist.web.faces.orichalcum.shapes import middle
from soloist.web.faces.orichalcum.signs import creature_token, use
from soloist.web.html import Node
from soloist.web.render import render

M, F, L, D, V = Terrain.MOUNTAIN, Terrain.FOREST, Terrain.LAGOON, Terrain.DESERT, Terrain.VOLCANO
TILES = {(0, 0): (L,), (0, 1): (M, D), (0, 2): (F, D, M), (1, 2): (M, V, F)}  # by sector and size


@lru_cache(1)
def drawn() -> Markup:
    board = BOX.ai
    ground = board.ground
    spots = [
        (number, size, spot) for number, sector in enumerate(board.sectors) for size, spot in enumerate(sector)
    ]  # fmt: skip
    hydra, volcano = BOX.creatures[-1], board.sectors[1][2][1]
    return render(
        h.svg(".oai-art", viewBox="0 0 330 150", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
            h.rect(".ori-art-sea", width="330", height="150"),
            h.g(transform="translate(148 74) scale(.62)")[
                shore(ground),
                [sector_spot(ground, number + 1, spot) for number, size, spot in spots if (number, size) not in TILES],
                [
                    piece_drawing(ground, Laid(spot, TILES[number, size]))
                    for number, size, spot in spots
                    if (number, size) in TILES
                ],
                centre(board),
                arrow(board, board.sectors[2][0][0]),
                creature_token(hydra, middle(ground.places[volcano]), 26),
            ],
            use("d6-3", 285, 46, 44, "oai-art-die"),
            use("seat-automa", 285, 104, 36, "oai-art-mark"),
        ]
    )


def art() -> Node:
    """330 × 150, in the colours of the page."""
    return drawn()
