"""The questions beside ARNO in the terminal: entries in short lines, the faces of a die, cards by number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from soloist.companion.arno.corrections import Item, written
from soloist.companion.arno.view import View
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.words import Message, Sayable, msg
from soloist.games.arknova.arno.answers import ANIMAL, SPONSOR, CardIs
from soloist.games.arknova.arno.questions import BreakCard, InFolder, OnDie, WhichAnimal
from soloist.games.arknova.arno.reports import Has, Taken, Token
from soloist.games.arknova.arno.turn import Place
from soloist.games.arknova.cards import Action, Project
from soloist.language import Reader
from soloist.terminal.arknova_cards import under
from soloist.terminal.arknova_codes import university_code
from soloist.terminal.arknova_look import PROJECT_INK, WEAK, cut
from soloist.terminal.chips import packed
from soloist.terminal.draw import Drawing, Pen
from soloist.wording.arno import LEVELS, WORDING
from soloist.wording.base import Offer

HEADING = 13  # letters before the entries of a kind


def offers(match: Match, question: Question) -> list[Offer]:
    """What has a number on the page. A face of the die means itself, and so does the number of a card."""
    if isinstance(question.ask, OnDie):
        return []
    found = WORDING.offers(match, question)
    if isinstance(question.ask, InFolder | BreakCard):
        return [each for each in found if is_listed(each.option)]
    return found


def is_listed(option: object) -> bool:
    """Animals and sponsors may be named by their numbers, which need no list."""
    return isinstance(option, CardIs) and (option.card is None or isinstance(option.card, Project))


def typed(question: Question, text: str) -> list[Any] | None:
    """a for an animal, s for a sponsor, and any card by its name, also those that are not listed."""
    if not isinstance(question.ask, InFolder | BreakCard):
        return None
    kinds = [kind for kind in KINDS if text and kind.code.startswith(text)]
    if kinds:
        return kinds
    named = {option: option.card.name.casefold() for option in question.options if option.card is not None}
    exact = [option for option, name in named.items() if name == text]
    return exact or [option for option, name in named.items() if name.startswith(text)] or None


KINDS = (ANIMAL, SPONSOR)
TERMINAL_WORDING = replace(WORDING, offers=offers, typed=typed)


def listing(match: Match, question: Question, offers: Sequence[Offer], reader: Reader) -> RenderableType | None:
    asked = question.ask
    if isinstance(asked, OnDie):
        return Drawing(reader, lambda pen: die_lines(asked, row_of(match), pen))
    if isinstance(asked, WhichAnimal):
        return Drawing(reader, lambda pen: [pen.write(BY_NAME)])
    if isinstance(asked, InFolder | BreakCard):
        return Drawing(reader, lambda pen: [*entry_lines(offers, pen), pen.write(BY_NUMBER, WEAK)])
    if len(offers) > 1 and all(offer.group is not None for offer in offers):
        return Drawing(reader, lambda pen: entry_lines(offers, pen))
    return None


BY_NAME = msg("    Type its number or its name; Enter: it does not matter which")
BY_NUMBER = msg("    Or type the number or the name of an animal or sponsor, such as 421")


def row_of(match: Match) -> tuple[Action, ...]:
    """The action cards of the ARNO whose turn it is."""
    view: View = match.view(None)
    arno = None if view.active is None else view.arnos[view.active]
    return () if arno is None else arno.order


def with_action(meaning: Sayable, row: Sequence[Action]) -> Sayable:
    """A slot, and the card that lies in it."""
    if isinstance(meaning, Place) and meaning.kind == "slot" and row:
        return msg("{slot} {action}", slot=meaning, action=row[meaning.number - 1])
    return meaning


def die_lines(die: OnDie, row: Sequence[Action], pen: Pen) -> Iterator[Text]:
    """What each face means, equal ones together; then the other ways."""
    counts = list(die.counts)
    faces: dict[str, list[int]] = {}
    for face, (meaning, counting) in enumerate(zip(die.means, counts, strict=True), 1):
        said: Sayable = msg("roll again")
        if counting:
            said = msg("then once more") if meaning is None else with_action(meaning, row)
        faces.setdefault(pen.write(said).plain, []).append(face)
    chips = [Text.assemble((spanned(numbers), "bold"), f" {said}") for said, numbers in faces.items()]
    yield from (Text.assemble("    ", line) for line in packed(chips, pen.width - 4, gap=3))
    others = ", ".join(f"d{sides}" for sides in (6, 8, 12) if sides != die.sides)
    yield pen.write(msg("    Type the face; Enter or roll: Soloist rolls; {dice}: another die", dice=others), WEAK)


def spanned(numbers: Sequence[int]) -> str:
    """1–3, or 1, 6."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 1 and last - first == len(numbers) - 1:
        return f"{first}–{last}"
    return ", ".join(str(number) for number in numbers)


def brief(offer: Offer, pen: Pen) -> Text:
    """An entry in as few letters as will do."""
    match offer.option:
        case Taken(university=university, kind=None):
            return university_code(university, pen)
        case Token(place=place, level=level, project=project):
            named = "" if project is None else f" ({cut(project, pen, 12)})"
            return Text.assemble(f"{place.code} ", pen.write(LEVELS[level]), (named, PROJECT_INK))
        case Item(short=short, now=now):
            return Text.assemble((f"{short} ", "bold"), pen.write(written(now)))
        case Has(card=card):
            return Text(f"{card.number} {card.name[:14].strip()}")
    return pen.write(offer.short or offer.text)


def entry_lines(offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """A line for each kind of entry: its name, then the entries with their numbers."""
    groups: dict[Message, list[Text]] = {}
    for number, offer in enumerate(offers, 1):
        assert offer.group is not None
        chip = Text.assemble((f"{number} ", "bold"), brief(offer, pen))
        groups.setdefault(offer.group, []).append(chip)
    for group, chips in groups.items():
        head = pen.write(group, WEAK)
        head.truncate(HEADING, overflow="ellipsis")
        head.pad_right(HEADING - head.cell_len)
        yield from under(Text.assemble(" ", head, " "), chips, pen, gap=2)
