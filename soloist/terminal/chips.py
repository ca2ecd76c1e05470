"""Cards and tiles as chips, and texts cut to a width."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from soloist.terminal.draw import Pen


def framed(parts: Sequence[tuple[str, str]], pen: Pen) -> Text:
    """A card's edge: paper where there are colours, brackets where there are none."""
    first, last = (" ", " ") if pen.colours else ("[", "]")
    edge = parts[0][1].removesuffix(" strike")
    return Text.assemble((first, edge), *parts, (last, parts[-1][1].removesuffix(" strike")))


def packed(chips: Sequence[Text], width: int, gap: int = 1) -> list[Text]:
    """Chips side by side, none of them broken."""
    lines: list[Text] = []
    for chip in chips:
        if lines and lines[-1].cell_len + gap + chip.cell_len <= width:
            lines[-1].append(" " * gap).append_text(chip)
        else:
            lines.append(Text.assemble(chip))  # what follows has styles of its own
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def headed(head: Text, chips: Sequence[Text], width: int, gap: int = 1) -> Iterator[Text]:
    """Chips behind a heading, on as many lines as they need."""
    for line in packed(chips, width - head.cell_len, gap):
        yield Text.assemble(head, line)
        head = Text(" " * head.cell_len)


def fit(text: Text, width: int, right: bool = False) -> Text:
    """A text cut or filled up to a width."""
    text = Text.assemble(text)
    text.truncate(width, overflow="ellipsis")
    missing = width - text.cell_len
    if right:
        text.pad_left(missing)
    else:
        text.pad_right(missing)
    return text
