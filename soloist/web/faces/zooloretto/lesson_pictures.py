"""What the page that teaches Zooloretto shows: enclosures and what they score, a truck, a family."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.words import Message, msg
from soloist.games.zooloretto.components import ENCLOSURES
from soloist.games.zooloretto.scoring import barn_points
from soloist.games.zooloretto.tiles import TILE, Tile
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.log_lines import signed
from soloist.web.faces.zooloretto.tiles import gap, tile_in
from soloist.web.html import Node, icon

SMALLEST = ENCLOSURES[0]
EXAMPLES: tuple[tuple[Message, tuple[str, ...], tuple[str, ...]], ...] = (
    (msg("full"), ("zebra", "zebra", "zebra", "zebra"), ()),
    (msg("one gap"), ("panda", "panda", "panda"), ()),
    (msg("more gaps, with a stall"), ("leopard", "leopard"), ("stall-a",)),
    (msg("more gaps, no stall"), ("camel", "camel"), ()),
)
IN_BARN = ("flamingo", "flamingo", "elephant")


def tiles_of(codes: Sequence[str]) -> list[Tile]:
    return [TILE[code] for code in codes]


def goal_picture(reader: Reader) -> Node:
    """The smallest enclosure in four states, and a barn; what each of them scores."""
    return h.div(".learn-zoo")[
        (enclosure(reader, title, tiles_of(animals), tiles_of(stalls)) for title, animals, stalls in EXAMPLES),
        box(reader, msg("barn: two species"), drawn(reader, tiles_of(IN_BARN)), barn_points(tiles_of(IN_BARN)), "barn"),
    ]


def enclosure(reader: Reader, title: Message, animals: Sequence[Tile], stalls: Sequence[Tile]) -> h.Element:
    spaces = [*drawn(reader, animals), *(gap() for _ in range(SMALLEST.spaces - len(animals)))]
    beside = h.span(".learn-stall")[drawn(reader, stalls)] if stalls else None
    return box(reader, title, [spaces, beside], SMALLEST.points(len(animals), len(stalls)))


def box(reader: Reader, title: Message, inside: Node, points: int, sign: str = "") -> h.Element:
    worth = h.b(class_="bad" if points < 0 else "good" if points else "muted")[signed(points)]
    return h.figure(".learn-pen")[
        h.div(".learn-tiles.zoo-tiles")[inside],
        h.figcaption[icon(sign) if sign else None, h.span(".grow")[reader.read(title)], worth],
    ]


def drawn(reader: Reader, tiles: Sequence[Tile]) -> list[Node]:
    return [tile_in(reader.language, tile, named=False) for tile in tiles]


def turn_picture(reader: Reader) -> Node:
    """A tile from the stack, a truck with two tiles, and coins."""
    drawn_tile = drawn(reader, tiles_of(("kangaroo",)))
    on_truck = [*drawn(reader, tiles_of(("panda", "coin"))), gap()]
    return h.div(".learn-three", aria_hidden="true")[
        h.div[h.span(".card-back.card-back-square")[h.b["64"]], icon("chevron"), drawn_tile],
        h.div[
            h.span(".zoo-truck")[
                h.span(".zoo-truck-bed")[on_truck], h.span(".zoo-truck-cab")[h.b["2"]],
                h.span(".zoo-wheel.zoo-wheel-back"), h.span(".zoo-wheel.zoo-wheel-front"),
            ]
        ],
        h.div[drawn(reader, tiles_of(("coin", "coin")))],
    ]  # fmt: skip


def family_picture(reader: Reader) -> Node:
    """Father and mother, and what comes of it."""
    parents, young = tiles_of(("zebra-m", "zebra-f")), tiles_of(("zebra-o",))
    father, mother = drawn(reader, parents)
    return h.div(".learn-family.zoo-tiles")[father, h.b["+"], mother, icon("chevron"), drawn(reader, young)]
