"""Giving up in the browser and by the API: by whoever holds the seat, seen by all, kept like an answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import unescape
from operator import methodcaller
from pathlib import Path

import pytest
from markupsafe import Markup

from soloist.engine.errors import CannotUndo, IllegalAnswer
from soloist.engine.notation import code
from soloist.engine.record import Record
from soloist.engine.seats import SEATS, Seat
from soloist.registry import game_ids
from soloist.web.keeping import kept_of
from soloist.web.room import Beginning, Room
from soloist.web.store import Store, sqlite_address
from tests.kit.courses import play_on
from tests.web.visits import Browser, House, Program

A, B, C = SEATS[:3]
NAME = "match00000000000"
TWO = ("human:Anna", "human:Ben")
THREE = (*TWO, "greedy")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(sqlite_address(tmp_path))


def begin(store: Store, *seats: str, game: str = "arne") -> Room:
    store.add(kept_of(Beginning(game, seats, seed=7).match(), NAME), [])
    return again(store)


def again(store: Store) -> Room:
    """The room as another server would open it."""
    kept = store.load(NAME)
    assert kept is not None
    return Room(store, kept)


def settle(room: Room) -> None:
    while room.go_on():
        pass


def answer_first(room: Room, seat: Seat) -> None:
    question = room.asked(seat)
    assert question is not None
    room.answer(seat, room.stamp(seat), code(question.options[0]))


# rooms


def test_it_is_kept_when_it_returns_and_the_others_play_on(store: Store) -> None:
    room = begin(store, *THREE)
    answer_first(room, A)
    room.give_up(A)
    assert again(store).match.gave_up == {A: room.match.moment - 1}
    assert room.asked(A) is None
    for _ in range(30):
        settle(room)
        answer_first(room, B)
    later = room.match.history[room.match.gave_up[A] + 1 :]
    assert all(entry.auto for entry in later if entry.seat == A)
    assert [entry for entry in later if entry.seat == A]
    assert again(store).match.history == room.match.history


def test_a_resumed_match_goes_on_in_the_same_way(store: Store) -> None:
    room = begin(store, *THREE)
    room.give_up(A)
    other = again(store)
    for each in (room, other):
        each.refresh()
        while each._give_next():
            pass
    assert other.match.history == room.match.history


def test_who_gave_up_does_nothing_any_more(store: Store) -> None:
    room = begin(store, *THREE)
    answer_first(room, A)
    room.give_up(A)
    before = room.version
    stamp = room.stamp(A)
    tried: list[Callable[[], None]] = [
        partial(room.answer, A, stamp, "pass"),
        partial(room.undo, A, stamp),
        partial(room.redo, A, stamp),
        partial(room.pass_until, A, []),
        partial(room.give_up, A),
    ]
    for do in tried:
        with pytest.raises(IllegalAnswer, match="gave up"):
            do()
    assert room.version == before
    assert not room.can_undo(A)
    assert not room.can_give_up(A)


def test_nobody_takes_back_what_was_before_it(store: Store) -> None:
    room = begin(store, *THREE)
    answer_first(room, A)
    room.undo(A, room.stamp(A))
    answer_first(room, A)
    room.give_up(B)
    with pytest.raises(CannotUndo, match="has given up since"):
        room.undo(A, room.stamp(A))
    assert not room.can_undo(A)
    assert not room.can_redo(A)


def test_the_page_of_another_is_not_too_late_because_of_it(store: Store) -> None:
    room = begin(store, *THREE)
    stamp = room.stamp(A)
    room.give_up(B)
    assert room.stamp(A) == stamp
    assert not room.match.over


def test_the_last_person_ends_it(store: Store) -> None:
    room = begin(store, "human", "greedy", "random")
    room.give_up(A)
    assert room.match.over
    assert room.match.result.winners == ()
    kept = store.load(NAME)
    assert kept is not None
    assert kept.is_over
    assert kept.summary["gave_up"] == ["A"]


@pytest.mark.parametrize(("game", "seats"), [("zooloretto", "human,mammoth:II"), ("arknova", "human,arno:L3")])
def test_against_one_automa_it_has_won(store: Store, game: str, seats: str) -> None:
    room = begin(store, *seats.split(","), game=game)
    settle(room)
    room.give_up(A)
    assert room.match.result.winners == (B,)


def test_a_standing_pass_ends_with_it(store: Store) -> None:
    room = begin(store, *THREE)
    room.pass_until(A, [])
    room.give_up(A)
    assert room.playing.watches == {}


# pages


@pytest.fixture
def anna(house: House) -> Browser:
    return house.browser()


def page(browser: Browser, address: str) -> str:
    return unescape(browser.get(address).text)


def words(html: str) -> str:
    return Markup(html).striptags()


def test_the_menu_asks_once_more_without_any_script(anna: Browser) -> None:
    match = anna.begin(Beginning("arne", THREE, seed=7))
    text = page(anna, match)
    menu = text[text.index('class="menu"') :]
    sure = menu[menu.index('<details class="sure"') :]
    assert sure.index("Give up this match? This cannot be undone.") < sure.index("Yes, give up")
    assert f'action="{match}/give-up"' in sure
    assert "give-up" not in text[: text.index('class="menu"')]


def test_who_gives_up_looks_on_and_all_others_see_it(anna: Browser, house: House) -> None:
    match = anna.begin(Beginning("arne", THREE, seed=7))
    stranger = house.browser()
    assert anna.post(f"{match}/give-up", {"seat": "A"}).status_code == 303
    own = page(anna, f"{match}?seat=A")
    assert "You gave up and look on." in own
    assert "give-up" not in own
    seen = page(stranger, match)
    assert "Anna gave up" in words(seen)
    assert 'is-gone" data-tip="gave up"' in seen
    earlier = page(stranger, f"{match}?at=0")
    assert "is-gone" not in earlier


def test_only_who_holds_the_seat_may(anna: Browser, house: House) -> None:
    match = anna.begin(Beginning("arne", THREE, seed=7))
    stranger = house.browser()
    for seat in ("A", "B", "C", ""):
        assert stranger.post(f"{match}/give-up", {"seat": seat}).status_code == 403
    for seat in ("B", "C"):
        assert anna.post(f"{match}/give-up", {"seat": seat}).status_code == 403
    assert anna.post(f"{match}/give-up", {"seat": "A", "csrf": "forged"}).status_code == 403
    assert "gave up" not in page(anna, match)
    assert "give-up" not in page(stranger, match)


def test_a_second_time_is_refused_with_a_sentence(anna: Browser) -> None:
    match = anna.begin(Beginning("arne", THREE, seed=7))
    anna.post(f"{match}/give-up", {"seat": "A"})
    response = anna.post(f"{match}/give-up", {"seat": "A"})
    assert response.status_code == 409
    assert "Anna already gave up" in words(response.text)


@pytest.mark.parametrize("game", game_ids())
def test_the_end_says_who_gave_up_and_can_be_watched_again(anna: Browser, game: str) -> None:
    played = Beginning(game, TWO, seed=7).match()
    play_on(played, 1, 25)
    match = "/m/" + anna.house.run(anna.house.site.rooms.begin(played, anna.person, (A, B)))
    anna.post(f"{match}/give-up", {"seat": "B"})
    text = page(anna, match)
    assert "Winner: Anna" in text
    assert "Ben gave up" in text
    assert "Watch it again" in text
    assert anna.get(f"{match}?at=0").status_code == 200
    assert anna.get(f"{match}?seat=B").status_code == 200
    assert "\nB gives up\n--\n" in anna.get(f"{match}/record").text


def row(browser: Browser, match: str) -> str:
    """What the start page says of a match."""
    home = page(browser, "/")
    return home[home.index(f'href="{match}"') :].partition("</li>")[0]


@pytest.mark.parametrize(
    ("gone", "held", "sentence"),
    [("A", "A", "gave up"), ("B", "A", "won: Ben gave up"), ("B", "", "Anna won"), ("AB", "C", "nobody won")],
)
def test_the_list_of_matches_says_so(anna: Browser, house: House, gone: str, held: str, sentence: str) -> None:
    seats = TWO if len(gone) == 1 else (*THREE, "greedy")
    match = anna.begin(Beginning("arne", seats, seed=7), held)
    for seat in SEATS:
        if seat.code in gone:
            house.run(house.site.rooms.change(match.removeprefix("/m/"), methodcaller("give_up", seat)))
    assert sentence in row(anna, match)


def test_beside_a_box_there_is_nothing_to_give_up(anna: Browser) -> None:
    match = anna.begin(Beginning("mammoth", seed=7))
    assert "give-up" not in page(anna, match)
    assert anna.post(f"{match}/give-up", {"seat": "A"}).status_code == 409


# the API


def begun(stranger: Program, *seats: str) -> tuple[str, list[Program]]:
    made = stranger.post("/matches", {"game": "arne", "seats": list(seats), "seed": 7}, status=201)
    return f"/matches/{made['match']}", [stranger.with_token(key["token"]) for key in made["keys"]]


def test_a_token_gives_its_own_seat_up(house: House) -> None:
    stranger = house.program()
    match, (anna, ben) = begun(stranger, *THREE)
    now = ben.post(f"{match}/give-up", None)
    assert [person["gave_up"] for person in now["seats"]] == [False, True, False]
    assert not now["over"]
    assert ben.get(f"{match}/question") is None
    assert stranger.get(f"{match}/log")["lines"][-1]["text"] == "Ben gave up"
    now = anna.post(f"{match}/give-up", None)
    assert now["over"]
    assert now["result"]["winners"] == ["C"]
    assert now["result"]["gave_up"] == ["B", "A"]
    assert anna.send("POST", f"{match}/give-up").status_code == 400


def test_without_a_token_nobody_gives_up(house: House) -> None:
    stranger = house.program()
    match, _ = begun(stranger, *THREE)
    other, (somebody, _) = begun(stranger, *THREE)
    assert stranger.send("POST", f"{match}/give-up").status_code == 401
    assert somebody.send("POST", f"{match}/give-up").status_code == 401
    assert not any(person["gave_up"] for person in stranger.get(match)["seats"])
    assert other != match


def test_its_cards_stay_hidden_while_others_play_on(house: House) -> None:
    stranger = house.program()
    match, (anna, ben) = begun(stranger, *THREE)
    anna.post(f"{match}/give-up", None)
    assert anna.send("GET", f"{match}/view?seat=B").status_code == 403
    assert ben.send("GET", f"{match}/view?seat=A").status_code == 403
    assert anna.send("GET", f"{match}/record").status_code == 403


# records


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("answers", [0, 25])
def test_a_match_that_was_given_up_can_be_imported_and_looked_at(house: House, game: str, answers: int) -> None:
    stranger = house.program()
    match = Beginning(game, TWO, seed=3).match()
    play_on(match, 1, answers)
    match.give_up(B)
    text = Record.of(match).text()
    copy = f"/matches/{stranger.post('/records', {'record': text}, status=201)['match']}"
    now = stranger.get(copy)
    assert now["over"]
    assert now["result"]["gave_up"] == ["B"]
    assert stranger.get(f"{copy}/record")["record"] == text
    assert stranger.get(f"{copy}/view?at=0")["moment"] == 0


@pytest.mark.parametrize("game", game_ids())
def test_a_record_that_simply_stops_goes_on(house: House, anna: Browser, game: str) -> None:
    stranger = house.program()
    match = Beginning(game, TWO, seed=3).match()
    play_on(match, 1, 25)
    lines = Record.of(match).text().splitlines()
    cut = lines[: lines.index("--") + 18]
    made = stranger.post("/records", {"record": "\n".join(cut) + "\n"}, status=201)
    copy = f"/matches/{made['match']}"
    assert not stranger.get(copy)["over"]
    assert stranger.get(f"{copy}/view?at=5")["moment"] == 5
    assert anna.get(f"/m/{made['match']}?at=5").status_code == 200
    asked = [stranger.with_token(key["token"]).get(f"{copy}/question") for key in made["keys"]]
    assert [question for question in asked if question is not None]


def test_a_record_rolled_by_hand_goes_on_with_dice(house: House) -> None:
    stranger = house.program()
    text = Record.of(Beginning("zooloretto", TWO, seed=3).match()).text()
    head = text[: text.rindex("--")].replace("dice keyed", "dice keyed, by hand")
    made = stranger.post("/records", {"record": head}, status=201)
    assert stranger.get(f"/matches/{made['match']}")["asked"]
