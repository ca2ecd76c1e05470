"""What waits until an action is finished [AN-2.4]."""

from __future__ import annotations

from soloist.engine.flow import Flow
from soloist.games.arknova.ordering import pick
from soloist.games.arknova.questions import WHICH_WAITING_FIRST
from soloist.games.arknova.turn_context import Turn


def finish(turn: Turn) -> Flow[None]:
    """The waiting effects in their owner's order; an extra action may add more of them [AN-2.4, 2.11]."""
    while turn.waiting:
        first = yield from pick(turn, turn.waiting, ask=WHICH_WAITING_FIRST, why="AN-2.4")
        turn.waiting.remove(first)
        yield from first.run()
