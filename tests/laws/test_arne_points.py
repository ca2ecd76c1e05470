"""Points are counted without where they come from wherever only their sum is wanted; both are the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from soloist.games.arne.result import parts_of, standings
from tests.kit.courses import cases, written_down
from tests.kit.games import REAL

(ARNE,) = (subject for subject in REAL if subject.game.id == "arne")


@given(data=st.data())
def test_standings_are_the_sums_of_their_parts(data: st.DataObject) -> None:
    case = data.draw(cases(ARNE))
    with written_down(case.begin()) as match:
        for _ in case.walk(match):
            table = match.state
            assert standings(table) == [
                sum(points for _, points in parts_of(table, person)) for person in table.persons
            ]
