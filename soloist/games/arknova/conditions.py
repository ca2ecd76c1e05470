"""The conditions at the left edge of cards, what animals and sponsors cost, and what is missing to play one.

A card can be played if nothing keeps it back: `unmet_…` names everything that does. A refusal of the same words is made
once, so that looking for one is fast.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeVar

from soloist.engine.flow import Refusal
from soloist.engine.words import msg, nmsg
from soloist.games.arknova.buildings import UNIQUE
from soloist.games.arknova.cards import NO_NEEDS, Action, Animal, Card, Icon, Needs, Project, Size, Sponsor
from soloist.games.arknova.construction import has_spot
from soloist.games.arknova.enclosures import flock_size, homes
from soloist.games.arknova.state import Building, Lasting, Table, Zoo

CardT = TypeVar("CardT", Animal, Sponsor, Project)

PARTNER_DISCOUNT = 3
SMALL_DISCOUNT = 3
LARGE_DISCOUNT = 4


@cache
def too_poor(rule: str, cost: int, money: int) -> Refusal:
    return Refusal(rule, msg("costs {cost}, {lack} money is missing", cost=cost, lack=cost - money))


def in_reach(table: Table, cards: list[Card], folders: int, kind: type[CardT]) -> list[tuple[CardT, int]]:
    """Those of the cards that are of a kind, and of so many folders of the display, with the folder's number."""
    found = [(card, 0) for card in cards if type(card) is kind]
    if folders:
        shown = enumerate(table.display[:folders], 1)
        found += [(card, folder) for folder, card in shown if type(card) is kind]
    return found


# what is missing at the left edge


def lacking(
    zoo: Zoo, needs: Needs, continents: tuple[Icon, ...], upgraded: bool, action: Action
) -> list[tuple[int, Refusal]]:
    """Each condition that fails, and how many symbols: every missing copy counts [AN-6.3, 6.11, 6.13, 8.7]."""
    found = []
    for icon, number in needs.icons:
        if zoo.icons[icon] < number:
            lack = number - zoo.icons[icon]
            found.append((lack, _no_icons(action, icon, lack)))
    if needs.partner_zoo and (lack := missing_partner_zoos(zoo, needs, continents)):
        found.append((lack, _no_partner_zoo(needs.partner_zoo, continents)))
    if needs.reputation > zoo.reputation:
        found.append((1, _no_reputation(action, needs.reputation, zoo.reputation)))
    if needs.upgraded and not upgraded:
        found.append((1, NOT_ON_SIDE_II[action]))
    if needs.max_appeal is not None and zoo.appeal > needs.max_appeal:
        found.append((1, _too_much_appeal(action, needs.max_appeal, zoo.appeal)))
    return found


def missing_symbols(zoo: Zoo, needs: Needs, continents: tuple[Icon, ...], upgraded: bool) -> int:
    """How many symbols fail."""
    return sum(number for number, _ in lacking(zoo, needs, continents, upgraded, Action.ANIMALS))


def missing_partner_zoos(zoo: Zoo, needs: Needs, continents: tuple[Icon, ...]) -> int:
    """On an animal one of its own continent, on a sponsor any ones [AN-6.13]."""
    if not continents:
        return max(0, needs.partner_zoo - len(zoo.partner_zoos))
    return 0 if any(continent in zoo.partner_zoos for continent in continents) else 1


RULE = {Action.ANIMALS: "AN-6.3", Action.SPONSORS: "AN-8.7"}
NOT_ON_SIDE_II = {
    action: Refusal(rule, msg("needs {action} on side II", action=action))
    for action, rule in ((Action.ANIMALS, "AN-6.10"), (Action.SPONSORS, "AN-8.3"))
}


@cache
def _no_icons(action: Action, icon: Icon, n: int) -> Refusal:
    return Refusal(RULE[action], nmsg("needs {n} more {icon} icon", "needs {n} more {icon} icons", n=n, icon=icon))


@cache
def _no_partner_zoo(number: int, continents: tuple[Icon, ...]) -> Refusal:
    if not continents:
        return Refusal("AN-8.7", nmsg("needs {n} partner zoo", "needs {n} partner zoos", n=number))
    return Refusal("AN-6.13", msg("needs the partner zoo of {continent}", continent=continents[0]))


@cache
def _no_reputation(action: Action, n: int, have: int) -> Refusal:
    return Refusal(RULE[action], msg("needs {n} reputation, you have {have}", n=n, have=have))


@cache
def _too_much_appeal(action: Action, n: int, have: int) -> Refusal:
    return Refusal(RULE[action], msg("needs {n} appeal or less, you have {have}", n=n, have=have))


# animals


def price(zoo: Zoo, animal: Animal, folder: int = 0) -> int:
    """Cost and folder less the discounts, not below 0 [AN-6.4, 6.14, S.229, S.230]."""
    cost = animal.cost + folder
    for continent in animal.continents if zoo.partner_zoos else ():
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


def unmet_by_animal(zoo: Zoo, animal: Animal, folder: int, upgraded: bool, among: list[Building]) -> Iterator[Refusal]:
    """Everything that keeps an animal of the hand (folder 0) or the display from a vacant enclosure now [AN-6.2]."""
    cost = price(zoo, animal, folder)
    if cost > zoo.money:
        yield too_poor("AN-6.4", cost, zoo.money)
    if animal.needs is not NO_NEEDS:
        missing = lacking(zoo, animal.needs, animal.continents, upgraded, Action.ANIMALS)
        if missing and sum([number for number, _ in missing]) > (may := ignorable(zoo, animal)):
            for _, refusal in missing:
                yield refusal
            if may:
                yield Refusal(
                    "AN-6.11", nmsg("only {n} of these may be ignored", "only {n} of these may be ignored", n=may)
                )
    if zoo.assignment is not None and is_assigned_elsewhere(zoo, animal):
        yield Refusal("AN-S.227", msg("your WAZA assignment forbids {size} animals", size=animal.size_class))
    if not any(homes(zoo, animal, among)):
        yield no_home(animal)


@cache
def no_home(animal: Animal) -> Refusal:
    """There is no enclosure, said by what is needed [AN-6.5, 6.6, 6.16]."""
    size, rock, water = animal.size, animal.rock, animal.water
    if not size:
        return Refusal("AN-6.6", msg("no free space in a petting zoo"))
    if flock_size(animal):
        return Refusal("AN-6.12", msg("no empty enclosure of size {size}, and no herd to share with", size=size))
    if rock and water:
        text = msg("no empty enclosure of size {size} beside {rock} rock and {water} water",
                   size=size, rock=rock, water=water)  # fmt: skip
        return Refusal("AN-6.16", text)
    if rock:
        return Refusal("AN-6.16", msg("no empty enclosure of size {size} beside {n} rock", size=size, n=rock))
    if water:
        return Refusal("AN-6.16", msg("no empty enclosure of size {size} beside {n} water", size=size, n=water))
    return Refusal("AN-6.5", msg("no empty enclosure of size {size} or more", size=size))


# sponsors


def level_of(zoo: Zoo, sponsor: Sponsor) -> int:
    """One lower once all three spaces of Hollywood are covered [AN-M.8]."""
    hollywood = zoo.map.hollywood
    if hollywood and not hollywood & ~zoo.covered:
        return max(0, sponsor.level - 1)
    return sponsor.level


def unmet_by_sponsor(zoo: Zoo, sponsor: Sponsor, upgraded: bool) -> Iterator[Refusal]:
    """Conditions, and a place for its unique building; level and money are the action's affair [AN-8.5, 8.7]."""
    if sponsor.needs is not NO_NEEDS:
        for _, refusal in lacking(zoo, sponsor.needs, (), upgraded, Action.SPONSORS):
            yield refusal
    if sponsor.building and not has_spot(zoo, UNIQUE[sponsor.id]):
        yield NO_PLACE


NO_PLACE = Refusal("AN-8.5", msg("there is no place for its building"))
