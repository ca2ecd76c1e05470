"""The AI beside the box in the terminal: its board and goods, what Soloist knows of the boards that both share, reports
in short lines, the faces of a die, tiles by their letters; and the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from rich.text import Text

from soloist.companion.orichalcum_ai.reports import AiPlays, Deed, Did, WhoHasMoreHoplites
from soloist.companion.orichalcum_ai.session import HUMAN, AiSession, Stage
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.orichalcum.ai import ledger, steps, table_knowledge
from soloist.games.orichalcum.ai.questions import DieFace, WhatDieShows, WhichTile
from soloist.games.orichalcum.pieces import BASE, Kind, Terrain
from soloist.language import Reader
from soloist.terminal import orichalcum_look as look
from soloist.terminal import page
from soloist.terminal.draw import Pen, Samples, TerminalFace, dotted, fit, packed, plain_told, styled
from soloist.terminal.orichalcum_island import SMALL, cell_of, rows_of, sector_note, track_lines
from soloist.wording import base, orichalcum_ai

STAGES: dict[Stage, Message] = {
    Stage.SETUP: msg("setup"), Stage.ROUND_END: msg("end of the round"), Stage.INITIATIVE: msg("end of the round"),
    Stage.OVER: msg("over"),
}  # fmt: skip
DOUBT = "?"
"""Stands for what nobody has named, and behind what may have changed since."""
HEADING = 15  # letters before the reports of a kind
FEW = 4  # options that stand on lines of their own


def picture(match: Match, seat: Seat | None, hand: bool, pen: Pen) -> Iterator[Text]:
    view: AiSession = match.view(seat)
    yield title(view, match.seed, pen)
    if pen.short:
        yield from packed([*standing(view.ai, view.box.victory_points, pen)], pen.width, gap=3)
        return
    yield from with_board(view, pen)
    yield from track_lines(view.ai.track, view.box.ai, pen)
    if view.stage is not Stage.OVER:
        yield from shared_lines(view, pen)


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
    return dotted(parts, pen)


# its board

FRESH = "»"
"""Before a circle that the last tile has covered."""
GAP = 3


def board_lines(view: AiSession, pen: Pen) -> list[Text]:
    """Row by row, with the names of its first and last circle; `2·3` is free, `»Mo` was laid just now."""
    note = sector_note(view.box.ai)
    names = view.ai.ground.names
    lines: list[Text] = []
    for shifted, row in rows_of(view.ai.ground):
        line = Text(f"{names[row[0][1]]} ", look.WEAK)
        start = line.cell_len + shifted * SMALL // 2
        for place, number in row:
            line.append(" " * (start + place * SMALL - line.cell_len))
            line.append(FRESH if view.fresh >> number & 1 else " ", "bold")
            cell = cell_of(view.ai, number, pen, note, False)
            line.append(f"{cell.small[:3]:^3}", cell.style)
        lines.append(line.append(f"  {names[row[-1][1]]}", look.WEAK))
    width = max(line.cell_len for line in lines)
    return [fit(line, width) for line in lines]


# beside the board


def standing(ai: ledger.Ai, goal: int, pen: Pen) -> Iterator[Text]:
    """Points and where they come from, goods, creatures."""
    parts = [f"{look.MEDALLION_SIGN} {ai.medallions}", f"{look.TEMPLE_SIGN} {len(ai.temples)}"]
    titans = Text(", ").join(pen.write(titan.terrain, look.TERRAIN_INK[titan.terrain]) for titan in ai.titans)
    points = pen.write(msg("{n} of {goal} points", n=ai.points, goal=goal), "bold")
    yield Text.assemble(points, "  ", (" ".join(parts), "bold"))
    yield labelled(msg("Titans"), titans, pen)
    mines, camps = ai.count(Kind.MINE), ai.count(Kind.TRAINING_CAMP)
    goods = look.hoplites_and_nuggets(f"{look.HOPLITE} {ai.hoplites}", f"{look.NUGGET} {ai.nuggets}", between="  ")
    yield Text.assemble(goods, "  ", pen.write(nmsg("{n} mine", "{n} mines", n=mines)), "  ",
                        pen.write(nmsg("{n} training camp", "{n} training camps", n=camps)))  # fmt: skip
    captured = Text(", ").join(pen.write(creature) for creature in ai.captured)
    yield labelled(msg("Captured"), captured, pen)
    beasts = [(pen.write(beast.creature, look.CREATURE_INK), ai.ground.names[beast.circle]) for beast in ai.beasts]
    there = Text(", ").join(Text.assemble(creature, f" {where}") for creature, where in beasts)
    yield labelled(msg("Creatures"), there, pen)


def labelled(label: Message, what: Text, pen: Pen) -> Text:
    return Text.assemble(pen.write(label, look.WEAK), " ", what if what else Text("—", look.WEAK))


def with_board(view: AiSession, pen: Pen) -> Iterator[Text]:
    """The board, with what the AI has at its right side."""
    drawn = board_lines(view, pen)
    empty = Text(" " * drawn[0].cell_len)
    width = pen.width - empty.cell_len - GAP
    owned = standing(view.ai, view.box.victory_points, pen)
    beside = [Text(), *(short for line in owned for short in packed([line], width))]
    for left, right in zip_longest(drawn, beside):
        yield Text.assemble(left or empty, " " * GAP, right or Text())


# what both share


def shared_lines(view: AiSession, pen: Pen) -> Iterator[Text]:
    """How many cards lie out, what is known of the slots, what the player told of themselves."""
    known = view.known
    chips = [pen.write(nmsg("{n} card on the board", "{n} cards on the board", n=len(known.row)))]
    if any(card is not None for card in known.row):
        named = [Text(DOUBT) if card is None else pen.write(card) for card in known.row]
        chips += [Text.assemble((f"{n} ", look.WEAK), card) for n, card in enumerate(named, 1)]
        yield from packed(chips, pen.width, gap=2)
        chips = []
    for terrain, slot in zip(BASE, known.slots, strict=True):
        chips.append(Text.assemble(pen.write(terrain, look.TERRAIN_INK[terrain]), " ", slot_text(slot, pen)))
    if known.titans or known.points is not None:
        told = [] if known.points is None else [labelled(msg("points"), Text(str(known.points)), pen)]
        if known.titans:
            told.append(Text(", ").join(pen.write(each, look.TERRAIN_INK[each]) for each in known.titans))
        chips.append(Text.assemble(pen.write(HUMAN), ": ", Text("  ").join(told)))
    yield from packed(chips, pen.width, gap=3)


def slot_text(slot: table_knowledge.Slot, pen: Pen) -> Text:
    if slot.building is None:
        return Text("—" if slot.sure else DOUBT, look.WEAK)
    return Text.assemble(pen.write(slot.building), "" if slot.sure else DOUBT)


# questions


def offers(match: Match, question: Question) -> list[base.Offer]:
    """What has a number on the page: a face means itself, a tile is spelled, hoplites would be taken for a number."""
    found = orichalcum_ai.WORDING.offers(match, question)
    match question.ask:
        case WhatDieShows():
            return [each for each in found if isinstance(each.option, DieFace)]
        case WhoHasMoreHoplites():
            return []
        case WhichTile(card=card) if card.size > 1:
            return []
    return found


def listing(match: Match, question: Question, offers: Sequence[base.Offer], pen: Pen) -> Iterable[Text] | None:
    match question.ask:
        case WhatDieShows() as ask:
            return die_lines(ask, offers, pen)
        case WhoHasMoreHoplites():
            compared = msg("    Type more, equal or fewer; correct: something on record is wrong")
            return [pen.write(compared, look.WEAK)]
        case WhichTile(card=card) if card.size > 1:
            return letter_lines(card.size, pen)
    if len(offers) > FEW and all(offer.group is not None for offer in offers):
        return page.headed_lines(offers, HEADING, report, pen)
    return None


def die_lines(die: WhatDieShows, offers: Sequence[base.Offer], pen: Pen) -> Iterator[Text]:
    """What each face means, and the other ways."""
    how = msg("    Type the face, 6 or skull for the skull; Enter or roll: Soloist rolls")
    if die.creature is not None and die.number == 1:
        how = msg("    skull: there is one; none: there is none; or the faces; Enter or roll: Soloist rolls")
    return page.hint_lines([pen.write(offer.short or offer.text) for offer in offers], how, pen)


def letter_lines(size: int, pen: Pen) -> Iterator[Text]:
    """The letters of the terrains."""
    how = msg("    Type the letters, such as mf; none: no tile")
    if size > 2:
        how = msg("    Type the letters clockwise from any circle, such as mfl; none: no tile")
    named = [(each.code[0].upper(), pen.write(each, look.TERRAIN_INK[each])) for each in Terrain]
    return page.hint_lines([Text.assemble((letter, "bold"), " ", name) for letter, name in named], how, pen)


def report(offer: base.Offer, pen: Pen) -> Text:
    """A report with its number."""
    if isinstance(offer.option, Did) and offer.option.deed is Deed.POINTS:
        return Text(f"p{offer.option.of}", "bold")  # two numbers side by side would be read as one
    return Text.assemble((f"{offer.number} ", "bold"), pen.write(offer.short or offer.text))


# the log


def told(what: Sayable, reader: Reader) -> Text:
    """What to do stands out, the AI's steps with their rules stand back."""
    match what:
        case steps.Instruction():
            return styled(reader.read(what), "bold cyan")
        case steps.Step():
            step = msg("{what} [{rule}]", what=what.what, rule=what.rule)
            return styled(f"    {reader.read(step)}", "dim" if isinstance(what, steps.RollsDie) else "")
        case AiPlays():
            return styled(reader.read(what), "bold")
    return plain_told(what, reader)


SAMPLES = Samples("3, tm, bf, p3, done", "capture-2 dv cyclops", "? 1, ? volcano, ? OAI-4.4", "")
FACE = TerminalFace(
    picture, replace(orichalcum_ai.WORDING, offers=offers), look.style_of, SAMPLES, told, None, steps.RollsDie, listing
)
