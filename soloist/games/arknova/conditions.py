"""The conditions at the left edge of cards, what animals and sponsors cost, and what is missing to play one.

A card can be played if nothing keeps it back: `unmet_…` names everything that does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias, TypeVar

from soloist.engine.flow import Refusal
from soloist.engine.words import msg, nmsg
from soloist.games.arknova.buildings import UNIQUE
from soloist.games.arknova.cards import NO_NEEDS, Action, Animal, Card, Discount, Icon, Needs, Project, Size, Sponsor
from soloist.games.arknova.construction import has_spot
from soloist.games.arknova.enclosures import flock_size, has_home
from soloist.games.arknova.state import ArkNovaTable, Building, Lasting, Zoo

CardT = TypeVar("CardT", Animal, Sponsor, Project)

PARTNER_DISCOUNT = 3
SMALL_DISCOUNT = 3
LARGE_DISCOUNT = 4


@cache
def too_poor(rule: str, cost: int, money: int) -> Refusal:
    return Refusal(rule, msg("costs {cost}; you are {lack} money short", cost=cost, lack=cost - money))


def in_reach(table: ArkNovaTable, cards: Sequence[Card], folders: int, kind: type[CardT]) -> list[tuple[CardT, int]]:
    """Those of the cards that are of a kind, and of so many folders of the display, with the folder's number."""
    found = [(card, 0) for card in cards if type(card) is kind]
    if folders:
        shown = enumerate(table.display[:folders], 1)
        found += [(card, folder) for folder, card in shown if type(card) is kind]
    return found


# what is missing at the left edge


Lack: TypeAlias = tuple[int, Callable[..., Refusal], tuple[Any, ...]]
"""How many symbols are missing, and how to say it."""


def lacking(zoo: Zoo, needs: Needs, continents: tuple[Icon, ...], upgraded: bool, action: Action) -> list[Lack]:
    """Each condition that fails: every missing copy counts by itself [AN-6.3, AN-6.11, AN-6.13, AN-8.7]."""
    found: list[Lack] = []
    for icon, number in needs.icons:
        if zoo.icons[icon] < number:
            lack = number - zoo.icons[icon]
            found.append((lack, _no_icons, (action, icon, lack)))
    if needs.partner_zoo and (lack := missing_partner_zoos(zoo, needs, continents)):
        found.append((lack, _no_partner_zoo, (needs.partner_zoo, continents)))
    if needs.reputation > zoo.reputation:
        found.append((1, _no_reputation, (action, needs.reputation, zoo.reputation)))
    if needs.upgraded and not upgraded:
        found.append((1, _not_on_side_ii, (action,)))
    if needs.max_appeal is not None and zoo.appeal > needs.max_appeal:
        found.append((1, _too_much_appeal, (action, needs.max_appeal, zoo.appeal)))
    return found


def is_lacking(zoo: Zoo, needs: Needs, continents: tuple[Icon, ...], upgraded: bool) -> bool:
    """Whether any condition fails, which needs no words. Must agree with `lacking`."""
    if needs.reputation > zoo.reputation or (needs.upgraded and not upgraded):
        return True
    for icon, number in needs.icons:
        if zoo.icons[icon] < number:
            return True
    if needs.max_appeal is not None and zoo.appeal > needs.max_appeal:
        return True
    return needs.partner_zoo > 0 and missing_partner_zoos(zoo, needs, continents) > 0


def refusals(missing: list[Lack]) -> list[Refusal]:
    return [tell(*numbers) for _, tell, numbers in missing]


def missing_symbols(zoo: Zoo, needs: Needs, continents: tuple[Icon, ...], upgraded: bool) -> int:
    """How many symbols fail."""
    return sum(number for number, _, _ in lacking(zoo, needs, continents, upgraded, Action.ANIMALS))


def missing_partner_zoos(zoo: Zoo, needs: Needs, continents: tuple[Icon, ...]) -> int:
    """On an animal one of its own continent, on a sponsor any ones [AN-6.13]."""
    if not continents:
        return max(0, needs.partner_zoo - len(zoo.partner_zoos))
    for continent in continents:
        if continent in zoo.partner_zoos:
            return 0
    return 1


RULE = {Action.ANIMALS: "AN-6.3", Action.SPONSORS: "AN-8.7"}


def _no_icons(action: Action, icon: Icon, n: int) -> Refusal:
    return Refusal(RULE[action], nmsg("needs {n} more {icon} icon", "needs {n} more {icon} icons", n=n, icon=icon))


def _no_partner_zoo(number: int, continents: tuple[Icon, ...]) -> Refusal:
    if not continents:
        return Refusal("AN-8.7", nmsg("needs {n} partner zoo", "needs {n} partner zoos", n=number))
    return Refusal("AN-6.13", msg("needs the {continent} partner zoo", continent=continents[0]))


def _no_reputation(action: Action, n: int, have: int) -> Refusal:
    return Refusal(RULE[action], msg("needs {n} reputation; you have {have}", n=n, have=have))


def _not_on_side_ii(action: Action) -> Refusal:
    rule = "AN-6.10" if action is Action.ANIMALS else "AN-8.3"
    return Refusal(rule, msg("needs {action} on side II", action=action))


def _too_much_appeal(action: Action, n: int, have: int) -> Refusal:
    return Refusal(RULE[action], msg("needs {n} appeal or less; you have {have}", n=n, have=have))


# animals


def price(zoo: Zoo, animal: Animal, folder: int = 0) -> int:
    """Cost and folder less the discounts, not below 0 [AN-6.4, AN-6.14, AN-S.229, AN-S.230]."""
    cost = animal.cost + folder
    if zoo.partner_zoos:
        for continent in animal.continents:
            if continent in zoo.partner_zoos:
                cost -= PARTNER_DISCOUNT
    if zoo.lasting:
        if animal.size_class is Size.SMALL and zoo.lasting & Lasting.SMALL_DISCOUNT:
            cost -= SMALL_DISCOUNT
        elif animal.size_class is Size.LARGE and zoo.lasting & Lasting.LARGE_DISCOUNT:
            cost -= LARGE_DISCOUNT
    return cost if cost > 0 else 0


def discounts(zoo: Zoo, animal: Animal) -> tuple[tuple[Icon | Sponsor, int], ...]:
    """What makes it cheaper, and by how much [AN-6.4, AN-S.229, AN-S.230]. Must agree with `price`."""
    found: list[tuple[Icon | Sponsor, int]] = [
        (continent, PARTNER_DISCOUNT) for continent in animal.continents if continent in zoo.partner_zoos
    ]
    if zoo.lasting & (Lasting.SMALL_DISCOUNT | Lasting.LARGE_DISCOUNT):
        found += [
            (sponsor, SMALL_DISCOUNT if effect.size is Size.SMALL else LARGE_DISCOUNT)
            for sponsor in zoo.sponsors
            for effect in sponsor.ongoing
            if isinstance(effect, Discount) and effect.size is animal.size_class
        ]
    return tuple(found)


def ignorable(zoo: Zoo, animal: Animal) -> int:
    """How many symbols may be missing: Research Institute, WAZA Large Animal Program [AN-6.11, AN-M.6, AN-S.263]."""
    may = 1 if zoo.covered & zoo.map.institute else 0
    if zoo.lasting & Lasting.LARGE_ANIMAL_PROGRAM and animal.size_class is Size.LARGE:
        may += 1
    return may


def is_assigned_elsewhere(zoo: Zoo, animal: Animal) -> bool:
    """WAZA Special Assignment forbids the class that was not chosen [AN-S.227]."""
    return zoo.assignment is not None and animal.size_class not in (zoo.assignment, Size.MEDIUM)


def too_expensive(zoo: Zoo, animal: Animal, folder: int, upgraded: bool, among: list[Building]) -> int:
    """What it costs, if that is too much."""
    cost = price(zoo, animal, folder)
    return cost if cost > zoo.money else 0


def symbols_missing(zoo: Zoo, animal: Animal, folder: int, upgraded: bool, among: list[Building]) -> list[Lack]:
    """All that is missing at the left edge, if that is more than may be ignored [AN-6.11]."""
    if animal.needs is NO_NEEDS:
        return []
    missing = lacking(zoo, animal.needs, animal.continents, upgraded, Action.ANIMALS)
    if missing and sum([number for number, _, _ in missing]) > ignorable(zoo, animal):
        return missing
    return []


def assigned_elsewhere(zoo: Zoo, animal: Animal, folder: int, upgraded: bool, among: list[Building]) -> bool:
    return zoo.assignment is not None and is_assigned_elsewhere(zoo, animal)


def homeless(zoo: Zoo, animal: Animal, folder: int, upgraded: bool, among: list[Building]) -> bool:
    return not has_home(zoo, animal, among)


def _too_few_symbols(zoo: Zoo, animal: Animal, missing: list[Lack]) -> list[Refusal]:
    found = refusals(missing)
    if may := ignorable(zoo, animal):
        text = nmsg("only {n} of these may be ignored", "only {n} of these may be ignored", n=may)
        found.append(Refusal("AN-6.11", text))
    return found


def _not_assigned(zoo: Zoo, animal: Animal, _: bool) -> list[Refusal]:
    return [Refusal("AN-S.227", msg("your WAZA assignment forbids {size} animals", size=animal.size_class))]


OBSTACLES: tuple[tuple[Callable[..., Any], Callable[[Zoo, Animal, Any], list[Refusal]]], ...] = (
    (too_expensive, lambda zoo, _, cost: [too_poor("AN-6.4", cost, zoo.money)]),
    (symbols_missing, _too_few_symbols),
    (assigned_elsewhere, _not_assigned),
    (homeless, lambda _, animal, __: [no_home(animal)]),
)
"""What can keep an animal of the hand (folder 0) or the display from a vacant enclosure, and how it is told."""


def unmet_by_animal(zoo: Zoo, animal: Animal, folder: int, upgraded: bool, among: list[Building]) -> list[Refusal]:
    """Everything that keeps it from being played now; `among` are the vacant enclosures [AN-6.2]."""
    found = []
    for obstacle, tell in OBSTACLES:
        if what := obstacle(zoo, animal, folder, upgraded, among):
            found += tell(zoo, animal, what)
    return found


def is_playable_animal(zoo: Zoo, animal: Animal, folder: int, upgraded: bool, among: list[Building]) -> bool:
    """Whether nothing does, which needs no words."""
    return is_ready_for(zoo, animal, folder, upgraded) and has_home(zoo, animal, among)


def is_ready_for(zoo: Zoo, animal: Animal, folder: int, upgraded: bool) -> bool:
    """Whether nothing but the lack of an enclosure can keep it back. Must agree with `OBSTACLES`; so many animals are
    looked at that each obstacle is asked for by name."""
    if animal.cost + folder > zoo.money:
        has_discounts = zoo.partner_zoos or zoo.lasting
        if not has_discounts or price(zoo, animal, folder) > zoo.money:
            return False
    if animal.needs is not NO_NEEDS and is_lacking(zoo, animal.needs, animal.continents, upgraded):
        may_ignore = zoo.map.institute or zoo.lasting
        if not may_ignore or missing_symbols(zoo, animal.needs, animal.continents, upgraded) > ignorable(zoo, animal):
            return False
    return zoo.assignment is None or not is_assigned_elsewhere(zoo, animal)


def no_home(animal: Animal) -> Refusal:
    """There is no enclosure, said by what is needed [AN-6.5, AN-6.6, AN-6.16]."""
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


def unmet_by_sponsor(zoo: Zoo, sponsor: Sponsor, upgraded: bool) -> list[Refusal]:
    """Conditions, and a place for its unique building; level and money are the action's affair [AN-8.5, AN-8.7]."""
    found = []
    if sponsor.needs is not NO_NEEDS:
        found = refusals(lacking(zoo, sponsor.needs, (), upgraded, Action.SPONSORS))
    if sponsor.building and not has_spot(zoo, UNIQUE[sponsor.id]):
        found.append(NO_PLACE)
    return found


NO_PLACE = Refusal("AN-8.5", msg("there is no place for its building"))
