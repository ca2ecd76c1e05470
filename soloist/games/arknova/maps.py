"""The zoo maps: ground, placement bonuses, and what is printed around them, read once from `facts/maps.json`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from soloist.engine.members import Named
from soloist.engine.words import Message, about, msg, ntemplate, template
from soloist.games.arknova.buildings import KIND, Footprint, Kind, covering
from soloist.games.arknova.hexes import ALL, BORDER, COLUMNS, HEX, NAMES, ROWS, around, hexes


class Gain(Named):
    """What a map can give: its word in the facts, and how so much of it is called."""

    MONEY = "money", template("{n} money")
    X_TOKEN = "x_token", ntemplate("{n} X-token", "{n} X-tokens")
    REPUTATION = "reputation", template("{n} reputation")
    CONSERVATION = "conservation", ntemplate("{n} conservation point", "{n} conservation points")
    APPEAL = "appeal", template("{n} appeal")
    WORKER = "worker", ntemplate("{n} association worker", "{n} association workers")
    CARD = (
        "card_deck_or_range",
        ntemplate(
            "{n} card from the deck or within reputation range", "{n} cards from the deck or within reputation range"
        ),
    )
    SNAP = "snap_display_card", ntemplate("Any {n} card from the display", "Any {n} cards from the display")
    UPGRADE = "upgrade_action_card", ntemplate("Upgrade {n} action card", "Upgrade {n} action cards")
    CLEVER = (
        "action_card_to_slot_1",
        ntemplate("Move an action card to slot 1", "Move an action card to slot 1, {n} times"),
    )
    MULTIPLIER = "multiplier_token", ntemplate("{n} multiplier token", "{n} multiplier tokens")
    EXTRA_ACTION = "extra_action", ntemplate("{n} more action", "{n} more actions")
    SPONSOR = (
        "play_sponsor_for_money",
        ntemplate("Play {n} sponsor for its level in money", "Play {n} sponsors for money"),
    )
    PARTNER_ZOO = "partner_zoo", ntemplate("{n} partner zoo", "{n} partner zoos")
    UNIVERSITY = "university", ntemplate("{n} university", "{n} universities")
    FREE_KIOSK = "free_kiosk", ntemplate("{n} free kiosk", "{n} free kiosks")
    FREE_ENCLOSURE = "free_standard_enclosure", template("A free size-{size} enclosure")
    FREE_HOUSE = "free_reptile_house_or_aviary", template("A free Reptile House or Large Bird Aviary")
    POUCH = "pouch", template("Pouch {n}")
    RECALL_WORKER = "recall_worker", ntemplate("{n} worker returns", "{n} workers return")
    CONTINENT_MARKER = (
        "remove_continent_marker",
        ntemplate("Remove {n} continent marker", "Remove {n} continent markers"),
    )
    RESCUE = "rescue_station", template("Rescue station: Digging {n}")
    STORE_CARD = "store_card", ntemplate("Store {n} card", "Store {n} cards")
    CONCEAL = "conceal_strength", ntemplate("Cover {n} strength", "Cover {n} strengths")
    ANIMAL_MAGNET = "animal_magnet", template("All animals in the display")
    SCAVENGING = "scavenging", template("Scavenging {n}")
    FIND_PERSON = "find_person_sponsor", ntemplate("{n} sponsor with a person", "{n} sponsors with a person")
    FREE_PERSON = (
        "play_person_sponsor_free",
        ntemplate("Play {n} sponsor with a person", "Play {n} sponsors with a person"),
    )
    MARK = "mark", template("Mark")
    ADAPT = "adapt", template("Adapt {n}")
    CUT_DOWN = "cut_down", template("Cut Down")
    WAVE = "wave", template("Wave")
    SHARK_ATTACK = "shark_attack", template("Shark Attack {n}")


MARINE = (Gain.MARK, Gain.ADAPT, Gain.CUT_DOWN, Gain.WAVE, Gain.SHARK_ATTACK)
"""Abilities of Marine Worlds; a map that needs one is refused in the base game."""


class Reward:
    """So much of one gain: a placement bonus, or what a token or slot at the edge of a map gives."""

    __slots__ = ("amount", "code", "kind")

    def __init__(self, kind: Gain, amount: int) -> None:
        self.kind = kind
        self.amount = amount
        self.code = f"{kind.value}_{amount}"

    def say(self) -> Message:
        return about(self.kind.called, self.amount)

    def __repr__(self) -> str:
        return self.code


MAP_GAINS = {gain.value: gain for gain in Gain}
_REWARDS: dict[tuple[Gain, int], Reward] = {}


def reward(word: str) -> Reward:
    """A reward by its word: `money_12`, `x_token`, `action_card_to_slot_1_x2`; an unknown word fails."""
    name, amount = word, "1"
    if word not in MAP_GAINS:
        name, _, amount = word.rpartition("_")
        amount = amount.removeprefix("x")
    if name not in MAP_GAINS or not amount.isdecimal():
        raise ValueError(f"maps.json: nobody knows the reward {word!r}")
    key = (MAP_GAINS[name], int(amount))
    return _REWARDS.setdefault(key, Reward(*key))


class LeftToken:
    """A token at the left edge, and what it uncovers when it goes to a project [AN-7.9]."""

    __slots__ = ("code", "number", "repeats", "reward")

    def __init__(self, number: int, reward: Reward, repeats: bool) -> None:
        self.number = number  # 1 to 7 from above
        self.reward = reward
        self.repeats = repeats  # gained again in every break
        self.code = str(number)

    def say(self) -> Message:
        if self.repeats:
            return msg("{reward}, now and in each break", reward=self.reward)
        return self.reward.say()

    def __repr__(self) -> str:
        return f"{self.number}: {self.reward}"


@dataclass(frozen=True, eq=False, slots=True)
class ZooMap:
    """One zoo map. Sets of hexes are masks, 0 where the map has no such place."""

    id: str
    name: Message
    box: str  # base, alternative, map_pack_1, map_pack_2
    water: int
    rock: int
    build2: int  # only once Build is on side II [AN-5.5]
    ground: int  # neither water nor rock: what must be covered for the whole map [AN-5.10]
    first: int  # the first building must cover one of these [AN-5.6]
    border: int
    bonus: tuple[Reward | None, ...]  # per hex [AN-5.8]
    bonus_mask: int
    tower: int  # map 1: enclosures beside it
    gate: int  # map 2
    lake: int  # map 3
    harbour: int  # map 4: the hex beside it
    restaurant: int  # map 5
    institute: int  # map 6: the hex beside it
    parlors: int  # map 7: hexes with a free kiosk
    hollywood: int  # map 8: the hexes marked H
    areas: dict[str, int]  # map 9: continents; map 13: top, left, right, bottom
    setup: tuple[tuple[Kind, Footprint], ...]  # [AN-1.12]
    left: tuple[LeftToken, ...]
    partner_zoos: tuple[tuple[Reward, ...], ...]  # per slot; the third and fourth need Association II [AN-7.4]
    universities: tuple[tuple[Reward, ...], ...]
    workers: tuple[tuple[Reward, ...], ...]  # second to fourth worker
    linked: tuple[Reward, ...]  # the n-th once the n-th partner zoo and the n-th university are there
    full_cover_appeal: int
    refused: Message | None

    @property
    def code(self) -> str:
        return self.id

    def say(self) -> Message:
        return self.name

    def __repr__(self) -> str:
        return f"map {self.id}"


_NAMES = {
    "Map A": msg("Map A"), "Map 0": msg("Map 0"), "Observation Tower": msg("Observation Tower"),
    "Outdoor Areas": msg("Outdoor Areas"), "Silver Lake": msg("Silver Lake"),
    "Commercial Harbor": msg("Commercial Harbor"), "Park Restaurant": msg("Park Restaurant"),
    "Research Institute": msg("Research Institute"), "Ice Cream Parlors": msg("Ice Cream Parlors"),
    "Hollywood Hills": msg("Hollywood Hills"), "Geographical Zoo": msg("Geographical Zoo"),
    "Rescue Station": msg("Rescue Station"), "Caves": msg("Caves"),
    "Artificial Intelligence": msg("Artificial Intelligence"), "Drawing Board": msg("Drawing Board"),
    "Lagoon": msg("Lagoon"), "Tournament 1": msg("Tournament 1"),
}  # fmt: skip
_REFUSED = {
    "12": msg("Artificial Intelligence needs Mark and Adapt, abilities of Marine Worlds"),
    "13": msg("Drawing Board needs Mark, Adapt and Cut Down, abilities of Marine Worlds"),
    "14": msg("Lagoon needs the wave and Shark Attack, both of Marine Worlds"),
    "T1": msg("Tournament 1 needs Mark, an ability of Marine Worlds"),
}
_PLACES = ("tower", "gate", "lake", "harbour", "restaurant", "institute", "hollywood")
_LINES = tuple(
    tuple(
        HEX[f"{column}.{height // 2}"]
        for column in range(COLUMNS)
        if (column + height) % 2 and height // 2 < ROWS[column]
    )
    for height in range(13)
)
"""Which hexes stand in each line of a drawing."""


def read_ground(lines: list[str]) -> tuple[str, ...]:
    """The words of a drawn map, one per hex."""
    words = [""] * len(NAMES)
    for line, numbers in zip(lines, _LINES, strict=True):
        for word, number in zip(line.split(), numbers, strict=True):
            words[number] = word
    return tuple(words)


def _slots(words: list[str | None], count: int) -> tuple[tuple[Reward, ...], ...]:
    assert len(words) == count, words
    return tuple(tuple(reward(part) for part in (word or "").split("+") if part) for word in words)


def _left(entry: dict[str, Any]) -> tuple[LeftToken, ...]:
    words = [(word, True) for word in entry["left_each_break"]] + [(word, False) for word in entry["left_once"]]
    assert len(words) == 7, entry["id"]
    return tuple(LeftToken(number, reward(word), again) for number, (word, again) in enumerate(words, 1))


def _setup(entry: dict[str, Any]) -> tuple[tuple[Kind, Footprint], ...]:
    built = []
    for code, names in entry.get("setup", {}).items():
        footprint = covering(KIND[code], hexes(names))
        assert footprint is not None, f"map {entry['id']}: no {code} on {names}"
        built.append((KIND[code], footprint))
    return tuple(built)


def _bonus(word: str, legend: dict[str, Reward]) -> Reward | None:
    """The placement bonus of a hex; `II` and `II:` mark Build II."""
    word = word.removeprefix("II").removeprefix(":")
    return None if word in ("", ".", "~", "^") else legend[word]


def _read_map(entry: dict[str, Any], legend: dict[str, Reward]) -> ZooMap:
    words = read_ground(entry["ground"])
    water, rock, build2 = (
        sum(1 << number for number, word in enumerate(words) if word.startswith(mark)) for mark in ("~", "^", "II")
    )
    bonus = tuple(_bonus(word, legend) for word in words)
    places = {name: hexes(names) for name, names in entry.get("places", {}).items()}
    assert places.keys() <= set(_PLACES), entry["id"]
    setup = _setup(entry)
    begun = sum(footprint.mask for _, footprint in setup)
    return ZooMap(
        id=entry["id"],
        name=_NAMES[entry["name"]],
        box=entry["set"],
        water=water,
        rock=rock,
        build2=build2,
        ground=ALL & ~water & ~rock,
        first=around(begun) if begun else BORDER | places.get("institute", 0),
        border=BORDER,
        bonus=bonus,
        bonus_mask=sum(1 << number for number, gain in enumerate(bonus) if gain),
        parlors=sum(1 << number for number, gain in enumerate(bonus) if gain and gain.kind is Gain.FREE_KIOSK),
        areas={name: hexes(names) for name, names in entry.get("areas", {}).items()},
        setup=setup,
        left=_left(entry),
        partner_zoos=_slots(entry["partner_zoos"], 4),
        universities=_slots(entry["universities"], 3),
        workers=_slots(entry["workers"], 3),
        linked=tuple(reward(word) for word in entry.get("linked", ())),
        full_cover_appeal=entry["full_cover_appeal"],
        refused=_REFUSED.get(entry["id"]),
        **{name: places.get(name, 0) for name in _PLACES},
    )


def rewards_of(zoo_map: ZooMap) -> list[Reward]:
    """Everything a map can give, with repeats."""
    slots = zoo_map.partner_zoos + zoo_map.universities + zoo_map.workers
    found = [gain for gain in zoo_map.bonus if gain]
    found += [token.reward for token in zoo_map.left]
    found += [gain for slot in slots for gain in slot]
    return found + list(zoo_map.linked)


def _read() -> dict[str, ZooMap]:
    facts = json.loads(files(__package__).joinpath("facts/maps.json").read_text("utf-8"))
    legend = {word: reward(meaning) for word, meaning in facts["legend"].items()}
    maps = {entry["id"]: _read_map(entry, legend) for entry in facts["maps"]}
    for each in maps.values():
        is_marine = any(gain.kind in MARINE for gain in rewards_of(each))
        assert is_marine == (each.refused is not None), f"map {each.id}: refused or not?"
    return maps


MAPS: dict[str, ZooMap] = _read()
"""Every map by its id: A, 0, 1 to 8, 1a to 8a, 9 to 14, T1; some are refused in the base game."""
