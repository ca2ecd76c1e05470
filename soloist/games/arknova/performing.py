"""Using an action card: its strength, multiplied performances, and what happens to the card [AN-2.2, AN-2.3, AN-3]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from soloist.engine.flow import Flow, Refusal
from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.arknova.actions import animals, association, build
from soloist.games.arknova.actions.cards import cards
from soloist.games.arknova.actions.sponsors import sponsors
from soloist.games.arknova.answers import USE, USE_UP_TO, X_TOKEN, TakeXToken, Use
from soloist.games.arknova.board import MOST_X_TOKENS
from soloist.games.arknova.cards import Action
from soloist.games.arknova.causes import InsteadOf
from soloist.games.arknova.events import ActionPerformed
from soloist.games.arknova.free_actions import may_choose_freely
from soloist.games.arknova.gains import gain_x_tokens
from soloist.games.arknova.questions import ANOTHER_X_TOKEN, PERFORM_AGAIN, WHICH_EXTRA_ACTION, WHICH_HYPNOTISED
from soloist.games.arknova.state import Zoo
from soloist.games.arknova.turn_context import Turn, may_choose

CONSTRICTED_BY = 2
INSTEAD_OF = tuple(InsteadOf(action) for action in Action)

PERFORM: dict[Action, Callable[[Turn, int], Flow[None]]] = {
    Action.CARDS: cards,
    Action.BUILD: build.build,
    Action.ANIMALS: animals.animals,
    Action.ASSOCIATION: association.association,
    Action.SPONSORS: sponsors,
}

LEAST_STRENGTH: dict[Action, Callable[[Turn], int | None]] = {
    Action.BUILD: build.least_strength,
    Action.ANIMALS: animals.least_strength,
    Action.ASSOCIATION: association.least_strength,
}
"""Of Cards, where one can always draw, and of Sponsors with its break option any will do [AN-4.1, AN-8.2]."""
ANY = 1

# strength


def strength_of(turn: Turn, owner: Zoo, action: Action, tokens: int = 0) -> int:
    """Slot and X-tokens, 2 less if constricted; at least 1, if need be by X-tokens [AN-2.2, AN-3.2, AN-3.10]."""
    strength = owner.slot_of(action) + tokens
    if not owner.constricted >> action & 1:
        return strength
    strength -= CONSTRICTED_BY
    return strength if turn.table.setup.settings.constriction_floor == "x_tokens" else max(strength, 1)


def least_strength(turn: Turn, action: Action) -> int | None:
    """The strength from which the action leads to a legal step; None if it never does [AN-2.15]."""
    find = LEAST_STRENGTH.get(action)
    return ANY if find is None else find(turn)


def uses(turn: Turn, owner: Zoo, actions: tuple[Action, ...]) -> list[Use]:
    """The ways to use these action cards: with as many X-tokens as it takes, or more [AN-2.2, AN-2.15]."""
    tokens, is_constricted = turn.zoo.x_tokens, owner.constricted > 0
    found: list[Use] = []
    for action in actions:
        up_to, find = USE_UP_TO[action][tokens], LEAST_STRENGTH.get(action)
        if find is None and not is_constricted:
            found += up_to
            continue
        least = ANY if find is None else find(turn)
        if least is None:
            continue
        if is_constricted:
            found += [use for use in up_to if strength_of(turn, owner, action, use.tokens) >= least]
        else:
            fewest = least - owner.order.index(action) - 1
            found += up_to if fewest <= 0 else up_to[fewest:]
    return found


# using a card


def perform(turn: Turn, use: Use) -> Flow[None]:
    """The action, once more for each multiplier token; then the card goes to slot 1 [AN-2.3, AN-3.1, AN-3.7]."""
    action, zoo = use.action, turn.zoo
    tokens = zoo.multipliers[action]
    strength = begin(turn, use, zoo)
    if turn.is_told:
        yield ActionPerformed(turn.seat, action, strength, use.tokens)
    yield from PERFORM[action](turn, strength)
    spent = 0
    while spent < tokens:
        again = partial(uses, turn, zoo, (action,))
        following = yield from may_choose_freely(turn, again, ask=PERFORM_AGAIN, why="AN-3.1")
        if following is None:
            break
        spent += 1
        strength = begin(turn, following, zoo)
        yield ActionPerformed(turn.seat, action, strength, following.tokens)
        yield from PERFORM[action](turn, strength)
    use_up(turn, zoo, action, spent)


def begin(turn: Turn, use: Use, owner: Zoo) -> int:
    """Pay the X-tokens; the strength of the action is that of the slot and the tokens [AN-2.2]."""
    strength = strength_of(turn, owner, use.action, use.tokens)
    turn.zoo.x_tokens -= use.tokens
    turn.in_use = use.action
    turn.appeal_before = tuple([zoo.appeal for zoo in turn.table.zoos])
    return strength


def use_up(turn: Turn, zoo: Zoo, action: Action, multipliers: int) -> None:
    """The card goes to slot 1; venom, constriction and used multiplier tokens leave it [AN-3.1, AN-3.11, AN-3.12]."""
    if zoo.venom >> action & 1:
        zoo.venom &= ~(1 << action)
        turn.removed_venom = turn.removed_venom or zoo is turn.zoo
    zoo.constricted &= ~(1 << action)
    if multipliers:
        zoo.multipliers = tuple(
            tokens - multipliers * (number == action) for number, tokens in enumerate(zoo.multipliers)
        )
    zoo.move_to_slot(action, 1)


ENOUGH = Refusal("AN-2.7", msg("you have 5 X-tokens, the limit"))


def why_no_x_token(zoo: Zoo) -> Refusal | None:
    """Why an action card cannot be used for an X-token [AN-2.7]."""
    return None if zoo.x_tokens < MOST_X_TOKENS else ENOUGH


def take_x_token(turn: Turn, action: Action) -> Flow[None]:
    """One X-token and the card to slot 1; multiplier tokens may bring one more each [AN-2.8, AN-2.19]."""
    zoo = turn.zoo
    yield from gain_x_tokens(turn, 1, INSTEAD_OF[action])
    spent = 0
    while spent < zoo.multipliers[action] and why_no_x_token(zoo) is None:
        if (yield from may_choose(turn, (X_TOKEN[action],), ask=ANOTHER_X_TOKEN, why="AN-2.19")) is None:
            break
        spent += 1
        yield from gain_x_tokens(turn, 1, INSTEAD_OF[action])
    use_up(turn, zoo, action, spent)


# extra actions


def ways(turn: Turn, actions: tuple[Action, ...], x_token: bool) -> Sequence[Use | TakeXToken]:
    """Every way to use these action cards; whether for an X-token too."""
    found = uses(turn, turn.zoo, actions)
    return [*found, *x_tokens(actions)] if x_token and why_no_x_token(turn.zoo) is None else found


@cache
def x_tokens(actions: tuple[Action, ...]) -> tuple[TakeXToken, ...]:
    """An X-token with each of these cards; they can lie in 120 orders."""
    return tuple([X_TOKEN[action] for action in actions])


def perform_extra(turn: Turn, actions: tuple[Action, ...], *, x_token: bool, why: str) -> Flow[None]:
    """An action within the same turn; it may be declined [AN-2.11, AN-G.ACTION, AN-G.DETERMINATION]."""
    found, refuse = partial(ways, turn, actions, x_token), partial(why_not_use, turn)
    chosen = yield from may_choose_freely(turn, found, ask=WHICH_EXTRA_ACTION, why=why, refuse=refuse)
    if isinstance(chosen, Use):
        yield from perform(turn, chosen)
    elif isinstance(chosen, TakeXToken):
        yield from take_x_token(turn, chosen.action)


def perform_hypnotised(turn: Turn, victim: Seat, slots: int) -> Flow[None]:
    """With the owner's slot and side, the own X-tokens and the own zoo; then the card goes home to slot 1 [AN-3.17]."""
    owner = turn.table.zoo(victim)
    zoo = turn.zoo
    options: list[Use] = []
    for action in owner.order[:slots]:
        zoo.borrowed = (action, owner.is_upgraded(action))
        options += uses(turn, owner, (action,))
    zoo.borrowed = None
    use = yield from may_choose(turn, options, ask=WHICH_HYPNOTISED, why="AN-G.HYPNOSIS", about=victim)
    if use is not None:
        zoo.borrowed = (use.action, owner.is_upgraded(use.action))
        strength = begin(turn, use, owner)
        yield ActionPerformed(turn.seat, use.action, strength, use.tokens)
        yield from PERFORM[use.action](turn, strength)
        zoo.borrowed = None
        use_up(turn, owner, use.action, 0)


# why an action card cannot be used

NOTHING_TO_DO = {
    Action.BUILD: Refusal("AN-2.15", msg("nothing can be built: no money or no place")),
    Action.ANIMALS: Refusal("AN-2.15", msg("no animal can be played")),
    Action.ASSOCIATION: Refusal("AN-2.15", msg("no task can be done: no worker, or nothing to gain there")),
}


def why_not_use(turn: Turn, code: str) -> Refusal | None:
    """Why an action card cannot be used like that."""
    if any(code == x_token.code for x_token in X_TOKEN):
        return why_no_x_token(turn.zoo)
    use = next((use for each in USE for use in each if use.code == code), None)
    if use is None:
        return None
    if use.tokens > turn.zoo.x_tokens:
        return Refusal("AN-2.2", nmsg("you have {n} X-token", "you have {n} X-tokens", n=turn.zoo.x_tokens))
    least = least_strength(turn, use.action)
    if least is None:
        return NOTHING_TO_DO.get(use.action)
    strength = strength_of(turn, turn.zoo, use.action, use.tokens)
    if strength >= least:
        return None
    return Refusal(
        "AN-2.15", msg("strength {strength} is too little: {least} is needed", strength=strength, least=least)
    )
