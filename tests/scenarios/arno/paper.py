"""A table on paper for ARNO: the state of a scenario as it is written, and its dice, all of which must be used."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from soloist.engine.flow import Flow
from soloist.engine.seats import Seat
from soloist.engine.words import english
from soloist.games.arknova import board
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.rolls import ActionDie, Rolled, option_of, slot_of
from soloist.games.arknova.arno.settings import ArnoSettings
from soloist.games.arknova.arno.table import Laid, Received
from soloist.games.arknova.arno.turn import take_break_cards, take_turn
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.board import BONUS_TILE, UNIVERSITY, BonusTile, Task, University
from soloist.games.arknova.cards import ACTION, CARD, Animal, Icon, Level, Project, Sponsor
from soloist.games.arknova.icons import icon_of

T = TypeVar("T")

FACTS = json.loads(Path(__file__).with_name("scenarios.json").read_text("utf-8"))
DEFAULT: dict[str, Any] = FACTS["default"]
SCENARIOS: dict[str, dict[str, Any]] = {each["id"]: each for each in FACTS["scenarios"]}
ARNO, HUMAN = Seat(1), Seat(0)
HOLDERS = {"arno": int(ARNO), "human": int(HUMAN), "neutral": -2}
LEVELS = ("left", "middle", "right")
KINDS: dict[str, type[Animal] | type[Sponsor] | type[Project]] = {
    "animal": Animal, "sponsor": Sponsor, "project": Project,
}  # fmt: skip
TILES = {"money_10": "money", "reputation_2": "reputation", "x_tokens_3": "x-tokens", "partner_zoo": "partner-zoo"}
TASKS = [int(task) for task in Task]
BY_NUMBER = {str(card.id): card for card in CARD.values() if isinstance(card, Project)}


def project_of(name: str) -> Project:
    """`116 Serengeti`: the number counts."""
    return BY_NUMBER[name.split()[0]]


class Paper:
    """One scenario: the state, changed by ARNO's flow."""

    printed = False

    def __init__(self, given: dict[str, Any], dice: Sequence[int | str]) -> None:
        self.state: dict[str, Any] = json.loads(json.dumps(DEFAULT | given))
        state = self.state
        if isinstance(state["deck"], str):
            state["deck"] = ["animal:d1"] * 12
        self.dice = list(dice)
        self.said: list[str] = []
        self.names: dict[str, list[str]] = {"projects": list(state["own_projects"]), "animals": list(state["animals"])}
        self.arno = self.ledger()
        settings = dict(state["settings"])
        self.settings = ArnoSettings(module=state["module"], **settings)

    def ledger(self) -> Arno:
        state = self.state
        arno = Arno(ARNO, state["level"])
        arno.conservation, arno.appeal, arno.reputation = state["conservation"], state["appeal"], state["reputation"]
        arno.order = tuple(ACTION[word] for word in state["row"])
        arno.upgraded = sum(1 << ACTION[word] for word in state["side_two"])
        arno.workers = state["workers_active"]
        arno.hired = board.MOST_WORKERS - state["workers_reserve"]
        arno.on_task = tuple(state["workers_placed"].count(task) for task in TASKS)
        arno.partner_zoos = tuple(icon_of(word) for word in state["partner_zoos"])
        arno.universities = tuple(UNIVERSITY[word] for word in state["universities"])
        arno.projects = tuple(project_of(name) for name in state["own_projects"])
        arno.scoring_tokens, arno.notepad = state["scoring_tokens"], state["notepad_tokens"]
        arno.sponsors_seen = state["sponsor_discards"]
        spaces = list(board.CONSERVATION_REWARDS)
        arno.reached = sum(1 << place for place, space in enumerate(spaces) if state["conservation"] >= space)
        return arno

    # playing

    def play(self, turns: int = 1) -> None:
        for _ in range(turns):
            self.run(take_turn(self.arno, self, self.settings))
            self.refill()
            if self.state["break_pos"] == board.BREAK_STEPS[self.state["seats"]]:
                self.take_break()
        assert not self.dice, f"dice that nobody rolled: {self.dice}"

    def run(self, flow: Flow[Any]) -> None:
        assert list(flow) == [], "ARNO asked somebody"

    def refill(self) -> None:
        display, deck = self.state["display"], self.state["deck"]
        while len(display) < board.FOLDERS:
            display.append(deck.pop(0))

    def take_break(self) -> None:
        """What everybody does; ARNO draws its cards in the place of income [ARNO-12.1 to ARNO-12.5]."""
        state, arno = self.state, self.arno
        arno.workers, arno.on_task = arno.hired, (0, 0, 0, 0)
        state["board_zoos"] = list(DEFAULT["board_zoos"])
        state["display"] = state["display"][board.FOLDERS_DISCARDED :]
        self.refill()
        self.run(take_break_cards(arno, self, self.settings))
        state["break_pos"] = 0

    def after(self) -> dict[str, Any]:
        """The state as a scenario writes it."""
        arno, state = self.arno, self.state
        placed = [task for task in state["workers_placed"] if arno.on_task[TASKS.index(task)]]
        placed += [task for task, there in zip(TASKS, arno.on_task, strict=True) if there and task not in placed]
        return state | {
            "conservation": arno.conservation,
            "appeal": arno.appeal,
            "reputation": arno.reputation,
            "row": [action.code for action in arno.order],
            "workers_active": arno.workers,
            "workers_reserve": board.MOST_WORKERS - arno.hired,
            "workers_placed": placed,
            "partner_zoos": [continent.code for continent in arno.partner_zoos],
            "universities": [university.code for university in arno.universities],
            "own_projects": [name for name in self.names["projects"] if project_of(name) in arno.projects],
            "animals": self.names["animals"],
            "scoring_tokens": arno.scoring_tokens,
            "notepad_tokens": arno.notepad,
            "sponsor_discards": arno.sponsors_seen,
            "side_two": sorted(action.code for action in ACTION.values() if arno.is_upgraded(action)),
        }

    # the port

    def roll_for(self, options: Sequence[T], *, ask: Rolled, why: str) -> Flow[T]:
        yield from ()
        if len(options) == 1:
            return options[0]
        while True:
            word = str(self.dice.pop(0))
            sides, face = (int(word[1:].split(":")[0]), int(word.split(":")[1])) if ":" in word else (6, int(word))
            place = slot_of(face, sides) if isinstance(ask, ActionDie) else option_of(face, sides, len(options))
            if place is not None:
                return options[place]

    def folders(self) -> Sequence[int]:
        return range(1, len(self.state["display"]) + 1)

    def received(self, word: str) -> Received:
        kind, _, name = word.partition(":")
        self.name = name
        return Received(KINDS[kind], project_of(name) if kind == "project" else None)

    def receive_from(self, folder: int) -> Flow[Received]:
        yield from ()
        return self.received(self.state["display"].pop(folder - 1))

    def next_cards(self, count: int) -> Flow[Sequence[Received]]:
        yield from ()
        drawn, self.state["deck"] = self.state["deck"][:count], self.state["deck"][count:]
        self.drawn = [word.partition(":")[2] for word in drawn]
        return [self.received(word) for word in drawn]

    def take_in(self, received: Received) -> Flow[None]:
        yield from ()
        name = self.drawn.pop(0) if getattr(self, "drawn", None) else self.name
        self.names["projects" if received.kind is Project else "animals"].append(name)

    def throw_away(self, received: Received) -> Flow[None]:
        yield from ()
        if getattr(self, "drawn", None):
            self.drawn.pop(0)

    def partner_zoos(self) -> Flow[Sequence[Icon]]:
        yield from ()
        return [icon_of(word) for word in self.state["board_zoos"]]

    def take_partner_zoo(self, continent: Icon) -> Flow[None]:
        yield from ()
        self.state["board_zoos"].remove(continent.code)

    def universities(self) -> Flow[Sequence[University]]:
        yield from ()
        return [UNIVERSITY[word] for word in self.state["board_universities"]]

    def take_university(self, university: University) -> Flow[None]:
        yield from ()
        self.state["board_universities"].remove(university.code)

    def laid(self, where: str) -> list[Laid]:
        return [
            Laid(project_of(each["name"]), tuple(HOLDERS.get(each["tokens"].get(level), -1) for level in LEVELS))
            for each in self.state[where]
        ]

    def projects(self) -> Flow[Sequence[Laid]]:
        yield from ()
        return [*self.laid("base_projects"), *self.laid("upper_projects")]

    def bring_into_play(self, project: Project) -> Flow[None]:
        yield from ()
        name = next(name for name in self.names["projects"] if project_of(name) is project)
        rewards = [reward_text(level.conservation, level.reputation) for level in project.levels]
        row = [{"name": name, "rewards": rewards, "tokens": {}}, *self.state["upper_projects"]]
        self.state["upper_projects"] = row[: board.PROJECT_SLOTS[self.state["seats"]]]

    def reward_of(self, project: Project, level: int) -> Flow[tuple[Project, Level]]:
        yield from ()
        return project, project.levels[level]

    def stand_on(self, project: Project, level: int) -> Flow[None]:
        yield from ()
        for each in [*self.state["base_projects"], *self.state["upper_projects"]]:
            if project_of(each["name"]) is project:
                each["tokens"][LEVELS[level]] = "arno"

    def tiles(self, space: int) -> Flow[Sequence[BonusTile]]:
        yield from ()
        return [BONUS_TILE[TILES[word]] for word in self.state["tiles"][str(space)]]

    def lift_tile(self, space: int, tile: BonusTile) -> Flow[None]:
        yield from ()
        lying = self.state["tiles"][str(space)]
        lying.remove(next(word for word in lying if TILES[word] == tile.code))

    def advance_break(self, steps: int) -> Flow[None]:
        yield from ()
        last = board.BREAK_STEPS[self.state["seats"]]
        self.state["break_pos"] = min(self.state["break_pos"] + steps, last)

    def donate(self) -> Flow[None]:
        yield from ()
        if len(self.state["donations"]) > 1:
            self.state["donations"].pop(0)

    def reach_ten(self) -> Flow[None]:
        yield from ()

    def why(self, line: ArnoLine | Roll) -> Flow[None]:
        yield from ()
        self.said.append(english(line.say()))


def reward_text(conservation: int, reputation: int) -> str:
    return f"{conservation}cp" + (f"+{reputation}rep" if reputation else "")
