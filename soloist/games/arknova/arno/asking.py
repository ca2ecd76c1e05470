"""What is asked at a physical table, and what may be answered: faces of dice, cards, things in doubt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg
from soloist.games.arknova.arno.known import Thing
from soloist.games.arknova.arno.table import Received
from soloist.games.arknova.cards import Animal, Project, Sponsor
from soloist.games.arknova.options import Word

# dice


@dataclass(frozen=True)
class DieFace:
    """A face of the die that counts."""

    face: int
    means: Sayable | None  # None: it depends on the second roll

    @property
    def code(self) -> str:
        return str(self.face)

    def say(self) -> Message:
        return (
            msg("{face}", face=self.face)
            if self.means is None
            else msg("{face}: {means}", face=self.face, means=self.means)
        )


@dataclass(frozen=True)
class OtherDie:
    """Another die for this roll."""

    sides: int

    @property
    def code(self) -> str:
        return f"d{self.sides}"

    def say(self) -> Message:
        return msg("a d{sides} instead", sides=self.sides)


ROLL = Word("roll", msg("let Soloist roll"))


@dataclass(frozen=True)
class OnDie:
    """A roll that is asked for: what each face means, None for those that are rolled again [ARNO-4.1, 4.2]."""

    ask: Sayable
    sides: int
    means: tuple[Sayable | None, ...]  # by face, from 1
    options: tuple[Sayable, ...]
    first: int = 0  # the face of the first roll, where two are needed
    counts: tuple[bool, ...] = ()  # by face: whether it counts

    @property
    def code(self) -> str:
        return f"d{self.sides}"


# cards


@dataclass(frozen=True)
class CardIs:
    """A card ARNO takes: its kind, and which one if that was said."""

    kind: type[Animal] | type[Sponsor] | type[Project]
    card: Animal | Sponsor | Project | None = None

    @property
    def code(self) -> str:
        if self.card is None:
            return "animal" if self.kind is Animal else "sponsor"
        return str(self.card.id) if self.card.id else self.card.code

    @property
    def received(self) -> Received:
        return Received(self.kind, self.card)

    def say(self) -> Message:
        if self.card is not None:
            return self.card.say()
        return msg("an animal") if self.kind is Animal else msg("a sponsor")


ANIMAL, SPONSOR = CardIs(Animal), CardIs(Sponsor)
NONE = Word("none", msg("none"))
UNNAMED = Word("unnamed", msg("it does not matter which"))


@dataclass(frozen=True)
class InFolder:
    """The card ARNO takes from the display [ARNO-6.1]."""

    seat: Seat
    number: int

    @property
    def code(self) -> str:
        return f"folder {self.number}"


@dataclass(frozen=True)
class BreakCard:
    """One of the cards ARNO draws in a break [ARNO-12.3]."""

    seat: Seat
    number: int
    of: int
    seen: tuple[CardIs, ...]

    @property
    def code(self) -> str:
        return f"card {self.number}"


@dataclass(frozen=True)
class FirstProject:
    """One of the projects among ARNO's first cards [ARNO-2.12]."""

    seat: Seat
    number: int

    @property
    def code(self) -> str:
        return f"project {self.number}"


@dataclass(frozen=True)
class FirstSponsors:
    """How many of ARNO's first cards are sponsors, for the module [ARNO-16.2]."""

    seat: Seat
    code = "sponsors"


@dataclass(frozen=True)
class WhichAnimal:
    """The animal ARNO keeps is to be named [ARNO-15.1]."""

    seat: Seat
    code = "animal"


# doubt


@dataclass(frozen=True)
class Doubt:
    """Something shared that may have changed: what Soloist knows of it."""

    thing: Thing
    lying: tuple[Sayable, ...]
    space: int = 0  # of the bonus tiles

    @property
    def code(self) -> str:
        return self.thing.code


@dataclass(frozen=True)
class IncomeOf:
    """What came of a person's income, of things that are shared [AN-10.5]."""

    seat: Seat

    @property
    def code(self) -> str:
        return f"income {self.seat.code}"


@dataclass(frozen=True)
class TilePlace:
    """Where a bonus tile lies that nobody has named."""

    space: int
    side: int
    alone: bool = False  # it is the only one there, so nobody has to say which

    @property
    def code(self) -> str:
        return f"tile {self.space}" if self.alone else f"tile {self.space} {('left', 'right')[self.side]}"


def card_options(projects: Sequence[CardIs], named: Sequence[Animal | Sponsor]) -> list[CardIs]:
    """An animal or a sponsor without a name, projects by name, and every animal and sponsor for who wants to say."""
    known = [CardIs(Animal if isinstance(card, Animal) else Sponsor, card) for card in named]
    return [ANIMAL, SPONSOR, *projects, *known]


@dataclass(frozen=True)
class BreakToken:
    """The break token was moved, but from where is in doubt [ARNO-5.6]."""

    seat: Seat
    steps: int
    known: int
    code = "break"
