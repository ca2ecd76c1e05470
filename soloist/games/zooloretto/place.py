"""Placing tiles in a zoo: enclosures, stalls, barn, bonus coins, offspring [ZOO-5, ZOO-7, ZOO-8]."""

from __future__ import annotations

from collections.abc import Iterable

from soloist.engine.flow import Flow, Refusal
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.answers import BARN, PLACEMENTS, Home, Placement
from soloist.games.zooloretto.events import EnclosureFilled, OffspringBorn
from soloist.games.zooloretto.state import Board, Enclosure, Zoo
from soloist.games.zooloretto.tiles import BRED, YOUNG, Tile

NO_STALL_SPACE = Refusal("ZOO-5.5", msg("there is no free stall space"))
NO_GAP = Refusal("ZOO-5.3", msg("there is no free space left"))
OTHER_SPECIES = Refusal("ZOO-2.2", msg("another species lives there"))
NOT_OPEN = Refusal("ZOO-6.17", msg("that expansion board is not open"))


def why_not_in(enclosure: Enclosure, tile: Tile) -> Refusal | None:
    """A gap beside animals of that species or in an empty enclosure; a free space for a stall [ZOO-5.3, ZOO-5.5]."""
    if tile.is_stall:
        return None if len(enclosure.stalls) < enclosure.ground.stalls else NO_STALL_SPACE
    species = enclosure.species
    if species is None:
        return None
    if species is not tile.species:
        return OTHER_SPECIES
    return None if enclosure.free_spaces else NO_GAP


def homes(zoo: Zoo, tile: Tile) -> list[int]:
    """The numbers of the enclosures that take a tile [ZOO-5.3, ZOO-5.5]."""
    return [number for number, enclosure in enumerate(zoo.enclosures) if why_not_in(enclosure, tile) is None]


def has_home(zoo: Zoo, tile: Tile) -> bool:
    for enclosure in zoo.enclosures:  # noqa: SIM110 - looked at so often that `any` would count
        if why_not_in(enclosure, tile) is None:
            return True
    return False


def placements(zoo: Zoo, tiles: Iterable[Tile]) -> list[Placement]:
    """Every tile with every place it may go to, the barn last; equal tiles once [ZOO-5.2]."""
    found = []
    for tile in dict.fromkeys(tiles):
        by_home = PLACEMENTS[tile]
        for number, enclosure in enumerate(zoo.enclosures):
            if why_not_in(enclosure, tile) is None:
                found.append(by_home[number])
        found.append(by_home[BARN.number])
    return found


def refuse_placement(zoo: Zoo, tiles: Iterable[Tile], code: str) -> Refusal | None:
    """Why a tile cannot go somewhere."""
    for tile in dict.fromkeys(tiles):
        for number, placement in enumerate(PLACEMENTS[tile][: BARN.number]):
            if code == placement.code:
                return why_not_in(zoo.enclosures[number], tile) if number < len(zoo.enclosures) else NOT_OPEN
    return None


def place(board: Board, seat: Seat, placement: Placement) -> Flow[None] | tuple[()]:
    """Put a tile down; an animal may fill its enclosure or find a mate there [ZOO-7.7]."""
    zoo = board.zoo(seat)
    tile, home = placement.tile, placement.home
    if home is BARN:
        zoo.barn.append(tile)
        return ()
    enclosure = zoo.enclosures[home.number]
    if tile.is_stall:
        zoo.enclosures[home.number] = enclosure.with_stall(tile)
        return ()
    zoo.enclosures[home.number] = enclosure = enclosure.with_animals((*enclosure.animals, tile))
    return arrive(board, seat, zoo, home, tile) if tile.sex or not enclosure.free_spaces else ()


def arrive(board: Board, seat: Seat, zoo: Zoo, home: Home, tile: Tile) -> Flow[None]:
    """Bonus for a last gap filled, then offspring, then its bonus [ZOO-7.7]."""
    if not zoo.enclosures[home.number].free_spaces:
        yield from fill_bonus(board, seat, zoo, home)
    if tile.sex and not tile.bred:
        yield from breed(board, seat, zoo, home, bonus=True)


def fill_bonus(board: Board, seat: Seat, zoo: Zoo, home: Home) -> Flow[None]:
    """The last gap filled brings the coins printed there [ZOO-8.1]."""
    enclosure = zoo.enclosures[home.number]
    if enclosure.ground.bonus:
        paid = board.pay_bonus(zoo, enclosure.ground.bonus)
        yield EnclosureFilled(seat, paid, enclosure.species)


def unbred(animals: tuple[Tile, ...], sex: str) -> int:
    """The place of the first animal of that sex that has not bred, or -1."""
    for number, animal in enumerate(animals):
        if animal.sex == sex and not animal.bred:
            return number
    return -1


def with_bred(animals: tuple[Tile, ...], *parents: int) -> tuple[Tile, ...]:
    """The same with those in two places marked [ZOO-7.3]."""
    return tuple([BRED[animal] if place in parents else animal for place, animal in enumerate(animals)])


def breed(board: Board, seat: Seat, zoo: Zoo, home: Home, bonus: bool) -> Flow[None]:
    """Every male and female that have not bred get one offspring [ZOO-7.1, ZOO-7.3, ZOO-7.4]."""
    animals = zoo.enclosures[home.number].animals
    while (male := unbred(animals, "m")) >= 0 and (female := unbred(animals, "f")) >= 0:
        animals = with_bred(animals, male, female)
        zoo.enclosures[home.number] = enclosure = zoo.enclosures[home.number].with_animals(animals)
        species = enclosure.species
        assert species is not None
        if not board.young[species]:
            return  # [ZOO-7.8]
        board.young[species] -= 1
        if enclosure.free_spaces:
            animals = (*animals, YOUNG[species])
            zoo.enclosures[home.number] = enclosure = enclosure.with_animals(animals)
            yield OffspringBorn(seat, YOUNG[species], in_barn=False)
            if bonus and not enclosure.free_spaces:
                yield from fill_bonus(board, seat, zoo, home)
        else:
            zoo.barn.append(YOUNG[species])  # [ZOO-7.5]
            yield OffspringBorn(seat, YOUNG[species], in_barn=True)
