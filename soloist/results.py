"""Points as people want to read them."""

from __future__ import annotations

from soloist.engine.game import Result, Score
from soloist.engine.words import Message, joined, msg, nmsg


def best_first(result: Result) -> list[Score]:
    """The winners on top, however points are counted; those who gave up last."""
    ranked = sorted(result.scores, key=lambda score: score.standing, reverse=True)
    return sorted(ranked, key=lambda score: score.seat in result.gave_up)


def verdict(result: Result) -> Message:
    """Who has won, if anybody has."""
    if not result.winners:
        return msg("Nobody has won")
    return nmsg("Winner: {names}", "Winners: {names}", n=len(result.winners), names=joined(result.winners))
