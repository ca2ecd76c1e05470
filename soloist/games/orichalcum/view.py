"""What a seat may know: everything but the order of stacks and bags, which does not exist [ORI-2.2, ORI-2.3]."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from soloist.engine.dice import Stream
from soloist.engine.game import Seen
from soloist.engine.seats import Seat
from soloist.engine.views import restored, shown
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.circles import Ground
from soloist.games.orichalcum.pieces import Building, Card, Creature, Kind, Terrain, Tile
from soloist.games.orichalcum.state import Beast, BoardCard, OrichalcumTable, Realm, Setup, Stage, Titan


class Land(Protocol):
    """What a picture of an island needs, by the names of `Realm`: a realm, its view or the AI's ledger."""

    @property
    def ground(self) -> Ground: ...
    @property
    def lands(self) -> tuple[int, ...]: ...
    @property
    def metropolis(self) -> int: ...
    @property
    def beasts(self) -> tuple[Beast, ...]: ...
    @property
    def buildings(self) -> tuple[tuple[int, Building], ...]: ...
    @property
    def temples(self) -> tuple[int, ...]: ...


@dataclass(slots=True, unsafe_hash=True)
class RealmView:
    """An island with all that is on it; the names are those of `Realm`."""

    ground: Ground
    circles: tuple[str, ...]  # the names of the circles, as the bits of sets count them
    is_ai: bool
    lands: tuple[int, ...]
    built: int
    metropolis: int
    beasts: tuple[Beast, ...]
    buildings: tuple[tuple[int, Building], ...]
    temples: tuple[int, ...]
    hoplites: int
    hospital: int
    nuggets: int
    captured: tuple[Creature, ...]
    medallions: int
    titans: tuple[Titan, ...]
    track: tuple[Building, ...]
    points: int
    mines: int
    camps: int


@dataclass(slots=True, unsafe_hash=True)
class View:
    """What everybody sees; the names are those of `OrichalcumTable`."""

    setup: Setup
    seat: Seat | None
    stage: Stage
    active: Seat
    pawn: Seat
    last: Seat
    round: int
    turn: int
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]
    stacks: tuple[tuple[tuple[Tile, ...], tuple[Tile, ...]], ...]  # unknown ones, and those at the bottom
    thrown: tuple[Tile, ...]
    bag: tuple[Creature, ...]
    buildings: tuple[Building, ...]
    row: tuple[BoardCard, ...]
    slots: tuple[Building | None, ...]
    common: tuple[Terrain, ...]
    realms: tuple[RealmView, ...]

    def realm(self, seat: Seat) -> RealmView:
        return self.realms[seat]


def view(state: OrichalcumTable, seat: Seat | None) -> View:
    stacks = tuple((tuple(stack.rest), tuple(stack.bottom)) for stack in state.stacks)
    return shown(View, state, seat=seat, stacks=stacks, realms=tuple(realm_view(realm) for realm in state.realms))


def realm_view(realm: Realm) -> RealmView:
    return shown(
        RealmView,
        realm,
        circles=realm.ground.names,
        track=realm.track if isinstance(realm, Ai) else (),
        mines=realm.count(Kind.MINE),
        camps=realm.count(Kind.TRAINING_CAMP),
    )


def table_of(seen: View) -> OrichalcumTable:
    """The table that this view shows; nothing of it is hidden."""
    table = OrichalcumTable(seen.setup)
    stacks = table.stacks
    for stack, (rest, bottom) in zip(stacks, seen.stacks, strict=True):
        stack.rest, stack.bottom = list(rest), list(bottom)
    restored(table, seen).stacks = stacks
    table.realms = [_realm_of(realm, seen.setup) for realm in seen.realms]
    return table


def _realm_of(seen: RealmView, setup: Setup) -> Realm:
    realm = Ai(setup.box.ai) if seen.is_ai else Realm(seen.ground)
    for name in Realm.field_names():
        setattr(realm, name, getattr(seen, name))
    if isinstance(realm, Ai):
        realm.track = seen.track
    return realm


def imagine(view: View, seat: Seat, since: Sequence[Seen], chance: Stream) -> OrichalcumTable:
    """Nothing is hidden, and a step begins where the view was made."""
    return table_of(view)
