"""The course of Orichalcum: five phases of a turn, the end of a round [ORI-3, ORI-4, ORI-9, ORI-10]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from soloist.engine.documents import number_in
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.flow import Flow, Refusal, choose
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.orichalcum.actions import can_carry_out, can_construct, carry_out
from soloist.games.orichalcum.ai.digital import ai_turn
from soloist.games.orichalcum.answers import PASS, Buy, Take
from soloist.games.orichalcum.events import ActionBought, CardDiscarded, CardTaken, NoCardTaken, Won
from soloist.games.orichalcum.gains import Victory
from soloist.games.orichalcum.pieces import ACTION, GOODS, Action, Goods, Kind
from soloist.games.orichalcum.placing import found_metropolis, place_tile
from soloist.games.orichalcum.questions import WhetherToBuyAction, WhichCardLeaves, WhichCardToTake
from soloist.games.orichalcum.rounds import discard_offer, pass_turn, slide
from soloist.games.orichalcum.scoring import result
from soloist.games.orichalcum.state import BoardCard, OrichalcumTable, Realm, Stage

WHICH_CARD, WHETHER_TO_BUY, WHICH_LEAVES = WhichCardToTake(), WhetherToBuyAction(), WhichCardLeaves()


def turn_step(table: OrichalcumTable) -> Flow[None]:
    """A turn in one step, or in two if there is something to decide from the additional action on. Whoever wins ends
    the game at once, whatever was still to be done [ORI-1.2]."""
    seat, setup = table.active, table.setup
    begins = table.stage is Stage.TURN
    if begins and setup.is_told:
        yield TurnBegins(seat)
    try:
        if table.realms[seat].is_ai:
            yield from ai_turn(table)
        elif begins:
            yield from take_turn(table)
        else:
            yield from end_turn(table)
    except Victory:
        table.stage = Stage.OVER
        yield Won(result(table).winners[0])
    if setup.is_logged and table.stage is not Stage.ADDITIONAL:
        yield TurnEnds(seat)


def take_turn(table: OrichalcumTable) -> Flow[None]:
    """Card, tile and action [ORI-3.2]."""
    seat = table.active
    realm = table.realms[seat]
    table.turn += 1
    if next(takes(table, realm), None) is not None:
        offer = yield from take_card(table, seat)
        table.discard.append(offer.card)  # nothing looks at it before the end of the round [ORI-4.5]
        if not realm.metropolis:
            yield from found_metropolis(table, seat)
        yield from place_tile(table, seat, offer)
        yield from carry_out(table, seat, offer.card.action)
    elif table.row:
        yield NoCardTaken(seat)
    if must_discard(table) or payable(table, realm):
        table.stage = Stage.ADDITIONAL
    else:
        pass_turn(table)


def end_turn(table: OrichalcumTable) -> Flow[None]:
    """An additional action and, with two, a discard [ORI-3.2]."""
    seat = table.active
    yield from buy_actions(table, seat)
    if must_discard(table):
        yield from discard_card(table, seat)
    pass_turn(table)


# phase 1


def takes(table: OrichalcumTable, realm: Realm) -> Iterator[Take]:
    """The cards one can pay for [ORI-4.1 to ORI-4.3]."""
    for place, offer in enumerate(table.row):
        price = table.price(place)
        if price <= realm.hoplites:
            yield Take(place + 1, offer, price)


def take_card(table: OrichalcumTable, seat: Seat) -> Flow[BoardCard]:
    """A card with its tile and creatures, for hoplites; the cards to the right slide [ORI-4.1 to ORI-4.4]."""
    realm = table.realms[seat]
    refuse = partial(refuse_card, table, realm)
    take = yield from choose(seat, lambda: list(takes(table, realm)), ask=WHICH_CARD, why="ORI-4.1", refuse=refuse)
    realm.hoplites -= take.price
    if table.setup.is_told:
        yield CardTaken(seat, take.offer.card, take.price)
    return slide(table, take.place - 1)


def refuse_card(table: OrichalcumTable, realm: Realm, text: str) -> Refusal | None:
    """A card that costs too much."""
    number = number_in(text.removeprefix("card").strip())
    if number is None or not 1 <= number <= len(table.row):
        return None
    price = table.price(number - 1)
    lack = nmsg("the card costs {n} hoplite; you have {have}", "the card costs {n} hoplites; you have {have}",
                n=price, have=realm.hoplites)  # fmt: skip
    return Refusal("ORI-4.3", lack)


# phase 4


def extra_price(table: OrichalcumTable, realm: Realm) -> int:
    """Two of a kind, one less for each statues [ORI-9.2, ORI-9.3]."""
    return max(0, table.setup.box.extra_action_price - realm.count(Kind.STATUES))


def payable(table: OrichalcumTable, realm: Realm) -> list[Goods]:
    """What one can pay an additional action with [ORI-9.2]."""
    price = extra_price(table, realm)
    return [goods for goods in GOODS if realm.amount(goods) >= price]


def buys(table: OrichalcumTable, seat: Seat) -> list[Buy]:
    """Actions that would do something, for goods one has [ORI-9.1, ORI-9.2]."""
    realm = table.realms[seat]
    price = extra_price(table, realm)
    goods = payable(table, realm)
    actions = [action for action in ACTION.values() if can_carry_out(table, seat, action)]
    found = [buy(action, each, price) for action in actions for each in goods]
    if Goods.NUGGETS in goods and Action.CONSTRUCT in actions and not can_construct(table, seat, spent=price):
        found.remove(buy(Action.CONSTRUCT, Goods.NUGGETS, price))
    return found


@cache
def buy(action: Action, goods: Goods, price: int) -> Buy:
    return Buy(action, goods, price)


def buy_actions(table: OrichalcumTable, seat: Seat) -> Flow[None]:
    """One, with a forge a second one [ORI-9.1, ORI-9.3]."""
    realm = table.realms[seat]
    bought = 0
    while bought < 1 + bool(realm.count(Kind.FORGE)):
        if not payable(table, realm):
            return  # otherwise there is always something to produce
        refuse = partial(refuse_buy, table, seat)
        chosen = yield from choose(
            seat, lambda: [*buys(table, seat), PASS], ask=WHETHER_TO_BUY, why="ORI-9.1", passing=PASS, refuse=refuse
        )
        if not isinstance(chosen, Buy):
            return
        if table.setup.is_told:
            yield ActionBought(seat, chosen)
        yield from pay(table, seat, chosen.goods, chosen.price)
        yield from carry_out(table, seat, chosen.action)
        bought += 1


def refuse_buy(table: OrichalcumTable, seat: Seat, text: str) -> Refusal | None:
    """Why an action cannot be bought: nothing to do with it, or too few goods."""
    words = text.replace(" for ", " ").split()
    action = next((each for each in Action if words and each.code == words[0]), None)
    if action is None:
        return None
    if action is Action.CAPTURE and not can_carry_out(table, seat, action):
        return Refusal("ORI-8.1", msg("there is no creature on your island"))
    if not can_carry_out(table, seat, action):
        return Refusal("ORI-7.3", msg("nothing can be constructed now"))
    realm = table.realms[seat]
    goods = next((each for each in GOODS if each.code == words[-1]), None)
    if goods is None:
        return None
    price, have = extra_price(table, realm), realm.amount(goods)
    if have >= price:
        return Refusal("ORI-7.3", msg("after paying this, nothing could be constructed"))
    return Refusal("ORI-9.2", msg("it costs {price}, you have {have}", price=goods.amount(price), have=have))


def pay(table: OrichalcumTable, seat: Seat, goods: Goods, price: int) -> Flow[None]:
    """Creatures return to the bag, the weakest first; the rest to the supply [ORI-9.2]."""
    realm = table.realms[seat]
    if goods is Goods.CREATURES:
        table.bag.shuffle_in(realm.captured[:price])
        realm.captured = realm.captured[price:]
    elif goods is Goods.NUGGETS:
        realm.nuggets -= price
    else:
        realm.hoplites -= price
    yield from ()


# phase 5


def must_discard(table: OrichalcumTable) -> bool:
    """With two players, if there is a card [ORI-9.4]."""
    return table.setup.players == 2 and bool(table.row)


def offered(table: OrichalcumTable) -> list[Take]:
    """All cards of the action board."""
    return [Take(place, offer, table.price(place - 1)) for place, offer in enumerate(table.row, 1)]


def discard_card(table: OrichalcumTable, seat: Seat) -> Flow[None]:
    """With two players a card of choice leaves the board [ORI-9.4]."""
    chosen = yield from choose(seat, lambda: offered(table), ask=WHICH_LEAVES, why="ORI-9.4")
    discard_offer(table, slide(table, chosen.place - 1))
    if table.setup.is_logged:
        yield CardDiscarded(seat, chosen.offer.card)
