"""The AI's own board, drawn: sectors and spots, terrains, creatures, temples; its track, goods and Titans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.text import Text

from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.turn import FREE_MEDALLION
from soloist.games.orichalcum.box import AiBoard, Yield
from soloist.games.orichalcum.pieces import Building, Kind
from soloist.terminal.chips import fit, packed
from soloist.terminal.draw import Pen
from soloist.terminal.orichalcum_island import SMALL, cell_of, rows_of, sector_note
from soloist.terminal.orichalcum_look import (
    CREATURE_INK,
    HOPLITE,
    HOPLITE_INK,
    MEDALLION_SIGN,
    NUGGET,
    NUGGET_INK,
    TEMPLE_SIGN,
    TERRAIN_INK,
    WEAK,
)

FRESH = "»"
"""Before a circle that the last tile has covered."""
LAST_SPACE, GAP = 8, 3


def board_lines(ai: Ai, board: AiBoard, fresh: int, pen: Pen) -> list[Text]:
    """Row by row, with the names of its first and last circle; `2·3` is free, `»Mo` was laid just now."""
    note = sector_note(board)
    names = board.ground.names
    lines: list[Text] = []
    for shifted, row in rows_of(board.ground):
        line = Text(f"{names[row[0][1]]} ", WEAK)
        start = line.cell_len + shifted * SMALL // 2
        for place, number in row:
            line.append(" " * (start + place * SMALL - line.cell_len))
            line.append(FRESH if fresh >> number & 1 else " ", "bold")
            cell = cell_of(ai, number, pen, note, False)
            line.append(f"{cell.small[:3]:^3}", cell.style)
        lines.append(line.append(f"  {names[row[-1][1]]}", WEAK))
    width = max(line.cell_len for line in lines)
    return [fit(line, width) for line in lines]


# beside the board


def standing(ai: Ai, goal: int, pen: Pen) -> Iterator[Text]:
    """Points and where they come from, goods, creatures."""
    parts = [f"{MEDALLION_SIGN} {ai.medallions}", f"{TEMPLE_SIGN} {len(ai.temples)}"]
    titans = Text(", ").join(pen.write(titan.terrain, TERRAIN_INK[titan.terrain]) for titan in ai.titans)
    points = pen.write(msg("{n} of {goal} points", n=ai.points, goal=goal), "bold")
    yield Text.assemble(points, "  ", (" ".join(parts), "bold"))
    yield labelled(msg("Titans"), titans, pen)
    mines, camps = ai.count(Kind.MINE), ai.count(Kind.TRAINING_CAMP)
    yield Text.assemble((f"{HOPLITE} {ai.hoplites}", HOPLITE_INK), "  ", (f"{NUGGET} {ai.nuggets}", NUGGET_INK), "  ",
                        pen.write(nmsg("{n} mine", "{n} mines", n=mines)), "  ",
                        pen.write(nmsg("{n} training camp", "{n} training camps", n=camps)))  # fmt: skip
    captured = Text(", ").join(pen.write(creature) for creature in ai.captured)
    yield labelled(msg("Captured"), captured, pen)
    names = ai.ground.names
    beasts = [Text.assemble(pen.write(beast.creature, CREATURE_INK), f" {names[beast.circle]}") for beast in ai.beasts]
    yield labelled(msg("Creatures"), Text(", ").join(beasts), pen)


def labelled(label: Message, what: Text, pen: Pen) -> Text:
    return Text.assemble(pen.write(label, WEAK), " ", what if what else Text("—", WEAK))


def with_board(ai: Ai, board: AiBoard, goal: int, fresh: int, pen: Pen) -> Iterator[Text]:
    """The board, with what the AI has at its right side."""
    drawn = board_lines(ai, board, fresh, pen)
    empty = Text(" " * drawn[0].cell_len)
    width = pen.width - empty.cell_len - GAP
    beside = [Text(), *(short for line in standing(ai, goal, pen) for short in packed([line], width))]
    for left, right in zip_longest(drawn, beside):
        yield Text.assemble(left or empty, " " * GAP, right or Text())


# the track


def track_lines(track: Sequence[Building], board: AiBoard, pen: Pen) -> Iterator[Text]:
    """Space after space: what lies there, or what covering it brings [OAI-5.8]."""
    free = max(LAST_SPACE, len(track) + 1) - len(board.track)
    spaces = enumerate(zip_longest(track, [*board.track, *[FREE_MEDALLION] * free]), 1)
    chips = [Text.assemble((f"{number} ", WEAK), space(*there, pen)) for number, there in spaces]
    head = pen.write(msg("Track "), "bold")
    for line in packed(chips, pen.width - head.cell_len, gap=2):
        yield Text.assemble(head, line)
        head = Text(" " * head.cell_len)


def space(building: Building | None, covered: Yield, pen: Pen) -> Text:
    """A building, in brackets if it lies face down; or the signs of what the space gives."""
    if building is None:
        signs = HOPLITE * covered.hoplites + NUGGET * covered.nuggets + MEDALLION_SIGN * covered.medallions
        return Text(signs or "—", WEAK)
    if building.kind in (Kind.MINE, Kind.TRAINING_CAMP):
        return pen.write(building, "bold")
    return Text.assemble(("(", WEAK), pen.write(building, WEAK), (")", WEAK))
