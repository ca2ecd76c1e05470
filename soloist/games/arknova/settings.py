"""The options of Ark Nova: variants of the box, and where rules are silent or sources disagree [AN-Q1]."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from typing import Any

from soloist.engine.errors import BadSetting
from soloist.engine.seats import Seat, seats
from soloist.engine.settings import AutomaSeats, Choice, Mark, Setting, Switch, first_seat
from soloist.engine.words import Message, msg
from soloist.games.arknova import board
from soloist.games.arknova.arno.settings import ARNO_SETTINGS, ArnoSettings
from soloist.games.arknova.arno.values import LEVELS
from soloist.games.arknova.maps import MAPS, ZooMap

MAP_WAYS = ("pick", "draft")
"""Ways to come by a map other than naming it."""


@dataclass(frozen=True)
class Settings:
    """All options with their values. The names are those of the settings below."""

    automas: str
    maps: str
    solo_appeal: str
    first_seat: str
    final_scoring: str
    peaceful: bool
    last_turn_for: str
    last_break: str
    end_check: str
    deck_refill: str
    search_skipped: str
    upgrade_in_use: str
    constriction_floor: str
    venom_compares: str
    appeal_above_113: str
    arno: ArnoSettings

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> Settings:
        named = {field.name: settings[field.name] for field in fields(cls) if field.name != "arno"}
        return cls(**named, arno=ArnoSettings.of(settings))


def find_map(word: str) -> ZooMap:
    """The map of this id; raises BadSetting for one that is unknown or cannot be played [AN-19.1]."""
    found = next((each for each in MAPS.values() if each.id.lower() == word.strip().lower()), None)
    if found is None:
        known = ", ".join(each.id for each in MAPS.values() if each.refused is None)
        raise BadSetting(msg("there is no map '{word}'; there are: {known}", word=word.strip(), known=known))
    if found.refused is not None:
        raise BadSetting(msg("map {id} cannot be played: {reason}", id=found.id, reason=found.refused))
    return found


def maps_for(players: int, maps: str, arnos: Collection[Seat] = ()) -> tuple[ZooMap, ...] | None:
    """The map of each seat; None if they are chosen while setting up; an ARNO has map A [AN-1.8, ARNO-2.1]."""
    if maps in MAP_WAYS:
        return None
    named = [find_map(word) for word in maps.split(",")]
    people = iter(named * players if len(named) == 1 else named)
    return tuple(MAPS["A"] if seat in arnos else next(people) for seat in seats(players))


@dataclass(frozen=True, kw_only=True)
class Maps(Setting):
    """`A`, `0`, the name of any map, several with commas in the order of the seats, `pick` or `draft`."""

    def read(self, text: str) -> str:
        words = text.strip().lower()
        if words in MAP_WAYS:
            return words
        if not words:
            raise self.refuse(text)
        return ",".join(find_map(word).id for word in words.split(","))

    def expected(self) -> Message:
        return msg("a map such as 3a, one for each seat as in 3a,5, or pick, or draft")


SETTINGS: tuple[Setting, ...] = (
    AutomaSeats(
        name="automas",
        label=msg("Seats played by ARNO"),
        automa="arno",
        levels=LEVELS,
        usual="L2",
        rule="ARNO-1.4",
        mark=Mark.RULE,
    ),
    Maps(name="maps", label=msg("Zoo maps"), default="A", rule="AN-1.8", mark=Mark.RULE),
    Choice(
        name="solo_appeal",
        label=msg("Alone: appeal at the start"),
        default="20",
        rule="AN-14.3",
        mark=Mark.RULE,
        values={"20": msg("20, easy"), "10": msg("10, medium"), "0": msg("0, expert")},
    ),
    first_seat(4, "AN-1.7"),
    Choice(
        name="final_scoring",
        label=msg("Final scoring cards"),
        default="v1",
        rule="AN-Q13",
        mark=Mark.RULE,
        values={"v1": msg("those of the base box"), "v2": msg("with the six reprints of Marine Worlds")},
    ),
    Switch(
        name="peaceful",
        label=msg("Peaceful: solo effects instead of Venom, Constriction, Hypnosis and Pilfering"),
        default=False,
        rule="AN-15.6",
    ),
    Choice(
        name="last_turn_for",
        label=msg("Who has one more turn once the end is triggered"),
        default="others",
        rule="AN-11.8",
        values={"others": msg("every other player"), "everyone": msg("everyone, who triggered it too")},
    ),
    Choice(
        name="last_break",
        label=msg("A break reached in the very last turn"),
        default="resolve",
        rule="AN-11.3",
        values={"resolve": msg("is taken before scoring"), "skip": msg("is skipped")},
    ),
    Choice(
        name="end_check",
        label=msg("When the end of the game is looked at"),
        default="turn_end",
        rule="AN-11.1",
        values={"turn_end": msg("at the end of a turn and after a break"), "at_once": msg("at any moment")},
    ),
    Choice(
        name="deck_refill",
        label=msg("The deck runs out"),
        default="shuffle",
        rule="AN-2.13",
        values={"shuffle": msg("the discard pile is shuffled"), "none": msg("nobody draws any more")},
    ),
    Choice(
        name="search_skipped",
        label=msg("Cards skipped while searching the deck"),
        default="stay",
        rule="AN-2.16",
        values={"stay": msg("stay where they are"), "printed": msg("go where the card or map sends them")},
    ),
    Choice(
        name="upgrade_in_use",
        label=msg("The action card in use is upgraded"),
        default="animals",
        rule="AN-2.18",
        values={
            "animals": msg("Animals goes on with side II, the others do not"),
            "never": msg("the action is finished as it began"),
            "always": msg("the action goes on with side II"),
        },
    ),
    Choice(
        name="constriction_floor",
        label=msg("Constriction takes the strength below 1"),
        default="one",
        rule="AN-3.10",
        values={"one": msg("it stays 1"), "x_tokens": msg("X-tokens must bring it to 1")},
    ),
    Choice(
        name="venom_compares",
        label=msg("Which appeal Venom compares"),
        default="action_start",
        rule="AN-3.14",
        values={"action_start": msg("as the action began"), "now": msg("at that moment")},
    ),
    Choice(
        name="appeal_above_113",
        label=msg("Appeal beyond 113"),
        default="clamp",
        rule="AN-9.5",
        values={"clamp": msg("stops there"), "count": msg("goes on")},
    ),
    *ARNO_SETTINGS,
)
assert {setting.default for setting in SETTINGS if setting.name == "solo_appeal"} <= {
    str(appeal) for appeal in board.SOLO_APPEAL.values()
}
