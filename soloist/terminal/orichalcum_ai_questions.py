"""The questions beside the AI in the terminal: entries in short lines, the faces of a die, tiles by their letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from soloist.companion.orichalcum_ai.questions import WhoHasMoreHoplites
from soloist.companion.orichalcum_ai.reports import HasPoints
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.ai.questions import DieFace, WhatDieShows, WhichTile
from soloist.games.orichalcum.pieces import Terrain
from soloist.language import Reader
from soloist.terminal.chips import packed
from soloist.terminal.draw import Drawing, Pen
from soloist.terminal.orichalcum_look import TERRAIN_INK, WEAK
from soloist.wording.base import Offer
from soloist.wording.orichalcum_ai import WORDING

HEADING = 15  # letters before the entries of a kind
FEW = 4  # options that stand on lines of their own


def offers(match: Match, question: Question) -> list[Offer]:
    """What has a number on the page: a face means itself, a tile is spelled, hoplites would be taken for a number."""
    found = WORDING.offers(match, question)
    if isinstance(question.ask, WhatDieShows):
        return [each for each in found if isinstance(each.option, DieFace)]
    return [] if is_spelled(question) or isinstance(question.ask, WhoHasMoreHoplites) else found


def is_spelled(question: Question) -> bool:
    return isinstance(question.ask, WhichTile) and question.ask.card.size > 1


TERMINAL_WORDING = replace(WORDING, offers=offers)


def listing(match: Match, question: Question, offers: Sequence[Offer], reader: Reader) -> RenderableType | None:
    ask = question.ask
    if isinstance(ask, WhatDieShows):
        return Drawing(reader, lambda pen: die_lines(ask, offers, pen))
    if isinstance(ask, WhoHasMoreHoplites):
        return Drawing(reader, lambda pen: [pen.write(COMPARED, WEAK)])
    if isinstance(ask, WhichTile) and is_spelled(question):
        return Drawing(reader, lambda pen: letter_lines(ask.card.size, pen))
    if len(offers) > FEW and all(offer.group is not None for offer in offers):
        return Drawing(reader, lambda pen: entry_lines(offers, pen))
    return None


COMPARED = msg("    Type more, equal or fewer; correct: something in the books is wrong")


def die_lines(die: WhatDieShows, offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """What each face means, and the other ways."""
    chips = [pen.write(offer.short or offer.text) for offer in offers]
    yield from (Text.assemble("    ", line) for line in packed(chips, pen.width - 4, gap=3))
    how = msg("    Type the face, 6 or skull for the skull; Enter or roll: Soloist rolls")
    if die.creature is not None and die.number == 1:
        how = msg("    skull: there is one; none: there is none; or the faces; Enter or roll: Soloist rolls")
    yield pen.write(how, WEAK)


def letter_lines(size: int, pen: Pen) -> Iterator[Text]:
    """The letters of the terrains."""
    chips = [Text.assemble((each.code[0].upper(), "bold"), " ", pen.write(each, TERRAIN_INK[each])) for each in Terrain]
    yield from (Text.assemble("    ", line) for line in packed(chips, pen.width - 4, gap=3))
    how = msg("    Type the letters, such as mf; none: no tile")
    if size > 2:
        how = msg("    Type the letters clockwise from any circle, such as mfl; none: no tile")
    yield pen.write(how, WEAK)


def entry_lines(offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """A line for each kind of entry: its name, then the entries with their numbers."""
    groups: dict[Message, list[Text]] = {}
    for number, offer in enumerate(offers, 1):
        assert offer.group is not None
        chip = Text.assemble((f"{number} ", "bold"), pen.write(offer.short or offer.text))
        if isinstance(offer.option, HasPoints):
            chip = Text(f"p{offer.option.points}", "bold")  # two numbers side by side would be read as one
        groups.setdefault(offer.group, []).append(chip)
    for group, chips in groups.items():
        head = pen.write(group, WEAK)
        head.truncate(HEADING, overflow="ellipsis")
        head.pad_right(HEADING - head.cell_len)
        lead = Text.assemble(" ", head, " ")
        for line in packed(chips, pen.width - lead.cell_len, gap=2):
            yield Text.assemble(lead, line)
            lead = Text(" " * lead.cell_len)
