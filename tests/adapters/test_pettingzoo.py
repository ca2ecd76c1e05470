"""The environments pass the tests of PettingZoo and Gymnasium, and are what they say beyond these."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from functools import partial
from operator import methodcaller
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env_logger import EnvLogger

from soloist.adapters import games
from soloist.adapters.gymnasium import SeatEnv
from soloist.adapters.pettingzoo import TableEnv, env, parallel_env, raw_env
from soloist.bots.zooloretto import Greedy
from soloist.engine.errors import BadSetting, BrokenRules
from soloist.engine.flow import Flow
from soloist.engine.match import Match
from soloist.engine.seats import Seat, Wants
from soloist.games.zooloretto import turn
from soloist.games.zooloretto.state import Board
from soloist.registry import find_game
from tests.adapters import from_views

GAMES = games.GAMES
AUTOMAS = ("arknova human,arno:L3", "orichalcum human,ai", "zooloretto human,mammoth:II")
PARTNERS = ("arknova human,human,greedy", "arne human,greedy,human", "zooloretto human,mammoth:I,human")

pytestmark = [  # what PettingZoo says of its own games with masks, too
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
each_game = pytest.mark.parametrize("game", GAMES)


def split(words: str) -> tuple[str, str]:
    game, _, seats = words.partition(" ")
    return game, seats


def play(table: TableEnv, seed: int, most: int = 10_000) -> list[tuple[str, int]]:
    """Who took which action, in a match of random agents."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    taken: list[tuple[str, int]] = []
    while table.agents and len(taken) < most:
        _, _, is_over, is_cut, info = table.last()
        if is_over or is_cut:
            break
        taken.append((table.agent_selection, int(chance.choice(np.flatnonzero(info["action_mask"])))))
        table.step(taken[-1][1])
    return taken


@each_game
def test_the_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("words", AUTOMAS + PARTNERS)
def test_the_api_with_automas_and_bots_at_the_table(words: str) -> None:
    api_test(env(*split(words)), num_cycles=60)


@each_game
def test_the_same_seed_is_the_same_match(game: str) -> None:
    seed_test(partial(env, game), num_cycles=150)


@each_game
def test_rendering(game: str) -> None:
    render_test(partial(env, game))


@each_game
def test_a_match_can_be_cut_off(game: str) -> None:
    parallel = partial(parallel_env, game, illegal="random")  # the test takes any actions, legal or not
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)))
    )


@each_game
def test_the_parallel_api(game: str) -> None:
    parallel = partial(parallel_env, game, illegal="random")
    parallel_api_test(parallel(), num_cycles=100)
    parallel_seed_test(parallel, num_cycles=50)


@pytest.mark.parametrize("words", AUTOMAS)
@pytest.mark.filterwarnings("ignore:.*WARN")
def test_gymnasium(words: str) -> None:
    check_env(SeatEnv(*split(words), illegal="random"), skip_render_check=True)


def behind_wrappers(game: str, seats: int, most: int | None = None) -> Any:
    """The bare environment behind the checks as PettingZoo brings them."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(game, seats, max_cycles=most), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def outcome(table: Any, use: Callable[[Any], Any]) -> Any:
    """What comes of it: an error of a kind or a value, and what was warned of."""
    EnvLogger.flush()
    try:
        found = use(table)
    except (AssertionError, AttributeError, NotImplementedError, ValueError) as problem:
        found = type(problem)
    return found, EnvLogger.mqueue[:]


def standing(table: Any) -> Any:
    """What is seen of an environment beside tensors and masks."""
    last = table.last(observe=False)[1:4] if table.agents else None
    everybody = table.rewards, table._cumulative_rewards, table.terminations, table.truncations
    return table.agents, table.num_agents, table.agent_selection, everybody, last


@pytest.mark.parametrize(
    "use",
    [
        lambda table: table.agents, lambda table: table.num_agents, lambda table: table.agent_selection,
        lambda table: table.rewards, lambda table: table.terminations, lambda table: table.truncations,
        lambda table: table.infos, lambda table: table.last(), lambda table: table.step(0),
        lambda table: table.observe("seat_0"), lambda table: table.render(), lambda table: table.state(),
        lambda table: table.agent_iter(), lambda table: (str(table), table.possible_agents, table.max_num_agents),
        lambda table: (table.metadata, table.action_space("seat_0"), table.observation_space("seat_1")),
        lambda table: table.close(),
    ],
)  # fmt: skip
def test_what_comes_before_a_reset_is_answered_as_by_the_wrappers(use: Callable[[Any], Any]) -> None:
    assert outcome(env("arne", 2), use) == outcome(behind_wrappers("arne", 2), use)


def test_state_is_missing_after_a_reset_too() -> None:
    for table in (env("arne", 2), behind_wrappers("arne", 2)):
        table.reset(seed=1)
        assert outcome(table, lambda table: table.state()) == (NotImplementedError, [])


@each_game
@pytest.mark.parametrize("most", [None, 4])
@pytest.mark.parametrize("seed", range(6))
def test_checks_are_those_of_the_wrappers(game: str, most: int | None, seed: int) -> None:
    """Legal, illegal, and odd actions, of agents that are in, out, and gone."""
    ours, theirs = env(game, 3, max_cycles=most), behind_wrappers(game, 3, most)
    ours.reset(seed=seed)
    theirs.reset(seed=seed)
    chance = np.random.default_rng(seed)
    gone = 0
    while gone < 3:
        mask = theirs.infos.get(theirs.agent_selection, {}).get("action_mask", np.zeros(1))
        legal = np.flatnonzero(mask)
        actions: list[Any] = [None, None, None, 5, np.array(3)]  # of those who are out
        if len(legal) and not any(theirs.terminations.values()) and not any(theirs.truncations.values()):
            taken = chance.choice(legal)
            actions = [taken, np.array(taken), int(taken), taken.astype(np.int8) if taken < 100 else taken] * 10
            actions += [None, -1, len(mask), 2**70, float(taken), np.array([taken, taken]), "1", np.uint64(taken)]
            actions.append(chance.choice(np.flatnonzero(mask == 0)))
        take = methodcaller("step", actions[chance.integers(len(actions))])
        assert outcome(ours, take) == outcome(theirs, take)
        assert standing(ours) == standing(theirs)
        gone += not theirs.agents


def test_after_an_illegal_action_nobody_may_act() -> None:
    table = env("zooloretto", 2)
    table.reset(seed=1)
    while table.agent_selection == "seat_0":
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    for agent, reward in (("seat_0", 0), ("seat_1", -1)):
        seen, *ending, info = table.last()
        assert (table.agent_selection, *ending) == (agent, reward, True, True)
        assert not seen["action_mask"].any()
        assert not info["action_mask"].any()
        table.step(None)
    assert table.agents == []


def test_agents_are_named_in_turn_as_by_the_wrappers() -> None:
    def walk(table: Any) -> list[Any]:
        table.reset(seed=3)
        named = []
        for agent in table.agent_iter(40):
            named.append((agent, table.agent_selection))
            *_, is_over, is_cut, info = table.last()
            table.step(None if is_over or is_cut else int(np.flatnonzero(info["action_mask"])[-1]))
        named.append(outcome(table, lambda table: [*table.agent_iter()]))  # without a step in between
        table.reset()
        return [*named, outcome(table, lambda table: [*table.agent_iter(1)])]

    for most in (None, 5):
        assert walk(env("zooloretto", 2, max_cycles=most)) == walk(behind_wrappers("zooloretto", 2, most))


def test_the_checked_environment_is_its_own_and_can_be_pickled() -> None:
    table = env("arne", 3, {"variant": "ghost"})
    assert table.unwrapped is table
    assert str(table) == "soloist_arne_v0"
    again = pickle.loads(pickle.dumps(table))
    assert outcome(again, lambda table: table.agents) == (AttributeError, [])
    assert play(again, 4) == play(raw_env("arne", 3, {"variant": "ghost"}), 4)


def test_agents_take_turns_as_cut_off_in_the_bare_environment() -> None:
    table = raw_env("zooloretto", 2, max_cycles=5)
    assert len(play(table, 1)) == 10
    assert table.truncations == {"seat_0": True, "seat_1": True}
    assert table.terminations == {"seat_0": False, "seat_1": False}


@pytest.mark.parametrize("words", [*GAMES, *AUTOMAS, *PARTNERS])
def test_what_is_handed_out_is_what_is_seen_and_stays_as_it_is(words: str) -> None:
    """Whoever looks, and however seldom; nothing changes an array later, and nobody minds what is written into it."""
    game, seats = split(words)
    table = raw_env(game, seats or 3)
    coding, chance = table.table.coding, np.random.default_rng(4)
    shares = np.frombuffer(coding.layout.shares(), np.float32)
    kept = []
    for seed in range(2):
        table.reset(seed=seed)
        while not any(table.terminations.values()):
            for agent in chance.choice(table.agents, chance.integers(3)):
                seat = table._seat_of[agent]
                seen = table.observe(agent)["observation"]
                asked = table.match.asked(seat) if agent == table.agent_selection else None
                wanted = from_views.encode(coding, table.match.view(seat), asked)
                assert seen.dtype == np.float32
                assert np.array_equal(seen, np.frombuffer(wanted, np.float32) * shares)
                kept.append((seen, seen.copy()))
                if len(kept) % 5 == 0:
                    seen[:], kept[-1][1][:] = 7, 7
            table.step(int(chance.choice(np.flatnonzero(table.last(observe=False)[4]["action_mask"]))))
    assert all(np.array_equal(seen, then) for seen, then in kept)


@each_game
def test_a_match_is_the_one_that_the_engine_plays(game: str) -> None:
    """The same seed and answers, given to a match in the notation, end with the same points."""
    table = raw_env(game, 2)
    taken = play(table, 7)
    match = Match.new(find_game(game), 2, seed=table.match.seed)
    for agent, action in taken:
        question = match.question
        assert question is not None
        assert agent == f"seat_{int(question.seat)}"
        match.answer(table.action_text(action))
    assert match.over
    assert match.result == table.match.result


@each_game
def test_rewards_add_up_to_nothing_and_the_winner_has_them(game: str) -> None:
    table = raw_env(game, 3)
    for seed in range(3):
        play(table, seed)
        assert sum(table.rewards.values()) == pytest.approx(0)
        best = max(table.rewards.values())
        winners = [agent for agent, reward in table.rewards.items() if reward == best]
        assert winners == [f"seat_{int(seat)}" for seat in table.match.result.winners]


def test_points_can_be_the_reward() -> None:
    table = raw_env("zooloretto", 2, rewards="points")
    play(table, 3)
    first, second = (score.total for score in table.match.result.scores)
    assert table.rewards == {"seat_0": first - second, "seat_1": second - first}


def test_seats_that_are_asked_together_do_not_see_each_other() -> None:
    """Both keep their first cards at once: what the second one sees does not hang on the first one's answer."""
    seen = []
    for choice in (0, 1):
        table = raw_env("arknova", 2)
        table.reset(seed=11)
        while table.agent_selection == "seat_0":
            legal = np.flatnonzero(table.last()[4]["action_mask"])
            table.step(int(legal[min(choice, len(legal) - 1)]))
        seen.append(table.last()[0])
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


@each_game
def test_legal_actions_are_those_of_the_mask(game: str) -> None:
    table = env(game, 2)
    table.reset(seed=6)
    chance = np.random.default_rng(6)
    for _ in range(60):
        _, _, is_over, _, info = table.last()
        assert sorted(info["legal_actions"]) == np.flatnonzero(info["action_mask"]).tolist()
        if is_over:
            break
        table.step(int(chance.choice(info["legal_actions"])))
    together = parallel_env(game, 2)
    for info in together.reset(seed=6)[1].values():
        assert sorted(info["legal_actions"]) == np.flatnonzero(info["action_mask"]).tolist()


def test_those_who_are_not_asked_may_only_wait() -> None:
    table = parallel_env("zooloretto", 3)
    observations, infos = table.reset(seed=2)
    (asked,) = [agent for agent, seen in observations.items() if not seen["action_mask"][table.waiting]]
    for agent, seen in observations.items():
        if agent != asked:
            assert np.flatnonzero(seen["action_mask"]).tolist() == [table.waiting]
            assert infos[agent]["action_mask"] is seen["action_mask"]
    actions = dict.fromkeys(table.agents, table.waiting)
    with pytest.raises(ValueError, match=f"{table.waiting} is no legal action of {asked} now"):
        table.step(actions)
    table.step(actions | {asked: int(np.flatnonzero(observations[asked]["action_mask"])[0])})


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = raw_env("arne", 2)
    table.reset(seed=1)
    before = table.match.moment
    illegal = int(np.flatnonzero(table.last()[4]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"{illegal} is no legal action of seat_0 now; the action mask says which"):
        table.step(illegal)
    assert table.match.moment == before


def test_a_bot_that_imagines_matches_is_asked_by_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play(raw_env("zooloretto", "human,greedy"), 5)
    choose = Greedy.choose
    monkeypatch.setattr(Greedy, "wants", Wants.OUTLOOK)
    monkeypatch.setattr(Greedy, "choose", lambda self, asked, sight, chance: choose(self, asked, sight.now, chance))
    assert play(raw_env("zooloretto", "human,greedy"), 5) == whole


@pytest.mark.plain
def test_a_game_that_breaks_says_after_which_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(board: Board, seat: Seat, number: int) -> Flow[None]:
        yield from ()
        raise RuntimeError("a truck without wheels")

    monkeypatch.setattr(turn, "take_truck", breaks)
    with pytest.raises(BrokenRules, match=r"RuntimeError after [AB] answered .take .. .*: a truck without wheels"):
        play(raw_env("zooloretto", 2), 5)


def test_matches_follow_from_the_last_seed_that_was_given() -> None:
    def seeds(table: TableEnv) -> list[int]:
        found = []
        for seed in (5, None, None):
            table.reset(seed=seed)
            found.append(table.match.seed)
        return found

    one = seeds(raw_env("arne", 2))
    assert one == seeds(raw_env("arne", 2))
    assert len(set(one)) == 3


def test_an_environment_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(raw_env("arne", 3, {"variant": "ghost"})))
    assert play(again, 4) == play(raw_env("arne", 3, {"variant": "ghost"}), 4)


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda: raw_env("chess"), "there is no game 'chess'"),
        (lambda: raw_env("arne", 9), "needs 2, 3, 4, 5, 6 seats, not 9"),
        (lambda: raw_env("arne", "human,alphazero"), "'alphazero' cannot sit there"),
        (lambda: raw_env("arne", 2, {"variant": "big"}), "variant"),
    ],
)
def test_what_does_not_fit_is_said_in_one_sentence(made: Any, said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        made()


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda: raw_env("arne", "greedy,greedy"), "nobody is left to answer; let 'human' stand where an agent sits"),
        (lambda: raw_env("arne", 2, rewards="fame"), "rewards are win or points, not 'fame'"),
        (lambda: raw_env("arne", 2, render_mode="rgb_array"), "render_mode is ansi or human, not 'rgb_array'"),
        (lambda: parallel_env("arne", 2, illegal="maybe"), "illegal is error or random, not 'maybe'"),
        (lambda: SeatEnv("arne", 2), "one seat learns alone"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(made: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        made()


def test_a_missing_library_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "soloist.adapters.pettingzoo")
    with pytest.raises(ImportError, match=r"^PettingZoo is not installed; pip install 'soloist\[rl\]' brings it$"):
        __import__("soloist.adapters.pettingzoo")
