"""Who lives where. The rules only know which enclosures are occupied; which animal was played into one was told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from soloist.engine.seats import Seat
from soloist.games.arknova.cards import Animal
from soloist.games.arknova.events import AnimalMoves, AnimalPlayed, Deed, Did
from soloist.games.arknova.state import Building
from soloist.web.scene import Scene

Residents = dict[int, Animal]
"""The animal in each standard enclosure, by the hexes under it."""


def residents(scene: Scene, seat: Seat) -> Residents:
    """Whose names stand on the enclosures of this zoo."""
    return scene.once(f"residents {seat.code}", lambda: lived_in(seat, (what for _, what in scene.told)))


def lived_in(seat: Seat, told: Iterable[Any]) -> Residents:
    found: Residents = {}
    leaving: Animal | None = None  # who is about to set an enclosure free
    for what in told:
        match what:
            case AnimalPlayed(seat=who, animal=animal, home=Building() as home) if (
                who == seat and home.kind.is_standard
            ):
                found[home.footprint.mask] = animal
            case AnimalMoves(seat=who, animal=animal) if who == seat:
                leaving = animal
            case Did(seat=who, deed=Deed.ANIMAL_RELEASED, thing=Animal() as animal) if who == seat:
                leaving = animal
            case Did(seat=who, deed=Deed.ENCLOSURE_FREED, thing=Building() as home) if who == seat:
                set_free(found, home.footprint.mask, leaving)
    return found


def set_free(found: Residents, freed: int, leaving: Animal | None) -> None:
    """The owner chooses what becomes free [AN-7.19]; who else was there takes the place of the one that left."""
    stays = found.pop(freed, None)
    left = next((mask for mask, animal in found.items() if animal is leaving), None)
    if left is not None and stays is not None and stays is not leaving:
        found[left] = stays
