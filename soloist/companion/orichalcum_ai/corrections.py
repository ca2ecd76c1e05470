"""Corrections: everything Soloist keeps in its books can be put right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from soloist.companion.corrections import Correction, field_of
from soloist.companion.orichalcum_ai.reports import points_told
from soloist.companion.orichalcum_ai.session import AI, HUMAN, PLAYERS, AiSession, Stage
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.questions import NO_BUILDING, creature_kinds
from soloist.games.orichalcum.ai.table_knowledge import EMPTY, KINDS, UNSEEN, Slot, cards_left
from soloist.games.orichalcum.answers import Lay
from soloist.games.orichalcum.circles import bits
from soloist.games.orichalcum.pieces import BASE, Building, Card, Creature, Terrain, by_order
from soloist.games.orichalcum.state import Beast, Titan

COMMON = Word("common", msg("the common area"))
BARE = Word("empty", msg("no tile"))
GONE, NO_TEMPLE = Word("gone", msg("it is not there")), Word("none", msg("none"))
NOT_TOLD = Word("unknown", msg("not known"))
MOST_CAPTURED, MOST_ROUNDS = 20, 999
Found = Correction[AiSession]


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


def corrections(session: AiSession) -> list[Found]:
    """What lies beside the AI's board, on its track and on the board itself; then what both share."""
    return [*of_goods(session), *of_board(session), *of_table(session)]


# the AI's goods and track


def of_goods(session: AiSession) -> Iterator[Found]:
    ai, box = session.ai, session.box
    goods = ("hoplites", msg("hoplites"), box.hoplites), ("nuggets", msg("nuggets"), box.nuggets)
    for name, label, most in (*goods, ("medallions", msg("medallions"), box.victory_tokens)):
        yield field_of(session, lambda now: now.ai, name, label, range(most + 1), seat=AI)
    for each in creature_kinds(box):
        label, number = msg("captured {creature}", creature=each), ai.captured.count(each)
        put = partial(put_captured, each)
        yield Found(f"captured {each.code}", label, number, range(MOST_CAPTURED + 1), put, each, AI)
    for n, there in enumerate([*ai.track, NO_BUILDING], 1):
        label = msg("track, space {n}", n=n)
        yield Found(f"track {n}", label, there, [*KINDS, NO_BUILDING], partial(put_on_track, n), there, AI)


def put_captured(creature: Creature, session: AiSession, number: int) -> None:
    others = [each for each in session.ai.captured if each is not creature]
    session.ai.captured = tuple(sorted([*others, *[creature] * number], key=by_order))


def put_on_track(n: int, session: AiSession, value: Building | Word) -> None:
    track = session.ai.track
    new = (value,) if isinstance(value, Building) else ()
    session.ai.track = (*track[: n - 1], *new, *track[n:])


# the AI's board


def of_board(session: AiSession) -> Iterator[Found]:
    """Circles, temples, and a temple that is not in the books: on a rhombus of circles with terrain; whether it is
    allowed there, people saw."""
    ai = session.ai
    grounds = [Ground(terrain) for terrain in Terrain]
    grounds += [Ground(Terrain.VOLCANO, each) for each in creature_kinds(session.box)]
    for number, name in enumerate(ai.ground.names):
        if not ai.built >> number & 1:
            label, put = msg("circle {name}", name=name), partial(put_circle, number)
            yield Found(f"circle {name}", label, shown(ai, number), [BARE, *grounds], put, name, AI)
    for site in ai.temples:
        there = laid(ai, site)
        yield Found(f"temple {there.code}", msg("temple"), there, [GONE], partial(remove_temple, site), there, AI)
    land = ai.laid & ~ai.built
    places = [laid(ai, site) for site in ai.ground.rhombi if not site & ~land]
    if places:
        yield Found("temple", msg("another temple"), NO_TEMPLE, [NO_TEMPLE, *places], add_temple, seat=AI)


def shown(ai: Ai, circle: int) -> Ground | Word:
    creature = next((beast.creature for beast in ai.beasts if beast.circle == circle), None)
    terrain = next((each for each in Terrain if ai.lands[each] >> circle & 1), None)
    return BARE if terrain is None else Ground(terrain, creature)


def laid(ai: Ai, site: int) -> Lay:
    return Lay(ai.ground.said(bits(site)))


def put_circle(circle: int, session: AiSession, value: Ground | Word) -> None:
    ai = session.ai
    ai.lands = tuple(land & ~(1 << circle) for land in ai.lands)
    ai.remove_beast(circle)
    if isinstance(value, Ground):
        ai.add_land(circle, value.terrain)
        if value.creature is not None:
            ai.add_beast(Beast(circle, value.creature, 0))


def remove_temple(site: int, session: AiSession, value: Word) -> None:
    """Below a temple that was not there the circles are bare: what they show is corrected one by one."""
    session.ai.temples = tuple(each for each in session.ai.temples if each != site)
    session.ai.built &= ~site


def add_temple(session: AiSession, value: Lay | Word) -> None:
    ai = session.ai
    if isinstance(value, Lay):
        circles = [ai.ground.number[name] for name in value.where.split()]
        for circle in circles:
            ai.remove_beast(circle)
        site = sum(1 << circle for circle in circles)
        ai.build_on(site)
        ai.temples = (*ai.temples, site)


# what the player and the AI share


def of_table(session: AiSession) -> Iterator[Found]:
    known, box, both = session.known, session.box, [HUMAN, AI]
    cards, laid_out = msg("cards on the action board"), range(box.cards_laid[PLAYERS] + 1)
    yield Found("cards", cards, len(known.row), laid_out, lambda now, number: now.known.set_cards(number))
    label, told = msg("{seat}'s victory points", seat=HUMAN), NOT_TOLD if known.points is None else known.points
    yield field_of(session, lambda now: now.known, "points", label, points_told(session), now=told)
    yield field_of(session, lambda now: now, "pawn", msg("the pawn"), both)
    yield field_of(session, lambda now: now, "round", msg("the round"), range(1, MOST_ROUNDS + 1))
    if session.stage is Stage.TURN and session.active == HUMAN:
        yield Found("turn", msg("whose turn it is"), session.active, both, put_turn)
    for terrain in BASE:
        holder = AI if session.ai.holds(terrain) else HUMAN if terrain in known.titans else COMMON
        label, put = msg("the {terrain} Titan", terrain=terrain), partial(put_titan, terrain)
        yield Found(f"titan {terrain.code}", label, holder, [AI, HUMAN, COMMON], put, terrain)
    for terrain, slot in zip(BASE, known.slots, strict=True):
        label, there = msg("{terrain} of the construction board", terrain=terrain), slot.building
        now = there or (NO_BUILDING if slot.sure else NOT_TOLD)
        put = partial(put_slot, terrain)
        yield Found(f"slot {terrain.code}", label, now, [*KINDS, NO_BUILDING, NOT_TOLD], put, there)
    named = [*cards_left(known, box), NOT_TOLD]
    for place, card in enumerate(known.row, 1) if session.agreed.names_cards else ():
        label = msg("card {n} of the action board", n=place)
        yield Found(f"card {place}", label, card or NOT_TOLD, named, partial(put_card, place), card)


def put_turn(session: AiSession, seat: Seat) -> None:
    session.active, session.second = seat, seat != session.pawn
    session.reported = []


def put_titan(terrain: Terrain, session: AiSession, holder: Seat | Word) -> None:
    session.ai.lose_titan(terrain)
    session.known.titans = tuple(each for each in session.known.titans if each is not terrain)
    if holder == AI:
        session.ai.take_titan(Titan(terrain, False))
    elif holder == HUMAN:
        session.known.gain_titan(terrain)


def put_slot(terrain: Terrain, session: AiSession, value: Building | Word) -> None:
    slot = Slot(value, True) if isinstance(value, Building) else EMPTY if value == NO_BUILDING else UNSEEN
    session.known.put_slot(terrain, slot)


def put_card(place: int, session: AiSession, value: Card | Word) -> None:
    session.known.name_card(place - 1, value if isinstance(value, Card) else None)
