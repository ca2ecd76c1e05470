"""How many ways there are to answer the next questions, as chess programs count moves."""

from __future__ import annotations

from soloist.engine.match import Match


def ways(match: Match, depth: int) -> int:
    """The number of answer sequences of this length; a match that ends earlier counts once.

    Where several seats are asked at the same time, the first of them answers first. By hand, throws count as well.
    """
    if depth == 0 or match.over:
        return 1
    question = match.question
    assert question is not None
    if depth == 1:
        return len(question.options)
    total = 0
    for option in question.options:
        copy = match.copy()
        copy.answer(option, seat=question.seat)
        total += ways(copy, depth - 1)
    return total
