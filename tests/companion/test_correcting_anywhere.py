"""Corrections in the middle of anything: whatever is put right at whatever question, the evening goes on to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from soloist.companion import arno, mammoth, orichalcum_ai
from soloist.companion.arno.corrections import corrections as arno_corrections
from soloist.companion.base import Companion
from soloist.companion.corrections import CORRECT, Correction, WhatIsRight, WhatToCorrect
from soloist.companion.mammoth.session import corrections as mammoth_corrections
from soloist.companion.orichalcum_ai.corrections import corrections as ai_corrections
from soloist.companion.people import BetweenTurns
from soloist.engine.dice import Stream
from soloist.engine.match import Match, Undo
from soloist.engine.question import Question
from soloist.engine.record import load, save
from soloist.registry import find
from tests.companion import arno_session, orichalcum_ai_beside, session
from tests.companion.test_arno_evenings import LONGEST, agreed

MOST_CORRECTIONS = 40  # of one evening


@dataclass(frozen=True)
class Beside:
    """A companion, its tables, what somebody there might answer, and its books."""

    game: Companion[Any]
    options: Callable[[int], dict[str, str]]
    answer: Callable[[Match, Question, Stream], Any]
    listed: Callable[[Any], Sequence[Correction[Any]]]

    def __str__(self) -> str:
        return self.game.id


def mammoth_options(seed: int) -> dict[str, str]:
    players = 2 + seed % 4
    automas = "B=I" if players == 2 else "B=II,C=III"
    return {"players": str(players), "automas": automas, "dice": ("app", "typed")[seed % 2]}


def ai_options(seed: int) -> dict[str, str]:
    return {
        "dice": ("app", "typed")[seed % 2], "tracking": ("count", "cards")[seed // 2 % 2],
        "ai_combat_mode": ("literal", "reroll")[seed // 4 % 2],
    }  # fmt: skip


def at_arno(match: Match, question: Question, chance: Stream) -> Any:
    return arno_session.likely(question, chance, match.state.turn, LONGEST)


ALL = [
    Beside(arno.GAME, agreed, at_arno, arno_corrections),
    Beside(mammoth.GAME, mammoth_options, lambda _, question, chance: session.likely(question, chance),
           mammoth_corrections),
    Beside(orichalcum_ai.GAME, ai_options, lambda _, question, chance: orichalcum_ai_beside.likely(question, chance),
           ai_corrections),
]  # fmt: skip


def evening(beside: Beside, seed: int) -> Iterator[Match]:
    """A match after every answer and correction; corrections come at any question, and more than one in a row."""
    match = Match.new(beside.game, 1, beside.options(seed), seed, undo=Undo.FREE)
    chance, left = Stream(seed, 7), MOST_CORRECTIONS
    for _ in range(6000):
        question = match.question
        if question is None:
            return
        often = 8 if isinstance(question.ask, BetweenTurns) else 2
        if CORRECT in question.besides and left and not chance.below(often):
            left -= 1
            match.answer("correct")
            for kind in (WhatToCorrect, WhatIsRight):
                following = match.question
                assert following is not None
                assert isinstance(following.ask, kind)
                match.answer(chance.pick(following.options))
        else:
            match.answer(beside.answer(match, question, chance))
        yield match
    raise AssertionError("the evening does not end")


def is_legal(correction: Correction[Any]) -> bool:
    """No number in the books has fallen below what it can be."""
    return type(correction.now) is not int or correction.now >= min(correction.values)


@pytest.mark.parametrize("beside", ALL, ids=str)
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_corrected_wherever_the_evening_goes_on(beside: Beside, seed: int) -> None:
    match = None
    for match in evening(beside, seed):
        wrong = [each for each in beside.listed(match.state) if not is_legal(each)]
        assert not wrong, [(each.code, each.now) for each in wrong]
    assert match is not None
    assert match.over
    assert match.result.winners
    again = load(save(match), find)
    assert (again.state, again.history, again.over) == (match.state, match.history, True)
