"""Points as people want to read them."""

from __future__ import annotations

from collections.abc import Sequence

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


def won_or_lost(own: int, others: Sequence[int], *, is_won: bool, is_shared: bool = False) -> Message:
    """How a game ended for one of two, or of any other number."""
    if len(others) != 1:
        return msg("won with {points}", points=own) if is_won else msg("lost with {points}", points=own)
    score = {"own": own, "other": others[0]}
    if is_shared:
        return msg("tied {own} : {other}", **score)
    return msg("won {own} : {other}", **score) if is_won else msg("lost {own} : {other}", **score)
