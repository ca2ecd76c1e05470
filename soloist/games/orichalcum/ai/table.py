"""What the AI needs of a table, in rulebook words: the same at the screen and beside the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from soloist.engine.flow import Flow
from soloist.engine.seats import Seat
from soloist.games.orichalcum.ai.questions import AiDice
from soloist.games.orichalcum.pieces import Building, Creature, Terrain
from soloist.games.orichalcum.state import Offer


class Table(Protocol):
    """The game around the AI. Methods that move pieces say so; those that ask are flows."""

    seat: Seat
    """The AI's."""

    def roll_dice(self, dice: AiDice) -> Flow[Sequence[int]]:
        """Combat dice; 6 is the skull [ORI-8.2]."""

    def cards(self) -> Flow[int]:
        """How many cards lie on the action board."""

    def take_card(self, place: int) -> Flow[Offer]:
        """The card in this place from the left, from 0, with its tile and creatures."""

    def discard_card(self, place: int, face: int) -> Flow[None]:
        """The card in this place from the left, from 0, which a die has chosen."""

    def throw_tile(self, offer: Offer) -> Flow[None]:
        """There is no spot for the tile: it is discarded, its creatures go into the bag [OAI-4.3]."""

    def titan_comes(self, terrain: Terrain) -> Flow[None]:
        """From wherever it is [OAI-4.10]."""

    def has_token(self) -> bool:
        """Whether a victory token is left."""

    def has_temple(self) -> bool:
        """Whether a temple tile is left, and a victory token."""

    def first_building(self, priority: Sequence[Terrain]) -> Flow[tuple[Terrain, Building] | None]:
        """What lies in the first filled slot in this order of terrains [OAI-5.5]."""

    def take_building(self, terrain: Terrain) -> Flow[None]: ...

    def give_back(self, creatures: Sequence[Creature]) -> Flow[None]:
        """Captured creatures return to the bag [ORI-9.2]."""

    def from_supply(self, hoplites: int, nuggets: int) -> tuple[int, int]:
        """As many of them as there are [ORI-1.5]."""

    def look_at_victory(self) -> None:
        """After every change; raises Victory [OAI-9.3]."""
