"""Scripted players over the JSON API, who answer as fast as they can and remember what was acknowledged."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from http.client import HTTPConnection, HTTPException
from typing import Any

from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.record import Line, Record
from soloist.engine.seats import CHANCE, ask
from soloist.registry import find
from soloist.web.keeping import seating_of
from soloist.web.room import SEATS_BY_CODE
from soloist.web.store import Kept

NAP = 0.005
WAIT = 30.0
STALE, TOO_MANY = 409, 429


class Away(Exception):
    """No answer: the server is gone, and what was sent may have arrived or not."""


class Refused(Exception):
    """The server said no, so nothing may have been changed."""

    def __init__(self, status: int, said: Any) -> None:
        super().__init__(status, said)
        self.status = status


class Api:
    """A client of the API, at one of several servers: the next one whenever one is gone."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = list(ports)
        self._line: HTTPConnection | None = None

    def call(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        """What the server says; raises Refused and Away."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        try:
            if self._line is None:
                self._line = HTTPConnection("127.0.0.1", self._ports[0], timeout=WAIT)
            self._line.request(method, f"/api{path}", None if body is None else json.dumps(body).encode(), headers)
            response = self._line.getresponse()
            said = json.loads(response.read())
        except (OSError, HTTPException) as problem:
            self.hang_up()
            raise Away from problem
        if response.status >= 400:
            raise Refused(response.status, said)
        return said

    def read(self, path: str, token: str) -> str:
        """The text of a page, over the same connection."""
        assert self._line is not None
        self._line.request("GET", path, None, {"authorization": f"Bearer {token}"})
        return self._line.getresponse().read().decode()

    def hang_up(self) -> None:
        """Close the connection; the next call goes to the next server."""
        if self._line is not None:
            self._line.close()
        self._line = None
        self._ports.append(self._ports.pop(0))


@dataclass
class Asked:
    """One question, and what was sent in answer to it."""

    stamp: str
    who: str
    tried: list[str] = field(default_factory=list)  # whatever was not refused
    acknowledged: str | None = None

    @property
    def moment(self) -> int:
        """After how many answers it is asked, where nobody takes anything back."""
        return int(self.stamp.partition(".")[2])


@dataclass
class Story:
    """One seat of one match, as its player remembers it."""

    match: str
    token: str
    asked: list[Asked] = field(default_factory=list)
    version: int = 0
    over: bool = False
    is_shared: bool = False  # others answer for the same seat

    def remembered(self) -> Story:
        """What the player remembers at this moment."""
        asked = [replace(each, tried=list(each.tried)) for each in list(self.asked)]
        return replace(self, asked=asked)

    def see(self, now: Mapping[str, Any]) -> None:
        assert now["version"] >= self.version, "a match went backwards"
        self.version = now["version"]
        self.over = now["over"]


def begin(api: Api, wanted: Mapping[str, Any]) -> list[Story]:
    """A new match, once the server has acknowledged it: one story for each person."""
    begun = api.call("POST", "/matches", body=wanted)
    return [Story(begun["match"], key["token"]) for key in begun["keys"]]


def step(api: Api, story: Story, chance: random.Random) -> bool:
    """Answer the open question with any of its options; False if there is none just now."""
    question = api.call("GET", f"/matches/{story.match}/question", story.token)
    if question is None:
        story.see(api.call("GET", f"/matches/{story.match}"))
        return False
    if not story.asked or story.asked[-1].stamp != question["stamp"]:
        story.asked.append(Asked(question["stamp"], question["seat"]))
    asked = story.asked[-1]
    answer = chance.choice(question["options"])["answer"]
    asked.tried.append(answer)
    try:
        now = api.call("POST", f"/matches/{story.match}/answer", story.token, {"stamp": asked.stamp, "answer": answer})
    except Refused as refused:
        asked.tried.pop()
        if refused.status != STALE:
            raise
        return False
    assert asked.acknowledged is None, "an answer was taken twice"
    asked.acknowledged = answer
    story.see(now)
    return True


class Corner(threading.Thread):
    """Plays one kind of match after another, every person at it in a thread of their own, or in several that race."""

    def __init__(self, ports: Sequence[int], wanted: Mapping[str, Any], seed: int, racers: int = 1) -> None:
        super().__init__(daemon=True)
        self._ports = ports
        self._wanted = dict(wanted)
        self._seed = seed
        self._racers = racers
        self.leaving = threading.Event()
        self.stories: list[Story] = []
        self.problems: list[BaseException] = []

    @property
    def acknowledged(self) -> int:
        return sum(asked.acknowledged is not None for story in self.stories for asked in list(story.asked))

    def run(self) -> None:
        api = Api(self._ports)
        while not self.leaving.is_set():
            self._seed += 1
            self._persist(lambda: self._play(begin(api, {**self._wanted, "seed": self._seed})))
        api.hang_up()

    def _play(self, stories: list[Story]) -> None:
        """Play a match to its end."""
        told = [replace(each, asked=[], is_shared=self._racers > 1) for each in stories for _ in range(self._racers)]
        self.stories += told
        players = [threading.Thread(target=self._answer, args=(story, n), daemon=True) for n, story in enumerate(told)]
        for player in players:
            player.start()
        for player in players:
            player.join()

    def _answer(self, story: Story, number: int) -> None:
        first = number % len(self._ports)
        chance, api = random.Random(f"{self._seed} {number}"), Api([*self._ports[first:], *self._ports[:first]])
        while not (story.over or self.leaving.is_set()):
            if not self._persist(lambda: step(api, story, chance)):
                self.leaving.wait(NAP)
        api.hang_up()

    def _persist(self, do: Callable[[], Any]) -> Any:
        """Do something, unless the server is away; anything else that goes wrong ends the play and is kept."""
        try:
            return do()
        except Away:
            self.leaving.wait(NAP)
        except Refused as refused:
            if refused.status != TOO_MANY:
                self._give_up(refused)
        except BaseException as problem:  # noqa: BLE001 - it is raised again by the test
            self._give_up(problem)
        return None

    def _give_up(self, problem: BaseException) -> None:
        self.problems.append(problem)
        self.leaving.set()


# what must be true of a match that was kept


def check_kept(kept: Kept, story: Story, *, is_still: bool) -> None:
    """What was acknowledged stands where it was asked for; only the last answer may be missing if it was not.

    `is_still`: nobody has played since the player was asked what they remember.
    """
    assert kept.version >= story.version
    for each in story.asked:
        is_open = each is story.asked[-1] and each.acknowledged is None
        if each.moment < len(kept.answers):
            is_theirs = each.acknowledged is None and story.is_shared
            is_later = is_open and not is_still
            assert is_theirs or is_later or is_answer_of(each, kept.answers[each.moment]), f"{each} is another"
        else:
            assert is_open, f"{each} is lost"
    if is_still and not story.is_shared:
        known, people = {each.moment for each in story.asked}, {each.who for each in story.asked}
        given = {moment for moment, (who, auto, _) in enumerate(kept.answers) if who in people and not auto}
        assert given <= known, "there are answers nobody gave"


def check_once(stories: Sequence[Story]) -> None:
    """Of those who race for a seat one at most has each answer acknowledged."""
    taken = [(story.match, story.token, each.stamp) for story in stories for each in story.asked if each.acknowledged]
    assert len(taken) == len(set(taken)), "an answer was taken twice"


def is_answer_of(asked: Asked, line: Line) -> bool:
    """Whether this is how the question was answered: as acknowledged, as tried, or for the player, without a choice."""
    who, auto, what = line
    if auto:
        return asked.acknowledged is None and who == asked.who
    return who == asked.who and what in (asked.tried if asked.acknowledged is None else [asked.acknowledged])


def check_whole(kept: Kept) -> None:
    """The match is what a match without any trouble would be: the same dice, and bots that answer as they would."""
    record = Record.read(kept.head)
    match = Match.new(
        find(record.game), record.seats, record.options, record.seed,
        dice=record.dice, undo=record.undo, source=record.source, told=record.told,
    )  # fmt: skip
    match.meta = dict(record.meta)
    bots = seating_of(match).bots()
    for who, auto, what in kept.answers:
        seat = SEATS_BY_CODE[who]
        if seat == CHANCE and record.dice:
            continue
        question = match.asked(seat)
        assert question is not None
        bot = None if seat == CHANCE else bots[seat]
        assert bot is None or code(ask(bot, match, question)) == what
        match.answer(what, seat=seat, auto=auto)
    assert Record.of(match).answers == kept.answers
    assert match.over == kept.is_over
