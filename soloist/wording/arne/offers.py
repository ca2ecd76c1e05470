"""The options of ARNE Total as sentences, with what they do to the totals where that is known."""

from __future__ import annotations

from collections import Counter
from typing import Any

from soloist.engine.flow import Refusal
from soloist.engine.match import Match
from soloist.engine.notation import Word
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg, pmsg
from soloist.games.arne import answers, black, state, white, window
from soloist.games.arne.cards import Card, Colour, Kind
from soloist.wording.arne.totals import Totals, totals_of
from soloist.wording.base import Idle, Offer, is_begun, option_text, refused


def offers(match: Match, question: Question) -> list[Offer]:
    """The options, equal items of one row only once."""
    speaker = Speaker(totals_of(match, question))
    shown: dict[Any, Offer] = {}
    for option in question.options:
        alike = (option.row, option.item) if isinstance(option, answers.Spot) else option
        if alike not in shown:
            shown[alike] = speaker.offer(option)
    return list(shown.values())


def idle(match: Match, question: Question) -> list[Idle]:
    """The cards in hand that cannot be played now, by the reason why."""
    if is_begun(question) or not any(isinstance(option, Card | Word) for option in question.options):
        return []
    return refused(match, question, {card: card for card in match.view(question.seat).hand})


SHORT_REASONS = {
    refusal.reason: words
    for refusal, words in (
        (window.WHITE_LATER, msg("in your turn")),
        (window.NO_WHITE_AT_END, msg("no white cards now")),
        (black.NO_ROW, msg("nobody's colour")),
        (black.NOTHING_TO_PAIR, msg("no card to go with it")),
        (black.NO_LOOT, msg("nothing to steal")),
        (black.THIEF_ON_TOP, msg("a Thief is on top")),
        (black.ONE_SWAP, msg("once per turn")),
        (black.NO_USE_AT_END, msg("no combo to steal")),
        (black.NOTHING_TO_CRASH, msg("nothing to crash")),
        (black.NO_LOCK_TARGET, msg("nothing to lock")),
        (black.PILE_EMPTY, msg("no more turns")),
        (black.OWNS_IT, msg("already yours")),
        (black.NOT_AT_END, msg("not in the final round")),
        (black.NOTHING_TO_TRIPLE, msg("nothing to triple")),
        (white.IDLE, msg("no effect now")),
    )
}


def short_reason(refusal: Refusal) -> Message:
    """Why a card cannot be played now, as short as can be."""
    return SHORT_REASONS.get(refusal.reason, refusal.reason)


class Speaker:
    """Puts options into words for one seat."""

    def __init__(self, totals: Totals) -> None:
        self.totals, self.view, self.me, self.card = totals, totals.view, totals.me, totals.card

    def offer(self, option: Any) -> Offer:
        return self.spot(option) if isinstance(option, answers.Spot) else Offer(option, self.text(option))

    def text(self, option: Any) -> Message:
        match option:
            case Card():
                return self.play(option) if self.card is None else self.hand_over(option)
            case answers.Row():
                return self.into(option.colour)
            case answers.TopCard():
                return msg("Take {card} from the discard pile", card=option.card)
            case Seat():
                return self.person(option)
            case Colour():
                return self.colour(option)
            case Word() if option is answers.DISCARD and self.card is not None:
                return msg("Put {card} onto the discard pile", card=self.card)
        return option_text(option)

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
                return self.steals()
            case Kind.PLUS3:
                return nmsg("draw {n} card", "draw {n} cards", n=min(3, self.view.pile_size))
            case Kind.CHANGE if self.view.neutral is not None:
                points = self.view.totals[self.view.neutral]
                return msg("{row} with {points} counts for you", row=self.view.neutral, points=points)
        return EFFECTS[kind]

    def loot(self) -> tuple[Card | None, int]:
        """What a Thief could take: the top of the discard pile, and how many combos [ARNE-6.5, ARNE-9.3]."""
        mine = self.view.colour_of(self.me)
        rows = [self.view.row(colour) for colour in self.view.open_rows if colour is not mine]
        top = None if self.view.stage is state.Stage.FINAL else self.view.discard_top
        if top is not None and top.kind is Kind.THIEF and not self.view.setup.settings.thief_takes_thief:
            top = None
        return top, sum(item.chameleon for row in rows for item in row)

    def steals(self) -> Message:
        top, combos = self.loot()
        if top is None:
            return nmsg("take the combo in another row", "take one of {n} combos in other rows", n=combos)
        if not combos:
            return msg("take {card} from the discard pile", card=top)
        return nmsg(
            "take {card} from the discard pile, or the combo in another row",
            "take {card} from the discard pile, or one of {n} combos in other rows",
            card=top, n=combos,
        )  # fmt: skip

    # in a few words, on the card itself

    def in_short(self, card: Card) -> tuple[Message, tuple[int, int] | None]:
        """What a card in hand would do now; with its row's total before and after, if one row is sure to get it."""
        if card.rowable:
            return self.into_row_in_short(card)
        targets = self.totals.targets(card.kind)
        if len(targets) == 1:
            words = pmsg("whose row", "{item} in {row}", item=targets[0].item.card, row=self.row_of(targets[0].row))
            return words, self.totals.play(card)[targets[0].row]
        return self.effect_in_short(card.kind, len(targets)), None

    def into_row_in_short(self, card: Card) -> tuple[Message, tuple[int, int] | None]:
        """A value card or -200: whose row it goes to."""
        assert card.colour is not None
        change = self.totals.play(card).get(card.colour)
        if change is None:
            return msg("nobody plays {colour}", colour=card.colour), None
        owners = self.view.owners(card.colour)
        if len(owners) > 1 and self.me not in owners:
            return msg("{colour} row", colour=card.colour), change
        return self.row_of(card.colour), change

    def effect_in_short(self, kind: Kind, targets: int) -> Message:
        match kind:
            case Kind.X3 | Kind.CRASH | Kind.LOCK:
                return nmsg("{n} item fits", "{n} items fit", n=targets) if targets else msg("no item fits now")
            case Kind.THIEF:
                return self.steals_in_short()
            case Kind.PLUS2_VALUE:
                return msg("two of somebody's value cards go into the row of that colour")
            case Kind.CHAMELEON:
                return msg("a card of yours into a row of another colour")
            case Kind.STOP if self.view.pile_size:
                return self.next_turn()
            case Kind.CHANGE if self.view.pile_size and self.view.neutral is None:
                return msg("reverse direction; {then}", then=self.next_turn())
            case Kind.STOP | Kind.CHANGE if self.view.neutral is None:
                return msg("there are no more turns")
        return self.effect(kind, targets)

    def steals_in_short(self) -> Message:
        top, combos = self.loot()
        if top is None and not combos:
            return msg("nothing to steal")
        if top is None:
            return nmsg("the combo in another row", "one of {n} combos", n=combos)
        if not combos:
            return msg("{card} from the discard pile", card=top)
        return nmsg("{card}, or the combo in another row", "{card}, or one of {n} combos", card=top, n=combos)

    def next_turn(self) -> Message:
        """When the turn that one claims now would come [ARNE-8.2]."""
        waiting = len(self.view.queue)
        if not waiting:
            return msg("you play next")
        return nmsg("you play after {n} other", "you play after {n} others", n=waiting)

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

    def spot(self, spot: answers.Spot) -> Offer:
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

    def steal(self, spot: answers.Spot) -> Message:
        """A combo out of another row, into one's own or into the hand [ARNE-6.6, ARNE-Q4, ARNE-Q5]."""
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
    Kind.PLUS2_VALUE: msg("somebody puts two value cards of a colour you name into that colour's row"),
    Kind.PLUS2_BLACK: msg("somebody hands you two black cards"),
    Kind.SWAP_HANDS: msg("every hand passes to the next seat"),
    Kind.CHANGE_PLACES: msg("take somebody's seat and row, for yours"),
    Kind.CHAMELEON: msg("with a card from your hand into a row of another colour"),
    Kind.STOP: msg("the next free turn is yours"),
    Kind.CHANGE: msg("the direction reverses, and the next free turn is yours"),
}
