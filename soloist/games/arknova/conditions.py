"""The conditions at the left edge of cards, what animals and sponsors cost, and what is missing to play one.

`is_…` answers fast, `unmet_…` lists every condition that fails; the two must agree, which the laws check.
"""

from __future__ import annotations

from collections.abc import Iterator

from soloist.engine.flow import Refusal
from soloist.engine.words import msg, nmsg
from soloist.games.arknova.buildings import UNIQUE
from soloist.games.arknova.cards import NO_NEEDS, Action, Animal, Icon, Needs, Size, Sponsor
from soloist.games.arknova.construction import spots
from soloist.games.arknova.enclosures import flock_size, has_home, vacant
from soloist.games.arknova.state import Building, Lasting, Zoo

PARTNER_DISCOUNT = 3
SMALL_DISCOUNT = 3
LARGE_DISCOUNT = 4


def too_poor(rule: str, cost: int, zoo: Zoo) -> Refusal:
    return Refusal(rule, msg("costs {cost}, {lack} money is missing", cost=cost, lack=cost - zoo.money))


# what is missing at the left edge


def missing_symbols(zoo: Zoo, needs: Needs, continents: tuple[Icon, ...], upgraded: bool) -> int:
    """How many symbols fail, every missing copy counting by itself [AN-6.3, 6.11, 6.13, 8.7]."""
    if needs is NO_NEEDS:
        return 0
    missing = 0
    for icon, number in needs.icons:
        have = zoo.icons[icon]
        if have < number:
            missing += number - have
    if needs.partner_zoo:
        missing += missing_partner_zoos(zoo, needs, continents)
    if needs.reputation > zoo.reputation:
        missing += 1
    if needs.upgraded and not upgraded:
        missing += 1
    if needs.max_appeal is not None and zoo.appeal > needs.max_appeal:
        missing += 1
    return missing


def missing_partner_zoos(zoo: Zoo, needs: Needs, continents: tuple[Icon, ...]) -> int:
    """On an animal one of its own continent, on a sponsor any ones [AN-6.13]."""
    if not continents:
        return max(0, needs.partner_zoo - len(zoo.partner_zoos))
    return 0 if any(continent in zoo.partner_zoos for continent in continents) else 1


def unmet_needs(
    zoo: Zoo, needs: Needs, continents: tuple[Icon, ...], upgraded: bool, action: Action
) -> Iterator[Refusal]:
    """Each failing condition as a sentence."""
    rule = "AN-6.3" if action is Action.ANIMALS else "AN-8.7"
    for icon, number in needs.icons:
        lack = number - zoo.icons[icon]
        if lack > 0:
            yield Refusal(rule, nmsg("needs {n} more {icon} icon", "needs {n} more {icon} icons", n=lack, icon=icon))
    if needs.partner_zoo and missing_partner_zoos(zoo, needs, continents):
        yield _no_partner_zoo(needs, continents)
    if needs.reputation > zoo.reputation:
        yield Refusal(rule, msg("needs {n} reputation, you have {have}", n=needs.reputation, have=zoo.reputation))
    if needs.upgraded and not upgraded:
        side = "AN-6.10" if action is Action.ANIMALS else "AN-8.3"
        yield Refusal(side, msg("needs {action} on side II", action=action))
    if needs.max_appeal is not None and zoo.appeal > needs.max_appeal:
        yield Refusal(rule, msg("needs {n} appeal or less, you have {have}", n=needs.max_appeal, have=zoo.appeal))


def _no_partner_zoo(needs: Needs, continents: tuple[Icon, ...]) -> Refusal:
    if not continents:
        return Refusal("AN-8.7", nmsg("needs {n} partner zoo", "needs {n} partner zoos", n=needs.partner_zoo))
    return Refusal("AN-6.13", msg("needs the partner zoo of {continent}", continent=continents[0]))


# animals


def price(zoo: Zoo, animal: Animal, folder: int = 0) -> int:
    """Cost and folder less the discounts, not below 0 [AN-6.4, 6.14, S.229, S.230]."""
    cost = animal.cost + folder
    for continent in animal.continents:
        if continent in zoo.partner_zoos:
            cost -= PARTNER_DISCOUNT
    if zoo.lasting:
        if animal.size_class is Size.SMALL and zoo.lasting & Lasting.SMALL_DISCOUNT:
            cost -= SMALL_DISCOUNT
        elif animal.size_class is Size.LARGE and zoo.lasting & Lasting.LARGE_DISCOUNT:
            cost -= LARGE_DISCOUNT
    return max(cost, 0)


def ignorable(zoo: Zoo, animal: Animal) -> int:
    """How many symbols may be missing: Research Institute, WAZA Large Animal Program [AN-6.11, M.6, S.263]."""
    may = 1 if zoo.covered & zoo.map.institute else 0
    if zoo.lasting & Lasting.LARGE_ANIMAL_PROGRAM and animal.size_class is Size.LARGE:
        may += 1
    return may


def is_assigned_elsewhere(zoo: Zoo, animal: Animal) -> bool:
    """WAZA Special Assignment forbids the class that was not chosen [AN-S.227]."""
    return zoo.assignment is not None and animal.size_class not in (zoo.assignment, Size.MEDIUM)


def is_playable_animal(zoo: Zoo, animal: Animal, folder: int, upgraded: bool, among: list[Building]) -> bool:
    """Whether an animal can be played now, from hand (folder 0) or the display, into a vacant enclosure [AN-6.2]."""
    if animal.cost - zoo.money > 24 or price(zoo, animal, folder) > zoo.money:
        return False
    needs = animal.needs
    if needs is not NO_NEEDS:
        missing = missing_symbols(zoo, needs, animal.continents, upgraded)
        if missing and missing > ignorable(zoo, animal):
            return False
    if zoo.assignment is not None and is_assigned_elsewhere(zoo, animal):
        return False
    return has_home(zoo, animal, among)


def unmet_by_animal(zoo: Zoo, animal: Animal, folder: int, upgraded: bool) -> Iterator[Refusal]:
    """Everything that keeps an animal from being played now."""
    cost = price(zoo, animal, folder)
    if cost > zoo.money:
        yield too_poor("AN-6.4", cost, zoo)
    missing = missing_symbols(zoo, animal.needs, animal.continents, upgraded)
    may = ignorable(zoo, animal)
    if missing > may:
        yield from unmet_needs(zoo, animal.needs, animal.continents, upgraded, Action.ANIMALS)
        if may:
            yield Refusal(
                "AN-6.11", nmsg("only {n} of these may be ignored", "only {n} of these may be ignored", n=may)
            )
    if is_assigned_elsewhere(zoo, animal):
        yield Refusal("AN-S.227", msg("your WAZA assignment forbids {size} animals", size=animal.size_class))
    if not has_home(zoo, animal, vacant(zoo)):
        yield no_home(animal)


def no_home(animal: Animal) -> Refusal:
    """There is no enclosure, said by what is needed [AN-6.5, 6.6, 6.16]."""
    if not animal.size:
        return Refusal("AN-6.6", msg("no free space in a petting zoo"))
    if flock_size(animal):
        return Refusal("AN-6.12", msg("no empty enclosure of size {size}, and no herd to share with", size=animal.size))
    if animal.rock and animal.water:
        return Refusal(
            "AN-6.16",
            msg(
                "no empty enclosure of size {size} beside {rock} rock and {water} water",
                size=animal.size,
                rock=animal.rock,
                water=animal.water,
            ),
        )
    if animal.rock:
        return Refusal(
            "AN-6.16", msg("no empty enclosure of size {size} beside {n} rock", size=animal.size, n=animal.rock)
        )
    if animal.water:
        return Refusal(
            "AN-6.16", msg("no empty enclosure of size {size} beside {n} water", size=animal.size, n=animal.water)
        )
    return Refusal("AN-6.5", msg("no empty enclosure of size {size} or more", size=animal.size))


# sponsors


def level_of(zoo: Zoo, sponsor: Sponsor) -> int:
    """One lower once all three spaces of Hollywood are covered [AN-M.8]."""
    hollywood = zoo.map.hollywood
    if hollywood and not hollywood & ~zoo.covered:
        return max(0, sponsor.level - 1)
    return sponsor.level


def is_playable_sponsor(zoo: Zoo, sponsor: Sponsor, upgraded: bool) -> bool:
    """Conditions, and a place for its unique building; level and money are the action's affair [AN-8.5, 8.7]."""
    if sponsor.needs is not NO_NEEDS and missing_symbols(zoo, sponsor.needs, (), upgraded):
        return False
    return not sponsor.building or bool(spots(zoo, UNIQUE[sponsor.id]))


def unmet_by_sponsor(zoo: Zoo, sponsor: Sponsor, upgraded: bool) -> Iterator[Refusal]:
    """Everything that keeps a sponsor from being played, level and money aside."""
    yield from unmet_needs(zoo, sponsor.needs, (), upgraded, Action.SPONSORS)
    if sponsor.building and not spots(zoo, UNIQUE[sponsor.id]):
        yield Refusal("AN-8.5", msg("there is no place for its building"))
