"""What the page that teaches Orichalcum shows: five points, the way of a tile, a fight."""

from __future__ import annotations

from soloist.engine.words import msg
from soloist.games.orichalcum.box import BOX
from soloist.games.orichalcum.circles import Ground, mask_of
from soloist.games.orichalcum.dice import SKULL
from soloist.games.orichalcum.pieces import Action, Terrain
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.orichalcum.board import Laid, metropolis, piece_drawing, shore
from soloist.web.faces.orichalcum.signs import (
    ACTION_ICONS,
    creature_token,
    die_icon,
    middle,
    small_tile,
    view_box,
)  # fmt: skip
from soloist.web.html import Node, icon

M, F, L, D, V = Terrain
POINTS = ("medallion", "medallion", "pavilion", "pavilion", "titan")
NAMES = {"medallion": msg("Medallion"), "pavilion": msg("Temple"), "titan": msg("Titan")}
WON = 5  # points [ORI-1.2]
assert len(POINTS) == WON


def goal_picture(reader: Reader) -> Node:
    """Five points, and a creature that must not be there."""
    return h.div(".learn-points")[
        (h.figure[h.span(".learn-point")[icon(sign)], h.figcaption[reader.read(NAMES[sign])]] for sign in POINTS),
        h.figure(".is-none")[
            h.span(".learn-point.is-beast")[icon("gorgon")], h.figcaption[reader.read(msg("no creature"))]
        ],
    ]


ROWS = ((0, 5), (-1, 6), (-1, 5))  # the first circle of each row, and how many
CITY = ((0, 0), (1, 0))
LAID = ((((0, 1), (1, 1)), (F, M)), (((2, 0), (3, 0), (2, 1)), (M, L, M)))
NEW = ((-1, 2), (0, 2)), (D, F)
TILE = next(tile for tile in BOX.tiles if tile.size == 2 and set(tile.terrains) == {D, F})


def turn_picture(reader: Reader) -> Node:
    """A card with its tile, the tile on the island, the action."""
    action = Action.PRODUCE
    return h.div(".learn-three.learn-ori", aria_hidden="true")[
        h.div[h.span(".learn-ori-card")[icon(ACTION_ICONS[action]), h.b[reader.read(action)], small_tile(TILE)]],
        h.div[island()],
        h.div[h.b["+1"], icon("nugget", class_="ori-nugget")],
    ]


def island() -> h.Element:
    ground = Ground((first + place, row) for row, (first, count) in enumerate(ROWS) for place in range(count))

    def spot(places: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
        return tuple(ground.at[place] for place in places)

    laid = [Laid(spot(places), terrains) for places, terrains in LAID]
    return h.svg(".ori-island.learn-island", viewBox=view_box(ground))[
        shore(ground),
        [h.g(".ori-empty")[h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r="24")] for x, y in map(middle, ground.places)],
        [piece_drawing(ground, each) for each in laid],
        piece_drawing(ground, Laid(spot(NEW[0]), NEW[1]), "is-new"),
        metropolis(ground, mask_of(spot(CITY))),
    ]


CREATURE = next(creature for creature in BOX.creatures if creature.strength == 8)
ROLLED = (5, 3, 1)


def fight_picture(reader: Reader) -> Node:
    """A gorgon and three dice, which beat it; a skull would too [ORI-8.3]."""
    assert sum(ROLLED) >= CREATURE.strength
    said = msg("{creature}, strength {strength}: the dice show {sum}", creature=CREATURE, strength=CREATURE.strength,
               sum=sum(ROLLED))  # fmt: skip
    return h.div(".learn-fight", role="img", aria_label=reader.read(said))[
        h.svg(".learn-beast", viewBox="-30 -30 64 60")[creature_token(CREATURE, (0, 0), 28)],
        (icon(die_icon(face)) for face in ROLLED),
        h.b[f"= {sum(ROLLED)}"],
        h.span(".muted")[reader.read(msg("or"))],
        icon(die_icon(SKULL)),
    ]
