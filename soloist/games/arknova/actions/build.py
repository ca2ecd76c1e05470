"""The Build action [AN-5]."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from soloist.engine.flow import Done, Flow, Refusal
from soloist.engine.words import msg
from soloist.games.arknova.buildings import BUILT, KIND, PAVILION, Kind
from soloist.games.arknova.cards import Action
from soloist.games.arknova.conditions import too_poor
from soloist.games.arknova.construction import choose_spot, has_spot, owns, place
from soloist.games.arknova.free_actions import choose_next
from soloist.games.arknova.questions import ONE_MORE_BUILDING, WhichBuilding
from soloist.games.arknova.state import Lasting, Zoo
from soloist.games.arknova.turn_context import Turn, may_choose

BUILD = Action.BUILD  # asked for so often that it counts
LARGEST = max(kind.size for kind in BUILT)
UP_TO_SIZE = tuple(tuple(kind for kind in BUILT if kind.size <= left) for left in range(LARGEST + 1))
"""What the size that an action has left is enough for."""
ONLY_SIDE_II = Refusal("AN-5.3", msg("it needs Build on side II"))
BUILT_ALREADY = Refusal("AN-5.4", msg("you have already built one of that kind in this action"))
ONLY_ONE = Refusal("AN-5.16", msg("your zoo already has one"))
NO_PLACE = Refusal("AN-5.14", msg("there is no place for it"))
ONLY_BY_SPONSOR = Refusal("AN-5.3", msg("unique buildings come only from sponsors"))


@cache
def too_large(size: int, left: int) -> Refusal:
    return Refusal("AN-5.1", msg("its size is {size}; you have {left} left", size=size, left=left))


def why_not_build(zoo: Zoo, kind: Kind, left: int, built: Sequence[Kind], upgraded: bool) -> Refusal | None:
    """Why this building cannot be built now; `left` is the size that the action has left [AN-5.1 to AN-5.4]."""
    if kind.is_unique:
        return ONLY_BY_SPONSOR
    if kind.size > left:
        return too_large(kind.size, left)
    if kind.needs_build2 and not upgraded:
        return ONLY_SIDE_II
    if kind in built:
        return BUILT_ALREADY
    if kind.cost > zoo.money:
        return too_poor("AN-5.2", kind.cost, zoo.money)
    if kind.is_special and owns(zoo, kind):
        return ONLY_ONE
    return None if has_spot(zoo, kind) else NO_PLACE


def buildable(zoo: Zoo, left: int, built: Sequence[Kind], upgraded: bool) -> list[Kind]:
    """What can be built now."""
    fitting = UP_TO_SIZE[min(left, LARGEST)]
    return [kind for kind in fitting if why_not_build(zoo, kind, left, built, upgraded) is None]


def least_strength(turn: Turn) -> int | None:
    """The strength from which anything can be built; None if nothing can [AN-2.15].

    Nothing is smaller or cheaper than a pavilion, and it finds a place wherever another building touches one.
    """
    zoo = turn.zoo
    return PAVILION.size if zoo.money >= PAVILION.cost and has_spot(zoo, PAVILION) else None


def build(turn: Turn, strength: int) -> Flow[None]:
    """Side I: one building of size X or less. Side II: several different ones, X or less in all [AN-5.1]."""
    zoo = turn.zoo
    upgraded = zoo.is_upgraded(BUILD)
    reads_again = turn.table.setup.settings.upgrade_in_use == "always"
    left = strength
    built: list[Kind] = []
    while not built or upgraded:
        kind = yield from choose_next(
            turn,
            partial(buildable, zoo, left, built, upgraded),
            is_first=not built,
            ask=WhichBuilding(left),
            why="AN-5.1",
            refuse=partial(refuse_kind, zoo, left, built, upgraded),
            about=BUILD,
        )
        if isinstance(kind, Done):
            break
        left -= kind.size
        built.append(kind)
        yield from buy(turn, kind)
        if reads_again:
            upgraded = zoo.is_upgraded(BUILD)
    if zoo.lasting & Lasting.ENGINEER and built:
        yield from build_one_more(turn, built)


def refuse_kind(zoo: Zoo, left: int, built: list[Kind], upgraded: bool, code: str) -> Refusal | None:
    return why_not_build(zoo, KIND[code], left, built, upgraded) if code in KIND else None


def buy(turn: Turn, kind: Kind) -> Flow[None]:
    """Paid before it is placed, each building by itself [AN-5.2]."""
    spot = yield from choose_spot(turn, kind, why="AN-5.5", price=kind.cost)
    turn.zoo.money -= kind.cost
    yield from place(turn, kind, spot, kind.cost)


def build_one_more(turn: Turn, built: list[Kind]) -> Flow[None]:
    """Engineer: exactly one more of a kind built, at its cost, no special enclosure [AN-S.217]."""
    zoo = turn.zoo
    kinds = [kind for kind in built if not kind.is_special and why_not_build(zoo, kind, kind.size, (), True) is None]
    kind = yield from may_choose(turn, kinds, ask=ONE_MORE_BUILDING, why="AN-S.217")
    if kind is not None:
        yield from buy(turn, kind)
