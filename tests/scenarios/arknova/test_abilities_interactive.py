"""Pilfering, and what takes the place of interactive abilities alone or in peace [AN-15.4 to AN-15.6]: S-AN-32."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene
from tests.scenarios.base import seat_named

HOME = "empty, build enclosure_5 3.1 3.2 3.3 4.1 4.2"
CAPUCHIN = f"order Bu An Ca As Sp, money 20, hand 463, partner americas, {HOME}"
MACAQUE = f"order Bu An Ca As Sp, money 20, hand 458, icons asia 1, {HOME}"


@rule("AN-G.PILFERING", "AN-3.6")
@pytest.mark.parametrize(("own", "other", "hit"), [(12, 12, True), (13, 12, False), (4, 5, True), (3, 4, False)])
def test_the_leader_among_the_others_is_hit_if_not_behind(scene: Scene, own: int, other: int, hit: bool) -> None:
    """S-AN-32"""
    scene.table(A=f"{CAPUCHIN}, appeal {own}", B=f"appeal {other}, money 9")

    scene.plays("A", "animals", "panamanian-white-faced-capuchin")

    assert scene.zoo("B").money == (4 if hit else 9)
    assert scene.zoo("A").money == (17 if hit else 12)


@rule("AN-G.PILFERING", "AN-2.21")
def test_among_equals_the_active_player_picks(scene: Scene) -> None:
    scene.table(4, active="C", C=f"{CAPUCHIN}, appeal 5", A="appeal 9, money 9", B="appeal 7", D="appeal 9, money 9")

    scene.plays("C", "animals", "panamanian-white-faced-capuchin")
    assert scene.codes("C") == ["D", "A"]  # clockwise
    scene.plays("C", "A")

    assert [scene.zoo(letter).money for letter in "ABCD"] == [4, 25, 17, 9]
    assert "Seat C: 5 money (Pilfering, from Seat A)" in scene.heard()


@rule("AN-G.PILFERING", "AN-15.4")
def test_the_protected_are_passed_over(scene: Scene) -> None:
    scene.table(3, A=f"{CAPUCHIN}, appeal 5", B="appeal 30, sponsors 225, money 9", C="appeal 7, money 9")

    scene.plays("A", "animals", "panamanian-white-faced-capuchin")

    assert [scene.zoo(letter).money for letter in "ABC"] == [17, 9, 4]


@rule("AN-G.PILFERING")
def test_one_player_may_be_hit_twice_and_choose_differently(scene: Scene) -> None:
    scene.table(A=f"{MACAQUE}, appeal 5", B="appeal 9, cp 1, money 14, hand 401")

    scene.plays("A", "animals", "japanese-macaque")
    scene.plays("B", "money")
    assert scene.codes("B") == ["money", "card"]
    scene.plays("B", "card")
    scene.chance("cheetah")

    assert (scene.zoo("A").money, scene.zoo("B").money) == (7, 9)
    assert (scene.hand("A"), scene.hand("B")) == ("401", "")


@rule("AN-G.PILFERING")
def test_who_has_paid_once_may_have_too_little_for_the_second_time(scene: Scene) -> None:
    scene.table(A=f"{MACAQUE}, appeal 5", B="appeal 9, cp 1, money 9, hand 401 402")

    scene.plays("A", "animals", "japanese-macaque")
    scene.plays("B", "money")
    scene.chance("lion")  # with 4 money left a card must be given

    assert (scene.zoo("B").money, scene.hand("B"), scene.hand("A")) == (4, "401", "402")


@rule("AN-G.PILFERING")
def test_without_cards_what_is_left_is_taken(scene: Scene) -> None:
    scene.table(A=f"{MACAQUE}, appeal 5", B="appeal 9, cp 1, money 7")

    scene.plays("A", "animals", "japanese-macaque")

    assert (scene.zoo("A").money, scene.zoo("B").money) == (9, 0)
    assert [line for line in scene.heard() if "from Seat B" in line] == [
        "Seat A: 5 money (Pilfering, from Seat B)",
        "Seat A: 2 money (Pilfering, from Seat B)",
    ]


@rule("AN-G.PILFERING", "AN-3.6")
@pytest.mark.parametrize(("own", "other", "stolen"), [(0, 0, 5), (1, 1, 10), (2, 1, 5), (0, 1, 10)])
def test_for_conservation_a_tie_counts_only_above_0(scene: Scene, own: int, other: int, stolen: int) -> None:
    scene.table(A=f"{MACAQUE}, appeal 5, cp {own}", B=f"appeal 9, cp {other}, money 20")

    scene.plays("A", "animals", "japanese-macaque")

    assert scene.zoo("B").money == 20 - stolen


@rule("AN-G.PILFERING", "AN-3.5")
def test_appeal_and_conservation_may_have_different_leaders(scene: Scene) -> None:
    """D leads in conservation, but is out of reach with 4 appeal; C is the next."""
    scene.table(
        4,
        A=f"{MACAQUE}, appeal 5, cp 1",
        B="appeal 9, money 9",
        C="appeal 6, cp 3, money 9",
        D="appeal 4, cp 9, money 9",
    )

    scene.plays("A", "animals", "japanese-macaque")

    assert [scene.zoo(letter).money for letter in "ABCD"] == [12, 4, 4, 9]


@rule("AN-G.PILFERING", "AN-3.6")
def test_the_leader_in_appeal_may_be_oneself_and_conservation_still_hits(scene: Scene) -> None:
    scene.table(A=f"{MACAQUE}, appeal 15, cp 1", B="appeal 9, cp 1, money 9")

    scene.plays("A", "animals", "japanese-macaque")

    assert scene.zoo("B").money == 4


@rule("AN-G.PILFERING", "AN-1.15")
def test_only_thief_and_victim_see_the_card(scene: Scene) -> None:
    scene.table(3, A=f"{CAPUCHIN}, appeal 5", B="appeal 9, money 0, hand 401 402", C="appeal 0")

    scene.plays("A", "animals", "panamanian-white-faced-capuchin")
    assert scene.codes("chance") == ["cheetah", "lion"]
    scene.chance("lion")

    last = scene.match.history[-1]
    assert last.seen_by == (seat_named("A"), seat_named("B"))
    assert scene.heard("A")[-1] == "Seat A: Lion from Seat B"
    assert scene.heard("B")[-1] == "Seat A: Lion from Seat B"
    assert scene.heard("C")[-1] == scene.heard()[-1] == "Seat A: a card from Seat B"


@rule("AN-G.PILFERING", "AN-6.1")
def test_a_stolen_card_may_be_played_as_the_second_animal(scene: Scene) -> None:
    scene.table(
        A=f"{CAPUCHIN.replace('Bu An Ca As Sp', 'Bu Ca As Sp An')}, appeal 5, build petting_zoo 0.2 1.3 1.4",
        B="appeal 9, money 0, hand 520",
    )

    scene.plays("A", "animals", "panamanian-white-faced-capuchin")
    scene.any_chance()

    assert scene.codes("A") == ["sheep", "done"]


# alone, or in peace

REPLACED = [  # animal, conditions, what comes instead
    ("449 platypus", "", "x 1"),
    ("470 western-green-mamba", "icons reptile 1 africa 1", "x 2"),
    ("492 inland-taipan", "icons australia 1 science 1", "x 2"),
    ("474 indian-rock-python", "icons reptile 2", "clever"),
    ("482 anaconda", "partner americas", "clever"),
    ("483 boa-constrictor", "icons science 2", "clever"),
    ("475 king-cobra", "icons science 2, upgraded An", "determination"),
    ("485 common-european-adder", "partner europe", "determination"),
    ("456 barbary-macaque", "partner africa", "hand 1"),
    ("458 japanese-macaque", "icons asia 1", "hand 2"),
    ("463 panamanian-white-faced-capuchin", "partner americas", "hand 1"),
]


@rule("AN-15.5", "AN-15.6", "AN-14.6", "AN-Q12")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(("animal", "needs", "instead"), REPLACED)
def test_solo_effects_instead_of_interactive_ones(
    scene: Scene, animal: str, needs: str, instead: str, players: int
) -> None:
    number, name = animal.split()
    own = f"order Bu An Ca As Sp, money 50, appeal 5, hand {number}, {HOME}" + (f", {needs}" if needs else "")
    if players == 1:
        scene.table(1, A=own, deck="401 402", display="201 202 203 204 205 206")
    else:
        other = "appeal 20, cp 3, money 9, hand 403"
        scene.table(A=own, B=other, deck="401 402", display="201 202 203 204 205 206", peaceful="on")

    scene.plays("A", "animals", name)

    if instead.startswith("x"):
        assert scene.zoo("A").x_tokens == int(instead[-1])
    elif instead.startswith("hand"):
        assert len(scene.zoo("A").hand) == int(instead[-1])
    else:
        assert scene.why == f"AN-G.{instead.upper()}"
        scene.plays("A", "no")
    assert scene.why == "AN-2.1"
    if players == 2:
        zoo = scene.zoo("B")
        assert (zoo.money, zoo.venom, zoo.constricted, scene.hand("B")) == (9, 0, 0, "403")


@rule("AN-15.6")
def test_without_the_option_they_are_as_printed(scene: Scene) -> None:
    scene.table(A=f"order Bu An Ca As Sp, money 50, appeal 5, hand 449, {HOME}", B="appeal 20")

    scene.plays("A", "animals", "platypus")

    assert scene.zoo("A").x_tokens == 0
    assert scene.zoo("B").venom == 1 << scene.zoo("B").order[0]


@rule("AN-15.8")
def test_an_ability_that_hits_nobody_does_nothing(scene: Scene) -> None:
    scene.table(A=f"order Bu An Ca As Sp, money 50, appeal 5, hand 449, {HOME}", B="appeal 5")

    scene.plays("A", "animals", "platypus")

    assert scene.asked == "B"
    assert (scene.zoo("A").appeal, scene.zoo("A").x_tokens) == (9, 0)
