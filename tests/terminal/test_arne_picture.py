"""The table of ARNE Total as it is drawn."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.engine.words import numeral
from soloist.games.arne.cards import CARD, CHAMELEON
from soloist.games.arne.events import Happening, What
from soloist.games.arne.items import Item, item_of
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.language import Reader
from soloist.terminal.arne import SUIT, item_chip
from soloist.terminal.draw import Pen, face_of, ink_reader, picture, plain
from soloist.terminal.page import ask_line, idle_lines, news_lines, offer_lines
from soloist.wording.arne import PLAYING
from tests.wording import positions
from tests.wording.positions import NAMES, SETTINGS, Setting, play_through

FACE = face_of("arne")


def reader(persons: int) -> Reader:
    return ink_reader("en", positions.names(persons), FACE.style_of)


def printed(*things: RenderableType, width: int = 100, colours: bool = False) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width, color_system="truecolor" if colours else None, force_terminal=colours)
    for thing in things:
        console.print(thing, highlight=False)
    return paper.getvalue()


def page(match: Match, question: Question, reader: Reader) -> list[RenderableType]:
    """All that a person who is asked is shown."""
    offers = FACE.wording.numbered(match, question)
    return [
        *news_lines(match, question.seat, reader, 9),
        picture(match, question.seat, reader),
        ask_line(question, reader),
        offer_lines(offers, reader),
        *idle_lines(FACE.wording.idle(match, question), reader),
    ]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_page_fits_its_width(setting: Setting) -> None:
    names = reader(setting.persons)
    for match in play_through(setting.match(), every=23):
        for width in (80, 120):
            parts: list[RenderableType] = [picture(match, None, names)]
            if match.question is not None:
                parts += page(match, match.question, names)
            lines = printed(*parts, width=width).splitlines()
            assert max(cell_len(line) for line in lines) <= width
            assert len(lines) > 1


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_picture_shows_every_item_total_pile_and_hand_size(setting: Setting) -> None:
    names = reader(setting.persons)
    for match in play_through(setting.match(1), every=41):
        view: View = match.view(None)
        text = printed(picture(match, None, names), width=160)
        items = [item for colour in view.open_rows for item in view.row(colour)]
        assert text.count("[") == len(items)
        assert text.count("Chameleon") == sum(item.chameleon for item in items) + (view.discard_top is CHAMELEON)
        assert text.count("▌") >= len(view.open_rows)
        for colour in view.open_rows:
            assert re.search(rf"{SUIT[colour]} {plain(names.read(colour))}.* {numeral(view.totals[colour])}\b", text)
        assert f"pile {view.pile_size} " in text
        assert view.discard_top is None or f"on top {plain(names.read(view.discard_top))}" in text


def drawn_alone(item: Item) -> str:
    """The chip of one item, as it lies in a row."""
    return item_chip(item, Pen(reader(2), 100, colours=False)).plain


def test_what_an_item_counts_now_stands_beside_its_layers() -> None:
    card = item_of(CARD["v500-red"])
    assert drawn_alone(card) == "[500]"
    assert drawn_alone(card.having(x3=True)) == "[500 ×3 =1500]"
    assert drawn_alone(card.having(x3=True, crash=True)) == "[500 ×3 Crash =0]"
    assert drawn_alone(card.having(x3=True, crash=True, lock=True)) == "[500 ×3 Crash Lock =1500]"
    assert drawn_alone(card.having(chameleon=True)) == "[♦500 Chameleon]"
    assert drawn_alone(item_of(CARD["minus200-blue"]).having(lock=True)) == "[−200 Lock =0]"
    assert drawn_alone(item_of(CARD["x2-blue"]).having(x3=True)) == "[×2 ×3 =×6]"
    assert drawn_alone(item_of(CARD["x2-blue"]).having(crash=True)) == "[×2 Crash =×1]"


def test_a_crashed_value_is_struck_out() -> None:
    dead = item_of(CARD["v500-red"]).having(crash=True)
    chip = item_chip(dead, Pen(reader(2), 100, colours=True))
    struck = [span for span in chip.spans if "strike" in str(span.style)]
    assert [chip.plain[span.start : span.end] for span in struck] == ["500"]


def test_the_neutral_row_comes_first_and_one_s_own_last() -> None:
    looked = 0
    for match in play_through(Setting("ghost", 4).match(), every=37):
        view: View = match.view(None)
        for seat in seats(4):
            rows = match.view(seat).rows_as_seated()
            assert not rows or rows[-1] is view.colour_of(seat)
            assert view.neutral is None or rows[0] is view.neutral
            looked += view.neutral is not None
    assert looked


def test_a_claimed_turn_stands_in_the_order_with_a_star() -> None:
    claimed = 0
    for match in play_through(Setting("standard", 3).match(), every=3):
        view: View = match.view(None)
        text = printed(picture(match, None, reader(3)), width=160)
        first = [*view.queue, *view.turns_to_come()][0]
        if view.stage in PLAYING:
            mark = "*" if view.queue else " "
            assert f"clockwise: {NAMES[view.active]} ▸ {NAMES[first]}{mark}" in text
            claimed += bool(view.queue)
    assert claimed


def test_the_next_in_the_order_has_the_next_turn() -> None:
    expected: Seat | None = None
    turn, checked, read = 0, 0, 0
    for match in play_through(Setting("standard", 4).match(6)):
        view: View = match.view(None)
        news = [what for _, what in match.heard(None, read)]
        read = len(match.log or ())
        if any(isinstance(what, Happening) and what.what in (What.STOPPED, What.TURNED) for what in news):
            expected = None  # the answer to the last question changed the order
        if view.turn != turn and expected is not None and view.stage is Stage.MAIN:
            assert view.active == expected
            checked += 1
        turn = view.turn
        order = [view.active, *view.queue, *view.turns_to_come()]
        expected = order[1] if view.stage is Stage.CLOSING else None
    assert checked > 10


def test_colours_change_no_letter() -> None:
    for match in play_through(Setting("ghost", 3).match(), every=29):
        bare = printed(picture(match, None, reader(3)))
        coloured = printed(picture(match, None, reader(3)), colours=True)
        letters = Text.from_ansi(coloured).plain
        assert letters.split() == bare.replace("[", " ").replace("]", " ").split()
        assert "\x1b[" in coloured
        assert "\x1b[" not in bare


def dealt_anew(match: Match, seat: Seat) -> Match:
    """The same question, with all cards this seat cannot see dealt anew."""
    other = match.copy()
    table = other.state
    hands = [hand for person, hand in enumerate(table.hands) if person != seat]
    hidden = Stream(match.moment, 51).shuffled([*table.pile.rest, *(card for hand in hands for card in hand)])
    for hand in hands:
        hand[:] = [hidden.pop() for _ in hand]
    table.pile.rest = hidden
    return other


@pytest.mark.parametrize("setting", [Setting("standard", 3), Setting("ghost", 3), Setting("teams", 4)], ids=str)
def test_a_page_does_not_change_when_only_hidden_things_change(setting: Setting) -> None:
    names = reader(setting.persons)
    changed = 0
    for match in play_through(setting.match(), every=7):
        question = match.question
        if question is None:
            break
        other = dealt_anew(match, question.seat)
        asked = other.asked(question.seat)
        assert asked is not None
        changed += match.state.hands != other.state.hands
        assert printed(*page(other, asked, names)) == printed(*page(match, question, names))
    assert changed > 10
