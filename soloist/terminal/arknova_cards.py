"""Cards of Ark Nova as lines: price, home, conditions, icons, what they bring and do, and whether they can be played.

A dot before a name says that the card could be played, an exclamation mark what is missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from rich.text import Text

from soloist.engine.words import msg, nmsg
from soloist.games.arknova import counting, scoring
from soloist.games.arknova.cards import Animal, Card, FinalScoring, Project, ProjectKind, Sponsor
from soloist.games.arknova.conditions import level_of
from soloist.games.arknova.view import View
from soloist.terminal import arknova_codes as codes
from soloist.terminal import arknova_look as look
from soloist.terminal.arknova_stand import Stand
from soloist.terminal.draw import Pen, fit, shortened, under
from soloist.wording.arknova.texts import abilities_of, conditions, is_met

READY, NOT_READY, MISSING = "●", "·", "!"
WIDE, WIDEST = 100, 120
FOLDER, NUMBER = 4, 4  # letters for the number of a folder, of an option

Numbers: TypeAlias = Mapping[Card, int]
"""The cards that can be answered, with what is to be typed for them."""


def columns(pen: Pen) -> tuple[int, int, int, int, int]:
    """Room for name, price, home and terrain, conditions, icons; what a card does has the rest."""
    if pen.width >= WIDEST:
        return 33, 7, 10, 20, 12
    return (25, 7, 10, 12, 12) if pen.width >= WIDE else (17, 7, 10, 10, 12)


def heading(title: Text, pen: Pen, shift: int = 0) -> Text:
    """What stands above the columns; `shift` letters stand before the cards."""
    name, *widths = columns(pen)
    titles = (msg("price"), msg("enclosure"), msg("needs"), msg("icons"))
    line = fit(title, shift + 2 + name)
    for width, column in zip(widths, titles, strict=True):
        line.append_text(fit(pen.write(column, look.WEAK), width))
    return line.append_text(pen.write(msg("effects"), look.WEAK))


def display_lines(stand: Stand, view: View, numbers: Numbers, pen: Pen) -> Iterator[Text]:
    """The six folders; the numbers of those out of range are dimmed [AN-9.4]."""
    before = number_width(view.display, numbers)
    yield heading(pen.write(msg("Display"), "bold"), pen, before + FOLDER)
    for folder, card in enumerate(view.display, 1):
        near = stand.zoo is None or folder <= stand.zoo.range
        place = Text(f"({folder}) ", "bold" if near else look.WEAK)
        line = Text("—", look.WEAK) if card is None else card_line(stand, card, folder, pen, before + FOLDER)
        yield Text.assemble(number_before(card, numbers, before), place, line)


def hand_lines(stand: Stand, hand: Sequence[Card], numbers: Numbers, pen: Pen) -> Iterator[Text]:
    """The cards in hand."""
    before = number_width(hand, numbers)
    yield heading(pen.write(nmsg("Hand, {n} card", "Hand, {n} cards", n=len(hand)), "bold"), pen, before)
    for card in hand:
        yield Text.assemble(number_before(card, numbers, before), card_line(stand, card, 0, pen, before))


def number_width(cards: Sequence[Card | None], numbers: Numbers) -> int:
    """Room before a list of cards, if some of them can be answered."""
    return NUMBER if any(card in numbers for card in cards) else 0


def number_before(card: Card | None, numbers: Numbers, width: int) -> Text:
    return Text(f"{numbers.get(card, '') if card else '':>{width - 1}} " if width else "", "bold")


def card_line(stand: Stand, card: Card, folder: int, pen: Pen, shift: int = 0) -> Text:
    """One card; `folder` is where it lies in the display, 0 in hand."""
    name, price, home, needs, icons = columns(pen)
    mark = (READY, look.GOOD) if stand.is_ready(card) else (NOT_READY, look.WEAK)
    line = Text.assemble(mark, " ", fit(Text(card.name, look.style_of(card)), name - 1), " ")
    line.append_text(fit(price_code(stand, card, folder), price))
    if isinstance(card, Project):
        line.append_text(project_code(stand, card, pen))
    else:
        line.append_text(fit(places(stand, card, pen), home))
        line.append_text(fit(condition_codes(stand, card, pen), needs))
        line.append_text(fit(look.icon_chips(card.icons, pen), icons))
        line.append_text(doing(card, pen, stand.is_peaceful))
    return shortened(line, pen.width - shift)


def price_code(stand: Stand, card: Card, folder: int) -> Text:
    """What it costs now, discounts and folder counted; a sponsor has a level."""
    price = stand.price(card, folder)
    level = ""
    if isinstance(card, Sponsor):
        level = f"L{card.level if stand.zoo is None else level_of(stand.zoo, card)}"
    if not price and not isinstance(card, Animal):
        return Text(level)
    lacking = stand.zoo is not None and price > stand.zoo.money
    cost = Text(f"{MISSING if lacking else ''}{look.MONEY}{price}", look.BAD if lacking else look.INKS[look.MONEY])
    return Text.assemble(f"{level} " if level else "", cost)


def places(stand: Stand, card: Animal | Sponsor, pen: Pen) -> Text:
    """Where it lives and what must be beside it; marked if there is no such place."""
    missing, terrain = "" if stand.has_place(card) else MISSING, codes.terrain_code(card)
    home = (f"{missing}{codes.home_code(card, pen)}", look.BAD if missing else "")
    return Text.assemble(home, " " if terrain else "", terrain)


def condition_codes(stand: Stand, card: Animal | Sponsor, pen: Pen) -> Text:
    """What must be there; what is not is marked."""
    found = []
    for condition in conditions(card):
        if condition.key not in ("rock", "water", "border"):
            is_there = stand.zoo is None or is_met(stand.zoo, card, condition)
            sign, ink = ("", look.GOOD) if is_there else (MISSING, look.BAD)
            found.append(Text(f"{sign}{codes.condition_code(condition, pen)}", ink))
    return Text(" ").join(found)


def doing(card: Animal | Sponsor, pen: Pen, is_peaceful: bool) -> Text:
    """What the card brings and does."""
    printed = ((look.appeal, card.appeal), (look.conservation, card.conservation), (look.reputation, card.reputation))
    parts = [Text(" ").join(sign(n) for sign, n in printed if n)]
    if isinstance(card, Animal):
        parts += [pen.write(ability) for ability in abilities_of(card, peaceful=is_peaceful)]
    else:
        parts += codes.sponsor_codes(card, pen)
    return Text(" · ").join(part for part in parts if part)


def project_code(stand: Stand, project: Project, pen: Pen) -> Text:
    """Afr 5/4/2 ▸ ♣5/3/2, you 3."""
    code = Text.assemble(codes.project_need(project, pen))
    if project.kind is not ProjectKind.BREEDING:
        code.append(f" {'/'.join(codes.level_needs(project, pen))}")
    points = "/".join(str(level.conservation) for level in project.levels)
    code.append(" ▸ ").append_text(look.conservation(points))
    if project.reputation:
        code.append(" ").append_text(look.reputation(project.reputation))
    have = stand.counts(project)
    if have is not None:
        code.append_text(pen.write(msg("  (you {n})", n=have), look.WEAK))
    return code


def played_lines(animals: Sequence[Animal], sponsors: Sequence[Sponsor], pen: Pen) -> Iterator[Text]:
    """The animals by name and home, the sponsors with what they still do."""
    housed = [Text.assemble((card.name, look.ANIMAL_INK), f" {codes.home_code(card, pen)}") for card in animals]
    doing = [
        Text(" ").join([Text(card.name, look.SPONSOR_INK), *codes.sponsor_codes(card, pen, is_played=True)])
        for card in sponsors
    ]
    yield from under(pen.write(msg("Animals {n} ", n=len(animals)), "bold"), housed, pen)
    yield from under(pen.write(msg("Sponsors {n} ", n=len(sponsors)), "bold"), doing, pen)


def final_chip(stand: Stand, card: FinalScoring | None, pen: Pen) -> Text:
    """Large Animal Zoo ♣2 (3: 1/2/4/5)."""
    if card is None:
        return pen.write(msg("hidden"), look.WEAK)
    assert stand.seat is not None
    gives = scoring.final_conservation(stand.table, stand.seat, card)  # [AN-11.5]
    chip = Text.assemble((card.name, look.PROJECT_INK), " ", look.conservation(gives))
    if card.steps:
        counted, steps = counting.count(stand.table, stand.seat, card.counted[0]), (str(need) for need, _ in card.steps)
        chip.append(f" ({counted}: {'/'.join(steps)})", look.WEAK)
    return chip
