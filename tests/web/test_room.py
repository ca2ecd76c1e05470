"""One match as it is played and kept: what a room knows survives a reload."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist.engine.errors import CannotUndo, IllegalAnswer, StaleAnswer
from soloist.engine.notation import code
from soloist.engine.seats import SEATS, Seat
from soloist.web.keeping import kept_of
from soloist.web.room import Beginning, NoSuchMatch, Room
from soloist.web.store import Kept, Store, sqlite_address
from tests.web.postgres import cluster, postgres

NAME = "match00000000000"
__all__ = ["cluster", "postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    is_file = request.param == "sqlite"
    store = Store(sqlite_address(tmp_path) if is_file else request.getfixturevalue("postgres"))
    yield store
    store.close()


def load(store: Store) -> Kept:
    found = store.load(NAME)
    assert found is not None
    return found


def begin(store: Store, beginning: Beginning) -> Room:
    store.add(kept_of(beginning.match(), NAME), [])
    return Room(store, load(store))


def answer_first(room: Room) -> None:
    for seat in room.seating.people:
        question = room.asked(seat)
        if question is not None:
            room.answer(seat, room.stamp(seat), code(question.options[0]))
            return


def same(one: Room, other: Room) -> bool:
    return (one.match.history, one.undone, one.undos, one.version) == (
        other.match.history,
        other.undone,
        other.undos,
        other.version,
    )


def test_an_undo_and_its_stack_survive_a_reload(store: Store) -> None:
    room = begin(store, Beginning("mammoth", seed=1))
    for _ in range(4):
        answer_first(room)
    full = list(room.match.history)
    for _ in range(3):
        room.undo(SEATS[0], room.stamp(SEATS[0]))
    again = Room(store, load(store))
    assert same(again, room)
    assert again.stamp(SEATS[0]) == room.stamp(SEATS[0])
    for _ in range(3):
        again.redo(SEATS[0], again.stamp(SEATS[0]))
    assert again.match.history == full
    assert not again.can_redo(SEATS[0])


def test_an_answer_after_an_undo_forgets_what_was_undone(store: Store) -> None:
    room = begin(store, Beginning("mammoth", seed=1))
    answer_first(room)
    room.undo(SEATS[0], room.stamp(SEATS[0]))
    answer_first(room)
    assert load(store).undone == []


def test_a_standing_pass_survives_a_reload(store: Store) -> None:
    room = begin(store, Beginning("arne", ["human", "human"], seed=1))
    triggers = [trigger.code for trigger in room.match.game.triggers][:2]
    room.pass_until(SEATS[0], triggers)
    with pytest.raises(IllegalAnswer):
        room.pass_until(SEATS[0], [*triggers, "nonsense"])
    again = Room(store, load(store))
    assert list(again.playing.watches[SEATS[0]].triggers) == triggers
    again.stop_passing(SEATS[0])
    assert load(store).watches == {}


def test_of_two_rooms_the_later_takes_over_what_the_other_did(store: Store) -> None:
    one = begin(store, Beginning("arne", ["human", "human"], seed=1))
    other = Room(store, load(store))
    stamp = other.stamp(SEATS[0])
    answer_first(one)
    with pytest.raises(StaleAnswer):
        other.answer(SEATS[0], stamp, "orange")
    assert same(one, other)
    assert load(store).version == one.version


def test_a_room_of_a_removed_match_is_gone(store: Store) -> None:
    room = begin(store, Beginning("arne", ["human", "human"], seed=1))
    stamp = room.stamp(SEATS[0])
    store.remove(NAME)
    with pytest.raises(NoSuchMatch):
        room.answer(SEATS[0], stamp, "orange")


# standing passes


def settle(room: Room) -> None:
    while room.go_on():
        pass


def windows(store: Store, seed: int) -> Iterator[Room]:
    """A match of three in which Anna lets all windows pass until anything happens; shown after every answer."""
    room = begin(store, Beginning("arne", ["human:Anna", "human", "human"], seed=seed))
    chance, anna = random.Random(seed), SEATS[0]
    for _ in range(120):
        settle(room)
        if room.match.over:
            return
        if room.match.turns and anna not in room.playing.watches:
            room.pass_until(anna, [trigger.code for trigger in room.match.game.triggers])
            settle(room)
        question = chance.choice(room.match.questions)
        room.answer(question.seat, room.stamp(question.seat), code(chance.choice(question.options)))
        yield room


def is_passing(room: Room, seat: Seat) -> bool:
    return seat in room.playing.watches


def test_who_was_woken_is_not_passed_for_after_a_reload(store: Store) -> None:
    woken = 0
    for room in windows(store, 3):
        settle(room)
        again = Room(store, load(store))
        settle(again)
        assert again.match.moment == room.match.moment
        assert is_passing(again, SEATS[0]) == is_passing(room, SEATS[0])
        woken += bool(room.playing.woken.get(SEATS[0]))
    assert woken > 5


def test_what_happened_just_before_a_reload_wakes_all_the_same(store: Store) -> None:
    """The server was killed after an answer was kept and before those who pass were thought of."""
    woken = 0
    for room in windows(store, 4):
        again = Room(store, load(store))
        settle(again)
        room.refresh()
        question = room.match.asked(SEATS[0])
        woken += bool(again.playing.woken.get(SEATS[0]))
        if again.playing.woken.get(SEATS[0]):
            assert question is not None
    assert woken > 5


# countdowns


def window_in(store: Store) -> tuple[Room, Seat]:
    """Three people with a countdown, one of whom may react or pass."""
    agreed = Beginning("arne", ["human"] * 3, {"uniform_prompts": "yes"}, seed=3, clock=5)
    room = begin(store, agreed)
    chance = random.Random(1)
    while True:
        settle(room)
        question = room.match.questions[0]
        if question.passing is not None and len(question.options) > 1:
            return room, question.seat
        room.answer(question.seat, room.stamp(question.seat), code(chance.choice(question.options)))


def test_what_was_undone_cannot_be_done_again_after_a_countdown_passed(store: Store) -> None:
    room, seat = window_in(store)
    room.answer(seat, room.stamp(seat), "pass")
    room.undo(seat, room.stamp(seat))
    assert room.can_redo(seat)
    room.deadlines = dict.fromkeys(room.deadlines, 0.0)
    assert room.time_out()
    assert not room.can_redo(seat)
    assert load(store).undone == []


def test_one_tap_may_answer_questions_in_a_row(store: Store) -> None:
    """Beside a box: a tile and the creatures on it; what is not asked then is left out."""
    room = begin(store, Beginning("orichalcum-ai", seed=1))
    person = Seat(0)
    for answer in ("done", "produce-2", "vf|cyclops"):
        room.answer(person, room.stamp(person), answer)
    assert [code(entry.value) for entry in room.match.history if entry.seat == person] == [
        "done", "produce-2", "vf", "cyclops",
    ]  # fmt: skip
    assert same(room, Room(store, load(store)))
    while code(room.match.history[-1].value) != "produce-2":
        room.undo(person, room.stamp(person))
    room.answer(person, room.stamp(person), "mf|cyclops")  # no volcano, so nobody asks for a creature
    assert "cyclops" not in [code(entry.value) for entry in room.match.history[-3:]]
    with pytest.raises(IllegalAnswer):
        room.answer(person, room.stamp(person), "nonsense|done")


# beside a box: taking out, going back, what helps people


def arno_turn(store: Store) -> Room:
    """A person's turn beside ARNO, with three things entered."""
    room = begin(store, Beginning("arno", seed=3, options={"automas": "B=L1"}))
    say(room, "none", "break 1", "zoo africa", "donation")
    return room


def say(room: Room, *answers: str) -> None:
    for answer in answers:
        room.answer(Seat(0), room.stamp(Seat(0)), answer)


def said(room: Room) -> list[str]:
    return [code(entry.value) for entry in room.match.history if entry.seat == Seat(0)]


def test_one_entry_is_taken_out_and_the_later_ones_stay(store: Store) -> None:
    room = arno_turn(store)
    version, place = room.version, room.match.moment - 2  # the zoo
    room.without(Seat(0), room.stamp(Seat(0)), place)
    assert said(room) == ["none", "break 1", "donation"]
    assert room.version == version + 1  # kept at once, or not at all
    assert same(room, Room(store, load(store)))
    with pytest.raises(CannotUndo):
        room.without(Seat(0), room.stamp(Seat(0)), 1000)


def test_back_to_a_moment_is_one_change_that_can_be_redone_step_by_step(store: Store) -> None:
    room = arno_turn(store)
    version, now = room.version, room.match.moment
    room.back(Seat(0), room.stamp(Seat(0)), now - 2)
    assert said(room) == ["none", "break 1"]
    assert room.version == version + 1
    for _ in range(2):
        room.redo(Seat(0), room.stamp(Seat(0)))
    assert said(room) == ["none", "break 1", "zoo africa", "donation"]
    with pytest.raises(CannotUndo):
        room.back(Seat(0), room.stamp(Seat(0)), room.match.moment)


def test_what_was_entered_before_an_undo_is_offered_until_the_turn_is_over(store: Store) -> None:
    room = arno_turn(store)
    room.back(Seat(0), room.stamp(Seat(0)), room.match.moment - 3)
    say(room, "break 2")
    assert room.aids.entries == ["break 1", "zoo africa", "donation"]
    say(room, "zoo africa")
    assert room.aids.entries == ["break 1", "donation"]
    say(room, "done")
    assert room.aids.entries == []


def test_ticks_are_kept_and_those_of_what_was_taken_back_are_not(store: Store) -> None:
    room = arno_turn(store)
    room.aids.tick("early", room.match.moment - 2, is_on=True)
    room.aids.tick("late", room.match.moment, is_on=True)
    assert Room(store, load(store)).aids.ticks == {"early", "late"}
    room.undo(Seat(0), room.stamp(Seat(0)))
    assert room.aids.ticks == {"early"}
    room.aids.tick("early", room.match.moment, is_on=False)
    assert room.aids.ticks == frozenset()
    with pytest.raises(IllegalAnswer):
        room.aids.tick("again:0000", 0, is_on=True)
