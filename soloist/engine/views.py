"""Views that show a state under its own names, and states filled from such a view again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter, itemgetter
from typing import Any, TypeVar

from soloist.engine.pile import Pile
from soloist.engine.plain import Plain

S = TypeVar("S", bound=Plain)
V = TypeVar("V")


def shown(view: type[V], state: object, **others: Any) -> V:
    """A view of a state: lists as tuples, piles without an order; `others` are what it does not show as it is."""
    values_of, order = _taken_over(view, tuple(others))  # type: ignore[arg-type]
    taken = [_still(value) if type(value) in (list, Pile) else value for value in values_of(state)]
    return view(*order((*taken, *others.values())))


def restored(state: S, view: Any) -> S:
    """The state, with all that a view shows under the names of its slots."""
    for name in state.field_names():
        if hasattr(view, name):
            setattr(state, name, _changing(getattr(view, name), getattr(state, name)))
    return state


@cache
def _taken_over(view: Any, others: tuple[str, ...]) -> tuple[Callable[[object], Any], Callable[[Any], Any]]:
    """How values are taken from a state, and how these and the others are put in the order of the view's fields."""
    names = [field.name for field in fields(view)]
    taken = [name for name in names if name not in others]
    listed = [*taken, *others]
    return attrgetter(*taken), itemgetter(*(listed.index(name) for name in names))


def _still(value: list[Any] | Pile[Any]) -> tuple[Any, ...]:
    parts = value.rest if isinstance(value, Pile) else value
    return tuple([tuple(part) if type(part) is list else part for part in parts])


def _changing(value: Any, like: Any) -> Any:
    if type(like) is Pile:
        like.rest = list(value)
        return like
    if type(like) is list:
        return [list(part) if type(part) is tuple else part for part in value]
    return value
