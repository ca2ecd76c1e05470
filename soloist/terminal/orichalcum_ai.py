"""The AI beside the box, drawn: its board and goods, and what Soloist knows of the boards that both share."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from soloist.companion.orichalcum_ai.session import HUMAN, Stage
from soloist.companion.orichalcum_ai.view import View
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.ai.table_knowledge import Slot
from soloist.games.orichalcum.pieces import BASE
from soloist.language import Reader
from soloist.terminal.chips import packed
from soloist.terminal.draw import Drawing, Pen
from soloist.terminal.orichalcum_ai_board import labelled, track_lines, with_board
from soloist.terminal.orichalcum_look import TERRAIN_INK, WEAK

STAGES: dict[Stage, Message] = {
    Stage.SETUP: msg("set-up"),
    Stage.ROUND_END: msg("end of the round"),
    Stage.INITIATIVE: msg("end of the round"),
    Stage.OVER: msg("over"),
}
DOUBT = "?"
"""Stands for what nobody has named, and behind what may have changed since."""


def picture(match: Match, seat: Seat | None, reader: Reader, hand: bool) -> RenderableType:
    view: View = match.view(seat)
    box = view.agreed.box

    def lines(pen: Pen) -> Iterator[Text]:
        yield title(view, match.seed, pen)
        yield from with_board(view.ai, box.ai, box.victory_points, view.fresh, pen)
        yield from track_lines(view.ai, box.ai, pen)
        if not view.over:
            yield from shared_lines(view, pen)

    return Drawing(reader, lines)


def title(view: View, seed: int, pen: Pen) -> Text:
    """The round, whose turn it is, the pawn, the dice, and the seed."""
    parts = [pen.write("Orichalcum", "bold"), pen.write(msg("round {n}", n=view.round))]
    if view.stage in STAGES:
        parts.append(pen.write(STAGES[view.stage], "bold"))
    else:
        parts.append(pen.write(msg("turn: {person}", person=view.active)))
    parts.append(pen.write(msg("pawn: {person}", person=view.pawn)))
    if view.typed:
        parts.append(pen.write(msg("dice typed")))
    parts.append(pen.write(msg("seed {seed}", seed=str(seed)), "dim"))
    line = Text(" · ").join(parts)
    line.truncate(pen.width, overflow="ellipsis")
    return line


def shared_lines(view: View, pen: Pen) -> Iterator[Text]:
    """How many cards lie out, what is known of the slots, what the player told of themselves."""
    cards = pen.write(nmsg("{n} card lies out", "{n} cards lie out", n=len(view.row)))
    if any(card is not None for card in view.row):
        named = [Text(DOUBT) if card is None else pen.write(card) for card in view.row]
        numbered = [Text.assemble((f"{n} ", WEAK), card) for n, card in enumerate(named, 1)]
        yield from packed([cards, *numbered], pen.width, gap=2)
        chips = []
    else:
        chips = [cards]
    slots = [
        Text.assemble(pen.write(terrain, TERRAIN_INK[terrain]), " ", slot_text(slot, pen))
        for terrain, slot in zip(BASE, view.slots, strict=True)
    ]
    chips += slots
    if view.titans or view.told_points is not None:
        titans = Text(", ").join(pen.write(each, TERRAIN_INK[each]) for each in view.titans)
        points = "" if view.told_points is None else f"{view.told_points}"
        held = labelled(msg("points"), Text(points), pen) if points else Text()
        chips.append(Text.assemble(pen.write(HUMAN), ": ", Text("  ").join(each for each in (held, titans) if each)))
    yield from packed(chips, pen.width, gap=3)


def slot_text(slot: Slot, pen: Pen) -> Text:
    if slot.building is None:
        return Text("—" if slot.sure else DOUBT, WEAK)
    return Text.assemble(pen.write(slot.building), "" if slot.sure else DOUBT)
