"""ARNO at both tables: its mat, drawn, and the lines of its turns: the card in use, then its steps under it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from soloist.engine.words import Message, Sayable, msg, nmsg, numeral
from soloist.games.arknova.arno import events, turn, why
from soloist.games.arknova.arno.rolls import ActionDie
from soloist.games.arknova.arno.sight import ArnoSight
from soloist.games.arknova.arno.values import MODULE_KIOSKS, MODULE_TRACK, MOST_SCORING_TOKENS, module_spot
from soloist.games.arknova.board import University
from soloist.games.arknova.cards import CATEGORIES, CONTINENTS, Icon
from soloist.language import Reader
from soloist.terminal import arknova_look as look
from soloist.terminal.arknova_codes import university_code
from soloist.terminal.draw import MARGIN, Pen, fit, plain, plain_told, step_told, under

NAME = 12  # letters for a name, as beside the zoos of people
LETTERS = (20, 6, 4, 3, 2)  # how much of an action's name is written, whatever fits
CONDITIONS = (msg("left level"), msg("middle level"), msg("right level"))
NOTHING = Text("—", look.WEAK)
ANIMAL_ICONS = (*CATEGORIES, Icon.SEA_ANIMAL)
OTHER_ICONS = (*CONTINENTS, Icon.SCIENCE)


def mat(sight: ArnoSight, name: Text, pen: Pen, module: bool) -> Iterator[Text]:
    """A line with the action row, then what lies beside it: workers, tiles, tokens, cards, icons."""
    heading = Text.assemble(fit(name, NAME), " ")
    level = f"L{sight.level}"
    if level not in name.plain.split():
        heading.append(f"{level}  ", "bold")
    yield Text.assemble(heading, action_row(sight, pen, pen.width - heading.cell_len))
    chips = [*pieces(sight, pen), *cards_kept(sight, pen), *([module_chip(sight, pen)] if module else [])]
    yield from under(Text(" " * (NAME + 1)), chips, pen, gap=3)


def arno_page(sight: ArnoSight, pen: Pen) -> Iterator[Text]:
    """What its mat leaves out: the animals it keeps and the projects it has supported."""
    rows = ((msg("animals "), look.ANIMAL_INK, sight.animals), (msg("supported "), look.PROJECT_INK, sight.supported))
    for label, ink, cards in rows:
        if cards:
            chips = [pen.write(card, ink) for card in cards]
            yield from under(Text.assemble(" " * (NAME + 1), pen.write(label, look.WEAK)), chips, pen, gap=3)


def counters(sight: ArnoSight) -> Text:
    """♥12 ♣−3 ★4."""
    parts = ((look.APPEAL, sight.appeal), (look.CONSERVATION, sight.conservation), (look.REPUTATION, sight.reputation))
    return Text(" ").join(look.sign(what, numeral(amount)) for what, amount in parts)


# the action row


def action_row(sight: ArnoSight, pen: Pen, room: int) -> Text:
    """1 Animals, 2 Build II …; slot 1, which is never rolled, stands back [ARNO-4.1]."""
    rows = (row_with(sight, pen, letters) for letters in LETTERS)
    return next((row for row in rows if row.cell_len <= room), row_with(sight, pen, LETTERS[-1]))


def row_with(sight: ArnoSight, pen: Pen, letters: int) -> Text:
    """The action row with so many letters of each name."""
    chips = []
    for slot, action in enumerate(sight.order, 1):
        side = " II" if sight.upgraded >> action & 1 else ""
        ink = look.WEAK if slot == 1 else look.ACTION_INK[action]
        number = (f"{slot} ", look.WEAK if slot == 1 else "bold")
        chips.append(Text.assemble(number, (f"{pen.cut(action, letters)}{side}", ink)))
    return Text(" ").join(chips)


# what lies beside it


def pieces(sight: ArnoSight, pen: Pen) -> Iterator[Text]:
    """Workers, partner zoos, universities, and the tokens that count at the end [ARNO-14.10]."""
    yield Text.assemble(pen.write(msg("workers "), look.WEAK), look.worker_signs(sight.workers, sum(sight.on_task)))
    yield Text.assemble(pen.write(msg("zoos "), look.WEAK), look.icon_chips(sight.partner_zoos, pen) or NOTHING)
    universities = [university_code(each, pen) for each in sight.universities]
    if sight.generic is not None:
        universities.append(look.icon_chip(sight.generic, pen))
    yield Text.assemble(pen.write(msg("univ. "), look.WEAK), Text(" ").join(universities or [NOTHING]))
    tokens = (
        (msg("scoring card "), f"{sight.scoring_tokens}/{MOST_SCORING_TOKENS}"),
        (msg("notepad "), str(sight.notepad)),
    )
    yield from (Text.assemble(pen.write(label, look.WEAK), amount) for label, amount in tokens)


def cards_kept(sight: ArnoSight, pen: Pen) -> Iterator[Text]:
    """Own project cards and what its animals and tiles show."""
    names = [Text(name, look.PROJECT_INK) for name in (pen.cut(project, 40) for project in sight.projects)]
    yield Text.assemble(pen.write(msg("its projects "), look.WEAK), names[0] if names else NOTHING)
    yield from names[1:]
    yield from icons_held(sight, pen)
    if sight.unnamed:
        yield pen.write(nmsg("{n} animal not named", "{n} animals not named", n=sight.unnamed), look.WEAK)


def icons_held(sight: ArnoSight, pen: Pen) -> Iterator[Text]:
    """Categories, continents and research [ARNO-15.1]: one chip, or two where one is too long for a line."""
    animals, others = (
        [look.icon_chip(icon, pen, sight.icons[icon]) for icon in icons if sight.icons[icon]]
        for icons in (ANIMAL_ICONS, OTHER_ICONS)
    )
    if not animals and not others:
        return
    label = pen.write(msg("icons"), look.WEAK)
    together = Text(" ").join([label, *animals, *others])
    if together.cell_len <= pen.width - NAME - 1:
        yield together
    else:
        yield Text(" ").join([label, *animals])
        yield Text(" ").join(others)


def module_chip(sight: ArnoSight, pen: Pen) -> Text:
    """The tracker's spot, the condition of projects it names, and the kiosks [ARNO-16.1]."""
    spot = module_spot(sight.sponsors_seen)
    kiosks: Message = nmsg("{n} kiosk", "{n} kiosks", n=MODULE_KIOSKS[spot])
    where = msg("spot {n}: {condition}, {kiosks}", n=spot + 1, condition=CONDITIONS[MODULE_TRACK[spot]], kiosks=kiosks)
    return pen.write(where)


# its turns in the log


def told(what: Sayable, reader: Reader) -> Text:
    """A step of ARNO, or what else happened; an empty line where a turn of ARNO begins."""
    if isinstance(what, why.Roll):
        if isinstance(what.ask, ActionDie) and not what.sides:  # the slot is the strength of the line that follows
            return Text()
        return Text(f"{MARGIN}{plain(reader.read(rolled(what, reader)))}", look.WEAK)
    if isinstance(what, why.ArnoLine):
        return step_told(what.seat, what.what, what.rule, is_headline(what), reader)
    return plain_told(what, reader)


def is_headline(line: why.ArnoLine) -> bool:
    """Whether it names the card in use, or comes outside of turns: then it has to say whose it is."""
    is_besides = isinstance(line, events.CardReceived) and line.occasion is not events.Occasion.ACTION
    return isinstance(line, events.CardUsed) or is_besides


def rolled(roll: why.Roll, reader: Reader) -> Message:
    """The option that came, and all there were."""
    chosen = brief(roll.chosen, reader)
    options = ", ".join(brief(option, reader).removeprefix(common(roll, reader)) for option in roll.options)
    if roll.sides:
        return msg(
            "d{sides} shows {faces}: {chosen} (from {options}) [{rule}]",
            sides=roll.sides, faces=" + ".join(str(face) for face in roll.faces),
            chosen=chosen, options=options, rule=roll.rule,
        )  # fmt: skip
    return msg("rolled: {chosen} (from {options}) [{rule}]", chosen=chosen, options=options, rule=roll.rule)


def brief(option: Sayable, reader: Reader) -> str:
    """An option in a few words."""
    if isinstance(option, University):
        return university_code(option, Pen(reader, 0, False)).plain
    return plain(reader.read(option))


def common(roll: why.Roll, reader: Reader) -> str:
    """What the names of slots and folders begin with, so that only their numbers are listed."""
    if not isinstance(roll.chosen, turn.Place):
        return ""
    return brief(roll.chosen, reader).removesuffix(str(roll.chosen.number))
