"""The books of ARNO: everything in them can be corrected; Marine Worlds and the module change them."""

from __future__ import annotations

import pytest

from soloist.games.arknova.arno.questions import OnDie, TilePlace
from soloist.games.arknova.arno.values import MODULE_KIOSKS, MODULE_TRACK, module_spot
from soloist.games.arknova.cards import Icon
from tests.companion.arno_session import TURN, Session, ready, same
from tests.kit import rule

# corrections


@pytest.mark.parametrize(
    ("item", "value", "found"),
    [
        ("conservation B", "8", lambda s: s.arno().conservation == 8 and s.arno().reached == 7),
        ("appeal B", "30", lambda s: s.arno().appeal == 30),
        ("reputation B", "9", lambda s: s.arno().reputation == 9),
        ("hired B", "3", lambda s: s.arno().hired == 3),
        ("slot 1 B", "cards", lambda s: s.arno().order[0].code == "cards"),
        ("side build B", "II", lambda s: s.arno().upgraded == 1 << 1),
        ("worker university B", "yes", lambda s: s.arno().on_task == (0, 0, 1, 0)),
        ("owns asia B", "yes", lambda s: s.arno().icons[Icon.ASIA] == 1),
        ("owns double_research B", "yes", lambda s: s.arno().icons[Icon.SCIENCE] == 2),
        ("projects B", "113", lambda s: [p.id for p in s.arno().projects] == [113]),
        ("scoring_tokens B", "6", lambda s: s.arno().scoring_tokens == 6),
        ("notepad B", "2", lambda s: s.arno().notepad == 2),
        ("sponsors_seen B", "7", lambda s: s.arno().sponsors_seen == 7),
        ("break", "8", lambda s: s.evening.known.break_step == 8),
        ("donations", "2", lambda s: s.evening.known.prices[0] == 7),
        ("ten", "yes", lambda s: s.evening.known.ten_reached),
        ("board africa", "no", lambda s: Icon.AFRICA not in s.evening.known.partner_zoos),
        ("board hand_limit", "no", lambda s: len(s.evening.known.universities) == 2),
        ("base 1 middle", "A", lambda s: s.evening.known.bases[0].levels == (-2, 0, -1)),
        ("base 1 left", "free", lambda s: s.evening.known.bases[0].levels == (-1, -1, -1)),
        ("name base 1", "105", lambda s: s.evening.known.bases[0].project.id == 105),
        ("tile 8 left", "gone", lambda s: s.evening.known.tiles[1][0] is None),
        ("tile 5 right", "money", lambda s: s.evening.known.tiles[0][1].code == "money"),
    ],
)
def test_everything_in_the_books_can_be_corrected(item: str, value: str, found: object) -> None:
    session = Session("B=L3")
    before = session.match.copy()
    session.says("correct")
    assert item in session.options()
    session.says(item, value)

    assert callable(found)
    assert found(session)
    assert session.says_somewhere("Corrected: ")
    assert (session.active(), session.why) == ("A", TURN)
    for _ in range(3):
        session.match.undo()
    assert same(session.match, before)


def test_a_correction_brings_no_rewards() -> None:
    session = Session("B=L3")
    session.corrects("conservation B 4")
    assert session.arno().hired == 1
    assert session.says_somewhere("gives no rewards")


def test_a_project_above_the_board_can_be_taken_away() -> None:
    session = Session("B=L3")
    session.says("new left")
    session.corrects("name row 1 gone")
    assert session.evening.known.row == ()


def test_the_wrong_persons_turn_is_corrected() -> None:
    session = Session("C=L3", players=3)
    session.corrects("turn B")
    assert session.active() == "B"


# Marine Worlds


@rule("ARNO-2.7", "ARNO-2.13", "ARNO-5.4")
def test_marine_worlds_changes_the_start_and_reminds() -> None:
    session = Session("B=L7", marine="yes")
    assert session.arno().conservation == -2
    assert session.says_somewhere("Alternative action cards")
    high = Session("B=L12", marine="yes")
    assert (high.arno().conservation, high.arno().reached, high.arno().hired) == (3, 1, 1)
    session.rows("animals", "cards", "build", "association", "sponsors")
    session.says("done", "2", "1", "animal")
    assert session.says_somewhere("wave")


@rule("ARNO-11.7", "ARNO-Q16")
def test_the_generic_university_is_rolled_for() -> None:
    session = ready(row=("animals", "build", "cards", "association", "sponsors"), marine="yes")
    session.corrects("left bird no")
    session.says("done", "4", "4")
    assert session.why == "ARNO-11.7"
    die = session.question.about
    assert isinstance(die, OnDie)
    assert [kind.code for kind in die.options] == [  # type: ignore[attr-defined]
        "herbivore", "predator", "primate", "reptile", "sea_animal",
    ]  # fmt: skip
    session.says("2")
    arno = session.arno()
    assert [each.code for each in arno.universities] == ["generic"]
    assert (arno.generic, arno.icons[Icon.SCIENCE], arno.icons[Icon.PREDATOR]) == (Icon.PREDATOR, 1, 1)
    assert [kind.code for kind in session.evening.known.animal_universities] == [
        "herbivore", "primate", "reptile", "sea_animal",
    ]  # fmt: skip
    assert "generic" not in [each.code for each in session.evening.known.universities]
    assert "uni herbivore" not in session.options()


@rule("ARNO-15.3")
def test_the_sea_animal_university_sets_off_the_marine_biologist() -> None:
    session = ready(row=("animals", "build", "cards", "association", "sponsors"), marine="yes")
    session.says("has 266", "has 208", "done", "4", "4", "6")
    assert (session.arno().generic, session.arno().icons[Icon.SEA_ANIMAL]) == (Icon.SEA_ANIMAL, 1)
    assert session.says_somewhere("Seat A: gain 3 money for Sea animal (266 Marine Biologist)")
    assert session.says_somewhere("Seat A: gain 2 money for Research (208 Science Library)")


@rule("ARNO-14.8")
def test_the_first_step_past_reputation_15_takes_the_tile() -> None:
    session = ready(row=("animals", "build", "cards", "association", "sponsors"), automas="B=L4", marine="yes")
    session.corrects("reputation B 15")
    session.says("done", "2")
    assert session.question.about == TilePlace(15, 0, alone=True)
    session.says("other")
    assert session.arno().appeal == 2  # the second step
    assert session.evening.known.tiles[2] == (None,)


@rule("ARNO-13.7")
def test_reputation_that_counts_research_icons() -> None:
    session = ready(row=("animals", "build", "cards", "sponsors", "association"), marine="yes")
    session.corrects("projects B 134", "projects B 135", "owns double_research B yes", "conservation B 2")
    session.says("done", "5", "1")
    assert (session.arno().conservation, session.arno().reputation) == (4, 2)


# the module


@rule("ARNO-16.1", "ARNO-16.2", "ARNO-16.5", "ARNO-15.8")
def test_the_module_asks_for_sponsors_and_shows_the_kiosks() -> None:
    session = Session("B=L3", arno_module="yes", marine="yes", begun=False)
    session.says("113", "none")
    assert session.why == "ARNO-16.2"
    session.says("3")
    arno = session.match.view(None).ledgers[1]
    assert arno.sponsors_seen == 3
    assert (MODULE_TRACK[module_spot(3)], MODULE_KIOSKS[module_spot(3)]) == (0, 1)  # spot 4: the left level
    session.rows("animals", "cards", "build", "association", "sponsors")
    session.says("done", "2", "1", "sponsor")
    assert session.arno().sponsors_seen == 4
