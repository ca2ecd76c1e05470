"""Standing passes: what wakes somebody who lets the windows pass [ARNE-7.7]."""

import pytest

from soloist.engine.question import Question
from soloist.engine.standing import StandingPass
from soloist.games.arne import GAME
from tests.kit import rule
from tests.scenarios.arne.scene import Scene, person

ALL = tuple(trigger.code for trigger in GAME.triggers)


def asked(scene: Scene) -> Question:
    question = scene.match.question
    assert question is not None
    return question


def is_asked(scene: Scene, standing: StandingPass) -> bool:
    """Whether the person is asked himself, not passed for, once those before him have passed."""
    while asked(scene).seat != standing.seat:
        scene.passes(asked(scene).seat.code)
    return standing.answer(scene.match, asked(scene)) is None


def lets_pass(scene: Scene, letter: str, *triggers: str) -> StandingPass:
    return StandingPass(scene.match, person(letter), triggers)


@rule("ARNE-7.7")
def test_the_first_five_triggers_are_the_default() -> None:
    assert [trigger.code for trigger in GAME.triggers if trigger.default] == [
        "my_row_changed", "combo_appeared", "value_at_least", "x2_or_x3_played", "dp_top_in",
    ]  # fmt: skip
    assert [trigger.code for trigger in GAME.triggers if not trigger.default] == [
        "score_lead_changed", "direction_or_queue_changed",
    ]  # fmt: skip


@rule("ARNE-7.7")
def test_a_pass_given_for_somebody_is_an_ordinary_pass(scene: Scene) -> None:
    scene.table(rows={"R": "50"}, hands={"A": "red50", "B": "crash", "C": "crash"})
    standing = lets_pass(scene, "B", *ALL)
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")

    given = standing.answer(scene.match, asked(scene))
    scene.match.answer(given, seat=person("B"), auto=True)

    assert scene.match.history[-1].value.code == "pass"
    assert scene.passed_at("B") == scene.version
    assert scene.asked == "C"


PLAYS = {  # what A does in his turn, and the trigger it fires for B (green), if any
    "a small card elsewhere": (["yellow50", "yellow"], None),
    "a small card discarded": (["yellow50", "discard"], None),
    "a card into my row": (["green50", "green"], "my_row_changed"),
    "an X3 in my row": (["x3", "green.1"], "my_row_changed"),
    "a crash in my row": (["crash", "green.1"], "my_row_changed"),
    "a lock in my row": (["lock", "green.2"], "my_row_changed"),
    "a -200 in my row": (["green-200"], "my_row_changed"),
    "two values given into my row": (["plus2_value", "C", "green"], "my_row_changed"),
    "a theft from my row": (["thief", "green.3"], "my_row_changed"),
    "my seat changed": (["change_places", "B"], "my_row_changed"),
    "somebody else's seat changed": (["change_places", "D"], "dp_top_in"),
    "a crash elsewhere": (["crash", "yellow.1"], None),
    "a combo": (["chameleon", "green50", "yellow"], "combo_appeared"),
    "a combo stolen": (["thief", "yellow.2"], "combo_appeared"),
    "500 placed": (["yellow500", "yellow"], "value_at_least"),
    "500 discarded": (["yellow500", "discard"], "value_at_least"),
    "1000 placed": (["red1000", "red"], "value_at_least"),
    "500 given": (["plus2_value", "C", "blue"], "value_at_least"),
    "an X2 placed": (["redX2", "red"], "x2_or_x3_played"),
    "an X3 elsewhere": (["x3", "yellow.1"], "x2_or_x3_played"),
    "an X2 carried": (["chameleon", "redX2", "blue"], "x2_or_x3_played"),
    "+3": (["plus3"], "dp_top_in"),
    "Swap Hands": (["swap_hands"], "dp_top_in"),
    "Change Places": (["change_places", "C"], "dp_top_in"),
    "+1": (["plus1", "D"], None),
    "the lead": (["red1000", "red"], "score_lead_changed"),
    "the lead lost": (["crash", "yellow.1"], "score_lead_changed"),
    "the lead left as it is": (["red50", "red"], None),
    "Stop": (["stop"], "direction_or_queue_changed"),
    "Change": (["change"], "direction_or_queue_changed"),
}


def play_of_a(scene: Scene, move: list[str]) -> None:
    scene.table(
        rows={"R": "100", "G": "50, 200+crash, red50~", "Y": "200, blue100~"},
        hands={
            "A": "yellow50, green50, red50, yellow500, red1000, redX2, x3, plus2_value, plus3, swap_hands,"
            "change_places, plus1, chameleon, crash, lock, green-200, thief, stop, change",
            "B": "crash, blue1000, chameleon",
            "C": "green100, blue500",
            "D": "crash, blue1000, chameleon",
        },
    )
    scene.draws("A", "blue50")


@rule("ARNE-7.7")
@pytest.mark.parametrize("name", PLAYS)
def test_a_trigger_wakes_on_what_it_names(scene: Scene, name: str) -> None:
    move, trigger = PLAYS[name]
    play_of_a(scene, move)
    on_it = None if trigger is None else lets_pass(scene, "B", trigger)
    on_nothing = lets_pass(scene, "B")

    scene.plays("A", *move)
    if scene.asked == "chance":
        scene.chance("yellow50, yellow50, blue50" if "plus3" in move else "crash")

    assert scene.why == "ARNE-7.4"
    assert on_it is None or is_asked(scene, on_it)
    assert not is_asked(scene, on_nothing)


QUIET = [name for name, (_, trigger) in PLAYS.items() if trigger is None]


@rule("ARNE-7.7")
@pytest.mark.parametrize("name", QUIET)
def test_nothing_wakes_by_default_when_nothing_of_interest_happens(scene: Scene, name: str) -> None:
    move, _ = PLAYS[name]
    play_of_a(scene, move)
    standing = lets_pass(scene, "B", *(trigger.code for trigger in GAME.triggers if trigger.default))

    scene.plays("A", *move)
    if scene.asked == "chance":
        scene.chance("crash")

    assert not is_asked(scene, standing)


@rule("ARNE-7.7")
@pytest.mark.parametrize("trigger", ALL)
def test_a_trigger_sleeps_through_everything_else(scene: Scene, trigger: str) -> None:
    """Calm moves that belong to no trigger at all leave everybody asleep."""
    for name in ("a small card elsewhere", "a small card discarded", "+1"):
        move, _ = PLAYS[name]
        play_of_a(scene, move)
        standing = lets_pass(scene, "B", trigger)
        scene.plays("A", *move)
        if scene.asked == "chance":
            scene.chance("crash")
        assert not is_asked(scene, standing), name


@rule("ARNE-7.7")
def test_the_lead_changes_when_the_leaders_seat_is_taken(scene: Scene) -> None:
    scene.table(3, rows={"R": "1000"}, hands={"B": "change_places", "C": "crash"}, active="B")
    standing = lets_pass(scene, "C", "score_lead_changed")
    scene.draws("B", "green50")

    scene.plays("B", "change_places", "A")

    assert scene.points("B") == 1000
    assert is_asked(scene, standing)


@rule("ARNE-7.7")
def test_in_minimum_the_fewest_points_lead(scene: Scene) -> None:
    scene.table(2, rows={"O": "50", "P": "100"}, hands={"A": "orange50, orange100", "B": "crash"}, variant="minimum")
    standing = lets_pass(scene, "B", "score_lead_changed")
    scene.draws("A", "orange200")

    scene.plays("A", "orange100", "orange")

    assert is_asked(scene, standing)


OWN = {
    "score_lead_changed": ["green1000", "green"],
    "direction_or_queue_changed": ["change"],
    "my_row_changed": ["green50", "green"],
    "combo_appeared": ["chameleon", "blue50", "green"],
    "value_at_least": ["green1000", "green"],
    "x2_or_x3_played": ["greenX2", "green"],
    "dp_top_in": ["plus3"],
}


@rule("ARNE-7.7")
@pytest.mark.parametrize("trigger", ALL)
def test_what_somebody_does_himself_does_not_wake_him(scene: Scene, trigger: str) -> None:
    scene.table(
        rows={"R": "100"},
        hands={"B": "green1000, green50, blue50, greenX2, plus3, change, chameleon, crash"},
        active="B",
    )
    standing = lets_pass(scene, "B", trigger)
    scene.draws("B", "red50")

    scene.plays("B", *OWN[trigger])
    if scene.asked == "chance":
        scene.chance("yellow50, yellow50, yellow100")

    assert scene.why == "ARNE-7.4"
    assert not is_asked(scene, standing)


@rule("ARNE-7.7")
def test_the_own_main_part_is_always_asked(scene: Scene) -> None:
    scene.table(rows={"R": "50"}, hands={"A": "red50", "B": "crash, green50"})
    standing = lets_pass(scene, "B")
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")
    assert not is_asked(scene, standing)
    scene.passes("B")

    scene.draws("B", "green100")

    assert is_asked(scene, standing)


@rule("ARNE-7.7", "ARNE-4.4")
def test_giving_for_plus_2_is_always_asked(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_value", "B": "red50, red100, red200"})
    standing = lets_pass(scene, "B")
    scene.draws("A", "red500")

    scene.plays("A", "plus2_value", "B", "red")

    assert is_asked(scene, standing)


@rule("ARNE-7.7")
def test_the_final_round_is_always_asked(scene: Scene) -> None:
    scene.table(3, rows={"R": "50"}, hands={"B": "crash"}, final="BCA")

    assert is_asked(scene, lets_pass(scene, "B"))


@rule("ARNE-7.7")
def test_a_standing_pass_may_be_revoked(scene: Scene) -> None:
    scene.table(rows={"R": "50"}, hands={"A": "red50", "B": "crash", "C": "crash"})
    standing = lets_pass(scene, "B")
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")
    assert not is_asked(scene, standing)

    del standing  # nothing of it is kept in the match: B plays after all

    scene.plays("B", "crash", "red.1")
    assert scene.row("R") == "50+crash, 50"


@rule("ARNE-7.7")
def test_what_was_seen_once_does_not_wake_again(scene: Scene) -> None:
    scene.table(rows={"R": "50"}, hands={"A": "red50", "B": "crash", "C": "crash, lock"})
    standing = lets_pass(scene, "B", "my_row_changed")
    scene.draws("A", "green50")
    scene.plays("A", "green50", "green")
    assert is_asked(scene, standing)

    standing = lets_pass(scene, "B", "my_row_changed")
    assert not is_asked(scene, standing)
    scene.passes("B")
    scene.plays("C", "crash", "red.1")
    assert not is_asked(scene, standing)


@rule("ARNE-7.7")
def test_somebody_is_woken_by_what_he_slept_through_while_not_asked(scene: Scene) -> None:
    scene.table(rows={"Y": "50"}, hands={"A": "chameleon, red50, crash", "B": "lock"})
    standing = lets_pass(scene, "B", "combo_appeared")
    scene.draws("A", "red100")

    scene.plays("A", "chameleon", "red50", "yellow")  # B cannot lock anything yet
    scene.passes("A")
    scene.plays("A", "crash", "yellow.1")

    assert is_asked(scene, standing)


@rule("ARNE-7.7")
def test_a_high_card_covered_or_stolen_again_does_not_count_as_lying_on_top(scene: Scene) -> None:
    scene.table(hands={"A": "plus3", "B": "thief", "C": "thief"})
    standing = lets_pass(scene, "C", "dp_top_in")
    scene.draws("A", "red100")
    scene.plays("A", "plus3")
    scene.chance("red50, red50, red100")

    scene.plays("B", "thief", "top")

    assert scene.asked == "chance"  # a Thief on top: C has no move and is not asked
    scene.draws("B", "green50")
    scene.plays("B", "green50", "discard")
    assert not is_asked(scene, standing)


@rule("ARNE-7.7")
def test_an_own_card_on_top_does_not_wake_because_another_stole_its_like_before(scene: Scene) -> None:
    scene.table(hands={"A": "red50", "B": "plus3", "C": "thief"}, discard="plus3")
    standing = lets_pass(scene, "B", "dp_top_in")
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")
    scene.plays("C", "thief", "top")  # B has no black card and is not asked
    scene.draws("B", "crash")

    scene.plays("B", "plus3")
    scene.chance("yellow50, yellow50, yellow100")

    assert not is_asked(scene, standing)


@rule("ARNE-7.7")
def test_after_an_undo_a_standing_pass_still_hears_what_happens_instead(scene: Scene) -> None:
    scene.table(rows={"G": "50, 100"}, hands={"A": "red50, crash", "B": "crash", "C": "crash"})
    standing = lets_pass(scene, "B", "my_row_changed")
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")
    scene.match.answer(standing.answer(scene.match, asked(scene)), seat=person("B"), auto=True)
    scene.match.undo()
    scene.match.undo()

    scene.plays("A", "crash", "green.1")

    assert is_asked(scene, standing)
