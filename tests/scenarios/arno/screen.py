"""The scenarios of `scenarios.json` at the digital table: what is written becomes a position, and is read off again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from soloist.engine.notation import code
from soloist.games.arknova import board
from soloist.games.arknova.arno.rolls import ActionDie, option_of, slot_of
from soloist.games.arknova.board import Task
from soloist.games.arknova.cards import ACTION, ANIMALS, SPONSORS, Animal, Card, Sponsor
from soloist.games.arknova.state import BLOCKED, Stage
from tests.scenarios.arknova.scene import SHORT
from tests.scenarios.arno.paper import ARNO, DEFAULT, LEVELS, TILES, project_of, reward_text
from tests.scenarios.arno.scene import ArnoScene

HOLDERS = {int(ARNO): "arno", 0: "human", BLOCKED: "neutral"}
LETTERS = {"arno": "B", "human": "A"}
TASKS = {int(task): task.code for task in Task}
DECK = ["animal:d1"] * 12


class Screen(ArnoScene):
    """One scenario: cards that it does not name are any of their kind, as no human has a card in play."""

    def __init__(self, given: dict[str, Any], dice: Sequence[int | str]) -> None:
        self.given: dict[str, Any] = DEFAULT | given
        self.dice = list(dice)
        self.words: dict[Card, str] = {}
        self.unused: dict[str, Iterator[Animal | Sponsor]] = {"animal": iter(ANIMALS), "sponsor": iter(SPONSORS)}
        self.lay()

    def card_of(self, word: str) -> str:
        """The number of the card that plays this part."""
        kind, _, name = word.partition(":")
        found: Card = project_of(name) if kind == "project" else next(self.unused[kind])
        self.words[found] = word
        return str(found.id)

    def lay(self) -> None:
        given = self.given
        settings: dict[str, Any] = {
            name: "yes" if value is True else value for name, value in given["settings"].items()
        }
        deck = given["deck"] if isinstance(given["deck"], list) else DECK
        self.table(
            given["seats"],
            automas=f"B=L{given['level']}",
            arno_module="yes" if given["module"] else "no",
            B=", ".join(self.zoo_parts()),
            display=" ".join(self.card_of(word) for word in given["display"]),
            deck=" ".join(self.card_of(word) for word in deck),
            bases=" ".join(laid(each) for each in given["base_projects"]),
            row=" ".join(laid(each) for each in given["upper_projects"]),
            tiles=" | ".join(" ".join(TILES[word] for word in given["tiles"][space]) for space in ("5", "8")),
            offer=f"{' '.join(given['board_zoos'])} | {' '.join(given['board_universities'])}",
            break_step=given["break_pos"],
            donations=len(DEFAULT["donations"]) - len(given["donations"]),
            **settings,
        )
        self.mat().on_task = tuple(given["workers_placed"].count(task) for task in TASKS)

    def zoo_parts(self) -> Iterator[str]:
        given = self.given
        yield f"cp {given['conservation']}"
        yield f"appeal {given['appeal']}"
        yield f"rep {given['reputation']}"
        yield "order " + " ".join(SHORT[ACTION[word]] for word in given["row"])
        yield "upgraded " + " ".join(SHORT[ACTION[word]] for word in given["side_two"])
        yield f"hired {board.MOST_WORKERS - given['workers_reserve']}"
        yield f"workers {given['workers_active']}"
        yield "partner " + " ".join(given["partner_zoos"])
        yield "university " + " ".join(given["universities"])
        yield "projects " + " ".join(self.card_of(f"project:{name}") for name in given["own_projects"])
        yield "animals " + " ".join(self.card_of(f"animal:{name}") for name in given["animals"])
        yield f"scoring {given['scoring_tokens']}"
        yield f"notepad {given['notepad_tokens']}"
        yield f"discards {given['sponsor_discards']}"

    # playing

    def play(self, turns: int = 1) -> None:
        for turn in range(turns):
            if turn:
                self.plays("A", "x animals")
            while self.asked == "chance":
                self.roll()
        assert not self.dice, f"dice that nobody rolled: {self.dice}"

    def roll(self) -> None:
        """The next face of the scenario, until one counts."""
        question = self.match.question
        assert question is not None
        place = None
        while place is None:
            word = str(self.dice.pop(0))
            sides, face = (int(word[1:].split(":")[0]), int(word.split(":")[1])) if ":" in word else (6, int(word))
            options = len(question.options)
            place = slot_of(face, sides) if isinstance(question.ask, ActionDie) else option_of(face, sides, options)
        self.chance(code(question.options[place]))

    # reading off

    def after(self) -> dict[str, Any]:
        """The state as a scenario writes it."""
        arno, table, given = self.mat(), self.state, self.given
        assert table.stage is Stage.TURN
        there = {task for task, number in zip(TASKS, arno.on_task, strict=True) if number}
        placed = [task for task in given["workers_placed"] if task in there]
        words = {tile: word for word, tile in TILES.items()}
        prices = [*board.DONATION_PRICES[given["seats"]], board.LAST_DONATION]
        return given | {
            "conservation": arno.conservation,
            "appeal": arno.appeal,
            "reputation": arno.reputation,
            "row": [action.code for action in arno.order],
            "side_two": sorted(action.code for action in arno.order if arno.is_upgraded(action)),
            "workers_active": arno.workers,
            "workers_reserve": board.MOST_WORKERS - arno.hired,
            "workers_placed": placed + [task for task in TASKS if task in there and task not in placed],
            "partner_zoos": [continent.code for continent in arno.partner_zoos],
            "universities": [university.code for university in arno.universities],
            "own_projects": [self.name_of(project) for project in arno.projects],
            "animals": [self.name_of(animal) for animal in arno.animals],
            "scoring_tokens": arno.scoring_tokens,
            "notepad_tokens": arno.notepad,
            "sponsor_discards": arno.sponsors_seen,
            "break_pos": table.break_step,
            "board_zoos": [
                continent
                for continent in DEFAULT["board_zoos"]
                if continent in [other.code for other in table.partner_offer]
            ],
            "board_universities": [university.code for university in table.university_offer],
            "base_projects": [self.written(each.project, each.levels) for each in table.bases],
            "upper_projects": [self.written(each.project, each.levels) for each in table.row],
            "tiles": {
                "5": [words[tile.code] for tile in table.tiles[0]],
                "8": [words[tile.code] for tile in table.tiles[1]],
                "rep15": None,
            },
            "donations": prices[table.donations :],
            "display": [self.words[each] for each in table.display if each is not None],
        }

    def name_of(self, found: Card) -> str:
        return self.words[found].partition(":")[2]

    def written(self, project: Any, levels: Sequence[int]) -> dict[str, Any]:
        """A project in play; its rewards are those printed."""
        rewards = [reward_text(each.conservation, each.reputation) for each in project.levels]
        tokens = {level: HOLDERS[holder] for level, holder in zip(LEVELS, levels, strict=True) if holder in HOLDERS}
        return {"id": project.id, "rewards": rewards, "tokens": tokens}


def laid(each: dict[str, Any]) -> str:
    """`108:left=B`; what blocks a level lies there by itself."""
    holders = {level: LETTERS[holder] for level, holder in each["tokens"].items() if holder in LETTERS}
    return ":".join([str(project_of(each["name"]).id), *(f"{level}={letter}" for level, letter in holders.items())])


def comparable(state: dict[str, Any]) -> dict[str, Any]:
    """Without the deck; projects by number, what has no order sorted."""
    rows = {
        name: [
            {"id": each.get("id") or project_of(each["name"]).id, "rewards": each["rewards"], "tokens": each["tokens"]}
            for each in state[name]
        ]
        for name in ("base_projects", "upper_projects")
    }
    return {name: value for name, value in state.items() if name != "deck"} | rows | {
        "side_two": sorted(state["side_two"])
    }  # fmt: skip
