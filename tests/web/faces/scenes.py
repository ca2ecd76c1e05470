"""A match as one seat sees it in the browser, for any face."""

from __future__ import annotations

from markupsafe import escape

from soloist.engine.match import Match
from soloist.engine.seats import Seat, seats
from soloist.language import Reader
from soloist.names import names_of
from soloist.seating import Seating
from soloist.web.faces.base import TableFace
from soloist.web.scene import Path, Person, Scene


def scene_by(
    face: TableFace, match: Match, seating: Seating, seat: Seat | None, picked: Path = (), language: str = "en"
) -> Scene:
    names = names_of(seating, language)
    people = [
        Person(each, names[each], seating.kind_of(each), seating.automas.get(each, ""), each == seat)
        for each in seats(match.seats)
    ]
    return Scene(
        match=match, seat=seat, reader=Reader(language, names, face.paint, lambda text: str(escape(text))),
        seating=seating, people=people, address="/m/k3v", pieces_of=face.pieces, now=match.moment, picked=picked,
        looks=frozenset(face.looks),
        asked=None if seat is None else match.asked(seat),
        waiting_for=tuple(question.seat for question in match.questions),
    )  # fmt: skip
