"""ARNO's Association action: tasks, partner zoos, universities, donations [ARNO-11]: S12 to S15, S23."""

from __future__ import annotations

from typing import Any

import pytest

from soloist.games.arknova.arno.why import ArnoLine
from soloist.games.arknova.board import Task
from tests.kit import rule
from tests.scenarios.arno.scene import ArnoScene

TASKS = [int(task) for task in Task]
ROWS = {2: "An As Bu Ca Sp", 3: "An Bu As Ca Sp", 4: "An Bu Ca As Sp", 5: "An Bu Ca Sp As"}
ALL_PLACED = "hired 1, workers 0, at reputation 1"


def use(scene: ArnoScene, strength: int, mat: str = "", **layout: Any) -> None:
    start = f"cp -5, appeal 10, order {ROWS[strength]}" + (f", {mat}" if mat else "")
    scene.table(B=start, **layout)
    scene.chance(f"slot {strength}")


def placed(scene: ArnoScene) -> list[int]:
    return [task for task, there in zip(TASKS, scene.mat().on_task, strict=True) if there]


def at(*tasks: int) -> str:
    """Workers of ARNO's on these tasks, and one more that is active."""
    there = [f"at {Task(task).code} 1" for task in tasks]
    return ", ".join([f"hired {len(tasks) + 1}", "workers 1", *there])


# which task


@rule("ARNO-11.1")
@pytest.mark.parametrize(
    ("strength", "taken", "task"),
    [
        (2, (), 2), (2, (2,), 3), (2, (2, 3), 4), (2, (2, 3, 4), 5),
        (3, (), 3), (3, (3,), 4), (3, (3, 4), 5), (3, (3, 4, 5), 2),
        (4, (), 4), (4, (4,), 5), (4, (4, 5), 3), (4, (3, 4, 5), 2),
        (5, (), 5), (5, (5,), 4), (5, (4, 5), 3), (5, (3, 4, 5), 2),
    ],
)  # fmt: skip
def test_the_task_of_the_strength_then_upwards_then_downwards(
    scene: ArnoScene, strength: int, taken: tuple[int, ...], task: int
) -> None:
    """S13, S14"""
    use(scene, strength, at(*taken), offer="asia | hand_limit", bases="101:left=A:right=B 102:left=B:right=A 103")
    scene.arno()

    assert placed(scene) == sorted([*taken, task])
    assert scene.mat().workers == 0
    assert max(scene.mat().on_task) == 1


@rule("ARNO-11.2")
def test_workers_of_others_do_not_matter(scene: ArnoScene) -> None:
    """A human would need two workers where another stands."""
    use(scene, 2, A="hired 1, workers 0, at reputation 1")
    scene.arno()

    assert placed(scene) == [2]
    assert (scene.mat().workers, scene.mat().on_task) == (0, (1, 0, 0, 0))


@rule("ARNO-11.2", "ARNO-15.7")
def test_arnos_workers_block_no_task(scene: ArnoScene) -> None:
    """A human still needs a single worker there."""
    scene.table(A="order An Bu Ca Sp As, hired 1", B="hired 1, workers 0, at reputation 1", active="A")

    scene.plays("A", "association", "reputation")

    assert scene.zoo("A").reputation == 3
    assert scene.zoo("A").on_task == (1, 0, 0, 0)


@rule("ARNO-11.2")
def test_a_task_without_an_option_is_passed_over(scene: ArnoScene) -> None:
    use(scene, 3, offer=" | hand_limit")
    scene.arno()

    assert placed(scene) == [4]


@rule("ARNO-11.3")
def test_task_two_gives_two_reputation(scene: ArnoScene) -> None:
    use(scene, 2, "rep 1")
    scene.arno()

    assert scene.counters() == (10, -5, 3)


# partner zoos and universities


@rule("ARNO-11.4")
def test_a_partner_zoo_by_the_die(scene: ArnoScene) -> None:
    use(scene, 3, offer="europe africa | ")
    scene.arno("africa")

    assert [continent.code for continent in scene.mat().partner_zoos] == ["africa"]
    assert [continent.code for continent in scene.state.partner_offer] == ["europe"]
    assert scene.icon("B", "africa") == 1
    assert scene.counters() == (10, -5, 1)
    assert scene.sides() == ""


@rule("ARNO-11.4")
def test_the_second_partner_zoo_upgrades(scene: ArnoScene) -> None:
    """S12"""
    use(scene, 3, "partner asia", offer="asia africa | ")
    scene.arno("cards")  # the own continent is no option

    assert scene.sides() == "cards"


@rule("ARNO-11.4")
def test_the_third_partner_zoo_brings_a_worker(scene: ArnoScene) -> None:
    use(scene, 3, "partner asia europe", offer="africa | ")
    scene.arno()

    assert (scene.mat().hired, scene.mat().workers) == (2, 1)


@rule("ARNO-11.4")
def test_the_fourth_partner_zoo_brings_conservation(scene: ArnoScene) -> None:
    use(scene, 3, "partner asia europe americas", offer="africa australia | ")
    scene.arno("africa")

    assert scene.zoo("B").conservation == -3
    assert len(scene.mat().partner_zoos) == 4


@rule("ARNO-11.4")
def test_with_four_partner_zoos_the_task_has_no_option(scene: ArnoScene) -> None:
    use(scene, 3, "partner asia europe americas africa", offer="australia | hand_limit")
    scene.arno()

    assert placed(scene) == [4]
    assert len(scene.mat().partner_zoos) == 4


@rule("ARNO-11.5")
@pytest.mark.parametrize(
    ("kind", "reputation", "research"), [("hand_limit", 1, 0), ("double_research", 0, 2), ("research_reputation", 2, 1)]
)
def test_a_university_gives_the_reputation_printed_on_it(
    scene: ArnoScene, kind: str, reputation: int, research: int
) -> None:
    use(scene, 4)
    scene.arno(kind)

    assert scene.counters() == (10, -5, 1 + reputation)
    assert scene.icon("B", "science") == research
    assert kind not in [university.code for university in scene.state.university_offer]


@rule("ARNO-11.5")
def test_the_second_university_upgrades(scene: ArnoScene) -> None:
    use(scene, 4, "university hand_limit", offer=" | hand_limit double_research")
    scene.arno("build")

    assert scene.sides() == "build"


@rule("ARNO-11.5")
def test_the_third_university_brings_conservation_and_there_is_no_fourth(scene: ArnoScene) -> None:
    use(scene, 4, "university hand_limit research_reputation", offer=" | double_research")
    scene.arno()

    assert scene.zoo("B").conservation == -3
    assert len(scene.mat().universities) == 3


@rule("ARNO-11.6", "ARNO-Q12")
def test_the_reputation_of_a_university_comes_before_the_reward_of_its_space(scene: ArnoScene) -> None:
    """The upgrade of reputation 5 is rolled for before the tile that the 2 conservation bring."""
    use(scene, 4, "cp 3, rep 3, university hand_limit double_research", offer=" | research_reputation")

    assert scene.why == "ARNO-14.6"
    scene.chance("build")
    assert scene.why == "ARNO-14.1"
    scene.arno("sponsor")

    assert scene.counters() == (10, 5, 5)


@rule("ARNO-11.5", "ARNO-11.6", "ARNO-5.2")
def test_a_third_university_that_comes_with_the_second_leaves_it_its_upgrade(scene: ArnoScene) -> None:
    """Reputation 8 hires the last worker, its 2 conservation bring a tile, and that another university."""
    use(
        scene,
        4,
        "cp 3, rep 6, hired 3, workers 1, at reputation 1, at project 1, university hand_limit, upgraded An",
        offer=" | research_reputation double_research",
        tiles="university | cards money",
    )
    scene.arno("research_reputation", "build")

    assert len(scene.mat().universities) == 3
    assert scene.sides() == "animals build"
    assert scene.counters() == (10, 3 + 2 + 2, 8)


@rule("ARNO-11.8")
def test_task_five_supports_a_project(scene: ArnoScene) -> None:
    use(scene, 5)
    scene.arno("habitat-diversity")

    assert placed(scene) == [5]
    assert scene.levels("102") == "B x -"


# without a worker


@rule("ARNO-11.9", "ARNO-Q2")
@pytest.mark.parametrize(
    ("owned", "taken"),
    [
        ("", "partner"),  # 4 against 3 empty spaces
        ("partner asia europe, university hand_limit double_research", "partner"),  # 2 against 1
        ("partner asia europe, university hand_limit", "roll"),  # 2 against 2
        ("partner asia europe", "university"),  # 2 against 3
    ],
)
def test_without_a_worker_arno_takes_what_it_lacks_more_of(scene: ArnoScene, owned: str, taken: str) -> None:
    """S15"""
    mat = f"{ALL_PLACED}, {owned}" if owned else ALL_PLACED
    use(scene, 2, mat, break_step=1, offer="africa | research_reputation")

    assert scene.zoo("B").conservation == -4
    assert scene.state.break_step == 3
    assert (scene.why == "ARNO-11.9") == (taken == "roll")
    if taken != "roll":
        assert bool(scene.state.partner_offer) == (taken == "university")
        assert bool(scene.state.university_offer) == (taken == "partner")
    assert placed(scene) == [2]


@rule("ARNO-Q2")
@pytest.mark.parametrize(
    ("owned", "taken"), [("", "roll"), ("partner asia", "university"), ("university hand_limit", "partner")]
)
def test_what_it_lacks_may_be_what_it_owns_fewer_of(scene: ArnoScene, owned: str, taken: str) -> None:
    mat = f"{ALL_PLACED}, {owned}" if owned else ALL_PLACED
    use(scene, 2, mat, offer="africa | research_reputation", lacks="fewest_owned")

    assert (scene.why == "ARNO-11.9") == (taken == "roll")
    if taken != "roll":
        assert bool(scene.state.partner_offer) == (taken == "university")


@rule("ARNO-11.9")
def test_if_the_one_has_no_option_the_other_is_taken(scene: ArnoScene) -> None:
    use(scene, 2, ALL_PLACED, offer=" | hand_limit")
    scene.arno()

    assert [university.code for university in scene.mat().universities] == ["hand_limit"]


@rule("ARNO-11.9")
def test_if_neither_has_an_option_nothing_is_taken(scene: ArnoScene) -> None:
    use(scene, 2, f"{ALL_PLACED}, partner asia europe", offer="asia | ")
    scene.arno()

    assert (len(scene.mat().partner_zoos), len(scene.mat().universities)) == (2, 0)
    assert (scene.zoo("B").conservation, scene.state.break_step) == (-4, 2)


@rule("ARNO-11.10", "ARNO-Q3")
def test_an_active_worker_without_a_possible_task_stays(scene: ArnoScene) -> None:
    """It stands on tasks 2, 3 and 4 already, and has its token on every project."""
    use(scene, 5, at(2, 3, 4), bases="101:right=B 102:left=B 103:left=B", offer="asia | hand_limit", break_step=1)
    scene.arno()

    assert (scene.mat().workers, placed(scene)) == (1, [2, 3, 4])
    assert (scene.zoo("B").conservation, scene.state.break_step) == (-4, 3)
    assert [continent.code for continent in scene.mat().partner_zoos] == ["asia"]
    said = [what.rule for _, what in scene.match.heard(None) if isinstance(what, ArnoLine)]
    assert "ARNO-11.10" in said


# side II


@rule("ARNO-11.11")
@pytest.mark.parametrize(
    ("players", "covered", "price"), [(2, 0, 5), (2, 1, 7), (2, 2, 10), (3, 0, 5), (3, 1, 5), (3, 2, 7), (4, 6, 12)]
)
def test_on_side_two_arno_donates_and_covers_the_cheapest_price(
    scene: ArnoScene, players: int, covered: int, price: int
) -> None:
    """S23: ARNO pays nothing, and the human after it pays the next price."""
    last = "ABCD"[players - 1]
    mats: dict[str, Any] = {last: "appeal 10, cp -5, order An As Bu Ca Sp, upgraded As"}
    mats["A"] = "order An Bu Ca Sp As, upgraded As, money 30, cp 0"
    scene.table(players, automas=f"{last}=L3", active=last, donations=covered, **mats)

    scene.arno("slot 2")
    assert scene.counters(last) == (10, -4, 3)
    scene.plays("A", "association", "reputation", "donate")

    assert scene.zoo("A").money == 30 - price


@rule("ARNO-11.11")
def test_the_last_price_takes_no_token(scene: ArnoScene) -> None:
    scene.table(B="cp -5, order An As Bu Ca Sp, upgraded As", donations=4)

    scene.arno("slot 2")

    assert scene.zoo("B").conservation == -4
    assert scene.state.donations == 4


@rule("ARNO-11.11", "ARNO-Q4")
@pytest.mark.parametrize(("donate_without_task", "conservation", "donations"), [("no", -4, 0), ("yes", -3, 1)])
def test_without_a_task_there_is_no_donation_but_by_the_other_reading(
    scene: ArnoScene, donate_without_task: str, conservation: int, donations: int
) -> None:
    use(scene, 2, f"{ALL_PLACED}, upgraded As", offer=" | ", donate_without_task=donate_without_task)
    scene.arno()

    assert scene.zoo("B").conservation == conservation
    assert scene.state.donations == donations


@rule("ARNO-11.12")
def test_a_worker_gained_waits_for_the_next_action(scene: ArnoScene) -> None:
    """Side II, one worker: the donation brings conservation 2 and a second one, which is not placed."""
    use(scene, 2, "cp 1, upgraded As")
    scene.arno()

    assert (scene.zoo("B").conservation, scene.mat().hired) == (2, 2)
    assert (scene.mat().workers, placed(scene)) == (1, [2])


@rule("ARNO-11.12")
def test_two_active_workers_are_two_actions_on_side_two_as_well(scene: ArnoScene) -> None:
    use(scene, 2, "hired 2, workers 2, upgraded As")
    scene.arno()

    assert (scene.mat().workers, placed(scene)) == (1, [2])
