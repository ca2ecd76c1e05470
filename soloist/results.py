"""Points as people want to read them."""

from __future__ import annotations

from soloist.engine.game import Result, Score


def best_first(result: Result) -> list[Score]:
    """The winners on top, however points are counted."""
    won = [score.total for score in result.scores if score.seat in result.winners]
    lowest = bool(won) and won[0] < max(score.total for score in result.scores)
    return sorted(result.scores, key=lambda score: score.total if lowest else -score.total)
