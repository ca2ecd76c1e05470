"""What all requests share: the rooms, the signatures, and how a page of a match is put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

import htpy as h
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from soloist.engine.match import Match
from soloist.engine.seats import SEATS, Seat
from soloist.engine.words import Message, msg
from soloist.language import Reader
from soloist.registry import ENTRIES, find
from soloist.web.faces import CompanionFace, TableFace, face_of
from soloist.web.faces.base import no_pieces
from soloist.web.html import Node
from soloist.web.pages.companion import companion_page
from soloist.web.pages.layout import Frame, document
from soloist.web.pages.table import cover_page, table_page
from soloist.web.people import Signer, Visitor, remember, visitor_of
from soloist.web.render import render
from soloist.web.room import SEATS_BY_CODE, Room
from soloist.web.rooms import Rooms
from soloist.web.scene import Scene
from soloist.web.store import OWNER, Store
from soloist.wording import wording_of

T = TypeVar("T")
R = TypeVar("R", bound=Response)
LONGEST_QUERY = 200


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
    live: bool = False
    picked: tuple[str, ...] = ()
    why: str = ""
    said: int = -1  # beside a box: the moment whose news have been read
    leaf: int | None = None  # the page of them that is to be shown
    show: str = ""
    cover: bool = False


class Site:
    """The app's parts, found by every request in `request.app.state.site`."""

    def __init__(
        self, store: Store, *, addresses: tuple[str, ...] = (), is_reachable: bool = False, folder: Path | None = None
    ) -> None:
        self.store = store
        self.rooms = Rooms(store)
        self.signer = Signer(store.secret)
        self.addresses = addresses  # under which other devices in the house find us
        self.is_reachable = is_reachable  # from other devices at all
        self.folder = folder  # where the terminal keeps its plays
        load_games()

    # matches

    def seats_of(self, name: str, visitor: Visitor) -> frozenset[str]:
        """The seats a browser holds, and whether it owns the match; in a worker thread."""
        return frozenset() if visitor.is_new else self.store.held(name, visitor.person)

    def draw(self, room: Room, frame: Frame, held: frozenset[str], ask: Ask, refused: Message | None) -> h.Element:
        """The document of a match, in a worker thread."""
        seat = self.eyes(room, held, ask)
        scene = self.scene(room, frame, seat, ask, held)
        face = face_of(room.match.game.id)
        title = f"{room.match.game.title} · Soloist"
        if isinstance(face, CompanionFace):
            body = companion_page(frame, scene, face, room.version, refused)
            styles = ("companion.css", *face.stylesheets, "connection.css", "awake.css")
            return document(frame, title, body, styles=styles, body_class="on-companion")
        assert isinstance(face, TableFace)
        if ask.cover and seat is not None and len(scene.held) > 1 and not face.open_table:
            return document(frame, title, cover_page(scene), styles=("table.css",), body_class="on-table")
        body = table_page(frame, scene, face, room.version, refused, ask.live)
        styles = ("table.css", "log.css", *face.stylesheets, "connection.css")
        return document(frame, title, body, styles=styles, scripts=face.scripts, body_class="on-table")

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

    def scene(self, room: Room, frame: Frame, seat: Seat | None, ask: Ask, held: frozenset[str]) -> Scene:
        """What a page of this room may know."""
        language = frame.likes.language
        face = face_of(room.match.game.id)
        mine = tuple(each for each in room.seating.people if each.code in held)
        match, is_past = shown_match(room.match, ask.at)
        people = [
            person if person.seat in match.gave_up else replace(person, gone="")
            for person in room.people(language, seat)
        ]
        answers = seat in mine and not is_past
        names = {person.seat: person.name for person in people}
        at_table = room.match.game.is_companion
        reader = Reader(language, names, face.paint, lambda text: str(escape(text)), at_table)
        question = room.asked(seat) if answers else None
        watch = room.playing.watches.get(seat) if seat is not None else None
        woken = room.playing.woken.get(seat, []) if seat is not None else []
        ticks, offered = room.aids.both() if room.at_table else (frozenset[str](), [])
        return Scene(
            match, seat, reader, room.seating, people, f"/m/{room.id}",
            face.pieces if isinstance(face, TableFace) else no_pieces,
            csrf=frame.csrf, stamp=room.stamp(seat), now=room.match.moment, picked=ask.picked, why=ask.why,
            asked=question, waiting_for=tuple(each.seat for each in match.questions), held=mine,
            present=room.match if is_past and not ask.live else None,
            seconds=room.seconds_left(seat) if question is not None else 0,
            said=ask.said >= match.moment and ask.leaf is None, show=ask.show,
            leaf=ask.leaf if ask.said == match.moment else None,
            can_undo=answers and room.can_undo(seat), can_redo=answers and room.can_redo(seat),
            can_give_up=answers and room.can_give_up(seat),
            passing_until=None if watch is None else watch.triggers, woken=tuple(trigger.label for trigger in woken),
            drawn=room.drawn.setdefault((language, seat), {}),
            ticks=ticks, offered=offered,
        )  # fmt: skip


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
        live=given.get("live") == "1",
        picked=tuple(key for key in picks.split("|") if key),
        why=given.get("why", "")[:LONGEST_QUERY],
        said=-1 if moment is None else moment,
        leaf=whole(leaf),
        show=given.get("show", "")[:20],
        cover=given.get("cover") == "1",
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
        self.visitor = visitor_of(request)
        query = f"?{request.url.query}" if request.url.query and request.method == "GET" else ""
        self.frame = Frame(self.visitor.likes, self.site.signer.form_token(self.visitor), request.url.path + query)

    @property
    def match(self) -> str:
        """The name of the match in the address."""
        name: str = self.request.path_params["match"]
        return name

    async def held(self) -> frozenset[str]:
        """The seats of this match that the browser holds, and whether it owns it."""
        return await self.site.rooms.run(self.site.seats_of, self.match, self.visitor)

    async def look(self, what: Callable[[Room], T]) -> T:
        """Have something read from the room of this match."""
        return await self.site.rooms.look(self.match, what)

    async def form(self) -> dict[str, str]:
        """The fields of a form that comes from one of our pages; raises Refused for any other."""
        request = self.request
        origin = request.headers.get("origin")
        if origin not in (None, "null", f"{request.url.scheme}://{request.headers.get('host')}"):
            raise Refused(403, msg("This form comes from another site, so nothing was done."))
        kind = request.headers.get("content-type", "").lower().replace('"', "")
        if "charset=" in kind and "charset=utf-8" not in kind:  # some decode to what cannot be encoded again
            raise Refused(400, msg("This form is not written in UTF-8, so nothing was done."))
        form = await request.form(max_files=2, max_fields=400)
        fields = {name: value for name, value in form.items() if isinstance(value, str)}
        if not self.site.signer.is_ours(self.visitor, fields.get("csrf", "")):
            raise Refused(
                403,
                msg("This form is out of date or not from Soloist, so nothing was changed; please reload the page."),
            )
        return fields

    # responding

    def respond(self, html: Node, status: int = 200) -> Response:
        return self.remembered(HTMLResponse(render(html), status))

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
        self, title: object, body: Node, *, styles: Sequence[str] = (), scripts: Sequence[str] = (), status: int = 200
    ) -> Response:
        """A page without a table, under its title in the browser's tab."""
        called = f"{self.frame.read(title)} · Soloist" if title else "Soloist"
        styles = ("pages.css", *styles)
        html = document(self.frame, called, body, styles=styles, scripts=scripts, body_class="on-page")
        return self.respond(html, status)

    async def match_page(self, ask: Ask, refused: Message | None = None, status: int = 200) -> Response:
        """The match as this browser may see it."""

        def draw(room: Room) -> Markup:
            held = self.site.seats_of(self.match, self.visitor)
            return render(self.site.draw(room, self.frame, held, ask, refused))

        return self.respond(await self.look(draw), status)
