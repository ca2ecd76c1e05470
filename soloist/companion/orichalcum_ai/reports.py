"""What the player says of their turn: short entries, as far as the AI has to know it, then done."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.orichalcum_ai.session import AiSession
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.answers import Word
from soloist.games.orichalcum.pieces import BASE, Card, Terrain

MOST_POINTS = 12


@dataclass(frozen=True)
class TookTitan:
    """The player took a Titan, from the AI or from the common area [ORI-6.1]."""

    terrain: Terrain
    from_ai: bool

    @property
    def code(self) -> str:
        return f"titan {self.terrain.code}"

    def say(self) -> Message:
        if self.from_ai:
            return msg("Took the Titan of {terrain} from the AI", terrain=self.terrain)
        return msg("Took the Titan of {terrain}", terrain=self.terrain)


@dataclass(frozen=True)
class SentHome:
    """A Titan of the player went back to the common area [ORI-6.6]."""

    terrain: Terrain

    @property
    def code(self) -> str:
        return f"home {self.terrain.code}"

    def say(self) -> Message:
        return msg("Gave back the Titan of {terrain}", terrain=self.terrain)


@dataclass(frozen=True)
class Built:
    """The player took a building from the construction board [ORI-7.6]."""

    terrain: Terrain

    @property
    def code(self) -> str:
        return f"built {self.terrain.code}"

    def say(self) -> Message:
        return msg("Took the building on {terrain}", terrain=self.terrain)


@dataclass(frozen=True)
class HasPoints:
    """The player's victory points now."""

    points: int

    @property
    def code(self) -> str:
        return f"points {self.points}"

    def say(self) -> Message:
        return nmsg("{n} victory point now", "{n} victory points now", n=self.points)


@dataclass(frozen=True)
class TookCard:
    """A card left the action board: with the player, or in phase 5 [ORI-4.1, 9.4]."""

    place: int
    card: Card | None
    discarded: bool = False

    @property
    def code(self) -> str:
        return f"{'discarded' if self.discarded else 'card'} {self.place}"

    def say(self) -> Message:
        if self.card is None:
            if self.discarded:
                return msg("Discarded card {n} from the left", n=self.place)
            return msg("Took card {n} from the left", n=self.place)
        if self.discarded:
            return msg("Discarded card {n}: {card}", n=self.place, card=self.card)
        return msg("Took card {n}: {card}", n=self.place, card=self.card)


@dataclass(frozen=True)
class DiceFrom:
    """Who rolls the AI's dice from now on."""

    typed: bool

    @property
    def code(self) -> str:
        return "dice typed" if self.typed else "dice app"

    def say(self) -> Message:
        if self.typed:
            return msg("From now on the dice are rolled here and typed")
        return msg("From now on Soloist rolls the dice")


DONE = Word("done", msg("That is all"))
SKIP = Word("skip", msg("I do not say; ask me when it matters"))
WON = Word("won", msg("Has won the game"))
LOST = Word("lost", msg("The AI has won the game"))
CORRECT = Word("correct", msg("Correct something in the books"))

Entry = TookTitan | SentHome | Built | HasPoints | TookCard | DiceFrom | Word


def entries(session: AiSession) -> list[Entry]:
    """Whatever may have happened; the end of the list is about Soloist itself."""
    known = session.known
    found: list[Entry] = [DONE, SKIP, WON, *([LOST] if session.is_overtime else [])]
    if session.agreed.names_cards:
        found += card_entries(session)
    found += [TookTitan(each, session.ai.holds(each)) for each in BASE if each not in known.titans]
    found += [SentHome(each) for each in known.titans]
    found += [Built(each) for each in BASE if not known.slots[each].is_empty]
    found += [HasPoints(points) for points in points_told(session) if points != known.points]
    return [*found, DiceFrom(not known.typed), CORRECT]


def points_told(session: AiSession) -> range:
    """The points a player may have, up to those that win with this box."""
    return range(max(MOST_POINTS, session.box.victory_points) + 1)


def card_entries(session: AiSession) -> list[TookCard]:
    """First the card taken, then the one discarded."""
    if session.discarded:
        return []
    row = enumerate(session.known.row, 1)
    return [TookCard(place, card, discarded=session.took) for place, card in row]
