"""What to move now, with the card and the reasons; what has happened that needs no hand; and the log."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from soloist.companion.corrections import Corrected
from soloist.companion.mammoth.reports import EndNears, LastRoundOver, RoundBegins, Scored, StackSold
from soloist.companion.mammoth.session import MammothSession
from soloist.companion.people import SetUp, SetUpBegins, Starts, Won
from soloist.engine.events import TurnBegins
from soloist.engine.remarks import Remark
from soloist.engine.words import Message, Sayable, filled, msg, nmsg, template
from soloist.games.zooloretto.automa.deck import Op
from soloist.games.zooloretto.automa.ledger import key_of
from soloist.games.zooloretto.automa.orders import BuyTile, EmptyTrucks, LoadTruck, Order, ShuffleCards, TakeTruck
from soloist.games.zooloretto.components import TRUCK_SPACES
from soloist.web.faces.base import Leaf
from soloist.web.faces.companion_story import is_counting, is_fresh, is_resting, log_of
from soloist.web.faces.companion_widgets import RULE, ToDo, before, headline, note, recap_list, steps, why
from soloist.web.faces.company import is_you, lone, name
from soloist.web.faces.mammoth.cards import fallback, label, tries, turn_card
from soloist.web.faces.mammoth.holdings import changes, holdings
from soloist.web.faces.mammoth.story import Chapter, Fate, recent, story, to_do, turns
from soloist.web.faces.zooloretto.tiles import coin_tile, key_tile, tile
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.scene import Scene

TIDY = msg("Return all trucks to the middle. Remove any tiles left on them from the game.")
Doing = tuple[Chapter, Order]
WORDS = (  # what AutoMammoth did in a turn, as an order and as a sentence, and the picture beside it
    ({Op.TAKE}, template("Take truck {truck}"), template("{seat} took truck {truck}"), "truck"),
    ({Op.PURCHASE, Op.DRAW}, template("Buy, and load truck {truck}"),
     template("{seat} bought ({key}) and loaded truck {truck}"), "truck"),
    ({Op.DRAW}, template("Load truck {truck}"), template("{seat} loaded truck {truck}"), "truck"),
    ({Op.PURCHASE}, template("Buy: {key}"), template("{seat} bought: {key}"), "buy"),
    ({Op.SHUFFLE}, template("Shuffle its cards"), template("{seat} shuffled its cards: nothing to move"), "shuffle"),
    (set[Op](), template("Its turn"), template("{seat} is in the middle of its turn"), "shuffle"),
)  # fmt: skip


def words_of(turn: Chapter) -> tuple[Message, Message, str]:
    """What AutoMammoth did in this turn, as an order and as a sentence, and a picture."""
    order, said, symbol = next((order, said, symbol) for ops, order, said, symbol in WORDS if ops <= turn.ops)
    return filled(order, turn), filled(said, turn), symbol


def news(scene: Scene) -> list[Leaf]:
    """The page between two questions: only where there is something to move."""
    doing = to_do(scene)
    if not doing or not is_resting(scene):
        return []
    some = recent(scene)
    acting = [turn for turn in turns(some) if any(turn is each for each, _ in doing)]
    loaded = [order.truck for _, order in doing if isinstance(order, LoadTruck)]
    return [Leaf([
        _headline(scene, acting), steps(scene, str(acting[0].moment), to_dos(scene, doing, len(acting) > 1)),
        notes(scene, some),
        (turn_card(scene, turn, open_=turn is acting[-1]) for turn in reversed(acting)),
        counts(scene, loaded[-1] - 1) if loaded else None,
        (holdings(scene, seat, changes(acting, seat)) for seat in scene.view.automas()
         if any(turn.seat == seat for turn in acting)),
    ], msg("AutoMammoth's turn"))]  # fmt: skip


def _headline(scene: Scene, acting: list[Chapter]) -> Node:
    if len(acting) == 1:
        turn = acting[0]
        order, _, symbol = words_of(turn)
        return headline(scene, order, _card_line(scene, turn), symbol, seat_class(turn.turn_of))
    whose = {turn.seat for turn in acting}
    alone = lone(scene)
    text = msg("one after another")
    if len(whose) == 1 and alone is not None and alone in scene.view.known.taken_by:
        text = msg("You have a truck, so it goes on until it takes one")
    title = nmsg("{n} turn", "{n} turns in a row", n=len(acting))
    return headline(scene, title, text, "truck", seat_class(acting[-1].turn_of))


def _card_line(scene: Scene, turn: Chapter) -> Message | None:
    """Which line of which card acted, and whose it is if there are several AutoMammoths."""
    if turn.fallback is not None or not turn.cards:
        return None
    card = turn.cards[-1]
    done = [str(place) for place, (_, fate, _) in enumerate(card.tries(), 1) if fate is Fate.DONE]
    lines = nmsg("line {lines}", "lines {lines}", n=len(done), lines=" + ".join(done))
    if len(scene.view.automas()) > 1:
        return msg("{seat}, card {code}, {lines}", seat=turn.turn_of, code=card.card.code, lines=lines)
    return msg("card {code}, {lines}", code=card.card.code, lines=lines)


# things to do


def to_dos(scene: Scene, doing: list[Doing], brief: bool) -> list[ToDo]:
    return [each for turn, order in doing for each in steps_of(scene, turn, order, brief)]


def steps_of(scene: Scene, turn: Chapter, order: Order, brief: bool) -> list[ToDo]:
    match order:
        case LoadTruck(truck=truck) if brief:
            lay = msg("Draw a tile and put it on truck {truck}", truck=truck)
            return [to_do_now(scene, icon("truck"), lay, _entry_of(turn), "MAM-4.4")]
        case LoadTruck(truck=truck):
            draw, lay = msg("Draw the top tile"), msg("Put it on truck {truck}", truck=truck)
            return [to_do_now(scene, icon("pile"), draw),
                    to_do_now(scene, icon("truck"), lay, msg("whatever it shows"), "MAM-4.4")]  # fmt: skip
        case TakeTruck():
            take = msg("Take truck {truck} for {seat}", truck=order.truck, seat=order.seat)
            return [to_do_now(scene, icon("truck"), take)]
        case ShuffleCards():
            text, rule = msg("Shuffle its deck, its discard pile and this card"), "MAM-7.1"
            if order.only_discard:
                text, rule = msg("Shuffle its discard pile"), "MAM-7.2"
            return [to_do_now(scene, icon("shuffle"), text, msg("a new deck"), rule)]
        case BuyTile():
            return _purchase(scene, order)
    raise AssertionError(order)


def to_do_now(scene: Scene, picture: Node, text: Message, reason: Message | None = None, rule: str = "") -> ToDo:
    return ToDo(picture, scene.read(text), None if reason is None else why(scene, reason, rule))


def _entry_of(turn: Chapter) -> Message:
    """The card and the action that acted, in small print."""
    for card in turn.cards:
        for entry, fate, _ in card.tries():
            if fate is Fate.DONE:
                return msg("card {code}: {entry}", code=card.card.code, entry=label(entry))
    return msg("whatever it shows")


def _purchase(scene: Scene, order: BuyTile) -> list[ToDo]:
    """Which tile from whom, and the coins for it."""
    seller, buyer = order.seller, order.buyer
    take = msg("Move 1 {tile} from {seat}'s barn to AutoMammoth's stack", seat=seller, tile=order.what)
    pay = msg("Pay 1 of its coins to the seller and 1 to the bank")
    if is_you(scene, seller):
        take = msg("Move 1 {tile} from your barn to AutoMammoth's stack", tile=order.what)
        pay = msg("Take 1 of its coins; put another in the bank")
    elif order.from_automa:
        take = msg("Move 1 {tile} from {seat} to {buyer}", seat=seller, buyer=buyer, tile=order.what)
        pay = msg("{buyer} pays 1 coin to {seat}, 1 to the bank", buyer=buyer, seat=seller)
    picture, drawn = key_tile(order.key, scene, class_="piece-small"), msg("the only one there")
    if order.tile is not None:
        picture, drawn = tile(order.tile, scene, class_="piece-small"), msg("drawn at random")
    price = msg("a purchase costs 2 coins")
    return [to_do_now(scene, picture, take, drawn, "MAM-6.4"), to_do_now(scene, icon("money"), pay, price, "MAM-6.1")]


def steps_before(scene: Scene) -> Node:
    """In the middle of AutoMammoth's turns: what to move before the question can be answered."""
    doing = [(turn, order) for turn, order in to_do(scene) if not isinstance(order, TakeTruck)]
    fresh = [chapter for chapter in recent(scene) if is_fresh(scene, chapter.last)]
    return [
        before(scene, str(fresh[0].moment), msg("First"), to_dos(scene, doing, brief=True)) if doing else None,
        notes(scene, fresh),
    ]


def counts(scene: Scene, loaded: int = -1) -> Node:
    """How many tiles lie on the trucks now; the one that was just loaded stands out."""
    view: MammothSession = scene.view

    def truck(number: int) -> h.Element:
        count, room = view.known.trucks[number], view.known.counts.truck_spaces[number]
        fresh = number == loaded
        names = ["is-full"] * (count - fresh) + ["is-new"] * fresh + [""] * (room - count)
        names += ["is-blocked"] * (TRUCK_SPACES - room)
        return h.li(class_=classes(is_changed=fresh) or None)[
            h.span(".spaces", aria_hidden="true")[(h.i(class_=each or None) for each in names)],
            h.span[scene.read(msg("Truck {truck}: {n}", truck=number + 1, n=count))],
        ]

    free = [number for number, taker in enumerate(view.known.taken_by) if taker is None]
    return h.ul(".counts", aria_label=scene.text(msg("Tiles on the trucks")))[(truck(number) for number in free)]


# what needs no hand


def notes(scene: Scene, some: list[Chapter]) -> Node:
    """What was told beside AutoMammoth's turns: how near the end is."""
    if is_counting(scene):
        return None
    return [note(scene, what) for chapter in some for what in chapter.all(EndNears, Corrected)]


def recap(scene: Scene) -> Node:
    """Above the question: what has happened since the last answer, where nothing has to be moved any more."""
    if (scene.said and not scene.past) or not is_resting(scene):
        return None
    some = latest(scene)
    lines = [line for chapter in some if (line := recap_line(scene, chapter, some)) is not None]
    return [recap_list(scene, lines), notes(scene, some)]


def latest(scene: Scene) -> list[Chapter]:
    """The truck that was taken last, and what came after it: what came before has been done already."""
    some = recent(scene)
    taken = [place for place, chapter in enumerate(some) if chapter.tiles]
    return some[taken[-1] :] if taken else some


def recap_line(scene: Scene, chapter: Chapter, some: list[Chapter]) -> h.Element | None:
    if chapter.is_automas:
        _, said, symbol = words_of(chapter)
        return h.li(class_=seat_class(chapter.turn_of))[icon(symbol), h.span[scene.read(said), tiles(scene, chapter)]]
    if chapter.did is not None and not turns(some) and not is_you(scene, chapter.seat):
        return h.li[icon("check"), h.span[scene.read(deed_line(scene, chapter))]]
    for begun in chapter.all(RoundBegins):
        return h.li[icon("rotate"), h.span[h.b[scene.read(round_begins(scene, begun))], why(scene, TIDY, "ZOO-3.4")]]
    return None


def tiles(scene: Scene, turn: Chapter) -> Node:
    """What lay on the truck it took, as tiles."""
    if not turn.tiles:
        return None
    return h.span(".recap-tiles")[
        (
            coin_tile(scene, class_="piece-tiny", named=False)
            if each.is_coin
            else key_tile(key_of(each), scene, class_="piece-tiny")
            for each in turn.tiles
        )
    ]


def round_begins(scene: Scene, begun: RoundBegins) -> Message:
    if is_you(scene, begun.seat):
        return msg("Round {n}: you go first", n=begun.number)
    return msg("Round {n}: {seat} goes first", n=begun.number, seat=begun.seat)


def deed_line(scene: Scene, turn: Chapter) -> Message:
    assert turn.did is not None
    return msg("{who}: {did}", who=name(scene, turn.turn_of), did=turn.did)


# the log

SAID = (EndNears, Corrected, LastRoundOver, SetUp, StackSold, Scored, Won, Remark)  # to be read as it was told


def head(scene: Scene, chapter: Chapter) -> Node:
    match chapter.opening:
        case TurnBegins() if chapter.is_automas:
            return [scene.read(words_of(chapter)[1]), tiles(scene, chapter)]
        case TurnBegins():
            return scene.read(deed_line(scene, chapter))
        case SetUpBegins():
            return h.b[scene.read(chapter.opening)]
        case EmptyTrucks():
            return h.b[[scene.read(round_begins(scene, begun)) for begun in chapter.all(RoundBegins)]]
        case Starts(seat=seat):
            you = is_you(scene, seat)
            return scene.read(msg("You go first") if you else msg("{who} goes first", who=name(scene, seat)))
    return RULE.sub("", scene.text(spoken(scene, chapter.opening)))


def details(scene: Scene, chapter: Chapter) -> Iterator[Node]:
    if isinstance(chapter.opening, EmptyTrucks):
        yield why(scene, TIDY, "ZOO-3.4")
    if chapter.cards:
        yield tries(scene, chapter.cards)
    if chapter.fallback is not None:
        yield fallback(scene, chapter)
    for _, what in chapter.told:
        if isinstance(what, SAID):
            yield why(scene, spoken(scene, what))


def spoken(scene: Scene, what: Sayable) -> Sayable:
    """The sentence, said to the person who reads it if it is about them."""
    if isinstance(what, Won) and is_you(scene, what.seat):
        return msg("You win with {points} points", points=what.points)
    return what


log = log_of(story, head, details)
