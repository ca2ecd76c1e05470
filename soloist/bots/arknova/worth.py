"""What things are worth to the greedy bot, in points at the end of the game. Numbers in capitals are its taste.

A point of appeal is one point; everything else is weighed against it, and by how long the game still lasts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, wraps
from typing import Any, Protocol, TypeVar

from soloist.engine.seats import Seat
from soloist.games.arknova import board, buildings, counting, effect_facts, maps, rewards, state, turn_context
from soloist.games.arknova.cards import CATEGORIES, CONTINENTS, Ability, Action, Animal, Card, Icon, Size, Sponsor
from soloist.games.arknova.effect_facts import Count, Counted, Effect, Gain, Resource, Tiers
from soloist.games.arknova.turn import SOLO_BREAKS

PACE = 4.0  # points that a player makes in a turn
TURNS_PER_BREAK = 5.0
CONSERVATION_PER_TURN = 0.6
APPEAL_PER_BREAK = 9

MONEY = 0.3
RICH = 25  # money beyond it is worth half
SPENT_HALF = 3  # so many turns before the end money is worth half, as it must still be spent
X_TOKENS: tuple[float, ...] = (1.5, 1.3, 1.0, 0.7, 0.4)  # the first, the second …
REPUTATION = 0.9
WIDER_RANGE = 0.5
CARD = 1.8
SNAP = 2.6
EMPTY_HAND, IN_HAND, FULL_HAND = 1.3, 0.13, 0.35  # how much a card counts, less with each in hand, and at least
WORKER: tuple[float, ...] = (5.0, 4.0, 3.0)  # the second, third and fourth
UPGRADE = 3.0
PARTNER_ZOO = 4.0
UNIVERSITY = 4.0
MULTIPLIER = 2.0
SPONSOR_FOR_MONEY = 1.5
TRACK_REWARD = {2: 5.0, 5: 3.0, 8: 3.0}
FREE_BUILDING = 0.5  # beside what it saves
TOKEN = 2.0  # on a sponsor, to stand for an icon or to play another sponsor
COVERED = 8  # spaces beside water, or beside rock, that are covered in a game
ENGINE_TURNS = 12.0  # what works for the rest of the game is worth less when that is shorter

ABILITIES = {
    "clever": 0.9, "boost": 1.0, "action": 2.2, "multiplier": MULTIPLIER, "resistance": 4.0, "assertion": 3.0,
    "dominance": 1.5, "determination": 3.0, "peacocking": 3.0, "hypnosis": 1.8, "constriction": 0.8, "venom": 0.5,
}  # fmt: skip
"""Abilities that are worth the same every time."""

PER_STEP = {
    "digging": 0.4, "posturing": 1.5, "scavenging": 0.35, "pilfering": 1.5, "hunter": 0.5, "perception": 0.8,
    "snapping": SNAP, "sprint": CARD,
}  # fmt: skip
"""Abilities that are worth so much for each of their number."""

POUCHED, SOLD = 0.6, 0.4  # a card from hand that becomes appeal or money

SPECIALS = {
    "veterinarian": 3.0, "engineer": 2.0, "diversity-researcher": 3.0, "archaeologist": 3.0,
    "migration-recording": 2.5, "quarantine-lab": 0.5, "waza-small-animals-program": 3.0,
    "waza-large-animal-program": 1.5, "waza-special-assignment": 4.0, "explorer": 3.0, "okapi-stable": 1.0,
    "free_reptile_house_or_aviary": 4.0, "recall_worker": 1.5, "remove_continent_marker": 2.0,
    "rescue_station": 1.5, "store_card": 1.0,
}  # fmt: skip

ICONS_IN_A_GAME = {Icon.BEAR: 0.7, Icon.PETTING_ZOO: 0.7, Icon.SCIENCE: 1.5, Icon.ROCK: 1.5, Icon.WATER: 1.5}
USUAL_ICONS = 2.2
OTHER_ZOO = 0.6  # icons that come into each other zoo, as a part of the own
"""How many icons of a kind come into a zoo from now on, at the start of the game."""


def total(worths: Iterable[float]) -> float:
    """One after the other: Python itself adds them more exactly from 3.12 on, and the bot would not play the same."""
    added = 0.0
    for worth in worths:
        added += worth
    return added


class Weighing(Protocol):
    """Somebody who remembers what has been weighed."""

    known: dict[Any, float]


Scales = TypeVar("Scales", bound=Weighing)
What = TypeVar("What", contravariant=True)


def once(weigh: Callable[[Scales, What], float]) -> Callable[[Scales, What], float]:
    """Weighs each thing only once; what stands on the table never changes meanwhile."""

    @wraps(weigh)
    def known(scales: Scales, what: What) -> float:
        key = (weigh, what)
        if key not in scales.known:
            scales.known[key] = weigh(scales, what)
        return scales.known[key]

    return known


class Standing:
    """The table as one seat sees it, how long the game lasts, and what things are worth at that."""

    def __init__(self, table: state.ArkNovaTable, seat: Seat, hands: tuple[int, ...]) -> None:
        self.table = table
        self.seat = seat
        self.hands = hands  # how many cards everybody holds
        self.zoo = table.zoos[seat]
        self.turn = turn_context.Turn(table, seat)
        self.known: dict[Any, float] = {}
        self.turns_left = turns_left(table)
        self.engine = self.time_for(ENGINE_TURNS)
        self.rate: float = MONEY * (1 - 0.5 ** ((self.turns_left - 1) / SPENT_HALF))

    def time_for(self, turns: float) -> float:
        """1 if so many turns follow this one, less if there are fewer."""
        return min(1.0, (self.turns_left - 1) / turns)

    @cached_property
    def breaks_left(self) -> float:
        """How many incomes are still to come."""
        table = self.table
        if table.setup.is_solo:
            return float(sum(turn >= table.turn for turn in SOLO_BREAKS))
        until_next = TURNS_PER_BREAK * (1 - table.break_step / table.break_steps)
        return max(0.0, 0.5 + (self.turns_left - until_next) / TURNS_PER_BREAK)

    def hand_size(self, zoo: state.Zoo) -> int:
        return self.hands[self.table.zoos.index(zoo)]

    # counters

    def money(self, amount: float) -> float:
        """What it is worth to have so much more, or less."""
        have = self.zoo.money
        return self._purse(have + amount) - self._purse(have)

    def _purse(self, money: float) -> float:
        return self.rate * (money if money <= RICH else (money + RICH) / 2)

    @once
    def appeal(self, amount: int) -> float:
        """A point each, and more income."""
        more, breaks, have = 0.0, self.breaks_left, self.zoo.appeal
        while breaks > 0:
            before, after = (max(0, min(at, board.MOST_APPEAL)) for at in (have, have + amount))
            more += min(1.0, breaks) * (board.INCOME[after] - board.INCOME[before])
            breaks -= 1
            have += APPEAL_PER_BREAK
        return amount + self.rate * more

    @once
    def conservation(self, amount: int) -> float:
        """The first ten bring 2 points each, the others 3; what counts is where one will be in the end."""
        have = self.zoo.conservation
        later = min(have + int(CONSERVATION_PER_TURN * (self.turns_left - 1)), board.MOST_CONSERVATION - amount)
        worth = float(board.TARGET[later] - board.TARGET[later + amount]) if later >= 0 else 0.0
        for place, space in enumerate(board.CONSERVATION_REWARDS):
            if have < space <= have + amount and not self.zoo.reached >> place & 1:
                worth += TRACK_REWARD[space] * self.engine
        return worth

    @once
    def reputation(self, steps: int) -> float:
        """Range, and the rewards beside the track."""
        zoo = self.zoo
        last = board.MOST_REPUTATION if zoo.is_upgraded(Action.CARDS) else board.REPUTATION_WITHOUT_CARDS_II
        after = max(zoo.reputation, min(zoo.reputation + steps, last))
        worth = (after - zoo.reputation) * REPUTATION * self.engine
        worth += (board.RANGE[after] - board.RANGE[zoo.reputation]) * WIDER_RANGE * self.engine
        for space in range(zoo.reputation + 1, after + 1):
            if space in board.REPUTATION_REWARDS:
                reward = board.REPUTATION_REWARDS[space]
                worth += self.gain(reward.what, reward.each)
        return worth

    def x_tokens(self, tokens: int) -> float:
        have = self.zoo.x_tokens
        return total(X_TOKENS[have : have + tokens]) * self.time_for(3)

    @once
    def workers(self, number: int) -> float:
        """The next ones to hire, with what the map gives for them."""
        zoo = self.zoo
        worth = 0.0
        for place in range(zoo.hired - 1, min(zoo.hired - 1 + number, len(WORKER))):
            worth += WORKER[place] * self.engine + total([self.reward(reward) for reward in zoo.map.workers[place]])
        return worth

    def cards(self, number: float) -> float:
        """Cards from the deck."""
        return number * CARD * self.time_for(4) * self.room_in_hand

    @cached_property
    def room_in_hand(self) -> float:
        """Cards are worth less the more one has: there is no time to play them all."""
        return max(FULL_HAND, EMPTY_HAND - IN_HAND * len(self.zoo.hand))

    def gain(self, what: Resource, amount: int) -> float:
        weigh = _WEIGHED.get(what)
        return amount * _PLAIN[what] * self.engine if weigh is None else weigh(self, amount)

    # effects

    def effect(self, effect: Effect, card: Animal | Sponsor | None = None) -> float:
        """What carrying it out once brings; `card` is about to come into the zoo with its icons."""
        match effect:
            case Gain() | Tiers():
                return self.gain(effect.what, self.amount(effect, card))
            case Ability():
                return self.ability(effect, card)
            case effect_facts.Trigger():
                return self.trigger(effect, card)
            case effect_facts.Shared():
                amount = self.amount(effect.gain, card)
                given = amount * effect.others_money * self.rate * (self.table.setup.players > 1)
                return self.gain(effect.gain.what, amount) - given / 2
            case effect_facts.Place():
                return buildings.KIND[effect.building].cost * self.rate + FREE_BUILDING
            case effect_facts.Tokens():
                return TOKEN * effect.count * self.engine
            case effect_facts.Discount():
                return effect.money * self.rate * self.expected(USUAL_ICONS)
            case effect_facts.Covering():
                return COVERED * self.rate * self.engine
            case effect_facts.Special():
                return SPECIALS.get(effect.code, 0.0) * self.engine

    def amount(self, effect: Gain | Tiers, card: Animal | Sponsor | None) -> int:
        """How much it gives once the card is in the zoo."""
        if isinstance(effect, Tiers):
            counted = self.have(effect.count, card)
            return max((much for at, much in zip(effect.at, effect.amounts, strict=True) if counted >= at), default=0)
        if effect.per is None:
            return effect.each
        amount = effect.each * (self.have(effect.per, card) // effect.every)
        return amount if effect.most is None else min(amount, effect.most)

    def have(self, what: Count, card: Card | None = None) -> int:
        number = counting.count(self.table, self.seat, what)
        return number + self.adds(card, what) if card is not None else number

    def adds(self, card: Card, what: Count) -> int:
        """How many more of what is counted a card brings into the zoo."""
        if not isinstance(card, Animal | Sponsor):
            return 0
        if isinstance(what, Icon):
            return card.counts[what]
        match what:
            case Counted.DISTINCT_CATEGORY:
                return self._new(card, CATEGORIES)
            case Counted.DISTINCT_CONTINENT:
                return self._new(card, CONTINENTS)
            case Counted.DISTINCT_ICON:
                return self._new(card, CATEGORIES) + self._new(card, CONTINENTS)
            case Counted.SMALL_ANIMAL:
                return int(isinstance(card, Animal) and card.size_class is Size.SMALL)
            case Counted.LARGE_ANIMAL:
                return int(isinstance(card, Animal) and card.size_class is Size.LARGE)
            case Counted.SPONSOR_CARD:
                return int(isinstance(card, Sponsor))
        return 0

    def _new(self, card: Animal | Sponsor, kinds: tuple[Icon, ...]) -> int:
        return sum(1 for icon in kinds if card.counts[icon] and not self.zoo.icons[icon])

    def expected(self, in_a_game: float) -> float:
        """Of what comes so often in a whole game, how much is still to come."""
        return in_a_game * self.time_for(25)

    def trigger(self, trigger: effect_facts.Trigger, card: Animal | Sponsor | None) -> float:
        """For the icons of the card itself, and for those that will follow."""
        now = card.counts[trigger.icon] if card is not None else 0
        later = self.expected(ICONS_IN_A_GAME.get(trigger.icon, USUAL_ICONS))
        in_hand = sum(
            other.counts[trigger.icon] for other in self.zoo.hand if type(other) is Animal and other is not card
        )
        later = (later + in_hand * self.time_for(6)) / 2
        if not trigger.own:
            later *= 1 + OTHER_ZOO * (self.table.setup.players - 1)
        return (now + later) * self.effect(trigger.effect)

    # abilities

    def ability(self, ability: Ability, card: Animal | Sponsor | None = None) -> float:
        """What an ability brings once the card is in the zoo [AN-15]."""
        keyword, number = ability.keyword, ability.amount
        if keyword in ABILITIES:
            return ABILITIES[keyword] * self.time_for(3)
        if keyword in PER_STEP:
            if ability.icon is not None:
                number = self.have(ability.icon, card)
            return PER_STEP[keyword] * number * self.time_for(4) * self.room_in_hand
        weigh = _ABILITIES.get(keyword)
        return 0.0 if weigh is None else weigh(self, ability, card)

    def in_all_zoos(self, ability: Ability, card: Card | None) -> int:
        """Icons of the ability's kind, everybody's counted."""
        assert ability.icon is not None
        others = sum(zoo.icons[ability.icon] for zoo in self.table.zoos if zoo is not self.zoo)
        return others + self.have(ability.icon, card)

    def to_spare(self, most: int) -> int:
        """Cards in hand besides the one that is played."""
        return min(most, max(0, len(self.zoo.hand) - 1))

    # maps

    def reward(self, reward: maps.Reward) -> float:
        return total([self.effect(effect) for effect in rewards.effects_of(reward)])

    def left_token(self, token: maps.LeftToken) -> float:
        """What it uncovers, once or now and in each break [AN-7.20]."""
        times = 1 + self.breaks_left if token.repeats else 1
        return times * self.reward(token.reward)

    @cached_property
    def best_token(self) -> float:
        tokens = [token for token in self.zoo.map.left if self.zoo.left >> token.number - 1 & 1]
        return max((self.left_token(token) for token in tokens), default=0.0)


_WEIGHED: dict[Resource, Callable[[Standing, int], float]] = {
    Resource.MONEY: Standing.money, Resource.APPEAL: Standing.appeal, Resource.CONSERVATION: Standing.conservation,
    Resource.REPUTATION: Standing.reputation, Resource.X_TOKEN: Standing.x_tokens, Resource.CARD: Standing.cards,
    Resource.WORKER: Standing.workers,
}  # fmt: skip
_PLAIN = {
    Resource.UPGRADE: UPGRADE, Resource.UNIVERSITY: UNIVERSITY, Resource.PARTNER_ZOO: PARTNER_ZOO,
    Resource.MULTIPLIER: MULTIPLIER, Resource.SPONSOR_FOR_MONEY: SPONSOR_FOR_MONEY,
}  # fmt: skip


_ABILITIES: dict[str, Callable[[Standing, Ability, Animal | Sponsor | None], float]] = {
    "pack": lambda standing, _, card: standing.appeal(standing.have(Icon.PREDATOR, card)),
    "petting_zoo_animal": lambda standing, _, card: standing.appeal(3 * standing.have(Icon.PETTING_ZOO, card)),
    "iconic_animal": lambda standing, ability, card: standing.appeal(min(8, standing.in_all_zoos(ability, card))),
    "inventive": lambda standing, ability, _: standing.x_tokens(ability.amount),
    "inventive_bear": lambda standing, _, card: standing.x_tokens(min(3, standing.have(Icon.BEAR, card))),
    "inventive_primate": lambda standing, _, card: standing.x_tokens(
        min(3, (standing.have(Icon.PRIMATE, card) + 1) // 2)
    ),
    "jumping": lambda standing, ability, _: standing.money(ability.amount),
    "full_throated": lambda standing, *_: standing.workers(1),
    "sponsor_magnet": lambda standing, *_: standing.cards(
        sum(isinstance(shown, Sponsor) for shown in standing.table.display)
    ),
    "pouch": lambda standing, ability, _: POUCHED * standing.to_spare(ability.amount),
    "sunbathing": lambda standing, ability, _: SOLD * standing.to_spare(ability.amount),
}


def turns_left(table: state.ArkNovaTable) -> float:
    """How many turns a player still has, the running one included."""
    if table.setup.is_solo:
        return float(max(1, board.SOLO_TURNS - table.turn + 1))
    if table.last_turns is not None:
        return 1.0
    ahead = max(zoo.score for zoo in table.zoos)
    return 1.0 + max(0.5, -ahead / PACE)
