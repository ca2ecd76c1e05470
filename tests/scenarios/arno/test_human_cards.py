"""What cards of humans read from ARNO, and what they give because of it [ARNO-15]."""

from __future__ import annotations

from typing import Any

import pytest

from soloist.engine.events import Event
from soloist.games.arknova.arno.digital import DigitalTable
from soloist.games.arknova.arno.turn import take_first_cards
from soloist.games.arknova.state import Stage
from tests.kit import rule
from tests.scenarios.arno.scene import ArnoScene

HOME = "empty, build enclosure_5 3.1 3.2 3.3 4.1 4.2"
OTHERS = "410 412 413 417 419"
"""Five cards that are not taken."""


def show(scene: ArnoScene, owner: str, folder_1: str, **layout: Any) -> None:
    """ARNO takes the card of folder 1 with Build I, strength 4."""
    scene.table(
        A=f"money 0, appeal 10, {owner}",
        B="cp 0, order An As Ca Bu Sp",
        display=f"{folder_1} {OTHERS}",
        **layout,
    )
    scene.arno("slot 4", "folder 1")


# ARNO's icons


@rule("ARNO-15.1")
def test_an_iconic_animal_counts_the_animals_and_partner_zoos_of_arno(scene: ArnoScene) -> None:
    """Senegal Bushbaby: one appeal; three own icons, an elephant with two and a partner zoo of ARNO's."""
    scene.table(
        active="A",
        A=f"order Bu An Ca As Sp, money 30, appeal 5, hand 452, partner africa, animals 405, {HOME}",
        B="cp 0, animals 426, partner africa",
        display="201 202 203 204 205 206",
    )

    scene.plays("A", "animals", "senegal-bushbaby")

    assert scene.zoo("A").appeal == 5 + 1 + (3 + 3)


@rule("ARNO-15.1")
def test_an_inventive_bear_counts_the_bears_of_arno(scene: ArnoScene) -> None:
    """Grizzly Bear: its own icon and that of Sloth Bear."""
    scene.table(
        active="A",
        A=f"order Bu Sp Ca As An, upgraded An, money 40, hand 411, icons predator 4, partner americas, {HOME}",
        B="cp 0, animals 408",
        display="201 202 203 204 205 206",
    )

    scene.plays("A", "animals", "grizzly-bear")
    while scene.asked == "A" and scene.why != "AN-2.1":
        scene.first_option()

    assert scene.zoo("A").x_tokens == 2


@rule("ARNO-15.1")
def test_universities_show_research_icons(scene: ArnoScene) -> None:
    scene.table(B="cp 0, order An Bu Ca As Sp, partner asia", offer=" | double_research")

    scene.arno("slot 4")

    assert (scene.icon("B", "science"), scene.icon("B", "asia")) == (2, 1)


# icons that come into ARNO's zoo

ANY_ZOO = [
    ("sponsors 236", "457", 6),  # two primates
    ("sponsors 237", "489", 6),  # two reptiles
    ("sponsors 238", "506", 3),
    ("sponsors 239", "401", 6),  # two predators
    ("sponsors 240", "426", 3),
]


@rule("ARNO-15.2")
@pytest.mark.parametrize(("owner", "animal", "money"), ANY_ZOO)
def test_an_animal_from_the_display_pays_for_each_icon(scene: ArnoScene, owner: str, animal: str, money: int) -> None:
    show(scene, owner, animal)

    assert scene.zoo("A").money == money


@rule("ARNO-15.2")
@pytest.mark.parametrize(("owner", "animal", "money"), ANY_ZOO)
def test_an_animal_of_a_break_pays_too(scene: ArnoScene, owner: str, animal: str, money: int) -> None:
    scene.table(
        A=f"money 0, appeal 0, empty, {owner}",
        B="cp 0, order An As Bu Ca Sp",
        break_step=8,
        display=f"414 {OTHERS}",
        deck=f"415 416 {animal} 201 202",
    )
    scene.arno("slot 5")

    assert scene.zoo("A").money == money + 5  # and 5 for having no appeal


@rule("ARNO-15.2")
def test_a_bear_gives_two_appeal(scene: ArnoScene) -> None:
    show(scene, "sponsors 251", "408")

    assert (scene.zoo("A").appeal, scene.zoo("A").money) == (12, 0)


@rule("ARNO-15.2")
def test_other_icons_pay_nothing(scene: ArnoScene) -> None:
    show(scene, "sponsors 236 237 238 240", "402")

    assert scene.zoo("A").money == 0


@rule("ARNO-15.2")
def test_all_humans_with_such_cards_are_paid(scene: ArnoScene) -> None:
    scene.table(
        3,
        A="money 0, sponsors 239",
        B="cp 0, order An As Ca Bu Sp",
        C="money 0, appeal 10, sponsors 251 208",
        display=f"408 {OTHERS}",
    )
    scene.arno("slot 4", "folder 1")

    assert (scene.zoo("A").money, scene.zoo("C").money, scene.zoo("C").appeal) == (3, 0, 12)


@rule("ARNO-15.3")
@pytest.mark.parametrize(
    ("university", "money"), [("hand_limit", 0), ("double_research", 4), ("research_reputation", 2)]
)
def test_science_library_is_paid_for_a_university(scene: ArnoScene, university: str, money: int) -> None:
    scene.table(A="money 0, sponsors 208", B="cp 0, order An Bu Ca As Sp")

    scene.arno("slot 4", university)

    assert scene.zoo("A").money == money


@rule("ARNO-15.3")
def test_a_university_of_a_tile_pays_as_well(scene: ArnoScene) -> None:
    scene.table(
        A="money 0, sponsors 208",
        B="cp 4, order An As Bu Sp Ca",
        tiles="university | money",
        offer=" | double_research",
        display=f"402 {OTHERS}",
    )

    scene.arno("slot 5", "folder 1")

    assert scene.zoo("A").money == 4


@rule("ARNO-15.4")
@pytest.mark.parametrize(("sponsor", "money"), [("201", 2), ("223", 4), ("252", 0), ("241", 0)])
def test_a_discarded_sponsor_pays_science_library_for_its_research(scene: ArnoScene, sponsor: str, money: int) -> None:
    show(scene, "sponsors 208", sponsor)

    assert scene.zoo("A").money == money
    assert scene.icon("B", "science") == 0  # it does not stay
    assert scene.discarded() == sponsor


@rule("ARNO-15.4", "ARNO-Q11")
@pytest.mark.parametrize(("sponsor_icons", "money"), [("research", 0), ("all", 3)])
def test_its_other_icons_count_only_by_the_other_reading(scene: ArnoScene, sponsor_icons: str, money: int) -> None:
    """Spotted Hyena Compound, a predator."""
    show(scene, "sponsors 239", "252", sponsor_icons=sponsor_icons)

    assert scene.zoo("A").money == money
    assert (scene.icon("B", "predator"), scene.icon("B", "rock")) == (0, 0)


@rule("ARNO-Q11")
def test_by_the_other_reading_every_kind_of_icon_pays(scene: ArnoScene) -> None:
    """Penguin Pool, a bird, for Ornithologist; its water for nobody."""
    show(scene, "sponsors 238 208", "244", sponsor_icons="all")

    assert scene.zoo("A").money == 3


@rule("ARNO-15.4")
def test_a_sponsor_of_a_break_pays_too(scene: ArnoScene) -> None:
    scene.table(
        A="money 0, appeal 0, empty, sponsors 208",
        B="cp 0, order An As Bu Ca Sp",
        break_step=8,
        display=f"414 {OTHERS}",
        deck="415 416 201 223 202",
    )
    scene.arno("slot 5")

    assert scene.zoo("A").money == 8 + 5


@rule("ARNO-15.5")
def test_the_cards_of_the_set_up_set_off_nothing(scene: ArnoScene) -> None:
    """Even if somebody had a card in play."""
    scene.table(
        A="money 0, appeal 10, sponsors 208 239 251",
        B="cp 0",
        deck="223 401 201 408 113 202 128 203",
        sponsor_icons="all",
    )
    table, arno = scene.state, scene.mat()
    table.stage = Stage.SETUP

    requests = list(take_first_cards(arno, DigitalTable(table, arno)))

    assert all(isinstance(request, Event) for request in requests)
    assert (scene.zoo("A").money, scene.zoo("A").appeal) == (0, 10)
    assert sum(arno.icons) == 0


# comparing and sharing


@rule("ARNO-15.6", "ARNO-Q13")
def test_the_card_that_compares_with_the_right_neighbour_compares_with_arno(scene: ArnoScene) -> None:
    """Predators 2 against 1, reptiles 1 against 0; birds are level."""
    scene.table(
        automas="B=L1",
        last_turns=1,
        A="cp 20, appeal 10, finals 009, icons predator 2 reptile 1 bird 1",
        B="cp 0, order Bu An Ca As Sp, icons predator 1 bird 1",
    )

    scene.arno("slot 2")

    assert scene.zoo("A").conservation == 22


@rule("ARNO-15.6")
def test_who_sits_left_of_a_human_compares_with_that_human(scene: ArnoScene) -> None:
    """C has B to the right, an ARNO without icons; A has C."""
    scene.table(
        3,
        automas="B=L1",
        last_turns=1,
        A="cp 20, appeal 10, finals 009, icons predator 2",
        B="cp 0, order Bu An Ca As Sp",
        C="cp 20, appeal 10, icons predator 2 bird 1",
    )

    scene.arno("slot 2")

    assert scene.zoo("A").conservation == 20


@rule("ARNO-15.7")
@pytest.mark.parametrize(
    ("hand", "name", "icons"),
    [
        ("hand 207, upgraded Sp", "basic-research", "icons predator 1 bird 1 asia 1 europe 1"),
        ("hand 222", "release-of-patents", "icons science 2"),
    ],
)
def test_money_for_other_players_gives_arno_nothing(scene: ArnoScene, hand: str, name: str, icons: str) -> None:
    scene.table(3, active="A", A=f"appeal 25, cp 5, {hand}, {icons}", B="cp 0", C="money 0")

    scene.plays("A", "sponsors", name)

    assert scene.zoo("A").conservation == 7
    assert (scene.mat().money, scene.zoo("C").money) == (0, 4)


@rule("ARNO-15.7")
def test_what_arno_took_is_missing_from_the_board(scene: ArnoScene) -> None:
    scene.table(A="order An Bu As Ca Sp, hired 1", B="cp 0, order An Bu As Ca Sp")

    scene.arno("slot 3", "asia")

    assert "asia" not in scene.codes("A", "association", "partner-zoo")
    assert "africa" in scene.codes("A", "association", "partner-zoo")


@rule("ARNO-15.7")
def test_a_condition_that_arno_took_is_taken(scene: ArnoScene) -> None:
    scene.table(
        automas="B=L1",
        A="order An Bu Ca Sp As, icons science 6",
        B="cp -9, order An Bu Ca Sp As, projects 132 128",
    )

    scene.arno("slot 5", "132")

    assert scene.codes("A", "association", "project") == ["left", "middle"]
