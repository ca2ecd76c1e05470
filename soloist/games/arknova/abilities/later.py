"""Abilities that wait until the action is finished: Clever, Boost, Action, Determination, Hypnosis [AN-2.4]."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from soloist.engine.events import Event
from soloist.engine.flow import Flow
from soloist.engine.seats import Seat
from soloist.games.arknova.abilities.interactive import choose_victim, leaders
from soloist.games.arknova.answers import SLOT_1, SLOT_5, Slot
from soloist.games.arknova.cards import Ability, Action
from soloist.games.arknova.effects import Source, ability
from soloist.games.arknova.events import ActionCardMoved
from soloist.games.arknova.ordering import Coming
from soloist.games.arknova.performing import perform_extra, perform_hypnotised
from soloist.games.arknova.questions import WHICH_SLOT, WHICH_TO_SLOT_ONE
from soloist.games.arknova.turn_context import Turn, may_choose


def wait(turn: Turn, ability: Ability, run: Callable[[], Flow[None]]) -> Flow[None] | Iterable[Event]:
    turn.waiting.append(Coming(ability.code, ability, run))
    return ()


@ability("clever")
def clever(turn: Turn, ability: Ability, source: Source) -> Flow[None] | Iterable[Event]:
    """Any own action card to slot 1 [AN-G.CLEVER]."""
    return wait(turn, ability, lambda: move_any_card(turn, ability))


def move_any_card(turn: Turn, ability: Ability) -> Flow[None]:
    action = yield from may_choose(turn, turn.zoo.order[1:], ask=WHICH_TO_SLOT_ONE, why="AN-G.CLEVER")
    if action is not None:
        yield from move_card(turn, action, SLOT_1, ability)


def move_card(turn: Turn, action: Action, slot: Slot, ability: Ability) -> Flow[None]:
    turn.zoo.move_to_slot(action, slot.number)
    yield ActionCardMoved(turn.seat, action, slot, ability)


@ability("boost")
def boost(turn: Turn, ability: Ability, source: Source) -> Flow[None] | Iterable[Event]:
    """The named action card to slot 1 or 5 [AN-G.BOOST]."""
    assert ability.action is not None
    action = ability.action
    return wait(turn, ability, lambda: boost_card(turn, action, ability))


def boost_card(turn: Turn, action: Action, ability: Ability) -> Flow[None]:
    slot = yield from may_choose(turn, (SLOT_1, SLOT_5), ask=WHICH_SLOT, why="AN-G.BOOST", about=action)
    if slot is not None:
        yield from move_card(turn, action, slot, ability)


@ability("action")
def extra_action(turn: Turn, ability: Ability, source: Source) -> Flow[None] | Iterable[Event]:
    """The named action once, with its card where it stands; not for an X-token [AN-G.ACTION]."""
    assert ability.action is not None
    action = ability.action
    return wait(turn, ability, lambda: perform_extra(turn, (action,), x_token=False, why="AN-G.ACTION"))


@ability("determination")
def determination(turn: Turn, ability: Ability, source: Source) -> Flow[None] | Iterable[Event]:
    """One more action with another card than the one in use [AN-G.DETERMINATION]."""
    used = turn.in_use
    return wait(turn, ability, lambda: take_another(turn, used))


def take_another(turn: Turn, used: Action | None) -> Flow[None]:
    others = tuple(action for action in Action if action is not used)
    yield from perform_extra(turn, others, x_token=True, why="AN-G.DETERMINATION")


@ability("hypnosis")
def hypnosis(turn: Turn, ability: Ability, source: Source) -> Flow[None] | Iterable[Event]:
    """One action with a card of the leader in slots 1 to X [AN-G.HYPNOSIS, AN-3.16]."""
    victims = leaders(turn, [zoo.appeal for zoo in turn.table.zoos], turn.before_animal[0])
    return wait(turn, ability, lambda: hypnotise(turn, ability.amount, victims)) if victims else ()


def hypnotise(turn: Turn, slots: int, victims: list[Seat]) -> Flow[None]:
    victim = yield from choose_victim(turn, victims, why="AN-G.HYPNOSIS")
    if victim is not None:
        yield from perform_hypnotised(turn, victim, slots)
