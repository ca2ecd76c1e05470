"""Orichalcum as the terminal knows it: options that are better drawn than listed, what `?` draws, and its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.orichalcum import actions, events, pieces, questions
from soloist.games.orichalcum.ai.steps import Step, TakesCard
from soloist.games.orichalcum.answers import Buy, Fight, InHand, Lay, Take
from soloist.games.orichalcum.circles import Spot, mask_of, names_in
from soloist.games.orichalcum.view import View
from soloist.language import Reader
from soloist.terminal import choosing, orichalcum, page
from soloist.terminal import orichalcum_look as look
from soloist.terminal.draw import Pen, Samples, TerminalFace, fit, packed, plain_told, shortened, step_told, styled
from soloist.terminal.orichalcum_island import Marks, draw_island
from soloist.wording.base import Offer
from soloist.wording.orichalcum import WORDING, prospects
from soloist.wording.orichalcum.offers import FEW, Speaker, percent
from soloist.wording.orichalcum.typed import typed

SOME = 6
"""Examples of places that bring the same."""


def listing(match: Match, question: Question, offers: Sequence[Offer], pen: Pen) -> Iterable[Text] | None:
    """The options as they are drawn; None where a list of sentences will do."""
    options, ask = question.options, question.ask
    if any(isinstance(option, Take) for option in options):
        return card_hint(question, pen)
    if isinstance(ask, questions.WhereTile) and len(options) > FEW:
        return tile_lines(match, question, ask.hand, pen)
    if any(isinstance(option, Fight) for option in options):
        return fight_rows(Speaker(match, question), offers, pen)
    if any(isinstance(option, Buy) for option in options):
        return purchase_rows(Speaker(match, question), offers, pen)
    return None


def card_hint(question: Question, pen: Pen) -> Iterator[Text]:
    """The cards have their numbers on the board above."""
    places = ", ".join(str(option.place) for option in question.options)
    yield pen.write(msg("    Type the number of a card on the action board: {places}", places=places))
    if isinstance(question.ask, questions.WhichCardToTake):
        yield pen.write(msg("    → shows what its action would do now; the tile is placed first"), look.WEAK)


def tile_lines(match: Match, question: Question, hand: InHand, pen: Pen) -> Iterator[Text]:
    """How to name a place for the tile, and the places that bring something."""
    tile = hand.tile
    lays = [option for option in question.options if isinstance(option, Lay)]
    sample = lays[0].where
    if tile.size == 1:
        ask = msg("Type a circle marked ○, such as {sample}", sample=sample)
    else:
        ask = msg("Type a circle for each terrain, in this order, such as {sample}", sample=sample)
    tried = prospects.Prospects(match.view(question.seat), question.seat, hand)
    chip = Text.assemble("    ", look.tile_chip(tile, pen), "  ")
    if tried.creatures:
        yield Text.assemble(chip, pen.write(msg("with ")), look.creatures_text(tried.creatures, pen))
        yield Text.assemble("    ", pen.write(ask))
    else:
        yield Text.assemble(chip, pen.write(ask))
    yield from best_places(tried, lays, question.seat, pen)
    if tile.size == 3:
        yield pen.write(msg("    The terrains follow each other clockwise, as on the tile"), look.WEAK)
    places = nmsg("    {n} place; ? {sample} shows what you get", "    {n} places; ? {sample} shows what you get",
                  n=len(lays), sample=sample)  # fmt: skip
    yield pen.write(places, look.WEAK)


def best_places(tried: prospects.Prospects, lays: Sequence[Lay], seat: Seat, pen: Pen) -> Iterator[Text]:
    """Places by what they bring, the richest first."""
    found: dict[str, list[str]] = {}
    heads: dict[str, tuple[int, Text]] = {}
    for lay in lays:
        prospect = tried.on(lay)
        if prospect.brings:
            head = gain_signs(prospect, seat, pen)
            found.setdefault(head.plain, []).append(lay.where)
            goods = prospect.hoplites + prospect.nuggets
            weight = 4 * len(prospect.titans) + 3 * bool(prospect.temples) + goods
            heads.setdefault(head.plain, (weight, head))
    richest = sorted(found, key=lambda gains: -heads[gains][0])
    for gains in richest[:MOST_KINDS]:
        more = " …" if len(found[gains]) > SOME else ""
        line = Text.assemble("    ", heads[gains][1], ": ", " · ".join(found[gains][:SOME]), more)
        yield shortened(line, pen.width)


MOST_KINDS = 6


def gain_signs(prospect: prospects.Prospect, seat: Seat, pen: Pen) -> Text:
    """★Forest (AI) ▲▲ +1⚔: Titans with who loses them, sites for temples, the port."""
    signs = []
    for terrain, holder in prospect.titans:
        sign = Text.assemble((look.TITAN_SIGN, look.TERRAIN_INK[terrain]), pen.write(terrain))
        if holder == seat:
            sign.append_text(pen.write(msg(" active")))
        elif holder is not None:
            sign.append(" (").append_text(pen.write(holder)).append(")")
        signs.append(sign)
    if prospect.temples:
        signs.append(Text(look.TEMPLE_SIGN * len(prospect.temples), look.POINT_INK))
    for number, letter, ink in (
        (prospect.hoplites, look.HOPLITE, look.HOPLITE_INK),
        (prospect.nuggets, look.NUGGET, look.NUGGET_INK),
    ):
        if number:
            signs.append(Text(f"+{number}{letter}", ink))
    return Text(" ").join(signs)


def numbers_of(offers: Sequence[Offer], kinds: type | tuple[type, ...]) -> Iterator[tuple[int, Any]]:
    return ((offer.number, offer.option) for offer in offers if isinstance(offer.option, kinds))


def fight_rows(speaker: Speaker, offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """A row for each creature: hoplites to add, dice and the chance to win."""
    rows: dict[str, list[Text]] = {}
    heads: dict[str, Message] = {}
    for number, fight in numbers_of(offers, Fight):
        chance = speaker.chance(fight)
        chip = Text.assemble((f"{number:>3} ", "bold"), f"+{fight.more}{look.HOPLITE} ", (f"{chance} %", look.GOOD))
        rows.setdefault(fight.where, []).append(chip)
        heads.setdefault(fight.where, speaker.creature(fight))
    for where, chips in rows.items():
        head = Text.assemble("    ", pen.write(heads[where]), "  ")
        yield from under_wide(head, chips, pen)
    yield from page.rest_lines(offers, Fight, pen)
    sample = next(fight for _, fight in numbers_of(offers, Fight))
    hint = msg("    +1⚔: one more hoplite, so one more die; you can also type {where} 1", where=sample.where)
    yield pen.write(hint, look.WEAK)


def purchase_rows(speaker: Speaker, offers: Sequence[Offer], pen: Pen) -> Iterator[Text]:
    """A row for each action with its prices, and what it would do then."""
    rows: dict[pieces.Action, list[tuple[int, Buy, Text]]] = {}
    for number, buy in numbers_of(offers, Buy):
        worth = pen.write(speaker.worth(buy.action, buy.goods, buy.price), look.GOOD)
        rows.setdefault(buy.action, []).append((number, buy, worth))
    for action, ways in rows.items():
        worths = {worth.plain for _, _, worth in ways}
        head = Text.assemble("    ", fit(pen.write(action), ACTION))
        if len(worths) == 1:
            head.append_text(fit(ways[0][2], WORTH))
        chips = []
        for number, buy, worth in ways:
            price = pen.write(msg("for {price}", price=buy.goods.amount(buy.price)))
            then = Text.assemble(": ", worth) if len(worths) > 1 else Text()
            chips.append(Text.assemble((f"{number:>3} ", "bold"), price, then))
        yield from under_wide(head, chips, pen)
    yield from page.rest_lines(offers, Buy, pen)


ACTION, WORTH = 11, 14


def under_wide(head: Text, chips: Sequence[Text], pen: Pen) -> Iterator[Text]:
    """Behind the heading if they fit there, below it if they do not."""
    line = Text.assemble(head, Text(" ").join(chips))
    if line.cell_len <= pen.width:
        yield line
        return
    yield head
    yield from (Text.assemble("   ", line) for line in packed(chips, pen.width - 3))


# drawn on demand


def closer(match: Match, question: Question, text: str, pen: Pen) -> Iterable[Text] | None:
    """What `? text` draws: a tile or a building on circles, somebody's island; None if it is none of these."""
    view: View = match.view(question.seat)
    circles = names_in(text)
    offer = choosing.numbered(text, FACE.wording.numbered(match, question))
    option = None if offer is None else offer.option
    if isinstance(option, Lay) and not circles:
        circles = tuple(option.where.split())
    if circles and all(name in view.realm(question.seat).ground.number for name in circles):
        return place_lines(match, question, circles, pen)
    creature = creature_called(text, option, view, pen.reader)
    if creature is not None:
        return creature_lines(Speaker(match, question), creature, pen)
    meant = choosing.named(text, seats(view.setup.players), pen.reader)
    return orichalcum.realm_page(view, meant[0], pen) if len(meant) == 1 else None


def creature_called(text: str, option: object, view: View, reader: Reader) -> pieces.Creature | None:
    """The creature of a fight, or one of this box by its name."""
    if isinstance(option, Fight):
        return option.creature
    kinds = dict.fromkeys(view.setup.box.creatures)
    return next((kind for kind in kinds if choosing.is_name(text, [kind], reader)), None)


def creature_lines(speaker: Speaker, creature: pieces.Creature, pen: Pen) -> Iterator[Text]:
    """What it is, and one's chances against it."""
    yield pen.write(creature, "bold")
    yield pen.write(speaker.about(creature))
    chances = [percent(speaker.realm, creature, 1 + hoplites) for hoplites in range(actions.MOST_HOPLITES + 1)]
    chips = [Text.assemble(f"{n}{look.HOPLITE} ", (f"{chance} %", look.GOOD)) for n, chance in enumerate(chances)]
    yield Text.assemble(
        pen.write(msg("Your chances with hoplites")), "  ", Text("  ").join(chips), (" [ORI-8.3]", look.WEAK)
    )


def place_lines(match: Match, question: Question, circles: Sequence[str], pen: Pen) -> Iterator[Text]:
    """The island with something on these circles, and what that would bring or why it cannot be."""
    view: View = match.view(question.seat)
    realm = view.realm(question.seat)
    spot: Spot = tuple(realm.ground.number[name] for name in circles)
    where = " ".join(circles)
    found = typed(question, where) or []
    ask = question.ask
    if len(found) == 1 and isinstance(found[0], Lay) and isinstance(ask, questions.WhereTile):
        prospect = prospects.Prospects(view, question.seat, ask.hand).on(found[0])
        yield from draw_island(prospect.realm, pen, marks=Marks(ghost=mask_of(prospect.spot)))
        yield pen.write(msg("{tile} on {where}", tile=ask.hand.tile, where=found[0].where), "bold")
        for fact in prospects.facts_of(prospect, question.seat):
            yield Text.assemble("  · ", pen.write(fact))
        return
    yield from draw_island(realm, pen, marks=Marks(ghost=mask_of(spot)))
    refusal = None if found else match.why_not(where, seat=question.seat)
    if refusal is not None:
        yield pen.write(msg("Not possible: {refusal}", refusal=refusal), "yellow")
    elif len(found) == 1:
        yield pen.write(Speaker(match, question).offer(found[0]).text)
    elif found:
        some = ", ".join(option.where for option in found[:SOME] if isinstance(option, Lay))
        if some:
            yield pen.write(msg("Places that start with that: {some}", some=some))


def told(what: Sayable, reader: Reader) -> Text:
    """Rounds stand out, steps of the AI stand under the card it took."""
    match what:
        case Step():
            return step_told(what.seat, what.what, what.rule, isinstance(what, TakesCard), reader)
        case events.RoundBegins():
            return styled(f"— {reader.read(what)}", "bold")
    return plain_told(what, reader)


SAMPLES = Samples("2, c4 c5, fight c4 2", "2 c4 c5", "? c4 c5, ? gorgon, ? AI", "why medallion")
FACE = TerminalFace(orichalcum.picture, WORDING, look.style_of, SAMPLES, told, listing=listing, closer=closer)
