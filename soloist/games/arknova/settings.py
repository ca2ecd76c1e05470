"""The options of Ark Nova: variants of the box, and where rules are silent or sources disagree [AN-Q1]."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self

from soloist.engine.errors import BadSetting
from soloist.engine.seats import Seat, seats
from soloist.engine.settings import (
    Agreement,
    AutomaSeats,
    ForEachPlayer,
    Mark,
    choice,
    option,
    starting_seat,
    switch,
)
from soloist.engine.words import Message, msg
from soloist.games.arknova import board
from soloist.games.arknova.arno.settings import ARNO_SETTINGS, ArnoSettings
from soloist.games.arknova.arno.values import LEVELS
from soloist.games.arknova.maps import MAPS, ZooMap

MAP_WAYS = {"pick": msg("Pick 1 of 2"), "draft": msg("Draft")}
"""Ways to come by a map other than naming it [AN-1.8, AN-1.13]."""
ANY_MAP = "random"
"""Instead of a map's name: whoever sits there is dealt one [AN-1.8]."""


def find_map(word: str) -> ZooMap:
    """The map of this id; raises BadSetting for one that is unknown or cannot be played [AN-19.1]."""
    found = next((each for each in MAPS.values() if each.id.lower() == word.strip().lower()), None)
    if found is None:
        known = ", ".join(each.id for each in MAPS.values() if each.refused is None)
        raise BadSetting(msg("there is no map '{word}'; available: {known}", word=word.strip(), known=known))
    if found.refused is not None:
        raise BadSetting(msg("map {id} cannot be played: {reason}", id=found.id, reason=found.refused))
    return found


def maps_for(players: int, maps: str, arnos: Collection[Seat] = ()) -> tuple[ZooMap | None, ...] | None:
    """The map of each seat, None for one that is dealt; None for all if they are chosen while setting up; an ARNO has
    map A [AN-1.8, ARNO-2.1]."""
    if maps in MAP_WAYS:
        return None
    named = [None if word == ANY_MAP else find_map(word) for word in maps.split(",")]
    people = iter(named * players if len(named) == 1 else named)
    return tuple(MAPS["A"] if seat in arnos else next(people) for seat in seats(players))


@dataclass(frozen=True, kw_only=True)
class Maps(ForEachPlayer):
    """`A`, `0`, the name of any map or `random`, several with commas in the order of the seats, `pick` or `draft`."""

    def read(self, text: str) -> str:
        words = text.strip().lower()
        if words in MAP_WAYS:
            return words
        if not words:
            raise self.refuse(text)
        return ",".join(ANY_MAP if word.strip() == ANY_MAP else find_map(word).id for word in words.split(","))

    def expected(self) -> Message:
        return msg("a map such as 3a, one for each seat as in 3a,5 or 3a,random, or pick, or draft")


@dataclass(frozen=True)
class Settings(Agreement):
    """All options with their values."""

    automas: str = option(
        AutomaSeats(
            label=msg("Seats played by ARNO"), automa="arno", levels=LEVELS, usual="L2", rule="ARNO-1.4", mark=Mark.RULE
        )
    )
    maps: str = option(Maps(label=msg("Zoo maps"), default="A", rule="AN-1.8", mark=Mark.RULE, ways=MAP_WAYS))
    solo_appeal: str = choice(
        msg("Alone: appeal at the start"), "AN-14.3", Mark.RULE,
        **{"20": msg("20, easy"), "10": msg("10, medium"), "0": msg("0, expert")},
    )  # fmt: skip
    first_seat: str = starting_seat(4, "AN-1.7")
    final_scoring: str = choice(
        msg("Final scoring cards"), "AN-Q13", Mark.RULE,
        v1=msg("those of the base box"), v2=msg("with the six reprints of Marine Worlds"),
    )  # fmt: skip
    peaceful: bool = switch(
        msg("Peaceful: solo effects instead of Venom, Constriction, Hypnosis and Pilfering"), "AN-15.6"
    )
    last_turn_for: str = choice(
        msg("Who has one more turn once the end is triggered"), "AN-11.8",
        others=msg("every other player"), everyone=msg("everyone, including whoever triggered it"),
    )  # fmt: skip
    last_break: str = choice(
        msg("A break reached in the very last turn"), "AN-11.3",
        resolve=msg("is taken before scoring"), skip=msg("is skipped"),
    )  # fmt: skip
    end_check: str = choice(
        msg("When the end of the game is checked"), "AN-11.1",
        turn_end=msg("at the end of a turn and after a break"), at_once=msg("at any moment"),
    )  # fmt: skip
    deck_refill: str = choice(
        msg("The deck runs out"), "AN-2.13",
        shuffle=msg("the discard pile is shuffled"), none=msg("nobody draws any more"),
    )  # fmt: skip
    search_skipped: str = choice(
        msg("Cards skipped while searching the deck"), "AN-2.16",
        stay=msg("stay where they are"), printed=msg("go where the card or map sends them"),
    )  # fmt: skip
    upgrade_in_use: str = choice(
        msg("The action card in use is upgraded"),
        "AN-2.18",
        animals=msg("Animals goes on with side II, the others do not"),
        never=msg("the action is finished as it began"),
        always=msg("the action goes on with side II"),
    )
    constriction_floor: str = choice(
        msg("Constriction takes the strength below 1"), "AN-3.10",
        one=msg("it stays 1"), x_tokens=msg("X-tokens must bring it to 1"),
    )  # fmt: skip
    venom_compares: str = choice(
        msg("Which appeal Venom compares"), "AN-3.14",
        action_start=msg("as the action began"), now=msg("at that moment"),
    )  # fmt: skip
    appeal_above_113: str = choice(msg("Appeal beyond 113"), "AN-9.5", clamp=msg("stops there"), count=msg("goes on"))
    arno: ArnoSettings = field(default_factory=ArnoSettings)

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> Self:
        return replace(super().of(settings), arno=ArnoSettings.of(settings))


SETTINGS = (*Settings.options().values(), *ARNO_SETTINGS)
assert int(Settings().solo_appeal) in board.SOLO_APPEAL.values()
