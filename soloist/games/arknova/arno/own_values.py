"""A designer's own numbers for ARNO's action cards: a file in the shape of `facts/arno.json` [ARNO-Q18].

    {"cards": {"build": {"I": {"3": ["appeal 2/3/3/4/4/6"]}}}}

A row given there takes the place of the printed one; a row named X that of all rows of its side.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

from soloist.engine.blocks import Blocks
from soloist.engine.documents import read_json, shown
from soloist.engine.words import msg
from soloist.games.arknova.arno.values import CARDS, COLUMNS, SLOTS, Do, Rows, Values, read_effect
from soloist.games.arknova.cards import Action

MOST_EFFECTS = 6
"""In one row."""
MOST = 20
"""Of anything, in one effect."""
SINGLE = (Do.DISPLAY_CARD, Do.SCORING_TOKEN)
"""Of which there is always one."""
SIDES = ("I", "II")
EVERY = "X"
"""A row that holds for every strength."""
_AMOUNT = re.compile(r"X|(?:X\+)?(?:\d{1,2}|(?:\d{1,2}/){5}\d{1,2})")


class ValuesReader(Blocks):
    """Each mistake is named with its place."""

    file: ClassVar[str] = "arno_values"

    def values(self, text: str) -> Values:
        given = self.table("cards", read_json(self.file, text))
        self.names("cards", given, ("cards",), ("schema", "about"))
        cards = self.table("cards", given["cards"])
        self.only("cards", cards, CARDS)
        return Values({action: self.sides(action, cards.get(action, {})) for action in CARDS})

    def sides(self, action: str, given: object) -> dict[str, Rows]:
        where = f"cards, {action}"
        own = self.table(where, given)
        self.only(where, own, SIDES)
        return {side: self.rows(action, side, own.get(side, {})) for side in SIDES}

    def rows(self, action: str, side: str, given: object) -> Rows:
        """The printed rows, with those that are given in their places."""
        where = f"cards, {action}, {side}"
        own = self.table(where, given)
        self.only(where, own, (*map(str, SLOTS), EVERY))
        printed: Mapping[str, Any] = {} if EVERY in own else CARDS[action][side]
        rows = {**printed, **{name: self.row(f"{where}, {name}", action, side, row) for name, row in own.items()}}
        for strength in SLOTS:
            for text in rows.get(str(strength), rows.get(EVERY, ())):
                self.check_amounts(where, text, strength)
        return rows

    def row(self, where: str, action: str, side: str, given: object) -> tuple[str, ...]:
        texts = self.items(where, given)
        if len(texts) > MOST_EFFECTS:
            raise self.bad(where, msg("there are {n} effects; at most {most} can be", n=len(texts), most=MOST_EFFECTS))
        return tuple(self.effect(where, action, side, text) for text in texts)

    def effect(self, where: str, action: str, side: str, text: object) -> str:
        words = text.split() if isinstance(text, str) else []
        known = [do.value for do in Do]
        if len(words) != 2 or words[0] not in known or not _AMOUNT.fullmatch(words[1]):
            raise self.bad(where, msg(
                "expected an effect and its amount, such as appeal 2, appeal X+1 or appeal 2/3/3/4/4/5, not '{text}'; "
                "effects are {known}", text=shown(text), known=", ".join(known),
            ))  # fmt: skip
        if Do(words[0]) is Do.SCORING_TOKEN and (action, side) != (Action.SPONSORS.code, SIDES[0]):
            raise self.bad(where, msg("scoring tokens come with side I of Sponsors alone"))
        if action == Action.SPONSORS.code and "/" in words[1]:
            raise self.bad(where, msg("the Sponsors card is one for all levels; give one number"))  # [ARNO-2.3]
        return " ".join(words)

    def check_amounts(self, where: str, text: str, strength: int) -> None:
        for column in range(COLUMNS):
            do, amount = read_effect(text, strength, column)
            most = 1 if do in SINGLE else MOST
            if not 1 <= amount <= most:
                raise self.bad(where, msg("'{text}': an amount is from 1 to {most}", text=text, most=most))


@lru_cache(16)
def read_values(text: str) -> Values:
    """The printed numbers with those of a file; raises BadSetting naming card, side and row."""
    return ValuesReader().values(text)
