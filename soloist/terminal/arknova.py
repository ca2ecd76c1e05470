"""The table of Ark Nova, drawn: tracks, projects and display on top, then one's own map, zoo and hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg, nmsg
from soloist.games.arknova.buildings import Footprint
from soloist.games.arknova.cards import Card
from soloist.games.arknova.state import Stage
from soloist.games.arknova.view import View
from soloist.language import Reader
from soloist.terminal.arknova_board import association_lines, project_lines, race_lines, title
from soloist.terminal.arknova_cards import FOLDER, card_line, display_lines, heading
from soloist.terminal.arknova_look import WEAK
from soloist.terminal.arknova_map import draw_map
from soloist.terminal.arknova_stand import Stand
from soloist.terminal.arknova_zoo import beside_map, other_zoo, panel, zoo_lines, zoo_page
from soloist.terminal.chips import packed
from soloist.terminal.draw import Drawing, Pen


def picture(match: Match, seat: Seat | None, reader: Reader, hand: bool) -> RenderableType:
    view: View = match.view(seat)
    question = None if seat is None else match.asked(seat)
    return Drawing(reader, lambda pen: table_lines(view, question, pen))


def table_lines(view: View, question: Question | None, pen: Pen) -> Iterator[Text]:
    """The table as one seat sees it; only the own map while it is asked where a building goes."""
    yield title(view, pen)
    yield from race_lines(view, pen)
    spots = spots_of(question)
    if view.seat is None:
        yield from onlooker_lines(view, pen)
    elif spots:
        yield from map_lines(view, view.seat, spots, pen)
    else:
        yield from full_lines(view, view.seat, question, pen)
    yield from packed([pen.write(sign, WEAK) for sign in LEGEND], pen.width, gap=2)


LEGEND = (
    msg("♥ appeal"), msg("♣ conservation"), msg("★ reputation"), msg("● playable"), msg("! missing"), msg("□ empty"),
    msg("■ occupied"), msg("↻ each break"),
)  # fmt: skip


def spots_of(question: Question | None) -> list[Footprint]:
    """The places a question offers, if it asks where a building goes."""
    return [] if question is None else [option for option in question.options if isinstance(option, Footprint)]


def map_lines(view: View, seat: Seat, spots: list[Footprint], pen: Pen) -> Iterator[Text]:
    """One's own map with what stands beside it."""
    zoo = view.zoos[seat]
    beside = list(panel(Stand(view, seat), zoo, pen))
    yield from beside_map(draw_map(zoo.map, zoo.buildings, pen, spots), beside, pen)


def full_lines(view: View, seat: Seat, question: Question | None, pen: Pen) -> Iterator[Text]:
    """Everything that lies open, and one's own cards."""
    stand, zoo = Stand(view, seat), view.zoos[seat]
    for other in others(view):
        yield from other_zoo(view, other, pen)
    yield from shared_lines(view, stand, pen)
    if zoo.order:
        yield from map_lines(view, seat, [], pen)
    yield from zoo_lines(stand, zoo, pen)
    hand = [card for card in zoo.hand if card is not None]
    if hand and not is_listed(hand, question):
        title = pen.write(nmsg("Hand, {n} card", "Hand, {n} cards", n=len(hand)), "bold")
        yield heading(title, pen)
        yield from (card_line(stand, card, 0, pen) for card in hand)


def is_listed(hand: list[Card], question: Question | None) -> bool:
    """Whether the options show every card anyway."""
    return question is not None and all(card in question.options for card in hand)


def shared_lines(view: View, stand: Stand, pen: Pen) -> Iterator[Text]:
    """Projects, association board, display."""
    if view.stage is Stage.SETUP:
        return
    yield from project_lines(view, stand, pen)
    yield from association_lines(view, stand, pen)
    if any(view.display):
        yield heading(pen.write(msg("Display"), "bold"), pen, FOLDER)
        yield from display_lines(stand, view, pen)


def onlooker_lines(view: View, pen: Pen) -> Iterator[Text]:
    """Everything that lies open, every zoo in full."""
    yield from shared_lines(view, Stand(view, None), pen)
    for seat in seats(view.setup.players):
        if view.zoos[seat].order:
            yield from zoo_page(view, seat, pen)


def others(view: View) -> list[Seat]:
    """Everybody but oneself, from the left neighbour on."""
    everybody = list(seats(view.setup.players))
    if view.seat is None:
        return everybody
    return everybody[view.seat + 1 :] + everybody[: view.seat]
