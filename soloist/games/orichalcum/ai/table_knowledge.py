"""What Soloist knows of the things that the player and the AI share on a physical table, and what of it is in doubt."""

from __future__ import annotations

from typing import NamedTuple

from soloist.engine.plain import Plain
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.box import Box
from soloist.games.orichalcum.pieces import BASE, Building, Card, Kind, Terrain


class OtherBuilding(Building):
    """A building that is neither mine nor training camp and was not named: it lies face down anyway [OAI-5.6]."""

    @property
    def code(self) -> str:
        return "other"

    def say(self) -> Message:
        return msg("Some other building")


OTHER_BUILDING = OtherBuilding(Kind.ORATORY, 0, 99)
KINDS: tuple[Building, ...] = (
    *(Building(kind, 0, 50 + order) for order, kind in enumerate((Kind.MINE, Kind.TRAINING_CAMP))),
    OTHER_BUILDING,
    *(Building(kind, 0, 60 + order) for order, kind in enumerate(Kind) if kind not in (Kind.MINE, Kind.TRAINING_CAMP)),
)
"""Buildings as people name them: what the AI has to know of them comes first."""


class Slot(NamedTuple):
    """A place of the construction board: the building there, and whether that is sure."""

    building: Building | None
    sure: bool

    @property
    def is_empty(self) -> bool:
        return self.sure and self.building is None


EMPTY, UNSEEN = Slot(None, True), Slot(None, False)


class Known(Plain):
    """The action board, the construction board, and what the player has told of their own things."""

    __slots__ = ("points", "row", "slots", "titans", "typed")

    def __init__(self, cards: int, *, typed: bool = False) -> None:
        self.row: tuple[Card | None, ...] = (None,) * cards  # from the left; None: not named
        self.slots: tuple[Slot, ...] = (UNSEEN,) * len(BASE)
        self.titans: tuple[Terrain, ...] = ()  # that the player holds
        self.points: int | None = None  # of the player, if told
        self.typed = typed  # dice are rolled on the table

    # the action board

    def remove_card(self, place: int) -> None:
        """The cards to the right slide to the left [ORI-4.4]."""
        self.row = (*self.row[:place], *self.row[place + 1 :])

    def remove_unseen(self, count: int) -> None:
        """Cards left the board, nobody said which: now any of them may lie anywhere."""
        if count:
            self.row = (None,) * max(len(self.row) - count, 0)

    def name_card(self, place: int, card: Card | None) -> None:
        self.row = (*self.row[:place], card, *self.row[place + 1 :])

    def set_cards(self, count: int) -> None:
        """So many cards lie out; new ones come on the right [ORI-10.1]."""
        self.row = (*self.row[:count], *(None,) * (count - len(self.row)))

    # the construction board

    def put_slot(self, terrain: Terrain, slot: Slot) -> None:
        self.slots = tuple(slot if place == terrain else there for place, there in enumerate(self.slots))

    def doubt_slots(self) -> None:
        """Something may have been built; what was empty still is."""
        self.slots = tuple(slot if slot.is_empty else Slot(slot.building, False) for slot in self.slots)

    def refill_slots(self) -> None:
        """Empty places get a new building that nobody has named [ORI-10.2]."""
        self.slots = tuple(UNSEEN if slot.is_empty else slot for slot in self.slots)

    # Titans

    def gain_titan(self, terrain: Terrain) -> None:
        self.titans = tuple(each for each in BASE if each in self.titans or each is terrain)

    def lose_titan(self, terrain: Terrain) -> bool:
        """Whether the player held it, as far as was told; its point goes too."""
        held = terrain in self.titans
        self.titans = tuple(each for each in self.titans if each is not terrain)
        if held and self.points:
            self.points -= 1
        return held


def cards_left(known: Known, box: Box) -> list[Card]:
    """The different cards of the box that are not all known to lie on the action board."""
    return [card for card in dict.fromkeys(box.cards) if known.row.count(card) < box.cards.count(card)]
