"""The points as far as they are known, and who has won [OAI-9.1, 9.2]."""

from __future__ import annotations

from soloist.companion.orichalcum_ai.evening import AI, HUMAN, Evening
from soloist.engine.game import Result, Score
from soloist.games.orichalcum.scoring import score


def points_of_player(evening: Evening) -> int:
    """As told; a winner has enough of them."""
    told = evening.known.points or 0
    return max(told, evening.box.victory_points) if evening.winner == HUMAN and not evening.is_overtime else told


def result(evening: Evening) -> Result:
    scores = (Score(HUMAN, points_of_player(evening), ()), score(evening.ai, AI))
    return Result(scores, () if evening.winner is None else (evening.winner,))
