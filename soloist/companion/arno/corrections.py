"""Corrections: everything Soloist keeps in its books can be put right, as an entry like any other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from soloist.companion.arno.events import Corrected, NoRewards
from soloist.companion.arno.questions import RightCard, RightValue, WhatToCorrect
from soloist.companion.arno.session import PERSON, ArnoSession
from soloist.engine import notation
from soloist.engine.flow import Flow, choose
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, joined, msg
from soloist.games.arknova import board
from soloist.games.arknova.answers import Word
from soloist.games.arknova.arno.answers import CardIs
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.marine import (
    ALL_UNIVERSITIES,
    ANIMAL_KINDS,
    GENERIC,
    OTHER_TILE,
    AnimalUniversity,
    others_left,
    projects_in,
)
from soloist.games.arknova.arno.reports import CORRECT, LEVEL_NAMES, LEVEL_WORDS, SIDES
from soloist.games.arknova.arno.table_knowledge import TILE_PLACES, UNSEEN_BASES, UNSEEN_TILES, Thing
from soloist.games.arknova.arno.values import CONTINENT_ORDER, MOST_SCORING_TOKENS
from soloist.games.arknova.arno.why import signed
from soloist.games.arknova.board import BONUS_TILES, UNIVERSITIES, Task, University
from soloist.games.arknova.cards import Action, Icon, Project
from soloist.games.arknova.icons import counts_of
from soloist.games.arknova.state import BLOCKED, FREE

YES, NO = Word("yes", msg("yes")), Word("no", msg("no"))
GONE, LIES = Word("gone", msg("it is gone")), Word("there", msg("it lies there, not named"))
OUT, NOT_NAMED = Word("gone", msg("it is gone")), Word("unnamed", msg("not named"))
NO_KIND = Word("none", msg("none"))
FREE_LEVEL, BLOCKED_LEVEL = Word("free", msg("free")), Word("blocked", msg("blocked"))
TRACKS = ("conservation", "reputation")


def written(value: Any) -> Any:
    """Something in the books; numbers with a proper minus."""
    return signed(value) if type(value) is int else value


@dataclass(frozen=True)
class Item:
    """Something in the books: of an ARNO, or of the table."""

    what: str
    label: Message
    of: Any = None  # the thing it is about
    seat: Seat | None = None
    now: Any = None  # what the books say

    @property
    def short(self) -> str:
        """Its code without whose it is."""
        which = "" if self.of is None else f" {notation.code(self.of)}"
        return f"{self.what}{which}"

    @property
    def code(self) -> str:
        return self.short if self.seat is None else f"{self.short} {self.seat.code}"

    def say(self) -> Message:
        return msg("{label}: {now}", label=self.label, now=written(self.now))


NUMBERS: tuple[tuple[str, Message, int, int], ...] = (
    ("appeal", msg("appeal"), 0, board.MOST_APPEAL),
    ("conservation", msg("conservation"), -5, board.MOST_CONSERVATION),
    ("reputation", msg("reputation"), board.START_REPUTATION, board.MOST_REPUTATION),
    ("workers", msg("workers on the notepad"), 0, board.MOST_WORKERS),
    ("hired", msg("workers that are not in reserve"), 1, board.MOST_WORKERS),
    ("scoring_tokens", msg("tokens on the scoring card"), 0, MOST_SCORING_TOKENS),
    ("notepad", msg("tokens on the notepad"), 0, 30),
    ("unnamed", msg("animals without a name"), 0, 60),
    ("sponsors_seen", msg("sponsors received, for the module"), 0, 60),
)
BY_NAME = {name: (low, high) for name, _, low, high in NUMBERS}


def items(session: ArnoSession) -> list[Item]:
    """Everything in the books."""
    found = shared_items(session)
    for seat in session.automas():
        found += arno_items(session, seat)
    return found


def arno_items(session: ArnoSession, seat: Seat) -> list[Item]:
    arno = session.arno(seat)
    found = [Item(name, label, None, seat, getattr(arno, name)) for name, label, _, _ in NUMBERS]
    found += [Item("slot", msg("slot {n}", n=slot), slot, seat, action) for slot, action in enumerate(arno.order, 1)]
    found += [
        Item("side", msg("side of {action}", action=action), action, seat, Side(arno.is_upgraded(action)))
        for action in Action
    ]
    found += [
        Item("worker", msg("worker on {task}", task=task), task, seat, Whether(bool(there)))
        for task, there in zip(Task, arno.on_task, strict=True)
    ]
    found += [
        Item("owns", msg("partner zoo {continent}", continent=each), each, seat, Whether(each in arno.partner_zoos))
        for each in CONTINENT_ORDER
    ]
    found += [
        Item("owns", msg("{university}", university=each), each, seat, Whether(each in arno.universities))
        for each in kinds(session)
    ]
    if session.known.marine:
        kind = next((each for each in ANIMAL_KINDS if each.icon is arno.generic), NO_KIND)
        found.append(Item("animal university", msg("its animal university"), None, seat, kind))
    return [*found, Item("projects", msg("own project cards"), None, seat, Several(arno.projects))]


def shared_items(session: ArnoSession) -> list[Item]:
    known = session.known
    found = [
        Item("break", msg("steps of the break token"), None, None, known.break_step),
        Item("donations", msg("donation spaces covered"), None, None, known.donations),
        Item("ten", msg("somebody has reached 10 conservation"), None, None, Whether(known.ten_reached)),
        Item("turn", msg("whose turn it is"), None, None, session.active),
    ]
    found += [
        Item("board", msg("partner zoo {continent} on the board", continent=each), each, None,
             Whether(each in known.partner_zoos)) for each in CONTINENT_ORDER
    ]  # fmt: skip
    found += [
        Item(
            "board", msg("{university} on the board", university=each), each, None, Whether(each in known.universities)
        )
        for each in kinds(session)
    ]
    found += [
        Item("left", msg("the animal university {kind} is left", kind=each), each, None,
             Whether(each in known.animal_universities)) for each in animal_kinds(session)
    ]  # fmt: skip
    for place, spot in known.places():
        found.append(Item("name", msg("{place}", place=place), place, None, spot.project or NOT_NAMED))
        found += [
            Item(place.code, msg("{place}, {level}", place=place, level=LEVEL_NAMES[level]), LEVEL_WORDS[level], None,
                 holder_of(holder)) for level, holder in enumerate(spot.levels)
        ]  # fmt: skip
    found += [
        Item(f"tile {space}", msg("{side} bonus tile at {space}", side=SIDES[side], space=space),
             ("left", "right")[side], None, tile or GONE)
        for space in TILE_PLACES for side, tile in enumerate(known.tiles_at(space))
    ]  # fmt: skip
    return found


@dataclass(frozen=True)
class Whether:
    """Yes or no, as the books have it."""

    yes: bool

    def say(self) -> Message:
        return (YES if self.yes else NO).say()


@dataclass(frozen=True)
class Side:
    """The side an action card shows."""

    upgraded: bool

    @property
    def code(self) -> str:
        return "II" if self.upgraded else "I"

    def say(self) -> Message:
        return msg("{side}", side=self.code)


@dataclass(frozen=True)
class Several:
    """The project cards an ARNO holds."""

    projects: tuple[Project, ...]

    def say(self) -> Message:
        return joined(self.projects)


def kinds(session: ArnoSession) -> tuple[University, ...]:
    return ALL_UNIVERSITIES if session.known.marine else UNIVERSITIES


def animal_kinds(session: ArnoSession) -> tuple[AnimalUniversity, ...]:
    return ANIMAL_KINDS if session.known.marine else ()


def holder_of(holder: int) -> Sayable:
    return {FREE: FREE_LEVEL, BLOCKED: BLOCKED_LEVEL}.get(holder) or Seat(holder)


# what an item may be


def values(session: ArnoSession, item: Item) -> Sequence[Any]:
    known = session.known
    match item.what:
        case "slot":
            return tuple(Action)
        case "side":
            return Side(False), Side(True)
        case "worker" | "owns" | "board" | "left" | "ten":
            return YES, NO
        case "animal university":
            return NO_KIND, *ANIMAL_KINDS
        case "projects":
            return project_values(session, item)
        case "break":
            return range(known.break_steps)
        case "donations":
            return range(len(board.DONATION_PRICES[len(session.seats)]) + 1)
        case "turn":
            return session.seats
        case "name":
            bases_only = item.of in UNSEEN_BASES
            of = [each for each in projects_in(known.marine) if each.is_base or not bases_only]
            named = [CardIs(Project, each) for each in (*of, *others_left((), bases_only=bases_only))]
            return named if bases_only else [OUT, *named]
    if item.what.startswith("tile"):
        return [GONE, LIES, *BONUS_TILES, OTHER_TILE]
    if item.what in BY_NAME:
        low, high = BY_NAME[item.what]
        return range(low, high + 1)
    return [FREE_LEVEL, BLOCKED_LEVEL, *session.seats]


def project_values(session: ArnoSession, item: Item) -> list[CardIs]:
    """A card it holds is taken away, another one is added."""
    assert item.seat is not None
    held = session.arno(item.seat).projects
    rest = [each for each in projects_in(session.known.marine) if each not in held]
    return [CardIs(Project, each) for each in (*held, *rest)]


# putting it right


def correct(session: ArnoSession) -> Flow[None]:
    """A correction is an entry like any other: logged, undone with undo, and without rewards [ARNO-1.4]."""
    item = yield from choose(PERSON, lambda: items(session), ask=WhatToCorrect(), why="ARNO-1.4", about=CORRECT)
    ask = RightCard(item) if item.what == "projects" else RightValue(item)
    value = yield from choose(PERSON, lambda: values(session, item), ask=ask, why="ARNO-1.4", about=item)
    put_right(session, item, value)
    yield Corrected(item.label, item.seat, written(value))
    if item.what in (*TRACKS, "owns", "hired"):
        yield NoRewards()


def put_right(session: ArnoSession, item: Item, value: Any) -> None:
    if item.seat is not None:
        put_right_arno(session.arno(item.seat), item, value)
        return
    known = session.known
    match item.what:
        case "break":
            known.break_step = value
            known.break_called_by = session.caller = None
            known.settle(Thing.BREAK)
        case "donations":
            known.donations = value
            known.settle(Thing.DONATIONS)
        case "ten":
            known.ten_reached = value is YES
            known.settle(Thing.TEN)
        case "turn":
            session.active, session.entries = value, 0
        case "board" if isinstance(item.of, University):
            lying = [each for each in kinds(session) if each in known.universities or each is item.of]
            known.universities = tuple(each for each in lying if each is not item.of or value is YES)
        case "board":
            zoos = [each for each in CONTINENT_ORDER if each in known.partner_zoos or each is item.of]
            known.partner_zoos = tuple(each for each in zoos if each is not item.of or value is YES)
        case "left":
            left = [each for each in ANIMAL_KINDS if each in known.animal_universities or each is item.of]
            known.animal_universities = tuple(each for each in left if each is not item.of or value is YES)
        case "name":
            if isinstance(value, CardIs):
                known.name(item.of, value.card)  # type: ignore[arg-type]
            else:
                known.remove(item.of)
        case _:
            put_right_place(session, item, value)


def put_right_place(session: ArnoSession, item: Item, value: Any) -> None:
    """A level of a project, or a bonus tile."""
    known = session.known
    if item.what.startswith("tile"):
        side = ("left", "right").index(item.of)
        tile = UNSEEN_TILES[side] if value is LIES else None if value is GONE else value
        known.put_tile(int(item.what.split()[1]), side, tile)
        return
    place = next(place for place, _ in known.places() if place.code == item.what)
    holder = FREE if value is FREE_LEVEL else BLOCKED if value is BLOCKED_LEVEL else int(value)
    known.put_token(place, LEVEL_WORDS.index(item.of), holder)


def put_right_arno(arno: Arno, item: Item, value: Any) -> None:
    match item.what:
        case "slot":
            swap(arno, item.of - 1, value)
        case "side":
            bit = 1 << item.of
            arno.upgraded = arno.upgraded | bit if value.upgraded else arno.upgraded & ~bit
        case "worker":
            place = tuple(Task).index(item.of)
            arno.on_task = tuple(int(value is YES) if at == place else there for at, there in enumerate(arno.on_task))
        case "owns":
            put_right_tile(arno, item.of, value is YES)
        case "animal university":
            put_right_animal_university(arno, None if value is NO_KIND else value.icon)
        case "projects":
            held = tuple(project for project in arno.projects if project is not value.card)
            arno.projects = held if len(held) < len(arno.projects) else (*held, value.card)
        case _:
            setattr(arno, item.what, value)
            if item.what == "conservation":
                spaces = enumerate(board.CONSERVATION_REWARDS)
                arno.reached = sum(1 << at for at, space in spaces if value >= space)


def swap(arno: Arno, slot: int, action: Action) -> None:
    """The two cards change places."""
    other = arno.order.index(action)
    order = list(arno.order)
    order[slot], order[other] = order[other], order[slot]
    arno.order = tuple(order)


def put_right_tile(arno: Arno, tile: Icon | University, owns: bool) -> None:
    """A partner zoo or a university, with its icons."""
    if isinstance(tile, University):
        had = tile in arno.universities
        arno.universities = (*(each for each in arno.universities if each is not tile), *((tile,) if owns else ()))
        counts = counts_of((Icon.SCIENCE,) * tile.research)
        if tile is GENERIC and not owns:
            put_right_animal_university(arno, None)
    else:
        had = tile in arno.partner_zoos
        arno.partner_zoos = (*(each for each in arno.partner_zoos if each is not tile), *((tile,) if owns else ()))
        counts = counts_of((tile,))
    if owns and not had:
        arno.add_icons(counts)
    elif had and not owns:
        arno.remove_icons(counts)


def put_right_animal_university(arno: Arno, icon: Icon | None) -> None:
    """Which one its generic university is, with the animal icon [ARNO-11.7, 15.1]."""
    if arno.generic is not None:
        arno.remove_icons(counts_of((arno.generic,)))
    arno.generic = icon
    if icon is not None:
        arno.add_icons(counts_of((icon,)))
