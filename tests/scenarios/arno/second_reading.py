"""ARNO's turn written a second time, from the tables of docs/rules/arno.md alone and without its facts or flows.

Given the position before a turn and what was rolled in it, the position after it follows. Written shortly, on purpose.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from soloist.engine.notation import code
from soloist.engine.seats import Seat
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.cards import Action, Animal, Project
from soloist.games.arknova.state import ArkNovaTable

CONTINENTS = ("americas", "europe", "asia", "africa", "australia")
UNIVERSITIES = {"hand_limit": 1, "double_research": 0, "research_reputation": 2}
"""With their reputation."""
TASKS = {2: (2, 3, 4, 5), 3: (3, 4, 5, 2), 4: (4, 5, 3, 2), 5: (5, 4, 3, 2)}
CONDITIONS = {1: (2, 1, 0), 2: (2, 1, 0), 3: (1, 0, 2), 4: (1, 0, 2), 5: (0, 1, 2), 6: (0, 1, 2)}
TRACK = (2, 1, 2, 0, 1, 2, 1, 0, 2, 0, 1, 0, 1, 0)
BREAK_STEPS, PRICES = {2: 9, 3: 12, 4: 15}, {2: 4, 3: 7, 4: 7}
RELEASE = range(113, 123)
BUILD_APPEAL = {False: (2, 3, 3, 4, 4, 5), True: (3, 3, 4, 5, 5, 5)}
BUILD_CONSERVATION = {False: (2, 3, 3, 3, 3, 4), True: (3, 3, 3, 4, 4, 4)}
MORE_APPEAL = {False: (0, 1, 1, 1, 2, 3), True: (1, 1, 2, 2, 3, 4)}
CARDS_APPEAL = (1, 2, 2, 3, 3, 3)
FROM_L4_TWO = (1, 1, 1, 2, 2, 2)


class Reading:
    """A position as far as an ARNO's turn changes it."""

    def __init__(self, table: ArkNovaTable, seat: Seat, rolls: Sequence[Any] = (), *, module: bool = False) -> None:
        arno = table.zoos[seat]
        assert isinstance(arno, Arno)
        self.seat, self.seats, self.module = int(seat), table.setup.players, module
        self.level = min(arno.level, 6)
        self.rolls = [code(each) for each in rolls]
        self.appeal, self.conservation, self.reputation = arno.appeal, arno.conservation, arno.reputation
        self.order = list(arno.order)
        self.upgraded = [action for action in Action if arno.is_upgraded(action)]
        self.workers, self.hired = arno.workers, arno.hired
        self.placed = [task for task, there in zip((2, 3, 4, 5), arno.on_task, strict=True) if there]
        self.zoos = [code(each) for each in arno.partner_zoos]
        self.universities = [code(each) for each in arno.universities]
        self.projects, self.animals = list(arno.projects), list(arno.animals)
        self.scoring, self.notepad, self.discards = arno.scoring_tokens, arno.notepad, arno.sponsors_seen
        self.reached = [space for place, space in enumerate((2, 5, 8)) if arno.reached >> place & 1]
        self.tiles = {space: [code(each) for each in lying] for space, lying in zip((5, 8), table.tiles, strict=True)}
        self.donations, self.break_step = table.donations, table.break_step
        self.bases = [(laid.project, list(laid.levels)) for laid in table.bases]
        self.above = [(laid.project, list(laid.levels)) for laid in table.row]
        self.display = list(table.display)
        self.offered_zoos = sorted(code(each) for each in table.partner_offer)
        self.offered_universities = sorted(code(each) for each in table.university_offer)

    def all(self) -> dict[str, Any]:
        """What can be compared: all but the rolls, and the display, which is refilled after the turn."""
        lists = {"placed": sorted(self.placed), "reached": sorted(self.reached), "upgraded": sorted(self.upgraded)}
        left_out = ("rolls", "display", "module")
        return {name: value for name, value in vars(self).items() if name not in left_out} | lists

    def roll(self, options: Sequence[Any]) -> Any:
        """One option of several, by the next roll."""
        codes = [code(each) for each in options]
        return options[0] if len(options) == 1 else options[codes.index(self.rolls.pop(0))]

    # the tracks [ARNO-14]

    def add_appeal(self, number: int) -> None:
        self.appeal = min(113, self.appeal + number)

    def add_reputation(self, steps: int) -> None:
        for _ in range(steps):
            if self.reputation == 15:
                self.add_appeal(1)
                continue
            self.reputation += 1
            if self.reputation == 5:
                self.upgrade()
            elif self.reputation == 8:
                self.hire()
            elif self.reputation in (11, 14):
                self.add_conservation(1)

    def add_conservation(self, points: int) -> None:
        self.conservation = min(41, self.conservation + points)
        for space in (2, 5, 8):
            if self.conservation >= space and space not in self.reached:
                self.reached.append(space)
                if space == 2:
                    self.hire()
                elif self.tiles[space]:
                    self.use_tile(space)

    def use_tile(self, space: int) -> None:
        tile = self.roll(self.tiles[space])
        self.tiles[space].remove(tile)
        if tile == "reputation":
            self.add_reputation(2)
        elif tile == "partner-zoo":
            self.gain_zoo()
        elif tile == "university":
            self.gain_university()

    def hire(self) -> None:
        if self.hired < 4:
            self.hired += 1
            self.workers += 1
            if self.hired == 4:
                self.add_conservation(2)

    def upgrade(self) -> None:
        if plain := [action for action in self.order if action not in self.upgraded]:
            self.upgraded.append(self.roll(plain))

    # partner zoos and universities [ARNO-11.4, ARNO-11.5]

    def zoo_options(self) -> list[str]:
        free = [each for each in CONTINENTS if each in self.offered_zoos and each not in self.zoos]
        return free if len(self.zoos) < 4 else []

    def university_options(self) -> list[str]:
        return [each for each in UNIVERSITIES if each in self.offered_universities and each not in self.universities]

    def gain_zoo(self) -> bool:
        if not (options := self.zoo_options()):
            return False
        taken = self.roll(options)
        self.zoos.append(taken)
        self.offered_zoos.remove(taken)
        match len(self.zoos):
            case 2:
                self.upgrade()
            case 3:
                self.hire()
            case 4:
                self.add_conservation(2)
        return True

    def gain_university(self) -> bool:
        if not (options := self.university_options()):
            return False
        taken = self.roll(options)
        self.universities.append(taken)
        self.offered_universities.remove(taken)
        number = len(self.universities)
        self.add_reputation(UNIVERSITIES[taken])
        if number == 2:
            self.upgrade()
        elif number == 3:
            self.add_conservation(2)
        return True

    # supporting a project [ARNO-13] with or without the module [ARNO-16]

    def candidates(self) -> list[tuple[Project, list[int]]]:
        return [each for each in self.bases + self.above if -1 in each[1] and self.seat not in each[1]]

    def support(self) -> None:
        on_table = self.candidates()
        own: Project | None = None
        if len(self.projects) > 1 or (self.projects and (not on_table or self.roll(("own", "board")) == "own")):
            own = self.roll(self.projects)
        if own is not None:
            self.projects.remove(own)
            project, levels = own, [-1, -1, -1]
            self.above = [(project, levels), *self.above][: self.seats]
        else:
            free = [each for each in on_table if max(each[1]) < 0] or on_table
            project = self.roll([each[0] for each in free])
            levels = next(each[1] for each in on_table if each[0] is project)
        wanted = next(level for level in CONDITIONS[self.level] if levels[level] == -1)
        levels[self.by_module(levels) if self.module else wanted] = self.seat
        self.add_conservation(project.levels[wanted].conservation)
        self.add_reputation(project.levels[wanted].reputation)
        if own is not None and own.id in RELEASE:
            self.add_reputation(1)

    def by_module(self, levels: list[int]) -> int:
        walked = self.discards % 26
        spot = walked if walked < 14 else 26 - walked
        return next(level for level in (*TRACK[spot::-1], 2, 1, 0) if levels[level] == -1)

    # the actions [ARNO-7 to ARNO-11]

    def take_card(self) -> None:
        folders = [f"folder {number}" for number, card in enumerate(self.display, 1) if card is not None]
        if not folders:
            return
        number = int(self.roll(folders).split()[1])
        card, self.display[number - 1] = self.display[number - 1], None
        if isinstance(card, Animal):
            self.animals.append(card)
        elif isinstance(card, Project):
            self.projects.append(card)
        else:
            self.discards += 1

    def move_break(self, steps: int) -> None:
        self.break_step = min(BREAK_STEPS[self.seats], self.break_step + steps)

    def is_possible(self, task: int) -> bool:
        has = {2: True, 3: self.zoo_options(), 4: self.university_options(), 5: self.projects or self.candidates()}
        return task not in self.placed and bool(has[task])

    def associate(self, strength: int, side: bool) -> None:
        task = next((task for task in TASKS[strength] if self.is_possible(task)), 0) if self.workers else 0
        if task:
            self.workers -= 1
            self.placed.append(task)
        match task:
            case 0:
                self.go_without()
            case 2:
                self.add_reputation(2)
            case 3:
                self.gain_zoo()
            case 4:
                self.gain_university()
            case 5:
                self.support()
        if side and task:
            self.donations = min(self.donations + 1, PRICES[self.seats])
            self.add_conservation(1)

    def go_without(self) -> None:
        self.add_conservation(1)
        self.move_break(2)
        zoos, universities = 4 - len(self.zoos), 3 - len(self.universities)
        kind = "partner-zoo" if zoos > universities else "university"
        if zoos == universities:
            kind = self.roll(("partner-zoo", "university"))
        both = [self.gain_zoo, self.gain_university]
        first, second = both if kind == "partner-zoo" else both[::-1]
        if not first():
            second()

    def build(self, strength: int, side: bool, level: int) -> None:
        if strength == 4 or (strength == 2 and side):
            self.take_card()
        if strength == 2:
            self.add_reputation(FROM_L4_TWO[level])
        elif strength == 3:
            self.add_appeal(BUILD_APPEAL[side][level])
        elif strength == 5:
            self.add_conservation(BUILD_CONSERVATION[side][level])
        elif side:
            self.notepad += FROM_L4_TWO[level]
        else:
            self.add_reputation(1)

    def sponsors(self, strength: int, side: bool) -> None:
        if side:
            self.add_appeal(strength)
            self.notepad += 1
        elif self.scoring == 6:
            self.add_conservation(2)
            return
        else:
            self.add_reputation(1)
            self.scoring += 1
        self.move_break(strength)

    def turn(self) -> None:
        strength = int(self.rolls.pop(0).split()[1])
        action, level = self.order[strength - 1], self.level - 1
        side = action in self.upgraded
        match action:
            case Action.ANIMALS:
                self.add_appeal(strength + MORE_APPEAL[side][level])
            case Action.BUILD:
                self.build(strength, side, level)
            case Action.CARDS:
                self.add_conservation(2 if side else 1)
                self.take_card()
                self.move_break(1)
                self.add_appeal(0 if side else CARDS_APPEAL[level])
            case Action.SPONSORS:
                self.sponsors(strength, side)
            case Action.ASSOCIATION:
                self.associate(strength, side)
        self.order.remove(action)
        self.order.insert(0, action)
        assert not self.rolls, f"rolled besides: {self.rolls}"
