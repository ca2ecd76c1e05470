"""AutoMammoth at both tables: what it owns, drawn, and the lines of its turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text

from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.zooloretto.automa.deck import SALE_PRICE
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, KEYS, Key, Ledger
from soloist.games.zooloretto.automa.orders import Order
from soloist.games.zooloretto.automa.score import stack_points
from soloist.games.zooloretto.automa.why import MammothLine, Step
from soloist.games.zooloretto.tiles import Tile
from soloist.games.zooloretto.view import MammothView
from soloist.language import Reader
from soloist.terminal.draw import Pen, plain_told, under
from soloist.terminal.ink import plain, styled
from soloist.terminal.zooloretto_look import style_of
from soloist.wording.zooloretto.pieces import reason


def holdings(
    mammoth: Ledger | MammothView, points: int, name: Text, signs: Callable[[Sequence[Tile]], str], pen: Pen
) -> Iterator[Text]:
    """A line about points, coins and cards, then the stacks with a sign for each tile."""
    cards = msg("cards {level}: {n} to draw, {played} played",
                level=mammoth.difficulty.value, n=len(mammoth.cards), played=len(mammoth.discard))  # fmt: skip
    counts = [nmsg("{n} point", "{n} points", n=points), nmsg("{n} coin", "{n} coins", n=mammoth.coins), cards]
    yield Text.assemble(name, "  ", Text(" · ").join(pen.write(part) for part in counts))
    cells = [(len(tiles), cell(key, signs(tiles), pen)) for key, tiles in zip(KEYS, mammoth.stacks, strict=True)]
    safe = [stack for size, stack in cells if size > BARN_SIZE]
    barn = [stack for size, stack in cells if 0 < size <= BARN_SIZE]
    if not safe and not barn:
        yield pen.write(msg("    no tiles yet"), "dim")
    yield from row(msg("safe"), safe, pen)
    sold = min(mammoth.coins // SALE_PRICE, len(barn))
    if sold:  # the points count what it will sell at the end [MAM-9.1]
        note = nmsg("(at the end it sells {n} of these)", "(at the end it sells {n} of these)", n=sold)
        barn.append(pen.write(note, "dim"))
    yield from row(msg("barn"), barn, pen)


def cell(key: Key, signs: str, pen: Pen) -> Text:
    """Leopard ■■■■ 7."""
    points = stack_points(len(signs))
    shown = signs if len(signs) > BARN_SIZE else signs.replace("■", "□")
    return Text.assemble(
        pen.write(key), " ", (shown, style_of(key)), (f" {points}", "bold" if points >= 0 else "bold red")
    )


def row(label: Message, cells: Sequence[Text], pen: Pen) -> Iterator[Text]:
    """Stacks side by side behind a label."""
    head = pen.write(label, "dim")
    head.pad_left(4)
    head.pad_right(1)
    return under(head, cells, pen, gap=3)


def told(what: Sayable, reader: Reader) -> Text:
    """What to do stands out, why AutoMammoth does so stands back."""
    if isinstance(what, MammothLine):
        margin = "    " if what.step is Step.CARD else "      "
        return Text(f"{margin}{plain(reader.read(reason(what)))}", "dim")
    if isinstance(what, Order):
        return styled(reader.read(what), "bold cyan")
    return plain_told(what, reader)
