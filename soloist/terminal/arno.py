"""ARNO beside the box, drawn: its mat, and what Soloist knows of the things that everybody shares."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from soloist.companion.arno.session import Stage
from soloist.companion.arno.view import Lying, View
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova.arno.table_knowledge import TILE_PLACES, UNSEEN_TILES, Thing
from soloist.games.arknova.state import BLOCKED, FREE
from soloist.language import Reader
from soloist.terminal.arknova_cards import under
from soloist.terminal.arknova_codes import effect_code, university_code
from soloist.terminal.arknova_look import MONEY, PROJECT_INK, WEAK, cut, icon_chip, sign
from soloist.terminal.arno_mat import counters, mat
from soloist.terminal.chips import packed
from soloist.terminal.draw import Drawing, Pen

STAGES: dict[Stage, Message] = {
    Stage.SETUP: msg("set-up"),
    Stage.FIRST_CARDS: msg("set-up"),
    Stage.BREAK: msg("break"),
    Stage.INCOME: msg("break"),
    Stage.BREAK_END: msg("break"),
    Stage.SCORING: msg("scoring"),
    Stage.POINTS: msg("scoring"),
    Stage.OVER: msg("over"),
}
DOUBT = "?"
"""Stands behind what may have changed since."""
HELD, OPEN, BARRED = "●", "□", "×"


def picture(match: Match, seat: Seat | None, reader: Reader, hand: bool) -> RenderableType:
    view: View = match.view(seat)

    def lines(pen: Pen) -> Iterator[Text]:
        yield title(view, match.seed, pen)
        if view.stage not in (Stage.SETUP, Stage.FIRST_CARDS, Stage.POINTS, Stage.OVER):
            yield from shared_lines(view, pen)
        for place, arno in enumerate(view.arnos):
            if arno is not None:
                name = Text.assemble("▶ " if view.active == place else "  ", pen.write(Seat(place)))
                yield standing(view, place, name, pen)
                yield from mat(arno, Text(), pen, view.agreed.settings.module)

    return Drawing(reader, lines)


def title(view: View, seed: int, pen: Pen) -> Text:
    """The turn, whose it is, the way to the break, the dice, and the seed."""
    parts = [pen.write("ARNO", "bold")]
    if view.stage in STAGES:
        parts.append(pen.write(STAGES[view.stage], "bold"))
    elif view.active is not None:
        parts.append(pen.write(msg("turn {n}: {person}", n=view.turn, person=view.active)))
    if view.last_turns and not view.over:
        parts.append(pen.write(nmsg("LAST TURNS, {n} left", "LAST TURNS, {n} left", n=view.last_turns), "bold red"))
    parts.append(break_bar(view, pen))
    parts.append(pen.write(msg("d{sides} typed", sides=view.die) if view.typed else msg("d{sides}", sides=view.die)))
    parts.append(pen.write(msg("seed {seed}", seed=str(seed)), "dim"))
    line = Text(" · ").join(parts)
    line.truncate(pen.width, overflow="ellipsis")
    return line


def break_bar(view: View, pen: Pen) -> Text:
    """break ■■□□□ 2/5."""
    step, last = view.shared.break_step, view.shared.break_steps
    return Text.assemble(
        pen.write(msg("break "), "bold" if step == last else ""),
        ("■" * step, "#c9951c"),
        ("□" * (last - step), WEAK),
        f" {step}/{last}",
        mark(view, Thing.BREAK),
    )


def mark(view: View, thing: Thing) -> Text:
    return Text(DOUBT, "bold yellow") if thing in view.shared.doubtful else Text()


# what is shared


def shared_lines(view: View, pen: Pen) -> Iterator[Text]:
    """The association board, bonus tiles, projects, and cards of people that fire."""
    shared = view.shared
    zoos = [icon_chip(each, pen) for each in shared.partner_zoos]
    universities = [university_code(each, pen) for each in shared.universities]
    chips = [
        labelled(msg("zoos"), zoos, mark(view, Thing.PARTNER_ZOOS), pen),
        labelled(msg("univ."), universities, mark(view, Thing.UNIVERSITIES), pen),
        labelled(msg("donation"), [sign(MONEY, shared.prices[0])], mark(view, Thing.DONATIONS), pen),
        labelled(msg("tiles"), tile_codes(view, pen), mark(view, Thing.TILES), pen),
    ]
    yield from under(pen.write(msg("Board "), "bold"), chips, pen, gap=3)
    lying = [project_chip(each, pen) for each in (*shared.bases, *shared.row)]
    lying[-1] = Text.assemble(lying[-1], mark(view, Thing.PROJECTS))
    yield from under(pen.write(msg("Projects "), "bold"), lying, pen, gap=3)
    if view.cards:
        cards = [
            Text.assemble(pen.write(seat), " ", pen.write(msg("{number} {name}", number=card.number, name=card.name)))
            for seat, card in view.cards
        ]
        yield from under(pen.write(msg("Fires "), "bold"), cards, pen, gap=3)


def labelled(label: Message, codes: list[Text], doubt: Text, pen: Pen) -> Text:
    return Text.assemble(pen.write(label, WEAK), " ", Text(" ").join(codes) if codes else Text("—", WEAK), doubt)


def tile_codes(view: View, pen: Pen) -> list[Text]:
    """What lies at 5, at 8, and past reputation 15: named tiles by what they give, others as a square."""
    found = []
    for space, tiles in zip(TILE_PLACES, view.shared.tiles, strict=False):
        lying = [tile for tile in tiles if tile is not None]
        codes = [Text(OPEN) if tile in UNSEEN_TILES else effect_code(tile.effect, pen) for tile in lying]
        if codes:
            found.append(Text.assemble((f"{space}:", WEAK), Text(" ").join(codes)))
    return found


def project_chip(lying: Lying, pen: Pen) -> Text:
    """Its place, its name as far as known, and its three levels."""
    name = Text() if lying.project is None else Text(f"{cut(lying.project, pen, 18)} ", PROJECT_INK)
    levels = Text(" ").join(level_sign(holder) for holder in lying.levels)
    return Text.assemble((f"{lying.place.code} ", WEAK), name, levels)


def level_sign(holder: int) -> Text:
    """□ free, × blocked, or the letter of who stands there."""
    if holder == FREE:
        return Text(OPEN)
    return Text(BARRED, WEAK) if holder == BLOCKED else Text(Seat(holder).code, "bold")


# an ARNO


def standing(view: View, place: int, name: Text, pen: Pen) -> Text:
    """Its counters, and how far it is from triggering the end."""
    arno, apart = view.arnos[place], view.apart[place]
    assert arno is not None
    assert apart is not None
    parts = [name, counters(arno)]
    if view.stage in (Stage.POINTS, Stage.OVER):
        points = pen.write(nmsg("{n} point", "{n} points", n=view.points[place])).plain
        parts.append(Text(points.replace("-", "\N{MINUS SIGN}"), "bold"))
    elif not apart:
        parts.append(pen.write(msg("triggers the end"), "bold red"))
    else:
        parts.append(pen.write(msg("{n} appeal to the end", n=apart), WEAK))
    return packed(parts, pen.width, gap=2)[0]
