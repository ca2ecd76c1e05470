"""What ARNO needs of a table, in rulebook words: the same at the screen and beside the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from soloist.engine.flow import Flow
from soloist.engine.words import Sayable
from soloist.games.arknova.arno.rolls import Rolled
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.board import BonusTile, University
from soloist.games.arknova.cards import Animal, Icon, Level, Project, Sponsor

T = TypeVar("T", bound=Sayable)


class Received(NamedTuple):
    """A card ARNO takes: what kind it is, and which one if somebody knows."""

    kind: type[Animal] | type[Sponsor] | type[Project]
    card: Animal | Sponsor | Project | None


class Laid(NamedTuple):
    """A project in play, with who stands on its three levels: a seat, -1 nobody, -2 blocked."""

    project: Project
    levels: tuple[int, ...]


class ArnoTable(Protocol):
    """The game around an ARNO. Methods that move pieces say so; those that ask are flows."""

    printed: bool
    """Whether ARNO's action cards lie on the table, so that somebody has to move and turn them."""

    def roll_for(self, options: Sequence[T], *, ask: Rolled, why: str) -> Flow[T]:
        """One of the answers, all equally likely, in canonical order; one alone needs no roll [ARNO-4.2, ARNO-4.3]."""

    def folders(self) -> Sequence[int]:
        """The folders of the display that hold a card, from 1."""

    def receive_from(self, folder: int) -> Flow[Received]: ...

    def next_cards(self, count: int) -> Flow[Sequence[Received]]:
        """The next cards of the deck, in order."""

    def take_in(self, received: Received) -> Flow[None]:
        """A project or animal becomes ARNO's; the icons of an animal come into a zoo [ARNO-15.2]."""

    def throw_away(self, received: Received) -> Flow[None]:
        """The card goes to the discard pile; a sponsor shows its icons first [ARNO-15.4]."""

    def partner_zoos(self) -> Flow[Sequence[Icon]]:
        """Those lying on the association board."""

    def take_partner_zoo(self, continent: Icon) -> Flow[None]: ...

    def universities(self) -> Flow[Sequence[University]]: ...

    def take_university(self, university: University) -> Flow[None]: ...

    def projects(self) -> Flow[Sequence[Laid]]:
        """The base projects from left to right, then those above the board, leftmost first."""

    def bring_into_play(self, project: Project) -> Flow[None]: ...

    def reward_of(self, project: Project, level: int) -> Flow[tuple[Project, Level]]:
        """What a level of a project gives; beside the box the project may have to be named for that."""

    def stand_on(self, project: Project, level: int) -> Flow[None]: ...

    def tiles(self, space: int) -> Flow[Sequence[BonusTile]]:
        """What lies beside conservation 5 or 8, left to right."""

    def lift_tile(self, space: int, tile: BonusTile) -> Flow[None]: ...

    def advance_break(self, steps: int) -> Flow[None]: ...

    def donate(self) -> Flow[None]:
        """Cover the cheapest open price, free of charge [ARNO-11.11]."""

    def reach_ten(self) -> Flow[None]:
        """The first at 10 conservation: people discard a final scoring card each [ARNO-14.4]."""

    def why(self, line: ArnoLine | Roll) -> Flow[None]:
        """Say what ARNO does and why."""
