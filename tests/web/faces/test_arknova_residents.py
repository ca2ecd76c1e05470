"""Names on enclosures: who lives where, told by what was played, freed and released."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from soloist.engine.seats import Seat
from soloist.engine.words import Sayable
from soloist.games.arknova.cards import ANIMALS, CARD, Animal
from soloist.games.arknova.events import AnimalMoves, AnimalPlayed, Deed, Did
from soloist.games.arknova.state import Building, Zoo
from soloist.web.faces.arknova.residents import lived_in
from soloist.web.faces.arknova.wood import LETTER, name_lines, resident
from tests.web.faces.arknova_tables import ME, drawn, sample_table, scene_of

HEX_WIDTH = 80


def animal(code: str) -> Animal:
    found = CARD[code]
    assert isinstance(found, Animal)
    return found


LAMA, JAGUAR, GOAT = animal("lama"), animal("jaguar"), animal("domestic-goat")


def standard(zoo: Zoo) -> list[Building]:
    return [building for building in zoo.buildings if building.kind.is_standard]


def played(who: Animal, home: Building | None, seat: Seat = ME) -> AnimalPlayed:
    return AnimalPlayed(seat, who, 5, home)


def names(told: Sequence[Sayable]) -> dict[int, str]:
    return {mask: who.code for mask, who in lived_in(ME, told).items()}


def test_an_animal_is_named_where_it_was_played() -> None:
    table = sample_table()
    first, second = standard(table.zoos[0])[:2]
    text = drawn(scene_of(table, told=[played(LAMA, first), played(JAGUAR, second)]))
    said = re.findall(r'class="ark-resident".*?</text>', text)
    assert [re.sub("<[^>]*>", "", each).partition(">")[2] for each in said] == ["Lama", "Jaguar"]
    assert text.count("ark-who") > 0


def test_of_others_and_in_special_enclosures_nobody_is_named_here() -> None:
    zoo = sample_table().zoos[0]
    special = next(building for building in zoo.buildings if building.kind.is_special)
    home = standard(zoo)[0]
    assert names([played(LAMA, home, Seat(1)), played(GOAT, special), played(GOAT, None)]) == {}


def test_who_is_released_leaves() -> None:
    home, other = standard(sample_table().zoos[0])[:2]
    released = [Did(ME, Deed.ANIMAL_RELEASED, LAMA), Did(ME, Deed.ENCLOSURE_FREED, home)]
    assert names([played(LAMA, home), played(JAGUAR, other), *released]) == {other.footprint.mask: "jaguar"}


def test_if_the_enclosure_of_another_is_freed_that_one_moves() -> None:
    home, other = standard(sample_table().zoos[0])[:2]
    released = [Did(ME, Deed.ANIMAL_RELEASED, LAMA), Did(ME, Deed.ENCLOSURE_FREED, other)]
    assert names([played(LAMA, home), played(JAGUAR, other), *released]) == {home.footprint.mask: "jaguar"}


def test_who_moves_into_a_special_enclosure_leaves_the_old_one() -> None:
    zoo = sample_table().zoos[0]
    home, special = standard(zoo)[0], next(building for building in zoo.buildings if building.kind.is_special)
    told = [played(GOAT, home), AnimalMoves(ME, GOAT, special), Did(ME, Deed.ENCLOSURE_FREED, home)]
    assert names(told) == {}


@pytest.mark.parametrize("who", ANIMALS, ids=lambda who: who.code)
def test_every_name_fits_one_hex(who: Animal) -> None:
    """Its lines lie inside a size-1 enclosure, and can still be read."""
    text = "".join(str(part) for part in resident(who, ((0, 0),)))  # type: ignore[union-attr]
    size = float(re.search(r'font-size="([\d.]+)"', text)[1])  # type: ignore[index]
    lines = name_lines(who.name)
    assert "".join(lines).replace(" ", "") == who.name.replace(" ", "")
    assert size >= 8
    assert max(map(len, lines)) * size * LETTER <= HEX_WIDTH
    places = [float(y) for y in re.findall(r'<tspan[^>]*y="([\d.]+)"', text)]
    assert len(places) == len(lines)
    assert max(places) - min(places) < 36
