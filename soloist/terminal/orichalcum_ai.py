"""The AI beside the box in the terminal: its board and goods, what Soloist knows of the boards that both share, reports
in short lines, the faces of a die, tiles by their letters; and the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from soloist.companion.orichalcum_ai.reports import AiPlays, Deed, Did, WhoHasMoreHoplites
from soloist.companion.orichalcum_ai.session import HUMAN, AiSession, Stage
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.orichalcum.ai.questions import DieFace, WhatDieShows, WhichTile
from soloist.games.orichalcum.ai.steps import Instruction, RollsDie, Step
from soloist.games.orichalcum.ai.table_knowledge import Slot
from soloist.games.orichalcum.pieces import BASE, Terrain
from soloist.language import Reader
from soloist.terminal.chips import packed
from soloist.terminal.draw import Drawing, Pen, Samples, TerminalFace, plain_told
from soloist.terminal.ink import styled
from soloist.terminal.orichalcum_ai_board import labelled, track_lines, with_board
from soloist.terminal.orichalcum_look import TERRAIN_INK, WEAK, style_of
from soloist.wording.base import Offer
from soloist.wording.orichalcum_ai import WORDING

STAGES: dict[Stage, Message] = {
    Stage.SETUP: msg("set-up"),
    Stage.ROUND_END: msg("end of the round"),
    Stage.INITIATIVE: msg("end of the round"),
    Stage.OVER: msg("over"),
}
DOUBT = "?"
"""Stands for what nobody has named, and behind what may have changed since."""
HEADING = 15  # letters before the reports of a kind
FEW = 4  # options that stand on lines of their own


def picture(match: Match, seat: Seat | None, reader: Reader, hand: bool) -> RenderableType:
    view: AiSession = match.view(seat)
    box, ai = view.box, view.ai

    def lines(pen: Pen) -> Iterator[Text]:
        yield title(view, match.seed, pen)
        yield from with_board(ai, box.ai, box.victory_points, view.fresh, pen)
        yield from track_lines(ai.track, box.ai, pen)
        if view.stage is not Stage.OVER:
            yield from shared_lines(view, pen)

    return Drawing(reader, lines)


def title(view: AiSession, seed: int, pen: Pen) -> Text:
    """The round, whose turn it is, the pawn, the dice, and the seed."""
    assert view.active is not None
    parts = [pen.write("Orichalcum", "bold"), pen.write(msg("round {n}", n=view.round))]
    if view.stage in STAGES:
        parts.append(pen.write(STAGES[view.stage], "bold"))
    else:
        parts.append(pen.write(msg("turn: {person}", person=view.active)))
    parts.append(pen.write(msg("pawn: {person}", person=view.pawn)))
    if view.known.typed:
        parts.append(pen.write(msg("dice typed")))
    parts.append(pen.write(msg("seed {seed}", seed=str(seed)), "dim"))
    line = Text(" · ").join(parts)
    line.truncate(pen.width, overflow="ellipsis")
    return line


def shared_lines(view: AiSession, pen: Pen) -> Iterator[Text]:
    """How many cards lie out, what is known of the slots, what the player told of themselves."""
    known = view.known
    chips = [pen.write(nmsg("{n} card lies out", "{n} cards lie out", n=len(known.row)))]
    if any(card is not None for card in known.row):
        named = [Text(DOUBT) if card is None else pen.write(card) for card in known.row]
        chips += [Text.assemble((f"{n} ", WEAK), card) for n, card in enumerate(named, 1)]
        yield from packed(chips, pen.width, gap=2)
        chips = []
    for terrain, slot in zip(BASE, known.slots, strict=True):
        chips.append(Text.assemble(pen.write(terrain, TERRAIN_INK[terrain]), " ", slot_text(slot, pen)))
    if known.titans or known.points is not None:
        told = [] if known.points is None else [labelled(msg("points"), Text(str(known.points)), pen)]
        if known.titans:
            told.append(Text(", ").join(pen.write(each, TERRAIN_INK[each]) for each in known.titans))
        chips.append(Text.assemble(pen.write(HUMAN), ": ", Text("  ").join(told)))
    yield from packed(chips, pen.width, gap=3)


def slot_text(slot: Slot, pen: Pen) -> Text:
    if slot.building is None:
        return Text("—" if slot.sure else DOUBT, WEAK)
    return Text.assemble(pen.write(slot.building), "" if slot.sure else DOUBT)


# questions


def offers(match: Match, question: Question) -> list[Offer]:
    """What has a number on the page: a face means itself, a tile is spelled, hoplites would be taken for a number."""
    found = WORDING.offers(match, question)
    match question.ask:
        case WhatDieShows():
            return [each for each in found if isinstance(each.option, DieFace)]
        case WhoHasMoreHoplites():
            return []
        case WhichTile(card=card) if card.size > 1:
            return []
    return found


def listing(match: Match, question: Question, offers: Sequence[Offer], reader: Reader) -> RenderableType | None:
    match question.ask:
        case WhatDieShows() as ask:
            return Drawing(reader, lambda pen: die_lines(ask, offers, pen))
        case WhoHasMoreHoplites():
            compared = msg("    Type more, equal or fewer; correct: something in the books is wrong")
            return Drawing(reader, lambda pen: [pen.write(compared, WEAK)])
        case WhichTile(card=card) if card.size > 1:
            return Drawing(reader, lambda pen: letter_lines(card.size, pen))
    if len(offers) > FEW and all(offer.group is not None for offer in offers):
        return Drawing(reader, lambda pen: report_lines(offers, pen))
    return None


def die_lines(die: WhatDieShows, offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """What each face means, and the other ways."""
    how = msg("    Type the face, 6 or skull for the skull; Enter or roll: Soloist rolls")
    if die.creature is not None and die.number == 1:
        how = msg("    skull: there is one; none: there is none; or the faces; Enter or roll: Soloist rolls")
    return chip_lines([pen.write(offer.short or offer.text) for offer in offers], how, pen)


def letter_lines(size: int, pen: Pen) -> Iterator[Text]:
    """The letters of the terrains."""
    how = msg("    Type the letters, such as mf; none: no tile")
    if size > 2:
        how = msg("    Type the letters clockwise from any circle, such as mfl; none: no tile")
    chips = [Text.assemble((each.code[0].upper(), "bold"), " ", pen.write(each, TERRAIN_INK[each])) for each in Terrain]
    return chip_lines(chips, how, pen)


def chip_lines(chips: Sequence[Text], how: Message, pen: Pen) -> Iterator[Text]:
    yield from (Text.assemble("    ", line) for line in packed(chips, pen.width - 4, gap=3))
    yield pen.write(how, WEAK)


def report_lines(offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """A line for each kind of report: its name, then the reports with their numbers."""
    groups: dict[Message, list[Text]] = {}
    for number, offer in enumerate(offers, 1):
        assert offer.group is not None
        chip = Text.assemble((f"{number} ", "bold"), pen.write(offer.short or offer.text))
        if isinstance(offer.option, Did) and offer.option.deed is Deed.POINTS:
            chip = Text(f"p{offer.option.of}", "bold")  # two numbers side by side would be read as one
        groups.setdefault(offer.group, []).append(chip)
    for group, chips in groups.items():
        head = pen.write(group, WEAK)
        head.truncate(HEADING, overflow="ellipsis")
        head.pad_right(HEADING - head.cell_len)
        lead = Text.assemble(" ", head, " ")
        for line in packed(chips, pen.width - lead.cell_len, gap=2):
            yield Text.assemble(lead, line)
            lead = Text(" " * lead.cell_len)


# the log


def told(what: Sayable, reader: Reader) -> Text:
    """What to do stands out, the AI's steps with their rules stand back."""
    match what:
        case Instruction():
            return styled(reader.read(what), "bold cyan")
        case Step():
            step = msg("{what} [{rule}]", what=what.what, rule=what.rule)
            return styled(f"    {reader.read(step)}", "dim" if is_minor(what) else "")
        case AiPlays():
            return styled(reader.read(what), "bold")
    return plain_told(what, reader)


def is_minor(what: Sayable) -> bool:
    """Lines that move nothing: which die was rolled."""
    return isinstance(what, RollsDie)


SAMPLES = Samples("3, tm, bf, p3, done", "capture-2 dv cyclops", "? 1, ? volcano, ? OAI-4.4", "")
FACE = TerminalFace(picture, replace(WORDING, offers=offers), style_of, SAMPLES, told, None, is_minor, listing)
