"""The board of Orichalcum's AI, ours or that of an owner's box: sectors, spots, arrows, priority, Titan and track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from soloist.engine.words import Message, joined, msg
from soloist.games.orichalcum.ai.questions import FIGHT_DICE
from soloist.games.orichalcum.ai.turn import FREE_MEDALLION
from soloist.games.orichalcum.box import AiBoard, Box, Yield, read_box
from soloist.games.orichalcum.circles import Ground, Spot, bits, mask_of
from soloist.games.orichalcum.pieces import Terrain
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.orichalcum import signs
from soloist.web.faces.orichalcum.board import arrow, centre
from soloist.web.html import Node, classes, icon
from soloist.web.sheets.frame import WIDE, Printed, Sheet, Sheets, box
from soloist.wording.orichalcum.printed import yield_said

TINTS = 6
RADIUS = signs.R - 2  # so that neighbours do not overlap
BLOCK = "ai"  # of the box: its board


def draw(reader: Reader, settings: Mapping[str, Any]) -> Printed:
    owned = read_box(settings["box"])
    mark = msg("reconstruction: spots, arrows, order, Titan, track") if BLOCK in owned.reconstructed else None
    about = msg("You do not need it with the phone. If your tiles are larger than its circles, print it on A3.")
    return Printed(
        msg("The AI's board"), about, WIDE, [Sheet(board(reader, owned, settings), None, mark)], ("island.css",)
    )


def board(reader: Reader, owned: Box, settings: Mapping[str, Any]) -> h.Element:
    ai = owned.ai
    lead = msg("A tile goes to the lowest sector with a free spot of its size. If it covers an arrow: Produce.")
    return h.div(".print-board.ai-board")[
        h.div(".ai-lead")[
            h.span(".print-title")[reader.read(msg("The AI's board"))], h.span[reader.read(lead)]
        ],
        h.div(".ai-map")[drawing(ai)],
        h.div(".ai-side")[
            box(reader, msg("Order of terrains"), order(reader, ai)),
            box(reader, msg("Its start"), start(reader, owned)),
            box(reader, msg("Its five phases"), phases(reader, owned, settings)),
        ],
        track(reader, ai),
    ]  # fmt: skip


# the map


def drawing(ai: AiBoard) -> h.Element:
    spots = [(number, spot) for number, sector in enumerate(ai.sectors, 1) for spot in sector]
    return h.svg(viewBox=signs.view_box(ai.ground), aria_hidden="true")[
        (spot_drawing(ai.ground, *each) for each in spots),
        centre(ai),
        (arrow(ai, circle) for circle in bits(ai.arrows)),
    ]


def spot_drawing(ground: Ground, number: int, spot: Spot) -> h.Element:
    """One place for a tile: its circles, and the number of its sector."""
    points = signs.points_of(ground, spot)
    x, y = signs.centre_of(points)
    return h.g(class_=f"ai-spot is-{number % TINTS}")[
        h.path(d=signs.outline(ground, mask_of(spot), RADIUS)),
        (h.circle(cx=f"{a:.1f}", cy=f"{b:.1f}", r=f"{RADIUS - 3:g}") for a, b in points),
        h.text(x=f"{x:.1f}", y=f"{y:.1f}", dy=".35em")[str(number)],
    ]


# beside it


def terrain_picture(terrain: Terrain) -> h.Element:
    return h.svg(viewBox="-16 -16 32 32", aria_hidden="true")[signs.terrain_circle(terrain, (0, 0), 15, 18)]


def order(reader: Reader, ai: AiBoard) -> Node:
    note = msg("The best terrain of a tile lies leftmost. Buildings: the first filled place of the construction board.")
    return [
        h.ol(".ai-order")[
            (h.li[h.b[str(place)], terrain_picture(terrain), h.span[reader.read(terrain)]]
             for place, terrain in enumerate(ai.priority, 1))
        ],
        h.p(".print-small")[reader.read(note)],
    ]  # fmt: skip


def start(reader: Reader, owned: Box) -> Node:
    """What it begins with, and the hoplite for the human's initiative [OAI-1.2 to OAI-1.4]."""
    ai = owned.ai
    goods = yield_said(Yield(ai.hoplites, ai.nuggets))
    text = msg("This Titan, inactive: 1 point. {goods}, and 1 hoplite more because you begin.", goods=goods)
    titan = h.div(".print-space")[terrain_picture(ai.titan), reader.read(ai.titan)]
    return h.div(".ai-start")[titan, h.p[reader.read(text)]]


def phases(reader: Reader, owned: Box, settings: Mapping[str, Any]) -> Node:
    """Its turn in short [OAI-3 to OAI-8]."""
    paid = [payment.goods.amount(payment.amount) for payment in owned.ai.payment]
    fights: Message = msg("It fights while it has a hoplite.")
    if settings["ai_combat_mode"] != "literal":
        fights = msg("It fights until it loses without a hoplite.")
    extra: Message = msg("No additional action.")
    if paid:
        extra = msg("One more action for the first of these it has: {paid}. Capture, medallion, temple or building, "
                    "the first that is possible.", paid=joined(paid))  # fmt: skip
    return [
        h.ol(".ai-phases")[
            h.li[reader.read(msg("Roll a die: it takes that card from the left, the last if there are fewer; a skull "
                                 "is 1. It never pays."))],
            h.li[reader.read(msg("Lay its tile. Then arrows, then Titans: with {n} circles of one terrain it takes "
                                 "the Titan.", n=3))],
            h.li[reader.read(msg("The action. Construct: a medallion for {n} nuggets, else a temple, else a building. "
                                 "Capture: {dice} dice, one skull wins; each loss costs a hoplite. {fights}",
                                 n=owned.medallion_price, dice=FIGHT_DICE.count, fights=fights))],
            h.li[reader.read(extra)],
            h.li[reader.read(msg("Roll a die: discard that card."))],
        ],
        h.p(".print-small")[
            reader.read(msg("It wins with {n} points and no creature on its board.", n=owned.victory_points))
        ],
    ]  # fmt: skip


# the track


def track(reader: Reader, ai: AiBoard) -> h.Element:
    """What the spaces give; every building after the last of them is a medallion [OAI-5.8, OAI-5.9]."""
    spaces = list(ai.track)
    while spaces and spaces[-1] == FREE_MEDALLION:
        spaces.pop()
    return h.div(".ai-track")[
        h.b[reader.read(msg("Building track"))],
        (space(reader, str(place), given) for place, given in enumerate(spaces, 1)),
        space(reader, f"{len(spaces) + 1}+", FREE_MEDALLION, is_last=True),
    ]


def space(reader: Reader, number: str, given: Yield, *, is_last: bool = False) -> h.Element:
    gains = [("hoplite", given.hoplites), ("nugget", given.nuggets), ("medallion", given.medallions)]
    said = reader.read(yield_said(given))
    return h.div(class_=classes("print-space", is_last=is_last), data_tip=said)[
        h.b[number], h.span[[icon(name) for name, count in gains for _ in range(count)] or "–"]
    ]


SHEETS = Sheets(msg("Print the AI's board"), ("box", "ai_combat_mode"), draw)
