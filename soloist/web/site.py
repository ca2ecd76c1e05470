"""What all requests share: the rooms, the signatures, and how a page of a match is put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeVar
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from soloist.engine.errors import SoloistError
from soloist.engine.match import Match
from soloist.engine.seats import SEATS, Seat
from soloist.engine.undoing import NothingYet
from soloist.engine.words import Message, msg
from soloist.registry import ENTRIES, find
from soloist.web.confirming import AUTO, NEVER, first_decision, turn_changes, wish
from soloist.web.faces import CompanionFace, TableFace, face_of
from soloist.web.faces.base import no_pieces
from soloist.web.front import Front
from soloist.web.html import Node
from soloist.web.keys import era
from soloist.web.markup import render
from soloist.web.metrics import Metrics
from soloist.web.pages.companion import companion_page
from soloist.web.pages.layout import Frame, document
from soloist.web.pages.table import Shown, cover_page, table_page
from soloist.web.pages.written import MatchPage, written_in_frames, written_whole
from soloist.web.parts import Drawn, read_known
from soloist.web.people import Signer, Visitor, is_touch, remember, visitor_of
from soloist.web.pressing import page_response
from soloist.web.reading import shared_reader
from soloist.web.room import SEATS_BY_CODE, Room
from soloist.web.rooms import Rooms
from soloist.web.scene import Scene
from soloist.web.showing import steps_since
from soloist.web.store import OWNER, Store
from soloist.web.turn import STUCK, Notice, Standing, Turn, standing
from soloist.wording import wording_of

T = TypeVar("T")
R = TypeVar("R", bound=Response)
LONGEST_QUERY = 200
LARGEST_FIELD = 300_000  # of a form: a document, with its signs as browsers write them
PARTS_HEADER = "soloist-parts"  # of the script: the parts it has, so that it is only sent the others
SINCE_HEADER = "soloist-since"  # the moment it shows: it wants to see what happened since, step by step


class Refused(Exception):
    """A request that cannot be granted: the status, and the sentence that says why."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(status)
        self.status = status
        self.message = message


@dataclass(frozen=True)
class Ask:
    """What a request wants to see of a match."""

    seat: Seat | None
    at: int | None = None
    picked: tuple[str, ...] = ()
    why: str = ""
    said: int = -1  # beside a box: the moment whose news have been read
    leaf: int | None = None  # the page of them that is to be shown
    show: str = ""
    cover: bool = False
    confirm: str = ""  # the answer that is to be confirmed
    stamp: str = ""  # of the question it answers


class Site:
    """The app's parts, found by every request in `request.app.state.site`."""

    def __init__(
        self, store: Store, *, addresses: tuple[str, ...] = (), is_reachable: bool = False, folder: Path | None = None,
        put_away: int | None = None, front: Front | None = None, metrics_token: str = "", is_alone: bool = False,
    ) -> None:  # fmt: skip
        self.store = store
        self.is_alone = is_alone  # inside the browser of whoever plays: nobody else can come
        self.rooms = Rooms(store, put_away)
        self.signer = Signer(store.secret, era(store))
        self.addresses = addresses  # under which other devices in the house find us
        self.is_reachable = is_reachable  # from other devices at all
        self.folder = folder  # where the terminal keeps its plays
        self.front = front or Front()
        self.metrics = Metrics()
        self.metrics_token = metrics_token  # opens the numbers to a program; empty: to none
        if not is_alone:
            load_games()

    # matches

    def seats_of(self, name: str, visitor: Visitor) -> frozenset[str]:
        """The seats a browser holds, and whether it owns the match; in a worker thread."""
        return frozenset() if visitor.is_new else self.store.held(name, visitor.person)

    def page(self, room: Room, frame: Frame, held: frozenset[str], ask: Ask, refused: Message | None) -> MatchPage:
        """The page of a match, in a worker thread."""
        seat = self.eyes(room, held, ask)
        scene = self.scene(room, frame, seat, ask, held)
        face = face_of(room.match.game.id)
        if isinstance(face, CompanionFace):
            title = f"{room.match.game.title} · Soloist"
            body = companion_page(frame, scene, face, room.version, refused)
            styles = ("companion.css", *face.stylesheets, "connection.css", "awake.css")
            return MatchPage(title, body, "on-companion", styles)
        assert isinstance(face, TableFace)
        notice = self.notice(room, frame, held)
        if ask.cover and seat is not None and len(scene.held) > 1 and not face.open_table:
            return MatchPage(notice.title, cover_page(scene), "on-table", ("table.css",), sign=notice.sign)
        body = table_page(frame, scene, face, room.version, refused, notice)
        styles = ("table.css", "prompt.css", "answers.css", "log.css", "look.css", *face.stylesheets, "touch.css")
        styles = (*styles, "connection.css", "coach.css")
        return MatchPage(notice.title, body, "on-table", styles, face.scripts, notice.sign)

    def steps(
        self, room: Room, frame: Frame, held: frozenset[str], ask: Ask, since: int, present: Mapping[str, Drawn]
    ) -> Iterator[Drawn]:
        """What others did after so many answers: the tables in between, one after the other; bar and forms are those
        of the present page."""
        face, seat = face_of(room.match.game.id), self.eyes(room, held, ask)
        if not isinstance(face, TableFace) or ask.at is not None or ask.cover:
            return
        found = steps_since(room.match, seat, since, face.shows)
        for step, match in zip(found, room.match.moments([step.moment for step in found]), strict=True):
            scene, notice = self.scene(room, frame, seat, Ask(seat), held, match), self.notice(room, frame, held, match)
            yield table_page(frame, scene, face, room.version, None, notice, Shown(step, present))

    def notice(self, room: Room, frame: Frame, held: frozenset[str], shown: Match | None = None) -> Notice:
        """What the tab of a browser is told; `shown` is the match as it stood while moves of others are shown."""
        likes = frame.likes
        mine = [seat for seat in room.seating.people if seat.code in held]
        people = room.people(likes.language, mine[0] if len(mine) == 1 else None)
        if room.stuck is not None:
            return Notice(Turn.OVER, Standing(Turn.OVER, STUCK).title(room.match.game.title, likes.language), False)
        found = standing(shown or room.match, people, mine, is_shown=shown is not None)
        is_alone = len(mine) == len(room.seating.people)
        has_knock = likes.knock == "on" or (likes.knock == "auto" and not is_alone)
        return Notice(found.turn, found.title(room.match.game.title, likes.language), has_knock)

    def eyes(self, room: Room, held: frozenset[str], ask: Ask) -> Seat | None:
        """With whose eyes a browser looks: one of its own seats; after the end anybody's."""
        mine = [seat for seat in room.seating.people if seat.code in held]
        if ask.seat is not None and (ask.seat in mine or (room.match.over and ask.seat < room.match.seats)):
            return ask.seat
        mine = [seat for seat in mine if seat not in room.match.gave_up] or mine
        waiting = [seat for seat in mine if seat in room.waiting_for()]
        face = face_of(room.match.game.id)
        if len(mine) > 1 and waiting and isinstance(face, TableFace) and face.open_table:
            return waiting[0]
        return mine[0] if mine else None

    def scene(
        self, room: Room, frame: Frame, seat: Seat | None, ask: Ask, held: frozenset[str], earlier: Match | None = None
    ) -> Scene:
        """What a page of this room may know; `earlier` is the match as it stood before, while it is shown again."""
        language = frame.likes.language
        face = face_of(room.match.game.id)
        mine = tuple(each for each in room.seating.people if each.code in held)
        match, is_past = shown_match(room.match, ask.at) if earlier is None else (earlier, True)
        ahead = self.ahead(room, seat, ask) if seat in mine and not is_past else None
        match = ahead or match
        people = [
            person if person.seat in match.gave_up else replace(person, gone="")
            for person in room.people(language, seat)
        ]
        answers = seat in mine and not is_past and ahead is None and room.stuck is None
        names = tuple((person.seat, person.name) for person in people)
        at_table = room.match.game.is_companion
        reader = shared_reader(language, names, face.paint, at_table)
        question = room.asked(seat) if answers else None
        watch = room.playing.watches.get(seat) if seat is not None else None
        woken = room.playing.woken.get(seat, []) if seat is not None else []
        ticks, offered = room.aids.both() if room.at_table else (frozenset[str](), [])
        return Scene(
            match, seat, reader, room.seating, people, f"/m/{room.id}",
            face.pieces if isinstance(face, TableFace) else no_pieces,
            frozenset(face.looks) if isinstance(face, TableFace) else frozenset(),
            csrf=frame.csrf, stamp=room.stamp(seat), now=room.match.moment, picked=ask.picked, why=ask.why,
            asked=question, waiting_for=() if room.stuck is not None else tuple(each.seat for each in match.questions),
            held=mine, stuck=room.stuck, answered=len(room.answers),
            present=room.match if is_past and earlier is None else None,
            seconds=room.seconds_left(seat) if question is not None else 0,
            said=ask.said >= match.moment and ask.leaf is None, show=ask.show,
            leaf=ask.leaf if ask.said == match.moment else None,
            stop=room.why_no_undo(seat) if answers else NothingYet(),
            steps_back=len(room.steps_back(seat)) if seat in mine and not is_past and seat is not None else 0,
            has_decided=answers and seat is not None and first_decision(match, seat) < match.moment,
            confirms=self.wish(room, frame) if mine and earlier is None else NEVER,
            confirming=ask.confirm if ahead is not None else "",
            turned=[] if ahead is None or seat is None else turn_changes(room.match, ahead, seat),
            turn_began=0 if ahead is None or seat is None else first_decision(room.match, seat),
            may_undo_anything=answers and room.playing.may_undo_anything,
            can_redo=answers and room.can_redo(seat),
            can_give_up=answers and room.can_give_up(seat),
            passing_until=None if watch is None else watch.triggers, woken=tuple(trigger.label for trigger in woken),
            drawn=room.drawn.of(language, seat),
            ticks=ticks, offered=offered, is_alone=self.is_alone,
        )  # fmt: skip

    def ahead(self, room: Room, seat: Seat | None, ask: Ask) -> Match | None:
        """The match after an answer that waits to be confirmed, if it still can be given."""
        try:
            return None if seat is None or not ask.confirm else room.ahead(seat, ask.stamp, ask.confirm)
        except SoloistError:
            return None

    def wish(self, room: Room, frame: Frame) -> str:
        """When this person confirms the turns of this game; in a worker thread. How many they have finished counts as
        they begin with this one."""
        finished = room.finished.get(frame.person, 0)
        if frame.likes.confirm == AUTO and frame.person not in room.finished:
            finished = room.finished[frame.person] = self.store.finished_games(frame.person, room.match.game.id)
        return wish(frame.likes.confirm, finished, frame.is_touch)


def load_games() -> None:
    """Import every game before anybody asks for one: two threads that import at once may wait for each other."""
    for name in ENTRIES:
        find(name)
        face_of(name)
        wording_of(name)


def shown_match(match: Match, at: int | None) -> tuple[Match, bool]:
    """The match as it is, or as it stood at an earlier moment."""
    if at is None or at >= match.moment:
        return match, False
    return match.past(at), True


def read_ask(given: Mapping[str, str]) -> Ask:
    """What the query of an address wants; what makes no sense is ignored."""
    picks = given.get("pick", "")[:LONGEST_QUERY]
    said, _, leaf = given.get("said", "").partition(".")
    moment = whole(said)
    return Ask(
        seat=seat_named(given.get("seat", "")),
        at=whole(given.get("at")),
        picked=tuple(key for key in picks.split("|") if key),
        why=given.get("why", "")[:LONGEST_QUERY],
        said=-1 if moment is None else moment,
        leaf=whole(leaf),
        show=given.get("show", "")[:20],
        cover=given.get("cover") == "1",
        confirm=given.get("confirm", "")[:LONGEST_QUERY],
        stamp=given.get("stamp", "")[:LONGEST_QUERY],
    )


def seat_named(code: str) -> Seat | None:
    seat = SEATS_BY_CODE.get(code)
    return seat if seat in SEATS else None


def whole(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() and text.isascii() and len(text) < 7 else None


def owns(held: frozenset[str]) -> bool:
    return OWNER in held


def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


class Visit:
    """A request of a browser, and the ways to respond to it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.site = site_of(request)
        self.visitor = visitor_of(request, self.site.signer, trusts_machine=self.site.front.trusts_machine)
        query = f"?{request.url.query}" if request.url.query and request.method == "GET" else ""
        token = self.site.signer.form_token(self.visitor)
        here = request.url.path + query
        self._held: frozenset[str] | None = None
        is_alone = self.site.is_alone
        self.frame = Frame(self.visitor.likes, token, here, self.visitor.person, is_touch(request), is_alone,
                           has_lab=self.visitor.is_local and not is_alone)  # fmt: skip

    @property
    def match(self) -> str:
        """The name of the match in the address."""
        name: str = self.request.path_params["match"]
        return name

    async def held(self) -> frozenset[str]:
        """The seats of this match that the browser holds, and whether it owns it."""
        return await self.site.rooms.run(self._seats)

    def _seats(self) -> frozenset[str]:
        """The same in a worker thread; looked up once for a request."""
        if self._held is None:
            self._held = self.site.seats_of(self.match, self.visitor)
        return self._held

    async def look(self, what: Callable[[Room], T]) -> T:
        """Have something read from the room of this match."""
        return await self.site.rooms.look(self.match, what)

    async def form(self) -> dict[str, str]:
        """The fields of a form that comes from one of our pages; raises Refused for any other."""
        request = self.request
        origin = request.headers.get("origin")
        own = (f"{request.url.scheme}://{request.headers.get('host')}", self.site.front.public_url or None)
        if origin not in (None, "null", *own):
            raise Refused(403, msg("This form comes from another site, so nothing was done."))
        kind = request.headers.get("content-type", "").lower().replace('"', "")
        if "charset=" in kind and "charset=utf-8" not in kind:  # some decode to what cannot be encoded again
            raise Refused(400, msg("This form is not written in UTF-8, so nothing was done."))
        form = await request.form(max_files=2, max_fields=400, max_part_size=LARGEST_FIELD)
        fields = {name: value for name, value in form.items() if isinstance(value, str)}
        if not self.site.signer.is_ours(self.visitor, fields.get("csrf", "")):
            raise Refused(
                403,
                msg("This form is out of date or not from Soloist, so nothing was changed; please reload the page."),
            )
        return fields

    # responding

    def respond(self, html: Node, status: int = 200, *, is_secret: bool = False) -> Response:
        """A page; one that holds more secrets than the token of its forms is not compressed."""
        return self.remembered(page_response(self.request.headers, render(html), status, is_secret=is_secret))

    def go_to(self, address: str) -> Response:
        return self.remembered(RedirectResponse(address, 303))

    def remembered(self, response: R) -> R:
        """The response, with which a new browser gets its secret."""
        remember(response, self.visitor, self.is_secure)
        return response

    @property
    def is_secure(self) -> bool:
        return self.request.url.scheme == "https"

    def page(
        self, title: object, body: Node, *, styles: Sequence[str] = (), scripts: Sequence[str] = (), status: int = 200,
        is_secret: bool = False, again: int | None = None,
    ) -> Response:  # fmt: skip
        """A page without a table, under its title in the browser's tab."""
        called = f"{self.frame.read(title)} · Soloist" if title else "Soloist"
        styles = ("pages.css", *styles)
        html = document(self.frame, called, body, styles=styles, scripts=scripts, body_class="on-page", again=again)
        return self.respond(html, status, is_secret=is_secret)

    async def after(self, query: str) -> Response:
        """When something was done: on to the page of the match; the script gets it at once, and is told its address."""
        address = f"/m/{self.match}?{query}"
        if PARTS_HEADER not in self.request.headers:
            return RedirectResponse(address, 303)
        response = await self.match_page(read_ask(dict(parse_qsl(query))))
        response.headers["content-location"] = address
        return response

    def address_of(self, ask: Ask) -> str:
        """To come back to; without what is only picked or asked for a moment, so that the page's parts stay alike."""
        given = self.request.query_params if self.request.method == "GET" else {}
        query = {name: given[name] for name in ("at", "said", "show") if name in given}
        seat = {} if ask.seat is None else {"seat": ask.seat.code}
        return f"/m/{self.match}?{urlencode({**seat, **query})}".removesuffix("?")

    async def match_page(self, ask: Ask, refused: Message | None = None, status: int = 200) -> Response:
        """The match as this browser may see it; for the script only what it lacks."""
        known = read_known(self.request.headers.get(PARTS_HEADER))
        mark, token = self.site.signer.form_mark, self.frame.csrf
        frame = replace(self.frame, here=self.address_of(ask), csrf=mark)

        def written(room: Room) -> str:
            held = self._seats()
            page = self.site.page(room, frame, held, ask, refused)
            if known is None:
                return written_whole(frame, page)
            since = whole(self.request.headers.get(SINCE_HEADER))
            if since is None:
                return written_in_frames(page, known)
            return written_in_frames(page, known, partial(self.site.steps, room, frame, held, ask, since))

        def draw(room: Room) -> Response:
            return page_response(self.request.headers, written(room).replace(mark, token), status)

        return self.remembered(await self.look(draw))
