"""Many at once: of all answers to a question one is taken, whoever sends it, and everybody hears of it."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from soloist.engine.errors import StaleAnswer
from soloist.engine.notation import code
from soloist.engine.seats import SEATS
from soloist.web.keeping import kept_of
from soloist.web.room import Beginning, Room
from soloist.web.store import Kept, Store
from tests.web.at_once import at_once
from tests.web.postgres import cluster, postgres
from tests.web.visits import Browser, House, Program, open_house

__all__ = ["cluster", "postgres"]

TWO = Beginning("arne", ["human:Anna", "human:Ben"], seed=7)
BESIDE = Beginning("mammoth", seed=7)
AT_ONCE = 8
SECOND = 1.0


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as house:
        yield house


@pytest.fixture
def pair(address: str) -> Iterator[tuple[House, House]]:
    """Two servers on one database."""
    with open_house(address) as one, open_house(address) as other:
        yield one, other


def keeper(house: House, name: str, seat: int = 0) -> Program:
    return house.program(house.site.signer.seat_token(name, SEATS[seat]))


def begin(house: House, beginning: Beginning) -> str:
    """A match nobody holds yet, by its name."""
    return house.run(house.site.rooms.begin(beginning.match(), "", ()))


def load(house: House, name: str) -> Kept:
    kept = house.site.store.load(name)
    assert kept is not None
    return kept


def given(house: House, name: str) -> list[str]:
    """Who has answered, besides what was given for somebody or drawn."""
    return [who for who, auto, _ in load(house, name).answers if not auto and who != "chance"]


def statuses(responses: list[Any]) -> Counter[int]:
    return Counter(response.status_code for response in responses)


# one server


def test_of_answers_sent_at_once_one_is_taken(house: House) -> None:
    name = begin(house, TWO)
    program = keeper(house, name)
    sendings = [
        program.sending("POST", f"/matches/{name}/answer", {"stamp": "0.0", "answer": ["orange", "purple"][n % 2]})
        for n in range(AT_ONCE)
    ]
    assert statuses(house.race(*sendings)) == {200: 1, 409: AT_ONCE - 1}
    assert given(house, name) == ["A"]


def test_of_forms_sent_at_once_one_is_taken(house: House) -> None:
    browsers = [house.browser() for _ in range(3)]
    match = browsers[0].begin(TWO, "A")
    link = f"{match}/join/{house.site.signer.seat_token(match[3:], SEATS[0])}"
    for browser in browsers:
        browser.get(link)
    fields = [{"seat": "A", "stamp": "0.0", "answer": answer} for answer in ("orange", "purple", "orange")]
    postings = [browser.posting(f"{match}/answer", each) for browser in browsers for each in fields]
    responses = house.race(*postings)
    (taken,) = [what for who, _, what in load(house, match[3:]).answers if who == "A"]
    same = [(each["answer"] == taken) for _ in browsers for each in fields]  # sent again, it is the same answer
    assert [response.status_code for response in responses] == [303 if each else 409 for each in same]
    refused = next(response for response in responses if response.status_code == 409)
    assert "earlier question" in refused.text or "quicker" in refused.text
    assert given(house, match[3:]) == ["A"]


def test_an_answer_sent_again_is_the_same_answer(house: House) -> None:
    """Whoever has not heard that it arrived sends it once more: no error, no second answer."""
    browser = house.browser()
    match = browser.begin(BESIDE, "A")
    program = keeper(house, match[3:])
    asked = program.get(f"/matches/{match[3:]}/question")
    answer, others = (asked["options"][n]["answer"] for n in (0, 1))
    assert [browser.answer(match, answer, stamp=asked["stamp"]).status_code for _ in range(2)] == [303, 303]
    once = load(house, match[3:])
    assert browser.answer(match, answer, stamp=asked["stamp"]).status_code == 303
    assert load(house, match[3:]) == once
    assert browser.answer(match, others, stamp=asked["stamp"]).status_code == 409
    for stamp in ("", ".", "0", "0.", "0.x", "7.0", "0.99999999", "-1.0"):
        fields = {"seat": "A", "stamp": stamp or "-", "answer": answer}
        assert browser.post(f"{match}/answer", fields).status_code == 409
    browser.post(f"{match}/undo", {"seat": "A", "stamp": browser.stamp(match)})
    assert browser.answer(match, answer, stamp=asked["stamp"]).status_code == 409  # that question is asked no more
    assert load(house, match[3:]).answers == []


def test_beside_a_box_a_late_answer_is_dropped_and_the_news_are_shown(house: House) -> None:
    """The other phone was quicker: no message, but the automa's turn."""
    one, other = house.browser(), house.browser()
    match = one.begin(BESIDE, "A")
    other.get(f"{match}/join/{house.site.signer.seat_token(match[3:], SEATS[0])}")
    program = keeper(house, match[3:])
    for _ in range(40):
        asked = program.get(f"/matches/{match[3:]}/question")
        answers = [each["answer"] for each in asked["options"]]
        one.answer(match, answers[0], stamp=asked["stamp"])
        if "is-done-button" in one.get(f"{match}?seat=A").text and len(answers) > 1:
            break
    late = other.answer(match, answers[1], stamp=asked["stamp"])
    assert late.status_code == 409
    assert "note-bad" not in late.text
    assert "earlier question" not in late.text
    assert "said=" in late.text  # the way on from the news


@pytest.mark.parametrize("action", ["undo", "redo"])
def test_a_double_click_takes_back_once(house: House, action: str) -> None:
    browser = house.browser()
    match = browser.begin(BESIDE, "A")
    program = keeper(house, match[3:])
    for _ in range(4):
        asked = program.get(f"/matches/{match[3:]}/question")
        answer = {"stamp": asked["stamp"], "answer": asked["options"][0]["answer"]}
        program.post(f"/matches/{match[3:]}/answer", answer)
    if action == "redo":
        for _ in range(2):
            browser.post(f"{match}/undo", {"seat": "A", "stamp": browser.stamp(match)})
    before = load(house, match[3:])
    fields = {"seat": "A", "stamp": browser.stamp(match)}
    responses = house.race(*(browser.posting(f"{match}/{action}", fields) for _ in range(3)))
    assert statuses(responses) == {303: 1, 409: 2}
    after = load(house, match[3:])
    assert abs(len(after.undone) - len(before.undone)) == 1
    assert after.version == before.version + 1


def test_an_answer_and_an_undo_at_once(house: House) -> None:
    """Whoever comes second was meant for another question."""
    name = begin(house, BESIDE)
    program = keeper(house, name)
    program.post(f"/matches/{name}/answer", {"stamp": "0.0", "answer": "A"})
    asked = program.get(f"/matches/{name}/question")
    answer = program.sending(
        "POST", f"/matches/{name}/answer", {"stamp": asked["stamp"], "answer": asked["options"][0]["answer"]}
    )
    undo = program.sending("POST", f"/matches/{name}/undo", {"stamp": asked["stamp"]})
    assert statuses(house.race(answer, undo)) == {200: 1, 409: 1}


def test_passing_and_being_asked_again_may_be_switched_all_the_time(house: House) -> None:
    name = begin(house, TWO)
    program = keeper(house, name)
    sendings = [
        program.sending("PUT", f"/matches/{name}/pass", {"until": []})
        if number % 2
        else program.sending("DELETE", f"/matches/{name}/pass")
        for number in range(AT_ONCE)
    ]
    assert statuses(house.race(*sendings)) == {200: AT_ONCE}
    assert program.send("DELETE", f"/matches/{name}/pass").status_code == 200
    kept = load(house, name)
    assert (kept.answers, kept.watches) == ([], {})


# two servers


def test_two_servers_take_an_answer_once(pair: tuple[House, House]) -> None:
    one, other = pair
    for _ in range(4):
        name = begin(one, TWO)
        work = [
            house.start(
                keeper(house, name).sending("POST", f"/matches/{name}/answer", {"stamp": "0.0", "answer": "orange"})
            )
            for house in (one, other, one, other)
        ]
        assert statuses([each.result(30) for each in work]) == {200: 1, 409: 3}
        assert given(one, name) == ["A"]


@pytest.mark.parametrize("seed", range(3))
def test_two_servers_never_break_a_match(pair: tuple[House, House], seed: int) -> None:
    """Answers, undos and redos at both, as they come: each that is taken raises the version, and all can be read."""
    beginning = (TWO, BESIDE, Beginning("zooloretto", ["human", "greedy", "human"], seed=seed))[seed]
    name = begin(pair[0], beginning)
    taken: list[list[int]] = [[], []]
    troubles: list[str] = []

    def play(number: int) -> None:
        chance = random.Random(f"{seed}.{number}")
        for tries in range(400):
            if tries >= 40 and taken[number]:
                return  # on a busy machine one of them may come too late again and again
            program = keeper(pair[number], name, chance.choice((0, 0, 1, 2)))
            response = any_move(program, name, chance)
            if response is not None and response.status_code == 200:
                taken[number].append(response.json()["version"])
            elif response is not None and response.status_code not in (400, 401, 409):
                troubles.append(response.text)

    at_once(*(partial(play, number) for number in (0, 1)))
    assert troubles == []
    assert taken[0]
    assert taken[1]
    settled(pair, name)
    kept = load(pair[0], name)
    assert kept.version >= max(*taken[0], *taken[1])
    room = Room(pair[0].site.store, kept)
    assert [code(entry.value) for entry in room.match.history[: len(kept.answers)]] == [
        what for *_, what in kept.answers
    ]
    shown = [house.program().get(f"/matches/{name}/view") for house in pair]
    assert shown[0] == shown[1]


def any_move(program: Program, name: str, chance: random.Random) -> Any:
    """What somebody might do; a stamp may be too old by the time it arrives."""
    asked = program.send("GET", f"/matches/{name}/question")
    question = asked.json() if asked.status_code == 200 else None
    if question is None:
        return None
    action = chance.choice(("answer", "answer", "answer", "undo", "redo"))
    body = {"stamp": question["stamp"]}
    if action == "answer":
        body["answer"] = chance.choice(question["options"])["answer"]
    return program.send("POST", f"/matches/{name}/{action}", body)


def settled(pair: tuple[House, House], name: str) -> None:
    """Wait until the bots of both servers have nothing to do."""
    deadline = time.monotonic() + 20
    seen = -1
    while (now := load(pair[0], name).version) != seen:
        assert time.monotonic() < deadline
        seen = now
        for house in pair:
            house.program().get(f"/matches/{name}")
        time.sleep(0.3)


def test_racing_rooms_lose_no_answer(address: str) -> None:
    """Threads with rooms of their own on one store: what was acknowledged is there, in the order it was."""
    stores = [Store(address) for _ in range(3)]
    name = "racing0000000000"
    stores[0].add(kept_of(BESIDE.match(), name), [])
    acknowledged: dict[int, tuple[str, int]] = {}

    def work(store: Store) -> None:
        kept = store.load(name)
        assert kept is not None
        room = Room(store, kept)
        for _ in range(25):
            room.refresh()
            question = room.asked(SEATS[0])
            if question is None:
                return
            answer = code(question.options[0])
            try:
                room.answer(SEATS[0], room.stamp(SEATS[0]), answer)
            except StaleAnswer:
                continue
            else:
                acknowledged[room.version] = (answer, room.match.moment)

    at_once(*(partial(work, store) for store in stores))
    kept = stores[0].load(name)
    assert kept is not None
    given = [what for who, _, what in kept.answers if who == "A"]
    assert given == [answer for _, (answer, _) in sorted(acknowledged.items())]
    assert kept.version == 1 + len(acknowledged)
    for store in stores:
        store.close()


# hearing of it


def test_what_one_server_does_is_heard_at_the_other_within_a_second(pair: tuple[House, House]) -> None:
    one, other = pair
    name = begin(one, TWO)
    listener = other.listen(f"/m/{name}/events")
    assert listener.version() == 1
    began = time.monotonic()
    keeper(one, name).post(f"/matches/{name}/answer", {"stamp": "0.0", "answer": "orange"})
    assert listener.version(5) > 1
    assert time.monotonic() - began < SECOND + 0.5  # the half second is for a busy machine
    listener.close()


def test_who_listens_again_hears_the_present_version_at_once(house: House) -> None:
    name = begin(house, TWO)
    first = house.listen(f"/m/{name}/events")
    assert first.version() == 1
    first.close()
    now = keeper(house, name).post(f"/matches/{name}/answer", {"stamp": "0.0", "answer": "orange"})
    for path in (f"/m/{name}/events", f"/api/matches/{name}/events"):
        listener = house.listen(path)
        assert listener.version(2) == now["version"]
        listener.close()


def test_many_listeners_all_hear_and_leave_nothing_behind(house: House) -> None:
    name = begin(house, BESIDE)
    listeners = [house.listen(f"/m/{name}/events") for _ in range(20)]
    assert {listener.version() for listener in listeners} == {1}
    keeper(house, name).post(f"/matches/{name}/answer", {"stamp": "0.0", "answer": "A"})
    assert all(listener.version(5) > 1 for listener in listeners)
    for listener in listeners:
        listener.close()
    assert house.site.rooms._listeners == {}


def test_a_match_thrown_away_falls_silent(house: House) -> None:
    browser: Browser = house.browser()
    match = browser.begin(TWO, "A")
    listener = house.listen(f"{match}/events")
    assert listener.version() == 1
    browser.post(f"{match}/delete")
    listener._task.result(5)
    for path in (match, f"{match}/events", f"/api/matches/{match[3:]}/events"):
        assert browser.get(path).status_code == 404


# secrets of a running match

SEED = 8675309123456789


def test_the_seed_of_a_running_match_is_never_sent(house: House) -> None:
    browsers = [house.browser("192.0.2.1"), house.browser("127.0.0.1"), house.browser("192.0.2.2")]
    match = browsers[0].begin(Beginning("arne", ["human", "human", "greedy"], seed=SEED), "A")
    name = match[3:]
    browsers[2].get(f"{match}/join/{house.site.signer.seat_token(name, SEATS[1])}")
    for seat, browser in ((0, browsers[0]), (1, browsers[2]), (0, browsers[0])):
        asked = keeper(house, name, seat).get(f"/matches/{name}/question")
        if asked is not None:
            browser.answer(match, asked["options"][0]["answer"], "AB"[seat])
    texts = []
    for browser in browsers:
        pages = (
            "/",
            match,
            f"{match}?at=3",
            f"{match}?show=log",
            f"{match}/share",
            f"{match}/record",
            f"/new/arne?like={name}",
        )
        texts += [browser.get(path).text for path in pages]
    for token in (None, *(house.site.signer.seat_token(name, SEATS[seat]) for seat in (0, 1))):
        program = house.program(token)
        for what in ("", "/view", "/view?at=2", "/question", "/log", "/record", "/why?thing=x"):
            texts.append(program.send("GET", f"/matches/{name}{what}").text)
    assert len(texts) > 30
    for text in texts:
        assert str(SEED) not in text
        assert hex(SEED)[2:] not in text.lower()


def test_the_record_of_a_running_match_is_refused(house: House) -> None:
    browser = house.browser("192.0.2.1")
    match = browser.begin(TWO, "A")
    assert browser.get(f"{match}/record").status_code == 403
    assert house.browser().get(f"{match}/record").status_code == 403
    beside = browser.begin(BESIDE, "A")
    assert browser.get(f"{beside}/record").status_code == 200
    assert house.browser().get(f"{beside}/record").status_code == 403
