"""Effects of one moment in any order, also where only several together reach something [AN-2.5, AN-7.9, AN-8.5]."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene, spot

ASSOCIATION = "order An Bu Ca Sp As, hired 2"
LOOKING = "order An Bu Ca As Sp"

# several gains that reach something together


@rule("AN-2.5", "AN-2.17", "AN-9.3", "AN-9.7")
def test_two_gains_of_reputation_that_pass_9_together_may_wait_for_an_upgrade(scene: Scene) -> None:
    """Spokesperson's reputation and 2 of the second university, with the upgrade of its slot: 7 + 1 + 2 = 10."""
    scene.table(A=f"rep 7, sponsors 202, university hand_limit, {ASSOCIATION}", deck="401")

    scene.plays("A", "association", "university", "research_reputation")
    assert scene.codes("A") == ["spokesperson reputation", "reputation", "upgrade"]
    scene.plays("A", "upgrade", "cards", "deck")

    assert scene.zoo("A").reputation == 10
    assert scene.hand("A") == "401"


@rule("AN-2.5", "AN-7.9", "AN-9.1", "AN-9.7")
def test_conservation_of_level_and_token_may_upgrade_before_reputation_comes(scene: Scene) -> None:
    """The middle level of a breeding program: 1 conservation, 2 reputation; token 4 of map A: 1 conservation more."""
    scene.table(A=f"cp 0, rep 9, hand 123, animals 507, partner americas, {ASSOCIATION}", deck="401")

    scene.plays("A", "association", "project", "middle", "4")
    assert scene.codes("A") == ["reputation", "conservation"]
    scene.plays("A", "conservation", "conservation", "upgrade", "cards", "deck")

    assert scene.zoo("A").reputation == 11


@rule("AN-2.5", "AN-10.7", "AN-9.6")
def test_income_from_appeal_may_wait_for_a_sponsor_that_two_gains_of_conservation_bring(scene: Scene) -> None:
    """Medical Breakthrough and token 4 reach conservation 5 together; the tile plays Guided School Tours: 5 appeal."""
    scene.table(
        A="cp 3, money 3, appeal 4, sponsors 206, left 1 2 3 5 6 7, hand 261, empty",
        B="order An Bu Ca As Sp",
        active="B",
        break_step=8,
        tiles="sponsor x-tokens | cards reputation",
        deck="401 402 403 404",
    )
    scene.plays("B", "sponsors", "break")
    points = ["medical-breakthrough conservation", "conservation"]

    assert scene.codes("A") == ["income appeal", "income kiosks", *points]
    scene.plays("A", *points, "tile sponsor", "guided-school-tours")

    assert (scene.zoo("A").appeal, scene.zoo("A").money) == (5, 10)


# what is an effect among others


@rule("AN-7.9", "AN-7.12")
@pytest.mark.parametrize("first", ["release", "conservation"])
def test_a_release_comes_before_or_after_the_other_effects(scene: Scene, first: str) -> None:
    """5 conservation bring a sponsor of at most 25 appeal: only after the release there are so few."""
    scene.table(
        A=f"cp 4, appeal 27, rep 4, money 20, hand 120 222, animals 428, empty, build enclosure_3! 1.2 1.3 2.2, "
        f"icons science 2, {ASSOCIATION}",
        tiles="sponsor money | cards x-tokens",
    )
    scene.plays("A", "association", "project", "6")
    assert "release" in scene.codes("A")
    scene.plays("A", first)
    if first == "release":
        scene.plays("A", "conservation")
    if "conservation 5" in scene.codes("A"):
        scene.plays("A", "conservation 5")
    scene.plays("A", "tile sponsor")

    assert ("release-of-patents" in scene.codes("A")) is (first == "release")


@rule("AN-5.8", "AN-S.221")
def test_the_bonus_of_the_archaeologist_may_come_before_the_one_it_is_for(scene: Scene) -> None:
    """2 reputation of another space first, and the card of the space that was covered lies in range."""
    scene.table(
        maps="0", A="order An Ca As Sp Bu, money 2, rep 1, sponsors 221", display="401 402 403 404 405 406", deck="407"
    )
    scene.plays("A", "build", "enclosure_1", "3.6")
    assert scene.codes("A") == ["bonus card_deck_or_range_1", "archaeologist"]
    scene.plays("A", "archaeologist", "reputation_2", "lion")

    assert (scene.zoo("A").reputation, scene.hand("A")) == (3, "402")


@rule("AN-8.5", "AN-2.5", "AN-S.254")
def test_zoo_school_may_wait_for_the_upgrade_that_opens_a_space_marked_ii(scene: Scene) -> None:
    """Its reputation reaches 5 and upgrades Build; then the school may cover a space marked II."""
    scene.table(A=f"rep 4, hand 254, {LOOKING}, empty, build pavilion 6.5")
    marked = spot("zoo_school", "7.6 8.4 8.5")

    scene.plays("A", "sponsors", "zoo-school")
    scene.refused("A", "zoo_school", marked, rule="AN-5.5")
    scene.plays("A", "zoo-school reputation", "build", "zoo_school", marked)

    assert "zoo_school 7.6 8.4 8.5" in scene.buildings("A")


@rule("AN-8.5")
def test_a_bonus_that_places_a_building_leaves_room_for_the_unique_one(scene: Scene) -> None:
    """The free enclosure of a tile at conservation 5 comes before the school, and must not lie where only that fits."""
    scene.table(
        A=f"rep 1, cp 4, x 5, hand 254, {LOOKING}, empty, build pavilion 0.0, build pavilion 0.2, build pavilion 4.5",
        tiles="enclosure money | cards reputation",
        deck="401",
    )
    scene.plays("A", "sponsors", "zoo-school", "zoo-school conservation", "tile enclosure")

    text = scene.refused("A", spot("enclosure_3", "0.3 0.4 1.4"), rule="AN-8.5")
    assert "no place for the building of your sponsor" in text
    scene.plays("A", spot("enclosure_3", "1.2 1.3 2.2"), "no", "zoo_school", spot("zoo_school", "0.3 0.4 1.5"))

    assert "zoo_school 0.3 0.4 1.5" in scene.buildings("A")


@rule("AN-8.5", "AN-8.6")
def test_a_sponsor_played_in_between_leaves_room_too(scene: Scene) -> None:
    """With the tile that plays a sponsor: the building of the second has only places that the first one needs."""
    scene.table(
        A=f"rep 1, cp 4, x 5, money 9, hand 254 257, {LOOKING}, empty, "
        "build pavilion 0.0, build pavilion 0.2, build pavilion 8.3, build pavilion 4.5",
        tiles="sponsor money | cards reputation",
        deck="401",
    )
    scene.plays("A", "sponsors", "zoo-school", "zoo-school conservation", "tile sponsor", "side-entrance")

    scene.refused("A", spot("side_entrance", "0.3 0.4"), rule="AN-8.5")
