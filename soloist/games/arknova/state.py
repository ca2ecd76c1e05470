"""Everything on the table of Ark Nova: decks and boards, and each player's zoo. Plain data, copies written by hand.

What rarely changes is a tuple or a number, so that a copy is little more than a list of references.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from typing import ClassVar

from soloist.engine.pile import Pile
from soloist.engine.plain import Plain
from soloist.engine.seats import SEATS, Seat, seats
from soloist.engine.words import Spoken, template
from soloist.games.arknova import board
from soloist.games.arknova.board import BonusTile, University
from soloist.games.arknova.buildings import Footprint, Kind
from soloist.games.arknova.cards import BASE_PROJECTS, ZOO_CARDS, Animal, Card, FinalScoring, Project, Sponsor, in_order
from soloist.games.arknova.icons import CONTINENTS, COUNT, Icon
from soloist.games.arknova.maps import MAPS, ZooMap
from soloist.games.arknova.printed import Action, Size
from soloist.games.arknova.settings import Settings

LEFT_TOKENS = (1 << board.SUPPORTS) - 1


class Stage(IntEnum):
    """What comes next when nothing is half done."""

    SETUP = 0
    TURN = 1
    BREAK = 2
    SCORING = 3
    OVER = 4


@dataclass(frozen=True)
class Setup:
    """What was agreed before the game and never changes: shared by all copies of a table."""

    players: int
    maps: tuple[ZooMap | None, ...] | None  # None: dealt, or chosen, while setting up
    finals: tuple[FinalScoring, ...]  # those in the box; alone without what compares with others [AN-14.8]
    settings: Settings
    arnos: Mapping[Seat, int] = field(default_factory=dict)  # the level of each seat that ARNO plays [ARNO-1.4]
    is_told: bool = field(default=True, compare=False)  # whether anybody hears what happens
    is_logged: bool = field(default=True, compare=False)  # whether anybody hears what is `LOGGED`

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that are no ARNO's."""
        return tuple(seat for seat in seats(self.players) if seat not in self.arnos)

    @property
    def is_solo(self) -> bool:
        return self.players == 1

    @property
    def is_peaceful(self) -> bool:
        """Whether animals have their solo abilities [AN-14.6, AN-15.6, ARNO-3.3]."""
        return self.settings.peaceful or self.players - len(self.arnos) == 1


class Building(Spoken):
    """A building on the map; never changed, another one takes its place when an animal moves in or out."""

    __slots__ = ("footprint", "is_empty", "is_vacant", "kind", "used")
    text = template("{building} on {hex}", building="kind", hex="footprint.code")

    def __init__(self, kind: Kind, footprint: Footprint, used: int = 0) -> None:
        self.kind = kind
        self.footprint = footprint
        self.used = used  # standard: 1 if occupied; special: spaces taken
        self.is_empty = kind.is_standard and not used  # a standard enclosure without an animal
        self.is_vacant = kind.is_special or self.is_empty  # could take in any animal at all

    @property
    def code(self) -> str:
        return f"{self.kind.code} {self.footprint.code}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Building):
            return NotImplemented
        return self.kind is other.kind and self.footprint is other.footprint and self.used == other.used

    def __hash__(self) -> int:
        return hash((self.kind, self.footprint.mask))

    def __repr__(self) -> str:
        return f"{self.kind.code} on {self.footprint.code}" + (f" ({self.used})" if self.used else "")


class InPlay(Plain):
    """A conservation project in play: who stands on its three levels; -1 nobody, -2 blocked. Replaced, not changed."""

    __slots__ = ("levels", "project")

    def __init__(self, project: Project, levels: tuple[int, ...] = (-1, -1, -1)) -> None:
        self.project = project
        self.levels = levels


FREE, BLOCKED = -1, -2


class Lasting:
    """Lasting effects of sponsors that change how rules work, and are no triggers: bits of plain numbers, for speed."""

    VETERINARIAN = 1  # the project task needs one strength less [AN-S.203]
    ENGINEER = 2  # one more building of a kind built [AN-S.217]
    DIVERSITY_RESEARCHER = 4  # water and rock neither block nor are needed [AN-S.219]
    ARCHAEOLOGIST = 8  # a border bonus brings another one [AN-S.221]
    MIGRATION_RECORDING = 16  # release projects again and again [AN-S.224]
    QUARANTINE_LAB = 32  # out of reach of interactive effects [AN-S.225]
    SMALL_ANIMALS_PROGRAM = 64  # after an action with small animals only [AN-S.228]
    LARGE_ANIMAL_PROGRAM = 128  # one condition of large animals is ignored [AN-S.263]
    EXPLORER = 256  # first icons pay [AN-S.262]
    SMALL_DISCOUNT = 512  # [AN-S.229]
    LARGE_DISCOUNT = 1024  # [AN-S.230]
    COVERING = 2048  # spaces covered beside water or rock pay [AN-S.241, AN-S.242]


@cache
def moved(order: tuple[Action, ...], action: Action, slot: int) -> tuple[Action, ...]:
    """A row of action cards in which one lies in another slot now."""
    place = order.index(action)
    others = order[:place] + order[place + 1 :]
    return (action, *others) if slot == 1 else (*others[: slot - 1], action, *others[slot - 1 :])


ALL_MARKERS = (1 << len(CONTINENTS)) - 1


class Zoo(Plain):
    """One player's map, cards, tokens and counters."""

    is_arno: ClassVar[bool] = False

    __slots__ = (
        "animals", "appeal", "assignment", "borrowed", "buildings", "conservation", "constricted", "covered", "finals",
        "hand", "hired", "icons", "kiosks", "lasting", "left", "map", "markers", "money", "multipliers", "on_task",
        "order", "partner_zoos", "pouches", "reached", "reputation", "sponsors", "stored", "supported", "tokens",
        "tucked", "universities", "upgraded", "venom", "workers", "x_tokens",
    )  # fmt: skip

    def __init__(self, ground: ZooMap, like: Zoo | None = None) -> None:
        if like is None:
            self._begin(ground)
        else:
            self._take_over(like)

    def _begin(self, ground: ZooMap) -> None:
        self.map = ground
        self.appeal = 0  # by turn order, once that is known [AN-1.10]
        self.conservation = board.START_CONSERVATION
        self.reputation = board.START_REPUTATION
        self.money = board.START_MONEY
        self.x_tokens = board.START_X_TOKENS
        self.order: tuple[Action, ...] = ()  # by slot, slot 1 first; shuffled when the game begins [AN-1.9]
        self.upgraded = 0  # the own action cards on side II, as bits
        self.borrowed: tuple[Action, bool] | None = None  # a hypnotised action being taken, whether on II [AN-3.17]
        self.multipliers: tuple[int, ...] = (0,) * len(Action)
        self.venom = 0  # actions with a token, as bits
        self.constricted = 0
        self.hand: list[Card] = []
        self.finals: tuple[FinalScoring, ...] = ()
        self.animals: list[Animal] = []
        self.sponsors: list[Sponsor] = []
        self.pouches: tuple[tuple[Animal | Sponsor | None, Card], ...] = ()  # under which card; None: beside the map
        self.tokens: tuple[tuple[Sponsor, int], ...] = ()  # own tokens on sponsors
        self.lasting = 0  # lasting effects of sponsors that are one of a kind, as bits of `Lasting`
        self.assignment: Size | None = None  # the class chosen for WAZA Special Assignment [AN-S.227]
        self.markers = ALL_MARKERS if ground.areas else 0  # map 9: continents with a marker, as bits [AN-M.9]
        self.tucked: tuple[Animal, ...] = ()  # map 10: animals above the map [AN-M.10]
        self.stored: tuple[Card, ...] = ()  # map 11: cards under the notepad [AN-M.11]
        self.icons = [0] * COUNT
        self.covered = 0
        self.kiosks = 0
        self.buildings: list[Building] = []
        self.partner_zoos: tuple[Icon, ...] = ()
        self.universities: tuple[University, ...] = ()
        self.hired = board.START_WORKERS
        self.workers = board.START_WORKERS  # on the notepad, ready
        self.on_task: tuple[int, ...] = (0, 0, 0, 0)  # by task, in the order of the board
        self.left = LEFT_TOKENS  # tokens still on the left edge, as bits
        self.supported: tuple[Project, ...] = ()
        self.reached = 0  # conservation rewards taken, as bits of their places

    def copy(self) -> Zoo:
        return Zoo(self.map, self)

    def _take_over(self, like: Zoo) -> None:
        self.map = like.map
        self.appeal = like.appeal
        self.conservation = like.conservation
        self.reputation = like.reputation
        self.money = like.money
        self.x_tokens = like.x_tokens
        self.order = like.order
        self.upgraded = like.upgraded
        self.borrowed = like.borrowed
        self.multipliers = like.multipliers
        self.venom = like.venom
        self.constricted = like.constricted
        self.hand = like.hand[:]
        self.finals = like.finals
        self.animals = like.animals[:]
        self.sponsors = like.sponsors[:]
        self.pouches = like.pouches
        self.tokens = like.tokens
        self.lasting = like.lasting
        self.assignment = like.assignment
        self.markers = like.markers
        self.tucked = like.tucked
        self.stored = like.stored
        self.icons = like.icons[:]
        self.covered = like.covered
        self.kiosks = like.kiosks
        self.buildings = like.buildings[:]
        self.partner_zoos = like.partner_zoos
        self.universities = like.universities
        self.hired = like.hired
        self.workers = like.workers
        self.on_task = like.on_task
        self.left = like.left
        self.supported = like.supported
        self.reached = like.reached

    # action cards

    def is_upgraded(self, action: Action) -> bool:
        """Whether the action is taken on side II: with the own card, or with the borrowed one [AN-3.17]."""
        borrowed = self.borrowed
        if borrowed is None or borrowed[0] is not action:
            return self.upgraded >> action & 1 == 1
        return borrowed[1]

    def owns_side_ii(self, action: Action) -> bool:
        """The side of the own card, also while the action is taken with a hypnotised one."""
        return self.upgraded >> action & 1 == 1

    def slot_of(self, action: Action) -> int:
        """Where the card lies, 1 to 5."""
        return self.order.index(action) + 1

    def move_to_slot(self, action: Action, slot: int) -> None:
        """Take a card out of the row and put it into a slot; the cards between close up [AN-2.3]."""
        self.order = moved(self.order, action, slot)

    # icons and limits

    def add_icons(self, counts: tuple[int, ...]) -> None:
        self.icons = [have + more for have, more in zip(self.icons, counts, strict=True)]

    def remove_icons(self, counts: tuple[int, ...]) -> None:
        self.icons = [have - fewer for have, fewer in zip(self.icons, counts, strict=True)]

    @property
    def supports(self) -> int:
        """Projects supported so far: tokens gone from the left edge [AN-7.10]."""
        return board.SUPPORTS - self.left.bit_count()

    @property
    def hand_limit(self) -> int:
        """Checked in breaks only [AN-10.1, AN-7.5]."""
        return max(board.HAND_LIMIT, *(university.hand_limit for university in self.universities), 0)

    @property
    def score(self) -> int:
        """Victory points as the counters stand [AN-11.6]."""
        return self.appeal - board.target(self.conservation)

    @property
    def range(self) -> int:
        """How many folders are in range [AN-9.4]."""
        return board.RANGE[self.reputation]


class ArkNovaTable(Plain):
    """What lies between the players, and their zoos."""

    __slots__ = (
        "active", "bases", "break_called_by", "break_step", "deck", "discard", "display", "donations", "finals",
        "last_turns", "met", "partner_offer", "row", "setup", "spare_bases", "stage", "ten_reached", "tiles",
        "turn", "university_offer", "zoos",
    )  # fmt: skip

    def __init__(self, setup: Setup, like: ArkNovaTable | None = None) -> None:
        if like is None:
            self._begin(setup)
        else:
            self._take_over(like)

    def _begin(self, setup: Setup) -> None:
        self.setup = setup
        self.stage = Stage.SETUP
        self.active = Seat(0)
        self.turn = 0
        self.deck: Pile[Card] = Pile(ZOO_CARDS, in_order)
        self.discard: list[Card] = []
        self.display: list[Card | None] = [None] * board.FOLDERS
        self.finals: Pile[FinalScoring] = Pile(setup.finals, in_order)
        self.spare_bases: Pile[Project] = Pile(BASE_PROJECTS, in_order)
        self.bases: list[InPlay] = []
        self.row: list[InPlay] = []  # above the board, leftmost first [AN-7.7]
        self.tiles: tuple[tuple[BonusTile, ...], ...] = ()  # by space of the conservation track
        self.partner_offer: tuple[Icon, ...] = board.PARTNER_ZOOS
        self.university_offer: tuple[University, ...] = board.UNIVERSITIES
        self.donations = 0  # prices covered
        self.break_step = 0
        self.break_called_by: Seat | None = None
        self.ten_reached = False
        self.last_turns: int | None = None  # how many are left once the end is triggered [AN-11.2]
        self.met = False  # whether counters have met, where that is looked at at any moment [AN-Q7]
        self.zoos = [Zoo(ground or MAPS["A"]) for ground in setup.maps or (None,) * setup.players]

    def copy(self) -> ArkNovaTable:
        return ArkNovaTable(self.setup, self)

    def _take_over(self, like: ArkNovaTable) -> None:
        self.setup = like.setup
        self.stage = like.stage
        self.active = like.active
        self.turn = like.turn
        self.deck = like.deck.copy()
        self.discard = like.discard[:]
        self.display = like.display[:]
        self.finals = like.finals  # these piles change so rarely that each change makes a new one
        self.spare_bases = like.spare_bases
        self.bases = like.bases[:]
        self.row = like.row[:]
        self.tiles = like.tiles
        self.partner_offer = like.partner_offer
        self.university_offer = like.university_offer
        self.donations = like.donations
        self.break_step = like.break_step
        self.break_called_by = like.break_called_by
        self.ten_reached = like.ten_reached
        self.last_turns = like.last_turns
        self.met = like.met
        self.zoos = [zoo.copy() for zoo in like.zoos]

    @property
    def players(self) -> tuple[Seat, ...]:
        return seats(self.setup.players)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that are no ARNO's."""
        return self.setup.people

    def zoo(self, seat: Seat) -> Zoo:
        return self.zoos[seat]

    def next_after(self, seat: Seat) -> Seat:
        """Clockwise [AN-1.7]."""
        return SEATS[(seat + 1) % self.setup.players]

    @property
    def break_steps(self) -> int:
        """Steps from the start to the break; 0 where there is no break track [AN-12.1]."""
        return board.BREAK_STEPS.get(self.setup.players, 0)

    # cards

    def in_range(self, zoo: Zoo) -> list[Card]:
        """The display cards within reputation range [AN-9.4]."""
        return [card for card in self.display[: zoo.range] if card is not None]

    def folder_of(self, card: Card) -> int:
        """The number of the folder a display card lies in, from 1."""
        return self.display.index(card) + 1

    def limited(self, appeal: int) -> int:
        """Appeal between 0 and the end of the track, or beyond by the other reading [AN-9.5, AN-9.11, AN-Q9]."""
        if appeal > board.MOST_APPEAL and self.setup.settings.appeal_above_113 == "clamp":
            return board.MOST_APPEAL
        return max(0, appeal)

    def take_final(self, card: FinalScoring) -> None:
        """Out of the pile of final scoring cards."""
        self.finals = self.finals.copy()
        self.finals.remove(card)

    def put_final(self, card: FinalScoring) -> None:
        """Face down under the pile of final scoring cards [AN-9.10]."""
        self.finals = self.finals.copy()
        self.finals.put_at_bottom(card)

    def take_base(self, project: Project) -> None:
        """Out of the base projects that are not in this game."""
        self.spare_bases = self.spare_bases.copy()
        self.spare_bases.remove(project)

    def lay(self, project: Project) -> InPlay:
        """A project comes to the leftmost place; what is beyond the limit is discarded [AN-7.7]."""
        laid = InPlay(project)
        self.row.insert(0, laid)
        while len(self.row) > board.PROJECT_SLOTS[self.setup.players]:
            self.discard.append(self.row.pop().project)
        return laid

    def remove_tile(self, space: int, tile: BonusTile) -> None:
        """A bonus tile leaves the game [AN-9.2]."""
        place = board.TILE_SPACES.index(space)
        lying = list(self.tiles[place])
        lying.remove(tile)
        self.tiles = (*self.tiles[:place], tuple(lying), *self.tiles[place + 1 :])

    def put_token(self, laid: InPlay, level: int, seat: Seat) -> None:
        """A player's token on a level of a project in play [AN-7.9]."""
        levels = tuple(int(seat) if place == level else holder for place, holder in enumerate(laid.levels))
        where = self.bases if laid in self.bases else self.row
        where[where.index(laid)] = InPlay(laid.project, levels)

    def take_from_display(self, card: Card) -> None:
        """Its folder stays empty until the end of the turn [AN-2.9]."""
        self.display[self.display.index(card)] = None
