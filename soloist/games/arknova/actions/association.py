"""The Association action: tasks and donations [AN-7]."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from soloist.engine.flow import Done, Flow, Refusal
from soloist.engine.notation import Word
from soloist.engine.words import msg
from soloist.games.arknova import board, questions
from soloist.games.arknova.answers import DONATE
from soloist.games.arknova.board import Task, University
from soloist.games.arknova.cards import Action, Gain, Icon, Resource
from soloist.games.arknova.causes import Cause, Origin
from soloist.games.arknova.conditions import too_poor
from soloist.games.arknova.effects import coming, gives, rewards_coming
from soloist.games.arknova.events import Deed, Did, Gift, Got
from soloist.games.arknova.free_actions import choose_next
from soloist.games.arknova.gains import gain_conservation, gain_reputation
from soloist.games.arknova.icons import counts_of
from soloist.games.arknova.ordering import Coming, in_any_order
from soloist.games.arknova.projects import NO_TOKENS, can_support_any, support_project
from soloist.games.arknova.questions import WhichTask
from soloist.games.arknova.state import ArkNovaTable, Lasting, Zoo
from soloist.games.arknova.triggers import icons_come
from soloist.games.arknova.turn_context import Turn, choose_one

ASSOCIATION = Action.ASSOCIATION  # asked for so often that it counts
TASKS = tuple(Task)
REPUTATION, PARTNER_ZOO, UNIVERSITY, PROJECT = TASKS
VALUES = {task: int(task) for task in TASKS}
PLACES = {task: place for place, task in enumerate(TASKS)}

# what can be done


def task_value(zoo: Zoo, task: Task) -> int:
    """The strength a task asks for; Veterinarian lowers that of projects [AN-7.1, AN-S.203]."""
    value = VALUES[task]
    return value - 1 if task is PROJECT and zoo.lasting & Lasting.VETERINARIAN else value


def workers_for(zoo: Zoo, task: Task) -> int | None:
    """By the own workers that are there already; None if it is closed [AN-7.2]."""
    there = zoo.on_task[PLACES[task]]
    return board.WORKERS_FOR_TASK[there] if there < len(board.WORKERS_FOR_TASK) else None


NO_WORKERS = Refusal("AN-7.2", msg("there are too few workers on your notepad"))
CLOSED = Refusal("AN-7.2", msg("three of your workers are there: it is closed until the break"))
NO_PARTNER_ZOO = Refusal("AN-7.16", msg("no partner zoo is available to you"))
THIRD_PARTNER_ZOO = Refusal("AN-7.16", msg("a third partner zoo needs Association on side II"))
ENOUGH_PARTNER_ZOOS = Refusal("AN-7.16", msg("you have four partner zoos, the limit"))
NO_UNIVERSITY = Refusal("AN-7.5", msg("no university is available to you"))
NO_PROJECT = Refusal("AN-7.8", msg("you cannot support any project"))
DONE_ALREADY = Refusal("AN-7.1", msg("you have already done that task in this action"))
SIDE_II_DONATES = Refusal("AN-7.13", msg("a donation needs Association on side II"))
TASK_FIRST = Refusal("AN-7.13", msg("a donation comes after a task of the same action"))
DONATED = Refusal("AN-7.13", msg("you have already made a donation in this action"))


def most_partner_zoos(zoo: Zoo) -> int:
    return board.MOST_PARTNER_ZOOS if zoo.is_upgraded(ASSOCIATION) else board.PARTNER_ZOOS_ON_SIDE_I


def partner_zoos_for(table: ArkNovaTable, zoo: Zoo) -> list[Icon]:
    """Those on offer that are not owned; the third and fourth need side II [AN-7.4, AN-7.16]."""
    owned = zoo.partner_zoos
    if len(owned) >= most_partner_zoos(zoo):
        return []
    return [continent for continent in table.partner_offer if continent not in owned]


def universities_for(table: ArkNovaTable, zoo: Zoo) -> list[University]:
    """Those on offer of a kind not owned [AN-7.5]."""
    return [university for university in table.university_offer if university not in zoo.universities]


@cache
def too_weak(value: int, left: int) -> Refusal:
    return Refusal("AN-7.1", msg("it needs strength {value}; you have {left} left", value=value, left=left))


def why_not_task(turn: Turn, task: Task, left: int, done: Sequence[Task], upgraded: bool) -> Refusal | None:
    """Why a task cannot be done now [AN-7.1 to AN-7.8]."""
    if task in done:
        return DONE_ALREADY
    value = task_value(turn.zoo, task)
    return too_weak(value, left) if value > left else why_closed(turn, task, upgraded)


def why_closed(turn: Turn, task: Task, upgraded: bool) -> Refusal | None:
    """Why it cannot be done with any strength: it takes workers, and must bring something [AN-7.2, AN-7.16]."""
    zoo, table = turn.zoo, turn.table
    workers = workers_for(zoo, task)
    if workers is None:
        return CLOSED
    if workers > zoo.workers:
        return NO_WORKERS
    if task is REPUTATION:
        return None
    if task is PARTNER_ZOO:
        return None if partner_zoos_for(table, zoo) else why_no_partner_zoo(zoo)
    if task is UNIVERSITY:
        return None if universities_for(table, zoo) else NO_UNIVERSITY
    if can_support_any(turn, upgraded):
        return None
    return NO_PROJECT if zoo.left else NO_TOKENS


def why_no_partner_zoo(zoo: Zoo) -> Refusal:
    owned = len(zoo.partner_zoos)
    if owned < most_partner_zoos(zoo):
        return NO_PARTNER_ZOO
    return ENOUGH_PARTNER_ZOOS if owned == board.MOST_PARTNER_ZOOS else THIRD_PARTNER_ZOO


def possible_tasks(turn: Turn, left: int, done: Sequence[Task], upgraded: bool) -> list[Task]:
    return [task for task in TASKS if why_not_task(turn, task, left, done, upgraded) is None]


def least_strength(turn: Turn) -> int | None:
    """The strength from which a task can be done; None if none can [AN-2.15]."""
    if not turn.zoo.workers:
        return None  # [AN-7.2]
    upgraded = turn.zoo.is_upgraded(ASSOCIATION)
    for task in TASKS:
        if why_closed(turn, task, upgraded) is None:
            return task_value(turn.zoo, task)
    return None


def donation_price(table: ArkNovaTable) -> int:
    """The lowest price that is not covered; the last one is never covered [AN-7.13, AN-13.9]."""
    prices = board.DONATION_PRICES[table.setup.players]
    return prices[table.donations] if table.donations < len(prices) else board.LAST_DONATION


# the action


def association(turn: Turn, strength: int) -> Flow[None]:
    """Side I: one task. Side II: several different ones worth X or less, and a donation [AN-7.1, AN-7.13]."""
    zoo = turn.zoo
    upgraded = zoo.is_upgraded(ASSOCIATION)
    reads_again = turn.table.setup.settings.upgrade_in_use == "always"
    turn.supported = []
    left = strength
    done: list[Task] = []
    donated = False
    while not done or upgraded:
        task = yield from choose_next(
            turn,
            partial(possible, turn, left, done, upgraded, donated),
            is_first=not done,
            ask=WhichTask(left),
            why="AN-7.1",
            refuse=partial(refuse_task, turn, left, done, upgraded, donated),
            about=ASSOCIATION,
        )
        if isinstance(task, Done):
            break
        if isinstance(task, Word):
            donated = True
            yield from donate(turn)
            continue
        left -= task_value(zoo, task)
        done.append(task)
        yield from do_task(turn, task, upgraded)
        if reads_again:
            upgraded = zoo.is_upgraded(ASSOCIATION)


def possible(turn: Turn, left: int, done: list[Task], upgraded: bool, donated: bool) -> list[Task | Word]:
    """Tasks, and after one of them a donation."""
    may_donate = done and why_not_donate(turn, done, upgraded, donated) is None
    return [*possible_tasks(turn, left, done, upgraded), *((DONATE,) if may_donate else ())]


def refuse_task(turn: Turn, left: int, done: list[Task], upgraded: bool, donated: bool, code: str) -> Refusal | None:
    if code == DONATE.code:
        return why_not_donate(turn, done, upgraded, donated)
    task = next((each for each in TASKS if each.code == code), None)
    return None if task is None else why_not_task(turn, task, left, done, upgraded)


def do_task(turn: Turn, task: Task, upgraded: bool) -> Flow[None]:
    """Send the workers, then do it [AN-7.2]."""
    zoo = turn.zoo
    workers = workers_for(zoo, task)
    assert workers is not None
    place = PLACES[task]
    zoo.workers -= workers
    on_task = list(zoo.on_task)
    on_task[place] += workers
    zoo.on_task = tuple(on_task)
    if turn.is_told:
        yield Did(turn.seat, Deed.TASK_DONE, task)
    if task is REPUTATION:
        yield from gain_reputation(turn, board.TASK_REPUTATION, Origin.TASK)  # [AN-7.3]
    elif task is PARTNER_ZOO:
        yield from take_partner_zoos(turn, 1, Origin.TASK)
    elif task is UNIVERSITY:
        yield from take_universities(turn, 1, Origin.TASK)
    else:
        yield from support_project(turn, upgraded)


def donate(turn: Turn) -> Flow[None]:
    """Pay the lowest open price, cover it, gain 1 conservation [AN-7.13]."""
    table, zoo = turn.table, turn.zoo
    price = donation_price(table)
    zoo.money -= price
    table.donations += 1
    yield Did(turn.seat, Deed.DONATED, price, price)
    yield from gain_conservation(turn, 1, Origin.DONATION)


def why_not_donate(turn: Turn, done: Sequence[Task], upgraded: bool, donated: bool) -> Refusal | None:
    price = donation_price(turn.table)
    if not upgraded:
        return SIDE_II_DONATES
    if not done:
        return TASK_FIRST
    if donated:
        return DONATED
    if turn.zoo.money < price:
        return too_poor("AN-7.13", price, turn.zoo.money)
    return None


# partner zoos and universities


@gives(Resource.PARTNER_ZOO)
def take_partner_zoos(turn: Turn, count: int, cause: Cause) -> Flow[None]:
    """Onto the lowest free slot, with its reward; it is an icon of its continent [AN-7.4, AN-7.17]."""
    table, zoo = turn.table, turn.zoo
    for _ in range(count):
        offered = partner_zoos_for(table, zoo)
        if not offered:
            return
        continent = yield from choose_one(turn, offered, ask=questions.WHICH_PARTNER_ZOO, why="AN-7.4")
        table.partner_offer = tuple([other for other in table.partner_offer if other is not continent])
        slot = len(zoo.partner_zoos)
        zoo.partner_zoos = (*zoo.partner_zoos, continent)
        yield Got(turn.seat, Gift.PARTNER_ZOO_TAKEN, cause, continent)
        follow = icons_come(turn, counts_of((continent,)))
        follow += rewards_coming(turn, zoo.map.partner_zoos[slot], Origin.PARTNER_ZOO_SLOT)
        follow += linked_coming(turn, slot, len(zoo.universities))
        yield from in_any_order(turn, follow, why="AN-2.17")


@gives(Resource.UNIVERSITY)
def take_universities(turn: Turn, count: int, cause: Cause) -> Flow[None]:
    """Onto the lowest free slot; its reputation, its research icons and the slot's reward [AN-7.5, AN-7.17]."""
    table, zoo = turn.table, turn.zoo
    for _ in range(count):
        offered = universities_for(table, zoo)
        if not offered:
            return
        university = yield from choose_one(turn, offered, ask=questions.WHICH_UNIVERSITY, why="AN-7.5")
        table.university_offer = tuple([other for other in table.university_offer if other is not university])
        slot = len(zoo.universities)
        zoo.universities = (*zoo.universities, university)
        yield Got(turn.seat, Gift.UNIVERSITY_TAKEN, cause, university)
        follow = icons_come(turn, counts_of((Icon.SCIENCE,) * university.research))
        if university.reputation:
            follow.append(coming(turn, Gain(Resource.REPUTATION, university.reputation), university))
        follow += rewards_coming(turn, zoo.map.universities[slot], Origin.UNIVERSITY_SLOT)
        follow += linked_coming(turn, slot, len(zoo.partner_zoos))
        yield from in_any_order(turn, follow, why="AN-2.17")


def linked_coming(turn: Turn, slot: int, others: int) -> list[Coming]:
    """Map 11: the reward of a line once both of its slots are filled [AN-19.3]."""
    linked = turn.zoo.map.linked
    if slot >= len(linked) or slot >= others:
        return []
    return rewards_coming(turn, (linked[slot],), Origin.LINKED_SLOTS)
