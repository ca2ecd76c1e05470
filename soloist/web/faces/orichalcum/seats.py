"""Who is drawn where, how far a turn is, and which tiles lie on an island."""

from __future__ import annotations

from functools import reduce
from operator import or_

from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg, pmsg
from soloist.games.orichalcum import questions as ask
from soloist.games.orichalcum.answers import Buy, Take
from soloist.games.orichalcum.circles import bits, mask_of
from soloist.games.orichalcum.events import TilePlaced
from soloist.games.orichalcum.state import OrichalcumTable, Realm
from soloist.games.orichalcum.view import table_of
from soloist.web.faces.orichalcum.board import Laid, terrain_at
from soloist.web.faces.table_widgets import middle_of
from soloist.web.scene import Scene
from soloist.wording.orichalcum.offers import Speaker

PHASES = {1: msg("Card"), 2: msg("Tile"), 3: msg("Action"), 4: msg("Extra"), 5: pmsg("phase", "Discard")}


def middle_seat(scene: Scene) -> Seat:
    """Whose island is drawn large."""
    middle = middle_of(scene, [seat for seat in seats(scene.view.setup.players) if seat != scene.view.setup.ai])
    assert middle is not None
    return middle


def is_asked(scene: Scene, seat: Seat) -> bool:
    return scene.asked is not None and scene.seat == seat


# the table as the rules know it


def table_seen(scene: Scene) -> OrichalcumTable:
    speaks = speaker(scene)
    return scene.once("orichalcum table", lambda: table_of(scene.view)) if speaks is None else speaks.table


def realm_seen(scene: Scene, seat: Seat) -> Realm:
    return table_seen(scene).realms[seat]


def speaker(scene: Scene) -> Speaker | None:
    """Puts what could be done into words, while this seat is asked."""
    asked = scene.asked
    return None if asked is None else scene.while_asked("speaker", lambda: Speaker(scene.match, asked))


# a turn


def phase(scene: Scene) -> int:
    """Which of the five phases the open question belongs to [ORI-3.2]."""
    match scene.ask:
        case ask.WhichCardToTake():
            return 1
        case ask.WhichPort() | ask.WhereTile() | ask.WhichTitansStay():
            return 2
        case ask.WhetherToBuyAction():
            return 4
        case ask.WhichCardLeaves():
            return 5
    # an additional action, if one was bought since the card was taken
    moves = (answer for _, answer in reversed(scene.answers) if isinstance(answer, Take | Buy))
    return 4 if isinstance(next(moves, None), Buy) else 3


def taken(scene: Scene) -> Take | None:
    """The card of the turn that is under way; a turn of two ends with another card, which leaves."""
    if scene.ask is None or isinstance(scene.ask, ask.WhichCardToTake):
        return None
    return next((answer for _, answer in reversed(scene.answers) if isinstance(answer, Take)), None)


# tiles


def laid_on(scene: Scene, seat: Seat) -> list[Laid]:
    """The tiles of an island, as told; a circle nobody told of is a piece by itself."""
    realm = scene.view.realm(seat)
    placed = (what for _, what in scene.told if isinstance(what, TilePlaced) and what.seat == seat)
    found = [Laid(what.spot, what.tile.terrains) for what in placed]
    known = mask_of(circle for each in found for circle in each.spot)
    rest = reduce(or_, realm.lands, realm.built & ~realm.metropolis)
    return [*found, *(Laid((circle,), (terrain_at(realm, circle),)) for circle in bits(rest & ~known))]
