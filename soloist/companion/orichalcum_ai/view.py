"""The books as they are shown: nothing of them is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.orichalcum_ai.ending import result
from soloist.companion.orichalcum_ai.session import Agreed, AiSession, Stage
from soloist.engine.seats import Seat
from soloist.games.orichalcum.ai.table_knowledge import Slot
from soloist.games.orichalcum.pieces import Card, Terrain
from soloist.games.orichalcum.view import RealmView, realm_view


@dataclass(frozen=True)
class View:
    """The AI's books, and what is known of the table."""

    agreed: Agreed
    stage: Stage
    round: int
    turn: int
    active: Seat
    pawn: Seat
    entries: int  # what the player has said of this turn so far
    ai: RealmView
    fresh: int  # circles that the AI's last tile has covered
    row: tuple[Card | None, ...]  # the action board from the left; None: not named
    slots: tuple[Slot, ...]  # the construction board, by terrain
    titans: tuple[Terrain, ...]  # that the player holds, as far as told
    told_points: int | None  # of the player, if told
    typed: bool
    over: bool
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


def view(session: AiSession) -> View:
    outcome = result(session)
    known, ai = session.known, session.ai
    return View(
        agreed=session.agreed,
        stage=session.stage,
        round=session.round,
        turn=session.turn,
        active=session.active,
        pawn=session.pawn,
        entries=session.entries,
        ai=realm_view(ai),
        fresh=ai.laid & ~session.before,
        row=known.row,
        slots=known.slots,
        titans=known.titans,
        told_points=known.points,
        typed=known.typed,
        over=session.stage is Stage.OVER,
        points=tuple(score.total for score in outcome.scores),
        winners=outcome.winners,
    )
