"""Few words on a card: what it would do now, or why it does nothing."""

from __future__ import annotations

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arne import black, white, window
from soloist.games.arne.cards import Card, Kind
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.web.scene import Scene
from soloist.wording.arne.offers import Speaker
from soloist.wording.arne.totals import Totals

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
        (black.OWNS_IT, msg("yours already")),
        (black.NOT_AT_END, msg("not in the final round")),
        (black.NOTHING_TO_TRIPLE, msg("nothing to triple")),
        (white.IDLE, msg("no effect now")),
    )
}
LAYERS = (Kind.X3, Kind.CRASH, Kind.LOCK)


def reason(scene: Scene, card: Card) -> Message | None:
    """Why a card cannot be played now, as short as can be; None if it can, or if nobody asks for cards."""
    refusal = scene.why_not(card.code)
    return None if refusal is None else SHORT_REASONS.get(refusal.reason, refusal.reason)


def effect(view: View, me: Seat, card: Card) -> Message:
    """What a card without a colour would do on this table."""
    speaker = Speaker(Totals(view, me, None))
    targets = len(speaker.totals.targets(card.kind))
    if card.kind in LAYERS:
        return nmsg("{n} item fits", "{n} items fit", n=targets) if targets else msg("no item fits now")
    match card.kind:
        case Kind.THIEF:
            return _loot(view, me)
        case Kind.PLUS2_VALUE:
            return msg("two value cards of somebody go into their row")
        case Kind.CHAMELEON:
            return msg("a card of yours into a row of another colour")
        case Kind.STOP if view.pile_size:
            return _next_turn(view)
        case Kind.CHANGE if view.pile_size and view.neutral is None:
            return msg("turn round; {then}", then=_next_turn(view))
        case Kind.STOP | Kind.CHANGE if view.neutral is None:
            return msg("there are no more turns")
    return speaker.effect(card.kind, targets)


def only_target(view: View, me: Seat, card: Card) -> tuple[Message, tuple[int, int]] | None:
    """The one item that an X3, Crash or Lock fits on: whose row it is in, and what becomes of that row."""
    if card.kind not in LAYERS:
        return None
    speaker = Speaker(Totals(view, me, card))
    targets = speaker.totals.targets(card.kind)
    if len(targets) != 1:
        return None
    target = targets[0]
    words = msg("{item} in {row}", item=target.item.card, row=speaker.row_of(target.row))
    return words, speaker.totals.on(target)[target.row]


def into_row(view: View, me: Seat, card: Card) -> tuple[Message, tuple[int, int] | None]:
    """A value card or -200: whose row it goes to, and that row's total before and after."""
    assert card.colour is not None
    speaker = Speaker(Totals(view, me, None))
    change = speaker.totals.play(card).get(card.colour)
    if change is None:
        return msg("nobody plays {colour}", colour=card.colour), None
    owners = view.owners(card.colour)
    if len(owners) > 1 and me not in owners:
        return msg("{colour} row", colour=card.colour), change
    return speaker.row_of(card.colour), change


def _loot(view: View, me: Seat) -> Message:
    """What a Thief could take [ARNE-6.5, 9.3]."""
    mine = view.colour_of(me)
    combos = [colour for colour in view.open_rows if colour is not mine for item in view.row(colour) if item.chameleon]
    top = None if view.stage is Stage.FINAL else view.discard_top
    if top is not None and top.kind is Kind.THIEF and not view.setup.settings.thief_takes_thief:
        top = None
    if top is None:
        return (
            nmsg("the combo in another row", "one of {n} combos", n=len(combos)) if combos else msg("nothing to steal")
        )
    if not combos:
        return msg("{card} from the discard pile", card=top)
    return nmsg("{card}, or the combo in another row", "{card}, or one of {n} combos", card=top, n=len(combos))


def _next_turn(view: View) -> Message:
    """When the turn that one claims now would come [ARNE-8.2]."""
    waiting = len(view.queue)
    return nmsg("you play after {n} other", "you play after {n} others", n=waiting) if waiting else msg("you play next")
