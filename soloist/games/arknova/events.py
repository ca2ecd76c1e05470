"""What happens in Ark Nova, as it is told: one class for each kind of thing, with its sentence.

Everything gained says what brought it. What not everybody may see is told twice: with the card, and without.
Nobody changes an event; they are not frozen only because that would make telling twice as slow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, joined, msg, nmsg, template
from soloist.games.arknova.answers import Slot
from soloist.games.arknova.board import BonusTile, Task, University
from soloist.games.arknova.cards import Action, Animal, Card, Icon, Level, Project, Resource, Sponsor
from soloist.games.arknova.causes import Cause
from soloist.games.arknova.maps import ZooMap
from soloist.games.arknova.state import Building

# gains

_GAIN_TEXTS: dict[Resource, Callable[[int], Message]] = {
    Resource.MONEY: lambda n: msg("{n} money", n=n),
    Resource.APPEAL: lambda n: msg("{n} appeal", n=n),
    Resource.REPUTATION: lambda n: msg("{n} reputation", n=n),
    Resource.CONSERVATION: lambda n: msg("{n} conservation", n=n),
    Resource.X_TOKEN: lambda n: nmsg("{n} X-token", "{n} X-tokens", n=n),
    Resource.CARD: lambda n: nmsg("{n} card from the deck or in range", "{n} cards from the deck or in range", n=n),
    Resource.WORKER: lambda n: nmsg("{n} worker", "{n} workers", n=n),
    Resource.UPGRADE: lambda _: msg("Upgrade an action card"),
    Resource.UNIVERSITY: lambda _: msg("A university"),
    Resource.PARTNER_ZOO: lambda _: msg("A partner zoo"),
    Resource.MULTIPLIER: lambda _: msg("A multiplier token"),
    Resource.SPONSOR_FOR_MONEY: lambda _: msg("Play a sponsor paying its level"),
}


def gain_text(what: Resource, amount: int) -> Message:
    return _GAIN_TEXTS[what](amount)


@dataclass(slots=True, unsafe_hash=True)
class PlayerEvent(Event):
    """Something that a player does, gains or suffers."""

    seat: Seat


@dataclass(slots=True, unsafe_hash=True)
class Gained(PlayerEvent):
    """Somebody gained something that is counted, and what brought it."""

    what: Resource
    amount: int
    cause: Cause

    def say(self) -> Message:
        gain = gain_text(self.what, self.amount)
        return msg("{seat}: {gain} ({cause})", seat=self.seat, gain=gain, cause=self.cause)


@dataclass(slots=True, unsafe_hash=True)
class CardsDrawn(PlayerEvent):
    """From the deck into a hand, unseen by the others."""

    count: int
    cause: Cause

    def say(self) -> Message:
        return nmsg("{seat}: {n} card from the deck ({cause})", "{seat}: {n} cards from the deck ({cause})",
                    seat=self.seat, n=self.count, cause=self.cause)  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class TakenFromDisplay(PlayerEvent):
    """From the display into a hand."""

    cards: tuple[Card, ...]
    cause: Cause

    def say(self) -> Message:
        return msg("{seat}: {cards} from the display ({cause})",
                   seat=self.seat, cards=joined(self.cards), cause=self.cause)  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class TakenUnseen(PlayerEvent):
    """A card of the discard pile that its taker alone has seen [AN-G.SCAVENGING]."""

    cause: Cause
    text = template("{seat}: a card from the discard pile ({cause})")


@dataclass(slots=True, unsafe_hash=True)
class FoundInDeck(PlayerEvent):
    """The first card of a kind in the deck; None if there is none [AN-2.16]."""

    card: Card | None
    cause: Cause

    def say(self) -> Message:
        if self.card is None:
            return msg("{seat}: there is no such card in the deck", seat=self.seat)
        return msg("{seat}: {card} from the deck ({cause})", seat=self.seat, card=self.card, cause=self.cause)


@dataclass(slots=True, unsafe_hash=True)
class TakenToHand(PlayerEvent):
    """A card that everybody has seen."""

    card: Card
    cause: Cause
    text = template("{seat}: {card} to hand ({cause})")


@dataclass(slots=True, unsafe_hash=True)
class FinalCardKept(PlayerEvent):
    """One more final scoring card [AN-G.RESISTANCE]."""

    cause: Cause
    text = template("{seat}: another final scoring card ({cause})")


@dataclass(slots=True, unsafe_hash=True)
class CardPilfered(PlayerEvent):
    """A random card of another hand; which one, only the two know [AN-G.PILFERING]."""

    victim: Seat
    card: Card | None

    def say(self) -> Message:
        if self.card is None:
            return msg("{seat}: a card from the hand of {victim}", seat=self.seat, victim=self.victim)
        return msg("{seat}: {card} from the hand of {victim}", seat=self.seat, card=self.card, victim=self.victim)


@dataclass(slots=True, unsafe_hash=True)
class Upgraded(PlayerEvent):
    """An action card is turned to side II [AN-2.6]."""

    action: Action
    cause: Cause
    text = template("{seat}: {action} is upgraded ({cause})")


@dataclass(slots=True, unsafe_hash=True)
class Multiplied(PlayerEvent):
    """A multiplier token comes onto an action card [AN-3.1]."""

    action: Action
    cause: Cause
    text = template("{seat}: multiplier token on {action} ({cause})")


@dataclass(slots=True, unsafe_hash=True)
class PartnerZooTaken(PlayerEvent):
    continent: Icon
    cause: Cause
    text = template("{seat}: partner zoo {continent} ({cause})")


@dataclass(slots=True, unsafe_hash=True)
class UniversityTaken(PlayerEvent):
    university: University
    cause: Cause
    text = template("{seat}: {university} ({cause})")


@dataclass(slots=True, unsafe_hash=True)
class BonusTileTaken(PlayerEvent):
    """A bonus tile leaves the game; what it brings follows [AN-9.2]."""

    tile: BonusTile
    text = template("{seat}: bonus tile, {tile}")


@dataclass(slots=True, unsafe_hash=True)
class WorkerReturns(PlayerEvent):
    """A placed worker can be used again [AN-7.25]."""

    task: Task
    text = template("{seat}: a worker returns from {task}")


# actions


@dataclass(slots=True, unsafe_hash=True)
class ActionPerformed(PlayerEvent):
    action: Action
    strength: int
    text = template("{seat}: {action} with strength {strength}")


@dataclass(slots=True, unsafe_hash=True)
class Placed(PlayerEvent):
    """A building on the map."""

    building: Building
    text = template("{seat}: {building}")


@dataclass(slots=True, unsafe_hash=True)
class AnimalPlayed(PlayerEvent):
    animal: Animal
    cost: int
    text = template("{seat}: {animal} for {cost} money")


@dataclass(slots=True, unsafe_hash=True)
class AnimalMoves(PlayerEvent):
    """An animal moves into a new special enclosure [AN-5.12]."""

    animal: Animal
    building: Building
    text = template("{seat}: {animal} moves into {building}")


@dataclass(slots=True, unsafe_hash=True)
class EnclosureFreed(PlayerEvent):
    building: Building
    text = template("{seat}: {building} is free again")


@dataclass(slots=True, unsafe_hash=True)
class AnimalTucked(PlayerEvent):
    """A discarded animal is kept above the map [AN-M.10]."""

    animal: Animal
    text = template("{seat}: {animal} above the map")


@dataclass(slots=True, unsafe_hash=True)
class SponsorPlayed(PlayerEvent):
    sponsor: Sponsor
    text = template("{seat}: {sponsor}")


@dataclass(slots=True, unsafe_hash=True)
class TaskDone(PlayerEvent):
    """Workers go to a task; what it brings follows [AN-7.2]."""

    task: Task
    text = template("{seat}: {task}")


@dataclass(slots=True, unsafe_hash=True)
class Donated(PlayerEvent):
    price: int
    text = template("{seat}: a donation of {price} money")


@dataclass(slots=True, unsafe_hash=True)
class ProjectLaid(PlayerEvent):
    """A project comes into play [AN-7.7]."""

    project: Project
    text = template("{seat}: {project} comes into play")


@dataclass(slots=True, unsafe_hash=True)
class ProjectSupported(PlayerEvent):
    project: Project
    level: Level
    text = template("{seat}: supports {project}, {level}")


@dataclass(slots=True, unsafe_hash=True)
class AnimalReleased(PlayerEvent):
    animal: Animal
    text = template("{seat}: {animal} is released")


@dataclass(slots=True, unsafe_hash=True)
class MarkerRemoved(PlayerEvent):
    """The marker of a continent on map 9; the bonus follows [AN-M.9]."""

    continent: Icon
    text = template("{seat}: the {continent} marker is removed")


@dataclass(slots=True, unsafe_hash=True)
class ActionCardMoved(PlayerEvent):
    """Clever or Boost moves an action card."""

    action: Action
    slot: Slot
    text = template("{seat}: {action} {slot}")


# cards that leave a hand or are looked at


@dataclass(slots=True, unsafe_hash=True)
class HunterTurnsUp(PlayerEvent):
    cards: tuple[Card, ...]

    def say(self) -> Message:
        return msg("{seat}: Hunter turns up {cards}", seat=self.seat, cards=joined(self.cards))


@dataclass(slots=True, unsafe_hash=True)
class Perceived(PlayerEvent):
    """So many of the cards drawn are kept [AN-G.PERCEPTION]."""

    kept: int
    drawn: int
    text = template("{seat}: Perception, {kept} of {drawn} cards")


@dataclass(slots=True, unsafe_hash=True)
class DugAway(PlayerEvent):
    """A card of the display is replaced [AN-G.DIGGING]."""

    card: Card
    text = template("{seat}: {card} leaves the display")


@dataclass(slots=True, unsafe_hash=True)
class Pouched(PlayerEvent):
    count: int

    def say(self) -> Message:
        return nmsg("{seat}: {n} card pouched", "{seat}: {n} cards pouched", seat=self.seat, n=self.count)


@dataclass(slots=True, unsafe_hash=True)
class Discarded(PlayerEvent):
    count: int

    def say(self) -> Message:
        return nmsg("{seat}: {n} card discarded", "{seat}: {n} cards discarded", seat=self.seat, n=self.count)


@dataclass(slots=True, unsafe_hash=True)
class CardStored(PlayerEvent):
    """Under the notepad of map 11 [AN-M.11]."""

    text = template("{seat}: a card is stored")


@dataclass(slots=True, unsafe_hash=True)
class StoredCardTakenBack(PlayerEvent):
    text = template("{seat}: a stored card taken back to hand")


@dataclass(slots=True, unsafe_hash=True)
class FinalCardsDiscarded(Event):
    """Somebody has reached 10 conservation, or the game ends [AN-9.10, 11.4]."""

    text = template("Everybody discards a final scoring card")


@dataclass(slots=True, unsafe_hash=True)
class DisplayRefilled(Event):
    cards: tuple[Card, ...]

    def say(self) -> Message:
        return msg("Display: {cards}", cards=joined(self.cards))


# tokens on action cards


@dataclass(slots=True, unsafe_hash=True)
class Venomed(PlayerEvent):
    """Venom on the action cards in slots 1 to `slots`."""

    slots: int

    def say(self) -> Message:
        return nmsg("{seat}: venom on slot 1", "{seat}: venom on slots 1 to {n}", seat=self.seat, n=self.slots)


@dataclass(slots=True, unsafe_hash=True)
class VenomPaid(PlayerEvent):
    money: int
    text = template("{seat}: {money} money for venom")


@dataclass(slots=True, unsafe_hash=True)
class Constricted(PlayerEvent):
    tokens: int

    def say(self) -> Message:
        return nmsg("{seat}: {n} constriction token", "{seat}: {n} constriction tokens",
                    seat=self.seat, n=self.tokens)  # fmt: skip


# the course of the game


@dataclass(slots=True, unsafe_hash=True)
class FirstTurn(PlayerEvent):
    text = template("First turn: {seat}")


@dataclass(slots=True, unsafe_hash=True)
class MapTaken(PlayerEvent):
    map: ZooMap

    def say(self) -> Message:
        return msg("{seat}: {map} ({id})", seat=self.seat, id=self.map.id, map=self.map)


@dataclass(slots=True, unsafe_hash=True)
class BreakReached(PlayerEvent):
    """The token is at the end of its track: a break follows this turn [AN-10.8]."""

    text = template("{seat}: the break is reached")


@dataclass(slots=True, unsafe_hash=True)
class BreakBegins(Event):
    text = template("Break")


@dataclass(slots=True, unsafe_hash=True)
class BreakEnds(Event):
    is_quiet: ClassVar[bool] = True
    text = template("End of the break")


@dataclass(slots=True, unsafe_hash=True)
class EndTriggered(Event):
    turns: int

    def say(self) -> Message:
        return nmsg(
            "The end of the game is triggered: {n} more turn",
            "The end of the game is triggered: {n} more turns",
            n=self.turns,
        )


@dataclass(slots=True, unsafe_hash=True)
class ZoosScored(Event):
    """The final scoring begins; its parts follow."""

    text = template("The zoos are scored")


@dataclass(slots=True, unsafe_hash=True)
class PartScored(PlayerEvent):
    """What a card brings at the end, conservation or appeal [AN-11.5]."""

    part: Sayable
    points: int

    def say(self) -> Message:
        return msg("{seat}: {what}, {n}", seat=self.seat, what=self.part, n=self.points)
