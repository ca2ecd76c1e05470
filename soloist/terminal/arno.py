"""ARNO beside the box in the terminal: its mat, what is known of shared things, and the questions in short lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from rich.text import Text

from soloist.companion.arno.reports import ArnosTurnBegins
from soloist.companion.arno.session import BEFORE_TURNS, COUNTING, IN_BREAK, ArnoSession, Stage
from soloist.companion.corrections import Correction
from soloist.companion.people import SetUp
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.arknova.arno import answers, events, reports, triggers, turn, why
from soloist.games.arknova.arno.questions import BreakCard, InFolder, OnDie, WhichAnimal
from soloist.games.arknova.arno.sight import sight
from soloist.games.arknova.arno.table_knowledge import TILE_PLACES, UNSEEN_TILES, Known, Spot, Thing
from soloist.games.arknova.cards import Project
from soloist.games.arknova.state import BLOCKED, FREE
from soloist.language import Reader
from soloist.terminal import arknova_arno, page
from soloist.terminal.arknova_codes import effect_code, university_code
from soloist.terminal.arknova_look import MONEY, PROJECT_INK, WEAK, icon_chip, sign, style_of
from soloist.terminal.draw import Pen, Samples, TerminalFace, dotted, packed, styled, under
from soloist.wording.arno import LEVELS, WORDING
from soloist.wording.base import Offer

STAGES = {
    **dict.fromkeys(BEFORE_TURNS, msg("setup")), **dict.fromkeys(IN_BREAK, msg("break")),
    **dict.fromkeys(COUNTING, msg("scoring")), Stage.OVER: msg("over"),
}  # fmt: skip
DOUBT = "?"
"""Stands behind what may have changed since."""
OPEN, BARRED = "□", "×"
AFTER_SCORING = (Stage.POINTS, Stage.OVER)


def picture(match: Match, seat: Seat | None, hand: bool, pen: Pen) -> Iterator[Text]:
    view: ArnoSession = match.view(seat)
    yield title(view, match.seed, pen)
    if view.stage not in (*BEFORE_TURNS, *AFTER_SCORING) and not pen.short:
        yield from shared_lines(view.known, pen)
    for score in match.result.scores:
        if view.is_arno(score.seat):
            yield standing(view, score.seat, score.total, pen)
        if view.is_arno(score.seat) and not pen.short:
            yield from arknova_arno.mat(sight(view.ledger(score.seat)), Text(), pen, view.agreed.settings.module)


def title(view: ArnoSession, seed: int, pen: Pen) -> Text:
    """The turn, whose it is, the way to the break, the dice, and the seed."""
    known, parts = view.known, [pen.write("ARNO", "bold")]
    if view.stage in STAGES:
        parts.append(pen.write(STAGES[view.stage], "bold"))
    elif view.active is not None:
        parts.append(pen.write(msg("turn {n}: {person}", n=view.turn, person=view.active)))
    if view.last_turns and view.stage is not Stage.OVER:
        parts.append(pen.write(nmsg("LAST TURNS, {n} left", "LAST TURNS, {n} left", n=view.last_turns), "bold red"))
    parts.append(break_bar(known, pen))
    parts.append(pen.write(msg("d{sides} typed", sides=known.die) if known.typed else msg("d{sides}", sides=known.die)))
    parts.append(pen.write(msg("seed {seed}", seed=str(seed)), "dim"))
    return dotted(parts, pen)


def break_bar(known: Known, pen: Pen) -> Text:
    """break ■■□□□ 2/5."""
    step, last = known.break_step, known.break_steps
    return Text.assemble(
        pen.write(msg("break "), "bold" if step == last else ""), ("■" * step, "#c9951c"), ("□" * (last - step), WEAK),
        f" {step}/{last}", mark(known, Thing.BREAK),
    )  # fmt: skip


def mark(known: Known, thing: Thing) -> Text:
    return Text(DOUBT, "bold yellow") if thing in known.doubtful else Text()


def standing(view: ArnoSession, seat: Seat, points: int, pen: Pen) -> Text:
    """Its counters, and how far it is from triggering the end."""
    arno = view.ledger(seat)
    parts = [Text.assemble("▶ " if view.active == seat else "  ", pen.write(seat)), arknova_arno.counters(sight(arno))]
    if view.stage in AFTER_SCORING:
        parts.append(pen.write(nmsg("{n} point", "{n} points", n=points), "bold"))
    elif arno.score >= 0:
        parts.append(pen.write(msg("triggers the end"), "bold red"))
    else:
        parts.append(pen.write(msg("{n} appeal to the end", n=-arno.score), WEAK))
    return packed(parts, pen.width, gap=2)[0]


# what is shared


def shared_lines(known: Known, pen: Pen) -> Iterator[Text]:
    """The association board, bonus tiles, projects, and cards of people that fire."""

    def labelled(label: Message, codes: list[Text], thing: Thing) -> Text:
        shown = Text(" ").join(codes) if codes else Text("—", WEAK)
        return Text.assemble(pen.write(label, WEAK), " ", shown, mark(known, thing))

    chips = [
        labelled(msg("zoos"), [icon_chip(each, pen) for each in known.partner_zoos], Thing.PARTNER_ZOOS),
        labelled(msg("univ."), [university_code(each, pen) for each in known.universities], Thing.UNIVERSITIES),
        labelled(msg("donation"), [sign(MONEY, known.prices[0])], Thing.DONATIONS),
        labelled(msg("tiles"), tile_codes(known, pen), Thing.TILES),
    ]
    yield from under(pen.write(msg("Board "), "bold"), chips, pen, gap=3)
    lying = [project_chip(place, spot, pen) for place, spot in known.places()]
    lying[-1] = Text.assemble(lying[-1], mark(known, Thing.PROJECTS))
    yield from under(pen.write(msg("Projects "), "bold"), lying, pen, gap=3)
    if known.cards:
        cards = [Text.assemble(pen.write(seat), " ", pen.write(card.say())) for seat, card in known.cards]
        yield from under(pen.write(msg("Triggers "), "bold"), cards, pen, gap=3)


def tile_codes(known: Known, pen: Pen) -> list[Text]:
    """What lies at 5, at 8, and past reputation 15: named tiles by what they give, others as a square."""
    found = []
    for space in TILE_PLACES:
        lying = [tile for tile in known.tiles_at(space) if tile is not None]
        codes = [Text(OPEN) if tile in UNSEEN_TILES else effect_code(tile.effect, pen) for tile in lying]
        if codes:
            found.append(Text.assemble((f"{space}:", WEAK), Text(" ").join(codes)))
    return found


def project_chip(place: Project, spot: Spot, pen: Pen) -> Text:
    """Its place, its name as far as known, and its three levels: □ free, × blocked, or who stands there."""
    name = Text() if spot.project is None else Text(f"{pen.cut(spot.project, 18)} ", PROJECT_INK)
    signs = {FREE: Text(OPEN), BLOCKED: Text(BARRED, WEAK)}
    levels = [signs.get(holder) or Text(Seat(holder).code, "bold") for holder in spot.levels]
    return Text.assemble((f"{place.code} ", WEAK), name, Text(" ").join(levels))


# questions

HEADING = 13  # letters before the entries of a kind


def offers(match: Match, question: Question) -> list[Offer]:
    """What has a number on the page. A face of the die means itself, and so does the number of a card."""
    if isinstance(question.ask, OnDie):
        return []
    found = WORDING.offers(match, question)
    if isinstance(question.ask, InFolder | BreakCard):  # animals and sponsors are named by numbers that need no list
        named = [each.option.card if isinstance(each.option, answers.CardIs) else None for each in found]
        return [each for each, card in zip(found, named, strict=True) if card is None or isinstance(card, Project)]
    return found


def typed(question: Question, text: str) -> list[Any] | None:
    """a for an animal, s for a sponsor, and any card by its name, also those that are not listed."""
    if not isinstance(question.ask, InFolder | BreakCard):
        return None
    kinds = [kind for kind in (answers.ANIMAL, answers.SPONSOR) if text and kind.code.startswith(text)]
    if kinds:
        return kinds
    named = {option: option.card.name.casefold() for option in question.options if option.card is not None}
    exact = [option for option, name in named.items() if name == text]
    return exact or [option for option, name in named.items() if name.startswith(text)] or None


TERMINAL_WORDING = replace(WORDING, offers=offers, typed=typed)


def listing(match: Match, question: Question, offers: Sequence[Offer], pen: Pen) -> Iterable[Text] | None:
    match question.ask:
        case OnDie() as die:
            return die_lines(die, match.view(None), pen)
        case WhichAnimal():
            return [pen.write(BY_NAME)]
        case InFolder() | BreakCard():
            return [*page.headed_lines(offers, HEADING, brief, pen), pen.write(BY_NUMBER, WEAK)]
    if len(offers) > 1 and all(offer.group is not None for offer in offers):
        return page.headed_lines(offers, HEADING, brief, pen)
    return None


BY_NAME = msg("    Type its number or its name; Enter: it does not matter which")
BY_NUMBER = msg("    Or type the number or the name of an animal or sponsor, such as 421")


def die_lines(die: OnDie, view: ArnoSession, pen: Pen) -> Iterator[Text]:
    """What each face means, equal ones together, of a slot the card that lies in it; then the other ways."""
    faces: dict[str, list[int]] = {}
    for face, (meaning, counting) in enumerate(zip(die.means, die.counts, strict=True), 1):
        said: Sayable = msg("roll again")
        if counting:
            said = msg("then once more") if meaning is None else meaning
        if isinstance(meaning, turn.Place) and meaning.kind == "slot" and view.is_arno(view.active):
            said = msg("{slot} {action}", slot=meaning, action=view.ledger(view.acting).order[meaning.number - 1])
        faces.setdefault(pen.write(said).plain, []).append(face)
    chips = [Text.assemble((spanned(numbers), "bold"), f" {said}") for said, numbers in faces.items()]
    others = ", ".join(f"d{sides}" for sides in (6, 8, 12) if sides != die.sides)
    how = msg("    Type the face; Enter or roll: Soloist rolls; {dice}: another die", dice=others)
    return page.hint_lines(chips, how, pen)


def spanned(numbers: Sequence[int]) -> str:
    """1–3, or 1, 6."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 1 and last - first == len(numbers) - 1:
        return f"{first}–{last}"
    return ", ".join(str(number) for number in numbers)


def brief(offer: Offer, pen: Pen) -> Text:
    """An entry with its number, in as few letters as will do."""
    if isinstance(offer.option, answers.CardIs) and offer.option.code == str(offer.number):
        return entry(offer, pen)  # the printed number, which is said with its name
    return Text.assemble((f"{offer.number} ", "bold"), entry(offer, pen))


def entry(offer: Offer, pen: Pen) -> Text:
    match offer.option:
        case reports.Taken(university=university, kind=None):
            return university_code(university, pen)
        case reports.Token(place=place, level=level, project=project):
            named = "" if project is None else f" ({pen.cut(project, 12)})"
            return Text.assemble(f"{place.code} ", pen.write(LEVELS[level]), (named, PROJECT_INK))
        case Correction(code=code, now=now, seat=seat):
            short = code if seat is None else code.removesuffix(seat.code).rstrip()
            return Text.assemble((f"{short} ", "bold"), pen.write(now))
        case reports.TileTaken(space=space, alike=True):
            return pen.write(msg("at {space}", space=space))  # two numbers side by side would be read as one
        case reports.Has(card=card):
            return Text(f"{card.number} {card.name[:14].strip()}")
    return pen.write(offer.short or offer.text)


# the log


def told(what: Sayable, reader: Reader) -> Text:
    """What to do stands out, who gains something stands out; a step of ARNO, or what else happened."""
    match what:
        case triggers.Reminder():
            return styled(f"  ! {reader.read(what)}", "bold yellow")
        case ArnosTurnBegins():
            return styled(reader.read(what), "bold")
        case events.Instruction() | SetUp():
            return styled(reader.read(what), "bold cyan")
    return arknova_arno.told(what, reader)


SAMPLES = Samples("3, b2, zoo af, base 1 left", "animal sponsor 131", "? 1, ? 208, ? ARNO-11.1", "why 6")
FACE = TerminalFace(picture, TERMINAL_WORDING, style_of, SAMPLES, told, None, why.Roll, listing)
