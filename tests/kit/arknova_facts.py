"""What the facts of Ark Nova name, from cards to maps, and what carries it out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from soloist.engine.notation import Word
from soloist.games.arknova import counting, turn
from soloist.games.arknova.actions.animals import play_animal
from soloist.games.arknova.actions.association import do_task
from soloist.games.arknova.actions.sponsors import lasting_of, play_sponsor
from soloist.games.arknova.answers import BREAK, DECK, DONATE, DRAW, SNAP
from soloist.games.arknova.board import BONUS_TILES, UNIVERSITIES, BonusTile, Task, University
from soloist.games.arknova.buildings import KINDS, Kind
from soloist.games.arknova.cards import (
    ANIMALS,
    FINAL_CARDS,
    KEYWORDS,
    PROJECTS,
    SPONSORS,
    Ability,
    Action,
    Animal,
    Counted,
    Covering,
    Discount,
    Effect,
    FinalScoring,
    Gain,
    Icon,
    Place,
    Project,
    Shared,
    Special,
    Sponsor,
    Tiers,
    Tokens,
    Trigger,
)
from soloist.games.arknova.conditions import is_assigned_elsewhere, price
from soloist.games.arknova.construction import covering_coming, place
from soloist.games.arknova.effects import ABILITIES, GAINS, PLACES, SPECIALS, carry_out
from soloist.games.arknova.enclosures import can_share
from soloist.games.arknova.maps import MAPS, Reward, ZooMap, rewards_of
from soloist.games.arknova.maps import Gain as MapGain
from soloist.games.arknova.performing import PERFORM
from soloist.games.arknova.projects import spendable, support
from soloist.games.arknova.rewards import effects_of
from soloist.games.arknova.scoring import final_conservation
from soloist.games.arknova.setup import take_map
from soloist.games.arknova.state import Lasting
from soloist.wording.arknova import explain
from tests.kit.facts import Fact, Walk
from tests.kit.trees import ROOT

assert turn.REGISTERED  # by now every module has said what it carries out

LASTING = re.compile(r"(?<!: )Lasting\.([A-Z_]+)")
KEPT_ELSEWHERE = {
    "breeding-cooperation": spendable,
    "breeding-program": spendable,
    "waza-special-assignment": is_assigned_elsewhere,
}


def looked_at() -> frozenset[str]:
    """The lasting effects that some rule asks for."""
    folder = ROOT / "soloist" / "games" / "arknova"
    texts = [path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))]
    return frozenset(name for text in texts for name in LASTING.findall(text))


ASKED_FOR = looked_at()

# what carries an effect out


def carriers(effect: Effect) -> Iterator[object]:
    """The functions behind an effect of a card, tile or map; None where one is missing."""
    match effect:
        case Gain(what=what, per=counted):
            yield GAINS.get(what)
            yield from counters(() if counted is None else (counted,))
        case Tiers(what=what, count=counted):
            yield GAINS.get(what)
            yield from counters((counted,))
        case Shared(gain=gain) | Covering(gain=gain):
            yield from (covering_coming, *carriers(gain))
        case Trigger(effect=inner):
            yield from carriers(inner)
        case Ability(keyword=keyword):
            yield ABILITIES.get(keyword) if keyword != "flock_animal" else can_share
        case Place(building=building):
            yield PLACES[0] if PLACES and any(kind.code == building for kind in KINDS) else None
        case Special(code=code):
            yield SPECIALS.get(code)
        case Tokens():
            yield carry_out
        case Discount():
            yield price


def counters(counted: Iterable[Icon | Counted]) -> Iterator[object]:
    for each in counted:
        if isinstance(each, Icon) or each is Counted.CATEGORY_MAJORITY:
            yield counting.count
        else:
            yield counting.COUNTS.get(each)


def lasting(sponsor: Sponsor, effect: Effect) -> Iterator[object]:
    """A lasting effect is a flag that a rule looks at, or is kept elsewhere."""
    if not isinstance(effect, Special):
        yield from carriers(effect)
    elif flags := lasting_of(sponsor):
        names = [name for name, flag in vars(Lasting).items() if isinstance(flag, int) and flag & flags]
        yield from (name if name in ASKED_FOR else None for name in names)
    else:
        yield KEPT_ELSEWHERE.get(effect.code)


# the facts


def card(thing: Animal | Sponsor | Project | FinalScoring, kind: str, rules: Iterable[object]) -> Fact:
    """Scenarios name a card by its number, or by its notation where that is no icon's too."""
    number = f"{thing.id:03}"
    is_taken = isinstance(thing, Project) and thing.is_base
    written = number if is_taken else f"(?:{number}|{thing.code})"
    return Fact(f"{kind} {number} {thing.code}", written, rules=tuple(rules), explanation=explain(thing))


def animal(thing: Animal) -> Fact:
    abilities = [carrier for ability in (*thing.abilities, *thing.solo) for carrier in carriers(ability)]
    return card(thing, "animal", (play_animal, *abilities))


def sponsor(thing: Sponsor) -> Fact:
    effects = [*thing.on_play, *thing.triggers, *thing.income, *thing.endgame]
    carried = [carrier for effect in effects for carrier in carriers(effect)]
    kept = [carrier for effect in thing.ongoing for carrier in lasting(thing, effect)]
    return card(thing, "sponsor", (play_sponsor, *carried, *kept))


def project(thing: Project) -> Fact:
    return card(thing, "project", (support, *counters([thing.counted])))


def final(thing: FinalScoring) -> Fact:
    return card(thing, "final scoring card", (final_conservation, *counters(thing.counted)))


def ability(keyword: str) -> Fact:
    example = next(each for card in ANIMALS for each in (*card.abilities, *card.solo) if each.keyword == keyword)
    paragraph = f"AN-G\\.{keyword.replace('_', '').upper()}"
    return Fact(f"ability {keyword}", paragraph, rules=tuple(carriers(example)), explanation=explain(example))


def tile(thing: BonusTile) -> Fact:
    return Fact(f"tile {thing.code}", f"tile {thing.code}", rules=tuple(carriers(thing.effect)), explanation=thing.name)


def building(thing: Kind) -> Fact:
    written = f"(?:{thing.code}|{thing.sponsor})" if thing.is_unique else thing.code
    built = "" if thing.is_unique else thing.code
    return Fact(f"building {thing.code}", written, built, rules=(place,), explanation=explain(thing))


def university(thing: University) -> Fact:
    return Fact(f"university {thing.code}", thing.code, thing.code, rules=(do_task,), explanation=explain(thing))


def task(thing: Task) -> Fact:
    return Fact(f"task {thing.code}", thing.code, thing.code, rules=(do_task,), explanation=explain(thing))


def action(thing: Action) -> Fact:
    return Fact(
        f"action {thing.code}",
        rf"{thing.code}(?:\+\d)?",
        rf"{thing.code}(?:\+\d)?",
        rules=(PERFORM.get(thing),),
        explanation=explain(thing),
    )


def word(thing: Word) -> Fact:
    return Fact(f"answer {thing.code}", thing.code, thing.code, rules=(thing,), explanation=thing.say())


def zoo_map(thing: ZooMap) -> Fact:
    """Both sides of a map share a paragraph; which of them is played, `maps=` says."""
    paragraph = "0" if thing.id in ("A", "0") else thing.id.removesuffix("a")
    written = thing.id if thing.id.endswith("a") else rf"AN-M\.{paragraph}"
    return Fact(f"map {thing.id}", written, rules=(take_map,), explanation=explain(thing))


PARAGRAPHS = {
    MapGain.CLEVER: "AN-(?:13.18|M.6)", MapGain.EXTRA_ACTION: "AN-M.3", MapGain.FREE_HOUSE: "AN-M.5",
    MapGain.POUCH: "AN-M.7", MapGain.RECALL_WORKER: "AN-(?:7.25|M.11)", MapGain.CONTINENT_MARKER: "AN-M.9",
    MapGain.RESCUE: "AN-M.10", MapGain.STORE_CARD: "AN-M.11",
}  # fmt: skip


def reward(thing: Reward) -> Fact:
    """Rewards of maps have no names in scenarios: the paragraph that tells of them must be shown."""
    paragraph = PARAGRAPHS.get(thing.kind, "AN-13.1[89]").replace(".", r"\.", 1)
    carried = [carrier for effect in effects_of(thing) for carrier in carriers(effect)]
    return Fact(f"reward {thing.code}", paragraph, rules=tuple(carried), explanation=thing.say())


PLAYABLE = [each for each in MAPS.values() if each.refused is None]
REWARDS = sorted({gain for each in PLAYABLE for gain in rewards_of(each)}, key=lambda gain: gain.code)

WALK = Walk(
    [
        *map(animal, ANIMALS),
        *map(sponsor, SPONSORS),
        *map(project, PROJECTS),
        *map(final, FINAL_CARDS),
        *map(ability, KEYWORDS),
        *map(tile, BONUS_TILES),
        *map(building, KINDS),
        *map(university, UNIVERSITIES),
        *map(task, Task),
        *map(action, Action),
        *map(word, (DRAW, SNAP, DECK, BREAK, DONATE)),
        *map(zoo_map, PLAYABLE),
        *map(reward, REWARDS),
    ],
    variants=("solo_appeal", "upgrade_in_use", "sponsor_icons"),
    automas=("arno",),
)
