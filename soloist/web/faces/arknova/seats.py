"""Whose zoo lies in the middle, and who the others are."""

from __future__ import annotations

from soloist.engine.seats import Seat, seats
from soloist.games.arknova.state import ArkNovaTable
from soloist.games.arknova.view import View, ZooView, table_of
from soloist.web.faces.table_widgets import others_than
from soloist.web.scene import Scene


def middle_seat(scene: Scene) -> Seat:
    """Whose zoo is drawn large: one's own; for spectators that of the one whose turn it is, or of the next person."""
    view: View = scene.view
    if scene.seat is not None:
        return scene.seat
    everybody = list(seats(view.setup.players))
    in_turn = everybody[view.active :] + everybody[: view.active]
    return next(seat for seat in in_turn if view.zoos[seat].arno is None)


def zoo_of(scene: Scene, seat: Seat) -> ZooView:
    view: View = scene.view
    return view.zoos[seat]


def middle_zoo(scene: Scene) -> ZooView:
    return zoo_of(scene, middle_seat(scene))


def others_of(scene: Scene) -> list[Seat]:
    """Everybody else, in the order of play from there."""
    return others_than(scene, middle_seat(scene))


def table_seen(scene: Scene) -> ArkNovaTable:
    """The table as far as this page may know it, for counting with the rules of the game."""
    return scene.once("table", lambda: table_of(scene.view))
