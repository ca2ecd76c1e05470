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
from soloist.engine.words import Message, Sayable, joined, msg, nmsg
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
class Gained(Event):
    """Somebody gained something that is counted, and what brought it."""

    seat: Seat
    what: Resource
    amount: int
    cause: Cause

    def say(self) -> Message:
        gain = gain_text(self.what, self.amount)
        return msg("{seat}: {gain} ({cause})", seat=self.seat, gain=gain, cause=self.cause)


@dataclass(slots=True, unsafe_hash=True)
class CardsDrawn(Event):
    """From the deck into a hand, unseen by the others."""

    seat: Seat
    count: int
    cause: Cause

    def say(self) -> Message:
        return nmsg("{seat}: {n} card from the deck ({cause})", "{seat}: {n} cards from the deck ({cause})",
                    seat=self.seat, n=self.count, cause=self.cause)  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class TakenFromDisplay(Event):
    """From the display into a hand."""

    seat: Seat
    cards: tuple[Card, ...]
    cause: Cause

    def say(self) -> Message:
        return msg("{seat}: {cards} from the display ({cause})",
                   seat=self.seat, cards=joined(self.cards), cause=self.cause)  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class TakenUnseen(Event):
    """A card of the discard pile that its taker alone has seen [AN-G.SCAVENGING]."""

    seat: Seat
    cause: Cause

    def say(self) -> Message:
        return msg("{seat}: a card from the discard pile ({cause})", seat=self.seat, cause=self.cause)


@dataclass(slots=True, unsafe_hash=True)
class FoundInDeck(Event):
    """The first card of a kind in the deck; None if there is none [AN-2.16]."""

    seat: Seat
    card: Card | None
    cause: Cause

    def say(self) -> Message:
        if self.card is None:
            return msg("{seat}: there is no such card in the deck", seat=self.seat)
        return msg("{seat}: {card} from the deck ({cause})", seat=self.seat, card=self.card, cause=self.cause)


@dataclass(slots=True, unsafe_hash=True)
class TakenToHand(Event):
    """A card that everybody has seen."""

    seat: Seat
    card: Card
    cause: Cause

    def say(self) -> Message:
        return msg("{seat}: {card} to hand ({cause})", seat=self.seat, card=self.card, cause=self.cause)


@dataclass(slots=True, unsafe_hash=True)
class FinalCardKept(Event):
    """One more final scoring card [AN-G.RESISTANCE]."""

    seat: Seat
    cause: Cause

    def say(self) -> Message:
        return msg("{seat}: another final scoring card ({cause})", seat=self.seat, cause=self.cause)


@dataclass(slots=True, unsafe_hash=True)
class CardPilfered(Event):
    """A random card of another hand; which one, only the two know [AN-G.PILFERING]."""

    seat: Seat
    victim: Seat
    card: Card | None

    def say(self) -> Message:
        if self.card is None:
            return msg("{seat}: a card from the hand of {victim}", seat=self.seat, victim=self.victim)
        return msg("{seat}: {card} from the hand of {victim}", seat=self.seat, card=self.card, victim=self.victim)


@dataclass(slots=True, unsafe_hash=True)
class Upgraded(Event):
    """An action card is turned to side II [AN-2.6]."""

    seat: Seat
    action: Action
    cause: Cause

    def say(self) -> Message:
        return msg("{seat}: {action} is upgraded ({cause})", seat=self.seat, action=self.action, cause=self.cause)


@dataclass(slots=True, unsafe_hash=True)
class Multiplied(Event):
    """A multiplier token comes onto an action card [AN-3.1]."""

    seat: Seat
    action: Action
    cause: Cause

    def say(self) -> Message:
        return msg("{seat}: multiplier token on {action} ({cause})",
                   seat=self.seat, action=self.action, cause=self.cause)  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class PartnerZooTaken(Event):
    seat: Seat
    continent: Icon
    cause: Cause

    def say(self) -> Message:
        return msg("{seat}: partner zoo {continent} ({cause})",
                   seat=self.seat, continent=self.continent, cause=self.cause)  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class UniversityTaken(Event):
    seat: Seat
    university: University
    cause: Cause

    def say(self) -> Message:
        return msg("{seat}: {university} ({cause})", seat=self.seat, university=self.university, cause=self.cause)


@dataclass(slots=True, unsafe_hash=True)
class BonusTileTaken(Event):
    """A bonus tile leaves the game; what it brings follows [AN-9.2]."""

    seat: Seat
    tile: BonusTile

    def say(self) -> Message:
        return msg("{seat}: bonus tile, {tile}", seat=self.seat, tile=self.tile)


@dataclass(slots=True, unsafe_hash=True)
class WorkerReturns(Event):
    """A placed worker can be used again [AN-7.25]."""

    seat: Seat
    task: Task

    def say(self) -> Message:
        return msg("{seat}: a worker returns from {task}", seat=self.seat, task=self.task)


# actions


@dataclass(slots=True, unsafe_hash=True)
class ActionPerformed(Event):
    seat: Seat
    action: Action
    strength: int

    def say(self) -> Message:
        return msg("{seat}: {action} with strength {strength}",
                   seat=self.seat, action=self.action, strength=self.strength)  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class Placed(Event):
    """A building on the map."""

    seat: Seat
    building: Building

    def say(self) -> Message:
        return msg("{seat}: {building}", seat=self.seat, building=self.building)


@dataclass(slots=True, unsafe_hash=True)
class AnimalPlayed(Event):
    seat: Seat
    animal: Animal
    cost: int

    def say(self) -> Message:
        return msg("{seat}: {animal} for {cost} money", seat=self.seat, animal=self.animal, cost=self.cost)


@dataclass(slots=True, unsafe_hash=True)
class AnimalMoves(Event):
    """An animal moves into a new special enclosure [AN-5.12]."""

    seat: Seat
    animal: Animal
    building: Building

    def say(self) -> Message:
        return msg("{seat}: {animal} moves into {building}",
                   seat=self.seat, animal=self.animal, building=self.building)  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class EnclosureFreed(Event):
    seat: Seat
    building: Building

    def say(self) -> Message:
        return msg("{seat}: {building} is free again", seat=self.seat, building=self.building)


@dataclass(slots=True, unsafe_hash=True)
class AnimalTucked(Event):
    """A discarded animal is kept above the map [AN-M.10]."""

    seat: Seat
    animal: Animal

    def say(self) -> Message:
        return msg("{seat}: {animal} above the map", seat=self.seat, animal=self.animal)


@dataclass(slots=True, unsafe_hash=True)
class SponsorPlayed(Event):
    seat: Seat
    sponsor: Sponsor

    def say(self) -> Message:
        return msg("{seat}: {sponsor}", seat=self.seat, sponsor=self.sponsor)


@dataclass(slots=True, unsafe_hash=True)
class TaskDone(Event):
    """Workers go to a task; what it brings follows [AN-7.2]."""

    seat: Seat
    task: Task

    def say(self) -> Message:
        return msg("{seat}: {task}", seat=self.seat, task=self.task)


@dataclass(slots=True, unsafe_hash=True)
class Donated(Event):
    seat: Seat
    price: int

    def say(self) -> Message:
        return msg("{seat}: a donation of {price} money", seat=self.seat, price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class ProjectLaid(Event):
    """A project comes into play [AN-7.7]."""

    seat: Seat
    project: Project

    def say(self) -> Message:
        return msg("{seat}: {project} comes into play", seat=self.seat, project=self.project)


@dataclass(slots=True, unsafe_hash=True)
class ProjectSupported(Event):
    seat: Seat
    project: Project
    level: Level

    def say(self) -> Message:
        return msg("{seat}: supports {project}, {level}", seat=self.seat, project=self.project, level=self.level)


@dataclass(slots=True, unsafe_hash=True)
class AnimalReleased(Event):
    seat: Seat
    animal: Animal

    def say(self) -> Message:
        return msg("{seat}: {animal} is released", seat=self.seat, animal=self.animal)


@dataclass(slots=True, unsafe_hash=True)
class MarkerRemoved(Event):
    """The marker of a continent on map 9; the bonus follows [AN-M.9]."""

    seat: Seat
    continent: Icon

    def say(self) -> Message:
        return msg("{seat}: the {continent} marker is removed", seat=self.seat, continent=self.continent)


@dataclass(slots=True, unsafe_hash=True)
class ActionCardMoved(Event):
    """Clever or Boost moves an action card."""

    seat: Seat
    action: Action
    slot: Slot

    def say(self) -> Message:
        return msg("{seat}: {action} {slot}", seat=self.seat, action=self.action, slot=self.slot)


# cards that leave a hand or are looked at


@dataclass(slots=True, unsafe_hash=True)
class HunterTurnsUp(Event):
    seat: Seat
    cards: tuple[Card, ...]

    def say(self) -> Message:
        return msg("{seat}: Hunter turns up {cards}", seat=self.seat, cards=joined(self.cards))


@dataclass(slots=True, unsafe_hash=True)
class Perceived(Event):
    """So many of the cards drawn are kept [AN-G.PERCEPTION]."""

    seat: Seat
    kept: int
    drawn: int

    def say(self) -> Message:
        return msg("{seat}: Perception, {kept} of {drawn} cards", seat=self.seat, kept=self.kept, drawn=self.drawn)


@dataclass(slots=True, unsafe_hash=True)
class DugAway(Event):
    """A card of the display is replaced [AN-G.DIGGING]."""

    seat: Seat
    card: Card

    def say(self) -> Message:
        return msg("{seat}: {card} leaves the display", seat=self.seat, card=self.card)


@dataclass(slots=True, unsafe_hash=True)
class Pouched(Event):
    seat: Seat
    count: int

    def say(self) -> Message:
        return nmsg("{seat}: {n} card pouched", "{seat}: {n} cards pouched", seat=self.seat, n=self.count)


@dataclass(slots=True, unsafe_hash=True)
class Discarded(Event):
    seat: Seat
    count: int

    def say(self) -> Message:
        return nmsg("{seat}: {n} card discarded", "{seat}: {n} cards discarded", seat=self.seat, n=self.count)


@dataclass(slots=True, unsafe_hash=True)
class CardStored(Event):
    """Under the notepad of map 11 [AN-M.11]."""

    seat: Seat

    def say(self) -> Message:
        return msg("{seat}: a card is stored", seat=self.seat)


@dataclass(slots=True, unsafe_hash=True)
class StoredCardTakenBack(Event):
    seat: Seat

    def say(self) -> Message:
        return msg("{seat}: a stored card taken back to hand", seat=self.seat)


@dataclass(slots=True, unsafe_hash=True)
class FinalCardsDiscarded(Event):
    """Somebody has reached 10 conservation, or the game ends [AN-9.10, 11.4]."""

    def say(self) -> Message:
        return msg("Everybody discards a final scoring card")


@dataclass(slots=True, unsafe_hash=True)
class DisplayRefilled(Event):
    cards: tuple[Card, ...]

    def say(self) -> Message:
        return msg("Display: {cards}", cards=joined(self.cards))


# tokens on action cards


@dataclass(slots=True, unsafe_hash=True)
class Venomed(Event):
    """Venom on the action cards in slots 1 to `slots`."""

    seat: Seat
    slots: int

    def say(self) -> Message:
        return nmsg("{seat}: venom on slot 1", "{seat}: venom on slots 1 to {n}", seat=self.seat, n=self.slots)


@dataclass(slots=True, unsafe_hash=True)
class VenomPaid(Event):
    seat: Seat
    money: int

    def say(self) -> Message:
        return msg("{seat}: {money} money for venom", seat=self.seat, money=self.money)


@dataclass(slots=True, unsafe_hash=True)
class Constricted(Event):
    seat: Seat
    tokens: int

    def say(self) -> Message:
        return nmsg("{seat}: {n} constriction token", "{seat}: {n} constriction tokens",
                    seat=self.seat, n=self.tokens)  # fmt: skip


# the course of the game


@dataclass(slots=True, unsafe_hash=True)
class FirstTurn(Event):
    seat: Seat

    def say(self) -> Message:
        return msg("First turn: {seat}", seat=self.seat)


@dataclass(slots=True, unsafe_hash=True)
class MapTaken(Event):
    seat: Seat
    map: ZooMap

    def say(self) -> Message:
        return msg("{seat}: {map} ({id})", seat=self.seat, id=self.map.id, map=self.map)


@dataclass(slots=True, unsafe_hash=True)
class BreakReached(Event):
    """The token is at the end of its track: a break follows this turn [AN-10.8]."""

    seat: Seat

    def say(self) -> Message:
        return msg("{seat}: the break is reached", seat=self.seat)


@dataclass(slots=True, unsafe_hash=True)
class BreakBegins(Event):
    def say(self) -> Message:
        return msg("Break")


@dataclass(slots=True, unsafe_hash=True)
class BreakEnds(Event):
    is_quiet: ClassVar[bool] = True

    def say(self) -> Message:
        return msg("End of the break")


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

    def say(self) -> Message:
        return msg("The zoos are scored")


@dataclass(slots=True, unsafe_hash=True)
class PartScored(Event):
    """What a card brings at the end, conservation or appeal [AN-11.5]."""

    seat: Seat
    part: Sayable
    points: int

    def say(self) -> Message:
        return msg("{seat}: {what}, {n}", seat=self.seat, what=self.part, n=self.points)
