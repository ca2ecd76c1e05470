"""The zoo map: hexes, maps, and where buildings may be placed [AN-5.3 to AN-5.7, AN-5.15, AN-8.5]: S-AN-10 to 18."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from importlib.resources import files
from random import Random

import pytest

from soloist.engine.words import english
from soloist.games.arknova.buildings import (
    BUILT,
    KIND,
    KINDS,
    KIOSK,
    PAVILION,
    STANDARD,
    UNIQUE,
    Footprint,
    Kind,
    covering,
    footprints,
    lying,
    turned,
)
from soloist.games.arknova.hexes import (
    ALL,
    AXIAL,
    BORDER,
    HEX,
    NAMES,
    NEXT,
    around,
    bits,
    count,
    distance,
    hexes,
    mask_of,
    named,
    within,
)
from soloist.games.arknova.maps import _LINES, MAPS, Gain, ZooMap, reward, rewards_of
from soloist.games.arknova.placing import spots, why_not_here
from tests.kit import rule

MAP_A = """
              ^           ^           .           ~
        .           ~           ~           .           ~
              ^           .           .           .
        .           ^           .           .           ~
              .           .           ^           .
        .           .           .           .           .
              .           .           .           .
        K           .           .           ~           .
              .           .           ~           .
        3           .           .           ^           .
              3           .           .           .
        3           ~           .           .           II
              ^           ~           .           II
"""
CHIRAL = (244, 247, 248, 251, 252, 253)
ID_ORDER = ["A", "0", *"12345678", *(f"{n}a" for n in range(1, 9)), "9", "10", "11", "12", "13", "14", "T1"]


class Plot:
    """A map with some hexes covered, by their names."""

    def __init__(
        self, map_id: str, covered: str = "", kiosks: str = "", build2: bool = False, waived: bool = False
    ) -> None:
        self.map = MAPS[map_id]
        begun = mask_of(number for _, spot in self.map.setup for number in bits(spot.mask))
        start = mask_of(number for kind, spot in self.map.setup if kind is KIOSK for number in bits(spot.mask))
        self.covered = hexes(covered) | begun | hexes(kiosks)
        self.kiosks = hexes(kiosks) | start
        self.build2 = build2
        self.waived = waived

    def zoo(self) -> tuple[int, int, bool, bool, bool]:
        return self.covered, self.kiosks, self.build2, self.waived, not self.covered

    def spots(self, kind: Kind) -> tuple[Footprint, ...]:
        return spots(self.map, kind, *self.zoo())

    def singles(self, kind: Kind) -> str:
        """The hexes where a building of size 1 may stand."""
        return named(mask_of(spot.anchor for spot in self.spots(kind)))

    def refused(self, kind: Kind, names: str) -> tuple[str, str] | None:
        spot = covering(kind, hexes(names))
        assert spot is not None, f"{kind} has not the shape {names}"
        refusal = why_not_here(self.map, kind, *self.zoo(), spot)
        assert (refusal is None) == (spot in self.spots(kind))
        return None if refusal is None else (refusal.rule, english(refusal.reason))


def draw_ground(words: Iterable[str]) -> list[str]:
    """A map as text."""
    by_hex = list(words)
    lines = []
    for height, numbers in enumerate(_LINES):
        cells = "".join(by_hex[number].center(6).ljust(12) for number in numbers)
        lines.append((" " * 6 * (1 - height % 2) + cells).rstrip())
    return lines


# the grid


@rule("AN-5.5")
def test_the_grid_has_58_hexes_and_26_at_the_border() -> None:
    assert (len(NAMES), count(ALL), count(BORDER)) == (58, 58, 26)
    assert named(hexes("4.2 0.0 8.5")) == "0.0 4.2 8.5"
    assert AXIAL[HEX["4.2"]] == (4, 0)


def test_neighbours_distances_and_circles_agree() -> None:
    assert named(NEXT[HEX["4.2"]]) == "3.2 3.3 4.1 4.3 5.2 5.3"
    for number in range(58):
        beside = mask_of(other for other in range(58) if distance(number, other) == 1)
        assert NEXT[number] == around(1 << number) == beside
        for steps in range(14):
            assert within(number, steps) == mask_of(hx for hx in range(58) if distance(number, hx) <= steps)


def test_the_neighbours_of_a_set_leave_the_set_out() -> None:
    random = Random(5)
    for _ in range(300):
        mask = random.getrandbits(58) & random.getrandbits(58)
        expected = 0
        for number in bits(mask):
            expected |= NEXT[number]
        assert around(mask) == expected & ~mask


# buildings


@rule("AN-5.2", "AN-5.3")
def test_sizes_costs_and_what_can_be_built() -> None:
    assert [(kind.code, kind.size, kind.cost, kind.capacity) for kind in BUILT] == [
        ("kiosk", 1, 2, 0), ("pavilion", 1, 2, 0),
        ("enclosure_1", 1, 2, 0), ("enclosure_2", 2, 4, 0), ("enclosure_3", 3, 6, 0), ("enclosure_4", 4, 8, 0),
        ("enclosure_5", 5, 10, 0),
        ("petting_zoo", 3, 6, 3), ("reptile_house", 5, 10, 5), ("large_bird_aviary", 5, 10, 5),
    ]  # fmt: skip
    assert [kind.size for kind in STANDARD] == [1, 2, 3, 4, 5]
    assert [kind.code for kind in KINDS if kind.needs_build2] == ["reptile_house", "large_bird_aviary"]
    assert list(UNIQUE) == list(range(243, 258))
    assert all(kind.cost == 0 and not kind.is_special and not kind.is_standard for kind in UNIQUE.values())


def shapes(cells: tuple[tuple[int, int], ...]) -> set[tuple[tuple[int, int], ...]]:
    """All turns of a shape, moved so that its first cell is (0, 0)."""
    found = set()
    for turn in range(6):
        shape = sorted(turned(cells, turn))
        found.add(tuple((q - shape[0][0], r - shape[0][1]) for q, r in shape))
    return found


@rule("AN-8.5")
def test_unique_buildings_are_those_of_their_cards() -> None:
    text = files("soloist.games.arknova").joinpath("facts/sponsors.csv").read_text("utf-8")
    cards = {int(row["id"]): row for row in csv.DictReader(text.splitlines()) if row["set"] == "base"}
    assert [number for number, card in cards.items() if card["unique_building"]] == list(UNIQUE)
    for number, kind in UNIQUE.items():
        card = cards[number]
        cells = tuple((int(q), int(r)) for q, _, r in (cell.partition(",") for cell in card["shape_axial"].split()))
        assert shapes(cells) == shapes(kind.cells)
        assert english(kind) == card["unique_building"]
        needs = [int(card[name]) for name in ("place_rock", "place_water", "place_border")]
        assert [kind.rock, kind.water, kind.border] == needs


@rule("AN-8.5")
@pytest.mark.parametrize("kind", KINDS, ids=repr)
def test_buildings_are_turned_and_never_mirrored(kind: Kind) -> None:
    mirrored = tuple((r, q) for q, r in kind.cells)
    assert shapes(mirrored).isdisjoint(shapes(kind.cells)) == (kind.sponsor in CHIRAL)
    lying_here = footprints(kind)
    assert len({spot.mask for spot in lying_here}) == len({spot.code for spot in lying_here}) == len(lying_here)
    for spot in lying_here:
        assert count(spot.mask) == kind.size
        assert spot.ring == around(spot.mask)
        assert lying(kind, spot.anchor, spot.turn) is spot is covering(kind, spot.mask)
        cells = tuple(AXIAL[number] for number in bits(spot.mask))
        assert shapes(cells) == shapes(kind.cells)


def test_footprints_are_named_by_anchor_and_turn() -> None:
    assert [spot.code for spot in footprints(KIOSK)] == list(NAMES)
    size_2 = STANDARD[1]
    assert len(footprints(size_2)) == sum(count(beside) for beside in NEXT) // 2
    spot = lying(size_2, HEX["2.4"], 0)
    assert spot is not None
    assert (spot.code, named(spot.mask)) == ("2.4/0", "2.4 3.5")
    assert lying(size_2, HEX["3.5"], 3) is spot
    assert lying(size_2, HEX["8.5"], 0) is None
    assert footprints(KIOSK) is footprints(PAVILION)


# maps


def test_every_map_is_there_in_order() -> None:
    assert list(MAPS) == ID_ORDER


@pytest.mark.parametrize("zoo_map", MAPS.values(), ids=repr)
def test_every_map_is_whole(zoo_map: ZooMap) -> None:
    plain = {"0": 39, "5": 43, "5a": 43, "10": 43}.get(zoo_map.id, 42)
    assert count(zoo_map.ground) == plain
    assert zoo_map.water & zoo_map.rock == 0
    assert (zoo_map.ground | zoo_map.water | zoo_map.rock, zoo_map.border) == (ALL, BORDER)
    assert zoo_map.build2 & ~zoo_map.ground == zoo_map.bonus_mask & ~zoo_map.ground == 0
    assert zoo_map.bonus_mask == mask_of(number for number in range(58) if zoo_map.bonus[number])
    assert zoo_map.full_cover_appeal == (0 if zoo_map.id == "13" else 7)
    reached = zoo_map.ground & -zoo_map.ground
    while (wider := (reached | around(reached)) & zoo_map.ground) != reached:
        reached = wider
    assert reached == zoo_map.ground


@rule("AN-7.9", "AN-7.4", "AN-7.5")
@pytest.mark.parametrize("zoo_map", MAPS.values(), ids=repr)
def test_every_reward_has_a_name(zoo_map: ZooMap) -> None:
    sizes = [len(part) for part in (zoo_map.left, zoo_map.partner_zoos, zoo_map.universities, zoo_map.workers)]
    assert sizes == [7, 4, 3, 3]
    assert [token.repeats for token in zoo_map.left][:3] == [True, True, True]
    assert not any(token.repeats for token in zoo_map.left[4:])
    assert all(english(gain) for gain in [*rewards_of(zoo_map), *zoo_map.left])
    assert english(zoo_map)


def test_every_kind_of_gain_is_on_some_map() -> None:
    assert {gain.kind for zoo_map in MAPS.values() for gain in rewards_of(zoo_map)} == set(Gain)


@pytest.mark.parametrize("word", ["mony_12", "money_", "money_x", "12", "", "money_twelve", "conservation_1+worker"])
def test_unknown_rewards_fail(word: str) -> None:
    with pytest.raises(ValueError):
        reward(word)


def test_rewards_are_read_by_their_words() -> None:
    assert reward("money_12") is reward("money_12")
    words = ("money_12", "x_token", "action_card_to_slot_1", "action_card_to_slot_1_x2", "free_standard_enclosure_2")
    assert [(gain.kind, gain.amount) for gain in map(reward, words)] == [
        (Gain.MONEY, 12), (Gain.X_TOKEN, 1), (Gain.CLEVER, 1), (Gain.CLEVER, 2), (Gain.FREE_ENCLOSURE, 2)
    ]  # fmt: skip
    assert english(reward("x_token_3")) == "3 X-tokens"
    assert english(MAPS["A"].left[0]) == "Any 1 card from the display, now and in each break"


@rule("AN-1.12")
def test_map_a_begins_with_a_kiosk_and_an_enclosure() -> None:
    map_a = MAPS["A"]
    words = ["." for _ in NAMES]
    marks = [(map_a.water, "~"), (map_a.rock, "^"), (map_a.build2, "II")]
    marks += [(spot.mask, "K" if kind is KIOSK else str(kind.size)) for kind, spot in map_a.setup]
    for mask, mark in marks:
        for number in bits(mask):
            words[number] = mark
    assert [line.split() for line in draw_ground(words)] == [line.split() for line in MAP_A.strip("\n").splitlines()]


def test_special_hexes_are_where_they_are_printed() -> None:
    one = {"1": ("tower", "1.3"), "1a": ("tower", "7.3"), "2": ("gate", "5.4"), "5": ("restaurant", "4.2")}
    for map_id, (place, name) in one.items():
        assert named(getattr(MAPS[map_id], place)) == name
    assert named(MAPS["8a"].hollywood) == "1.5 4.5 7.4"
    assert named(MAPS["3a"].lake) == "3.3 4.1 4.2 4.3"
    assert count(around(MAPS["3"].lake) & MAPS["3"].bonus_mask) == 11
    assert [named(MAPS[map_id].harbour) for map_id in ("4", "4a", "6")] == ["0.5", "0.5", ""]
    assert [named(MAPS[map_id].institute) for map_id in ("4", "6", "6a")] == ["", "0.5", "0.5"]
    assert (count(MAPS["7"].parlors), count(MAPS["7a"].parlors), MAPS["8"].parlors) == (3, 3, 0)
    continents = MAPS["9"].areas
    assert sorted(continents) == ["africa", "americas", "asia", "australia", "europe"]
    assert all(count(area) == 6 for area in continents.values())
    assert [gain.kind for gain in MAPS["11"].linked] == [Gain.UPGRADE, Gain.RECALL_WORKER, Gain.CONSERVATION]


def test_maps_that_need_marine_worlds_are_refused_and_say_why() -> None:
    refused = {zoo_map.id: english(zoo_map.refused) for zoo_map in MAPS.values() if zoo_map.refused}
    assert list(refused) == ["12", "13", "14", "T1"]
    assert all("Marine Worlds" in reason for reason in refused.values())


# placing


@rule("AN-5.3", "AN-5.5", "AN-5.6", "AN-5.7")
def test_first_placements_on_map_a() -> None:
    plot = Plot("A")
    assert plot.singles(STANDARD[0]) == plot.singles(PAVILION) == "0.2 1.3 1.4 2.4"
    assert plot.spots(KIOSK) == ()
    kinds = [*STANDARD[1:], KIND["petting_zoo"]]
    assert [len(plot.spots(kind)) for kind in kinds] == [12, 8, 10, 17, 19]


@rule("AN-5.5", "AN-5.6")
def test_the_first_building_elsewhere_covers_the_border() -> None:
    plot = Plot("3a")
    assert plot.singles(STANDARD[0]) == "0.0 0.1 0.2 0.4 1.0 1.6 2.0 2.5 3.0 5.0 6.5 7.6 8.0 8.1 8.4 8.5"
    assert plot.refused(STANDARD[0], "4.0") == ("AN-5.5", "a hex marked II needs Build on side II")
    assert plot.refused(STANDARD[0], "2.2") == ("AN-5.6", "the first building must cover a hex at the border")
    assert plot.refused(STANDARD[1], "1.6 2.5") is None


@rule("AN-5.6")
def test_the_institute_lets_the_first_building_stand_beside_it() -> None:
    assert hexes("0.5") & MAPS["6"].first
    assert Plot("6").refused(STANDARD[0], "0.5") is None


@rule("AN-5.7")
def test_kiosks_stand_three_hexes_apart() -> None:
    plot = Plot("A", "2.4 3.4")
    assert plot.singles(KIOSK) == "3.3 3.5 4.3 4.4"
    for name in ("0.2", "2.3"):
        assert plot.refused(KIOSK, name) == ("AN-5.7", "another kiosk is less than 3 hexes away")
        assert plot.refused(PAVILION, name) is None


@rule("AN-5.1", "AN-5.5", "AN-5.6")
def test_a_chain_of_buildings_on_side_two() -> None:
    steps = [("", STANDARD[0], "2.4"), ("2.4", STANDARD[2], "2.3 3.3 3.4"), ("2.4 2.3 3.3 3.4", PAVILION, "1.4")]
    for covered, kind, names in steps:
        assert Plot("A", covered, build2=True).refused(kind, names) is None
    assert Plot("A", "2.4", build2=True).refused(PAVILION, "2.4") == ("AN-5.5", "there is already a building there")
    assert Plot("A", build2=True).refused(STANDARD[0], "4.4") == ("AN-5.6", "it must touch another building")


@rule("AN-5.8")
def test_two_bonuses_under_one_building() -> None:
    plot = Plot("A", "0.2")
    spot = covering(STANDARD[1], hexes("0.0 0.1"))
    assert spot in plot.spots(STANDARD[1])
    assert spot is not None
    assert [str(plot.map.bonus[number]) for number in bits(spot.mask)] == ["reputation_2", "x_token_1"]
    assert Plot("A", "0.0 0.1 0.2").refused(STANDARD[1], "0.0 0.1") == ("AN-5.5", "there is already a building there")


@rule("AN-5.5")
def test_hexes_marked_ii_need_build_on_side_two() -> None:
    around_it = "7.5 8.4 6.5"
    for kind, names in ((STANDARD[0], "7.6"), (STANDARD[0], "8.5")):
        assert Plot("A", around_it).refused(kind, names) == ("AN-5.5", "a hex marked II needs Build on side II")
        assert Plot("A", around_it, build2=True).refused(kind, names) is None
    assert Plot("A", "7.5").refused(STANDARD[1], "8.4 8.5") == ("AN-5.5", "a hex marked II needs Build on side II")
    assert Plot("A", "7.5", build2=True).refused(STANDARD[1], "8.4 8.5") is None


@rule("AN-5.9", "AN-5.10", "AN-5.14")
def test_the_last_hex_of_a_full_map() -> None:
    almost = named(MAPS["A"].ground & ~hexes("8.3"))
    plot = Plot("A", almost, build2=True)
    assert plot.singles(PAVILION) == "8.3"
    assert [kind.code for kind in KINDS if spots(plot.map, kind, *plot.zoo())] == [
        "kiosk",
        "pavilion",
        "enclosure_1",
    ]
    assert plot.covered | hexes("8.3") == plot.map.ground
    assert not any(Plot("A", named(MAPS["A"].ground)).spots(kind) for kind in KINDS)


@rule("AN-5.3", "AN-5.8")
def test_the_reptile_house_of_the_log() -> None:
    plot = Plot("3a", "4.4 5.4 1.6", build2=True)
    assert plot.refused(KIND["reptile_house"], "5.2 5.3 6.2 7.2 7.3") is None
    gains = [plot.map.bonus[number] for number in bits(hexes("5.2 5.3 6.2 7.2 7.3"))]
    assert sorted(str(gain) for gain in gains if gain) == ["action_card_to_slot_1_1", "money_2", "money_2"]


@rule("AN-5.5", "AN-8.5")
def test_water_and_rock_are_refused_and_wanted_beside() -> None:
    plot = Plot("A")
    assert plot.refused(STANDARD[0], "2.5") == ("AN-5.5", "water cannot be built on")
    assert plot.refused(STANDARD[0], "1.6") == ("AN-5.5", "rock cannot be built on")
    assert plot.refused(UNIQUE[255], "0.1 0.2") is None
    assert plot.refused(UNIQUE[255], "1.4 2.3") == ("AN-8.5", "it must touch 1 rock hex")
    assert plot.refused(UNIQUE[256], "1.4 2.3") == ("AN-8.5", "it must touch 1 water hex")
    aquarium = UNIQUE[245]
    assert plot.spots(aquarium)
    assert all(count(spot.ring & plot.map.water) >= 2 for spot in plot.spots(aquarium))
    reasons = [why_not_here(plot.map, aquarium, *plot.zoo(), spot) for spot in footprints(aquarium)]
    assert ("AN-8.5", "it must touch 2 water hexes") in [(why.rule, english(why.reason)) for why in reasons if why]


@rule("AN-8.5")
def test_the_side_entrance_stands_alone_and_the_zoo_school_does_not() -> None:
    plot = Plot("A")
    assert plot.refused(UNIQUE[257], "8.3 8.4") is None
    assert plot.refused(UNIQUE[257], "7.4 8.3") == ("AN-8.5", "it must cover 2 border hexes")
    assert all(count(spot.mask & BORDER) == 2 for spot in plot.spots(UNIQUE[257]))
    assert all(count(spot.mask & BORDER) >= 2 and spot.ring & plot.covered for spot in plot.spots(UNIQUE[254]))
    assert plot.spots(UNIQUE[254])


@rule("AN-5.15", "AN-8.5")
def test_the_diversity_researcher_builds_on_water_and_needs_none() -> None:
    plot = Plot("A", waived=True)
    assert plot.refused(STANDARD[0], "2.5") is None
    assert plot.refused(STANDARD[0], "1.6") is None
    assert plot.refused(UNIQUE[256], "1.4 2.3") is None
    assert plot.refused(UNIQUE[257], "7.4 8.3") == ("AN-8.5", "it must cover 2 border hexes")
    assert Plot("A", "7.5", waived=True).refused(STANDARD[0], "7.6") == (
        "AN-5.5", "a hex marked II needs Build on side II"
    )  # fmt: skip


@rule("AN-5.15")
def test_covered_rock_no_longer_counts() -> None:
    assert Plot("A").refused(UNIQUE[255], "0.1 0.2") is None
    rocks_beside = named(around(hexes("0.1 0.2")) & MAPS["A"].rock)
    assert Plot("A", rocks_beside).refused(UNIQUE[255], "0.1 0.2") == ("AN-8.5", "it must touch 1 rock hex")


@rule("AN-5.5", "AN-5.6", "AN-5.7", "AN-8.5")
@pytest.mark.parametrize("zoo_map", MAPS.values(), ids=repr)
def test_a_spot_is_where_nothing_forbids_it(zoo_map: ZooMap) -> None:
    random = Random(zoo_map.id)
    for build2, waived in ((False, False), (True, False), (True, True)):
        covered = mask_of(number for _, spot in zoo_map.setup for number in bits(spot.mask))
        kiosks = 0
        for _ in range(12):
            kind = random.choice(KINDS)
            zoo = (covered, kiosks, build2, waived, not covered)
            listed = spots(zoo_map, kind, *zoo)
            assert listed == tuple(spot for spot in footprints(kind) if not why_not_here(zoo_map, kind, *zoo, spot))
            if listed:
                mask = random.choice(listed).mask
                covered |= mask
                kiosks |= mask if kind is KIOSK else 0
