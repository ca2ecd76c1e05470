"""Our games pass OpenSpiel's own tests of games, and its states are our matches."""

from __future__ import annotations

import math
import pickle
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from soloist.adapters.games import GAMES
from soloist.adapters.openspiel import PREFIX, TableState, load, resampled
from soloist.engine.match import Match
from soloist.engine.seats import CHANCE
from soloist.registry import find_game

each_game = pytest.mark.parametrize("game", GAMES)


def play(state: Any, seed: int, most: int = 100_000) -> list[int]:
    """Random actions and outcomes from here, by their probabilities."""
    chance = np.random.RandomState(seed)
    taken: list[int] = []
    while not state.is_terminal() and len(taken) < most:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = int(chance.choice(outcomes, p=odds))
        else:
            action = int(chance.choice(state.legal_actions()))
        state.apply_action(action)
        taken.append(action)
    return taken


def decision(state: Any, seed: int, after: int) -> Any:
    """The same state some moves later, where a player is asked."""
    play(state, seed, after)
    while state.is_chance_node():
        play(state, seed, 1)
    return state


@each_game
def test_random_simulations(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("arne", {"players": 4, "options": {"variant": "teams"}}),
        ("arne", {"players": 3, "options": {"variant": "ghost", "colours": "random"}}),
        ("arknova", {"seats": "human;arno:L3"}),
        ("orichalcum", {"seats": "human;ai"}),
        ("zooloretto", {"seats": "human;mammoth:II;human"}),
    ],
    ids=str,
)
def test_random_simulations_of_variants_and_with_automas(game: str, given: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(game, **given), num_sims=1, serialize=False, verbose=False)


@each_game
def test_what_openspiel_tests_of_its_own_python_games(game: str) -> None:
    """Pickled, serialised, copied and played as in `games_sim_test.py`."""
    np.random.seed(3)
    games_sim_test.GamesSimTest().sim_game(load(game))


@each_game
def test_a_state_is_the_match_that_the_engine_plays(game: str) -> None:
    """Its answers, given to a match in the notation, end with the same points; several things are drawn one by one."""
    state = load(game).new_initial_state()
    play(state, 5)
    match = Match.new(find_game(game), 2, dice=False)
    for line in str(state).splitlines():
        question = match.question
        assert question is not None
        who, _, text = line.partition(" ")
        assert who == question.seat.code
        match.answer(text)
    assert match.over
    assert match.result == state.match.result
    assert sum(state.returns()) == 0


def test_cards_are_drawn_one_by_one_as_likely_as_they_lie_there() -> None:
    state = load("arne").new_initial_state()
    while state.match.question.count != 8:
        play(state, 1, 1)
    deck = [card.code for card in state.match.question.options]
    first = dict(state.chance_outcomes())
    assert math.isclose(sum(first.values()), 1)
    for number, odds in first.items():
        assert math.isclose(odds, deck.count(state.action_to_string(number)) / len(deck))
    drawn = max(first, key=lambda number: first[number])
    state.apply_action(drawn)
    assert state.match.question.seat == CHANCE
    code = state.action_to_string(drawn)
    assert math.isclose(dict(state.chance_outcomes()).get(drawn, 0), (deck.count(code) - 1) / (len(deck) - 1))


@each_game
def test_what_the_last_draw_has_left_is_what_is_counted_anew(game: str) -> None:
    """A copy knows nothing of the draws before it and counts the whole pile."""
    state = load(game).new_initial_state()
    draws = 0
    while not state.is_terminal() and draws < 60:
        if state.is_chance_node():
            draws += 1
            outcomes = state.chance_outcomes()
            assert outcomes == state.clone().chance_outcomes()
            assert [number for number, _ in outcomes] == state.legal_actions()
        play(state, draws, 1)


def test_what_is_drawn_cannot_be_drawn_again() -> None:
    state = load("arknova").new_initial_state()
    while state.match.question.count < 2:
        play(state, 1, 1)
    drawn = state.legal_actions()[0]
    state.apply_action(drawn)
    assert drawn not in state.legal_actions()
    with pytest.raises(ValueError, match="not in list"):
        state.apply_action(drawn)


@each_game
def test_what_a_state_says_itself_is_what_openspiel_works_out(game: str) -> None:
    """Some of its questions are answered without going through OpenSpiel, which asks back again and again."""
    state = load(game).new_initial_state()
    for moves in range(150):
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for player in range(2):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        play(state, moves, 1)
    play(state, 1)
    assert state.legal_actions() == pyspiel.State.legal_actions(state) == []


@each_game
def test_copies_are_independent(game: str) -> None:
    state = decision(load(game).new_initial_state(), 2, 60)
    before, copy = str(state), state.clone()
    play(copy, 9)
    assert str(state) == before
    again = state.clone()
    play(again, 9)
    assert str(again) == str(copy)


@each_game
def test_a_pickled_state_goes_on_in_the_same_way(game: str) -> None:
    state = decision(load(game).new_initial_state(), 2, 30)
    again = pickle.loads(pickle.dumps(state))
    play(state, 4, 20)
    play(again, 4, 20)
    assert str(state) == str(again)


@each_game
def test_observations_are_named_and_hold_nothing_hidden(game: str) -> None:
    spiel = load(game)
    observation = make_observation(spiel)
    state = decision(spiel.new_initial_state(), 7, 80)
    player = state.current_player()
    other = resampled()(state, player)
    seen = []
    for each in (state, other):
        observation.set_from(each, player)
        seen.append((observation.tensor.copy(), each.observation_string(player), each.legal_actions()))
    assert np.array_equal(seen[0][0], seen[1][0])
    assert seen[0][1:] == seen[1][1:]
    assert list(observation.dict) == [field.name for field in spiel.table.coding.layout.fields]
    assert observation.dict["asked"].sum() == 1


def test_information_states_recall_what_was_seen_and_nothing_else() -> None:
    state = decision(load("arne").new_initial_state(), 1, 40)
    told = [state.information_state_string(player) for player in range(2)]
    assert told[0] != told[1]
    dealt = [[line for line in text.splitlines() if line.startswith("chance ")] for text in told]
    hidden = [[line == "chance ?" for line in lines] for lines in dealt]
    for mine, theirs in zip(*hidden, strict=True):
        assert not (mine and theirs)  # what one drew the other did not see, and nobody drew what nobody saw
    assert any(hidden[0])
    assert any(hidden[1])
    recalled = np.array(state.information_state_tensor(0))[-128:]
    assert recalled.any()


def test_games_are_known_to_openspiel_by_name() -> None:
    assert {f"{PREFIX}{game}" for game in GAMES} <= set(pyspiel.registered_names())
    game = pyspiel.load_game("soloist_arne(players=3,options=variant:ghost;colours:random)")
    assert game.num_players() == 3
    assert game.table.settings["variant"] == "ghost"
    assert game.table.settings["colours"] == "random"
    assert isinstance(game.new_initial_state(), TableState)


def test_options_that_openspiel_cannot_carry_are_refused() -> None:
    with pytest.raises(ValueError, match=r"cannot carry = , \( \), as in the options 'maps:3a,5'"):
        load("arknova", options={"maps": "3a,5"})


def test_bots_play_outside() -> None:
    with pytest.raises(ValueError, match="bots play outside of OpenSpiel's games"):
        load("arne", seats="human;greedy")


def test_a_missing_library_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "soloist.adapters.openspiel")
    with pytest.raises(ImportError, match=r"^OpenSpiel is not installed; pip install 'soloist\[rl\]' brings it$"):
        __import__("soloist.adapters.openspiel")
