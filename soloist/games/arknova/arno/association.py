"""ARNO's Association action and the projects it supports [ARNO-11, ARNO-13, ARNO-16]."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.flow import Flow
from soloist.engine.notation import Word
from soloist.engine.words import msg
from soloist.games.arknova import board
from soloist.games.arknova.arno import tracks, values
from soloist.games.arknova.arno.events import Donated, NoTask, ProjectPlayed, TokenPlaced, WorkerPlaced
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.marine import reputation_of
from soloist.games.arknova.arno.rolls import OwnProjectOrTable, PartnerZooOrUniversity, RolledOwnProject, RolledProject
from soloist.games.arknova.arno.settings import ArnoSettings
from soloist.games.arknova.arno.table import ArnoTable, Laid
from soloist.games.arknova.arno.values import Do
from soloist.games.arknova.board import Task
from soloist.games.arknova.cards import Action, Icon, Project
from soloist.games.arknova.causes import Origin
from soloist.games.arknova.state import FREE

TASKS = tuple(Task)
OWN, BOARD = Word("own", msg("one of its own project cards")), Word("board", msg("a project on the table"))
PARTNER_ZOO, UNIVERSITY = Word("partner-zoo", msg("a partner zoo")), Word("university", msg("a university"))
MOST_UNIVERSITIES = 3


def associate(arno: Arno, table: ArnoTable, settings: ArnoSettings, strength: int, side: bool) -> Flow[None]:
    """The first possible task from the strength up, then down; side II also donates [ARNO-11.1, ARNO-11.11]."""
    done = False
    if arno.workers:
        for task in order_of_tasks(strength):
            if (yield from is_possible(arno, table, task)) and arno.workers:
                yield from do_task(arno, table, settings, task)
                done = True
                break
    if not done:
        yield from without_worker(arno, table, settings)
    if side and (done or settings.donate_without_task):
        yield from table.why(Donated(arno.seat, "ARNO-11.11"))
        yield from table.donate()
        yield from tracks.gain_conservation(arno, table, settings, 1, "ARNO-11.11", Origin.DONATION)


def order_of_tasks(strength: int) -> list[Task]:
    """Strength, strength + 1 … 5, then strength - 1 … 2 [ARNO-11.1]."""
    upwards, downwards = range(strength, Task.PROJECT + 1), range(strength - 1, Task.REPUTATION - 1, -1)
    return [Task(value) for value in (*upwards, *downwards)]


def is_possible(arno: Arno, table: ArnoTable, task: Task) -> Flow[bool]:
    """None of its own workers is there, and it has an option [ARNO-11.2]."""
    if arno.on_task[TASKS.index(task)]:
        return False
    if task is Task.PARTNER_ZOO:
        return bool((yield from tracks.partner_zoos_for(arno, table)))
    if task is Task.UNIVERSITY:
        return bool((yield from tracks.universities_for(arno, table)))
    if task is Task.PROJECT:
        return bool(arno.projects or (yield from candidates(arno, table)))
    return True


def do_task(arno: Arno, table: ArnoTable, settings: ArnoSettings, task: Task) -> Flow[None]:
    """Exactly one worker goes there [ARNO-11.1]."""
    place = TASKS.index(task)
    arno.workers -= 1
    arno.on_task = tuple(there + (number == place) for number, there in enumerate(arno.on_task))
    yield from table.why(WorkerPlaced(arno.seat, "ARNO-11.1", task))
    if task is Task.REPUTATION:
        yield from tracks.gain_reputation(arno, table, settings, board.TASK_REPUTATION, "ARNO-11.3", task)
    elif task is Task.PARTNER_ZOO:
        yield from tracks.take_partner_zoo(arno, table, settings)
    elif task is Task.UNIVERSITY:
        yield from tracks.take_university(arno, table, settings)
    else:
        yield from support(arno, table, settings)


def without_worker(arno: Arno, table: ArnoTable, settings: ArnoSettings) -> Flow[None]:
    """1 conservation, break 2, then what ARNO lacks most; no worker is placed [ARNO-11.9, ARNO-11.10, ARNO-Q2]."""
    has_worker = arno.workers > 0
    yield from table.why(NoTask(arno.seat, "ARNO-11.10" if has_worker else "ARNO-11.9", has_worker))
    for do, number in values.NO_WORKER:
        if do is Do.BREAK:
            yield from table.advance_break(number)
        else:
            yield from tracks.gain_conservation(arno, table, settings, number, "ARNO-11.9", Action.ASSOCIATION)
    kind = yield from lacks_most(arno, table, settings)
    first, second = tracks.take_partner_zoo, tracks.take_university
    if kind is UNIVERSITY:
        first, second = second, first
    if not (yield from first(arno, table, settings)):
        yield from second(arno, table, settings)


def lacks_most(arno: Arno, table: ArnoTable, settings: ArnoSettings) -> Flow[Word]:
    """Most empty spaces on map A, or the fewest owned; a tie is rolled for [ARNO-11.9, ARNO-Q2]."""
    zoos, universities = len(arno.partner_zoos), len(arno.universities)
    if settings.lacks == "empty_spaces":
        difference = (board.MOST_PARTNER_ZOOS - zoos) - (MOST_UNIVERSITIES - universities)
    else:
        difference = universities - zoos
    if difference:
        return PARTNER_ZOO if difference > 0 else UNIVERSITY
    return (yield from table.roll_for((PARTNER_ZOO, UNIVERSITY), ask=PartnerZooOrUniversity(), why="ARNO-11.9"))


# projects


def candidates(arno: Arno, table: ArnoTable) -> Flow[list[Laid]]:
    """Projects in play without its token and with a free level [ARNO-13.2]."""
    laid = yield from table.projects()
    return [each for each in laid if FREE in each.levels and int(arno.seat) not in each.levels]


def support(arno: Arno, table: ArnoTable, settings: ArnoSettings) -> Flow[None]:
    """Two or more own cards: one of them; one: own or table by the die; none: the table [ARNO-13.1]."""
    lying = [] if len(arno.projects) > 1 else (yield from candidates(arno, table))
    where = OWN if arno.projects else BOARD
    if len(arno.projects) == 1 and lying:
        where = yield from table.roll_for((OWN, BOARD), ask=OwnProjectOrTable(), why="ARNO-13.1")
    if where is OWN:
        project: Project = yield from table.roll_for(arno.projects, ask=RolledOwnProject(), why="ARNO-13.1")
        arno.projects = tuple(card for card in arno.projects if card is not project)
        yield from table.why(ProjectPlayed(arno.seat, "ARNO-13.4", project))
        yield from table.bring_into_play(project)
        yield from place_token(arno, table, settings, Laid(project, (FREE,) * 3))
        if project.reputation:
            yield from tracks.gain_reputation(arno, table, settings, project.reputation, "ARNO-13.7", project)
        return
    fresh = [each for each in lying if not any(holder >= 0 for holder in each.levels)]
    chosen = yield from table.roll_for([each.project for each in fresh or lying], ask=RolledProject(), why="ARNO-13.2")
    yield from place_token(arno, table, settings, next(each for each in lying if each.project is chosen))


def place_token(arno: Arno, table: ArnoTable, settings: ArnoSettings, laid: Laid) -> Flow[None]:
    """The preferred level or the next free one; by the module elsewhere [ARNO-13.5, ARNO-13.6, ARNO-16.4]."""
    rewarded = first_free(laid.levels, (values.PREFERRED[arno.column], *values.IF_TAKEN[values.PREFERRED[arno.column]]))
    level = module_level(arno, laid.levels) if settings.module else rewarded
    project, reward = yield from table.reward_of(laid.project, rewarded)
    arno.supported = (*arno.supported, project)
    where, gained = ("ARNO-16.3", "ARNO-16.4") if settings.module else ("ARNO-13.6", "ARNO-13.7")
    yield from table.why(TokenPlaced(arno.seat, where, project, project.levels[level]))
    yield from table.stand_on(project, level)
    yield from tracks.gain_conservation(arno, table, settings, reward.conservation, gained, project)
    reputation = reputation_of(reward, arno.icons[Icon.SCIENCE])
    if reputation:
        yield from tracks.gain_reputation(arno, table, settings, reputation, gained, project)


def first_free(levels: Sequence[int], wanted: Sequence[int]) -> int:
    return next(level for level in wanted if levels[level] == FREE)


def module_level(arno: Arno, levels: Sequence[int]) -> int:
    """The level of the tracker's spot, or of the next earlier spot that names a free one [ARNO-16.3]."""
    spot = values.module_spot(arno.sponsors_seen)
    earlier = [values.MODULE_TRACK[number] for number in range(spot, -1, -1)]
    return first_free(levels, (*earlier, *values.MODULE_LAST_RESORT))
