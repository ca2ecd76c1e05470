"""What people say of their turns: short entries about shared things, as many as there are, then done."""

from __future__ import annotations

from soloist.companion.arno.evening import Evening
from soloist.engine.seats import Seat
from soloist.games.arknova.arno.entries import (
    CORRECT,
    DONATION,
    DONE,
    END,
    END_IN_BREAK,
    REACHED,
    SKIP,
    TEN,
    Break,
    Entry,
    card_entries,
    dice_entries,
    project_entries,
    tile_entries,
    university_entries,
    zoo_entries,
)


def deeds(evening: Evening, seat: Seat) -> list[Entry]:
    """Whatever may have happened to shared things; the end of the list is about Soloist itself."""
    known = evening.known
    left = known.break_steps - known.break_step
    found: list[Entry] = [DONE, *(Break(steps) for steps in range(1, left)), *([REACHED] if left else [])]
    found += [*zoo_entries(known), *university_entries(known), *project_entries(known), *tile_entries(known)]
    if len(known.prices) > 1:
        found.append(DONATION)
    if not known.ten_reached:
        found.append(TEN)
    if evening.last_turns is None and evening.ended_by is None:
        found.append(END)
        if evening.since is not None and evening.since < len(evening.seats):
            found.append(END_IN_BREAK)
    return [*found, *card_entries(known, seat), SKIP, *dice_entries(known), CORRECT]
