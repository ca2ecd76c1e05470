"""Nothing leaks: where only hidden things differ, a seat receives the same, byte by byte, by every way there is.

Two servers keep the same match under the same name with the same secrets; to the eyes of one seat all that ever
happened is the same, but other hands and the pile hold other cards. Nothing is masked in the comparison.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count, product
from typing import Any

import pytest

from soloist.engine.notation import code
from soloist.engine.record import Line
from soloist.engine.seats import SEATS, Seat
from soloist.games.arne.cards import CARD
from soloist.web import people
from soloist.web.people import COOKIE, Signer
from soloist.web.room import Beginning
from tests.web.hidden import Position, differing, otherwise, play
from tests.web.visits import House, open_house

VISITOR = "a-browser-that-is-the-same-at-both"
PERSON = sha256(VISITOR.encode()).hexdigest()
NAMES = count(1)
AGREEMENTS = {
    "two": Beginning("arne", ["human:Anna", "human:Ben"], seed=2),
    "three, all asked": Beginning("arne", ["human"] * 3, {"uniform_prompts": "yes"}, seed=2),
    "teams": Beginning("arne", ["human"] * 4, {"variant": "teams", "plus2_picker": "asker"}, seed=3),
    "ghost": Beginning("arne", ["human"] * 3, {"variant": "ghost", "announce_window": "yes"}, seed=4),
}
ARK_NOVA = Beginning("arknova", ["human:Anna", "human:Ben"], seed=2)
THINGS = {
    "arne": (*list(CARD)[::7], "pass", "red.1", "orange.1", "nonsense"),
    "arknova": ("conservation-zoo", "horsfields-tarsier", "cards", "nonsense"),
}
LOOKED_AT = {
    "arne": [
        *(f"{kind}:{code}" for kind in ("hand", "name", "shown") for code in CARD),
        "top",
        "row:red",
        "item:red.1",
    ],
    "arknova": [f"{kind}:{code}" for kind in ("hand", "name", "shown") for code in THINGS["arknova"]],
}
LENGTHS = (5, 60)
EYES = (SEATS[0], SEATS[1], None)
Houses = tuple[House, House]


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    """The forms' token has the same mask every time, so that nothing differs that may."""
    folders = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other")
    with pytest.MonkeyPatch.context() as patch, open_house(folders[0]) as one, open_house(folders[1]) as other:
        patch.setattr("soloist.web.people.secrets.token_bytes", bytes)
        for house in (one, other):
            house.site.signer = Signer(b"the same at both")
        yield one, other


def keep(houses: Houses, one: Position, other: Position, eyes: Seat | None) -> str:
    """The two matches, each at its server, with one seat held by the visitor; their name."""
    name = f"leak{next(NAMES):012}"
    for house, position in zip(houses, (one, other), strict=True):
        house.site.store.add(position.kept(name), [] if eyes is None else [(PERSON, eyes.code)])
    return name


class Watcher:
    """Receives everything twice and compares."""

    def __init__(self, houses: Houses, name: str, eyes: Seat | None) -> None:
        self.houses = houses
        self.name = name
        self.eyes = eyes
        self.seen = 0
        self.token = None if eyes is None else houses[0].site.signer.seat_token(name, eyes)
        self.clients = [house.client("192.0.2.7", cookies={COOKIE: VISITOR}) for house in houses]

    def same(self, method: str, path: str, **more: Any) -> str:
        """What comes back, which must be the same from both, headers and all."""
        found = [
            house.run(client.request(method, path, **more))
            for house, client in zip(self.houses, self.clients, strict=True)
        ]
        assert found[0].status_code == found[1].status_code, path
        assert found[0].headers == found[1].headers, path
        assert found[0].text == found[1].text, path
        self.seen += 1
        text: str = found[0].text
        return text

    def asks(self, what: str, **more: Any) -> str:
        headers = {} if self.token is None else {"authorization": f"Bearer {self.token}"}
        return self.same("GET", f"/api/matches/{self.name}{what}", headers=headers, **more)


def look_everywhere(watcher: Watcher, game: str, moment: int, every: int = 9) -> None:
    """Every page and every answer of the API, and the pages of every so many moments of the past."""
    page = f"/m/{watcher.name}"
    eyes = "" if watcher.eyes is None else f"&seat={watcher.eyes.code}"
    moments = sorted({*range(0, moment, every), moment - 1, moment})
    for at in moments:
        watcher.same("GET", f"{page}?at={at}{eyes}")
        watcher.asks(f"/view?at={at}")
    for query in ("", "show=log", "show=hand", "said=999999", "cover=1", f"at={moment // 2}"):
        watcher.same("GET", f"{page}?{query}{eyes}")
        headers = {"soloist-parts": "bar:x", "soloist-since": str(max(moment - 12, 0))}
        watcher.same("GET", f"{page}?{query}{eyes}", headers=headers)
    for language in ("en", "pt"):
        for what in ("", "/question", "/log"):
            watcher.asks(f"{what}?language={language}")
    for thing in THINGS[game]:
        watcher.same("GET", f"/look/{game}/{thing}?bare=1")
        watcher.asks("/why", params={"thing": thing})
        watcher.same("GET", f"{page}?why={thing}&pick=hand:{thing}{eyes}")
    for key in LOOKED_AT[game]:
        watcher.same("GET", f"{page}/look/{key}?bare=1{eyes}")
    for path in (f"{page}/share", f"{page}/record", "/", f"/new/{game}?like={watcher.name}", "/api/openapi.json"):
        watcher.same("GET", path)
    for seat in SEATS[:4]:
        watcher.asks(f"/view?seat={seat.code}")
        watcher.same("GET", f"{page}?seat={seat.code}")


def refuse_everywhere(watcher: Watcher) -> None:
    """What is refused is refused with the same words."""
    csrf = people.masked(watcher.houses[0].site.signer._sign("form", VISITOR))
    seat = "A" if watcher.eyes is None else watcher.eyes.code
    for answer in ("nonsense", "v1000-red", "crash", ""):
        fields = {"csrf": csrf, "seat": seat, "stamp": "0.0", "answer": answer}
        watcher.same("POST", f"/m/{watcher.name}/answer", data=fields)
        headers = {"authorization": f"Bearer {watcher.token}"}
        body = {"stamp": "0.0", "answer": answer}
        watcher.same("POST", f"/api/matches/{watcher.name}/answer", json=body, headers=headers)
    for action in ("undo", "redo", "roll"):
        watcher.same("POST", f"/m/{watcher.name}/{action}", data={"csrf": csrf, "seat": seat, "stamp": "0.0"})


def is_short(agreement: str, length: int, eyes: Seat | None) -> bool:
    """In the middle of each kind of match one who plays and one who watches, of two players both, and a beginning."""
    if length == LENGTHS[0]:
        return (agreement, eyes) == ("two", SEATS[1])
    return eyes != SEATS[1] or agreement == "two"


@pytest.mark.parametrize(
    ("agreement", "length", "eyes"),
    [
        pytest.param(agreement, length, eyes, marks=() if is_short(agreement, length, eyes) else pytest.mark.long)
        for agreement, length, eyes in product(AGREEMENTS, LENGTHS, EYES)
    ],
)
def test_only_hidden_things_differ_so_everything_received_is_the_same(
    houses: Houses, agreement: str, length: int, eyes: Seat | None
) -> None:
    one = play(AGREEMENTS[agreement], length)
    assert not one.match().over
    other = otherwise(one, eyes, seed=length)
    assert other is not None, "the position hides nothing"
    name = keep(houses, one, other, eyes)
    watcher = Watcher(houses, name, eyes)
    look_everywhere(watcher, "arne", len(one.history))
    refuse_everywhere(watcher)
    versions = [listener.version() for listener in [house.listen(f"/m/{name}/events") for house in houses]]
    assert versions == [1, 1]
    assert watcher.seen > 45


def check_ark_nova(houses: Houses, length: int, eyes: Seat | None) -> None:
    """Hands, the deck and final scoring cards differ."""
    one = play(ARK_NOVA, length)
    assert not one.match().over
    other = otherwise(one, eyes, seed=length)
    assert other is not None, "the position hides nothing"
    name = keep(houses, one, other, eyes)
    watcher = Watcher(houses, name, eyes)
    look_everywhere(watcher, "arknova", len(one.history), every=max(9, len(one.history) // 2))
    refuse_everywhere(watcher)
    assert watcher.seen > 40


def test_what_a_seat_of_ark_nova_does_and_takes_back_is_the_same(houses: Houses) -> None:
    """What answers would bring, an answer that draws nothing, the frames that lead to it, undo and redo."""
    eyes, one = SEATS[0], play(ARK_NOVA, 12)
    other = otherwise(one, eyes, seed=12)
    assert other is not None, "the position hides nothing"
    watcher = Watcher(houses, keep(houses, one, other, eyes), eyes)
    question = one.match().asked(eyes)
    assert question is not None
    page, moment = f"/m/{watcher.name}", len(one.history)
    codes = [code(option) for option in question.options]
    for answer in codes:
        watcher.same("GET", f"{page}?seat={eyes.code}&stamp=0.{moment}&confirm={answer}")
    quiet = [each for each in codes if all(is_quiet_after(position, eyes, each) for position in (one, other))]
    csrf = people.masked(watcher.houses[0].site.signer._sign("form", VISITOR))
    headers = {"soloist-parts": "bar:x", "soloist-since": str(moment)}
    for action, stamp, answers in (("answer", "0.{}", 1), ("undo", "0.{}", 0), ("redo", "1.{}", 1)):
        now = stamp.format(len(answers_kept(watcher)))
        fields = {"csrf": csrf, "seat": eyes.code, "stamp": now, "answer": quiet[0], "confirmed": "1"}
        watcher.same("POST", f"{page}/{action}", data=fields)
        assert len(answers_kept(watcher)) == moment + answers, action
        watcher.same("GET", f"{page}?seat={eyes.code}", headers=headers)
        watcher.asks("/question")
        watcher.asks("/log")


def answers_kept(watcher: Watcher) -> list[Line]:
    kept = watcher.houses[0].site.store.load(watcher.name)
    assert kept is not None
    return kept.answers


def is_quiet_after(position: Position, eyes: Seat, answer: str) -> bool:
    """Whether the answer is followed by a question to the same seat, with several options, and by nothing drawn."""
    match = position.match()
    match.answer(answer, seat=eyes)
    question = match.asked(eyes)
    return question is not None and len(question.options) > 1 and match.moment == len(position.history) + 1


@pytest.mark.parametrize("eyes", [SEATS[0], None], ids=("A", "a spectator"))
def test_nothing_of_ark_nova_leaks_either(houses: Houses, eyes: Seat | None) -> None:
    check_ark_nova(houses, 25, eyes)


@pytest.mark.long
@pytest.mark.parametrize("eyes", EYES, ids=("A", "B", "a spectator"))
@pytest.mark.parametrize("length", [6, 60, 150, 300])
def test_nothing_of_ark_nova_leaks_in_a_whole_game(houses: Houses, length: int, eyes: Seat | None) -> None:
    check_ark_nova(houses, length, eyes)


def test_the_difference_in_ark_nova_would_be_seen_by_its_holder(houses: Houses) -> None:
    one = play(ARK_NOVA, 25)
    other = otherwise(one, SEATS[0], seed=25)
    assert other is not None
    assert list(differing(one, other)) == [SEATS[1]]
    watcher = Watcher(houses, keep(houses, one, other, SEATS[1]), SEATS[1])
    with pytest.raises(AssertionError):
        watcher.asks("/view")


def test_the_difference_would_be_seen_by_others(houses: Houses) -> None:
    """Whoever holds the other cards does receive something else: the comparison is not blind."""
    one = play(AGREEMENTS["two"], 28)
    other = otherwise(one, SEATS[0], seed=28)
    assert other is not None
    assert list(differing(one, other)) == [SEATS[1]]
    name = keep(houses, one, other, SEATS[1])
    watcher = Watcher(houses, name, SEATS[1])
    with pytest.raises(AssertionError):
        watcher.asks("/view")
    with pytest.raises(AssertionError):
        watcher.same("GET", f"/m/{name}?seat=B")
