"""Who is drawn where, how far a turn is, and which tiles lie on an island."""

from __future__ import annotations

from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg
from soloist.games.orichalcum.answers import Buy, InHand, Take
from soloist.games.orichalcum.circles import bits, mask_of
from soloist.games.orichalcum.events import TilePlaced
from soloist.games.orichalcum.questions import (
    WhereTile,
    WhetherToBuyAction,
    WhichCardLeaves,
    WhichCardToTake,
    WhichPort,
    WhichTitansStay,
)
from soloist.games.orichalcum.state import Realm, Table
from soloist.games.orichalcum.view import View, table_of
from soloist.web.faces.orichalcum.board import Laid, terrain_at
from soloist.web.scene import Scene
from soloist.wording.orichalcum.offers import Speaker

PHASES = {1: msg("Card"), 2: msg("Tile"), 3: msg("Action"), 4: msg("Extra"), 5: msg("Discard")}


def middle_seat(scene: Scene) -> Seat:
    """Whose island is drawn large: one's own; for spectators that of the person who plays, or of the first."""
    view: View = scene.view
    people = [seat for seat in seats(view.setup.players) if seat != view.setup.ai]
    for seat in (scene.seat, view.active):
        if seat in people:
            assert seat is not None
            return seat
    return people[0]


def others_of(scene: Scene) -> list[Seat]:
    """Everybody but the one in the middle, in the order of play from there."""
    view: View = scene.view
    everybody, middle = list(seats(view.setup.players)), middle_seat(scene)
    return everybody[middle + 1 :] + everybody[:middle]


def is_asked(scene: Scene, seat: Seat) -> bool:
    return scene.asked is not None and scene.seat == seat


# the table as the rules know it


def table_seen(scene: Scene) -> Table:
    if "orichalcum table" not in scene.worked_out:
        scene.worked_out["orichalcum table"] = table_of(scene.view)
    table: Table = scene.worked_out["orichalcum table"]
    return table


def realm_seen(scene: Scene, seat: Seat) -> Realm:
    return table_seen(scene).realms[seat]


def speaker(scene: Scene) -> Speaker | None:
    """Puts what could be done into words, while this seat is asked."""
    if scene.asked is None:
        return None
    if "orichalcum speaker" not in scene.worked_out:
        scene.worked_out["orichalcum speaker"] = Speaker(scene.match, scene.asked)
    found: Speaker = scene.worked_out["orichalcum speaker"]
    return found


# a turn


def phase(scene: Scene) -> int:
    """Which of the five phases the open question belongs to [ORI-3.2]."""
    assert scene.asked is not None
    match scene.asked.ask:
        case WhichCardToTake():
            return 1
        case WhichPort() | WhereTile() | WhichTitansStay():
            return 2
        case WhetherToBuyAction():
            return 4
        case WhichCardLeaves():
            return 5
    return 4 if has_bought(scene) else 3


def has_bought(scene: Scene) -> bool:
    """Whether this is an additional action: one was bought since the card was taken."""
    for _, answer in reversed(scene.answers):
        if isinstance(answer, Take | Buy):
            return isinstance(answer, Buy)
    return False


def taken(scene: Scene) -> Take | None:
    """The card of the turn that is under way; a turn of two ends with another card, which leaves."""
    if scene.asked is None or isinstance(scene.asked.ask, WhichCardToTake):
        return None
    return next((answer for _, answer in reversed(scene.answers) if isinstance(answer, Take)), None)


def tile_in_hand(scene: Scene) -> InHand | None:
    """The tile that is being placed, with its creatures."""
    ask = None if scene.asked is None else scene.asked.ask
    return ask.hand if isinstance(ask, WhereTile) else None


# tiles


def laid_on(scene: Scene, seat: Seat) -> list[Laid]:
    """The tiles of an island, as told; a circle nobody told of is a piece by itself."""
    view: View = scene.view
    realm = view.realm(seat)
    placed = (what for _, what in scene.told if isinstance(what, TilePlaced) and what.seat == seat)
    found = [Laid(what.spot, what.tile.terrains) for what in placed]
    known = mask_of(circle for each in found for circle in each.spot)
    rest = realm.built & ~realm.metropolis
    for land in realm.lands:
        rest |= land
    return [*found, *(Laid((circle,), (terrain_at(realm, circle),)) for circle in bits(rest & ~known))]
