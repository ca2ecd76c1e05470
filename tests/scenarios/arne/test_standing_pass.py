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


MINE, COMBO, VALUE, FACTOR, TOP, LEAD, ORDER = ALL
PLAYS: dict[str, tuple[list[str], set[str]]] = {  # what A does in his turn, and what of it wakes B (green)
    "a small card elsewhere": (["yellow50", "yellow"], set()),
    "a small card discarded": (["yellow50", "discard"], set()),
    "the lead left as it is": (["red50", "red"], set()),
    "a crash on a combo elsewhere": (["crash", "yellow.2"], set()),
    "+1 from another": (["plus1", "D"], set()),
    "+1 from me": (["plus1", "B"], set()),
    "+2 without effect": (["plus2_value", "D", "red"], set()),
    "a card into my row": (["green50", "green"], {MINE}),
    "an X3 in my row": (["x3", "green.1"], {MINE, FACTOR}),
    "a crash in my row": (["crash", "green.1"], {MINE}),
    "a lock in my row": (["lock", "green.2"], {MINE, LEAD}),
    "a -200 in my row": (["green-200"], {MINE}),
    "a card given into my row": (["plus2_value", "C", "green"], {MINE}),
    "a theft from my row": (["thief", "green.3"], {MINE}),
    "my seat changed": (["change_places", "B"], {MINE, TOP}),
    "somebody else's seat changed": (["change_places", "D"], {TOP}),
    "a combo": (["chameleon", "green50", "yellow"], {COMBO}),
    "a combo stolen": (["thief", "yellow.2"], {COMBO, LEAD}),
    "500 placed": (["yellow500", "yellow"], {VALUE}),
    "500 discarded": (["yellow500", "discard"], {VALUE}),
    "500 given": (["plus2_value", "C", "blue"], {VALUE, LEAD}),
    "1000 placed": (["red1000", "red"], {VALUE, LEAD}),
    "an X2 placed": (["redX2", "red"], {FACTOR}),
    "an X2 carried": (["chameleon", "redX2", "blue"], {COMBO, FACTOR}),
    "an X3 elsewhere": (["x3", "yellow.1"], {FACTOR}),
    "+3": (["plus3"], {TOP}),
    "Swap Hands": (["swap_hands"], {TOP}),
    "the lead lost": (["crash", "yellow.1"], {LEAD}),
    "Stop": (["stop"], {ORDER}),
    "Change": (["change"], {ORDER}),
}


@rule("ARNE-7.7")
@pytest.mark.parametrize("name", PLAYS)
def test_a_trigger_wakes_on_what_it_names_and_on_nothing_else(scene: Scene, name: str) -> None:
    move, wakes = PLAYS[name]
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
    on_each = {trigger: lets_pass(scene, "B", trigger) for trigger in ALL}
    on_nothing = lets_pass(scene, "B")

    scene.plays("A", *move)
    if scene.asked == "chance":
        scene.chance("yellow50, yellow50, blue50" if "plus3" in move else "crash")

    assert scene.why == "ARNE-7.4"
    assert {trigger for trigger, standing in on_each.items() if is_asked(scene, standing)} == wakes
    assert not is_asked(scene, on_nothing)


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


GHOST = {  # neutral blue, the hands of A and C, what they do, whether the lead changes
    "a new owner of a rich neutral row": ("1000", None, ["C", "change"], True),
    "a new owner of an empty neutral row": ("", None, ["C", "change"], False),
    "the neutral colour taken from the leader": ("1000", "A", ["C", "change"], True),
    "a card for the owner of the neutral colour": ("", "C", ["A", "blue1000", "blue"], True),
    "a card for nobody": ("", None, ["A", "blue1000", "blue"], False),
    "the seat of the leader with the neutral colour": ("1000", "C", ["A", "change_places", "C"], True),
}


@rule("ARNE-7.7", "ARNE-11.3")
@pytest.mark.parametrize("name", GHOST)
def test_in_ghost_the_neutral_row_counts_for_the_lead(scene: Scene, name: str) -> None:
    row, owner, (player, *move), changes = GHOST[name]
    scene.table(
        3,
        rows={"G": "50", "R": "200", "Y": "100", "Bl": row},
        hands={"A": "change_places", "B": "crash", "C": "change"},
        active=player,
        variant="ghost",
        neutral_owner=owner,
    )
    standing = lets_pass(scene, "B", LEAD)
    scene.draws(player, "blue1000" if "blue1000" in move else "red50")

    scene.plays(player, *move)

    assert is_asked(scene, standing) is changes


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
