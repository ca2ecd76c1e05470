"""Icons that come into a zoo, and what sponsors make of them [AN-8.4, AN-8.9]."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from soloist.engine.flow import Flow
from soloist.games.arknova.cards import DIFFERENT_ICONS, Gain, Resource, Sponsor, Trigger
from soloist.games.arknova.effects import coming
from soloist.games.arknova.events import Gained
from soloist.games.arknova.gains import add_appeal, gain_appeal, gain_money
from soloist.games.arknova.ordering import Coming
from soloist.games.arknova.state import Lasting, Zoo
from soloist.games.arknova.touching import NOTHING, Touches
from soloist.games.arknova.turn_context import Turn

EXPLORER_APPEAL, EXPLORER_MONEY = 1, 2


def icons_come(turn: Turn, counts: Sequence[int]) -> list[Coming]:
    """Add icons to the zoo of the player whose turn it is; gives back what that sets off."""
    table, zoo = turn.table, turn.zoo
    found: list[Coming] = []
    if zoo.lasting & Lasting.EXPLORER:
        new = sum(1 for icon in DIFFERENT_ICONS if counts[icon] and not zoo.icons[icon])
        if new:
            found.append(explorer_coming(turn, new))
    zoo.add_icons(tuple(counts))
    for seat, other in zip(table.players, table.zoos, strict=True):
        is_own = seat == turn.seat
        for sponsor in other.sponsors:
            for trigger in sponsor.triggers:
                times = counts[trigger.icon]
                if times and (is_own or not trigger.own):
                    found += (
                        set_off(turn, other, sponsor, trigger, times)
                        if is_own
                        else [elsewhere(turn, other, sponsor, trigger, times)]
                    )
    return found


def set_off(turn: Turn, zoo: Zoo, sponsor: Sponsor, trigger: Trigger, times: int) -> list[Coming]:
    """Once for each icon; plain gains come in one go [AN-8.9]."""
    effect = trigger.effect
    if isinstance(effect, Gain) and effect.per is None:
        return [coming(turn, Gain(effect.what, effect.each * times), sponsor)]
    return [coming(turn, effect, sponsor)] * times


def elsewhere(turn: Turn, zoo: Zoo, sponsor: Sponsor, trigger: Trigger, times: int) -> Coming:
    """ "Into any zoo": money or appeal for the owner of the sponsor [AN-8.9]."""
    effect = trigger.effect
    assert isinstance(effect, Gain), sponsor
    run = partial(pay_elsewhere, turn, zoo, sponsor, effect, times)
    return Coming(f"{sponsor.code} elsewhere", sponsor, run, Touches.OTHERS, NOTHING)


def pay_elsewhere(turn: Turn, zoo: Zoo, sponsor: Sponsor, effect: Gain, times: int) -> Flow[None]:
    table = turn.table
    amount = effect.each * times
    if effect.what is Resource.MONEY:
        zoo.money += amount
    else:
        assert effect.what is Resource.APPEAL, sponsor
        add_appeal(table, zoo, amount)
    yield Gained(table.players[table.zoos.index(zoo)], effect.what, amount, sponsor)


def explorer_coming(turn: Turn, kinds: int) -> Coming:
    """First icons of a category or continent: 1 appeal and 2 money for each kind [AN-S.262]."""
    explorer = next(sponsor for sponsor in turn.zoo.sponsors if sponsor.code == "explorer")
    run = partial(explore, turn, kinds, explorer)
    return Coming("explorer", explorer, run, Touches.APPEAL | Touches.MONEY, NOTHING)


def explore(turn: Turn, kinds: int, explorer: Sponsor) -> Flow[None]:
    yield from gain_appeal(turn, EXPLORER_APPEAL * kinds, explorer)
    yield from gain_money(turn, EXPLORER_MONEY * kinds, explorer)
