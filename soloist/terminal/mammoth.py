"""AutoMammoth beside the box, drawn: its stacks, the trucks as far as they are counted, and how far the end is."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from soloist.companion.mammoth.session import MammothSession
from soloist.companion.people import Counting
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.zooloretto.automa.ledger import Ledger
from soloist.games.zooloretto.components import TRUCK_SPACES
from soloist.language import Reader
from soloist.terminal.chips import packed
from soloist.terminal.draw import Drawing, Pen, Samples, TerminalFace
from soloist.terminal.zooloretto_look import ANIMAL, BLOCKED, style_of
from soloist.terminal.zooloretto_mammoth import Holdings, Stack, holdings, told
from soloist.wording.mammoth import WORDING
from soloist.wording.zooloretto.lines import is_reason

TILE, FREE, HATCHED = f"[{ANIMAL}]", "[ ]", BLOCKED * 3
BAR = 24


def picture(match: Match, seat: Seat | None, reader: Reader, hand: bool) -> RenderableType:
    view: MammothSession = match.view(seat)
    playing = not view.over and not (match.question is not None and isinstance(match.question.ask, Counting))
    if not playing:
        view.active = None

    def lines(pen: Pen) -> Iterator[Text]:
        yield title(view, match.seed, pen)
        yield tiles(view, pen)
        if playing:
            yield from packed([truck(view, number, pen) for number in range(len(view.known.trucks))], pen.width, gap=3)
        for score in match.result.scores:
            if score.seat in view.automas():
                yield from holdings(held(view.ledger(score.seat), score.total), name_of(view, score.seat, pen), pen)

    return Drawing(reader, lines)


def title(view: MammothSession, seed: int, pen: Pen) -> Text:
    """The round, whose turn it is, and the seed."""
    parts = [pen.write("AutoMammoth", "bold"), pen.write(msg("round {n}", n=view.round))]
    if view.over:
        parts.append(pen.write(msg("over")))
    elif view.active is not None:
        parts.append(pen.write(msg("turn: {person}", person=view.active)))
    parts.append(pen.write(msg("seed {seed}", seed=str(seed)), "dim"))
    line = Text(" · ").join(parts)
    line.truncate(pen.width, overflow="ellipsis")
    return line


def tiles(view: MammothSession, pen: Pen) -> Text:
    """How many tiles are left before the end stack, by counting."""
    left = view.known.stack - view.known.drawn
    if view.known.last_round:
        last = nmsg(
            "LAST ROUND: {n} tile of the end stack is drawn",
            "LAST ROUND: {n} tiles of the end stack are drawn",
            n=-left,
        )
        return pen.write(last, "bold red")
    full = -(-BAR * left // view.known.stack)
    bar = Text.assemble(("█" * full, "green"), ("░" * (BAR - full), "dim"), " ")
    return bar.append_text(pen.write(msg("{n} tiles, then the end stack", n=left)))


def truck(view: MammothSession, number: int, pen: Pen) -> Text:
    """How many tiles lie on a truck, or who has taken it."""
    label = Text.assemble(pen.write(msg("truck")), (f" {number + 1} ", "bold"))
    taker = view.known.taken_by[number]
    if taker is not None:
        line = label.append_text(pen.write(msg("taken: {person}", person=taker), "dim"))
        line.truncate(40, overflow="ellipsis")
        return line
    spaces = view.known.counts.truck_spaces[number]
    count = view.known.trucks[number]
    return label.append(TILE * count).append(FREE * (spaces - count)).append(HATCHED * (TRUCK_SPACES - spaces), "dim")


def held(ledger: Ledger, points: int) -> Holdings:
    stacks = tuple(Stack(key, ANIMAL * len(ledger.stack(key))) for key in ledger.owned())
    return Holdings(ledger.difficulty, points, ledger.coins, stacks, len(ledger.cards), len(ledger.discard))


def name_of(view: MammothSession, seat: Seat, pen: Pen) -> Text:
    return Text.assemble("▶ " if view.active == seat else "  ", pen.write(seat))


SAMPLES = Samples("3, l2, t1, zebra, ze", "zebra coin stall", "? 1, ? MAM-6.3", "")
FACE = TerminalFace(picture, WORDING, style_of, SAMPLES, told, None, is_reason)
