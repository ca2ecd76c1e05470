"""Once a match of several people is over, all hands and the seed are open: nothing of it is taken back."""

from __future__ import annotations

import re

import pytest

from soloist.engine.errors import BadRecord, CannotUndo
from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.record import Record
from soloist.engine.seats import SEATS, Seat
from soloist.engine.undoing import Closed
from soloist.web.keeping import kept_of
from soloist.web.records import read_match
from soloist.web.room import Beginning, Room
from soloist.web.store import Store
from tests.web.forms import AWAY
from tests.web.visits import Browser, House, Program

TWO = Beginning("zooloretto", ["human:Anna", "human:Ben"], seed=3)
ALONE = Beginning("zooloretto", ["human:Anna", "greedy"], seed=3)
A, B = SEATS[:2]


@pytest.fixture
def anna(house: House) -> Browser:
    return house.browser(AWAY)


def last_moment(beginning: Beginning) -> tuple[Match, Seat, str]:
    """A match before the answer that ends it, which can be taken back; who gives it, and which it is."""
    match = beginning.match()
    while True:
        question = match.question
        assert question is not None
        for option in question.options[:4]:
            trial = match.copy()
            trial.answer(option, seat=question.seat)
            if trial.over:
                assert trial.undo_target(question.seat) == match.moment, "the engine alone would take it back"
                return match, question.seat, code(option)
        match.answer(question.options[0], seat=question.seat)


def test_the_last_to_answer_cannot_undo_after_everything_was_shown(house: House, anna: Browser) -> None:
    match, seat, answer = last_moment(TWO)
    name = house.run(house.site.rooms.begin(match, anna.person, (A, B)))
    page = f"/m/{name}"
    assert anna.answer(page, answer, seat.code).status_code == 303
    kept = house.site.store.load(name)
    assert kept is not None
    assert kept.is_over
    stamp = anna.stamp(page, seat.code)
    for action in ("undo", "restart"):
        anna.post(f"{page}/{action}", {"seat": seat.code, "stamp": stamp})
    program = house.program(house.site.signer.seat_token(name, seat))
    said = program.send("POST", f"/matches/{name}/undo", {"stamp": stamp})
    assert said.status_code == 400
    assert "the match is over and everything was shown" in said.text
    assert '"over"' in said.text
    again = house.site.store.load(name)
    assert again == kept
    shown = anna.get(f"{page}?seat={seat.code}").text
    assert f'action="{page}/undo"' not in shown
    assert f'action="{page}/restart"' not in shown


def test_a_room_takes_nothing_back_by_any_of_its_ways(house: House) -> None:
    match, seat, answer = last_moment(TWO)
    room = kept_in(house.site.store, match, "closedroom000000")
    room.answer(seat, room.stamp(seat), answer)
    assert isinstance(room.why_no_undo(seat), Closed)
    assert room.steps_back(seat) == []
    for take_back in (room.undo, room.restart, room.redo):
        with pytest.raises(CannotUndo):
            take_back(seat, room.stamp(seat))
    assert room.match.over


def test_alone_the_last_answer_can_still_be_taken_back(house: House) -> None:
    match, seat, answer = last_moment(TWO)
    match.meta["seats"] = "human:Anna,greedy" if seat == A else "greedy,human:Ben"
    room = kept_in(house.site.store, match, "aloneroom0000000")
    room.answer(seat, room.stamp(seat), answer)
    assert room.match.over
    room.undo(seat, room.stamp(seat))
    assert not room.match.over


def kept_in(store: Store, match: Match, name: str) -> Room:
    store.add(kept_of(match, name), [])
    kept = store.load(name)
    assert kept is not None
    return Room(store, kept)


# how far back, when a record comes in


def with_free_undo() -> Match:
    match = Match.new(TWO.match().game, 2, seed=3, undo=Undo.FREE)
    match.meta["seats"] = "human:Anna,human:Ben"
    return match


def test_free_undo_among_several_people_does_not_come_in_with_a_record(house: House, anna: Browser) -> None:
    text = Record.of(with_free_undo()).text()
    with pytest.raises(BadRecord, match="only for playing alone"):
        read_match(text)
    refused = house.program().send("POST", "/records", {"record": text})
    assert refused.status_code == 400
    assert "only for playing alone" in refused.text
    files = {"file": ("x", text.encode())}
    opened = house.run(anna.client.post("/import", data={"csrf": anna.csrf}, files=files))
    assert opened.status_code == 400
    assert "only for playing alone" in opened.text


def test_a_record_that_names_nobody_has_people_in_all_seats(house: House) -> None:
    match = with_free_undo()
    del match.meta["seats"]
    with pytest.raises(BadRecord, match="only for playing alone"):
        read_match(Record.of(match).text())


def test_alone_free_undo_comes_in_with_a_record() -> None:
    match = with_free_undo()
    match.meta["seats"] = "human:Anna,greedy"
    assert read_match(Record.of(match).text()).undo_mode is Undo.FREE


def test_a_match_that_came_in_with_it_before_is_bound_now(house: House) -> None:
    room = kept_in(house.site.store, with_free_undo(), "cameinbefore0000")
    assert room.match.undo_mode is Undo.SCREEN


# a seed that somebody chose


LINE = "{} chose seed 4711: who knows it can know what comes"


def seats_of(begun: str, house: House) -> Record:
    kept = house.site.store.load(begun.rpartition("/m/")[2].partition("/")[0])
    assert kept is not None
    return Record.read(kept.head)


def test_a_typed_seed_is_told_to_everybody_at_the_table(house: House, anna: Browser) -> None:
    fields = {"seat-A": "link", "name-A": "Ben", "seat-B": "you", "name-B": "Anna", "seed": "4711"}
    begun = anna.post("/new/arne", fields).headers["location"]
    name = begun.removeprefix("/m/").partition("/")[0]
    others = house.browser("203.0.113.9"), house.browser("203.0.113.10")
    others[0].get(f"/m/{name}/join/{house.site.signer.seat_token(name, A)}")
    for each in (anna, *others):
        page = re.sub("<[^>]+>", "", each.get(f"/m/{name}?show=log").text)
        assert page.count(LINE.format("Anna")) >= 2, "in the head and as the first line"
        assert "Seed 4711" in page
    first = house.program().get(f"/matches/{name}/log")["lines"][0]
    assert (first["number"], first["text"]) == (0, LINE.format("Anna"))
    assert "chosen by B" in seats_of(begun, house).text()


def test_a_program_that_chooses_a_seed_does_so_before_everybody(house: House) -> None:
    program = house.program()
    begun = program.post("/matches", {"game": "arne", "seats": ["human", "human"], "seed": 2**53 - 1}, status=201)
    lines = program.get(f"/matches/{begun['match']}/log")["lines"]
    assert lines[0]["text"].startswith(f"Seed {2**53 - 1} was chosen")


@pytest.mark.parametrize("seats", [["human", "greedy"], ["greedy", "greedy"]])
def test_whoever_plays_alone_is_told_nothing_of_it(house: House, seats: list[str]) -> None:
    program = house.program()
    begun = program.post("/matches", {"game": "arne", "seats": seats, "seed": 7}, status=201)
    assert not any("seed" in line["text"].lower() for line in program.get(f"/matches/{begun['match']}/log")["lines"])


def test_a_seed_nobody_chose_has_128_bits_and_is_told_to_nobody(house: House, anna: Browser) -> None:
    program: Program = house.program()
    seeds = []
    for _ in range(8):
        name = program.post("/matches", {"game": "arne", "seats": ["human", "human"]}, status=201)["match"]
        record = seats_of(f"/m/{name}", house)
        seeds.append(record.seed)
        assert record.told is None
        assert str(record.seed) not in anna.get(f"/m/{name}").text
    for _ in range(8):
        seeds.append(
            seats_of(anna.post("/new/arne", {"seat-A": "you", "seat-B": "link"}).headers["location"], house).seed
        )
    assert len(set(seeds)) == 16
    assert max(seed.bit_length() for seed in seeds) > 120
    assert max(seeds) < 2**128


@pytest.mark.parametrize("seed", [str(2**128), "1" * 40, "-1", "x", "٣"])
def test_a_seed_that_is_none_is_refused(anna: Browser, seed: str) -> None:
    response = anna.post("/new/arne", {"seat-A": "you", "seat-B": "link", "seed": seed})
    assert response.status_code == 400
    assert "seed is a whole number" in response.text
