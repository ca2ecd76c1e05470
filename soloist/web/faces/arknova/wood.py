"""Buildings: each one piece of wood with its outline; where one may be placed, and the ghost the script turns about."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_

from markupsafe import Markup

from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.arknova.buildings import KIND, TURNS, Cells, Footprint, Kind, lying, turned
from soloist.games.arknova.cards import Animal
from soloist.games.arknova.enclosures import takes_in
from soloist.games.arknova.hexes import NAMES, bits, count, hexes
from soloist.games.arknova.maps import MAPS
from soloist.games.arknova.state import Building
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.arknova import ground
from soloist.web.faces.arknova.card_figures import about_icons
from soloist.web.faces.arknova.ground import cells_of, label_place, middle, outline, outline_of
from soloist.web.faces.arknova.log_places import wood_key
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.seats import table_seen
from soloist.web.faces.arknova.signs import drawing_of
from soloist.web.faces.table_widgets import use
from soloist.web.html import Node, classes
from soloist.web.markup import render
from soloist.web.scene import Scene


def look_of(kind: Kind, used: int) -> str:
    """The class that colours it."""
    if kind.is_unique:
        return "is-unique"
    if kind.is_standard:
        return "is-full" if used else "is-empty"
    return "is-special" if kind.is_special else f"is-{kind.code}"


def state_of(building: Building, animal: Animal | None = None) -> Message:
    """What a building is, who lives there, and whether there is room in it."""
    kind = building.kind
    if kind.is_standard and building.used and animal is not None:
        return msg("{building}: {animal}", building=kind, animal=animal)
    if kind.is_standard:
        return msg("{building}, occupied", building=kind) if building.used else msg("{building}, empty", building=kind)
    if kind.is_special:
        taken = msg("{n} of {of} spaces taken", n=building.used, of=kind.capacity)
        return msg("{building}, {state}", building=kind, state=taken)
    return kind.say()


def wood(scene: Scene, building: Building, animal: Animal | None = None, *, is_lit: bool = False) -> Node:
    """A building on the map, with the name of the animal that was played there: there is more to say about it. One
    that answers has buttons over it instead."""
    if is_lit:
        return standing_wood(building, scene.reader, animal, "is-lit")
    name = scene.text(state_of(building, animal))
    named = {"role": "img", "aria_label": name, "tabindex": "0", "data_look": key_of(building)}
    return h.g(**named)[standing_wood(building, scene.reader, animal)]


def standing_wood(building: Building, reader: Reader, animal: Animal | None = None, class_: str = "") -> Markup:
    """The same where nobody plays yet."""
    return _wood(building.kind, building.footprint, building.used, animal, reader.language, class_)


@lru_cache(4096)
def _wood(kind: Kind, spot: Footprint, used: int, animal: Animal | None, language: str, class_: str) -> Markup:
    building, reader = Building(kind, spot, used), Reader(language)
    path = outline_of(spot.mask)
    return render(
        h.g(
            class_=classes("ark-wood", look_of(kind, used), class_),
            data_place=wood_key(building),
        )[
            h.path(".ark-planks", d=path),
            h.path(".ark-fence", d=path),
            label(reader, building, animal, cells_of(spot.mask)),
        ]
    )


def bare_wood(building: Building) -> h.Element:
    """The same where it is small."""
    return h.path(
        class_=classes("ark-planks", look_of(building.kind, building.used)),
        d=outline_of(building.footprint.mask),
        data_place=wood_key(building),
    )


def label(reader: Reader, building: Building, animal: Animal | None, cells: Cells) -> Node:
    kind, (x, y) = building.kind, label_place(cells)
    has_room = kind.size > 2 or (kind.size == 2 and len({q for q, _ in cells}) == 1)  # two only if one above the other
    if kind.is_standard and not building.used:
        word = reader.read(msg("empty")) if has_room else ""
        return [text(str(kind.size), x, y + (3 if word else 9), "ark-size"), text(word, x, y + 20)]
    if kind.is_standard and animal is not None:
        return resident(animal, cells)
    if kind.is_standard:
        size = str(kind.size) if has_room else ""
        return [use("act-animals", x, y - (6 if size else 0), 32, "ark-who"), text(size, x, y + 25)]
    if kind.is_special:
        used = reader.read(msg("{n} of {of}", n=building.used, of=kind.capacity))
        return [use(drawing_of(kind), x, y - 6, 32, "ark-who"), text(used, x, y + 24)]
    return use(drawing_of(kind), x, y, 32, "ark-who")


LINE = 1.02  # from one line of a name to the next, in sizes of its letters
LETTER = 0.64  # the width of a letter, in the same
LARGEST, SMALLEST = 15.0, 8.5  # letters of a name, in units of the map
ON_HEX, BETWEEN = 66.0, 84.0  # how wide a name may be on one hex, and where hexes meet


def resident(animal: Animal, cells: Cells) -> Node:
    """Drawing and name of an animal, on as many lines as its words need."""
    lines, is_large = name_lines(animal.name), len(cells) > 2
    (x, y), width = label_place(cells), BETWEEN if is_large else ON_HEX
    if len(cells) == 2 and cells[0][0] != cells[1][0]:
        x, y = middle(*cells[0])  # side by side: where they meet there is no room for words
    size = min(LARGEST, max(SMALLEST, width / (LETTER * max(map(len, lines)))), (40 if is_large else 32) / len(lines))
    drawn = 30 if len(lines) < 3 else 24
    height = drawn + LINE * size * len(lines)
    top = y - height / 2
    baselines = (top + drawn + LINE * size * number - 0.15 * size for number in range(1, len(lines) + 1))
    return [
        use(about_icons(animal)[0], x, top + drawn / 2, drawn, "ark-who"),
        h.text(".ark-resident", x=f"{x:.1f}", font_size=f"{size:.1f}")[
            (h.tspan(x=f"{x:.1f}", y=f"{baseline:.1f}")[line] for line, baseline in zip(lines, baselines, strict=True))
        ],
    ]


SHORT_LINE = 9


@lru_cache(512)
def name_lines(name: str) -> tuple[str, ...]:
    """A name on short lines: broken between words, and at hyphens."""
    lines: list[str] = []
    for word in re.findall(r"[^\s-]+-?", name):
        if lines and (len(lines[-1]) + len(word) < SHORT_LINE):
            lines[-1] += word if lines[-1].endswith("-") else f" {word}"
        else:
            lines.append(word)
    return tuple(lines)


def text(word: str, x: float, y: float, class_: str = "ark-label") -> Node:
    return h.text(class_=class_, x=f"{x:.1f}", y=f"{y:.1f}")[word] if word else None


def ghosts(kind: Kind) -> h.Element:
    """The six ways to turn a building, for the script to move about: anchored at the first hex, hidden."""
    x, y = middle(0, 0)
    return h.g(".ark-ghosts.needs-script", data_ghosts=f"{x:.1f} {y:.1f}")[
        (
            h.g(".ark-ghost", data_turn=str(turn), visibility="hidden")[
                h.path(d=outline(cells)), ghost_label(kind, *label_place(cells))
            ]
            for turn, cells in ((turn, turned(kind.cells, turn)) for turn in range(TURNS))
        )
    ]


def ghost_label(kind: Kind, x: float, y: float) -> Node:
    if kind.is_standard:
        return text(str(kind.size), x, y + 9, "ark-size")
    return use(drawing_of(kind), x, y, 32, "ark-who")


def small_shape(kind: Kind, turn: int = 0) -> h.Element:
    """A building as a small drawing beside the map; straight up as it lies in the box."""
    cells = turned(kind.cells, turn)
    x, y, width, height = ground.bounds(cells)
    return h.svg(class_=f"ark-shape {look_of(kind, 0)}", aria_hidden="true",
                 viewBox=f"{x - 2:.0f} {y - 2:.0f} {width + 4:.0f} {height + 4:.0f}")[
        h.path(".ark-planks", d=outline(cells))
    ]  # fmt: skip


# the picture of the home page: a corner of a zoo map

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
        ground.ground("0"),
        (ground.terrain_mark(MAPS["0"], number) for number in range(len(NAMES))),
        (house(KIND[code], hexes(names), who) for code, names, who in BUILT),
    ]


def house(kind: Kind, mask: int, who: str) -> Node:
    x, y = label_place(cells_of(mask))
    return h.g(class_=f"ark-wood {look_of(kind, 1)}")[
        h.path(".ark-planks", d=outline_of(mask)),
        h.path(".ark-fence", d=outline_of(mask)),
        use(who or drawing_of(kind), x, y, 36, "ark-who"),
    ]


# where a building may go


@dataclass(frozen=True)
class Placing:
    """The building that the open question wants to place, and every place for it."""

    kind: Kind
    spots: tuple[Footprint, ...]

    @property
    def mask(self) -> int:
        """All hexes that it could cover."""
        return reduce(or_, (spot.mask for spot in self.spots), 0)

    @property
    def anchors(self) -> int:
        return reduce(or_, (1 << spot.anchor for spot in self.spots), 0)


def placing(scene: Scene) -> Placing | None:
    question = scene.asked
    if question is None or not isinstance(question.about, Kind):
        return None
    spots = tuple(option for option in question.options if isinstance(option, Footprint))
    return Placing(question.about, spots) if spots else None


def spots_data(scene: Scene, asked: Placing) -> str:
    """For every hex the ways to cover it: answer, hex of the anchor, turn, and what it would do, as text."""
    legal = set(asked.spots)
    texts = {spot: here(scene, asked.kind, spot) for spot in asked.spots}
    words = list(dict.fromkeys(texts.values()))

    def way(anchor: int, turn: int, spot: Footprint) -> list[str | int]:
        return [spot.code, NAMES[anchor], turn, words.index(texts[spot])]

    ways: dict[str, list[list[str | int]]] = {}
    for number in bits(asked.mask):
        anchored = [(turn, lying(asked.kind, number, turn)) for turn in range(TURNS)]
        found = [way(number, turn, spot) for turn, spot in anchored if spot is not None and spot in legal]
        ways[NAMES[number]] = found or [
            way(spot.anchor, spot.turn, spot) for spot in asked.spots if spot.mask >> number & 1
        ]
    return json.dumps({"ways": ways, "words": words}, ensure_ascii=False, separators=(",", ":"))


def here(scene: Scene, kind: Kind, spot: Footprint) -> str:
    """Bonuses the building would cover there, water and rock beside it, and animals in hand that could live in it."""
    assert scene.asked is not None
    zoo = table_seen(scene).zoos[scene.asked.seat]
    fresh, ring = spot.mask & zoo.map.bonus_mask & ~zoo.covered, spot.ring & ~zoo.covered
    parts: list[Sayable] = [reward for number in bits(fresh) if (reward := zoo.map.bonus[number]) is not None]
    if water := count(ring & zoo.map.water):
        parts.append(nmsg("beside {n} water", "beside {n} water", n=water))
    if rock := count(ring & zoo.map.rock):
        parts.append(nmsg("beside {n} rock", "beside {n} rock", n=rock))
    house = Building(kind, spot)
    fitting = [card.name for card in zoo.hand if isinstance(card, Animal) and takes_in(zoo, house, card)]
    if fitting:
        parts.append(msg("fits {animals}", animals=", ".join(fitting)))
    return " · ".join(scene.text(part) for part in parts)
