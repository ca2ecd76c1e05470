"""The books as they are shown: nothing of them is hidden but the order of AutoMammoth's cards, which does not exist."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.mammoth.ending import result
from soloist.companion.mammoth.evening import Agreed, Evening
from soloist.engine.seats import Seat
from soloist.games.zooloretto.automa.deck import Difficulty, MammothCard
from soloist.games.zooloretto.automa.ledger import Ledger


@dataclass(frozen=True)
class MammothSight:
    """AutoMammoth's holdings."""

    difficulty: Difficulty
    coins: int
    stacks: tuple[int, ...]
    cards: tuple[MammothCard, ...]
    discard: tuple[MammothCard, ...]


@dataclass(frozen=True)
class View:
    """The books: nothing of them is hidden but the order of AutoMammoth's cards, which does not exist."""

    agreed: Agreed
    trucks: tuple[int, ...]
    truck_spaces: tuple[int, ...]
    taken_by: tuple[Seat | None, ...]
    drawn: int
    stack: int
    active: Seat | None
    round: int
    turn: int
    last_round: bool
    over: bool
    mammoths: tuple[MammothSight | None, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


def view(evening: Evening) -> View:
    known = evening.known
    outcome = result(evening)
    return View(
        agreed=evening.agreed,
        trucks=tuple(known.trucks),
        truck_spaces=known.counts.truck_spaces,
        taken_by=tuple(known.taken_by),
        drawn=known.drawn,
        stack=known.stack,
        active=evening.active,
        round=evening.round,
        turn=evening.turn,
        last_round=known.last_round,
        over=evening.over,
        mammoths=tuple(None if ledger is None else mammoth_sight(ledger) for ledger in evening.ledgers),
        points=tuple(entry.total for entry in outcome.scores),
        winners=outcome.winners,
    )


def mammoth_sight(ledger: Ledger) -> MammothSight:
    return MammothSight(
        ledger.difficulty,
        ledger.coins,
        tuple(len(stack) for stack in ledger.stacks),
        tuple(ledger.cards.rest),
        tuple(ledger.discard),
    )
