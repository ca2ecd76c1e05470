"""What lies between the players of Ark Nova: break, tracks, association board, projects, bonus tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from rich.text import Text

from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg, nmsg, numeral
from soloist.games.arknova import board, cards
from soloist.games.arknova.actions.association import donation_price, task_value, workers_for
from soloist.games.arknova.board import Task
from soloist.games.arknova.state import BLOCKED, FREE, Stage
from soloist.games.arknova.view import View, ZooView
from soloist.terminal import arknova_look as look
from soloist.terminal.arknova_codes import effect_code, level_needs, project_need, university_code
from soloist.terminal.arknova_stand import Stand
from soloist.terminal.draw import Pen, dotted, fit, packed, shortened, under

TWO_COLUMNS, GAP = 118, 2
STAGES = {Stage.SETUP: msg("setup"), Stage.BREAK: msg("break"), Stage.SCORING: msg("scoring"), Stage.OVER: msg("over")}


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
    return dotted(parts, pen)


def break_bar(view: View, pen: Pen) -> Text:
    """How far the break is; alone after which of the 27 turns it comes [AN-1.1, AN-12.1, AN-14.2]."""
    steps = board.BREAK_STEPS.get(view.setup.players, 0)
    if not steps:
        end = next((turn for turn in accumulate(board.SOLO_ROUNDS) if turn >= view.turn), board.SOLO_TURNS)
        is_last = end == board.SOLO_TURNS
        return pen.write(msg("end after turn {n}", n=end) if is_last else msg("break after turn {n}", n=end))
    left = steps - view.break_step
    return Text.assemble(
        pen.write(msg("break "), "" if left else "bold"), ("■" * view.break_step, "#c9951c"), ("□" * left, look.WEAK),
        pen.write(msg(" in {n}", n=left)),
    )  # fmt: skip


# the players and their tracks


def name_of(view: View, seat: Seat, pen: Pen) -> Text:
    """A name, with an arrow for whose turn it is."""
    turn = view.active == seat and view.stage in (Stage.TURN, Stage.BREAK)
    return Text.assemble("▶ " if turn else "  ", pen.write(seat))


def race_lines(view: View, pen: Pen) -> Iterator[Text]:
    """Everybody's counters: appeal runs from the left, conservation from the right; they meet at the end."""
    names = [name_of(view, seat, pen) for seat in seats(view.setup.players)]
    widest = min(max(name.cell_len for name in names), 16)
    tails = [counters_behind(zoo, pen) for zoo in view.zoos]
    room = pen.width - widest - SCORE_AND_APPEAL - max(tail.cell_len for tail in tails)
    for name, zoo, tail in zip(names, view.zoos, tails, strict=True):
        appeal = fit(look.appeal(f"{zoo.appeal:<3}"), 4)
        score = f" {numeral(zoo.score):>4} "
        yield Text.assemble(fit(name, widest), score, appeal, " ", race(zoo, min(room, 57)), tail)


SCORE_AND_APPEAL = 11  # letters before the bar, behind the name


def counters_behind(zoo: ZooView, pen: Pen) -> Text:
    """What stands behind the bar; an ARNO has neither money, X-tokens nor a hand [ARNO-2.9]."""
    parts = [Text(), fit(look.conservation(zoo.conservation), 3), fit(look.reputation(zoo.reputation), 3)]
    if zoo.arno is None:
        hand = pen.write(msg(" hand {n}", n=len(zoo.hand)))
        parts += [fit(look.money(zoo.money), 4), Text.assemble(look.x_tokens(zoo.x_tokens), hand)]
    return Text(" ").join(parts)


def race(zoo: ZooView, length: int) -> Text:
    """Both counters on one bar, as long as the appeal track; longer while conservation is below 0 [ARNO-Q17]."""
    target = board.target(zoo.conservation)
    longest = max(board.target(0), target)
    appeal = min(round(length * zoo.appeal / longest), length)
    aim = max(length - round(length * target / longest), 0)
    middle = max(length - appeal - aim, 0)
    return Text.assemble(
        ("━" * min(appeal, length - aim), look.INKS[look.APPEAL]),
        ("╋" * max(appeal + aim - length, 0), "bold"),
        ("·" * middle, look.WEAK),
        ("━" * min(aim, length - appeal) if appeal < length else "", look.INKS[look.CONSERVATION]),
    )


# the association board

TASK_NAMES = {
    Task.REPUTATION: msg("reputation"), Task.PARTNER_ZOO: msg("partner zoo"), Task.UNIVERSITY: msg("university"),
    Task.PROJECT: msg("project"),
}  # fmt: skip


def association_lines(view: View, stand: Stand, pen: Pen) -> Iterator[Text]:
    """The tasks with what is offered and where your workers are, donation, bonus tiles [AN-7.1, AN-7.13]."""
    own = None if view.seat is None else view.zoos[view.seat]
    chips = [task_code(view, own, stand, task, pen) for task in Task]
    chips.append(Text.assemble(pen.write(msg("donation ")), look.money(donation_price(stand.table))))
    if any(view.tiles):
        chips.append(tile_codes(view, pen))
    yield from under(pen.write(msg("Association "), "bold"), chips, pen, gap=3)


def tile_codes(view: View, pen: Pen) -> Text:
    """The bonus tiles that are left at conservation 5 and 8."""
    line = pen.write(msg("tiles"))
    for space, tiles in zip(board.TILE_SPACES, view.tiles, strict=False):
        if tiles:
            codes = Text(", ").join(effect_code(tile.effect, pen) for tile in tiles)
            line.append_text(Text.assemble(" ", look.conservation(space), " ", codes))
    return line


def task_code(view: View, own: ZooView | None, stand: Stand, task: Task, pen: Pen) -> Text:
    """3 partner zoo Afr Ame ●; what one has is in brackets."""
    offer: list[tuple[Text, bool]] = []
    match task:
        case Task.REPUTATION:
            offer = [(look.reputation(board.TASK_REPUTATION), False)]
        case Task.PARTNER_ZOO:
            had = () if own is None else own.partner_zoos
            offer = [(look.icon_chip(each, pen), each in had) for each in view.partner_offer]
        case Task.UNIVERSITY:
            schools = () if own is None else own.universities
            offer = [(university_code(each, pen), each in schools) for each in view.university_offer]
    value = int(task) if stand.zoo is None else task_value(stand.zoo, task)
    text = Text.assemble((f"{value} ", "bold"), pen.write(TASK_NAMES[task]))
    for code, is_had in offer:
        text.append(" ").append_text(Text(f"({code.plain})", look.WEAK) if is_had else code)
    there = 0 if own is None else own.on_task[list(Task).index(task)]
    if there:  # it takes more, or is closed [AN-7.2]
        wanted = 1 if stand.zoo is None else workers_for(stand.zoo, task)
        more = msg(" closed") if wanted is None else msg(" takes {n}", n=wanted)
        text.append(f" {look.WORKER * there}", look.GOOD).append_text(pen.write(more, look.WEAK))
    return text


# projects


def project_lines(view: View, stand: Stand, pen: Pen) -> Iterator[Text]:
    """The row above the board, then the base projects, each with its three levels; side by side if there is room."""
    room = (pen.width - GAP) // 2 if pen.width >= TWO_COLUMNS else pen.width
    lines = [project_line(stand, project, levels, "▪", room, pen) for project, levels in view.row]
    lines += [project_line(stand, project, levels, "▫", room, pen) for project, levels in view.bases]
    yield from packed([fit(line, room) for line in lines], pen.width, GAP)


def project_line(stand: Stand, project: cards.Project, levels: tuple[int, ...], sign: str, room: int, pen: Pen) -> Text:
    """Name, what is counted and how many one has, then need, reward and token of each level."""
    name, need = (30, 14) if room >= 96 else (20, 11) if room >= 78 else (16, 11)
    have = stand.counts(project)
    mine = "" if have is None else f" {have}"
    head = Text.assemble(
        f"{sign} ", fit(Text(project.name, look.PROJECT_INK), name), " ",
        fit(Text.assemble(project_need(project, pen), (mine, "bold")), need),
    )  # fmt: skip
    width = (room - head.cell_len) // 3
    needs = level_needs(project, pen)
    possible = stand.open_levels(project, levels)
    for place, owner in enumerate(levels):
        head.append_text(fit(level_code(project, place, owner, needs[place], place in possible, pen), width))
    return shortened(head, room)


def level_code(project: cards.Project, place: int, owner: int, need: str, possible: bool, pen: Pen) -> Text:
    """5▸♣5 and who stands there, or whether one could."""
    level = project.levels[place]
    wanted = "" if project.kind is cards.ProjectKind.BREEDING else f"{need}▸"
    code = Text.assemble(f" {wanted}", look.conservation(level.conservation))
    if level.reputation:
        code.append_text(look.reputation(level.reputation))
    if owner == BLOCKED:
        return Text(f"{code.plain} ×", look.WEAK)
    if owner != FREE:
        return Text(f"{code.plain} {pen.cut(Seat(owner))}", look.WEAK)
    return code.append(f" {look.DONE}" if possible else "", look.GOOD)
