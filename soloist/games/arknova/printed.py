"""What several kinds of cards show: a name, a size, icons, conditions at the left edge, ability keywords."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from functools import cache

from soloist.engine.members import Ranked
from soloist.engine.words import Message, Spoken, msg, template
from soloist.games.arknova.icons import ICON, Icon, icon_of

SETS = ("base", "marine")


class Action(Ranked):
    """The five action cards."""

    CARDS = 0, msg("Cards")
    BUILD = 1, msg("Build")
    ANIMALS = 2, msg("Animals")
    ASSOCIATION = 3, msg("Association")
    SPONSORS = 4, msg("Sponsors")


ACTION = {action.code: action for action in Action}


class Size(Ranked):
    """Small is size 1 or 2 and every petting zoo animal, medium 3, large 4 or 5 [AN-7.12]."""

    SMALL = 0, msg("small")
    MEDIUM = 1, msg("medium")
    LARGE = 2, msg("large")


SIZE = {size.code: size for size in Size}


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class CardFace(Spoken):
    """A card: its printed number, its notation, its printed name. One object each, compared by identity."""

    id: int
    code: str
    name: str
    text = template("{card}", card="name")

    def __repr__(self) -> str:
        return self.code


def slug(name: str) -> str:
    """The notation of a name: `grevys-zebra`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def rows_of(printed_in: str, text: str) -> list[dict[str, str]]:
    """The rows of one box in a file of facts."""
    rows = list(csv.DictReader(text.splitlines(), strict=True))
    for row in rows:
        if None in row or None in row.values() or row["set"] not in SETS:
            raise ValueError(f"bad row of facts: {row}")
    return [row for row in rows if row["set"] == printed_in]


def base_rows(text: str) -> list[dict[str, str]]:
    return rows_of("base", text)


def read_yes(word: str) -> bool:
    return {"yes": True, "no": False}[word]


def words(cell: str) -> list[str]:
    return cell.split(";") if cell else []


def read_icons(cell: str) -> tuple[Icon, ...]:
    return tuple(icon_of(word) for word in words(cell))


@dataclass(frozen=True, eq=False, slots=True)
class Needs:
    """The conditions at the left edge; rock, water and border needs are not among them [AN-6.3, AN-8.3].

    One partner zoo on an animal is one of its own continent, two on a sponsor are any two.
    """

    icons: tuple[tuple[Icon, int], ...] = ()
    partner_zoo: int = 0
    reputation: int = 0
    upgraded: bool = False  # the action card that plays it must show side II
    max_appeal: int | None = None


NO_NEEDS = Needs()
"""The one object of all cards without conditions."""


def read_needs(cell: str, action: Action) -> Needs:
    """`predator:2;animals_upgraded`, as printed on a card that this action plays."""
    if not cell:
        return NO_NEEDS
    icons: list[tuple[Icon, int]] = []
    numbers = {"partner_zoo": 0, "reputation": 0, "max_appeal": -1}
    upgraded = False
    for word in words(cell):
        name, _, number = word.partition(":")
        if word == f"{action.code}_upgraded":
            upgraded = True
        elif name in numbers:
            numbers[name] = int(number)
        else:
            icons.append((icon_of(name), int(number)))
    most = numbers["max_appeal"]
    return Needs(tuple(icons), numbers["partner_zoo"], numbers["reputation"], upgraded, most if most >= 0 else None)


ALONE, NUMBER, OF_ACTION, OF_ICON = "alone", "number", "action", "icon"
KEYWORDS = {
    "action": OF_ACTION, "assertion": ALONE, "boost": OF_ACTION, "clever": ALONE, "constriction": ALONE,
    "determination": ALONE, "digging": NUMBER, "dominance": ALONE, "flock_animal": NUMBER, "full_throated": ALONE,
    "hunter": NUMBER, "hypnosis": NUMBER, "iconic_animal": OF_ICON, "inventive": NUMBER, "inventive_bear": ALONE,
    "inventive_primate": ALONE, "jumping": NUMBER, "multiplier": OF_ACTION, "pack": ALONE, "peacocking": ALONE,
    "perception": NUMBER, "petting_zoo_animal": ALONE, "pilfering": NUMBER, "posturing": NUMBER, "pouch": NUMBER,
    "resistance": ALONE, "scavenging": NUMBER, "snapping": NUMBER, "sponsor_magnet": ALONE, "sprint": NUMBER,
    "sunbathing": NUMBER, "venom": NUMBER,
}  # fmt: skip
"""The ability keywords of the base game, and what stands behind each of them."""

INTERACTIVE = ("venom", "constriction", "hypnosis", "pilfering")
"""Those that reach other players, and have another effect in solo [AN-3.5, AN-3.6]."""

_ABILITY_NAMES = {
    "action": msg("Action"), "assertion": msg("Assertion"), "boost": msg("Boost"), "clever": msg("Clever"),
    "constriction": msg("Constriction"), "determination": msg("Determination"), "digging": msg("Digging"),
    "dominance": msg("Dominance"), "flock_animal": msg("Flock Animal"), "full_throated": msg("Full-throated"),
    "hunter": msg("Hunter"), "hypnosis": msg("Hypnosis"), "iconic_animal": msg("Iconic Animal"),
    "inventive": msg("Inventive"), "inventive_bear": msg("Inventive (bears)"),
    "inventive_primate": msg("Inventive (primates)"), "jumping": msg("Jumping"), "multiplier": msg("Multiplier"),
    "pack": msg("Pack"), "peacocking": msg("Peacocking"), "perception": msg("Perception"),
    "petting_zoo_animal": msg("Petting Zoo Animal"), "pilfering": msg("Pilfering"), "posturing": msg("Posturing"),
    "pouch": msg("Pouch"), "resistance": msg("Resistance"), "scavenging": msg("Scavenging"),
    "snapping": msg("Snapping"), "sponsor_magnet": msg("Sponsor Magnet"), "sprint": msg("Sprint"),
    "sunbathing": msg("Sunbathing"), "venom": msg("Venom"),
}  # fmt: skip


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class Ability:
    """A keyword with its number, its action card or its icon; a number may be "as many as icons" [AN-6.8]."""

    code: str
    keyword: str
    amount: int = 0
    action: Action | None = None
    icon: Icon | None = None

    def say(self) -> Message:
        name = _ABILITY_NAMES[self.keyword]
        if self.action is not None:
            return msg("{ability}: {subject}", ability=name, subject=self.action)
        if self.icon is not None:
            return msg("{ability}: {subject}", ability=name, subject=self.icon)
        return msg("{ability} {number}", ability=name, number=self.amount) if self.amount else name

    def __repr__(self) -> str:
        return self.code


@cache
def read_ability(word: str) -> Ability:
    """`sprint:3`, `boost:build`, `iconic_animal:asia`, `hunter:predator`, `clever`; equal ones are one object."""
    keyword, colon, argument = word.partition(":")
    kind = KEYWORDS[keyword]
    if (kind == ALONE) == bool(colon):
        raise ValueError(f"ability {word!r}: {kind} is what {keyword} takes")
    if kind == OF_ACTION:
        return Ability(word, keyword, action=ACTION[argument])
    if kind == OF_ICON or (kind == NUMBER and argument in ICON):
        return Ability(word, keyword, icon=icon_of(argument))
    return Ability(word, keyword, int(argument) if colon else 0)


def read_abilities(cell: str) -> tuple[Ability, ...]:
    return tuple(read_ability(word) for word in words(cell))
