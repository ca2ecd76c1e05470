"""ARNE Total in the log: what each card did to a row or a hand, and why."""

from __future__ import annotations

from soloist.engine.words import Message, Sayable, filled, msg, nmsg, template
from soloist.games.arne.cards import Card, Kind
from soloist.games.arne.events import Happening, What
from soloist.web.faces.arne.cards import ICONS
from soloist.web.faces.log_lines import Change, LogLine, Opening, Telling, plain_line
from soloist.web.html import Node, icon
from soloist.web.scene import piece_key

CAUSES: dict[What, Message] = {
    What.PICKED_COLOUR: template("{row} is the colour"),
    What.NEUTRAL_COLOUR: template("{row} is the neutral colour"),
    What.STARTS: template("has the first turn"),
    What.DREW: template("{card} from the pile"),
    What.PLACED: template("{card} into {row}, now {after}"),
    What.DISCARDED: template("{card} onto the discard pile"),
    What.LAID_ON: template("{card} on {item} in {row}, now {after}"),
    What.LAID_ACTION: template("{card} is announced; its effect follows"),
    What.WITHOUT_EFFECT: template("{card}, without effect"),
    What.TOOK: template("+1: {card} from {other}"),
    What.GAVE_TO_ROW: template("+2 value: {card} from {other} into {row}, now {after}"),
    What.GAVE_BLACK: template("+2 black: {card} from {other}"),
    What.SWAPPED_HANDS: template("Swap Hands: every hand passes to the next seat"),
    What.CHANGED_PLACES: template("Change Places with {other}"),
    What.STOLE_TOP: template("Thief: {card} from the discard pile"),
    What.STOLE_COMBO: template("Thief: {item} out of {row}, now {after}"),
    What.STOPPED: template("Stop: the next turn is claimed"),
    What.TURNED: template("Change: the direction reverses, and the next turn is claimed"),
    What.OWNS_NEUTRAL: template("Change: {row} was neutral and has an owner now"),
    What.NO_WHITE: template("no white card can be played"),
    What.QUEUE_LAPSES: template("the pile is empty, so the claimed turn is lost"),
    What.PASSED_FINAL: template("passes in the final round"),
}
COMBO = template("Chameleon with {card} into {row}, now {after}")
UNSEEN: dict[What, Message] = {
    What.DREW: template("a card from the pile"),
    What.TOOK: template("+1: a card from {other}"),
}
TO_HAND = (What.DREW, What.TOOK, What.GAVE_BLACK, What.STOLE_TOP)
"""What brings cards into a hand."""
HEADS = (
    What.PLACED, What.DISCARDED, What.LAID_ON, What.LAID_ACTION, What.WITHOUT_EFFECT, What.DREW_THREE,
    What.SWAPPED_HANDS, What.CHANGED_PLACES, What.STOPPED, What.TURNED,
)  # fmt: skip
"""Cards that were played: the head of a turn names them."""
KINDS_PLAYED = {
    What.TOOK: Kind.PLUS1, What.GAVE_TO_ROW: Kind.PLUS2_VALUE, What.GAVE_BLACK: Kind.PLUS2_BLACK,
    What.STOLE_TOP: Kind.THIEF, What.STOLE_COMBO: Kind.THIEF,
}  # fmt: skip
"""The same where another card is told of than the one that was played."""


def begins(what: Sayable) -> bool:
    return isinstance(what, Happening) and what.what in (What.FINAL_ROUND, What.GAME_OVER)


def opening(thing: object) -> Opening | None:
    """A card opens what it does."""
    if not isinstance(thing, Card):
        return None
    return Opening(thing.code)


def line(what: Sayable, telling: Telling) -> LogLine | None:
    if not isinstance(what, Happening):
        return plain_line(what, telling)
    say = telling.read
    match what.what:
        case What.FINAL_ROUND:
            first = msg("{seat} begins; one black card each, or none", seat=what.person)
            return LogLine(
                say(first), lead=icon("hourglass"), head=telling.plain(msg("The pile is empty: the final round"))
            )
        case What.GAME_OVER:
            return LogLine(None, head=telling.plain(msg("All hands are discarded; the rows are counted")))
        case What.DREW_THREE:
            drawn = nmsg("+3: {n} card drawn", "+3: {n} cards drawn", n=what.count)
            return LogLine(say(drawn), what.person, lead=sign(what), head=card_head(what, telling))
    ring = (piece_key("row", what.row),) if what.row is not None else ()
    head = card_head(what, telling)
    return LogLine(say(cause(what)), what.person, changes(what), lead=sign(what), head=head, ring=ring)


def cause(what: Happening) -> Message:
    if what.what is What.PLACED and what.item is not None and what.item.chameleon:
        return filled(COMBO, what)
    if what.card is None and what.what is What.GAVE_BLACK:
        return nmsg("+2 black: {n} card from {other}", "+2 black: {n} cards from {other}", n=what.count,
                    other=said_of(what))  # fmt: skip
    text = UNSEEN.get(what.what) if what.card is None else None
    return filled(text or CAUSES[what.what], what)


def said_of(what: Happening) -> Sayable:
    return msg("nobody") if what.other is None else what.other


def changes(what: Happening) -> tuple[Change, ...]:
    """What a row is worth more or less, or how many cards a hand has more."""
    if what.row is not None and what.after != what.before:
        name = f"suit-{what.row.code}"
        return (Change(name, what.after - what.before, msg("{row}", row=what.row), f"arne-{what.row.code}"),)
    if what.what in TO_HAND:
        return (Change("card", what.count or 1, msg("cards")),)
    return ()


def sign(what: Happening) -> Node:
    if what.row is not None and what.before == what.after:
        return icon(f"suit-{what.row.code}")
    if what.card is not None and what.card.kind in ICONS:
        return icon(ICONS[what.card.kind])
    return icon("flag" if what.what is What.STARTS else "card")


def card_head(what: Happening, telling: Telling) -> Node:
    """The card that was played, in the head of the turn."""
    if what.what is What.NO_WHITE:
        return telling.plain(msg("No white card"))
    if what.what in KINDS_PLAYED:
        return telling.scene.read(KINDS_PLAYED[what.what])
    if what.what not in HEADS or what.card is None:
        return None
    if what.what is What.PLACED and what.item is not None and what.item.chameleon:
        return telling.scene.read(Kind.CHAMELEON)
    return telling.scene.read(what.card)
