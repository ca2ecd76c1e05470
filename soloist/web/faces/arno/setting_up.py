"""What to lay out for ARNO before the game: one page for each thing, with a drawing and the ARNO it is for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from soloist.companion.arno.reports import ActionRow
from soloist.companion.arno.reports import SetUpPart as Part
from soloist.companion.people import SetUp, WhoStarts
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, numeral
from soloist.games.arknova import board
from soloist.games.arknova.arno.questions import FirstProject, FirstSponsors
from soloist.games.arknova.cards import Action
from soloist.web import markup as h
from soloist.web.faces import drawings as draw
from soloist.web.faces import laying_out
from soloist.web.faces.arknova.signs import action_icon
from soloist.web.faces.arno.story import Chapter
from soloist.web.faces.base import Around, Leaf
from soloist.web.faces.companion_story import is_fresh
from soloist.web.faces.company import titled
from soloist.web.html import Node, person_class
from soloist.web.scene import Scene

Place = tuple[Part, Seat | None]  # a page: what it is about, and for which ARNO

TOGETHER = {Part.WORKERS: Part.MAP, Part.CONSERVATION: Part.COUNTERS}
"""What is laid out on the page of something else."""
ABOUT: dict[Part, Message] = {
    Part.TABLE: msg("the table"), Part.BLOCKERS: msg("two-seat blockers"), Part.PIECES: msg("its pieces"),
    Part.MAP: msg("its map"), Part.SCORING_CARD: msg("its tray"), Part.ROW: msg("its row"),
    Part.COUNTERS: msg("counters"), Part.MODULE: msg("the module"), Part.AIM: msg("no target"),
    Part.DRAFT: msg("alternative cards"), Part.PROJECTS: msg("its cards"), Part.DISPLAY: msg("the display"),
}  # fmt: skip


def place_of(told: SetUp) -> Place:
    assert isinstance(told.part, Part)
    return TOGETHER.get(told.part, told.part), told.seat


def course(scene: Scene) -> list[Place]:
    """All pages of a set-up, the questions about first cards in the place of what comes of them."""
    view = scene.view
    agreed, marine = view.agreed, view.known.marine
    own = [Part.PIECES, Part.MAP, Part.SCORING_CARD, Part.ROW, Part.COUNTERS, Part.MODULE]
    left_out = [*([] if agreed.printed else [Part.ROW]), *([] if agreed.settings.module else [Part.MODULE])]
    shared = [Part.TABLE, *([Part.BLOCKERS] if len(view.seats) in board.BLOCKED_LEVELS else [])]
    return [
        *((part, None) for part in shared),
        *((part, seat) for seat in view.automas() for part in own if part not in left_out),
        *((part, None) for part in (Part.AIM, *([Part.DRAFT] if marine else []))),
        *((Part.PROJECTS, seat) for seat in view.automas()),
        (Part.DISPLAY, None),
    ]


def around(scene: Scene, place: Place) -> Around:
    places = course(scene)
    now = places.index(place) if place in places else 0
    return laying_out.around(scene, titled(lambda _: place[1])(scene), now, len(places))


def around_question(scene: Scene) -> Around | None:
    """A question before the first turn belongs to the set-up."""
    match scene.ask:
        case FirstProject(seat=seat) | FirstSponsors(seat=seat):
            return around(scene, (Part.PROJECTS, seat))
        case WhoStarts() | ActionRow():
            return around(scene, (Part.TABLE, None))
    return None


def leaves(scene: Scene, chapter: Chapter) -> list[Leaf]:
    """A page for each thing to lay out."""
    told = [(moment, what) for moment, what in chapter.told if isinstance(what, SetUp)]
    found = []
    for place, group in groupby(told, lambda each: place_of(each[1])):
        some = list(group)
        found.append(leaf(scene, place, [what for _, what in some], some[-1][0]))
    return found


def leaf(scene: Scene, place: Place, told: list[SetUp], moment: int) -> Leaf:
    part, seat = place
    order = None
    if part is Part.PIECES and seat is not None:
        order = ALL_PIECES.get(scene.person(seat).colour)
    look = "" if seat is None else person_class(scene.person(seat))
    return Leaf(
        lambda: laying_out.page(scene, told, PICTURES[part](scene, seat), order), ABOUT[part],
        is_fresh(scene, moment), lambda: around(scene, place), look,
    )  # fmt: skip


ALL_PIECES = {
    "red": msg("Take all red pieces"), "blue": msg("Take all blue pieces"), "yellow": msg("Take all yellow pieces"),
    "black": msg("Take all black pieces"),
}  # fmt: skip


# the drawings

WORKERS, TOKENS = 4, 14


def table(scene: Scene, _: Seat | None) -> h.Element:
    """The players around a table."""
    count = len(scene.view.seats)
    across = [draw.disc(185 + 84 * (place - (count - 1) / 2), 64, 20, draw.CARD) for place in range(count)]
    marks = [
        h.g(class_=person_class(person))[
            draw.sign("seat-human" if person.kind == "human" else "seat-automa",
                      round(185 + 84 * (place - (count - 1) / 2)) - 14, 50, 28, draw.OWN)
        ]
        for place, person in enumerate(scene.people)
    ]  # fmt: skip
    return draw.drawing(scene, msg("The players at the table"), "0 30 370 120", draw.box(30, 96, 310, 44, round_=12),
                        across, marks)  # fmt: skip


def blockers(scene: Scene, _: Seat | None) -> h.Element:
    """Six tokens on base projects and donations."""

    def project(place: int) -> Node:
        x = 14 + 76 * place
        levels = [draw.box(x + 5 + 21 * level, 92, 16, 22, draw.SLOT, 3) for level in range(3)]
        covered = draw.token(x + 4 + 21 * place, 94, 18, draw.NEUTRAL)
        return [draw.box(x, 40, 68, 84), draw.sign("conservation", x + 22, 46, 24), levels, covered]

    donations = [
        [draw.box(262, 40 + 29 * row, 38, 25, round_=5), draw.box(306, 40 + 29 * row, 38, 25, round_=5),
         draw.token(272, 44 + 29 * row, 18, draw.NEUTRAL)]
        for row in range(3)
    ]  # fmt: skip
    return draw.drawing(
        scene, msg("Six tokens of a colour nobody plays, on projects and donations"), "0 30 370 128",
        [project(place) for place in range(3)], donations,
        draw.words(126, 150, scene.text(msg("base projects")), draw.SMALL),
        draw.words(304, 150, scene.text(msg("donations")), draw.SMALL),
    )  # fmt: skip


def pieces(scene: Scene, _: Seat | None) -> h.Element:
    counters = [
        [draw.disc(x, 68, 19, draw.PIECE), draw.sign(name, x - 12, 56, 24, draw.ON_PIECE)]
        for x, name in ((256, "appeal"), (300, "conservation"), (344, "reputation"))
    ]
    return draw.drawing(
        scene, msg("Four workers, three counters and a heap of tokens"), "0 30 370 162",
        [draw.sign("worker", 22 + 52 * place, 44, 46, draw.OWN) for place in range(WORKERS)],
        draw.words(120, 112, scene.text(msg("4 workers")), draw.SMALL), counters,
        draw.words(300, 112, scene.text(msg("3 counters")), draw.SMALL),
        [draw.token(34 + 22 * place, 140 - 5 * (place % 3), 17) for place in range(TOKENS)],
        draw.words(180, 182, scene.text(msg("its tokens")), draw.SMALL),
    )  # fmt: skip


def zoo_map(scene: Scene, _: Seat | None) -> h.Element:
    hexes = [
        h.path(class_="g-grid", d=f"M{34 + 30 * column + 15 * (row % 2)} {37 + 30 * row}"
               "l13 7.5v15l-13 7.5-13-7.5v-15z")
        for row in range(6) for column in range(5)
    ]  # fmt: skip
    rows = [
        [draw.box(216 + 33 * place, y, 28, 24, draw.SLOT, 5) for place in range(count)]
        for y, count in ((55, 4), (105, 3))
    ]
    lying = [draw.turned(x, 206, 90, draw.sign("worker", -14, -14, 28, draw.OWN)) for x in (230, 263, 296)]
    return draw.drawing(
        scene, msg("Only the right side of zoo map A is used; one worker stands on the notepad, three lie below"),
        "4 18 362 218", draw.box(10, 24, 350, 206, round_=12), hexes, draw.crossed_out(40, 60, 130, 140),
        draw.box(206, 30, 148, 194, draw.LIT, 9),
        draw.words(216, 49, scene.text(msg("partner zoos")), f"{draw.LEFT} is-small"),
        draw.words(216, 99, scene.text(msg("universities")), f"{draw.LEFT} is-small"), rows,
        draw.box(216, 138, 58, 46, round_=5), draw.sign("worker", 226, 142, 38, draw.OWN), lying,
        draw.words(276, 167, scene.text(msg("notepad")), f"{draw.LEFT} is-small"),
    )  # fmt: skip


def scoring_card(scene: Scene, _: Seat | None) -> h.Element:
    places = [draw.box(214 + 42 * (place % 3), 62 + 42 * (place // 3), 30, 30, draw.SLOT, 5) for place in range(6)]
    return draw.drawing(
        scene, msg("A scoring card face down is a tray for tokens"), "40 26 310 156",
        draw.box(62, 36, 86, 118, round_=9), draw.sign("flag", 83, 72, 44), draw.right(160, 94), places,
        draw.words(105, 172, scene.text(msg("face down")), draw.SMALL),
        draw.words(271, 172, scene.text(msg("room for its tokens")), draw.SMALL),
    )  # fmt: skip


def row(scene: Scene, seat: Seat | None) -> h.Element:
    """Its action cards in the order they are laid out in."""
    order: tuple[Action, ...] = scene.view.ledger(seat).order
    cards = [
        [draw.box(14 + 70 * place, 50, 62, 90, round_=8),
         draw.sign(action_icon(action), 24 + 70 * place, 78, 42, draw.OWN),
         draw.words(45 + 70 * place, 68, place + 1), draw.words(45 + 70 * place, 134, "I", draw.SMALL)]
        for place, action in enumerate(order)
    ]  # fmt: skip
    return draw.drawing(scene, msg("Its action cards in their slots"), "4 40 362 112", cards)


def counters(scene: Scene, seat: Seat | None) -> h.Element:
    """Where its counters stand, each on a piece of its track."""
    arno = scene.view.ledger(seat)
    missing = max(-arno.conservation, 0)

    def track(name: str, tint: str, y: int, first: int, at: int) -> Node:
        spaces = [
            [draw.box(62 + 44 * place, y, 38, 38, draw.LIT if number == at else draw.CARD),
             draw.token(70 + 44 * place, y + 8, 22) if number == at else draw.words(81 + 44 * place, y + 25, number)]
            for place, number in enumerate(range(first, first + 4))
        ]  # fmt: skip
        said = draw.words(246, y + 26, scene.text(msg("on {n}", n=at)), draw.BIG)
        return [draw.sign(name, 14, y + 3, 34, tint), spaces, said]

    appeal = track("appeal", "tint-appeal", 35, max(min(arno.appeal - 1, 1), 0), arno.appeal)
    reputation = track("reputation", "tint-reputation", 91, 1, arno.reputation)
    low = [draw.token(62 + 24 * place, 156, 20) for place in range(missing)]
    conservation: list[Node] = [
        draw.sign("conservation", 14, 150, 34, "tint-conservation"), low,
        draw.box(194, 147, 38, 38, draw.LIT), draw.token(202, 155, 22),
        draw.words(246, 173, scene.text(msg("0, so {n}", n=numeral(arno.conservation))), draw.BIG),
    ]  # fmt: skip
    if not missing:
        conservation = [
            track("conservation", "tint-conservation", 147, max(arno.conservation - 1, 0), arno.conservation)
        ]
    return draw.drawing(scene, msg("Where its counters stand"), "0 24 370 172", appeal, reputation, conservation)


def module(scene: Scene, _: Seat | None) -> h.Element:
    spots = [
        [draw.box(24 + 54 * place, 64, 46, 46, draw.LIT if place == 0 else draw.CARD),
         draw.token(36 + 54 * place, 76, 22) if place == 0 else draw.words(47 + 54 * place, 93, place + 1)]
        for place in range(6)
    ]  # fmt: skip
    return draw.drawing(scene, msg("The module's track with its token"), "0 40 370 96", spots)


def no_target(scene: Scene, _: Seat | None) -> h.Element:
    marks = [
        [draw.disc(x, 88, 38, draw.CARD), draw.sign(name, x - 20, 68, 40), draw.crossed_out(x - 24, 64, 48, 48)]
        for x, name in ((110, "venom"), (260, "constriction"))
    ]
    return draw.drawing(scene, msg("Venom and constriction do not hit ARNO"), "40 40 290 96", marks)


def draft(scene: Scene, _: Seat | None) -> h.Element:
    cards = [
        [draw.box(70 + 84 * place, 44, 66, 92, draw.GONE if place == 2 else draw.CARD, 8),
         draw.sign(name, 82 + 84 * place, 68, 42)]
        for place, name in enumerate(("act-build", "act-cards", "act-animals"))
    ]  # fmt: skip
    return draw.drawing(scene, msg("Two alternative action cards are kept"), "40 36 290 108", cards)


def projects(scene: Scene, seat: Seat | None) -> h.Element:
    """What it keeps of its first cards, and the rest on the discard pile."""
    kept = len(scene.view.ledger(seat).projects)
    left: list[Node] = [
        [draw.box(40 + 72 * place, 46, 62, 88, draw.LIT, 7), draw.sign("conservation", 51 + 72 * place, 70, 40)]
        for place in range(kept)
    ]  # fmt: skip
    if not kept:
        left = [draw.box(30 + 19 * place, 52, 30, 44 + 24, draw.CARD, 5) for place in range(8)]
    gone = [draw.turned(292, 90, angle, draw.box(-28, -40, 56, 80, draw.CARD, 6)) for angle in (-9, 6, 0)]
    return draw.drawing(scene, msg("Its projects are kept, its other cards are discarded"), "20 36 330 118", left,
                        draw.right(198, 90), gone,
                        draw.words(292, 150, scene.text(msg("discard pile")), draw.SMALL))  # fmt: skip


def display(scene: Scene, _: Seat | None) -> h.Element:
    folders = [
        [draw.box(20 + 56 * place, 62, 46, 66, draw.CARD, 6), draw.sign("card", 29 + 56 * place, 80, 28),
         draw.words(43 + 56 * place, 148, place + 1)]
        for place in range(board.FOLDERS)
    ]  # fmt: skip
    return draw.drawing(scene, msg("Six cards in the folders of the display"), "0 50 360 106", folders)


PICTURES: dict[Part, Callable[[Scene, Seat | None], h.Element]] = {
    Part.TABLE: table, Part.BLOCKERS: blockers, Part.PIECES: pieces, Part.MAP: zoo_map,
    Part.SCORING_CARD: scoring_card, Part.ROW: row, Part.COUNTERS: counters, Part.MODULE: module, Part.AIM: no_target,
    Part.DRAFT: draft, Part.PROJECTS: projects, Part.DISPLAY: display,
}  # fmt: skip
