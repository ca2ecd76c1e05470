"""ARNO's numbers, varied: one amount on one of its cards a point higher or lower, at one level [ARNO-Q18]."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.errors import BadSetting
from soloist.games.arknova.arno.own_values import SINGLE, read_values
from soloist.games.arknova.arno.values import CARDS, COLUMNS, Do, level_of
from soloist.games.arknova.cards import Action

ATTEMPTS = 20


class ArnoValues:
    """Varies the column that the level of a seat reads; higher levels than there are columns share the last. Sponsors
    stay: that card is one for all levels [ARNO-2.3, ARNO-2.4]."""

    def start(self) -> str:
        """The numbers as printed, Sponsors left out."""
        return written({action: sides for action, sides in CARDS.items() if action != Action.SPONSORS.code})

    def varied(self, text: str, seat: str, chance: Stream) -> str:
        column = min(level_of(seat.partition(":")[2]), COLUMNS) - 1
        for _ in range(ATTEMPTS):
            cards = json.loads(text)["cards"]
            row, place = chance.pick(amounts_in(cards))
            row[place] = changed(row[place], column, chance.below(2) == 0)
            new = written(cards)
            if is_sound(new):
                return new
        return text

    def headed(self, text: str, lines: Sequence[str]) -> str:
        return written(json.loads(text)["cards"], "; ".join(lines))


def amounts_in(cards: dict[str, Any]) -> list[tuple[list[str], int]]:
    """All effects that have an amount, each by its row and its place in it."""
    return [
        (row, place)
        for sides in cards.values()
        for rows in sides.values()
        for row in rows.values()
        for place, text in enumerate(row)
        if Do(text.split()[0]) not in SINGLE
    ]


def changed(text: str, column: int, is_more: bool) -> str:
    """`appeal X+0/1/1/1/2/3` with one of its numbers a point higher or lower."""
    word, amount = text.split()
    strength, plus, added = amount.rpartition("+") if "+" in amount else ("", "", amount)
    if added == "X":
        strength, plus, added = "X", "+", "0"
    numbers = [int(each) for each in added.split("/")]
    numbers = numbers if len(numbers) == COLUMNS else numbers * COLUMNS
    numbers[column] = max(0, numbers[column] + (1 if is_more else -1))
    return f"{word} {strength}{plus}{'/'.join(map(str, numbers))}"


def is_sound(text: str) -> bool:
    try:
        read_values(text)
    except BadSetting:
        return False
    return True


def written(cards: dict[str, Any], about: str = "") -> str:
    """As the option `arno_values` takes it, a row a line."""
    sides = [
        f'  "{action}": {{\n' + ",\n".join(_side(side, rows) for side, rows in both.items()) + "\n  }"
        for action, both in cards.items()
    ]
    first = f' "about": {json.dumps(about, ensure_ascii=False)},\n' if about else ""
    return "{\n" + first + ' "cards": {\n' + ",\n".join(sides) + "\n }\n}\n"


def _side(side: str, rows: dict[str, Any]) -> str:
    return (
        f'   "{side}": {{\n' + ",\n".join(f'    "{name}": {json.dumps(row)}' for name, row in rows.items()) + "\n   }"
    )
