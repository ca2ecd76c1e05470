"""Where animals live: which enclosures can take one in, and which is freed [AN-6.5, AN-6.6, AN-6.12, AN-7.19]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from soloist.engine.flow import DONE, Done, Flow, choose, these
from soloist.engine.notation import Word
from soloist.games.arknova.answers import SHARE
from soloist.games.arknova.buildings import Kind
from soloist.games.arknova.cards import Animal, Icon
from soloist.games.arknova.events import AnimalMoves, Deed, Did
from soloist.games.arknova.hexes import count
from soloist.games.arknova.questions import WHICH_ENCLOSURE_FREED, WHO_MOVES_IN
from soloist.games.arknova.state import Building, Lasting, Zoo
from soloist.games.arknova.turn_context import Turn, choose_one

HERBIVORE = Icon.HERBIVORE
GATE_SIZE = 2
"""Enclosures beside the gate of map 2 count as so much larger [AN-M.2]."""


def size_of(zoo: Zoo, building: Building) -> int:
    """The size of a standard enclosure for every purpose but its price [AN-M.2]."""
    if building.footprint.ring & zoo.map.gate:
        return building.kind.size + GATE_SIZE
    return building.kind.size


def has_surroundings(zoo: Zoo, building: Building, animal: Animal) -> bool:
    """Whether it touches the water and rock the animal needs, not covered [AN-5.13, AN-5.15, AN-6.16]."""
    if zoo.lasting & Lasting.DIVERSITY_RESEARCHER:
        return True
    beside = building.footprint.ring & ~zoo.covered
    return count(beside & zoo.map.water) >= animal.water and count(beside & zoo.map.rock) >= animal.rock


def spaces_for(animal: Animal, kind: Kind) -> int | None:
    """How many spaces it takes in this special enclosure; None if it cannot live there [AN-6.6]."""
    for code, spaces in animal.special:
        if code == kind.code:
            return spaces
    return None


def takes_in(zoo: Zoo, building: Building, animal: Animal) -> bool:
    """Whether the animal could move into a vacant enclosure [AN-6.5, AN-6.6]."""
    kind = building.kind
    if kind.is_standard:
        if not animal.size:
            return False
        if kind.size < animal.size and not (zoo.map.gate and size_of(zoo, building) >= animal.size):
            return False
    else:
        spaces = spaces_for(animal, kind)
        if spaces is None or kind.capacity - building.used < spaces:
            return False
    return not (animal.water or animal.rock) or has_surroundings(zoo, building, animal)


def vacant(zoo: Zoo) -> list[Building]:
    """Standard enclosures that are empty, and all special ones [AN-6.5, AN-6.6]."""
    return [building for building in zoo.buildings if building.is_vacant]


def homes(zoo: Zoo, animal: Animal, among: list[Building]) -> list[Building | Word]:
    """Those of the vacant enclosures that fit, and sharing one as a flock animal [AN-6.18]."""
    found: list[Building | Word] = [building for building in among if takes_in(zoo, building, animal)]
    return [*found, SHARE] if can_share(zoo, animal) else found


def has_home(zoo: Zoo, animal: Animal, among: list[Building]) -> bool:
    size = 0 if zoo.map.gate else animal.size
    for building in among:
        kind = building.kind
        may_fit = kind.size >= size if kind.is_standard else animal.special  # most do not, and are not looked at again
        if may_fit and takes_in(zoo, building, animal):
            return True
    return zoo.icons[HERBIVORE] > 0 and can_share(zoo, animal)


def can_share(zoo: Zoo, animal: Animal) -> bool:
    """A flock animal beside a herbivore large enough, or in an occupied enclosure large enough [AN-6.12]."""
    if not zoo.icons[HERBIVORE]:
        return False
    least = flock_size(animal)
    if not least:
        return False
    if any(other.printed_size >= least and Icon.HERBIVORE in other.icons for other in zoo.animals):
        return True
    return any(
        building.used and building.kind.is_standard and size_of(zoo, building) >= least for building in zoo.buildings
    )


@cache
def flock_size(animal: Animal) -> int:
    """The N of Flock Animal N, 0 for all others [AN-G.FLOCKANIMAL]."""
    for ability in animal.abilities:
        if ability.keyword == "flock_animal":
            return ability.amount
    return 0


def swap(zoo: Zoo, old: Building, used: int) -> Building:
    """The same building with more or fewer animals in it."""
    new = Building(old.kind, old.footprint, used)
    zoo.buildings[zoo.buildings.index(old)] = new  # an equal one: answers may come from another copy of the zoo
    return new


def move_in(zoo: Zoo, building: Building, animal: Animal) -> Building:
    """Turn a standard enclosure to its occupied side, or take spaces of a special one [AN-6.5, AN-6.6]."""
    if building.kind.is_standard:
        return swap(zoo, building, 1)
    return swap(zoo, building, building.used + (spaces_for(animal, building.kind) or 0))


# becoming free


def freed_by(zoo: Zoo, animal: Animal, but: Building | None = None) -> list[Building]:
    """The enclosures of which the owner frees one: the first group that is not empty [AN-7.19]."""
    return next((group for group in _groups(zoo, animal, but) if group), [])


def _groups(zoo: Zoo, animal: Animal, but: Building | None) -> Iterator[list[Building]]:
    special = [
        building
        for building in zoo.buildings
        if building is not but
        and building.kind.is_special
        and (spaces := spaces_for(animal, building.kind)) is not None
        and building.used >= spaces
    ]
    standard = [
        building
        for building in zoo.buildings
        if building.kind.is_standard and building.used and animal.size and size_of(zoo, building) >= animal.size
    ]
    yield [building for building in special if has_surroundings(zoo, building, animal)]
    yield _smallest(zoo, [building for building in standard if has_surroundings(zoo, building, animal)])
    yield special
    yield _smallest(zoo, standard)


def _smallest(zoo: Zoo, among: list[Building]) -> list[Building]:
    least = min((size_of(zoo, building) for building in among), default=0)
    return [building for building in among if size_of(zoo, building) == least]


def free_enclosure(turn: Turn, animal: Animal, but: Building | None = None) -> Flow[None]:
    """What an animal that leaves sets free [AN-7.19]."""
    zoo = turn.zoo
    group = freed_by(zoo, animal, but)
    if not group:
        return
    building = yield from choose_one(turn, group, ask=WHICH_ENCLOSURE_FREED, why="AN-7.19", about=animal)
    if building.kind.is_standard:
        swap(zoo, building, 0)
    else:
        swap(zoo, building, building.used - (spaces_for(animal, building.kind) or 0))
    yield Did(turn.seat, Deed.ENCLOSURE_FREED, building)


# moving into a new special enclosure


def may_move_in(zoo: Zoo, house: Building, moved: list[Animal]) -> list[Animal]:
    return [animal for animal in zoo.animals if animal not in moved and takes_in(zoo, house, animal)]


def move_animals_in(turn: Turn, house: Building) -> Flow[list[tuple[Animal, Building]]]:
    """When a reptile house or aviary is built, fitting animals may move in, one by one [AN-5.12]."""
    zoo = turn.zoo
    moved: list[Animal] = []
    while fitting := may_move_in(zoo, house, moved):
        options: list[Animal | Done] = [*fitting, DONE]
        ask = WHO_MOVES_IN
        answer = yield from choose(turn.seat, these(options), ask=ask, why="AN-5.12", passing=DONE, about=house)
        if isinstance(answer, Done):
            break
        moved.append(answer)
        house = move_in(zoo, house, answer)
        yield AnimalMoves(turn.seat, answer, house)
        yield from free_enclosure(turn, answer, house)
    return [(animal, house) for animal in moved]
