"""What happens in Ark Nova, as it is told: one class for each kind of thing, with its sentence.

Everything gained says what brought it. What not everybody may see is told twice: with the card, and without.
Nobody changes an event; they are not frozen only because that would make telling twice as slow.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar

from soloist.engine.events import Event, TurnEnds, TurnSettled
from soloist.engine.seats import Seat
from soloist.engine.words import Gap, Message, Sayable, about, msg, ntemplate, template
from soloist.games.arknova.answers import Slot
from soloist.games.arknova.cards import Action, Animal, Card, Icon, Level, Project, Resource, Sponsor
from soloist.games.arknova.causes import Cause
from soloist.games.arknova.maps import ZooMap
from soloist.games.arknova.state import Building

# gains

_GAIN_TEXTS: dict[Resource, Message] = {
    Resource.MONEY: template("{n} money"),
    Resource.APPEAL: template("{n} appeal"),
    Resource.REPUTATION: template("{n} reputation"),
    Resource.CONSERVATION: template("{n} conservation"),
    Resource.X_TOKEN: ntemplate("{n} X-token", "{n} X-tokens"),
    Resource.CARD: ntemplate(
        "{n} card from the deck or within reputation range", "{n} cards from the deck or within reputation range"
    ),
    Resource.WORKER: ntemplate("{n} worker", "{n} workers"),
    Resource.UPGRADE: template("Upgrade an action card"),
    Resource.UNIVERSITY: template("A university"),
    Resource.PARTNER_ZOO: template("A partner zoo"),
    Resource.MULTIPLIER: template("A multiplier token"),
    Resource.SPONSOR_FOR_MONEY: template("Play a sponsor paying its level"),
}


def gain_text(what: Resource, amount: int) -> Message:
    return about(_GAIN_TEXTS[what], amount)


@dataclass(slots=True, unsafe_hash=True)
class PlayerEvent(Event):
    """Something that a player does, gains or suffers."""

    seat: Seat


def told_to_owner(event: Gained | CardsDrawn | Perceived | Pouched | Discarded, seat: Seat | None) -> Sayable:
    """What is done with cards of a hand: which ones, only their owner reads."""
    return event if not event.cards or seat == event.seat else replace(event, cards=())


@dataclass(slots=True, unsafe_hash=True)
class Gained(PlayerEvent):
    """Somebody gained something that is counted, what brought it, and which own cards were given for it."""

    what: Resource
    amount: int
    cause: Cause
    cards: tuple[Card, ...] = ()

    def say(self) -> Message:
        gain = gain_text(self.what, self.amount)
        return msg("{seat}: {gain} ({cause})", seat=self.seat, gain=gain, cause=self.cause)

    def heard_by(self, seat: Seat | None) -> Sayable:
        return told_to_owner(self, seat)


class Deed(Enum):
    """What a player does or suffers, and its sentence; its gap beside the seat is for the thing it is about."""

    BONUS_TILE_TAKEN = template("{seat}: bonus tile, {tile}")  # [AN-9.2]
    WORKER_RETURNS = template("{seat}: a worker returns from {task}")  # a placed worker can be used again [AN-7.25]
    PLACED = template("{seat}: {building}")  # a building on the map
    ENCLOSURE_FREED = template("{seat}: {building} is free again")
    ANIMAL_TUCKED = template("{seat}: {animal} above the map")  # a discarded animal is kept above the map [AN-M.10]
    SPONSOR_PLAYED = template("{seat}: {sponsor}")
    TASK_DONE = template("{seat}: {task}")  # workers go to a task; what it brings follows [AN-7.2]
    DONATED = template("{seat}: a donation of {price} money")
    PROJECT_LAID = template("{seat}: {project} comes into play")  # a project comes into play [AN-7.7]
    ANIMAL_RELEASED = template("{seat}: {animal} is released")
    MARKER_REMOVED = template("{seat}: the {continent} marker is removed")  # [AN-M.9]
    DUG_AWAY = template("{seat}: {card} leaves the display")  # a card of the display is replaced [AN-G.DIGGING]
    CARD_STORED = template("{seat}: a card is stored")  # under the notepad of map 11 [AN-M.11]
    STORED_CARD_TAKEN_BACK = template("{seat}: a stored card taken back to hand")
    VENOM_PAID = template("{seat}: {money} money for venom")
    FIRST_TURN = template("First turn: {seat}")
    BREAK_REACHED = template("{seat}: the break is reached")  # [AN-10.8]

    __hash__ = object.__hash__


@dataclass(slots=True, unsafe_hash=True)
class Did(PlayerEvent):
    """Something that takes no more to tell than what it is about, what it cost, and what brought it about."""

    deed: Deed
    thing: Gap = ""
    paid: int = 0
    because: Cause | None = None

    def say(self) -> Message:
        return about(self.deed.value, self.thing, seat=self.seat)


class Gift(Enum):
    """What a player gets that is not counted, and its sentence."""

    TAKEN_UNSEEN = template("{seat}: a card from the discard pile ({cause})")  # [AN-G.SCAVENGING]
    TAKEN_TO_HAND = template("{seat}: {card} to hand ({cause})")  # a card that everybody has seen
    FINAL_CARD_KEPT = template("{seat}: another final scoring card ({cause})")  # [AN-G.RESISTANCE]
    UPGRADED = template("{seat}: {action} is upgraded ({cause})")  # an action card is turned to side II [AN-2.6]
    MULTIPLIED = template("{seat}: multiplier token on {action} ({cause})")  # [AN-3.1]
    PARTNER_ZOO_TAKEN = template("{seat}: partner zoo {continent} ({cause})")
    UNIVERSITY_TAKEN = template("{seat}: {university} ({cause})")

    __hash__ = object.__hash__


@dataclass(slots=True, unsafe_hash=True)
class Got(PlayerEvent):
    """Somebody got something that is not counted, and what brought it."""

    gift: Gift
    cause: Cause
    thing: Gap = ""

    def say(self) -> Message:
        return about(self.gift.value, self.thing, seat=self.seat, cause=self.cause)


@dataclass(slots=True, unsafe_hash=True)
class CardsDrawn(PlayerEvent):
    """From the deck into a hand, unseen by the others."""

    count: int
    cause: Cause
    cards: tuple[Card, ...] = ()
    text = ntemplate("{seat}: {n} card from the deck ({cause})", "{seat}: {n} cards from the deck ({cause})", n="count")

    def heard_by(self, seat: Seat | None) -> Sayable:
        return told_to_owner(self, seat)


@dataclass(slots=True, unsafe_hash=True)
class TakenFromDisplay(PlayerEvent):
    """From the display into a hand."""

    cards: tuple[Card, ...]
    cause: Cause
    text = template("{seat}: {cards} from the display ({cause})")


@dataclass(slots=True, unsafe_hash=True)
class FoundInDeck(PlayerEvent):
    """The first card of a kind in the deck; None if there is none [AN-2.16]."""

    card: Card | None
    cause: Cause
    text = template("{seat}: {card} from the deck ({cause})")
    without = "card", template("{seat}: there is no such card in the deck")


@dataclass(slots=True, unsafe_hash=True)
class CardPilfered(PlayerEvent):
    """A random card of another hand; which one, only the two know [AN-G.PILFERING]."""

    victim: Seat
    card: Card | None
    text = template("{seat}: {card} from {victim}")
    without = "card", template("{seat}: a card from {victim}")


# actions


@dataclass(slots=True, unsafe_hash=True)
class ActionPerformed(PlayerEvent):
    action: Action
    strength: int
    tokens: int = 0  # X-tokens spent on it
    text = template("{seat}: {action} with strength {strength}")


@dataclass(slots=True, unsafe_hash=True)
class AnimalPlayed(PlayerEvent):
    """An animal moves into an enclosure; from a folder of the display it costs more, with partner zoos less."""

    animal: Animal
    cost: int
    home: Building | None = None  # None: it needs no enclosure
    folder: int = 0
    discounts: tuple[tuple[Icon | Sponsor, int], ...] = ()
    text = template("{seat}: {animal} for {cost} money")


@dataclass(slots=True, unsafe_hash=True)
class AnimalMoves(PlayerEvent):
    """An animal moves into a new special enclosure [AN-5.12]."""

    animal: Animal
    building: Building
    text = template("{seat}: {animal} moves into {building}")


@dataclass(slots=True, unsafe_hash=True)
class ProjectSupported(PlayerEvent):
    project: Project
    level: Level
    text = template("{seat}: {project} supported, {level}")


@dataclass(slots=True, unsafe_hash=True)
class ActionCardMoved(PlayerEvent):
    """Clever or Boost moves an action card."""

    action: Action
    slot: Slot
    because: Cause | None = None
    text = template("{seat}: {action} {slot}")


# cards that leave a hand or are looked at


@dataclass(slots=True, unsafe_hash=True)
class HunterTurnsUp(PlayerEvent):
    cards: tuple[Card, ...]
    text = template("{seat}: Hunter turns up {cards}")


@dataclass(slots=True, unsafe_hash=True)
class Perceived(PlayerEvent):
    """So many of the cards drawn are kept [AN-G.PERCEPTION]."""

    kept: int
    drawn: int
    cards: tuple[Card, ...] = ()
    text = template("{seat}: Perception, {kept} of {drawn} cards")

    def heard_by(self, seat: Seat | None) -> Sayable:
        return told_to_owner(self, seat)


@dataclass(slots=True, unsafe_hash=True)
class Pouched(PlayerEvent):
    count: int
    cards: tuple[Card, ...] = ()
    because: Cause | None = None
    text = ntemplate("{seat}: {n} card pouched", "{seat}: {n} cards pouched", n="count")

    def heard_by(self, seat: Seat | None) -> Sayable:
        return told_to_owner(self, seat)


@dataclass(slots=True, unsafe_hash=True)
class Discarded(PlayerEvent):
    count: int
    cards: tuple[Card, ...] = ()
    because: Cause | None = None
    text = ntemplate("{seat}: {n} card discarded", "{seat}: {n} cards discarded", n="count")

    def heard_by(self, seat: Seat | None) -> Sayable:
        return told_to_owner(self, seat)


@dataclass(slots=True, unsafe_hash=True)
class FinalCardsDiscarded(Event):
    """Somebody has reached 10 conservation, or the game ends [AN-9.10, AN-11.4]."""

    text = template("Everybody discards a final scoring card")


@dataclass(slots=True, unsafe_hash=True)
class DisplayRefilled(Event):
    cards: tuple[Card, ...]
    text = template("Display: {cards}")


# tokens on action cards


@dataclass(slots=True, unsafe_hash=True)
class Venomed(PlayerEvent):
    """Venom on the action cards in slots 1 to `slots`."""

    slots: int
    text = ntemplate("{seat}: venom on slot 1", "{seat}: venom on slots 1 to {n}", n="slots")


@dataclass(slots=True, unsafe_hash=True)
class Constricted(PlayerEvent):
    tokens: int
    text = ntemplate("{seat}: {n} constriction token", "{seat}: {n} constriction tokens", n="tokens")


# the course of the game


@dataclass(slots=True, unsafe_hash=True)
class MapTaken(PlayerEvent):
    map: ZooMap
    text = template("{seat}: {map} ({id})", id="map.id")


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
    text = ntemplate(
        "The end of the game is triggered: {n} more turn", "The end of the game is triggered: {n} more turns", n="turns"
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
    text = template("{seat}: {what}, {n}", what="part", n="points")


LOGGED: frozenset[type[Event]] = frozenset(
    {TurnEnds, TurnSettled, Gained, CardsDrawn, TakenFromDisplay, DisplayRefilled, Discarded}
)
"""Told only where somebody hears one of these: many of them, which logs and pages alone look at."""
