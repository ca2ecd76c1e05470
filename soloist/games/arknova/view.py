"""What a seat may know: everything but hands, final scoring cards and the cards under others [AN-1.15, AN-2.12].

A view can be turned back into a table: `table_of` leaves hidden piles empty, `imagine` deals them at random.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.game import Seen
from soloist.engine.seats import CHANCE, Seat
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.sight import ArnoSight
from soloist.games.arknova.arno.sight import sight as sight_of_arno
from soloist.games.arknova.board import BonusTile, University
from soloist.games.arknova.cards import BASE_PROJECTS, ZOO_CARDS, Animal, Card, FinalScoring, Project, Sponsor, in_order
from soloist.games.arknova.icons import Icon
from soloist.games.arknova.maps import ZooMap
from soloist.games.arknova.printed import Action, Size
from soloist.games.arknova.state import ArkNovaTable, Building, InPlay, Setup, Stage, Zoo

Hidden = Card | None
"""A card, or the back of one."""


@dataclass(slots=True, unsafe_hash=True)
class ZooView:
    """A zoo as one seat sees it; the names are those of `Zoo`."""

    map: ZooMap
    appeal: int
    conservation: int
    reputation: int
    money: int
    x_tokens: int
    order: tuple[Action, ...]
    upgraded: int
    borrowed: tuple[Action, bool] | None  # a hypnotised action being taken, and whether it is on side II
    multipliers: tuple[int, ...]
    venom: int
    constricted: int
    hand: tuple[Hidden, ...]
    finals: tuple[FinalScoring | None, ...]
    animals: tuple[Animal, ...]
    sponsors: tuple[Sponsor, ...]
    pouches: tuple[tuple[Animal | Sponsor | None, Hidden], ...]
    tokens: tuple[tuple[Sponsor, int], ...]
    lasting: int
    assignment: Size | None
    markers: int
    tucked: tuple[Animal, ...]
    stored: tuple[Hidden, ...]
    icons: tuple[int, ...]
    buildings: tuple[Building, ...]
    partner_zoos: tuple[Icon, ...]
    universities: tuple[University, ...]
    hired: int
    workers: int
    on_task: tuple[int, ...]
    left: int
    supported: tuple[Project, ...]
    reached: int
    score: int  # victory points as they stand, without final scoring cards
    arno: ArnoSight | None  # the mat of an ARNO, with what only an ARNO has

    @property
    def covered(self) -> int:
        """The hexes under its buildings."""
        return sum(building.footprint.mask for building in self.buildings)

    @property
    def kiosks(self) -> int:
        return sum(building.footprint.mask for building in self.buildings if building.kind.is_kiosk)


@dataclass(slots=True, unsafe_hash=True)
class View:
    """What one seat (None: a spectator) sees; the names are those of `ArkNovaTable`."""

    setup: Setup
    seat: Seat | None
    stage: Stage
    active: Seat
    turn: int
    deck: int
    discard: int
    display: tuple[Card | None, ...]
    finals: int
    spare_bases: tuple[Project, ...]
    bases: tuple[tuple[Project, tuple[int, ...]], ...]
    row: tuple[tuple[Project, tuple[int, ...]], ...]
    tiles: tuple[tuple[BonusTile, ...], ...]
    partner_offer: tuple[Icon, ...]
    university_offer: tuple[University, ...]
    donations: int
    break_step: int
    break_called_by: Seat | None
    ten_reached: bool
    last_turns: int | None
    met: bool
    bottom: tuple[Card, ...]  # what everybody knows of the bottom of the deck
    zoos: tuple[ZooView, ...]

    def zoo(self, seat: Seat) -> ZooView:
        return self.zoos[seat]


OPEN = (
    "active", "break_called_by", "break_step", "donations", "last_turns", "met", "partner_offer", "stage",
    "ten_reached", "tiles", "turn", "university_offer",
)  # fmt: skip
"""What lies open on the table, and is seen as it is."""
VALUES_OPEN = attrgetter(*OPEN)


def view(table: ArkNovaTable, seat: Seat | None) -> View:
    return View(
        **dict(zip(OPEN, VALUES_OPEN(table), strict=True)),
        setup=table.setup,
        seat=seat,
        deck=len(table.deck),
        discard=len(table.discard),
        display=tuple(table.display),
        finals=len(table.finals),
        spare_bases=tuple(table.spare_bases.rest),
        bases=tuple([(laid.project, laid.levels) for laid in table.bases]),
        row=tuple([(laid.project, laid.levels) for laid in table.row]),
        bottom=tuple(table.deck.bottom),
        zoos=tuple(
            [zoo_view(zoo, owner == seat, table.stage) for owner, zoo in zip(table.players, table.zoos, strict=True)]
        ),
    )


def zoo_view(zoo: Zoo, is_own: bool, stage: Stage) -> ZooView:
    """Hands stay secret to the end, final scoring cards until they are scored."""
    is_scored = stage is Stage.OVER and not zoo.is_arno
    shown: list[Any] = [tuple(value) if type(value) is list else value for value in VALUES_SHOWN(zoo)]
    if not is_own:
        shown[HAND] = (None,) * len(zoo.hand)
        shown[STORED] = (None,) * len(zoo.stored)
        shown[POUCHES] = tuple([(over, None) for over, _ in zoo.pouches])
        shown[FINALS] = zoo.finals if is_scored else (None,) * len(zoo.finals)
    shown.append(sight_of_arno(zoo) if isinstance(zoo, Arno) else None)
    return ZooView(*shown)


SHOWN = tuple(field.name for field in fields(ZooView) if field.name != "arno")
VALUES_SHOWN = attrgetter(*SHOWN)
HAND, STORED, POUCHES, FINALS = (SHOWN.index(name) for name in ("hand", "stored", "pouches", "finals"))
LISTS = ("hand", "animals", "sponsors", "icons", "buildings")


def table_of(seen: View) -> ArkNovaTable:
    """The table with everything that is seen in its place; piles and hands that are not seen stay empty."""
    table = ArkNovaTable(seen.setup)
    for name in OPEN:
        setattr(table, name, getattr(seen, name))
    table.deck.rest = []
    table.deck.bottom = list(seen.bottom)
    table.display = list(seen.display)
    table.finals.rest = []
    table.spare_bases.rest = list(seen.spare_bases)
    table.bases = [InPlay(project, levels) for project, levels in seen.bases]
    table.row = [InPlay(project, levels) for project, levels in seen.row]
    table.zoos = [_zoo_of(zoo, seat) for seat, zoo in zip(table.players, seen.zoos, strict=True)]
    return table


def _zoo_of(seen: ZooView, seat: Seat) -> Zoo:
    zoo = Zoo(seen.map) if seen.arno is None else _arno_of(seen.arno, seat)
    for name in Zoo.field_names():
        value = getattr(seen, name)
        setattr(zoo, name, [each for each in value if each is not None] if name in LISTS else value)
    zoo.finals = tuple(card for card in seen.finals if card is not None)
    zoo.pouches = tuple((over, card) for over, card in seen.pouches if card is not None)
    zoo.stored = tuple(card for card in seen.stored if card is not None)
    return zoo


def _arno_of(seen: ArnoSight, seat: Seat) -> Arno:
    """What only an ARNO has; the rest is that of a zoo."""
    arno = Arno(seat, seen.level)
    arno.projects = seen.projects
    arno.scoring_tokens = seen.scoring_tokens
    arno.notepad = seen.notepad
    arno.sponsors_seen = seen.sponsors_seen
    return arno


def seen_cards(table: ArkNovaTable) -> set[Card]:
    """Every card that lies open, or in a hand or pile of this table."""
    known: set[Card] = {card for card in table.display if card is not None}
    known.update(table.deck.things(), table.discard, table.spare_bases.rest)
    known.update(laid.project for laid in (*table.bases, *table.row))
    for zoo in table.zoos:
        known.update(zoo.hand, zoo.animals, zoo.sponsors, zoo.tucked, zoo.stored)
        known.update(card for _, card in zoo.pouches)
        if isinstance(zoo, Arno):
            known.update(zoo.projects)
    return known


class Unseen:
    """The cards that a seat cannot see, shuffled; some are taken out first because of what it saw since."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards

    def take(self, wanted: Iterable[Card]) -> list[Card]:
        """Those of the wanted cards that are among them."""
        found = [card for card in dict.fromkeys(wanted) if card in self.cards]
        self.cards = [card for card in self.cards if card not in found]
        return found

    def deal(self, count: int) -> list[Card]:
        dealt, self.cards = self.cards[:count], self.cards[count:]
        return dealt


def imagine(seen: View, seat: Seat, since: Sequence[Seen], chance: Stream) -> ArkNovaTable:
    """A whole table that this view fits: what was shown in the running step lies where it came from, the rest is dealt.

    A card turned up may come from the deck, the discard pile or a hand, which nobody noted: one of them is tried.
    """
    table = table_of(seen)
    known = seen_cards(table)
    unseen = Unseen(chance.shuffled([card for card in (*BASE_PROJECTS, *ZOO_CARDS) if card not in known]))
    others = [owner for owner in table.players if owner != seat and seen.zoos[owner].hand]
    hands: dict[Seat, list[Card]] = {owner: [] for owner in table.players}
    deck: list[Card] = []
    for turned_up in _turned_up(since):
        cards = unseen.take(turned_up)
        if len(cards) == 1 and others and chance.below(4) == 0:
            hands[chance.pick(others)] += cards  # stolen [AN-G.PILFERING]
        elif seen.discard >= len(table.discard) + len(cards) and chance.below(4) == 0:
            table.discard += cards  # [AN-G.SCAVENGING]
        else:
            deck += cards
    for owner, zoo, shown in zip(table.players, table.zoos, seen.zoos, strict=True):
        if owner != seat:
            zoo.hand = hands[owner] + unseen.take(_shown_by(owner, since))
            _store_some(zoo, shown, chance)
            deck += zoo.hand[len(shown.hand) :]
            del zoo.hand[len(shown.hand) :]
    for zoo, shown in zip(table.zoos, seen.zoos, strict=True):
        zoo.hand = sorted([*zoo.hand, *unseen.deal(len(shown.hand) - len(zoo.hand))], key=in_order)
        if len(zoo.pouches) < len(shown.pouches):
            zoo.pouches = tuple((over, card or unseen.deal(1)[0]) for over, card in shown.pouches)
        zoo.stored += tuple(unseen.deal(len(shown.stored) - len(zoo.stored)))
    room = seen.deck - len(seen.bottom)
    table.discard += deck[room:]  # shuffled into the deck since
    table.discard += unseen.deal(seen.discard - len(table.discard))
    table.deck.rest = sorted([*deck[:room], *unseen.cards], key=in_order)
    _deal_finals(table, seen, since, chance)
    return table


def _turned_up(since: Sequence[Seen]) -> Iterator[list[Card]]:
    """The cards that Chance has shown since, as they came together."""
    for each in since:
        if each.seat == CHANCE and not each.hidden:
            values = each.value if isinstance(each.value, tuple) else (each.value,)
            yield [value for value in values if isinstance(value, Animal | Sponsor | Project)]


def _shown_by(owner: Seat, since: Sequence[Seen]) -> list[Card]:
    """Cards that a seat has named in the running step."""
    return [
        each.value
        for each in since
        if each.seat == owner and not each.hidden and isinstance(each.value, Animal | Sponsor | Project)
    ]


def _store_some(zoo: Zoo, shown: ZooView, chance: Stream) -> None:
    """Animals that were played may have lain under the notepad [AN-M.11]."""
    for card in [card for card in zoo.hand if isinstance(card, Animal)]:
        if len(zoo.stored) < len(shown.stored) and chance.below(2):
            zoo.hand.remove(card)
            zoo.stored += (card,)


def _deal_finals(table: ArkNovaTable, seen: View, since: Sequence[Seen], chance: Stream) -> None:
    """Those turned up since lay in the pile."""
    known = {card for zoo in table.zoos for card in zoo.finals}
    rest = [card for card in seen.setup.finals if card not in known]
    drawn = [each.value for each in since if each.seat == CHANCE and isinstance(each.value, tuple)]
    pile = [card for card in rest if any(card in values for values in drawn)]
    rest = chance.shuffled([card for card in rest if card not in pile])
    for zoo, shown in zip(table.zoos, seen.zoos, strict=True):
        missing = len(shown.finals) - len(zoo.finals)
        if missing:
            zoo.finals = (*zoo.finals, *rest[:missing])
            del rest[:missing]
    table.finals.rest = sorted([*pile, *rest], key=in_order)
