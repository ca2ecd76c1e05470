"""What a player gains: money, tokens, steps on the tracks with their rewards, workers, upgrades."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from soloist.engine.events import Event
from soloist.engine.flow import Flow, choose, choose_exactly, these, together
from soloist.engine.words import msg
from soloist.games.arknova import board, events, questions
from soloist.games.arknova.cards import Action, Card, FinalScoring, Resource
from soloist.games.arknova.causes import Cause, Origin, TrackReward
from soloist.games.arknova.effects import carry_out, coming, gives, rewards_coming, special
from soloist.games.arknova.ordering import Coming, in_any_order, pick
from soloist.games.arknova.state import ArkNovaTable, Zoo
from soloist.games.arknova.touching import NOTHING, Touches
from soloist.games.arknova.turn_context import Turn, choose_one

# numbers that ask nothing


@gives(Resource.MONEY)
def gain_money(turn: Turn, money: int, cause: Cause) -> Flow[None] | Iterable[Event]:
    return sell(turn, money, cause, ())


def sell(turn: Turn, money: int, cause: Cause, cards: tuple[Card, ...]) -> Flow[None] | Iterable[Event]:
    """Money for cards of the hand; which ones, only their owner reads."""
    turn.zoo.money += money
    return (events.Gained(turn.seat, Resource.MONEY, money, cause, cards),) if turn.is_logged else ()


@gives(Resource.X_TOKEN)
def gain_x_tokens(turn: Turn, tokens: int, cause: Cause) -> Flow[None] | Iterable[Event]:
    """Never more than five [AN-2.7]."""
    zoo = turn.zoo
    tokens = min(tokens, board.MOST_X_TOKENS - zoo.x_tokens)
    zoo.x_tokens += tokens
    return (events.Gained(turn.seat, Resource.X_TOKEN, tokens, cause),) if tokens and turn.is_logged else ()


@gives(Resource.APPEAL)
def gain_appeal(turn: Turn, appeal: int, cause: Cause) -> Flow[None] | Iterable[Event]:
    add_appeal(turn.table, turn.zoo, appeal)
    return (events.Gained(turn.seat, Resource.APPEAL, appeal, cause),) if appeal and turn.is_logged else ()


def add_appeal(table: ArkNovaTable, zoo: Zoo, appeal: int) -> None:
    """Between 0 and the end of the track [AN-9.5, AN-9.11]."""
    zoo.appeal = table.limited(zoo.appeal + appeal)
    note_meeting(table, zoo)


def note_meeting(table: ArkNovaTable, zoo: Zoo) -> None:
    """Where the end is looked at at any moment, meeting once is enough [AN-Q7]."""
    if table.setup.settings.end_check == "at_once" and zoo.score >= 0:
        table.met = True


# the tracks


@gives(Resource.REPUTATION)
def gain_reputation(turn: Turn, steps: int, cause: Cause) -> Flow[None]:
    """Each space reached gives its reward; steps above 9 need Cards II, above 15 is appeal [AN-9.3, AN-9.7, AN-9.8]."""
    zoo = turn.zoo
    before = zoo.reputation
    wanted = before + steps
    last = board.MOST_REPUTATION if zoo.is_upgraded(Action.CARDS) else board.REPUTATION_WITHOUT_CARDS_II
    zoo.reputation = after = max(before, min(wanted, last))
    if after > before and turn.is_logged:
        yield events.Gained(turn.seat, Resource.REPUTATION, after - before, cause)
    if wanted > last == board.MOST_REPUTATION:
        yield from gain_appeal(turn, wanted - last, cause)
    rewards = [
        coming(turn, board.REPUTATION_REWARDS[space], TrackReward(Resource.REPUTATION, space))
        for space in range(before + 1, after + 1)
        if space in board.REPUTATION_REWARDS
    ]
    if rewards:
        yield from in_any_order(turn, rewards, why="AN-9.6")


@gives(Resource.CONSERVATION)
def gain_conservation(turn: Turn, points: int, cause: Cause) -> Flow[None]:
    """The rewards passed come at once, in the owner's order [AN-9.1, AN-9.6]."""
    table, zoo = turn.table, turn.zoo
    zoo.conservation = min(zoo.conservation + points, board.MOST_CONSERVATION)
    yield events.Gained(turn.seat, Resource.CONSERVATION, points, cause)
    note_meeting(table, zoo)
    due = []
    for place, space in enumerate(board.CONSERVATION_REWARDS):
        if zoo.conservation >= space and not zoo.reached >> place & 1:
            zoo.reached |= 1 << place
            due.append(reward_at(turn, space))
    if zoo.conservation >= board.DISCARD_FINAL_AT and not table.ten_reached:
        table.ten_reached = True
        name = msg("everybody discards a final scoring card")
        run = partial(discard_finals, table)
        due.append(Coming("final scoring cards", name, run, Touches.FINALS, Touches.FINALS))
    if due:
        yield from in_any_order(turn, due, why="AN-9.6")


def reward_at(turn: Turn, space: int) -> Coming:
    name = TrackReward(Resource.CONSERVATION, space)
    offered = (*board.CONSERVATION_REWARDS[space], *(tile.effect for tile in tiles_at(turn, space)))
    run = partial(choose_reward, turn, space)
    return Coming(f"conservation {space}", name, run, NOTHING, NOTHING, effects=offered)


def tiles_at(turn: Turn, space: int) -> tuple[board.BonusTile, ...]:
    return turn.table.tiles[board.TILE_SPACES.index(space)] if space in board.TILE_SPACES else ()


def choose_reward(turn: Turn, space: int) -> Flow[None]:
    """Upgrade or worker at 2; 5 money or a tile that is still there at 5 and 8 [AN-9.2, AN-9.9]."""
    cause = TrackReward(Resource.CONSERVATION, space)
    options = [coming(turn, gain, cause) for gain in board.CONSERVATION_REWARDS[space]]
    options += [tile_coming(turn, space, tile) for tile in tiles_at(turn, space)]
    chosen = yield from pick(turn, options, ask=questions.WHICH_TRACK_REWARD, why="AN-9.2")
    yield from chosen.run()


def tile_coming(turn: Turn, space: int, tile: board.BonusTile) -> Coming:
    return Coming(f"tile {tile.code}", tile, lambda: take_tile(turn, space, tile))


def take_tile(turn: Turn, space: int, tile: board.BonusTile) -> Flow[None]:
    """A bonus tile leaves the game [AN-9.2]."""
    turn.table.remove_tile(space, tile)
    yield events.Did(turn.seat, events.Deed.BONUS_TILE_TAKEN, tile)
    yield from carry_out(turn, tile.effect, Origin.BONUS_TILE)


def discard_finals(table: ArkNovaTable) -> Flow[None]:
    """Everybody discards one final scoring card, face down under that pile [AN-9.10, AN-11.4]."""
    holders = [seat for seat in table.players if len(table.zoo(seat).finals) > 1]
    if holders:
        yield events.FinalCardsDiscarded()
    dropped = yield from together(
        {
            seat: choose_exactly(
                1, seat, table.zoo(seat).finals, ask=questions.WHICH_FINAL_DISCARDED, why="AN-9.10", seen_by=(seat,)
            )
            for seat in holders
        }
    )
    for seat, cards in dropped.items():
        drop_finals(table, table.zoo(seat), cards)


def drop_finals(table: ArkNovaTable, zoo: Zoo, cards: list[FinalScoring]) -> None:
    zoo.finals = tuple(card for card in zoo.finals if card not in cards)
    for card in cards:
        table.put_final(card)


def advance_break(turn: Turn, steps: int) -> Flow[None]:
    """The token stops at the break; who brings it there gains an X-token, once for each break [AN-10.8, AN-10.11]."""
    table = turn.table
    last = table.break_steps
    if not last or table.break_step == last:
        return
    table.break_step = min(table.break_step + steps, last)
    if table.break_step == last:
        table.break_called_by = turn.seat
        yield events.Did(turn.seat, events.Deed.BREAK_REACHED)
        yield from gain_x_tokens(turn, 1, Origin.BREAK_REACHED)


# workers and action cards


@gives(Resource.WORKER)
def hire_workers(turn: Turn, count: int, cause: Cause) -> Flow[None]:
    """The next worker in reserve becomes active at once; its place may have a reward [AN-7.14, AN-13.20]."""
    zoo = turn.zoo
    for _ in range(min(count, board.MOST_WORKERS - zoo.hired)):
        zoo.hired += 1
        zoo.workers += 1
        yield events.Gained(turn.seat, Resource.WORKER, 1, cause)
        rewards = zoo.map.workers[zoo.hired - board.START_WORKERS - 1]
        yield from in_any_order(turn, rewards_coming(turn, rewards, Origin.WORKER_PLACE))


@special("recall_worker")
def recall_worker(turn: Turn, cause: Cause) -> Flow[None]:
    """One placed worker is called back and can be used again [AN-7.25, AN-M.11]."""
    zoo = turn.zoo
    tasks = [task for place, task in enumerate(board.Task) if zoo.on_task[place]]
    if not tasks:
        return
    task = yield from choose_one(turn, tasks, ask=questions.WHICH_WORKER_RETURNS, why="AN-7.25")
    place = list(board.Task).index(task)
    zoo.on_task = tuple(there - (number == place) for number, there in enumerate(zoo.on_task))
    zoo.workers += 1
    yield events.Did(turn.seat, events.Deed.WORKER_RETURNS, task)


@gives(Resource.UPGRADE)
def upgrade(turn: Turn, count: int, cause: Cause) -> Flow[None]:
    """Turn one action card to side II; it keeps its slot and its tokens [AN-2.6, AN-13.14]."""
    zoo = turn.zoo
    for _ in range(count):
        plain = [action for action in zoo.order if not zoo.owns_side_ii(action)]
        if not plain:
            return
        action = yield from choose(turn.seat, these(plain), ask=questions.WHICH_UPGRADE, why="AN-2.6")
        zoo.upgraded |= 1 << action
        yield events.Got(turn.seat, events.Gift.UPGRADED, cause, action)


@gives(Resource.MULTIPLIER)
def choose_multiplier(turn: Turn, count: int, cause: Cause) -> Flow[None]:
    """A multiplier token on any own action card [AN-3.1, AN-13.4]."""
    for _ in range(count):
        action = yield from choose(turn.seat, lambda: turn.zoo.order, ask=questions.WHICH_MULTIPLIED, why="AN-3.1")
        yield from put_multiplier(turn, action, cause)


def put_multiplier(turn: Turn, action: Action, cause: Cause) -> Flow[None]:
    counts = list(turn.zoo.multipliers)
    counts[action] += 1
    turn.zoo.multipliers = tuple(counts)
    yield events.Got(turn.seat, events.Gift.MULTIPLIED, cause, action)
