"""The table of Zooloretto, drawn: stacks and trucks on top, the others' zoos in short, one's own zoo last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg, nmsg, numeral, pmsg
from soloist.games.zooloretto import components, scoring
from soloist.games.zooloretto.automa.why import MammothLine
from soloist.games.zooloretto.state import Enclosure
from soloist.games.zooloretto.tiles import Species, Tile, in_order
from soloist.games.zooloretto.view import View, ZooView
from soloist.terminal.draw import Pen, Samples, TerminalFace, fit, packed, shortened
from soloist.terminal.zooloretto_look import (
    GAP,
    blocked_chip,
    chip,
    chip_width,
    chips,
    face,
    holdings,
    legend,
    signs,
    style_of,
    told,
)
from soloist.wording.zooloretto import WORDING


def picture(match: Match, seat: Seat | None, hand: bool, pen: Pen) -> Iterator[Text]:
    view: View = match.view(seat)
    yield title(view, pen)
    yield from packed([truck(view, number, pen) for number in range(len(view.trucks))], pen.width, gap=3)
    for other in others(view):
        yield from player(view, other, pen)
    if seat is not None:
        yield from own_zoo(view, seat, pen)
    yield from packed(legend(view.species, pen), pen.width, gap=2)


def others(view: View) -> list[Seat]:
    """Everybody but oneself, from the left neighbour on."""
    everybody = list(seats(view.setup.players))
    if view.seat is None:
        return everybody
    return everybody[view.seat + 1 :] + everybody[: view.seat]


# stacks and trucks


def title(view: View, pen: Pen) -> Text:
    """The round, the stacks, the bank."""
    head = Text.assemble(pen.write("Zooloretto", "bold"), " · ", pen.write(msg("round {n}", n=view.round)))
    parts = [msg("bank {n}", n=view.bank), msg("offspring left {n}", n=sum(view.young))]
    if view.over:
        parts.insert(0, msg("over"))
    tail = Text(" · ").join([Text(), *(pen.write(part) for part in parts)])
    stacks = stack_line(view, pen, pen.width - head.cell_len - tail.cell_len - 3)
    return shortened(Text.assemble(head, " · ", stacks, tail), pen.width)


def stack_line(view: View, pen: Pen, room: int) -> Text:
    """How many tiles are left until the last round begins, with a bar if there is room."""
    if view.last_round:
        return pen.write(nmsg("LAST ROUND, {n} tile left", "LAST ROUND, {n} tiles left", n=view.end_stack), "bold red")
    left = pen.write(
        nmsg("{n} tile, then the last {end}", "{n} tiles, then the last {end}", n=view.main_stack, end=view.end_stack)
    )
    first = len(components.square_tiles(view.species)) - components.END_STACK
    length = min(room - left.cell_len - 1, 20)
    if length < 5 or first <= 0:
        return left
    full = -(-length * view.main_stack // first)
    return Text.assemble(("█" * full, "green"), ("░" * (length - full), "dim"), " ", left)


def truck(view: View, number: int, pen: Pen) -> Text:
    """A truck with its own spaces [ZOO-1.7, ZOO-9.4]."""
    taker = view.taken_by[number]
    label = Text(f"{number + 1} ", "bold")
    if taker is not None:
        return Text.assemble(label, pen.write(msg("taken: {person}", person=taker), "dim"))
    spaces = view.setup.counts.truck_spaces[number]
    blocked = [blocked_chip(pen)] * (components.TRUCK_SPACES - spaces)
    return Text.assemble(label, chips(view.trucks[number], spaces, pen), *blocked)


# the others, in short


def player(view: View, seat: Seat, pen: Pen) -> Iterator[Text]:
    zoo, mammoth = view.zoos[seat], view.mammoths[seat]
    if mammoth is not None:
        yield from holdings(mammoth, view.scores[seat], name_of(view, seat, pen), signs, pen)
    elif zoo is not None:
        yield heading(view, seat, zoo, pen)
        cells = [enclosure_cell(enclosure, pen) for enclosure in zoo.enclosures]
        for line in packed([*cells, *barn_cells(zoo.barn, pen)], pen.width - 4, gap=3):
            yield Text.assemble("    ", line)


def name_of(view: View, seat: Seat, pen: Pen) -> Text:
    """A name, with an arrow for whose turn it is."""
    return Text.assemble("▶ " if view.active == seat and not view.over else "  ", pen.write(seat))


def heading(view: View, seat: Seat, zoo: ZooView, pen: Pen) -> Text:
    parts = [nmsg("{n} point", "{n} points", n=view.scores[seat]), nmsg("{n} coin", "{n} coins", n=zoo.coins)]
    if zoo.closed:
        parts.append(nmsg("{n} board closed", "{n} boards closed", n=zoo.closed))
    counts = Text(" · ").join(pen.write(part) for part in parts)
    return shortened(Text.assemble(name_of(view, seat, pen), "  ", counts), pen.width)


def enclosure_cell(enclosure: Enclosure, pen: Pen) -> Text:
    """E4 Zebra ■♂°_ StA 4."""
    animals, ground = enclosure.animals, enclosure.ground
    cell = Text(f"{ground.id.upper()} ", "dim")
    if animals:
        species = animals[0].species
        cell.append_text(pen.write(species)).append(" ").append(signs(animals), style_of(species))
    cell.append(GAP * (ground.spaces - len(animals)), "dim")
    for stall in enclosure.stalls:
        cell.append(" ").append_text(Text(face(stall, pen), style_of(stall)))
    return cell.append(f" {enclosure.points}", "bold")


def barn_cells(barn: Sequence[Tile], pen: Pen) -> list[Text]:
    """The barn, one cell for each species and stall type, and what it costs."""
    if not barn:
        return [pen.write(msg("barn empty"), "dim")]
    cells = [
        Text.assemble(pen.write(species), " ", (signs(tiles), style_of(species)))
        for species in Species
        if (tiles := [tile for tile in barn if tile.species is species])
    ]
    for stall in dict.fromkeys(tile for tile in barn if tile.is_stall):
        cells.append(Text(" ".join([face(stall, pen)] * barn.count(stall)), style_of(stall)))
    cells[0] = Text.assemble(pen.write(msg("barn"), "dim"), " ", cells[0])
    cells[-1] = Text.assemble(cells[-1], (f" {numeral(scoring.barn_points(barn))}", "bold red"))
    return cells


# one's own zoo


def own_zoo(view: View, seat: Seat, pen: Pen) -> Iterator[Text]:
    """One line for each enclosure: its spaces, its stalls, and what it is worth [ZOO-11]."""
    zoo = view.zoos[seat]
    if zoo is None:
        yield from player(view, seat, pen)
        return
    columns = [msg("now"), msg("full"), msg("1 free"), pmsg("column", "coins")]
    figures = Text("").join(fit(pen.write(column, "dim"), 6, right=True) for column in columns)
    yield Text.assemble(fit(heading(view, seat, zoo, pen), places_width(pen)), figures)
    for enclosure in zoo.enclosures:
        yield own_enclosure(enclosure, pen)
    stalls = list(dict.fromkeys(stall for enclosure in zoo.enclosures for stall in enclosure.stalls))
    if stalls:
        types = nmsg("{n} stall type", "{n} stall types", n=len(stalls))
        yield worth(Text.assemble(" " * LABEL, pen.write(types)), scoring.stall_points(stalls), pen)
    yield from own_barn(zoo.barn, pen)


LABEL = 3


def places_width(pen: Pen) -> int:
    """Room for the label, six animals and two stalls."""
    return LABEL + 8 * chip_width(pen) + 1


def own_enclosure(enclosure: Enclosure, pen: Pen) -> Text:
    ground = enclosure.ground
    animals = fit(chips(enclosure.animals, ground.spaces, pen), 6 * chip_width(pen))
    stalls = fit(chips(enclosure.stalls, ground.stalls, pen), 2 * chip_width(pen))
    line = Text.assemble(fit(Text(ground.id.upper(), "bold"), LABEL), animals, " ", stalls)
    line.append(f"{enclosure.points:>6}", "bold")
    for figure in (ground.full, ground.one_missing, ground.bonus):
        line.append(f"{figure:>6}", "dim")
    return line


def own_barn(barn: Sequence[Tile], pen: Pen) -> Iterator[Text]:
    """Every tile in the barn, and what it costs [ZOO-11.5, ZOO-11.6]."""
    head = Text.assemble(" " * LABEL, pen.write(msg("barn")), " ")
    if not barn:
        yield head.append_text(pen.write(msg("empty"), "dim"))
        return
    rows = packed([chip(tile, pen) for tile in sorted(barn, key=in_order)], places_width(pen) - head.cell_len, gap=0)
    yield worth(Text.assemble(head, rows[0]), scoring.barn_points(barn), pen)
    for row in rows[1:]:
        yield Text.assemble(" " * head.cell_len, row)


def worth(line: Text, points: int, pen: Pen) -> Text:
    """A line with its points in the column for them."""
    return Text.assemble(fit(line, places_width(pen)), (f"{numeral(points):>6}", "bold red" if points < 0 else "bold"))


SAMPLES = Samples("3, take 2, t2, mo", "take 2 panda barn", "? exchange, ? 3", "why expand")
FACE = TerminalFace(picture, WORDING, style_of, SAMPLES, told, minor=MammothLine)
