"""The scenarios of ARNO beside the box: a person who sees the whole table types the dice and answers truthfully."""

from __future__ import annotations

from typing import Any

from soloist.companion.arno import GAME
from soloist.companion.arno.session import ArnoSession, Stage
from soloist.engine.match import Match, Undo
from soloist.engine.seats import CHANCE
from soloist.engine.words import english
from soloist.games.arknova import board
from soloist.games.arknova.arno.questions import BreakCard, InFolder, OnDie
from soloist.games.arknova.arno.table_knowledge import Spot
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.board import BONUS_TILE, UNIVERSITY, BonusTile
from soloist.games.arknova.cards import Project
from soloist.games.arknova.icons import icon_of
from tests.scenarios.arno.paper import ARNO, DEFAULT, HOLDERS, HUMAN, LEVELS, TILES, Paper, project_of

NAMES = {seat: word for word, seat in HOLDERS.items()}
TILE_WORDS = {code: word for word, code in TILES.items()}


class Beside(Paper):
    """A scenario at the companion: its paper is what lies on the real table, and is moved by what is told."""

    def __init__(self, given: dict[str, Any], dice: list[int | str]) -> None:
        super().__init__(given, dice)
        settings = {
            "automas": f"B=L{self.state['level']}", "players": str(self.state["seats"]), "dice": "typed",
            "marine": "yes" if self.state["marine_worlds"] else "no",
            "arno_module": "yes" if self.state["module"] else "no",
            **{name: "yes" if value is True else str(value) for name, value in self.state["settings"].items()},
        }  # fmt: skip
        values = GAME.read_settings(settings)
        GAME.check(1, values)
        evening = GAME.new(1, values)
        evening.ledgers[ARNO] = self.arno
        self.lay(evening)
        self.match = Match(GAME, 1, values, 0, position=evening, undo=Undo.FREE)

    @property
    def evening(self) -> ArnoSession:
        evening: ArnoSession = self.match.state
        return evening

    def lay(self, evening: ArnoSession) -> None:
        """What Soloist has been told so far."""
        state, known = self.state, evening.known
        known.partner_zoos = tuple(icon_of(word) for word in state["board_zoos"])
        known.universities = tuple(UNIVERSITY[word] for word in state["board_universities"])
        known.bases = tuple(Spot(laid.project, laid.levels) for laid in self.laid("base_projects"))
        known.row = tuple(Spot(laid.project, laid.levels) for laid in self.laid("upper_projects"))
        known.tiles = (self.lying("5"), self.lying("8"), self.lying("rep15"))
        known.donations = len(DEFAULT["donations"]) - len(state["donations"])
        known.break_step = state["break_pos"]
        evening.stage, evening.active, evening.starter, evening.turn = Stage.TURN, ARNO, HUMAN, 2

    def lying(self, space: str) -> tuple[BonusTile | None, ...]:
        words = self.state["tiles"][space]
        return tuple(BONUS_TILE[TILES[word]] for word in ([words] if isinstance(words, str) else words or []))

    # playing

    def play(self, turns: int = 1) -> None:
        for turn in range(turns):
            while turn and self.evening.active == HUMAN:
                self.match.answer("done")
            while self.evening.active == ARNO or self.evening.stage is not Stage.TURN:
                self.answer()
            self.refill()
        assert not self.dice, f"dice that nobody rolled: {self.dice}"

    def answer(self) -> None:
        """What the table shows, as asked."""
        question = self.match.question
        assert question is not None
        match question.ask:
            case OnDie() as die:
                self.match.answer(self.face(die))
            case InFolder(number=number):
                self.name_card(self.state["display"].pop(number - 1))
            case BreakCard(number=number, seen=seen):
                if number == 1:
                    self.state["display"] = self.state["display"][board.FOLDERS_DISCARDED :]
                    self.refill()
                self.name_card(self.state["deck"].pop(0), "animal" in [card.code for card in seen])
            case _:
                raise AssertionError(f"nobody thought of {question}: {english(question.ask)}")

    def face(self, die: OnDie) -> str:
        """The next face that counts; another die is taken in the hand first."""
        while True:
            word = str(self.dice[0])
            sides, face = (int(word[1:].split(":")[0]), int(word.split(":")[1])) if ":" in word else (6, int(word))
            if sides != die.sides:
                return f"d{sides}"
            self.dice.pop(0)
            if die.counts[face - 1]:
                return str(face)

    def name_card(self, word: str, has_animal: bool = False) -> None:
        """Its kind, and its number if it is a project."""
        kind, _, name = word.partition(":")
        self.match.answer(name.split()[0] if kind == "project" else kind)
        if kind == "project":
            self.names["projects"].append(name)
        elif kind == "animal" and not has_animal:
            self.names["animals"].append(name)

    # reading off

    def after(self) -> dict[str, Any]:
        self.arno = self.evening.ledger(ARNO)
        known = self.evening.known
        names = {project_of(each["name"]): each["name"] for each in self.state["base_projects"]}
        names |= {project_of(name): name for name in self.names["projects"]}
        names |= {project_of(each["name"]): each["name"] for each in self.state["upper_projects"]}
        assert self.arno.unnamed == len(self.names["animals"])
        return super().after() | {
            "break_pos": known.break_step,
            "board_zoos": [continent.code for continent in known.partner_zoos],
            "board_universities": [university.code for university in known.universities],
            "base_projects": [written(spot, names) for spot in known.bases],
            "upper_projects": [written(spot, names) for spot in known.row],
            "tiles": {
                "5": tile_words(known.tiles[0]),
                "8": tile_words(known.tiles[1]),
                "rep15": next(iter(tile_words(known.tiles[2])), None),
            },
            "donations": list(known.prices),
        }

    @property
    def why_lines(self) -> list[str]:
        told = [what for _, what in self.match.heard(HUMAN)]
        return [english(what) for what in told if isinstance(what, ArnoLine | Roll)]

    def asked(self) -> int:
        """How often the person was asked."""
        return sum(entry.seat != CHANCE for entry in self.match.history)


def written(spot: Spot, names: dict[Project, str]) -> dict[str, Any]:
    assert spot.project is not None
    rewards = [
        f"{level.conservation}cp" + (f"+{level.reputation}rep" if level.reputation else "")
        for level in spot.project.levels
    ]
    tokens = {level: NAMES[holder] for level, holder in zip(LEVELS, spot.levels, strict=True) if holder in NAMES}
    return {"name": names[spot.project], "rewards": rewards, "tokens": tokens}


def tile_words(tiles: tuple[BonusTile | None, ...]) -> list[str]:
    return [TILE_WORDS[tile.code] for tile in tiles if tile is not None]
