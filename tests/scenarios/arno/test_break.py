"""The break beside an ARNO [ARNO-12]: S11."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import rule
from tests.scenarios.arno.scene import ArnoScene

DISPLAY = "406 407 408 409 410 411"
REST = "412 413"
"""What refills the display after folders 1 and 2 are gone."""


def call_break(scene: ArnoScene, three: str, players: int = 2, letter: str = "B", **layout: Any) -> None:
    """ARNO brings the token to the break with Sponsors I; the first cards of the deck refill the display."""
    last = {2: 9, 3: 12, 4: 15}[players]
    layout[letter] = f"cp -5, appeal 20, order An As Bu Ca Sp, {layout.get(letter, 'scoring 0')}"
    scene.table(players, break_step=last - 2, active=letter, display=DISPLAY, deck=f"{REST} {three}", **layout)
    scene.arno("slot 5")


@rule("ARNO-12.1")
def test_arno_has_no_x_token_for_causing_it_and_no_income(scene: ArnoScene) -> None:
    call_break(scene, "201 202 203", A="money 0, appeal 10")

    assert (scene.mat().x_tokens, scene.mat().money) == (0, 0)
    assert scene.zoo("A").x_tokens == 0  # nor has anybody else
    assert scene.zoo("A").money > 0


@rule("ARNO-12.1")
def test_a_human_who_causes_it_has_the_x_token(scene: ArnoScene) -> None:
    scene.table(active="A", break_step=8, display=DISPLAY, deck=f"{REST} 201 202 203")

    scene.plays("A", "sponsors", "break")

    assert scene.zoo("A").x_tokens == 1


@rule("ARNO-12.1")
def test_humans_discard_and_lose_their_tokens_as_always(scene: ArnoScene) -> None:
    call_break(scene, "201 202 203", A="hand 401 402 403 404, multiplier Bu", B="projects 113 114 115 116")
    assert (scene.asked, scene.why) == ("A", "AN-10.1")
    scene.plays("A", "401")

    assert scene.hand("A") == "402 403 404"
    assert sum(scene.zoo("A").multipliers) == 0
    assert scene.own_projects() == "113 114 115 116"


@rule("ARNO-12.2")
def test_workers_return_offers_and_display_are_renewed(scene: ArnoScene) -> None:
    call_break(
        scene,
        "201 202 203",
        B="hired 3, workers 0, at reputation 1, at project 1, at university 1",
        A="hired 1, workers 0, at reputation 1",
        offer="asia | ",
    )

    assert (scene.mat().workers, scene.mat().on_task) == (3, (0, 0, 0, 0))
    assert (scene.zoo("A").workers, scene.zoo("A").on_task) == (1, (0, 0, 0, 0))
    assert (len(scene.state.partner_offer), len(scene.state.university_offer)) == (5, 3)
    assert scene.display() == "408 409 410 411 412 413"
    assert scene.discarded().startswith("406 407")


@rule("ARNO-12.2")
def test_a_kind_that_all_seats_own_is_not_laid_out_again(scene: ArnoScene) -> None:
    """ARNO is a player in this [AN-10.3]: Asia is owned by both, Africa by the human alone."""
    call_break(
        scene,
        "201 202 203",
        A="partner asia africa, university hand_limit",
        B="partner asia europe, university hand_limit",
    )

    offered = [continent.code for continent in scene.state.partner_offer]
    assert sorted(offered) == ["africa", "americas", "australia", "europe"]
    assert [university.code for university in scene.state.university_offer] == [
        "double_research",
        "research_reputation",
    ]


@rule("ARNO-12.3")
@pytest.mark.parametrize(
    ("three", "projects", "animals", "discarded", "sponsors"),
    [
        ("201 401 131", "131", "401", "201", 1),
        ("401 402 131", "131", "401", "402", 0),
        ("131 128 401", "131", "401", "128", 0),
        ("401 402 403", "", "401", "402 403", 0),
        ("201 202 203", "", "", "201 202 203", 3),
    ],
)
def test_of_three_cards_the_first_project_and_the_first_animal_are_kept(
    scene: ArnoScene, three: str, projects: str, animals: str, discarded: str, sponsors: int
) -> None:
    call_break(scene, three, B="scoring 0")

    assert (scene.own_projects(), scene.own_animals()) == (projects, animals)
    assert scene.discarded() == f"406 407 {discarded}"
    assert scene.mat().sponsors_seen == sponsors


@rule("ARNO-12.4")
@pytest.mark.parametrize(("letter", "first", "second"), [("B", "B", "C"), ("C", "C", "B")])
def test_income_begins_with_who_caused_the_break(scene: ArnoScene, letter: str, first: str, second: str) -> None:
    """Two ARNOs: each draws its own three, clockwise from the one who caused it; caused by C, A is between them."""
    call_break(scene, "401 201 202 403 203 204", 3, letter, automas="B=L3, C=L1")

    assert (scene.own_animals(first), scene.own_animals(second)) == ("401", "403")
    lines = [line for line in scene.heard() if "is kept" in line or "money" in line]
    order = [line.split(":")[0] for line in lines]
    assert order == (["Seat B", "Seat C", "Seat A"] if letter == "B" else ["Seat C", "Seat A", "Seat B"])


@rule("ARNO-12.4")
def test_caused_by_a_human_arno_draws_in_its_place(scene: ArnoScene) -> None:
    """A, then B; the sponsor of the human pays for the animal that comes after its income."""
    scene.table(
        active="A", A="money 0, appeal 5, sponsors 239", break_step=8, display=DISPLAY, deck=f"{REST} 402 201 202"
    )

    scene.plays("A", "sponsors", "break")

    paid = [line for line in scene.heard("A") if "money" in line]
    assert paid[-1] == "Seat A: 3 money (Expert in Predators)"
    assert len(paid) > 1
    assert scene.own_animals() == "402"


@rule("ARNO-12.5")
def test_the_break_token_returns_to_its_start(scene: ArnoScene) -> None:
    call_break(scene, "201 202 203")

    assert (scene.state.break_step, scene.state.break_called_by) == (0, None)
    scene.plays("A", "sponsors", "break")
    assert scene.state.break_step == 5


@rule("ARNO-12.1")
def test_play_goes_on_after_the_arno_who_caused_it(scene: ArnoScene) -> None:
    call_break(scene, "201 202 203", 3, "B")

    assert scene.asked == "C"
