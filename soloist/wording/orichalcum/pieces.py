"""What terrains, actions, creatures, buildings and Titans are, in a sentence or two, with the rules that say so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from soloist.engine.notation import Word
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.answers import KEEP, MEDALLION, TEMPLE, USE, Build, Buy, Fight, Keep, Lay, Take
from soloist.games.orichalcum.box import Box
from soloist.games.orichalcum.events import goods_said
from soloist.games.orichalcum.pieces import BASE, Action, Building, Card, Creature, Goods, Kind, Terrain, Tile
from soloist.wording.base import Explanation, option_text

Meaning = tuple[Message, tuple[str, ...]]  # a sentence or two, and the rules that say so


@dataclass(frozen=True)
class Topic:
    """Something people ask about that is no piece of its own."""

    code: str
    name: Message
    text: Message
    rules: tuple[str, ...]
    block: str = ""  # of the box, where the values come from

    def say(self) -> Message:
        return self.name


@dataclass(frozen=True)
class TitanOf:
    """The Titan of a terrain, to be asked about."""

    terrain: Terrain

    @property
    def code(self) -> str:
        return f"titan-{self.terrain.code}"

    def say(self) -> Message:
        return msg("{terrain} Titan", terrain=self.terrain)


ACTIONS: dict[Action, Meaning] = {
    Action.PRODUCE: (msg("1 nugget for each of your mines; the metropolis is one."), ("ORI-7.1", "ORI-6.5")),
    Action.RECRUIT: (msg("1 hoplite for each of your training camps; the metropolis is one."), ("ORI-7.2", "ORI-6.5")),
    Action.CONSTRUCT: (
        msg("One of these: a medallion for nuggets, a temple on four different terrains, a building."),
        ("ORI-7.3", "ORI-7.4", "ORI-7.5", "ORI-7.6", "ORI-7.7"),
    ),
    Action.CAPTURE: (
        msg("Fight a creature on your island with 1 die and 1 more for each hoplite; go on as long as you win."),
        ("ORI-8.1", "ORI-8.3", "ORI-8.4", "ORI-8.5", "ORI-8.6"),
    ),
}
IN_SHORT: dict[Action, Message] = {
    Action.PRODUCE: msg("1 ◆ for each mine"), Action.RECRUIT: msg("1 ⚔ for each training camp"),
    Action.CONSTRUCT: msg("medallion, temple or building"), Action.CAPTURE: msg("fight creatures on your island"),
}  # fmt: skip
POWERS: dict[Action, Message] = {
    Action.PRODUCE: msg("Produce pays double"), Action.RECRUIT: msg("Recruit pays double"),
    Action.CONSTRUCT: msg("one more construction"), Action.CAPTURE: msg("a skull in a lost fight"),
}  # fmt: skip
KINDS: dict[Kind, Meaning] = {
    Kind.TRAINING_CAMP: (msg("1 ⚔ now, 1 extra ⚔ from each Recruit"), ("ORI-11.1", "ORI-7.2")),
    Kind.MINE: (msg("1 ◆ now, 1 extra ◆ from each Produce"), ("ORI-11.1", "ORI-7.1")),
    Kind.ORATORY: (msg("you may hold one more Titan"), ("ORI-11.3", "ORI-6.6")),
    Kind.SIEGE_ENGINES: (msg("its number counts as a skull in your fights"), ("ORI-11.4",)),
    Kind.HOSPITAL: (msg("saves 1 ⚔ at each capture"), ("ORI-11.2", "ORI-8.11")),
    Kind.ARCH: (msg("1 extra ◆ for each capture"), ("ORI-11.5",)),
    Kind.PROTECTION_CRYSTAL: (msg("you may build next to creatures"), ("ORI-11.6", "ORI-7.7")),
    Kind.ARCHITECT_PRACTICE: (msg("a temple may stand on one pair of equal terrains"), ("ORI-11.7", "ORI-7.5")),
    Kind.FORGE: (msg("a second additional action may be bought"), ("ORI-11.8", "ORI-9.3")),
    Kind.STATUES: (msg("additional actions cost 1 less"), ("ORI-11.8", "ORI-9.3")),
}
KIND_EFFECTS = {kind: effect for kind, (effect, _) in KINDS.items()}
TITAN_RULES = ("ORI-6.1", "ORI-6.3", "ORI-6.4", "ORI-6.5", "ORI-6.6")
TOPICS = (
    Topic("titan", msg("Titan"),
          msg("Three connected circles of a terrain, volcanoes included, earn its Titan: a point and a power."),
          TITAN_RULES, "titans"),
    Topic("price", msg("Price"),
          msg("A card costs hoplites, depending on its place on the action board."),
          ("ORI-4.1", "ORI-4.2", "ORI-4.4"), "prices"),
    Topic("victory", msg("Victory"),
          msg("You win at once with enough points and no creature on your island: ● medallions, ▲ temples, ★ "
              "Titans."),
          ("ORI-1.2", "ORI-1.3", "ORI-1.4")),
    Topic("pawn", msg("Pawn"),
          msg("Its holder ♟ plays first. Whoever has the most hoplites at the end of a round takes it; the others "
              "gain hoplites."),
          ("ORI-10.3", "ORI-10.4", "ORI-10.5"), "initiative"),
    Topic("port", msg("Port"),
          msg("The metropolis goes on one of the ports; every icon that is covered is paid at once."),
          ("ORI-5.1", "ORI-5.2", "ORI-5.3", "ORI-5.4", "ORI-5.8"), "islands"),
    Topic("metropolis", msg("Metropolis"),
          msg("It covers a port and counts as one mine and one training camp."),
          ("ORI-5.1", "ORI-5.3", "ORI-5.4")),
    Topic("hoplite", msg("Hoplite ⚔"),
          msg("Pays for cards and additional actions, fights creatures, and decides who holds the pawn."),
          ("ORI-1.5", "ORI-4.1", "ORI-8.1", "ORI-8.7", "ORI-10.3")),
    Topic("nugget", msg("Nugget ◆"),
          msg("Forged into medallions; they also pay for additional actions."),
          ("ORI-1.5", "ORI-7.4", "ORI-9.2")),
    Topic("track", msg("Track"),
          msg("The AI's buildings go here. Each space gives what it shows; buildings beyond the last space give a "
              "medallion."),
          ("OAI-5.6", "OAI-5.8", "OAI-5.9"), "ai"),
    Topic("sector", msg("Sector"),
          msg("Empty circles of the AI's board show sector·size: a tile goes to the lowest free sector of its size."),
          ("OAI-4.1", "OAI-4.2", "OAI-4.4", "OAI-4.9"), "ai"),
)  # fmt: skip
PLACING = (
    msg("You may rotate a tile but not flip it. It must cover empty circles and touch something already placed."),
    ("ORI-5.5", "ORI-5.7", "ORI-5.8", "ORI-5.9", "ORI-6.1"),
)
TAKING = (
    msg("Take the card with its tile and creatures for the price of its place; the tile is placed, then its action."),
    ("ORI-4.1", "ORI-4.2", "ORI-4.3", "ORI-4.4"),
)
TERRAINS = (
    msg("Three connected circles earn the Titan; four different terrains are the site for a temple."),
    ("ORI-1.6", "ORI-6.1", "ORI-7.5"),
)
VOLCANOES = (
    msg("Wild: counts as any terrain. Each comes with a creature that must be captured before you can build there."),
    ("ORI-1.6", "ORI-6.3", "ORI-7.5", "ORI-7.7", "ORI-8.9"),
)
BUYING = (
    msg("One more action in this turn, for hoplites, nuggets or captured creatures, all of one kind."),
    ("ORI-9.1", "ORI-9.2", "ORI-9.3"),
)
WORDS: dict[str, Meaning] = {
    MEDALLION.code: (msg("Nuggets are forged into a medallion, 1 point for good."), ("ORI-7.4", "ORI-1.4")),
    TEMPLE.code: (
        msg("Four circles in a rhombus with four different terrains, none beside a creature: 1 point for good."),
        ("ORI-7.5", "ORI-7.7", "ORI-1.4"),
    ),
    USE.code: (msg("The Titan stays with you, inactive."), ("ORI-6.4", "ORI-6.5")),
    KEEP.code: (msg("The Titan stays with you, active."), ("ORI-6.4", "ORI-6.7")),
}


def vocabulary(box: Box) -> tuple[Any, ...]:
    """What can be asked about."""
    titans = (TitanOf(terrain) for terrain in BASE)
    return (*TOPICS, MEDALLION, TEMPLE, *Action, *Terrain, *titans, *Kind, *dict.fromkeys(box.creatures))


def explain(box: Box, thing: object) -> Explanation | None:
    """What something of this box does, with a remark where its numbers are our reconstruction."""
    found = explanation(box, thing)
    if found is None:
        return None
    text, rules, block = found
    if block in box.reconstructed:
        text = msg("{text} Part of this is our reconstruction; if your copy differs, your copy is right.", text=text)
    return Explanation(option_text(thing), text, rules)


def explanation(box: Box, thing: object) -> tuple[Message, tuple[str, ...], str] | None:
    """The text, its rules, and the block of the box where its values come from, if they do."""
    match thing:
        case Topic():
            return thing.text, thing.rules, thing.block
        case Take():
            return *ACTIONS[thing.offer.card.action], ""
        case Card():
            return *TAKING, "prices"
        case Lay() | Tile():
            return *PLACING, ""
        case Creature():
            return creature_text(thing), ("ORI-8.8", "ORI-8.3", "ORI-7.7"), "creatures"
        case Fight():
            return explanation(box, thing.creature)
        case Build():
            return explanation(box, thing.building)
        case Building() | Kind():
            kind = thing.kind if isinstance(thing, Building) else thing
            effect = msg("{kind}: {effect}.", kind=thing, effect=KIND_EFFECTS[kind])
            return effect, KINDS[kind][1], "buildings" if kind is Kind.SIEGE_ENGINES else ""
        case Buy() | Goods():
            return *BUYING, ""
        case Keep() | TitanOf():
            power = POWERS[box.titans[thing.terrain]]
            text = msg("1 point while you hold it, and a power to use once: {power}.", power=power)
            return text, TITAN_RULES, "titans"
        case Action():
            return *ACTIONS[thing], ""
        case Terrain():
            return *(VOLCANOES if thing is Terrain.VOLCANO else TERRAINS), ""
        case Word() if thing.code in WORDS:
            return *WORDS[thing.code], ""
    return None


def creature_text(creature: Creature) -> Message:
    loot = goods_said(creature.hoplites, creature.nuggets)
    return msg("Strength {n}; whoever captures it gains {loot}.", n=creature.strength, loot=loot)
