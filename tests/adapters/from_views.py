"""Tensors written from a seat's view and the question it is asked, and from nothing else: slow, and plain to read.

The writers of `soloist.adapters.games` read the state, and must agree with this to the number.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from soloist.adapters.coding import AMOUNTS, Coding, names_in
from soloist.adapters.fields import Tensor
from soloist.adapters.games import arknova, arne, orichalcum, zooloretto
from soloist.engine import notation
from soloist.engine.flow import Asked
from soloist.engine.question import Question
from soloist.games.arknova.hexes import bits
from soloist.games.arknova.state import FREE
from soloist.games.arknova.view import View as ArkNovaView
from soloist.games.arknova.view import ZooView
from soloist.games.arne.view import View as ArneView
from soloist.games.orichalcum.circles import bits as circles_of
from soloist.games.orichalcum.view import RealmView
from soloist.games.orichalcum.view import View as OrichalcumView
from soloist.games.zooloretto.view import View as ZoolorettoView


class Page:
    """A tensor of zeros, and where its fields are."""

    def __init__(self, coding: Coding) -> None:
        self.coding: Any = coding
        self.numbers = coding.layout.tensor()

    def add(self, name: str, place: int = 0, value: float = 1) -> None:
        """To the number in a place of a field."""
        self.numbers[self.coding.layout.at[name] + place] += value

    def put(self, name: str, values: Iterable[float], place: int = 0) -> None:
        """Values one after the other, from a place of a field on."""
        for number, value in enumerate(values, place):
            self.numbers[self.coding.layout.at[name] + number] = value

    def add_bits(self, name: str, mask: int) -> None:
        self.put(name, [int(bit) for bit in reversed(f"{mask:b}")])


def encode(coding: Coding, view: Any, question: Question | None) -> Tensor:
    """The tensor of a view, and of the question that its seat is asked, if any."""
    page = Page(coding)
    match view:
        case ArkNovaView():
            write_arknova(page, view)
        case ArneView():
            write_arne(page, view)
        case OrichalcumView():
            write_orichalcum(page, view)
        case ZoolorettoView():
            write_zooloretto(page, view)
        case _:
            raise TypeError(f"no tensor is made from {view}")
    if question is not None:
        write_question(page, question)
    return page.numbers


def around(view: Any, count: int) -> list[int]:
    """All seats from one's own on."""
    return [(view.seat + number) % count for number in range(count)]


def write_question(page: Page, question: Question) -> None:
    ask, kinds = question.ask, list(page.coding.kinds.values())
    kind = ask if type(ask) is Asked else type(ask)
    page.add("asked", kinds.index(kind) if kind in kinds else len(kinds))
    if type(ask) is not Asked:
        names = names_in(type(ask))
        page.put("asked.amounts", [value for name in names if type(value := getattr(ask, name)) is int][:AMOUNTS])
    if question.of > 1:
        page.put("asked.picks", (len(question.picked), question.of))
        mark(page, "asked.picked", question.picked)
    if question.about is not None:
        mark(page, "asked.about", question.about if isinstance(question.about, tuple) else (question.about,))


def mark(page: Page, name: str, things: Iterable[Any]) -> None:
    for code in {notation.code(thing) for thing in things} & set(page.coding.piece):
        page.add(name, page.coding.piece[code])


# Ark Nova


def write_arknova(page: Page, view: ArkNovaView) -> None:
    page.add("stage", view.stage)
    page.put("turn", [view.turn])
    page.put("break", [view.break_step])
    page.put("deck", [view.deck])
    page.put("discard", [view.discard])
    page.put("donations", [view.donations])
    page.put("ten_reached", [view.ten_reached])
    page.put("last_turns", [0 if view.last_turns is None else view.last_turns + 1])
    for folder, card in enumerate(view.display, 1):
        if card is not None:
            page.add("display", arknova.CARDS[card], folder)
    for project, levels in (*view.bases, *view.row):
        number = arknova.PROJECT[project]
        page.add("projects", number)
        page.put("levels", [holder != FREE for holder in levels], arknova.LEVELS * number)
    for project in view.spare_bases:
        page.add("spare_bases", arknova.PROJECT[project])
    for space, tiles in enumerate(view.tiles):
        for tile in tiles:
            page.add("tiles", space * len(arknova.TILES) + arknova.TILES[tile])
    for continent in view.partner_offer:
        page.add("partner_offer", arknova.PARTNERS[continent])
    for university in view.university_offer:
        page.add("university_offer", arknova.SCHOOLS[university])
    assert view.seat is not None
    own = view.zoos[view.seat]
    for name, cards in (("hand", own.hand), ("stored", own.stored)):
        for card in cards:
            assert card is not None
            page.add(name, arknova.CARDS[card])
    for final in own.finals:
        assert final is not None
        page.add("finals", arknova.FINALS[final])
    for number, seat in enumerate(around(view, len(view.zoos))):
        page.put(f"zoo{number}.active", [seat == view.active])
        write_zoo(page, f"zoo{number}", view.zoos[seat])


def write_zoo(page: Page, called: str, zoo: ZooView) -> None:
    for name in ("appeal", "conservation", "reputation", "money", "x_tokens", "score", "hired", "workers"):
        page.put(f"{called}.{name}", [getattr(zoo, name)])
    page.put(f"{called}.cards", [len(zoo.hand)])
    page.put(f"{called}.pouched", [len(zoo.pouches)])
    if zoo.arno is not None:
        arno = zoo.arno
        page.put(f"{called}.arno", (arno.level, arno.scoring_tokens, arno.notepad, arno.sponsors_seen))
    for slot, action in enumerate(zoo.order, 1):
        page.add(f"{called}.slots", action, slot)
    for name in ("icons", "multipliers", "on_task"):
        page.put(f"{called}.{name}", getattr(zoo, name))
    for name in ("upgraded", "venom", "constricted", "markers", "left"):
        page.add_bits(f"{called}.{name}", getattr(zoo, name))
    for name, places in (
        ("partner_zoos", arknova.PARTNERS), ("universities", arknova.SCHOOLS), ("supported", arknova.PROJECT),
        ("animals", arknova.ANIMAL), ("sponsors", arknova.SPONSOR),
    ):  # fmt: skip
        for thing in getattr(zoo, name):
            page.add(f"{called}.{name}", places[thing])  # a project may be supported twice
    page.add(f"{called}.map", arknova.GROUNDS[zoo.map])
    for building in zoo.buildings:
        layer = arknova.layer_of(building.kind, building.used)
        for number in bits(building.footprint.mask):
            page.put(f"{called}.hexes", [1], layer * arknova.HEXES + number)


# ARNE Total


def write_arne(page: Page, view: ArneView) -> None:
    page.add("stage", arne.STAGES[view.stage])
    page.put("turn", [view.turn])
    page.put("pile", [view.pile_size])
    page.put("discard", [view.discard_size])
    page.put("direction", [view.direction])
    for card in view.hand:
        page.add("hand", card.order)
    if view.discard_top is not None:
        page.add("discard_top", view.discard_top.order)
    if view.announced is not None:
        page.add("announced", view.announced.order)
    if view.neutral is not None:
        page.add("neutral", view.neutral)
    page.put("totals", [min(total, arne.MOST_POINTS) for total in view.totals])
    for colour, row in enumerate(view.rows):
        if row is not None:
            page.add("open", colour)
            for place, item in enumerate(row[: arne.PLACES]):
                layers = (item.points / 1000, item.factor / 6, item.chameleon, item.x3, item.crash, item.lock)
                page.put("rows", layers, (colour * arne.PLACES + place) * arne.LAYERS)
    for number, person in enumerate(around(view, len(view.person_at))):
        write_person(page, f"person{number}", view, person)


def write_person(page: Page, called: str, view: ArneView, person: int) -> None:
    seated = view.place_of[person]
    colour = view.colour_at[seated]
    page.put(f"{called}.active", [person == view.active])
    if colour is not None:
        page.add(f"{called}.colour", colour)
    page.put(f"{called}.cards", [view.hand_sizes[person]])
    page.put(f"{called}.score", [min(view.scores[person], arne.MOST_POINTS)])
    page.put(f"{called}.carried", [min(view.carried[person], arne.MOST_POINTS)])
    page.put(f"{called}.passed", [view.passed_at[person] >= view.version])
    waiting = [int(seat) for seat in view.queue]
    page.put(f"{called}.waits", [waiting.index(person) + 1 if person in waiting else 0])
    page.put(f"{called}.neutral", [view.neutral_place == seated])


# Orichalcum


def write_orichalcum(page: Page, view: OrichalcumView) -> None:
    coding = page.coding
    page.add("stage", view.stage)
    page.put("round", [view.round])
    for name, places in (("deck", coding.cards), ("discard", coding.cards), ("bag", coding.creatures)):
        for piece in getattr(view, name):
            page.add(name, places[piece])
    page.put("stacks", [len(rest) + len(bottom) for rest, bottom in view.stacks])
    for terrain in view.common:
        page.add("common", terrain)
    for slot, building in enumerate(view.slots):
        if building is not None:
            page.add("slots", slot * len(coding.buildings) + coding.buildings[building])
    for place, offer in enumerate(view.row[: coding.places]):
        page.add("board.cards", place * len(coding.cards) + coding.cards[offer.card])
        if offer.tile is not None:
            page.add("board.tiles", place * len(coding.tiles) + coding.tiles[offer.tile])
        page.add("board.creatures", place, sum(creature.strength for creature in offer.creatures))
    for number, seat in enumerate(around(view, len(view.realms))):
        page.put(f"realm{number}.active", [seat == view.active])
        page.put(f"realm{number}.initiative", [seat == view.pawn])
        write_realm(page, f"realm{number}", view.realms[seat])


def write_realm(page: Page, called: str, realm: RealmView) -> None:
    coding = page.coding
    for name in ("is_ai", "points", "medallions", "hoplites", "hospital", "nuggets", "mines", "camps"):
        page.put(f"{called}.{name}", [getattr(realm, name)])
    page.put(f"{called}.temples", [len(realm.temples)])
    for creature in realm.captured:
        page.add(f"{called}.captured", coding.creatures[creature])
    for titan in realm.titans:
        page.add(f"{called}.titans", titan.terrain)
        page.add(f"{called}.titans", orichalcum.TERRAINS + titan.terrain, titan.active)
    for _, building in realm.buildings:
        page.add(f"{called}.buildings", coding.buildings[building])
    write_circles(page, f"{called}.circles", realm)


def write_circles(page: Page, name: str, realm: RealmView) -> None:
    channels, own = orichalcum.CHANNELS, orichalcum.TERRAINS
    for terrain, land in enumerate(realm.lands):
        for circle in circles_of(land):
            page.put(name, [1], circle * channels + terrain)
    for mask in (realm.metropolis, *realm.temples):
        for circle in circles_of(mask):
            page.put(name, [1], circle * channels + own)
    for circle, _ in realm.buildings:
        page.put(name, [1], circle * channels + own + 1)
    for beast in realm.beasts:
        page.put(name, (beast.creature.strength / 5, beast.hoplites / 3), beast.circle * channels + own + 2)


# Zooloretto


def write_zooloretto(page: Page, view: ZoolorettoView) -> None:
    page.put("round", [view.round])
    page.put("turn", [view.turn])
    page.put("last_round", [view.last_round])
    for species in view.species:
        page.add("species", species)
    for tile in view.tiles_left:
        page.add("tiles_left", tile.order)
    page.put("stacks", (view.main_stack, view.end_stack))
    if view.drawn is not None:
        page.add("drawn", view.drawn.order)
    page.put("young", view.young)
    page.put("bank", [view.bank])
    for truck, tiles in enumerate(view.trucks):
        for tile in tiles:
            page.add("trucks", truck * zooloretto.FACES + tile.order)
    for number, seat in enumerate(around(view, len(view.zoos))):
        write_keeper(page, f"zoo{number}", view, seat)


def write_keeper(page: Page, called: str, view: ZoolorettoView, seat: int) -> None:
    page.put(f"{called}.active", [seat == view.active])
    page.put(f"{called}.took", [taker == seat for taker in view.taken_by])
    page.put(f"{called}.score", [view.scores[seat]])
    zoo, mammoth = view.zoos[seat], view.mammoths[seat]
    if zoo is not None:
        page.put(f"{called}.coins", [zoo.coins])
        page.put(f"{called}.closed", [zoo.closed])
        for tile in zoo.barn:
            page.add(f"{called}.barn", tile.order)
        for place, there in enumerate(zoo.enclosures):
            seen = zooloretto.housed(there.ground, there.animals, there.stalls)
            page.put(f"{called}.enclosures", seen, place * zooloretto.PER_ENCLOSURE)
    if mammoth is not None:
        page.put(f"{called}.coins", [mammoth.coins])
        page.put(f"{called}.mammoth", (zooloretto.LEVELS[mammoth.difficulty], mammoth.turns_in_round))
        page.put(f"{called}.mammoth_stacks", [len(stack) for stack in mammoth.stacks])
