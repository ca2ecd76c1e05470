"""The buildings of Ark Nova, and where on the grid each of them can lie at all [AN-5.1 to AN-5.5, AN-8.5]."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from soloist.engine.words import Message, Spoken, msg, template
from soloist.games.arknova.hexes import AT, AXIAL, NAMES, around, mask_of

Cells: TypeAlias = tuple[tuple[int, int], ...]
"""The hexes of a building as (q, r), seen from its anchor (0, 0)."""

TURNS = 6


class Kind:
    """One kind of building. Compared by identity; there is one object per kind."""

    __slots__ = (
        "border", "capacity", "cells", "code", "cost", "has_neighbour", "is_kiosk", "is_special", "is_standard",
        "is_unique", "name", "needs_build2", "order", "rock", "size", "sponsor", "water",
    )  # fmt: skip

    def __init__(self, order: int, code: str, name: Message, cells: Cells, sponsor: int, facts: dict[str, Any]) -> None:
        needs = facts.get("needs", {})
        self.order = order
        self.code = code
        self.name = name
        self.cells = cells
        self.size = len(cells)
        self.sponsor = sponsor  # the number of the card that brings it, 0 if it can be built
        self.is_unique = sponsor != 0
        self.is_kiosk = code == "kiosk"
        self.is_standard = code.startswith("enclosure_")
        self.is_special = "capacity" in facts
        self.capacity: int = facts.get("capacity", 0)  # spaces of a special enclosure
        self.cost = 0 if self.is_unique else 2 * self.size  # [AN-5.2]
        self.needs_build2: bool = facts.get("needs_build_2", False)  # [AN-5.3]
        self.rock: int = needs.get("rock", 0)  # so many hexes beside it
        self.water: int = needs.get("water", 0)
        self.border: int = needs.get("border_covered", 0)  # so many hexes under it
        self.has_neighbour = "adjacency_to_other_buildings" not in needs  # 257 may stand alone [AN-8.5]

    def say(self) -> Message:
        return self.name

    def __repr__(self) -> str:
        return self.code


class Footprint(Spoken):
    """One way to lie on the grid: the hexes covered, and the ring of hexes beside them."""

    __slots__ = ("anchor", "code", "mask", "ring", "turn")
    text = template("{hex}", hex="code")

    def __init__(self, anchor: int, turn: int, mask: int) -> None:
        self.anchor = anchor
        self.turn = turn
        self.mask = mask
        self.ring = around(mask)
        alone = mask == 1 << anchor
        self.code = NAMES[anchor] if alone else f"{NAMES[anchor]}/{turn}"

    def __repr__(self) -> str:
        return self.code


_NAMES = {
    "kiosk": msg("Kiosk"), "pavilion": msg("Pavilion"), "enclosure_1": msg("Size-1 enclosure"),
    "enclosure_2": msg("Size-2 enclosure"), "enclosure_3": msg("Size-3 enclosure"),
    "enclosure_4": msg("Size-4 enclosure"), "enclosure_5": msg("Size-5 enclosure"), "petting_zoo": msg("Petting Zoo"),
    "reptile_house": msg("Reptile House"), "large_bird_aviary": msg("Large Bird Aviary"),
    "meerkat_den": msg("Meerkat Den"), "penguin_pool": msg("Penguin Pool"), "aquarium": msg("Aquarium"),
    "cable_car": msg("Cable Car"), "baboon_rock": msg("Baboon Rock"), "rhesus_monkey_park": msg("Rhesus Monkey Park"),
    "barred_owl_hut": msg("Barred Owl Hut"), "sea_turtle_tank": msg("Sea Turtle Tank"),
    "polar_bear_exhibit": msg("Polar Bear Exhibit"), "spotted_hyena_compound": msg("Spotted Hyena Compound"),
    "okapi_stable": msg("Okapi Stable"), "zoo_school": msg("Zoo School"),
    "adventure_playground": msg("Adventure Playground"), "water_playground": msg("Water Playground"),
    "side_entrance": msg("Side Entrance"),
}  # fmt: skip
_BUILT = tuple(_NAMES)[:10]
_NEEDS = {"rock", "water", "border_covered", "adjacency_to_other_buildings"}


def _read() -> tuple[Kind, ...]:
    """The kinds in the order of the names above; the facts must know the same ones."""
    facts = json.loads(files(__package__).joinpath("facts/boards.json").read_text("utf-8"))
    entries: dict[str, dict[str, Any]] = {code: facts["buildings"][code] for code in _BUILT}
    for entry in facts["unique_buildings"]["list"]:
        assert entry["needs"].keys() <= _NEEDS, entry
        entries[entry["name"].lower().replace(" ", "_")] = entry
    assert list(entries) == list(_NAMES), "boards.json names other buildings"
    return tuple(_kind(order, code, entry) for order, (code, entry) in enumerate(entries.items()))


def _kind(order: int, code: str, entry: dict[str, Any]) -> Kind:
    cells = tuple((q, r) for q, r in entry["cells"])
    kind = Kind(order, code, _NAMES[code], cells, entry.get("sponsor", 0), entry)
    assert kind.size == entry["size"], entry
    assert kind.cost == entry.get("cost", 0), entry
    return kind


KINDS = _read()
KIND = {kind.code: kind for kind in KINDS}
"""Every building by its notation: `kiosk`, `enclosure_3`, `reptile_house`, `meerkat_den`."""

BUILT = KINDS[: len(_BUILT)]
"""What the Build action can build; the rest comes from sponsors [AN-5.3]."""

KIOSK = KIND["kiosk"]
PAVILION = KIND["pavilion"]
STANDARD = tuple(kind for kind in KINDS if kind.is_standard)
PETTING_ZOO = KIND["petting_zoo"]
REPTILE_HOUSE = KIND["reptile_house"]
LARGE_BIRD_AVIARY = KIND["large_bird_aviary"]
UNIQUE = {kind.sponsor: kind for kind in KINDS if kind.is_unique}
"""Unique buildings by the number of their sponsor."""


def turned(cells: Cells, turns: int) -> Cells:
    """The cells after so many turns by 60 degrees; a building is never mirrored."""
    for _ in range(turns):
        cells = tuple((-r, q + r) for q, r in cells)
    return cells


@cache
def _lying(cells: Cells) -> dict[tuple[int, int], Footprint]:
    """The footprint for each anchor and turn; the same hexes are the same footprint, called by its lowest turn."""
    found: dict[tuple[int, int], Footprint] = {}
    by_mask: dict[int, Footprint] = {}
    for turn in range(TURNS):
        shape = turned(cells, turn)
        for anchor, (q, r) in enumerate(AXIAL):
            places = [(q + dq, r + dr) for dq, dr in shape]
            if all(place in AT for place in places):
                mask = mask_of(AT[place] for place in places)
                found[anchor, turn] = by_mask.setdefault(mask, Footprint(anchor, turn, mask))
    return found


@cache
def _listed(cells: Cells) -> tuple[Footprint, ...]:
    return tuple(sorted(dict.fromkeys(_lying(cells).values()), key=lambda spot: (spot.anchor, spot.turn)))


def footprints(kind: Kind) -> tuple[Footprint, ...]:
    """Every way the building can lie on an empty grid, by anchor and turn; the same hexes once."""
    return _listed(kind.cells)


def lying(kind: Kind, anchor: int, turn: int) -> Footprint | None:
    """The footprint with its anchor on this hex after so many turns, if it stays on the grid."""
    return _lying(kind.cells).get((anchor, turn % TURNS))


@cache
def _by_mask(cells: Cells) -> dict[int, Footprint]:
    return {spot.mask: spot for spot in _listed(cells)}


def covering(kind: Kind, mask: int) -> Footprint | None:
    """The footprint on exactly these hexes, if the building has that shape."""
    return _by_mask(kind.cells).get(mask)
