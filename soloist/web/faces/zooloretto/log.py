"""Zooloretto in the log: each fact as what changed and why; enclosures by their size, never by a code."""

from __future__ import annotations

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg
from soloist.games.zooloretto import events
from soloist.games.zooloretto.answers import BARN, Home
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.why import MammothLine, Step
from soloist.games.zooloretto.components import ENCLOSURES, GROUNDS, PRICES
from soloist.games.zooloretto.tiles import Tile
from soloist.web.faces.log_lines import Change, LogLine, Opening, Telling, plain_line
from soloist.web.faces.zooloretto.hint import card_text
from soloist.web.faces.zooloretto.looks import MAMMOTH_CARD
from soloist.web.faces.zooloretto.pieces import truck_key
from soloist.web.faces.zooloretto.tiles import drawing
from soloist.web.html import Node, icon
from soloist.web.scene import piece_key


def begins(what: Sayable) -> bool:
    return isinstance(what, events.RoundBegins | events.LastRoundOver)


def opening(thing: object) -> Opening | None:
    """A tile opens what it is good for, a card of AutoMammoth how its cards are read."""
    match thing:
        case Tile():
            return Opening(thing.code)
        case MammothCard():
            return Opening(MAMMOTH_CARD)
    return None


def coins(number: int) -> tuple[Change, ...]:
    return (Change("money", number, msg("coins"), "tint-money"),) if number else ()


def home_said(home: Home) -> Message:
    """A place of a zoo, by what it is."""
    if home is BARN:
        return msg("the barn")
    if home.number >= len(ENCLOSURES):
        return msg("the expansion board")
    return msg("the enclosure with {n} spaces", n=GROUNDS[home.number].spaces)


def ring(seat: Seat, *homes: Home | None) -> tuple[str, ...]:
    return tuple(f"{seat.code}@{piece_key('home', home)}" for home in homes if home is not None)


def line(what: Sayable, telling: Telling) -> LogLine | None:
    """One fact, by its type."""
    match what:
        case MammothLine():
            return mammoth(what, telling)
        case events.TileLoaded() | events.TruckTaken() | events.TilePlaced() | events.TileReceived():
            return trucks(what, telling)
        case events.EnclosureFilled() | events.OffspringBorn():
            return enclosures(what, telling)
        case events.SeatEvent():
            return bought(what, telling)
    return course(what, telling)


def trucks(
    what: events.TileLoaded | events.TruckTaken | events.TilePlaced | events.TileReceived, telling: Telling
) -> LogLine:
    say, seat = telling.read, what.seat
    match what:
        case events.TileLoaded():
            said = msg("{tile} drawn for truck {truck}", tile=what.tile, truck=what.truck + 1)
            head = None if is_automa(telling, seat) else telling.plain(msg("Draw"))
            return LogLine(say(said), seat, lead=piece(what.tile), head=head, short=telling.plain(what.tile),
                           ring=(truck_key(what.truck),))  # fmt: skip
        case events.TruckTaken():
            head = None if is_automa(telling, seat) else telling.plain(msg("Truck {truck}", truck=what.truck + 1))
            said = msg("from truck {truck}, which is taken", truck=what.truck + 1)
            if not what.coins:
                said = msg("truck {truck} is taken", truck=what.truck + 1)
            if is_automa(telling, seat):  # the line before says why
                return LogLine(None, seat)
            return LogLine(say(said), seat, coins(what.coins), lead=icon("truck"), head=head)
        case events.TilePlaced():
            tile, home = what.placement.tile, what.placement.home
            said = msg("{tile} into {home}, from the truck", tile=tile, home=home_said(home))
            return LogLine(say(said), seat, lead=piece(tile), short=telling.plain(tile), ring=ring(seat, home))
    said = msg("{tile} from the truck", tile=what.tile)
    return LogLine(
        say(said), seat, coins(int(what.tile.is_coin)), lead=piece(what.tile), short=telling.plain(what.tile)
    )


def is_automa(telling: Telling, seat: Seat) -> bool:
    return telling.scene.person(seat).kind == "automa"


def piece(tile: Tile) -> Node:
    return icon(drawing(tile))


def enclosures(what: events.EnclosureFilled | events.OffspringBorn, telling: Telling) -> LogLine:
    if isinstance(what, events.OffspringBorn):
        said = msg("{young}: two animals have bred", young=what.young)
        if what.in_barn:
            said = msg("{young}: two animals have bred; no free space, so into the barn", young=what.young)
        return LogLine(telling.read(said), what.seat, lead=piece(what.young))
    full = msg("an enclosure is full")
    if what.species is not None:
        full = msg("the enclosure is full: {species}", species=what.species)
    return LogLine(telling.read(full), what.seat, coins(what.coins), lead=icon("money"))


def bought(what: events.SeatEvent, telling: Telling) -> LogLine:
    """Money actions: what they cost and what was done."""
    say, seat = telling.read, what.seat
    match what:
        case events.TileMoved():
            move = what.placement
            said = msg("{tile} into {home}", tile=move.tile, home=home_said(move.home))
            if move.origin is not None:
                said = msg("{tile} from {origin} to {home}", tile=move.tile, origin=home_said(move.origin),
                           home=home_said(move.home))  # fmt: skip
            return LogLine(say(said), seat, coins(-PRICES["move"]), head=telling.plain(msg("Move")),
                           short=telling.plain(move.tile), ring=ring(seat, move.origin, move.home))  # fmt: skip
        case events.GroupsExchanged():
            swap = what.swap
            said = msg("all animals of {here} for {species} in {there}", here=home_said(swap.here),
                       species=swap.species, there=home_said(swap.there))  # fmt: skip
            return LogLine(say(said), seat, coins(-PRICES["exchange"]), head=telling.plain(msg("Exchange")),
                           ring=ring(seat, swap.here, swap.there))  # fmt: skip
        case events.TileBought():
            said = msg("{tile} out of the barn of {seller}", tile=what.offer.tile, seller=what.offer.seller)
            if what.home is not None:
                said = msg("{bought}, into {home}", bought=said, home=home_said(what.home))
            return LogLine(say(said), seat, coins(-PRICES["purchase"]), head=telling.plain(msg("Purchase")),
                           short=telling.plain(what.offer.tile), ring=ring(seat, what.home))  # fmt: skip
        case events.TileDiscarded():
            said = msg("{tile} out of the barn, for good", tile=what.tile)
            return LogLine(
                say(said),
                seat,
                coins(-PRICES["discard"]),
                head=telling.plain(msg("Discard")),
                short=telling.plain(what.tile),
            )
        case events.ExpansionOpened():
            said = msg("an expansion board is open: {n} more spaces", n=GROUNDS[-1].spaces)
            return LogLine(say(said), seat, coins(-PRICES["expand"]), head=telling.plain(msg("Expansion")))
        case events.StackSold():
            said = msg("barn stack discarded before the scoring: {key}", key=what.key)
            return LogLine(say(said), seat, coins(-PRICES["discard"]), rule="MAM-9.1")
        case events.GameBegins():
            return LogLine(say(msg("has the first turn")), seat, lead=icon("flag"))
    return plain_line(what, telling)


def course(what: Sayable, telling: Telling) -> LogLine:
    say = telling.read
    match what:
        case events.RoundBegins():
            begun = msg("first turn: {seat}, by the last truck taken", seat=what.seat)
            return LogLine(say(begun), lead=icon("flag"), head=telling.plain(msg("Round {n}", n=what.number)))
        case events.EndStackOpened():
            return LogLine(say(what), lead=icon("hourglass"), rule="ZOO-10.1")
        case events.LastRoundOver():
            return LogLine(None, head=telling.plain(what))
    return plain_line(what, telling)


# AutoMammoth

IMPOSSIBLE = (Step.NO_TRUCK, Step.NO_COINS, Step.NO_SALE)
SIGNS = {Step.BUY: "buy", Step.SHUFFLE: "shuffle"}


def mammoth(what: MammothLine, telling: Telling) -> LogLine:
    """The card leads, the rule ends; what a card wanted and could not have is folded."""
    say, seat = telling.read, what.seat
    if what.step is Step.CARD and what.card is not None:
        said = [say(what.card), ": ", card_text(telling.scene, what.card)]
        return LogLine(said, seat, lead=icon("card"), rule=what.rule)
    head: Node = None
    if what.step in (Step.LOAD, Step.FALL_BACK_LOAD):
        head = telling.plain(msg("Truck {truck} loaded", truck=what.truck))
    elif what.step in (Step.TAKE, Step.FALL_BACK_TAKE):
        head = telling.plain(msg("Truck {truck} taken", truck=what.truck))
    elif what.step is Step.SHUFFLE:
        head = telling.plain(msg("Shuffle"))
    keys = (truck_key(what.truck - 1),) if what.truck else ()
    return LogLine(say(what.reason()), seat, lead=icon(SIGNS.get(what.step, "truck")), rule=what.rule, head=head,
                   ring=keys, is_impossible=what.step in IMPOSSIBLE)  # fmt: skip
