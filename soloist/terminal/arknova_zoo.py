"""A zoo of Ark Nova beside its map: counters, action cards, workers, left edge; and the others' zoos in short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.text import Text

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg, numeral
from soloist.games.arknova import board, cards, maps, state
from soloist.games.arknova.view import View, ZooView
from soloist.terminal import arknova_board, arknova_cards, arknova_codes, arknova_map, arknova_stand
from soloist.terminal import arknova_look as look
from soloist.terminal.arknova_arno import arno_page, mat
from soloist.terminal.draw import Pen, fit, packed, under

NARROW, ROOMY = 15, 30  # letters beside the map: in 80 columns, and from which on lines are written out


def beside_map(lines: Sequence[Text], panel: Sequence[Text], pen: Pen) -> Iterator[Text]:
    """The map and what stands at its right."""
    room = pen.width - arknova_map.MAP_WIDTH - 1
    for left, right in zip_longest(lines, panel, fillvalue=Text()):
        yield Text.assemble(fit(left, arknova_map.MAP_WIDTH), " ", fit(right, room))


def panel(stand: arknova_stand.Stand, zoo: ZooView, pen: Pen) -> Iterator[Text]:
    """Money, tracks, action cards, workers: everything that is asked before every turn."""
    room = pen.width - arknova_map.MAP_WIDTH - 1
    roomy = room >= ROOMY
    income, points = (f" {look.AGAIN}{stand.income}", look.WEAK), (f" = {numeral(zoo.score)}", "bold")
    yield Text.assemble(look.money(zoo.money), income, "  ", look.x_tokens(zoo.x_tokens))
    yield Text.assemble(look.appeal(zoo.appeal), " ", look.conservation(zoo.conservation), points)
    yield reputation_line(zoo, pen, roomy)
    yield conservation_line(zoo, pen) if roomy else Text()
    yield from (action_line(stand, zoo, slot, pen, roomy) for slot in range(1, len(zoo.order) + 1))
    yield Text()
    yield worker_line(zoo, pen, roomy)
    universities = [arknova_codes.university_code(each, pen) for each in zoo.universities]
    if not roomy:
        yield look.icon_chips(zoo.partner_zoos, pen)
        yield from packed(universities, room)
        return
    none = [Text("—", look.WEAK)]
    is_full = len(zoo.partner_zoos) >= board.PARTNER_ZOOS_ON_SIDE_I
    needs_two = is_full and not zoo.upgraded >> cards.Action.ASSOCIATION & 1  # [AN-7.4]
    yield Text.assemble(pen.write(msg("zoos "), look.WEAK), look.icon_chips(zoo.partner_zoos, pen) or none[0])
    yield next_line(zoo.map.partner_zoos, len(zoo.partner_zoos), pen, needs_two)
    yield Text.assemble(pen.write(msg("univ. "), look.WEAK), Text(" ").join(universities or none))
    yield next_line(zoo.map.universities, len(zoo.universities), pen)


def reputation_line(zoo: ZooView, pen: Pen, roomy: bool) -> Text:
    """Reputation, range, and the next reward."""
    reach = board.RANGE[zoo.reputation]
    folders = msg("range 1") if reach == 1 else msg("range 1–{n}", n=reach)
    line = Text.assemble(look.reputation(zoo.reputation), " ", pen.write(folders))
    following = next((at for at in board.REPUTATION_REWARDS if at > zoo.reputation), None)
    if roomy and following is not None:
        line.append_text(pen.write(msg(", at {at} ", at=following), look.WEAK))
        line.append_text(arknova_codes.gain_code(board.REPUTATION_REWARDS[following], pen))
    return line


def conservation_line(zoo: ZooView, pen: Pen) -> Text:
    """The next reward of the conservation track, one of several [AN-9.2]."""
    due = next((space for space in board.CONSERVATION_REWARDS if zoo.conservation < space), None)
    if due is None:
        return Text()
    codes = [arknova_codes.gain_code(gain, pen) for gain in board.CONSERVATION_REWARDS[due]]
    if due in board.TILE_SPACES:
        codes.append(pen.write(msg("tile")))
    return Text.assemble(pen.write(msg("at "), look.WEAK), look.conservation(due), " ", Text(" / ").join(codes))


def action_line(stand: arknova_stand.Stand, zoo: ZooView, slot: int, pen: Pen, roomy: bool) -> Text:
    """3 Build II ×2, and what it does with this strength; dimmed if nothing can be done with it."""
    action = zoo.order[slot - 1]
    side = " II" if zoo.upgraded >> action & 1 else " I"
    tokens = action_tokens(zoo, action)
    lacks = stand.lacks_strength(action)
    after = f"{side}{' ' if tokens else ''}{tokens}"
    name = pen.cut(action, 20 if roomy else NARROW - 2 - len(after))
    line = Text.assemble((f"{slot} ", "bold"), (name, look.WEAK if lacks is None else look.ACTION_INK[action]), side)
    line.append(after.removeprefix(side), look.BAD)
    if roomy:
        line = fit(line, max(ACTION_ROOM, line.cell_len + 1))
        line.append_text(pen.write(strength_text(zoo, action, stand.strength(action)), look.WEAK))
        if lacks:
            line.append_text(pen.write(msg(" needs X{n}", n=lacks), look.BAD))
    return line


ACTION_ROOM = 17


def action_tokens(zoo: ZooView, action: cards.Action) -> str:
    """×2 a multiplier, V venom, −2 constriction."""
    venom, constriction = zoo.venom >> action & 1, zoo.constricted >> action & 1
    return "×2" * zoo.multipliers[action] + "V" * venom + "−2" * constriction


def strength_text(zoo: ZooView, action: cards.Action, strength: int) -> Message:
    """What an action card of this zoo does with so much strength [AN-4.5, AN-13.12, AN-13.13]."""
    strength = max(strength, 0)
    side = zoo.upgraded >> action & 1
    row = min(strength, board.STRONGEST)
    match action:
        case cards.Action.CARDS:
            drawn, gone = board.DRAW[side][row], board.DISCARD[side][row]
            if strength >= board.SNAP_FROM[side]:
                return msg("+{n} −{m}, snap", n=drawn, m=gone)
            return msg("+{n} −{m}", n=drawn, m=gone)
        case cards.Action.BUILD:
            return msg("sizes {n}", n=strength) if side else msg("size {n}", n=strength)
        case cards.Action.ANIMALS:
            return nmsg("{n} animal", "{n} animals", n=board.PLAY_ANIMALS[side][row])
        case cards.Action.ASSOCIATION:
            return msg("tasks {n}", n=strength) if side else msg("task {n}", n=strength)
        case cards.Action.SPONSORS:
            most = strength + board.SPONSOR_EXTRA_LEVEL[side]
            money = strength * board.SPONSOR_BREAK_MONEY[side]
            return msg("level {n}, or ${m}", n=most, m=money)


def worker_line(zoo: ZooView, pen: Pen, roomy: bool) -> Text:
    """Workers ready, placed, in reserve."""
    line = Text.assemble(pen.write(msg("workers "), look.WEAK), look.worker_signs(zoo.workers, sum(zoo.on_task)))
    if roomy and zoo.hired < board.MOST_WORKERS:
        rewards = zoo.map.workers[zoo.hired - board.START_WORKERS]
        if rewards:
            line.append_text(pen.write(msg(" next: "), look.WEAK)).append_text(rewards_text(rewards, pen))
    return line


def rewards_text(rewards: Sequence[maps.Reward], pen: Pen) -> Text:
    return Text("+").join(look.reward_text(reward, pen) for reward in rewards)


def next_line(slots: Sequence[Sequence[maps.Reward]], taken: int, pen: Pen, needs_two: bool = False) -> Text:
    """What the following slots give."""
    codes = [rewards_text(slot, pen) if slot else Text("—") for slot in slots[taken:]]
    if not codes:
        return Text()
    following = msg("  next, with side II: ") if needs_two else msg("  next: ")
    return Text.assemble(pen.write(following, look.WEAK), Text(", ").join(codes))


def left_edge(ground: maps.ZooMap, left: int, pen: Pen) -> Iterator[Text]:
    """The tokens still there with what they cover; in brackets what has become an income [AN-7.9, AN-7.20]."""
    chips = []
    for token in ground.left:
        there = left >> (token.number - 1) & 1
        code = Text.assemble(look.reward_text(token.reward, pen), look.AGAIN if token.repeats else "")
        if there:
            chips.append(Text.assemble((f"{token.number} ", look.WEAK), code))
        elif token.repeats:
            chips.append(Text(f"[{code.plain}]", look.GOOD))
    yield from under(pen.write(msg("Left edge "), "bold"), chips or [Text("—", look.WEAK)], pen, gap=3)


def zoo_lines(stand: arknova_stand.Stand, zoo: ZooView, pen: Pen) -> Iterator[Text]:
    """What a zoo has beside its map and its hand."""
    yield from left_edge(zoo.map, zoo.left, pen)
    yield from under(pen.write(msg("Icons "), "bold"), look.held_icons(zoo.icons, pen), pen, gap=1)
    yield from arknova_cards.played_lines(zoo.animals, zoo.sponsors, pen)
    yield from kept_lines(zoo, pen)
    finals = [arknova_cards.final_chip(stand, card, pen) for card in zoo.finals]
    yield from under(pen.write(msg("Final scoring "), "bold"), finals, pen, gap=3)


def kept_lines(zoo: ZooView, pen: Pen) -> Iterator[Text]:
    """What only some cards and maps have: pouches, tokens on sponsors, tucked and stored cards."""
    said = [nmsg("{n} card in pouches", "{n} cards in pouches", n=len(zoo.pouches))] if zoo.pouches else []
    said += [nmsg("{n} token on {card}", "{n} tokens on {card}", n=n, card=sponsor) for sponsor, n in zoo.tokens]
    if zoo.assignment is not None:
        said.append(msg("assignment: {size}", size=zoo.assignment))
    chips = [pen.write(each) for each in said]
    if zoo.markers:
        left = look.icon_chips([icon for place, icon in enumerate(cards.CONTINENTS) if zoo.markers >> place & 1], pen)
        chips.append(Text.assemble(pen.write(msg("continent markers: ")), left))
    if zoo.tucked:
        chips.append(pen.write(msg("rescued: {names}", names=", ".join(card.name for card in zoo.tucked))))
    if zoo.stored:
        names = ", ".join("?" if card is None else card.name for card in zoo.stored)
        chips.append(pen.write(msg("stored: {names}", names=names)))
    yield from packed(chips, pen.width, gap=3)


def other_zoo(view: View, seat: Seat, pen: Pen) -> Iterator[Text]:
    """Action cards, workers, buildings and icons of another player, in two lines or so; or the mat of an ARNO."""
    zoo = view.zoos[seat]
    if zoo.arno is not None:
        yield from mat(zoo.arno, arknova_board.name_of(view, seat, pen), pen, view.setup.settings.arno.module)
        return
    actions = " ".join(
        f"{slot}{pen.cut(action, 2)}{'II' if zoo.upgraded >> action & 1 else ''}{action_tokens(zoo, action)}"
        for slot, action in enumerate(zoo.order, 1)
    )
    chips = [
        pen.write(zoo.map), Text(actions), worker_line(zoo, pen, False), *building_chips(zoo.buildings, pen),
        *([Text(" ").join(look.held_icons(zoo.icons, pen))] if any(zoo.icons) else []),
    ]  # fmt: skip
    heading = Text.assemble(fit(arknova_board.name_of(view, seat, pen), 12), " ")
    yield from under(heading, chips, pen)


def building_chips(buildings: Sequence[state.Building], pen: Pen) -> Iterator[Text]:
    """Enclosures by size, full or empty; the rest by name and number."""
    ordered = sorted(buildings, key=lambda each: (each.kind.order, each.used))
    counts = Counter((each.kind, each.used if each.kind.is_standard or each.kind.is_special else 0) for each in ordered)
    for (kind, used), number in counts.items():
        many = f"{number}×" if number > 1 else ""
        if kind.is_standard:
            yield Text(f"{many}{look.FULL if used else look.EMPTY}{kind.size}")
        elif kind.is_special:
            yield Text(f"{look.kind_code(kind, pen)} {used}/{kind.capacity}")
        else:
            yield Text(f"{many}{look.kind_code(kind, pen)}")


def zoo_page(view: View, seat: Seat, pen: Pen) -> Iterator[Text]:
    """A zoo in full: for onlookers, and on demand."""
    zoo = view.zoos[seat]
    if zoo.arno is not None:
        yield from other_zoo(view, seat, pen)
        yield from arno_page(zoo.arno, pen)
        return
    stand = arknova_stand.Stand(view, seat)
    hand = nmsg("{map}, {n} card in hand", "{map}, {n} cards in hand", map=zoo.map, n=len(zoo.hand))
    yield Text.assemble(arknova_board.name_of(view, seat, pen), "  ", pen.write(hand))
    yield from beside_map(arknova_map.draw_map(zoo.map, zoo.buildings, pen), list(panel(stand, zoo, pen)), pen)
    yield from zoo_lines(stand, zoo, pen)
