"""What can be reached from an object: for showing that a bot is given no way to the hidden state."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from types import CellType, FrameType, FunctionType, GeneratorType, MethodType, ModuleType
from typing import Any

from soloist.engine.match import Match

CARRIERS = (GeneratorType, FrameType, CellType, MethodType)
"""Things that carry a position along unseen: running flows, closures, bound methods."""


def reachable(root: object, *, shared: Iterable[object] = ()) -> Iterator[Any]:
    """All objects that can be reached from `root`, not going through the program and what all matches share."""
    known = {id(thing) for thing in shared}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in known or isinstance(thing, type | ModuleType):
            continue
        known.add(id(thing))
        yield thing
        if isinstance(thing, FunctionType):
            waiting += [*(thing.__closure__ or ()), *(thing.__defaults__ or ())]
        else:
            waiting += gc.get_referents(thing)


class Secrets:
    """The parts of a match that nobody may get hold of: the match itself and whatever its state does not share.

    A state's `copy` shares the facts and copies all that changes; so what a copy holds too is no secret.
    """

    def __init__(self, match: Match) -> None:
        again = match.state.copy()
        shared = {id(thing): thing for thing in reachable(again)}
        own = [thing for thing in reachable(match.state) if id(thing) not in shared]
        self._kept = (again, shared)  # so that no id is used twice
        self.shared = [*shared.values(), match.game, match.settings]
        self.hidden = {id(thing): thing for thing in (match, match.history, match.log, *own)}

    def reached_from(self, sight: object) -> list[str]:
        """What hangs on a sight that must not: parts of the match, and carriers of a running one."""
        return [
            type(thing).__name__
            for thing in reachable(sight, shared=self.shared)
            if id(thing) in self.hidden or isinstance(thing, CARRIERS)
        ]
