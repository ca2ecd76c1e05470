"""The end of an evening with ARNO: who still has a turn, final scoring, ties [ARNO-14.9 to ARNO-14.12]."""

from __future__ import annotations

import pytest

from soloist.companion.arno.reports import BreakStep, Final
from soloist.companion.arno.session import Stage
from tests.companion.arno_session import POINTS, TIE, TURN, Session
from tests.kit import rule

QUIET = ("build", "animals", "association", "cards", "sponsors")
"""On the d6 a 2 is Animals: only appeal."""


def near_the_end(automas: str = "B=L3", players: int = 2, **options: str) -> Session:
    """ARNO triggers the end with its next turn, a 2."""
    session = Session(automas, players=players, **options)  # type: ignore[arg-type]
    session.rows(*QUIET)
    session.corrects("appeal B 62", "conservation B 20")  # the target is 64
    return session


def left_at_the_end(session: Session) -> list[str]:
    return [line for line in session.told() if "The end of the game is triggered" in line]


@rule("ARNO-14.9", "ARNO-5.5")
def test_arno_triggers_the_end_and_everybody_else_has_one_more_turn() -> None:
    session = near_the_end(players=3)
    session.says("done", "2")

    assert left_at_the_end(session) == [
        "The end of the game is triggered. One more turn each: Seat C, Seat A [ARNO-14.9]"
    ]
    view = session.match.view(None)
    assert [seat.code for seat in view.still_to_play] == ["C", "A"]
    assert (view.ended_by.code, view.last_turns) == ("B", 2)
    session.says("done", "done")
    assert session.why == POINTS


@rule("ARNO-14.9")
def test_a_person_triggers_the_end() -> None:
    session = near_the_end()
    session.corrects("appeal B 10")
    session.says("end")
    assert "end" not in session.options()
    session.says("done")
    assert left_at_the_end(session) == ["The end of the game is triggered. One more turn each: Seat B [ARNO-14.9]"]
    session.says("2")
    assert session.why == POINTS


@rule("ARNO-14.9")
def test_triggered_in_a_break_everybody_has_one_more_turn() -> None:
    session = near_the_end()
    session.corrects("appeal B 10")
    session.says("break", "done", "done", "animal", "113", "2")
    assert session.active() == "A"
    session.says("end in break")
    assert left_at_the_end(session) == ["The end of the game is triggered. One more turn each: Seat A [ARNO-14.9]"]
    session.says("done")
    assert session.why == POINTS


def test_a_break_in_the_last_turn_is_taken_before_scoring() -> None:
    session = near_the_end()
    session.says("done", "2", "break", "done", "done")
    assert session.why == "ARNO-12.3"
    session.says("sponsor", "sponsor", "sponsor")
    assert [what.number for what in session.heard() if isinstance(what, BreakStep)][-1] == 6
    assert session.why == POINTS


@rule("ARNO-14.4", "ARNO-Q8")
def test_people_are_told_to_discard_final_scoring_cards_once() -> None:
    session = Session("B=L4")
    session.rows("animals", "association", "cards", "sponsors", "build")
    session.corrects("conservation B 9", "tile 8 left gone", "tile 8 right gone")
    session.says("done", "5")
    assert session.says_somewhere("First at 10 conservation")
    assert "ten" not in session.options()
    other = Session("B=L4")
    other.says("ten")
    assert other.says_somewhere("First at 10 conservation")


@rule("ARNO-14.10", "ARNO-14.11", "ARNO-Q10")
def test_tokens_are_counted_without_rewards() -> None:
    session = near_the_end()
    session.corrects("scoring_tokens B 5", "notepad B 2", "conservation B 4", "appeal B 104")
    session.says("done", "2", "done")
    arno = session.arno()
    assert (arno.conservation, arno.hired, arno.appeal) == (4 + 3 + 2, 1, 107)
    (final,) = [what for what in session.heard() if isinstance(what, Final)]
    assert [number for _, number in final.parts] == [3, 2]
    assert final.points == 107 - (114 - 18)
    assert session.says_somewhere("Nobody reached 10 conservation")
    session.says("-12")
    assert session.match.over
    assert [score.total for score in session.match.result.scores] == [-12, 11]
    assert session.says_somewhere("Seat B wins with 11 points")


@rule("ARNO-14.11", "ARNO-Q17")
def test_below_zero_the_target_goes_on() -> None:
    session = near_the_end()
    session.corrects("conservation B -5", "appeal B 20")
    session.says("end", "done", "2")
    assert session.arno().score == 23 - 124


@rule("ARNO-14.12")
@pytest.mark.parametrize(
    ("points", "supports", "winners"),
    [
        (["2", "1"], [], ["B"]),  # an ARNO ranks ahead of people
        (["30", "30"], ["3", "2"], ["A"]),
        (["30", "30"], ["4", "4"], ["A", "C"]),
        (["31", "30"], [], ["A"]),
        (["-3", "-3"], [], ["B"]),
    ],
)
def test_ties(points: list[str], supports: list[str], winners: list[str]) -> None:
    session = near_the_end(players=3)
    session.corrects("conservation B 9", "appeal B 95")
    session.says("done", "2", "done", "done")
    assert session.why == POINTS
    session.says(*points)
    if supports:
        assert session.why == TIE
        session.says(*supports)

    assert session.match.over
    assert [seat.code for seat in session.match.result.winners] == winners
    before_people = winners == ["B"] and str(session.arno().score) in points
    assert session.says_somewhere("ARNO ranks ahead of people") == before_people


@rule("ARNO-14.12")
def test_two_arnos_share() -> None:
    session = near_the_end("B=L3,C=L3", players=3)
    session.rows(*QUIET, seat="C")
    session.corrects("conservation B 9", "appeal B 95", "conservation C 9", "appeal C 95")
    session.says("done", "2", "2", "done", "2")
    assert [seat.code for seat in session.match.result.winners] == ["B", "C"]


def test_the_last_answer_is_taken_back() -> None:
    session = near_the_end()
    session.says("done", "2", "done", "100")
    assert session.evening.stage is Stage.OVER
    session.match.undo()
    session.says("-50")
    assert [seat.code for seat in session.match.result.winners] == ["B"]


def test_a_person_may_go_on_after_the_end_is_announced() -> None:
    session = near_the_end()
    session.says("done", "2", "zoo africa")
    assert session.why == TURN
    assert "end in break" not in session.options()
