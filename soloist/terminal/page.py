"""What a person who is asked sees: what has happened, the table, the question and its options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.language import Reader
from soloist.news import done_for, news
from soloist.terminal.draw import PLAIN, Drawing, Pen, TerminalFace, face_of, packed, plain, shortened, styled, under
from soloist.wording.base import Idle, Offer, asks_number

FEWEST_NEWS = 4
CUT = " …"
LONG_LIST = 9  # options that stand on lines of their own


def the_most_of(lines: list[Sayable], room: int, minor: type | tuple[type, ...]) -> list[Sayable]:
    """The latest lines that fit; the older minor ones go first."""
    too_many = len(lines) - room
    if too_many <= 0:
        return lines
    going = [place for place, line in enumerate(lines) if isinstance(line, minor)][:too_many]
    kept = [line for place, line in enumerate(lines) if place not in going]
    return kept[max(len(kept) - room, 0) :]


def news_lines(match: Match, seat: Seat, reader: Reader, room: int) -> Iterator[Text]:
    """The news, the latest and weightiest of them if there is not room for all."""
    face = face_of(match.game.id)
    heard = news(match, seat)
    shown = the_most_of(heard, max(room, FEWEST_NEWS), face.minor)
    hidden = len(heard) - len(shown)
    if hidden:
        more = nmsg("… {n} more line (l shows all)", "… {n} more lines (l shows all)", n=hidden)
        yield styled(reader.read(more), "dim")
    for what in shown:
        yield face.told(what, reader)
    for done in done_for(match, seat):
        yield styled(f"· {reader.read(done)}", "dim")


def ask_line(question: Question, reader: Reader, face: TerminalFace = PLAIN) -> Text:
    """The question, what has been picked so far, and the rule."""
    line = Text.assemble(("▶ ", "bold"), styled(reader.read(question.ask), "bold"), (f"  [{question.why}]", "dim"))
    if question.of > 1:
        line.append_text(styled(reader.read(msg("  {n} of {of}", n=len(question.picked) + 1, of=question.of))))
    for picked in question.picked:
        line.append_text(styled(f" · {reader.read(picked)}"))
    if question.passing is not None:
        typed = getattr(question.passing, "code", str(question.passing))
        enter = face.enter or msg("  Enter: {option}", option=typed)
        line.append_text(styled(reader.read(enter), "dim"))
    return line


def listed(
    match: Match, question: Question, offers: Sequence[Offer], reader: Reader, short: bool = False
) -> RenderableType:
    """The options as the game draws them, or else as everywhere; a line for each kind if there is little room."""
    listing = face_of(match.game.id).listing
    return Drawing(
        reader, lambda pen: listing(match, question, offers, pen) or plainly(question, offers, reader), short
    )


def plainly(question: Question, offers: Sequence[Offer], reader: Reader) -> list[RenderableType]:
    """The options, and the words that may be typed instead of a number."""
    words = [Text.assemble((code(word), "bold"), " ", styled(reader.read(word))) for word in question.besides]
    beside = [Text.assemble("    ", Text(" · ").join(words))] if words and asks_number(question) else []
    return [offer_lines(offers, reader), *beside]


def offer_lines(offers: Sequence[Offer], reader: Reader) -> RenderableType:
    """The options with their numbers: one a line, or under common headings if there are many."""
    numbers = [offer.option for offer in offers if type(offer.option) is int]
    if len(numbers) == len(offers):
        hint = msg("Type the number itself, from {low} to {high}", low=min(numbers), high=max(numbers))
        return styled("    " + reader.read(hint))
    if len(offers) > LONG_LIST and all(offer.group is not None for offer in offers):
        return Drawing(reader, lambda pen: grouped(offers, pen))
    table = numbered_table()
    for offer in offers:
        table.add_row(str(offer.number), styled(reader.read(offer.text)))
    return table


def numbered_table() -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold", no_wrap=True, min_width=3)
    table.add_column()
    return table


def grouped(offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """Many options side by side, each group under its heading."""
    heading: Message | None = None
    line = Text()
    for offer in offers:
        cell = Text.assemble((f"{offer.number:>4} ", "bold"), pen.write(offer.short or offer.text))
        if offer.group != heading:
            if line:
                yield line
            heading = offer.group
            yield pen.write(heading or "")
            line = Text()
        elif line.cell_len + cell.cell_len > pen.width:
            yield line
            line = Text()
        line.append_text(cell)
    yield line


def rest_lines(offers: Sequence[Offer], drawn: type | tuple[type, ...], pen: Pen) -> Iterator[Text]:
    """What is not drawn: numbered, as everywhere."""
    for offer in offers:
        if not isinstance(offer.option, drawn):
            yield Text.assemble((f"{offer.number:>3} ", "bold"), pen.write(offer.text))


def headed_lines(offers: Sequence[Offer], room: int, chip: Callable[[Offer, Pen], Text], pen: Pen) -> Iterator[Text]:
    """A line for each kind of option: its name in so many letters, then the options as chips."""
    groups: dict[Message, list[Text]] = {}
    for offer in offers:
        assert offer.group is not None
        groups.setdefault(offer.group, []).append(chip(offer, pen))
    is_cut = False
    for group, chips in groups.items():
        head = shortened(pen.write(group, "dim"), room)
        head.pad_right(room - head.cell_len)
        first, *more = under(Text.assemble(" ", head, " "), chips, pen)
        if more and pen.short:
            is_cut = True
            first = next(under(Text.assemble(" ", head, " "), chips, replace(pen, width=pen.width - len(CUT))))
            first.append(CUT, "dim")
            more = []
        yield first
        yield from more
    if is_cut:
        yield pen.write(msg("    o lists all choices"), "dim")


def hint_lines(chips: Sequence[Text], hint: Message, pen: Pen) -> Iterator[Text]:
    """What may be typed, and how."""
    yield from (Text.assemble("    ", line) for line in packed(chips, pen.width - 4, gap=3))
    yield pen.write(hint, "dim")


def idle_lines(idle: Sequence[Idle], reader: Reader) -> list[RenderableType]:
    """What cannot be played now, dimmed, with the reason."""
    table = numbered_table()
    for held in idle:
        things = ", ".join(reader.read(thing) for thing in held.things)
        table.add_row(Text("–", "dim not bold"), Text(plain(f"{things}: {reader.read(held.refusal)}"), "dim"))
    return [table] if idle else []
