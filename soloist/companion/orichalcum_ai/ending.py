"""The points as far as they are known, and who has won [OAI-9.1, 9.2]."""

from __future__ import annotations

from soloist.companion.orichalcum_ai.session import AI, HUMAN, AiSession
from soloist.engine.game import Result, Score
from soloist.games.orichalcum.scoring import score


def points_of_player(session: AiSession) -> int:
    """As told; a winner has enough of them."""
    told = session.known.points or 0
    return max(told, session.box.victory_points) if session.winner == HUMAN and not session.is_overtime else told


def result(session: AiSession) -> Result:
    scores = (Score(HUMAN, points_of_player(session), ()), score(session.ai, AI))
    return Result(scores, () if session.winner is None else (session.winner,))
