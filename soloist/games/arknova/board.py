"""The boards and tables of Ark Nova, read once from `facts/boards.json`; every table begins with its entry for 0."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from soloist.engine.members import Hyphened
from soloist.engine.words import Message, msg
from soloist.games.arknova.effect_facts import Effect, Gain, Place, Resource
from soloist.games.arknova.icons import CONTINENTS

_FACTS: dict[str, Any] = json.loads(files(__package__).joinpath("facts/boards.json").read_text("utf-8"))
_APPEAL, _CONSERVATION, _REPUTATION = (_FACTS[f"{name}_track"] for name in ("appeal", "conservation", "reputation"))
_START, _LIMITS, _ASSOCIATION, _ACTIONS = (_FACTS[name] for name in ("start", "limits", "association", "actions"))


def _by_players(table: dict[str, int]) -> dict[int, int]:
    return {int(players): number for players, number in table.items()}


def _spread(rows: list[tuple[int, int, int]], size: int) -> tuple[int, ...]:
    """A table for every number from ranges `(first, last, value)`; where no range lies stands 0."""
    table = [0] * size
    for first, last, value in rows:
        table[first : last + 1] = [value] * (last + 1 - first)
    return tuple(table)


MOST_APPEAL: int = _APPEAL["max"]
INCOME = _spread([(row["from"], row["to"], row["money"]) for row in _APPEAL["income"]], MOST_APPEAL + 1)
"""Money in a break, by appeal [AN-10.5]."""
START_APPEAL: tuple[int, ...] = tuple(_APPEAL["start_by_seat"])
EXPOSED_FROM: int = _APPEAL["interactive_effect_threshold"]
"""Players with less appeal are out of reach of interactive effects [AN-3.5]."""

MOST_CONSERVATION: int = _CONSERVATION["max"]
TARGET: tuple[int, ...] = tuple(row["target"] for row in _CONSERVATION["scoring_areas"])
"""The lowest appeal of the scoring area, by conservation [AN-11.1, AN-11.6]."""


BELOW_ZERO = 2
"""Each point below 0, where only ARNO can be, raises the target [ARNO-Q17]."""


def target(conservation: int) -> int:
    """The appeal at which this much conservation triggers the end; points count from there [AN-11.6]."""
    if 0 <= conservation <= MOST_CONSERVATION:
        return TARGET[conservation]
    return TARGET[0] - BELOW_ZERO * conservation if conservation < 0 else TARGET[-1]


_REWARDS = {
    "upgrade_action_card": Gain(Resource.UPGRADE, 1),
    "worker_1": Gain(Resource.WORKER, 1),
    "card_deck_or_range": Gain(Resource.CARD, 1),
    "conservation_1": Gain(Resource.CONSERVATION, 1),
    "x_token_1": Gain(Resource.X_TOKEN, 1),
    "money_5": Gain(Resource.MONEY, 5),
}


def _conservation_rewards() -> dict[int, tuple[Gain, ...]]:
    """What can be chosen at 2, 5 and 8; the bonus tiles at 5 and 8 come on top [AN-9.2]."""
    return {
        row["at"]: tuple(_REWARDS[word] for word in row["options"] if not word.startswith("bonus_tile "))
        for row in _CONSERVATION["rewards"]
        if row["kind"] == "choose"
    }


CONSERVATION_REWARDS = _conservation_rewards()
TILE_SPACES: tuple[int, ...] = tuple(
    row["at"] for row in _CONSERVATION["rewards"] if any("bonus_tile" in word for word in row.get("options", ()))
)
TILES_PER_SPACE = 2
DISCARD_FINAL_AT: int = next(row["at"] for row in _CONSERVATION["rewards"] if row["kind"] == "all_players")
"""Where everybody discards a final scoring card, once per game [AN-9.1]."""


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class BonusTile:
    """One of the tiles beside conservation 5 and 8 [AN-1.2]."""

    order: int
    code: str
    effect: Effect
    name: Message

    def say(self) -> Message:
        return self.name

    def __repr__(self) -> str:
        return self.code


_TILES: dict[str, tuple[str, Effect, Message]] = {
    "reputation_2": ("reputation", Gain(Resource.REPUTATION, 2), msg("2 reputation")),
    "x_token_3": ("x-tokens", Gain(Resource.X_TOKEN, 3), msg("3 X-tokens")),
    "free_standard_enclosure_3": ("enclosure", Place("enclosure_3"), msg("a free size-3 enclosure")),
    "take_3_cards_each_from_deck_or_range": ("cards", Gain(Resource.CARD, 3), msg("3 cards from the deck or in range")),
    "money_10": ("money", Gain(Resource.MONEY, 10), msg("10 money")),
    "multiplier_token_on_any_action_card": ("multiplier", Gain(Resource.MULTIPLIER, 1), msg("a multiplier token")),
    "university": ("university", Gain(Resource.UNIVERSITY, 1), msg("a university")),
    "partner_zoo": ("partner-zoo", Gain(Resource.PARTNER_ZOO, 1), msg("a partner zoo")),
    "play_sponsor_for_money": ("sponsor", Gain(Resource.SPONSOR_FOR_MONEY, 1), msg("play a sponsor paying its level")),
}
BONUS_TILES = tuple(
    BonusTile(order, code, effect, name)
    for order, (code, effect, name) in enumerate(_TILES[word] for word in _FACTS["bonus_tiles_base"])
)
BONUS_TILE = {tile.code: tile for tile in BONUS_TILES}

START_REPUTATION: int = _REPUTATION["start"]
MOST_REPUTATION: int = _REPUTATION["max"]
REPUTATION_WITHOUT_CARDS_II = 9
"""Steps above it need side II of the Cards action [AN-9.3]."""
RANGE = _spread([(*row["reputation"], row["folders"]) for row in _REPUTATION["display_range"]], MOST_REPUTATION + 1)
"""Display folders in range, by reputation [AN-9.4]."""
REPUTATION_REWARDS: dict[int, Gain] = {int(at): _REWARDS[word] for at, word in _REPUTATION["rewards"].items()}
"""What a reputation reached or passed gives, once [AN-9.3]."""

BREAK_STEPS = _by_players(_FACTS["break_track"]["steps_from_start_to_break"])
"""From the start space to the break, by players; solo has no break track [AN-1.1, AN-12.1]."""
FOLDERS: int = _FACTS["display"]["folders"]
FOLDERS_DISCARDED: int = len(_FACTS["display"]["discarded_each_break"])

START_MONEY: int = _START["money"]
START_CONSERVATION: int = _START["conservation"]
START_X_TOKENS: int = _START["x_tokens"]
START_WORKERS: int = _START["workers_active"]
CARDS_DEALT: int = _START["zoo_cards_drawn"]
CARDS_KEPT: int = _START["zoo_cards_kept"]
FINAL_CARDS_DEALT: int = _START["final_scoring_cards"]
SUPPORTS: int = _START["left_tokens"]

MOST_X_TOKENS: int = _LIMITS["x_tokens"]
HAND_LIMIT: int = _LIMITS["hand_limit_at_break"]
MOST_WORKERS: int = _LIMITS["workers"]
MOST_PARTNER_ZOOS: int = _LIMITS["partner_zoos"]
PARTNER_ZOOS_ON_SIDE_I = 2
"""The third and the fourth need Association II [AN-7.4]."""


class Task(Hyphened):
    """The tasks of the association board; the number is the strength they ask for [AN-7.1]."""

    REPUTATION = 2, msg("Reputation")
    PARTNER_ZOO = 3, msg("Partner zoo")
    UNIVERSITY = 4, msg("University")
    PROJECT = 5, msg("Conservation project")


_TASK_WORDS = {Task.PROJECT: "conservation_project"}
assert [(_TASK_WORDS.get(task, task.name.lower()), int(task)) for task in Task] == [
    (row["task"], row["value"]) for row in _ASSOCIATION["tasks"]
]

TASK_REPUTATION = 2
WORKERS_FOR_TASK = (1, 2, 1)
"""What a task costs, by own workers already there; with three of them it is closed [AN-7.2]."""


def _prices() -> dict[int, tuple[int, ...]]:
    spaces = {1: "spaces_solo", 2: "spaces_2_players", 3: "spaces_3_4_players", 4: "spaces_3_4_players"}
    return {players: tuple(_ASSOCIATION["donations"][name]) for players, name in spaces.items()}


DONATION_PRICES = _prices()
"""The prices that get covered, by players; then the last one without limit [AN-1.6, AN-7.13]."""
LAST_DONATION: int = _ASSOCIATION["donations"]["unlimited_last"]

PARTNER_ZOOS = CONTINENTS
assert [continent.code for continent in PARTNER_ZOOS] == _ASSOCIATION["partner_zoos"]["kinds"]
PARTNER_ZOO_TILES: int = _ASSOCIATION["partner_zoos"]["tiles_each"]


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class University:
    """One of the three universities [AN-7.5]."""

    order: int
    code: str
    reputation: int
    research: int
    hand_limit: int  # 0: leaves it as it is
    name: Message

    def say(self) -> Message:
        return self.name

    def __repr__(self) -> str:
        return self.code


_UNIVERSITY_NAMES = {
    "hand_limit": msg("University with hand limit 5"),
    "double_research": msg("University with two research icons"),
    "research_reputation": msg("University with research and reputation"),
}


def _university(order: int, row: dict[str, Any]) -> University:
    code = row["id"]
    return University(
        order, code, row["reputation"], row["research"], row.get("hand_limit", 0), _UNIVERSITY_NAMES[code]
    )


UNIVERSITIES = tuple(_university(order, row) for order, row in enumerate(_ASSOCIATION["universities"]["kinds"]))
UNIVERSITY = {university.code: university for university in UNIVERSITIES}
UNIVERSITY_TILES: int = _ASSOCIATION["universities"]["tiles_each"]

PROJECT_SLOTS = _by_players(_ASSOCIATION["project_slots_above"])
BASE_PROJECTS_LAID = _by_players(_ASSOCIATION["base_projects_below"])
BLOCKED_LEVELS = {2: (0, 1, 2)}
"""With two players: the blocked level of each base project from left to right [AN-1.6]."""


def _by_strength(action: str, name: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Side I and side II; strengths above 5 act as 5 [AN-4.5]."""
    side_1, side_2 = ((0, *_ACTIONS[action][side][name]) for side in ("I", "II"))
    return side_1, side_2


STRONGEST: int = _ACTIONS["cards"]["strength_cap"]
CARDS_BREAK: int = _ACTIONS["cards"]["break_steps"]
DRAW = _by_strength("cards", "draw")
DISCARD = _by_strength("cards", "discard")
SNAP_FROM: tuple[int, int] = (_ACTIONS["cards"]["I"]["snap_min_strength"], _ACTIONS["cards"]["II"]["snap_min_strength"])
"""The strength from which a card may be snapped, by side [AN-4.3]."""
PLAY_ANIMALS = _by_strength("animals", "play")
ANIMALS_REPUTATION_FROM = 5
"""Side II of Animals begins with 1 reputation from this strength on [AN-6.9]."""
HEX_COST: int = _ACTIONS["build"]["cost_per_hex"]
SPONSOR_EXTRA_LEVEL = (0, 1)
"""By side: how far the levels may exceed the strength [AN-8.1]."""
SPONSOR_BREAK_MONEY = (1, 2)
"""By side: money for each step of the break option [AN-8.2]."""

SOLO_APPEAL: dict[str, int] = _FACTS["solo"]["start_appeal"]
SOLO_ROUNDS: tuple[int, ...] = tuple(_FACTS["solo"]["rounds"])
"""Turns between the breaks of a solo game [AN-12.1]."""
SOLO_TURNS: int = _FACTS["solo"]["total_turns"]
