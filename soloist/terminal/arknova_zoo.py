"""A zoo of Ark Nova beside its map: counters, action cards, workers, left edge; and the others' zoos in short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.text import Text

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.buildings import Kind
from soloist.games.arknova.cards import CONTINENTS, Action
from soloist.games.arknova.maps import Reward, ZooMap
from soloist.games.arknova.state import Building
from soloist.games.arknova.view import View, ZooView
from soloist.terminal.arknova_arno import arno_page, mat
from soloist.terminal.arknova_board import name_of
from soloist.terminal.arknova_cards import final_lines, played_lines, under
from soloist.terminal.arknova_codes import gain_code, university_code
from soloist.terminal.arknova_look import (
    ACTION_INK,
    AGAIN,
    APPEAL,
    BAD,
    CONSERVATION,
    EMPTY,
    FULL,
    GOOD,
    MONEY,
    REPUTATION,
    WEAK,
    X_TOKEN,
    cut,
    held_icons,
    icon_chips,
    kind_code,
    reward_text,
    sign,
    worker_signs,
)
from soloist.terminal.arknova_map import MAP_WIDTH, draw_map
from soloist.terminal.arknova_stand import Stand
from soloist.terminal.chips import fit, packed
from soloist.terminal.draw import Pen

NARROW, ROOMY = 15, 30  # letters beside the map: in 80 columns, and from which on lines are written out

# beside the map


def beside_map(lines: Sequence[Text], panel: Sequence[Text], pen: Pen) -> Iterator[Text]:
    """The map and what stands at its right."""
    room = pen.width - MAP_WIDTH - 1
    for left, right in zip_longest(lines, panel, fillvalue=Text()):
        yield Text.assemble(fit(left, MAP_WIDTH), " ", fit(right, room))


def panel(stand: Stand, zoo: ZooView, pen: Pen) -> Iterator[Text]:
    """Money, tracks, action cards, workers: everything that is asked before every turn."""
    room = pen.width - MAP_WIDTH - 1
    roomy = room >= ROOMY
    yield Text.assemble(sign(MONEY, zoo.money), (f" {AGAIN}{stand.income}", WEAK), "  ", sign(X_TOKEN, zoo.x_tokens))
    yield Text.assemble(
        sign(APPEAL, zoo.appeal), " ", sign(CONSERVATION, zoo.conservation), (f" = {zoo.score}", "bold")
    )
    yield reputation_line(zoo, pen, roomy)
    yield conservation_line(zoo, pen) if roomy else Text()
    for slot in range(1, len(zoo.order) + 1):
        yield action_line(stand, zoo, slot, pen, roomy)
    yield Text()
    yield worker_line(zoo, pen, roomy)
    universities = [university_code(each, pen) for each in zoo.universities]
    if not roomy:
        yield icon_chips(zoo.partner_zoos, pen)
        yield from packed(universities, room)
        return
    none = [Text("—", WEAK)]
    yield Text.assemble(pen.write(msg("zoos "), WEAK), icon_chips(zoo.partner_zoos, pen) or none[0])
    yield next_line(zoo.map.partner_zoos, len(zoo.partner_zoos), pen, needs_side_two(zoo))
    yield Text.assemble(pen.write(msg("univ. "), WEAK), Text(" ").join(universities or none))
    yield next_line(zoo.map.universities, len(zoo.universities), pen)


def reputation_line(zoo: ZooView, pen: Pen, roomy: bool) -> Text:
    """Reputation, range, and the next reward."""
    reach = board.RANGE[zoo.reputation]
    folders = msg("range 1") if reach == 1 else msg("range 1–{n}", n=reach)
    line = Text.assemble(sign(REPUTATION, zoo.reputation), " ", pen.write(folders))
    following = next((at for at in board.REPUTATION_REWARDS if at > zoo.reputation), None)
    if roomy and following is not None:
        line.append_text(pen.write(msg(", at {at} ", at=following), WEAK))
        line.append_text(gain_code(board.REPUTATION_REWARDS[following], pen))
    return line


def conservation_line(zoo: ZooView, pen: Pen) -> Text:
    """The next reward of the conservation track, one of several [AN-9.2]."""
    due = next((space for space in board.CONSERVATION_REWARDS if zoo.conservation < space), None)
    if due is None:
        return Text()
    codes = [gain_code(gain, pen) for gain in board.CONSERVATION_REWARDS[due]]
    if due in board.TILE_SPACES:
        codes.append(pen.write(msg("tile")))
    return Text.assemble(pen.write(msg("at "), WEAK), sign(CONSERVATION, due), " ", Text(" / ").join(codes))


# action cards


def action_line(stand: Stand, zoo: ZooView, slot: int, pen: Pen, roomy: bool) -> Text:
    """3 Build II ×2, and what it does with this strength; dimmed if nothing can be done with it."""
    action = zoo.order[slot - 1]
    side = " II" if zoo.upgraded >> action & 1 else " I"
    tokens = action_tokens(zoo, action)
    lacks = stand.lacks_strength(action)
    after = f"{side}{' ' if tokens else ''}{tokens}"
    name = cut(action, pen, 20 if roomy else NARROW - 2 - len(after))
    line = Text.assemble((f"{slot} ", "bold"), (name, WEAK if lacks is None else ACTION_INK[action]), side)
    line.append(after.removeprefix(side), BAD)
    if roomy:
        line = fit(line, max(ACTION_ROOM, line.cell_len + 1))
        line.append_text(pen.write(strength_text(zoo, action, stand.strength(action)), WEAK))
        if lacks:
            line.append_text(pen.write(msg(" needs X{n}", n=lacks), BAD))
    return line


ACTION_ROOM = 17


def action_tokens(zoo: ZooView, action: Action) -> str:
    """×2 a multiplier, V venom, −2 constriction."""
    parts = ["×2" * zoo.multipliers[action]]
    parts.append("V" if zoo.venom >> action & 1 else "")
    parts.append("−2" if zoo.constricted >> action & 1 else "")
    return "".join(parts)


def strength_text(zoo: ZooView, action: Action, strength: int) -> Message:
    """What an action card of this zoo does with so much strength [AN-4.5, 13.12, 13.13]."""
    strength = max(strength, 0)
    side = zoo.upgraded >> action & 1
    row = min(strength, board.STRONGEST)
    match action:
        case Action.CARDS:
            drawn, gone = board.DRAW[side][row], board.DISCARD[side][row]
            if strength >= board.SNAP_FROM[side]:
                return msg("+{n} −{m}, snap", n=drawn, m=gone)
            return msg("+{n} −{m}", n=drawn, m=gone)
        case Action.BUILD:
            return msg("sizes {n}", n=strength) if side else msg("size {n}", n=strength)
        case Action.ANIMALS:
            return nmsg("{n} animal", "{n} animals", n=board.PLAY_ANIMALS[side][row])
        case Action.ASSOCIATION:
            return msg("tasks {n}", n=strength) if side else msg("task {n}", n=strength)
        case Action.SPONSORS:
            most = strength + board.SPONSOR_EXTRA_LEVEL[side]
            money = strength * board.SPONSOR_BREAK_MONEY[side]
            return msg("level {n}, or ${m}", n=most, m=money)


# workers, slots, left edge


def worker_line(zoo: ZooView, pen: Pen, roomy: bool) -> Text:
    """Workers ready, placed, in reserve."""
    line = Text.assemble(pen.write(msg("workers "), WEAK), worker_signs(zoo.workers, sum(zoo.on_task)))
    if roomy and zoo.hired < board.MOST_WORKERS:
        rewards = zoo.map.workers[zoo.hired - board.START_WORKERS]
        if rewards:
            line.append_text(pen.write(msg(" next: "), WEAK)).append_text(rewards_text(rewards, pen))
    return line


def rewards_text(rewards: Sequence[Reward], pen: Pen) -> Text:
    return Text("+").join(reward_text(reward, pen) for reward in rewards)


def next_line(slots: Sequence[Sequence[Reward]], taken: int, pen: Pen, needs_two: bool = False) -> Text:
    """What the following slots give."""
    codes = [rewards_text(slot, pen) if slot else Text("—") for slot in slots[taken:]]
    if not codes:
        return Text()
    following = msg("  next, with side II: ") if needs_two else msg("  next: ")
    return Text.assemble(pen.write(following, WEAK), Text(", ").join(codes))


def needs_side_two(zoo: ZooView) -> bool:
    """Whether the next partner zoo needs Association II [AN-7.4]."""
    return len(zoo.partner_zoos) >= board.PARTNER_ZOOS_ON_SIDE_I and not zoo.upgraded >> Action.ASSOCIATION & 1


def left_edge(ground: ZooMap, left: int, pen: Pen) -> Iterator[Text]:
    """The tokens still there with what they cover; in brackets what has become an income [AN-7.9, 7.20]."""
    chips = []
    for token in ground.left:
        there = left >> (token.number - 1) & 1
        code = Text.assemble(reward_text(token.reward, pen), AGAIN if token.repeats else "")
        if there:
            chips.append(Text.assemble((f"{token.number} ", WEAK), code))
        elif token.repeats:
            chips.append(Text(f"[{code.plain}]", GOOD))
    yield from under(pen.write(msg("Left edge "), "bold"), chips or [Text("—", WEAK)], pen, gap=3)


# a zoo in full


def zoo_lines(stand: Stand, zoo: ZooView, pen: Pen) -> Iterator[Text]:
    """What a zoo has beside its map and its hand."""
    yield from left_edge(zoo.map, zoo.left, pen)
    icons = held_icons(zoo.icons, pen)
    if icons:
        yield from under(pen.write(msg("Icons "), "bold"), icons, pen, gap=1)
    yield from played_lines(zoo.animals, zoo.sponsors, pen)
    yield from kept_lines(zoo, pen)
    yield from final_lines(stand, zoo.finals, pen)


def kept_lines(zoo: ZooView, pen: Pen) -> Iterator[Text]:
    """What only some cards and maps have: pouches, tokens on sponsors, tucked and stored cards."""
    chips: list[Text] = []
    if zoo.pouches:
        chips.append(pen.write(nmsg("{n} card in pouches", "{n} cards in pouches", n=len(zoo.pouches))))
    for sponsor, tokens in zoo.tokens:
        chips.append(pen.write(nmsg("{n} token on {card}", "{n} tokens on {card}", n=tokens, card=sponsor)))
    if zoo.assignment is not None:
        chips.append(pen.write(msg("assignment: {size}", size=zoo.assignment)))
    if zoo.markers:
        left = icon_chips([icon for place, icon in enumerate(CONTINENTS) if zoo.markers >> place & 1], pen)
        chips.append(Text.assemble(pen.write(msg("continent markers: ")), left))
    if zoo.tucked:
        names = ", ".join(card.name for card in zoo.tucked)
        chips.append(pen.write(msg("rescued: {names}", names=names)))
    if zoo.stored:
        names = ", ".join("?" if card is None else card.name for card in zoo.stored)
        chips.append(pen.write(msg("stored: {names}", names=names)))
    yield from packed(chips, pen.width, gap=3)


# the others, in short


def other_zoo(view: View, seat: Seat, pen: Pen) -> Iterator[Text]:
    """Action cards, workers, buildings and icons of another player, in two lines or so; or the mat of an ARNO."""
    zoo = view.zoos[seat]
    if zoo.arno is not None:
        yield from mat(zoo.arno, name_of(view, seat, pen), pen, view.setup.settings.arno.module)
        return
    actions = " ".join(
        f"{slot}{cut(action, pen, 2)}{'II' if zoo.upgraded >> action & 1 else ''}{action_tokens(zoo, action)}"
        for slot, action in enumerate(zoo.order, 1)
    )
    chips = [
        pen.write(zoo.map),
        Text(actions),
        worker_line(zoo, pen, False),
        *building_chips(zoo.buildings, pen),
        *([Text(" ").join(held_icons(zoo.icons, pen))] if any(zoo.icons) else []),
    ]
    heading = Text.assemble(fit(name_of(view, seat, pen), 12), " ")
    yield from under(heading, chips, pen)


def building_chips(buildings: Sequence[Building], pen: Pen) -> Iterator[Text]:
    """Enclosures by size, full or empty; the rest by name and number."""
    counts: dict[tuple[Kind, int], int] = {}
    for building in sorted(buildings, key=lambda each: (each.kind.order, each.used)):
        used = building.used if building.kind.is_standard or building.kind.is_special else 0
        counts[building.kind, used] = counts.get((building.kind, used), 0) + 1
    for (kind, used), number in counts.items():
        many = f"{number}×" if number > 1 else ""
        if kind.is_standard:
            yield Text(f"{many}{FULL if used else EMPTY}{kind.size}")
        elif kind.is_special:
            yield Text(f"{kind_code(kind, pen)} {used}/{kind.capacity}")
        else:
            yield Text(f"{many}{kind_code(kind, pen)}")


def zoo_page(view: View, seat: Seat, pen: Pen) -> Iterator[Text]:
    """A zoo in full: for onlookers, and on demand."""
    zoo = view.zoos[seat]
    if zoo.arno is not None:
        yield from other_zoo(view, seat, pen)
        yield from arno_page(zoo.arno, pen)
        return
    stand = Stand(view, seat)
    hand = nmsg("{map}, {n} card in hand", "{map}, {n} cards in hand", map=zoo.map, n=len(zoo.hand))
    yield Text.assemble(name_of(view, seat, pen), "  ", pen.write(hand))
    yield from beside_map(draw_map(zoo.map, zoo.buildings, pen), list(panel(stand, zoo, pen)), pen)
    yield from zoo_lines(stand, zoo, pen)
