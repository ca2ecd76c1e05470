"""What brings a gain: the card, ability or action itself, or a place of the map, of a track or of the break."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Spoken, msg, template
from soloist.games.arknova.board import University
from soloist.games.arknova.buildings import Kind
from soloist.games.arknova.cards import Ability, Action, Animal, Icon, Project, Resource, Sponsor


class Origin(Enum):
    """Where a gain is printed, if not on a card."""

    PLACEMENT_BONUS = msg("placement bonus")
    LEFT_EDGE = msg("left edge of the map")
    PARTNER_ZOO_SLOT = msg("slot of the partner zoo")
    UNIVERSITY_SLOT = msg("slot of the university")
    LINKED_SLOTS = msg("partner zoo and university of the same row")  # [AN-19.3]
    WORKER_PLACE = msg("place of the worker")
    OBSERVATION_TOWER = msg("the observation tower")  # [AN-M.1]
    HARBOUR = msg("a card sold at the harbor")  # [AN-M.4]
    HOLLYWOOD = msg("Hollywood: the first sponsor of the deck")  # [AN-M.8]
    FULL_MAP = msg("the whole map is covered")  # [AN-5.10]
    SPECIAL_ASSIGNMENT = msg("WAZA Special Assignment")  # [AN-S.227]
    TASK = msg("association task")
    DONATION = msg("donation")
    HAND_LIMIT = msg("hand limit at the break")
    BONUS_TILE = msg("bonus tile")
    BREAK_REACHED = msg("reaching the break")
    APPEAL_INCOME = msg("income from appeal")
    KIOSK_INCOME = msg("income from kiosks")
    RESTAURANT_INCOME = msg("income from the restaurant")
    CAVE_INCOME = msg("income from stored cards")

    __hash__ = object.__hash__

    def say(self) -> Message:
        text: Message = self.value
        return text


@dataclass(slots=True, unsafe_hash=True)
class TrackReward:
    """The reward of a space of the reputation or the conservation track [AN-9.2, AN-9.3]."""

    track: Resource
    space: int

    def say(self) -> Message:
        if self.track is Resource.REPUTATION:
            return msg("the reward of reputation {space}", space=self.space)
        return msg("the reward of conservation {space}", space=self.space)


@dataclass(slots=True, unsafe_hash=True)
class Marker(Spoken):
    """The marker of a continent on map 9 [AN-M.9]."""

    continent: Icon
    text = template("the {continent} marker")


@dataclass(slots=True, unsafe_hash=True)
class Pilfering(Spoken):
    """Another player had to give it [AN-G.PILFERING]."""

    victim: Seat
    text = template("Pilfering, from {victim}")


@dataclass(slots=True, unsafe_hash=True)
class InsteadOf(Spoken):
    """An action card that was used for an X-token [AN-2.8]."""

    action: Action
    text = template("instead of {action}")


Printed: TypeAlias = Animal | Sponsor | Project | Ability | Action | University | Kind
Cause: TypeAlias = Printed | Origin | TrackReward | Marker | Pilfering | InsteadOf


def card_of(cause: Cause) -> Animal | Sponsor | None:
    """The card an effect stands on, if it stands on one."""
    return cause if type(cause) is Sponsor or type(cause) is Animal else None
