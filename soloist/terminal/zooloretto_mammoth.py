"""AutoMammoth at both tables: what it owns, drawn, and the lines of its turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.zooloretto.automa.deck import SALE_PRICE, Difficulty
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, Key
from soloist.games.zooloretto.automa.score import stack_points
from soloist.games.zooloretto.automa.why import MammothLine
from soloist.language import Reader
from soloist.terminal.chips import headed
from soloist.terminal.draw import Pen, plain_told
from soloist.terminal.ink import plain, styled
from soloist.terminal.zooloretto_look import style_of
from soloist.wording.zooloretto.lines import is_heading, is_order, reason


@dataclass(frozen=True)
class Stack:
    """One stack; `signs` has one sign for each tile."""

    key: Key
    signs: str

    @property
    def safe(self) -> bool:
        return len(self.signs) > BARN_SIZE

    @property
    def points(self) -> int:
        return stack_points(len(self.signs))


@dataclass(frozen=True)
class Holdings:
    """One AutoMammoth, as everybody at the table sees it."""

    difficulty: Difficulty
    points: int
    coins: int
    stacks: tuple[Stack, ...]
    cards: int
    discard: int


def holdings(mammoth: Holdings, name: Text, pen: Pen) -> Iterator[Text]:
    """A line about points, coins and cards, then the stacks."""
    yield heading(mammoth, name, pen)
    safe = [stack for stack in mammoth.stacks if stack.safe]
    barn = [stack for stack in mammoth.stacks if not stack.safe]
    if not mammoth.stacks:
        yield pen.write(msg("    no tiles yet"), "dim")
    if safe:
        yield from row(msg("safe"), [cell(stack, pen) for stack in safe], pen)
    if barn:
        yield from row(msg("barn"), [*(cell(stack, pen) for stack in barn), *sale_note(mammoth, len(barn), pen)], pen)


def heading(mammoth: Holdings, name: Text, pen: Pen) -> Text:
    parts: list[Message] = [
        nmsg("{n} point", "{n} points", n=mammoth.points),
        nmsg("{n} coin", "{n} coins", n=mammoth.coins),
        msg("cards {level}: {n} to draw, {played} played",
            level=mammoth.difficulty.value, n=mammoth.cards, played=mammoth.discard),
    ]  # fmt: skip
    return Text.assemble(name, "  ", Text(" · ").join(pen.write(part) for part in parts))


def cell(stack: Stack, pen: Pen) -> Text:
    """Leopard ■■■■ 7."""
    style = style_of(stack.key)
    points = Text(f" {stack.points}", "bold" if stack.points >= 0 else "bold red")
    signs = stack.signs if stack.safe else stack.signs.replace("■", "□")
    return Text.assemble(pen.write(stack.key), " ", (signs, style), points)


def sale_note(mammoth: Holdings, stacks: int, pen: Pen) -> list[Text]:
    """The points count what it will sell at the end [MAM-9.1]."""
    sold = min(mammoth.coins // SALE_PRICE, stacks)
    if not sold:
        return []
    note = nmsg("(at the end it sells {n} of these)", "(at the end it sells {n} of these)", n=sold)
    return [pen.write(note, "dim")]


def row(label: Message, cells: Sequence[Text], pen: Pen) -> Iterator[Text]:
    """Stacks side by side behind a label."""
    head = pen.write(label, "dim")
    head.pad_left(4)
    head.pad_right(1)
    yield from headed(head, cells, pen.width, gap=3)


def told(what: Sayable, reader: Reader) -> Text:
    """What to do stands out, why AutoMammoth does so stands back."""
    if isinstance(what, MammothLine):
        margin = "    " if is_heading(what) else "      "
        return Text(f"{margin}{plain(reader.read(reason(what)))}", "dim")
    if is_order(what):
        return styled(reader.read(what), "bold cyan")
    return plain_told(what, reader)
