"""The table of Orichalcum, drawn: players, action board, construction board and Titans on top, then the islands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg, nmsg, pmsg
from soloist.games.orichalcum import circles, questions, state
from soloist.games.orichalcum.answers import Fight, Lay, Take
from soloist.games.orichalcum.pieces import BASE, Terrain
from soloist.games.orichalcum.view import RealmView, View
from soloist.terminal import orichalcum_island as isle
from soloist.terminal import orichalcum_look as look
from soloist.terminal.draw import Pen, dotted, fit, packed, shortened, under
from soloist.wording.orichalcum.offers import Speaker
from soloist.wording.orichalcum.pieces import POWERS
from soloist.wording.orichalcum.prospects import holder_of

GAP = 3


def picture(match: Match, seat: Seat | None, hand: bool, pen: Pen) -> Iterator[Text]:
    view: View = match.view(seat)
    question = None if seat is None else match.asked(seat)
    yield title(view, pen)
    yield from players(view, pen)
    yield from action_board(match, view, question, pen)
    yield from construction_board(view, pen)
    yield from titan_lines(view, pen)
    yield from islands(view, seat, marks_of(view, question), pen)
    yield from legend(view, pen)


# title and players


def title(view: View, pen: Pen) -> Text:
    """The round, and what wins."""
    parts = [pen.write("Orichalcum", "bold"), pen.write(msg("round {n}", n=view.round))]
    if view.stage is state.Stage.OVER:
        parts.append(pen.write(msg("over"), "bold"))
    goal = msg("Win with {n} points and no creature on your island", n=view.setup.box.victory_points)
    return dotted([*parts, pen.write(goal, look.WEAK)], pen)


def order_of(view: View) -> list[Seat]:
    """Everybody from oneself on; spectators begin with the first seat."""
    everybody = list(seats(view.setup.players))
    return everybody if view.seat is None else everybody[view.seat :] + everybody[: view.seat]


NAME = 12


def players(view: View, pen: Pen) -> Iterator[Text]:
    """A line for each: turn, pawn, points by kind, creatures to capture, goods and what they come from."""
    width = min(max(pen.write(seat).cell_len for seat in order_of(view)), NAME)
    for seat in order_of(view):
        yield from player(view, seat, width, pen)


def player(view: View, seat: Seat, width: int, pen: Pen) -> Iterator[Text]:
    realm = view.realm(seat)
    is_active = view.active == seat and view.stage in (state.Stage.TURN, state.Stage.ADDITIONAL)
    head = Text.assemble(
        "▶" if is_active else " ", look.PAWN if view.pawn == seat else " ", fit(pen.write(seat), width), " "
    )
    head.append_text(pips(realm, view.setup.box.victory_points)).append(" ")
    signs = f"{look.HOPLITE} {realm.hoplites:<2}", f"{look.NUGGET} {realm.nuggets:<2}"
    pay = (msg("camps {n}", n=realm.camps), msg("mines {n}", n=realm.mines))
    chips = [look.hoplites_and_nuggets(*signs, between=" "), Text(" ").join(pen.write(each, look.WEAK) for each in pay)]
    if realm.beasts:
        beasts = nmsg("{n} creature left", "{n} creatures left", n=len(realm.beasts))
        chips.append(pen.write(beasts, look.CREATURE_INK))
    if realm.captured:
        codes = " ".join(look.creature_code(each, pen) for each in realm.captured)
        chips.append(Text.assemble(pen.write(msg("captured"), look.WEAK), " ", codes))
    yield from under(head, chips, pen)


def pips(realm: RealmView, goal: int) -> Text:
    """A sign for each point by its kind, a dot for each that is missing."""
    line = Text.assemble(
        (look.MEDALLION_SIGN * realm.medallions + look.TEMPLE_SIGN * len(realm.temples), look.POINT_INK),
        *((look.TITAN_SIGN, look.TERRAIN_INK[titan.terrain]) for titan in realm.titans),
    )
    return line.append(look.NO_POINT * (goal - realm.points), look.WEAK)


# boards


def action_board(match: Match, view: View, question: Question | None, pen: Pen) -> Iterator[Text]:
    """The cards with prices, tiles and creatures; for whoever takes one, what its action would do now."""
    takes = {option.place: option for option in (question.options if question else ()) if isinstance(option, Take)}
    speaker = None
    if question is not None and isinstance(question.ask, questions.WhichCardToTake):
        speaker = Speaker(match, question)
    if not view.row:
        yield pen.write(msg("There are no cards on the action board"), look.WEAK)
    lines = columns([card_cells(view, place, offer, pen) for place, offer in enumerate(view.row, 1)])
    for place, line in enumerate(lines, 1):
        if speaker is not None and place in takes:
            line.append("  → ", look.WEAK).append_text(pen.write(speaker.worth_of(takes[place]), look.GOOD))
        elif speaker is not None:
            line.append("    ").append_text(pen.write(msg("too expensive"), look.BAD))
        yield shortened(line, pen.width)


def card_cells(view: View, place: int, offer: state.BoardCard, pen: Pen) -> list[Text]:
    """Place, price, action, tile, creatures."""
    price = view.setup.box.price(place - 1)
    cost = Text(f"{price} {look.HOPLITE}", look.HOPLITE_INK) if price else pen.write(pmsg("price", "free"), look.WEAK)
    tile, creatures = look.tile_chip(offer.tile, pen), look.creatures_text(offer.creatures, pen)
    return [Text.assemble((f"{place:>3} ", "bold"), cost), pen.write(offer.card.action), tile, creatures]


def columns(rows: Sequence[Sequence[Text]]) -> list[Text]:
    """Cells below each other, each column as wide as it must be."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    return [Text("  ").join(fit(cell, width) for cell, width in zip(row, widths, strict=True)) for row in rows]


def construction_board(view: View, pen: Pen) -> Iterator[Text]:
    """The building of each terrain, with what lies on it."""
    chips = []
    for terrain in BASE:
        building = view.slots[terrain]
        what = pen.write(pmsg("place", "empty"), look.WEAK) if building is None else pen.write(building)
        if building is not None:
            signs = look.HOPLITE * building.hoplites, look.NUGGET * building.nuggets
            what = Text.assemble(what, look.hoplites_and_nuggets(*signs))
        chips.append(Text.assemble(pen.write(terrain), " ", what))
    yield from under(pen.write(msg("Buildings "), "bold"), chips, pen)


def titan_lines(view: View, pen: Pen) -> Iterator[Text]:
    """Who holds each Titan, whether it is active, and what its power is."""
    return under(pen.write(msg("Titans "), "bold"), [titan_chip(view, terrain, pen) for terrain in BASE], pen)


def titan_chip(view: View, terrain: Terrain, pen: Pen) -> Text:
    holder = holder_of(view, terrain)
    name = Text.assemble((look.TITAN_SIGN, look.TERRAIN_INK[terrain]), " ", pen.write(terrain), " ")
    power = POWERS[view.setup.box.titans[terrain]]
    if holder is None:
        return name.append_text(pen.write(power, look.WEAK))
    is_active = any(titan.terrain is terrain and titan.active for titan in view.realm(holder).titans)
    name.append_text(pen.write(holder)).append(": ")
    return name.append_text(pen.write(power) if is_active else pen.write(msg("inactive"), look.WEAK))


# islands


def marks_of(view: View, question: Question | None) -> isle.Marks:
    """The circles one may choose from now."""
    if question is None:
        return isle.NO_MARKS
    ground = view.realm(question.seat).ground
    places = [option.where for option in question.options if isinstance(option, Lay | Fight)]
    return isle.Marks(circles.mask_of({circle for where in places for circle in ground.numbers(where)}))


def note_for(view: View, seat: Seat) -> isle.Note:
    return isle.sector_note(view.setup.box.ai) if view.realm(seat).is_ai else isle.blank


def islands(view: View, seat: Seat | None, marks: isle.Marks, pen: Pen) -> Iterator[Text]:
    """One's own island large, the others beside it as large as there is room for."""
    if seat is None:
        yield from rows_of_blocks([block(view, each, isle.SMALL, pen) for each in order_of(view)], pen.width)
        return
    own = list(isle.draw_island(view.realm(seat), pen, note_for(view, seat), marks))
    others = order_of(view)[1:]
    width = isle.width_of(view.realm(seat).ground, isle.LARGE)
    room = pen.width - width - 1
    pitch = pitch_beside(view, seat, pen)
    if pitch is None:
        yield from own
        yield from rows_of_blocks([block(view, each, isle.TINY, pen) for each in others], pen.width)
        return
    right = list(rows_of_blocks([block(view, each, pitch, pen) for each in others], room))
    gap = min(GAP, room - max(line.cell_len for line in right) + 1)
    for left, beside in zip_longest(own, right):
        first = fit(left or Text(), width)
        yield first if beside is None else Text.assemble(first, " " * gap, beside)


def pitch_beside(view: View, seat: Seat, pen: Pen) -> int | None:
    """How large the others' islands are drawn beside one's own; None if there is no room there at all."""
    room = pen.width - isle.width_of(view.realm(seat).ground, isle.LARGE) - 1
    return next(
        (each for each in (isle.LARGE, isle.SMALL, isle.TINY) if fits(view, order_of(view)[1:], each, room)), None
    )


def fits(view: View, others: Sequence[Seat], pitch: int, room: int) -> bool:
    """Whether all islands stand in a row, or the small letters in as many rows as need be."""
    widths = [isle.width_of(view.realm(seat).ground, pitch) for seat in others]
    return max(widths) <= room if pitch == isle.TINY else sum(widths) + GAP * (len(widths) - 1) <= room


def block(view: View, seat: Seat, pitch: int, pen: Pen) -> list[Text]:
    """Somebody's island under their name; the AI's board with its track."""
    realm, note = view.realm(seat), note_for(view, seat)
    width = max(isle.width_of(realm.ground, pitch), TRACK if realm.is_ai else 0)
    lines = [pen.write(seat), *isle.draw_island(realm, pen, note, pitch=pitch)]
    if realm.is_ai:
        track = list(isle.track_chips(realm.track, view.setup.box.ai, pen))
        lines += under(pen.write(msg("Track "), "bold"), track, replace(pen, width=width), gap=1)
    return [fit(line, width) for line in lines]


TRACK = 28


def rows_of_blocks(blocks: Sequence[Sequence[Text]], room: int) -> Iterator[Text]:
    """Islands side by side, in as many rows as they need."""
    rows: list[list[Sequence[Text]]] = []
    for one in blocks:
        taken = sum(each[0].cell_len + GAP for each in rows[-1]) if rows else 0
        if rows and taken + one[0].cell_len <= room:
            rows[-1].append(one)
        else:
            rows.append([one])
    for row in rows:
        for number in range(max(len(each) for each in row)):
            cells = [each[number] if number < len(each) else Text(" " * each[0].cell_len) for each in row]
            yield Text(" " * GAP).join(cells)


def legend(view: View, pen: Pen) -> Iterator[Text]:
    """What the signs mean, and the letters of the smallest islands."""
    signs = pen.write(msg("⚔ hoplite  ◆ nugget  ♟ plays first  ● medallion  ▲ temple  ★ Titan  ○ to choose"), look.WEAK)
    letters = pen.write(msg("m metropolis  b building  t temple  X creature"), look.WEAK)
    is_tiny = view.seat is not None and pitch_beside(view, view.seat, pen) in (isle.TINY, None)
    yield from packed([signs, letters] if is_tiny else [signs], pen.width, gap=2)


def realm_page(view: View, seat: Seat, pen: Pen) -> Iterator[Text]:
    """Somebody's island in full, with all that belongs to it."""
    realm = view.realm(seat)
    yield from player(view, seat, pen.write(seat).cell_len, pen)
    yield from isle.draw_island(realm, pen, note_for(view, seat))
    if realm.is_ai:
        yield from isle.track_lines(realm.track, view.setup.box.ai, pen)
    yield from titan_lines(view, pen)
    if realm.buildings:
        chips = [Text.assemble(f"{realm.ground.names[circle]} ", pen.write(each)) for circle, each in realm.buildings]
        yield from under(pen.write(msg("Buildings "), "bold"), chips, pen)
    if realm.beasts:
        chips = [
            Text.assemble(f"{realm.ground.names[beast.circle]} ", look.creatures_text([beast.creature], pen),
                          (f" {look.HOPLITE}{beast.hoplites}" if beast.hoplites else "", look.HOPLITE_INK))
            for beast in realm.beasts
        ]  # fmt: skip
        yield from under(pen.write(msg("Creatures "), "bold"), chips, pen)
