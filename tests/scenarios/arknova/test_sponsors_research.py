"""Sponsors of research: institutes, labs, libraries, archaeology [AN-S.201 to AN-S.209, AN-S.216 to AN-S.226]."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene, spot

AT_A_BREAK = "order Sp An Bu Ca As, money 0, appeal 0, "
"""Sponsors at strength 1: the break option pays 1 money, and appeal 0 pays 5 in the break."""


# cards that take cards, tokens and money


@rule("AN-S.201")
def test_science_lab_takes_a_card_from_the_deck_or_in_range(scene: Scene) -> None:
    scene.table(A="upgraded Sp, rep 2, hand 201", display="401 402 403 404 405 406", deck="407 408")

    scene.plays("A", "sponsors", "science-lab")

    assert scene.codes("A") == ["cheetah", "lion", "deck"]

    scene.plays("A", "lion")

    assert scene.hand("A") == "402"
    assert scene.icon("A", "science") == 1


@rule("AN-S.201", "AN-10.5")
def test_science_lab_takes_another_card_at_every_break(scene: Scene) -> None:
    scene.table(A=f"{AT_A_BREAK}sponsors 201", break_step=8, deck="401 402 403 404")

    scene.plays("A", "sponsors", "break")
    scene.plays("A", "deck")

    assert scene.hand("A") == "403"  # 401 and 402 have filled the display


@rule("AN-S.202", "AN-8.4")
def test_spokesperson_sets_itself_off(scene: Scene) -> None:
    scene.table(A="rep 1, hand 202, icons science 1")

    scene.plays("A", "sponsors", "spokesperson")

    assert scene.zoo("A").reputation == 2


@rule("AN-S.202", "AN-8.9")
def test_spokesperson_gains_reputation_for_every_research_icon(scene: Scene) -> None:
    scene.table(A="rep 1, hand 223, sponsors 202")

    scene.plays("A", "sponsors", "science-institute")

    assert scene.zoo("A").reputation == 3


@rule("AN-S.202", "AN-9.7")
def test_reputation_of_spokesperson_above_9_is_lost_without_cards_ii(scene: Scene) -> None:
    scene.table(A="rep 8, hired 4, hand 223, sponsors 202")

    scene.plays("A", "sponsors", "science-institute")

    assert scene.zoo("A").reputation == 9


@rule("AN-S.203")
@pytest.mark.parametrize(
    ("universities", "money"),
    [
        ("", 0),
        ("university hand_limit, ", 2),
        ("university hand_limit double_research, ", 5),
        ("university hand_limit double_research research_reputation, ", 10),
    ],
)
def test_veterinarian_pays_for_universities(scene: Scene, universities: str, money: int) -> None:
    scene.table(A=f"{universities}money 0, hand 203")

    scene.plays("A", "sponsors", "veterinarian")

    assert scene.zoo("A").money == money


@rule("AN-S.203", "AN-7.1")
def test_veterinarian_makes_the_project_task_cheaper_by_1(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, icons africa 2", bases="103 101 102")

    scene.refused("A", "association", "project", rule="AN-7.1")

    scene.table(A="order An Bu Ca As Sp, icons africa 2, sponsors 203", bases="103 101 102")

    scene.plays("A", "association", "project", "6", "worker")

    assert scene.zoo("A").conservation == 2


@rule("AN-S.203", "AN-7.1")
def test_veterinarian_leaves_strength_for_another_task(scene: Scene) -> None:
    scene.table(
        A="order An Bu Ca Sp As, x 1, upgraded As, hired 2, rep 1, icons africa 2, sponsors 203", bases="103 101 102"
    )

    scene.plays("A", "association+1", "project", "6", "worker", "reputation")

    assert scene.zoo("A").reputation == 3


@rule("AN-S.204", "AN-8.4")
def test_science_museum_pays_and_sets_itself_off(scene: Scene) -> None:
    scene.table(A="money 0, cp 0, hand 204, icons science 4")

    scene.plays("A", "sponsors", "science-museum")

    assert scene.zoo("A").money == 10  # 5 icons with its own
    assert scene.zoo("A").conservation == 1


@rule("AN-S.204", "AN-8.9")
def test_science_museum_gains_conservation_for_research_icons(scene: Scene) -> None:
    scene.table(A="order An Bu Ca Sp As, cp 2, sponsors 204")

    scene.plays("A", "association", "university", "double_research")

    assert scene.zoo("A").conservation == 4
    assert scene.asked == "B"


@rule("AN-S.205")
def test_gorilla_field_research_gives_reputation_and_conservation(scene: Scene) -> None:
    scene.table(A="rep 1, cp 0, money 0, hand 205, icons science 3")

    scene.plays("A", "sponsors", "gorilla-field-research")

    assert (scene.zoo("A").reputation, scene.zoo("A").conservation, scene.zoo("A").money) == (3, 1, 0)


@rule("AN-S.206", "AN-7.10")
def test_medical_breakthrough_gives_2_appeal_for_every_support(scene: Scene) -> None:
    scene.table(A="appeal 10, hand 206, icons science 4, left 1 3 4 6")

    scene.plays("A", "sponsors", "medical-breakthrough")

    assert scene.zoo("A").appeal == 16


@rule("AN-S.206", "AN-10.5")
def test_medical_breakthrough_brings_conservation_at_a_break(scene: Scene) -> None:
    scene.table(A=f"{AT_A_BREAK}cp 2, sponsors 206", break_step=8, deck="401 402")

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").conservation == 3


@rule("AN-S.207")
def test_basic_research_counts_pairs_of_different_icons(scene: Scene) -> None:
    scene.table(
        3,
        A="upgraded Sp, appeal 25, cp 5, hand 207, icons predator 3 bear 1 petting_zoo 1 africa 1 europe 2 science 4",
        B="money 0",
        C="money 7",
    )

    scene.plays("A", "sponsors", "basic-research")

    assert scene.zoo("A").conservation == 7  # 5 kinds make 2 pairs; research, water and rock are none of them
    assert (scene.zoo("B").money, scene.zoo("C").money) == (4, 11)


@rule("AN-S.207")
def test_basic_research_with_one_icon_gives_nobody_anything(scene: Scene) -> None:
    scene.table(A="upgraded Sp, cp 0, hand 207, icons bird 5 water 3 rock 3", B="money 0")

    scene.plays("A", "sponsors", "basic-research")

    assert (scene.zoo("A").conservation, scene.zoo("B").money) == (0, 0)


@rule("AN-S.208", "AN-8.4")
def test_science_library_counts_and_pays_for_its_own_icon(scene: Scene) -> None:
    scene.table(A="money 0, appeal 0, hand 208, icons science 2")

    scene.plays("A", "sponsors", "science-library")

    assert scene.zoo("A").appeal == 3
    assert scene.zoo("A").money == 2


@rule("AN-S.208", "AN-8.9")
def test_science_library_pays_for_research_into_any_zoo(scene: Scene) -> None:
    scene.table(A="hand 223, money 0", B="sponsors 208, money 0, hand 226, x 1")

    scene.plays("A", "sponsors", "science-institute")

    assert (scene.zoo("A").money, scene.zoo("B").money) == (0, 4)

    scene.plays("B", "sponsors+1", "foreign-institute")

    assert (scene.zoo("A").money, scene.zoo("B").money) == (0, 6)


@rule("AN-S.209", "AN-10.5")
def test_technology_institute_gives_an_x_token_now_and_at_breaks(scene: Scene) -> None:
    scene.table(A="x 0, hand 209")

    scene.plays("A", "sponsors", "technology-institute")

    assert scene.zoo("A").x_tokens == 1

    scene.table(A=f"{AT_A_BREAK}x 2, sponsors 209", break_step=8, deck="401 402")

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").x_tokens == 4  # one for reaching the break, one from the institute


@rule("AN-S.209", "AN-2.7")
def test_technology_institute_gives_nothing_to_who_holds_5(scene: Scene) -> None:
    scene.table(A="x 5, hand 209")

    scene.plays("A", "sponsors", "technology-institute")

    assert scene.zoo("A").x_tokens == 5


# workers, grants, icons


@rule("AN-S.216", "AN-7.14")
def test_talented_communicator_hires_a_worker(scene: Scene) -> None:
    scene.table(A="upgraded Sp, hired 1, hand 216")

    scene.plays("A", "sponsors", "talented-communicator")

    assert (scene.zoo("A").hired, scene.zoo("A").workers) == (2, 2)


@rule("AN-S.216", "AN-7.14", "AN-13.20")
def test_the_fourth_worker_of_talented_communicator_brings_the_reward_of_map_a(scene: Scene) -> None:
    scene.table(A="upgraded Sp, hired 3, cp 2, hand 216")

    scene.plays("A", "sponsors", "talented-communicator")

    assert (scene.zoo("A").hired, scene.zoo("A").conservation) == (4, 4)


@rule("AN-S.216", "AN-7.14")
def test_talented_communicator_with_four_workers_hires_nobody(scene: Scene) -> None:
    scene.table(A="upgraded Sp, hired 4, workers 2, at reputation 2, hand 216")

    scene.plays("A", "sponsors", "talented-communicator")

    assert (scene.zoo("A").hired, scene.zoo("A").workers) == (4, 2)


@rule("AN-S.220", "AN-10.5")
def test_federal_grants_pay_3_now_and_at_breaks(scene: Scene) -> None:
    scene.table(A="money 0, hand 220")

    scene.plays("A", "sponsors", "federal-grants")

    assert scene.zoo("A").money == 3

    scene.table(A=f"{AT_A_BREAK}sponsors 220", break_step=8, deck="401 402")

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").money == 9  # 1 + 5 + 3


@rule("AN-S.222")
@pytest.mark.parametrize(("icons", "conservation", "money"), [(0, 0, 0), (2, 2, 4), (3, 3, 6), (6, 3, 6)])
def test_release_of_patents_gives_3_conservation_at_most(
    scene: Scene, icons: int, conservation: int, money: int
) -> None:
    scene.table(A=f"appeal 25, cp 5, hand 222, icons science {icons}", B="money 0")

    scene.plays("A", "sponsors", "release-of-patents")
    if scene.asked == "A":
        scene.plays("A", "money")  # the reward of conservation 8

    assert scene.zoo("A").conservation == 5 + conservation
    assert scene.zoo("B").money == money


@rule("AN-S.222", "AN-S.223")
def test_release_of_patents_has_no_icon_of_its_own(scene: Scene) -> None:
    scene.table(A="cp 2, hand 222, sponsors 223", B="money 0")

    scene.plays("A", "sponsors", "release-of-patents")

    assert scene.zoo("A").conservation == 4
    assert scene.icon("A", "science") == 2


@rule("AN-S.223")
def test_science_institute_is_two_research_icons_and_nothing_else(scene: Scene) -> None:
    scene.table(A="money 0, x 0, appeal 0, rep 1, cp 0, hand 223")

    scene.plays("A", "sponsors", "science-institute")

    zoo = scene.zoo("A")
    assert scene.icon("A", "science") == 2
    assert (zoo.money, zoo.x_tokens, zoo.appeal, zoo.reputation, zoo.conservation) == (0, 0, 0, 1, 0)


@rule("AN-S.224")
def test_migration_recording_brings_an_x_token(scene: Scene) -> None:
    scene.table(A="x 0, hand 224, icons science 1")

    scene.plays("A", "sponsors", "migration-recording")

    assert scene.zoo("A").x_tokens == 1


@rule("AN-S.226")
def test_foreign_institute_gives_2_reputation(scene: Scene) -> None:
    scene.table(A="x 1, rep 1, hand 226")

    scene.plays("A", "sponsors+1", "foreign-institute")

    assert scene.zoo("A").reputation == 3
    assert scene.icon("A", "science") == 1


# quarantine


@rule("AN-S.225", "AN-3.5")
def test_quarantine_lab_keeps_venom_away(scene: Scene) -> None:
    scene.table(
        3,
        A="order Bu Ca As Sp An, money 10, appeal 5, hand 492, icons australia 1 science 1",
        B="appeal 20, sponsors 225",
        C="appeal 20",
    )

    scene.plays("A", "animals", "inland-taipan")

    assert scene.zoo("B").venom == 0
    assert scene.zoo("C").venom.bit_count() == 2


@rule("AN-S.225", "AN-G.PILFERING")
def test_pilfering_takes_the_next_player_instead_of_the_owner_of_quarantine_lab(scene: Scene) -> None:
    scene.table(
        3,
        A="order Bu Ca As Sp An, money 13, appeal 5, hand 456, partner africa",
        B="appeal 30, money 9, sponsors 225",
        C="appeal 8, money 9",
    )

    scene.plays("A", "animals", "barbary-macaque")

    assert (scene.zoo("B").money, scene.zoo("C").money) == (9, 4)
    assert scene.zoo("A").money == 8  # 13 - 10 + 5


@rule("AN-S.225")
def test_quarantine_lab_brings_an_x_token(scene: Scene) -> None:
    scene.table(A="x 0, hand 225")

    scene.plays("A", "sponsors", "quarantine-lab")

    assert scene.zoo("A").x_tokens == 1


# placement bonuses


@rule("AN-S.221", "AN-5.8")
def test_archaeologist_takes_an_uncovered_bonus_for_one_at_the_border(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, x 0, money 2, rep 1, sponsors 221, build pavilion 0.2")

    scene.plays("A", "build", "enclosure_1", "0.1")

    assert scene.zoo("A").x_tokens == 1
    assert scene.codes("A") == ["card_deck_or_range_1", "money_10", "money_5", "reputation_2", "worker_1", "x_token_1"]

    scene.plays("A", "money_10")

    assert scene.zoo("A").money == 10
    assert scene.asked == "B"  # the bonus taken so lies on the border too, and brings no further one


@rule("AN-S.221")
def test_archaeologist_leaves_the_bonus_uncovered(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, x 0, money 4, multiplier Bu, sponsors 221, build pavilion 0.2")

    scene.plays("A", "build", "enclosure_1", "0.1", "money_10", "build", "enclosure_1", "0.0")
    scene.plays("A", "bonus reputation_2")

    assert scene.zoo("A").reputation == 3
    assert "money_10" in scene.codes("A")


@rule("AN-S.221", "AN-5.8")
def test_archaeologist_takes_one_for_each_of_two_border_bonuses(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, x 0, money 4, rep 1, sponsors 221, build pavilion 0.2")

    scene.plays("A", "build", "enclosure_2", spot("enclosure_2", "0.0 0.1"))
    scene.plays("A", "bonus reputation_2", "money_10", "money_10")

    assert (scene.zoo("A").x_tokens, scene.zoo("A").reputation, scene.zoo("A").money) == (1, 3, 20)


@rule("AN-S.221")
def test_archaeologist_is_silent_for_bonuses_inside_the_map(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, money 2, sponsors 221")

    scene.plays("A", "build", "pavilion", "2.4")

    assert scene.zoo("A").money == 5
    assert scene.asked == "B"
