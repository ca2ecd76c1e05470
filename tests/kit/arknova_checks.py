"""What holds at every question of a game of Ark Nova, beside that no card is lost.

Between steps a zoo can be counted up from what lies in it; in the middle of one a card may be in play while its icons
are still to come, so that less is certain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.games.arknova import board
from soloist.games.arknova.actions.sponsors import lasting_of
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.buildings import UNIQUE
from soloist.games.arknova.cards import COUNT, Action, Animal, Icon, Project, Sponsor, Tokens, in_order
from soloist.games.arknova.draws import can_draw
from soloist.games.arknova.hexes import ALL, around, bits, distance
from soloist.games.arknova.maps import Gain, rewards_of
from soloist.games.arknova.placing import KIOSK_DISTANCE
from soloist.games.arknova.specials import MOST_STORED, MOST_TUCKED
from soloist.games.arknova.state import (
    ALL_MARKERS,
    BLOCKED,
    FREE,
    LEFT_TOKENS,
    ArkNovaTable,
    Building,
    InPlay,
    Lasting,
    Stage,
)
from soloist.games.arknova.state import Zoo as ZooState
from tests.kit.arknova_legality import legality_is_explained, refusals_are_explained
from tests.kit.arno_checks import arno_is_sound

SIDES = (1 << len(Action)) - 1
MOST_UPGRADES = 4
SIDE_ENTRANCE = UNIQUE[257]


def sound(match: Match) -> None:
    """Look at everything; an assertion fails at the first thing that cannot be."""
    table = match.state
    assert isinstance(table, ArkNovaTable)
    if table.stage is Stage.SETUP:
        return
    is_between = match.since_step == 0 or match.over
    for seat, zoo in zip(table.players, table.zoos, strict=True):
        if isinstance(zoo, Arno):
            arno_is_sound(table, seat, zoo)
            assert not is_between or zoo.icons == icons_of(zoo)
            continue
        counters_are_in_range(table, zoo)
        tokens_lie_on_cards(zoo)
        buildings_fit(table, zoo)
        workers_are_somewhere(zoo)
        supports_are_counted(table, seat, zoo)
        if is_between:
            zoo_adds_up(table, zoo)
    table_is_sound(table)
    if is_between:
        table_adds_up(table)
        if table.stage is Stage.TURN:
            legality_is_explained(match)
    refusals_are_explained(match)


# one zoo, at any moment


def counters_are_in_range(table: ArkNovaTable, zoo: ZooState) -> None:
    assert zoo.money >= 0
    assert 0 <= zoo.x_tokens <= board.MOST_X_TOKENS
    assert board.START_REPUTATION <= zoo.reputation <= board.MOST_REPUTATION
    assert 0 <= zoo.conservation <= board.MOST_CONSERVATION
    assert zoo.appeal >= 0
    assert zoo.appeal <= board.MOST_APPEAL or table.setup.settings.appeal_above_113 == "count"
    assert min(zoo.icons) >= 0
    assert zoo.hand == sorted(zoo.hand, key=in_order)


def tokens_lie_on_cards(zoo: ZooState) -> None:
    """Action cards in a row with their tokens, own tokens and cards under others where they belong."""
    assert sorted(zoo.order) == list(Action)
    assert zoo.upgraded | zoo.venom | zoo.constricted | SIDES == SIDES
    assert min(zoo.multipliers) >= 0
    for sponsor, left in zoo.tokens:
        assert sponsor in zoo.sponsors
        assert 0 <= left <= sum(effect.count for effect in sponsor.on_play if isinstance(effect, Tokens))
    gives = {gain.kind for gain in rewards_of(zoo.map)}
    for over, _ in zoo.pouches:
        assert over in zoo.animals or over in zoo.sponsors or (over is None and Gain.POUCH in gives)
    assert len(zoo.tucked) <= (MOST_TUCKED if Gain.RESCUE in gives else 0)
    assert len(zoo.stored) <= (MOST_STORED if Gain.STORE_CARD in gives else 0)
    assert zoo.markers | ALL_MARKERS == (ALL_MARKERS if zoo.map.areas else zoo.markers | ALL_MARKERS)
    assert zoo.map.areas or not zoo.markers


def buildings_fit(table: ArkNovaTable, zoo: ZooState) -> None:
    """No two on one space, none where none may stand, none with more animals than it holds."""
    covered = kiosks = 0
    for building in zoo.buildings:
        mask = building.footprint.mask
        assert not mask & covered, "two buildings on one space"
        covered |= mask
        kiosks |= mask if building.kind.is_kiosk else 0
        assert 0 <= building.used <= most_used(building)
    assert (covered, kiosks) == (zoo.covered, zoo.kiosks)
    if not zoo.lasting & Lasting.DIVERSITY_RESEARCHER:
        assert not covered & ~zoo.map.ground, "a building on water or rock"
    if table.setup.is_peaceful and not zoo.is_upgraded(Action.BUILD):
        assert not covered & zoo.map.build2, "a building where Build II is needed"  # or a hypnotised one [AN-3.17]
    for one in bits(kiosks):
        assert all(distance(one, other) >= KIOSK_DISTANCE for other in bits(kiosks) if other != one)
    counts = Counter(building.kind for building in zoo.buildings)
    assert all(number == 1 for kind, number in counts.items() if kind.is_special or kind.is_unique)
    buildings_hang_together(zoo)


def most_used(building: Building) -> int:
    return int(building.kind.is_standard) or building.kind.capacity


def buildings_hang_together(zoo: ZooState) -> None:
    """All in one piece, but that the side entrance may have begun another one [AN-5.6, AN-S.257]."""
    left, pieces = zoo.covered, []
    while left:
        piece = left & -left
        while more := around(piece) & zoo.covered:
            piece |= more
        pieces.append(piece)
        left &= ~piece
    entrance = next((each.footprint.mask for each in zoo.buildings if each.kind is SIDE_ENTRANCE), 0)
    assert len(pieces) <= 1 or (len(pieces) == 2 and any(piece & entrance for piece in pieces))
    assert all(piece & (zoo.map.border | zoo.map.first) for piece in pieces)


def workers_are_somewhere(zoo: ZooState) -> None:
    assert board.START_WORKERS <= zoo.hired <= board.MOST_WORKERS
    assert zoo.workers >= 0
    assert all(0 <= there <= 3 for there in zoo.on_task)
    assert zoo.hired == zoo.workers + sum(zoo.on_task)


def supports_are_counted(table: ArkNovaTable, seat: Seat, zoo: ZooState) -> None:
    """Seven tokens: at the left edge, or gone to a project that may be discarded by now [AN-7.7, AN-7.9]."""
    assert zoo.left | LEFT_TOKENS == LEFT_TOKENS
    assert len(zoo.supported) == zoo.supports
    there = Counter(
        laid.project for laid in (*table.bases, *table.row) for holder in laid.levels if holder == int(seat)
    )
    assert not there - Counter(zoo.supported)
    if not zoo.lasting & Lasting.MIGRATION_RECORDING:
        assert all(number == 1 for number in there.values())
    assert len(set(zoo.partner_zoos)) == len(zoo.partner_zoos) <= board.MOST_PARTNER_ZOOS
    if table.setup.is_peaceful and not zoo.is_upgraded(Action.ASSOCIATION):
        assert len(zoo.partner_zoos) <= board.PARTNER_ZOOS_ON_SIDE_I  # or by a hypnotised card [AN-3.17]
    assert len(set(zoo.universities)) == len(zoo.universities) <= len(board.UNIVERSITIES)


# one zoo, between steps


def zoo_adds_up(table: ArkNovaTable, zoo: ZooState) -> None:
    """What is kept as a number is what can be counted."""
    assert zoo.icons == icons_of(zoo)
    lasting = 0
    for sponsor in zoo.sponsors:
        lasting |= lasting_of(sponsor)
        assert any(building.kind.sponsor == sponsor.id for building in zoo.buildings) == bool(sponsor.building)
    assert zoo.lasting == lasting
    unique = [building.kind.sponsor for building in zoo.buildings if building.kind.is_unique]
    assert sorted(unique) == sorted(sponsor.id for sponsor in zoo.sponsors if sponsor.building)
    codes = [sponsor.code for sponsor in zoo.sponsors]
    assert (zoo.assignment is not None) == ("waza-special-assignment" in codes)
    assert {sponsor for sponsor, _ in zoo.tokens} == {
        sponsor for sponsor in zoo.sponsors if any(isinstance(effect, Tokens) for effect in sponsor.on_play)
    }
    assert zoo.reputation <= board.REPUTATION_WITHOUT_CARDS_II or zoo.is_upgraded(Action.CARDS)
    sources = [gain.kind for gain in rewards_of(zoo.map)].count(Gain.UPGRADE) + 2
    assert zoo.upgraded.bit_count() <= sources
    if table.stage is not Stage.OVER:
        rewards_are_taken(table, zoo)


def icons_of(zoo: ZooState) -> list[int]:
    """Cards, partner zoos and universities [AN-7.11]."""
    icons = [0] * COUNT
    cards: list[Animal | Sponsor] = [*zoo.animals, *zoo.tucked, *zoo.sponsors]
    for card in cards:
        icons = [have + more for have, more in zip(icons, card.counts, strict=True)]
    for continent in zoo.partner_zoos:
        icons[continent] += 1
    icons[Icon.SCIENCE] += sum(university.research for university in zoo.universities)
    return icons


def rewards_are_taken(table: ArkNovaTable, zoo: ZooState) -> None:
    """The conservation rewards reached are those taken [AN-9.1]."""
    for place, space in enumerate(board.CONSERVATION_REWARDS):
        assert bool(zoo.reached >> place & 1) == (zoo.conservation >= space)
    assert table.ten_reached or zoo.conservation < board.DISCARD_FINAL_AT


# the table


def table_is_sound(table: ArkNovaTable) -> None:
    players = table.setup.players
    assert len(table.display) == board.FOLDERS
    assert 0 <= table.break_step <= table.break_steps
    assert (table.break_called_by is not None) == bool(table.break_steps and table.break_step == table.break_steps)
    assert len(table.bases) == board.BASE_PROJECTS_LAID[players]
    assert len(table.row) <= board.PROJECT_SLOTS[players]
    blocked = board.BLOCKED_LEVELS.get(players, (-1,) * len(table.bases))
    for laid, level in zip(table.bases, blocked, strict=True):
        levels_are_held(table, laid, level)
    for laid in table.row:
        levels_are_held(table, laid, -1)
    tiles = [tile for lying in table.tiles for tile in lying]
    assert len(set(tiles)) == len(tiles) <= len(board.TILE_SPACES) * board.TILES_PER_SPACE
    assert all(len(lying) <= board.TILES_PER_SPACE for lying in table.tiles)
    stock_is_enough(table.partner_offer, [zoo.partner_zoos for zoo in table.zoos], board.PARTNER_ZOO_TILES)
    stock_is_enough(table.university_offer, [zoo.universities for zoo in table.zoos], board.UNIVERSITY_TILES)
    assert (
        table.ten_reached
        or table.stage is Stage.OVER
        or all(len(zoo.finals) >= 2 for zoo in table.zoos if not zoo.is_arno)
    )
    assert all(zoo.finals for zoo in table.zoos)


def levels_are_held(table: ArkNovaTable, laid: InPlay, blocked: int) -> None:
    for place, holder in enumerate(laid.levels):
        assert (holder == BLOCKED) == (place == blocked)
        assert holder in (BLOCKED, FREE, *map(int, table.players))
    assert isinstance(laid.project, Project)


def stock_is_enough(offer: Sequence[object], owned: Iterable[Sequence[object]], tiles: int) -> None:
    counts = Counter(offer)
    assert all(number == 1 for number in counts.values())
    for each in owned:
        counts.update(each)
    assert all(number <= tiles for number in counts.values())


def table_adds_up(table: ArkNovaTable) -> None:
    """Between steps the display is full, as far as there are cards; tokens of breaks are gone after them."""
    if table.stage is not Stage.BREAK:
        assert None not in table.display or not can_draw(table)
    if table.stage is Stage.TURN:
        assert table.break_called_by is None
        assert table.last_turns is None or table.last_turns > 0
    assert table.zoos[table.active].covered & ~ALL == 0
