"""The options of ARNE Total as sentences, with what they do to the totals where that is known."""

from __future__ import annotations

from collections import Counter
from typing import Any

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.arne.answers import DISCARD, Row, Spot, TopCard, Word
from soloist.games.arne.cards import Card, Colour, Kind
from soloist.games.arne.state import Stage
from soloist.wording.arne.totals import Totals, totals_of
from soloist.wording.base import Idle, Offer, is_begun, option_text


def offers(match: Match, question: Question) -> list[Offer]:
    """The options, equal items of one row only once."""
    speaker = Speaker(totals_of(match, question))
    shown: dict[Any, Offer] = {}
    for option in question.options:
        alike = (option.row, option.item) if isinstance(option, Spot) else option
        if alike not in shown:
            shown[alike] = speaker.offer(option)
    return list(shown.values())


def idle(match: Match, question: Question) -> list[Idle]:
    """The cards in hand that cannot be played now, by the reason why."""
    if is_begun(question) or not any(isinstance(option, Card | Word) for option in question.options):
        return []
    found: dict[Message, Idle] = {}
    for card in dict.fromkeys(match.view(question.seat).hand):
        refusal = None if card in question.options else match.why_not(card.code, seat=question.seat)
        if refusal is not None:
            before = found.get(refusal.reason)
            found[refusal.reason] = Idle((*before.things, card) if before else (card,), refusal)
    return list(found.values())


class Speaker:
    """Puts options into words for one seat."""

    def __init__(self, totals: Totals) -> None:
        self.totals = totals
        self.view = totals.view
        self.me = totals.me
        self.card = totals.card

    def offer(self, option: Any) -> Offer:
        match option:
            case Card() if self.card is None:
                return Offer(option, self.play(option))
            case Card():
                return Offer(option, self.hand_over(option))
            case Row():
                return Offer(option, self.into(option.colour))
            case Spot():
                return self.spot(option)
            case TopCard():
                return Offer(option, msg("Take {card} from the discard pile", card=option.card))
            case Seat():
                return Offer(option, self.person(option))
            case Colour():
                return Offer(option, self.colour(option))
            case Word() if option is DISCARD and self.card is not None:
                return Offer(option, msg("Put {card} onto the discard pile", card=self.card))
        return Offer(option, option_text(option))

    def row_of(self, colour: Colour) -> Message:
        """A row by its owner: your row, Mira's row."""
        owners = self.view.owners(colour)
        if colour is self.view.neutral:
            return msg("the neutral {colour} row", colour=colour)
        if self.me in owners:
            return msg("your row") if len(owners) == 1 else msg("your team's row")
        if len(owners) == 1:
            return msg("{person}'s row", person=owners[0])
        return msg("the row of {one} and {two}", one=owners[0], two=owners[1])

    # a card from the hand

    def play(self, card: Card) -> Message:
        """A card to be played, and what it would do."""
        copies = Counter(self.view.hand)[card]
        name: Sayable = card if copies == 1 else msg("{card} (one of {n})", card=card, n=copies)
        if card.rowable:
            return self.coloured(card, name)
        targets = self.totals.targets(card.kind)
        if len(targets) == 1:
            return Speaker(Totals(self.view, self.me, card)).spot(targets[0]).text
        return msg("{card}: {effect}", card=name, effect=self.effect(card.kind, len(targets)))

    def coloured(self, card: Card, name: Sayable) -> Message:
        """A value card or -200: where it goes."""
        colour = card.colour
        assert colour is not None
        if self.view.rows[colour] is None:
            return msg("{card}: nobody plays {colour}, onto the discard pile", card=name, colour=colour)
        before, after = self.totals.play(card)[colour]
        if card.black:
            return msg("{card} into {row}: {before} → {after}",
                       card=name, row=self.row_of(colour), before=before, after=after)  # fmt: skip
        return msg("{card} into {row}: {before} → {after}, or discard it",
                   card=name, row=self.row_of(colour), before=before, after=after)  # fmt: skip

    def effect(self, kind: Kind, targets: int) -> Message:
        """What a card without a colour would do on this table."""
        match kind:
            case Kind.X3 | Kind.CRASH | Kind.LOCK:
                return nmsg("on {n} item", "on one of {n} items", n=targets)
            case Kind.THIEF:
                return self.loot()
            case Kind.PLUS3:
                return nmsg("draw {n} card", "draw {n} cards", n=min(3, self.view.pile_size))
            case Kind.CHANGE if self.view.neutral is not None:
                points = self.view.totals[self.view.neutral]
                return msg("{row} with {points} counts for you", row=self.view.neutral, points=points)
        return EFFECTS[kind]

    def loot(self) -> Message:
        """What a Thief could take, for a first look."""
        mine = self.view.colour_of(self.me)
        rows = [self.view.row(colour) for colour in self.view.open_rows if colour is not mine]
        combos = sum(item.chameleon for row in rows for item in row)
        top = None if self.view.stage is Stage.FINAL else self.view.discard_top  # [ARNE-9.3]
        if top is None or (top.kind is Kind.THIEF and not self.view.setup.settings.thief_takes_thief):
            return nmsg("take the combo in another row", "take one of {n} combos in other rows", n=combos)
        if not combos:
            return msg("take {card} from the discard pile", card=top)
        return nmsg(
            "take {card} from the discard pile, or the combo in another row",
            "take {card} from the discard pile, or one of {n} combos in other rows",
            card=top, n=combos,
        )  # fmt: skip

    # what the card being played needs

    def hand_over(self, option: Card) -> Message:
        """A card chosen from the hand: under a Chameleon, or to give away."""
        assert self.card is not None
        if self.card.kind is Kind.CHAMELEON:
            return msg("Chameleon with {card}", card=option)
        if self.card.kind is Kind.PLUS2_BLACK:
            return msg("Hand over {card}", card=option)
        assert option.colour is not None
        before, after = self.totals.lay(option)[option.colour]
        return msg("Lay {card} into {row}: {before} → {after}",
                   card=option, row=self.row_of(option.colour), before=before, after=after)  # fmt: skip

    def into(self, colour: Colour) -> Message:
        """The card into a row, alone in its own colour, else under a Chameleon."""
        assert self.card is not None
        before, after = self.totals.into(colour)[colour]
        if self.card.colour is not colour:
            return msg("{card} under the Chameleon into {row}: {before} → {after}",
                       card=self.card, row=self.row_of(colour), before=before, after=after)  # fmt: skip
        return msg("Place {card} in {row}: {before} → {after}",
                   card=self.card, row=self.row_of(colour), before=before, after=after)  # fmt: skip

    def spot(self, spot: Spot) -> Offer:
        """An item as the target of the card: its row's total before and after."""
        assert self.card is not None
        if self.card.kind is Kind.THIEF:
            return Offer(spot, self.steal(spot))
        before, after = self.totals.on(spot)[spot.row]
        row = self.row_of(spot.row)
        return Offer(
            spot,
            msg("{card} on {item} in {row}: {before} → {after}",
                card=self.card, item=spot.item, row=row, before=before, after=after),
            msg("{card} in {row}, now {before}:", card=self.card, row=row, before=before),
            msg("{item} → {after}", item=spot.item, after=after),
        )  # fmt: skip

    def steal(self, spot: Spot) -> Message:
        """A combo out of another row, into one's own or into the hand [ARNE-6.6, Q4, Q5]."""
        changes = self.totals.steal(spot)
        before, after = changes.pop(spot.row)
        row = self.row_of(spot.row)
        if not changes:
            return msg("Take {item} out of {row} into your hand: {before} → {after}",
                       item=spot.item, row=row, before=before, after=after)  # fmt: skip
        [(mine, mine_after)] = changes.values()
        return msg("Take {item} out of {row}: {before} → {after}, yours {mine} → {mine_after}",
                   item=spot.item, row=row, before=before, after=after, mine=mine, mine_after=mine_after)  # fmt: skip

    def person(self, person: Seat) -> Message:
        """Somebody as the target of +1, +2 or Change Places."""
        cards = self.view.hand_sizes[person]
        if self.card is None or self.card.kind is not Kind.CHANGE_PLACES:
            return nmsg("{person}, who holds {n} card", "{person}, who holds {n} cards", person=person, n=cards)
        colour = self.view.colour_of(person)
        if colour is None or colour is self.view.colour_of(self.me):
            return msg("{person}, your partner: only the seats change", person=person)
        return msg("{person}: the {colour} row with {points} becomes yours",
                   person=person, colour=colour, points=self.view.totals[colour])  # fmt: skip

    def colour(self, colour: Colour) -> Message:
        """A colour to play, or the one that +2 asks for."""
        if self.card is None:
            return msg("{colour}", colour=colour)
        return msg("{colour}, into {row} with {points}",
                   colour=colour, row=self.row_of(colour), points=self.view.totals[colour])  # fmt: skip


EFFECTS = {
    Kind.PLUS1: msg("take a card, unseen, from somebody's hand"),
    Kind.PLUS2_VALUE: msg("somebody lays two value cards of a colour you name into its row"),
    Kind.PLUS2_BLACK: msg("somebody hands you two black cards"),
    Kind.SWAP_HANDS: msg("every hand goes on to the next seat"),
    Kind.CHANGE_PLACES: msg("take somebody's seat and row, for yours"),
    Kind.CHAMELEON: msg("with a card from your hand into a row of another colour"),
    Kind.STOP: msg("the next free turn is yours"),
    Kind.CHANGE: msg("play turns round, the next free turn is yours"),
}
