"""The books as they are shown: nothing of them is hidden but the order of AutoMammoth's cards, which does not exist."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.mammoth.ending import result
from soloist.companion.mammoth.session import Agreed, MammothSession
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


def view(session: MammothSession) -> View:
    known = session.known
    outcome = result(session)
    return View(
        agreed=session.agreed,
        trucks=tuple(known.trucks),
        truck_spaces=known.counts.truck_spaces,
        taken_by=tuple(known.taken_by),
        drawn=known.drawn,
        stack=known.stack,
        active=session.active,
        round=session.round,
        turn=session.turn,
        last_round=known.last_round,
        over=session.over,
        mammoths=tuple(None if ledger is None else mammoth_sight(ledger) for ledger in session.ledgers),
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
