"""Where on the table the lit pieces lie, as it is noted while a page is drawn."""

from __future__ import annotations

import pytest

from soloist.engine.words import nmsg
from soloist.web import markup as h
from soloist.web.lit import lit
from soloist.web.markup import render
from soloist.web.parts import Drawn, part
from soloist.web.places import Answers, Area, Place, answers_in

DOCK = Place("dock", Area.DOCK, stays=True)
HAND = Place("hand", Area.HAND)
BOARD = Place("board", Area.MAP, lambda n: nmsg("{n} more on the map", "{n} more on the map", n=n))
DISPLAY = Place("panel-display", Area.SIDE, lambda n: nmsg("{n} more in the display", "{n} more in the display", n=n))
PLACES = (DOCK, HAND, BOARD, DISPLAY)


def piece(key: str) -> h.Element:
    return lit(key, h.button(".lit"))[key]


def drawn(name: str, *inside: h.Node) -> Drawn:
    return part(name, h.div[inside])


def found(*areas: Drawn) -> Answers:
    return answers_in(PLACES, areas)


def test_a_lit_piece_is_drawn_like_any_other() -> None:
    assert render(h.p[piece("a")]) == '<p><button class="lit">a</button></p>'


@pytest.mark.parametrize(
    ("areas", "said"),
    [
        ([], "prompt"),
        ([drawn("board", h.p["nothing lit"])], "prompt"),
        ([drawn("board", h.p[(piece(key) for key in "ab")])], "map"),
        ([drawn("board", piece("a")), drawn("dock", piece("b"))], "map dock"),  # what stays in view comes last
        ([drawn("panel-display", piece("a")), drawn("dock", part("hand", h.div[piece("b")]))], "hand side"),
        ([drawn("dock", part("hand", h.div[part("hand-b", piece("b"))]))], "hand"),  # a piece that is a part itself
    ],
)
def test_places_in_the_order_of_the_game(areas: list[Drawn], said: str) -> None:
    assert found(*areas).areas == said


def test_farther_places_are_named_with_the_number_of_pieces_that_lie_there_alone() -> None:
    hand = drawn("dock", piece("act"), part("hand", h.div[piece("a"), piece("b")]))
    display = drawn("panel-display", piece("b"), piece("c"), piece("d"))
    answers = found(display, hand, drawn("board", piece("a")))
    assert answers.areas == "hand map side dock"
    assert [(place.part, number) for place, number in answers.farther] == [("panel-display", 2)]


def test_what_stays_in_view_is_not_named() -> None:
    assert not list(found(drawn("board", piece("a")), drawn("dock", piece("b"))).farther)
