"""AutoMammoth beside the box, drawn: its stacks, the trucks as far as they are counted, and how far the end is."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from soloist.companion.mammoth.session import MammothSession
from soloist.companion.people import Counting
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.zooloretto.automa.why import MammothLine
from soloist.games.zooloretto.components import TRUCK_SPACES
from soloist.terminal.draw import Pen, Samples, TerminalFace, dotted, packed, shortened
from soloist.terminal.zooloretto_look import ANIMAL, BLOCKED, holdings, style_of, told
from soloist.wording.mammoth import WORDING

TILE, FREE, HATCHED = f"[{ANIMAL}]", "[ ]", BLOCKED * 3
BAR = 24


def picture(match: Match, seat: Seat | None, hand: bool, pen: Pen) -> Iterator[Text]:
    view: MammothSession = match.view(seat)
    playing = not view.over and not (match.question is not None and isinstance(match.question.ask, Counting))
    if not playing:
        view.active = None
    yield title(view, match.seed, pen)
    yield tiles(view, pen)
    if playing:
        yield from packed([truck(view, number, pen) for number in range(len(view.known.trucks))], pen.width, gap=3)
    for score in match.result.scores:
        if score.seat in view.automas() and not pen.short:
            name = Text.assemble("▶ " if view.active == score.seat else "  ", pen.write(score.seat))
            yield from holdings(view.ledger(score.seat), score.total, name, lambda each: ANIMAL * len(each), pen)


def title(view: MammothSession, seed: int, pen: Pen) -> Text:
    """The round, whose turn it is, and the seed."""
    parts = [pen.write("AutoMammoth", "bold"), pen.write(msg("round {n}", n=view.round))]
    if view.over:
        parts.append(pen.write(msg("over")))
    elif view.active is not None:
        parts.append(pen.write(msg("turn: {person}", person=view.active)))
    parts.append(pen.write(msg("seed {seed}", seed=str(seed)), "dim"))
    return dotted(parts, pen)


def tiles(view: MammothSession, pen: Pen) -> Text:
    """How many tiles are left before the end stack, by counting."""
    left = view.known.stack - view.known.drawn
    if view.known.last_round:
        last = nmsg(
            "LAST ROUND: {n} tile drawn from the end stack", "LAST ROUND: {n} tiles drawn from the end stack", n=-left
        )
        return pen.write(last, "bold red")
    full = -(-BAR * left // view.known.stack)
    bar = Text.assemble(("█" * full, "green"), ("░" * (BAR - full), "dim"), " ")
    return bar.append_text(pen.write(nmsg("{n} tile, then the end stack", "{n} tiles, then the end stack", n=left)))


def truck(view: MammothSession, number: int, pen: Pen) -> Text:
    """How many tiles lie on a truck, or who has taken it."""
    label = Text.assemble(pen.write(msg("truck")), (f" {number + 1} ", "bold"))
    taker = view.known.taken_by[number]
    if taker is not None:
        return shortened(label.append_text(pen.write(msg("taken: {person}", person=taker), "dim")), 40)
    spaces = view.known.counts.truck_spaces[number]
    count = view.known.trucks[number]
    return label.append(TILE * count).append(FREE * (spaces - count)).append(HATCHED * (TRUCK_SPACES - spaces), "dim")


SAMPLES = Samples("3, l2, t1, zebra, ze", "zebra coin stall", "? 1, ? MAM-6.3", "")
FACE = TerminalFace(picture, WORDING, style_of, SAMPLES, told, None, MammothLine)
