"""What is special about each zoo map, in a sentence or two and in a few words."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.arknova.maps import MAPS, ZooMap

SPECIAL: dict[str, Message] = {
    "A": msg("No special rule. A kiosk and an empty size-3 enclosure stand there from the start, free of charge."),
    "0": msg("No special rule. You start with an empty zoo."),
    "1": msg("Whenever a standard enclosure beside the tower is occupied, you gain 2 appeal."),
    "2": msg("Standard enclosures beside the gate count as two spaces larger."),
    "3": msg("No special rule. Every building space around the lake brings 2 money when you cover it."),
    "4": msg("Once you have covered the space beside the harbor, you may discard one card for 3 money in each of "
             "your turns."),
    "5": msg("At each break you gain 1 money for every covered space beside the restaurant."),
    "6": msg("Once you have covered the space beside the institute, you may ignore one condition of each animal you "
             "play, but never water or rock."),
    "7": msg("Three spaces bring a free kiosk each. Once you have covered all three, each of your kiosks pays 1 money "
             "more."),
    "8": msg("Cover an H and take the first sponsor of the deck. Once you have covered all three, your sponsors count "
             "as one level lower."),
    "9": msg("Play an animal into the area of its continent, and you may trade the marker there for a bonus of your "
             "choice. The fifth marker also brings 1 conservation point."),
    "10": msg("A rescue bonus is Digging 1; the animal you discard for it may stay above your map. Up to three can be "
              "rescued, and their icons count."),
    "11": msg("A store bonus puts a card from your hand aside, up to three. They do not count toward the hand limit, "
              "come back when you want them, and each pays 2 money at every break."),
}  # fmt: skip
IN_SHORT: dict[str, Message] = {
    "A": msg("For first games: a kiosk and an enclosure are there"), "0": msg("No special rule, an empty zoo"),
    "1": msg("Enclosures beside the tower bring appeal"), "2": msg("Enclosures at the gate count as larger"),
    "3": msg("Money all round the lake"), "4": msg("Reach the harbor, then sell a card each turn"),
    "5": msg("Income for all that surrounds the restaurant"), "6": msg("Reach the institute, then ignore conditions"),
    "7": msg("Free kiosks; cover all three and kiosks pay more"), "8": msg("Hills that find sponsors"),
    "9": msg("Five areas, one for each continent"), "10": msg("Rescued animals count with their icons"),
    "11": msg("Caves keep three cards for later"),
}  # fmt: skip
OTHER_GROUND = msg("Other ground, same rule")


def front(zoo_map: ZooMap) -> str:
    """The id of the side that is not the "a" side."""
    return zoo_map.id.removesuffix("a")


def special(zoo_map: ZooMap) -> Message:
    """The special rule; why it cannot be played, where that is so."""
    return zoo_map.refused or SPECIAL[front(zoo_map)]


def special_in_short(zoo_map: ZooMap) -> Message:
    return IN_SHORT.get(zoo_map.id, OTHER_GROUND)


assert all(zoo_map.refused or front(zoo_map) in SPECIAL.keys() & IN_SHORT.keys() for zoo_map in MAPS.values())
