"""ARNO's mat, its action cards with both sides to fold, and how dice are read, all from the numbers it plays with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from soloist.engine.words import Message, msg
from soloist.games.arknova.arno.settings import ArnoSettings
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.html import Node
from soloist.web.sheets.arno.cards import BLUE, CHANGING, GREEN, RED, legend, levels, pair
from soloist.web.sheets.arno.dice import other_choices, rewards_on_tracks
from soloist.web.sheets.arno.mat import mat, module
from soloist.web.sheets.frame import WIDE, Grid, Printed, Sheet, Sheets, cut_marks

PAIRS = Grid("pairs", WIDE, 6, 6, columns=5, rows=1, width=50, height=140)
TRIO = Grid("trio", WIDE, 6, 6, columns=3, rows=1, width=50, height=140)
FOLDING = msg("Cut round each pair, fold it on the dashed line and glue it: side I in front, side II behind.")
HELPED = msg("what changes with the level on Build and Cards: from a public table helper")


def draw(reader: Reader, settings: Mapping[str, Any]) -> Printed:
    agreed = ArnoSettings.of(settings)
    about = msg("A mat, the action cards and how to read the dice. You do not need them with the phone.")
    sheets = [
        Sheet(mat(reader, agreed), msg("One for each ARNO.")),
        Sheet(green(reader, agreed), FOLDING, HELPED),
        Sheet(red(reader, agreed), FOLDING, HELPED),
    ]
    return Printed(msg("ARNO's mat and action cards"), about, WIDE, sheets)


def green(reader: Reader, agreed: ArnoSettings) -> Node:
    """The green cards, the blue ones of all levels [ARNO-2.3], and the track of the module."""
    pairs = [pair(reader, agreed, GREEN, action) for action in (*CHANGING, *BLUE)]
    said = msg("Green for {levels}, blue for all levels.", levels=levels(GREEN))
    return [folded(PAIRS, pairs), legend(reader, said), module(reader) if agreed.module else None]


def red(reader: Reader, agreed: ArnoSettings) -> Node:
    """The red cards, and what else a die decides."""
    pairs = [pair(reader, agreed, RED, action) for action in CHANGING]
    said: Message = msg(
        "Red for {levels}, with the blue cards. Higher levels read the last column.", levels=levels(RED)
    )
    beside = h.div(".arno-beside")[other_choices(reader, agreed), rewards_on_tracks(reader)]
    return [folded(TRIO, pairs), beside, legend(reader, said, "is-narrow")]


def folded(grid: Grid, pairs: list[h.Element]) -> Node:
    return [
        h.div(class_=f"print-grid is-{grid.name}")[pairs], cut_marks(grid, fold=grid.top + grid.height // 2)
    ]  # fmt: skip


SHEETS = Sheets(
    msg("Print the mat and the cards"),
    ("marine", "arno_module", "sponsors_full", "lacks", "donate_without_task", "arno_values"),
    draw,
)
