"""Options of Ark Nova that are better drawn than listed: places on the map, cards, maps; and what `?` draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.notation import find
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg
from soloist.games.arknova.buildings import Footprint, Kind, lying
from soloist.games.arknova.cards import Action, Animal, FinalScoring, Project, Sponsor
from soloist.games.arknova.construction import why_not_on
from soloist.games.arknova.hexes import HEX, bits, count
from soloist.games.arknova.maps import ZooMap
from soloist.games.arknova.state import LEFT_TOKENS
from soloist.games.arknova.view import View
from soloist.language import Reader
from soloist.terminal.arknova_cards import card_line, final_chip, heading, under
from soloist.terminal.arknova_look import BONUS_INK, WEAK, reward_code
from soloist.terminal.arknova_map import draw_map, preview_lines, turn_signs
from soloist.terminal.arknova_stand import Stand
from soloist.terminal.arknova_zoo import left_edge, zoo_page
from soloist.terminal.choosing import named, numbered
from soloist.terminal.draw import Drawing, Pen
from soloist.wording.base import Offer

CARDS = (Animal, Sponsor, Project, FinalScoring)
NUMBER = 4  # letters before a numbered card
FEW_MAPS = 2


# options, drawn


def listing(match: Match, question: Question, offers: Sequence[Offer], reader: Reader) -> RenderableType | None:
    """The options as they are drawn; None where a list of sentences will do."""
    view: View = match.view(question.seat)
    options = [offer.option for offer in offers]
    if isinstance(question.about, Kind) and any(isinstance(option, Footprint) for option in options):
        return Drawing(reader, lambda pen: spot_lines(view, question, offers, pen))
    if any(isinstance(option, CARDS) for option in options):
        return Drawing(reader, lambda pen: numbered_cards(view, question, offers, pen))
    if any(isinstance(option, ZooMap) for option in options):
        return Drawing(reader, lambda pen: numbered_maps(offers, pen))
    return None


def spot_lines(view: View, question: Question, offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """How to read the map above: the shape in its turns, where bonuses are, and what else can be answered."""
    spots = [offer.option for offer in offers if isinstance(offer.option, Footprint)]
    kind: Kind = question.about
    sample = spots[0].code
    if kind.size > 1:
        yield pen.write(msg("Type a hex and a turn, such as {sample}: the turns stand on the map.", sample=sample))
        yield from turn_signs(kind, sorted({spot.turn for spot in spots}))
    else:
        yield pen.write(msg("Type a hex marked ◆ on the map, such as {sample}.", sample=sample))
    bonuses = list(bonus_chips(view.zoos[question.seat].map, spots, pen))
    if bonuses:
        yield from under(pen.write(msg("Bonuses "), "bold"), bonuses, pen)
    yield pen.write(msg("? {sample} shows it on the map", sample=sample), WEAK)
    yield from rest_lines(offers, Footprint, pen)


SOME_SPOTS = 5


def bonus_chips(ground: ZooMap, spots: Sequence[Footprint], pen: Pen) -> Iterator[Text]:
    """Every bonus that can be covered, with some of the places that do; those that cover most come first."""
    best = sorted(spots, key=lambda spot: -count(spot.mask & ground.bonus_mask))
    for number in bits(ground.bonus_mask):
        codes = [spot.code for spot in best if spot.mask >> number & 1]
        reward = ground.bonus[number]
        if codes and reward is not None:
            more = " …" if len(codes) > SOME_SPOTS else ""
            yield Text.assemble((reward_code(reward, pen), BONUS_INK), f" {' '.join(codes[:SOME_SPOTS])}{more}")


def rest_lines(offers: Sequence[Offer], drawn: type | tuple[type, ...], pen: Pen) -> Iterator[Text]:
    """What is not drawn: numbered, as everywhere."""
    for number, offer in enumerate(offers, 1):
        if not isinstance(offer.option, drawn):
            yield Text.assemble((f"{number:>3} ", "bold"), pen.write(offer.text))


def numbered_cards(view: View, question: Question, offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """Cards line by line as in a hand, with the numbers to be typed."""
    stand = Stand(view, question.seat)
    plays = isinstance(question.about, Action)
    if any(isinstance(offer.option, Animal | Sponsor) for offer in offers):
        yield heading(Text(), pen, NUMBER)
    for number, offer in enumerate(offers, 1):
        card = offer.option
        match card:
            case Animal() | Sponsor() | Project():
                folder = view.display.index(card) + 1 if plays and card in view.display else 0
                line = card_line(stand, card, folder, pen, NUMBER)
            case FinalScoring():
                line = final_chip(stand, card, pen)
            case _:
                line = pen.write(offer.text)
        yield Text.assemble((f"{number:>3} ", "bold"), line)


def numbered_maps(offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """Maps to choose from, drawn if they are few."""
    maps = [offer.option for offer in offers if isinstance(offer.option, ZooMap)]
    for number, offer in enumerate(offers, 1):
        yield Text.assemble((f"{number:>3} ", "bold"), pen.write(offer.text))
        if isinstance(offer.option, ZooMap) and len(maps) <= FEW_MAPS:
            yield from map_lines(offer.option, pen)
    if len(maps) > FEW_MAPS:
        yield pen.write(msg("? 1 shows the first of them"), WEAK)


def map_lines(ground: ZooMap, pen: Pen) -> Iterator[Text]:
    """An empty map with its left edge."""
    yield from draw_map(ground, (), pen)
    yield from left_edge(ground, LEFT_TOKENS, pen)


# drawn on demand


def closer(match: Match, question: Question, text: str, reader: Reader) -> RenderableType | None:
    """What `? text` draws: a building on the map, a zoo in full, a map; None if it is none of these."""
    view: View = match.view(question.seat)
    offer = numbered(text, [Offer(option, msg("{option}", option="")) for option in question.options])
    option = offer.option if offer else find(text, question.options)
    if isinstance(question.about, Kind):
        spot = option if isinstance(option, Footprint) else spot_called(question.about, text)
        if spot is not None:
            return preview(view, question.seat, question.about, spot, reader)
    if isinstance(option, ZooMap):
        return Drawing(reader, lambda pen: map_lines(option, pen))
    seat = seat_called(text, view, reader)
    return None if seat is None else Drawing(reader, lambda pen: zoo_page(view, seat, pen))


def spot_called(kind: Kind, text: str) -> Footprint | None:
    """The footprint written as 4.2/1, legal or not."""
    name, _, turn = text.partition("/")
    return lying(kind, HEX[name], int(turn or 0)) if name in HEX and (turn or "0").isdecimal() else None


def preview(view: View, seat: Seat, kind: Kind, footprint: Footprint, reader: Reader) -> RenderableType:
    """The own map with a building that might be placed, and whether it may."""
    zoo = view.zoos[seat]
    known = Stand(view, seat).zoo
    refusal = None if known is None else why_not_on(known, kind, footprint)

    def lines(pen: Pen) -> Iterator[Text]:
        yield from preview_lines(zoo.map, zoo.buildings, kind, footprint, pen)
        if refusal is not None:
            yield pen.write(msg("Not possible: {refusal}", refusal=refusal), "yellow")

    return Drawing(reader, lines)


def seat_called(text: str, view: View, reader: Reader) -> Seat | None:
    """Whose zoo is meant: a name or its beginning, or the letter of a seat."""
    found = named(text, seats(view.setup.players), reader)
    return found[0] if len(found) == 1 else None
