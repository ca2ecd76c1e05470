"""What the greedy bot collects for: conservation projects, final scoring cards, what sponsors give at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from soloist.bots.arknova.worth import USUAL_ICONS, Standing, total
from soloist.games.arknova import board, conditions, projects, state
from soloist.games.arknova.cards import CONTINENTS, Animal, Card, Icon, Level, Project, ProjectKind, Sponsor
from soloist.games.arknova.effect_facts import Count, Counted, Resource, Tiers

CHANCE = 0.55  # of getting one more icon in time
HAND = 0.25  # what is in hand counts this much as if it were in the zoo
EFFORT = 4.5  # of supporting a project: an action, a worker
PROJECT_TURNS = 5.0  # with fewer turns left projects count less and less
IN_ROW, IN_HAND, ON_DISPLAY = 0.85, 0.8, 0.15  # how much a project counts that may be gone, or is not in play yet
NEW_ANIMAL = 0.7  # an animal to release or to breed that is still to be played, as a part of what it will bring
RELEASED_FROM_HAND, RELEASED_SOME_DAY = 0.5, 0.15
FINAL = 0.6  # a final scoring card may be discarded
DISCOUNT = 0.6  # what a partner zoo saves, as a part of the money
ASKED_FOR = 1.5  # a partner zoo that an animal in hand asks for
UNIVERSITY, RESEARCH, RESEARCH_ASKED_FOR = 2.5, 0.8, 0.8  # a university, each of its icons, each card that asks for it
HAND_LIMIT = 0.4  # at each break
SIZES = (Counted.SMALL_ANIMAL, Counted.LARGE_ANIMAL)


@dataclass(slots=True)
class Goal:
    """Something to collect: how many one has, and what the steps bring."""

    counted: Count
    have: float
    steps: list[tuple[int, float]]

    def worth(self, have: float) -> float:
        """The best step, the less likely the more is missing."""
        best = 0.0
        for need, points in self.steps:
            lack = need - have
            worth = points if lack <= 0 else points * CHANCE**lack
            if worth > best:
                best = worth
        return best

    def more(self, number: float) -> float:
        """What so many more bring."""
        return self.worth(self.have + number) - self.worth(self.have)


def free_levels(project: Project, levels: tuple[int, ...]) -> list[Level]:
    """The levels of a project that nobody has taken."""
    return [level for level, holder in zip(project.levels, levels, strict=True) if holder == state.FREE]


class Goals:
    """All goals of one seat."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.soon = standing.time_for(PROJECT_TURNS)
        self.releases: list[tuple[Project, tuple[int, ...], float]] = []
        self.all = [*self._projects(), *self._finals(), *self._endgame()]

    # which there are

    def _known(self) -> Iterator[tuple[Project, tuple[int, ...], float]]:
        """Projects in play, in hand and on the display, with how much they count."""
        table, zoo = self.standing.table, self.standing.zoo
        for laid in table.bases:
            yield laid.project, laid.levels, 1.0
        for laid in table.row:
            yield laid.project, laid.levels, IN_ROW
        for card in zoo.hand:
            if type(card) is Project:
                yield card, projects.ALL_FREE, IN_HAND
        for shown in table.display:
            if type(shown) is Project:
                yield shown, projects.ALL_FREE, ON_DISPLAY

    def _projects(self) -> Iterator[Goal]:
        standing = self.standing
        if not standing.zoo.left:
            return
        for project, levels, weight in self._known():
            if standing.seat in levels:
                continue
            if project.kind in (ProjectKind.RELEASE, ProjectKind.BREEDING):
                self.releases.append((project, levels, weight))
                continue
            free = [(level.need, weight * self.soon * self.level(level)) for level in free_levels(project, levels)]
            yield self._goal(project.counted, free)

    def _finals(self) -> Iterator[Goal]:
        finals = self.standing.zoo.finals
        points = self.standing.conservation(1) * (FINAL if len(finals) > 1 else 1.0)
        for card in finals:
            if card.steps and card.counted[0] not in (Counted.EMPTY_SPACE, Counted.REPUTATION):
                yield self._goal(card.counted[0], [(need, points * amount) for need, amount in card.steps])

    def _endgame(self) -> Iterator[Goal]:
        for sponsor in self.standing.zoo.sponsors:
            for effect in sponsor.endgame:
                if isinstance(effect, Tiers):
                    yield self._goal(effect.count, self.endgame_steps(effect))

    def endgame_steps(self, effect: Tiers) -> list[tuple[int, float]]:
        each = 1.0 if effect.what is Resource.APPEAL else self.standing.conservation(1)
        return [(at, each * amount) for at, amount in zip(effect.at, effect.amounts, strict=True)]

    def _goal(self, counted: Count, steps: list[tuple[int, float]]) -> Goal:
        standing = self.standing
        have = float(standing.have(counted))
        if isinstance(counted, Icon) or counted in SIZES:
            have += HAND * sum(standing.adds(card, counted) for card in standing.zoo.hand)
        return Goal(counted, have, steps)

    # what they are worth

    def level(self, level: Level) -> float:
        """Supporting a project at this level: conservation, the token of the left edge, less the effort."""
        standing = self.standing
        points = standing.conservation(level.conservation) + standing.reputation(level.reputation)
        return max(0.0, points + standing.best_token - EFFORT)

    def card(self, card: Animal | Sponsor) -> float:
        """What the icons and the size of a card do for all goals."""
        helped = [(goal, self.standing.adds(card, goal.counted)) for goal in self.all]
        worth = total([goal.more(added) for goal, added in helped if added])
        if isinstance(card, Animal):
            worth += total([weight * self.released(project, levels, card) for project, levels, weight in self.releases])
        return worth

    def icon(self, icon: Icon, number: int = 1) -> float:
        """What so many icons more do, those of a partner zoo or university."""
        worth = 0.0
        is_new = icon in CONTINENTS and not self.standing.zoo.icons[icon]
        for goal in self.all:
            if goal.counted is icon:
                worth += goal.more(number)
            elif goal.counted is Counted.DISTINCT_CONTINENT and is_new:
                worth += goal.more(1)
        return worth

    def released(self, project: Project, levels: tuple[int, ...], animal: Animal) -> float:
        """What an animal more does for a project that releases or breeds."""
        if project.icon not in animal.icons:
            return 0.0
        before = self.project(project, levels)
        if project.kind is ProjectKind.BREEDING:
            partners = self.standing.zoo.partner_zoos
            ready = 1.0 if any(continent in partners for continent in animal.continents) else CHANCE
            after = max(self.level(level) for level in project.levels) * ready
        else:
            fitting = [level for level in free_levels(project, levels) if level.size is animal.size_class]
            after = max((self.level(level) - animal.appeal for level in fitting), default=0.0)
        return NEW_ANIMAL * max(0.0, after * self.soon - before)

    def project(self, project: Project, levels: tuple[int, ...]) -> float:
        """What a project may bring, as the zoo stands."""
        standing = self.standing
        free = free_levels(project, levels)
        if not standing.zoo.left or not free:
            return 0.0
        if project.kind is ProjectKind.RELEASE:
            return self.soon * self._release(project, free)
        if project.kind is ProjectKind.BREEDING:
            best = max(self.level(level) for level in free)
            return self.soon * best * self._can_breed(project)
        goal = self._goal(project.counted, [(level.need, self.level(level)) for level in free])
        return self.soon * goal.worth(goal.have)

    def _release(self, project: Project, free: list[Level]) -> float:
        """The best animal to let go, in the zoo or still in hand."""
        zoo = self.standing.zoo
        best = 0.0
        for level in free:
            worth = self.level(level)
            for animal in projects.releasable(zoo, project, level):
                best = max(best, worth - animal.appeal)
            for card in zoo.hand:
                if type(card) is Animal and card.size_class is level.size and project.icon in card.icons:
                    best = max(best, RELEASED_FROM_HAND * (worth - card.appeal))
            best = max(best, RELEASED_SOME_DAY * worth)
        return best

    def _can_breed(self, project: Project) -> float:
        zoo = self.standing.zoo
        if projects.can_breed(zoo, project):
            return 1.0
        if any(project.icon in animal.icons for animal in zoo.animals):
            return CHANCE
        return CHANCE * CHANCE

    # supporting

    def supporting(self, project: Project) -> float:
        """Supporting a project now, at the best level that is met."""
        standing = self.standing
        laid = next((each for each in (*standing.table.bases, *standing.table.row) if each.project is project), None)
        levels = laid.levels if laid is not None else projects.ALL_FREE
        found = projects.open_levels(standing.turn, project, levels)
        best = max(self.support(project, level) - self.waiting(project, levels, level) for level in found)
        return best + standing.reputation(project.reputation) if laid is None else best

    def support(self, project: Project, level: Level) -> float:
        """Conservation, reputation and the token, less what is released."""
        standing, zoo = self.standing, self.standing.zoo
        points = level.conservation
        worth = standing.best_token + standing.reputation(level.reputation)
        if project.kind is ProjectKind.RELEASE:
            points += bool(zoo.lasting & state.Lasting.MIGRATION_RECORDING)
            worth -= min((self.lost(animal) for animal in projects.releasable(zoo, project, level)), default=0.0)
        return worth + standing.conservation(points)

    def lost(self, animal: Animal) -> float:
        """What goes with a released animal; its enclosure becomes free."""
        worth = -self.standing.appeal(-animal.appeal) - animal.size * self.standing.rate
        for goal in self.all:
            if added := self.standing.adds(animal, goal.counted):
                worth += goal.worth(goal.have) - goal.worth(goal.have - added)
        return worth

    def waiting(self, project: Project, levels: tuple[int, ...], level: Level) -> float:
        """What is given up by not waiting for a better level."""
        if project.kind in (ProjectKind.RELEASE, ProjectKind.BREEDING) or self.standing.turns_left < 4:
            return 0.0
        higher = [
            (other.need, self.standing.conservation(other.conservation))
            for other in free_levels(project, levels)
            if other.conservation > level.conservation
        ]
        goal = self._goal(project.counted, higher)
        return max(0.0, goal.worth(goal.have) - self.standing.conservation(level.conservation))

    # partner zoos and universities

    def partner_zoo(self, continent: Icon) -> float:
        """Its icon, its discount, what animals in hand ask for it, and the slot."""
        standing, zoo = self.standing, self.standing.zoo
        saved = DISCOUNT * conditions.PARTNER_DISCOUNT * standing.rate
        worth = self.icon(continent) + saved * standing.expected(USUAL_ICONS)
        for card in zoo.hand:
            if type(card) is Animal and continent in card.continents:
                worth += saved * card.continents.count(continent)
                worth += ASKED_FOR if card.needs.partner_zoo else 0.0
        slot = len(zoo.partner_zoos)
        worth += total([standing.reward(reward) for reward in zoo.map.partner_zoos[slot]])
        for sponsor in zoo.sponsors:
            worth += total([standing.effect(each.effect) for each in sponsor.triggers if each.icon is continent])
        return worth + self._linked(slot, len(zoo.universities))

    def university(self, university: board.University) -> float:
        """Reputation, research icons, hand limit, and the slot."""
        standing, zoo = self.standing, self.standing.zoo
        worth = standing.reputation(university.reputation) + self.icon(Icon.SCIENCE, university.research)
        worth += (UNIVERSITY + RESEARCH * university.research) * standing.engine
        worth += HAND_LIMIT * standing.breaks_left if university.hand_limit else 0.0
        asking = sum(self._asks_for(card, Icon.SCIENCE) for card in zoo.hand)
        worth += RESEARCH_ASKED_FOR * asking * university.research
        slot = len(zoo.universities)
        worth += total([standing.reward(reward) for reward in zoo.map.universities[slot]])
        for sponsor in zoo.sponsors:
            science = [each for each in sponsor.triggers if each.icon is Icon.SCIENCE]
            worth += total([standing.effect(each.effect) for each in science]) * university.research
        return worth + self._linked(slot, len(zoo.partner_zoos))

    def _asks_for(self, card: Card, icon: Icon) -> bool:
        """Whether a card in hand lacks this icon."""
        if isinstance(card, Project):
            return False
        return any(asked is icon and self.standing.zoo.icons[icon] < number for asked, number in card.needs.icons)

    def _linked(self, slot: int, others: int) -> float:
        linked = self.standing.zoo.map.linked
        return self.standing.reward(linked[slot]) if slot < len(linked) and slot < others else 0.0
