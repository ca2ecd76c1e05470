"""A table of Ark Nova with an ARNO, in the words of the scenarios of Ark Nova and a few more.

    scene.table(automas="B=L3", B="cp 0, order An As Bu Ca Sp, projects 113 128, scoring 5, notepad 1, discards 6")
    scene.arno("slot 3", "folder 2")

Seat B is ARNO at level 3 and has its turn, if nothing else is said. What Chance is asked by ARNO's rules is answered by
the test, all of it and nothing more; what refills the display does not matter unless `deck` names it.
"""

from __future__ import annotations

from typing import Any

from soloist.engine.notation import code
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.cards import Project
from soloist.games.arknova.state import Zoo
from tests.scenarios.arknova.scene import Scene, card

COUNTERS = {"scoring": "scoring_tokens", "notepad": "notepad", "discards": "sponsors_seen"}
REFILLED = "AN-2.9"
QUIET = "401 402 403 404 405 406"
"""Six animals for a display."""


class ArnoScene(Scene):
    """One scenario with an ARNO."""

    def table(self, players: int = 2, *, dice: bool = False, **layout: Any) -> None:
        super().table(players, dice=dice, **({"automas": "B=L3", "active": "B"} | layout))

    def _lay_cards_of(self, zoo: Zoo, name: str, words: list[str]) -> None:
        if isinstance(zoo, Arno) and name in COUNTERS:
            setattr(zoo, COUNTERS[name], int(words[0]))
        elif isinstance(zoo, Arno) and name == "projects":
            found = [card(word) for word in words]
            zoo.projects = tuple(each for each in found if isinstance(each, Project))
        else:
            super()._lay_cards_of(zoo, name, words)

    # playing

    def arno(self, *rolls: str) -> None:
        """Turns of ARNO with these rolls; nothing is rolled besides, up to the next turn."""
        for outcome in rolls:
            self.refill()
            self.chance(outcome)
        self.refill()
        assert self.asked != "chance" or self.why == "ARNO-4.1", f"by {self.why} of {self.rolled_from()[:9]}"

    def refill(self) -> None:
        """New cards of the display that do not matter."""
        while self.asked == "chance" and self.why == REFILLED:
            question = self.match.question
            assert question is not None
            self.chance(", ".join(code(option) for option in question.options[: question.count or 1]))

    # looking

    def rolled_from(self) -> list[str]:
        """The options of ARNO's roll, in their order."""
        return self.codes("chance")

    def mat(self, letter: str = "B") -> Arno:
        arno = self.zoo(letter)
        assert isinstance(arno, Arno)
        return arno

    def counters(self, letter: str = "B") -> tuple[int, int, int]:
        """Appeal, conservation, reputation."""
        zoo = self.zoo(letter)
        return zoo.appeal, zoo.conservation, zoo.reputation

    def sides(self, letter: str = "B") -> str:
        """The action cards on side II, by slot."""
        zoo = self.zoo(letter)
        return " ".join(action.code for action in zoo.order if zoo.is_upgraded(action))

    def own_projects(self, letter: str = "B") -> str:
        return " ".join(str(project.id) for project in self.mat(letter).projects)

    def own_animals(self, letter: str = "B") -> str:
        return " ".join(str(animal.id) for animal in self.mat(letter).animals)

    def discarded(self) -> str:
        return " ".join(str(each.id) for each in self.state.discard)

    # setting up

    def begin(self, players: int = 2, **options: Any) -> list[str]:
        """A game from its beginning to the first turn, whatever is drawn and kept; the rules that asked, in order."""
        self.new(players, **options)
        asked = []
        while self.why != "AN-2.1":
            asked.append(f"{self.asked} {self.why}")
            if self.asked == "chance":
                question = self.match.question
                assert question is not None
                self.chance(", ".join(code(option) for option in question.options[: question.count or 1]))
            else:
                self.first_option()
        return asked

    def first_option(self) -> None:
        question = self.match.question
        assert question is not None
        self.match.answer(question.options[0], seat=question.seat)
