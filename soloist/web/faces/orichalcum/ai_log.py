"""The AI's turn in the log: a line leads with its die or the piece and ends with the rule."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.orichalcum.ai import steps
from soloist.games.orichalcum.ai.steps import Source, Step
from soloist.games.orichalcum.pieces import Goods
from soloist.web.faces.log_lines import LogLine, Telling
from soloist.web.faces.orichalcum.hint import dice
from soloist.web.faces.orichalcum.log_words import fight_said, good, point, total_said
from soloist.web.faces.orichalcum.signs import KIND_ICONS, TERRAIN_ICONS, creature_icon
from soloist.web.html import Node, icon

SOURCES: dict[Source, Message] = {
    Source.ARROW: msg("its mines, for a brown arrow that was covered"),
    Source.ACTION: msg("its mines or training camps, by the action"),
    Source.ON_BUILDING: msg("lay on the construction board with the building"),
    Source.TRACK: msg("the space of the track that was covered"),
    Source.LOOT: msg("loot of the captured creature"),
}


def line(what: Step, telling: Telling) -> LogLine:
    say, seat, rule = telling.read, what.seat, what.rule
    match what:
        case steps.TakesCard():
            die = dice(telling.scene, [what.face])
            return LogLine(say(what.what), seat, lead=die, rule=rule, head=telling.plain(what.card.action))
        case steps.DiscardsCard():
            return LogLine(say(what.what), seat, lead=dice(telling.scene, [what.face]), rule=rule)
        case steps.LaysTile():
            said = msg("{tile} in sector {n}", tile=what.tile, n=what.sector)
            return LogLine(say(said), seat, lead=icon(TERRAIN_ICONS[what.tile.terrains[0]]), rule=rule)
        case steps.FindsNoSpot():
            return LogLine(say(what.what), seat, rule=rule, is_impossible=True)
        case steps.GetsTitan():
            said = msg("{terrain} Titan: an area of three or more", terrain=what.terrain)
            return LogLine(say(said), seat, lead=icon("titan"), rule=rule)
        case steps.Receives():
            said = msg("{cause}, now {total}", cause=SOURCES[what.source], total=what.total)
            return LogLine(say(said), seat, good(what.goods, what.number), rule=rule)
        case steps.Builds():
            return LogLine(say(what.what), seat, lead=icon(KIND_ICONS[what.building.kind]), rule=rule,
                           short=telling.plain(what.building))  # fmt: skip
    return of_goods(what, telling)


def of_goods(what: Step, telling: Telling) -> LogLine:
    say, seat, rule = telling.read, what.seat, what.rule
    match what:
        case steps.PaysMedallion():
            return LogLine(say(msg("for a medallion")), seat, good(Goods.NUGGETS, -what.nuggets), rule=rule)
        case steps.ForgesMedallion():
            said = msg("a medallion, now {total}", total=total_said(what.points))
            return LogLine(say(said), seat, (point(1),), rule=rule, short=telling.plain(msg("medallion")))
        case steps.RaisesTemple():
            said = msg("a temple on four different terrains, now {total}", total=total_said(what.points))
            return LogLine(say(said), seat, (point(1),), rule=rule, short=telling.plain(msg("temple")))
        case steps.Fights():
            fought: Node = [say(fight_said(what.creature, what.is_won)), " ", dice(telling.scene, what.faces)]
            return LogLine(
                fought, seat, lead=icon(creature_icon(what.creature)), rule=rule, short=telling.plain(what.creature)
            )
        case steps.LosesHoplite():
            said = msg("fell in the lost fight, {n} left", n=what.left)
            return LogLine(say(said), seat, good(Goods.HOPLITES, -1), rule=rule)
        case steps.Captures():
            said = msg("{creature} captured", creature=what.creature)
            return LogLine(say(said), seat, lead=icon(creature_icon(what.creature)), rule=rule)
        case steps.PaysAction():
            return LogLine(say(msg("for an additional action")), seat, good(what.goods, -what.price), rule=rule)
    return LogLine(say(what.what), seat, rule=rule)
