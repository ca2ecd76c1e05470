"""A bot that plays a recognisable game of Ark Nova: it weighs every answer in points and takes the best.

It collects for the projects in play, builds for the animals in its hand, and uses the action card that promises most
where it stands. It knows only its seat's view.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from soloist.bots.arknova.actions import Actions
from soloist.bots.arknova.cards import TAKEN, Cards
from soloist.bots.arknova.goals import Goals
from soloist.bots.arknova.worth import UPGRADE, X_TOKENS, Standing, total
from soloist.bots.arknova.zoo_map import Ground, bonus_values
from soloist.engine.dice import Stream
from soloist.engine.flow import DONE
from soloist.engine.notation import Word
from soloist.engine.question import Question
from soloist.engine.seats import Seat, Wants, pick_best
from soloist.games.arknova import answers, board, free_actions, maps, ordering, performing, questions, specials, state
from soloist.games.arknova.abilities import drawing, interactive
from soloist.games.arknova.buildings import KIND, KIOSK, PAVILION, Footprint, Kind
from soloist.games.arknova.cards import Action, Animal, Card, FinalScoring, Icon, Level, Project, Size, Sponsor
from soloist.games.arknova.conditions import level_of
from soloist.games.arknova.counting import MONEY_PER_STORED_CARD
from soloist.games.arknova.view import View, table_of

MOVES_UP = 0.3  # each action card that moves up a slot
FOLLOWING = 0.6  # what the best action of the next turn will bring
PATIENCE = 0.1  # what a stronger action would bring more, for each slot lost by using it too early
FIRST = 100.0  # more than any action is worth
PITY = 0.06  # what an action would bring now, for each slot lost by using it for an X-token
MOVING = (questions.WHICH_ACTION, questions.WHICH_EXTRA_ACTION)  # where an action card is used that goes to slot 1
SPENT = 0.8  # an X-token spent, as a part of its worth
MOVED, MOVING_IN = 0.5, 0.3  # each space that becomes free when an animal moves, and the space it takes
TUCKED = 0.5  # an animal above the map
DUG = 1.0  # a card of the display that is worth less is better gone
WANTED = 0.3  # each slot that an action card moves up by an effect
SIDE_II = {Action.ASSOCIATION: 1.2, Action.SPONSORS: 1.0, Action.ANIMALS: 0.95, Action.CARDS: 0.95, Action.BUILD: 0.7}

ORDER = (
    "venom", "constriction", "upgrade", "release", "worker", "money", "appeal", "reputation", "university",
    "partner_zoo", "conservation", "x_token", "card", "sprint", "hunter", "perception", "scavenging", "snapping",
    "sponsor_magnet", "digging", "pouch", "sunbathing", "determination", "action", "hypnosis", "boost", "clever",
)  # fmt: skip
"""What comes first when several things come at once: what makes the others better, cards before they are sold."""
BUILDING_FIRST = len(ORDER) - 2.5  # a sponsor's unique building: after an upgrade, which may open more places


class Greedy:
    """Takes what promises most."""

    wants = Wants.VIEW

    def choose(self, question: Question, sight: View, chance: Stream) -> Any:
        if len(question.options) == 1:
            return question.options[0]
        return pick_best(question.options, Judge(sight, question).worth, chance)


class Judge:
    """Weighs the options of one question."""

    def __init__(self, view: View, question: Question) -> None:
        self.question = question
        self.ask = question.ask
        hands = tuple([len(zoo.hand) for zoo in view.zoos])
        self.standing = Standing(table_of(view), question.seat, hands)
        self.zoo = self.standing.zoo

    @cached_property
    def goals(self) -> Goals:
        return Goals(self.standing)

    @cached_property
    def cards(self) -> Cards:
        return Cards(self.standing, self.goals)

    @cached_property
    def ground(self) -> Ground:
        return Ground(self.standing, self.cards)

    @cached_property
    def actions(self) -> Actions:
        return Actions(self.standing, self.goals, self.cards, self.ground)

    def worth(self, option: Any) -> float:
        weigh = WEIGHED.get(type(option))
        return 0.0 if weigh is None else weigh(self, option)

    # action cards

    def use(self, option: answers.Use | answers.TakeXToken) -> float:
        """An action card with so many X-tokens, and the cards that move up behind it."""
        ask, action = self.ask, option.action
        owner = self.standing.table.zoos[self.question.about] if ask is questions.WHICH_HYPNOTISED else self.zoo
        ahead = owner.slot_of(action) - 1 if ask in MOVING else 0
        after = FOLLOWING * self.following(action) if ask is questions.WHICH_ACTION else 0.0
        if isinstance(option, answers.TakeXToken):
            return self.standing.x_tokens(1) + (MOVES_UP - PITY * max(0.0, self.now(action))) * ahead + after
        strength = performing.strength_of(self.standing.turn, owner, action, option.tokens)
        worth = self.actions.worth(action, strength) - self.spent(option.tokens)
        if ahead and strength < board.STRONGEST:
            later = self.actions.worth(action, board.STRONGEST)
            worth -= PATIENCE * ahead * max(0.0, later - worth)
        return worth + MOVES_UP * ahead + after

    def following(self, used: Action) -> float:
        """The best action of the next turn, when the cards that stood left of the one used have moved up [AN-2.3]."""
        places = list(enumerate(self.zoo.order, 1))
        slot = self.zoo.slot_of(used)
        return max(self.actions.worth(other, place + (place < slot)) for place, other in places if other is not used)

    def now(self, action: Action) -> float:
        """What an action card would bring where it stands."""
        return self.actions.worth(action, self.with_strength(action))

    def spent(self, tokens: int) -> float:
        """X-tokens that are gone."""
        have = self.zoo.x_tokens
        return SPENT * total(X_TOKENS[have - tokens : have])

    def action_card(self, action: Action) -> float:
        match self.ask:
            case questions.WHICH_UPGRADE:
                return UPGRADE * SIDE_II[action] + self.upgrade_needed(action)
            case questions.WHICH_MULTIPLIED:
                return self.now(action)
        return self.slot(action, 1)

    def upgrade_needed(self, action: Action) -> float:
        """Cards in hand that ask for side II."""
        if action is Action.CARDS and self.zoo.reputation >= board.REPUTATION_WITHOUT_CARDS_II - 2:
            return 1.5
        kinds = {Action.ANIMALS: Animal, Action.SPONSORS: Sponsor}
        kind = kinds.get(action)
        if kind is None:
            return 0.0
        asking = [card for card in self.zoo.hand if not isinstance(card, Project) and card.needs.upgraded]
        return float(sum(isinstance(card, kind) for card in asking))

    def slot(self, action: Action, slot: int) -> float:
        """Moving an action card: those it leaves behind move up, or down."""
        before = self.zoo.order
        rest = [other for other in before if other is not action]
        rest.insert(slot - 1, action)
        moved = [other for other in Action if other in before]
        return total([(rest.index(other) - before.index(other)) * self.wanted(other) for other in moved])

    def wanted(self, action: Action) -> float:
        """How much a slot more is wanted for this action."""
        return WANTED + PITY * max(0.0, self.actions.worth(action, board.STRONGEST))

    # cards

    def animal(self, animal: Animal) -> float:
        cards = self.cards
        match self.ask:
            case questions.WHICH_ANIMAL | questions.WHICH_NEXT_ANIMAL:
                return cards.playing(animal, self.folder(animal)) + cards.home(cards.best_homes(animal)[0], animal)
            case questions.ONE_MORE_SMALL_ANIMAL:
                return cards.playing(animal)
            case questions.WHICH_RELEASED:
                return -self.goals.lost(animal)
            case questions.WHO_MOVES_IN:
                return MOVED * animal.size - MOVING_IN
            case questions.TUCK_ANIMAL:
                return TUCKED + self.goals.card(animal)
            case questions.WHICH_DUG | questions.WHICH_DUG_FROM_HAND if self.may_tuck and animal not in self.zoo.hand:
                return TUCKED + self.goals.card(animal)
        return self.any_card(animal)

    @property
    def may_tuck(self) -> bool:
        """Map 10: whether a card that is dug away may be kept above the map [AN-M.10]."""
        has_station = any(reward is not None and reward.kind is maps.Gain.RESCUE for reward in self.zoo.map.bonus)
        return has_station and len(self.zoo.tucked) < specials.MOST_TUCKED

    def sponsor(self, sponsor: Sponsor) -> float:
        match self.ask:
            case questions.WhichSponsor():
                return self.actions.sponsor(sponsor)
            case questions.SPONSOR_FOR_MONEY:
                cost = self.standing.money(-level_of(self.zoo, sponsor))
                return self.cards.sponsor(sponsor) + cost - self.cards.held(sponsor)
        return self.any_card(sponsor)

    def project(self, project: Project) -> float:
        return self.actions.project(project) if self.ask is questions.WHICH_PROJECT else self.any_card(project)

    def any_card(self, card: Card) -> float:
        """A card to keep, to take or to part with."""
        match self.ask:
            case questions.WHICH_FIRST_CARDS | questions.WHICH_KEPT:
                return self.cards.keep(card)
            case questions.WHICH_DISCARDED | questions.WhichDiscardedInBreak() | questions.WHICH_SOLD_AT_HARBOUR:
                return -self.cards.keep(card)
            case questions.WHICH_DUG | questions.WHICH_DUG_FROM_HAND:
                return DUG - self.cards.keep(card)
            case questions.WHICH_TAKEN_BACK:
                return -1.0 if isinstance(card, Animal) else self.cards.keep(card)
            case questions.WHICH_STORED:
                return self.stored(card)
            case questions.WHICH_POUCHED:
                return self.standing.appeal(drawing.POUCH_APPEAL) - self.cards.held(card)
            case questions.WHICH_SUNBATHING:
                return self.standing.money(drawing.SUN_MONEY) - self.cards.held(card)
        return self.actions.take(card)

    def stored(self, card: Card) -> float:
        """Under the notepad a card pays in each break; but only animals can be played from there [AN-M.11]."""
        return MONEY_PER_STORED_CARD * self.standing.rate * self.standing.breaks_left - (not isinstance(card, Animal))

    def folder(self, card: Card) -> int:
        table = self.standing.table
        return table.folder_of(card) if card in table.display else 0

    # buildings

    def kind(self, kind: Kind) -> float:
        if isinstance(self.ask, questions.WhichBuilding) or self.ask is questions.ONE_MORE_BUILDING:
            return self.actions.kind(kind)
        return self.ground.building(kind)[0]

    def building(self, building: state.Building) -> float:
        if self.ask is questions.WHICH_ENCLOSURE_FREED:
            return float(building.kind.size)
        return self.cards.home(building, self.question.about)

    # tasks

    def task(self, task: board.Task) -> float:
        """Alone, or with what can be done beside it."""
        if self.ask is questions.WHICH_WORKER_RETURNS:
            return float(task)
        tasks = [option for option in self.question.options if isinstance(option, board.Task)]
        if not self.zoo.is_upgraded(Action.ASSOCIATION):
            return self.actions.task(task)
        strength = max(int(max(tasks)), self.with_strength(Action.ASSOCIATION))
        if self.question.passing is DONE:
            strength = int(max(tasks))
        sets = self.actions.task_sets(tasks, strength)
        return max((worth for worth, some in sets if task in some), default=0.0)

    # the rest

    def assignment(self, size: Size) -> float:
        return float(sum(isinstance(card, Animal) and card.size_class is size for card in self.zoo.hand))

    def label(self, code: str) -> float:
        """A reward to choose, or what comes first."""
        if self.ask in (questions.WHICH_TRACK_REWARD, questions.WHICH_MARKER_BONUS):
            return self.track_reward(code)
        if code in KIND:
            return BUILDING_FIRST
        words = [word.partition(":")[0] for word in code.split()]
        return max((float(len(ORDER) - ORDER.index(word)) for word in words if word in ORDER), default=0.0)

    def track_reward(self, code: str) -> float:
        if code.startswith("tile "):
            return self.standing.effect(board.BONUS_TILE[code.removeprefix("tile ")].effect)
        reward = TRACK_REWARDS.get(code)
        return 0.5 if reward is None else reward(self)

    def word(self, word: Word) -> float:
        weigh = WORDS.get(word)
        return 0.0 if weigh is None else weigh(self)

    def with_strength(self, action: Action) -> int:
        return performing.strength_of(self.standing.turn, self.zoo, action)

    def harbour(self) -> float:
        """Selling a card that is worth less than the money; before anything else."""
        worst = min(self.cards.held(card) for card in self.zoo.hand)
        return FIRST if self.standing.money(free_actions.HARBOUR_MONEY) > worst else -FIRST

    def unstoring(self) -> float:
        """A stored sponsor or project can be played only from the hand."""
        useful = [card for card in self.zoo.stored if not isinstance(card, Animal)]
        good = any(self.cards.keep(card) > self.cards.unseen for card in useful)
        return FIRST if good and self.ask is questions.WHICH_ACTION else -FIRST


WEIGHED: dict[type, Callable[[Judge, Any], float]] = {
    answers.Use: Judge.use,
    answers.TakeXToken: Judge.use,
    Animal: Judge.animal,
    Sponsor: Judge.sponsor,
    Project: Judge.project,
    FinalScoring: lambda judge, card: (
        judge.cards.final(card) * (-1 if judge.ask is questions.WHICH_FINAL_DISCARDED else 1)
    ),
    Kind: Judge.kind,
    Footprint: lambda judge, spot: judge.ground.place(judge.question.about, spot),
    state.Building: Judge.building,
    board.Task: Judge.task,
    board.University: lambda judge, university: judge.goals.university(university),
    Level: lambda judge, level: judge.goals.support(judge.question.about, level),
    maps.LeftToken: lambda judge, token: judge.standing.left_token(token),
    Action: Judge.action_card,
    Icon: lambda judge, icon: judge.goals.partner_zoo(icon) if judge.ask is questions.WHICH_PARTNER_ZOO else 1.0,
    answers.Slot: lambda judge, slot: judge.slot(judge.question.about, slot.number),
    ordering.Label: lambda judge, label: judge.label(label.code),
    maps.Reward: lambda judge, reward: judge.standing.reward(reward),
    Seat: lambda judge, seat: float(judge.standing.table.zoos[seat].score),
    Size: Judge.assignment,
    maps.ZooMap: lambda _, ground: total(bonus_values(ground)),
    Word: Judge.word,
}
"""What each kind of option is worth."""
WORDS: dict[Word, Callable[[Judge], float]] = {
    answers.BREAK: lambda judge: judge.actions.break_option(judge.with_strength(Action.SPONSORS)),
    answers.DONATE: lambda judge: judge.actions.donation(),
    answers.DECK: lambda judge: judge.cards.unseen,
    answers.DRAW: lambda judge: judge.actions.draw(min(board.STRONGEST, judge.with_strength(Action.CARDS))),
    answers.SNAP: lambda judge: judge.actions.snap(),
    answers.REFILL: lambda judge: judge.cards.unseen,
    answers.FROM_HAND: lambda judge: judge.cards.unseen - TAKEN * judge.cards.hand[-1],
    answers.GIVE_MONEY: lambda judge: judge.standing.money(-interactive.STOLEN),
    answers.GIVE_CARD: lambda judge: -total([judge.cards.held(card) for card in judge.zoo.hand]) / len(judge.zoo.hand),
    answers.HARBOUR: Judge.harbour,
    answers.UNSTORE: Judge.unstoring,
}
TRACK_REWARDS: dict[str, Callable[[Judge], float]] = {
    "upgrade": lambda judge: UPGRADE * judge.standing.engine,
    "worker": lambda judge: judge.standing.workers(1),
    "money": lambda judge: judge.standing.money(5 if judge.ask is questions.WHICH_TRACK_REWARD else 4),
    "reputation": lambda judge: judge.standing.reputation(1),
    "appeal": lambda judge: judge.standing.appeal(2),
    "kiosk": lambda judge: judge.ground.building(KIOSK)[0],
    "pavilion": lambda judge: judge.ground.building(PAVILION)[0],
}
