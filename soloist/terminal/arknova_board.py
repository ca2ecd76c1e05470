"""What lies between the players of Ark Nova: break, tracks, association board, projects, bonus tiles."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.board import Task
from soloist.games.arknova.cards import Project, ProjectKind
from soloist.games.arknova.state import BLOCKED, FREE, Stage
from soloist.games.arknova.view import View, ZooView
from soloist.terminal.arknova_cards import under
from soloist.terminal.arknova_codes import effect_code, level_needs, project_need, university_code
from soloist.terminal.arknova_look import (
    APPEAL,
    CONSERVATION,
    DONE,
    GOOD,
    INKS,
    MONEY,
    PROJECT_INK,
    REPUTATION,
    WEAK,
    WORKER,
    X_TOKEN,
    icon_chip,
    sign,
)
from soloist.terminal.arknova_stand import Stand
from soloist.terminal.chips import fit, packed
from soloist.terminal.draw import Pen
from soloist.terminal.ink import plain

TWO_COLUMNS, GAP = 118, 2
STAGES = {Stage.SETUP: msg("set-up"), Stage.BREAK: msg("break"), Stage.SCORING: msg("scoring"), Stage.OVER: msg("over")}


# the first line


def title(view: View, pen: Pen) -> Text:
    """The game, the turn, the way to the break, the piles."""
    parts = [pen.write("Ark Nova", "bold")]
    if view.stage in STAGES:
        parts.append(pen.write(STAGES[view.stage], "bold"))
    else:
        parts.append(pen.write(msg("turn {n}: {person}", n=view.turn, person=view.active)))
    if view.last_turns is not None and view.stage is not Stage.OVER:
        parts.append(pen.write(nmsg("LAST TURNS, {n} left", "LAST TURNS, {n} left", n=view.last_turns), "bold red"))
    parts.append(break_bar(view, pen))
    parts.append(pen.write(msg("deck {n}, discarded {m}", n=view.deck, m=view.discard)))
    line = Text(" · ").join(parts)
    line.truncate(pen.width, overflow="ellipsis")
    return line


def break_bar(view: View, pen: Pen) -> Text:
    """How far the break is; alone the turns until it [AN-1.1, 12.1]."""
    steps = board.BREAK_STEPS.get(view.setup.players, 0)
    if not steps:
        return solo_break(view, pen)
    left = steps - view.break_step
    return Text.assemble(
        pen.write(msg("break "), "" if left else "bold"),
        ("■" * view.break_step, "#c9951c"),
        ("□" * left, WEAK),
        pen.write(msg(" in {n}", n=left)),
    )


def solo_break(view: View, pen: Pen) -> Text:
    """Which of the 27 turns it is, and after how many comes the next break [AN-14.2]."""
    ends = [sum(board.SOLO_ROUNDS[: number + 1]) for number in range(len(board.SOLO_ROUNDS))]
    end = next((turn for turn in ends if turn >= view.turn), board.SOLO_TURNS)
    what = msg("end after turn {n}", n=end) if end == board.SOLO_TURNS else msg("break after turn {n}", n=end)
    return pen.write(what)


# the players and their tracks


def name_of(view: View, seat: Seat, pen: Pen) -> Text:
    """A name, with an arrow for whose turn it is."""
    turn = view.active == seat and view.stage in (Stage.TURN, Stage.BREAK)
    return Text.assemble("▶ " if turn else "  ", pen.write(seat))


def race_lines(view: View, pen: Pen) -> Iterator[Text]:
    """Everybody's counters: appeal runs from the left, conservation from the right; they meet at the end."""
    names = [name_of(view, Seat(number), pen) for number in range(view.setup.players)]
    widest = min(max(name.cell_len for name in names), 16)
    tails = [counters_behind(zoo, pen) for zoo in view.zoos]
    room = pen.width - widest - SCORE_AND_APPEAL - max(tail.cell_len for tail in tails)
    for name, zoo, tail in zip(names, view.zoos, tails, strict=True):
        head = Text.assemble(fit(name, widest), f" {zoo.score:>4} ", fit(sign(APPEAL, f"{zoo.appeal:<3}"), 4), " ")
        yield Text.assemble(head, race(zoo, min(room, 57)), tail)


SCORE_AND_APPEAL = 11  # letters before the bar, behind the name


def counters_behind(zoo: ZooView, pen: Pen) -> Text:
    """What stands behind the bar; an ARNO has neither money, X-tokens nor a hand [ARNO-2.9]."""
    tail = Text.assemble(
        " ",
        fit(sign(CONSERVATION, zoo.conservation), 3),
        " ",
        fit(sign(REPUTATION, zoo.reputation), 3),
    )
    if zoo.arno is not None:
        return tail
    hand = pen.write(msg(" hand {n}", n=len(zoo.hand)))
    return tail.append_text(Text.assemble(" ", fit(sign(MONEY, zoo.money), 4), " ", sign(X_TOKEN, zoo.x_tokens), hand))


def race(zoo: ZooView, length: int) -> Text:
    """Both counters on one bar, as long as the appeal track; longer while conservation is below 0 [ARNO-Q17]."""
    target = board.target(zoo.conservation)
    longest = max(board.target(0), target)
    appeal = min(round(length * zoo.appeal / longest), length)
    aim = max(length - round(length * target / longest), 0)
    middle = max(length - appeal - aim, 0)
    return Text.assemble(
        ("━" * min(appeal, length - aim), INKS[APPEAL]),
        ("╋" * max(appeal + aim - length, 0), "bold"),
        ("·" * middle, WEAK),
        ("━" * min(aim, length - appeal) if appeal < length else "", INKS[CONSERVATION]),
    )


# the association board

TASK_NAMES: dict[Task, Message] = {
    Task.REPUTATION: msg("reputation"),
    Task.PARTNER_ZOO: msg("partner zoo"),
    Task.UNIVERSITY: msg("university"),
    Task.PROJECT: msg("project"),
}


def association_lines(view: View, stand: Stand, pen: Pen) -> Iterator[Text]:
    """The tasks with what is offered and where one's own workers are, the donation, the bonus tiles [AN-7.1, 7.13]."""
    own = None if view.seat is None else view.zoos[view.seat]
    chips = [task_code(view, own, stand, task, pen) for task in Task]
    chips.append(Text.assemble(pen.write(msg("donation ")), sign(MONEY, stand.donation)))
    if any(view.tiles):
        chips.append(tile_codes(view, pen))
    yield from under(pen.write(msg("Association "), "bold"), chips, pen, gap=3)


def tile_codes(view: View, pen: Pen) -> Text:
    """The bonus tiles that are left at conservation 5 and 8."""
    line = pen.write(msg("tiles"))
    for space, tiles in zip(board.TILE_SPACES, view.tiles, strict=False):
        if tiles:
            codes = Text(", ").join(effect_code(tile.effect, pen) for tile in tiles)
            line.append_text(Text.assemble(" ", sign(CONSERVATION, space), " ", codes))
    return line


def task_code(view: View, own: ZooView | None, stand: Stand, task: Task, pen: Pen) -> Text:
    """3 partner zoo Afr Ame ●."""
    text = Text.assemble((f"{stand.task_value(task)} ", "bold"), pen.write(TASK_NAMES[task]))
    match task:
        case Task.REPUTATION:
            text.append(" ").append_text(sign(REPUTATION, board.TASK_REPUTATION))
        case Task.PARTNER_ZOO:
            for continent in view.partner_offer:
                has = own is not None and continent in own.partner_zoos
                chip = icon_chip(continent, pen)
                text.append(" ").append_text(Text(f"({chip.plain})", WEAK) if has else chip)
        case Task.UNIVERSITY:
            for university in view.university_offer:
                code = university_code(university, pen)
                has = own is not None and university in own.universities
                text.append(" ").append_text(Text(f"({code.plain})", WEAK) if has else code)
    if own is not None:
        text.append_text(workers_there(own.on_task[list(Task).index(task)], stand.workers_for(task), pen))
    return text


def workers_there(there: int, wanted: int | None, pen: Pen) -> Text:
    """Own workers on a task, and that it takes more or is closed [AN-7.2]."""
    if not there:
        return Text()
    what = pen.write(msg(" closed"), WEAK) if wanted is None else pen.write(msg(" takes {n}", n=wanted), WEAK)
    return Text.assemble((f" {WORKER * there}", GOOD), what)


# projects


def project_lines(view: View, stand: Stand, pen: Pen) -> Iterator[Text]:
    """The row above the board, then the base projects, each with its three levels; side by side if there is room."""
    room = (pen.width - GAP) // 2 if pen.width >= TWO_COLUMNS else pen.width
    lines = [project_line(stand, project, levels, "▪", room, pen) for project, levels in view.row]
    lines += [project_line(stand, project, levels, "▫", room, pen) for project, levels in view.bases]
    yield from packed([fit(line, room) for line in lines], pen.width, GAP)


def project_line(
    stand: Stand, project: Project, levels: tuple[int, ...], sign_before: str, room: int, pen: Pen
) -> Text:
    """Name, what is counted and how many one has, then need, reward and token of each level."""
    name, need = (30, 14) if room >= 96 else (20, 11) if room >= 78 else (16, 11)
    have = stand.counts(project)
    mine = "" if have is None else f" {have}"
    head = Text.assemble(
        f"{sign_before} ",
        fit(Text(project.name, PROJECT_INK), name),
        " ",
        fit(Text.assemble(project_need(project, pen), (mine, "bold")), need),
    )
    width = (room - head.cell_len) // 3
    needs = level_needs(project, pen)
    possible = stand.open_levels(project, levels)
    for place, owner in enumerate(levels):
        head.append_text(fit(level_code(project, place, owner, needs[place], place in possible, pen), width))
    head.truncate(room, overflow="ellipsis")
    return head


def level_code(project: Project, place: int, owner: int, need: str, possible: bool, pen: Pen) -> Text:
    """5▸♣5 and who stands there, or whether one could."""
    level = project.levels[place]
    wanted = "" if project.kind is ProjectKind.BREEDING else f"{need}▸"
    code = Text.assemble(f" {wanted}", sign(CONSERVATION, level.conservation))
    if level.reputation:
        code.append_text(sign(REPUTATION, level.reputation))
    if owner == BLOCKED:
        return Text(f"{code.plain} ×", WEAK)
    if owner != FREE:
        return Text(f"{code.plain} {plain(pen.reader.read(Seat(owner)))}", WEAK)
    return code.append(f" {DONE}" if possible else "", GOOD)
