"""Orichalcum in the log: each fact as what changed and why; places by the terrains beside them."""

from __future__ import annotations

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, joined, msg, nmsg
from soloist.games.orichalcum import events
from soloist.games.orichalcum.ai.steps import Step
from soloist.games.orichalcum.circles import Spot
from soloist.games.orichalcum.events import Cause
from soloist.games.orichalcum.pieces import Building, Card, Creature, Goods
from soloist.web.faces.log_lines import LogLine, Opening, Telling, plain_line
from soloist.web.faces.orichalcum import ai_log
from soloist.web.faces.orichalcum.board import tile_place
from soloist.web.faces.orichalcum.hint import dice
from soloist.web.faces.orichalcum.log_words import fight_said, good, point
from soloist.web.faces.orichalcum.signs import ACTION_ICONS, KIND_ICONS, TERRAIN_ICONS, creature_icon
from soloist.web.html import Node, icon

TITAN_RULE = "ORI-6.1"


def begins(what: Sayable) -> bool:
    return isinstance(what, events.RoundBegins | events.NobodyWon)


def opening(thing: object) -> Opening | None:
    """Cards, creatures and buildings open what they do."""
    match thing:
        case Card():
            return Opening(thing.action.code)
        case Creature():
            return Opening(thing.name)
        case Building():
            return Opening(thing.kind.code)
    return None


def ring(telling: Telling, seat: Seat, spot: Spot) -> tuple[str, ...]:
    return (f"{seat.code}@{tile_place(telling.scene.view.realm(seat).ground, spot)}",)


def line(what: Sayable, telling: Telling) -> LogLine | None:
    """One fact, by its type."""
    match what:
        case Step():
            return ai_log.line(what, telling)
        case events.CardTaken() | events.ActionBought() | events.CardDiscarded() | events.NoCardTaken():
            return cards(what, telling)
        case events.Scored() | events.Gained() | events.HospitalEmptied() | events.Fought():
            return goods(what, telling)
        case events.SeatEvent():
            return island(what, telling)
        case events.RoundBegins():
            first = msg("first turn: {seat}", seat=what.first)
            head = msg("Round {n}", n=what.number)
            return LogLine(telling.read(first), lead=icon("flag"), head=telling.plain(head))
    return plain_line(what, telling)


def cards(
    what: events.CardTaken | events.ActionBought | events.CardDiscarded | events.NoCardTaken, telling: Telling
) -> LogLine:
    say, seat = telling.read, what.seat
    match what:
        case events.CardTaken():
            price = good(Goods.HOPLITES, -what.price)
            lead = icon(ACTION_ICONS[what.card.action])
            said = msg("the card {card}, at no cost", card=what.card)
            if price:
                said = msg("for the card {card}", card=what.card)
            return LogLine(say(said), seat, price, lead=lead, head=telling.plain(what.card.action))
        case events.ActionBought():
            said = msg("for {action} as an additional action", action=what.buy.action)
            return LogLine(say(said), seat, good(what.buy.goods, -what.buy.price), head=telling.plain(what.buy.action))
        case events.CardDiscarded():
            said = msg("{card} discarded: with two players a card leaves each turn", card=what.card)
            return LogLine(say(said), seat, lead=icon("card"))
    return LogLine(
        say(msg("no card: not enough hoplites for any")), seat, lead=icon("card"), head=telling.plain(msg("No card"))
    )


CAUSES: dict[Cause, Message] = {
    Cause.PLAYING_LATER: msg("for not going first"),
    Cause.PORT: msg("from the port that was covered"),
    Cause.MINES: msg("from the mines, by Produce"),
    Cause.TRAINING_CAMPS: msg("from the training camps, by Recruit"),
    Cause.ON_BUILDING: msg("lay on the construction board with the building"),
    Cause.LOOT: msg("loot of the captured creature"),
}


def goods(what: events.Scored | events.Gained | events.HospitalEmptied | events.Fought, telling: Telling) -> LogLine:
    say, seat = telling.read, what.seat
    match what:
        case events.Gained():
            changes = (*good(Goods.HOPLITES, what.hoplites), *good(Goods.NUGGETS, what.nuggets))
            return LogLine(say(CAUSES[what.cause]), seat, changes)
        case events.MedallionForged():
            said = nmsg("a medallion for {n} nugget, now {total}", "a medallion for {n} nuggets, now {total}",
                        n=what.price, total=what.total)  # fmt: skip
            return LogLine(
                say(said), seat, (point(1), *good(Goods.NUGGETS, -what.price)), short=telling.plain(msg("medallion"))
            )
        case events.HospitalEmptied():
            return LogLine(say(msg("back from the hospital")), seat, good(Goods.HOPLITES, what.hoplites))
        case events.Fought():
            fought: Node = [say(fight_said(what.creature, what.is_won)), " ", dice(telling.scene, what.faces)]
            return LogLine(fought, seat, good(Goods.HOPLITES, -what.sent), lead=icon(creature_icon(what.creature)),
                           short=telling.plain(what.creature))  # fmt: skip
    said = msg("a temple on four different terrains, now {total}", total=what.total)
    return LogLine(say(said), seat, (point(1),), short=telling.plain(msg("temple")))


def island(what: events.SeatEvent, telling: Telling) -> LogLine:
    """Tiles, buildings, Titans."""
    say, seat = telling.read, what.seat
    match what:
        case events.TilePlaced():
            where = msg("beside {terrains}", terrains=joined(what.beside)) if what.beside else msg("at the metropolis")
            said = msg("{tile}, {where}", tile=what.tile, where=where)
            return LogLine(say(said), seat, lead=icon(TERRAIN_ICONS[what.tile.terrains[0]]),
                           ring=ring(telling, seat, what.spot))  # fmt: skip
        case events.MetropolisFounded():
            return LogLine(say(msg("the metropolis at a port: a mine and a training camp")), seat, lead=icon("partner"))
        case events.TileThrown():
            return LogLine(say(msg("the tile is lost: there is no place for it")), seat, lead=icon("close"))
        case events.BuildingPlaced():
            on = msg("{building}, from the construction board", building=what.building)
            if what.terrain is not None:
                on = msg("{building} on {terrain}", building=what.building, terrain=what.terrain)
            return LogLine(say(on), seat, lead=icon(KIND_ICONS[what.building.kind]), short=telling.plain(what.building))
        case events.TitanComes():
            said = msg("{terrain} Titan: an area of three or more", terrain=what.terrain)
            return LogLine(say(said), seat, lead=icon("titan"), rule=TITAN_RULE)
        case events.TitanGoesHome():
            said = msg("{terrain} Titan returned: more than may be kept", terrain=what.terrain)
            return LogLine(say(said), seat, lead=icon("titan"))
        case events.PowerUsed():
            used = msg("the power of the {terrain} Titan is used", terrain=what.terrain)
            if what.action is not None:
                used = msg("{used}, for {action}", used=used, action=what.action)
            return LogLine(say(used), seat, lead=icon("titan"))
        case events.Won():
            return LogLine(say(msg("has won: enough points, and no creature on the island")), seat, lead=icon("flag"))
    return plain_line(what, telling)
