"""ARNO's turn from the die to the break, and the display cards it takes [ARNO-5, ARNO-6]: S05 to S07."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arno.scene import QUIET, ArnoScene


@rule("ARNO-5.1")
@pytest.mark.parametrize(("slot", "appeal"), [(2, 13), (3, 14), (4, 15), (5, 16)])
def test_the_slot_is_the_strength(scene: ArnoScene, slot: int, appeal: int) -> None:
    row = ["As", "Bu", "Ca", "Sp"]
    row.insert(slot - 1, "An")
    scene.table(B=f"appeal 10, order {' '.join(row)}")

    scene.arno(f"slot {slot}")

    assert scene.zoo("B").appeal == appeal


@rule("ARNO-5.1", "ARNO-Q9")
def test_the_side_the_card_began_with_holds_for_the_whole_action(scene: ArnoScene) -> None:
    """Association I: its 2 reputation turn it over, and yet there is no donation."""
    scene.table(B="cp -5, rep 4, order An As Bu Ca Sp")

    scene.arno("slot 2", "association")

    assert scene.sides() == "association"
    assert scene.counters() == (1, -5, 6)
    assert scene.state.donations == 0


@rule("ARNO-5.2")
def test_effects_come_in_their_order_and_rewards_at_once(scene: ArnoScene) -> None:
    """Cards I: the conservation brings the tenth, so A discards before the folder is rolled for."""
    scene.table(A="finals 001 002", B="cp 9, appeal 10, order An As Bu Sp Ca", display=QUIET)

    scene.chance("slot 5")
    assert (scene.asked, scene.why) == ("A", "AN-9.10")
    assert (scene.zoo("B").conservation, scene.state.break_step, scene.zoo("B").appeal) == (10, 0, 10)
    scene.plays("A", scene.codes("A")[0])
    assert scene.rolled_from()[0] == "folder 1"
    scene.arno("folder 1")

    assert (scene.state.break_step, scene.zoo("B").appeal) == (1, 12)


@rule("ARNO-5.3")
def test_the_used_card_goes_to_slot_one(scene: ArnoScene) -> None:
    """S05: the cards to the right stay, those left of it move on."""
    scene.table(B="cp 0, order Bu Sp An As Ca")

    scene.arno("slot 3")

    assert scene.order("B") == "An Bu Sp As Ca"


@rule("ARNO-5.3")
def test_what_lay_in_slot_one_may_be_picked_next(scene: ArnoScene) -> None:
    scene.table(B="cp 0, appeal 10, order An Bu Ca As Sp", break_step=0)

    scene.arno("slot 5")
    scene.plays("A", "x animals")
    scene.arno("slot 2")

    assert scene.order("B") == "An Sp Bu Ca As"
    assert scene.zoo("B").appeal == 13


@rule("ARNO-5.4")
def test_the_display_is_refilled_after_the_turn(scene: ArnoScene) -> None:
    scene.table(B="cp 0, order An As Bu Sp Ca", display=QUIET, deck="411 412")

    scene.arno("slot 5", "folder 2")

    assert scene.display() == "401 403 404 405 406 411"


@rule("ARNO-5.5", "ARNO-14.9")
def test_the_end_is_looked_at_before_the_break(scene: ArnoScene) -> None:
    """Sponsors II meets the target and reaches the break: only the others have a turn, as after any turn."""
    scene.table(B="cp 20, appeal 60, upgraded Sp, order An As Bu Ca Sp", break_step=8, deck="401 402 403 404 405")

    scene.arno("slot 5")

    assert scene.state.last_turns == 1
    assert scene.state.break_step == 0  # the break has been taken
    assert scene.asked == "A"


@rule("ARNO-5.6")
def test_further_steps_of_the_break_token_are_lost(scene: ArnoScene) -> None:
    scene.table(B="cp 0, order An As Bu Ca Sp", break_step=8, deck="401 402 403 404 405")

    scene.arno("slot 5")

    assert scene.state.break_step == 0
    assert len([line for line in scene.heard() if line == "Break"]) == 1


@rule("ARNO-5.6")
def test_one_break_at_most_after_a_turn(scene: ArnoScene) -> None:
    """Without a worker break 2 is reached at once; the break after the turn is the only one."""
    scene.table(
        B="cp 0, order An As Bu Ca Sp, hired 1, workers 0, at reputation 1", break_step=8, deck="401 402 403 404 405"
    )

    scene.arno("slot 2", "asia")

    assert scene.state.break_step == 0
    assert len([line for line in scene.heard() if line == "Break"]) == 1


# a display card


@rule("ARNO-6.1")
def test_a_project_joins_arnos_project_cards(scene: ArnoScene) -> None:
    """S07"""
    scene.table(B="cp 0, order An As Bu Sp Ca, projects 131", display="401 128 403 404 405 406")

    scene.arno("slot 5", "folder 2")

    assert scene.own_projects() == "131 128"


@rule("ARNO-6.1", "ARNO-3.2")
def test_an_animal_joins_its_animals_and_is_nothing_but_icons(scene: ArnoScene) -> None:
    """King Vulture: 9 appeal, a cost and an ability for its keeper."""
    scene.table(B="cp 0, appeal 10, order An As Sp Bu Ca", display="506 402 403 404 405 406")

    scene.arno("slot 4", "folder 1")

    assert scene.own_animals() == "506"
    assert scene.zoo("B").appeal == 10
    assert (scene.icon("B", "bird"), scene.icon("B", "americas")) == (1, 1)


@rule("ARNO-6.1", "ARNO-3.2")
def test_a_sponsor_is_discarded(scene: ArnoScene) -> None:
    """S06"""
    scene.table(B="cp 0, order An As Bu Sp Ca", display="401 402 403 223 405 406")

    scene.arno("slot 5", "folder 4")

    assert scene.discarded() == "223"
    assert scene.mat().sponsors == []
    assert scene.mat().sponsors_seen == 1
    assert scene.icon("B", "science") == 0


@rule("ARNO-6.2")
def test_every_folder_is_in_reach_with_one_reputation(scene: ArnoScene) -> None:
    scene.table(B="cp 0, rep 1, order An As Bu Sp Ca", display=QUIET)

    scene.chance("slot 5")
    assert len(scene.rolled_from()) == 6
    scene.arno("folder 6")

    assert scene.own_animals() == "406"


@rule("ARNO-6.3")
def test_any_number_of_project_cards_outlives_a_break(scene: ArnoScene) -> None:
    scene.table(
        B="cp 0, order An As Bu Ca Sp, projects 113 114 115 116 117 118 119", break_step=8, deck="401 402 403 404 405"
    )

    scene.arno("slot 5")

    assert scene.own_projects() == "113 114 115 116 117 118 119"
