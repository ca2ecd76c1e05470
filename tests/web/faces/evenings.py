"""Evenings with an automa as a browser sees them: pages to draw, buttons to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import escape

from soloist.engine.errors import CannotUndo
from soloist.engine.match import Match, Undo
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.undoing import NothingYet
from soloist.language import Reader
from soloist.names import table_names
from soloist.registry import find_companion
from soloist.seating import ONE_PERSON, automas_in
from soloist.web.faces import CompanionFace, face_of
from soloist.web.faces.base import no_pieces
from soloist.web.pages.companion import companion_page
from soloist.web.pages.layout import Frame
from soloist.web.people import Likes
from soloist.web.scene import Person, Scene

PERSON = Seat(0)


def new_evening(
    seed: int, *, automa: str = "mammoth", dice: Any = True, names: Any = "", options: Any = None, **more: str
) -> Match:
    """With `dice` Soloist rolls and draws; `options` are those that cannot be keywords."""
    match = Match.new(find_companion(automa), 1, {**more, **(options or {})}, seed, dice=dice, undo=Undo.FREE)
    if names:
        match.meta["names"] = names
    return match


def people_of(match: Match) -> list[Person]:
    levels = automas_in(match.game, match.settings)
    return [
        Person(seat, name, "automa" if seat in levels else "human", levels.get(seat, ""))
        for seat, name in sorted(table_names(match).items())
    ]


def companion_face(match: Match) -> CompanionFace:
    face = face_of(match.game.id)
    assert isinstance(face, CompanionFace)
    return face


def can_undo(match: Match) -> bool:
    try:
        match.undo_target()
    except CannotUndo:
        return False
    return True


def scene_of(
    match: Match, *, said: bool = False, show: str = "", seat: Seat | None = PERSON, at: int | None = None,
    language: str = "en", leaf: int | None = None, ticks: frozenset[str] = frozenset(), offered: Sequence[str] = (),
) -> Scene:  # fmt: skip
    people = people_of(match)
    shown = match if at is None else match.past(at)
    names, paint = {person.seat: person.name for person in people}, companion_face(match).paint
    asked = None if seat is None or at is not None else match.asked(seat) or match.asked(CHANCE)
    return Scene(
        match=shown, seat=seat, reader=Reader(language, names, paint, lambda text: str(escape(text))),
        seating=ONE_PERSON, people=people, address="/m/k3v", pieces_of=no_pieces, csrf="token",
        stamp=f"0.{match.moment}", now=match.moment, asked=asked,
        waiting_for=tuple(question.seat for question in match.questions),
        present=match if at is not None else None, said=said, show=show, leaf=leaf, ticks=ticks, offered=offered,
        stop=None if seat is not None and can_undo(match) else NothingYet(), can_redo=match.can_redo,
    )  # fmt: skip


def page(match: Match, **how: Any) -> str:
    """The page as HTML."""
    scene = scene_of(match, **how)
    frame = Frame(Likes(scene.reader.language), "token", scene.address)
    return str(companion_page(frame, scene, companion_face(match), 1, None))
