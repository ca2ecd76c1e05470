"""What the greedy bot expects of each action card at a given strength."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

from soloist.bots.arknova.cards import Cards
from soloist.bots.arknova.goals import Goals
from soloist.bots.arknova.worth import Standing, once, total
from soloist.bots.arknova.zoo_map import Ground
from soloist.games.arknova import board, conditions, projects, state
from soloist.games.arknova.actions import association, build, sponsors
from soloist.games.arknova.board import Task
from soloist.games.arknova.buildings import Kind
from soloist.games.arknova.cards import Action, Animal, Card, Project, Sponsor

WORKER_BACK = 1.2  # a worker that returns in a break
SECOND_WORKER = 0.8  # sending two workers instead of one
LAST_WORKER = 1.0  # sending the last worker out while a project could soon be supported
CARD_LOST = 1.0  # a card above the hand limit of somebody else
DISCARDED = 0.4  # a card discarded, as a part of one drawn
OTHERS = 0.3  # what a break brings the others, on average, counts against it
NEVER = -1000.0


@dataclass(eq=False)
class Actions:
    """Weighs the actions of one seat."""

    standing: Standing
    goals: Goals
    cards: Cards
    ground: Ground
    known: dict[Any, float] = field(default_factory=dict)

    def worth(self, action: Action, strength: int) -> float:
        if action in (Action.CARDS, Action.ANIMALS):
            strength = min(strength, board.STRONGEST)
        return WEIGHED[action](self, strength)

    # the break

    def break_steps(self, steps: int) -> float:
        """Moving the break token: who gains more by a break, and the X-token for reaching it."""
        table = self.standing.table
        left = table.break_steps - table.break_step
        if left <= 0:
            return 0.0
        mine = self._break(self.standing.zoo)
        others = [self._break(zoo) for zoo in table.zoos if zoo is not self.standing.zoo]
        ahead = mine - OTHERS * total(others) / len(others)
        worth = ahead * min(steps, left) / table.break_steps
        return worth + self.standing.x_tokens(1) if steps >= left else worth

    def _break(self, zoo: state.Zoo) -> float:
        """What a break would bring a zoo now."""
        standing = self.standing
        worth = board.INCOME[min(zoo.appeal, board.MOST_APPEAL)] * standing.rate
        worth += WORKER_BACK * (zoo.hired - zoo.workers)
        over = standing.hand_size(zoo) - zoo.hand_limit
        if over > 0:
            if zoo is standing.zoo:
                worth -= self.cards.losing(over)
            else:
                worth -= CARD_LOST * over
        return worth

    # Cards

    def draw(self, strength: int) -> float:
        """Draw and discard by the table [AN-4.2, AN-4.4]."""
        standing, zoo = self.standing, self.standing.zoo
        side = zoo.is_upgraded(Action.CARDS)
        drawn = board.DRAW[side][strength]
        worth = drawn * self.cards.unseen
        if side:
            shown = sorted((self.take(card) for card in standing.table.in_range(zoo)), reverse=True)
            worth = total([max(self.cards.unseen, each) for each in shown[:drawn]])
            worth += self.cards.unseen * max(0, drawn - len(shown))
        if board.DISCARD[side][strength]:
            worth -= DISCARDED * self.cards.unseen
        return worth

    def take(self, card: Card) -> float:
        """A card of the display into the hand."""
        return self.cards.taking(self.cards.keep(card))

    def snap(self) -> float:
        """The best card of the display [AN-4.3]."""
        shown = [self.take(card) for card in self.standing.table.display if card is not None]
        return max(shown, default=0.0)

    @once
    def cards_action(self, strength: int) -> float:
        side = self.standing.zoo.is_upgraded(Action.CARDS)
        worth = self.draw(strength)
        if strength >= board.SNAP_FROM[side]:
            worth = max(worth, self.snap())
        return worth + self.break_steps(board.CARDS_BREAK)

    # Build

    @once
    def build_action(self, strength: int) -> float:
        """One building, on side II several different ones [AN-5.1]."""
        zoo = self.standing.zoo
        upgraded = zoo.is_upgraded(Action.BUILD)
        kinds = build.buildable(zoo, strength, [], upgraded)
        return self.buildings(kinds, strength, upgraded) if kinds else NEVER

    def buildings(self, kinds: list[Kind], size: int, several: bool) -> float:
        """The best of these buildings, then the next ones as far as size and money go."""
        worth, kind, animal = self.best_building(kinds, ())
        total, money = worth, self.standing.zoo.money
        housed: tuple[Animal, ...] = ()
        while several:
            size -= kind.size
            money -= kind.cost
            housed = (*housed, animal) if animal is not None else housed
            kinds = [other for other in kinds if other is not kind and other.size <= size and other.cost <= money]
            if not kinds:
                break
            worth, kind, animal = self.best_building(kinds, housed)
            if worth <= 0:
                break
            total += worth
        return total

    def best_building(self, kinds: list[Kind], housed: tuple[Animal, ...]) -> tuple[float, Kind, Animal | None]:
        """The best building after paying, and the animal it is for; some have their enclosures already."""
        found = []
        for kind in kinds:
            worth, animal = self.ground.building(kind, housed)
            found.append((worth + self.standing.money(-kind.cost), kind, animal))
        return max(found, key=lambda each: each[0])

    def kind(self, kind: Kind) -> float:
        return self.ground.building(kind)[0] + self.standing.money(-kind.cost)

    # Animals

    @once
    def animals_action(self, strength: int) -> float:
        """The best animals that can be played together [AN-6.1]."""
        standing, zoo = self.standing, self.standing.zoo
        upgraded = zoo.is_upgraded(Action.ANIMALS)
        number = board.PLAY_ANIMALS[upgraded][max(0, strength)]
        money = zoo.money
        taken: list[state.Building] = []
        total = 0.0
        for worth, animal, folder in self.cards.playable:
            cost = conditions.price(zoo, animal, folder)
            if not number or cost > money or (worth <= 0 and total):
                continue
            home = next((home for home in self.cards.best_homes(animal) if home not in taken), None)
            if home is None:
                continue
            if isinstance(home, state.Building) and home.kind.is_standard:
                taken.append(home)
            money -= cost
            number -= 1
            total += worth + self.cards.home(home, animal)
        if upgraded and strength >= board.ANIMALS_REPUTATION_FROM:
            total += standing.reputation(1)
        return total

    # Association

    @once
    def association_action(self, strength: int) -> float:
        """The best task, on side II the best tasks together and a donation [AN-7.1, AN-7.13]."""
        turn, zoo = self.standing.turn, self.standing.zoo
        upgraded = zoo.is_upgraded(Action.ASSOCIATION)
        tasks = association.possible_tasks(turn, strength, [], upgraded)
        worth = self.tasks(tasks, strength, upgraded)
        return worth + max(0.0, self.donation()) if upgraded else worth

    def tasks(self, tasks: list[Task], strength: int, several: bool) -> float:
        if not several:
            return max((self.task(task) for task in tasks), default=NEVER)
        return max((worth for worth, _ in self.task_sets(tasks, strength)), default=NEVER)

    def task_sets(self, tasks: list[Task], strength: int) -> list[tuple[float, tuple[Task, ...]]]:
        """Tasks that can be done together, with what they bring."""
        zoo = self.standing.zoo
        found = []
        for number in range(1, len(tasks) + 1):
            for some in combinations(tasks, number):
                workers = sum(association.workers_for(zoo, task) or 9 for task in some)
                value = sum(association.task_value(zoo, task) for task in some)
                if workers <= zoo.workers and value <= strength:
                    found.append((total([self.task(task) for task in some]), some))
        return found

    def task(self, task: Task) -> float:
        standing, zoo = self.standing, self.standing.zoo
        worth = self._task(task)
        workers = association.workers_for(zoo, task) or 1
        worth -= SECOND_WORKER * (workers - 1)
        if task is not Task.PROJECT and zoo.workers <= workers:
            worth -= LAST_WORKER * min(1.0, standing.turns_left / 4) * self.project_waits
        return worth

    @cached_property
    def project_waits(self) -> bool:
        return projects.can_support_any(self.standing.turn, self.standing.zoo.is_upgraded(Action.ASSOCIATION))

    def _task(self, task: Task) -> float:
        standing, table, zoo = self.standing, self.standing.table, self.standing.zoo
        match task:
            case Task.REPUTATION:
                return standing.reputation(board.TASK_REPUTATION)
            case Task.PARTNER_ZOO:
                return max(self.goals.partner_zoo(each) for each in association.partner_zoos_for(table, zoo))
            case Task.UNIVERSITY:
                return max(self.goals.university(each) for each in association.universities_for(table, zoo))
        upgraded = zoo.is_upgraded(Action.ASSOCIATION)
        return max((self.project(project) for project in projects.supportable(standing.turn, upgraded)), default=NEVER)

    def project(self, project: Project) -> float:
        """Supporting it now, paid if it lies on the display."""
        table = self.standing.table
        worth = self.goals.supporting(project)
        if project in table.display:
            worth += self.standing.money(-table.folder_of(project))
        return worth

    def donation(self) -> float:
        cost = association.donation_price(self.standing.table)
        if cost > self.standing.zoo.money:
            return 0.0
        return self.standing.conservation(1) + self.standing.money(-cost)

    # Sponsors

    @once
    def sponsors_action(self, strength: int) -> float:
        """One sponsor, on side II several; or the break option [AN-8.1, AN-8.2]."""
        standing, zoo = self.standing, self.standing.zoo
        upgraded = zoo.is_upgraded(Action.SPONSORS)
        left = strength + board.SPONSOR_EXTRA_LEVEL[upgraded]
        found = sponsors.playable(standing.table, zoo, left, upgraded)
        total = 0.0
        for sponsor in sorted(found, key=lambda each: -self.sponsor(each)):
            worth, level = self.sponsor(sponsor), conditions.level_of(zoo, sponsor)
            if level <= left and (worth > 0 or not total):
                total += worth
                left -= level
                if not upgraded:
                    break
        return max(total, self.break_option(strength))

    def sponsor(self, sponsor: Sponsor) -> float:
        """Playing it from hand or from the display."""
        table = self.standing.table
        worth = self.cards.sponsor(sponsor)
        if sponsor in table.display:
            worth += self.standing.money(-table.folder_of(sponsor))
        return worth

    def break_option(self, strength: int) -> float:
        upgraded = self.standing.zoo.is_upgraded(Action.SPONSORS)
        money = strength * board.SPONSOR_BREAK_MONEY[upgraded]
        return self.standing.money(money) + self.break_steps(strength)


WEIGHED = {
    Action.CARDS: Actions.cards_action, Action.BUILD: Actions.build_action, Action.ANIMALS: Actions.animals_action,
    Action.ASSOCIATION: Actions.association_action, Action.SPONSORS: Actions.sponsors_action,
}  # fmt: skip
