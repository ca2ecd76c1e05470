"""The table of Ark Nova, drawn: tracks, projects and display on top, then one's own map, zoo and hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg
from soloist.games.arknova.buildings import Footprint, Kind
from soloist.games.arknova.cards import Card
from soloist.games.arknova.state import Building
from soloist.games.arknova.view import View
from soloist.language import Reader
from soloist.terminal import arknova_look as look
from soloist.terminal.arknova_board import association_lines, project_lines, race_lines, title
from soloist.terminal.arknova_cards import Numbers, display_lines, hand_lines
from soloist.terminal.arknova_map import draw_map
from soloist.terminal.arknova_stand import Stand
from soloist.terminal.arknova_zoo import beside_map, other_zoo, panel, zoo_lines, zoo_page
from soloist.terminal.chips import packed
from soloist.terminal.draw import Drawing, Pen
from soloist.wording.arknova import WORDING


def picture(match: Match, seat: Seat | None, reader: Reader, hand: bool) -> RenderableType:
    view: View = match.view(seat)
    question = None if seat is None else match.asked(seat)
    offers = [] if question is None else WORDING.offers(match, question)
    numbers = {offer.option: number for number, offer in enumerate(offers, 1) if isinstance(offer.option, Card)}
    return Drawing(reader, lambda pen: table_lines(view, question, numbers, pen))


def table_lines(view: View, question: Question | None, numbers: Numbers, pen: Pen) -> Iterator[Text]:
    """The table as one seat sees it; only the own zoo while a question is about its buildings."""
    options = () if question is None else question.options
    spots = [option for option in options if isinstance(option, Footprint)]
    yield title(view, pen)
    yield from race_lines(view, pen)
    if view.seat is None:
        yield from onlooker_lines(view, pen)
    elif spots:
        yield from map_lines(view, view.seat, spots, pen)
    elif any(isinstance(option, Kind | Building) for option in options):
        yield from own_lines(view, view.seat, numbers, pen)
    else:
        yield from full_lines(view, view.seat, numbers, pen)
    yield from packed([pen.write(sign, look.WEAK) for sign in LEGEND], pen.width, gap=2)


LEGEND = (
    msg("♥ appeal"), msg("♣ conservation"), msg("★ reputation"), msg("● playable"), msg("! missing"), msg("□ empty"),
    msg("■ occupied"), msg("↻ each break"),
)  # fmt: skip


def map_lines(view: View, seat: Seat, spots: list[Footprint], pen: Pen) -> Iterator[Text]:
    """One's own map with what stands beside it."""
    zoo = view.zoos[seat]
    beside = list(panel(Stand(view, seat), zoo, pen))
    yield from beside_map(draw_map(zoo.map, zoo.buildings, pen, spots), beside, pen)


def full_lines(view: View, seat: Seat, numbers: Numbers, pen: Pen) -> Iterator[Text]:
    """Everything that lies open, from the left neighbour's zoo on, and one's own cards."""
    everybody = list(seats(view.setup.players))
    for other in everybody[seat + 1 :] + everybody[:seat]:
        if view.zoos[other].order:
            yield from other_zoo(view, other, pen)
    yield from shared_lines(view, Stand(view, seat), numbers, pen)
    yield from own_lines(view, seat, numbers, pen)


def own_lines(view: View, seat: Seat, numbers: Numbers, pen: Pen) -> Iterator[Text]:
    """One's own zoo and hand."""
    stand, zoo = Stand(view, seat), view.zoos[seat]
    if zoo.order:  # before, not even the map is sure
        yield from map_lines(view, seat, [], pen)
        yield from zoo_lines(stand, zoo, pen)
    hand = [card for card in zoo.hand if card is not None]
    if hand:
        yield from hand_lines(stand, hand, numbers, pen)


def shared_lines(view: View, stand: Stand, numbers: Numbers, pen: Pen) -> Iterator[Text]:
    """Projects, association board, display."""
    if not view.bases:
        return
    yield from project_lines(view, stand, pen)
    yield from association_lines(view, stand, pen)
    if any(view.display):
        yield from display_lines(stand, view, numbers, pen)


def onlooker_lines(view: View, pen: Pen) -> Iterator[Text]:
    """Everything that lies open, every zoo in full."""
    yield from shared_lines(view, Stand(view, None), {}, pen)
    for seat in seats(view.setup.players):
        if view.zoos[seat].order:
            yield from zoo_page(view, seat, pen)
