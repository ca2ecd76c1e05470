"""What rows are worth [ARNE-10]."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.games.arne.cards import Kind
from soloist.games.arne.items import Item
from soloist.games.arne.settings import Settings


def row_sum(items: Sequence[Item]) -> int:
    """Value and -200 items, tripled, crashed and locked as they are [ARNE-10.1, ARNE-10.2]."""
    return sum([item.points for item in items])


def row_factor(items: Sequence[Item], settings: Settings) -> int:
    """All X2 of a row together: they multiply; a crashed one counts 1 [ARNE-10.3, ARNE-10.4]."""
    factors = [item.factor for item in items if item.factor != 1]
    if settings.crashed_x2 == "zero" and any(item.card.kind is Kind.X2 and item.is_dead for item in items):
        return 0  # [ARNE-Q1, the other reading]
    if settings.several_x2 == "add":
        return sum(factors) or 1  # [ARNE-Q2, the other reading]
    product = 1
    for factor in factors:
        product *= factor
    return product


def row_total(items: Sequence[Item], settings: Settings) -> int:
    """The sum times the factor; a negative sum is multiplied too [ARNE-10.4]."""
    points = row_sum(items)
    if points < 0 and not settings.negative_doubled:
        return points  # [ARNE-Q3, the other reading]
    return points * row_factor(items, settings)
