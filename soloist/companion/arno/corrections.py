"""Corrections: everything Soloist keeps in its books can be put right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

from soloist.companion.arno.reports import POINTS
from soloist.companion.arno.session import IN_BREAK, ArnoSession, Stage
from soloist.companion.corrections import Correction, told_points
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, filled, joined, msg, template
from soloist.games.arknova import board
from soloist.games.arknova.arno import marine
from soloist.games.arknova.arno.answers import CardIs
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.reports import LEVEL_NAMES, LEVEL_WORDS, SIDE_WORDS, SIDES
from soloist.games.arknova.arno.table_knowledge import TILE_PLACES, UNSEEN_BASES, UNSEEN_TILES, Spot, Thing
from soloist.games.arknova.arno.values import CONTINENT_ORDER, MOST_SCORING_TOKENS
from soloist.games.arknova.board import BONUS_TILES, BonusTile, Task, University
from soloist.games.arknova.cards import Action, Icon, Project
from soloist.games.arknova.icons import counts_of
from soloist.games.arknova.state import BLOCKED, FREE

YES_NO = YES, NO = Word("yes", msg("yes")), Word("no", msg("no"))
CARD_SIDES = Word("I", msg("{side}", side="I")), Word("II", msg("{side}", side="II"))
GONE, LIES = Word("gone", msg("it is gone")), Word("there", msg("it is there, not identified"))
NOT_NAMED, NO_KIND = Word("unnamed", msg("not named")), Word("none", msg("none"))
NOT_TOLD = Word("unknown", msg("not known"))
FREE_LEVEL, BLOCKED_LEVEL = Word("free", msg("free")), Word("blocked", msg("blocked"))
Kinds = Sequence[Any]
Found = Correction[ArnoSession]


class Unrewarded(Found):
    """Something that in play would have brought rewards."""


def corrections(session: ArnoSession) -> list[Found]:
    """Everything in the books: of the table, then what people told of their counters, then of each ARNO."""
    people = (found for seat in session.people() for found in of_person(session, seat))
    arnos = (found for seat in session.automas() for found in of_arno(session, seat))
    return [*of_table(session), *told_points(session, POINTS), *people, *arnos]


def in_play(kinds: Kinds, with_marine: bool) -> Kinds:
    return kinds if with_marine else [each for each in kinds if each not in (marine.GENERIC, *marine.ANIMAL_KINDS)]


def whether(is_so: object) -> Word:
    return YES if is_so else NO


def named(label: Message, thing: Sayable) -> Message:
    return filled(label, SimpleNamespace(thing=thing))


# the table

LYING: tuple[tuple[str, str, Kinds, Message], ...] = (
    ("board", "partner_zoos", CONTINENT_ORDER, template("partner zoo {thing} on the board")),
    ("board", "universities", marine.ALL_UNIVERSITIES, template("{thing} on the board")),
    ("left", "animal_universities", marine.ANIMAL_KINDS, template("the animal university {thing} is left")),
)
"""What may lie on the association board or beside it: where that is known, all of the kind, and how it is called."""


def of_table(session: ArnoSession) -> Iterator[Found]:
    known, players = session.known, len(session.seats)
    steps, prices = range(known.break_steps), range(len(board.DONATION_PRICES[players]) + 1)
    if session.stage not in IN_BREAK:  # there it is on its last step, and goes back
        yield Found("break", msg("steps of the break token"), known.break_step, steps, put_break)
    covered, ten = partial(put_known, Thing.DONATIONS, "donations"), partial(put_known, Thing.TEN, "ten_reached")
    yield Found("donations", msg("donation spaces covered"), known.donations, prices, covered)
    yield Found("ten", msg("somebody has reached 10 conservation"), whether(known.ten_reached), YES_NO, ten)
    if session.stage is Stage.TURN and session.acting in session.people():
        yield Found("turn", msg("whose turn it is"), session.active, session.seats, put_turn)
    for what, name, kinds, label in LYING:
        for thing in in_play(kinds, known.marine):
            now, put = whether(thing in getattr(known, name)), partial(put_lying, name, kinds, thing)
            yield Found(f"{what} {thing.code}", named(label, thing), now, YES_NO, put, thing)
    for place, spot in known.places():
        yield from of_project(place, spot, session)
    for space in TILE_PLACES:
        for side, tile in enumerate(known.tiles_at(space)):
            which = msg("{side} bonus tile at {space}", side=SIDES[side], space=space)
            values = [GONE, LIES, *BONUS_TILES, marine.OTHER_TILE]
            yield Found(f"tile {space} {SIDE_WORDS[side]}", which, tile or GONE, values, partial(put_tile, space, side))


def of_project(place: Project, spot: Spot, session: ArnoSession) -> Iterator[Found]:
    """Which project lies in a place, and who stands on its levels."""
    bases_only = place in UNSEEN_BASES
    of = [each for each in marine.projects_in(session.known.marine) if each.is_base or not bases_only]
    named = [CardIs(Project, each) for each in (*of, *marine.others_left((), bases_only=bases_only))]
    values = named if bases_only else [GONE, *named]
    label = msg("{place}", place=place)
    yield Found(f"name {place.code}", label, spot.project or NOT_NAMED, values, partial(put_name, place), place)
    for level, holder in enumerate(spot.levels):
        label = msg("{place}, {level}", place=place, level=LEVEL_NAMES[level])
        now: Sayable = {FREE: FREE_LEVEL, BLOCKED: BLOCKED_LEVEL}.get(holder) or Seat(holder)
        holders = [FREE_LEVEL, BLOCKED_LEVEL, *session.seats]
        yield Found(f"{place.code} {LEVEL_WORDS[level]}", label, now, holders, partial(put_holder, place, level))


def put_known(thing: Thing, name: str, session: ArnoSession, value: int | Word) -> None:
    """A number, or yes or no; there is no doubt about it any more."""
    setattr(session.known, name, value is YES if isinstance(value, Word) else value)
    session.known.settle(thing)


def put_break(session: ArnoSession, step: int) -> None:
    session.known.break_called_by = session.caller = None
    put_known(Thing.BREAK, "break_step", session, step)


def put_turn(session: ArnoSession, seat: Seat) -> None:
    session.active, session.entries = seat, 0


def put_lying(name: str, kinds: Sequence[object], thing: object, session: ArnoSession, answer: Word) -> None:
    there = getattr(session.known, name)
    found = tuple(each for each in kinds if (answer is YES if each is thing else each in there))
    setattr(session.known, name, found)


def put_name(place: Project, session: ArnoSession, answer: CardIs | Word) -> None:
    if isinstance(answer, CardIs):
        assert isinstance(answer.card, Project)
        session.known.name(place, answer.card)
    else:
        session.known.remove(place)


def put_holder(place: Project, level: int, session: ArnoSession, answer: Word | Seat) -> None:
    holder = FREE if answer is FREE_LEVEL else BLOCKED if isinstance(answer, Word) else int(answer)
    session.known.put_token(place, level, holder)


def put_tile(space: int, side: int, session: ArnoSession, answer: Word | BonusTile) -> None:
    tile = UNSEEN_TILES[side] if answer is LIES else None if isinstance(answer, Word) else answer
    session.known.put_tile(space, side, tile)


# people

TRACKS = (("appeal", msg("appeal"), board.MOST_APPEAL), ("conservation", msg("conservation"), board.MOST_CONSERVATION))


def of_person(session: ArnoSession, seat: Seat) -> Iterator[Found]:
    """Where their counters stand, as far as they told."""
    for name, label, most in TRACKS:
        now = getattr(session.known.totals[seat], name)
        shown, put = NOT_TOLD if now is None else now, partial(put_total, seat, name)
        yield Found(f"{name} {seat.code}", label, shown, range(most + 1), put, seat=seat)


def put_total(seat: Seat, name: str, session: ArnoSession, number: int) -> None:
    session.known.put_total(seat, name, number)


# an ARNO

NUMBERS: tuple[tuple[str, Message, range, bool], ...] = (
    ("appeal", msg("appeal"), range(board.MOST_APPEAL + 1), False),
    ("conservation", msg("conservation"), range(-5, board.MOST_CONSERVATION + 1), True),
    ("reputation", msg("reputation"), range(board.START_REPUTATION, board.MOST_REPUTATION + 1), True),
    ("workers", msg("workers on the notepad"), range(board.MOST_WORKERS + 1), False),
    ("hired", msg("hired workers"), range(1, board.MOST_WORKERS + 1), True),
    ("scoring_tokens", msg("tokens on the scoring card"), range(MOST_SCORING_TOKENS + 1), False),
    ("notepad", msg("tokens on the notepad"), range(31), False),
    ("unnamed", msg("unidentified animals"), range(61), False),
    ("sponsors_seen", msg("sponsors received, for the module"), range(61), False),
)
"""The numbers of a ledger: what they may be, and whether they would have brought rewards in play."""
OWNED: tuple[tuple[str, Kinds, Message], ...] = (
    ("partner_zoos", CONTINENT_ORDER, template("partner zoo {thing}")),
    ("universities", marine.ALL_UNIVERSITIES, template("{thing}")),
)


def of_arno(session: ArnoSession, seat: Seat) -> Iterator[Found]:
    arno, with_marine = session.ledger(seat), session.known.marine

    def found(what: str, label: Message, now: object, values: Sequence[object], put: Callable[[Arno, Any], None],
              of: object = None, kind: type[Found] = Found) -> Found:  # fmt: skip
        def put_right(session: ArnoSession, value: object) -> None:
            arno = session.ledger(seat)
            tokens = arno.from_tokens
            put(arno, value)
            if session.stage is Stage.POINTS:  # they have been counted as conservation
                arno.conservation = min(arno.conservation + arno.from_tokens - tokens, board.MOST_CONSERVATION)

        return kind(f"{what} {seat.code}", label, now, values, put_right, of, seat)

    for name, label, numbers, rewarded in NUMBERS:
        kind = Unrewarded if rewarded else Found
        yield found(name, label, getattr(arno, name), numbers, partial(put_number, name), kind=kind)
    for slot, action in enumerate(arno.order):
        label = msg("slot {n}", n=slot + 1)
        yield found(f"slot {slot + 1}", label, action, tuple(Action), partial(put_in_slot, slot), action)
    for action in Action:
        label, now = msg("side of {action}", action=action), CARD_SIDES[arno.is_upgraded(action)]
        yield found(f"side {action.code}", label, now, CARD_SIDES, partial(put_side, action), action)
    for place, task in enumerate(Task):
        label, is_there = msg("worker on {task}", task=task), whether(arno.on_task[place])
        yield found(f"worker {task.code}", label, is_there, YES_NO, partial(put_worker, place), task)
    for name, kinds, label in OWNED:
        for thing in in_play(kinds, with_marine):
            owned, put = whether(thing in getattr(arno, name)), partial(put_owned, name, thing)
            yield found(f"owns {thing.code}", named(label, thing), owned, YES_NO, put, thing, Unrewarded)
    if with_marine:
        generic = next((each for each in marine.ANIMAL_KINDS if each.icon is arno.generic), NO_KIND)
        label = msg("animal university")
        yield found("animal university", label, generic, (NO_KIND, *marine.ANIMAL_KINDS), put_generic, generic)
    held = arno.projects
    cards = [
        CardIs(Project, each)
        for each in (*held, *(each for each in marine.projects_in(with_marine) if each not in held))
    ]
    yield found("projects", msg("project cards, one to remove or add"), joined(held), cards, put_card)


def put_number(name: str, arno: Arno, number: int) -> None:
    if name == "conservation":
        arno.put_conservation(number)
    else:
        setattr(arno, name, number)


def put_in_slot(slot: int, arno: Arno, action: Action) -> None:
    """The two cards change places."""
    order, other = list(arno.order), arno.order.index(action)
    order[slot], order[other] = order[other], order[slot]
    arno.order = tuple(order)


def put_side(action: Action, arno: Arno, side: Word) -> None:
    bit = 1 << action
    arno.upgraded = arno.upgraded & ~bit if side is CARD_SIDES[0] else arno.upgraded | bit


def put_worker(place: int, arno: Arno, answer: Word) -> None:
    arno.on_task = tuple(int(answer is YES) if at == place else there for at, there in enumerate(arno.on_task))


def put_owned(name: str, tile: Icon | University, arno: Arno, answer: Word) -> None:
    """A partner zoo or a university, with its icons."""
    owned = getattr(arno, name)
    others = tuple(each for each in owned if each is not tile)
    setattr(arno, name, (*others, tile) if answer is YES else others)
    counts = counts_of((Icon.SCIENCE,) * tile.research if isinstance(tile, University) else (tile,))
    if answer is YES and tile not in owned:
        arno.add_icons(counts)
    elif answer is NO and tile in owned:
        arno.remove_icons(counts)
    if tile is marine.GENERIC and answer is NO:
        put_generic(arno, NO_KIND)


def put_generic(arno: Arno, kind: marine.AnimalUniversity | Word) -> None:
    """Which one its generic university is, with the animal icon [ARNO-11.7, ARNO-15.1]."""
    if arno.generic is not None:
        arno.remove_icons(counts_of((arno.generic,)))
    arno.generic = kind.icon if isinstance(kind, marine.AnimalUniversity) else None
    if arno.generic is not None:
        arno.add_icons(counts_of((arno.generic,)))


def put_card(arno: Arno, answer: CardIs) -> None:
    """A card it holds is taken away, another one is added."""
    assert isinstance(answer.card, Project)
    held = tuple(project for project in arno.projects if project is not answer.card)
    arno.projects = held if len(held) < len(arno.projects) else (*held, answer.card)
