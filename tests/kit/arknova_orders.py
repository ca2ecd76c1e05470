"""Whatever can be reached when every order of effects is asked for can be reached as the game is [AN-2.5].

A turn is played with every order asked and any answers; then the same decisions are tried again as the game asks
them, in all orders that it offers, until the same position is found. Chance always draws the first card it could.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE
from soloist.games.arknova import GAME, board, ordering
from soloist.games.arknova.actions.sponsors import lasting_of
from soloist.games.arknova.answers import DECLINE, Use
from soloist.games.arknova.board import Task
from soloist.games.arknova.cards import Action, Sponsor, in_order
from soloist.games.arknova.ordering import Coming
from soloist.games.arknova.questions import WHICH_FIRST
from soloist.games.arknova.state import ArkNovaTable, Stage, Zoo
from soloist.games.arknova.turn_context import Turn
from tests.kit.arknova import ARKNOVA
from tests.kit.arknova_play import IDLE
from tests.kit.courses import play_on

Answered = tuple[int, str, str]
"""Who answered what to which question."""

MOST_TRIED = 4_000
VARIATIONS = 6


@contextmanager
def every_order_asked() -> Iterator[None]:
    """Nothing comes at once as long as there are two different effects."""
    usual = ordering.sort_out

    def nothing_is_free(turn: Turn, left: Sequence[Coming]) -> tuple[list[Coming], list[Coming]]:
        if all(each.is_like(left[0]) for each in left):
            return list(left), []
        return [], list(left)

    ordering.sort_out = nothing_is_free
    try:
        yield
    finally:
        ordering.sort_out = usual


def is_order(question: Question) -> bool:
    return question.ask is WHICH_FIRST


def drawn_first(question: Question) -> str:
    """What Chance answers: the first cards by their numbers."""
    codes = [code(option) for option in sorted(question.options, key=lambda option: getattr(option, "id", 0))]
    return ", ".join(codes[: question.count or 1])


def play_step(start: Match, seed: int) -> tuple[Match, list[Answered]] | None:
    """One step with every order asked; None if none was, or if several had to decide at the same time."""
    chance = Stream(seed, 7)
    with every_order_asked():
        match = start.copy()
        answered: list[Answered] = []
        orders = 0
        while (question := match.question) is not None and (match.since_step or not match.moment > start.moment):
            if len(match.questions) > 1:
                return None
            text = drawn_first(question) if question.seat == CHANCE else code(choose_eagerly(question, chance.bits()))
            if is_order(question):
                orders += 1
            elif question.seat != CHANCE:
                answered.append((int(question.seat), question.why, text))
            match.answer(text, seat=question.seat)
    return (match, answered) if orders else None


class Search:
    """Looks for a position among all that the same decisions lead to, as the game asks for orders."""

    def __init__(self, wanted: Any, most: int = MOST_TRIED) -> None:
        self.wanted = wanted
        self.most = most
        self.tried = 0

    def finds(self, match: Match, left: Counter[Answered], *, began: bool = False) -> bool:
        self.tried += 1
        if self.tried > self.most:
            raise TooManyOrders
        question = match.question
        if question is None or (began and not match.since_step):
            return bool(essence(match.state) == self.wanted)
        for text in self.candidates(question, left):
            following = match.copy()
            following.answer(text, seat=question.seat)
            rest = left
            if not is_order(question) and question.seat != CHANCE:
                rest = left - Counter([(int(question.seat), question.why, text)])
            if self.finds(following, rest, began=True):
                return True
        return False

    def candidates(self, question: Question, left: Counter[Answered]) -> list[str]:
        if question.seat == CHANCE:
            return [drawn_first(question)]
        codes = [code(option) for option in question.options]
        if is_order(question):
            return codes
        given = [text for seat, why, text in left if (seat, why) == (question.seat, question.why) and text in codes]
        return given or [code(DECLINE)] * (DECLINE in question.options)  # what came too late before is declined


class TooManyOrders(Exception):
    """There are more orders than anybody wants to try."""


def is_reached(start: Match, seed: int, most: int = MOST_TRIED) -> bool | None:
    """Whether a step played in any order could have been played as the game is; None if that cannot be told."""
    played = play_step(start, seed)
    if played is None:
        return None
    match, answered = played
    try:
        return Search(essence(match.state), most).finds(start.copy(), Counter(answered))
    except TooManyOrders:
        return None


def positions(seed: int) -> list[Match]:
    """A table of a random game at the start of a turn, with thresholds near in several ways."""
    match = ARKNOVA.new(ARKNOVA.agreements[seed % len(ARKNOVA.agreements)], seed)
    play_on(match, seed, 60 + seed * 7 % 300, ARKNOVA.choose)
    while match.since_step and not match.over:
        play_on(match, match.moment, 1, ARKNOVA.choose)
    if match.over or match.state.stage is not Stage.TURN:
        return []
    return [near_thresholds(match, seed * VARIATIONS + number) for number in range(VARIATIONS)]


def essence(table: ArkNovaTable) -> Any:
    """Everything that matters of a table; in which order cards were laid on a heap does not."""
    return (
        table.stage, table.active, table.break_step, table.ten_reached, table.donations, table.tiles, table.last_turns,
        tuple(in_order(card) if card else 0 for card in table.display), sorted(map(in_order, table.discard)),
        sorted(map(in_order, table.deck.things())), [(laid.project.id, laid.levels) for laid in table.row],
        [(laid.project.id, laid.levels) for laid in table.bases], table.partner_offer, table.university_offer,
        [_essence_of(zoo) for zoo in table.zoos],
    )  # fmt: skip


def _essence_of(zoo: Zoo) -> Any:
    return (
        zoo.appeal, zoo.conservation, zoo.reputation, zoo.money, zoo.x_tokens, zoo.order, zoo.upgraded,
        zoo.multipliers, zoo.venom, zoo.constricted, sorted(map(in_order, zoo.hand)), len(zoo.finals),
        sorted(map(in_order, zoo.animals)), sorted(map(in_order, zoo.sponsors)), zoo.icons, zoo.hired, zoo.workers,
        sorted((over.id if over else 0, below.id) for over, below in zoo.pouches), zoo.on_task, zoo.left, zoo.reached,
        sorted((holder.id, tokens) for holder, tokens in zoo.tokens), zoo.markers, zoo.assignment,
        sorted(map(in_order, zoo.tucked)), sorted(map(in_order, zoo.stored)), sorted(zoo.partner_zoos),
        sorted(university.code for university in zoo.universities), sorted(map(repr, zoo.buildings)),
    )  # fmt: skip


# positions where thresholds are near

NEAR_REPUTATION = (3, 4, 7, 7, 8, 8, 9, 9, 12, 13, 14)
NEAR_CONSERVATION = (0, 0, 1, 1, 3, 4, 6, 7, 8, 9)
LISTENING = (202, 206, 215, 218, 221, 262)
"""Sponsors without a building that make more of what comes."""


def near_thresholds(match: Match, seed: int) -> Match:
    """The same table at the start of a step, but whoever acts is about to reach something, and can pay for it."""
    chance = Stream(seed, 8)
    table = match.state.copy()
    assert isinstance(table, ArkNovaTable)
    for zoo in table.zoos:
        if not zoo.is_arno:
            _bring_near(table, zoo, chance)
    if chance.below(4) == 0 and not table.setup.is_solo:
        table.stage = Stage.BREAK
        table.break_called_by = table.active
        for zoo in table.zoos:
            table.discard += zoo.hand[board.HAND_LIMIT :]
            del zoo.hand[board.HAND_LIMIT :]
    return Match.at(GAME, match.seats, match.settings, table, dice=False)


def _bring_near(table: ArkNovaTable, zoo: Zoo, chance: Stream) -> None:
    zoo.upgraded = chance.below(32)
    zoo.reputation = chance.pick(NEAR_REPUTATION)
    if zoo.reputation > board.REPUTATION_WITHOUT_CARDS_II:
        zoo.upgraded |= 1 << Action.CARDS
    zoo.conservation = chance.pick(NEAR_CONSERVATION)
    rewards = enumerate(board.CONSERVATION_REWARDS)
    zoo.reached = sum(1 << place for place, space in rewards if zoo.conservation >= space)
    zoo.order = tuple(chance.shuffled(list(zoo.order)))
    zoo.hired = zoo.workers = 1 + chance.below(board.MOST_WORKERS)
    zoo.on_task = (0, 0, 0, 0)
    zoo.x_tokens = 5
    zoo.money = 40
    zoo.left = 1 + chance.below(127)
    for icon in range(len(zoo.icons)):
        zoo.icons[icon] += chance.below(4)
    _take(table, zoo, chance)


def _take(table: ArkNovaTable, zoo: Zoo, chance: Stream) -> None:
    """Sponsors that listen into the zoo, and a good hand."""
    for card in chance.shuffled(list(table.deck.rest)):
        if card.id in LISTENING and isinstance(card, Sponsor) and chance.below(2):
            table.deck.rest.remove(card)
            zoo.sponsors.append(card)
            zoo.lasting |= lasting_of(card)
        elif len(zoo.hand) < 10:
            table.deck.rest.remove(card)
            zoo.hand.append(card)
    zoo.hand.sort(key=in_order)


WANTED = {Task.PROJECT: 8, Task.UNIVERSITY: 4, Task.PARTNER_ZOO: 4}


def choose_eagerly(question: Question, choice: int) -> Any:
    """Any action card at full strength; of all else whatever brings something."""
    stream = Stream(choice)
    uses = [option for option in question.options if isinstance(option, Use)]
    if uses:
        action = stream.pick(list(dict.fromkeys(use.action for use in uses)))
        return stream.pick([use for use in uses if use.action is action])
    busy = [option for option in question.options if option not in IDLE] or list(question.options)
    return stream.pick([option for option in busy for _ in range(WANTED.get(option, 1))])
