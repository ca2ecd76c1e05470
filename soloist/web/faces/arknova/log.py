"""Ark Nova in the log: each fact as what changed and why, places by what lies there."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.seats import Seat
from soloist.engine.words import Gap, Message, Sayable, about, joined, msg, nmsg, numeral, template
from soloist.games.arknova import events
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.cards import Animal, FinalScoring, Icon, Project, Resource, Sponsor
from soloist.games.arknova.causes import InsteadOf
from soloist.games.arknova.events import Deed, Gift
from soloist.games.arknova.state import Building
from soloist.games.arknova.view import View
from soloist.web.faces.arknova import arno_log
from soloist.web.faces.arknova.log_places import at_place, into, ring_of
from soloist.web.faces.arknova.log_words import brought, change, paid
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.signs import FAMILIES, action_icon, icon_name, tint, tray_icon
from soloist.web.faces.log_lines import LogLine, Opening, Telling, plain_line, signed
from soloist.web.html import Node, icon


def begins(what: Sayable) -> bool:
    return isinstance(what, events.BreakBegins | events.ZoosScored)


def opening(thing: object) -> Opening | None:
    """A card opens with all that is printed on it."""
    if isinstance(thing, Animal | Sponsor | Project | FinalScoring):
        return Opening(key_of(thing), f"is-{FAMILIES[type(thing)]}")
    return None


def line(what: Sayable, telling: Telling) -> LogLine | None:
    """One fact, by its type."""
    match what:
        case ArnoLine() | Roll():
            return arno_log.line(what, telling)
        case events.Did():
            return did(what, telling)
        case events.Got():
            return got(what, telling)
        case events.PlayerEvent():
            return of_player(what, telling)
    return of_table(what, telling)


def sign(name: str) -> Node:
    return icon(name, class_=tint(name))


# what a player does


def of_player(what: events.PlayerEvent, telling: Telling) -> LogLine | None:
    seat, say = what.seat, telling.read
    match what:
        case events.Gained():
            head = telling.plain(msg("X-token")) if isinstance(what.cause, InsteadOf) else None
            return LogLine(say(brought(what.cause, what.cards)), seat, (change(what.what, what.amount),), head=head)
        case events.ActionPerformed():
            return performed(what, telling)
        case events.AnimalPlayed():
            return animal_played(what, telling)
        case events.AnimalMoves():
            moves = msg("{animal} moves into {home}", animal=what.animal, home=into(what.building))
            return LogLine(say(moves), seat, lead=sign("act-animals"), ring=ring_of(seat, what.building))
        case events.ProjectSupported():
            said = msg("a token on {project}, {level}", project=what.project, level=what.level)
            return LogLine(say(said), seat, lead=sign("conservation"), short=telling.plain(what.project))
        case events.ActionCardMoved():
            said = by(msg("{action} {slot}", action=what.action, slot=what.slot), what.because)
            return LogLine(say(said), seat, lead=sign(action_icon(what.action)))
        case events.MapTaken():
            return LogLine(say(msg("Map {id}, {map}", id=what.map.id, map=what.map)), seat, lead=sign("flag"))
        case events.PartScored():
            return LogLine(say(what.part), seat, lead=signed(what.points) if what.points else "0")
        case events.Venomed():
            venom = nmsg("venom on slot 1, for having more appeal", "venom on slots 1 to {n}, for having more appeal",
                         n=what.slots)  # fmt: skip
            return LogLine(say(venom), seat, lead=sign("venom"))
        case events.Constricted():
            tokens = nmsg("{n} constriction token, for being ahead", "{n} constriction tokens, for being ahead",
                          n=what.tokens)  # fmt: skip
            return LogLine(say(tokens), seat, lead=sign("constriction"))
    return of_cards(what, telling)


def performed(what: events.ActionPerformed, telling: Telling) -> LogLine:
    """What the turn was; it is a line only if X-tokens made the card stronger."""
    say = telling.read
    head = telling.plain(msg("{action} {strength}", action=what.action, strength=what.strength))
    if not what.tokens:
        return LogLine(None, what.seat, head=head)
    cause = msg("for {action} with strength {strength}", action=what.action, strength=what.strength)
    return LogLine(say(cause), what.seat, (change(Resource.X_TOKEN, -what.tokens),), head=head)


def animal_played(what: events.AnimalPlayed, telling: Telling) -> LogLine:
    """Where it lives, and where its price differs from the printed one, why."""
    said = msg("{animal} into {home}", animal=what.animal, home=into(what.home))
    sums = str(what.animal.cost) + (f" + {what.folder}" if what.folder else "")
    sums += "".join(f" {numeral(-discount)[0]} {discount}" for _, discount in what.discounts)
    reasons: list[Sayable] = [msg("folder {n}", n=what.folder)] if what.folder else []
    reasons += [msg("{continent} zoo", continent=of) if isinstance(of, Icon) else of for of, _ in what.discounts]
    if reasons:
        said = msg("{played}; {sum}, {reasons}", played=said, sum=sums, reasons=joined(reasons))
    say, ring = telling.read, ring_of(what.seat, what.home)
    return LogLine(say(said), what.seat, paid(what.cost), lead="0", short=telling.plain(what.animal), ring=ring)


# deeds


DEEDS: dict[Deed, tuple[str, Message]] = {
    Deed.BONUS_TILE_TAKEN: ("bonus", template("bonus tile: {tile}")),
    Deed.WORKER_RETURNS: ("worker", template("a worker returns from {task}")),
    Deed.ANIMAL_TUCKED: ("act-animals", template("{animal} above the map")),
    Deed.TASK_DONE: ("worker", template("workers on {task}")),
    Deed.DONATED: ("donate", template("for a donation")),
    Deed.MARKER_REMOVED: ("globe", template("the {continent} marker is removed")),
    Deed.DUG_AWAY: ("pile", template("{card} leaves the display, by Digging")),
    Deed.CARD_STORED: ("card", template("a card under the notepad")),
    Deed.STORED_CARD_TAKEN_BACK: ("card", template("a stored card back to hand")),
    Deed.VENOM_PAID: ("venom", template("for venom that was not removed")),
    Deed.FIRST_TURN: ("flag", template("has the first turn")),
    Deed.BREAK_REACHED: ("break", template("the break is reached")),
    Deed.SPONSOR_PLAYED: ("act-sponsors", template("{sponsor} comes into the zoo")),
    Deed.PROJECT_LAID: ("conservation", template("{project} comes into play")),
}
SHORT = (Deed.TASK_DONE, Deed.SPONSOR_PLAYED)
"""What the head of the turn says too."""


def did(what: events.Did, telling: Telling) -> LogLine:
    say, thing = telling.read, what.thing
    if isinstance(thing, Building):
        return built(what, thing, telling)
    if what.deed is Deed.ANIMAL_RELEASED and isinstance(thing, Animal):
        lost = (change(Resource.APPEAL, -thing.appeal),) if thing.appeal else ()
        said = msg("{animal} is released", animal=thing)
        if what.because is not None:
            said = msg("{animal} is released for {project}", animal=thing, project=what.because)
        return LogLine(say(said), what.seat, lost)
    name, text = DEEDS[what.deed]
    said = about(text, thing)
    if what.paid and what.deed in (Deed.SPONSOR_PLAYED, Deed.PROJECT_LAID):
        said = msg("{said}, its price", said=said)
    short = telling.plain(thing) if what.deed in SHORT else None
    return LogLine(say(said), what.seat, paid(what.paid), lead=sign(name), short=short)


def built(what: events.Did, building: Building, telling: Telling) -> LogLine:
    """A building, and what is beside it; or an enclosure that is empty again."""
    view: View = telling.scene.view
    where, kind = at_place(view.zoos[what.seat].map, building), building.kind
    said = msg("{building}, {where}", building=kind, where=where)
    if what.deed is Deed.ENCLOSURE_FREED:
        said = msg("{building} is empty again, {where}", building=kind, where=where)
    short = telling.plain(kind) if what.deed is Deed.PLACED else None
    cause = telling.read(by(said, what.because))
    ring = ring_of(what.seat, building)
    return LogLine(cause, what.seat, paid(what.paid), lead=sign(tray_icon(kind)), short=short, ring=ring)


def by(said: Message, because: Sayable | None) -> Message:
    """The same with what brought it about."""
    return said if because is None else msg("{said}, {cause}", said=said, cause=brought(because))


# gifts and cards


GIFTS: dict[Gift, Message] = {
    Gift.TAKEN_UNSEEN: template("a card of the discard pile"),
    Gift.TAKEN_TO_HAND: template("{card} to hand"),
    Gift.FINAL_CARD_KEPT: template("another final scoring card"),
    Gift.UPGRADED: template("{action} turns to side II"),
    Gift.MULTIPLIED: template("multiplier token on {action}"),
    Gift.PARTNER_ZOO_TAKEN: template("{continent} zoo"),
    Gift.UNIVERSITY_TAKEN: template("{university}"),
}
GIFT_SIGNS = {
    Gift.UPGRADED: "upgrade", Gift.MULTIPLIED: "multiplier", Gift.UNIVERSITY_TAKEN: "university",
    Gift.FINAL_CARD_KEPT: "card",
}  # fmt: skip


def got(what: events.Got, telling: Telling) -> LogLine:
    said = telling.read(by(about(GIFTS[what.gift], what.thing), what.cause))
    is_card = what.gift in (Gift.TAKEN_UNSEEN, Gift.TAKEN_TO_HAND)
    changes = (change(Resource.CARD, 1),) if is_card else ()
    name = icon_name(what.thing) if isinstance(what.thing, Icon) else GIFT_SIGNS.get(what.gift, "card")
    short = telling.plain(what.thing) if isinstance(what.thing, Icon) else None
    return LogLine(said, what.seat, changes, lead=sign(name), short=short)


def of_cards(what: events.PlayerEvent, telling: Telling) -> LogLine:
    """Cards that come into a hand or leave it; those nobody else may see are named to their owner."""
    seat = what.seat
    match what:
        case events.CardsDrawn():
            said = msg("{cards} from the deck", cards=joined(what.cards)) if what.cards else msg("from the deck")
            return cards_line(telling, seat, what.count, by(said, what.cause))
        case events.TakenFromDisplay():
            said = msg("{cards} from the display", cards=joined(what.cards))
            return cards_line(telling, seat, len(what.cards), by(said, what.cause))
        case events.FoundInDeck():
            none = msg("there is no such card in the deck")
            said = none if what.card is None else msg("{card} from the deck", card=what.card)
            return cards_line(telling, seat, int(what.card is not None), by(said, what.cause))
        case events.CardPilfered():
            card: Gap = msg("a card") if what.card is None else what.card
            return cards_line(telling, seat, 1, msg("Pilfering: {card} of {victim}", card=card, victim=what.victim))
        case events.Perceived():
            named = msg("Perception: {kept} of {drawn} cards", kept=what.kept, drawn=what.drawn)
            return cards_line(telling, seat, what.kept, with_cards(named, what.cards))
        case events.Pouched():
            return cards_line(telling, seat, -what.count, by(with_cards(msg("pouched"), what.cards), what.because))
        case events.Discarded():
            return cards_line(telling, seat, -what.count, by(with_cards(msg("discarded"), what.cards), what.because))
        case events.HunterTurnsUp():
            said = msg("Hunter turns up {cards}", cards=joined(what.cards))
            return LogLine(telling.read(said), seat, lead=sign("pile"))
    return plain_line(what, telling)


def with_cards(said: Message, cards: Sequence[Sayable]) -> Message:
    return msg("{cards} {said}", cards=joined(cards), said=said) if cards else said


def cards_line(telling: Telling, seat: Seat, number: int, said: Message) -> LogLine:
    changes = (change(Resource.CARD, number),) if number else ()
    return LogLine(telling.read(said), seat, changes, lead=sign("card"))


# what concerns everybody


def of_table(what: Sayable, telling: Telling) -> LogLine:
    say = telling.read
    match what:
        case events.BreakBegins():
            return LogLine(None, head=telling.plain(what))
        case events.ZoosScored():
            return LogLine(None, head=telling.plain(what))
        case events.DisplayRefilled():
            return LogLine(say(msg("new in the display: {cards}", cards=joined(what.cards))), lead=sign("pile"))
        case events.EndTriggered():
            return LogLine(say(what), lead=sign("flag"))
        case events.FinalCardsDiscarded():
            return LogLine(say(msg("everybody discards a final scoring card: 10 conservation, or the end")),
                           lead=sign("card"))  # fmt: skip
    return plain_line(what, telling)
