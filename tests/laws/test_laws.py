"""Every law for every game, with Hypothesis choosing the agreement, the dice and the answers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.courses import cases
from tests.kit.games import SUBJECTS
from tests.kit.laws import LAWS, Law
from tests.kit.subject import Subject


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.id)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(data=st.data())
def test_law(law: Law, subject: Subject, data: st.DataObject) -> None:
    law(data.draw(cases(subject)))
