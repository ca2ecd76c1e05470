"""Cards of people that fire on what ARNO does, and what Soloist reminds them of [ARNO-15.2 to ARNO-15.4]."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from soloist.engine.events import Event
from soloist.engine.notation import Coded
from soloist.engine.seats import Seat
from soloist.engine.words import Message, filled, template
from soloist.games.arknova.cards import SPONSORS, Gain, Icon, Resource


@dataclass(frozen=True)
class Firing(Coded):
    """A sponsor that pays its owner for every such icon that comes into any zoo [AN-8.9]."""

    number: int
    name: str
    icon: Icon
    what: Resource
    each: int
    marine: bool = False
    written = "{number}"
    text = template("{number} {name}")


def _base() -> list[Firing]:
    found = []
    for sponsor in SPONSORS:
        for trigger in sponsor.triggers:
            if not trigger.own:
                assert isinstance(trigger.effect, Gain), sponsor
                effect = trigger.effect
                found.append(Firing(sponsor.id, sponsor.name, trigger.icon, effect.what, effect.each))
    return found


FIRING = (
    *_base(),
    Firing(266, "Marine Biologist", Icon.SEA_ANIMAL, Resource.MONEY, 3, marine=True),
    Firing(275, "Horse Whisperer", Icon.PETTING_ZOO, Resource.MONEY, 2, marine=True),
)
SCIENCE_LIBRARY = next(card for card in FIRING if card.icon is Icon.SCIENCE)


@dataclass(frozen=True, slots=True)
class Reminder(Event):
    """What a card of a person pays now, or what to look for on a card that nobody named: then `times` is 0."""

    seat: Seat
    card: Firing
    times: int
    rule: str

    @property
    def n(self) -> int:
        """How much it pays: now, or for every icon on that card."""
        return self.card.each * (self.times or 1)

    @property
    def icon(self) -> Icon:
        return self.card.icon

    def say(self) -> Message:
        said = template("{seat}: gain {n} money for {icon} ({card}) [{rule}]")
        if self.card.what is Resource.APPEAL and self.times:
            said = template("{seat}: gain {n} appeal for {icon} ({card}) [{rule}]")
        elif self.card.what is Resource.APPEAL:
            said = template("{seat}: gain {n} appeal for each {icon} icon on that card ({card}) [{rule}]")
        elif not self.times:
            said = template("{seat}: gain {n} money for each {icon} icon on that card ({card}) [{rule}]")
        return filled(said, self)


def reminders(cards: Sequence[tuple[Seat, Firing]], counts: Sequence[int], rule: str) -> list[Reminder]:
    """What cards in play pay for these icons."""
    times = [(seat, card, counts[card.icon]) for seat, card in cards]
    return [Reminder(seat, card, number, rule) for seat, card, number in times if number]
