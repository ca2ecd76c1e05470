"""An evening with the companion: one person answers in short words, and everything can be taken back."""

from __future__ import annotations

from soloist.companion.mammoth import GAME
from soloist.companion.mammoth.session import MammothSession
from soloist.engine.dice import Stream
from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.games.zooloretto.automa.ledger import Ledger
from tests.companion.talk import Talk
from tests.scenarios.base import seat_named

START, TURN, TILE, FOR_SALE, WHICH, END = "MAM-1.9", "ZOO-3.1", "MAM-5.2", "MAM-6.2", "MAM-6.4", "ZOO-11.9"


class Session(Talk):
    """A companion match; with `cards=True` the test says which cards come up."""

    def __init__(self, players: int = 2, automas: str = "B=I", *, seed: int = 0, cards: bool = False, **options: str):
        settings = {"players": str(players), "automas": automas, **options}
        self.match = Match.new(GAME, 1, settings, seed, undo=Undo.FREE, dice=not cards)

    # answering

    def plays_on(self, seed: int, until: str = "", most: int = 10_000) -> None:
        """The person goes on with any answers but corrections, until a question by some rule comes up."""
        chance = Stream(seed)
        for _ in range(most):
            question = self.match.question
            if question is None or question.why == until:
                return
            self.match.answer(likely(question, chance))

    # looking

    @property
    def evening(self) -> MammothSession:
        evening = self.match.state
        assert isinstance(evening, MammothSession)
        return evening

    def ledger(self, letter: str = "B") -> Ledger:
        return self.evening.ledger(seat_named(letter))

    def stacks(self, letter: str = "B") -> str:
        ledger = self.ledger(letter)
        return ", ".join(f"{key.code} {len(ledger.stack(key))}" for key in ledger.owned())

    def active(self) -> str | None:
        return None if self.evening.active is None else self.evening.active.code


def likely(question: Question, chance: Stream) -> str:
    """Any answer a person might give; nobody corrects what is right, nor only spends money all evening."""
    codes = [code(each) for each in question.options if code(each) != "correct"]
    if "money" in codes and len(codes) > 1 and chance.below(4):
        codes.remove("money")
    return chance.pick(codes)
