"""The break [AN-10]."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from soloist.engine.flow import Flow, together
from soloist.engine.seats import Seat
from soloist.games.arknova import board
from soloist.games.arknova.arno.digital import DigitalTable
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.turn import take_break_cards
from soloist.games.arknova.cards import Action, Sponsor
from soloist.games.arknova.causes import Origin
from soloist.games.arknova.counting import cave_income, kiosk_income, restaurant_income
from soloist.games.arknova.draws import choose_discards, discard, refill_display
from soloist.games.arknova.effects import coming, rewards_coming
from soloist.games.arknova.events import BreakBegins, BreakEnds, Discarded
from soloist.games.arknova.gains import gain_money
from soloist.games.arknova.hexes import mask_of
from soloist.games.arknova.maps import Gain, ZooMap
from soloist.games.arknova.ordering import Coming, finish, in_any_order
from soloist.games.arknova.questions import WhichDiscardedInBreak
from soloist.games.arknova.state import ArkNovaTable, Zoo
from soloist.games.arknova.touching import Touches
from soloist.games.arknova.turn_context import Turn

NO_TOKENS = (0,) * len(Action)
NOBODY_THERE = (0, 0, 0, 0)


def take_break(table: ArkNovaTable) -> Flow[None]:
    """Hands, tokens, workers, display, income, the token back to its start [AN-10.1 to AN-10.6]."""
    caller = table.active if table.break_called_by is None else table.break_called_by
    yield BreakBegins()
    yield from discard_to_limit(table)
    for zoo in table.zoos:
        clear_tokens(zoo)
        zoo.workers = zoo.hired
        zoo.on_task = NOBODY_THERE
    refill_offers(table)
    yield from renew_display(table)
    for step in range(table.setup.players):
        seat = table.players[(caller + step) % table.setup.players]
        zoo = table.zoos[seat]
        if isinstance(zoo, Arno):
            yield from take_break_cards(
                zoo, DigitalTable(table, zoo), table.setup.settings.arno
            )  # [ARNO-12.3, ARNO-12.4]
        else:
            yield from income(table, seat)
    table.break_step = 0
    table.break_called_by = None
    if table.setup.is_solo:
        table.donations += 1  # [AN-12.2, AN-14.1]
    yield BreakEnds()


def discard_to_limit(table: ArkNovaTable) -> Flow[None]:
    """Down to 3 cards, 5 with the university, all at the same time [AN-10.1, AN-10.12]."""
    over = {seat: len(zoo.hand) - zoo.hand_limit for seat, zoo in zip(table.players, table.zoos, strict=True)}
    dropped = yield from together(
        {
            seat: choose_discards(
                seat, table.zoo(seat), number, why="AN-10.1", ask=WhichDiscardedInBreak(table.zoo(seat).hand_limit)
            )
            for seat, number in over.items()
            if number > 0
        }
    )
    for seat, cards in dropped.items():
        discard(table, table.zoo(seat), cards)
        yield Discarded(seat, len(cards), tuple(cards), Origin.HAND_LIMIT)


def clear_tokens(zoo: Zoo) -> None:
    """Multiplier, venom and constriction tokens leave [AN-10.2]."""
    zoo.multipliers = NO_TOKENS
    zoo.venom = zoo.constricted = 0


def refill_offers(table: ArkNovaTable) -> None:
    """One of each kind, but for kinds that every player owns [AN-10.3]."""
    table.partner_offer = tuple(
        continent for continent in board.PARTNER_ZOOS if not all(continent in zoo.partner_zoos for zoo in table.zoos)
    )
    table.university_offer = tuple(
        university for university in board.UNIVERSITIES if not all(university in zoo.universities for zoo in table.zoos)
    )


def renew_display(table: ArkNovaTable) -> Flow[None]:
    """The cards in folders 1 and 2 are discarded, the others slide [AN-10.4]."""
    gone = [card for card in table.display[: board.FOLDERS_DISCARDED] if card is not None]
    table.discard += gone
    table.display[: board.FOLDERS_DISCARDED] = [None] * board.FOLDERS_DISCARDED
    yield from refill_display(table)


# income


def income(table: ArkNovaTable, seat: Seat) -> Flow[None]:
    """One player's income, in the player's order; then the display is refilled [AN-10.5, AN-10.7, AN-10.10]."""
    turn = Turn(table, seat, is_break=True)
    zoo = turn.zoo
    paid = list(zoo.sponsors)
    yield from in_any_order(turn, income_coming(turn, paid), why="AN-10.7")
    while new := [sponsor for sponsor in zoo.sponsors if sponsor not in paid]:
        paid += new
        yield from in_any_order(turn, sponsor_income(turn, new), why="AN-10.7")
    yield from finish(turn)
    yield from refill_display(table)


def income_coming(turn: Turn, sponsors: list[Sponsor]) -> list[Coming]:
    """Appeal, kiosks, maps, sponsors, and the uncovered purple places of the left edge [AN-10.5]."""
    zoo = turn.zoo
    found = [
        counted_income(turn, "appeal", Origin.APPEAL_INCOME, appeal_income, Touches.APPEAL),
        counted_income(turn, "kiosks", Origin.KIOSK_INCOME, kiosk_income, Touches.MAP),
    ]
    if zoo.map.restaurant:
        found.append(counted_income(turn, "restaurant", Origin.RESTAURANT_INCOME, restaurant_income, Touches.MAP))
    if zoo.stored or may_store(zoo):
        found.append(counted_income(turn, "caves", Origin.CAVE_INCOME, cave_income, Touches.CARDS))
    found += sponsor_income(turn, sponsors)
    for token in zoo.map.left:
        if token.repeats and not zoo.left >> token.number - 1 & 1:
            found += rewards_coming(turn, (token.reward,), Origin.LEFT_EDGE)
    return found


def may_store(zoo: Zoo) -> bool:
    """Whether a free enclosure of this income may still cover a bonus that stores a card [AN-M.11]."""
    if not storing(zoo.map) & ~zoo.covered:
        return False
    return any(
        token.reward.kind is Gain.FREE_ENCLOSURE and not zoo.left >> token.number - 1 & 1 for token in zoo.map.left
    )


@cache
def storing(ground: ZooMap) -> int:
    """The hexes with a bonus that stores a card."""
    return mask_of(n for n, bonus in enumerate(ground.bonus) if bonus is not None and bonus.kind is Gain.STORE_CARD)


def counted_income(turn: Turn, name: str, cause: Origin, money: Callable[[Zoo], int], looks_at: int) -> Coming:
    """Money that is counted when it is taken [AN-10.7]."""
    return Coming(f"income {name}", cause, lambda: pay(turn, money, cause), Touches.MONEY, looks_at)


def pay(turn: Turn, money: Callable[[Zoo], int], cause: Origin) -> Flow[None]:
    amount = money(turn.zoo)
    if amount:
        yield from gain_money(turn, amount, cause)


def appeal_income(zoo: Zoo) -> int:
    """By the table of the appeal track [AN-13.1]."""
    return board.INCOME[min(zoo.appeal, board.MOST_APPEAL)]


def sponsor_income(turn: Turn, sponsors: list[Sponsor]) -> list[Coming]:
    return [coming(turn, effect, sponsor) for sponsor in sponsors for effect in sponsor.income]
