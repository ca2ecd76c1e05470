"""What cards count, income of kiosks and maps [AN-10.9, AN-13.21, AN-M.5, AN-M.7, AN-M.11]: S-AN-39(d), the kiosks."""

from __future__ import annotations

from inspect import getsource
from random import Random

import pytest

from soloist.engine.seats import Seat
from soloist.games.arknova import counting
from soloist.games.arknova.board import UNIVERSITIES
from soloist.games.arknova.buildings import KIND, UNIQUE, Kind, covering
from soloist.games.arknova.cards import (
    ANIMALS,
    CARD,
    FINAL_CARDS,
    SPONSORS,
    Counted,
    Gain,
    Icon,
    Resource,
    Sponsor,
    Tiers,
)
from soloist.games.arknova.counting import (
    COUNTS,
    amount_of,
    cave_income,
    count,
    kiosk_income,
    restaurant_income,
)
from soloist.games.arknova.hexes import NEXT, bits, hexes
from soloist.games.arknova.maps import MAPS, ZooMap
from soloist.games.arknova.settings import SETTINGS, Settings
from soloist.games.arknova.state import ArkNovaTable, Building, Setup, Zoo
from tests.kit import rule

A, B, C, D = (Seat(number) for number in range(4))
SPONSOR = {card.id: card for card in SPONSORS}


def table_on(*maps: str, **options: object) -> ArkNovaTable:
    """A table with these maps, their starting buildings in place."""
    settings = Settings.of({setting.name: setting.default for setting in SETTINGS} | options)
    table = ArkNovaTable(Setup(len(maps), tuple(MAPS[name] for name in maps), FINAL_CARDS, settings))
    for zoo in table.zoos:
        for kind, footprint in zoo.map.setup:
            raise_building(zoo, kind, footprint.mask)
    return table


def raise_building(zoo: Zoo, kind: Kind, mask: int, used: int = 0) -> None:
    footprint = covering(kind, mask)
    assert footprint is not None, f"{kind} has not that shape"
    zoo.buildings.append(Building(kind, footprint, used))
    zoo.covered |= mask
    zoo.kiosks |= mask if kind.is_kiosk else 0


def build(zoo: Zoo, code: str, *places: str, used: int = 0) -> None:
    """Buildings of one kind, each on the hexes named."""
    for names in places:
        raise_building(zoo, KIND[code], hexes(names), used)


def sponsors(*ids: int) -> list[Sponsor]:
    return [SPONSOR[number] for number in ids]


def leave_empty(zoo: Zoo, names: str = "") -> None:
    """Every building space is covered but these; by what does not matter."""
    zoo.covered = zoo.map.ground & ~hexes(names)


def show(zoo: Zoo, **icons: int) -> None:
    """The zoo has exactly so many of these icons."""
    for name, number in icons.items():
        zoo.icons[Icon[name.upper()]] = number


def counted(table: ArkNovaTable, *words: str) -> list[int]:
    return [count(table, A, Counted(word)) for word in words]


# cards and icons


def test_every_word_can_be_counted_on_every_map() -> None:
    assert {*COUNTS, Counted.CATEGORY_MAJORITY} == set(Counted)
    assert len(Counted) == 28
    for each in MAPS:
        table = table_on(each, each)
        assert all(count(table, B, word) >= 0 for word in Counted)
        assert all(count(table, B, icon) == 0 for icon in Icon)


@rule("AN-7.11")
def test_icons_are_those_of_the_zoo() -> None:
    table = table_on("A", "A")
    show(table.zoo(B), predator=3, water=2)
    assert count(table, B, Icon.PREDATOR) == 3
    assert count(table, B, Icon.WATER) == 2
    assert count(table, A, Icon.PREDATOR) == 0


@rule("AN-7.12", "AN-M.10")
def test_small_and_large_animals_in_the_zoo_and_above_the_map() -> None:
    table = table_on("10")
    zoo = table.zoo(A)
    small, medium, large = (next(card for card in ANIMALS if card.size == size) for size in (2, 3, 5))
    petting = next(card for card in ANIMALS if Icon.PETTING_ZOO in card.icons)
    zoo.animals = [small, petting, medium, large]
    assert counted(table, "small_animal", "large_animal") == [2, 1]
    zoo.tucked = (large, small, medium)
    assert counted(table, "small_animal", "large_animal") == [3, 2]
    zoo.animals = []
    assert counted(table, "small_animal", "large_animal") == [1, 1]


@rule("AN-7.10", "AN-11.10")
def test_supports_are_tokens_gone_from_the_left_edge_wherever_the_projects_are_now() -> None:
    table = table_on("A")
    assert counted(table, "project_support") == [0]
    table.zoo(A).left = 0b1010100
    assert (table.row, table.bases) == ([], [])
    assert counted(table, "project_support") == [4]


def test_counters_tokens_universities_and_sponsors() -> None:
    table = table_on("A")
    zoo = table.zoo(A)
    zoo.reputation, zoo.x_tokens = 11, 4
    zoo.universities = UNIVERSITIES[:2]
    zoo.sponsors = list(SPONSORS[:3])
    assert counted(table, "reputation", "x_token", "university", "sponsor_card") == [11, 4, 2, 3]


@rule("AN-S.207", "AN-S.208", "AN-S.225")
def test_different_icons_are_categories_and_continents_and_nothing_else() -> None:
    table = table_on("A")
    words = ("distinct_category", "distinct_continent", "distinct_icon")
    show(table.zoo(A), science=5, rock=4, water=3)
    assert counted(table, *words) == [0, 0, 0]
    show(table.zoo(A), predator=2, petting_zoo=1, bear=1, africa=3, europe=1)
    assert counted(table, *words) == [3, 2, 5]
    table.zoo(A).icons = [1] * len(Icon)
    assert counted(table, *words) == [7, 5, 12]


@rule("AN-S.219")
def test_a_set_is_a_water_and_a_rock_icon() -> None:
    table = table_on("A")
    show(table.zoo(A), water=5, rock=2)
    assert counted(table, "water_rock_set") == [2]
    show(table.zoo(A), water=0)
    assert counted(table, "water_rock_set") == [0]


@rule("AN-11.7", "AN-F.009")
def test_the_player_to_the_right_is_the_one_before_in_turn_order() -> None:
    table = table_on("A", "A", "A")
    show(table.zoo(A), bird=1, bear=2)
    show(table.zoo(B), bird=2, bear=2, science=9, asia=9)
    show(table.zoo(C), bird=1, reptile=1, primate=1)
    majorities = [count(table, seat, Counted.CATEGORY_MAJORITY) for seat in table.players]
    assert majorities == [1, 1, 2]  # A over C: bear; B over A: bird; C over B: reptile, primate


@rule("AN-F.009")
def test_alone_there_is_nobody_to_the_right() -> None:
    table = table_on("A")
    show(table.zoo(A), bird=5, bear=2)
    assert counted(table, "category_majority") == [0]


# buildings


@rule("AN-S.210", "AN-S.211")
def test_kiosks_and_occupied_enclosures_of_size_1() -> None:
    table = table_on("A")
    build(table.zoo(A), "kiosk", "3.3", "4.5")
    build(table.zoo(A), "enclosure_1", "0.2", "1.3", used=1)
    build(table.zoo(A), "enclosure_1", "1.4")
    build(table.zoo(A), "enclosure_2", "2.3 2.4", used=1)
    build(table.zoo(A), "pavilion", "1.2")
    assert counted(table, "kiosk", "occupied_enclosure_1") == [3, 2]


@rule("AN-S.257")
def test_what_stands_beside_the_side_entrance() -> None:
    table = table_on("A")
    zoo = table.zoo(A)
    card = SPONSOR[257]
    (income,) = card.income
    assert isinstance(income, Gain)
    assert amount_of(table, A, income, card) == 0  # it does not stand yet
    raise_building(zoo, UNIQUE[257], hexes("0.1 0.2"))
    assert count(table, A, Counted.ADJACENT_BUILDING, card) == 1  # the kiosk on 0.3; not the Side Entrance itself
    build(zoo, "enclosure_1", "0.0")
    assert count(table, A, Counted.ADJACENT_BUILDING, card) == 1
    zoo.buildings[-1] = Building(KIND["enclosure_1"], zoo.buildings[-1].footprint, used=1)
    assert count(table, A, Counted.ADJACENT_BUILDING, card) == 2
    build(zoo, "petting_zoo", "1.2 1.3 2.3")
    assert count(table, A, Counted.ADJACENT_BUILDING, card) == 3  # two spaces of it touch, one building
    build(zoo, "pavilion", "3.3")
    assert counted(table, "adjacent_building") == [3]
    assert amount_of(table, A, income, card) == 6


@rule("AN-10.9")
def test_kiosks_pay_for_the_buildings_beside_them() -> None:
    """S-AN-39(d)."""
    table = table_on("3a", "3a")
    zoo = table.zoo(A)
    build(zoo, "kiosk", "2.3", "5.3")
    build(zoo, "petting_zoo", "3.4 4.4 5.4")
    unique = next(kind for kind in UNIQUE.values() if covering(kind, hexes("0.4 1.5 1.6 2.4")))
    raise_building(zoo, unique, hexes("0.4 1.5 1.6 2.4"))
    build(zoo, "pavilion", "1.4", "3.1")
    build(zoo, "enclosure_1", "6.2", "6.3", used=1)
    build(zoo, "enclosure_3", "2.1 2.2 3.2", used=1)
    build(zoo, "enclosure_2", "0.2 1.3")
    build(zoo, "enclosure_1", "5.2")
    assert kiosk_income(zoo) == 4 + 3
    assert kiosk_income(table.zoo(B)) == 0


@rule("AN-10.9")
def test_kiosks_pay_nothing_for_kiosks_and_empty_standard_enclosures() -> None:
    zoo = table_on("A").zoo(A)
    assert kiosk_income(zoo) == 0  # the size-3 enclosure beside it is empty
    build(zoo, "kiosk", "0.2")  # as near as no rule allows
    assert kiosk_income(zoo) == 0
    build(zoo, "petting_zoo", "1.3 1.4 2.4")
    assert kiosk_income(zoo) == 1 + 1  # both kiosks, once each for the building, though no animal lives there
    zoo.buildings[1] = Building(zoo.buildings[1].kind, zoo.buildings[1].footprint, used=1)
    assert kiosk_income(zoo) == 3


@rule("AN-M.7")
@pytest.mark.parametrize(("number", "parlors"), [("7", ("1.1", "5.2", "5.5")), ("7a", ("0.2", "7.2", "5.5"))])
def test_each_kiosk_pays_one_more_once_all_ice_cream_parlors_are_covered(number: str, parlors: tuple[str, ...]) -> None:
    zoo = table_on(number).zoo(A)
    build(zoo, "kiosk", "0.4", "3.3")
    build(zoo, "pavilion", *parlors[:2], "0.5")
    assert kiosk_income(zoo) == 1
    build(zoo, "enclosure_1", parlors[2])
    assert kiosk_income(zoo) == 1 + 2


@rule("AN-M.5")
@pytest.mark.parametrize("number", ["5", "5a"])
def test_every_covered_space_beside_the_restaurant_pays(number: str) -> None:
    zoo = table_on(number).zoo(A)
    assert restaurant_income(zoo) == 0
    build(zoo, "enclosure_2", "3.2 3.3")
    assert restaurant_income(zoo) == 2  # both spaces, empty as it is
    build(zoo, "kiosk", "5.3")
    assert restaurant_income(zoo) == 3
    build(zoo, "pavilion", "3.4")
    assert restaurant_income(zoo) == 3


@rule("AN-M.5", "AN-M.11")
def test_stored_cards_pay_two_money_and_other_maps_nothing() -> None:
    zoo = table_on("11").zoo(A)
    zoo.stored = (CARD["cheetah"], CARD["science-lab"])
    zoo.covered = zoo.map.ground
    assert (cave_income(zoo), restaurant_income(zoo)) == (4, 0)
    assert cave_income(table_on("A").zoo(A)) == 0


# spaces of the map


@rule("AN-13.21", "AN-S.258", "AN-S.259", "AN-S.260", "AN-S.264")
def test_connected_and_isolated_spaces_at_the_start_of_map_a() -> None:
    table = table_on("A")
    assert counted(table, "connected_water", "isolated_water") == [1, 8]  # 2.5
    assert counted(table, "connected_rock", "isolated_rock") == [1, 6]  # 1.6
    assert counted(table, "connected_bonus", "isolated_bonus") == [1, 11]  # 2.4
    assert counted(table, "connected_border") == [1]  # 0.2; 1.6 and 2.5 are no building spaces
    assert counted(table, "empty_space", "empty_group_of_6") == [38, 6]


def brute(zoo: Zoo, spaces: int) -> tuple[int, int]:
    """Connected and isolated spaces by the words of the rule."""
    uncovered = [space for space in bits(spaces) if not zoo.covered >> space & 1]
    connected = [space for space in uncovered if NEXT[space] & zoo.covered]
    return len(connected), len(uncovered) - len(connected)


@rule("AN-13.21")
@pytest.mark.parametrize("ground", MAPS.values(), ids=lambda ground: ground.id)
def test_connected_and_isolated_agree_with_the_rule_wherever_buildings_stand(ground: ZooMap) -> None:
    table = table_on(ground.id)
    zoo = table.zoo(A)
    random = Random(ground.id)
    for spread in range(1, 5):
        zoo.covered = random.getrandbits(58)
        for _ in range(spread):
            zoo.covered &= random.getrandbits(58)
        for name, spaces in (("water", ground.water), ("rock", ground.rock), ("bonus", ground.bonus_mask)):
            assert tuple(counted(table, f"connected_{name}", f"isolated_{name}")) == brute(zoo, spaces)
        assert counted(table, "connected_border") == [brute(zoo, ground.border & ground.ground)[0]]
        assert counted(table, "all_water_connected") == [int(brute(zoo, ground.water)[1] == 0)]
        assert counted(table, "all_rock_connected") == [int(brute(zoo, ground.rock)[1] == 0)]


@rule("AN-13.21", "AN-5.15")
def test_water_and_rock_under_buildings_no_longer_count() -> None:
    table = table_on("A")
    zoo = table.zoo(A)
    build(zoo, "enclosure_1", "2.5", "1.6")
    assert counted(table, "connected_water", "isolated_water") == [1, 7]  # 3.6 is beside 2.5 now
    assert counted(table, "connected_rock", "isolated_rock") == [0, 6]
    zoo.covered = zoo.map.water
    assert counted(table, "connected_water", "isolated_water", "all_water_connected") == [0, 0, 1]


@rule("AN-13.21", "AN-F.004")
def test_all_water_and_all_rock_connected() -> None:
    table = table_on("A")
    zoo = table.zoo(A)
    words = ("all_water_connected", "all_rock_connected")
    assert counted(table, *words) == [0, 0]
    zoo.covered = hexes("3.1 6.0 7.1 5.3 3.5")
    assert counted(table, *words) == [1, 0]
    zoo.covered = hexes("0.0 2.2 3.1 5.3 5.5 0.5")
    assert counted(table, *words) == [0, 1]
    zoo.covered |= hexes("6.0 7.1 3.5")
    assert counted(table, *words) == [1, 1]


@rule("AN-S.260")
def test_sixes_are_counted_in_each_region_by_itself() -> None:
    table = table_on("A")
    zoo = table.zoo(A)
    leave_empty(zoo, "0.0 0.1 0.2 1.2 1.3 2.2 2.3" + " 8.2 8.3 8.4 7.3 7.4")
    assert counted(table, "empty_space", "empty_group_of_6") == [12, 1]  # 7 and 5
    leave_empty(zoo, "0.0 0.1 0.2 1.2 1.3 2.2 2.3" + " 8.2 8.3 8.4 7.3 7.4 8.5")  # 8.5 is marked II
    assert counted(table, "empty_group_of_6") == [2]
    leave_empty(zoo, "8.2 8.3 8.4 7.3 7.4")
    assert counted(table, "empty_group_of_6") == [0]
    leave_empty(zoo)
    assert counted(table, "empty_space", "empty_group_of_6") == [0, 0]


@rule("AN-5.10", "AN-F.004", "AN-F.006")
def test_the_border_and_the_whole_map_covered() -> None:
    table = table_on("A")
    zoo = table.zoo(A)
    words = ("all_border_covered", "map_covered", "empty_space")
    leave_empty(zoo, "7.6")
    assert counted(table, *words) == [0, 0, 1]  # marked II, but a building space of the border
    leave_empty(zoo, "4.4")
    assert counted(table, *words) == [1, 0, 1]
    leave_empty(zoo)
    assert counted(table, *words) == [1, 1, 0]
    zoo.covered |= hexes("2.5 5.4")
    assert counted(table, *words) == [1, 1, 0]
    zoo.covered ^= hexes("4.4")
    assert counted(table, *words) == [1, 0, 1]  # covered water does not make up for it


# amounts


def test_amounts_per_every_most_and_tiers() -> None:
    table = table_on("A", "A")
    show(table.zoo(B), rock=5, predator=4)
    assert amount_of(table, B, Gain(Resource.MONEY, 3)) == 3
    assert amount_of(table, B, Gain(Resource.APPEAL, 3, Icon.ROCK, 2)) == 6
    assert amount_of(table, B, Gain(Resource.APPEAL, 2, Icon.PREDATOR)) == 8  # the icon with number 0
    assert amount_of(table, B, Gain(Resource.APPEAL, 2, Icon.PREDATOR, most=6)) == 6
    assert amount_of(table, A, Gain(Resource.APPEAL, 2, Icon.PREDATOR, most=6)) == 0
    tiers = Tiers(Resource.MONEY, Icon.ROCK, (1, 3, 5), (3, 6, 9))
    amounts = []
    for rocks in range(7):
        show(table.zoo(B), rock=rocks)
        amounts.append(amount_of(table, B, tiers))
    assert amounts == [0, 3, 3, 6, 6, 9, 9]


def test_everything_sponsors_count_can_be_counted() -> None:
    table = table_on("A", "A")
    asked = [
        (effect, card)
        for card in SPONSORS
        for effect in (*card.on_play, *card.income, *card.endgame)
        if isinstance(effect, Gain | Tiers)
    ]
    assert len(asked) > 60
    assert all(amount_of(table, A, effect, card) >= 0 for effect, card in asked)


@pytest.mark.plain
def test_each_way_to_count_says_its_rule() -> None:
    lines = getsource(counting).splitlines()
    beside = {word: line for word in COUNTS for line in lines if line.startswith(f"    {word}: ")}
    assert [word for word, way in COUNTS.items() if "[AN-" not in f"{way.__doc__}{beside[word]}"] == []
    assert len({*COUNTS.values(), counting.category_majorities}) == len(Counted)
