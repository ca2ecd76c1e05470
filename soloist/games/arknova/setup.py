"""Setting up: maps, tiles, projects, action cards, hands [AN-1]."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine import flow
from soloist.engine.events import Eyes
from soloist.engine.flow import Flow, choose, choose_exactly, pick_at_random, pick_several_at_random
from soloist.engine.seats import Seat
from soloist.games.arknova import board, questions
from soloist.games.arknova.arno.digital import DigitalTable
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.turn import take_first_cards
from soloist.games.arknova.arno.values import FINAL_CARDS as ARNO_FINALS
from soloist.games.arknova.board import BONUS_TILES
from soloist.games.arknova.cards import Action, in_order
from soloist.games.arknova.draws import discard, refill_display, take_from_deck
from soloist.games.arknova.events import Deed, Did, MapTaken
from soloist.games.arknova.maps import MAPS, ZooMap
from soloist.games.arknova.state import ALL_MARKERS, BLOCKED, FREE, ArkNovaTable, Building, InPlay, Stage, Zoo


def set_up(table: ArkNovaTable) -> Flow[None]:
    """Everything up to the first turn [AN-1.1 to AN-1.12]."""
    table.active = yield from flow.who_starts(table.people, table.setup.settings.first_seat, why="AN-1.7")
    yield Did(table.active, Deed.FIRST_TURN)
    if table.setup.maps is None:
        yield from choose_maps(table)
    else:
        yield from deal_any_maps(table, table.setup.maps)
    for seat, zoo in zip(table.players, table.zoos, strict=True):
        start_zoo(table, seat, zoo)
        yield from shuffle_row(zoo)
    yield from lay_out(table)
    yield from deal(table)
    yield from refill_display(table)
    table.stage = Stage.TURN


def start_zoo(table: ArkNovaTable, seat: Seat, zoo: Zoo) -> None:
    """Appeal by turn order, alone by agreement; the buildings of map A [AN-1.10, AN-1.12, AN-14.3, ARNO-2.5]."""
    if table.setup.is_solo:
        zoo.appeal = int(table.setup.settings.solo_appeal)
    else:
        zoo.appeal = board.START_APPEAL[(seat - table.active) % table.setup.players]
    for kind, footprint in () if zoo.is_arno else zoo.map.setup:
        zoo.buildings.append(Building(kind, footprint))
        zoo.covered |= footprint.mask
        if kind.is_kiosk:
            zoo.kiosks |= footprint.mask


def shuffle_row(zoo: Zoo) -> Flow[None]:
    """Animals under slot 1, the others shuffled [AN-1.9]."""
    others = [action for action in Action if action is not Action.ANIMALS]
    row = yield from pick_several_at_random(len(others), lambda: others, ask=questions.ROW_SHUFFLED, why="AN-1.9")
    zoo.order = (Action.ANIMALS, *row)


def lay_out(table: ArkNovaTable) -> Flow[None]:
    """Bonus tiles and base projects; with two players some levels are blocked [AN-1.2, AN-1.5, AN-1.6]."""
    spaces, each = len(board.TILE_SPACES), board.TILES_PER_SPACE
    tiles = yield from pick_several_at_random(
        spaces * each, lambda: BONUS_TILES, ask=questions.TILES_SHOWN, why="AN-1.2"
    )
    table.tiles = tuple(
        tuple(sorted(tiles[place * each : (place + 1) * each], key=lambda tile: tile.order)) for place in range(spaces)
    )
    number = board.BASE_PROJECTS_LAID[table.setup.players]
    projects = yield from pick_several_at_random(
        number, lambda: table.spare_bases.rest, ask=questions.BASES_SHOWN, why="AN-1.5"
    )
    blocked = board.BLOCKED_LEVELS.get(table.setup.players, (-1,) * number)
    for project, level in zip(projects, blocked, strict=True):
        table.take_base(project)
        table.bases.append(InPlay(project, tuple(BLOCKED if place == level else FREE for place in range(3))))


def deal(table: ArkNovaTable) -> Flow[None]:
    """Two final scoring cards; eight zoo cards, of which all keep four at the same time [AN-1.11, ARNO-2.14]."""
    for seat, zoo in zip(table.players, table.zoos, strict=True):
        if isinstance(zoo, Arno):
            yield from deal_finals(table, seat, ARNO_FINALS, ())
            yield from take_first_cards(zoo, DigitalTable(table, zoo))
            continue
        yield from deal_finals(table, seat, board.FINAL_CARDS_DEALT, (seat,))
        dealt = yield from take_from_deck(table, board.CARDS_DEALT, why="AN-1.11", seen_by=(seat,))
        zoo.hand = sorted(dealt, key=in_order)
    kept = yield from flow.together(
        {
            seat: choose_exactly(
                board.CARDS_KEPT, seat, zoo.hand, ask=questions.WHICH_FIRST_CARDS, why="AN-1.11", seen_by=(seat,)
            )
            for seat, zoo in zip(table.players, table.zoos, strict=True)
            if not zoo.is_arno
        }
    )
    for seat, cards in kept.items():
        zoo = table.zoo(seat)
        discard(table, zoo, [card for card in zoo.hand if card not in cards])


def deal_finals(table: ArkNovaTable, seat: Seat, number: int, seen_by: Eyes) -> Flow[None]:
    """For ARNO a single one, a place for tokens that nobody looks at [ARNO-2.11]."""
    pile = table.finals
    finals = yield from pick_several_at_random(
        number, lambda: pile.rest, ask=questions.FINAL_CARDS_DRAWN, why="AN-1.11", seen_by=seen_by
    )
    for card in finals:
        table.take_final(card)
    table.zoo(seat).finals = tuple(sorted(finals, key=in_order))


# maps

DRAFTED = tuple(MAPS[f"{number}{side}"] for number in range(1, 9) for side in ("", "a"))


def twin(ground: ZooMap) -> ZooMap:
    """The other side of a map: 3a for 3."""
    return MAPS[ground.id.removesuffix("a") if ground.id.endswith("a") else f"{ground.id}a"]


def deal_map(dealt: list[ZooMap]) -> Flow[None]:
    """One more map; of a map and its "a" side only one takes part [AN-1.13]."""
    left = [ground for ground in DRAFTED if ground not in dealt and twin(ground) not in dealt]
    ground = yield from pick_at_random(lambda: left, ask=questions.MAPS_DEALT, why="AN-1.13")
    dealt.append(ground)


def deal_any_maps(table: ArkNovaTable, named: Sequence[ZooMap | None]) -> Flow[None]:
    """Whoever wants any map is dealt one of the draft's that nobody else has [AN-1.8]."""
    dealt = [ground for ground in named if ground is not None]
    for seat, ground in zip(table.players, named, strict=True):
        if ground is None:
            yield from deal_map(dealt)
            yield from take_map(table, seat, dealt[-1])


def choose_maps(table: ArkNovaTable) -> Flow[None]:
    """One of two maps each, or a draft from the last in turn order to the first [AN-1.8, AN-1.13]."""
    dealt: list[ZooMap] = []
    people = table.people
    if table.setup.settings.maps == "pick":
        for _ in range(2 * len(people)):
            yield from deal_map(dealt)
        taken = yield from flow.together(
            {seat: pick_map(seat, dealt[2 * place : 2 * place + 2]) for place, seat in enumerate(people)}
        )
        for seat, ground in taken.items():
            yield from take_map(table, seat, ground)
        return
    for _ in range(len(people) + 1):
        yield from deal_map(dealt)
    for step in range(len(people)):
        seat = people[(people.index(table.active) - 1 - step) % len(people)]
        ground = yield from pick_map(seat, dealt)
        dealt.remove(ground)
        yield from take_map(table, seat, ground)


def pick_map(seat: Seat, maps: Sequence[ZooMap]) -> Flow[ZooMap]:
    return (yield from choose(seat, lambda: maps, ask=questions.WHICH_MAP, why="AN-1.8"))


def take_map(table: ArkNovaTable, seat: Seat, ground: ZooMap) -> Flow[None]:
    zoo = table.zoo(seat)
    zoo.map = ground
    zoo.markers = ALL_MARKERS if ground.areas else 0
    yield MapTaken(seat, ground)
