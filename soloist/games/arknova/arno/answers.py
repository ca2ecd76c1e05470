"""What may be answered at a physical table: faces of dice, another die, cards."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.notation import Coded, Word
from soloist.engine.words import Message, Sayable, msg, template
from soloist.games.arknova.arno.table import Received
from soloist.games.arknova.cards import Animal, Project, Sponsor

# dice


@dataclass(frozen=True)
class DieFace(Coded):
    """A face of the die that counts."""

    face: int
    means: Sayable | None  # None: it depends on the second roll
    written = "{face}"
    text = template("{face}: {means}")
    without = "means", template("{face}")


@dataclass(frozen=True)
class OtherDie(Coded):
    """Another die for this roll."""

    sides: int
    written = "d{sides}"
    text = template("a d{sides} instead")


ROLL = Word("roll", msg("let Soloist roll"))


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
