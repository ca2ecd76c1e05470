"""Evenings with ARNO: one person answers in short words, and everything can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.companion.arno import GAME
from soloist.companion.arno.session import ArnoSession, Stage
from soloist.engine.dice import Stream
from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.questions import BreakCard, InFolder, OnDie
from soloist.games.arknova.cards import ACTION
from tests.companion.talk import Talk
from tests.scenarios.base import seat_named

TURN, POINTS, TIE = "AN-2.1", "AN-11.6", "AN-11.9"
KINDS = ["animal"] * 128 + ["sponsor"] * 64 + ["113", "118", "123", "128", "131"] * 4
"""What a card of the deck is, as likely as in the box."""
SHARED = ("break", "zoo", "uni", "base", "row", "new", "tile", "donation")


class Session(Talk):
    """A companion match with typed dice; `begun=True` is past the set-up, with no projects for ARNO."""

    def __init__(self, automas: str = "B=L3", *, players: int = 2, seed: int = 0, begun: bool = True, **options: str):
        settings = {"players": str(players), "automas": automas, "dice": "typed", **options}
        self.match = Match.new(GAME, 1, settings, seed, undo=Undo.FREE)
        while begun and self.evening.stage is not Stage.TURN:
            self.says("0" if self.why == "ARNO-16.2" else "A" if self.why == "ARNO-1.3" else "none")

    def corrects(self, *entries: str) -> None:
        """`appeal B 34`: the last word is the value."""
        for entry in entries:
            item, _, value = entry.rpartition(" ")
            self.says("correct", item, value)

    def rows(self, *actions: str, seat: str = "B") -> None:
        """ARNO's action cards as a test wants them."""
        arno = self.arno(seat)
        for slot, action in enumerate(actions, 1):
            if arno.order[slot - 1] is not ACTION[action]:
                self.says("correct", f"slot {slot} {seat}", action)
                arno = self.arno(seat)

    # looking

    @property
    def evening(self) -> ArnoSession:
        evening = self.match.state
        assert isinstance(evening, ArnoSession)
        return evening

    def arno(self, letter: str = "B") -> Arno:
        return self.evening.ledger(seat_named(letter))

    def says_somewhere(self, words: str, since: int = 0) -> bool:
        return any(words in line for line in self.told(since))

    def active(self) -> str:
        return "" if self.evening.active is None else self.evening.active.code


ROW = ("animals", "association", "build", "cards", "sponsors")


def ready(*, row: tuple[str, ...] = ROW, automas: str = "B=L3", **options: str) -> Session:
    """The first turn of A, with ARNO's cards in this order."""
    session = Session(automas, **options)  # type: ignore[arg-type]
    session.rows(*row)
    return session


def likely(question: Question, chance: Stream, turn: int, longest: int) -> str:
    """What somebody at a real table might answer; people end the game when it gets late."""
    codes = [code(each) for each in question.options]
    if question.why == TURN:
        if turn > longest and "end" in codes:
            return "end"
        told = [each for each in codes if each.split()[0] in SHARED]
        return chance.pick(told) if told and not chance.below(3) else "done"
    if isinstance(question.ask, OnDie):
        return chance.pick([each for each in codes if each.isdecimal()])
    if isinstance(question.ask, InFolder | BreakCard):
        return chance.pick([each for each in KINDS if each in codes])
    if question.passing is not None and chance.below(4):
        return code(question.passing)
    return chance.pick(codes)


def same(one: Match, other: Match) -> bool:
    """Two matches at the same position and question."""
    questions: Sequence[object] = [
        None if match.question is None else (match.question.why, [code(each) for each in match.question.options])
        for match in (one, other)
    ]
    return one.state == other.state and one.history == other.history and questions[0] == questions[1]
