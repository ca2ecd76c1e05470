"""A page in parts: what the script makes of the frames it is sent is the page that everybody else is sent whole."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from soloist.engine.notation import code
from soloist.engine.seats import SEATS
from soloist.web import markup as h
from soloist.web.faces import TableFace, face_of
from soloist.web.keeping import kept_of
from soloist.web.markup import render
from soloist.web.pages.layout import Frame
from soloist.web.pages.written import written_in_frames, written_whole
from soloist.web.parts import frame_text, part, read_known
from soloist.web.people import Likes
from soloist.web.room import Beginning, Room
from soloist.web.site import Ask, Site
from soloist.web.store import Store, sqlite_address
from tests.kit.games import SUBJECTS
from tests.web.applying import Element, app_in, frames_in, parts_here, put
from tests.web.visits import Browser, House

TABLES = {
    "arne": ["human", "greedy", "random"],
    "zooloretto": ["human", "mammoth:II", "greedy"],
    "arknova": ["human", "arno:L3", "greedy"],
    "orichalcum": ["human", "ai"],
}
SOME = {"arne": 25, "zooloretto": 25, "arknova": 25}  # answers of the person; the others are played to their end
MORE = {"arknova": 45}  # of the long form
WHOLE = 1000
LARGEST = 30_000  # bytes of an answer on the wire, in the middle of Ark Nova
A = SEATS[0]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    store = Store(sqlite_address(tmp_path))
    yield Site(store)
    store.close()


class Looking:
    """A browser with the script, without the wire: it has a page, and puts the frames into it that it is sent."""

    def __init__(self, site: Site, room: Room) -> None:
        self.site, self.room = site, room
        self.held = frozenset(["A"])
        self.app = self.whole(Ask(A))
        self.sent: list[int] = []
        self.steps = 0

    @property
    def frame(self) -> Frame:
        return Frame(Likes(), self.site.signer.form_mark, f"/m/{self.room.id}?seat=A")

    def whole(self, ask: Ask) -> Element:
        return app_in(written_whole(self.frame, self.site.page(self.room, self.frame, self.held, ask, None)))

    def look(self, ask: Ask, since: int) -> None:
        """Be sent what is lacking, with the steps of others since a moment."""
        page = self.site.page(self.room, self.frame, self.held, ask, None)
        steps = partial(self.site.steps, self.room, self.frame, self.held, ask, since)
        text = written_in_frames(page, read_known(parts_here(self.app)) or {}, steps)
        self.sent.append(len(gzip.compress(text.encode(), 5)))
        frames = frames_in(text)
        self.steps += len(frames) - 1
        for each in frames:
            self.app = put(self.app, each)

    def page(self) -> str:
        return self.app.text()


@pytest.mark.parametrize(
    ("game", "most"),
    [
        *((game, SOME.get(game, WHOLE)) for game in TABLES),
        *(pytest.param(game, MORE.get(game, WHOLE), marks=pytest.mark.long) for game in SOME),
    ],
)
def test_frames_make_the_page_that_others_are_sent_whole(site: Site, game: str, most: int) -> None:
    """Through a whole game, or the first part of it, with steps, picks, refusals and looks at earlier moments."""
    site.store.add(kept_of(Beginning(game, TABLES[game], seed=5).match(), "match"), [])
    kept = site.store.load("match")
    assert kept is not None
    room, chance = Room(site.store, kept), Random(5)
    choose = next(each.choose for each in SUBJECTS if each.game.id == game)
    looking, since = Looking(site, room), 0
    for _ in range(most):
        while room.go_on():
            pass
        question = room.asked(A)
        if question is None:
            break
        looking.look(Ask(A), since)
        assert looking.page() == looking.whole(Ask(A)).text()
        if chance.random() < 0.15:
            aside = look_aside(room, chance)
            looking.look(aside, since)
            assert looking.page() == looking.whole(aside).text()
        since = room.match.moment
        room.answer(A, room.stamp(A), code(choose(question, chance.randrange(1 << 30))))
    assert room.match.over == (most == WHOLE)
    looking.look(Ask(A), since)
    assert looking.page() == looking.whole(Ask(A)).text()
    assert looking.steps > 5
    assert sorted(looking.sent)[len(looking.sent) // 2] < LARGEST


def look_aside(room: Room, chance: Random) -> Ask:
    """Somebody picks something, asks why not, or looks back."""
    question = room.asked(A)
    assert question is not None
    face = face_of(room.match.game.id)
    assert isinstance(face, TableFace)
    path = face.pieces(question, chance.choice(question.options))
    return chance.choice([
        Ask(A, picked=path[:1]), Ask(A, why=code(chance.choice(question.options))),
        Ask(A, at=chance.randrange(room.match.moment + 1)),
    ])  # fmt: skip


# single things


def drawn(*, inner: str = "one", outer: str = "around", moment: int = 1) -> str:
    """A little page in frames for somebody who has the page with one, around, 1."""
    return frame_text(sealed(inner=inner, outer=outer, moment=moment), sealed().digests())


def sealed(*, inner: str = "one", outer: str = "around", moment: int = 1):  # type: ignore[no-untyped-def]
    body = part("app", h.div(id="app", data_moment=str(moment))[
        part("out", h.section[outer, part("in", h.p[inner]), part("still", h.p["still ", part("deep", h.b[inner])])]),
    ])  # fmt: skip
    body.seal()
    return body


def names_sent(text: str) -> list[str]:
    return re.findall(r'data-part="([^"]+)"', text)


def test_only_what_changed_is_sent() -> None:
    assert names_sent(drawn()) == ["app"]
    assert names_sent(drawn(inner="two")) == ["app", "in", "deep"]
    assert names_sent(drawn(outer="beside")) == ["app", "out"]
    assert names_sent(drawn(outer="beside", inner="two")) == ["app", "out", "in", "deep"]


def test_what_stays_inside_a_part_that_changed_is_a_hole() -> None:
    found = drawn(outer="beside", inner="two")
    assert re.findall(r'data-hole="([^"]+)"', found) == ["still"]
    assert "still " not in found


def test_the_attributes_of_the_page_are_always_sent_and_change_nothing_else() -> None:
    found = drawn(moment=7)
    assert names_sent(found) == ["app"]
    assert 'data-moment="7"' in found


def test_a_part_is_drawn_like_any_element_where_no_parts_are_wanted() -> None:
    assert (
        render(h.div[part("x", h.p(".y")["z"])])
        == '<div><p class="y">z</p></div>'
        == str(h.div[part("x", h.p(".y")["z"])])
    )


@pytest.mark.parametrize("header", ["", "x", "x:", ":y", "a:b a:c  d:e", "é:ü", "bar:" + "x" * 50])
def test_strange_lists_of_parts_are_read_as_what_they_are(header: str) -> None:
    assert isinstance(read_known(header), dict)


def test_a_list_that_is_too_long_is_answered_with_a_whole_page() -> None:
    assert read_known("a:b " * 10_000) is None
    assert read_known(None) is None


# over the wire


@pytest.fixture
def anna(house: House) -> Browser:
    return house.browser()


def test_the_script_is_answered_at_once_and_others_are_sent_on(anna: Browser) -> None:
    match = anna.begin(Beginning("orichalcum", ["human", "ai"], seed=3), "A")
    page = app_in(anna.get(f"{match}?seat=A").text)
    answer = next(each.attributes["value"] for each in page.all() if each.attributes.get("form") == "answer")
    fields = {"seat": "A", "stamp": anna.stamp(match), "answer": str(answer)}
    answered = anna.post(f"{match}/answer", fields, headers={"soloist-parts": parts_here(page)})
    assert answered.status_code == 200
    assert answered.headers["content-location"] == f"{match}?seat=A"
    assert "<!doctype" not in answered.text
    for frame in frames_in(answered.text):
        page = put(page, frame)
    assert mended(page) == mended(app_in(anna.get(f"{match}?seat=A").text))
    again = anna.post(f"{match}/answer", {**fields, "stamp": anna.stamp(match)})
    assert again.status_code in (303, 409)


def test_a_fresh_token_changes_nothing(anna: Browser) -> None:
    """It looks different on every page, and nothing is sent again for that. What it was drawn as is on no page."""
    match = anna.begin(Beginning("orichalcum", ["human", "ai"], seed=3), "A")
    first, second = anna.get(f"{match}?seat=A").text, anna.get(f"{match}?seat=A").text
    assert parts_here(app_in(first)) == parts_here(app_in(second))
    (token,), (other,) = (set(re.findall(r'name="csrf" value="([^"]*)"', page)) for page in (first, second))
    assert token != other
    assert re.fullmatch("[0-9a-f]{96}", token)


def mended(app: Element) -> str:
    return re.sub(r'name="csrf" value="[0-9a-f]+"', "", app.text())


def test_what_is_refused_is_said_in_a_frame(anna: Browser) -> None:
    match = anna.begin(Beginning("zooloretto", ["human", "greedy"], seed=3), "A")
    page = app_in(anna.get(f"{match}?seat=A").text)
    refused = anna.post(f"{match}/answer", {"seat": "A", "stamp": anna.stamp(match), "answer": "nonsense"},
                        headers={"soloist-parts": parts_here(page)})  # fmt: skip
    assert refused.status_code == 409
    (frame,) = frames_in(refused.text)
    assert "note-bad" in put(page, frame).text()


def test_beside_a_box_the_page_is_one_part(anna: Browser) -> None:
    match = anna.begin(Beginning("mammoth"), "A")
    page = app_in(anna.get(f"{match}?seat=A").text)
    answered = anna.get(f"{match}?seat=A&said=999999", headers={"soloist-parts": parts_here(page)})
    (frame,) = frames_in(answered.text)
    assert mended(put(page, frame)) == mended(app_in(anna.get(f"{match}?seat=A&said=999999").text))


def test_steps_are_not_sent_while_somebody_looks_back(anna: Browser) -> None:
    match = anna.begin(Beginning("zooloretto", ["human", "mammoth:II"], seed=3), "A")
    for _ in range(4):
        anna.answer(match, "load")
    headers = {"soloist-parts": "x:y", "soloist-since": "0"}
    assert len(frames_in(anna.get(f"{match}?seat=A", headers=headers).text)) > 1
    assert len(frames_in(anna.get(f"{match}?seat=A&at=3", headers=headers).text)) == 1
