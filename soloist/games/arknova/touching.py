"""What effects change and look at, so that an order is asked for only where it can matter [AN-2.5].

Effects of one moment are judged together: a gain that reaches nothing by itself may do so after another one, so each
is taken for as far-reaching as all of them can make it. Rather one question too many than an order nobody can choose.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from soloist.games.arknova import board
from soloist.games.arknova.buildings import PAVILION
from soloist.games.arknova.cards import Ability, Action, Count, Counted, Effect, Gain, Place, Resource, Tiers, Tokens
from soloist.games.arknova.counting import ON_THE_MAP, amount_of
from soloist.games.arknova.hexes import bits
from soloist.games.arknova.maps import ZooMap
from soloist.games.arknova.rewards import effects_of
from soloist.games.arknova.turn_context import Turn


class Touches:
    """What effects change and look at, so far as the order of two of them can matter: bits, for speed."""

    NOTHING = 0
    MONEY = 1
    APPEAL = 2
    REPUTATION = 4  # and with it the range
    CONSERVATION = 8
    X_TOKENS = 16
    CARDS = 32  # hand, deck, display
    SIDES = 64  # of the action cards
    WORKERS = 128
    ICONS = 256
    MAP = 512
    FINALS = 1024  # final scoring cards held
    DISCARDS = 2048  # the discard pile
    ALL = 4095
    OTHERS = 4096  # what the other players have; only Pilfering looks at it


Touched: TypeAlias = tuple[int, int]
"""What is changed, and what is looked at."""

NOTHING, ALL = Touches.NOTHING, Touches.ALL
SIMPLE = Touches.MONEY | Touches.X_TOKENS
PLAIN = SIMPLE | Touches.APPEAL | Touches.REPUTATION | Touches.CONSERVATION
ANYTHING = (ALL, ALL & ~Touches.APPEAL)
"""Playing cards and taking partner zoos or universities: more appeal never helps there, so gains of it can wait."""
TRACKS = (Touches.REPUTATION, Touches.CONSERVATION, Touches.WORKERS)
"""What has rewards along the way."""
NOTHING_BESIDE = ((NOTHING, NOTHING),) * len(TRACKS)
_REPUTATION, _CONSERVATION, _WORKERS = range(len(TRACKS))
_TRACK_OF = {Resource.REPUTATION: _REPUTATION, Resource.CONSERVATION: _CONSERVATION, Resource.WORKER: _WORKERS}

_GAINS: dict[Resource, Touched] = {
    Resource.MONEY: (Touches.MONEY, NOTHING),
    Resource.APPEAL: (Touches.APPEAL, NOTHING),
    Resource.X_TOKEN: (Touches.X_TOKENS, NOTHING),
    Resource.CARD: (Touches.CARDS, Touches.CARDS | Touches.REPUTATION),
    Resource.UPGRADE: (Touches.SIDES, NOTHING),
    Resource.MULTIPLIER: (NOTHING, NOTHING),
    Resource.REPUTATION: (Touches.REPUTATION, NOTHING),
    Resource.CONSERVATION: (Touches.CONSERVATION, NOTHING),
    Resource.WORKER: (Touches.WORKERS, NOTHING),
}
ALWAYS = {what: _GAINS[what][0] for what in (Resource.MONEY, Resource.APPEAL, Resource.X_TOKEN)}
"""What plain gains change that depend on nothing and lead along no track."""
_HAND = (Touches.CARDS, Touches.CARDS)
_FROM_ICONS = (Touches.APPEAL, Touches.ICONS)
_LATER = (NOTHING, NOTHING)
_ABILITIES: dict[str, Touched] = {
    "sprint": (Touches.CARDS, NOTHING),
    "hunter": _HAND,
    "perception": _HAND,
    "scavenging": (Touches.CARDS, Touches.CARDS | Touches.DISCARDS),
    "digging": _HAND,
    "snapping": _HAND,
    "sponsor_magnet": _HAND,
    "assertion": _HAND,
    "dominance": (Touches.CARDS, NOTHING),
    "pouch": (Touches.CARDS | Touches.APPEAL, Touches.CARDS),
    "sunbathing": (Touches.CARDS | Touches.MONEY, Touches.CARDS),
    "pilfering": (Touches.CARDS | Touches.MONEY, Touches.OTHERS),
    "pack": _FROM_ICONS,
    "iconic_animal": _FROM_ICONS,
    "petting_zoo_animal": _FROM_ICONS,
    "inventive": (Touches.X_TOKENS, NOTHING),
    "inventive_bear": (Touches.X_TOKENS, Touches.ICONS),
    "inventive_primate": (Touches.X_TOKENS, Touches.ICONS),
    "jumping": (Touches.MONEY | Touches.X_TOKENS, NOTHING),
    "constriction": (NOTHING, Touches.APPEAL | Touches.CONSERVATION),
    "venom": (NOTHING, NOTHING),
    "multiplier": _LATER,
    "resistance": (Touches.FINALS, Touches.FINALS),
    "clever": _LATER,
    "boost": _LATER,
    "action": _LATER,
    "determination": _LATER,
    "hypnosis": _LATER,
    "flock_animal": _LATER,
    "full_throated": (Touches.WORKERS, NOTHING),
}
_PLACING = ("posturing", "peacocking")
_COUNTED: dict[Count, int] = {
    Counted.PROJECT_SUPPORT: NOTHING,
    Counted.REPUTATION: Touches.REPUTATION,
    Counted.X_TOKEN: Touches.X_TOKENS,
    **dict.fromkeys(ON_THE_MAP, Touches.MAP),
}
"""What counting looks at; everything else is icons and cards of the zoo."""

# what one effect touches, the rewards of the tracks aside


def touched_by(turn: Turn, effect: Effect) -> Touched:
    """What an effect changes and looks at, whatever the tracks bring on top."""
    if type(effect) is Gain or type(effect) is Tiers:
        changes, looks_at = _GAINS.get(effect.what, ANYTHING)
        counted = effect.count if isinstance(effect, Tiers) else effect.per
        return changes, looks_at if counted is None else looks_at | _COUNTED.get(counted, Touches.ICONS)
    if type(effect) is Ability:
        if effect.keyword in _PLACING:
            return with_appeal(touched_by_building(turn))
        if effect.keyword == "venom" and turn.table.setup.settings.venom_compares == "now":
            return NOTHING, Touches.APPEAL
        return _ABILITIES.get(effect.keyword, ANYTHING)
    if type(effect) is Place:
        touched = touched_by_building(turn)
        return with_appeal(touched) if effect.building == PAVILION.code else touched
    if type(effect) is Tokens:
        return Touches.MONEY, NOTHING  # as with money, nobody would take them later
    return ANYTHING


def with_appeal(touched: Touched) -> Touched:
    return touched[0] | Touches.APPEAL, touched[1]


NEARLY_FULL = 5


def touched_by_building(turn: Turn) -> Touched:
    """A building changes the map, and may bring any placement bonus that is still there [AN-5.8, AN-5.10]."""
    zoo = turn.zoo
    changes, looks_at = Touches.MAP | Touches.MONEY, Touches.MAP
    if (zoo.map.ground & ~zoo.covered).bit_count() <= NEARLY_FULL:
        changes |= Touches.APPEAL
    if zoo.map.hollywood & ~zoo.covered:
        changes |= Touches.CARDS  # [AN-M.8]
    if zoo.map.build2 & ~zoo.covered and not zoo.is_upgraded(Action.BUILD):
        looks_at |= Touches.SIDES  # spaces marked II
    effects = bonus_effects(zoo.map, zoo.map.bonus_mask & ~zoo.covered)
    return _joined([(changes, looks_at), *(touched_by(turn, effect) for effect in effects)])


def _joined(touched: Iterable[Touched]) -> Touched:
    changes = looks_at = NOTHING
    for more, seen in touched:
        changes, looks_at = changes | more, looks_at | seen
    return changes, looks_at


@lru_cache(1 << 12)
def bonus_effects(ground: ZooMap, uncovered: int) -> tuple[Effect, ...]:
    """Kinds of placement bonuses on these hexes, but for buildings, which would look at all the others again."""
    rewards = [reward for number in bits(uncovered) if (reward := ground.bonus[number]) is not None]
    return tuple(effect for reward in rewards for effect in effects_of(reward) if type(effect) is not Place)


# all of one moment


class Outlook:
    """How far the effects of one moment can bring their owner together, and what the rewards on the way touch."""

    __slots__ = ("_by_track", "reached", "turn")

    def __init__(self, turn: Turn, effects: Sequence[Effect]) -> None:
        self.turn = turn
        self.reached = self._reach(effects)
        self._by_track: dict[int, Touched] = {}
        before = [0, 0, 0]
        while before != self.reached:  # rewards on the way may lead further
            before = self.reached
            rewards = [
                [*self._reputation_rewards()] if before[_REPUTATION] else [],
                [*self._conservation_rewards()] if before[_CONSERVATION] else [],
                [*self._worker_rewards()] if before[_WORKERS] else [],
            ]
            if any(rewards):
                self.reached = self._reach((*effects, *chain(*rewards)))
        if any(before):
            self._by_track = self._touched_on_tracks(rewards)

    def _reach(self, effects: Iterable[Effect]) -> list[int]:
        """Steps, points and workers at most."""
        found = [0, 0, 0]
        zoo = self.turn.zoo
        for effect in effects:
            if type(effect) is Gain or type(effect) is Tiers:
                track = _TRACK_OF.get(effect.what)
                if track is not None:
                    found[track] += amount_of(self.turn.table, self.turn.seat, effect)
            elif type(effect) is Place or (type(effect) is Ability and effect.keyword in _PLACING):
                more = self._reach(bonus_effects(zoo.map, zoo.map.bonus_mask & ~zoo.covered))
                found = [one + other for one, other in zip(found, more, strict=True)]
            elif type(effect) is Ability and effect.keyword == "full_throated":
                found[_WORKERS] += 1
        return found

    # what can be reached along a track; of a choice all that can be chosen [AN-9.1, AN-9.2, AN-9.3, AN-7.14]

    def _reputation_rewards(self) -> Iterator[Effect]:
        now = self.turn.zoo.reputation
        for space in range(now + 1, min(now + self.reached[_REPUTATION], board.MOST_REPUTATION) + 1):
            if space in board.REPUTATION_REWARDS:
                yield board.REPUTATION_REWARDS[space]

    def _conservation_rewards(self) -> Iterator[Effect]:
        zoo, table, points = self.turn.zoo, self.turn.table, self.reached[_CONSERVATION]
        for place, (space, gains) in enumerate(board.CONSERVATION_REWARDS.items()):
            if zoo.conservation + points >= space and not zoo.reached >> place & 1:
                yield from gains
                if space in board.TILE_SPACES:
                    for tile in table.tiles[board.TILE_SPACES.index(space)]:
                        yield tile.effect

    def _worker_rewards(self) -> Iterator[Effect]:
        hired = self.turn.zoo.hired - board.START_WORKERS
        for rewards in self.turn.zoo.map.workers[hired : hired + self.reached[_WORKERS]]:
            for reward in rewards:
                yield from effects_of(reward)

    def _touched_on_tracks(self, rewards: list[list[Effect]]) -> dict[int, Touched]:
        """By track, what its rewards touch; a reward may lead on along another track."""
        beside = (self._beside_reputation(), self._beside_conservation(), self._beside_workers())
        if beside == NOTHING_BESIDE and not any(rewards):
            return {}
        found = {
            track: _joined([first, *(touched_by(self.turn, reward) for reward in on_track)])
            for track, first, on_track in zip(TRACKS, beside, rewards, strict=True)
        }
        for _ in TRACKS:
            found = {track: _followed(found, *found[track]) for track in TRACKS}
        return found

    def _beside_reputation(self) -> Touched:
        """Steps above 9 need Cards II, above 15 is appeal."""
        zoo = self.turn.zoo
        reached = zoo.reputation + self.reached[_REPUTATION]
        needs_side = reached > board.REPUTATION_WITHOUT_CARDS_II and not zoo.is_upgraded(Action.CARDS)
        appeal = Touches.APPEAL if reached > board.MOST_REPUTATION else NOTHING
        return appeal, Touches.SIDES if needs_side else NOTHING

    def _beside_conservation(self) -> Touched:
        """10 points cost a card."""
        points = self.reached[_CONSERVATION]
        if points and not self.turn.table.ten_reached and self.turn.zoo.conservation + points >= board.DISCARD_FINAL_AT:
            return Touches.FINALS, Touches.FINALS
        return NOTHING, NOTHING

    def _beside_workers(self) -> Touched:
        """The last worker is hired once."""
        hired = self.turn.zoo.hired
        is_last = hired < board.MOST_WORKERS < hired + self.reached[_WORKERS]
        return NOTHING, Touches.WORKERS if is_last else NOTHING

    def touches(self, effect: Effect) -> Touched:
        """What an effect can change and look at, whichever of the others have come before it."""
        touched = touched_by(self.turn, effect)
        return _followed(self._by_track, *touched) if self._by_track else touched


def _followed(by_track: dict[int, Touched], changes: int, looks_at: int) -> Touched:
    """With what the tracks bring that are moved."""
    for track, (more, seen) in by_track.items():
        if changes & track:
            changes, looks_at = changes | more, looks_at | seen
    return changes, looks_at
