"""The numbers of ARNO's cards and boards, read once from `facts/arno.json`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from soloist.games.arknova.cards import Action
from soloist.games.arknova.icons import Icon, icon_of

_FACTS: dict[str, Any] = json.loads(files("soloist.games.arknova").joinpath("facts/arno.json").read_text("utf-8"))
_START, _FULL, _PROJECTS = (_FACTS[name] for name in ("start", "sponsors_full", "projects"))
Rows = Mapping[str, Sequence[str]]
"""The effects of one side of a card as words, by strength; X is every strength."""
CARDS: Mapping[str, Mapping[str, Rows]] = _FACTS["cards"]
"""By action and side, as printed."""


class Do(Enum):
    """The effects on ARNO's action cards, by their words in the facts."""

    APPEAL = "appeal"
    CONSERVATION = "conservation"
    REPUTATION = "reputation"
    BREAK = "break"
    DISPLAY_CARD = "display_card"
    SCORING_TOKEN = "scoring_token"
    NOTEPAD_TOKEN = "notepad_token"

    __hash__ = object.__hash__


COLUMNS: int = _FACTS["levels"]["columns"]
"""Levels with numbers of their own; higher ones read the last column [ARNO-2.4]."""
CARD_SETS: tuple[str, ...] = tuple(_FACTS["levels"]["card_set"].split("/"))
"""The set of the Build, Cards and Animals cards, by column [ARNO-2.3]."""
HIGHEST_LEVEL: int = _FACTS["levels"]["highest"]
LEVELS = tuple(f"L{level}" for level in range(1, HIGHEST_LEVEL + 1))
"""As seats name them: `arno:L3` [ARNO-1.4]."""


def level_of(word: str) -> int:
    """`L3` is level 3."""
    return LEVELS.index(word) + 1


START_CONSERVATION = tuple(int(number) for number in _START["conservation"].split("/"))
"""By level, from level 1 on [ARNO-2.7]."""
START_CONSERVATION_MARINE = tuple(int(number) for number in _START["conservation_marine_worlds"].split("/"))
"""The same with Marine Worlds [ARNO-2.7]."""
FINAL_CARDS: int = _START["final_scoring_cards"]
FIRST_CARDS: int = _START["zoo_cards"]
PROJECTS_KEPT: int = _START["projects_kept"]
BREAK_CARDS: int = _FACTS["break"]["draws"]
SLOTS: tuple[int, ...] = tuple(_FACTS["dice"]["slots"])
ACTION_DICE: dict[int, tuple[int | None, ...]] = {sides: tuple(_FACTS["dice"][f"d{sides}"]) for sides in (6, 8, 12)}
"""The slot for each face; None is rolled again [ARNO-4.1]."""
MOST_SCORING_TOKENS: int = _FULL["tokens"]

_AMOUNT = re.compile(r"(X)?\+?((?:\d+/){5}\d+|\d+)?")


def read_effect(text: str, strength: int, column: int) -> tuple[Do, int]:
    """`appeal X+0/1/1/1/2/3`: X is the strength, six numbers are those of the levels."""
    word, amount = text.split()
    found = _AMOUNT.fullmatch(amount)
    if found is None:
        raise ValueError(f"no amount: {text!r}")
    numbers = [int(number) for number in (found[2] or "0").split("/")]
    return Do(word), (strength if found[1] else 0) + (numbers[column] if len(numbers) > 1 else numbers[0])


Steps = tuple[tuple[Do, int], ...]


class Values:
    """What ARNO's cards do at every level, in order [ARNO-7 to ARNO-10]."""

    __slots__ = ("_steps",)

    def __init__(self, cards: Mapping[str, Mapping[str, Rows]]) -> None:
        self._steps: dict[tuple[str, bool, int, int], Steps] = {}
        for action, sides in cards.items():
            for side, rows in sides.items():
                for strength in SLOTS:
                    for column in range(COLUMNS):
                        row = rows[str(strength)] if str(strength) in rows else rows["X"]
                        found = tuple([read_effect(text, strength, column) for text in row])
                        self._steps[action, side == "II", strength, column] = found

    def steps(self, action: Action, upgraded: bool, strength: int, column: int) -> Steps:
        """What a card does."""
        return self._steps[action.code, upgraded, strength, column]


PRINTED = Values(CARDS)


def steps(action: Action, upgraded: bool, strength: int, column: int) -> Steps:
    """What a card does as printed."""
    return PRINTED.steps(action, upgraded, strength, column)


@cache
def full_steps(reading: str, strength: int, column: int) -> tuple[tuple[Do, int], ...]:
    """Sponsors on side I with a full scoring card [ARNO-10.2, ARNO-Q1]."""
    return tuple(read_effect(text, strength, column) for text in _FULL[reading])


NO_WORKER: tuple[tuple[Do, int], ...] = tuple(
    read_effect(text, 0, 0) for text in _FACTS["association"]["no_worker"] if text.split()[0] in {do.value for do in Do}
)
"""Without a worker for a task; then a partner zoo or a university [ARNO-11.9]."""

_LEVEL = {"left": 0, "middle": 1, "right": 2}
PREFERRED: tuple[int, ...] = tuple(_LEVEL[word] for word in _PROJECTS["condition"].split("/"))
"""The level of a project that ARNO prefers, by column [ARNO-13.5]."""
IF_TAKEN: dict[int, tuple[int, ...]] = {
    _LEVEL[word]: tuple(_LEVEL[other] for other in others) for word, others in _PROJECTS["if_taken"].items()
}

_MODULE = _FACTS["module"]
_CONDITION = {roman: _LEVEL[word] for roman, word in _MODULE["conditions"].items()}
MODULE_TRACK: tuple[int, ...] = tuple(_CONDITION[roman] for roman in _MODULE["track"])
MODULE_KIOSKS: tuple[int, ...] = tuple(_MODULE["kiosks"])
MODULE_LAST_RESORT: tuple[int, ...] = tuple(_CONDITION[roman] for roman in _MODULE["last_resort"])


def module_spot(sponsors: int) -> int:
    """The tracker's place on its track, from 0, after so many sponsors: there and back again [ARNO-16.2, ARNO-Q14]."""
    last = len(MODULE_TRACK) - 1
    walked = sponsors % (2 * last)
    return walked if walked <= last else 2 * last - walked


CONTINENT_ORDER: tuple[Icon, ...] = tuple(icon_of(word) for word in _FACTS["orders"]["partner_zoo"])
"""The canonical order of partner zoos, for the die [ARNO-4.4]."""
ANIMAL_UNIVERSITIES: tuple[str, ...] = tuple(_FACTS["orders"]["animal_university"])


class RewardShape(NamedTuple):
    """What the three levels of some projects give, from left to right, and what playing them gives."""

    projects: tuple[int, ...]
    rewards: tuple[str, ...]
    played: int


def _numbers(text: str) -> tuple[int, ...]:
    """`105 107-112`."""
    ends = [[int(end) for end in part.split("-")] for part in text.split()]
    return tuple(number for part in ends for number in range(part[0], part[-1] + 1))


REWARD_SHAPES: tuple[RewardShape, ...] = tuple(
    RewardShape(_numbers(row["projects"]), tuple(row["rewards"]), int(row.get("played", "reputation 0").split()[1]))
    for row in _PROJECTS["left_middle_right"]
)

_SCORING = _FACTS["scoring"]["scoring_card"]


def scored(tokens: int) -> int:
    """Conservation for the tokens on the scoring card [ARNO-14.10]."""
    return int(max(_SCORING["least"], min(tokens - _SCORING["tokens_less"], _SCORING["most"])))
