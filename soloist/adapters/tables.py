"""The numbers of a game as lists to read: answers, draws, and the fields of its tensors."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from soloist.adapters.coding import Coding
from soloist.adapters.fields import Field
from soloist.adapters.games import coding_of
from soloist.registry import find_game

SEATS = 2
"""The documentation's tables are those of two seats."""


def numbered(words: tuple[str, ...]) -> Iterator[str]:
    return (f"{number:6} {word}" for number, word in enumerate(words))


def placed(coding: Coding) -> Iterator[str]:
    """Where each field begins, how long it is and what it says."""
    at = coding.layout.at
    for field in coding.layout.fields:
        yield f"{at[field.name]:6} {field.size:5} {field.name:22} {field.what}{_divided(field)}"


def _divided(field: Field) -> str:
    return "" if field.most == 1 else f" (divided by {field.most:g})"


LISTS: dict[str, Callable[[Coding], Iterator[str]]] = {
    "actions": lambda coding: numbered(coding.actions.words),
    "outcomes": lambda coding: numbered(coding.outcomes.words),
    "fields": placed,
}


def documented(game: str) -> Iterator[str]:
    """What docs/research.md says of a game: how many of everything, and its fields."""
    rules = find_game(game)
    settings = rules.read_settings({})
    coding, more = (coding_of(rules, seats, settings) for seats in (SEATS, SEATS + 1))
    yield (
        f"{len(coding.actions):,} actions, {len(coding.outcomes):,} outcomes of Chance; a tensor of "
        f"{coding.layout.size:,} numbers for two seats, {more.layout.size - coding.layout.size:,} more for each other."
    )
    yield ""
    yield "| field | numbers | divided by | |"
    yield "|---|---|---|---|"
    for field in coding.layout.fields:
        name = _name(field.name)
        if name is not None:
            yield f"| `{name}` | {field.size} | {field.most:g} | {field.what} |"


def _name(name: str) -> str | None:
    """`zooN.money` for what each seat has, told once."""
    block, dot, rest = name.partition(".")
    if not dot or not block[-1].isdigit():
        return name
    return f"{block[:-1]}N.{rest}" if block.endswith("0") else None
