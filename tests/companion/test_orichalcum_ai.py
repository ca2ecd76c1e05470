"""Evenings with the AI of Orichalcum beside the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from soloist.companion.orichalcum_ai import GAME
from soloist.companion.orichalcum_ai.session import AI, HUMAN, Stage
from soloist.engine.dice import Stream
from soloist.engine.errors import BadSetting, IllegalAnswer
from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.record import load, save
from soloist.engine.seats import CHANCE
from soloist.engine.words import english
from soloist.games.orichalcum.ai.steps import Instruction, Step
from soloist.registry import find
from tests.companion.orichalcum_ai_beside import CARD, CREATURE, INITIATIVE, SLOT, TILE, TURN, Beside
from tests.kit import rule

ALL_BUILT = ("built mountain", "built forest", "built lagoon", "built desert")


def same(one: Match, other: Match) -> bool:
    """Two matches at the same position and question."""
    questions = [
        None if match.question is None else (match.question.why, [code(each) for each in match.question.options])
        for match in (one, other)
    ]
    return one.state == other.state and one.history == other.history and questions[0] == questions[1]


# a short evening, answer by answer


@rule("OAI-1.1", "OAI-1.2", "OAI-1.3", "OAI-1.4")
def test_the_set_up_is_said_and_the_player_begins() -> None:
    beside = Beside()
    orders = [what for _, what in beside.match.heard(None) if isinstance(what, Instruction)]
    assert [order.rule for order in orders] == ["OAI-1.1", "OAI-1.1", "OAI-1.2", "OAI-1.3", "OAI-1.4", "OAI-1.4"]
    assert any("Reconstructed" in line for line in beside.told())
    evening = beside.evening
    assert (evening.ai.hoplites, evening.ai.nuggets, evening.ai.points) == (2, 1, 1)
    assert (evening.active, evening.pawn, beside.why) == (HUMAN, HUMAN, TURN)


@rule("OAI-1.6", "OAI-3.1", "OAI-4.4", "OAI-4.8", "OAI-8.1", "OAI-8.2")
def test_a_round_answer_by_answer() -> None:
    beside = Beside({"dice": "typed"}, dice=False)
    beside.says("done")
    assert len(beside.evening.known.row) == 3  # one taken, one discarded
    assert beside.asks == "The die for the AI's card: what does it show?"
    assert beside.options() == ["1", "2", "3", "4", "5", "skull", "roll"]
    beside.says("5")
    assert beside.asks == "The AI takes card 3 of 3. Which is it?"
    assert len(beside.options()) == 12
    beside.says("recruit-2")
    assert beside.why == TILE
    beside.says("vm")
    assert beside.asks == "Which creature stands on the volcano?"
    beside.says("hydra")
    evening = beside.evening
    assert [(evening.ai.ground.names[beast.circle], beast.creature.code) for beast in evening.ai.beasts] == [
        ("c2", "hydra")
    ]
    assert beside.asks == "The AI's dice against Hydra: any skull?"  # an additional action for 2 hoplites
    beside.says("none")  # the last hoplite is lost
    assert beside.why == "OAI-8.1"
    before = beside.lines()
    beside.says("skull")
    assert any("Discard card 1" in line for line in beside.told(before))
    assert beside.asks == "The AI has 0 hoplites in reserve. Does Seat A have more, the same or fewer?"
    assert len(beside.match.view(None).known.row) == 5
    beside.says("fewer")
    assert (beside.evening.pawn, beside.evening.active, beside.evening.round) == (AI, AI, 2)


def test_every_step_of_the_ai_has_its_rule() -> None:
    beside = Beside(seed=2)
    beside.plays_on(2)
    steps = [what for _, what in beside.match.heard(None) if isinstance(what, Step | Instruction)]
    assert len(steps) > 60
    assert all(step.rule.startswith(("OAI-", "ORI-")) for step in steps)


# what the AI asks


def answers_by_turn(seed: int) -> list[Counter[str]]:
    """For each turn of the AI in an evening with dice by Soloist: how often something was asked, by rule."""
    beside, chance = Beside(seed=seed), Stream(seed)
    asked: dict[int, Counter[str]] = {}
    while not beside.match.over:
        question = beside.question
        if beside.evening.active == AI and beside.evening.stage is Stage.TURN:
            asked.setdefault(beside.evening.turn, Counter())[question.why] += 1
        options = [each for each in question.options if code(each) not in ("correct", "won", "skip", "none")]
        beside.match.answer(question.passing if question.why == TURN else chance.pick(options))
    return list(asked.values())


def test_a_turn_of_the_ai_takes_few_answers() -> None:
    """The card, and now and then what lies in a slot; tiles and creatures are counted apart."""
    turns = [turn for seed in range(9) for turn in answers_by_turn(seed)]
    assert len(turns) > 60
    assert all(set(turn) <= {CARD, TILE, CREATURE, SLOT} for turn in turns)
    assert all(turn[CARD] == turn[TILE] == 1 for turn in turns)
    counted = [turn[CARD] + turn[SLOT] for turn in turns]
    assert sum(count <= 3 for count in counted) >= 0.95 * len(counted)
    assert sum(count <= 2 for count in counted) >= 0.8 * len(counted)
    assert max(counted) <= 5  # all four slots are asked for only if most are empty


@rule("OAI-5.5")
def test_slots_are_asked_for_in_order_and_remembered() -> None:
    beside = Beside(dice=False)
    beside.says("built mountain", "done", "1", "construct-1", "forest")
    assert beside.asks == "What is on Forest of the construction board?"
    beside.says("empty")
    assert "Lagoon" in beside.asks
    beside.says("arch")
    assert [building.code for building in beside.evening.ai.track] == ["arch"]
    assert beside.asks == "What is on Desert of the construction board?"  # for the additional action; others are empty
    beside.says("empty", "1", "more")
    assert not any(slot.sure for slot in beside.evening.known.slots)  # filled again


def test_what_was_not_told_is_in_doubt() -> None:
    beside = Beside(dice=False)
    beside.says("correct", "slot mountain", "mine", "skip", "1", "construct-1", "forest")
    assert beside.question.passing.code == "mine"
    beside.says("empty", "arch")
    assert [building.code for building in beside.evening.ai.track] == ["arch"]


@rule("OAI-4.10", "ORI-6.1")
def test_titans_change_hands() -> None:
    beside = Beside(dice=False)
    assert "titan desert" in beside.options()
    beside.says("titan desert", "points 2", "titan mountain")
    assert "If one was returned, enter that" in beside.told()[-1]
    beside.says("home desert")
    assert beside.evening.ai.points == 0
    assert "home mountain" in beside.options()
    beside.says(*ALL_BUILT, "done", "1", "recruit-3", "mmm", "1", "more")
    assert [titan.terrain.code for titan in beside.evening.ai.titans] == ["mountain"]
    assert any("Take the Mountain Titan from Seat A for the AI" in line for line in beside.told())
    assert (beside.evening.known.titans, beside.evening.known.points) == ((), 1)


@rule("ORI-1.3", "OAI-9.1")
def test_a_titan_taken_after_the_points_were_told_is_a_point_more() -> None:
    """The first version counted 11 for whoever had won so."""
    beside = Beside(dice=False)
    beside.says("points 11", *ALL_BUILT, "done", "1", "recruit-3", "mmm", "1", "more", "titan forest")
    assert beside.evening.score(HUMAN).total == 12
    assert any("12 victory points" in line for line in beside.told())


def test_a_card_may_come_without_a_tile_and_a_volcano_without_a_creature() -> None:
    beside = Beside(dice=False)
    beside.says(*ALL_BUILT, "done", "1", "produce-1", "none", "1", "fewer", "1", "produce-1", "volcano", "none")
    assert not beside.evening.ai.beasts
    assert beside.evening.ai.laid.bit_count() == 2


# dice


@rule("OAI-6.2", "OAI-6.4")
def test_fights_need_only_whether_there_is_a_skull_but_take_every_face() -> None:
    beside = Beside({"dice": "typed"})
    beside.says("done", "1", "capture-1", "volcano", "cyclops")
    assert beside.options() == ["1", "2", "3", "4", "5", "skull", "none", "roll"]
    beside.says("3")
    assert "none" not in beside.options()
    beside.says("1", "4", "5")
    assert beside.evening.ai.hoplites == 1
    beside.says("2", "skull")
    assert [creature.code for creature in beside.evening.ai.captured] == ["cyclops"]
    assert any("against Cyclops: 3, 1, 4, 5, lost" in line for line in beside.told())


def test_dice_are_switched_in_the_middle_and_for_one_roll() -> None:
    beside = Beside(seed=1)
    beside.says("dice typed", "done")
    assert beside.why == CARD
    assert "skull" in beside.options()
    beside.says("roll")
    assert "Which is it?" in beside.asks
    beside.says("produce-1", "forest")
    beside.plays_on(0, until="OAI-8.1")
    beside.says("2", "more")
    assert "dice app" in beside.options()
    beside.says("dice app", "done")
    assert "Which is it?" in beside.asks


# the cards of the action board


def test_cards_may_be_named_when_they_are_laid_out() -> None:
    beside = Beside({"tracking": "cards"}, dice=False)
    beside.says("produce-1", "produce-2", "capture-3", "recruit-1", "construct-2")
    assert "card 5" in beside.options()
    beside.says("card 2")
    assert "card 1" not in beside.options()
    beside.says("discarded 1", *ALL_BUILT, "done", "2")
    assert beside.why == TILE  # it is known to be Recruit
    beside.says("lagoon", "1")
    assert "Which card is in space 2" in beside.asks
    assert "construct-2" not in beside.options()
    beside.says("skip", "more", "correct", "card 2", "capture-1")
    assert [card and card.code for card in beside.evening.known.row][:2] == ["construct-2", "capture-1"]
    beside.says("done", "1")
    assert beside.why == CARD  # nobody said which two left


# the end of a round


@rule("OAI-8.3", "OAI-8.4")
@pytest.mark.parametrize(("answer", "pawn", "hoplites"), [("more", HUMAN, 3), ("equal", AI, 2), ("fewer", AI, 2)])
def test_the_pawn(answer: str, pawn: Any, hoplites: int) -> None:
    beside = Beside(dice=False)
    beside.says(*ALL_BUILT, "done", "1", "produce-1", "none", "1")
    assert beside.asks == "The AI has 2 hoplites in reserve. Does Seat A have more, the same or fewer?"
    beside.says(answer)
    assert (beside.evening.pawn, beside.evening.active) == (pawn, pawn)
    assert beside.evening.ai.hoplites == hoplites


@rule("ORI-Q3")
def test_by_the_other_reading_hoplites_with_creatures_are_asked_for_too() -> None:
    beside = Beside({"standing_hoplites": "yes", "players": "2"}, seed=3)
    beside.plays_on(3, until=INITIATIVE)
    assert "Counting those standing with creatures" in beside.asks


@rule("OAI-9.4")
def test_the_safeguard_is_only_a_reminder() -> None:
    beside = Beside({"most_rounds": "1"}, seed=3)
    beside.plays_on(3, until=INITIATIVE)
    assert any("No winner after 1 rounds" in line for line in beside.told())
    beside.says("more")
    beside.says("lost")
    assert beside.match.result.winners == (AI,)


# the end


@rule("OAI-9.1", "OAI-9.3")
def test_the_ai_wins_at_once() -> None:
    beside = Beside(dice=False)
    beside.says("correct", "medallions", "3", "correct", "nuggets", "5", "done", "1", "construct-1", "forest")
    assert beside.match.over
    assert beside.match.result.winners == (AI,)
    assert beside.told()[-1] == "Winner: Seat B"
    beside.match.undo()
    assert beside.why == TILE


@rule("OAI-9.1", "OAI-9.3")
def test_a_creature_on_its_board_keeps_it_from_winning() -> None:
    beside = Beside(dice=False)
    beside.says("correct", "circle g2", "volcano hydra", "correct", "medallions", "4")
    assert not beside.match.over
    beside.says("correct", "circle g2", "volcano")
    assert beside.match.result.winners == (AI,)


def test_the_player_says_that_they_have_won() -> None:
    beside = Beside()
    beside.says("points 4", "won")
    assert beside.match.result.winners == (HUMAN,)
    assert [score.total for score in beside.match.result.scores] == [5, 1]


# corrections


@pytest.mark.parametrize(
    ("item", "value"),
    [
        ("hoplites", "7"), ("nuggets", "3"), ("medallions", "2"), ("captured gorgon", "2"), ("track 1", "mine"),
        ("circle d3", "volcano hydra"), ("circle a2", "lagoon"), ("cards", "4"), ("points", "3"), ("pawn", "B"),
        ("round", "9"), ("titan forest", "B"), ("titan desert", "A"), ("titan desert", "common"),
        ("slot desert", "forge"), ("slot desert", "empty"), ("slot desert", "other"),
    ],
)  # fmt: skip
def test_everything_in_the_books_can_be_corrected(item: str, value: str) -> None:
    beside = Beside(dice=False)
    before, lines = beside.match.copy(), beside.lines()
    beside.says("correct", item, value)
    assert beside.why == TURN
    assert "Corrected" in beside.told(lines)[-1]
    beside.says("correct")
    found = {code(each): each.now for each in beside.question.options}
    assert code(found[item]) == value
    for _ in range(4):
        beside.match.undo()
    assert same(beside.match, before)


def test_temples_are_corrected_away_and_back() -> None:
    beside = Beside(dice=False)
    for circle, terrain in (("c1", "lagoon"), ("b2", "mountain"), ("d2", "desert"), ("c2", "forest")):
        beside.says("correct", f"circle {circle}", terrain)
    beside.says("correct", "temple", "c1-b2-d2-c2")
    assert beside.evening.ai.points == 2
    beside.says("correct", "temple c1-b2-d2-c2", "gone", "correct", "circle c1", "forest")
    assert beside.evening.ai.points == 1


def test_the_track_is_corrected_space_by_space() -> None:
    beside = Beside(dice=False)
    beside.says("correct", "track 1", "mine", "correct", "track 2", "forge", "correct", "track 1", "training-camp")
    assert [building.code for building in beside.evening.ai.track] == ["training-camp", "forge"]
    beside.says("correct", "track 1", "empty")
    assert [building.code for building in beside.evening.ai.track] == ["forge"]


def test_whose_turn_it_is_can_be_corrected_and_at_the_end_of_a_round_the_rest() -> None:
    beside = Beside(dice=False)
    beside.says("correct", "turn", "B")
    assert beside.question.seat == CHANCE
    beside.says("1", "produce-1", "none")
    beside.plays_on(1, until=INITIATIVE)
    beside.says("correct", "hoplites", "6")
    assert "6 hoplites" in beside.asks


# wrong answers, undo, save


def test_a_wrong_answer_changes_nothing() -> None:
    beside = Beside(dice=False)
    before = beside.match.copy()
    for wrong in ("titan volcano", "home desert", "points 99", "", "lost", "card 1"):
        with pytest.raises(IllegalAnswer):
            beside.says(wrong)
    assert same(beside.match, before)


@pytest.mark.parametrize("options", [{}, {"dice": "typed"}, {"tracking": "cards", "dice": "typed"}])
def test_everything_can_be_taken_back_and_done_again(options: dict[str, str]) -> None:
    beside = Beside(options, seed=5)
    beside.plays_on(1, most=60)
    end, told, asked = beside.match.copy(), beside.told(), beside.asked_so_far()
    for _ in range(asked):
        beside.match.undo()
    assert beside.asked_so_far() == 0
    while beside.match.can_redo:
        beside.match.redo()
    assert same(beside.match, end)
    assert beside.told() == told


@pytest.mark.parametrize("seed", range(3))
def test_a_saved_evening_resumes_at_the_same_question(seed: int) -> None:
    beside = Beside({"dice": "typed" if seed else "app"}, seed=seed)
    while not beside.match.over:
        beside.plays_on(beside.match.moment, most=11)
        again = load(save(beside.match), find)
        assert same(again, beside.match)
        assert again.undo_mode is Undo.FREE
    assert again.result == beside.match.result


def test_a_whole_game_with_wrong_answers_undo_over_a_round_end_and_typed_dice() -> None:
    beside = Beside({"dice": "typed", "box": "", "automas": "B=AI"}, seed=11)
    chance = Stream(11)
    rounds, undone = 1, 0
    while not beside.match.over:
        if not chance.below(6):
            with pytest.raises(IllegalAnswer):
                beside.says("nonsense")
        before = beside.evening.round
        beside.plays_on(beside.match.moment, most=1)
        if beside.evening.round > before and beside.evening.round > rounds:
            rounds = beside.evening.round
            now = beside.match.copy()
            beside.match.undo()
            beside.match.undo()
            undone += 1
            beside.match.redo()
            beside.match.redo()
            assert same(beside.match, now)
            beside.match = load(save(beside.match), find)
    assert undone > 3
    (winner,) = beside.match.result.winners
    assert f"Winner: {english(winner)}" in beside.told()[-1]


@pytest.mark.parametrize("seed", range(20))
def test_any_evening_goes_well(seed: int) -> None:
    """Any answers at all, corrections too."""
    options = {"dice": "typed" if seed % 2 else "app", "tracking": "cards" if seed % 3 == 0 else "count"}
    beside = Beside(options, seed=seed)
    chance = Stream(seed)
    for _ in range(400):
        if beside.match.over:
            break
        choices = [each for each in beside.question.options if code(each) not in ("won", "lost")]
        passing = beside.question.passing
        beside.match.answer(passing if passing is not None and chance.below(2) else chance.pick(choices))
        english(beside.match.view(None).active)
    assert beside.evening.ai.hoplites >= 0
    assert beside.evening.ai.nuggets >= 0


# what is agreed


@rule("OAI-1.7")
@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"automas": ""}, "second seat of two"),
        ({"automas": "A=AI"}, "second seat of two"),
        ({"automas": "A=AI,B=AI"}, "second seat of two"),
        ({"players": "3"}, "from 2 to 2"),
        ({"dice": "d8"}, "one of app, typed"),
        ({"tracking": "all"}, "one of count, cards"),
        ({"box": "rocks = 3"}, "no such block"),
        ({"islands": "hexagon*"}, "there is no option 'islands'"),
    ],
)
def test_what_cannot_be_agreed_is_refused(options: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        Match.new(GAME, 1, options)


@rule("ORI-Q7")
def test_the_box_of_an_owner_counts() -> None:
    beside = Beside({"box": "victory_points = 2\ninitiative = { 2 = [1, 3], 3 = [0, 1, 1], 4 = [0, 1, 1, 1] }"})
    assert beside.evening.ai.hoplites == 4
    beside.says("correct", "medallions", "1")
    assert beside.match.over


@rule("ORI-Q7")
def test_the_points_of_a_box_that_asks_for_many_can_be_told() -> None:
    beside = Beside({"box": "victory_points = 15"})
    beside.says("points 15")
    assert beside.evening.known.points == 15
