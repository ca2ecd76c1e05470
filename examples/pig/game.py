"""Pig: roll as often as you dare, and hold before a 1 comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pig.automa import HOLDS_AT, DigitalTable, take_turn
from pig.events import Banked, Lost, Rolled
from soloist.engine.dice import Stream
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.flow import Ask, Flow, Refusal, choose, roll, who_starts
from soloist.engine.game import Game, Result, Score, Seen
from soloist.engine.notation import Word
from soloist.engine.plain import Plain
from soloist.engine.question import Question
from soloist.engine.seats import Seat, Wants, seats
from soloist.engine.settings import AutomaSeats, Mark, Number, read_automa_seats
from soloist.engine.words import msg, template

TARGET = Number(name="target", label=msg("Points to win"), default=50, low=10, high=200, rule="PIG-3.1", mark=Mark.RULE)

PIGLETS = AutomaSeats(
    name="automas", label=msg("Seats played by PIGLET"), default="B=I", automa="piglet", levels=("I",), rule="PIG-4.1",
    mark=Mark.RULE,
)  # fmt: skip


class PigTable(Plain):
    """Everything that changes; nothing of it is hidden."""

    __slots__ = ("active", "automas", "banked", "heap", "target", "turn")

    def __init__(self, players: int, target: int, automas: Sequence[Seat]) -> None:
        self.target = target
        self.automas = tuple(automas)
        self.banked = [0] * players
        self.heap = 0  # of the turn that is being played
        self.active: Seat | None = None
        self.turn = 0

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in seats(len(self.banked)) if self.banked[seat] >= self.target)


# what is asked, answered and told


ROLL, HOLD = WORDS = Word("roll", msg("Roll the die")), Word("hold", msg("Hold"))


@dataclass(frozen=True, slots=True)
class RollOrHold(Ask):
    heap: int
    text = template("Your heap is {heap}. Roll or hold?")


# the rules


def next_step(table: PigTable) -> Flow[None] | None:
    if table.winners:
        return None
    return set_up(table) if table.active is None else turn(table, table.active)


def set_up(table: PigTable) -> Flow[None]:
    """Any player starts [PIG-1.2]."""
    table.active = yield from who_starts(seats(len(table.banked)), "random", why="PIG-1.2")


def turn(table: PigTable, seat: Seat) -> Flow[None]:
    """Roll and hold; what is held is banked [PIG-2.1, PIG-2.3]."""
    table.turn += 1
    yield TurnBegins(seat)
    if seat in table.automas:
        heap = yield from take_turn(seat, table.target - table.banked[seat], DigitalTable())
    else:
        heap = yield from roll_on(table, seat)
    if heap:
        table.banked[seat] += heap
        yield Banked(seat, heap, table.banked[seat])
    table.heap = 0
    yield TurnEnds(seat)
    table.active = Seat((seat + 1) % len(table.banked))


def why_not(table: PigTable, word: Word) -> Refusal | None:
    """You roll at least once [PIG-2.1]."""
    is_early = word is HOLD and table.heap == 0
    return Refusal("PIG-2.1", msg("you have to roll at least once")) if is_early else None


def roll_on(table: PigTable, seat: Seat) -> Flow[int]:
    """Again and again, until the player holds or a 1 comes [PIG-2.1, PIG-2.2]."""
    while True:
        word = yield from choose(
            seat,
            lambda: [word for word in WORDS if why_not(table, word) is None],
            ask=RollOrHold(table.heap),
            why="PIG-2.1",
            refuse=lambda text: next((why_not(table, word) for word in WORDS if word.code == text), None),
        )
        if word is HOLD:
            return table.heap
        die = yield from roll(why="PIG-2.2")
        if die == 1:
            yield Lost(seat)
            return 0
        table.heap += die
        yield Rolled(seat, die, table.heap)


class Pig(Game[PigTable, PigTable]):
    """Pig, as the rest of Soloist knows it."""

    id = "pig"
    title = "Pig"
    rules_version = 1
    player_counts = range(2, 7)
    automas = ("piglet",)
    settings = (TARGET, replace(PIGLETS, default=""))
    summary = msg("Roll as often as you dare, and hold before a 1 comes.")

    def new(self, seats: int, settings: Mapping[str, Any]) -> PigTable:
        return PigTable(seats, settings["target"], list(read_automa_seats(settings["automas"])))

    def next_step(self, state: PigTable) -> Flow[None] | None:
        return next_step(state)

    def view(self, state: PigTable, seat: Seat | None) -> PigTable:
        return state.copy()

    def imagine(self, view: PigTable, seat: Seat, since: Sequence[Seen], chance: Stream) -> PigTable:
        return view.copy()

    def result(self, state: PigTable) -> Result:
        return Result(tuple(Score(seat, state.banked[seat]) for seat in seats(len(state.banked))), state.winners)

    def turns(self, state: PigTable) -> int:
        return state.turn


GAME = Pig()


class Holds:
    """A bot that holds when PIGLET would."""

    wants = Wants.VIEW

    def choose(self, question: Question, sight: PigTable, chance: Stream) -> Word:
        enough = min(HOLDS_AT, sight.target - sight.banked[question.seat])
        return HOLD if sight.heap >= enough else ROLL
