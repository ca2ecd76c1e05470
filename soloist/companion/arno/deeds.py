"""What people say of their turns and of their income: short entries about shared things, then done."""

from __future__ import annotations

from soloist.companion.arno.evening import PERSON, Evening
from soloist.companion.arno.questions import SupportedLevel, SupportedPlace, SupportedProject
from soloist.engine.flow import Flow, choose
from soloist.engine.seats import Seat
from soloist.games.arknova.arno.answers import CardIs
from soloist.games.arknova.arno.entries import (
    CORRECT,
    DONATION,
    DONE,
    END,
    END_IN_BREAK,
    INCOME_DONE,
    PROJECT,
    REACHED,
    SKIP,
    TEN,
    Break,
    Entry,
    card_entries,
    dice_entries,
    nameable_projects,
    places_of,
    project_entries,
    tile_entries,
    university_entries,
    zoo_entries,
)
from soloist.games.arknova.cards import Project


def deeds(evening: Evening, seat: Seat) -> list[Entry]:
    """Whatever may have happened to shared things; the end of the list is about Soloist itself."""
    known = evening.known
    left = known.break_steps - known.break_step
    found: list[Entry] = [DONE, *(Break(steps) for steps in range(1, left)), *([REACHED] if left else [])]
    found += [*zoo_entries(known), *university_entries(known), *project_entries(known), PROJECT]
    found += [*tile_entries(known), DONATION]
    if not known.ten_reached:
        found.append(TEN)
    if evening.last_turns is None and evening.ended_by is None:
        found.append(END)
        if evening.since is not None and evening.since < len(evening.seats):
            found.append(END_IN_BREAK)
    return [*found, *card_entries(known, seat), SKIP, *dice_entries(known), CORRECT]


def gains(evening: Evening, seat: Seat) -> list[Entry]:
    """Whatever may come of somebody's income to shared things, as far as it still matters [AN-10.5]."""
    known = evening.known
    found: list[Entry] = [INCOME_DONE] if known.ten_reached else [INCOME_DONE, TEN]
    if not any(evening.is_arno(other) for other in evening.after_this_turn()):
        return found
    found += [*zoo_entries(known), *university_entries(known), *tile_entries(known)]
    if evening.last_turns is None and evening.ended_by is None:
        found.append(END_IN_BREAK)
    return [*found, *card_entries(known, seat)]


def supported_by_number(evening: Evening) -> Flow[Entry]:
    """`project 103 left`: the project, its level, and where it lies if that is not clear [ARNO-13.2]."""
    known = evening.known
    held = [project for seat in evening.automas() for project in evening.arno(seat).projects]
    named = yield from choose(
        PERSON,
        lambda: [CardIs(Project, project) for project in nameable_projects(known, held)],
        ask=SupportedProject(),
        why="ARNO-13.2",
        about=PROJECT,
    )
    project = named.card
    assert isinstance(project, Project)
    level = yield from choose(
        PERSON,
        lambda: [level for level in project.levels if places_of(known, project, level.place)],
        ask=SupportedLevel(project),
        why="ARNO-13.2",
        about=named,
    )
    places = places_of(known, project, level.place)
    if len(places) == 1:
        return places[0]
    return (yield from choose(PERSON, lambda: places, ask=SupportedPlace(project), why="ARNO-13.2", about=named))
