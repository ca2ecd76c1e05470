"""The tiles of Zooloretto as chips and as single signs, and what AutoMammoth owns. Colour is never the only sign."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.text import Text

from soloist.engine.words import Message, Sayable, msg, nmsg, numeral
from soloist.games.zooloretto.automa import deck, orders, score, why
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, KEYS, Key, Ledger
from soloist.games.zooloretto.tiles import FEMALE, MALE, Species, Tile
from soloist.games.zooloretto.view import MammothView
from soloist.language import Reader
from soloist.terminal.draw import Pen, framed, plain, plain_told, styled, under
from soloist.wording.zooloretto.pieces import reason

WIDE = 110
_COLOURS = {
    Species.CAMEL: ("#b8863b", "bold #241a08 on #d9b06a"), Species.ELEPHANT: ("#6f86b5", "bold #ffffff on #566a94"),
    Species.FLAMINGO: ("#dd5a98", "bold #3a0a22 on #f3a3c8"), Species.KANGAROO: ("#d2693c", "bold #ffffff on #b04f26"),
    Species.LEOPARD: ("#a3951f", "bold #262200 on #e3d34f"), Species.CHIMPANZEE: ("#a5714f", "bold #ffffff on #75492b"),
    Species.PANDA: ("#3f9a62", "bold #ffffff on #2c6b44"), Species.ZEBRA: ("#8f8f96", "bold #16181a on #d5d6d9"),
}  # fmt: skip
INK = {species: ink for species, (ink, _) in _COLOURS.items()}  # readable on black and on white
PAPER = {species: paper for species, (_, paper) in _COLOURS.items()}
STALL_INK, STALL_PAPER = "#2a9d9d", "bold #ffffff on #1c6f70"
COIN_INK, COIN_PAPER = "#c9951c", "bold #2a2000 on #f2c14e"
SIGN = {MALE: "♂", FEMALE: "♀"}
ANIMAL, YOUNG_SIGN, BRED_SIGN, GAP = "■", "°", "·", "_"
BLOCKED = "▒"


def style_of(thing: object) -> str:
    """The colour of a species, a tile or a stack where a sentence speaks of it."""
    match thing:
        case Species():
            return f"bold {INK[thing]}"
        case Tile(species=Species() as species) | Key(species=Species() as species):
            return f"bold {INK[species]}"
        case Tile() if thing.is_coin:
            return f"bold {COIN_INK}"
        case Tile() | Key():
            return f"bold {STALL_INK}"
    return ""


def letters(pen: Pen) -> int:
    """How much of a species' name fits on a chip."""
    return 5 if pen.width >= WIDE else 3


def cut(thing: object, pen: Pen) -> str:
    """The first letters of a name: what stands on a chip."""
    return pen.cut(thing, letters(pen))


def mark(tile: Tile) -> str:
    """Not yet bred, bred, offspring, or nothing to say."""
    if tile.young:
        return YOUNG_SIGN
    return (BRED_SIGN if tile.bred else SIGN[tile.sex]) if tile.sex else ""


def face(tile: Tile, pen: Pen) -> str:
    """What is printed on a chip: Zeb♂, StA, Coin."""
    if tile.species is not None:
        return cut(tile.species, pen) + mark(tile)
    name = pen.cut(msg("Stall") if tile.is_stall else tile)
    room = letters(pen) + 1
    return f"{name[: room - 2 if room < 6 else room - 1]}{tile.stall.upper()}" if tile.is_stall else name[:room]


def chip_width(pen: Pen) -> int:
    return letters(pen) + 3


def chip(tile: Tile, pen: Pen) -> Text:
    """A tile on a truck or in one's own zoo."""
    paper = STALL_PAPER if tile.is_stall else COIN_PAPER if tile.species is None else PAPER[tile.species]
    return framed([(face(tile, pen).ljust(letters(pen) + 1), paper)], pen)


def blocked_chip(pen: Pen) -> Text:
    return Text(BLOCKED * chip_width(pen), "dim")


def chips(tiles: Sequence[Tile], spaces: int, pen: Pen) -> Text:
    """Tiles on spaces, the free ones too."""
    free = Text(f"[{' ' * (chip_width(pen) - 2)}]", "dim")
    return Text.assemble(*(chip(tile, pen) for tile in tiles), *[free] * (spaces - len(tiles)))


def signs(tiles: Iterable[Tile]) -> str:
    """Animals of one species, a sign each: ■♂°."""
    return "".join(mark(tile) if mark(tile) not in ("", BRED_SIGN) else ANIMAL for tile in tiles)


def legend(species: Sequence[Species], pen: Pen) -> list[Text]:
    """What the letters and signs mean."""
    signs = pen.write(msg("♂ ♀ not yet bred, · has bred, ° offspring, _ free"), "dim")
    if letters(pen) > 3:
        return [signs]
    names = [f"{cut(kind, pen)} {pen.cut(kind)}" for kind in species]
    return [Text(name, "dim") for name in names] + [signs]


# AutoMammoth at both tables: what it owns, and the lines of its turns


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
    sold = min(mammoth.coins // deck.SALE_PRICE, len(barn))
    if sold:  # the points count what it will sell at the end [MAM-9.1]
        note = msg("(at the end it pays to discard {n} of these)", n=sold)
        barn.append(pen.write(note, "dim"))
    yield from row(msg("barn"), barn, pen)


def cell(key: Key, signs: str, pen: Pen) -> Text:
    """Leopard ■■■■ 7."""
    points = score.stack_points(len(signs))
    shown = signs if len(signs) > BARN_SIZE else signs.replace("■", "□")
    return Text.assemble(
        pen.write(key), " ", (shown, style_of(key)), (f" {numeral(points)}", "bold" if points >= 0 else "bold red")
    )


def row(label: Message, cells: Sequence[Text], pen: Pen) -> Iterator[Text]:
    """Stacks side by side behind a label."""
    head = pen.write(label, "dim")
    head.pad_left(4)
    head.pad_right(1)
    return under(head, cells, pen, gap=3)


def told(what: Sayable, reader: Reader) -> Text:
    """What to do stands out, why AutoMammoth does so stands back."""
    if isinstance(what, why.MammothLine):
        margin = "    " if what.step is why.Step.CARD else "      "
        return Text(f"{margin}{plain(reader.read(reason(what)))}", "dim")
    if isinstance(what, orders.Order):
        return styled(reader.read(what), "bold cyan")
    return plain_told(what, reader)
