"""The picture of Orichalcum on the home page: an island with a temple, a creature, and the sea."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from soloist.games.orichalcum.box import BOX
from soloist.games.orichalcum.circles import Ground, mask_of
from soloist.games.orichalcum.pieces import Terrain
from soloist.web.faces.orichalcum.board import Laid, piece_drawing, shore, temple
from soloist.web.faces.orichalcum.shapes import middle, points_of
from soloist.web.faces.orichalcum.signs import creature_token
from soloist.web.html import Node
from soloist.web.render import render

ROWS = ((-1, 4), (-1, 5), (-2, 5), (-2, 4))  # the first circle of each row, and how many
M, F, L, D, V = Terrain.MOUNTAIN, Terrain.FOREST, Terrain.LAGOON, Terrain.DESERT, Terrain.VOLCANO
TILES = (
    (((0, 0), (0, 1), (-1, 1)), (L, D, F)),
    (((1, 0), (2, 0)), (M, F)),
    (((1, 1), (2, 1)), (M, V)),
    (((-1, 2), (-2, 3), (-2, 2)), (D, L, F)),
    (((0, 2), (1, 2)), (F, M)),
)


@lru_cache(1)
def drawn() -> Markup:
    ground = Ground((first + place, row) for row, (first, count) in enumerate(ROWS) for place in range(count))
    laid = [Laid(tuple(ground.at[place] for place in spot), terrains) for spot, terrains in TILES]
    site = mask_of(ground.at[place] for place in ((0, 1), (1, 1), (0, 2), (-1, 2)))
    gorgon = BOX.creatures[8]
    return render(
        h.svg(".ori-art", viewBox="0 0 330 150", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
            h.rect(".ori-art-sea", width="330", height="150"),
            h.g(transform="translate(126 26) scale(.68)")[
                shore(ground),
                (
                    h.g(".ori-empty")[h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r="24")]
                    for x, y in points_of(ground, range(len(ground.places)))
                ),
                (piece_drawing(ground, each) for each in laid),
                temple(ground, site, None),
                creature_token(gorgon, middle((2, 1)), 26, 1),
            ],
        ]
    )


def art() -> Node:
    """330 × 150, in the colours of the page."""
    return drawn()
