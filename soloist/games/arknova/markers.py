"""Map 9, Geographical Zoo: the markers of the five continents [AN-M.9]."""

from __future__ import annotations

from functools import partial

from soloist.engine.flow import Flow, choose
from soloist.games.arknova.cards import CONTINENTS, Animal, Effect, Gain, Icon, Place, Resource, read_ability
from soloist.games.arknova.causes import Cause, Marker
from soloist.games.arknova.effects import carry_out, coming, special
from soloist.games.arknova.events import Deed, Did
from soloist.games.arknova.ordering import Coming, pick
from soloist.games.arknova.questions import REMOVE_MARKER, WHICH_MARKER, WHICH_MARKER_BONUS
from soloist.games.arknova.state import Building
from soloist.games.arknova.turn_context import Turn, may_choose

BONUSES: tuple[Effect, ...] = (
    Gain(Resource.REPUTATION, 1),
    Gain(Resource.MONEY, 4),
    read_ability("clever"),
    Gain(Resource.APPEAL, 2),
    Place("kiosk"),
    Place("pavilion"),
)
LAST_MARKER = Gain(Resource.CONSERVATION, 1)


def marker_bit(continent: Icon) -> int:
    return 1 << CONTINENTS.index(continent)


def marker_coming(turn: Turn, animal: Animal, home: Building) -> list[Coming]:
    """An animal that lives in the area of its continent may remove the marker there [AN-M.9]."""
    zoo = turn.zoo
    return [
        Coming(f"marker {continent.code}", Marker(continent), partial(offer_marker, turn, continent))
        for continent in dict.fromkeys(animal.continents)
        if zoo.markers & marker_bit(continent) and home.footprint.mask & zoo.map.areas[continent.code]
    ]


def offer_marker(turn: Turn, continent: Icon) -> Flow[None]:
    if (yield from may_choose(turn, (continent,), ask=REMOVE_MARKER, why="AN-M.9")) is not None:
        yield from remove_marker(turn, continent)


@special("remove_continent_marker")
def remove_any(turn: Turn, cause: Cause) -> Flow[None]:
    """The left edge removes any one marker without an animal [AN-M.9]."""
    left = [continent for continent in CONTINENTS if turn.zoo.markers & marker_bit(continent)]
    if left:
        continent = yield from choose(turn.seat, lambda: left, ask=WHICH_MARKER, why="AN-M.9")
        yield from remove_marker(turn, continent)


def remove_marker(turn: Turn, continent: Icon) -> Flow[None]:
    """One of the bonuses; the fifth marker gives 1 conservation besides [AN-M.9]."""
    zoo = turn.zoo
    zoo.markers &= ~marker_bit(continent)
    marker = Marker(continent)
    yield Did(turn.seat, Deed.MARKER_REMOVED, continent)
    bonuses = [coming(turn, effect, marker) for effect in BONUSES]
    chosen = yield from pick(turn, bonuses, ask=WHICH_MARKER_BONUS, why="AN-M.9")
    yield from chosen.run()
    if not zoo.markers:
        yield from carry_out(turn, LAST_MARKER, marker)
