"""What AutoMammoth shares with the others at the table, in rulebook words.

Two adapters: `digital` moves the pieces of the game on the screen, `physical` says what to move and asks what it
cannot know. AutoMammoth cannot tell the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from soloist.engine.flow import Ask, Flow
from soloist.engine.pile import Pile
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.automa.why import MammothLine
from soloist.games.zooloretto.tiles import Tile

T = TypeVar("T")


class MammothTable(Protocol):
    """Trucks, stack, barns and bank; and who draws for AutoMammoth."""

    def untaken(self) -> Sequence[int]:
        """Untaken trucks from left to right [MAM-3.4, MAM-3.5]."""

    def count(self, truck: int) -> int:
        """Animals, stalls and coin tiles on a truck [MAM-3.1]."""

    def blocked(self, truck: int) -> int:
        """Spaces of a truck that blocking tiles cover [MAM-3.3]."""

    def has_room(self, truck: int) -> bool: ...

    def load(self, truck: int) -> Flow[None]:
        """Draw the next tile and put it on a truck [MAM-4.3, MAM-4.4]."""

    def take(self, truck: int) -> Flow[Sequence[Tile]]:
        """Take a truck with all that is on it [MAM-5.1]."""

    def first_for_sale(self, keys: Sequence[Key]) -> Flow[Key | None]:
        """The first of these kinds that lies in another player's barn [MAM-6.2]."""

    def buy(self, key: Key) -> Flow[Tile]:
        """A tile of this kind out of another barn; one coin to its owner, one to the bank [MAM-6.1, MAM-6.4]."""

    def draw_card(self, pile: Pile[MammothCard], *, ask: Ask, why: str) -> Flow[MammothCard]:
        """The top card of its deck, which is not empty [MAM-2.2]."""

    def at_random(self, options: Sequence[T], *, ask: Ask, why: str) -> Flow[T]:
        """One of these; what is listed twice is twice as likely [MAM-7.8]."""

    def shuffled(self, *, only_discard: bool) -> Flow[None]:
        """Its cards are a new deck: all of them, or those of the discard pile [MAM-7.1, MAM-7.2]."""

    def why(self, line: MammothLine) -> Flow[None]:
        """Let people read what AutoMammoth does and why."""
