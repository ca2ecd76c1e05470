"""Ark Nova in the terminal: tracks, projects and display on top, then one's own map, zoo and hand; options that are
better drawn than listed; what `?` draws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rich.text import Text

from soloist.engine.documents import number_in
from soloist.engine.match import Match
from soloist.engine.notation import find
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg
from soloist.games.arknova import construction, hexes, state
from soloist.games.arknova.answers import TakeXToken, Use
from soloist.games.arknova.arno.why import Roll
from soloist.games.arknova.buildings import Footprint, Kind, lying
from soloist.games.arknova.cards import Action, Animal, Card, FinalScoring, Project, Sponsor
from soloist.games.arknova.maps import ZooMap
from soloist.games.arknova.view import View
from soloist.terminal import arknova_arno, arknova_board, arknova_map, choosing, page
from soloist.terminal import arknova_look as look
from soloist.terminal import arknova_zoo as zoos
from soloist.terminal.arknova_cards import NUMBER, Numbers, card_line, display_lines, final_chip, hand_lines, heading
from soloist.terminal.arknova_stand import Stand
from soloist.terminal.draw import Pen, Samples, TerminalFace, fit, packed, under
from soloist.wording.arknova import WORDING
from soloist.wording.base import Offer, nothing_idle


def picture(match: Match, seat: Seat | None, hand: bool, pen: Pen) -> Iterator[Text]:
    question = None if seat is None else match.asked(seat)
    offers = [] if question is None else WORDING.numbered(match, question)
    numbers = {offer.option: offer.number for offer in offers if isinstance(offer.option, Card)}
    return table_lines(match.view(seat), question, numbers, pen)


def table_lines(view: View, question: Question | None, numbers: Numbers, pen: Pen) -> Iterator[Text]:
    """The table as one seat sees it; only the own zoo while a question is about its buildings."""
    options = () if question is None else question.options
    spots = [option for option in options if isinstance(option, Footprint)]
    yield arknova_board.title(view, pen)
    yield from arknova_board.race_lines(view, pen)
    if view.seat is None:
        yield from onlooker_lines(view, pen)
    elif spots:
        yield from map_lines(view, view.seat, spots, pen)
    elif any(isinstance(option, Kind | state.Building) for option in options):
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
    beside = list(zoos.panel(Stand(view, seat), zoo, pen))
    yield from zoos.beside_map(arknova_map.draw_map(zoo.map, zoo.buildings, pen, spots), beside, pen)


def full_lines(view: View, seat: Seat, numbers: Numbers, pen: Pen) -> Iterator[Text]:
    """Everything that lies open, from the left neighbour's zoo on, and one's own cards."""
    everybody = list(seats(view.setup.players))
    for other in everybody[seat + 1 :] + everybody[:seat]:
        if view.zoos[other].order:
            yield from zoos.other_zoo(view, other, pen)
    yield from shared_lines(view, Stand(view, seat), numbers, pen)
    yield from own_lines(view, seat, numbers, pen)


def own_lines(view: View, seat: Seat, numbers: Numbers, pen: Pen) -> Iterator[Text]:
    """One's own zoo and hand."""
    stand, zoo = Stand(view, seat), view.zoos[seat]
    if zoo.order:  # before, not even the map is sure
        yield from map_lines(view, seat, [], pen)
        yield from zoos.zoo_lines(stand, zoo, pen)
    hand = [card for card in zoo.hand if card is not None]
    if hand:
        yield from hand_lines(stand, hand, numbers, pen)


def shared_lines(view: View, stand: Stand, numbers: Numbers, pen: Pen) -> Iterator[Text]:
    """Projects, association board, display."""
    if not view.bases:
        return
    yield from arknova_board.project_lines(view, stand, pen)
    yield from arknova_board.association_lines(view, stand, pen)
    if any(view.display):
        yield from display_lines(stand, view, numbers, pen)


def onlooker_lines(view: View, pen: Pen) -> Iterator[Text]:
    """Everything that lies open, every zoo in full."""
    yield from shared_lines(view, Stand(view, None), {}, pen)
    for seat in seats(view.setup.players):
        if view.zoos[seat].order:
            yield from zoos.zoo_page(view, seat, pen)


# options

FEW_MAPS = 2


def listing(match: Match, question: Question, offers: Sequence[Offer], pen: Pen) -> Iterable[Text] | None:
    """The options as they are drawn; None where a list of sentences will do."""
    view: View = match.view(question.seat)
    options = [offer.option for offer in offers]
    if isinstance(question.about, Kind) and any(isinstance(option, Footprint) for option in options):
        return spot_lines(view, question, offers, pen)
    if any(isinstance(option, Use) for option in options):
        return action_rows(view, question, offers, pen)
    if any(isinstance(option, Animal | Sponsor | Project | FinalScoring) for option in options):
        return numbered_cards(view, question, offers, pen)
    return numbered_maps(offers, pen) if any(isinstance(option, ZooMap) for option in options) else None


def spot_lines(view: View, question: Question, offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """How to read the map above: the shape in its turns, where bonuses are, and what else can be answered."""
    spots = [offer.option for offer in offers if isinstance(offer.option, Footprint)]
    kind: Kind = question.about
    sample = spots[0].code
    if kind.size > 1:
        ask = msg("{kind}: type a hex and a rotation (on the map), such as {sample}", kind=kind, sample=sample)
        yield pen.write(ask)
        yield from arknova_map.turn_signs(kind, sorted({spot.turn for spot in spots}))
    else:
        yield pen.write(msg("{kind}: type a hex marked ◆ on the map, such as {sample}", kind=kind, sample=sample))
    bonuses = list(bonus_chips(view.zoos[question.seat].map, spots, pen))
    if bonuses:
        yield from under(pen.write(msg("Bonuses "), "bold"), bonuses, pen)
    yield pen.write(msg("? {sample} shows it on the map", sample=sample), look.WEAK)
    yield from page.rest_lines(offers, Footprint, pen)


SOME_SPOTS = 5


def bonus_chips(ground: ZooMap, spots: Sequence[Footprint], pen: Pen) -> Iterator[Text]:
    """Every bonus that can be covered, with some of the places that do; those that cover most come first."""
    best = sorted(spots, key=lambda spot: -hexes.count(spot.mask & ground.bonus_mask))
    for number in hexes.bits(ground.bonus_mask):
        codes = [spot.code for spot in best if spot.mask >> number & 1]
        reward = ground.bonus[number]
        if codes and reward is not None:
            more = " …" if len(codes) > SOME_SPOTS else ""
            yield Text.assemble(
                (look.reward_code(reward, pen), look.BONUS_INK), f" {' '.join(codes[:SOME_SPOTS])}{more}"
            )


def numbered_cards(view: View, question: Question, offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """Cards line by line, with the numbers to be typed; those in hand and display have theirs there."""
    stand = Stand(view, question.seat)
    above = (*view.zoos[question.seat].hand, *view.display)
    if any(isinstance(offer.option, Animal | Sponsor) and offer.option not in above for offer in offers):
        yield heading(Text(), pen, NUMBER)
    for offer in offers:
        card = offer.option
        if card in above:
            continue
        match card:
            case Animal() | Sponsor() | Project():
                line = card_line(stand, card, 0, pen, NUMBER)
            case FinalScoring():
                line = final_chip(stand, card, pen)
            case _:
                line = pen.write(offer.text)
        yield Text.assemble((f"{offer.number:>3} ", "bold"), line)
    if any(offer.option in above for offer in offers):
        yield pen.write(msg("    The cards have their numbers above"), look.WEAK)


def numbered_maps(offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """Maps to choose from, drawn if they are few."""
    maps = [offer.option for offer in offers if isinstance(offer.option, ZooMap)]
    for offer in offers:
        yield Text.assemble((f"{offer.number:>3} ", "bold"), pen.write(offer.text))
        if isinstance(offer.option, ZooMap) and len(maps) <= FEW_MAPS:
            yield from empty_map(offer.option, pen)
    if len(maps) > FEW_MAPS:
        yield pen.write(msg("? 1 shows the first of them"), look.WEAK)


def empty_map(ground: ZooMap, pen: Pen) -> Iterator[Text]:
    """An empty map with its left edge."""
    yield from arknova_map.draw_map(ground, (), pen)
    yield from zoos.left_edge(ground, state.LEFT_TOKENS, pen)


def action_rows(view: View, question: Question, offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """A row for each action card: what it does with each number of X-tokens, and whether it is good for a token."""
    owner = question.about if isinstance(question.about, Seat) else question.seat  # [AN-3.17]
    rows: dict[Action, list[Text]] = {}
    for offer in offers:
        if isinstance(offer.option, Use | TakeXToken):
            way = way_text(view, question.seat, owner, offer.option, pen)
            rows.setdefault(offer.option.action, []).append(Text.assemble((f"{offer.number:>3} ", "bold"), way))
    zoo = view.zoos[owner]
    for action in zoo.order:
        if action in rows:
            side = "II" if zoo.upgraded >> action & 1 else "I"
            name = Text.assemble("    ", pen.write(action), f" {side} {zoos.action_tokens(zoo, action)}")
            yield from under(fit(name, ACTION_NAME), rows[action], pen)
    yield from page.rest_lines(offers, (Use, TakeXToken), pen)


ACTION_NAME = 22


def way_text(view: View, seat: Seat, owner: Seat, way: Use | TakeXToken, pen: Pen) -> Text:
    """What one way to use an action card comes to."""
    if isinstance(way, TakeXToken):
        return Text.assemble("+", look.x_tokens(""))
    strength = Stand(view, seat).strength(way.action, owner) + way.tokens
    text = pen.write(zoos.strength_text(view.zoos[owner], way.action, strength))
    return Text.assemble(look.x_tokens(way.tokens), ": ", text) if way.tokens else text


def closer(match: Match, question: Question, text: str, pen: Pen) -> Iterable[Text] | None:
    """What `? text` draws: a building on the map, a zoo in full, a map; None if it is none of these."""
    view: View = match.view(question.seat)
    if text.casefold() == pen.cut(TABLE, 20).casefold():
        return full_lines(view, question.seat, {}, pen)
    offer = choosing.numbered(text, WORDING.numbered(match, question))
    option = find(text, question.options) if offer is None else offer.option
    if isinstance(question.about, Kind):
        spot = option if isinstance(option, Footprint) else spot_called(question.about, text)
        if spot is not None:
            return preview(view, question.seat, question.about, spot, pen)
    if isinstance(option, ZooMap):
        return empty_map(option, pen)
    meant = choosing.named(text, seats(view.setup.players), pen.reader)
    return zoos.zoo_page(view, meant[0], pen) if len(meant) == 1 else None


TABLE = msg("table")
"""What `?` draws in full, whatever is asked."""


def spot_called(kind: Kind, text: str) -> Footprint | None:
    """The footprint written as 4.2/1, legal or not."""
    name, _, turn = text.partition("/")
    turned = number_in(turn or "0")
    return lying(kind, hexes.HEX[name], turned) if name in hexes.HEX and turned is not None else None


def preview(view: View, seat: Seat, kind: Kind, footprint: Footprint, pen: Pen) -> Iterator[Text]:
    """The own map with a building that might be placed, and whether it may."""
    zoo, known = view.zoos[seat], Stand(view, seat).zoo
    yield from arknova_map.preview_lines(zoo.map, zoo.buildings, kind, footprint, pen)
    refusal = None if known is None else construction.why_not_on(known, kind, footprint)
    if refusal is not None:
        yield pen.write(msg("Not possible: {refusal}", refusal=refusal), "yellow")


FACE = TerminalFace(
    picture,
    replace(WORDING, idle=nothing_idle),  # the hand itself shows what is missing
    look.style_of,
    Samples("3, build, 4.2/1", "build enclosure_3 4.2/1", "? cheetah, ? 4.2/1, ? B", "why cheetah"),
    arknova_arno.told,
    minor=Roll,
    listing=listing,
    closer=closer,
)
