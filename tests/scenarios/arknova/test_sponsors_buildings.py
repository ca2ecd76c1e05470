"""Sponsors with unique buildings, and native animals [AN-8.5, AN-S.243 to AN-S.261, AN-S.264]."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene, card, spot

ANIMALS_5 = "order Bu Ca As Sp An"
HILL = "build enclosure_3 1.2 1.3 2.2"
"""Map A with an empty enclosure in the upper left: places beside rock and water are in reach."""

PLACES = (
    ("243", "3.2 3.3 4.1"), ("244", "1.4 2.4 3.4 3.5"), ("245", "2.3 2.4 3.3 3.5"), ("246", "3.1 3.2 3.3 3.4"),
    ("247", "2.3 3.2 3.3 3.4"), ("248", "1.4 2.3 3.4 4.4"), ("249", "1.4 2.3 3.3"), ("250", "2.3 3.4 3.5 4.3"),
    ("251", "2.3 3.4 3.5 4.5"), ("252", "3.2 3.3 3.4 4.1"), ("253", "1.4 2.4 3.4 4.4"), ("255", "3.2 4.2"),
    ("256", "2.4 3.5"), ("257", "4.5 5.6"),
)  # fmt: skip
"""Unique buildings with a legal place each."""

BAD_PLACES = (
    ("243", "1.4 2.3 3.4", "it must touch 1 rock hex"), ("244", "2.3 3.2 3.3 4.2", "it must touch 1 water hex"),
    ("245", "2.3 3.3 4.3 4.4", "it must touch 2 water hexes"), ("246", "3.2 3.3 3.4 3.5", "it must touch 2 rock hexes"),
    ("247", "1.4 2.3 3.3 3.4", "it must touch 1 rock hex"), ("252", "1.4 2.4 3.4 4.3", "it must touch 1 rock hex"),
    ("255", "2.3 3.4", "it must touch 1 rock hex"), ("256", "2.3 3.3", "it must touch 1 water hex"),
    ("257", "1.4 2.3", "it must cover 2 border hexes"),
)  # fmt: skip
"""Unique buildings with a place that lacks what is printed on the card."""


def building(number: str) -> str:
    return card(number).code.replace("-", "_")


def place_first(scene: Scene, action: str, number: str, hexes: str) -> None:
    """Play a sponsor, and of all its effects let the building come first, wherever that is asked."""
    scene.plays("A", action, card(number).code)
    if building(number) in scene.codes("A"):
        scene.plays("A", building(number))
    scene.plays("A", spot(building(number), hexes))


@rule("AN-8.5", "AN-13.16")
@pytest.mark.parametrize(("number", "hexes"), PLACES)
def test_a_unique_building_is_placed_free_of_charge(scene: Scene, number: str, hexes: str) -> None:
    scene.table(A=f"x 1, rep 3, money 0, hand {number}, {HILL}")

    place_first(scene, "sponsors+1", number, hexes)

    assert f"{building(number)} {hexes}" in scene.buildings("A")
    assert scene.zoo("A").money in (0, 5)  # 5 where it covers the bonus on 2.4 or 3.1


@rule("AN-8.5", "AN-13.16")
@pytest.mark.parametrize(("number", "hexes", "reason"), BAD_PLACES)
def test_a_unique_building_needs_what_is_printed(scene: Scene, number: str, hexes: str, reason: str) -> None:
    scene.table(A=f"x 1, rep 3, hand {number}, {HILL}")

    scene.plays("A", "sponsors+1", card(number).code)
    if building(number) in scene.codes("A"):
        scene.plays("A", building(number))

    text = scene.refused("A", spot(building(number), hexes), rule="AN-8.5")

    assert reason in text


@rule("AN-8.5")
@pytest.mark.parametrize(
    ("number", "map_id", "corner"),
    [
        ("243", "8", "4.0"), ("244", "4", "7.2"), ("245", "4", "7.2"), ("246", "8", "4.0"), ("247", "8", "4.0"),
        ("248", "3a", "5.0"), ("249", "4", "7.2"), ("250", "8", "4.0"), ("251", "4", "7.2"), ("252", "8", "4.0"),
        ("253", "4", "7.2"), ("254", "4", "7.2"), ("255", "8", "4.0"), ("256", "4", "7.2"),
    ],
)  # fmt: skip
def test_a_sponsor_without_a_place_for_its_building_is_unplayable(
    scene: Scene, number: str, map_id: str, corner: str
) -> None:
    """Only a pavilion in a corner stands there, and the building that must touch it fits nowhere."""
    scene.table(A=f"x 1, rep 3, hand {number}, build pavilion {corner}", maps=map_id)

    assert scene.codes("A", "sponsors+1") == ["break"]
    scene.refused("A", "sponsors+1", card(number).code, rule="AN-8.5")


@rule("AN-8.5", "AN-S.257")
def test_side_entrance_without_two_free_border_spaces_is_unplayable(scene: Scene) -> None:
    """What is left of the border lies apart, is water or rock, or needs Build II."""
    pavilions = "build pavilion 0.1, build pavilion 6.0, build pavilion 5.6, build pavilion 8.3"
    scene.table(A=f"hand 257, {pavilions}")

    scene.refused("A", "sponsors", "side-entrance", rule="AN-8.5")

    scene.table(A=f"hand 257, upgraded Bu, {pavilions}")

    assert scene.codes("A", "sponsors", "side-entrance") == [
        spot("side_entrance", "6.5 7.6"),
        spot("side_entrance", "8.4 8.5"),
        spot("side_entrance", "7.6 8.5"),
    ]


@rule("AN-S.257", "AN-5.6")
def test_side_entrance_need_not_touch_another_building(scene: Scene) -> None:
    scene.table(A="hand 257", maps="0")

    scene.plays("A", "sponsors", "side-entrance", spot("side_entrance", "8.1 8.2"))

    assert scene.buildings("A") == ["side_entrance 8.1 8.2"]


@rule("AN-S.254")
def test_zoo_school_covers_two_border_spaces(scene: Scene) -> None:
    scene.table(A="hand 254, build pavilion 4.4, build pavilion 5.5")

    text = scene.refused("A", "sponsors", "zoo-school", "zoo_school", spot("zoo_school", "3.3 3.4 4.2"), rule="AN-8.5")

    assert "it must cover 2 border hexes" in text


# for every icon into the own zoo


@rule("AN-S.243", "AN-S.244", "AN-S.246", "AN-S.247", "AN-8.4")
@pytest.mark.parametrize(
    ("number", "hexes", "icons", "appeal"),
    [
        ("243", "3.2 3.3 4.1", {"herbivore": 1, "rock": 1}, 2),
        ("244", "1.4 2.4 3.4 3.5", {"bird": 1, "water": 1}, 2),
        ("246", "3.1 3.2 3.3 3.4", {"rock": 2}, 4),
        ("247", "2.3 3.2 3.3 3.4", {"primate": 1, "rock": 1}, 2),
    ],
)
def test_a_house_of_animals_gives_2_appeal_for_its_own_icon(
    scene: Scene, number: str, hexes: str, icons: dict[str, int], appeal: int
) -> None:
    scene.table(A=f"x 1, rep 3, appeal 0, hand {number}, {HILL}")

    scene.plays("A", "sponsors+1", card(number).code, spot(building(number), hexes))

    assert scene.zoo("A").appeal == appeal
    assert {icon: scene.icon("A", icon) for icon in icons} == icons


@rule("AN-S.243", "AN-S.244", "AN-S.245", "AN-S.246", "AN-S.247", "AN-8.9")
@pytest.mark.parametrize(
    ("number", "animal", "appeal"),
    [
        ("243", "450", 6),  # a herbivore, 4 printed
        ("244", "507", 7),  # a bird, 5 printed
        ("245", "423", 9),  # one water symbol, 6 printed, Pack counts the own predator
        ("246", "444", 9),  # two rock symbols, 5 printed
        ("247", "466", 8),  # a primate, 6 printed
    ],
)
def test_a_house_of_animals_gives_2_appeal_for_every_such_icon_into_the_own_zoo(
    scene: Scene, number: str, animal: str, appeal: int
) -> None:
    home = ", build enclosure_2 1.2 1.3" if animal == "444" else ""
    scene.table(A=f"{ANIMALS_5}, money 30, appeal 0, hand {animal}, sponsors {number}{home}", deck="401", break_step=0)

    scene.plays("A", "animals", card(animal).code)
    while scene.asked == "A":
        scene.plays("A", "no" if "no" in scene.codes("A") else scene.codes("A")[0])

    assert scene.zoo("A").appeal == appeal


@rule("AN-S.243", "AN-8.9")
def test_a_herbivore_into_another_zoo_does_nothing_for_the_meerkat_den(scene: Scene) -> None:
    scene.table(A="hand 240", B="appeal 0, sponsors 243 244 246 247 248")

    scene.plays("A", "sponsors", "expert-in-herbivores")

    assert scene.zoo("B").appeal == 0


@rule("AN-S.245", "AN-8.9")
def test_water_of_a_sponsor_sets_off_the_aquarium(scene: Scene) -> None:
    scene.table(A="appeal 0, hand 241, sponsors 245")

    scene.plays("A", "sponsors", "hydrologist")

    assert scene.zoo("A").appeal == 5  # 3 for three water icons, 2 for the new one


@rule("AN-S.248", "AN-8.4", "AN-8.9")
def test_rhesus_monkey_park_gives_x_tokens_for_primates(scene: Scene) -> None:
    scene.table(A=f"x 0, hand 248, {HILL}")

    scene.plays("A", "sponsors", "rhesus-monkey-park", spot("rhesus_monkey_park", "1.4 2.3 3.4 4.4"))

    assert scene.zoo("A").x_tokens == 1


@rule("AN-S.248", "AN-8.9")
def test_rhesus_monkey_park_gives_two_x_tokens_for_the_two_icons_of_a_mandrill(scene: Scene) -> None:
    scene.table(
        A=f"{ANIMALS_5}, x 0, cp 2, money 28, hand 457, sponsors 248, icons primate 3, "
        "build enclosure_5 1.4 2.3 2.4 3.4 3.5"
    )

    scene.plays("A", "animals", "mandrill")

    assert scene.zoo("A").x_tokens == 2


@rule("AN-S.249", "AN-G.PERCEPTION")
def test_barred_owl_hut_perceives_for_its_own_icon(scene: Scene) -> None:
    scene.table(A=f"x 1, hand 249, {HILL}", deck="401 402")

    place_first(scene, "sponsors+1", "249", "1.4 2.3 3.3")
    scene.plays("A", "lion")

    assert scene.hand("A") == "402"
    assert [each.id for each in scene.state.discard] == [401]


@rule("AN-S.249", "AN-8.9")
def test_barred_owl_hut_perceives_for_every_bird(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 13, hand 502, sponsors 249", deck="401 402")

    scene.plays("A", "animals", "great-hornbill", "cheetah", "no")

    assert scene.hand("A") == "401"


@rule("AN-S.250", "AN-G.SUNBATHING")
def test_sea_turtle_tank_sells_up_to_two_cards_for_its_own_icon(scene: Scene) -> None:
    scene.table(A=f"money 0, hand 250 401 402 403, {HILL}")

    place_first(scene, "sponsors", "250", "2.3 3.4 3.5 4.3")
    scene.plays("A", "cheetah", "leopard")

    assert scene.zoo("A").money == 8
    assert scene.hand("A") == "402"


@rule("AN-S.250", "AN-8.9")
def test_sea_turtle_tank_suns_twice_for_the_two_icons_of_the_saltwater_crocodile(scene: Scene) -> None:
    scene.table(
        A=f"{ANIMALS_5}, money 20, hand 489 401 402 403 404 405, sponsors 250, partner australia, "
        "build enclosure_5 1.4 2.3 2.4 3.4 3.5"
    )
    sun = "sea-turtle-tank sunbathing:2"
    scene.plays("A", "animals", "saltwater-crocodile", sun, "cheetah", "lion", sun, "leopard", "fennec-fox")

    assert scene.zoo("A").money == 16
    assert scene.hand("A") == "404"


@rule("AN-S.251", "AN-8.4")
def test_polar_bear_exhibit_gives_2_appeal_for_its_own_bear(scene: Scene) -> None:
    scene.table(A=f"appeal 0, hand 251, {HILL}", B="money 0, sponsors 239")

    scene.plays("A", "sponsors", "polar-bear-exhibit", spot("polar_bear_exhibit", "2.3 3.4 3.5 4.5"))

    assert scene.zoo("A").appeal == 2
    assert [scene.icon("A", icon) for icon in ("bear", "predator", "water")] == [1, 1, 1]
    assert scene.zoo("B").money == 3  # a predator came into a zoo


@rule("AN-S.251", "AN-8.9")
def test_bears_in_any_zoo_bring_appeal_to_the_owner_of_the_exhibit(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 11, appeal 0, hand 415", B="appeal 3, sponsors 251")

    scene.plays("A", "animals", "raccoon", "no")

    assert (scene.zoo("A").appeal, scene.zoo("B").appeal) == (4, 5)


@rule("AN-S.252", "AN-G.HUNTER")
def test_spotted_hyena_compound_hunts_with_as_many_cards_as_predators(scene: Scene) -> None:
    scene.table(A=f"hand 252, icons predator 2, {HILL}", deck="201 401 402 403")

    place_first(scene, "sponsors", "252", "3.2 3.3 3.4 4.1")
    scene.plays("A", "lion")

    assert scene.hand("A") == "402"
    assert [each.id for each in scene.state.discard] == [201, 401]  # three cards: its own icon counts


@rule("AN-S.252", "AN-8.9")
def test_spotted_hyena_compound_hunts_twice_for_two_predator_icons(scene: Scene) -> None:
    scene.table(
        A=f"{ANIMALS_5}, money 17, hand 401, sponsors 252, build enclosure_5 1.4 2.3 2.4 3.4 3.5",
        deck="404 405 406 407 408 409 410 411 412",
    )

    hunt = "spotted-hyena-compound hunter:predator"
    scene.plays("A", "animals", "cheetah", hunt, "caracal", hunt, "sun-bear")

    assert scene.hand("A") == "404 409 410 411 412"  # one of three cards for each hunt, then Sprint 3
    assert [each.id for each in scene.state.discard] == [405, 406, 407, 408]


# okapi stable


@rule("AN-S.253", "AN-8.4")
def test_okapi_stable_offers_a_sponsor_for_its_own_icon(scene: Scene) -> None:
    scene.table(A=f"x 1, money 3, hand 253 223 220, {HILL}")

    place_first(scene, "sponsors+1", "253", "1.4 2.4 3.4 4.4")

    assert scene.codes("A") == ["federal-grants", "science-institute", "no"]  # 5 money came from 2.4

    scene.plays("A", "federal-grants")

    assert scene.zoo("A").money == 7  # 3 + 5 - 4 + 3
    assert [(holder.id, left) for holder, left in scene.zoo("A").tokens] == [(253, 2)]


@rule("AN-S.253", "AN-2.20")
def test_declining_keeps_the_token_of_the_okapi_stable(scene: Scene) -> None:
    scene.table(A=f"{ANIMALS_5}, money 20, hand 450 223, sponsors 253")

    scene.plays("A", "animals", "common-wombat", "okapi-stable okapi-stable", "no", "done")

    assert [left for _, left in scene.zoo("A").tokens] == [3]
    assert scene.hand("A") == "223"


@rule("AN-S.253")
def test_without_tokens_the_okapi_stable_offers_nothing(scene: Scene) -> None:
    scene.table(A="money 20, hand 240 223, sponsors 253, tokens 253 0")

    scene.plays("A", "sponsors", "expert-in-herbivores")

    assert scene.asked == "B"
    assert scene.hand("A") == "223"


@rule("AN-S.253")
def test_the_last_token_of_the_okapi_stable_is_spent_before_the_sponsor_comes(scene: Scene) -> None:
    """That sponsor shows a herbivore too, but no token is left for its icon."""
    scene.table(A=f"{ANIMALS_5}, money 20, hand 445 240 223, sponsors 253, tokens 253 1")

    scene.plays("A", "animals", "crested-porcupine", "okapi-stable okapi-stable", "expert-in-herbivores")

    assert scene.why == "AN-G.DIGGING"
    assert [left for _, left in scene.zoo("A").tokens] == [0]
    assert scene.zoo("A").money == 11  # 20 - 8 - 4 + 3


@rule("AN-S.253")
def test_sponsors_with_herbivores_go_on_spending_tokens(scene: Scene) -> None:
    scene.table(A="money 20, hand 260 240 223, sponsors 253, appeal 0")

    scene.plays("A", "sponsors", "native-farm-animals", "okapi-stable okapi-stable")
    scene.plays("A", "expert-in-herbivores", "science-institute")

    assert [left for _, left in scene.zoo("A").tokens] == [1]
    assert scene.zoo("A").money == 16  # 20 - 4 + 3 - 3


# gains printed on the card


@rule("AN-S.254", "AN-2.5")
def test_zoo_school_gives_reputation_conservation_and_a_card_in_range(scene: Scene) -> None:
    scene.table(A="hand 254, rep 1, cp 0, x 0", display="401 402 403 404 405 406", deck="407")

    scene.plays("A", "sponsors", "zoo-school", "zoo-school reputation", "zoo-school card")

    assert scene.codes("A") == ["cheetah", "lion", "deck"]  # with reputation 2 the range is 2

    scene.plays("A", "lion")

    zoo = scene.zoo("A")
    assert (zoo.reputation, zoo.conservation, zoo.x_tokens) == (2, 1, 1)
    assert scene.hand("A") == "402"


@rule("AN-S.255", "AN-S.256")
@pytest.mark.parametrize(("number", "hexes", "icon"), [("255", "3.2 4.2", "rock"), ("256", "3.3 4.3", "water")])
def test_a_playground_gives_4_appeal(scene: Scene, number: str, hexes: str, icon: str) -> None:
    scene.table(A=f"appeal 0, money 0, hand {number}, {HILL}")

    scene.plays("A", "sponsors", card(number).code, spot(building(number), hexes))

    assert scene.zoo("A").appeal == 4
    assert scene.icon("A", icon) == 1


@rule("AN-S.257", "AN-10.5", "AN-10.9")
def test_side_entrance_pays_2_for_every_building_beside_it_but_empty_enclosures(scene: Scene) -> None:
    scene.table(
        A="order Sp An Bu Ca As, money 0, appeal 0, sponsors 257, build side_entrance 4.5 5.6, build pavilion 4.4, "
        "build enclosure_1 5.5, build enclosure_1! 3.5, build kiosk 6.5",
        break_step=8,
        deck="401 402",
    )

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").money == 13  # 1 + 5 for no appeal + 6 for three buildings + 1 for the kiosk beside it


@rule("AN-S.261")
def test_guided_school_tours_give_appeal_and_conservation(scene: Scene) -> None:
    scene.table(A="appeal 0, cp 0, hand 261")

    scene.plays("A", "sponsors", "guided-school-tours")

    assert (scene.zoo("A").appeal, scene.zoo("A").conservation) == (1, 1)


# native animals count spaces of the map


@rule("AN-S.258", "AN-S.259", "AN-S.260", "AN-S.264", "AN-13.21")
@pytest.mark.parametrize(
    ("number", "icon", "appeal"),
    [
        ("258", "bird", 3),  # water on 2.0, 2.5 and 4.0
        ("259", "reptile", 4),  # rock on 1.6, 2.1, 3.0 and 1.1
        ("260", "herbivore", 2),  # 0.2 and 0.1
        ("264", "primate", 3),  # bonuses on 0.1, 2.2 and 2.4
    ],
)
def test_native_animals_count_connected_spaces(scene: Scene, number: str, icon: str, appeal: int) -> None:
    """Beside the kiosk and the enclosure of map A stand pavilions on 1.2 and 3.1, which covers a bonus."""
    scene.table(A=f"appeal 0, hand {number}, build pavilion 1.2, build pavilion 3.1")

    scene.plays("A", "sponsors", card(number).code)

    assert scene.zoo("A").appeal == appeal
    assert scene.icon("A", icon) == 1
