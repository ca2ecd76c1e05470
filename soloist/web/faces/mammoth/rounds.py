"""The ends of rounds and of the game as pages: trucks go back, AutoMammoth discards barn stacks, and what it has."""

from __future__ import annotations

from functools import partial

from soloist.companion.mammoth.reports import RoundBegins, StackSold
from soloist.companion.mammoth.session import MammothSession
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.automa.deck import SALE_PRICE
from soloist.games.zooloretto.automa.ledger import Key
from soloist.web import markup as h
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces import drawings as draw
from soloist.web.faces.base import Around, Leaf
from soloist.web.faces.companion_frame import points_of
from soloist.web.faces.companion_story import is_fresh
from soloist.web.faces.company import chip, is_you
from soloist.web.faces.mammoth.holdings import parts, sale_note, sold, watch
from soloist.web.faces.mammoth.story import Chapter
from soloist.web.faces.zooloretto.tiles import key_tile
from soloist.web.html import Node, icon, seat_class
from soloist.web.scene import Scene


def between(scene: Scene, title: Message, note: Message) -> Around:
    """Nobody's turn."""
    return Around(h.b(".chapter-title")[scene.read(title)], note, watch(scene))


def round_leaf(scene: Scene, chapter: Chapter) -> Leaf:
    """All trucks go back to the middle; where there are more trucks than players, tiles may be left on one."""
    begun = chapter.all(RoundBegins)[0]
    over, follows = msg("Round {n} is over", n=begun.number - 1), msg("then round {n}", n=begun.number)
    return Leaf(
        lambda: round_page(scene, begun), msg("the end of the round"), is_fresh(scene, chapter.last),
        lambda: between(scene, over, follows),
    )  # fmt: skip


def round_page(scene: Scene, begun: RoundBegins) -> Node:
    view: MammothSession = scene.view
    order, more = msg("Put all trucks back in the middle"), None
    if len(view.known.trucks) > len(view.known.players):
        more = msg("Remove the tiles left on a truck from the game.")
    return h.div(".with-drawing")[
        ui.question_head(scene, order, more, "ZOO-3.4"),
        trucks_back(scene, len(view.known.trucks)),
        ui.note(scene, round_begins(scene, begun)),
    ]


def round_begins(scene: Scene, begun: RoundBegins) -> Message:
    if is_you(scene, begun.seat):
        return msg("Round {n}: you go first", n=begun.number)
    return msg("Round {n}: {seat} goes first", n=begun.number, seat=begun.seat)


TRUCK_WIDTH = 66


def trucks_back(scene: Scene, number: int) -> h.Element:
    """The trucks side by side, in a row that is to be filled."""
    width = 24 + TRUCK_WIDTH * number

    def truck(place: int) -> list[h.Element]:
        x = 12 + TRUCK_WIDTH * place
        number = draw.words(x + TRUCK_WIDTH / 2, 148, place + 1)
        return [draw.sign("truck", x + 5, 68, TRUCK_WIDTH - 10, "g-truck"), number]

    middle = width // 2
    return draw.drawing(
        scene, msg("All trucks stand in the middle of the table"), f"0 0 {width} 164",
        draw.box(6, 56, width - 12, 104, draw.LIT, 12), [truck(place) for place in range(number)],
        draw.way(f"M{middle} 6v34m-11-12 11 12 11-12"), class_="is-trucks",
    )  # fmt: skip


# the end of the game


def end_leaves(scene: Scene, chapter: Chapter) -> list[Leaf]:
    """For each AutoMammoth: the barn stacks it discards, then its points."""
    is_new = is_fresh(scene, chapter.last)
    over = partial(between, scene, msg("Final scoring"), msg("the last round is over"))
    found: list[Leaf] = []
    for seat in scene.view.automas():
        sales = [sale.key for sale in chapter.all(StackSold) if sale.seat == seat]
        if sales:
            found.append(Leaf(partial(sales_page, scene, chapter, seat, sales), msg("the final scoring"), is_new, over))
        about = msg("{seat}'s points", seat=seat)
        found.append(Leaf(partial(points_page, scene, seat), about, is_new, over))
    return found


def sales_page(scene: Scene, chapter: Chapter, seat: Seat, sales: list[Key]) -> Node:
    """Each stack costs 2 coins [MAM-9.1]."""
    title = nmsg("Discard {n} barn stack", "Discard {n} barn stacks", n=len(sales))
    pay = msg("Pay {n} of its coins to the bank", n=SALE_PRICE * len(sales))
    things = [
        ui.ToDo(key_tile(key, scene, class_="piece-small"), scene.read(msg("Discard its stack: {key}", key=key)),
                ui.why(scene, msg("discarded for 2 coins"), "MAM-9.1"))
        for key in sales
    ]  # fmt: skip
    things.append(ui.ToDo(icon("money"), scene.read(pay), ui.by("MAM-9.1")))
    return [
        ui.headline(scene, title, None, "money", seat_class(seat), above=chip(scene, seat)),
        ui.steps(scene, f"{chapter.moment}.{seat.code}", things, seat_class(seat)),
    ]


def points_page(scene: Scene, seat: Seat) -> Node:
    title = nmsg("{n} point", "{n} points", n=points_of(scene)[seat])
    return [
        ui.headline(scene, title, None, "flag", seat_class(seat), above=chip(scene, seat)),
        parts(scene, seat, named=False),
        sale_note(scene) if sold(scene, seat) else None,
    ]
