"""Abilities that wait until the action is finished: Clever, Boost, Action, Determination, Hypnosis [AN-2.4]."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.flow import Flow
from soloist.engine.seats import Seat
from soloist.engine.words import Sayable
from soloist.games.arknova.abilities.interactive import appeal_of, choose_victim, leaders
from soloist.games.arknova.answers import SLOT_1, SLOT_5, Slot
from soloist.games.arknova.cards import Ability, Action
from soloist.games.arknova.effects import Source, ability
from soloist.games.arknova.events import ActionCardMoved
from soloist.games.arknova.ordering import Coming
from soloist.games.arknova.performing import perform_extra, perform_hypnotised
from soloist.games.arknova.questions import WHICH_SLOT, WHICH_TO_SLOT_ONE
from soloist.games.arknova.turn_context import Turn, may_choose


def wait(turn: Turn, ability: Ability, title: Sayable, run: Callable[[], Flow[None]]) -> None:
    turn.waiting.append(Coming(ability.code, title, run))


@ability("clever")
def clever(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Any own action card to slot 1 [AN-G.CLEVER]."""
    wait(turn, ability, ability, lambda: move_any_card(turn))
    yield from ()


def move_any_card(turn: Turn) -> Flow[None]:
    action = yield from may_choose(turn, turn.zoo.order[1:], ask=WHICH_TO_SLOT_ONE, why="AN-G.CLEVER")
    if action is not None:
        yield from move_card(turn, action, SLOT_1)


def move_card(turn: Turn, action: Action, slot: Slot) -> Flow[None]:
    turn.zoo.move_to_slot(action, slot.number)
    yield ActionCardMoved(turn.seat, action, slot)


@ability("boost")
def boost(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """The named action card to slot 1 or 5 [AN-G.BOOST]."""
    assert ability.action is not None
    action = ability.action
    wait(turn, ability, ability, lambda: boost_card(turn, action))
    yield from ()


def boost_card(turn: Turn, action: Action) -> Flow[None]:
    slot = yield from may_choose(turn, (SLOT_1, SLOT_5), ask=WHICH_SLOT, why="AN-G.BOOST", about=action)
    if slot is not None:
        yield from move_card(turn, action, slot)


@ability("action")
def extra_action(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """The named action once, with its card where it stands; not for an X-token [AN-G.ACTION]."""
    assert ability.action is not None
    action = ability.action
    wait(turn, ability, ability, lambda: perform_extra(turn, (action,), x_token=False, why="AN-G.ACTION"))
    yield from ()


@ability("determination")
def determination(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """One more action with another card than the one in use [AN-G.DETERMINATION]."""
    used = turn.in_use
    wait(turn, ability, ability, lambda: take_another(turn, used))
    yield from ()


def take_another(turn: Turn, used: Action | None) -> Flow[None]:
    others = tuple(action for action in Action if action is not used)
    yield from perform_extra(turn, others, x_token=True, why="AN-G.DETERMINATION")


@ability("hypnosis")
def hypnosis(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """One action with a card of the leader in slots 1 to X [AN-G.HYPNOSIS, 3.16]."""
    victims = leaders(turn, appeal_of, turn.before_animal[0])
    if victims:
        wait(turn, ability, ability, lambda: hypnotise(turn, ability.amount, victims))
    yield from ()


def hypnotise(turn: Turn, slots: int, victims: list[Seat]) -> Flow[None]:
    victim = yield from choose_victim(turn, victims, why="AN-G.HYPNOSIS")
    if victim is not None:
        yield from perform_hypnotised(turn, victim, slots)
