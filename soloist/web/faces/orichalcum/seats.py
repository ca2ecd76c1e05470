"""Who is drawn where, how far a turn is, and which tiles lie on an island."""

from __future__ import annotations

from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.circles import bits, mask_of
from soloist.games.orichalcum.options import Buy, InHand, Take
from soloist.games.orichalcum.pieces import Tile
from soloist.games.orichalcum.state import Realm, Table
from soloist.games.orichalcum.view import RealmView, View, table_of
from soloist.web.faces.orichalcum.board import Laid, terrain_at
from soloist.web.faces.orichalcum.pieces import CARD, DISCARD, EXTRA, METROPOLIS, TILE, TITANS
from soloist.web.scene import Scene
from soloist.wording.orichalcum.offers import Speaker

PHASES = {1: msg("Card"), 2: msg("Tile"), 3: msg("Action"), 4: msg("Extra"), 5: msg("Discard")}
PHASE_OF = {CARD: 1, METROPOLIS: 2, TILE: 2, TITANS: 2, EXTRA: 4, DISCARD: 5}


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
    known = PHASE_OF.get(scene.asked.why)
    return known if known is not None else 4 if has_bought(scene) else 3


def has_bought(scene: Scene) -> bool:
    """Whether this is an additional action: one was bought since the card was taken."""
    for _, answer in reversed(scene.answers):
        if isinstance(answer, Take | Buy):
            return isinstance(answer, Buy)
    return False


def taken(scene: Scene) -> Take | None:
    """The card of the turn that is under way; a turn of two ends with another card, which leaves."""
    if scene.asked is None or scene.asked.why == CARD:
        return None
    return next((answer for _, answer in reversed(scene.answers) if isinstance(answer, Take)), None)


def tile_in_hand(scene: Scene) -> InHand | None:
    """The tile that is being placed, with its creatures."""
    about = None if scene.asked is None else scene.asked.about
    return about if isinstance(about, InHand) else None


# tiles


def laid_on(scene: Scene, seat: Seat) -> list[Laid]:
    """The tiles of an island, as told; a circle nobody told of is a piece by itself."""
    view: View = scene.view
    realm = view.realm(seat)
    found = [each for _, what in scene.told if (each := laid_in(what, seat, realm)) is not None]
    known = mask_of(circle for each in found for circle in each.spot)
    rest = realm.built & ~realm.metropolis
    for land in realm.lands:
        rest |= land
    return [*found, *(Laid((circle,), (terrain_at(realm, circle),)) for circle in bits(rest & ~known))]


def laid_in(what: object, seat: Seat, realm: RealmView) -> Laid | None:
    """The tile that a line of the log lays on this island."""
    if not isinstance(what, Message) or what.gaps.get("seat") != seat:
        return None
    tile, where = what.gaps.get("tile"), what.gaps.get("where")
    if not isinstance(tile, Tile) or not isinstance(where, str):
        return None
    return Laid(tuple(realm.ground.number[name] for name in where.split()), tile.terrains)
