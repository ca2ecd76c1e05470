"""The pages of the other pieces: cards, prices, numbers, creatures, buildings, Titans, tiles, islands. Of many numbers
one is chosen and put higher or lower; what cannot be tapped is chosen from lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.box import PLAYERS, SIZES
from soloist.games.orichalcum.circles import Island, bits
from soloist.games.orichalcum.dice import SKULL
from soloist.games.orichalcum.own_counts import CARDS, ENGINES, number, tile_counts
from soloist.games.orichalcum.pieces import ACTION, BASE, TERRAIN, Action, Creature, Kind, Tile
from soloist.web import markup as h
from soloist.web.faces.orichalcum.board import empty_circle, shore
from soloist.web.faces.orichalcum.signs import ACTION_ICONS, KIND_ICONS, creature_icon, small_tile, view_box
from soloist.web.html import Node, icon
from soloist.web.own_board.drawing import FORM
from soloist.web.own_board.editing import Editing, whole
from soloist.web.own_board.widgets import (
    PART_NAMES,
    Shown,
    choice,
    foot,
    hint,
    number_line,
    tap,
    terrain_picture,
    title,
)
from soloist.web.pages.layout import Frame
from soloist.wording.orichalcum.pieces import POWERS

NUMBERS = {
    "victory_points": msg("Points to win"),
    "medallion_price": msg("Nuggets for a medallion"),
    "extra_action_price": msg("Price of an additional action"),
    "hoplites": msg("Hoplites in the supply"),
    "nuggets": msg("Nuggets in the supply"),
    "victory_tokens": msg("Victory tokens"),
    "temple_tiles": msg("Temple tiles"),
}
OF_CREATURE = {
    "strength": msg("Strength"), "hoplites": msg("Loot: hoplites"), "nuggets": msg("Loot: nuggets"),
    "count": msg("In the bag"),
}  # fmt: skip
SIDES = ("*", "**")


@dataclass(frozen=True)
class Cell:
    """A number that can be chosen."""

    where: str
    label: Message
    picture: Node = None


def cells(frame: Frame, editing: Editing, found: Sequence[Cell], class_: str = "") -> h.Element:
    """All numbers of a page."""

    def cell(each: Cell) -> h.Element:
        name, value = frame.read(each.label), str(count(editing, each))
        shown = each.picture if each.picture is not None else h.small[name]
        return choice(f"choose:{each.where}", each.where == editing.at, shown, h.b[value])

    return h.div(class_=f"own-cells {class_}")[(cell(each) for each in found)]


def count(editing: Editing, cell: Cell) -> int:
    return number(editing.own, tuple(cell.where.split("/")))


def chosen_line(frame: Frame, editing: Editing, found: Sequence[Cell]) -> h.Element:
    """The chosen number, to be put higher or lower."""
    cell = next((each for each in found if each.where == editing.at), None)
    if cell is None:
        return hint(frame, msg("Tap a number to change it."))
    name = frame.read(cell.label)
    return number_line(frame, name, str(count(editing, cell)), f"count:{cell.where}", name)


def cards_page(frame: Frame, editing: Editing) -> Shown:
    found = [Cell(f"cards/{code}", msg("{action} with a size-{size} tile", action=ACTION[word], size=int(size)),
                  [icon(ACTION_ICONS[ACTION[word]]), h.small[frame.read(ACTION[word]), " ", size]])
             for code in CARDS for word, size in [code.split()]]  # fmt: skip
    laid = [Cell(f"cards_laid/{players}", msg("laid out with {n} players", n=players)) for players in PLAYERS]
    total = sum(count(editing, cell) for cell in found)
    main = [
        title(frame, msg("How many of each action card?")),
        cells(frame, editing, found, "is-3"),
        h.p(".own-hint")[
            frame.read(nmsg("{n} card in all. So many lie out:", "{n} cards in all. So many lie out:", n=total))
        ],
        cells(frame, editing, laid, "is-3"),
        chosen_line(frame, editing, [*found, *laid]),
    ]
    return Shown(PART_NAMES["cards"], main, foot(frame, editing))


def prices_page(frame: Frame, editing: Editing) -> Shown:
    prices = [
        Cell(f"prices/{place}", msg("space {n}", n=place + 1)) for place in range(len(editing.own.block("prices")))
    ]
    first = [Cell(f"initiative/{players}/{place}", msg("player {n} of {of}", n=place + 1, of=players))
             for players in PLAYERS for place in range(players)]  # fmt: skip
    main = [
        title(frame, msg("What does a card cost?"), msg("Hoplites, by space of the action board.")),
        h.div(".own-cells.is-6")[
            cells(frame, editing, prices, "is-inside"),
            tap("longer:prices", icon("plus"), class_="own-choice", aria_label=frame.read(msg("One more space"))),
            tap("shorter:prices", icon("minus"), class_="own-choice", aria_label=frame.read(msg("One space fewer"))),
        ],
        h.h2(".own-second")[frame.read(msg("Hoplites by initiative"))],
        cells(frame, editing, first, "is-3"),
        chosen_line(frame, editing, [*prices, *first]),
    ]
    return Shown(PART_NAMES["prices"], main, foot(frame, editing))


def numbers_page(frame: Frame, editing: Editing) -> Shown:
    main = [
        title(frame, msg("Points and supply")),
        h.div(".own-numbers")[
            (
                number_line(frame, frame.read(label), str(number(editing.own, (name,))), f"count:{name}",
                            frame.read(label))
                for name, label in NUMBERS.items()
            )
        ],
    ]  # fmt: skip
    return Shown(PART_NAMES["numbers"], main, foot(frame, editing))


# creatures


def creatures_page(frame: Frame, editing: Editing) -> Shown:
    rows = editing.own.block("creatures")
    is_new = editing.at == "new"
    chosen = min(whole(editing.at.split("/")[0]), len(rows) - 1)
    main = [
        title(frame, msg("Which creatures are there?")),
        h.div(".own-cells.is-4.is-creatures")[
            (
                choice(f"choose:{place}", place == chosen and not is_new, icon(creature_icon(creature)),
                       h.small[frame.read(creature)])
                for place, creature in enumerate(map(as_creature, rows))
            ),
            choice("choose:new", is_new, icon("plus"), h.small[frame.read(msg("another"))]),
        ],
        creature_name(frame, "new" if is_new else str(chosen), "" if is_new else rows[chosen]["name"]),
        None if is_new else creature_numbers(frame, editing, chosen, len(rows) > 1),
    ]  # fmt: skip
    return Shown(PART_NAMES["creatures"], main, foot(frame, editing))


def as_creature(row: Mapping[str, Any]) -> Creature:
    """By its name."""
    return Creature(" ".join(row["name"].lower().split()), 0, 0, 0, 0)


def creature_name(frame: Frame, which: str, name: str) -> h.Element:
    return h.div(".own-field")[
        h.label(for_="creature")[frame.read(msg("Name"))],
        h.input(".input", id="creature", name="creature", value=name, form=FORM, maxlength="30", autocomplete="off"),
        tap(f"creature:{which}", frame.read(msg("Add") if which == "new" else msg("Rename")), class_="button"),
    ]


def creature_numbers(frame: Frame, editing: Editing, place: int, is_one_of_many: bool) -> Node:
    return [
        h.div(".own-numbers")[
            (
                number_line(frame, frame.read(label), str(number(editing.own, ("creatures", str(place), name))),
                            f"count:creatures/{place}/{name}", frame.read(label))
                for name, label in OF_CREATURE.items()
            )
        ],
        tap(f"shorter:creatures/{place}", icon("trash"), frame.read(msg("Not in my box")), class_="button")
        if is_one_of_many
        else None,
    ]  # fmt: skip


# buildings, Titans, tiles


def buildings_page(frame: Frame, editing: Editing) -> Shown:
    found = [Cell(f"buildings/{kind.code}", kind.say(), [icon(KIND_ICONS[kind]), h.small[frame.read(kind)]])
             for kind in Kind if kind is not Kind.SIEGE_ENGINES]  # fmt: skip
    engines = [Cell(f"buildings/{ENGINES}/{each}", msg("Siege engines ({number})", number=each),
                    [icon("siege"), h.small[str(each)]]) for each in range(1, SKULL)]  # fmt: skip
    main = [
        title(frame, msg("How many of each building?")),
        cells(frame, editing, found, "is-3"),
        h.p(".own-hint")[frame.read(msg("Siege engines, by their number:"))],
        cells(frame, editing, engines, "is-5"),
        chosen_line(frame, editing, [*found, *engines]),
    ]
    return Shown(PART_NAMES["buildings"], main, foot(frame, editing))


def titans_page(frame: Frame, editing: Editing) -> Shown:
    titans = editing.own.block("titans")

    def power(terrain: str, action: Action) -> h.Element:
        is_it = titans[terrain].lower() == action.code
        return choice(f"put:titans/{terrain} {action.code}", is_it, icon(ACTION_ICONS[action]),
                      h.small[frame.read(action)], data_tip=frame.read(POWERS[action]))  # fmt: skip

    main: Node = [
        title(frame, msg("When does each Titan help?")),
        (
            h.div(".own-power", role="group", aria_label=frame.read(terrain))[
                terrain_picture(terrain), h.b[frame.read(terrain)],
                h.div(".own-cells.is-4")[(power(terrain.code, action) for action in Action)],
            ]
            for terrain in BASE
        ),
    ]  # fmt: skip
    return Shown(PART_NAMES["titans"], main, foot(frame, editing))


def tiles_page(frame: Frame, editing: Editing) -> Shown:
    kinds = {code: Tile(tuple(TERRAIN[word] for word in code.split()), 0) for code in tile_counts(editing.own)}
    size = shown_size(editing)
    found = [
        Cell(f"tiles/{code}", tile.say(), [small_tile(tile), h.span(".visually-hidden")[frame.read(tile)]])
        for code, tile in kinds.items()
        if tile.size == size
    ]
    main = [
        title(frame, msg("How many of each tile?")),
        h.div(".own-cells")[
            (
                choice(f"choose:size/{each}", each == size, h.small[frame.read(msg("size {n}", n=each))])
                for each in SIZES
            )
        ],
        cells(frame, editing, found, "is-tiles"),
        chosen_line(frame, editing, found),
        h.p(".own-hint")[frame.read(msg("Another kind, its circles clockwise:"))],
        h.div(".own-field")[
            (
                h.select(
                    ".input", name=f"terrain-{place}", form=FORM, aria_label=frame.read(msg("Circle {n}", n=place))
                )[
                    h.option(value="")["–"] if place > 1 else None,
                    (h.option(value=word)[frame.read(terrain)] for word, terrain in TERRAIN.items()),
                ]
                for place in (1, 2, 3)
            ),
            tap("tile", icon("plus"), frame.read(msg("Add")), class_="button"),
        ],
    ]
    return Shown(PART_NAMES["tiles"], main, foot(frame, editing))


def shown_size(editing: Editing) -> int:
    """The tiles of one size at a time: the size that was chosen, or that of the chosen tile."""
    block, _, rest = editing.at.partition("/")
    if block == "tiles":
        return len(rest.split())
    return min(max(whole(rest), min(SIZES)), max(SIZES))


# islands


def islands_page(frame: Frame, editing: Editing) -> Shown:
    islands = editing.own.block("islands")
    is_new = editing.at == "new"
    chosen = min(whole(editing.at), len(islands) - 1)
    row: Mapping[str, Any] = {"name": "", "side": "*", "rows": []} if is_new else islands[chosen]
    which = "new" if is_new else str(chosen)
    main = [
        title(frame, msg("Which islands are there?")),
        h.div(".own-cells.is-4")[
            (choice(f"choose:{place}", place == chosen and not is_new, h.small[f"{each['name']} {each['side']}"])
             for place, each in enumerate(islands)),
            choice("choose:new", is_new, icon("plus"), h.small[frame.read(msg("another"))]),
        ],
        h.div(".own-field")[
            h.input(".input", name="island-name", value=row["name"], form=FORM, maxlength="20", autocomplete="off",
                    aria_label=frame.read(msg("Name"))),
            h.select(".input", name="island-side", form=FORM, aria_label=frame.read(msg("Side")))[
                (h.option(value=side, selected=side == row["side"])[side] for side in SIDES)
            ],
            tap(f"island:{which}", frame.read(msg("Keep")), class_="button"),
            tap(f"shorter:islands/{chosen}", icon("trash"), class_="button button-icon",
                aria_label=frame.read(msg("Not in my box")))
            if not is_new and len(islands) > 1
            else None,
        ],
        hint(frame, msg("Rows of circles, every second one half a circle to the right: o plain, H and N ports that "
                        "pay a hoplite or a nugget, . none.")),
        h.div(".own-island")[
            h.textarea(".input", name="island-rows", form=FORM, rows="8", spellcheck="false",
                       aria_label=frame.read(msg("Rows")))["\n".join(map(str, row["rows"]))],
            None if is_new else island_picture(row),
        ],
    ]  # fmt: skip
    return Shown(PART_NAMES["islands"], main, foot(frame, editing))


def island_picture(row: Mapping[str, Any]) -> h.Element:
    ground = Island(str(row["name"]), str(row["side"]), row["rows"])
    return h.svg(".ori-island", viewBox=view_box(ground), aria_hidden="true")[
        shore(ground), (empty_circle(ground, circle) for circle in bits(ground.all))
    ]
