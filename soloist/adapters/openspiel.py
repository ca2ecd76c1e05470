"""OpenSpiel games of all our games: `load("arne", players=3)`, or `pyspiel.load_game("soloist_arne(players=3)")`.

Chance is explicit: every die and every single card drawn is a chance node of its own. Seats that answer at the same
time are asked one after the other, and none sees what another has answered. A state is a match without dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from soloist.adapters.extras import missing
from soloist.adapters.table import Table, set_table
from soloist.adapters.vocabulary import Vocabulary
from soloist.engine import notation
from soloist.engine.game import sees
from soloist.engine.match import Match
from soloist.engine.outlook import seen_since
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE, Seat
from soloist.registry import find_game
from soloist.seating import HUMAN

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as problem:
    raise missing("OpenSpiel") from problem

PREFIX = "soloist_"
MOST_MOVES = 20_000
"""No match takes as many, chance nodes included."""
RECALLED = 64
"""So many of the last answers a seat saw are in its information state tensor; the string has all of them."""
OPEN_GAMES = ("orichalcum", "zooloretto")
"""Nothing but the order of stacks is hidden there."""
UNCARRIED = "=,()"
TERMINAL, OF_CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
PARAMETERS: dict[str, Any] = {"players": 2, "seats": "", "options": ""}


def load(game: str, players: int = 2, seats: str = "", options: Mapping[str, str] | None = None) -> pyspiel.Game:
    """The OpenSpiel game; `seats` may name automas, as in `human;arno:L3`, and is counted instead of `players`."""
    written = ";".join(f"{name}:{value}" for name, value in (options or {}).items())
    if any(sign in written for sign in UNCARRIED):
        raise ValueError(f"OpenSpiel's parameters cannot carry {' '.join(UNCARRIED)}, as in the options '{written}'")
    return pyspiel.load_game(f"{PREFIX}{game}", {"players": players, "seats": seats, "options": written})


def options_in(text: str) -> dict[str, str]:
    """`variant:ghost;colours:random` as options."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name.strip(): value.strip() for name, _, value in pairs}


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as it was agreed; subclasses say which."""

    game: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        agreed = {**PARAMETERS, **(params or {})}
        words = agreed["seats"].split(";") if agreed["seats"] else (HUMAN,) * agreed["players"]
        self.table = table = set_table(self.game, words, options_in(agreed["options"]))
        if any(kind is not None for kind in table.seating.kinds):
            raise ValueError("bots play outside of OpenSpiel's games; only human and automas can sit here")
        self.players = table.agents
        is_zero_sum = len(self.players) == table.seats > 1
        utility = pyspiel.GameType.Utility.ZERO_SUM if is_zero_sum else pyspiel.GameType.Utility.GENERAL_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.coding.actions),
            max_chance_outcomes=len(table.coding.outcomes),
            num_players=len(self.players),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(game_type(self.game, utility), info, agreed)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.table, self.players, recall, params)


class Outcomes:
    """What Chance can answer: each thing with its number, and how many have the same, by rising numbers."""

    __slots__ = ("numbers", "things", "weights")

    def __init__(self, things: tuple[Any, ...], words: Vocabulary) -> None:
        self.things = things
        self.numbers = words.numbers(things)
        self.weights = dict(Counter(sorted(self.numbers)))

    def take_out(self, number: int) -> Any:
        """A thing with this number, which is there no longer."""
        place = self.numbers.index(number)
        things, weights = self.things, self.weights
        del self.numbers[place]
        self.things = things[:place] + things[place + 1 :]
        weights[number] -= 1
        if not weights[number]:
            del weights[number]
        return things[place]


class Position:
    """A match without dice and what has been drawn of several things; copied whenever OpenSpiel copies a state.

    OpenSpiel makes a new state for every copy and throws its contents away, so nothing is begun before it is needed.
    """

    __slots__ = ("_is_listed", "_match", "_numbers", "_outcomes", "_question", "_texts", "drawn", "table")

    def __init__(
        self, table: Table, match: Match | None = None, drawn: tuple[Any, ...] = (), texts: Sequence[str] = ()
    ) -> None:
        self.table = table
        self._match = match
        self.drawn = drawn
        self._texts = list(texts)
        self._question: Question | None = None  # the open one, once it was looked up
        self._is_listed = False  # whether one of the next two is about it
        self._numbers: list[int] = []
        self._outcomes: Outcomes | None = None

    @property
    def match(self) -> Match:
        if self._match is None:
            self._match = self.table.match(0, dice=False, snapshots=False)
        return self._match

    def __deepcopy__(self, _: object) -> Position:
        match = self._match
        if match is None:
            return Position(self.table)
        match.keep_snapshots()  # who copies once copies again; others need none
        return Position(self.table, match.copy(), self.drawn, self._texts)

    def __reduce__(self) -> tuple[Any, ...]:
        given = [(int(entry.seat), notation.code(entry.value)) for entry in self.match.history]
        return position_of, (self.table, given, [notation.code(thing) for thing in self.drawn])

    @property
    def question(self) -> Question | None:
        """The open one; looked up once."""
        question = self._question
        if question is None:
            question = self._question = self.match.question
        return question

    @property
    def player(self) -> int:
        """The number of who is asked among those who play; Chance has its own."""
        question = self._question or self.question
        if question is None:
            return TERMINAL
        return OF_CHANCE if question.seat == CHANCE else self.table.agents.index(question.seat)

    @property
    def numbers(self) -> list[int]:
        """Of the options of the open question, in their order; Chance is not asked."""
        if not self._is_listed:
            question = self.question
            assert question is not None, "the match is over"
            self._numbers = self.table.coding.actions.numbers(question.options)
            self._is_listed = True
        return self._numbers

    @property
    def outcomes(self) -> Outcomes:
        """What Chance can still answer; mostly that is what the last draw has left, and need not be counted."""
        found = self._outcomes
        if found is None or not self._is_listed:
            question, words = self.question, self.table.coding.outcomes
            assert question is not None, "the match is over"
            if found is None or found.things != question.options:
                found = self._outcomes = Outcomes(tuple(question.options), words)
            for number in words.numbers(self.drawn):
                found.take_out(number)
            self._is_listed = True
        return found

    def answer(self, action: int) -> None:
        """Answer the open question; of several things drawn the match hears when all are there."""
        question, match = self._question or self.question, self.match
        assert question is not None, "the match is over"
        is_drawn = question.seat == CHANCE
        option = self.outcomes.take_out(action) if is_drawn else question.options[self.numbers.index(action)]
        if question.count:
            self.drawn = (*self.drawn, option)
            if len(self.drawn) < question.count:
                return
            option, self.drawn = self.drawn, ()
        self._question = None
        self._is_listed = False
        if question.count:
            match.answer(option)
        else:
            match.give(question, option)
        self._question = match.question

    def texts(self, seat: Seat | None = None) -> list[str]:
        """All answers and whose they were, as a seat saw them; None: all of them."""
        history, known = self.match.history, self._texts
        known += [notation.code(entry.value) for entry in history[len(known) :]]
        return [
            f"{entry.seat.code} {text if seat is None or entry.seat == seat or sees(entry.seen_by, seat) else '?'}"
            for entry, text in zip(history, known, strict=True)
        ]


def position_of(table: Table, given: Sequence[tuple[int, str]], drawn: Sequence[str]) -> Position:
    """The position after these answers, by whom and in the notation."""
    position = Position(table)
    for seat, text in given:
        position.match.answer(text, seat=Seat(seat))
    question = position.match.question
    for text in drawn:
        assert question is not None
        position.drawn = (*position.drawn, notation.find(text, question.options))
    return position


class TableState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel walks through it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._position = Position(game.table)
        self._player: int | None = None  # who is asked, once somebody wants to know

    @property
    def match(self) -> Match:
        return self._position.match

    @property
    def table_game(self) -> TableGame:
        game: TableGame = self.get_game()
        return game

    def texts(self, seat: Seat) -> list[str]:
        """All answers as a seat saw them."""
        return self._position.texts(seat)

    def current_player(self) -> int:
        player = self._player
        if player is None:
            player = self._player = self._position.player
        return player

    def is_terminal(self) -> bool:
        player = self._player
        return (self.current_player() if player is None else player) == TERMINAL

    def is_chance_node(self) -> bool:
        player = self._player
        return (self.current_player() if player is None else player) == OF_CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, which would ask several times from outside who is to play."""
        asked = self._player
        if asked is None:
            asked = self.current_player()
        if asked == OF_CHANCE:
            return list(self._position.outcomes.weights)
        if asked == TERMINAL or (player is not None and player != asked):
            return []
        return sorted(self._position.numbers)

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each with its probability: equal things drawn from a pile are one outcome."""
        outcomes = self._position.outcomes
        total = len(outcomes.things)
        return [(number, count / total) for number, count in outcomes.weights.items()]

    def _apply_action(self, action: int) -> None:
        self._position.answer(action)
        self._player = self._position.player

    def _action_to_string(self, player: int, action: int) -> str:
        coding = self._position.table.coding
        return (coding.outcomes if player == OF_CHANCE else coding.actions).words[action]

    def returns(self) -> list[float]:
        game = self.table_game
        if not self.match.over:
            return [0.0] * len(game.players)
        worth = game.table.worth(self.match.result)
        return [worth[seat] for seat in game.players]

    def __str__(self) -> str:
        """All answers in the notation, hidden ones too: OpenSpiel compares states by it."""
        position = self._position
        return "\n".join([*position.texts(), *(notation.code(thing) for thing in position.drawn)])


class Observer:
    """What a player sees: the fields of the game, and with `recall` the last answers it saw."""

    def __init__(self, table: Table, players: Sequence[Seat], recall: bool, params: Any = None) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self._coding = coding = table.coding
        self._writer = coding.writer()
        self._players = players
        self._recall = recall
        self._shares = np.frombuffer(coding.layout.shares(), np.float32)
        self._views = coding.layout.size
        self.tensor: NDArray[np.float32] = np.zeros(self._views + 2 * RECALLED * recall, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {
            field.name: self.tensor[at : at + field.size]
            for field in coding.layout.fields
            for at in (coding.layout.at[field.name],)
        }
        if recall:
            self.dict["recalled"] = self.tensor[self._views :].reshape(RECALLED, 2)

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player sees of a state into `tensor`, and so into `dict`."""
        seat, match = self._players[player], state.match
        seen = np.frombuffer(self._writer.encode(match.state, seat, match.asked(seat)), np.float32)
        np.multiply(seen, self._shares, out=self.tensor[: self._views])
        if self._recall:
            self.tensor[self._views :] = 0
            numbers = [*self._remembered(match, seat)]
            self.tensor[self._views : self._views + 2 * len(numbers)] = np.ravel(numbers) if numbers else 0

    def _remembered(self, match: Match, seat: Seat) -> Iterator[tuple[float, float]]:
        """Of each answer, the latest first: whose it was, and its number from 1; 0 if it was hidden."""
        for seen in reversed(seen_since(match.history[-RECALLED:], seat)):
            words = self._coding.outcomes if seen.seat == CHANCE else self._coding.actions
            value = seen.value[-1] if isinstance(seen.value, tuple) else seen.value  # of several the last
            number = 0 if seen.hidden else words.numbers([value])[0] + 1
            yield (seen.seat + 2) / 10, number / len(words)

    def string_from(self, state: TableState, player: int) -> str:
        """What is not zero, field by field; with `recall` all answers that the player saw before it."""
        self.set_from(state, player)
        seen = [
            f"{name}: {' '.join(f'{place}={part[place]:g}' for place in np.flatnonzero(part))}"
            for name, part in self.dict.items()
            if name != "recalled" and part.any()
        ]
        before = state.texts(self._players[player]) if self._recall else []
        return "\n".join([f"player {player}", *before, *seen])


def resampled(seed: int = 0) -> Callable[[TableState, int], TableState]:
    """For ISMCTS: states that a player can imagine, everything hidden dealt anew, each time another one."""
    number = seed

    def resample(state: TableState, player: int) -> TableState:
        nonlocal number
        number += 1
        match = state.match.outlook(state.table_game.players[player]).imagine(number)
        other: TableState = state.clone()
        other._position = Position(state.table_game.table, match.past(match.moment))  # its dice lie still
        return other

    return resample


def game_type(game: str, utility: Any = None) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    rules = find_game(game)
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game}",
        long_name=f"Soloist: {rules.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if game in OPEN_GAMES else information.IMPERFECT_INFORMATION,
        utility=utility or pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.player_counts),
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


class ArkNovaGame(TableGame):
    game = "arknova"


class ArneGame(TableGame):
    game = "arne"


class OrichalcumGame(TableGame):
    game = "orichalcum"


class ZoolorettoGame(TableGame):
    game = "zooloretto"


for _game in (ArkNovaGame, ArneGame, OrichalcumGame, ZoolorettoGame):
    if f"{PREFIX}{_game.game}" not in pyspiel.registered_names():  # as when a module is loaded again
        pyspiel.register_game(game_type(_game.game), _game)
