"""The AI's own board, drawn: sectors and spots, terrains, creatures, temples; its track, goods and Titans."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.box import AiBoard, Yield
from soloist.games.orichalcum.pieces import Building, Kind
from soloist.games.orichalcum.view import RealmView
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
LAST_SPACE = 8


def board_lines(ai: RealmView, board: AiBoard, fresh: int, pen: Pen) -> list[Text]:
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


def standing(ai: RealmView, goal: int, pen: Pen) -> Iterator[Text]:
    """Points and where they come from, goods, creatures."""
    parts = [f"{MEDALLION_SIGN} {ai.medallions}", f"{TEMPLE_SIGN} {len(ai.temples)}"]
    titans = Text(", ").join(pen.write(titan.terrain, TERRAIN_INK[titan.terrain]) for titan in ai.titans)
    points = pen.write(msg("{n} of {goal} points", n=ai.points, goal=goal), "bold")
    yield Text.assemble(points, "  ", (" ".join(parts), "bold"))
    yield labelled(msg("Titans"), titans, pen)
    yield Text.assemble((f"{HOPLITE} {ai.hoplites}", HOPLITE_INK), "  ", (f"{NUGGET} {ai.nuggets}", NUGGET_INK), "  ",
                        pen.write(nmsg("{n} mine", "{n} mines", n=ai.mines)), "  ",
                        pen.write(nmsg("{n} training camp", "{n} training camps", n=ai.camps)))  # fmt: skip
    captured = Text(", ").join(pen.write(creature) for creature in ai.captured)
    yield labelled(msg("Captured"), captured, pen)
    names = ai.ground.names
    beasts = [Text.assemble(pen.write(beast.creature, CREATURE_INK), f" {names[beast.circle]}") for beast in ai.beasts]
    yield labelled(msg("Creatures"), Text(", ").join(beasts), pen)


def labelled(label: Message, what: Text, pen: Pen) -> Text:
    return Text.assemble(pen.write(label, WEAK), " ", what if what else Text("—", WEAK))


def with_board(ai: RealmView, board: AiBoard, goal: int, fresh: int, pen: Pen) -> Iterator[Text]:
    """The board, with what the AI has at its right side."""
    drawn = board_lines(ai, board, fresh, pen)
    gap = 3
    width = pen.width - drawn[0].cell_len - gap
    beside = [Text(), *(short for line in standing(ai, goal, pen) for short in packed([line], width))]
    for number in range(max(len(drawn), len(beside))):
        left = drawn[number] if number < len(drawn) else Text(" " * drawn[0].cell_len)
        yield Text.assemble(left, " " * gap, beside[number] if number < len(beside) else Text())


# the track


def track_lines(ai: RealmView, board: AiBoard, pen: Pen) -> Iterator[Text]:
    """Space after space: what lies there, or what covering it brings [OAI-5.8]."""
    spaces = max(len(board.track), LAST_SPACE, len(ai.track) + 1)
    chips = []
    for number in range(1, spaces + 1):
        building = ai.track[number - 1] if number <= len(ai.track) else None
        covered = board.track[number - 1] if number <= len(board.track) else Yield(medallions=1)
        chips.append(Text.assemble((f"{number} ", WEAK), space(building, covered, pen)))
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
