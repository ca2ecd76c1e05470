"""PettingZoo environments of all games: `env("arknova", seats=2)`.

`raw_env` is the bare environment in which agents answer one after the other (AEC), `env` the same with PettingZoo's
usual checks, `parallel_env` one in which all answer at once and those who are not asked wait.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from random import SystemRandom
from typing import Any, TypeAlias

from soloist.adapters.coding import AnyQuestion
from soloist.adapters.drawing import drawn
from soloist.adapters.extras import missing
from soloist.adapters.table import Seats, Table, set_table
from soloist.bots.unrecorded import Stepwise
from soloist.engine.dice import Stream, derived_seed
from soloist.engine.flow import Decision
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import SEATS, Bot, Seat, Wants, ask

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as problem:
    raise missing("PettingZoo") from problem

Observation: TypeAlias = dict[str, NDArray[Any]]
Mask: TypeAlias = NDArray[np.int8]
INT8 = np.dtype(np.int8)

HIGHEST = 100.0
"""No number of a tensor is larger, nor smaller than its negative."""
NAMES = tuple(f"seat_{number}" for number in range(len(SEATS)))
"""What agents are called, by their seats: seat A is `seat_0`."""
ILLEGAL_REWARD = -1.0
WHOLE = (int, np.int64)
"""What most actions are; those of other kinds are looked at more closely."""
ILLEGAL = ("error", "random")


class AtTable(EzPickle):
    """What all environments of a table are made of.

    `max_cycles`: cut off after so many answers of each agent on average. `illegal`: "error" refuses an action that the
    mask forbids, "random" takes any legal one instead, hanging on the seed.
    """

    may_wait = False  # whether agents that are not asked act, too

    def __init__(
        self,
        game: str,
        seats: Seats = 2,
        options: Mapping[str, object] | None = None,
        *,
        rewards: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "error",
    ) -> None:
        super().__init__(
            game, seats, options, rewards=rewards, max_cycles=max_cycles, render_mode=render_mode, illegal=illegal
        )
        self.metadata = _metadata(game, render_mode, parallel=self.may_wait)
        self.table = table = set_table(game, seats, options, rewards)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [NAMES[seat] for seat in table.agents]
        self.agents: list[str] = []
        self._sight = Sight(table, self.may_wait)
        self._seat_of = {NAMES[seat]: seat for seat in table.agents}
        self._seeds = Seeds(illegal)

    def observation_space(self, agent: str) -> Dict:
        return self._sight.observation_space(agent)

    def action_space(self, agent: str) -> Discrete:
        return self._sight.action_space(agent)

    def begin(self, seed: int | None) -> int:
        """New bots and all agents; gives back the seed of the match."""
        self._bots: list[Bot | None] = self.table.seating.bots()
        self.agents = self.possible_agents[:]
        return self._seeds.next(seed)

    def action_text(self, action: int) -> str:
        """What an action is called in the notation."""
        return self.table.coding.actions.words[action]

    def close(self) -> None:
        """There is nothing to release."""


class TableEnv(AtTable, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents answer one after the other, as the rules ask them; Chance, bots and automas answer by themselves.

    Seats that answer at the same time are asked in the order of seats, and none sees what another has answered.
    """

    _asked: Decision[Any] | None  # what is open, unless the match is over or cut off
    _numbers: tuple[int, ...] = ()  # of the options

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        table = self.table
        self._seed = self.begin(seed)
        self._game = Stepwise(table.game, table.seats, table.settings, self._seed)
        self._answers: list[Any] = []
        self._match: Match | None = None
        self._shown = 0  # so many of the answers have been given to the match
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._steps = 0
        self._most = None if self.max_cycles is None else self.max_cycles * len(self.agents)
        self.agent_selection = self.agents[0]
        self._go_on(self._game.next())

    @property
    def match(self) -> Match:
        """The match as it stands, which knows everything; it is made when somebody looks at it."""
        return self._followed()

    def _followed(self) -> Match:
        """The match, with all answers that have been given."""
        if self._match is None:
            self._match = self.table.match(self._seed, snapshots=False)
        for answer in self._answers[self._shown :]:
            self._match.answer(answer)
        self._shown = len(self._answers)
        return self._match

    def step(self, action: Any) -> None:
        """Answer with a legal action; an agent that is out takes None."""
        if type(action) in WHOLE and action in self._numbers:
            self._take(self._game.options[self._numbers.index(action)])
        else:
            self._step_oddly(action)

    def _step_oddly(self, action: Any) -> None:
        """An action of another kind, of an agent that is out, or an illegal one."""
        asked = self._asked
        if asked is None:
            self._was_dead_step(action)
            return
        options, numbers = self._game.options, self._numbers
        is_legal = action in numbers
        self._take(options[numbers.index(action)] if is_legal else self._seeds.instead(asked.seat, options, action))

    def _take(self, option: Any) -> None:
        self._steps += 1
        self._go_on(self._after(option))
        if self.render_mode == "human":
            self.render()

    def _after(self, answer: Any) -> Decision[Any] | None:
        """What is asked after an answer."""
        self._answers.append(answer)
        try:
            return self._game.next(answer)
        except Exception:
            self._followed()  # says after which answer it breaks
            raise

    def _go_on(self, asked: Decision[Any] | None) -> None:
        """Let bots answer until an agent is asked, or the match is over."""
        bots, game = self._bots, self._game
        while asked is not None and (bot := bots[asked.seat]) is not None:
            asked = self._after(self._answer_of(bot, asked))
        if asked is None or self._steps == self._most:
            self._come_to_an_end(is_over=asked is None)
            return
        self._asked = asked
        self._numbers, mask = self._sight.legal(game.options)
        self.infos[self.agent_selection] = {}
        self.agent_selection = agent = NAMES[asked.seat]
        self.infos[agent] = {"action_mask": mask, "legal_actions": self._numbers}

    def _answer_of(self, bot: Bot, asked: Decision[Any]) -> Any:
        if bot.wants is not Wants.OUTLOOK:
            return self._game.answer_of(bot, asked)
        match = self.match
        question = match.question
        assert question is not None
        return self._game.meant(asked, ask(bot, match, question))

    def _come_to_an_end(self, is_over: bool) -> None:
        game, table = self._game, self.table
        worth = table.worth(game.game.result(game.state)) if is_over else [0.0] * table.seats
        self._end({agent: worth[self._seat_of[agent]] for agent in self.agents}, is_over, is_cut=not is_over)

    def _end(self, rewards: dict[str, float], is_over: bool, is_cut: bool) -> None:
        self._asked, self._numbers = None, ()
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.truncations = dict.fromkeys(self.agents, is_cut)
        self.infos = {agent: {"action_mask": self._sight.nothing(), "legal_actions": ()} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        seat, asked, sight = self._seat_of[agent], self._asked, self._sight
        if asked is not None and asked.seat == seat:
            mask = self.infos[agent]["action_mask"]
        else:
            asked, mask = None, sight.nothing()
        return {"observation": sight.tensor(self._game.state, seat, asked), "action_mask": mask}

    def render(self) -> str | None:
        return _rendered(self.match, self._seat_of[self.agent_selection], self.render_mode)


raw_env = TableEnv


class CheckedEnv(TableEnv):
    """The same with the checks that PettingZoo's own games stand behind, in one class instead of three wrappers.

    Whoever uses it before `reset`, goes on in `agent_iter` without a step, or takes an action that does not exist gets
    an error. An illegal action is warned of and ends the match with -1 for who took it.
    """

    _is_reset = False
    _named_at = -1  # after so many steps `agent_iter` named an agent; -1: something else was done since

    def __init__(self, *agreed: Any, **named: Any) -> None:
        super().__init__(*agreed, **named)
        del self.agents  # nobody, until there is a match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._is_reset, self._named_at = True, -1
        super().reset(seed, options)

    def _step_oddly(self, action: Any) -> None:
        if not self._is_reset:
            EnvLogger.error_step_before_reset()
        self._named_at = -1
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        loser, is_out = self.agent_selection, self._asked is None
        if not (self.action_space(loser).contains(action) or (is_out and action is None)):
            raise AssertionError(f"{action!r} is no action: they are the whole numbers below {self._sight.size}")
        if is_out or action in self._numbers:
            super()._step_oddly(action)
            return
        EnvLogger.warn_on_illegal_move()
        self._end(dict.fromkeys(self.agents, 0.0) | {loser: ILLEGAL_REWARD}, is_over=True, is_cut=True)
        self._skip_agent_selection = loser

    def observe(self, agent: str) -> Observation:
        if not self._is_reset:
            EnvLogger.error_observe_before_reset()
        return TableEnv.observe(self, agent)  # sooner found than by `super()`

    def render(self) -> str | None:
        if not self._is_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def state(self) -> NDArray[Any]:
        if not self._is_reset:
            EnvLogger.error_state_before_reset()
        seen: NDArray[Any] = super().state()
        return seen

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if not self._is_reset:
            EnvLogger.error_agent_iter_before_reset()
        return self._in_turn(max_iter)

    def _in_turn(self, most: int) -> Iterator[str]:
        for _ in range(most):
            if not self.agents:
                return
            if self._named_at == self._steps:
                raise AssertionError("agent_iter() goes on after a step() or a reset()")
            self._named_at = self._steps
            yield self.agent_selection


def env(
    game: str,
    seats: Seats = 2,
    options: Mapping[str, object] | None = None,
    *,
    rewards: str = "win",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> CheckedEnv:
    """The environment with PettingZoo's usual checks; an illegal action ends it with -1 for who took it."""
    return CheckedEnv(game, seats, options, rewards=rewards, max_cycles=max_cycles, render_mode=render_mode)


class ParallelTableEnv(AtTable, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents act in every step: those who are asked answer, the others wait, which is an action of its own.

    Here seats that the rules ask at the same time do answer at the same time.
    """

    may_wait = True

    @property
    def waiting(self) -> int:
        """The action of those who are not asked: the last one."""
        return self._sight.size - 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.match = self.table.match(self.begin(seed), snapshots=False)
        self._cycles = 0
        self._let_bots_answer()
        return self._observed()

    def _let_bots_answer(self) -> None:
        match = self.match
        while asked := [each for each in match.questions if self._bots[each.seat] is not None]:
            bot = self._bots[asked[0].seat]
            assert bot is not None
            match.answer(ask(bot, match, asked[0]), seat=asked[0].seat)

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        answers = [(each.seat, self._answer(each, actions[NAMES[each.seat]])) for each in self.match.questions]
        for seat, answer in answers:
            self.match.answer(answer, seat=seat)
        self._let_bots_answer()
        self._cycles += 1
        is_over = self.match.over
        is_cut = not is_over and self._cycles == self.max_cycles
        worth = self.table.worth(self.match.result) if is_over else [0.0] * self.table.seats
        observations, infos = self._observed()
        rewards = {agent: worth[self._seat_of[agent]] for agent in self.agents}
        overs, cuts = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, is_cut)
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, overs, cuts, infos

    def _answer(self, question: Question, action: int) -> Any:
        seat, options = question.seat, question.options
        numbers = self._sight.legal(options)[0]
        return options[numbers.index(action)] if action in numbers else self._seeds.instead(seat, options, action)

    def _observed(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        asked = {question.seat: question for question in self.match.questions}
        for agent in self.agents:
            seat = self._seat_of[agent]
            question = asked.get(seat)
            numbers, mask = self._sight.only_waiting() if question is None else self._sight.legal(question.options)
            tensor = self._sight.tensor(self.match.state, seat, question)
            observations[agent] = {"observation": tensor, "action_mask": mask}
            infos[agent] = {"action_mask": mask, "legal_actions": numbers}
        return observations, infos

    def render(self) -> str | None:
        questions = self.match.questions
        seat = questions[0].seat if questions else self.table.agents[0]
        return _rendered(self.match, seat, self.render_mode)


parallel_env = ParallelTableEnv


class Sight:
    """What agents of a table see and may do, as PettingZoo wants it."""

    def __init__(self, table: Table, may_wait: bool = False) -> None:
        self.coding = table.coding
        self.size = len(table.coding.actions) + may_wait
        self._shares = np.frombuffer(table.coding.layout.shares(), np.float32)
        seen = Box(-HIGHEST, HIGHEST, (table.coding.layout.size,), np.float32)
        allowed = Box(0, 1, (self.size,), np.int8)
        self._writer = table.coding.writer()
        self._pages: list[NDArray[np.float32]] = [np.frombuffer(page, np.float32) for page in self._writer.pages]
        agents = [NAMES[seat] for seat in table.agents]
        self._actions = {agent: Discrete(self.size) for agent in agents}
        self._observations = {agent: Dict({"observation": seen, "action_mask": allowed}) for agent in agents}

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def nothing(self) -> Mask:
        """The mask of those who are not asked."""
        return np.zeros(self.size, np.int8)

    def only_waiting(self) -> tuple[tuple[int, ...], Mask]:
        """The number of waiting, and the mask of it."""
        mask = self.nothing()
        mask[-1] = 1
        return (self.size - 1,), mask

    def legal(self, options: Sequence[Any]) -> tuple[tuple[int, ...], Mask]:
        """The numbers of options, and the mask of these."""
        numbers = self.coding.actions.numbers(options)
        mask = bytearray(self.size)
        for number in numbers:
            mask[number] = 1
        return tuple(numbers), np.frombuffer(mask, INT8)

    def tensor(self, state: Any, seat: Seat, asked: AnyQuestion | None) -> NDArray[np.float32]:
        """What a seat sees, in an array of its own."""
        self._writer.encode(state, seat, asked)
        return self._pages[seat] * self._shares


class Seeds:
    """The seed of each match: as given, else the next of a series that the last one given began.

    What is taken in the place of an illegal action hangs on it, too.
    """

    def __init__(self, illegal: str) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is {' or '.join(ILLEGAL)}, not '{illegal}'")
        self._illegal = illegal
        self._begun: int | None = None
        self._number = 0
        self._chance = Stream(0)

    def next(self, seed: int | None) -> int:
        if seed is not None or self._begun is None:
            self._begun = SystemRandom().getrandbits(63) if seed is None else int(seed)
            self._number = 0
        else:
            self._number += 1
        made = derived_seed(self._begun, self._number)
        self._chance = Stream(made, 61)
        return made

    def instead(self, seat: Seat, options: Sequence[Any], action: int) -> Any:
        """What is taken in the place of an action that is not legal: raises ValueError, or takes any option."""
        if self._illegal == "random":
            return self._chance.pick(options)
        raise ValueError(f"{action} is no legal action of {NAMES[seat]} now; the action mask says which are")


def _metadata(game: str, render_mode: str | None, parallel: bool) -> dict[str, Any]:
    modes = ["ansi", "human"]
    if render_mode is not None and render_mode not in modes:
        raise ValueError(f"render_mode is {' or '.join(modes)}, not '{render_mode}'")
    return {"name": f"soloist_{game}_v0", "render_modes": modes, "is_parallelizable": parallel, "render_fps": 1}


def _rendered(match: Match, seat: Seat, mode: str | None) -> str | None:
    """The page as a string, or printed and None."""
    page = drawn(match, seat)
    if mode == "ansi":
        return page
    sys.stdout.write(page)
    return None
