"""The table of ARNE Total, drawn: piles and order on top, one row per colour, one's own row and hand last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg, numeral
from soloist.games.arne import items, scoring, state
from soloist.games.arne.cards import X3, Card, Colour, Kind
from soloist.games.arne.questions import AnyReaction
from soloist.games.arne.view import View
from soloist.terminal.draw import Pen, Samples, TerminalFace, fit, framed, packed, under
from soloist.wording.arne import PLAYING, VARIANTS, WORDING

MANY_ROWS = 5  # from here on a row is drawn as low as possible
WIDE = 110


def picture(match: Match, seat: Seat | None, hand: bool, pen: Pen) -> Iterator[Text]:
    view: View = match.view(seat)
    asked = next((question.seat for question in match.questions if isinstance(question.ask, AnyReaction)), None)
    yield Text(" · ").join([pen.write("ARNE Total", "bold"), *map(pen.write, title_parts(view))])
    if view.stage in (*PLAYING, state.Stage.FINAL):
        yield from order(view, asked, pen)
    for colour in view.rows_as_seated():
        yield from row(view, colour, pen)
    if hand and view.hand:
        heading = pen.write(nmsg("Hand, {n} card: ", "Hand, {n} cards: ", n=len(view.hand)))
        yield from under(heading, [card_chip(*some, pen) for some in Counter(view.hand).items()], pen, gap=1)


# above the rows

STAGES = {state.Stage.SETUP: msg("setup"), state.Stage.FINAL: msg("final round"), state.Stage.OVER: msg("over")}


def title_parts(view: View) -> Iterator[Message]:
    """The variant, the turn and the piles."""
    settings = view.setup.settings
    if settings.variant != "standard":
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
    """Who plays after whom, and who is asked in this window [ARNE-7.4, ARNE-8.3, ARNE-9.2]."""
    if view.stage is state.Stage.FINAL:
        yield Text.assemble(pen.write(msg("Still to come: ")), chain(view.final_order, pen))
        return
    way = msg("Turns ↻ clockwise: ") if view.direction > 0 else msg("Turns ↺ anticlockwise: ")
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
    if view.stage in (state.Stage.SETUP, state.Stage.OVER):
        return pen.write(person)
    if low:
        return Text.assemble(turn, pen.write(person), f" {cards}")
    return Text.assemble(turn, pen.write(nmsg("{person}, {n} card", "{person}, {n} cards", person=person, n=cards)))


def worth_lines(view: View, colour: Colour, width: int, low: bool) -> list[Text]:
    """The total with a bar against the highest row; below it sum and factor [ARNE-10.4]."""
    total = view.totals[colour]
    best = (min if view.setup.settings.minimum else max)(view.scores)
    leading = any(view.scores[owner] == best for owner in view.owners(colour)) and len(set(view.scores)) > 1
    figure = Text(f"{'★' if leading else ' '} {numeral(total):>6}", "bold")
    lines = [Text.assemble(bar(view, colour, width - figure.cell_len - 1), " ", figure)]
    points, factor = scoring.row_sum(view.row(colour)), scoring.row_factor(view.row(colour), view.setup.settings)
    if points * factor == total != points:
        product = f"{numeral(points)} × {factor}"
        lines.append(Text(product if low else f"{product} = {numeral(total)}", "dim"))
    return lines


def bar(view: View, colour: Colour, room: int) -> Text:
    """As long as the row is worth, compared with the highest one."""
    most = max(max(view.totals), 1)
    length = max(0, round(room * view.totals[colour] / most))
    return Text.assemble(("━" * length, INK[colour]), " " * (room - length))


# cards and items as chips; colour is never the only sign

_LOOKS = {
    Colour.RED: ("♦", "#dc4a44", "bold #ffffff on #b3261e"),
    Colour.GREEN: ("♣", "#3c9a48", "bold #ffffff on #2b6b30"),
    Colour.YELLOW: ("☼", "#b8921a", "bold #221c00 on #ecd04a"),
    Colour.BLUE: ("●", "#4486dd", "bold #ffffff on #0b5cad"),
    Colour.ORANGE: ("■", "#dd7426", "bold #2a1400 on #ea8f35"),
    Colour.PURPLE: ("☾", "#a56bd3", "bold #ffffff on #7a3fa3"),
}
SUIT = {colour: suit for colour, (suit, _, _) in _LOOKS.items()}
INK = {colour: ink for colour, (_, ink, _) in _LOOKS.items()}  # readable on black and on white
PAPER = {colour: paper for colour, (_, _, paper) in _LOOKS.items()}
BLACK_PAPER = "bold #ffffff on #2b2f33"
WHITE_PAPER = "bold #1b1f22 on #e4e2da"


def style_of(thing: object) -> str:
    """The colour of a card, row or item where a sentence speaks of it."""
    match thing:
        case Colour():
            return f"bold {INK[thing]}"
        case Card():
            return "bold" if thing.colour is None else f"bold {INK[thing.colour]}"
    return ""


def paper(card: Card) -> str:
    """How a card's chip is printed."""
    if card.black:
        return BLACK_PAPER
    return WHITE_PAPER if card.colour is None else PAPER[card.colour]


def name_on(card: Card, pen: Pen) -> str:
    return "×2" if card.kind is Kind.X2 else pen.reader.read(card.kind)


def suited(card: Card, pen: Pen) -> str:
    """What is printed on a card, with its suit: ♦500, or the name of an action."""
    return f"{'' if card.colour is None else SUIT[card.colour]}{name_on(card, pen)}"


def card_chip(card: Card, copies: int, pen: Pen) -> Text:
    """A card in a hand."""
    many = f" ({copies})" if copies > 1 else ""
    return framed([(suited(card, pen) + many, paper(card))], pen)


def item_chip(item: items.Item, pen: Pen) -> Text:
    """A card in a row with its layers, and what it counts now if that is not what is printed."""
    printed = suited(item.card, pen) if item.chameleon else name_on(item.card, pen)
    parts = [(printed, paper(item.card) + (" strike" if item.is_dead else ""))]
    for layer in item.layers:
        if layer is X3:
            parts.append((" ×3", WHITE_PAPER))
        else:
            parts.append((f" {pen.reader.read(layer.kind)}", BLACK_PAPER))
    if item.x3 or item.crash or item.lock:
        parts.append((f" ={counts(item)}", parts[-1][1]))
    return framed(parts, pen)


def counts(item: items.Item) -> str:
    return f"×{item.factor}" if item.card.kind is Kind.X2 else numeral(item.points)


SAMPLES = Samples("3, crash, cr", "crash red.3", "? crash, ? 3", "why lock")
FACE = TerminalFace(picture, WORDING, style_of, SAMPLES)
