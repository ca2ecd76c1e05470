"""Pig in the terminal, on the screen and beside the die: everybody's points as bars."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.terminal.draw import PLAIN, Pen, Samples, TerminalFace

BAR = 40


def picture(match: Match, seat: Seat | None, hand: bool, pen: Pen) -> Iterator[Text]:
    yield pen.write(msg("{title}, turn {turn}", title=match.game.title, turn=match.turns), "bold")
    for score in match.result.scores:
        full = min(BAR * score.total // match.settings["target"], BAR)
        bar = Text.assemble(("█" * full, "green"), ("░" * (BAR - full), "dim"), f" {score.total:>3}  ")
        yield bar.append_text(pen.write(score.seat))


FACE = TerminalFace(picture, PLAIN.wording, PLAIN.style_of, Samples("roll", "", "? hold", "why hold"))
