"""AutoMammoth's cards: a small readable text, one card a line, ours by default [MAM-8].

    I-10: purchase, shuffle
    II-01: take 3 <, draw 1 >

The level stands before the dash; `>` picks the leftmost truck that matches, `<` the rightmost.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from enum import Enum
from importlib.resources import files

from soloist.engine.documents import check_lines, shown
from soloist.engine.errors import BadSetting
from soloist.engine.remarks import Remark
from soloist.engine.words import Message, Spoken, filled, msg, nmsg, template

LEVELS = ("I", "II", "III")
NUMBERS = {"draw": range(3), "take": range(1, 4)}
MOST_CARDS = 200
LONGEST_CODE = 20


class Difficulty(Enum):
    """How many levels of cards are shuffled together [MAM-1.6]."""

    I = "I"  # noqa: E741
    II = "II"
    III = "III"

    @property
    def levels(self) -> tuple[str, ...]:
        return LEVELS[: LEVELS.index(self.value) + 1]


class Op(Enum):
    DRAW = "draw"
    TAKE = "take"
    PURCHASE = "purchase"
    SHUFFLE = "shuffle"


@dataclass(frozen=True)
class Entry:
    """One action of a card: what, with which count, from which side."""

    op: Op
    count: int = 0
    leftmost: bool = True

    @property
    def code(self) -> str:
        if self.op in (Op.DRAW, Op.TAKE):
            return f"{self.op.value} {self.count} {'>' if self.leftmost else '<'}"
        return str(self.op.value)

    @property
    def tiles(self) -> Message:
        return nmsg("{n} tile", "{n} tiles", n=self.count)

    def say(self) -> Message:
        return filled(IN_WORDS[self.op, self.leftmost], self)


IN_WORDS = {
    (Op.DRAW, True): template("draw for the leftmost truck with {tiles}"),
    (Op.DRAW, False): template("draw for the rightmost truck with {tiles}"),
    (Op.TAKE, True): template("take the leftmost truck with {tiles}"),
    (Op.TAKE, False): template("take the rightmost truck with {tiles}"),
    (Op.PURCHASE, True): template("purchase"),
    (Op.SHUFFLE, True): template("shuffle"),
}


@dataclass(frozen=True, eq=False)
class MammothCard(Spoken):
    """One card, compared by identity."""

    code: str
    level: str
    entries: tuple[Entry, ...]
    order: int
    text = template("card {code}")

    def __repr__(self) -> str:
        return self.code


@dataclass(frozen=True)
class DeckLacks(Remark):
    """Actions that no card of level I has; a printed deck may well be so [MAM-8.5]."""

    missing: tuple[str, ...]

    def say(self) -> Message:
        return msg(
            "AutoMammoth's cards of level I have no '{missing}'; where no card can act it takes the fullest truck, "
            "or loads the first with room [MAM-7.4]",
            missing="', '".join(self.missing),
        )


@dataclass(frozen=True)
class MammothDeck:
    """All cards of a printed deck."""

    cards: tuple[MammothCard, ...]

    def of(self, difficulty: Difficulty) -> list[MammothCard]:
        return [card for card in self.cards if card.level in difficulty.levels]

    @property
    def lacks(self) -> tuple[str, ...]:
        """What level I alone needs to act in every position, and to shuffle, and does not have [MAM-7.5, MAM-8.5]."""
        easy = {(entry.op, entry.count) for card in self.of(Difficulty.I) for entry in card.entries}
        needed = [(op, count) for op in (Op.DRAW, Op.TAKE) for count in NUMBERS[op.value]] + [(Op.SHUFFLE, 0)]
        missing = [(op, count) for op, count in needed if (op, count) not in easy]
        return tuple(op.value if op is Op.SHUFFLE else f"{op.value} {count}" for op, count in missing)

    def remarks(self) -> list[Remark]:
        """A warning where a printed deck lacks something [MAM-8.5]."""
        return [DeckLacks(self.lacks)] if self.lacks else []


_LINE = re.compile(r"(I{1,3})-(\w+)\s*:\s*(.+)")
_ENTRY = re.compile(r"(draw|take)\s+(\d)\s*([<>])|purchase|shuffle")


def _bad(number: int, line: str, problem: Message) -> BadSetting:
    said = shown(line)
    return BadSetting(msg("deck, line {number} ('{line}'): {problem}", number=number, line=said, problem=problem))


def _read_entry(text: str, number: int, line: str) -> Entry:
    found = _ENTRY.fullmatch(text.strip())
    if found is None:
        problem = msg("'{text}' is not an action; write draw 0 >, take 2 <, purchase or shuffle", text=shown(text))
        raise _bad(number, line, problem)
    op = found[1] or found[0]
    if op not in NUMBERS:
        return Entry(Op(op))
    count = int(found[2])
    if count not in NUMBERS[op]:
        low, high = NUMBERS[op][0], NUMBERS[op][-1]
        raise _bad(
            number, line, msg("{op} goes with {low} to {high}, not {count}", op=op, low=low, high=high, count=count)
        )
    return Entry(Op(op), count, found[3] == ">")


def _read_card(line: str, number: int, order: int) -> MammothCard:
    found = _LINE.fullmatch(line)
    if found is None:
        raise _bad(number, line, msg("expected a card such as 'II-01: take 3 <, draw 1 >'"))
    if len(found[2]) > LONGEST_CODE:
        raise _bad(number, line, msg("the name of a card has at most {most} letters", most=LONGEST_CODE))
    entries = tuple(_read_entry(part, number, line) for part in found[3].split(","))
    if any(entry.op is Op.SHUFFLE for entry in entries[:-1]):
        raise _bad(number, line, msg("shuffle must be the last action of its card"))
    return MammothCard(f"{found[1]}-{found[2]}", found[1], entries, order)


def read_deck(text: str) -> MammothDeck:
    """A deck as printed by its owner; raises BadSetting naming the line [MAM-8.5]."""
    check_lines("deck", text)
    cards: dict[str, MammothCard] = {}
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        if line:
            card = _read_card(line, number, len(cards))
            if card.code.lower() in cards:
                raise _bad(number, line, msg("card {code} is already defined", code=card.code))
            cards[card.code.lower()] = card
            if len(cards) > MOST_CARDS:
                raise _bad(number, line, msg("there are more than {most} cards", most=MOST_CARDS))
    if not cards:
        raise BadSetting(msg("deck: there is no card in it; write one a line, such as 'II-01: take 3 <, draw 1 >'"))
    return MammothDeck(tuple(cards.values()))


_FACTS = json.loads(files("soloist.games.zooloretto").joinpath("facts/automammoth.json").read_text("utf-8"))
DECK = read_deck("\n".join(_FACTS["cards"]))
"""The deck as we reconstruct it."""

START_COINS: int = _FACTS["start_coins"]
STACK_POINTS: dict[int, int] = {int(size): points for size, points in _FACTS["stack_points"].items()}
BARN_STACK_POINTS: int = _FACTS["barn_stack_points"]
SALE_PRICE: int = _FACTS["sale_price"]
