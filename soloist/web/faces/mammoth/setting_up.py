"""What to lay out before a game with AutoMammoth: one page for each thing, with a drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from soloist.companion.mammoth.session import MammothSession
from soloist.companion.mammoth.setting_up import Part
from soloist.companion.people import SetUp, WhoStarts
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.ledger import BARN_SIZE
from soloist.games.zooloretto.components import COINS_EACH, END_STACK, TRUCK_SPACES
from soloist.games.zooloretto.tiles import Species
from soloist.web import markup as h
from soloist.web.faces import drawings as draw
from soloist.web.faces import laying_out
from soloist.web.faces.base import Around, Leaf
from soloist.web.faces.companion_story import is_fresh
from soloist.web.faces.company import titled
from soloist.web.faces.mammoth.story import recent
from soloist.web.html import Node
from soloist.web.scene import Scene

ABOUT: dict[Part, Message] = {
    Part.COINS: msg("coins"), Part.SPECIES: msg("tiles"), Part.TRUCKS: msg("trucks"), Part.END_STACK: msg("end stack"),
    Part.DECK: msg("its cards"), Part.STACKS: msg("its stacks"),
}  # fmt: skip


def leaves(scene: Scene) -> list[Leaf]:
    """A page for each thing to lay out, until somebody has had a turn; then comes who begins."""
    told = [
        (moment, what) for chapter in recent(scene) for moment, what in chapter.told if isinstance(what, SetUp)
    ]  # fmt: skip
    return [leaf(scene, what, moment, place, len(told)) for place, (moment, what) in enumerate(told)]


def leaf(scene: Scene, what: SetUp, moment: int, place: int, of: int) -> Leaf:
    part = what.part
    assert isinstance(part, Part)
    return Leaf(
        lambda: laying_out.page(scene, [what], PICTURES[part](scene)), ABOUT[part], is_fresh(scene, moment),
        lambda: around(scene, place, of, what.seat),
    )  # fmt: skip


def around(scene: Scene, place: int, of: int, seat: Seat | None = None) -> Around:
    return laying_out.around(scene, titled(lambda _: seat)(scene), place, of + 1)


def around_question(scene: Scene) -> Around | None:
    """Who begins is the last page of the set-up."""
    told = [what for chapter in recent(scene) for what in chapter.all(SetUp)]
    return around(scene, len(told), len(told)) if isinstance(scene.ask, WhoStarts) else None


def then(scene: Scene, otherwise: Callable[[Scene], Message]) -> Message:
    return msg("who begins") if isinstance(scene.ask, WhoStarts) else otherwise(scene)


# the drawings


def tile(species: Species | None, x: float, y: float, size: int = 42) -> Node:
    """A tile by its corner; without a species it is a stall."""
    name, kind = ("kiosk", "piece-stall") if species is None else (species.code, f"piece-{species.code}")
    inner = round(size * 0.68)
    place = round(x + (size - inner) / 2), round(y + (size - inner) / 2)
    return h.g(class_=kind)[draw.box(x, y, size, size, "g-tile"), draw.sign(name, *place, inner, "g-tile-sign")]


def pile(x: float, y: float, tiles: Sequence[Species | None], size: int = 42) -> list[Node]:
    """Tiles on each other, the lowest first."""
    return [tile(each, x, y - 8 * place, size) for place, each in enumerate(tiles)]


def coins(scene: Scene) -> h.Element:
    found = [[draw.disc(64 + 62 * place, 90, 30, "g-coin"), draw.words(64 + 62 * place, 97, 1, "g-words g-coin-words")]
             for place in range(COINS_EACH)]  # fmt: skip
    zoo = [draw.box(206, 44, 140, 84, draw.GONE, 10), draw.box(216, 54, 54, 26, draw.GONE, 5),
           draw.box(276, 54, 60, 26, draw.GONE, 5), draw.box(216, 94, 120, 26, draw.GONE, 5)]  # fmt: skip
    return draw.drawing(
        scene, msg("{n} coins, no zoo board", n=COINS_EACH), "22 34 334 126", found, zoo,
        draw.crossed_out(226, 54, 100, 64), draw.words(95, 150, scene.text(msg("{n} coins", n=COINS_EACH))),
        draw.words(276, 150, scene.text(msg("no zoo board"))),
    )  # fmt: skip


def species(scene: Scene) -> h.Element:
    """Those that stay above, those that go back below; where nobody has named them any will do."""
    view: MammothSession = scene.view
    gone = view.known.counts.species_removed
    named = view.known.species
    stay = named if len(named) < len(Species) else tuple(Species)[: len(Species) - gone]
    back = [each for each in Species if each not in stay]
    return draw.drawing(
        scene, msg("{n} species stay, {gone} go back in the box", n=len(stay), gone=gone), "10 36 390 120",
        [tile(each, 20 + 46 * place, 44) for place, each in enumerate(stay)],
        [[h.g(class_="g-faded")[tile(each, 20 + 46 * place, 104)], draw.crossed(41 + 46 * place, 125)]
         for place, each in enumerate(back)],
        draw.words(28 + 46 * len(stay), 71, scene.text(msg("stay")), draw.LEFT),
        draw.words(28 + 46 * len(back), 131, scene.text(msg("back in the box")), draw.LEFT),
    )  # fmt: skip


def trucks(scene: Scene) -> h.Element:
    spaces = scene.view.known.counts.truck_spaces

    def truck(number: int, free: int) -> Node:
        y = 30 + 62 * number
        places = [
            [draw.box(28 + 47 * place, y + 5, 40, 36, "g-truck-space" if place < free else "g-truck-covered", 5),
             None if place < free else draw.crossed(48 + 47 * place, y + 23)]
            for place in range(TRUCK_SPACES)
        ]  # fmt: skip
        return [
            draw.box(20, y, 150, 46, "g-truck", 6),
            h.path(class_="g-truck-cab", d=f"M170 {y + 46}v-36h20q12 0 14 14v22z"),
            places, draw.disc(56, y + 48, 8, "g-wheel"), draw.disc(170, y + 48, 8, "g-wheel"),
            draw.words(222, y + 32, scene.text(msg("{n} free", n=free)), draw.BIG),
        ]  # fmt: skip

    return draw.drawing(scene, msg("The trucks in a row, with their free spaces"),
                        f"10 22 320 {62 * len(spaces) + 4}", [truck(*each) for each in enumerate(spaces)])  # fmt: skip


def end_stack(scene: Scene) -> h.Element:
    low = [draw.box(40 - 2 * place, 96 - 7 * place, 60, 44, "g-back", 6) for place in range(5)]
    piles = [[draw.box(160 + 50 * pile - 1.5 * place, 96 - 6 * place, 42, 42, "g-back-2", 6) for place in range(5)]
             for pile in range(4)]  # fmt: skip
    return draw.drawing(
        scene, msg("{n} tiles under the disc, the others to draw from", n=END_STACK), "-4 50 368 124", low,
        draw.disc(62, 86, 15, "g-disc"), draw.words(66, 164, scene.text(msg("{n} and the disc", n=END_STACK))), piles,
        draw.words(254, 164, scene.text(msg("{n} to draw from", n=scene.view.known.stack))),
    )  # fmt: skip


def deck(scene: Scene) -> h.Element:
    cards = [draw.turned(180, 92, angle, draw.box(-32, -44, 64, 88, "g-deck", 6)) for angle in (-8, 5)]
    return draw.drawing(scene, msg("Its deck"), "40 36 280 116", cards, its_card(148, 48))


def its_card(x: int, y: int) -> Node:
    return [draw.box(x, y, 64, 88, "g-deck", 6), draw.sign("seat-automa", x + 18, y + 30, 28, "g-deck-sign")]


def stacks(scene: Scene) -> h.Element:
    safe, barn = Species.KANGAROO, Species.ZEBRA
    return draw.drawing(
        scene, msg("Stacks of three or more lie left of its deck, small ones right"), "10 20 350 150",
        its_card(150, 44), pile(34, 92, [safe] * (BARN_SIZE + 2)), pile(92, 92, [Species.CAMEL] * (BARN_SIZE + 1)),
        pile(232, 92, [barn] * BARN_SIZE), pile(290, 92, [None]), draw.way("M216 38c-12-16-66-16-78 0m-4-17 3 19 18-6"),
        draw.words(84, 158, scene.text(msg("safe: {n} or more", n=BARN_SIZE + 1))),
        draw.words(284, 158, scene.text(msg("barn: 1 or 2"))),
    )  # fmt: skip


PICTURES: dict[Part, Callable[[Scene], h.Element]] = {
    Part.COINS: coins, Part.SPECIES: species, Part.TRUCKS: trucks, Part.END_STACK: end_stack, Part.DECK: deck,
    Part.STACKS: stacks,
}  # fmt: skip
