"""What players gain, lose and win: the supply, victory tokens, Titans, and the end of the game."""

from __future__ import annotations

from soloist.engine.flow import Flow, choose_exactly
from soloist.engine.seats import Seat
from soloist.games.orichalcum.answers import Keep
from soloist.games.orichalcum.events import Cause, Gained, MedallionForged, TempleBuilt, TitanComes, TitanGoesHome
from soloist.games.orichalcum.pieces import Kind, Terrain
from soloist.games.orichalcum.questions import WhichTitansStay
from soloist.games.orichalcum.sites import titans_of
from soloist.games.orichalcum.state import OrichalcumTable, Realm, Titan


class Victory(Exception):
    """Somebody has won; the rest of the turn does not take place [ORI-1.2]."""


def has_won(table: OrichalcumTable, realm: Realm) -> bool:
    """Points enough and no creature on the island [ORI-1.2]."""
    return realm.points >= table.setup.box.victory_points and not realm.beasts


def look_at_victory(table: OrichalcumTable) -> None:
    """After every change; raises Victory, whoever it is: `result` puts the active player first [ORI-1.9, OAI-9.3]."""
    for realm in table.realms:
        if has_won(table, realm):
            raise Victory


# hoplites and nuggets


def gain(table: OrichalcumTable, seat: Seat, hoplites: int = 0, nuggets: int = 0, *, cause: Cause) -> Flow[None]:
    """As far as the supply goes."""
    realm = table.realms[seat]
    hoplites, nuggets = supplied(table, hoplites, nuggets)
    realm.hoplites += hoplites
    realm.nuggets += nuggets
    if (hoplites or nuggets) and table.setup.is_logged:
        yield Gained(seat, hoplites, nuggets, cause)


def supplied(table: OrichalcumTable, hoplites: int, nuggets: int) -> tuple[int, int]:
    """How much of it there is [ORI-1.5, ORI-Q4]."""
    if not table.setup.settings.supply_limited:
        return hoplites, nuggets
    return hoplites and min(hoplites, table.hoplites_left), nuggets and min(nuggets, table.nuggets_left)


def forge_medallion(table: OrichalcumTable, seat: Seat, price: int) -> Flow[None]:
    """A victory token for nuggets; the AI's track gives it for nothing [ORI-7.4, OAI-5.9]."""
    realm = table.realms[seat]
    realm.nuggets -= price
    realm.medallions += 1
    yield MedallionForged(seat, realm.points, price)
    look_at_victory(table)


def raise_temple(table: OrichalcumTable, seat: Seat, site: int) -> Flow[None]:
    """The temple tile covers its four circles [ORI-7.5]."""
    realm = table.realms[seat]
    realm.build_on(site)
    realm.temples = (*realm.temples, site)
    yield TempleBuilt(seat, realm.points)
    look_at_victory(table)


# Titans

WHICH_TITANS_STAY = WhichTitansStay()


def titan_limit(realm: Realm) -> int:
    """One, and one more for each oratory [ORI-6.6, ORI-11.3]."""
    return 1 + realm.count(Kind.ORATORY)


def earned_titans(table: OrichalcumTable, seat: Seat, placed: int) -> list[Terrain]:
    """Those the placed tile brings: new ones, and the own ones that become active again [ORI-6.1, ORI-6.7, ORI-6.9]."""
    realm, settings = table.realms[seat], table.setup.settings
    found = titans_of(realm, placed, settings.volcano_titans)
    if realm.is_ai or not settings.titan_again:
        return [terrain for terrain in found if not realm.holds(terrain)]
    return found


def take_titans(table: OrichalcumTable, seat: Seat, placed: int) -> Flow[None]:
    """All that a tile brings are taken at once, then those beyond the limit go back [ORI-6.1, ORI-6.6, ORI-6.10]."""
    realm = table.realms[seat]
    for terrain in earned_titans(table, seat, placed):
        is_new = not realm.holds(terrain)
        table.take_titan_from_all(terrain)
        realm.take_titan(Titan(terrain, not realm.is_ai))  # the AI's lie inactive [OAI-4.10]
        if is_new:
            yield TitanComes(seat, terrain)
    limit = titan_limit(realm)
    if not realm.is_ai and len(realm.titans) > limit:
        yield from send_titans_home(table, seat, limit)
    look_at_victory(table)


def send_titans_home(table: OrichalcumTable, seat: Seat, limit: int) -> Flow[None]:
    realm = table.realms[seat]
    held = [Keep(titan.terrain) for titan in realm.titans]
    kept = yield from choose_exactly(limit, seat, held, ask=WHICH_TITANS_STAY, why="ORI-6.6")
    for each in held:
        if each not in kept:
            realm.lose_titan(each.terrain)
            table.return_titan(each.terrain)
            yield TitanGoesHome(seat, each.terrain)
