"""What helps the people beside a box and is no part of the match: what they have ticked off, and what they had entered
before something was taken back."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.errors import IllegalAnswer
from soloist.engine.words import msg
from soloist.web.store import Store

AGAIN = "again:"  # of the marks that are entries
LONGEST_TICK = 64


class Aids:
    """The aids of one match, as they are kept."""

    def __init__(self, store: Store, match: str) -> None:
        self._store = store
        self._match = match

    @property
    def ticks(self) -> frozenset[str]:
        """The steps that somebody has ticked off."""
        return self.both()[0]

    @property
    def entries(self) -> list[str]:
        """What may be entered again."""
        return self.both()[1]

    def both(self) -> tuple[frozenset[str], list[str]]:
        """What is ticked off, and what may be entered again."""
        marks = self._store.marks(self._match)
        ticks = frozenset(name for name in marks if not name.startswith(AGAIN))
        return ticks, [what for name, what in marks.items() if name not in ticks]

    def tick(self, step: str, moment: int, *, is_on: bool) -> None:
        """Kept with the moment at which it was ticked off."""
        if not 0 < len(step) <= LONGEST_TICK or step.startswith(AGAIN):
            raise IllegalAnswer(msg("there is no such step to tick off"))
        self._store.mark(self._match, {step: str(moment)} if is_on else {}, [step])

    def forget_after(self, moment: int) -> None:
        """Answers have been taken back: what was ticked off after this moment is not ticked off any more."""
        marks = self._store.marks(self._match)
        gone = [name for name, when in marks.items() if not name.startswith(AGAIN) and int(when) > moment]
        self._store.mark(self._match, {}, gone)

    def answered(self, given: str, ends: str, undone: Sequence[str]) -> None:
        """Something was answered. Where other answers had been taken back before, they are offered again; what has
        been entered again, or belongs to a turn that is over, is not."""
        old = self.entries
        left = list(undone or old)
        if given == ends:
            left = left[left.index(ends) + 1 :] if ends in left else []
        elif given in left:
            left.remove(given)
        if left != old:
            kept = {f"{AGAIN}{place:04}": what for place, what in enumerate(left)}
            self._store.mark(self._match, kept, [f"{AGAIN}{place:04}" for place in range(len(old))])
