"""Evenings with AutoMammoth beside the box."""

from collections import Counter

import pytest

from soloist.companion.mammoth import GAME
from soloist.engine.errors import BadSetting, IllegalAnswer
from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.record import load, save
from soloist.games.zooloretto.components import END_STACK
from soloist.registry import find
from tests.companion.session import END, FOR_SALE, START, TILE, TURN, WHICH, Session
from tests.kit import rule

USED_UP, LAST_ROUND = "main stack is used up", "this is the last round"
MAIN_STACK = {2: 64, 3: 75, 4: 86, 5: 97}
LINE_UPS = [(2, "B=II"), (3, "B=I,C=III"), (5, "A=III")]


def same(one: Match, other: Match) -> bool:
    """Two matches at the same position and question."""
    questions = [
        None if match.question is None else (match.question.why, list(match.question.options)) for match in (one, other)
    ]
    return one.state == other.state and one.history == other.history and questions[0] == questions[1]


# a short evening, answer by answer


@rule("MAM-1.9", "MAM-6.8", "MAM-5.2")
def test_a_round_told_answer_by_answer() -> None:
    session = Session(cards=True)
    assert session.asks == "Who goes first?"
    assert session.options() == ["A", "B"]

    session.says("A")
    assert session.options() == ["loaded 1", "loaded 2", "loaded 3", "money"]
    session.says("loaded 1", "I-03")  # AutoMammoth: draw 1, from the left
    assert session.evening.known.trucks == [2, 0, 0]
    session.says("loaded 3", "I-08")  # take 2
    assert session.asks == "Truck 1, tile 1 of 2: what is it?"
    session.says("zebra")
    assert session.asks == "Truck 1, tile 2 of 2: what is it?"
    session.says("coin")
    assert (session.stacks(), session.ledger().coins) == ("zebra 1", 3)
    assert session.active() == "A"
    assert session.options() == ["loaded 2", "took 3", "money", "bought zebra B"]
    session.says("bought zebra B")
    assert (session.stacks(), session.ledger().coins) == ("", 4)
    session.says("took 3")

    assert session.evening.round == 2
    assert session.evening.known.trucks == [0, 0, 0]
    assert session.active() == "A"


def test_it_says_what_to_move_and_why() -> None:
    session = Session(cards=True)
    session.says("B", "I-01")
    told = session.told()

    assert any(line.startswith("→") and "truck 1" in line for line in told)
    assert any("I-01" in line and "[MAM-2.2]" in line for line in told)
    assert any("[MAM-4.1]" in line for line in told)


@rule("ZOO-9.6", "ZOO-3.4")
def test_at_the_end_of_a_round_it_says_that_the_trucks_go_back_empty() -> None:
    session = Session(cards=True)
    session.says("A", "loaded 1", "I-01", "loaded 3", "I-07", "zebra", "took 3")

    assert session.evening.round == 2
    assert session.evening.known.trucks == [0, 0, 0]  # the tile on the second has left the game
    assert session.told()[-2:] == [
        "→ Return all trucks to the middle. Remove any tiles left on them from the game",
        "Round 2: Seat A goes first",
    ]


@rule("MAM-1.7")
def test_with_two_automas_the_log_says_which_of_them_acts() -> None:
    session = Session(3, "B=I,C=I", cards=True)
    session.says("A", "loaded 1")
    session.says("I-07", "zebra")
    assert any("Seat B" in line for line in session.told())
    session.says("I-01")

    assert any("Seat C" in line for line in session.told())


# whole evenings


@pytest.mark.parametrize(("players", "automas"), LINE_UPS)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_evening_asks_no_more_than_it_must(players: int, automas: str, seed: int) -> None:
    session = Session(players, automas, seed=seed)
    asked: Counter[str] = Counter()
    while not session.match.over:
        why, turn = session.why, session.evening.turn
        asked[why] += 1
        if why == FOR_SALE:  # only with the coins for it, and only about kinds it collects
            ledger = session.ledger(session.active() or "")
            assert ledger.coins >= 2
            asked_for = {answer.removesuffix("+") for answer in session.options()} - {"none"}
            assert asked_for <= {key.code for key in ledger.owned()}
        session.plays_on(seed * 1000 + session.match.moment, most=1)
        if why == TURN:  # one answer, and the turn is over
            assert session.evening.turn > turn

    assert set(asked) <= {START, TURN, TILE, FOR_SALE, WHICH, END}
    assert asked[START] == 1
    assert asked[END] <= 2 * len(session.evening.people())
    assert session.match.result.winners


@rule("MAM-5.2")
@pytest.mark.parametrize(("count", "card"), [(1, "I-07"), (2, "I-08"), (3, "I-09")])
def test_of_a_truck_it_asks_for_each_tile_and_no_more(count: int, card: str) -> None:
    session = Session(cards=True)
    session.says("A", "correct", "truck 1", str(count), "loaded 3", card)
    asked = 0
    while session.why == TILE:
        session.says("zebra")
        asked += 1

    assert asked == count


@rule("ZOO-1.2", "MAM-5.2")
def test_only_the_species_in_play_are_asked_for_if_they_were_named() -> None:
    session = Session(cards=True, species="camel, flamingo, leopard, panda, zebra")
    session.says("A", "loaded 1", "I-07")

    assert session.why == TILE
    question = session.match.question
    assert question is not None
    assert [code(option) for option in question.options] == [
        "camel",
        "flamingo",
        "leopard",
        "panda",
        "zebra",
        "stall",
        "coin",
    ]


@rule("ZOO-10.1", "ZOO-1.4", "MAM-4.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tiles_are_counted_and_the_end_stack_is_announced_at_the_right_one(players: int) -> None:
    for seed in range(3):
        session = Session(players, "B=II", cards=True)
        announced: dict[str, int] = {}
        while not session.match.over:
            before = session.lines()
            session.plays_on(seed + session.match.moment, most=1)
            for line in session.told(before):
                for words in (USED_UP, LAST_ROUND):
                    if words in line:
                        assert words not in announced
                        announced[words] = session.evening.known.drawn

        assert announced == {USED_UP: MAIN_STACK[players], LAST_ROUND: MAIN_STACK[players] + 1}


@rule("ZOO-10.1", "MAM-4.3")
def test_a_card_that_draws_twice_does_not_hide_the_announcement() -> None:
    cards = [
        "I-01: draw 0 >, draw 1 >", "I-02: draw 2 >", "I-03: take 1 >", "I-04: take 2 >", "I-05: take 3 >",
        "I-06: shuffle",
    ]  # fmt: skip
    session = Session(3, "B=I", cards=True, mammoth_deck="\n".join(cards))
    session.says("A", "correct", "drawn", "74", "loaded 3")
    assert USED_UP in " ".join(session.told())
    session.says("I-01")

    assert session.evening.known.last_round
    assert LAST_ROUND in " ".join(session.told())


@rule("ZOO-10.2")
def test_a_round_that_ends_with_the_main_stack_is_not_the_last() -> None:
    session = Session(2, "B=I", cards=True)
    session.says("A", "correct", "drawn", "62", "loaded 1", "I-01", "took 1", "I-07", "zebra")

    assert session.evening.known.drawn == MAIN_STACK[2]
    assert (session.evening.round, session.why) == (2, "MAM-2.2")
    session.says("I-02")
    assert session.evening.known.last_round


# corrections


def test_a_correction_is_an_entry_in_the_log_and_no_turn() -> None:
    session = Session(cards=True)
    session.says("A", "loaded 1", "I-03")
    before, lines = session.match.copy(), session.lines()

    session.says("correct", "truck 1", "3")

    assert session.evening.known.trucks == [3, 0, 0]
    assert session.evening.turn == before.state.turn
    assert (session.why, session.active()) == (TURN, "A")
    assert "3" in session.told(lines)[-1]
    for _ in range(3):
        session.match.undo()
    assert same(session.match, before)


@pytest.mark.parametrize(
    ("item", "number"), [("truck 2", 2), ("drawn", 40), ("coins B", 7), ("zebra B", 5), ("stall B", 2)]
)
def test_everything_in_the_books_can_be_corrected(item: str, number: int) -> None:
    session = Session(cards=True)
    session.says("A", "correct", item, str(number))

    found = {
        "truck 2": session.evening.known.trucks[1],
        "drawn": session.evening.known.drawn,
        "coins B": session.ledger().coins,
        "zebra B": len(session.ledger().stacks[7]),
        "stall B": len(session.ledger().stacks[8]),
    }
    assert found.pop(item) == number
    assert set(found.values()) == {0, 2} if item != "coins B" else set(found.values()) == {0}


def test_with_two_automas_each_is_corrected_on_its_own() -> None:
    session = Session(3, "B=I,C=II", cards=True)
    session.says("A", "correct", "zebra C", "3", "correct", "coins B", "0")

    assert (session.stacks("B"), session.stacks("C")) == ("", "zebra 3")
    assert (session.ledger("B").coins, session.ledger("C").coins) == (0, 2)


@rule("ZOO-10.1")
def test_a_correction_that_passes_the_end_of_the_main_stack_announces_the_last_round() -> None:
    session = Session(cards=True)
    session.says("A", "correct", "drawn", "66")

    assert session.evening.known.last_round
    assert LAST_ROUND in " ".join(session.told())


def test_a_wrong_answer_changes_nothing() -> None:
    session = Session(cards=True)
    session.says("A")
    before = session.match.copy()

    for wrong in ("took 1", "loaded 4", "bought zebra B", "", "I-01"):
        with pytest.raises(IllegalAnswer):
            session.says(wrong)
    assert same(session.match, before)


# undo, redo, save, load


@pytest.mark.parametrize(("players", "automas"), LINE_UPS)
def test_everything_can_be_taken_back_and_done_again(players: int, automas: str) -> None:
    session = Session(players, automas, seed=5)
    session.plays_on(1, most=60)
    end, told, taken_back = session.match.copy(), session.told(), 0

    while session.asked_so_far():
        session.match.undo()
        taken_back += 1
    assert taken_back == 60
    assert session.why == START
    while session.match.can_redo:
        session.match.redo()

    assert same(session.match, end)
    assert session.told() == told


def test_taking_back_an_answer_takes_back_automas_turn_with_it() -> None:
    session = Session(seed=1)
    session.says("A")
    before = session.match.copy()
    session.says("loaded 1")
    after = session.match.copy()
    assert after.state.turn >= 2

    session.match.undo()
    assert same(session.match, before)
    session.says("loaded 1")
    assert same(session.match, after)  # the same card comes up again


def test_in_the_middle_of_automas_turn_one_tile_is_taken_back() -> None:
    session = Session(cards=True)
    session.says("A", "loaded 1", "I-03", "loaded 1", "I-09", "zebra", "zebra")
    assert session.why == TILE

    session.match.undo()
    session.says("panda", "coin")

    assert session.stacks() == "panda 1, zebra 1"
    assert session.ledger().coins == 3


@pytest.mark.parametrize(("players", "automas"), LINE_UPS)
def test_a_saved_evening_resumes_at_the_same_question(players: int, automas: str) -> None:
    session = Session(players, automas, seed=3)
    while not session.match.over:
        session.plays_on(session.match.moment, most=7)
        again = load(save(session.match), find)
        assert same(again, session.match)
        assert again.undo_mode is Undo.FREE
    assert again.result == session.match.result


def test_after_loading_the_cards_come_up_as_they_would_have() -> None:
    session = Session(seed=9)
    session.plays_on(2, until=TILE)
    loaded = Session(seed=9)
    loaded.match = load(save(session.match), find)

    for each in (session, loaded):
        each.plays_on(3, most=20)
    assert save(loaded.match) == save(session.match)


def test_a_loaded_evening_can_be_taken_back_too() -> None:
    session = Session(seed=4)
    session.plays_on(3, most=20)
    again = load(save(session.match), find)

    for _ in range(12):
        again.undo()
        session.match.undo()
    assert same(again, session.match)


# the end


def to_the_end(session: Session, *corrections: str) -> None:
    """A takes the first truck of the last round, B the last, with a zebra."""
    session.says("A", "correct", "drawn", "64")
    for correction in corrections:
        item, _, number = correction.rpartition(" ")
        session.says("correct", item, number)
    session.says("loaded 1", "I-01", "took 1", "I-07", "zebra")
    assert session.why == END


@rule("MAM-9.1", "MAM-9.4", "ZOO-11.9")
def test_the_end_is_scored_and_the_winner_named() -> None:
    session = Session(cards=True)
    to_the_end(session, "camel B 4", "kangaroo B 1", "coins B 2")
    assert session.asks == "How many points does Seat A have?"

    session.says("6")

    assert session.match.over
    result = session.match.result
    assert [score.total for score in result.scores] == [6, 7 - 2]  # one of kangaroo and zebra is sold
    assert [seat.code for seat in result.winners] == ["A"]
    assert "Seat A wins" in session.told()[-1]


@rule("ZOO-11.9", "MAM-9.6")
@pytest.mark.parametrize(("coins", "winners"), [("0", ["B"]), ("1", ["A", "B"]), ("2", ["A"])])
def test_in_a_tie_people_are_asked_for_their_coins_and_automas_are_known(coins: str, winners: list[str]) -> None:
    session = Session(cards=True)
    to_the_end(session, "camel B 4", "coins B 3")

    session.says("7")
    assert session.why == END
    assert "A" in session.asks
    session.says(coins)

    assert session.match.over
    assert [seat.code for seat in session.match.result.winners] == winners


@rule("ZOO-11.9")
def test_coins_are_asked_only_of_people_who_are_tied_for_the_win() -> None:
    session = Session(4, "D=I", cards=True)
    session.says("A", "correct", "drawn", str(MAIN_STACK[4]), "loaded 1", "loaded 2", "loaded 3", "I-01")
    session.says("took 1", "took 2", "took 3", "I-07", "zebra")
    assert session.why == END
    session.says("20", "20", "3")  # A and B are tied, C is not
    assert "A" in session.asks
    session.says("2")
    assert "B" in session.asks
    session.says("3")

    assert [seat.code for seat in session.match.result.winners] == ["B"]


def test_without_a_tie_nobody_is_asked_for_coins() -> None:
    session = Session(cards=True)
    to_the_end(session)

    session.says("-12")

    assert session.match.over
    assert [seat.code for seat in session.match.result.winners] == ["B"]


def test_the_points_are_taken_back_like_any_answer() -> None:
    session = Session(cards=True)
    to_the_end(session)
    session.says("30")
    assert session.match.over

    session.match.undo()
    session.says("-20")

    assert [seat.code for seat in session.match.result.winners] == ["B"]


@rule("MAM-9.7", "MAM-1.7")
def test_three_at_the_table_two_of_them_automas() -> None:
    session = Session(3, "B=I,C=I", cards=True)
    session.says("A", "correct", "drawn", str(MAIN_STACK[3]), "correct", "zebra B", "5", "correct", "camel C", "3")
    session.says("loaded 1", "I-01", "I-02", "took 1", "I-07", "zebra", "I-06", "camel")
    assert session.why == END
    session.says("11")

    assert [score.total for score in session.match.result.scores] == [11, 18, 7]
    assert [seat.code for seat in session.match.result.winners] == ["B"]


# what is agreed


@rule("MAM-6.8")
def test_people_may_agree_to_buy_nothing_from_it() -> None:
    session = Session(cards=True, buy_from_automa="no")
    session.says("A", "correct", "zebra B", "1")

    assert not [answer for answer in session.options() if answer.startswith("bought")]


@rule("ZOO-9.4", "MAM-3.5")
def test_the_trucks_may_stand_the_other_way_round() -> None:
    session = Session(cards=True, truck_order="123")

    assert session.match.view(None).known.counts.truck_spaces == (1, 2, 3)
    session.says("A", "loaded 1", "I-02")
    assert "loaded 1" not in session.options()
    assert session.evening.known.trucks == [1, 0, 1]


@rule("MAM-1.1")
@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"species": "camel, zebra"}, "2 players use 5 species, not 2"),
        ({"species": "unicorn"}, "some of camel"),
        ({"automas": ""}, "at least one"),
        ({"automas": "A=I,B=I"}, "leave one for a person"),
        ({"automas": "C=I"}, "seats at the table"),
        ({"automas": "B=IV"}, "expected seats with a level"),
        ({"players": "6"}, "from 2 to 5"),
        ({"mammoth_deck": "I-01: jump"}, "line 1"),
        ({"first_seat": "a"}, "there is no option 'first_seat'"),
    ],
)
def test_what_cannot_be_agreed_is_refused(options: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        Match.new(GAME, 1, options)


def test_the_stack_is_never_drawn_below_its_last_tile() -> None:
    """However people play the last round, the end stack lasts [ZOO-10.3]."""
    for seed in range(5):
        session = Session(5, "E=III", seed=seed)
        session.plays_on(seed, until=END)
        assert session.evening.known.drawn <= MAIN_STACK[5] + END_STACK
