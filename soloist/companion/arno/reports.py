"""What people say of their turns and of their income: short entries about shared things, then done."""

from __future__ import annotations

from soloist.companion.arno.questions import SupportedLevel, SupportedPlace, SupportedProject
from soloist.companion.arno.session import PERSON, ArnoSession
from soloist.engine.flow import Flow, choose
from soloist.engine.seats import Seat
from soloist.games.arknova.arno.answers import CardIs
from soloist.games.arknova.arno.reports import (
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


def deeds(session: ArnoSession, seat: Seat) -> list[Entry]:
    """Whatever may have happened to shared things; the end of the list is about Soloist itself."""
    known = session.known
    left = known.break_steps - known.break_step
    found: list[Entry] = [DONE, *(Break(steps) for steps in range(1, left)), *([REACHED] if left else [])]
    found += [*zoo_entries(known), *university_entries(known), *project_entries(known), PROJECT]
    found += [*tile_entries(known), DONATION]
    if not known.ten_reached:
        found.append(TEN)
    if session.last_turns is None and session.ended_by is None:
        found.append(END)
        if session.since is not None and session.since < len(session.seats):
            found.append(END_IN_BREAK)
    return [*found, *card_entries(known, seat), SKIP, *dice_entries(known), CORRECT]


def gains(session: ArnoSession, seat: Seat) -> list[Entry]:
    """Whatever may come of somebody's income to shared things, as far as it still matters [AN-10.5]."""
    known = session.known
    found: list[Entry] = [INCOME_DONE] if known.ten_reached else [INCOME_DONE, TEN]
    if not any(session.is_arno(other) for other in session.after_this_turn()):
        return found
    found += [*zoo_entries(known), *university_entries(known), *tile_entries(known)]
    if session.last_turns is None and session.ended_by is None:
        found.append(END_IN_BREAK)
    return [*found, *card_entries(known, seat)]


def supported_by_number(session: ArnoSession) -> Flow[Entry]:
    """`project 103 left`: the project, its level, and where it lies if that is not clear [ARNO-13.2]."""
    known = session.known
    held = [project for seat in session.automas() for project in session.arno(seat).projects]
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
