"""What effects change and look at, so that an order is asked for only where it can matter [AN-2.5].

Effects of one moment are judged together: a gain that reaches nothing by itself may do so after another one, so each
is taken for as far-reaching as all of them can make it. Rather one question too many than an order nobody can choose.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from soloist.games.arknova import board
from soloist.games.arknova.buildings import PAVILION
from soloist.games.arknova.cards import Ability, Action, Count, Counted, Effect, Gain, Place, Resource, Tiers, Tokens
from soloist.games.arknova.counting import amount_of
from soloist.games.arknova.hexes import bits
from soloist.games.arknova.rewards import effects_of
from soloist.games.arknova.state import Zoo
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
    Counted.KIOSK: Touches.MAP,
    Counted.OCCUPIED_ENCLOSURE_1: Touches.MAP,
    Counted.ADJACENT_BUILDING: Touches.MAP,
    Counted.CONNECTED_WATER: Touches.MAP,
    Counted.CONNECTED_ROCK: Touches.MAP,
    Counted.CONNECTED_BORDER: Touches.MAP,
    Counted.CONNECTED_BONUS: Touches.MAP,
    Counted.ISOLATED_WATER: Touches.MAP,
    Counted.ISOLATED_ROCK: Touches.MAP,
    Counted.ISOLATED_BONUS: Touches.MAP,
    Counted.EMPTY_SPACE: Touches.MAP,
    Counted.EMPTY_GROUP_OF_6: Touches.MAP,
    Counted.ALL_WATER_CONNECTED: Touches.MAP,
    Counted.ALL_ROCK_CONNECTED: Touches.MAP,
    Counted.ALL_BORDER_COVERED: Touches.MAP,
    Counted.MAP_COVERED: Touches.MAP,
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
    """A building changes the map, and may bring any placement bonus that is still there [AN-5.8, 5.10]."""
    zoo = turn.zoo
    changes, looks_at = Touches.MAP | Touches.MONEY, Touches.MAP
    if is_nearly_full(zoo):
        changes |= Touches.APPEAL
    if zoo.map.hollywood & ~zoo.covered:
        changes |= Touches.CARDS  # [AN-M.8]
    if zoo.map.build2 & ~zoo.covered and not zoo.is_upgraded(Action.BUILD):
        looks_at |= Touches.SIDES  # spaces marked II
    for effect in bonus_effects(zoo):
        more = touched_by(turn, effect)
        changes, looks_at = changes | more[0], looks_at | more[1]
    return changes, looks_at


def bonus_effects(zoo: Zoo) -> Iterator[Effect]:
    """Placement bonuses that are still there, but for buildings, which would look at all the others again."""
    for number in bits(zoo.map.bonus_mask & ~zoo.covered):
        reward = zoo.map.bonus[number]
        assert reward is not None
        for effect in effects_of(reward):
            if type(effect) is not Place:
                yield effect


def is_nearly_full(zoo: Zoo) -> bool:
    return (zoo.map.ground & ~zoo.covered).bit_count() <= NEARLY_FULL


# all of one moment


class Outlook:
    """How far the effects of one moment can bring their owner together, and what the rewards on the way touch."""

    __slots__ = ("_by_track", "conservation", "reputation", "turn", "workers")

    def __init__(self, turn: Turn, effects: Sequence[Effect]) -> None:
        self.turn = turn
        self.reputation = self.conservation = self.workers = 0  # steps, points and workers at most
        for effect in effects:
            self._add(effect)
        reached = (0, 0, 0)
        while reached != self.reached:  # rewards on the way may lead further
            reached = self.reached
            rewards = [reward for track in TRACKS for reward in self.rewards(track)]
            self.reputation = self.conservation = self.workers = 0
            for effect in (*effects, *rewards):
                self._add(effect)
        self._by_track = self._touched_on_tracks() if any(reached) else {}

    @property
    def reached(self) -> tuple[int, int, int]:
        return self.reputation, self.conservation, self.workers

    def _add(self, effect: Effect) -> None:
        if type(effect) is Gain or type(effect) is Tiers:
            if effect.what is Resource.REPUTATION:
                self.reputation += amount_of(self.turn.table, self.turn.seat, effect)
            elif effect.what is Resource.CONSERVATION:
                self.conservation += amount_of(self.turn.table, self.turn.seat, effect)
            elif effect.what is Resource.WORKER:
                self.workers += amount_of(self.turn.table, self.turn.seat, effect)
        elif type(effect) is Place or (type(effect) is Ability and effect.keyword in _PLACING):
            for bonus in bonus_effects(self.turn.zoo):
                self._add(bonus)
        elif type(effect) is Ability and effect.keyword == "full_throated":
            self.workers += 1

    def rewards(self, track: int) -> Iterable[Effect]:
        """What can be reached along a track; of a choice all that can be chosen [AN-9.1, 9.2, 9.3, 7.14]."""
        if track == Touches.REPUTATION:
            return self._reputation_rewards()
        return self._conservation_rewards() if track == Touches.CONSERVATION else self._worker_rewards()

    def _reputation_rewards(self) -> Iterator[Effect]:
        now = self.turn.zoo.reputation
        for space in range(now + 1, min(now + self.reputation, board.MOST_REPUTATION) + 1):
            if space in board.REPUTATION_REWARDS:
                yield board.REPUTATION_REWARDS[space]

    def _conservation_rewards(self) -> Iterator[Effect]:
        zoo, table = self.turn.zoo, self.turn.table
        if not self.conservation:
            return
        for place, (space, gains) in enumerate(board.CONSERVATION_REWARDS.items()):
            if zoo.conservation + self.conservation >= space and not zoo.reached >> place & 1:
                yield from gains
                if space in board.TILE_SPACES:
                    for tile in table.tiles[board.TILE_SPACES.index(space)]:
                        yield tile.effect

    def _worker_rewards(self) -> Iterator[Effect]:
        hired = self.turn.zoo.hired - board.START_WORKERS
        for rewards in self.turn.zoo.map.workers[hired : hired + self.workers]:
            for reward in rewards:
                yield from effects_of(reward)

    def _touched_on_tracks(self) -> dict[int, Touched]:
        """By track, what its rewards touch; a reward may lead on along another track."""
        found = {}
        for track in TRACKS:
            changes, looks_at = self._beside_rewards(track)
            for reward in self.rewards(track):
                more = touched_by(self.turn, reward)
                changes, looks_at = changes | more[0], looks_at | more[1]
            found[track] = changes, looks_at
        for _ in TRACKS:
            found = {track: _followed(found, *found[track]) for track in TRACKS}
        return found

    def _beside_rewards(self, track: int) -> Touched:
        """Steps above 9 need Cards II, above 15 is appeal; 10 points cost a card; the last worker is hired once."""
        zoo = self.turn.zoo
        if track == Touches.REPUTATION:
            reached = zoo.reputation + self.reputation
            needs_side = reached > board.REPUTATION_WITHOUT_CARDS_II and not zoo.is_upgraded(Action.CARDS)
            appeal = Touches.APPEAL if reached > board.MOST_REPUTATION else NOTHING
            return appeal, Touches.SIDES if needs_side else NOTHING
        if track == Touches.CONSERVATION:
            reached = zoo.conservation + self.conservation
            if reached >= board.DISCARD_FINAL_AT and self.conservation and not self.turn.table.ten_reached:
                return Touches.FINALS, Touches.FINALS
        elif zoo.hired < board.MOST_WORKERS < zoo.hired + self.workers:
            return NOTHING, Touches.WORKERS
        return NOTHING, NOTHING

    def touches(self, effect: Effect) -> Touched:
        """What an effect can change and look at, whichever of the others have come before it."""
        return _followed(self._by_track, *touched_by(self.turn, effect))


def _followed(by_track: dict[int, Touched], changes: int, looks_at: int) -> Touched:
    """With what the tracks bring that are moved."""
    for track, (more, seen) in by_track.items():
        if changes & track:
            changes, looks_at = changes | more, looks_at | seen
    return changes, looks_at
