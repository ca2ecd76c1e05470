"""The table of ARNE Total, drawn: piles and order on top, one row per colour, one's own row and hand last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.console import RenderableType
from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arne.cards import Colour
from soloist.games.arne.questions import AnyReaction
from soloist.games.arne.scoring import row_factor, row_sum
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.language import Reader
from soloist.terminal.arne_look import INK, SUIT, card_chip, item_chip
from soloist.terminal.chips import fit, packed
from soloist.terminal.draw import Drawing, Pen

PLAYING = (Stage.TURNS, Stage.MAIN, Stage.WINDOW, Stage.ANNOUNCED, Stage.EFFECT, Stage.CLOSING)
MANY_ROWS = 5  # from here on a row is drawn as low as possible
WIDE = 110


def picture(match: Match, seat: Seat | None, reader: Reader, hand: bool) -> RenderableType:
    view: View = match.view(seat)
    asked = next((question.seat for question in match.questions if isinstance(question.ask, AnyReaction)), None)

    def lines(pen: Pen) -> Iterator[Text]:
        yield title(view, pen)
        if view.stage in (*PLAYING, Stage.FINAL):
            yield from order(view, asked, pen)
        for colour in view.rows_as_seated():
            yield from row(view, colour, pen)
        if hand and view.hand:
            yield from hand_lines(view, pen)

    return Drawing(reader, lines)


# above the rows

VARIANTS = {"minimum": msg("Minimum: fewest points win"), "ghost": msg("Ghost"), "teams": msg("Teams")}
STAGES = {Stage.SETUP: msg("set-up"), Stage.FINAL: msg("final round"), Stage.OVER: msg("over")}


def title(view: View, pen: Pen) -> Text:
    """The game, its turn and its piles."""
    return Text(" · ").join([pen.write("ARNE Total", "bold"), *(pen.write(part) for part in title_parts(view))])


def title_parts(view: View) -> Iterator[Message]:
    settings = view.setup.settings
    if settings.variant in VARIANTS:
        yield VARIANTS[settings.variant]
    if settings.games > 1:
        yield msg("game {number} of {games}", number=view.game_number, games=settings.games)
    if view.stage in PLAYING:
        yield msg("turn {n}: {person}", n=view.turn, person=view.active)
    else:
        yield STAGES[view.stage]
    yield msg("pile {n}", n=view.pile_size)
    if view.discard_top is None:
        yield msg("discard pile empty")
    else:
        yield msg("discard pile {n}, on top {card}", n=view.discard_size, card=view.discard_top)


def order(view: View, asked: Seat | None, pen: Pen) -> Iterator[Text]:
    """Who plays after whom, and who is asked in this window [ARNE-7.4, 8.3, 9.2]."""
    if view.stage is Stage.FINAL:
        yield Text.assemble(pen.write(msg("Still to come: ")), chain(view.final_order, pen))
        return
    way = msg("Turns ↻ clockwise: ") if view.direction > 0 else msg("Turns ↺ counter-clockwise: ")
    line = Text.assemble(pen.write(way), chain([view.active, *view.queue, *view.turns_to_come()], pen, len(view.queue)))
    if view.queue:
        line.append_text(pen.write(msg("  (* by Stop or Change)"), "dim"))
    yield line
    if asked is not None:
        window = view.after(view.last_actor)
        waiting = [person for person in window[window.index(asked) :] if view.passed_at[person] < view.version]
        yield Text.assemble(pen.write(msg("This window: ")), chain(waiting, pen))


def chain(persons: Sequence[Seat], pen: Pen, claimed: int = 0) -> Text:
    names = [pen.write(person) for person in persons]
    for name in names[1 : claimed + 1]:
        name.append("*")
    return Text(" ▸ ").join(names)


# the rows


def row(view: View, colour: Colour, pen: Pen) -> Iterator[Text]:
    """One row: whose it is, what lies there, what it is worth."""
    low = len(view.open_rows) >= MANY_ROWS
    left, right = (30, 34) if pen.width >= WIDE else (25, 11) if low else (22, 16)
    middle = pen.width - left - right - 2
    chips = packed([item_chip(item, pen) for item in view.row(colour)], middle)
    owner, worth = owner_lines(view, colour, pen, low), worth_lines(view, colour, right, low)
    if low and len(chips) < 2:
        del worth[1:]
    edge = Text("▌", INK[colour])
    for first, second, third in zip_longest(owner, chips, worth, fillvalue=Text()):
        yield Text.assemble(edge, fit(first, left - 1), " ", fit(second, middle), " ", fit(third, right, right=True))


def owner_lines(view: View, colour: Colour, pen: Pen, low: bool) -> list[Text]:
    """The colour with its suit, and whose row it is."""
    suit = Text.assemble((f"{SUIT[colour]} ", f"bold {INK[colour]}"), pen.write(colour))
    owners = view.owners(colour)
    lines = [owner_line(view, owner, pen, low) for owner in owners]
    if colour is view.neutral:
        holder = msg("counts for {person}", person=owners[0]) if owners else msg("counts for nobody")
        lines = [pen.write(msg("neutral")), pen.write(holder)]
    elif view.setup.settings.games > 1:
        lines.append(pen.write(msg("earlier games {points}", points=view.carried[owners[0]]), "dim"))
    return [Text.assemble(suit, " ", lines[0]), *lines[1:]] if low else [suit, *lines]


def owner_line(view: View, person: Seat, pen: Pen, low: bool) -> Text:
    """A person and the size of the hand; an arrow for the one whose turn it is."""
    cards = view.hand_sizes[person]
    turn = "▶ " if view.stage in PLAYING and person == view.active else ""
    if view.stage in (Stage.SETUP, Stage.OVER):
        return pen.write(person)
    if low:
        return Text.assemble(turn, pen.write(person), f" {cards}")
    return Text.assemble(turn, pen.write(nmsg("{person}, {n} card", "{person}, {n} cards", person=person, n=cards)))


def worth_lines(view: View, colour: Colour, width: int, low: bool) -> list[Text]:
    """The total with a bar against the highest row; below it sum and factor [ARNE-10.4]."""
    total = view.totals[colour]
    best = (min if view.setup.settings.minimum else max)(view.scores)
    leading = any(view.scores[owner] == best for owner in view.owners(colour)) and len(set(view.scores)) > 1
    figure = Text(f"{'★' if leading else ' '} {total:>6}", "bold")
    lines = [Text.assemble(bar(view, colour, width - figure.cell_len - 1), " ", figure)]
    points, factor = row_sum(view.row(colour)), row_factor(view.row(colour), view.setup.settings)
    if points * factor == total != points:
        lines.append(Text(f"{points} × {factor}" if low else f"{points} × {factor} = {total}", "dim"))
    return lines


def bar(view: View, colour: Colour, room: int) -> Text:
    """As long as the row is worth, compared with the highest one."""
    most = max(max(view.totals), 1)
    length = max(0, round(room * view.totals[colour] / most))
    return Text.assemble(("━" * length, INK[colour]), " " * (room - length))


# the hand


def hand_lines(view: View, pen: Pen) -> Iterator[Text]:
    copies = Counter(view.hand)
    heading = pen.write(nmsg("Hand, {n} card: ", "Hand, {n} cards: ", n=len(view.hand)))
    chips = packed([card_chip(card, count, pen) for card, count in copies.items()], pen.width - heading.cell_len)
    for line in chips:
        yield Text.assemble(heading, line)
        heading = Text(" " * heading.cell_len)
