"""Evenings with AutoMammoth as a browser sees them: pages to draw, buttons to press."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import escape

from soloist.companion.mammoth import GAME
from soloist.engine.errors import CannotUndo
from soloist.engine.match import Match, Undo
from soloist.engine.seats import CHANCE, Seat
from soloist.language import Reader
from soloist.names import table_names
from soloist.seating import ONE_PERSON
from soloist.web.faces.mammoth import FACE
from soloist.web.pages.companion import companion_page
from soloist.web.pages.layout import Frame
from soloist.web.people import Likes
from soloist.web.scene import Person, Scene
from soloist.web.site import no_pieces

PERSON = Seat(0)


def new_evening(seed: int, *, dice: Any = True, names: Any = "", **options: str) -> Match:
    match = Match.new(GAME, 1, options, seed, dice=dice, undo=Undo.FREE)
    if names:
        match.meta["names"] = names
    return match


def people_of(match: Match) -> list[Person]:
    automas: Mapping[Seat, object] = match.view(None).agreed.automas
    return [
        Person(seat, name, "automa" if seat in automas else "human", getattr(automas.get(seat), "value", ""))
        for seat, name in sorted(table_names(match).items())
    ]


def can_undo(match: Match) -> bool:
    try:
        match.undo_target()
    except CannotUndo:
        return False
    return True


def scene_of(
    match: Match, *, said: bool = False, show: str = "", seat: Seat | None = PERSON, at: int | None = None,
    language: str = "en",
) -> Scene:  # fmt: skip
    people = people_of(match)
    shown = match if at is None else match.past(at)
    names = {person.seat: person.name for person in people}
    asked = None if seat is None or at is not None else match.asked(seat) or match.asked(CHANCE)
    return Scene(
        match=shown, seat=seat, reader=Reader(language, names, FACE.paint, lambda text: str(escape(text))),
        seating=ONE_PERSON, people=people, address="/m/k3v", pieces_of=no_pieces, csrf="token",
        stamp=f"0.{match.moment}", now=match.moment, asked=asked,
        waiting_for=tuple(question.seat for question in match.questions),
        present=match if at is not None else None, said=said, show=show,
        can_undo=seat is not None and can_undo(match), can_redo=match.can_redo,
    )  # fmt: skip


def page(match: Match, **how: Any) -> str:
    """The page as HTML."""
    scene = scene_of(match, **how)
    frame = Frame(Likes(scene.reader.language), "token", scene.address)
    return str(companion_page(frame, scene, FACE, 1, None))
