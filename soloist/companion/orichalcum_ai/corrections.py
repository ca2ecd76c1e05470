"""Corrections: everything Soloist keeps in its books can be put right, as an entry like any other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from soloist.companion.orichalcum_ai.reports import CORRECT, points_told
from soloist.companion.orichalcum_ai.session import AI, HUMAN, PERSON, AiSession, Stage
from soloist.engine.events import Event
from soloist.engine.flow import Ask, Flow, choose
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.questions import NO_BUILDING, creature_kinds
from soloist.games.orichalcum.ai.table_knowledge import EMPTY, KINDS, UNSEEN, Slot, cards_left
from soloist.games.orichalcum.answers import Lay, Word
from soloist.games.orichalcum.circles import bits
from soloist.games.orichalcum.pieces import BASE, Building, Card, Creature, Terrain
from soloist.games.orichalcum.state import Beast, Titan

COMMON = Word("common", msg("the common area"))
BARE = Word("empty", msg("no tile"))
GONE, NO_TEMPLE = Word("gone", msg("it is not there")), Word("none", msg("none"))
NOT_TOLD = Word("unknown", msg("not known"))
MOST_CAPTURED, MOST_ROUNDS = 20, 999


@dataclass(frozen=True)
class Item:
    """Something in the books: of the AI, or of the table."""

    what: str
    label: Message
    now: Any  # what the books say
    of: Any = None  # the thing it is about
    mine: bool = True  # whether it is the AI's

    @property
    def code(self) -> str:
        return (
            self.what if self.of is None else f"{self.what} {self.of if type(self.of) in (int, str) else self.of.code}"
        )

    def say(self) -> Message:
        return msg("{label}: {now}", label=self.label, now=self.now)


@dataclass(frozen=True)
class Ground:
    """What a circle of the AI's board shows: a terrain, and a creature on a volcano."""

    terrain: Terrain
    creature: Creature | None = None

    @property
    def code(self) -> str:
        return self.terrain.code if self.creature is None else f"{self.terrain.code} {self.creature.code}"

    def say(self) -> Message:
        if self.creature is None:
            return self.terrain.say()
        return msg("{terrain} with {creature}", terrain=self.terrain, creature=self.creature)


# asking and telling


class WhatToCorrect(Ask):
    text = msg("What is to be corrected?")


@dataclass(frozen=True, slots=True)
class WhatIsRight(Ask):
    """What should be in the books."""

    item: Item

    def say(self) -> Message:
        return msg("{item} in the books. What is right?", item=self.item)


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """What is in the books now."""

    item: Item
    value: Any

    def say(self) -> Message:
        return msg("Corrected: {item} → {number}", item=self.item.label, number=self.value)


# what is in the books


def items(session: AiSession) -> list[Item]:
    return [*goods_items(session), *board_items(session), *table_items(session)]


def goods_items(session: AiSession) -> list[Item]:
    """What lies beside the AI's board, and on its track."""
    ai = session.ai
    found = [
        Item("hoplites", msg("hoplites"), ai.hoplites),
        Item("nuggets", msg("nuggets"), ai.nuggets),
        Item("medallions", msg("medallions"), ai.medallions),
    ]
    found += [
        Item("captured", msg("captured {creature}", creature=each), ai.captured.count(each), each)
        for each in creature_kinds(session.box)
    ]
    track = [*ai.track, NO_BUILDING]
    return [*found, *(Item("track", msg("track, space {n}", n=n), there, n) for n, there in enumerate(track, 1))]


def board_items(session: AiSession) -> list[Item]:
    """The circles of the AI's board, and its temples."""
    ai = session.ai
    places = [(Lay(name), number) for number, name in enumerate(ai.ground.names) if not ai.built >> number & 1]
    found = [Item("circle", msg("circle {name}", name=at.where), shown(ai, number), at) for at, number in places]
    found += [Item("temple", msg("temple"), site, site) for site in (laid(ai, temple) for temple in ai.temples)]
    return [*found, *([Item("temple", msg("another temple"), NO_TEMPLE)] if temple_places(ai) else [])]


def table_items(session: AiSession) -> list[Item]:
    """What the player and the AI share."""
    known, ai = session.known, session.ai
    points = NOT_TOLD if known.points is None else known.points
    found = [
        Item("cards", msg("cards on the action board"), len(known.row), None, False),
        Item("points", msg("victory points of {seat}", seat=HUMAN), points, None, False),
        Item("pawn", msg("the pawn"), session.pawn, None, False),
        Item("round", msg("the round"), session.round, None, False),
    ]
    if session.stage is Stage.TURN:
        found.append(Item("turn", msg("whose turn it is"), session.active, None, False))
    for terrain in BASE:
        holder = AI if ai.holds(terrain) else HUMAN if terrain in known.titans else COMMON
        found.append(Item("titan", msg("the Titan of {terrain}", terrain=terrain), holder, terrain, False))
    for terrain, slot in zip(BASE, known.slots, strict=True):
        there = slot.building or (NO_BUILDING if slot.sure else NOT_TOLD)
        found.append(Item("slot", msg("{terrain} of the construction board", terrain=terrain), there, terrain, False))
    if session.agreed.names_cards:
        found += [
            Item("card", msg("card {n} of the action board", n=place), card or NOT_TOLD, place, False)
            for place, card in enumerate(known.row, 1)
        ]
    return found


def shown(ai: Ai, circle: int) -> Ground | Word:
    creature = next((beast.creature for beast in ai.beasts if beast.circle == circle), None)
    terrain = next((each for each in Terrain if ai.lands[each] >> circle & 1), None)
    return BARE if terrain is None else Ground(terrain, creature)


def laid(ai: Ai, site: int) -> Lay:
    return Lay(ai.ground.said(bits(site)))


def temple_places(ai: Ai) -> list[Lay]:
    """Rhombi of circles with terrain; whether the temple is allowed there, people saw."""
    land = ai.laid & ~ai.built
    return [laid(ai, site) for site in ai.ground.rhombi if not site & ~land]


# what may be right


def values(session: AiSession, item: Item) -> Sequence[Any]:
    box = session.box
    match item.what:
        case "hoplites":
            return range(box.hoplites + 1)
        case "nuggets":
            return range(box.nuggets + 1)
        case "medallions":
            return range(box.victory_tokens + 1)
        case "captured":
            return range(MOST_CAPTURED + 1)
        case "track":
            return [*KINDS, NO_BUILDING]
        case "circle":
            grounds = [Ground(terrain) for terrain in Terrain]
            return [BARE, *grounds, *(Ground(Terrain.VOLCANO, each) for each in creature_kinds(box))]
        case "temple":
            return [GONE] if item.of is not None else [NO_TEMPLE, *temple_places(session.ai)]
        case "cards":
            return range(box.cards_laid[session.agreed.players] + 1)
        case "points":
            return points_told(session)
        case "round":
            return range(1, MOST_ROUNDS + 1)
        case "titan":
            return [AI, HUMAN, COMMON]
        case "slot":
            return [*KINDS, NO_BUILDING, NOT_TOLD]
        case "card":
            return [*cards_left(session.known, box), NOT_TOLD]
    return [HUMAN, AI]


# putting it right


def correct(session: AiSession) -> Flow[None]:
    """A correction is an entry like any other: logged, undone with undo; it brings nothing else along [OAI-1.1]."""
    item = yield from choose(PERSON, lambda: items(session), ask=WhatToCorrect(), why="OAI-1.1", about=CORRECT)
    value = yield from choose(PERSON, lambda: values(session, item), ask=WhatIsRight(item), why="OAI-1.1", about=item)
    if item.mine:
        put_right_ai(session.ai, item, value)
    else:
        put_right_table(session, item, value)
    yield Corrected(item, value)


def put_right_ai(ai: Ai, item: Item, value: Any) -> None:
    match item.what:
        case "captured":
            others = [each for each in ai.captured if each is not item.of]
            ai.captured = tuple(sorted([*others, *[item.of] * value], key=lambda creature: creature.order))
        case "track":
            new = (value,) if isinstance(value, Building) else ()
            ai.track = (*ai.track[: item.of - 1], *new, *ai.track[item.of :])
        case "circle":
            put_right_circle(ai, ai.ground.number[item.of.where], value)
        case "temple":
            put_right_temple(ai, item.of, value)
        case _:
            setattr(ai, item.what, value)


def put_right_circle(ai: Ai, circle: int, value: Ground | Word) -> None:
    ai.lands = tuple(land & ~(1 << circle) for land in ai.lands)
    ai.remove_beast(circle)
    if isinstance(value, Ground):
        ai.add_land(circle, value.terrain)
        if value.creature is not None:
            ai.add_beast(Beast(circle, value.creature, 0))


def put_right_temple(ai: Ai, gone: Lay | None, value: Lay | Word) -> None:
    """Below a temple that was not there the circles are bare: what they show is corrected one by one."""
    if gone is not None:
        site = site_of(ai, gone)
        ai.temples = tuple(each for each in ai.temples if each != site)
        ai.built &= ~site
    elif isinstance(value, Lay):
        site = site_of(ai, value)
        for circle in bits(site):
            ai.remove_beast(circle)
        ai.build_on(site)
        ai.temples = (*ai.temples, site)


def site_of(ai: Ai, lay: Lay) -> int:
    return sum(1 << ai.ground.number[name] for name in lay.where.split())


def put_right_table(session: AiSession, item: Item, value: Any) -> None:
    known = session.known
    match item.what:
        case "cards":
            known.set_cards(value)
        case "points":
            known.points = value
        case "pawn":
            session.pawn = value
        case "round":
            session.round = value
        case "turn":
            session.active = value
            session.second = value != session.pawn
            session.entries, session.took, session.discarded = 0, False, False
        case "titan":
            put_right_titan(session, item.of, value)
        case "slot":
            known.put_slot(item.of, slot_of(value))
        case "card":
            known.name_card(item.of - 1, value if isinstance(value, Card) else None)


def slot_of(value: Building | Word) -> Slot:
    if isinstance(value, Building):
        return Slot(value, True)
    return EMPTY if value is NO_BUILDING else UNSEEN


def put_right_titan(session: AiSession, terrain: Terrain, holder: Seat | Word) -> None:
    session.ai.lose_titan(terrain)
    session.known.titans = tuple(each for each in session.known.titans if each is not terrain)
    if holder == AI:
        session.ai.take_titan(Titan(terrain, False))
    elif holder == HUMAN:
        session.known.gain_titan(terrain)
